//! Temperatures of the books by their formulas, and what must not depend on how a value was made.

use proptest::prelude::*;
use std::collections::HashSet;
use tweedle_engine::Player::{self, Left, Right};
use tweedle_engine::number::Dyadic;
use tweedle_engine::short::{Id, Parity, Store};
use tweedle_engine::{Control, Stop};

fn halves(n: i64) -> Dyadic {
    Dyadic::new(n.into(), 1)
}

fn quarters(n: i64) -> Dyadic {
    Dyadic::new(n.into(), 2)
}

/// A wall by its formula, at temperatures up to that of the game.
type Wall = Box<dyn Fn(&Dyadic) -> Dyadic>;

/// A thermograph as it is expected: the mean, the temperature and the walls below it.
struct Expected {
    mean: Dyadic,
    temperature: Dyadic,
    walls: [Wall; 2],
}

fn check(store: &mut Store, text: &str, expected: &Expected) {
    let g = store.read(text).unwrap();
    let thermograph = store.thermograph(g).unwrap();
    assert_eq!(thermograph.mean(), &expected.mean, "{text}");
    assert_eq!(thermograph.temperature(), &expected.temperature, "{text}");
    for t in (0..=96).map(|n| Dyadic::new(n.into(), 3)) {
        for player in Player::BOTH {
            let is_below = t <= expected.temperature;
            let wall = expected.walls[player.index()](&t);
            let wall = if is_below { wall } else { expected.mean.clone() };
            assert_eq!(thermograph.wall(player).at(&t), wall, "{text} {player} at {t}");
        }
    }
}

/// The wall of a player who has moved to {y|z}, a switch of numbers: what his opponent leaves him there, less the tax that he paid
/// and he has not got back.
fn after(player: Player, y: i64, z: i64, t: &Dyadic) -> Dyadic {
    let own = if player == Left { z } else { y };
    if *t <= halves(y - z) {
        return own.into();
    }
    let t = if player == Left { -t.clone() } else { t.clone() };
    halves(y + z) + t
}

/// A switch {x|y} of numbers has mean (x+y)/2 and temperature (x-y)/2 (*Winning Ways*, ch. 6).
#[test]
fn switches() {
    let mut store = Store::default();
    for (x, y) in (-4..=8).flat_map(|x| (-6..x).map(move |y| (x, y))) {
        let expected = Expected {
            mean: halves(x + y),
            temperature: halves(x - y),
            walls: [
                Box::new(move |t| Dyadic::from(x) - t.clone()),
                Box::new(move |t| Dyadic::from(y) + t.clone()),
            ],
        };
        check(&mut store, &format!("{{{x}|{y}}}"), &expected);
    }
}

/// Of {x||y|z} Right's move is sente if x-y is no more than his threat's temperature (y-z)/2: then the mean is y and the
/// temperature x-y. Else it is gote, of mean (2x+y+z)/4 and temperature (2x-y-z)/4. (*Winning Ways*, ch. 6; Siegel, *CGT*,
/// ch. II.5: the thermograph is made of scaffolds.)
#[test]
fn three_stops() {
    let mut store = Store::default();
    let mut sente = 0;
    for (x, y) in (-1..=6).flat_map(|x| (-2..=x).map(move |y| (x, y))) {
        for z in -7..=y {
            let is_sente = 2 * (x - y) <= y - z;
            sente += u32::from(is_sente);
            let expected = Expected {
                mean: if is_sente { y.into() } else { quarters(2 * x + y + z) },
                temperature: if is_sente { (x - y).into() } else { quarters(2 * x - y - z) },
                walls: [
                    Box::new(move |t| Dyadic::from(x) - t.clone()),
                    Box::new(move |t| after(Right, y, z, t)),
                ],
            };
            check(&mut store, &format!("{{{x}||{y}|{z}}}"), &expected);
        }
    }
    assert!(sente > 50, "{sente}");
}

/// Of {a|b||c|d}, where b is more than c, a move is sente if its threat is no colder than what it decides; then the mean is the
/// stop that it leads to. If neither player's is, all four stops count alike.
#[test]
fn four_stops() {
    let mut store = Store::default();
    for (a, b) in (0..=6).flat_map(|a| (0..=a).map(move |b| (a, b))) {
        for (c, d) in (-2..b).flat_map(|c| (-6..=c).map(move |d| (c, d))) {
            let (mean, temperature) = if 2 * b - c - d <= a - b {
                (b.into(), halves(2 * b - c - d))
            } else if a + b - 2 * c <= c - d {
                (c.into(), halves(a + b - 2 * c))
            } else {
                (quarters(a + b + c + d), quarters(a + b - c - d))
            };
            let expected = Expected {
                mean,
                temperature,
                walls: [
                    Box::new(move |t| after(Left, a, b, t)),
                    Box::new(move |t| after(Right, c, d, t)),
                ],
            };
            check(&mut store, &format!("{{{a}|{b}||{c}|{d}}}"), &expected);
        }
    }
}

/// Games of the books with their means and temperatures. Those of one hot move follow from the formulas above. Infinitesimals
/// have temperature 0, and a number with the denominator 2ⁿ has -1/2ⁿ.
#[test]
fn games_of_the_books() {
    let mut store = Store::default();
    for (text, mean, temperature) in [
        ("+-1", "0", "1"),
        ("+-5", "0", "5"),
        ("{4||2|0}", "5/2", "3/2"),
        ("{3||2|1}", "9/4", "3/4"),
        ("{5||2|-6}", "2", "3"),
        ("{2|-1/2}", "3/4", "5/4"),
        ("{2|0||-1|-3}", "-1/2", "3/2"),
        ("{10|1||-1|-10}", "0", "11/2"),
        ("{30|1||-1|-3}", "1", "3"),
        ("Tiny(2)", "0", "0"),
        ("3^*", "3", "0"),
        ("7", "7", "-1"),
        ("1/2", "1/2", "-1/2"),
        ("-5/8", "-5/8", "-1/8"),
    ] {
        let g = store.read(text).unwrap();
        assert_eq!(store.mean(g).unwrap().to_string(), mean, "{text}");
        assert_eq!(store.temperature(g).unwrap().to_string(), temperature, "{text}");
    }
}

/// The Mean Value Theorem (*Winning Ways*, ch. 6; *ONAG*, ch. 9): the stops of n copies are n times the mean, up to
/// the temperature.
#[test]
fn stops_of_many_copies() {
    let mut store = Store::default();
    for text in ["+-1", "{4||2|0}", "{5||2|-6}", "{2|0||-1|-3}", "{3|1||0}", "{2|+-1}", "{1|^}"] {
        let g = store.read(text).unwrap();
        let (mean, temperature) = (store.mean(g).unwrap(), store.temperature(g).unwrap());
        let mut copies = store.zero();
        for n in 1..=12 {
            copies = store.sum(copies, g).unwrap();
            let [left, right] =
                Player::BOTH.map(|player| store.as_number(store.stop(copies, player)).unwrap());
            let middle = mean.times(n);
            assert!(right <= middle && middle <= left, "{n} {text}");
            assert!(left <= middle.clone() + temperature.clone(), "{n} {text}");
            assert!(middle - temperature.clone() <= right, "{n} {text}");
        }
    }
}

/// Games, each with options among those before it, which are made from the first to the last.
fn made(store: &mut Store, plan: &[(Vec<usize>, Vec<usize>)], is_turned: bool) -> Vec<Id> {
    let mut games = vec![store.zero()];
    for (left, right) in plan {
        let [left, right] = [left, right].map(|side| {
            let mut side: Vec<Id> = side.iter().map(|choice| games[choice % games.len()]).collect();
            if is_turned {
                side.reverse();
            }
            side
        });
        games.push(store.game(&left, &right).unwrap());
    }
    games
}

/// By the definition: a game is even if all options are odd, and odd if all are even and there is one.
fn parities(store: &mut Store, g: Id) -> [bool; 2] {
    let mut found = [true, true];
    let mut is_over = true;
    for player in Player::BOTH {
        for option in store.options(g, player).unwrap() {
            let [even, odd] = parities(store, option);
            found = [found[0] && odd, found[1] && even];
            is_over = false;
        }
    }
    if is_over { [true, false] } else { found }
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(300))]

    /// A value is printed the same, its options stand in the same order, and its code is the same, in whatever order it
    /// was made and whatever stood in the store before.
    #[test]
    fn nothing_depends_on_the_order_of_work(
        plan in prop::collection::vec(
            (prop::collection::vec(0..9_usize, 0..4), prop::collection::vec(0..9_usize, 0..4)),
            1..10,
        ),
        others in prop::collection::vec(
            (prop::collection::vec(0..9_usize, 0..4), prop::collection::vec(0..9_usize, 0..4)),
            1..10,
        ),
    ) {
        let (mut store, mut other) = (Store::default(), Store::default());
        let before = made(&mut other, &others, true);
        let switch = other.plus_minus(&before).unwrap();
        other.sum(switch, before[before.len() - 1]).unwrap();
        let one = made(&mut store, &plan, false);
        let two = made(&mut other, &plan, true);
        for (&g, &h) in one.iter().zip(&two) {
            prop_assert_eq!(store.text(g), other.text(h));
            prop_assert_eq!(store.encode(g), other.encode(h));
            for player in Player::BOTH {
                let (mut options, mut others) =
                    (store.options(g, player).unwrap(), other.options(h, player).unwrap());
                store.sort(&mut options).unwrap();
                other.sort(&mut others).unwrap();
                let options: Vec<_> = options.into_iter().map(|it| store.text(it)).collect();
                let others: Vec<_> = others.into_iter().map(|it| other.text(it)).collect();
                prop_assert_eq!(options, others);
            }
        }
    }

    /// The stops of a negative are those of the game, exchanged; and a game is even or odd as the definition says.
    #[test]
    fn stops_are_mirrored_and_parity_is_defined(
        plan in prop::collection::vec(
            (prop::collection::vec(0..9_usize, 0..3), prop::collection::vec(0..9_usize, 0..3)),
            1..9,
        ),
    ) {
        let mut store = Store::default();
        for g in made(&mut store, &plan, false) {
            let negative = store.negative(g).unwrap();
            for player in Player::BOTH {
                let [stop, mirrored] = [(g, player), (negative, player.opponent())]
                    .map(|(g, player)| store.as_number(store.stop(g, player)).unwrap());
                prop_assert_eq!(stop, -mirrored);
            }
            let parity = match parities(&mut store, g) {
                [true, false] => Some(Parity::Even),
                [false, true] => Some(Parity::Odd),
                _ => None,
            };
            prop_assert_eq!(store.parity(g).unwrap(), parity);
        }
    }
}

/// Two games are compared in no more steps than they have pairs of followers, though their trees have more than 2³⁰ ends: on
/// a game of few followers stands a heap of thirty.
#[test]
fn comparison_looks_at_each_pair_once() {
    let mut made = Store::default();
    let heap = made.nimber(30).unwrap();
    let games = ["+-{0,^*,{1|0}}", "{0,^*,{1|0}|0,v*}"].map(|text| {
        let base = made.read(text).unwrap();
        made.ordinal_sum(base, heap).unwrap()
    });
    let pairs = games.map(|it| made.followers(it).unwrap().len() as u64).iter().product();
    for game in games {
        assert!(made.stop_count(game).unwrap() > (1_u64 << 30).into());
    }
    // In a new store nothing has been compared but what reading needs.
    let codes = games.map(|it| made.encode(it).unwrap());
    let compare = |places: [usize; 2], steps| {
        let control = Control::new();
        let mut store = Store::new(control.clone());
        let [g, h] = places.map(|place| store.decode(&codes[place]).unwrap());
        let _allowance = control.allow(steps);
        store.le(g, h)
    };
    assert_eq!(compare([0, 1], pairs), Ok(true));
    assert_eq!(compare([1, 0], pairs), Ok(false));
    // They are not told apart at sight.
    assert_eq!(compare([0, 1], 100), Err(Stop::Limit { most: 100 }));
}

/// The followers are those that the options lead to, each after its options.
#[test]
fn followers_come_after_their_options() {
    let mut store = Store::default();
    for text in [
        "0",
        "5",
        "-3/8",
        "*",
        "*9",
        "3*4",
        "-5/4*7",
        "^*",
        "^^*6",
        "2v*3",
        "+-{*5,1*2}",
        "{3*4,^|*6,-1}",
        "{*40|*3}",
    ] {
        let g = store.read(text).unwrap();
        let followers = store.followers(g).unwrap();
        assert_eq!(followers.last(), Some(&g), "{text}");
        let mut met = HashSet::new();
        for follower in &followers {
            for player in Player::BOTH {
                let options = store.options(*follower, player).unwrap();
                assert!(options.iter().all(|option| met.contains(option)), "{text}");
            }
            assert!(met.insert(*follower), "{text}");
        }
        let mut reached = HashSet::from([g]);
        let mut open = vec![g];
        while let Some(next) = open.pop() {
            for player in Player::BOTH {
                let options = store.options(next, player).unwrap();
                open.extend(options.into_iter().filter(|option| reached.insert(*option)));
            }
        }
        assert_eq!(met, reached, "{text}");
        let count = followers.len();
        assert_eq!(store.followers_up_to(g, count - 1), Ok(None), "{text}");
        assert_eq!(store.followers_up_to(g, count), Ok(Some(followers)), "{text}");
    }
}

/// Followers that no memory has room for are refused before they are listed: of ∗m, of which each has the lesser ones as options, the
/// list would take a time that is quadratic in m.
#[test]
fn followers_that_are_too_many_are_refused_at_once() {
    let mut store = Store::new(Control::with_memory(64 << 20));
    for text in ["*1000000000", "7*1000000000", "1000000000", "-1000000000*3"] {
        let g = store.read(text).unwrap();
        assert!(matches!(store.followers(g), Err(Stop::Memory { .. })), "{text}");
        assert_eq!(store.followers_up_to(g, 1_000_000_000), Ok(None), "{text}");
    }
    // These have room, and are listed in a time that is linear in their number.
    let g = store.nimber(300_000).unwrap();
    assert_eq!(store.followers(g).map(|it| it.len()), Ok(300_001));
}
