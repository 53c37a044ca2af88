//! Partizan affine games against values computed independently, against the definitions, and against
//! themselves.
//!
//! The tables in `data/affine` were computed by a separate reference program, which compares by
//! trying contexts and confirms every inequality that fails by one. The numbers of games by day and of
//! invertible ones among them agree with Larsson, Nowakowski and Santos, *Affine Normal Play*.

use proptest::prelude::*;
use std::cmp::Ordering;
use tweedle_engine::affine::{Day, FormId, Forms, Wall};
use tweedle_engine::number::Dyadic;
use tweedle_engine::short::Store;
use tweedle_engine::{Control, Outcome, Player, Stop};

/// A table of quoted and unquoted cells with a heading.
fn table(text: &str) -> Vec<Vec<String>> {
    let row = |line: &str| {
        let mut cells = vec![String::new()];
        let mut quoted = false;
        for c in line.chars() {
            match c {
                '"' => quoted = !quoted,
                ',' if !quoted => cells.push(String::new()),
                _ => cells.last_mut().unwrap().push(c),
            }
        }
        cells
    };
    text.lines().skip(1).map(row).collect()
}

/// A linear congruential generator: the same forms in every run.
struct Random(u64);

impl Random {
    fn below(&mut self, n: usize) -> usize {
        self.0 =
            self.0.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        (self.0 >> 33) as usize % n
    }

    fn one_of(&mut self, forms: &[FormId]) -> FormId {
        forms[self.below(forms.len())]
    }

    fn side(&mut self, forms: &[FormId]) -> Vec<FormId> {
        (0..=self.below(3)).map(|_| self.one_of(forms)).collect()
    }
}

/// The infinities, small games, and so many random forms with options among those before them.
fn random_forms(forms: &mut Forms, seed: u64, count: usize) -> Vec<FormId> {
    let mut random = Random(seed);
    let mut found: Vec<FormId> =
        ["oo", "-oo", "0", "*", "{oo|oo}", "{-oo|-oo}", "1", "-1", "{oo|0}", "{0|-oo}"]
            .map(|text| forms.read(text).unwrap())
            .to_vec();
    for _ in 0..count {
        let (left, right) = (random.side(&found), random.side(&found));
        found.push(forms.form(&left, &right).unwrap());
    }
    found
}

/// All 3,969 finite forms born by day 1.
fn born_by_day_1(forms: &mut Forms) -> Vec<FormId> {
    let day_0 = ["oo", "-oo", "0", "{oo|oo}", "{-oo|-oo}", "+-oo"].map(|t| forms.read(t).unwrap());
    let sets: Vec<Vec<FormId>> = (1..64u32)
        .map(|set| (0..6).filter(|i| set >> i & 1 == 1).map(|i| day_0[i]).collect())
        .collect();
    let mut all = Vec::new();
    for left in &sets {
        all.extend(sets.iter().map(|right| forms.form(left, right).unwrap()));
    }
    all
}

fn outcome_with(forms: &mut Forms, g: FormId, context: FormId) -> Outcome {
    forms.outcome_of_sum(&[g, context]).unwrap()
}

/// Whether Left does at least as well with the first outcome as with the second.
fn no_worse(g: Outcome, h: Outcome) -> bool {
    (g.wins_first(Player::Left) || !h.wins_first(Player::Left))
        && (!g.wins_first(Player::Right) || h.wins_first(Player::Right))
}

/// A "no" is shown by its context, which `separate` has played out; play it out again.
fn assert_certified(forms: &mut Forms, g: FormId, h: FormId) {
    let why = forms.separate(g, h).unwrap().expect("g ≥ h fails");
    assert!(why.context.is_finite());
    let left_wins = |forms: &mut Forms, game| match why.first {
        Player::Left => forms.wins_first(&[game, why.context], Player::Left).unwrap(),
        Player::Right => forms.wins_second(&[game, why.context], Player::Left).unwrap(),
    };
    assert!(left_wins(forms, h) && !left_wins(forms, g));
}

fn kind(forms: &Forms, g: FormId) -> &'static str {
    match (g.winner(), Player::BOTH.map(|player| forms.is_check(g, player))) {
        (Some(Player::Left), _) => "infinity",
        (Some(Player::Right), _) => "minus infinity",
        (None, [true, true]) => "double check",
        (None, [true, false]) => "Left-check",
        (None, [false, true]) => "Right-check",
        (None, [false, false]) => "quiet",
    }
}

fn place_of(forms: &mut Forms, day: &Day, g: FormId) -> usize {
    let mut places = (0..day.values().len()).filter(|&i| forms.equal(day.values()[i], g).unwrap());
    let place = places.next().expect("a value born by that day");
    assert_eq!(places.next(), None);
    place
}

#[test]
fn small_days_are_those_computed_independently() {
    let mut forms = Forms::default();
    let tables = [
        (0, include_str!("data/affine/partizan_day0_values.csv"), 6, 1),
        (1, include_str!("data/affine/partizan_day1_values.csv"), 18, 4),
        (2, include_str!("data/affine/partizan_day2_values.csv"), 174, 22),
    ];
    assert_eq!(forms.born_by(-2).unwrap().values(), []);
    assert_eq!(forms.born_by(-1).unwrap().values(), Player::BOTH.map(FormId::infinity));
    for (number, text, count, invertible) in tables {
        let day = forms.born_by(number).unwrap();
        assert_eq!(day.values().len(), count);
        assert!(day.values().iter().all(|&g| forms.birthday(g) <= number));
        assert!(day.order().is_lattice());
        let rows = table(text);
        let games: Vec<_> = rows.iter().map(|row| forms.read(&row[1]).unwrap()).collect();
        let places: Vec<_> = games.iter().map(|&g| place_of(&mut forms, &day, g)).collect();
        for (row, &g) in rows.iter().zip(&games) {
            assert_eq!(forms.outcome(g).unwrap().to_string(), row[2], "{}", row[1]);
            assert_eq!(kind(&forms, g), row[3], "{}", row[1]);
            let expected: Vec<usize> = row[4].split(' ').map(|i| i.parse().unwrap()).collect();
            let above: Vec<usize> =
                (0..count).filter(|&i| forms.ge(g, games[i]).unwrap()).collect();
            assert_eq!(above, expected, "{}", row[1]);
            let g = place_of(&mut forms, &day, g);
            assert!(above.iter().all(|&h| day.order().ge(g, places[h])));
        }
        // Invertible are exactly the values of Conway forms.
        let mut inverted = 0;
        for (i, &g) in day.values().iter().enumerate().filter(|(_, g)| g.is_finite()) {
            let inverse = day
                .values()
                .iter()
                .any(|&h| h.is_finite() && outcome_with(&mut forms, g, h) == Outcome::P);
            assert_eq!(inverse, forms.is_conway(g), "{i}");
            inverted += usize::from(inverse);
        }
        assert_eq!(inverted, invertible);
    }
}

#[test]
fn joins_and_meets_bound() {
    let mut forms = Forms::default();
    let day = forms.born_by(2).unwrap();
    let count = day.values().len();
    for g in 0..count {
        for h in 0..count {
            let (join, meet) = (day.order().join(g, h).unwrap(), day.order().meet(g, h).unwrap());
            assert!(
                day.order().ge(join, g)
                    && day.order().ge(join, h)
                    && day.order().ge(g, meet)
                    && day.order().ge(h, meet)
            );
            assert_eq!(day.order().meet(g, join), Some(g));
            assert_eq!(day.order().join(g, meet), Some(g));
        }
    }
    assert_eq!(day.order().join(0, count), None);
}

#[test]
fn comparisons_computed_independently() {
    let mut forms = Forms::default();
    let rows = table(include_str!("data/affine/partizan_comparisons.csv"));
    assert_eq!(rows.len(), 298);
    for row in rows {
        let [g, h] = [0, 1].map(|i| forms.read(&row[i]).unwrap());
        let outcome =
            |forms: &mut Forms, sum: &[FormId]| forms.outcome_of_sum(sum).unwrap().to_string();
        assert_eq!(outcome(&mut forms, &[g]), row[2]);
        assert_eq!(outcome(&mut forms, &[h]), row[3]);
        for (g, h, expected) in [(g, h, &row[4]), (h, g, &row[5])] {
            let ge = forms.ge(g, h).unwrap();
            assert_eq!(ge.to_string(), *expected, "{} and {}", row[0], row[1]);
            if ge {
                assert_eq!(forms.separate(g, h), Ok(None));
            } else {
                assert_certified(&mut forms, g, h);
            }
        }
        assert_eq!(outcome(&mut forms, &[g, h]), row[6]);
        let sum = forms.sum(g, h).unwrap();
        assert_eq!(outcome(&mut forms, &[sum]), row[6]);
    }
}

/// The definition of the order, as far as contexts born by day 1 see it, which for games born by
/// day 1 is all the way.
#[test]
fn the_order_is_that_of_all_contexts_by_day_1() {
    let mut forms = Forms::default();
    let all = born_by_day_1(&mut forms);
    assert_eq!(all.len(), 3_969);
    let day = forms.born_by(1).unwrap();
    let values = day.values().to_vec();
    let signature = |forms: &mut Forms, g| -> Vec<Outcome> {
        all.iter().map(|&context| outcome_with(forms, g, context)).collect()
    };
    let signatures: Vec<_> = values.iter().map(|&g| signature(&mut forms, g)).collect();
    for (i, &g) in values.iter().enumerate() {
        for (j, &h) in values.iter().enumerate() {
            let by_contexts = signatures[i]
                .iter()
                .zip(&signatures[j])
                .all(|(&with_g, &with_h)| no_worse(with_g, with_h));
            assert_eq!(day.order().ge(i, j), forms.ge(g, h).unwrap());
            if i != j && (!g.is_finite() || !h.is_finite()) {
                continue;
            }
            assert_eq!(day.order().ge(i, j), by_contexts, "{i} {j}");
        }
    }
    // And every literal form has the signature of the value that it is found equal to.
    for (i, &g) in all.iter().enumerate() {
        let place = place_of(&mut forms, &day, g);
        for &context in all.iter().skip(i % 97).step_by(97) {
            let value = day.values()[place];
            assert_eq!(
                outcome_with(&mut forms, g, context),
                outcome_with(&mut forms, value, context)
            );
        }
    }
}

#[test]
fn random_deep_pairs_with_every_no_certified() {
    let (mut yes, mut no) = (0, 0);
    for seed in 0..24 {
        let mut forms = Forms::default();
        let games = random_forms(&mut forms, seed, 60);
        let contexts = random_forms(&mut forms, seed + 100, 60);
        let mut random = Random(seed);
        for _ in 0..400 {
            let [g, h] = [(); 2].map(|()| random.one_of(&games));
            if !forms.ge(g, h).unwrap() {
                no += 1;
                assert_certified(&mut forms, g, h);
                continue;
            }
            yes += 1;
            for &context in contexts.iter().filter(|x| x.is_finite()) {
                let outcomes = [g, h].map(|game| outcome_with(&mut forms, game, context));
                assert!(no_worse(outcomes[0], outcomes[1]));
            }
            let k = random.one_of(&games);
            if forms.ge(h, k).unwrap() {
                assert!(forms.ge(g, k).unwrap(), "≥ is transitive");
            }
            if k.is_finite() {
                let [g, h] = [g, h].map(|game| forms.sum(game, k).unwrap());
                let outcomes = [g, h].map(|game| forms.outcome(game).unwrap());
                assert!(no_worse(outcomes[0], outcomes[1]));
            }
        }
    }
    assert!(yes > 2_400 && no > 4_800, "{yes} {no}");
}

/// g ⊳ h against its definition, as far as the contexts see it.
#[test]
fn with_the_move_is_as_defined() {
    let mut held = 0;
    for seed in 0..4 {
        let mut forms = Forms::default();
        let games = random_forms(&mut forms, seed + 50, 40);
        let contexts = random_forms(&mut forms, seed + 150, 80);
        for &g in &games {
            for &h in games.iter().filter(|h| h.is_finite()) {
                let claimed = forms.ge_with_move(g, h).unwrap();
                held += usize::from(claimed);
                if claimed {
                    for &context in contexts.iter().filter(|x| x.is_finite()).step_by(5) {
                        let second = forms.wins_second(&[h, context], Player::Left).unwrap();
                        assert!(!second || forms.wins_first(&[g, context], Player::Left).unwrap());
                    }
                }
                if g.is_finite() {
                    // Whether g ⊳ h is whether g ≥ {h|∞̄}, in which Right can win at once.
                    let guarded = forms.form(&[h], &[FormId::infinity(Player::Right)]).unwrap();
                    assert_eq!(forms.ge(g, guarded), Ok(claimed));
                    if !claimed {
                        assert_certified(&mut forms, g, guarded);
                    }
                }
            }
        }
    }
    assert!(held > 2_000, "{held}");
}

/// *Impartial games with entailing moves*, Theorem 8 and Corollary 9: comparing with 0 is knowing who
/// wins.
#[test]
fn comparison_with_zero_is_the_outcome() {
    let mut forms = Forms::default();
    let zero = forms.integer(0).unwrap();
    for g in random_forms(&mut forms, 1, 2_000) {
        let expected = match forms.outcome(g).unwrap() {
            Outcome::P => Some(Ordering::Equal),
            Outcome::L => Some(Ordering::Greater),
            Outcome::R => Some(Ordering::Less),
            Outcome::N => None,
        };
        assert_eq!(forms.compare(g, zero), Ok(expected));
    }
}

/// Random ordinary games in a store, with their embeddings.
fn ordinary(
    forms: &mut Forms,
    store: &mut Store,
    seed: u64,
    count: usize,
) -> Vec<(tweedle_engine::short::Id, FormId)> {
    let mut random = Random(seed);
    let mut games: Vec<_> =
        ["0", "1", "-1", "*", "^", "1/2", "*2", "+-1"].map(|t| store.read(t).unwrap()).to_vec();
    for _ in 0..count {
        let [left, right] = [(); 2].map(|()| -> Vec<_> {
            (0..random.below(3)).map(|_| games[random.below(games.len())]).collect()
        });
        games.push(store.game(&left, &right).unwrap());
    }
    let mut embedded = Vec::new();
    for game in games {
        embedded.push((game, forms.embed(store, game).unwrap()));
    }
    embedded
}

#[test]
fn ordinary_games_are_embedded_in_order() {
    let (mut forms, mut store) = (Forms::default(), Store::default());
    let games = ordinary(&mut forms, &mut store, 7, 60);
    for &(g, form_g) in &games {
        assert!(forms.is_conway(form_g));
        assert_eq!(forms.outcome(form_g), store.outcome(g));
        let [negative, conjugate] =
            [store.negative(g).unwrap(), g].map(|game| forms.embed(&mut store, game).unwrap());
        assert_eq!(forms.conjugate(conjugate), Ok(negative));
        // Canonical forms are reduced.
        assert_eq!(forms.reduced(form_g), Ok(form_g));
        for &(h, form_h) in &games {
            assert_eq!(forms.compare(form_g, form_h), store.compare(g, h));
        }
    }
    for pair in games.windows(2) {
        let [(g, form_g), (h, form_h)] = [pair[0], pair[1]];
        let sum = store.sum(g, h).unwrap();
        let sum = forms.embed(&mut store, sum).unwrap();
        let form_sum = forms.sum(form_g, form_h).unwrap();
        assert!(forms.equal(sum, form_sum).unwrap());
    }
}

/// *Impartial games with entailing moves*, Theorems 11, 13 and 14.
#[test]
fn ordinary_games_are_invertible_and_compared_by_differences() {
    let (mut forms, mut store) = (Forms::default(), Store::default());
    let zero = forms.integer(0).unwrap();
    let affine = random_forms(&mut forms, 3, 150);
    for (_, h) in ordinary(&mut forms, &mut store, 8, 12) {
        let minus_h = forms.conjugate(h).unwrap();
        let difference = forms.sum(h, minus_h).unwrap();
        assert!(forms.equal(difference, zero).unwrap());
        for &g in &affine {
            let outcome = outcome_with(&mut forms, g, minus_h);
            assert_eq!(forms.ge(g, h).unwrap(), !outcome.wins_first(Player::Right));
            assert_eq!(forms.ge(h, g).unwrap(), !outcome.wins_first(Player::Left));
            assert_eq!(forms.equal(g, h).unwrap(), outcome == Outcome::P);
        }
    }
}

#[test]
fn reduction_keeps_the_value() {
    let mut smaller = 0;
    for seed in 0..10 {
        let mut forms = Forms::default();
        let games = random_forms(&mut forms, seed + 20, 100);
        let contexts = random_forms(&mut forms, seed + 200, 40);
        for &g in &games {
            let reduced = forms.reduced(g).unwrap();
            assert!(forms.equal(g, reduced).unwrap());
            assert_eq!(forms.reduced(reduced), Ok(reduced));
            assert!(forms.birthday(reduced) <= forms.birthday(g));
            smaller += usize::from(forms.birthday(reduced) < forms.birthday(g));
            for &context in contexts.iter().filter(|x| x.is_finite()) {
                let outcomes = [g, reduced].map(|game| outcome_with(&mut forms, game, context));
                assert_eq!(outcomes[0], outcomes[1]);
            }
            // In a reduced check nothing else is left to its owner, and no move is suicidal.
            for player in Player::BOTH {
                let options = forms.options(reduced, player);
                assert!(!forms.is_check(reduced, player) || options == [FormId::infinity(player)]);
                assert!(options.iter().all(|&option| !forms.is_check(option, player.opponent())));
            }
        }
    }
    assert!(smaller > 300, "{smaller}");
}

/// ⊳ by the recursion in the manner of Conway's: some move of Left's or of Right's decides, and a check
/// helps if every answer to it does. It is sound, and not complete.
fn local(forms: &mut Forms, g: FormId, h: FormId) -> bool {
    let wins_at_once =
        |forms: &Forms, form: FormId, p| form.winner() == Some(p) || forms.is_check(form, p);
    if wins_at_once(forms, g, Player::Left) || wins_at_once(forms, h, Player::Right) {
        return true;
    }
    if !g.is_finite() || !h.is_finite() {
        return false;
    }
    Player::BOTH.into_iter().any(|player| {
        let own = if player == Player::Left { g } else { h };
        let with = |option| if player == Player::Left { (option, h) } else { (g, option) };
        forms.options(own, player).to_vec().into_iter().any(|option| {
            let (a, b) = with(option);
            if !forms.is_check(option, player) {
                return local_ge(forms, a, b);
            }
            let answers = forms.options(option, player.opponent()).to_vec();
            !forms.is_check(option, player.opponent())
                && answers.into_iter().all(|answer| {
                    let (a, b) = with(answer);
                    local(forms, a, b)
                })
        })
    })
}

fn local_ge(forms: &mut Forms, g: FormId, h: FormId) -> bool {
    let [won, lost] = Player::BOTH.map(FormId::infinity);
    if g == won || h == lost {
        return true;
    }
    g.is_finite()
        && h.is_finite()
        && forms.options(h, Player::Left).to_vec().into_iter().all(|option| local(forms, g, option))
        && forms
            .options(g, Player::Right)
            .to_vec()
            .into_iter()
            .all(|option| local(forms, option, h))
}

#[test]
fn answers_to_checks_are_chosen_independently() {
    let mut forms = Forms::default();
    let c = "{oo|0,*}";
    let d = "{0,*|-oo}";
    let [a, b] = [format!("{{{c},0|-1}}"), format!("{{1|{d},*}}")].map(|t| forms.read(&t).unwrap());
    assert!(forms.ge_with_move(a, b).unwrap());
    assert!(!local(&mut forms, a, b));
    let [one, won] = [forms.integer(1).unwrap(), FormId::infinity(Player::Left)];
    for left in [won, one] {
        let g = forms.form(&[left], &[a]).unwrap();
        assert!(forms.ge(g, b).unwrap());
        assert!(!local_ge(&mut forms, g, b));
        for context in random_forms(&mut forms, 12, 300).into_iter().filter(|x| x.is_finite()) {
            let outcomes = [g, b].map(|game| outcome_with(&mut forms, game, context));
            assert!(no_worse(outcomes[0], outcomes[1]));
        }
    }
}

#[test]
fn reduced_forms_are_not_unique() {
    let mut forms = Forms::default();
    let b = "{1|{0,*|-oo},*}";
    let g = forms.read("{{oo|0,*},0|-1}").unwrap();
    let h = forms.read(&format!("{{{{oo|0,*}},{b}|-1}}")).unwrap();
    assert_ne!(g, h);
    assert!(forms.equal(g, h).unwrap());
    assert_eq!(forms.reduced(g), Ok(g));
    assert_eq!(forms.reduced(h), Ok(h));
}

#[test]
fn the_local_recursion_is_sound_and_exact_on_day_2() {
    let mut forms = Forms::default();
    let day = forms.born_by(2).unwrap();
    // Every seventh row: the reference remembers nothing.
    for (i, &g) in day.values().iter().enumerate().step_by(7) {
        for (j, &h) in day.values().iter().enumerate() {
            assert_eq!(local_ge(&mut forms, g, h), day.order().ge(i, j));
        }
    }
    for seed in 0..2 {
        let games = random_forms(&mut forms, seed + 30, 20);
        for &g in &games {
            for &h in &games {
                assert!(!local_ge(&mut forms, g, h) || forms.ge(g, h).unwrap());
            }
        }
    }
}

/// With M for ∞, beyond the birthday of an ordinary context, nothing changes there.
#[test]
fn an_ordinary_context_sees_the_truncation() {
    let (mut forms, mut store) = (Forms::default(), Store::default());
    let games = random_forms(&mut forms, 5, 200);
    let contexts = ordinary(&mut forms, &mut store, 9, 30);
    for &g in &games {
        for &(context, form) in &contexts {
            let m = Dyadic::from(forms.birthday(form) + 1);
            let truncated = forms.truncated(g, &m, &mut store).unwrap();
            let sum = store.sum(truncated, context).unwrap();
            assert_eq!(Ok(outcome_with(&mut forms, g, form)), store.outcome(sum));
        }
    }
}

#[test]
fn environments() {
    let (mut forms, mut store) = (Forms::default(), Store::default());
    for (text, mean, temperature) in [
        ("{2|-1}", Some("1/2"), Some("3/2")),
        ("{4|{2|0}}", Some("5/2"), Some("3/2")),
        ("{{oo|1}|-1}", Some("1"), Some("2")),
        ("{{oo|1}|{-1|-oo}}", None, None),
        ("{{oo|-1}|{1|-oo}}", Some("0"), Some("0")),
        ("{{oo|3}|{5|-oo}}", Some("3"), Some("0")),
        ("{oo|1}", None, None),
        ("+-oo", None, None),
        ("☾", None, None),
        ("oo", None, None),
        ("{oo|oo}", None, None),
        ("{{oo|oo}|3}", None, None),
        ("{0|{oo|oo}}", Some("1"), Some("0")),
        ("{-oo|-3}", Some("-4"), Some("0")),
    ] {
        let g = forms.read(text).unwrap();
        let environment = forms.environment(g, &mut store).unwrap();
        let written = |number: Option<&Dyadic>| number.map(ToString::to_string);
        assert_eq!(written(environment.mean()).as_deref(), mean, "{text}");
        assert_eq!(written(environment.temperature()).as_deref(), temperature, "{text}");
    }
    // Walls: of a check, of two checks that are answered for ever, of a game that is won.
    let corner = |value: i64| vec![(Dyadic::ZERO, Dyadic::from(value))];
    let finite = |value, slope| Wall::Finite { corners: corner(value), slope };
    let [left, right] = Player::BOTH.map(Wall::Won);
    for (text, walls) in [
        ("{oo|1}", [left.clone(), finite(1, 1)]),
        ("{-2|-oo}", [finite(-2, -1), right.clone()]),
        ("{{oo|1}|{-1|-oo}}", [finite(1, 0), finite(-1, 0)]),
        ("+-oo", [left.clone(), right]),
        ("{oo|oo}", [left.clone(), left]),
        ("{oo|{oo|3}}", [Wall::Won(Player::Left), Wall::Won(Player::Left)]),
    ] {
        let g = forms.read(text).unwrap();
        let environment = forms.environment(g, &mut store).unwrap();
        assert_eq!(Player::BOTH.map(|player| environment.wall(player).clone()), walls, "{text}");
    }
    // An ordinary game has the thermograph that it has in the store.
    for (game, form) in ordinary(&mut forms, &mut store, 11, 60) {
        let environment = forms.environment(form, &mut store).unwrap();
        let thermograph = store.thermograph(game).unwrap();
        assert_eq!(environment.mean(), Some(thermograph.mean()));
        // From temperature 0 upwards; numbers are colder.
        let temperature = thermograph.temperature().clone().max(Dyadic::ZERO);
        assert_eq!(environment.temperature(), Some(&temperature));
    }
    // Two checks do not add as their truncations do.
    let check = forms.read("+-oo").unwrap();
    assert_eq!(forms.outcome_of_sum(&[check, check]), Ok(Outcome::N));
    let seven = Dyadic::from(7);
    let truncated = forms.truncated(check, &seven, &mut store).unwrap();
    assert_eq!(store.sum(truncated, truncated), Ok(store.zero()));
}

#[test]
fn equal_games_have_equal_environments() {
    let (mut forms, mut store) = (Forms::default(), Store::default());
    for g in random_forms(&mut forms, 15, 200) {
        let reduced = forms.reduced(g).unwrap();
        let [one, other] = [g, reduced].map(|form| forms.environment(form, &mut store).unwrap());
        assert_eq!(one, other);
        if Player::BOTH.iter().any(|&player| forms.is_check(g, player)) {
            assert_eq!(one.temperature(), None);
        }
    }
}

/// The literal double check and the quiet moon are equal beside affine impartial games, and differ
/// where a check is pending.
#[test]
fn the_moon_is_not_the_double_check() {
    let mut forms = Forms::default();
    let [double, moon] = ["+-oo", "moon"].map(|text| forms.read(text).unwrap());
    assert!(forms.is_affine_impartial(double).unwrap() && forms.is_affine_impartial(moon).unwrap());
    assert!(!forms.equal(double, moon).unwrap());
    for n in 0..8 {
        let nimber = forms.nimber(n).unwrap();
        assert_eq!(outcome_with(&mut forms, double, nimber), Outcome::N);
        assert_eq!(outcome_with(&mut forms, moon, nimber), Outcome::N);
    }
    let check = forms.read("{oo|0}").unwrap();
    assert!(forms.wins_first(&[check, double], Player::Right).unwrap());
    assert!(!forms.wins_first(&[check, moon], Player::Right).unwrap());
    let game = |forms: &mut Forms, component| {
        let left = forms.sum(check, component).unwrap();
        let right = forms.conjugate(left).unwrap();
        let form = forms.form(&[left], &[right]).unwrap();
        forms.outcome(form).unwrap()
    };
    assert_eq!(game(&mut forms, moon), Outcome::N);
    assert_eq!(game(&mut forms, double), Outcome::P);
}

/// What is worth ☾ may stand as the quiet moon, also while a check is pending.
#[test]
fn loony_games_are_the_moon_even_under_check() {
    let mut forms = Forms::default();
    let moon = forms.moon().unwrap();
    // A carry-on to 0 or a move to 0; and a heap of one counter in Top Entails.
    let loony = ["{0,{oo|0}|0,{0|-oo}}", "{{oo|oo}|{-oo|-oo}}", "{*,{oo|*}|*,{*|-oo}}"];
    let checks = ["{oo|0}", "{oo|*}", "{oo|0,*}", "{oo|☾}", "{oo|oo}", "{oo|{0|-oo}}"];
    for text in loony {
        let g = forms.read(text).unwrap();
        assert!(forms.is_affine_impartial(g).unwrap());
        for text in checks {
            let check = forms.read(text).unwrap();
            let check_by_right = forms.conjugate(check).unwrap();
            for n in 0..4 {
                let nimber = forms.nimber(n).unwrap();
                for pending in [check, check_by_right] {
                    assert_eq!(
                        forms.outcome_of_sum(&[g, pending, nimber]),
                        forms.outcome_of_sum(&[moon, pending, nimber])
                    );
                }
            }
        }
    }
}

/// Whether a win may be claimed with a check pending elsewhere is a matter of how it is written: as ∞
/// it may, as the threat {∞|∞} the check must be answered first.
#[test]
fn a_win_and_a_threat_to_win_differ_under_check() {
    let mut forms = Forms::default();
    let [check, win, threat] =
        ["{oo|0}", "{0|-oo}", "{0|{-oo|-oo}}"].map(|text| forms.read(text).unwrap());
    assert!(forms.wins_first(&[check, win], Player::Right).unwrap());
    assert!(!forms.wins_first(&[check, threat], Player::Right).unwrap());
    // With no check pending, both win.
    let zero = forms.integer(0).unwrap();
    for component in [win, threat] {
        assert!(forms.wins_first(&[component, zero], Player::Right).unwrap());
    }
}

#[test]
fn kinds_of_forms() {
    let mut forms = Forms::default();
    for (text, birthday, conway, symmetric, impartial) in [
        ("oo", -1, false, false, false),
        ("0", 0, true, true, true),
        ("+-oo", 0, false, true, true),
        ("{oo|oo}", 0, false, false, false),
        ("1", 1, true, false, false),
        ("*3", 3, true, true, true),
        ("+-1", 2, true, true, false),
        ("{0,{oo|0}|0,{0|-oo}}", 2, false, true, true),
        ("{{oo|1}|{-1|-oo}}", 3, false, true, false),
    ] {
        let g = forms.read(text).unwrap();
        assert_eq!(forms.birthday(g), birthday, "{text}");
        assert_eq!(forms.is_conway(g), conway, "{text}");
        assert_eq!(forms.is_symmetric(g), Ok(symmetric), "{text}");
        assert_eq!(forms.is_affine_impartial(g), Ok(impartial), "{text}");
    }
    let [won, lost] = Player::BOTH.map(FormId::infinity);
    let before = forms.len();
    assert!(matches!(forms.form(&[], &[won]), Err(Stop::Undefined(_))));
    assert!(matches!(forms.form(&[won], &[]), Err(Stop::Undefined(_))));
    assert!(matches!(forms.sum(won, lost), Err(Stop::Undefined(_))));
    assert!(matches!(forms.outcome_of_sum(&[won, lost]), Err(Stop::Undefined(_))));
    assert_eq!(forms.len(), before);
    assert_eq!(forms.outcome_of_sum(&[]), Ok(Outcome::P));
    assert_eq!(forms.sum(won, won), Ok(won));
}

#[test]
fn a_small_budget_stops_the_work_and_leaves_the_forms_usable() {
    let control = Control::with_memory(60_000);
    let mut forms = Forms::new(control.clone());
    assert!(matches!(forms.integer(1 << 60), Err(Stop::Memory { .. })));
    assert!(matches!(forms.nimber(1 << 60), Err(Stop::Memory { .. })));
    assert!(matches!(forms.born_by(2), Err(Stop::Memory { .. })));
    let error = forms.read("99999999999").unwrap_err();
    assert!(matches!(error.stop, Some(Stop::Memory { .. })));
    assert!(control.used() <= 60_000);
    assert_eq!(control.used(), forms.bytes());
    control.cancel();
    assert_eq!(forms.integer(12_345).unwrap_err(), Stop::Cancelled);
    control.resume();
    let half = forms.read("0").unwrap();
    assert_eq!(forms.outcome(half), Ok(Outcome::P));
    drop(forms);
    assert_eq!(control.used(), 0);
    let control = Control::new();
    let mut forms = Forms::new(control.clone());
    forms.born_by(1).unwrap();
    control.cancel();
    assert_eq!(forms.born_by(2).unwrap_err(), Stop::Cancelled);
}

#[test]
fn deep_forms_are_no_trouble() {
    let mut forms = Forms::default();
    let [mut g, star] = ["{oo|0}", "*"].map(|text| forms.read(text).unwrap());
    for _ in 0..5_000 {
        g = forms.form(&[g], &[star]).unwrap();
    }
    let conjugate = forms.conjugate(g).unwrap();
    assert!(forms.outcome_of_sum(&[g, conjugate]).is_ok());
    let zero = forms.integer(0).unwrap();
    for (a, b) in [(g, zero), (zero, g), (g, conjugate), (conjugate, star)] {
        assert_eq!(forms.separate(a, b).unwrap().is_none(), forms.ge(a, b).unwrap());
    }
    assert!(forms.reduced(g).is_ok());
    let text = forms.text(g).unwrap();
    assert_eq!(forms.read(&text), Ok(g));
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(40))]

    #[test]
    fn sums_are_a_commutative_monoid(seed in any::<u64>()) {
        let mut forms = Forms::default();
        let games = random_forms(&mut forms, seed, 25);
        let mut random = Random(seed);
        let zero = forms.integer(0).unwrap();
        let [g, h, k] = [(); 3].map(|()| loop {
            let g = random.one_of(&games);
            // The sum of three deep forms is large.
            if g.is_finite() && forms.birthday(g) <= 4 {
                break g;
            }
        });
        let gh = forms.sum(g, h).unwrap();
        prop_assert_eq!(forms.sum(h, g), Ok(gh));
        let g_0 = forms.sum(g, zero).unwrap();
        prop_assert!(forms.equal(g_0, g).unwrap());
        let outcome = forms.outcome_of_sum(&[g, h, k]).unwrap();
        prop_assert_eq!(forms.outcome_of_sum(&[k, g, h]), Ok(outcome));
        prop_assert_eq!(forms.outcome_of_sum(&[gh, k]), Ok(outcome));
        let hk = forms.sum(h, k).unwrap();
        prop_assert_eq!(forms.outcome_of_sum(&[g, hk]), Ok(outcome));
        // Beyond outcomes, the two sums of all three are the same form; but it may be large.
        if [g, h, k].iter().all(|&game| forms.birthday(game) <= 2) {
            prop_assert_eq!(forms.sum(gh, k), forms.sum(g, hk));
        }
        let [conjugate, other] = [gh, k].map(|game| forms.conjugate(game).unwrap());
        prop_assert_eq!(forms.outcome_of_sum(&[conjugate, other]), Ok(outcome.negative()));
    }

    #[test]
    fn what_is_written_is_read(seed in any::<u64>()) {
        let mut forms = Forms::default();
        let mut others = Forms::default();
        for g in random_forms(&mut forms, seed, 40) {
            // Deep forms are exponentially long.
            let Ok(text) = forms.text(g) else { continue };
            prop_assert_eq!(forms.read(&text), Ok(g));
            // And written alike whatever was there before.
            let other = others.read(&text).unwrap();
            prop_assert_eq!(others.text(other).unwrap(), text);
        }
    }

    #[test]
    fn the_conjugate_turns_the_order_round(seed in any::<u64>()) {
        let mut forms = Forms::default();
        let games = random_forms(&mut forms, seed, 30);
        for pair in games.windows(2) {
            let [g, h] = [pair[0], pair[1]];
            let [minus_g, minus_h] = [g, h].map(|game| forms.conjugate(game).unwrap());
            prop_assert_eq!(forms.ge(g, h), forms.ge(minus_h, minus_g));
            prop_assert_eq!(forms.conjugate(minus_g), Ok(g));
        }
    }
}

#[test]
fn literal_forms_are_embedded() {
    let mut literal = tweedle_engine::form::Forms::default();
    let zero = literal.form(&[], &[]).unwrap();
    let one = literal.form(&[zero], &[]).unwrap();
    let switch = literal.form(&[one], &[zero]).unwrap();
    let mut forms = Forms::default();
    let embedded = forms.embed_form(&literal, switch).unwrap();
    assert_eq!(forms.text(embedded).unwrap(), "{1|0}");
    let followers = forms.followers(embedded).unwrap();
    let mut names: Vec<_> = followers.into_iter().map(|g| forms.text(g).unwrap()).collect();
    names.sort();
    assert_eq!(names, ["-oo", "0", "1", "oo", "{1|0}"]);
}
