//! The theorems about invariants of short games, on random games.

use proptest::prelude::*;
use std::collections::HashMap;
use tweedle_engine::Player::{self, Left, Right};
use tweedle_engine::number::{Dyadic, Integer, Natural};
use tweedle_engine::short::{Id, Parity, Store, Thermograph};

/// A game as it is made: a small value, or options of both players.
#[derive(Clone, Debug)]
enum Shape {
    Small(usize),
    Options(Vec<Shape>, Vec<Shape>),
}

const SMALL: [&str; 14] =
    ["0", "0", "1", "-1", "2", "-2", "1/2", "-3/4", "*", "*2", "^", "v", "^*", "1*"];
/// The ones that are all small.
const DICOTS: [&str; 8] = ["0", "0", "*", "*2", "^", "v", "^*", "v2*3"];

/// Positive games.
const UNITS: [&str; 8] = ["1", "1/2", "^", "^^*", "^[2]", "Tiny(1)", "{2|1}", "{1|^}"];

fn shape(smalls: usize) -> impl Strategy<Value = Shape> {
    (0..smalls).prop_map(Shape::Small).prop_recursive(4, 30, 3, |inner| {
        let side = || proptest::collection::vec(inner.clone(), 1..3);
        (side(), side()).prop_map(|(lefts, rights)| Shape::Options(lefts, rights))
    })
}

fn any() -> impl Strategy<Value = Shape> {
    shape(SMALL.len())
}

fn made(store: &mut Store, shape: &Shape, smalls: &[&str]) -> Id {
    match shape {
        Shape::Small(i) => store.read(smalls[*i]).unwrap(),
        Shape::Options(lefts, rights) => {
            let [lefts, rights] = [lefts, rights]
                .map(|side| side.iter().map(|it| made(store, it, smalls)).collect::<Vec<_>>());
            store.game(&lefts, &rights).unwrap()
        }
    }
}

fn both(store: &mut Store, shapes: [&Shape; 2]) -> [Id; 2] {
    shapes.map(|shape| made(store, shape, &SMALL))
}

fn eighths(n: i64) -> Dyadic {
    Dyadic::new(n.into(), 3)
}

fn stop(store: &Store, g: Id, player: Player) -> Dyadic {
    store.as_number(store.stop(g, player)).unwrap()
}

fn wall(thermograph: &Thermograph, player: Player, t: &Dyadic) -> Dyadic {
    thermograph.wall(player).at(t)
}

/// Whether all of the game's plays end at a number after so many moves; by all plays.
fn tempers(store: &mut Store, known: &mut HashMap<Id, [bool; 2]>, g: Id) -> [bool; 2] {
    if store.is_number(g) {
        return [true, false];
    }
    if let Some(&known) = known.get(&g) {
        return known;
    }
    let mut found = [false; 2];
    for player in Player::BOTH {
        for option in store.options(g, player).unwrap() {
            let [even, odd] = tempers(store, known, option);
            found = [found[0] || odd, found[1] || even];
        }
    }
    known.insert(g, found);
    found
}

/// The score beside coupons, the greatest last: by all lines of play that take the greatest coupon or move in the game.
fn beside_coupons(store: &mut Store, g: Id, coupons: &[Dyadic], player: Player) -> Dyadic {
    let Some((greatest, rest)) = coupons.split_last() else { return stop(store, g, player) };
    let opponent = player.opponent();
    let mut scores =
        vec![beside_coupons(store, g, rest, opponent) + greatest.times(player.sign().into())];
    // Nobody gains by a move in a number.
    if !store.is_number(g) {
        for option in store.options(g, player).unwrap() {
            scores.push(beside_coupons(store, option, coupons, opponent));
        }
    }
    match player {
        Left => scores.into_iter().max().unwrap(),
        Right => scores.into_iter().min().unwrap(),
    }
}

fn stops_by_count(store: &mut Store, g: Id) -> u64 {
    if store.is_number(g) {
        return 1;
    }
    let options: Vec<Id> =
        Player::BOTH.iter().flat_map(|&player| store.options(g, player).unwrap()).collect();
    options.into_iter().map(|option| stops_by_count(store, option)).sum()
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(500))]

    #[test]
    fn thermographs(g in any(), h in any(), t in -8..24_i64) {
        let mut store = Store::default();
        let [g, h] = both(&mut store, [&g, &h]);
        let sum = store.sum(g, h).unwrap();
        let [of_g, of_h, of_sum] = [g, h, sum].map(|game| store.thermograph(game).unwrap());
        // The mean is additive, and a sum no hotter than its hottest term.
        prop_assert_eq!(of_sum.mean(), &(of_g.mean() + of_h.mean()));
        prop_assert!(of_sum.temperature() <= of_g.temperature().max(of_h.temperature()));
        // Walls of sums are bounded as stops are, at each temperature from -1 on.
        let t = eighths(t);
        let walls = |player| [&of_g, &of_h, &of_sum].map(|it| wall(it, player, &t));
        let ([lg, lh, l], [rg, rh, r]) = (walls(Left), walls(Right));
        prop_assert!(&rg + &rh <= r && r <= &lg + &rh);
        prop_assert!(&lg + &rh <= l && l <= &lg + &lh);
        // Better games have better walls.
        if store.le(g, h).unwrap() {
            prop_assert!(lg <= lh && rg <= rh);
        }
        for it in [&of_g, &of_h, &of_sum] {
            prop_assert!(it.wall(Left).slopes().all(|slope| [-1, 0].contains(&slope)));
            prop_assert!(it.wall(Right).slopes().all(|slope| [0, 1].contains(&slope)));
            prop_assert!(wall(it, Left, &t) >= wall(it, Right, &t));
        }
        // The negative has the same picture, seen from the other side.
        let negative = store.negative(g).unwrap();
        let negative = store.thermograph(negative).unwrap();
        prop_assert_eq!(wall(&negative, Left, &t), -wall(&of_g, Right, &t));
    }

    #[test]
    fn orthodox_options_hold_the_wall(g in any(), t in 0..16_i64) {
        let mut store = Store::default();
        let g = made(&mut store, &g, &SMALL);
        let temperature = store.temperature(g).unwrap();
        let t = eighths(t);
        for player in Player::BOTH {
            let options = store.options(g, player).unwrap();
            let orthodox = store.orthodox_options(g, player, &t).unwrap();
            prop_assert!(orthodox.iter().all(|option| options.contains(option)));
            if t <= temperature {
                prop_assert!(!orthodox.is_empty());
            }
        }
    }

    #[test]
    fn cooling(g in any(), h in any(), t in -7..24_i64, more in 0..8_i64) {
        let mut store = Store::default();
        let [g, h] = both(&mut store, [&g, &h]);
        let sum = store.sum(g, h).unwrap();
        let t = eighths(t);
        let [by_g, by_h, by_sum] = [g, h, sum].map(|game| store.cooled(game, &t).unwrap());
        // Cooling respects sums and order; of numbers at their own temperature less is said.
        let is_at_its_end = |store: &mut Store, game| {
            store.is_number(game) && store.temperature(game).unwrap() == t
        };
        let has_end = [g, h, sum].iter().any(|&game| is_at_its_end(&mut store, game));
        if !has_end {
            prop_assert_eq!(store.sum(by_g, by_h).unwrap(), by_sum);
        }
        if !has_end && store.le(g, h).unwrap() {
            prop_assert!(store.le(by_g, by_h).unwrap());
        }
        // The walls are the stops of the cooled game.
        let thermograph = store.thermograph(g).unwrap();
        if t.signum() >= 0 {
            for player in Player::BOTH {
                prop_assert_eq!(stop(&store, by_g, player), wall(&thermograph, player, &t));
            }
            let further = store.cooled(by_g, &eighths(more)).unwrap();
            prop_assert_eq!(further, store.cooled(g, &(t.clone() + eighths(more))).unwrap());
        }
        // Above the temperature there is only the mean, at the temperature an infinitesimal besides.
        if t > *thermograph.temperature() {
            prop_assert_eq!(store.as_number(by_g), Some(thermograph.mean().clone()));
        }
        let frozen = store.frozen(g).unwrap();
        let temperature = thermograph.temperature();
        if *temperature > Dyadic::from(-1) {
            prop_assert_eq!(frozen, store.cooled(g, temperature).unwrap());
        }
        let mean = store.number(thermograph.mean().clone()).unwrap();
        let rest = store.difference(frozen, mean).unwrap();
        prop_assert!(store.is_infinitesimal(rest));
    }

    #[test]
    fn heating(g in any(), t in 0..16_i64) {
        let mut store = Store::default();
        let g = made(&mut store, &g, &SMALL);
        let t = eighths(t);
        let gain = store.number(t.clone()).unwrap();
        // Cooling undoes heating, and chilling undoes warming.
        let heated = store.heated(g, gain).unwrap();
        prop_assert_eq!(store.cooled(heated, &t).unwrap(), g);
        let warm = store.warmed(g).unwrap();
        prop_assert_eq!(store.cooled(warm, &1.into()).unwrap(), g);
    }

    #[test]
    fn heating_by_infinitesimals_respects_sums(g in any(), h in any()) {
        let mut store = Store::default();
        let [g, h] = both(&mut store, [&g, &h]);
        let sum = store.sum(g, h).unwrap();
        let star = store.nimber(1).unwrap();
        let [by_g, by_h, by_sum] = [g, h, sum].map(|game| store.heated(game, star).unwrap());
        prop_assert_eq!(store.sum(by_g, by_h).unwrap(), by_sum);
    }

    #[test]
    fn reduced_forms(g in any(), h in any()) {
        let mut store = Store::default();
        let [g, h] = both(&mut store, [&g, &h]);
        let sum = store.sum(g, h).unwrap();
        let [by_g, by_h, by_sum] = [g, h, sum].map(|game| store.reduced(game).unwrap());
        let rest = store.difference(g, by_g).unwrap();
        prop_assert!(store.is_infinitesimal(rest));
        prop_assert_eq!(store.reduced(by_g).unwrap(), by_g);
        let reduced = store.sum(by_g, by_h).unwrap();
        prop_assert_eq!(store.reduced(reduced).unwrap(), by_sum);
        // What differs by an infinitesimal has the same one, and it is no older.
        let gap = store.difference(g, h).unwrap();
        prop_assert_eq!(store.is_infinitesimal(gap), by_g == by_h);
        prop_assert!(store.birthday(by_g).unwrap() <= store.birthday(g).unwrap());
    }

    #[test]
    fn stops_of_sums(g in any(), h in any()) {
        let mut store = Store::default();
        let [g, h] = both(&mut store, [&g, &h]);
        let sum = store.sum(g, h).unwrap();
        let stops = |player| [g, h, sum].map(|game| stop(&store, game, player));
        let ([lg, lh, l], [rg, rh, r]) = (stops(Left), stops(Right));
        prop_assert!(&rg + &rh <= r && r <= &lg + &rh);
        prop_assert!(&lg + &rh <= l && l <= &lg + &lh);
    }

    #[test]
    fn norton_products(g in any(), h in any(), unit in 0..UNITS.len()) {
        let mut store = Store::default();
        let [g, h] = both(&mut store, [&g, &h]);
        let unit = store.read(UNITS[unit]).unwrap();
        let sum = store.sum(g, h).unwrap();
        let [by_g, by_h, by_sum] =
            [g, h, sum].map(|game| store.norton_product(game, unit).unwrap());
        prop_assert_eq!(store.sum(by_g, by_h).unwrap(), by_sum);
        prop_assert_eq!(store.le(g, h).unwrap(), store.le(by_g, by_h).unwrap());
    }

    #[test]
    fn atomic_weights(g in shape(DICOTS.len()), h in shape(DICOTS.len())) {
        let mut store = Store::default();
        let [g, h] = [g, h].map(|shape| made(&mut store, &shape, &DICOTS));
        prop_assert!(store.is_all_small(g).unwrap());
        let sum = store.sum(g, h).unwrap();
        let weights = [g, h, sum].map(|game| store.atomic_weight(game).unwrap());
        let [Some(by_g), Some(by_h), Some(by_sum)] = weights else {
            return Err(TestCaseError::fail("all dicots are atomic"));
        };
        prop_assert_eq!(store.sum(by_g, by_h).unwrap(), by_sum);
        // G less as many ups is far-star equal to 0: it is between v* and ^*, each with a far star.
        let up = store.up_sum(1).unwrap();
        let ups = store.norton_product(by_g, up).unwrap();
        let rest = store.difference(g, ups).unwrap();
        let day = store.birthday(rest).unwrap();
        let far = store.nimber((u64::try_from(&Integer::from(day)).unwrap() + 1).next_power_of_two()).unwrap();
        let most = store.read("^*").unwrap();
        let least = store.negative(most).unwrap();
        let [most, least] = [most, least].map(|bound| store.sum(bound, far).unwrap());
        prop_assert!(store.le(least, rest).unwrap() && store.le(rest, most).unwrap());
        // Two ahead win, no matter who moves.
        let two = store.integer(2).unwrap();
        if store.le(two, by_g).unwrap() {
            prop_assert!(g != store.zero() && store.le(store.zero(), g).unwrap());
        }
    }

    #[test]
    fn companions(g in any(), h in any()) {
        let mut store = Store::default();
        let [g, h] = both(&mut store, [&g, &h]);
        let [by_g, by_h] = [g, h].map(|game| store.companion(game).unwrap());
        prop_assert_eq!(store.companion(by_g).unwrap(), g);
        prop_assert_eq!(store.le(g, h).unwrap(), store.le(by_g, by_h).unwrap());
    }

    #[test]
    fn ordinal_sums(g in any(), h in any(), k in any()) {
        let mut store = Store::default();
        let [h, k] = both(&mut store, [&h, &k]);
        let g = made(&mut store, &g, &SMALL);
        let [by_h, by_k] = [h, k].map(|top| store.ordinal_sum(g, top).unwrap());
        // The Colon Principle.
        prop_assert_eq!(store.le(h, k).unwrap(), store.le(by_h, by_k).unwrap());
        if let Some(top) = store.subordinate(by_h, g).unwrap() {
            prop_assert_eq!(top, h);
        }
    }

    #[test]
    fn counts_of_plays(g in any()) {
        let mut store = Store::default();
        let g = made(&mut store, &g, &SMALL);
        let count = stops_by_count(&mut store, g);
        prop_assert_eq!(store.stop_count(g).unwrap(), Natural::from(count));
        let found = tempers(&mut store, &mut HashMap::new(), g);
        let expect = match found {
            [true, false] => Some(Parity::Even),
            [false, true] => Some(Parity::Odd),
            _ => None,
        };
        prop_assert_eq!(store.temper(g).unwrap(), expect);
    }

    #[test]
    fn incentives(g in any()) {
        let mut store = Store::default();
        let g = made(&mut store, &g, &SMALL);
        let greatest = store.greatest_incentives(g).unwrap();
        for player in Player::BOTH {
            for gain in store.incentives(g, player).unwrap() {
                let mut is_reached = false;
                for &great in &greatest {
                    is_reached |= store.le(gain, great).unwrap();
                }
                prop_assert!(is_reached);
            }
        }
    }
}

#[test]
fn powers_of_up() {
    let mut store = Store::default();
    let up = store.up_sum(1).unwrap();
    for n in 1..=8 {
        let x = store.integer(n.into()).unwrap();
        let (sum, nth) = (store.up_sum(n).unwrap(), store.up_nth(n).unwrap());
        assert_eq!(store.power_to(up, x), Ok(Some(sum)));
        assert_eq!(store.power(up, &i64::from(n).into()), Ok(Some(nth)));
    }
    // 0 does not stand on 1, and * is not {0|H} and something besides.
    let zero = store.zero();
    assert_eq!(store.power_to(up, zero), Ok(None));
    let two = store.integer(2).unwrap();
    assert_eq!(store.power(two, &2.into()), Ok(None));
}

/// Games that are no dicots, with the weights they have.
#[test]
fn atomic_weights_besides_dicots() {
    let mut store = Store::default();
    for (text, weight) in [
        ("Tiny(2)", Some("0")),
        ("Tiny(1000000000000)", Some("0")),
        ("Miny(1/2)", Some("0")),
        ("{1|^^||^}", Some("2")),
        ("{1|^^^||^}", None),
        ("{^^||0|-1}", None),
        ("{^20|Tiny(1)}", Some("{18|2}")),
        ("{1|0}", None),
        ("1^", None),
    ] {
        let g = store.read(text).unwrap();
        let found = store.atomic_weight(g).unwrap().map(|weight| store.text(weight).unwrap());
        assert_eq!(found.as_deref(), weight, "{text}");
    }
}

/// What rivals get wrong: 1/2^k with k ≥ 32, the parity of negative integers inside of a game, comparisons without a memory.
#[test]
fn defects_of_others() {
    let mut store = Store::default();
    for k in [31_u32, 32, 33, 40, 63, 64, 65, 200] {
        let small = Dyadic::new(1.into(), k);
        let g = store.number(small.clone()).unwrap();
        assert_eq!(store.mean(g), Ok(small.clone()));
        assert_eq!(store.temperature(g), Ok(-small.clone()));
        assert_eq!(store.birthday(g), Ok(Natural::from(k + 1)));
        let double = store.sum(g, g).unwrap();
        assert_eq!(store.as_number(double), Some(&small + &small));
        let right = store.option(g, Right, 0).unwrap();
        assert_eq!(store.game(&[store.zero()], &[right]), Ok(g));
    }
    let switch = store.read("+-1").unwrap();
    assert_eq!(store.parity(switch), Ok(Some(Parity::Even)));
    // Its tree doubles with each storey, in which no two options are alike.
    let mut g = store.read("{2|1||0}").unwrap();
    let mut h = store.read("{3|1||-1}").unwrap();
    for n in 0..12 {
        let (one, other) = (store.integer(n).unwrap(), store.integer(-n).unwrap());
        let [less, more] = [store.sum(g, other).unwrap(), store.sum(h, one).unwrap()];
        (g, h) =
            (store.game(&[more], &[less]).unwrap(), store.game(&[g, more], &[h, less]).unwrap());
    }
    for game in [g, h] {
        let thermograph = store.thermograph(game).unwrap();
        assert_eq!(store.le(g, h).unwrap(), store.le(g, h).unwrap());
        assert!(thermograph.wall(Left).at(&0.into()) >= thermograph.wall(Right).at(&0.into()));
        assert!(store.stop_count(game).is_ok() && store.temper(game).is_ok());
        let star = store.nimber(1).unwrap();
        assert!(store.heated(game, star).is_ok() && store.reduced(game).is_ok());
        assert!(store.companion(game).is_ok() && store.atomic_weight(game).is_ok());
    }
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(300))]

    #[test]
    fn coupons_are_shared_as_the_definition_says(g in any(), coupons in proptest::collection::vec(0..12_i64, 0..4)) {
        let mut store = Store::default();
        let g = made(&mut store, &g, &SMALL);
        let mut coupons: Vec<Dyadic> = coupons.into_iter().map(eighths).collect();
        let scores = store.coupon_scores(g, &coupons).unwrap();
        coupons.sort();
        for player in Player::BOTH {
            prop_assert_eq!(&scores[player.index()], &beside_coupons(&mut store, g, &coupons, player));
        }
    }

    #[test]
    fn scores_in_an_enriched_environment_are_the_walls(g in any(), t in 0..20_i64) {
        let mut store = Store::default();
        let g = made(&mut store, &g, &SMALL);
        // Coupons from t down in steps of 1/32: the player who takes the first has half of t more than the other, and a little.
        let step = Dyadic::new(1.into(), 5);
        let coupons: Vec<Dyadic> = (1..=4 * t).map(|n| step.times(n)).collect();
        let t = eighths(t);
        let thermograph = store.thermograph(g).unwrap();
        let scores = store.coupon_scores(g, &coupons).unwrap();
        let moves = store.birthday(g).unwrap() + 1;
        let most = step.times(i64::try_from(Integer::from(moves)).unwrap());
        for player in Player::BOTH {
            let half = Dyadic::new(t.numerator(), t.exponent() + 1).times(player.sign().into());
            let gap = scores[player.index()].clone() - (wall(&thermograph, player, &t) + half);
            prop_assert!(gap.clone().max(-gap.clone()) <= most, "{gap} beside {most}");
        }
    }

    #[test]
    fn compound_walls_bound_stops(games in proptest::collection::vec(any(), 1..4)) {
        let mut store = Store::default();
        let mut sum = store.zero();
        let mut thermographs = Vec::new();
        for shape in &games {
            let g = made(&mut store, shape, &SMALL);
            sum = store.sum(sum, g).unwrap();
            thermographs.push(store.thermograph(g).unwrap());
        }
        let walls = Thermograph::compound(thermographs.iter().map(|it| &**it));
        let corners = walls.iter().flat_map(|it| it.corners().map(|(t, _)| t.clone()));
        for t in corners.filter(|t| t.signum() >= 0).chain([Dyadic::ZERO]) {
            let [left, right] = Player::BOTH.map(|player| walls[player.index()].at(&t));
            prop_assert!(left <= stop(&store, sum, Left) && stop(&store, sum, Right) <= right);
            // The definition.
            let t = &t;
            let at = |player| thermographs.iter().map(move |it| wall(it, player, t));
            let add = |sum: Dyadic, x: Dyadic| sum + x;
            let widest = at(Left).zip(at(Right)).map(|(l, r)| l - r).max().unwrap();
            prop_assert_eq!(left, at(Right).fold(Dyadic::ZERO, add) + widest.clone());
            prop_assert_eq!(right, at(Left).fold(Dyadic::ZERO, add) - widest);
        }
    }
}
