//! Chomp.
//!
//! There is a bar of chocolate whose top left square is poisoned. The players take turns to pick
//! another square and eat it with everything below it and to its right; a player who has nothing
//! but the poisoned square left cannot move (Schuh, "Spel van delers", *Nieuw Tijdschrift voor
//! Wiskunde* 39, 1952; Gale, "A curious Nim-type game", *American Mathematical Monthly* 81, 1974;
//! *Winning Ways*, ch. 18).
//!
//! In other words, a player who eats the poisoned square loses; here nobody does. As an impartial
//! game under normal play the bar without the poisoned square is what counts.

use smallvec::SmallVec;
use std::fmt;
use tweedle_engine::{Facts, Hints, Player, Ruleset, Stop, Symmetry, Weigh};

use tweedle_rules::entry::{Entry, Shape, plain_cells};
use tweedle_rules::sketch::{Cell, Figure, Sketch};
use tweedle_rules::square::{beyond, column_name, square_name};
use tweedle_rules::{About, Fact};
use tweedle_rules::{Notation, NotationError, Theorem, picture, spilled};

/// The rules of Chomp.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Chomp;

/// A board of Chomp and what is left on it: a Young diagram with the poisoned square.
// Invariants: at least one row and at most `MAX_SIDE`; the lengths never increase, none is greater
// than `cols`, and the first is not 0; `cols` is at most `MAX_SIDE`.
#[derive(Clone, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Diagram {
    lengths: SmallVec<[u8; 16]>,
    cols: u8,
}

/// The most rows, and the most columns, of a board.
const MAX_SIDE: usize = 128;

/// A square that is still there, and one that was eaten.
const SQUARES: [char; 2] = ['.', '#'];

impl Chomp {
    /// The whole bar, or `None` if it has no square or more than 128 rows or columns.
    pub fn empty(rows: usize, cols: usize) -> Option<Diagram> {
        if rows > MAX_SIDE {
            return None;
        }
        Diagram::new(&vec![cols; rows], cols)
    }
}

impl Diagram {
    /// The diagram on a board of `cols` columns and as many rows as `lengths` has items, which are
    /// the numbers of squares left in each row. `None` if that is no Young diagram with the
    /// poisoned square, or the board has more than 128 rows or columns.
    pub fn new(lengths: &[usize], cols: usize) -> Option<Diagram> {
        let fits = (1..=MAX_SIDE).contains(&lengths.len())
            && (1..=cols).contains(&lengths[0])
            && cols <= MAX_SIDE
            && lengths.is_sorted_by(|above, below| above >= below);
        let lengths = || lengths.iter().map(|&length| length as u8).collect();
        fits.then(|| Diagram { lengths: lengths(), cols: cols as u8 })
    }

    /// The number of squares left in each row of the board, from the top.
    pub fn lengths(&self) -> &[u8] {
        &self.lengths
    }

    /// The number of rows of the board.
    pub fn rows(&self) -> usize {
        self.lengths.len()
    }

    /// The number of columns of the board.
    pub fn cols(&self) -> usize {
        self.cols.into()
    }

    /// The diagram on the smallest board that holds it.
    fn crop(&self) -> Diagram {
        let lengths: SmallVec<_> =
            self.lengths.iter().copied().filter(|&length| length > 0).collect();
        Diagram { cols: lengths[0], lengths }
    }

    /// The diagram with rows and columns exchanged, on the smallest board that holds it.
    fn transposed(&self) -> Diagram {
        let height = |col| self.lengths.partition_point(|&length| length > col) as u8;
        let lengths: SmallVec<[u8; 16]> = (0..self.lengths[0]).map(height).collect();
        Diagram { cols: lengths[0], lengths }
    }

    /// A row, or a column, is a heap of its squares that are not poisoned.
    fn nim_heap(&self) -> Option<u64> {
        let (width, second) = (self.lengths[0], self.lengths.get(1).copied().unwrap_or(0));
        let height = || self.lengths.partition_point(|&length| length > 0);
        match (width, second) {
            (_, 0) => Some(u64::from(width) - 1),
            (1, _) => Some(height() as u64 - 1),
            _ => None,
        }
    }

    fn square(&self, row: usize, col: usize) -> char {
        SQUARES[usize::from(col >= usize::from(self.lengths[row]))]
    }

    /// The squares as they are drawn: `x` is the poisoned one.
    fn drawn(&self) -> Vec<Vec<char>> {
        let square = |row, col| if (row, col) == (0, 0) { 'x' } else { self.square(row, col) };
        let row = |row| (0..self.cols()).map(|col| square(row, col)).collect();
        (0..self.rows()).map(row).collect()
    }
}

impl Weigh for Diagram {
    fn owned(&self) -> usize {
        spilled(&self.lengths)
    }
}

impl fmt::Debug for Diagram {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Diagram({})", Chomp.print(self))
    }
}

impl Ruleset for Chomp {
    type Position = Diagram;
    /// The row and the column of the square that is picked.
    type Move = (u8, u8);

    fn moves(
        &self,
        diagram: &Diagram,
        _: Player,
        mut found: impl FnMut((u8, u8), Diagram) -> Result<(), Stop>,
    ) -> Result<(), Stop> {
        for (row, &length) in diagram.lengths.iter().enumerate() {
            for col in u8::from(row == 0)..length {
                let mut option = diagram.clone();
                for length in &mut option.lengths[row..] {
                    *length = col.min(*length);
                }
                found((row as u8, col), option)?;
            }
        }
        Ok(())
    }

    fn facts(&self) -> Facts {
        Facts::IMPARTIAL
    }
}

impl Hints for Chomp {
    /// If only the first row and the first column are left, no move in one of them changes the
    /// other. The poisoned square alone is nothing.
    fn components(&self, diagram: &Diagram, into: &mut Vec<Diagram>) {
        if diagram.lengths.get(1).is_some_and(|&length| length > 1) {
            into.push(diagram.clone());
            return;
        }
        let row =
            Diagram { lengths: SmallVec::from_slice(&diagram.lengths[..1]), cols: diagram.cols };
        let mut column = diagram.clone();
        column.lengths[0] = 1;
        into.extend([row, column].into_iter().filter(|part| part.nim_heap() > Some(0)));
    }

    /// The larger one of the diagram and its transpose, on the smallest board that holds it.
    fn representative(&self, diagram: &Diagram) -> (Diagram, Symmetry) {
        (diagram.crop().max(diagram.transposed()), Symmetry::Same)
    }

    fn nim_heap(&self, diagram: &Diagram) -> Option<u64> {
        diagram.nim_heap()
    }
}

impl Notation for Chomp {
    fn is_plain(&self) -> bool {
        true
    }

    fn name(&self) -> String {
        "Chomp".to_owned()
    }

    /// Reads the rows from the top: `....|..##`.
    fn parse(&self, text: &str) -> Result<Diagram, NotationError> {
        let mut lengths = Vec::new();
        let mut at = 0;
        let mut cols = 0;
        for (row, line) in text.split('|').enumerate() {
            let width = line.chars().count();
            let range = at..at + width;
            if row == 0 {
                cols = width;
            }
            let mut length = 0;
            for (col, found) in line.chars().enumerate() {
                let here = at + col;
                if !SQUARES.contains(&found) {
                    let name = self.name();
                    return Err(NotationError::unknown_cell(found, here, &name, &SQUARES));
                }
                if found == SQUARES[1] {
                    continue;
                }
                let above = lengths.last().copied().unwrap_or(cols);
                if col > length || col >= above {
                    let gone = if col > length { (row, length) } else { (row - 1, col) };
                    let message = format!(
                        "The square {} cannot be there without {}: the player who eats a square eats \
                         everything below it and to its right.",
                        square_name(row, col),
                        square_name(gone.0, gone.1)
                    );
                    return Err(NotationError::new(message, here..here + 1));
                }
                length += 1;
            }
            if width != cols {
                let squares = |n: usize| format!("{n} square{}", if n == 1 { "" } else { "s" });
                let message =
                    format!("Row {} has {} where row 1 has {cols}.", row + 1, squares(width));
                return Err(NotationError::new(message, range));
            }
            lengths.push(length);
            at = range.end + 1;
        }
        if lengths.first() == Some(&0) {
            let message =
                "The top left square has to be there: it is poisoned, and nobody eats it.";
            return Err(NotationError::new(message, 0..cols.min(1)));
        }
        Diagram::new(&lengths, cols).ok_or_else(|| {
            // It is a Young diagram with the poisoned square: only the size is left.
            let message = format!(
                "This board has {} rows and {cols} columns; a board of Chomp has at most \
                 {MAX_SIDE} of either.",
                lengths.len()
            );
            NotationError::new(message, 0..text.chars().count())
        })
    }

    fn print(&self, diagram: &Diagram) -> String {
        let row = |row| (0..diagram.cols()).map(|col| diagram.square(row, col)).collect();
        let rows: Vec<String> = (0..diagram.rows()).map(row).collect();
        rows.join("|")
    }

    /// The square that is picked: `c2` is in the third column and the second row from the top.
    fn move_name(&self, _: &Diagram, _: Player, &(row, col): &(u8, u8), _: &Diagram) -> String {
        square_name(row.into(), col.into())
    }

    /// The squares with the numbers of rows on the left and the letters of columns below; `x` is
    /// the poisoned one.
    fn draw(&self, diagram: &Diagram) -> String {
        let rows = (1..).zip(diagram.drawn());
        let mut lines: Vec<(String, Vec<String>)> = rows
            .map(|(row, cells)| (format!("{row}"), cells.iter().map(char::to_string).collect()))
            .collect();
        lines.push((String::new(), (0..diagram.cols()).map(column_name).collect()));
        picture::table(&lines)
    }

    fn sketch(&self, diagram: &Diagram) -> Option<Sketch> {
        let cell = |square| match square {
            'x' => Cell::Written("x".to_owned()),
            other => Cell::of_letter(other),
        };
        let rows = diagram.drawn().into_iter().map(|row| row.into_iter().map(cell).collect());
        Some(Sketch::of(Figure::Board(rows.collect())))
    }

    fn why_not(&self, diagram: &Diagram, _: Player, text: &str) -> Option<String> {
        if text.trim().eq_ignore_ascii_case("a1") {
            return Some(
                "The square a1 is poisoned: the player who is left with it has lost.".to_owned(),
            );
        }
        beyond(text, diagram.rows(), diagram.cols())
    }

    /// Strategy stealing in a rectangle (Gale 1974).
    fn theorem(&self, diagram: &Diagram) -> Option<Theorem> {
        let Diagram { lengths, cols } = diagram.crop();
        let is_rectangle = lengths.iter().all(|&length| length == cols);
        (is_rectangle && (lengths.len() > 1 || cols > 1)).then(|| {
            Theorem::first_wins(format!(
                "strategy stealing (Gale, 1974). If some answer to eating the far corner {} wins, it \
                 also wins as the first move, since it eats the corner anyway; if none does, eating \
                 the corner wins.",
                square_name(lengths.len() - 1, usize::from(cols) - 1)
            ))
        })
    }
}

/// Chomp in the registry.
pub(crate) const CHOMP: Entry = Entry::named("game.grid.Chomp", Shape::Grid)
    .cells(".#")
    .example("....|....|....")
    .start(".....|.....|.....")
    .summary("Eat a square with all that is below it and to its right; the top left square is poisoned and stays.")
    .source("Schuh 1952; Gale 1974; Berlekamp, Conway and Guy, Winning Ways, ch. 18")
    .known(&[
        Fact::cited(About::Theory, "The player who begins wins each rectangle of more than one square, by strategy stealing; no general winning move is known.", "Gale, A curious Nim-type game, American Mathematical Monthly 81 (1974)"),
    ])
    .made_by(&|name, arguments| plain_cells(name, arguments, ".#", Chomp));

#[cfg(test)]
mod tests {
    use super::*;
    use tweedle_rules::testing::{Table, check_theorem, moves};

    fn read(text: &str) -> Diagram {
        tweedle_rules::testing::read(&Chomp, text)
    }

    /// The poisoned square is 0, a strip a heap of Nim, and equal arms are 0. Gale: in a square the
    /// first player takes all but the arms; in two rows, one square. By hand, 2 x 2 is *2, its options
    /// being two strips of one and the arms: 1, 1 and 0.
    #[test]
    fn table() {
        let poisoned = "The top left square has to be there: it is poisoned, and nobody eats it.";
        let rule = "the player who eats a square eats everything below it and to its right.";
        let gone = ["c1 cannot be there without b1", "b2 cannot be there without b1"]
            .map(|square| format!("The square {square}: {rule}"));
        let wide = ".".repeat(129);
        let too_wide =
            "This board has 1 rows and 129 columns; a board of Chomp has at most 128 of either.";
        let table = Table {
            moves: &[
                (".", &[]),
                (".##|###", &[]),
                ("...", &[".##", "..#"]),
                ("..|..", &[".#|.#", "..|##", "..|.#"]),
                ("...|..#", &[".##|.##", "..#|..#", "...|###", "...|.##"]),
            ],
            names: &[("...|..#", Player::Left, &["b1", "c1", "a2", "b2"])],
            parts: &[
                ("...|.##|.##", &[".##|.##|.##", "..."]),
                ("...|###", &["..."]),
                (".|.", &[".|."]),
                (".", &[]),
                ("..|..", &["..|.."]),
            ],
            values: &[
                (".", "0"),
                ("....", "*3"),
                (".|.|.", "*2"),
                ("..|.#", "0"),
                ("...|.##|.##", "0"),
                ("...|.##", "*3"),
                ("..|..", "*2"),
                ("..#|.##", "0"),
                ("...|..#", "0"),
                ("....|...#", "0"),
                (".....|....#", "0"),
            ],
            pictures: &[("...|..#", "1 x . .\n2 . . #\n  a b c")],
            errors: &[
                ("", poisoned, 0..0),
                ("##|##", poisoned, 0..1),
                ("..|.", "Row 2 has 1 square where row 1 has 2.", 3..4),
                ("..|é.", "`é` is not a cell of Chomp; use `.` or `#`.", 3..4),
                (".#.|.##", &gone[0], 2..3),
                (".#|..", &gone[1], 4..5),
                (&wide, too_wide, 0..129),
            ],
            ..Table::default()
        };
        table.check(&Chomp);
        let wide = Chomp.draw(&read(&".".repeat(27)));
        assert!(wide.starts_with("1  x  .  .") && wide.ends_with("  z aa"), "{wide}");
    }

    #[test]
    fn boards_and_diagrams() {
        let full = Chomp::empty(13, 13).expect("169 squares");
        assert_eq!(moves(&Chomp, &full, Player::Left).len(), 168);
        for (rows, cols) in [(0, 3), (3, 0), (1, 129), (usize::MAX, 1)] {
            assert_eq!(Chomp::empty(rows, cols), None);
        }
        assert!(Chomp::empty(128, 128).is_some());
        assert_eq!(Diagram::new(&[1, 2], 2), None);
    }

    #[test]
    fn equal_arms_are_mirrored() {
        let check =
            |text: &str, expect| assert_eq!(Chomp.is_mirrored(&read(text)), expect, "{text}");
        check(".", true);
        check("..|.#", true);
        check("...|.##|.##|###", true);
        check("...|.##", false);
        check("..|..", false);
        check("...", false);
    }

    #[test]
    fn transposed_diagrams_on_any_board_are_the_same() {
        let chosen = |text: &str| Chomp.print(&Chomp.representative(&read(text)).0);
        assert_eq!(chosen("...#|.###|####"), "...|.##");
        assert_eq!(chosen("..|.#|.#"), "...|.##");
    }

    #[test]
    fn a_rectangle_is_won_by_strategy_stealing() {
        let theorem = Chomp.theorem(&read("...|...|###")).expect("a rectangle");
        assert!(theorem.to_string().contains("the far corner c2 wins"), "{theorem}");
        for text in [".", ".#|##", "..|.#"] {
            assert_eq!(Chomp.theorem(&read(text)), None, "{text}");
        }
        let boards = [(1, 2), (2, 2), (2, 3), (3, 3), (4, 3)];
        check_theorem(&Chomp, boards.map(|(r, c)| Chomp::empty(r, c).expect("a small board")));
    }
}
