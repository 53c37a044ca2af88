//! Random games with moves of all six kinds: what they are worth against play by the rules.

use crate::games::{Listed, NIM, Random, Trial};
use tweedle_engine::Play;
use tweedle_engine::affine::{AffineImpartial, Due, Forms, Move, NimSet, Standing, Value, Worth};
use tweedle_engine::walk::{Memo, WalkError, Walker};
use tweedle_engine::{Control, Hints, Outcomes, Player, Ruleset, Stop, Theory};

const HEAPS: usize = 6;

/// Random impartial games, and a source of positions for each.
fn trials(seed: u64, count: usize) -> impl Iterator<Item = (Trial, Random)> {
    let mut random = Random(seed);
    (0..count).map(move |_| {
        let game = Listed::random(&mut random, HEAPS, true);
        (Trial::new(game), Random(random.0))
    })
}

/// So many heaps of the game and one of Nim.
fn some_parts(random: &mut Random, heaps: usize) -> Vec<u8> {
    let nim = NIM + random.below(6) as u8;
    [random.heaps(heaps, HEAPS), vec![nim]].concat()
}

/// A sum in which something or nothing is due.
fn some_position(random: &mut Random, dues: &[Due]) -> Standing<u8> {
    let (must, rest) = (random.below(3), random.below(3));
    let due = random.one_of(dues);
    let must = random.heaps(must, HEAPS);
    Standing::with(due, None, must, some_parts(random, rest))
}

const DUES: [Due; 6] = [Due::Nothing, Due::Answer, Due::PassOn, Due::PassBack, Due::Win, Due::Over];

/// Theorem 34 and Corollary 37: values add, the moon absorbs, and a free sum is lost exactly where
/// its value is 0.
#[test]
fn free_sums_are_lost_exactly_where_the_value_is_0() {
    let [mut lost, mut moons] = [0; 2];
    for (mut trial, mut random) in trials(1, 200) {
        for _ in 0..40 {
            let count = 1 + random.below(3);
            let parts = some_parts(&mut random, count);
            let worths: Vec<_> = parts.iter().map(|&part| trial.worth_of_heap(part)).collect();
            let value: Value = worths.iter().map(|worth| worth.value().unwrap()).sum();
            let position = Standing::free(parts);
            assert_eq!(AffineImpartial.of_sum(&worths), Ok(Worth::Quiet(value)));
            assert_eq!(trial.worth(&position), Worth::Quiet(value));
            assert_eq!(trial.is_won(&position), !value.is_zero(), "{position:?}");
            lost += usize::from(value.is_zero());
            moons += usize::from(value == Value::Moon);
        }
    }
    assert!(lost > 300 && moons > 300, "{lost} {moons}");
}

/// Where something is due, the player who must do it wins beside the nimbers of a set that is finite or
/// lacks finitely many; beside the moon, if it lacks finitely many.
#[test]
fn obliged_sums_are_won_exactly_beside_the_nimbers_of_their_set() {
    let mut won = DUES.map(|_| [0; 2]);
    let mut moons = 0;
    for (mut trial, mut random) in trials(2, 80) {
        for _ in 0..30 {
            let position = some_position(&mut random, &DUES[1..]);
            let Worth::Check(answers) = trial.worth(&position) else {
                panic!("{position:?} is no check");
            };
            // The rest counts by its value alone, which may be the moon.
            let rest: Value = position
                .rest()
                .iter()
                .map(|&part| trial.worth_of_heap(part).value().unwrap())
                .sum();
            let alone = Standing::with(position.due(), None, position.must().to_vec(), vec![]);
            let Worth::Check(of_must) = trial.worth(&alone) else {
                panic!("{alone:?} is no check")
            };
            assert_eq!(of_must.wins_beside(rest), trial.is_won(&position), "{position:?}");
            moons += usize::from(rest == Value::Moon);
            for n in 0..8 {
                let rest = [position.rest(), &[NIM + n]].concat();
                let beside = Standing::with(position.due(), None, position.must().to_vec(), rest);
                let is_won = trial.is_won(&beside);
                assert_eq!(is_won, answers.contains(u64::from(n)), "{position:?} + *{n}");
                assert_eq!(trial.worth(&beside).is_won(), is_won);
                won[position.due() as usize][usize::from(is_won)] += 1;
            }
        }
    }
    assert!(moons > 400, "{moons}");
    let count = |due: Due, is_won: bool| won[due as usize][usize::from(is_won)];
    for due in [Due::Answer, Due::PassOn, Due::PassBack] {
        assert!(count(due, false) > 150 && count(due, true) > 150, "{won:?}");
    }
    assert_eq!((count(Due::Win, false), count(Due::Over, true)), (0, 0));
}

/// The moves that win, of a player who is free and of one who is not: by play, by what the position
/// is worth that they lead to, and in a free sum by what the option of one component is worth and
/// the value of the others.
#[test]
fn winning_moves_are_those_found_by_play() {
    let [mut winning, mut losing] = [0; 2];
    for (mut trial, mut random) in trials(3, 120) {
        for _ in 0..40 {
            let position = some_position(&mut random, &DUES);
            let mut moves = Vec::new();
            let found = |step, option| {
                moves.push((step, option));
                Ok(())
            };
            trial.game.moves(&position, Player::Left, found).unwrap();
            let parts: Vec<u8> = position.parts().copied().collect();
            let mut any = false;
            for (step, option) in moves {
                let wins = !trial.is_won(&option);
                assert_eq!(!trial.worth(&option).is_won(), wins, "{position:?} to {option:?}");
                if let Some((place, step)) = step
                    && position.due() == Due::Nothing
                {
                    let others = [&parts[..place], &parts[place + 1..]].concat();
                    let others: Value =
                        others.iter().map(|&part| trial.worth_of_heap(part).value().unwrap()).sum();
                    let mut alone = Vec::new();
                    let part = Standing::free(vec![parts[place]]);
                    let found = |found: Option<(usize, _)>, option| {
                        if found.is_some_and(|(_, found)| found == step) {
                            alone.push(option);
                        }
                        Ok(())
                    };
                    trial.game.moves(&part, Player::Left, found).unwrap();
                    let worth = trial.worth(&alone[0]);
                    assert_eq!(worth.wins().wins_beside(others), wins, "{step:?} in {position:?}");
                }
                any |= wins;
                *(if wins { &mut winning } else { &mut losing }) += 1;
            }
            assert_eq!(any, trial.is_won(&position));
        }
    }
    assert!(winning > 3_000 && losing > 3_000, "{winning} {losing}");
}

#[test]
fn worths_do_not_depend_on_what_the_walker_makes_use_of() {
    let [mut positions, mut by_whole, mut by_plain] = [0; 3];
    for (mut trial, mut random) in trials(4, 150) {
        let mut whole = Memo::new(Control::new());
        let mut plain = Memo::new(Control::new());
        for _ in 0..20 {
            let position = some_position(&mut random, &DUES);
            // Without representatives there are very many orders of many heaps.
            if position.parts().filter(|&&part| part < NIM).sum::<u8>() > 8 {
                continue;
            }
            let worth = trial.worth(&position);
            let walker = Walker::new(&trial.game, &mut whole).without_components();
            assert_eq!({ walker }.value(&mut AffineImpartial, &position), Ok(worth.clone()));
            let walker = Walker::new(&trial.game, &mut plain).without_components();
            let mut walker = walker.without_symmetry().without_heaps();
            assert_eq!(walker.value(&mut AffineImpartial, &position), Ok(worth));
            positions += 1;
        }
        by_whole += whole.len();
        by_plain += plain.len();
    }
    assert!(positions > 2_000 && by_whole < by_plain, "{by_whole} {by_plain}");
}

#[test]
fn a_game_that_does_not_end_is_a_loop() {
    let heap = |heap: u8| vec![heap];
    for moves in [
        vec![Move::Quiet(heap(0))],
        vec![Move::Again(heap(0))],
        vec![Move::Entail { must: heap(0), rest: vec![] }],
        vec![Move::AgainIn { must: vec![], rest: heap(0) }],
        vec![Move::Win, Move::Lose, Move::Entail { must: vec![], rest: vec![1, 0] }],
    ] {
        for is_entailed in [false, true] {
            // Heap 1 leads to heap 0, and heap 0 to heap 1 or to itself.
            let back = if is_entailed {
                Move::Entail { must: heap(0), rest: vec![] }
            } else {
                Move::Quiet(heap(0))
            };
            let game = Trial::new(Listed::impartial([moves.clone(), vec![back]])).game;
            for position in [Standing::free(heap(1)), Standing::free(vec![NIM + 2, 0])] {
                let mut memo = Memo::new(Control::new());
                let worth = Walker::new(&game, &mut memo).value(&mut AffineImpartial, &position);
                let Err(WalkError::Loop(cycle)) = worth else { panic!("{worth:?}") };
                assert!(!cycle.is_empty());
            }
        }
    }
    // Whole positions come back, too.
    let game = Listed::impartial([vec![Move::Quiet(heap(1))], vec![Move::Again(heap(0))]]);
    let game = Trial::new(game).game;
    let mut memo = Memo::new(Control::new());
    let position = Standing::free(vec![0, NIM + 1]);
    let outcome = Walker::new(&game, &mut memo).value(&mut Outcomes(Play::Normal), &position);
    assert!(matches!(outcome, Err(WalkError::Loop(cycle)) if cycle.len() == 3));
}

#[test]
fn what_has_no_worth() {
    let check = || vec![Move::Entail { must: vec![0], rest: vec![] }];
    let position = Standing::free(vec![1]);
    // A check of an impartial game is not one form; it can be given by either player.
    let impartial = Trial::new(Listed::impartial([vec![], check()])).game;
    let mut memo = Memo::new(Control::new());
    let form = Walker::new(&impartial, &mut memo).value(&mut Forms::default(), &position);
    assert!(matches!(form, Err(WalkError::Stop(Stop::Entailing(_)))));
    let partizan = Trial::new(Listed::partizan([[vec![], vec![]], [check(), vec![]]])).game;
    let mut memo = Memo::new(Control::new());
    let worth = Walker::new(&partizan, &mut memo).value(&mut AffineImpartial, &position);
    assert!(matches!(worth, Err(WalkError::Stop(Stop::Entailing(_)))));
    // No match comes to two obligations at a time.
    let due = Standing::with(Due::Answer, None, vec![0], vec![]);
    assert_eq!(impartial.joined(&[due.clone(), due]), None);
    let worths = [(); 2].map(|()| Worth::Check(NimSet::all()));
    assert!(matches!(AffineImpartial.of_sum(&worths), Err(Stop::Undefined(_))));
}
