//! The tables in `data/affine` were computed by a separate reference program, which confirms each
//! value by playing sums with heaps of Nim.

use crate::games::{Listed, Trial};
use crate::pool::Pool;
use tweedle_engine::affine::{AffineImpartial, Move, NimSet, Standing, Value, Worth};
use tweedle_engine::{Outcome, Player, Ruleset};

/// A table of quoted and unquoted cells with a heading.
fn table(text: &str) -> Vec<Vec<String>> {
    let row = |line: &str| {
        // What stands between quotes has odd places.
        let mut cells = vec![String::new()];
        for (place, piece) in line.split('"').enumerate() {
            let mut pieces = if place % 2 == 1 { vec![piece] } else { piece.split(',').collect() };
            cells.last_mut().unwrap().push_str(pieces.remove(0));
            cells.extend(pieces.into_iter().map(str::to_owned));
        }
        cells
    };
    text.lines().skip(1).map(row).collect()
}

fn numbers(text: &str) -> Vec<u64> {
    let digits = |c: char| !c.is_ascii_digit();
    text.split(digits).filter(|word| !word.is_empty()).map(|n| n.parse().unwrap()).collect()
}

fn value(text: &str) -> Value {
    text.parse().map_or(Value::Moon, Value::Nimber)
}

/// `Q s`, `A s`, `E must / rest`, `H must / rest`, `W` and `L`, as in the table.
fn moves(text: &str) -> Vec<Move<u8>> {
    let read = |word: &str| {
        let (kind, heaps) = word.split_at(1);
        let mut sums = heaps.split('/').map(|sum| {
            let heaps = sum.split('+').map(str::trim).filter(|heap| !heap.is_empty());
            heaps.map(|heap| heap.parse().unwrap()).collect()
        });
        let mut sum = || sums.next().unwrap();
        match kind {
            "Q" => Move::Quiet(sum()),
            "E" => Move::Entail { must: sum(), rest: sum() },
            "A" => Move::Again(sum()),
            "H" => Move::AgainIn { must: sum(), rest: sum() },
            "W" => Move::Win,
            "L" => Move::Lose,
            _ => panic!("{word}"),
        }
    };
    text.split(';').map(str::trim).filter(|word| !word.is_empty()).map(read).collect()
}

/// Theorem 39 for rulesets: values, and beside which nimbers a move in the heap wins.
#[test]
fn rulesets_computed_independently() {
    let rows = table(include_str!("../data/affine/random_rulesets.csv"));
    assert_eq!(rows.len(), 1_050);
    let mut kinds = [0; 6];
    for game in rows.chunk_by(|row, next| row[0] == next[0]) {
        let lists: Vec<_> = game.iter().map(|row| moves(&row[2])).collect();
        for step in lists.iter().flatten() {
            kinds[match step {
                Move::Quiet(_) => 0,
                Move::Entail { .. } => 1,
                Move::Again(_) => 2,
                Move::AgainIn { .. } => 3,
                Move::Win => 4,
                Move::Lose => 5,
            }] += 1;
        }
        let mut trial = Trial::new(Listed::impartial(lists));
        for (heap, row) in (0_u8..).zip(game) {
            assert_eq!(row[1], heap.to_string());
            assert_eq!(trial.worth_of_heap(heap), Worth::Quiet(value(&row[3])), "{row:?}");
            let position = Standing::free(vec![heap]);
            let options = trial.game.options(&position, Player::Left).unwrap();
            let worths: Vec<_> = options.iter().map(|option| trial.worth(option)).collect();
            let exceptions = NimSet::of(numbers(&row[5]));
            let expected = if row[4] == "finite" { exceptions } else { exceptions.complement() };
            assert_eq!(AffineImpartial::winning(&worths), expected, "{row:?}");
        }
    }
    assert!(kinds.iter().all(|&count| count > 10), "{kinds:?}");
}

/// Theorem 39 for literal forms; and by Theorem 20 they are what play beside heaps of Nim says.
#[test]
fn forms_computed_independently() {
    let texts = [
        include_str!("../data/affine/impartial_random_forms_seed1.csv"),
        include_str!("../data/affine/impartial_random_forms_seed2.csv"),
    ];
    let [mut moons, mut cofinite] = [0; 2];
    let rows: Vec<_> = texts.into_iter().flat_map(table).collect();
    assert_eq!(rows.len(), 975);
    let mut pool = Pool::new(0, 0);
    for row in rows {
        let g = pool.forms.read(&row[0]).unwrap();
        assert!(pool.forms.is_affine_impartial(g).unwrap(), "{row:?}");
        assert_eq!(pool.forms.birthday(g).to_string(), row[1]);
        let value = value(&row[2]);
        let exceptions = NimSet::of(numbers(&row[3]));
        let expected = if row[3].starts_with("ALL") { exceptions.complement() } else { exceptions };
        assert_eq!(pool.winning(g, Player::Left), expected, "{row:?}");
        assert_eq!(pool.winning(g, Player::Right), expected, "{row:?}");
        assert_eq!(pool.value(g), value, "{row:?}");
        for n in 0..=14 {
            let is_lost = pool.outcome_beside(&[g], n) == Outcome::P;
            assert_eq!(is_lost, value == Value::Nimber(n), "{row:?} + *{n}");
        }
        moons += usize::from(value == Value::Moon);
        cofinite += usize::from(expected.is_cofinite());
    }
    assert!(moons > 100 && cofinite > 300, "{moons} {cofinite}");
}
