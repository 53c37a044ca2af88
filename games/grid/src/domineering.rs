//! Domineering.
//!
//! The players put dominoes on the empty cells of a board, Left vertically and Right horizontally
//! (Göran Andersson; Berlekamp, Conway and Guy, *Winning Ways*, ch. 5).

use crate::domino;
use std::marker::PhantomData;
use tweedle_engine::{Facts, Hints, Player, Ruleset, Stop, Symmetry};
use tweedle_rules::board::Board;
use tweedle_rules::by_size;
use tweedle_rules::entry::{Entry, Shape, misfit};
use tweedle_rules::{About, Fact};
use tweedle_rules::{Bits, CellGame, CutRule, Cuts, Writing};

/// The number of cells below which a slice has a name.
const NAMED: usize = 56;

/// The rules of Domineering, on boards of at most `B::BITS` cells.
///
/// The one layer of a position is the set of empty cells.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Domineering<B = u64>(PhantomData<B>);

impl<B: Bits> Domineering<B> {
    /// The rules; there are no parameters.
    pub const fn new() -> Domineering<B> {
        Domineering(PhantomData)
    }

    /// The empty board of this size, or `None` if it has more than `B::BITS` cells.
    pub fn empty(rows: usize, cols: usize) -> Option<Board<B, 1>> {
        domino::empty(rows, cols)
    }
}

impl<B: Bits> Ruleset for Domineering<B> {
    type Position = Board<B, 1>;
    /// The two cells of the domino.
    type Move = [u8; 2];

    #[inline]
    fn moves(
        &self,
        board: &Board<B, 1>,
        player: Player,
        found: impl FnMut([u8; 2], Board<B, 1>) -> Result<(), Stop>,
    ) -> Result<(), Stop> {
        domino::moves(board, player, found)
    }

    fn facts(&self) -> Facts {
        Facts { is_reversible: true, has_any_order: true, ..Facts::PARTIZAN }
    }
}

impl<B: Bits> Hints for Domineering<B> {
    /// The connected regions of empty cells: a domino lies within one of them.
    #[inline]
    fn components(&self, board: &Board<B, 1>, into: &mut Vec<Board<B, 1>>) {
        domino::components(board, into);
    }

    /// The empty cells; fewer in a region of two rows or two columns, where much is decided by few moves.
    #[inline]
    fn size(&self, board: &Board<B, 1>) -> Option<u32> {
        let [empty] = board.layers();
        let is_thin = board.rows() <= 2 || board.cols() <= 2;
        Some(if is_thin { empty.count() * 2 / 3 } else { empty.count() })
    }

    #[inline]
    fn mobility(&self, board: &Board<B, 1>, player: Player) -> Result<Option<u16>, Stop> {
        // Less than 128: there are no more cells.
        Ok(Some(domino::pairs(board, player).0.count() as u16))
    }

    /// Rows for Left, columns for Right, if they have names.
    #[inline]
    fn slices(&self, board: &Board<B, 1>, player: Player) -> u32 {
        let (slices, cells) = match player {
            Player::Left => (board.rows(), board.cols()),
            Player::Right => (board.cols(), board.rows()),
        };
        if cells < NAMED { slices as u32 } else { 0 }
    }

    /// Its empty cells, and its length.
    #[inline]
    fn slice(&self, board: &Board<B, 1>, player: Player, index: u32) -> u64 {
        match player {
            Player::Left => board.row(0, index) | 1 << board.cols(),
            Player::Right => board.col(0, index) | 1 << board.rows(),
        }
    }

    /// If Left never crosses some of the lines between rows, he gives up only moves of his own: Right's dominoes
    /// lie within a row. The rest is a sum of the strips between these lines. For Right it is the same with
    /// columns.
    #[inline]
    fn slab(&self, board: &Board<B, 1>, player: Player, first: u32, count: u32) -> Board<B, 1> {
        let count = count.min(self.slices(board, player).saturating_sub(first));
        match player {
            Player::Left => board.some_rows(first, count),
            Player::Right => board.some_cols(first, count),
        }
    }

    fn unmoves(
        &self,
        board: &Board<B, 1>,
        player: Player,
        found: impl FnMut(Board<B, 1>) -> Result<(), Stop>,
    ) -> Result<(), Stop> {
        domino::unmoves(self, board, player, found)
    }

    /// Flips keep the directions of dominoes; exchanging rows and columns exchanges the players.
    #[inline]
    fn representative(&self, board: &Board<B, 1>) -> (Board<B, 1>, Symmetry) {
        board.least_image(None, true)
    }
}

impl<B: Bits> CellGame for Domineering<B> {
    const CELLS: &'static [char] = &domino::CELLS;

    fn title(&self) -> String {
        "Domineering".to_owned()
    }
}

/// The moves on a board of one row: only Right has any.
fn cuts() -> Option<Cuts> {
    Cuts::new(".#", Writing::Letters, [CutRule::new(Player::Right, "..", "", "")])
}

/// Domineering in the registry.
pub(crate) const DOMINEERING: Entry = Entry::named("game.grid.Domineering", Shape::Grid)
    .cells(".#")
    .example("..|.#")
    .start("....|....|....|....")
    .summary("Put a domino on two empty neighbouring cells: Left vertically, Right horizontally.")
    .source("Göran Andersson; Berlekamp, Conway and Guy, Winning Ways, ch. 5")
    .known(&[
        Fact::cited(About::Solved, "All square boards up to 11 × 11 are solved; from 2 × 2 on the first player wins all of them but 5 × 5, where the second player wins.", "Uiterwijk, 11 × 11 Domineering is solved: the first player wins, Computers and Games 2016"),
        Fact::cited(About::Solved, "The values of all components of up to 15 squares are known; none is hotter than 2.", "Uiterwijk and Barton, New results for Domineering from combinatorial game theory endgame databases, Theoretical Computer Science 592 (2015)"),
        Fact::conjectured("No position is hotter than 2.", "Berlekamp; see Guy and Nowakowski, Unsolved problems in combinatorial games"),
        Fact::cited(About::Programs, "CGSuite, cgt, MCGS.", "the documentation of each program, 2026"),
    ])
    .made_by(&|name, arguments| match arguments {
        [] => Ok(by_size!(name, ".#", Domineering::new(), with_cuts(cuts()))),
        _ => Err(misfit(name)),
    });

#[cfg(test)]
mod tests {
    use super::*;
    use tweedle_rules::testing::{Table, check_unmoves, moves, read};

    const DOMINEERING: Domineering = Domineering::new();

    #[test]
    fn moves_are_taken_back() {
        for start in ["...|...|...", "..#.|....|.#..", "......"] {
            check_unmoves(&DOMINEERING, start);
        }
    }

    /// *Winning Ways*, ch. 5: an L of three cells is *, and strips are integers. The player who
    /// starts on 5 x 5 loses (Berlekamp, "Blockbusting and Domineering", 1988).
    #[test]
    fn table() {
        let (long, longer) = (".".repeat(65), ".".repeat(129));
        let table = Table {
            options: &[
                ("..|..", &["#.|#.", ".#|.#"], &["##|..", "..|##"]),
                ("..|.#", &["#.|##"], &["##|.#"]),
                (".|.|.", &["#|#|.", ".|#|#"], &[]),
                (".#|#.", &[], &[]),
                ("#.|.#", &[], &[]),
                ("", &[], &[]),
            ],
            names: &[("..|.#", Player::Left, &["a1-a2"]), ("..|.#", Player::Right, &["a1-b1"])],
            parts: &[
                ("..#.|####|#.#.|##..|..##", &["#.|..", "..", ".."]),
                (".#.|#.#", &[]),
                ("", &[]),
            ],
            values: &[
                ("..|.#", "*"),
                (".|.", "1"),
                (".|.|.|.|.", "2"),
                ("......", "-3"),
                (".....|.....|.....|.....|.....", "0"),
            ],
            pictures: &[("..|.#", "1 . .\n2 . #\n  a b")],
            errors: &[
                ("..|...", "Row 2 has 3 cells where row 1 has 2.", 3..6),
                ("..|", "Row 2 has 0 cells where row 1 has 2.", 3..3),
                (
                    "..\n..",
                    "The rows of Domineering have `|` between them, and are not broken into lines.",
                    2..3,
                ),
                ("..|.x", "`x` is not a cell of Domineering; use `.` or `#`.", 4..5),
                (
                    &long,
                    "This board has 65 cells; a board of Domineering has at most 64 cells.",
                    0..65,
                ),
            ],
            ..Table::default()
        };
        table.check(&DOMINEERING);
        let message = "This board has 129 cells; a board of Domineering has at most 128 cells.";
        let table = Table { errors: &[(&longer, message, 0..129)], ..Table::default() };
        table.check(&Domineering::<u128>::new());
    }

    #[test]
    fn numbers_of_moves() {
        for (rows, cols, left, right) in [(8, 8, 56, 56), (1, 64, 0, 63), (64, 1, 63, 0)] {
            let board = Domineering::empty(rows, cols).expect("a board");
            let count = |player| moves(&DOMINEERING, &board, player).len();
            assert_eq!((count(Player::Left), count(Player::Right)), (left, right));
        }
    }

    #[test]
    fn a_transposed_board_is_the_negative() {
        let [(tall, of_tall), (wide, of_wide)] =
            [".|.", ".."].map(|text| DOMINEERING.representative(&read(&DOMINEERING, text)));
        assert_eq!(tall, wide);
        assert_ne!(of_tall, of_wide);
    }
}
