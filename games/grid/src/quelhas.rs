//! Quelhas.
//!
//! Left covers two or more empty cells that follow each other in a column, Right in a row. It is played on 10 x 10 cells; there
//! the player who makes the last move loses, Left begins, and Right may take Left's side after the first move (the rules of the
//! *Campeonato Regional de Jogos Matemáticos da Madeira*, a championship of schools).
//!
//! The ruleset has the moves alone: who wins by the last move, or loses, is a question of normal play or misère play, and the
//! exchange of sides is no move of a combinatorial game.

use crate::domino;
use std::marker::PhantomData;
use tweedle_engine::{Facts, Hints, Player, Ruleset, Stop, Symmetry};
use tweedle_rules::board::Board;
use tweedle_rules::by_size;
use tweedle_rules::entry::{Entry, Shape, misfit};
use tweedle_rules::{About, Fact};
use tweedle_rules::{Bits, CellGame};

/// The rules of Quelhas, on boards of at most `B::BITS` cells.
///
/// The one layer of a position is the set of empty cells.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Quelhas<B = u64>(PhantomData<B>);

impl<B: Bits> Quelhas<B> {
    /// The rules; there are no parameters.
    pub const fn new() -> Quelhas<B> {
        Quelhas(PhantomData)
    }
}

impl<B: Bits> Ruleset for Quelhas<B> {
    type Position = Board<B, 1>;
    /// The first cell that is covered, and the last one.
    type Move = [u8; 2];

    fn moves(
        &self,
        board: &Board<B, 1>,
        player: Player,
        mut found: impl FnMut([u8; 2], Board<B, 1>) -> Result<(), Stop>,
    ) -> Result<(), Stop> {
        let [empty] = board.layers();
        let (pairs, step) = domino::pairs(board, player);
        let (mut firsts, mut length) = (pairs, 2);
        while !firsts.is_empty() {
            for first in firsts.ones() {
                let covered =
                    (0..length).fold(B::ZERO, |cells, at| cells | B::bit(first + at * step));
                let last = first + (length - 1) * step;
                found([first as u8, last as u8], board.with_layers([empty ^ covered]))?;
            }
            // One cell more than the cells that can be covered from the next cell on.
            firsts = pairs & firsts.down(step);
            length += 1;
        }
        Ok(())
    }

    fn facts(&self) -> Facts {
        Facts { is_reversible: true, has_any_order: true, ..Facts::PARTIZAN }
    }
}

impl<B: Bits> Hints for Quelhas<B> {
    /// The connected regions of empty cells: the cells of a move lie within one of them.
    fn components(&self, board: &Board<B, 1>, into: &mut Vec<Board<B, 1>>) {
        domino::components(board, into);
    }

    /// The empty cells.
    fn size(&self, board: &Board<B, 1>) -> Option<u32> {
        Some(board.layers()[0].count())
    }

    fn unmoves(
        &self,
        board: &Board<B, 1>,
        player: Player,
        found: impl FnMut(Board<B, 1>) -> Result<(), Stop>,
    ) -> Result<(), Stop> {
        domino::unmoves(self, board, player, found)
    }

    /// Flips keep the directions of moves; exchanging rows and columns exchanges the players.
    fn representative(&self, board: &Board<B, 1>) -> (Board<B, 1>, Symmetry) {
        board.least_image(None, true)
    }
}

impl<B: Bits> CellGame for Quelhas<B> {
    const CELLS: &'static [char] = &domino::CELLS;

    fn title(&self) -> String {
        "Quelhas".to_owned()
    }
}

/// Quelhas in the registry.
pub(crate) const QUELHAS: Entry = Entry::named("game.grid.Quelhas", Shape::Grid)
    .cells(".#")
    .example("...|.#.")
    .start("....|....|....|....")
    .summary("Cover two or more empty cells that follow each other: Left in a column, Right in a row.")
    .source("Rules of the Campeonato Regional de Jogos Matemáticos da Madeira; played in misère play on 10 × 10 cells")
    .known(&[Fact::cited(About::Programs, "cgt.", "the documentation of the program, 2026")])
    .made_by(&|name, arguments| match arguments {
        [] => Ok(by_size!(name, ".#", Quelhas::new())),
        _ => Err(misfit(name)),
    });

#[cfg(test)]
mod tests {
    use super::*;
    use std::collections::{BTreeMap, BTreeSet};
    use tweedle_engine::Control;
    use tweedle_engine::short::{Id, Store};
    use tweedle_engine::walk::{Memo, Walker};
    use tweedle_rules::testing::{Table, check_unmoves};

    /// By hand.
    #[test]
    fn table() {
        Table {
            options: &[
                ("..|..", &["#.|#.", ".#|.#"], &["##|..", "..|##"]),
                ("...", &[], &["###", "##.", ".##"]),
                (".|.|#|.|.|.", &["#|#|#|.|.|.", ".|.|#|#|#|#", ".|.|#|#|#|.", ".|.|#|.|#|#"], &[]),
                (".#|#.", &[], &[]),
                ("", &[], &[]),
            ],
            names: &[("...", Player::Right, &["a1-b1", "b1-c1", "a1-c1"])],
            parts: &[("..#.|####|#.#.|##..|..##", &["#.|..", "..", ".."]), ("", &[])],
            values: &[("..|.#", "*"), (".|.|.|.", "2"), (".....", "-2"), ("..|..", "+-1")],
            errors: &[("..|.x", "`x` is not a cell of Quelhas; use `.` or `#`.", 4..5)],
            ..Table::default()
        }
        .check(&Quelhas::<u64>::new());
    }

    #[test]
    fn moves_are_taken_back() {
        for start in ["...|...|...", "..#.|....", "......"] {
            check_unmoves(&Quelhas::<u64>::new(), start);
        }
    }

    type Cells = BTreeSet<(i32, i32)>;

    /// The value by the words of the rules alone, on a set of empty cells.
    fn by_the_words(empty: &Cells, known: &mut BTreeMap<Cells, Id>, store: &mut Store) -> Id {
        if let Some(&value) = known.get(empty) {
            return value;
        }
        let mut options = [Vec::new(), Vec::new()];
        for (side, (down, right)) in [(1, 0), (0, 1)].into_iter().enumerate() {
            for &(row, col) in empty {
                let mut left = empty.clone();
                for far in 0.. {
                    if !left.remove(&(row + far * down, col + far * right)) {
                        break;
                    }
                    if far >= 1 {
                        options[side].push(by_the_words(&left, known, store));
                    }
                }
            }
        }
        let value = store.game(&options[0], &options[1]).expect("a small game");
        known.insert(empty.clone(), value);
        value
    }

    #[test]
    fn values_are_those_of_the_words() {
        let game = Quelhas::<u64>::new();
        let (mut store, mut memo) = (Store::default(), Memo::new(Control::new()));
        for (rows, cols) in [(1, 6), (5, 1), (3, 3), (2, 5), (3, 4)] {
            let mut known = BTreeMap::new();
            for code in (0..1_usize << (rows * cols)).step_by(if rows * cols > 9 { 7 } else { 1 }) {
                let cells: Vec<usize> = (0..rows * cols).map(|cell| code >> cell & 1).collect();
                let board = Board::from_cells(rows, cols, &cells).expect("a small board");
                let places = (0..rows * cols).filter(|cell| cells[*cell] == 1);
                let empty =
                    places.map(|cell| ((cell / cols) as i32, (cell % cols) as i32)).collect();
                let words = by_the_words(&empty, &mut known, &mut store);
                let value = Walker::new(&game, &mut memo).value(&mut store, &board);
                assert_eq!(value, Ok(words), "{board:?}");
            }
        }
    }
}
