//! Amazons.
//!
//! Left owns the amazons `x` and Right the amazons `o`. A player moves one of their amazons like a
//! queen of chess over empty cells to an empty cell, and shoots an arrow from there, again like a
//! queen's move, to an empty cell, which is blocked for the rest of the game. The cell the amazon
//! came from is empty for the arrow (Walter Zamkauskas, 1988; Berlekamp, "Sums of N x 2 Amazons",
//! 2000).

use std::marker::PhantomData;
use tweedle_engine::{Facts, Hints, Player, Ruleset, Stop, Symmetry};
use tweedle_rules::board::Shape;
use tweedle_rules::board::{Board, sides};
use tweedle_rules::by_size;
use tweedle_rules::entry;
use tweedle_rules::entry::{Entry, misfit};
use tweedle_rules::{About, Fact};
use tweedle_rules::{Bits, CellGame};

/// The rules of Amazons, on boards of at most `B::BITS` cells.
///
/// The layers of a position are Left's amazons, Right's amazons and the blocked cells.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Amazons<B = u64>(PhantomData<B>);

impl<B: Bits> Amazons<B> {
    /// The rules; there are no parameters.
    pub const fn new() -> Amazons<B> {
        Amazons(PhantomData)
    }
}

/// Moves queens on the cells `from`, all at once, one step after the other over `empty` cells in each of the eight directions, and
/// tells where they are after each step. Two of them are never on one cell, since all go the same way.
#[inline]
fn steps<B: Bits>(shape: Shape, from: B, empty: B, mut reached: impl FnMut(B)) {
    let cols = shape.cols();
    let (not_first, not_last) = (empty & shape.not_first_col(), empty & shape.not_last_col());
    let mut ray = |step: &dyn Fn(B) -> B| {
        let mut cells = step(from);
        while !cells.is_empty() {
            reached(cells);
            cells = step(cells);
        }
    };
    // A step to the right that wraps lands in the first column, one to the left in the last.
    ray(&|cells| (cells << 1) & not_first);
    ray(&|cells| (cells >> 1) & not_last);
    ray(&|cells| cells.up(cols) & empty);
    ray(&|cells| cells.down(cols) & empty);
    ray(&|cells| cells.up(cols + 1) & not_first);
    ray(&|cells| cells.down(cols + 1) & not_last);
    ray(&|cells| cells.up(cols - 1) & not_last);
    ray(&|cells| cells.down(cols - 1) & not_first);
}

/// The cells a queen on the cell `from` alone reaches over `empty` cells.
#[inline]
fn queen_moves<B: Bits>(shape: Shape, from: B, empty: B) -> B {
    let mut all = B::ZERO;
    steps(shape, from, empty, |cells| all |= cells);
    all
}

impl<B: Bits> Ruleset for Amazons<B> {
    type Position = Board<B, 3>;
    /// The square that the amazon leaves, the square that it goes to, and the square that the arrow
    /// goes to.
    type Move = [u8; 3];

    #[inline]
    fn moves(
        &self,
        board: &Board<B, 3>,
        player: Player,
        mut found: impl FnMut([u8; 3], Board<B, 3>) -> Result<(), Stop>,
    ) -> Result<(), Stop> {
        let [left, right, blocked] = board.layers();
        let [own, enemy] = sides([left, right], player);
        let shape = board.shape();
        let empty = shape.all::<B>() & !(left | right | blocked);
        for from_cell in own.ones() {
            let from = B::bit(from_cell);
            for to_cell in queen_moves(shape, from, empty).ones() {
                let to = B::bit(to_cell);
                let [left, right] = sides([own ^ from ^ to, enemy], player);
                for arrow in queen_moves(shape, to, (empty | from) ^ to).ones() {
                    found(
                        [from_cell, to_cell, arrow].map(|cell| cell as u8),
                        board.with_layers([left, right, blocked | B::bit(arrow)]),
                    )?;
                }
            }
        }
        Ok(())
    }

    fn facts(&self) -> Facts {
        Facts::PARTIZAN
    }
}

impl<B: Bits> Hints for Amazons<B> {
    /// The regions of cells that are not blocked, connected in eight directions: neither an amazon
    /// nor an arrow leaves its region, and blocked cells do not come back. In a region where no
    /// amazon stands next to an empty cell nobody can ever move.
    #[inline]
    fn components(&self, board: &Board<B, 3>, into: &mut Vec<Board<B, 3>>) {
        let [left, right, blocked] = board.layers();
        let shape = board.shape();
        let all = shape.all::<B>();
        for region in shape.regions(all & !blocked, Shape::around) {
            let amazons = (left | right) & region;
            if (shape.around(amazons) & region & !amazons).is_empty() {
                continue;
            }
            let layers = [left & region, right & region, all & !region];
            into.push(board.with_layers(layers).crop(region));
        }
    }

    /// The arrows of an amazon from all cells that it can go to are counted together.
    #[inline]
    fn mobility(&self, board: &Board<B, 3>, player: Player) -> Result<Option<u16>, Stop> {
        let [left, right, blocked] = board.layers();
        let [own, _] = sides([left, right], player);
        let shape = board.shape();
        let empty = shape.all::<B>() & !(left | right | blocked);
        let mut count: u32 = 0;
        for from in own.ones().map(B::bit) {
            let to = queen_moves(shape, from, empty);
            steps(shape, to, empty | from, |arrows| count += arrows.count());
        }
        Ok(Some(u16::try_from(count).unwrap_or(u16::MAX)))
    }

    /// Moves do not depend on the direction; exchanging the colours exchanges the players.
    #[inline]
    fn representative(&self, board: &Board<B, 3>) -> (Board<B, 3>, Symmetry) {
        board.least_image(Some([1, 0, 2]), false)
    }
}

impl<B: Bits> CellGame for Amazons<B> {
    const CELLS: &'static [char] = &['.', 'x', 'o', '#'];
    /// The signs between the square that the amazon leaves, the square that it goes to, and the
    /// square that the arrow goes to: `a1-b2/c3`.
    const BETWEEN: &'static [&'static str] = &["-", "/"];

    fn title(&self) -> String {
        "Amazons".to_owned()
    }
}

/// Amazons in the registry.
pub(crate) const AMAZONS: Entry = Entry::named("game.grid.Amazons", entry::Shape::Grid)
    .cells(".xo#")
    .example("x..|..o")
    .start("x...|....|....|...o")
    .summary("Move one of your amazons like a queen of chess, then shoot an arrow from there that blocks a cell.")
    .source("Walter Zamkauskas, 1988")
    .known(&[
        Fact::cited(About::Complexity, "To find the winner is PSPACE-complete.", "Furtak, Kiyomi, Uno and Buro, Generalized Amazons is PSPACE-complete, IJCAI 2005; Hearn 2009"),
        Fact::cited(About::Solved, "The first player wins on 5 × 6 squares, the second player on 6 × 4.", "Song and Müller, An enhanced solver for the game of Amazons, IEEE Transactions on Computational Intelligence and AI in Games 7 (2015)"),
        Fact::cited(About::Programs, "CGSuite, MCGS.", "the documentation of each program, 2026"),
    ])
    .made_by(&|name, arguments| match arguments {
        [] => Ok(by_size!(name, ".xo#", Amazons::new())),
        _ => Err(misfit(name)),
    });

#[cfg(test)]
mod tests {
    use super::*;
    use tweedle_engine::Control;
    use tweedle_engine::walk::followers;
    use tweedle_rules::testing::{Table, check_mobility, read};

    #[test]
    fn table() {
        let table = Table {
            options: &[
                ("x.", &["#x"], &[]),
                ("x..", &["#.x", "#x.", ".#x", ".x#"], &[]),
                ("x#.", &[], &[]),
                ("o|.", &[], &["#|o"]),
                ("x#|#.", &["##|#x"], &[]),
                ("#x|.#", &["##|x#"], &[]),
                ("#o.", &[], &["##o"]),
                ("", &[], &[]),
            ],
            names: &[("x..", Player::Left, &["a1-b1/a1", "a1-b1/c1", "a1-c1/a1", "a1-c1/b1"])],
            parts: &[
                ("x.#..|###..|o#.#o", &["#..|#..|.#o", "x."]),
                ("xo#..|oo#..|###..", &[]),
                ("#####|#x.##", &["x."]),
            ],
            ..Table::default()
        };
        table.check(&Amazons::<u64>::new());
    }

    /// The number of different positions in play that begins here, itself included; the published
    /// regression value of `CGSuite` 2 is 2784.
    #[test]
    fn followers_of_a_small_board() {
        let amazons = Amazons::<u64>::new();
        let board = read(&amazons, "x...|o...");
        assert_eq!(followers(&amazons, &board, &Control::new()).expect("few").len(), 2784);
    }

    #[test]
    fn numbers_of_moves() {
        let amazons = Amazons::<u64>::new();
        for text in [
            "x..o|....|x..#|..#x",
            "x......o",
            "x|.|.|o",
            "x.x|.#.|o.o",
            "xx|xx",
            "......|.x..o.|......|.o..x.",
        ] {
            check_mobility(&amazons, text);
        }
    }

    #[test]
    fn no_option_comes_twice() {
        let amazons = Amazons::<u64>::new();
        let board = read(&amazons, "x..o|....|x..#|..#x");
        let mut options = tweedle_rules::testing::moves(&amazons, &board, Player::Left);
        let count = options.len();
        options.sort();
        options.dedup();
        assert!(count > 50 && options.len() == count);
    }
}
