//! Universes of misère play that a set of ends determines: against contexts, against universes that contain them, and against the
//! tests of ends without a bound.

use fastrand::Rng;
use tweedle_engine::universe::{Forms, Id, Universe, Why};
use tweedle_engine::{Control, Play, Player, Stop};

fn forms() -> Forms {
    Forms::new(&Control::with_memory(4 << 30))
}

fn sample(forms: &mut Forms, universe: Universe, day: u32, rng: &mut Rng) -> Id {
    let game = forms.sample(universe, day, 2, &mut |n| rng.usize(..n)).unwrap();
    assert_eq!(forms.outside(universe, game), Ok(None));
    game
}

/// The sets of ends that are tested.
const SETS: [&[&str]; 5] =
    [&["{|0}"], &["{|0,{|0}}"], &["{|{|0}}"], &["{|{|0,{|0}}}", "{{0|}|}"], &["{|0,{|{|0}}}"]];

fn universe(forms: &mut Forms, texts: &[&str]) -> Universe {
    let ends: Vec<Id> = texts.iter().map(|text| forms.read(text).unwrap()).collect();
    forms.universe_of_ends(&ends).unwrap()
}

/// Left does as well in g + x as in h + x, by play.
fn is_fine(forms: &mut Forms, g: Id, h: Id, context: Id) -> bool {
    let [of_g, of_h] = [g, h].map(|it| forms.outcome_beside(it, context, Play::Misere).unwrap());
    Player::BOTH.into_iter().all(|first| {
        let [g, h] = [of_g, of_h].map(|it| it.wins_first(first) == (first == Player::Left));
        g || !h
    })
}

/// Beside games of the universe the order is never contradicted, and where it fails a game of the universe shows it.
#[test]
fn the_order_is_that_beside_all_games() {
    let mut rng = Rng::with_seed(1);
    for texts in SETS {
        let mut forms = forms();
        let universe = universe(&mut forms, texts);
        let games: Vec<Id> = (0..14).map(|_| sample(&mut forms, universe, 3, &mut rng)).collect();
        let contexts: Vec<Id> =
            (0..60).map(|_| sample(&mut forms, universe, 4, &mut rng)).collect();
        let (mut greater, mut refused) = (0, 0);
        for &g in &games {
            let mut more = forms.options(g, Player::Left).to_vec();
            more.push(sample(&mut forms, universe, 2, &mut rng));
            let rights = forms.options(g, Player::Right).to_vec();
            // With one option more, a game that is no end of Left's stays in the universe.
            let is_end = Player::BOTH.into_iter().any(|player| forms.options(g, player).is_empty());
            let other = if is_end { g } else { forms.form([&more, &rights]).unwrap() };
            for &h in games.iter().chain([&other]) {
                for (g, h) in [(g, h), (h, g)] {
                    if forms.ge(universe, g, h).unwrap() {
                        greater += u32::from(g != h);
                        for &context in &contexts {
                            assert!(is_fine(&mut forms, g, h, context));
                        }
                    } else {
                        refused += 1;
                        let context = forms.separate(universe, g, h).unwrap().unwrap();
                        assert_eq!(forms.outside(universe, context.game), Ok(None));
                        assert!(!is_fine(&mut forms, g, h, context.game));
                    }
                }
            }
        }
        assert!(greater > 8 && refused > 50, "{texts:?} {greater} {refused}");
    }
}

/// A form is strong exactly if no sum of ends beats it, of many more ends than the proof needs.
#[test]
fn strength_needs_no_larger_ends() {
    let mut rng = Rng::with_seed(2);
    for texts in SETS {
        let mut forms = forms();
        let universe = universe(&mut forms, texts);
        // All sums of four ends of a player at most.
        let given = forms.ends_of(universe).to_vec();
        let sums = Player::BOTH.map(|player| {
            let mut of_player = Vec::new();
            for &end in &given {
                for follower in forms.followers(end).unwrap() {
                    let conjugate = forms.conjugate(follower).unwrap();
                    of_player.extend(
                        [follower, conjugate]
                            .into_iter()
                            .filter(|&it| forms.options(it, player).is_empty()),
                    );
                }
            }
            of_player.sort_unstable();
            of_player.dedup();
            let mut sums = vec![forms.zero().unwrap()];
            for _ in 0..4 {
                let mut next = sums.clone();
                for &sum in &sums {
                    for &end in &of_player {
                        next.push(forms.sum(sum, end).unwrap());
                    }
                }
                next.sort_unstable();
                next.dedup();
                sums = next;
            }
            sums
        });
        let mut strong = [0, 0];
        for _ in 0..60 {
            let game = sample(&mut forms, universe, 3, &mut rng);
            for player in Player::BOTH {
                let is_strong = forms.is_strong(universe, player, game).unwrap();
                let wins_all = sums[player.index()].iter().all(|&end| {
                    let outcome = forms.outcome_beside(game, end, Play::Misere).unwrap();
                    outcome.wins_first(player)
                });
                assert_eq!(is_strong, wins_all);
                strong[usize::from(is_strong)] += 1;
            }
        }
        assert!(strong.iter().all(|&count| count > 10), "{strong:?}");
    }
}

/// Without ends it is the universe of dicots; with perfect murders of all heights that matter, that of dead-ending games; and in
/// between the order is between.
#[test]
fn it_lies_between_dicot_and_dead_ending_games() {
    let mut rng = Rng::with_seed(3);
    let mut forms = forms();
    let none = forms.universe_of_ends(&[]).unwrap();
    let murders: Vec<Id> =
        (0..6).map(|height| forms.perfect_murder(Player::Left, height).unwrap()).collect();
    let all = forms.universe_of_ends(&murders).unwrap();
    let some = SETS.map(|texts| universe(&mut forms, texts));
    let mut differ = 0;
    for _ in 0..500 {
        let [g, h] = [(); 2].map(|()| sample(&mut forms, Universe::DeadEnding, 3, &mut rng));
        let dicot = forms.ge(Universe::Dicot, g, h).unwrap();
        let dead_ending = forms.ge(Universe::DeadEnding, g, h).unwrap();
        assert_eq!(forms.ge(none, g, h), Ok(dicot));
        assert_eq!(forms.ge(all, g, h), Ok(dead_ending));
        for universe in some {
            let between = forms.ge(universe, g, h).unwrap();
            assert!(dicot >= between && between >= dead_ending);
            differ += u32::from(dicot != between || between != dead_ending);
        }
    }
    assert!(differ > 5, "{differ}");
}

/// Equal games have one simplest form, which is equal to them.
#[test]
fn simplest_forms_are_unique() {
    let mut rng = Rng::with_seed(4);
    for texts in SETS {
        let mut forms = forms();
        let universe = universe(&mut forms, texts);
        let games: Vec<Id> = (0..60).map(|_| sample(&mut forms, universe, 3, &mut rng)).collect();
        // Dead ends have inverses among dead-ending games, and so here.
        let end = forms.ends_of(universe)[0];
        let conjugate = forms.conjugate(end).unwrap();
        let nothing = forms.sum(end, conjugate).unwrap();
        for (place, &g) in games.iter().enumerate() {
            let simplest = forms.simplest(universe, g).unwrap();
            assert!(forms.equal(universe, g, simplest).unwrap());
            for &h in &games {
                let other = forms.simplest(universe, h).unwrap();
                assert_eq!(forms.equal(universe, g, h), Ok(simplest == other));
            }
            if place < 12 {
                let more = forms.sum(g, nothing).unwrap();
                assert_ne!(more, g);
                assert_eq!(forms.simplest(universe, more), Ok(simplest));
            }
        }
    }
}

#[test]
fn members_and_refusals() {
    let mut forms = forms();
    let waiting = universe(&mut forms, &["{|0}"]);
    for (text, is_in) in [
        ("{|0}", true),
        ("{{{0|}|}|}", true),
        ("{{0|}|{|{|0}}}", true),
        ("{|0,{|0}}", false),
        ("{{|0,{|0}}|0}", false),
        ("{0|{|{0|}}}", false),
    ] {
        let game = forms.read(text).unwrap();
        let outside = forms.outside(waiting, game).unwrap();
        assert_eq!(outside.is_none(), is_in, "{text}");
        assert!(outside.is_none_or(|it| it.why == Why::OtherEnd));
    }
    // The same set is the same universe, in any order and with 0.
    let texts = ["0", "{|0,{|0}}", "{|0}"];
    let ends = texts.map(|text| forms.read(text).unwrap());
    let one = forms.universe_of_ends(&ends).unwrap();
    assert_eq!(forms.universe_of_ends(&[ends[2], ends[1]]), Ok(one));
    assert_eq!(forms.ends_of(one), [ends[1]]);
    for text in ["{0|0}", "{|{0|}}", "{|#,0}"] {
        let game = forms.read(text).unwrap();
        assert!(matches!(forms.universe_of_ends(&[game]), Err(Stop::NotPossible(_))), "{text}");
    }
    let zero = forms.zero().unwrap();
    assert!(forms.certify(one, zero, zero).unwrap().is_some());
    // One move of either player cancel in each of these universes, and so do murders.
    let ended = forms.read("{|0,{|0}}").unwrap();
    assert!(forms.inverse(one, ended).unwrap().is_some());
    let star = forms.read("{0|0}").unwrap();
    assert_eq!(forms.inverse(one, star), Ok(None));
}

/// The games of a day are those of all literal forms of the universe whose trees are no higher, one of each class.
#[test]
fn days_by_all_forms() {
    for texts in SETS {
        let mut forms = Forms::new(&Control::new());
        let universe = universe(&mut forms, texts);
        let mut all = vec![forms.zero().unwrap()];
        for day in 1..=2 {
            let lists: Vec<Vec<Id>> = (0..1_usize << all.len())
                .map(|set| {
                    (0..all.len()).filter(|it| set >> it & 1 == 1).map(|it| all[it]).collect()
                })
                .collect();
            let mut next = Vec::new();
            for left in &lists {
                for right in &lists {
                    next.push(forms.form([left, right]).unwrap());
                }
            }
            next.sort_unstable();
            next.dedup();
            all = next;
            let mut expected = Vec::new();
            for &game in &all {
                if forms.outside(universe, game).unwrap().is_none() {
                    expected.push(forms.simplest(universe, game).unwrap());
                }
            }
            expected.sort_unstable();
            expected.dedup();
            let mut born = forms.born_by(universe, day, 10_000).unwrap();
            born.sort_unstable();
            assert_eq!(born, expected, "{texts:?} by day {day}");
        }
    }
    let mut forms = Forms::new(&Control::new());
    let dicots = forms.universe_of_ends(&[]).unwrap();
    let numbers = [0, 1, 2].map(|day| forms.born_by(dicots, day, 2000).unwrap().len());
    assert_eq!(numbers, [1, 2, 9]);
}

/// A form has an inverse among all of its day exactly if one is said to be there, and that is the conjugate.
#[test]
fn inverses_by_all_forms() {
    for texts in SETS {
        let mut forms = Forms::new(&Control::new());
        let universe = universe(&mut forms, texts);
        let day = forms.born_by(universe, 2, 10_000).unwrap();
        let zero = forms.zero().unwrap();
        let (mut invertible, mut others) = (0, 0);
        for &g in day.iter().step_by(7) {
            let mut found = None;
            for &h in &day {
                let sum = forms.sum(g, h).unwrap();
                if forms.equal(universe, sum, zero).unwrap() {
                    assert_eq!(found.replace(h), None);
                }
            }
            let conjugate = forms.conjugate(g).unwrap();
            let conjugate = forms.simplest(universe, conjugate).unwrap();
            let inverse = forms.inverse(universe, g).unwrap();
            assert_eq!(inverse.is_some(), found.is_some());
            assert!(found.is_none_or(|it| it == conjugate));
            invertible += u32::from(found.is_some());
            others += u32::from(found.is_none());
        }
        assert!(invertible > 2 && others > 10, "{texts:?}: {invertible}, {others}");
    }
}

/// Certificates are accepted exactly where the comparison says yes, and forged ones are refused.
#[test]
fn certificates_of_ends() {
    let (mut certified, mut refused) = (0, 0);
    for texts in SETS {
        let mut forms = Forms::new(&Control::new());
        let universe = universe(&mut forms, texts);
        let day = forms.born_by(universe, 2, 10_000).unwrap();
        let name = forms.universe_name(universe).unwrap();
        assert_eq!(forms.read_universe(&name), Ok(Some(universe)));
        let some: Vec<Id> = day.iter().copied().step_by(day.len().div_ceil(24)).collect();
        for &g in &some {
            for &h in &some {
                let is_ge = forms.ge(universe, g, h).unwrap();
                let certificate = forms.certify(universe, g, h).unwrap();
                assert_eq!(certificate.is_some(), is_ge);
                let Some(certificate) = certificate else { continue };
                assert_eq!(certificate.check(&Control::new()), Ok(()), "{texts:?}");
                assert_eq!(forms.certified(&certificate), Ok((universe, g, h)));
                certified += 1;
                // Of the other pair it is one only if that is true, too.
                let mut forged = certificate;
                let first = &mut forged.claims[0];
                (first.g, first.h) = (first.h, first.g);
                first.answers.swap(0, 1);
                if !forms.ge(universe, h, g).unwrap() {
                    assert!(forged.check(&Control::new()).is_err(), "{texts:?}");
                    refused += 1;
                }
            }
        }
    }
    assert!(certified > 200 && refused > 50, "{certified}, {refused}");
}

/// Two sets of ends at random have one universe exactly if the ends of each are in the universe of the other one.
#[test]
fn one_universe_has_one_set_of_ends() {
    let mut rng = Rng::with_seed(5);
    let mut forms = forms();
    let mut ends = vec![forms.zero().unwrap()];
    for _ in 0..3 {
        let mut next = ends.clone();
        for _ in 0..6 {
            let options: Vec<Id> =
                (0..rng.usize(1..3)).map(|_| ends[rng.usize(..ends.len())]).collect();
            next.push(forms.form([&[], &options]).unwrap());
            let [g, h] = [(); 2].map(|()| ends[rng.usize(..ends.len())]);
            next.push(forms.sum(g, h).unwrap());
        }
        ends = next;
    }
    let (mut same, mut different) = (0, 0);
    for _ in 0..2000 {
        let sets: [Vec<Id>; 2] = [(); 2].map(|()| {
            let count = rng.usize(1..4);
            let mut some = || {
                let end = ends[rng.usize(..ends.len())];
                if rng.bool() { forms.conjugate(end).unwrap() } else { end }
            };
            (0..count).map(|_| some()).collect()
        });
        let [one, other] = [0, 1].map(|i| forms.universe_of_ends(&sets[i]).unwrap());
        let has = |universe, set: &[Id]| {
            set.iter().all(|&end| forms.outside(universe, end).unwrap().is_none())
        };
        let is_same = has(one, &sets[1]) && has(other, &sets[0]);
        assert!(has(one, &sets[0]) && has(other, &sets[1]));
        assert_eq!(one == other, is_same);
        same += u32::from(is_same);
        different += u32::from(!is_same);
    }
    assert!(same > 100 && different > 100, "{same}, {different}");
}

#[test]
fn names_of_universes() {
    let mut forms = Forms::new(&Control::new());
    for text in ["Ends()", "Ends(0)"] {
        assert_eq!(forms.read_universe(text).unwrap(), Some(Universe::Dicot), "{text}");
    }
    let one = forms.read_universe("Ends({|0})").unwrap().unwrap();
    assert_eq!(forms.universe_in_words(one).unwrap(), "games of the universe Ends({|0})");
    // Conjugates, followers and sums are in it anyhow.
    for (text, name) in [
        ("Ends({0|})", "Ends({|0})"),
        ("Ends({|{|0}},0)", "Ends({|0})"),
        ("Ends({{{0|}|}|},{|0})", "Ends({|0})"),
        ("Ends({0|},{|0,{|0}})", "Ends({|0,{|0}})"),
        ("Ends({|0,{|0}},{|{|0},{|{|0}},{|0,{|0}}})", "Ends({|0,{|0}})"),
        ("Ends({|0,{|{|0}}},{{0|},0|})", "Ends({|0,{|0}},{|0,{|{|0}}})"),
    ] {
        let universe = forms.read_universe(text).unwrap().unwrap();
        assert_eq!(forms.universe_name(universe).unwrap(), name, "{text}");
        assert_eq!(forms.read_universe(name), Ok(Some(universe)));
    }
    assert_eq!(forms.read_universe("DeadEnding"), Ok(Some(Universe::DeadEnding)));
    assert_eq!(forms.read_universe("Deads"), Ok(None));
    let error = forms.read_universe("Ends({|0},{0|0})").unwrap_err();
    assert_eq!(error.span, 10..15);
    let error = forms.read_universe("Ends({|0},{|)").unwrap_err();
    assert!(error.span.start >= 10, "{error:?}");
}
