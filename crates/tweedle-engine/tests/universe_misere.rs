//! Misère and normal play modulo universes: the theorems that the comparison rests on, on random forms.

use fastrand::Rng;
use std::collections::HashMap;
use tweedle_engine::short::Store;
use tweedle_engine::universe::{Forms, Id, Universe, Why};
use tweedle_engine::{Control, Outcome, Play, Player, Stop, form};

/// The number of random contexts beside which orders are tested, in all; it may be raised.
const CONTEXTS: usize = 20_000;
/// The number of random refusals for each universe that have to be explained.
const REFUSALS: usize = 1_500;

fn forms() -> Forms {
    Forms::new(&Control::with_memory(4 << 30))
}

/// A random form of the universe, which is tested to be in it.
fn sample(forms: &mut Forms, universe: Universe, day: u32, rng: &mut Rng) -> Id {
    let game = forms.sample(universe, day, 3, &mut |n| rng.usize(..n)).unwrap();
    assert_eq!(forms.outside(universe, game), Ok(None));
    game
}

/// A random form with tombstones, of no particular universe.
fn augmented(forms: &mut Forms, day: u32, rng: &mut Rng) -> Id {
    if day == 0 {
        return forms.zero().unwrap();
    }
    let lists = Player::BOTH.map(|_| {
        (0..rng.usize(..3)).map(|_| augmented(forms, rng.u32(..day), rng)).collect::<Vec<_>>()
    });
    forms.augmented([&lists[0], &lists[1]], [rng.u8(..4) == 0, rng.u8(..4) == 0]).unwrap()
}

/// The outcome is as good for Left as another one, or better.
fn at_least(x: Outcome, y: Outcome) -> bool {
    Player::BOTH.into_iter().all(|first| {
        let [x, y] = [x, y].map(|it| it.wins_first(first) == (first == Player::Left));
        x || !y
    })
}

/// No context contradicts the order: neither of day 2 nor of random forms of later days.
#[test]
fn no_context_contradicts_the_order() {
    let mut rng = Rng::with_seed(1);
    for universe in Universe::MISERE {
        let mut forms = forms();
        let day = forms.born_by(universe, 2, 1000).unwrap();
        let mut pairs = Vec::new();
        while pairs.len() < 600 {
            // Random forms are seldom comparable: so one of them is given an option more.
            let (g, h) = match rng.u8(..4) {
                0 => (day[rng.usize(..day.len())], day[rng.usize(..day.len())]),
                1 => (augmented(&mut forms, 3, &mut rng), augmented(&mut forms, 3, &mut rng)),
                _ => {
                    let h = sample(&mut forms, universe, 3, &mut rng);
                    let more = sample(&mut forms, universe, 2, &mut rng);
                    let mut lefts = forms.options(h, Player::Left).to_vec();
                    lefts.push(more);
                    let rights = forms.options(h, Player::Right).to_vec();
                    (forms.form([&lefts, &rights]).unwrap(), h)
                }
            };
            if g != h && forms.ge(universe, g, h).unwrap() {
                pairs.push((g, h));
            }
        }
        for at in 0..CONTEXTS / 4 {
            let (g, h) = pairs[at % pairs.len()];
            let height = rng.u32(..5);
            let context = sample(&mut forms, universe, height, &mut rng);
            let [of_g, of_h] =
                [g, h].map(|form| forms.outcome_beside(form, context, Play::Misere).unwrap());
            assert!(
                at_least(of_g, of_h),
                "{universe}: {} >= {}, but not beside {}",
                forms.text(g).unwrap(),
                forms.text(h).unwrap(),
                forms.text(context).unwrap()
            );
            if at % 5_000 == 4_999 {
                forms.forget();
            }
        }
    }
}

/// Where the comparison fails, a game of the universe shows it: of pairs of day 2, of later days, and with tombstones.
#[test]
fn each_refusal_has_a_context() {
    let mut rng = Rng::with_seed(2);
    for universe in [&Universe::MISERE[..], &[Universe::Normal]].concat() {
        let mut forms = forms();
        let day = forms.born_by(universe, 2, 1000).unwrap();
        let mut refused = 0;
        while refused < REFUSALS {
            let (g, h) = match rng.u8(..4) {
                0 => (
                    sample(&mut forms, universe, 3, &mut rng),
                    sample(&mut forms, universe, 3, &mut rng),
                ),
                1 => (augmented(&mut forms, 3, &mut rng), augmented(&mut forms, 3, &mut rng)),
                _ => (day[rng.usize(..day.len())], day[rng.usize(..day.len())]),
            };
            if let Some(context) = forms.separate(universe, g, h).unwrap() {
                refused += 1;
                assert_eq!(forms.outside(universe, context.game), Ok(None));
                let play = universe.play().unwrap();
                let [of_g, of_h] =
                    [g, h].map(|form| forms.outcome_beside(form, context.game, play).unwrap());
                assert!(!at_least(of_g, of_h));
                assert_ne!(of_g.wins_first(context.first), of_h.wins_first(context.first));
            } else {
                assert!(forms.ge(universe, g, h).unwrap());
            }
        }
    }
}

#[test]
fn sums_respect_the_order_and_have_the_outcomes_of_play() {
    let mut rng = Rng::with_seed(3);
    for universe in [&Universe::MISERE[..], &[Universe::Normal]].concat() {
        let mut forms = forms();
        let day = forms.born_by(universe, 2, 1000).unwrap();
        let mut ordered = 0;
        while ordered < 60 {
            let [g, h] = [(); 2].map(|()| day[rng.usize(..day.len())]);
            let k = sample(&mut forms, universe, 2, &mut rng);
            let [with_g, with_h] = [g, h].map(|form| forms.sum(form, k).unwrap());
            for play in [Play::Misere, Play::Normal] {
                let beside = forms.outcome_beside(g, k, play).unwrap();
                assert_eq!(forms.outcome(with_g, play), Ok(beside));
            }
            if g != h && forms.ge(universe, g, h).unwrap() {
                ordered += 1;
                assert!(forms.ge(universe, with_g, with_h).unwrap());
                let [mirror_g, mirror_h] = [g, h].map(|form| forms.conjugate(form).unwrap());
                assert!(forms.ge(universe, mirror_h, mirror_g).unwrap());
                assert_eq!(forms.conjugate(mirror_g), Ok(g));
            }
            let both = forms.sum(with_g, h).unwrap();
            assert_eq!(forms.sum(with_h, g), Ok(both));
        }
    }
}

/// Siegel, arXiv 2312.16259, and Davies and Milley: what is invertible is what is equal to a P-free form.
#[test]
fn conjugates_invert_exactly_the_p_free_forms() {
    for universe in [Universe::DeadEnding, Universe::Blocking] {
        let mut forms = forms();
        let mut inverted = 0;
        for game in forms.born_by(universe, 2, 1000).unwrap() {
            let is_free = forms.p_follower(game).unwrap().is_none();
            let inverse = forms.inverse(universe, game).unwrap();
            assert_eq!(inverse.is_some(), is_free, "{universe}: {}", forms.text(game).unwrap());
            inverted += usize::from(is_free);
        }
        assert!(inverted > 10);
    }
    // Beside all games only 0 is invertible.
    let mut forms = forms();
    let zero = forms.zero().unwrap();
    for game in forms.born_by(Universe::All, 2, 1000).unwrap() {
        assert_eq!(forms.inverse(Universe::All, game).unwrap().is_some(), game == zero);
    }
}

/// Forms are equal iff their simplest forms are the same, which are equal to them and no higher.
#[test]
fn simplest_forms_are_unique() {
    let mut rng = Rng::with_seed(4);
    for universe in [&Universe::MISERE[..], &[Universe::Normal]].concat() {
        let mut forms = forms();
        let mut games = Vec::new();
        for at in 0..160 {
            games.push(match at % 4 {
                0 => augmented(&mut forms, 2, &mut rng),
                1 => augmented(&mut forms, 3, &mut rng),
                2 => sample(&mut forms, universe, 2, &mut rng),
                _ => sample(&mut forms, universe, 4, &mut rng),
            });
        }
        // Sums that are nothing, of which there are else few.
        for at in 0..40 {
            let conjugate = forms.conjugate(games[at]).unwrap();
            games.push(forms.sum(games[at], conjugate).unwrap());
        }
        let mut equal = 0;
        let simplest: Vec<Id> =
            games.iter().map(|&game| forms.simplest(universe, game).unwrap()).collect();
        for (&g, &simple) in games.iter().zip(&simplest) {
            assert!(forms.equal(universe, g, simple).unwrap());
            assert!(forms.height(simple) <= forms.height(g));
            assert_eq!(forms.simplest(universe, simple), Ok(simple));
            for player in Player::BOTH {
                let found = forms.superfluous(universe, simple, player).unwrap();
                assert!(found.dominated.is_empty() && found.reversible.is_empty());
            }
            for (&h, &other) in games.iter().zip(&simplest) {
                let is_equal = forms.equal(universe, g, h).unwrap();
                assert_eq!(
                    is_equal,
                    simple == other,
                    "{universe}: {} {}",
                    forms.text(simple).unwrap(),
                    forms.text(other).unwrap()
                );
                equal += usize::from(is_equal && g != h);
            }
        }
        assert!(equal > 50, "{universe}: {equal}");
    }
}

/// The value of a form in the store of short games.
fn value(store: &mut Store, forms: &Forms, g: Id) -> tweedle_engine::short::Id {
    let mut known = HashMap::new();
    for follower in forms.followers(g).unwrap() {
        let [lefts, rights] = Player::BOTH.map(|player| {
            let options = forms.options(follower, player).iter();
            options.map(|option| known[option]).collect::<Vec<_>>()
        });
        known.insert(follower, store.game(&lefts, &rights).unwrap());
    }
    known[&g]
}

#[test]
fn normal_play_is_that_of_short_games() {
    let mut rng = Rng::with_seed(5);
    let (mut forms, mut store) = (forms(), Store::default());
    let mut literal = form::Forms::default();
    let games: Vec<Id> =
        (0..150).map(|_| sample(&mut forms, Universe::Normal, 4, &mut rng)).collect();
    for &g in &games {
        let value_of_g = value(&mut store, &forms, g);
        for &h in &games {
            let value_of_h = value(&mut store, &forms, h);
            let is_ge = store.le(value_of_h, value_of_g).unwrap();
            assert_eq!(forms.ge(Universe::Normal, g, h), Ok(is_ge));
        }
        // The canonical form, option by option.
        let simplest = forms.simplest(Universe::Normal, g).unwrap();
        assert_eq!(value(&mut store, &forms, simplest), value_of_g);
        for player in Player::BOTH {
            let mut options: Vec<_> = forms.options(simplest, player).to_vec();
            let mut values: Vec<_> =
                options.drain(..).map(|option| value(&mut store, &forms, option)).collect();
            let mut canonical = store.options(value_of_g, player).unwrap();
            values.sort_unstable();
            canonical.sort_unstable();
            assert_eq!(values, canonical);
        }
        // There and back as a literal form, which has the same outcomes.
        let same = forms.to_literal(&mut literal, g).unwrap().unwrap();
        assert_eq!(forms.of_literal(&literal, same), Ok(g));
        for play in [Play::Normal, Play::Misere] {
            assert_eq!(literal.outcome(same, play), forms.outcome(g, play));
        }
    }
}

/// The tests of strength are as in the papers, and hold beside random ends.
#[test]
fn strength_is_as_defined() {
    let mut rng = Rng::with_seed(6);
    let mut forms = forms();
    let (mut strong, mut weak) = (0, 0);
    for at in 0..800 {
        let g = if at % 2 == 0 {
            augmented(&mut forms, 3, &mut rng)
        } else {
            sample(&mut forms, Universe::All, 3, &mut rng)
        };
        for player in Player::BOTH {
            let wins_murders = (0..=forms.height(g) + 1).all(|height| {
                let murder = forms.perfect_murder(player, height).unwrap();
                let outcome = forms.outcome_beside(g, murder, Play::Misere).unwrap();
                outcome.wins_first(player)
            });
            let is_strong = |forms: &mut Forms, u| forms.is_strong(u, player, g).unwrap();
            assert_eq!(is_strong(&mut forms, Universe::DeadEnding), wins_murders);
            let wins = forms.outcome(g, Play::Misere).unwrap().wins_first(player);
            assert_eq!(is_strong(&mut forms, Universe::Dicot), wins);
            let end = forms.is_end(g, player);
            assert_eq!(is_strong(&mut forms, Universe::All), end);
            // A larger universe asks for more.
            let chain = [Universe::All, Universe::Blocking, Universe::DeadEnding, Universe::Dicot];
            let answers = chain.map(|universe| is_strong(&mut forms, universe));
            assert!(answers.is_sorted());
            // By the definition of Davies and Milley, with outcomes.
            let is_won = if player == Player::Left { Outcome::L } else { Outcome::R };
            let by_definition = end
                || forms.options(g, player).to_vec().into_iter().any(|option| {
                    let replies = forms.options(option, player.opponent()).to_vec();
                    forms.outcome(option, Play::Misere) == Ok(is_won)
                        && [vec![option], replies]
                            .concat()
                            .into_iter()
                            .all(|form| forms.is_strong(Universe::Blocking, player, form).unwrap())
                });
            assert_eq!(answers[1], by_definition);
            if !answers[1] {
                weak += 1;
                continue;
            }
            strong += 1;
            for _ in 0..10 {
                let x = sample(&mut forms, Universe::Blocking, 3, &mut rng);
                if forms.options(x, player).is_empty() {
                    let outcome = forms.outcome_beside(g, x, Play::Misere).unwrap();
                    assert!(outcome.wins_first(player));
                }
            }
        }
    }
    assert!(strong > 100 && weak > 100);
}

/// What is at least another game beside more games is so beside fewer, and in normal play, where nothing is asked of ends.
#[test]
fn larger_universes_order_less() {
    let mut rng = Rng::with_seed(11);
    let mut forms = forms();
    let chain = [
        Universe::All,
        Universe::Blocking,
        Universe::DeadEnding,
        Universe::Dicot,
        Universe::Normal,
    ];
    let mut counts = [0; 5];
    let games: Vec<Id> = (0..150)
        .map(|at| match at % 2 {
            0 => augmented(&mut forms, 3, &mut rng),
            _ => sample(&mut forms, Universe::MISERE[at / 2 % 4], 3, &mut rng),
        })
        .collect();
    for &g in &games {
        for &h in &games {
            let answers = chain.map(|universe| forms.ge(universe, g, h).unwrap());
            assert!(answers.is_sorted());
            for (count, is_ge) in counts.iter_mut().zip(answers) {
                *count += usize::from(is_ge && g != h);
            }
        }
    }
    // Each asks for more than the next one.
    assert!(counts.is_sorted_by(|x, y| x < y), "{counts:?}");
}

/// Each form beside its adjoint is lost by the player who moves first.
#[test]
fn adjoints_are_dicot_and_lose() {
    let mut rng = Rng::with_seed(7);
    let mut forms = forms();
    for _ in 0..500 {
        let g = augmented(&mut forms, 4, &mut rng);
        let adjoint = forms.adjoint(g).unwrap();
        assert_eq!(forms.outside(Universe::Dicot, adjoint), Ok(None));
        assert_eq!(forms.outcome_beside(g, adjoint, Play::Misere), Ok(Outcome::P));
    }
}

/// True if the form is a blocked end of the player, by the definition.
fn is_blocked(forms: &Forms, player: Player, x: Id) -> bool {
    forms.options(x, player).is_empty()
        && forms.options(x, player.opponent()).iter().all(|&move_of_opponent| {
            is_blocked(forms, player, move_of_opponent)
                || forms
                    .options(move_of_opponent, player)
                    .iter()
                    .any(|&reply| is_blocked(forms, player, reply))
        })
}

/// By the definitions, follower by follower.
#[test]
fn members_are_as_defined() {
    let mut rng = Rng::with_seed(8);
    let mut forms = forms();
    let mut counts = [0; 3];
    for at in 0..3_000 {
        let universe = Universe::MISERE[at % 4];
        // Of lower games, nearly all are blocking.
        let g = sample(&mut forms, universe, 4, &mut rng);
        let followers = forms.followers(g).unwrap();
        let ends = |forms: &Forms| -> Vec<(Player, Id)> {
            let all = followers.iter().flat_map(|&x| Player::BOTH.map(|player| (player, x)));
            all.filter(|&(player, x)| forms.options(x, player).is_empty()).collect()
        };
        let ends = ends(&forms);
        let is_dicot =
            ends.iter().all(|&(player, x)| forms.options(x, player.opponent()).is_empty());
        let is_dead = ends.iter().all(|&(player, x)| {
            let below = forms.followers(x).unwrap();
            below.into_iter().all(|y| forms.options(y, player).is_empty())
        });
        let is_blocking = ends.iter().all(|&(player, x)| is_blocked(&forms, player, x));
        let expected = [is_dicot, is_dead, is_blocking];
        let universes = [Universe::Dicot, Universe::DeadEnding, Universe::Blocking];
        for (place, (universe, is_in)) in universes.into_iter().zip(expected).enumerate() {
            let outside = forms.outside(universe, g).unwrap();
            assert_eq!(outside.is_none(), is_in);
            counts[place] += usize::from(!is_in);
            if let Some(outside) = outside {
                assert!(forms.options(outside.follower, outside.player).is_empty());
                match outside.why {
                    Why::MovesAgain(again) => {
                        assert!(!forms.options(again, outside.player).is_empty());
                        assert!(forms.followers(outside.follower).unwrap().contains(&again));
                    }
                    Why::CanMove(option) | Why::NotBlocked(option) => {
                        let opponent = outside.player.opponent();
                        assert!(forms.options(outside.follower, opponent).contains(&option));
                    }
                    Why::NotGuaranteed | Why::OtherEnd => panic!("it is another sort of universe"),
                }
            }
        }
    }
    assert!(counts.iter().all(|&count| count > 100));
}

/// A form with many followers, each of which has few options among those before it.
fn tangled(forms: &mut Forms, followers: usize, rng: &mut Rng) -> Id {
    let mut games = vec![forms.zero().unwrap()];
    while games.len() < followers {
        let lists = Player::BOTH.map(|_| {
            let count = 1 + rng.usize(..2);
            let near = games.len().saturating_sub(30);
            (0..count).map(|_| games[rng.usize(near..games.len())]).collect::<Vec<_>>()
        });
        let last = *games.last().unwrap();
        // So that all of them are followers.
        let lefts = [&lists[0][..], &[last]].concat();
        let game = forms.form([&lefts, &lists[1]]).unwrap();
        if game > last {
            games.push(game);
        }
    }
    *games.last().unwrap()
}

#[test]
fn a_comparison_of_a_thousand_followers_stays_within_a_budget() {
    let mut rng = Rng::with_seed(9);
    let control = Control::with_memory(400 << 20);
    let mut forms = Forms::new(&control);
    let [g, h] = [(); 2].map(|()| tangled(&mut forms, 1_000, &mut rng));
    assert!(forms.followers(g).unwrap().len() >= 1_000);
    for universe in Universe::EACH.into_iter().filter(|universe| universe.play().is_some()) {
        let _allowance = control.allow(40_000_000);
        forms.ge(universe, g, h).unwrap();
        let simplest = forms.simplest(universe, g).unwrap();
        assert!(forms.equal(universe, g, simplest).unwrap());
        forms.forget();
    }
}

#[test]
fn deep_forms_do_not_overflow_the_stack() {
    let mut forms = forms();
    let mut integer = forms.zero().unwrap();
    for _ in 0..30_000 {
        integer = forms.form([&[integer], &[]]).unwrap();
    }
    let next = forms.form([&[integer], &[]]).unwrap();
    for universe in Universe::MISERE {
        assert!(!forms.ge(universe, next, integer).unwrap());
        forms.separate(universe, next, integer).unwrap().unwrap();
        assert_eq!(forms.simplest(universe, next), Ok(next));
        assert_eq!(forms.certify(universe, next, integer), Ok(None));
    }
    assert!(forms.ge(Universe::Normal, next, integer).unwrap());
    let certificate = forms.certify(Universe::Normal, next, integer).unwrap().unwrap();
    assert_eq!(certificate.check(&Control::new()), Ok(()));
    let conjugate = forms.conjugate(next).unwrap();
    assert_eq!(forms.outcome(conjugate, Play::Misere), Ok(Outcome::L));
    let mut scoring = forms.embed(next).unwrap();
    scoring = forms.simplest(Universe::Scoring, scoring).unwrap();
    assert_eq!(forms.height(scoring), 30_001);
}

#[test]
fn work_is_cancelled_at_once() {
    let control = Control::new();
    let mut forms = Forms::new(&control);
    let mut rng = Rng::with_seed(10);
    let [g, h] = [(); 2].map(|()| tangled(&mut forms, 300, &mut rng));
    control.cancel();
    assert_eq!(forms.ge(Universe::All, g, h), Err(Stop::Cancelled));
    assert_eq!(forms.simplest(Universe::Dicot, g), Err(Stop::Cancelled));
    assert_eq!(forms.separate(Universe::Blocking, g, h), Err(Stop::Cancelled));
    control.resume();
    assert!(forms.ge(Universe::All, g, g).unwrap());
}
