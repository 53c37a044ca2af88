//! Cram.
//!
//! The players put dominoes on the empty cells of a board, either player in either direction
//! (Gardner, "Mathematical Games", *Scientific American*, February 1974; Berlekamp, Conway and Guy,
//! *Winning Ways*, ch. 15).

use crate::domino;
use std::marker::PhantomData;
use tweedle_engine::{Facts, Hints, Player, Ruleset, Stop, Symmetry};
use tweedle_rules::board::Board;
use tweedle_rules::by_size;
use tweedle_rules::entry::{Entry, Shape, misfit};
use tweedle_rules::{About, Fact};
use tweedle_rules::{Bits, CellGame, CutRule, Cuts, Theorem, Writing};

/// The rules of Cram, on boards of at most `B::BITS` cells.
///
/// The one layer of a position is the set of empty cells.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Cram<B = u64>(PhantomData<B>);

impl<B: Bits> Cram<B> {
    /// The rules; there are no parameters.
    pub const fn new() -> Cram<B> {
        Cram(PhantomData)
    }

    /// The empty board of this size, or `None` if it has more than `B::BITS` cells.
    pub fn empty(rows: usize, cols: usize) -> Option<Board<B, 1>> {
        domino::empty(rows, cols)
    }
}

impl<B: Bits> Ruleset for Cram<B> {
    type Position = Board<B, 1>;
    /// The two cells of the domino.
    type Move = [u8; 2];

    #[inline]
    fn moves(
        &self,
        board: &Board<B, 1>,
        _: Player,
        mut found: impl FnMut([u8; 2], Board<B, 1>) -> Result<(), Stop>,
    ) -> Result<(), Stop> {
        for player in Player::BOTH {
            domino::moves(board, player, &mut found)?;
        }
        Ok(())
    }

    fn facts(&self) -> Facts {
        Facts::IMPARTIAL
    }
}

impl<B: Bits> Hints for Cram<B> {
    /// The connected regions of empty cells: a domino lies within one of them.
    #[inline]
    fn components(&self, board: &Board<B, 1>, into: &mut Vec<Board<B, 1>>) {
        domino::components(board, into);
    }

    /// Dominoes go either way, so all images of the board are the same.
    #[inline]
    fn representative(&self, board: &Board<B, 1>) -> (Board<B, 1>, Symmetry) {
        board.least_image(None, false)
    }

    /// True if the regions pair up but for some that mirror themselves, by a half turn.
    ///
    /// A move in one of a pair is answered in the other, and a move in a region that mirrors itself
    /// by its image. The parts into which that region falls are in pairs or mirror themselves about
    /// the same centre.
    fn is_mirrored(&self, board: &Board<B, 1>) -> bool {
        let mut parts = Vec::new();
        self.components(board, &mut parts);
        let mut open: Vec<Board<B, 1>> = Vec::new();
        for part in parts {
            let (part, _) = self.representative(&part);
            match open.iter().position(|other| *other == part) {
                Some(mate) => drop(open.swap_remove(mate)),
                None => open.push(part),
            }
        }
        open.iter().all(mirrors_itself)
    }
}

/// True if a board of one region, cropped, is its image by the half turn, and no free domino is its
/// own image or overlaps it.
///
/// Such a domino would cover the empty cell in the centre, or both cells beside the centre: the
/// middle of an edge.
fn mirrors_itself<B: Bits>(board: &Board<B, 1>) -> bool {
    let is_empty = |row: usize, col: usize| board.cell(row, col) == Some(1);
    let (rows, cols) = (board.rows(), board.cols());
    // The centre, or where it lies between cells one of these.
    let centre = is_empty(rows / 2, cols / 2);
    *board == board.half_turned() && (!centre || (rows % 2 == 0 && cols % 2 == 0))
}

impl<B: Bits> CellGame for Cram<B> {
    const CELLS: &'static [char] = &domino::CELLS;

    fn title(&self) -> String {
        "Cram".to_owned()
    }

    /// Symmetry (Gardner 1974).
    fn known_winner(&self, board: &Board<B, 1>) -> Option<Theorem> {
        let (rows, cols) = (board.rows(), board.cols());
        let is_empty = rows * cols > 0 && Cram::empty(rows, cols) == Some(*board);
        let (is_lost, parity) = match (is_empty, rows % 2 + cols % 2) {
            (true, 0) => (true, "both sides of the empty board are even"),
            (true, 1) => (false, "one side of the empty board is even and the other odd"),
            _ => return None,
        };
        Some(if is_lost {
            Theorem::second_wins(format!(
                "{parity}, and every domino is answered by its image under a half turn of the board."
            ))
        } else {
            Theorem::first_wins(format!(
                "{parity}. The first domino covers the two cells in the centre, and from then on \
                 every domino is answered by its image under a half turn of the board."
            ))
        })
    }
}

/// The moves on a board of one row.
fn cuts() -> Option<Cuts> {
    let rules = Player::BOTH.map(|player| CutRule::new(player, "..", "", ""));
    Cuts::new(".#", Writing::Letters, rules)
}

/// Cram in the registry.
pub(crate) const CRAM: Entry = Entry::named("game.grid.Cram", Shape::Grid)
    .cells(".#")
    .example("....|....|....")
    .start(".....|.....|.....")
    .summary("Put a domino on two empty neighbouring cells, in either direction.")
    .source("Gardner, Scientific American, February 1974; Berlekamp, Conway and Guy, Winning Ways, ch. 15")
    .known(&[
        Fact::cited(About::Theory, "By symmetry the second player wins boards of even × even squares, and the first player those of even × odd.", "Berlekamp, Conway and Guy, Winning Ways, ch. 15; Gardner, Scientific American, February 1974"),
        Fact::cited(About::Solved, "The nimbers of boards of 3 × n to n = 20, and of 4 × 9 and 5 × 9, are known.", "Lemoine and Viennot, Nimbers are inevitable, Theoretical Computer Science 462 (2012)"),
        Fact::cited(About::Programs, "CGSuite, MCGS.", "the documentation of each program, 2026"),
    ])
    .made_by(&|name, arguments| match arguments {
        [] => Ok(by_size!(name, ".#", Cram::new(), with_cuts(cuts()))),
        _ => Err(misfit(name)),
    });

#[cfg(test)]
mod tests {
    use super::*;
    use tweedle_engine::walk::{Memo, Walker};
    use tweedle_engine::{Control, Grundy, Outcome};
    use tweedle_rules::Notation;
    use tweedle_rules::testing::{Table, moves};

    const CRAM: Cram = Cram::new();

    fn read(text: &str) -> Board<u64, 1> {
        tweedle_rules::testing::read(&CRAM, text)
    }

    fn grundy(memo: &mut Memo<Board<u64, 1>, u64>, board: &Board<u64, 1>) -> u64 {
        Walker::new(&CRAM, memo).value(&mut Grundy, board).expect("an impartial game")
    }

    #[test]
    fn table() {
        let long = ".".repeat(65);
        let table = Table {
            moves: &[("..|.#", &["##|.#", "#.|##"]), (".#|#.", &[]), ("", &[])],
            names: &[("..|..", Player::Left, &["a1-a2", "b1-b2", "a1-b1", "a2-b2"])],
            parts: &[("..#.|###.|..##|##.#", &["..", "..", ".|."])],
            errors: &[
                ("..|.x", "`x` is not a cell of Cram; use `.` or `#`.", 4..5),
                (&long, "This board has 65 cells; a board of Cram has at most 64 cells.", 0..65),
            ],
            ..Table::default()
        };
        table.check(&CRAM);
    }

    /// A strip is Dawson's Kayles (*Winning Ways*, ch. 4). The larger boards are from Lemoine and
    /// Viennot, "Nimbers are inevitable", *Theoretical Computer Science* 462, 2012.
    #[test]
    fn published_values() {
        let mut memo = Memo::new(Control::new());
        let strips = [0, 0, 1, 1, 2, 0, 3, 1, 1, 0, 3, 3, 2, 2, 4, 0, 5, 2, 2, 3, 3];
        for (cols, n) in strips.into_iter().enumerate() {
            let strip = Cram::empty(1, cols).expect("a strip");
            assert_eq!(grundy(&mut memo, &strip), n, "{cols}");
        }
        for (rows, cols, n) in [
            (2, 2, 0),
            (2, 3, 1),
            (3, 3, 0),
            (3, 4, 1),
            (3, 5, 1),
            (4, 4, 0),
            (4, 5, 2),
            (5, 5, 0),
            (4, 7, 3),
        ] {
            let board = Cram::empty(rows, cols).expect("a small board");
            assert_eq!(grundy(&mut memo, &board), n, "{rows} x {cols}");
        }
    }

    #[test]
    fn mirrored_boards() {
        let check = |text: &str, expect| {
            assert_eq!(CRAM.is_mirrored(&read(text)), expect, "{text}");
        };
        check("", true);
        check("....|....", true);
        check("...|...", false);
        check(".##.|....|.##.", false);
        check(".#.|...|.#.", false);
        check("...|.#.|...", true);
        check("..#|.#.|#..", true);
        check(".###..#.|....#..#", false);
        check("..#.|###.|####", true);
        check("..#..#....|######....", true);
        check("..#....|###....", false);
        check("..#..#..|..####..", false);
    }

    /// On all boards of these sizes: the player who moves first loses, and every move has a reply
    /// that is mirrored again.
    #[test]
    fn mirrored_boards_are_lost_and_have_mirrored_replies() {
        let mut memo = Memo::new(Control::new());
        let mut count = 0;
        for (rows, cols) in [(1, 10), (2, 5), (3, 4), (3, 3)] {
            for cells in 0..1 << (rows * cols) {
                let cells: Vec<usize> = (0..rows * cols).map(|i| cells >> i & 1).collect();
                let board = Board::from_cells(rows, cols, &cells).expect("a small board");
                if !CRAM.is_mirrored(&board) {
                    continue;
                }
                count += 1;
                assert_eq!(grundy(&mut memo, &board), 0, "{board:?}");
                for option in moves(&CRAM, &board, Player::Left) {
                    let replies = moves(&CRAM, &option, Player::Right);
                    assert!(replies.iter().any(|reply| CRAM.is_mirrored(reply)), "{option:?}");
                }
            }
        }
        assert!(count > 100, "{count}");
    }

    /// The theorem says what the walker says.
    #[test]
    fn empty_boards_are_won_by_symmetry() {
        let mut memo = Memo::new(Control::new());
        for (rows, cols) in [(1, 1), (1, 2), (2, 2), (2, 3), (3, 3), (2, 7), (4, 3), (4, 4)] {
            let board = Cram::empty(rows, cols).expect("a small board");
            let is_lost = grundy(&mut memo, &board) == 0;
            match CRAM.theorem(&board) {
                Some(theorem) => assert_eq!(theorem.outcome() == Outcome::P, is_lost),
                None => assert!(rows % 2 == 1 && cols % 2 == 1),
            }
        }
        assert_eq!(CRAM.theorem(&read("..|.#")), None);
        assert_eq!(CRAM.theorem(&read("")), None);
    }
}
