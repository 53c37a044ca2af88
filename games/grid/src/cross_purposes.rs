//! Cross Purposes.
//!
//! Some cells of a board have a stack of crates, `x`, which is nobody's. A player tips one over: it falls away from its
//! cell, which is empty then, and its crates lie on the next two cells in a direction, `#`. Left tips stacks upwards and
//! downwards, Right to the left and to the right. Both cells must be empty (invented by Michael Albert, named by Richard
//! Guy, 2004; Hearn, "Amazons, Konane, and Cross Purposes are PSPACE-complete", *Games of No Chance 3*, 2009).

use std::marker::PhantomData;
use tweedle_engine::{Facts, Hints, Player, Ruleset, Stop, Symmetry};
use tweedle_rules::board::Board;
use tweedle_rules::board::Shape;
use tweedle_rules::by_size;
use tweedle_rules::entry;
use tweedle_rules::entry::{Entry, misfit};
use tweedle_rules::sketch::{Cell, Owner};
use tweedle_rules::{About, Fact};
use tweedle_rules::{Bits, CellGame};

/// The rules of Cross Purposes, on boards of at most `B::BITS` cells.
///
/// The layers of a position are the stacks and the cells with crates that have fallen.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct CrossPurposes<B = u64>(PhantomData<B>);

impl<B: Bits> CrossPurposes<B> {
    /// The rules; there are no parameters.
    pub const fn new() -> CrossPurposes<B> {
        CrossPurposes(PhantomData)
    }
}

/// The cells that are empty or have a stack.
fn open<B: Bits>(board: &Board<B, 2>) -> B {
    let [_, fallen] = board.layers();
    board.shape().all::<B>() & !fallen
}

impl<B: Bits> Ruleset for CrossPurposes<B> {
    type Position = Board<B, 2>;
    /// The cell of the stack, and the last cell on which it falls.
    type Move = [u8; 2];

    fn moves(
        &self,
        board: &Board<B, 2>,
        player: Player,
        mut found: impl FnMut([u8; 2], Board<B, 2>) -> Result<(), Stop>,
    ) -> Result<(), Stop> {
        let [stacks, fallen] = board.layers();
        let empty = open(board) & !stacks;
        let cols = board.shape().cols();
        for cell in stacks.ones() {
            // The number of cells before the stack and after it in the direction, and from one cell to the next.
            let (before, after, step) = match player {
                Player::Left => (cell / cols, board.shape().rows() - 1 - cell / cols, cols),
                Player::Right => (cell % cols, cols - 1 - cell % cols, 1),
            };
            let mut tip = |near: u32, far: u32| {
                let crates = B::bit(near) | B::bit(far);
                if (crates & !empty).is_empty() {
                    let layers = [stacks ^ B::bit(cell), fallen | crates];
                    return found([cell as u8, far as u8], board.with_layers(layers));
                }
                Ok(())
            };
            if before >= 2 {
                tip(cell - step, cell - 2 * step)?;
            }
            if after >= 2 {
                tip(cell + step, cell + 2 * step)?;
            }
        }
        Ok(())
    }

    fn facts(&self) -> Facts {
        Facts::PARTIZAN
    }
}

impl<B: Bits> Hints for CrossPurposes<B> {
    /// The regions of cells without crates that have fallen, which never change. A region without a stack stays as it is.
    #[inline]
    fn components(&self, board: &Board<B, 2>, into: &mut Vec<Board<B, 2>>) {
        let [stacks, _] = board.layers();
        let shape = board.shape();
        for region in shape.regions(open(board), Shape::next_to) {
            if !(region & stacks).is_empty() {
                let off = shape.all::<B>() & !region;
                into.push(board.with_layers([stacks & region, off]).crop(region));
            }
        }
    }

    /// Moves do not depend on the direction; with rows and columns exchanged the players are.
    #[inline]
    fn representative(&self, board: &Board<B, 2>) -> (Board<B, 2>, Symmetry) {
        board.least_image(None, true)
    }

    /// The stacks, of which each move tips one.
    #[inline]
    fn size(&self, board: &Board<B, 2>) -> Option<u32> {
        let [stacks, _] = board.layers();
        Some(stacks.count())
    }
}

impl<B: Bits> CellGame for CrossPurposes<B> {
    const CELLS: &'static [char] = &['.', 'x', '#'];

    fn title(&self) -> String {
        "Cross Purposes".to_owned()
    }

    /// Stacks are either player's.
    fn look(cell: char) -> Cell {
        match cell {
            'x' => Cell::Piece(Owner::Either, String::new()),
            cell => Cell::of_letter(cell),
        }
    }
}

/// Cross Purposes in the registry.
pub(crate) const CROSS_PURPOSES: Entry = Entry::named("game.grid.CrossPurposes", entry::Shape::Grid)
    .cells(".x#")
    .example("..x.|....|x...")
    .start(".x..|..x.|x...|...x")
    .summary("Tip over a stack of crates, which falls on the next two empty cells: Left upwards or downwards, Right to the left or to the right.")
    .source("Hearn, Amazons, Konane, and Cross Purposes are PSPACE-complete, 2009")
    .known(&[
        Fact::cited(About::Complexity, "To find the winner is PSPACE-complete.", "Hearn, Amazons, Konane, and Cross Purposes are PSPACE-complete, Games of No Chance 3 (2009)"),
    ])
    .made_by(&|name, arguments| match arguments {
        [] => Ok(by_size!(name, ".x#", CrossPurposes::new())),
        _ => Err(misfit(name)),
    });

#[cfg(test)]
mod tests {
    use super::*;
    use std::collections::BTreeMap;
    use tweedle_engine::Control;
    use tweedle_engine::short::{Id, Store};
    use tweedle_engine::walk::{Memo, Walker};
    use tweedle_rules::testing::Table;

    /// By hand.
    #[test]
    fn table() {
        Table {
            options: &[
                ("..x..", &[], &["##...", "...##"]),
                ("x|.|.", &[".|#|#"], &[]),
                ("x.x|...|...", &["..x|#..|#..", "x..|..#|..#"], &[]),
                ("x.#", &[], &[]),
                ("", &[], &[]),
            ],
            names: &[("..x..", Player::Right, &["c1-a1", "c1-e1"])],
            parts: &[("x.#|##x|..#", &["x", "x."]), ("...|###|x..", &["x.."])],
            values: &[("x..", "-1"), ("..x..", "-1"), ("x|.|.", "1"), ("x..|.##|.##", "*")],
            pictures: &[("x.#", "1 x . #\n  a b c")],
            errors: &[("o", "`o` is not a cell of Cross Purposes; use `.`, `x` or `#`.", 0..1)],
            ..Table::default()
        }
        .check(&CrossPurposes::<u64>::new());
    }

    type Cells = BTreeMap<(i32, i32), char>;

    /// The value by the words of the rules alone, on a map of cells.
    fn by_the_words(cells: &Cells, known: &mut BTreeMap<Cells, Id>, store: &mut Store) -> Id {
        if let Some(&value) = known.get(cells) {
            return value;
        }
        let mut options = [Vec::new(), Vec::new()];
        for (&(row, col), _) in cells.iter().filter(|cell| *cell.1 == 'x') {
            for (side, down, right) in [(0, 1, 0), (0, -1, 0), (1, 0, 1), (1, 0, -1)] {
                let on = [1, 2].map(|far| (row + far * down, col + far * right));
                if on.iter().all(|cell| cells.get(cell) == Some(&'.')) {
                    let mut after = cells.clone();
                    after.insert((row, col), '.');
                    after.extend(on.map(|cell| (cell, '#')));
                    options[side].push(by_the_words(&after, known, store));
                }
            }
        }
        let value = store.game(&options[0], &options[1]).expect("a small game");
        known.insert(cells.clone(), value);
        value
    }

    #[test]
    fn values_are_those_of_the_words() {
        let game = CrossPurposes::<u64>::new();
        let (mut store, mut memo) = (Store::default(), Memo::new(Control::new()));
        for (rows, cols) in [(1, 6), (3, 3), (2, 4), (3, 4)] {
            let mut known = BTreeMap::new();
            let count = (rows * cols) as u32;
            // Some of all boards.
            for code in (0..3_usize.pow(count)).step_by(if count > 9 { 1009 } else { 5 }) {
                let cells: Vec<usize> =
                    (0..count).map(|cell| code / 3_usize.pow(cell) % 3).collect();
                let board = Board::from_cells(rows, cols, &cells).expect("a small board");
                let places = (0..).zip(&cells).map(|(at, &cell)| {
                    ((at / cols as i32, at % cols as i32), ['.', 'x', '#'][cell])
                });
                let words = by_the_words(&places.collect(), &mut known, &mut store);
                let value = Walker::new(&game, &mut memo).value(&mut store, &board);
                assert_eq!(value, Ok(words), "{board:?}");
            }
        }
    }
}
