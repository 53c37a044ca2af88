//! Guaranteed scoring games: the theorems of Larsson, Neto, Nowakowski and Santos (arXiv 1505.07905) on random games.

use fastrand::Rng;
use std::collections::HashMap;
use tweedle_engine::number::Rational;
use tweedle_engine::short::Store;
use tweedle_engine::universe::{Forms, Id, Scored, ScoringClass, Side, Universe};
use tweedle_engine::walk::{Memo, Walker};
use tweedle_engine::{Control, Facts, Hints, Player, Ruleset, Stop};

/// The number of random contexts beside which the order is tested; it may be raised.
const CONTEXTS: usize = 20_000;
/// The number of random games that are compared in pairs with their simplest forms; it may be raised.
const GAMES: u32 = 400;

fn forms() -> Forms {
    Forms::new(&Control::with_memory(4 << 30))
}

fn sample(forms: &mut Forms, day: u32, rng: &mut Rng) -> Id {
    let game = forms.sample(Universe::Scoring, day, 2, &mut |n| rng.usize(..n)).unwrap();
    assert!(forms.is_guaranteed(game));
    game
}

/// The stop of a sum by play alone: the score where the player who is to move has no option in either game.
fn brute(forms: &Forms, g: Id, h: Id, first: Player) -> Rational {
    let of_g = forms.options(g, first).iter().map(|&option| (option, h));
    let of_h = forms.options(h, first).iter().map(|&option| (g, option));
    let stops = of_g.chain(of_h).map(|(g, h)| brute(forms, g, h, first.opponent()));
    let best = if first == Player::Left { stops.max() } else { stops.min() };
    best.unwrap_or_else(|| forms.score_at(g, first).unwrap() + forms.score_at(h, first).unwrap())
}

fn is_fine(forms: &Forms, g: Id, h: Id, context: Id) -> bool {
    Player::BOTH
        .into_iter()
        .all(|first| brute(forms, g, context, first) >= brute(forms, h, context, first))
}

#[test]
fn no_context_contradicts_the_order() {
    let mut rng = Rng::with_seed(1);
    let mut forms = forms();
    let mut pairs = Vec::new();
    while pairs.len() < 500 {
        let h = sample(&mut forms, 3, &mut rng);
        let g = if rng.bool() {
            sample(&mut forms, 2, &mut rng)
        } else {
            let more = sample(&mut forms, 2, &mut rng);
            let mut lefts = forms.options(h, Player::Left).to_vec();
            lefts.push(more);
            let rights = forms.options(h, Player::Right).to_vec();
            let right = match forms.score_at(h, Player::Right) {
                Some(score) => Side::Score(score.clone()),
                None => Side::Options(&rights),
            };
            forms.scoring([Side::Options(&lefts), right]).unwrap()
        };
        if g != h && forms.is_guaranteed(g) && forms.ge(Universe::Scoring, g, h).unwrap() {
            pairs.push((g, h));
        }
    }
    for at in 0..CONTEXTS {
        let (g, h) = pairs[at % pairs.len()];
        let context = sample(&mut forms, 2, &mut rng);
        assert!(
            is_fine(&forms, g, h, context),
            "{} >= {}, but not beside {}",
            forms.text(g).unwrap(),
            forms.text(h).unwrap(),
            forms.text(context).unwrap()
        );
    }
}

#[test]
fn each_refusal_has_a_context() {
    let mut rng = Rng::with_seed(2);
    let mut forms = forms();
    let mut refused = 0;
    while refused < 400 {
        let [g, h] = [(); 2].map(|()| sample(&mut forms, 2, &mut rng));
        let Some(context) = forms.separate(Universe::Scoring, g, h).unwrap() else {
            assert!(forms.ge(Universe::Scoring, g, h).unwrap());
            continue;
        };
        refused += 1;
        assert!(forms.is_guaranteed(context.game));
        let [of_g, of_h] =
            [g, h].map(|form| forms.stop_beside(form, context.game, context.first).unwrap());
        assert!(of_g < of_h);
    }
}

/// Stops with passing are the worst ones beside waiting moves, and those of sums are the stops of play.
#[test]
fn stops_are_as_defined() {
    let mut rng = Rng::with_seed(3);
    let mut forms = forms();
    let zero = forms.score(&0.into()).unwrap();
    for _ in 0..400 {
        let g = sample(&mut forms, 3, &mut rng);
        let stops = forms.stops(g).unwrap();
        for (i, first) in Player::BOTH.into_iter().enumerate() {
            assert_eq!(stops.plain[i], brute(&forms, g, zero, first));
            let beside = |forms: &mut Forms, waiter: Player| -> Vec<Rational> {
                let count = forms.height(g) + 2;
                let waits: Vec<Id> = (0..=count)
                    .map(|moves| forms.waiting(waiter, moves, &0.into()).unwrap())
                    .collect();
                waits.into_iter().map(|waits| brute(forms, g, waits, first)).collect()
            };
            assert_eq!(
                Some(stops.lower[i].clone()),
                beside(&mut forms, Player::Right).into_iter().min()
            );
            assert_eq!(
                Some(stops.upper[i].clone()),
                beside(&mut forms, Player::Left).into_iter().max()
            );
        }
        let h = sample(&mut forms, 2, &mut rng);
        let sum = forms.sum(g, h).unwrap();
        assert!(forms.is_guaranteed(sum));
        for first in Player::BOTH {
            let by_play = brute(&forms, g, h, first);
            assert_eq!(brute(&forms, sum, zero, first), by_play);
            assert_eq!(forms.stop_beside(g, h, first), Ok(by_play));
        }
    }
}

/// Games are equal iff their simplest forms are the same.
#[test]
fn representatives_are_unique() {
    let mut rng = Rng::with_seed(4);
    let mut forms = forms();
    let mut games: Vec<Id> = Vec::new();
    for at in 0..GAMES {
        // Where scores are few, more games are equal.
        let is_narrow = at % 2 == 0;
        let mut pick = |n| if n == 5 && is_narrow { 2 + rng.usize(..2) } else { rng.usize(..n) };
        let game = forms.sample(Universe::Scoring, 1 + at % 3, 2, &mut pick).unwrap();
        games.push(game);
        if at % 7 == 0 {
            // Games in which moves wait.
            let normal = forms.sample(Universe::Normal, 3, 2, &mut |n| rng.usize(..n)).unwrap();
            let waiting = forms.embed(normal).unwrap();
            let small = sample(&mut forms, 1, &mut rng);
            games.extend([waiting, forms.sum(waiting, small).unwrap()]);
        }
        if at % 10 == 0 {
            let conjugate = forms.conjugate(game).unwrap();
            games.push(forms.sum(game, conjugate).unwrap());
        }
    }
    let simplest: Vec<Id> =
        games.iter().map(|&game| forms.simplest(Universe::Scoring, game).unwrap()).collect();
    let mut equal = 0;
    for (&g, &simple) in games.iter().zip(&simplest) {
        assert!(forms.equal(Universe::Scoring, g, simple).unwrap());
        for (&h, &other) in games.iter().zip(&simplest) {
            let is_equal = forms.equal(Universe::Scoring, g, h).unwrap();
            assert_eq!(
                is_equal,
                simple == other,
                "{} and {} from {} and {}",
                forms.text(simple).unwrap(),
                forms.text(other).unwrap(),
                forms.text(g).unwrap(),
                forms.text(h).unwrap()
            );
            equal += usize::from(is_equal && g != h);
        }
    }
    assert!(equal > 200, "{equal}");
}

#[test]
fn sums_respect_the_order_and_conjugates_are_the_inverses() {
    let mut rng = Rng::with_seed(5);
    let mut forms = forms();
    let mut inverted = 0;
    for _ in 0..300 {
        let [g, h, k] = [(); 3].map(|()| sample(&mut forms, 2, &mut rng));
        let [with_g, with_h] = [g, h].map(|form| forms.sum(form, k).unwrap());
        let is_ge = forms.ge(Universe::Scoring, g, h).unwrap();
        let is_ge_with = forms.ge(Universe::Scoring, with_g, with_h).unwrap();
        assert!(is_ge_with || !is_ge);
        if let Some(inverse) = forms.inverse(Universe::Scoring, k).unwrap() {
            inverted += 1;
            // What is invertible can be cancelled.
            assert_eq!(is_ge, is_ge_with);
            let back = forms.sum(with_g, inverse).unwrap();
            assert!(forms.equal(Universe::Scoring, back, g).unwrap());
        }
    }
    assert!(inverted > 20);
}

/// The embedding of normal play keeps the order, and integers become waiting moves.
#[test]
fn normal_play_is_embedded() {
    let mut rng = Rng::with_seed(6);
    let mut forms = forms();
    let games: Vec<Id> = (0..100)
        .map(|_| forms.sample(Universe::Normal, 3, 2, &mut |n| rng.usize(..n)).unwrap())
        .collect();
    let embedded: Vec<Id> = games.iter().map(|&game| forms.embed(game).unwrap()).collect();
    for (&g, &of_g) in games.iter().zip(&embedded) {
        assert!(forms.is_guaranteed(of_g));
        for (&h, &of_h) in games.iter().zip(&embedded) {
            let is_ge = forms.ge(Universe::Normal, g, h);
            assert_eq!(forms.ge(Universe::Scoring, of_g, of_h), is_ge);
        }
    }
    let mut integer = forms.zero().unwrap();
    for moves in 0..5 {
        let waits = forms.waiting(Player::Left, moves, &0.into()).unwrap();
        assert_eq!(forms.embed(integer), Ok(waits));
        integer = forms.form([&[integer], &[]]).unwrap();
    }
}

/// By the definitions, on random games that need not be guaranteed.
#[test]
fn classes_are_as_defined() {
    let mut rng = Rng::with_seed(7);
    let mut forms = forms();
    let mut counts: HashMap<String, u32> = HashMap::new();
    for _ in 0..2_000 {
        let game = loose(&mut forms, 2, &mut rng);
        let followers = forms.followers(game).unwrap();
        let is_guaranteed = followers.iter().all(|&x| {
            let below = forms.followers(x).unwrap();
            let all: Vec<Rational> = below
                .iter()
                .flat_map(|&y| Player::BOTH.map(|player| forms.score_at(y, player).cloned()))
                .flatten()
                .collect();
            forms.score_at(x, Player::Left).is_none_or(|l| all.iter().all(|s| l <= s))
                && forms.score_at(x, Player::Right).is_none_or(|r| all.iter().all(|s| r >= s))
        });
        assert_eq!(forms.is_guaranteed(game), is_guaranteed);
        let broken = forms.broken_guarantee(game).unwrap();
        assert_eq!(broken.is_none(), is_guaranteed);
        if let Some(broken) = broken {
            let is_better = broken.score > broken.worse;
            assert_eq!(is_better, broken.player == Player::Left);
            assert!(matches!(forms.ge(Universe::Scoring, game, game), Err(Stop::NotPossible(_))));
        }
        let class = forms.scoring_class(game).unwrap();
        let is_dicot = followers.iter().all(|&x| {
            let [left, right] = Player::BOTH.map(|player| forms.options(x, player).is_empty());
            left == right && (!left || forms.as_score(x).is_some())
        });
        let is_eager = followers.iter().all(|&x| {
            let stops = forms.stops(x).unwrap().plain;
            stops[0] >= stops[1]
        });
        let expected = match (is_guaranteed, is_dicot, is_eager) {
            (false, ..) => ScoringClass::Other,
            (true, false, _) => ScoringClass::Guaranteed,
            (true, true, false) => ScoringClass::Ettinger,
            (true, true, true) => ScoringClass::Milnor,
        };
        assert_eq!(class, expected);
        *counts.entry(format!("{class:?}")).or_default() += 1;
    }
    assert!(counts.len() == 4 && counts.values().all(|&count| count > 20), "{counts:?}");
}

/// A random scoring game that need not be guaranteed.
fn loose(forms: &mut Forms, day: u32, rng: &mut Rng) -> Id {
    if day == 0 || rng.u8(..5) == 0 {
        return forms.score(&rng.i64(-2..3).into()).unwrap();
    }
    let lists = Player::BOTH.map(|_| {
        let count = if rng.u8(..6) == 0 { 0 } else { 1 + rng.usize(..2) };
        (0..count).map(|_| loose(forms, day - 1, rng)).collect::<Vec<_>>()
    });
    let scores = [rng.i64(-4..2), rng.i64(-1..5)].map(Rational::from);
    let [left, right] = [0, 1].map(|i| match &lists[i][..] {
        [] => Side::Score(scores[i].clone()),
        list => Side::Options(list),
    });
    forms.scoring([left, right]).unwrap()
}

#[test]
fn everything_printed_is_read_back() {
    let mut rng = Rng::with_seed(8);
    let mut forms = forms();
    for _ in 0..500 {
        let game = loose(&mut forms, 3, &mut rng);
        let third = Rational::ONE / Rational::from(3);
        let third = forms.score(&third).unwrap();
        let game = forms.sum(game, third).unwrap();
        let text = forms.text(game).unwrap();
        assert_eq!(forms.read_scoring(&text), Ok(game), "{text}");
        let mut other = Forms::new(&Control::new());
        let same = other.read_scoring(&text).unwrap();
        assert_eq!(other.text(same), Ok(text));
    }
}

/// A random game in which both players can move or play is over, and all of its followers are Milnor's.
fn milnor(forms: &mut Forms, day: u32, rng: &mut Rng) -> Id {
    loop {
        if day == 0 || rng.u8(..8) == 0 {
            return forms.score(&rng.i64(-4..5).into()).unwrap();
        }
        let lists = Player::BOTH
            .map(|_| (0..=rng.usize(..2)).map(|_| milnor(forms, day - 1, rng)).collect::<Vec<_>>());
        let game = forms.scoring([Side::Options(&lists[0]), Side::Options(&lists[1])]).unwrap();
        if forms.scoring_class(game) == Ok(ScoringClass::Milnor) {
            return game;
        }
    }
}

/// Milnor and Hanner: the mean is additive, a sum is no hotter than its hottest part, n copies are worth n times the mean, but for
/// less than the temperature, and at temperature 0 the walls are the stops.
#[test]
fn means_of_milnors_games() {
    let mut rng = Rng::with_seed(9);
    let mut forms = forms();
    let mut hot = 0;
    for _ in 0..150 {
        let games = [(); 2].map(|()| milnor(&mut forms, 3, &mut rng));
        let sum = forms.sum(games[0], games[1]).unwrap();
        assert_eq!(forms.scoring_class(sum), Ok(ScoringClass::Milnor));
        let of_sum = forms.scoring_thermograph(sum).unwrap();
        let [g, h] = games.map(|game| forms.scoring_thermograph(game).unwrap());
        assert_eq!(*of_sum.mean(), g.mean() + h.mean());
        assert!(of_sum.temperature() <= g.temperature().max(h.temperature()));
        for (game, thermograph) in [(games[0], &g), (games[1], &h), (sum, &of_sum)] {
            let stops = forms.stops(game).unwrap().plain;
            let at_zero = Player::BOTH.map(|player| thermograph.wall(player).at(&0.into()));
            assert_eq!(stops, at_zero);
        }
        let double = forms.sum(games[0], games[0]).unwrap();
        let copies = forms.sum(double, games[0]).unwrap();
        let [left, right] = forms.stops(copies).unwrap().plain;
        let mean = g.mean() * &Rational::from(3);
        assert!(right <= mean && mean <= left);
        let warm = g.temperature().max(&Rational::from(0)).clone();
        assert!(left <= &mean + &warm && right >= &mean - &warm);
        // Equal games have the same thermograph.
        let simplest = forms.simplest(Universe::Scoring, sum).unwrap();
        if forms.scoring_class(simplest) == Ok(ScoringClass::Milnor) {
            let simpler = forms.scoring_thermograph(simplest).unwrap();
            assert_eq!(simpler.mean(), of_sum.mean());
            for t in 0..6 {
                for player in Player::BOTH {
                    let walls = [&simpler, &of_sum].map(|it| it.wall(player).at(&t.into()));
                    assert_eq!(walls[0], walls[1], "{t}");
                }
            }
        }
        hot += u32::from(*g.temperature() > Rational::from(0));
    }
    assert!(hot > 50);
}

/// With numbers in the place of scores, Milnor's games are short games with the same thermographs from temperature 0 up: nobody moves in a
/// number there.
#[test]
fn milnors_thermographs_are_those_of_short_games() {
    fn short(forms: &Forms, store: &mut Store, g: Id) -> tweedle_engine::short::Id {
        if let Some(score) = forms.as_score(g) {
            return store.read(&score.to_string()).unwrap();
        }
        let [left, right] = Player::BOTH.map(|player| {
            let options = forms.options(g, player).iter();
            options.map(|&option| short(forms, store, option)).collect::<Vec<_>>()
        });
        store.game(&left, &right).unwrap()
    }
    let mut rng = Rng::with_seed(10);
    let (mut forms, mut store) = (forms(), Store::default());
    let mut compared = 0;
    for _ in 0..300 {
        let game = milnor(&mut forms, 3, &mut rng);
        let scored = forms.scoring_thermograph(game).unwrap();
        let number = short(&forms, &mut store, game);
        let known = store.thermograph(number).unwrap().to_rational();
        assert_eq!(scored.mean(), known.mean());
        if forms.as_score(game).is_none() {
            let zero = Rational::from(0);
            assert_eq!(scored.temperature(), known.temperature().max(&zero));
            compared += 1;
        }
        for t in 0..10 {
            let t = Rational::from(t) / Rational::from(2);
            for player in Player::BOTH {
                assert_eq!(scored.wall(player).at(&t), known.wall(player).at(&t), "{t}");
            }
        }
    }
    assert!(compared > 100);
}

/// Only Milnor's games have thermographs.
#[test]
fn other_games_have_no_thermograph() {
    let mut forms = forms();
    for text in ["<-1|1>", "<^0|1>", "<^2|1>", "<<-1|1>|<2|3>>"] {
        let game = forms.read_scoring(text).unwrap();
        assert!(matches!(forms.scoring_thermograph(game), Err(Stop::NotPossible(_))), "{text}");
    }
    let zero = forms.zero().unwrap();
    assert!(matches!(forms.scoring_thermograph(zero), Err(Stop::NotPossible(_))));
}

/// A walk through the options of a form, of which the ends have its scores, finds its simplest form.
#[test]
fn walks_find_simplest_forms() {
    struct Written<'a>(&'a Forms);
    impl Ruleset for Written<'_> {
        type Position = Id;
        type Move = ();
        fn moves(
            &self,
            g: &Id,
            player: Player,
            mut found: impl FnMut((), Id) -> Result<(), Stop>,
        ) -> Result<(), Stop> {
            self.0.options(*g, player).iter().try_for_each(|&option| found((), option))
        }
        fn facts(&self) -> Facts {
            Facts::PARTIZAN
        }
        fn score(&self, g: &Id, player: Player) -> Result<Rational, Stop> {
            let none = || Stop::NotPossible("There are moves.".to_owned());
            self.0.score_at(*g, player).cloned().ok_or_else(none)
        }
    }
    impl Hints for Written<'_> {}
    let mut rng = Rng::with_seed(11);
    let mut written = forms();
    let games: Vec<Id> = (0..60).map(|_| sample(&mut written, 3, &mut rng)).collect();
    let loose: Vec<Id> = (0..60).map(|_| loose(&mut written, 2, &mut rng)).collect();
    let (mut found, mut memo) = (forms(), Memo::new(Control::new()));
    for (game, is_fine) in
        games.into_iter().zip([true; 60]).chain(loose.into_iter().zip([false; 60]))
    {
        let rules = Written(&written);
        let walked = Walker::new(&rules, &mut memo).value(&mut Scored(&mut found), &game).unwrap();
        let walked = (found.text(walked).unwrap(), found.stops(walked).unwrap());
        assert_eq!(walked.1, written.stops(game).unwrap());
        if is_fine {
            let simplest = written.simplest(Universe::Scoring, game).unwrap();
            assert_eq!(walked.0, written.text(simplest).unwrap());
        }
    }
}
