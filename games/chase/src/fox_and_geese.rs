//! Fox and Geese.
//!
//! Left has geese `g`, and Right has one fox `f`. All of them stand on squares of one colour of a chessboard, and move
//! along its diagonals. A goose steps one square forwards, which is upwards on the page, towards row 1. The fox
//! steps one square in any of four directions. Nobody steps on a square that is taken, and nobody captures
//! (*Winning Ways*, ch. 20, "Fox and Geese"). A fox with a longer range goes farther in one direction over empty squares;
//! that of Ceylon has a range of two.
//!
//! A fox that no goose is behind any more, so that it stands on the row of the last goose or below, has escaped: it can never
//! be caught. From there on Right may pass, and Left's geese do not matter: so the position is `off`, as it would be
//! if they went on.

use std::hash::{Hash, Hasher};
use tweedle_engine::{Facts, Hints, Player, Ruleset, Stop, Symmetry, Weigh};
use tweedle_rules::any::RulesOf;
use tweedle_rules::entry::{Argument, Entry, Kind, Parameter, Shape, misfit};
use tweedle_rules::sketch::{Cell, Figure, Owner, Sketch};
use tweedle_rules::square::{beyond, square_name};
use tweedle_rules::{About, Fact};
use tweedle_rules::{Bits, Notation, NotationError, picture};

/// The rules of Fox and Geese on boards of some width with at most 128 squares.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct FoxAndGeese {
    width: u8,
    range: u8,
}

/// The most squares of a board: those of one colour have a bit each.
const MOST: u32 = 128;

/// A board with a fox and some geese.
// A square of the colour of the fox has half the number that it has row by row. `colour` is the sum, modulo 2, of the row
// and the column of each square of the fox's colour, counted from 0.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub struct Flock {
    geese: u64,
    fox: u8,
    rows: u8,
    colour: u8,
}

impl Weigh for Flock {}

impl Hash for Flock {
    #[inline]
    fn hash<H: Hasher>(&self, state: &mut H) {
        state.write_u64(self.geese);
        state.write_u32(u32::from_le_bytes([self.fox, self.rows, self.colour, 0]));
    }
}

/// The square that a piece leaves and the square that it goes to, by the numbers of one colour; the
/// same square twice if Right passes.
pub type Step = [u8; 2];

impl FoxAndGeese {
    /// The game of *Winning Ways*: on eight columns, with a fox that steps one square.
    pub const fn new() -> FoxAndGeese {
        FoxAndGeese { width: 8, range: 1 }
    }

    /// The game of Ceylon, with a fox that steps one square or two.
    pub const fn ceylonese() -> FoxAndGeese {
        FoxAndGeese { width: 8, range: 2 }
    }

    /// The family: on boards with `width` columns, from 1 to 128, with a fox of this range.
    pub fn with(width: u8, range: u8) -> Option<FoxAndGeese> {
        (1..=MOST as u8).contains(&width).then_some(FoxAndGeese { width, range })
    }

    /// Row and column of a square, counted from 0.
    #[inline]
    fn place(self, flock: &Flock, square: u8) -> (u8, u8) {
        let number = 2 * square;
        let number = match self.width % 2 {
            0 => {
                let row = number / self.width;
                number + (row + flock.colour) % 2
            }
            _ => number + flock.colour,
        };
        (number / self.width, number % self.width)
    }

    /// The number of the square in a row and a column.
    #[inline]
    fn number(self, row: usize, col: usize) -> u8 {
        ((row * usize::from(self.width) + col) >> 1) as u8
    }

    /// The square on a diagonal from a place, `down` steps downwards and `right` steps to the right; `None` beyond the
    /// board.
    #[inline]
    fn square(self, flock: &Flock, (row, col): (u8, u8), down: i8, right: i8) -> Option<u8> {
        let row = row.checked_add_signed(down).filter(|&row| row < flock.rows)?;
        let col = col.checked_add_signed(right).filter(|&col| col < self.width)?;
        Some(self.number(row.into(), col.into()))
    }

    /// The row of the last goose.
    #[inline]
    fn last_goose(self, flock: &Flock) -> Option<u8> {
        let last = (u64::BITS - 1).checked_sub(flock.geese.leading_zeros())?;
        Some(self.place(flock, last as u8).0)
    }

    #[inline]
    fn has_escaped(self, flock: &Flock) -> bool {
        let (row, _) = self.place(flock, flock.fox);
        self.last_goose(flock).is_none_or(|last| row >= last)
    }

    /// The squares that the fox can go to from its square, or can have come from, which are the
    /// same.
    #[inline]
    fn fox_steps(
        self,
        flock: &Flock,
        mut found: impl FnMut(u8) -> Result<(), Stop>,
    ) -> Result<(), Stop> {
        let from = self.place(flock, flock.fox);
        for (down, right) in [(-1, -1), (-1, 1), (1, -1), (1, 1)] {
            for steps in 1..=self.range.min(MOST as u8 - 1) as i8 {
                let to = self.square(flock, from, down * steps, right * steps);
                let Some(to) = to.filter(|&to| flock.geese & u64::bit(to.into()) == 0) else {
                    break;
                };
                found(to)?;
            }
        }
        Ok(())
    }

    /// The squares that geese can go to if they step upwards, -1, or have come from if they step
    /// downwards, 1.
    #[inline]
    fn goose_steps(
        self,
        flock: &Flock,
        down: i8,
        mut found: impl FnMut(Step, Flock) -> Result<(), Stop>,
    ) -> Result<(), Stop> {
        for from in flock.geese.ones() {
            let place = self.place(flock, from as u8);
            for right in [-1, 1] {
                let Some(to) = self.square(flock, place, down, right) else { continue };
                if to == flock.fox || flock.geese & u64::bit(to.into()) != 0 {
                    continue;
                }
                let geese = flock.geese ^ u64::bit(from) ^ u64::bit(to.into());
                found([from as u8, to], Flock { geese, ..*flock })?;
            }
        }
        Ok(())
    }

    /// The flock with left and right exchanged.
    fn mirrored(self, flock: &Flock) -> Flock {
        let mut image = Flock { geese: 0, ..*flock };
        if self.width.is_multiple_of(2) {
            image.colour ^= 1;
        }
        let turned = |square: u8| {
            let (row, col) = self.place(flock, square);
            self.square(&image, (row, self.width - 1 - col), 0, 0).unwrap_or(square)
        };
        let geese =
            flock.geese.ones().fold(0, |geese, goose| geese | u64::bit(turned(goose as u8).into()));
        Flock { geese, fox: turned(flock.fox), ..image }
    }

    /// True if the squares of `rows` rows are few enough to have numbers.
    fn fits(self, rows: usize) -> bool {
        rows * usize::from(self.width) <= MOST as usize
    }

    /// The flock with these pieces, each a row and a column counted from 0, with whether it is a goose.
    fn flock(self, rows: usize, pieces: &[(usize, usize, bool)]) -> Result<Flock, &'static str> {
        let mut foxes = pieces.iter().filter(|piece| !piece.2);
        let (Some(&(row, col, _)), None) = (foxes.next(), foxes.next()) else {
            return Err("There must be one fox, `f`.");
        };
        let colour = ((row + col) % 2) as u8;
        if pieces.iter().any(|piece| ((piece.0 + piece.1) % 2) as u8 != colour) {
            return Err(
                "The fox and the geese stand on squares of one colour, as bishops do in chess.",
            );
        }
        let mut geese = 0;
        for piece in pieces.iter().filter(|piece| piece.2) {
            let goose = u64::bit(self.number(piece.0, piece.1).into());
            if geese & goose != 0 {
                return Err("Two geese stand on one square.");
            }
            geese |= goose;
        }
        Ok(Flock { geese, fox: self.number(row, col), rows: rows as u8, colour })
    }

    /// Reads a board, row by row.
    fn read_board(self, text: &str) -> Result<Flock, NotationError> {
        let mut pieces = Vec::new();
        let mut at = 0;
        let rows: Vec<&str> = text.split('|').collect();
        for (row, line) in rows.iter().enumerate() {
            let count = line.chars().count();
            if count != usize::from(self.width) {
                let message = format!(
                    "Row {} has {count} squares, and this board has {} columns.",
                    row + 1,
                    self.width
                );
                return Err(NotationError::new(message, at..at + count));
            }
            for (col, found) in line.chars().enumerate() {
                match found {
                    '.' => {}
                    'g' | 'f' => pieces.push((row, col, found == 'g')),
                    _ => {
                        let name = self.name();
                        return Err(NotationError::unknown_cell(found, at + col, &name, &CELLS));
                    }
                }
            }
            at += count + 1;
        }
        let all = 0..text.chars().count();
        self.placed(rows.len(), &pieces, all)
    }

    /// Reads `(8,2),(8,4);(1,5)`: the squares of the geese and that of the fox, by rows and columns from 1.
    fn read_squares(self, text: &str) -> Result<Flock, NotationError> {
        let all = 0..text.chars().count();
        let usage =
            "Write the geese and then the fox, each by row and column, as in `(4,2),(4,4);(1,1)`.";
        let wrong = || NotationError::new(usage, all.clone());
        let (geese, fox) = text.split_once(';').ok_or_else(wrong)?;
        let mut pieces = Vec::new();
        for (squares, is_goose) in [(geese, true), (fox, false)] {
            let numbers = squares.replace(['(', ')'], "");
            let numbers: Vec<&str> = numbers.split(',').map(str::trim).collect();
            if numbers == [""] {
                continue;
            }
            for square in numbers.chunks(2) {
                let number = |text: &str| {
                    text.parse::<usize>().ok().filter(|n| (1..=MOST as usize).contains(n))
                };
                let [row, col] = square else { return Err(wrong()) };
                let (Some(row), Some(col)) = (number(row), number(col)) else {
                    return Err(wrong());
                };
                if col > usize::from(self.width) {
                    let message =
                        format!("There is no column {col} on this board: it has {}.", self.width);
                    return Err(NotationError::new(message, all.clone()));
                }
                pieces.push((row - 1, col - 1, is_goose));
            }
        }
        let rows = pieces.iter().map(|piece| piece.0 + 1).max().unwrap_or(0);
        let fox = pieces.iter().position(|piece| !piece.2);
        if fox.is_some_and(|fox| {
            pieces
                .iter()
                .any(|piece| piece.2 && piece.0 == pieces[fox].0 && piece.1 == pieces[fox].1)
        }) {
            return Err(NotationError::new("A goose stands on the square of the fox.", all));
        }
        self.placed(rows, &pieces, all)
    }

    fn placed(
        self,
        rows: usize,
        pieces: &[(usize, usize, bool)],
        all: std::ops::Range<usize>,
    ) -> Result<Flock, NotationError> {
        if !self.fits(rows) {
            let message = format!("This board is too large: it has at most {MOST} squares.");
            return Err(NotationError::new(message, all));
        }
        self.flock(rows, pieces).map_err(|message| NotationError::new(message, all))
    }

    /// The piece on each square, row by row.
    fn cells(self, flock: &Flock) -> Vec<Vec<char>> {
        let mut cells = vec![vec!['.'; self.width.into()]; flock.rows.into()];
        let mut put = |square: u8, piece: char| {
            let (row, col) = self.place(flock, square);
            cells[usize::from(row)][usize::from(col)] = piece;
        };
        for goose in flock.geese.ones() {
            put(goose as u8, 'g');
        }
        put(flock.fox, 'f');
        cells
    }
}

const CELLS: [char; 3] = ['.', 'g', 'f'];

impl Default for FoxAndGeese {
    fn default() -> Self {
        FoxAndGeese::new()
    }
}

impl Ruleset for FoxAndGeese {
    type Position = Flock;
    type Move = Step;

    #[inline]
    fn moves(
        &self,
        flock: &Flock,
        player: Player,
        mut found: impl FnMut(Step, Flock) -> Result<(), Stop>,
    ) -> Result<(), Stop> {
        if self.has_escaped(flock) {
            return match player {
                Player::Left => Ok(()),
                Player::Right => found([flock.fox; 2], *flock),
            };
        }
        match player {
            Player::Left => self.goose_steps(flock, -1, found),
            Player::Right => {
                self.fox_steps(flock, |to| found([flock.fox, to], Flock { fox: to, ..*flock }))
            }
        }
    }

    fn facts(&self) -> Facts {
        Facts { is_reversible: true, ..Facts::LOOPY }
    }
}

impl Hints for FoxAndGeese {
    /// A board and its mirror image are the same, and so are all boards from which the fox has escaped.
    fn representative(&self, flock: &Flock) -> (Flock, Symmetry) {
        let chosen = if self.has_escaped(flock) {
            Flock { geese: 0, fox: 0, rows: 1, colour: 0 }
        } else {
            (*flock).min(self.mirrored(flock))
        };
        (chosen, Symmetry::Same)
    }

    /// The fox comes back the way that it went, and geese step back. Before, the fox had not escaped, unless Right passed.
    fn unmoves(
        &self,
        flock: &Flock,
        player: Player,
        mut found: impl FnMut(Flock) -> Result<(), Stop>,
    ) -> Result<(), Stop> {
        let mut unless_escaped =
            |before: Flock| if self.has_escaped(&before) { Ok(()) } else { found(before) };
        match player {
            Player::Left => self.goose_steps(flock, 1, |_, before| unless_escaped(before)),
            Player::Right => {
                self.fox_steps(flock, |from| unless_escaped(Flock { fox: from, ..*flock }))?;
                if self.has_escaped(flock) { found(*flock) } else { Ok(()) }
            }
        }
    }
}

impl Notation for FoxAndGeese {
    fn is_plain(&self) -> bool {
        true
    }

    fn name(&self) -> String {
        let is_ceylonese = *self == FoxAndGeese::ceylonese();
        if is_ceylonese { "Ceylonese Fox and Geese" } else { "Fox and Geese" }.to_owned()
    }

    fn parameters(&self) -> String {
        format!("{},{}", self.width, self.range)
    }

    /// A board, or the squares of the geese and that of the fox.
    fn parse(&self, text: &str) -> Result<Flock, NotationError> {
        if text.contains('(') { self.read_squares(text) } else { self.read_board(text) }
    }

    fn print(&self, flock: &Flock) -> String {
        let rows: Vec<String> = self.cells(flock).into_iter().map(String::from_iter).collect();
        rows.join("|")
    }

    fn move_name(&self, flock: &Flock, _: Player, &[from, to]: &Step, _: &Flock) -> String {
        let name = |square| {
            let (row, col) = self.place(flock, square);
            square_name(row.into(), col.into())
        };
        if from == to { "pass".to_owned() } else { format!("{}-{}", name(from), name(to)) }
    }

    fn why_not(&self, flock: &Flock, _: Player, text: &str) -> Option<String> {
        beyond(text, flock.rows.into(), self.width.into())
    }

    fn draw(&self, flock: &Flock) -> String {
        picture::board(
            self.cells(flock).into_iter().map(|row| row.into_iter().map(String::from).collect()),
        )
    }

    fn sketch(&self, flock: &Flock) -> Option<Sketch> {
        let look = |cell| match cell {
            'g' => Cell::Piece(Owner::Left, String::new()),
            'f' => Cell::Piece(Owner::Right, String::new()),
            _ => Cell::Empty,
        };
        let rows = self.cells(flock).into_iter();
        let sketch = Sketch::of(Figure::Board(
            rows.map(|row| row.into_iter().map(look).collect()).collect(),
        ));
        let escaped = "the fox has escaped".to_owned();
        Some(if self.has_escaped(flock) { sketch.with_note(escaped) } else { sketch })
    }
}

/// Fox and Geese in the registry.
pub(crate) const FOX_AND_GEESE: Entry = Entry::named("game.grid.FoxAndGeese", Shape::Pieces)
    .cells(".gf")
    .example("f.......|........|........|.g.g.g.g")
    .start("....f...|........|........|........|........|........|........|.g.g.g.g")
    .summary("Left's geese step upwards along diagonals, Right's fox in any diagonal direction; the fox wants to get past the geese, and they want to trap it.")
    .source("Berlekamp, Conway and Guy, Winning Ways, ch. 20")
    .known(&[
        Fact::cited(About::Theory, "With the geese in their usual places on the board of 8 × 8 the geese win, also if the fox begins.", "Welton, discussed by Siegel, Combinatorial Game Theory, VI.2; Berlekamp, Conway and Guy, Winning Ways, ch. 20"),
        Fact::cited(About::Programs, "CGSuite.", "the documentation of each program, 2026"),
    ])
    .made_by(&|name, arguments| match arguments {
        [] => Ok(RulesOf::new(name, FoxAndGeese::new())
            .with_cells(".gf")
            .without_parameters()
            .rules()),
        _ => Err(misfit(name)),
    });

/// Ceylonese Fox and Geese in the registry.
pub(crate) const CEYLONESE_FOX_AND_GEESE: Entry = FOX_AND_GEESE
    .like("game.grid.CeyloneseFoxAndGeese")
    .example("f.......|........|g.g.g.g.")
    .summary("Fox and Geese with a fox that goes one square or two in a direction.")
    .made_by(&|name, arguments| match arguments {
        [] => Ok(RulesOf::new(name, FoxAndGeese::ceylonese())
            .with_cells(".gf")
            .without_parameters()
            .rules()),
        _ => Err(misfit(name)),
    });

/// Fox and Geese on any board, in the registry.
pub(crate) const GEN_FOX_AND_GEESE: Entry = FOX_AND_GEESE
    .like("game.grid.GenFoxAndGeese")
    .parameters(&[
        Parameter::new("boardWidth", Kind::Length).or("8"),
        Parameter::new("foxRange", Kind::Length).or("1"),
    ])
    .example_parameters("boardWidth => 4")
    .example("f...|....|g.g.")
    .start("..f.|....|....|....|....|.g.g")
    .summary(
        "Fox and Geese on boards with so many columns, with a fox that goes so far in a direction.",
    )
    .made_by(&|name, arguments| match *arguments {
        [Argument::Integer(width), Argument::Integer(range)] => {
            let game = u8::try_from(width)
                .ok()
                .and_then(|width| FoxAndGeese::with(width, u8::try_from(range).unwrap_or(u8::MAX)));
            let game = game.ok_or_else(|| {
                NotationError::new(format!("A board has 1 to {MOST} columns."), 0..0)
            })?;
            let rules = RulesOf::new(name, game).with_cells(".gf");
            Ok(if game == FoxAndGeese::new() {
                rules.without_parameters().rules()
            } else {
                rules.rules()
            })
        }
        _ => Err(misfit(name)),
    });

#[cfg(test)]
mod tests {
    use super::*;
    use std::collections::BTreeSet;
    use tweedle_engine::walk::{followers, retrograde};
    use tweedle_engine::{Control, LoopyOutcome, Play};
    use tweedle_rules::testing::{Loopy, Table, check_unmoves, read};

    #[test]
    fn table() {
        let four = FoxAndGeese::with(4, 1).expect("four columns");
        let table = Table {
            options: &[
                // Row 2 is that of the last goose: the fox that gets there has escaped.
                ("f...|.g.g", &["f.g.|...g", "f.g.|.g.."], &[]),
                (
                    "..f.|....|g.g.",
                    &["..f.|...g|g...", "..f.|.g..|..g.", "..f.|.g..|g..."],
                    &["....|...f|g.g.", "....|.f..|g.g."],
                ),
                (".g..|..f.", &[], &[".g..|..f."]),
                ("f...", &[], &["f..."]),
            ],
            names: &[
                ("..f.|....|g.g.", Player::Right, &["c1-b2", "c1-d2"]),
                (".g..|..f.", Player::Right, &["pass"]),
            ],
            pictures: &[("f...|.g.g", "1 f . . .\n2 . g . g\n  a b c d")],
            errors: &[
                ("f..|.g.", "Row 1 has 3 squares, and this board has 4 columns.", 0..3),
                ("f...|.x..", "`x` is not a cell of Fox and Geese; use `.`, `g` or `f`.", 6..7),
                ("....|.g..", "There must be one fox, `f`.", 0..9),
                (
                    "f...|g...",
                    "The fox and the geese stand on squares of one colour, as bishops do in chess.",
                    0..9,
                ),
                (
                    "(1,1)",
                    "Write the geese and then the fox, each by row and column, as in `(4,2),(4,4);(1,1)`.",
                    0..5,
                ),
                ("(2,6);(1,1)", "There is no column 6 on this board: it has 4.", 0..11),
                ("(3,2),(3,2);(1,2)", "Two geese stand on one square.", 0..17),
                ("(1,1);(1,1)", "A goose stands on the square of the fox.", 0..11),
                ("(33,1);(1,1)", "This board is too large: it has at most 128 squares.", 0..12),
            ],
            ..Table::default()
        };
        table.check(&four);
        assert_eq!(read(&four, "(2,2),(2,4);(1,1)"), read(&four, "f...|.g.g"));
        let far = FoxAndGeese::with(5, 2).expect("five columns");
        let names = tweedle_rules::testing::names(
            &far,
            &read(&far, "f....|.....|....g|.....|....g"),
            Player::Right,
        );
        assert_eq!(names, ["a1-b2", "a1-c3"]);
    }

    #[test]
    fn moves_are_taken_back() {
        for (width, range, start) in [
            (4, 1, "..f.|....|....|....|g.g."),
            (5, 2, "f....|.....|.....|.g.g."),
            (3, 9, ".f.|...|...|g.g"),
        ] {
            check_unmoves(&FoxAndGeese::with(width, range).expect("a width"), start);
        }
    }

    /// The rules in words, on boards of characters.
    fn by_words(rows: &[Vec<char>], range: usize, player: Player) -> BTreeSet<Vec<Vec<char>>> {
        let squares = |piece: char| {
            let all = rows.iter().enumerate();
            all.flat_map(move |(row, line)| {
                line.iter()
                    .enumerate()
                    .filter(move |cell| *cell.1 == piece)
                    .map(move |(col, _)| (row, col))
            })
        };
        let fox = squares('f').next().expect("a fox");
        let has_escaped = squares('g').all(|goose| goose.0 <= fox.0);
        let mut options = BTreeSet::new();
        if has_escaped {
            if player == Player::Right {
                options.insert(rows.to_vec());
            }
            return options;
        }
        let (piece, most) = if player == Player::Left { ('g', 1) } else { ('f', range) };
        for from in squares(piece) {
            for (down, right) in [(-1, -1), (-1, 1), (1, -1), (1, 1)] {
                if piece == 'g' && down == 1 {
                    continue;
                }
                let mut at = from;
                for _ in 0..most {
                    let (Some(row), Some(col)) =
                        (at.0.checked_add_signed(down), at.1.checked_add_signed(right))
                    else {
                        break;
                    };
                    if rows.get(row).and_then(|line| line.get(col)) != Some(&'.') {
                        break;
                    }
                    at = (row, col);
                    let mut after = rows.to_vec();
                    after[from.0][from.1] = '.';
                    after[row][col] = piece;
                    options.insert(after);
                }
            }
        }
        options
    }

    #[test]
    fn small_boards_by_the_rules_in_words() {
        for (width, range, start) in [
            (4, 1, "..f.|....|....|.g.g"),
            (5, 2, "f....|.....|g...g"),
            (3, 2, "...|f..|...|g.g|.g."),
        ] {
            let game = FoxAndGeese::with(width, range).expect("a width");
            let all = followers(&game, &read(&game, start), &Control::new()).expect("a small game");
            assert!(all.len() > 50);
            for flock in all {
                for player in Player::BOTH {
                    let options = game.options(&flock, player).expect("some moves");
                    let found: BTreeSet<_> =
                        options.iter().map(|option| game.cells(option)).collect();
                    assert_eq!(found.len(), options.len());
                    assert_eq!(
                        found,
                        by_words(&game.cells(&flock), range.into(), player),
                        "{}",
                        game.print(&flock)
                    );
                }
                assert_eq!(read(&game, &game.print(&flock)), flock);
                let mirrored = game.mirrored(&flock);
                let cells = game
                    .cells(&flock)
                    .into_iter()
                    .map(|row| row.into_iter().rev().collect::<Vec<_>>());
                assert_eq!(game.cells(&mirrored), cells.collect::<Vec<_>>());
            }
        }
    }

    /// On a board of six rows the value is 2 + over already, as J. Welton found it for eight rows (*Winning Ways*, second edition, ch. 20). With the
    /// geese on the fourth row it is {4*|7/2}, as `CGSuite` documents it.
    #[test]
    fn published_values() {
        let mut loopy = Loopy::new(&FoxAndGeese { width: 8, range: 1 });
        for (text, value) in [
            ("(4,2),(4,4),(4,6),(4,8);(1,1)", "{4*|7/2}"),
            ("(6,2),(6,4),(6,6),(6,8);(1,5)", "2over"),
        ] {
            assert_eq!(loopy.text(text), value, "{text}");
        }
    }

    /// On the whole board Left wins, whether he moves first or second: four geese trap the fox (*Winning Ways*, ch.
    /// 20).
    #[test]
    fn the_geese_win_on_the_whole_board() {
        let game = FoxAndGeese::new();
        let start = read(&game, FOX_AND_GEESE.start());
        let endings = retrograde(&game, &[start], Play::Normal, &Control::new()).unwrap();
        assert_eq!(endings.outcome(&start), Some(LoopyOutcome::L));
        assert!(endings.iter().all(|(_, outcome)| outcome.as_outcome().is_some()));
    }
}
