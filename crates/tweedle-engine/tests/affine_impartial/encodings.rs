//! Games with entailing moves as literal forms: those made of the moves directly, and those that
//! the walker makes through the adapter.

use crate::encoder::{Encoder, Winning};
use crate::games::{Listed, NIM, Random, Trial, walk};
use tweedle_engine::affine::{Due, FormId, Forms, Move, Standing, Value};
use tweedle_engine::walk::Memo;
use tweedle_engine::{Control, Hints, Outcome, Player};

/// The value of a form by Theorem 20, if it is a nimber below 10.
fn value_by_play(forms: &mut Forms, g: FormId) -> Value {
    let is_lost = |n: &u64| {
        let nimber = forms.nimber(*n).unwrap();
        forms.outcome_of_sum(&[g, nimber]) == Ok(Outcome::P)
    };
    (0..10).find(is_lost).map_or(Value::Moon, Value::Nimber)
}

#[test]
fn top_entails() {
    let game = Listed::top_entails(10);
    let mut trial = Trial::new(game.clone());
    let mut forms = Forms::default();
    let mut encoder = Encoder::new(&game, Winning::Threat);
    let values = "0 ☾ 0 ☾ 1 0 2 1 3 0".split(' ');
    for (heap, expected) in (0..).zip(values) {
        let form = encoder.heap(&mut forms, heap);
        assert!(forms.is_affine_impartial(form).unwrap());
        assert_eq!(value_by_play(&mut forms, form).to_string(), expected, "{heap}");
        assert_eq!(trial.worth_of_heap(heap).value().unwrap().to_string(), expected);
    }
}

/// The forms of impartial games are affine impartial, and Theorem 39, applied to moves of all
/// kinds, gives what the forms are worth by Theorem 20.
#[test]
fn forms_of_impartial_games_have_the_values_of_the_theory() {
    let mut random = Random(5);
    let [mut heaps, mut moons, mut sums] = [0; 3];
    for _ in 0..400 {
        let game = Listed::random(&mut random, 5, true);
        let mut trial = Trial::new(game.clone());
        let mut forms = Forms::default();
        let mut encoder = Encoder::new(&game, Winning::Threat);
        for heap in 0..5 {
            let form = encoder.heap(&mut forms, heap);
            assert!(forms.is_affine_impartial(form).unwrap());
            let value = trial.worth_of_heap(heap).value().unwrap();
            assert_eq!(value_by_play(&mut forms, form), value, "{game:?}");
            heaps += 1;
            moons += usize::from(value == Value::Moon);
        }
        for _ in 0..10 {
            let nim = NIM + random.below(4) as u8;
            let parts = [random.heaps(2, 5), vec![nim]].concat();
            let parts_as_forms: Vec<_> =
                parts.iter().map(|&heap| encoder.heap(&mut forms, heap)).collect();
            let outcome = trial.outcome(&Standing::free(parts));
            assert_eq!(forms.outcome_of_sum(&parts_as_forms), Ok(outcome));
            sums += 1;
        }
    }
    assert!(heaps == 2_000 && moons > 400 && sums == 4_000, "{moons}");
}

/// The literal forms of the theory [`Forms`] are those whose play, alone and in sums, is play by
/// the rules, with whatever is due in one of the components.
#[test]
fn forms_of_partizan_games_are_played_by_the_rules() {
    let mut random = Random(6);
    let mut counts = [[0; 4]; 2];
    for _ in 0..300 {
        let game = Listed::random(&mut random, 5, false);
        let mut trial = Trial::new(game.clone());
        let mut forms = Forms::default();
        let mut memo = Memo::new(Control::new());
        let mut encoder = Encoder::new(&game, Winning::Threat);
        for _ in 0..20 {
            let nim = random.below(3) as u8;
            let [must, first, others] = [3, 2, 3].map(|most| {
                let count = random.below(most);
                random.heaps(count, 5)
            });
            // The literal forms of sums of many large heaps are large.
            if [&must, &first, &others].into_iter().flatten().sum::<u8>() > 5 {
                continue;
            }
            let due = random.one_of(&[
                Due::Nothing,
                Due::Nothing,
                Due::Answer,
                Due::PassOn,
                Due::PassBack,
                Due::Win,
                Due::Over,
            ]);
            let by = random.one_of(&Player::BOTH);
            let g = Standing::with(due, Some(by), must, first);
            let h = Standing::free([others, vec![NIM + nim]].concat());
            let joined = trial.game.joined(&[h.clone(), g.clone()]).unwrap();
            assert_eq!((joined.due(), joined.by(), joined.must()), (g.due(), g.by(), g.must()));
            assert_eq!(joined.rest(), [h.rest(), g.rest()].concat());
            let [form_g, form_h] =
                [&g, &h].map(|position| walk(&trial.game, &mut memo, &mut forms, position));
            let [alone, together] = [&g, &joined].map(|position| trial.outcome(position));
            assert_eq!(forms.outcome(form_g), Ok(alone), "{g:?} in {game:?}");
            assert_eq!(forms.outcome_of_sum(&[form_g, form_h]), Ok(together), "{joined:?}");
            if due == Due::Nothing {
                let [made_g, made_h] =
                    [&g, &h].map(|position| encoder.sum(&mut forms, position.rest()));
                assert_eq!(forms.outcome_of_sum(&[made_g, made_h]), Ok(together), "{joined:?}");
                assert_eq!(forms.outcome_of_sum(&[form_g, made_h]), Ok(together));
            }
            counts[usize::from(due != Due::Nothing)][together as usize] += 1;
        }
    }
    let [free, obliged] = counts;
    assert!(free.iter().all(|&count| count > 50), "{counts:?}");
    assert!(free.iter().chain(&obliged).sum::<usize>() > 3_000, "{counts:?}");
}

/// The adapter hands turns back and carries out threats, where the forms made of the moves directly
/// have the next move of the same player as his option; such a detour is reversible. So the two are
/// equal beside all affine forms, not only beside those of games with strict obligations.
#[test]
fn forms_by_the_adapter_equal_those_made_of_the_moves() {
    let mut random = Random(10);
    let [mut same, mut equal] = [0; 2];
    for _ in 0..300 {
        let game = Listed::random(&mut random, 4, false);
        let trial = Trial::new(game.clone());
        let mut forms = Forms::default();
        let mut memo = Memo::new(Control::new());
        let mut encoder = Encoder::new(&game, Winning::Threat);
        for heap in 0..4 {
            let made = encoder.heap(&mut forms, heap);
            let adapted = walk(&trial.game, &mut memo, &mut forms, &Standing::free(vec![heap]));
            assert!(forms.equal(made, adapted).unwrap(), "heap {heap} in {game:?}");
            *(if made == adapted { &mut same } else { &mut equal }) += 1;
        }
    }
    assert!(same > 200 && equal > 400, "{same} {equal}");
}

/// A check by Left, and beside it a move of Right's that wins. Obliged to answer, Right may not
/// make it; written as ∞̄ he could.
#[test]
fn a_winning_move_is_a_threat_where_obligations_are_strict() {
    // Heap 0 is nothing. Of heap 1, Left makes heap 3 and entails an answer, which Right has. Right
    // may win in heap 2. Heap 3 has a move for each.
    let quiet = vec![Move::Quiet(vec![])];
    let entail = vec![Move::Entail { must: vec![3], rest: vec![] }];
    let game = Listed::partizan([
        [vec![], vec![]],
        [entail, vec![]],
        [quiet.clone(), vec![Move::Win]],
        [quiet.clone(), quiet],
    ]);
    let mut trial = Trial::new(game.clone());
    let position = Standing::free(vec![1, 2]);
    // Left entails, Right answers, and Left takes away Right's chance: Right has no move.
    assert_eq!(trial.outcome(&position), Outcome::N);
    let mut forms = Forms::default();
    let [threat, infinity] = [Winning::Threat, Winning::Infinity].map(|winning| {
        let mut encoder = Encoder::new(&game, winning);
        let parts = [1, 2].map(|heap| encoder.heap(&mut forms, heap));
        let entailed = forms.options(parts[0], Player::Left)[0];
        let alone = forms.wins_first(&[parts[1]], Player::Right).unwrap();
        (alone, forms.wins_first(&[entailed, parts[1]], Player::Right).unwrap())
    });
    assert_eq!(threat, (true, false));
    assert_eq!(infinity, (true, true));
}

/// Among random partizan games there are many where it matters, and the threat is always right.
#[test]
fn winning_moves_written_as_infinity_are_wrong_now_and_then() {
    let mut random = Random(7);
    let [mut sums, mut wrong] = [0; 2];
    for _ in 0..250 {
        let game = Listed::random(&mut random, 4, false);
        let mut trial = Trial::new(game.clone());
        let mut forms = Forms::default();
        let mut encoders =
            [Winning::Threat, Winning::Infinity].map(|winning| Encoder::new(&game, winning));
        for _ in 0..20 {
            let parts = random.heaps(3, 4);
            let outcome = trial.outcome(&Standing::free(parts.clone()));
            let [threat, infinity] = [0, 1].map(|i| {
                let parts = [0, 1, 2].map(|j| encoders[i].heap(&mut forms, parts[j]));
                forms.outcome_of_sum(&parts).unwrap()
            });
            assert_eq!(threat, outcome, "{parts:?} in {game:?}");
            sums += 1;
            wrong += usize::from(infinity != outcome);
        }
    }
    assert!(sums == 5_000 && wrong > 20, "{wrong}");
}

/// It matters in impartial games, too, if literal forms are made of them; the theory makes none.
#[test]
fn winning_moves_written_as_infinity_are_wrong_in_impartial_games() {
    // The player who moves in heap 0 wins; in heap 1 he gives a check that has no answer. Heap 2 becomes
    // both, an answer being due in heap 1.
    let game = Listed::impartial([
        vec![Move::Win],
        vec![Move::Entail { must: vec![], rest: vec![] }],
        vec![Move::Entail { must: vec![1], rest: vec![0] }],
    ]);
    // The answer is that check, so the move to both loses. But who could win at once in heap 0
    // would not care.
    let mut trial = Trial::new(game.clone());
    assert!(!trial.is_won(&Standing::free(vec![2])));
    assert_eq!(trial.worth_of_heap(2).value(), Some(Value::ZERO));
    let mut forms = Forms::default();
    for (winning, value) in [(Winning::Threat, Value::ZERO), (Winning::Infinity, Value::Moon)] {
        let form = Encoder::new(&game, winning).heap(&mut forms, 2);
        assert!(forms.is_affine_impartial(form).unwrap());
        assert_eq!(value_by_play(&mut forms, form), value);
    }
}

/// In the theory of impartial games with strict obligations, a winning move is the same as a check
/// that nobody can answer, whether there is nothing to answer in or no move.
#[test]
fn a_win_is_a_check_without_answers() {
    let mut random = Random(8);
    let mut wins = 0;
    for _ in 0..200 {
        let game = Listed::random(&mut random, 6, true);
        let threats = [vec![], vec![0]].map(|must| {
            // Nobody can move in a new heap 0.
            let up = |heaps: &[u8]| heaps.iter().map(|heap| heap + 1).collect::<Vec<_>>();
            let lists = game.moves.iter().map(|[moves, _]| {
                let moves = moves.iter().map(|step| match step {
                    Move::Win => Move::Entail { must: must.clone(), rest: vec![] },
                    Move::Quiet(left) => Move::Quiet(up(left)),
                    Move::Again(left) => Move::Again(up(left)),
                    Move::Entail { must, rest } => Move::Entail { must: up(must), rest: up(rest) },
                    Move::AgainIn { must, rest } => {
                        Move::AgainIn { must: up(must), rest: up(rest) }
                    }
                    Move::Lose => Move::Lose,
                });
                moves.collect()
            });
            Listed::impartial([vec![]].into_iter().chain(lists))
        });
        let mut trial = Trial::new(game.clone());
        let mut others = threats.map(Trial::new);
        for heap in 0..6 {
            let worth = trial.worth_of_heap(heap);
            for other in &mut others {
                assert_eq!(other.worth_of_heap(heap + 1), worth);
            }
            wins += usize::from(game.moves[heap as usize][0].contains(&Move::Win));
        }
    }
    assert!(wins > 50, "{wins}");
}
