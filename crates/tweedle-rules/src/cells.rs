//! Games on boards and strips of cells, each of which is written as one character.

use crate::Bits;
use crate::sketch::{Cell, Figure, Sketch};
use crate::{Notation, NotationError, Theorem};
use tweedle_engine::{Hints, Player};

/// A position that is made of cells: a board or a strip.
pub trait Cells: Sized {
    /// Reads a position of the game called `game`, in which cells are written with these characters.
    ///
    /// # Errors
    /// [`NotationError`]: a character that is none of them, or a wrong shape.
    fn read(text: &str, cells: &[char], game: &str) -> Result<Self, NotationError>;

    /// Prints the position so that [`Cells::read`] gives it back.
    fn write(&self, cells: &[char]) -> String;

    /// A picture with what the cells are called.
    fn picture(&self, cells: &[char]) -> String;

    /// The picture of the board, if the things on its cells look like this.
    fn figure(&self, cells: &[Cell]) -> Figure;

    /// The name of a cell, by its number from 0: `b2`, or on a strip `3`.
    fn cell_name(&self, cell: u8) -> String;

    /// The position on a board of a size with these things on its cells, which are numbered row by row from 0: of each character but the
    /// first the set of its cells, cell `i` as bit `i`. These sets are disjoint, and have no cells beyond the last. `None` if there is no such position.
    fn of_sets(rows: usize, cols: usize, sets: &[u128]) -> Option<Self>;

    /// Writes what [`Cells::of_sets`] reads. Returns false if the board has another size, or things on its cells that have no set there.
    fn write_sets(&self, rows: usize, cols: usize, into: &mut [u128]) -> bool;

    /// The sentence that a text names a cell beyond the last, if it does. The default knows of
    /// none.
    fn beyond(&self, _text: &str) -> Option<String> {
        None
    }
}

/// The written form of a game on cells: its name and a character for each thing that may be on a
/// cell. Every such game has a [`Notation`].
pub trait CellGame: Hints<Position: Cells, Move: AsRef<[u8]>> {
    /// The characters, in the order in which the kind of position numbers what is on its cells.
    const CELLS: &'static [char];

    /// The texts between the cells of a move in its name, the first between the first two.
    const BETWEEN: &'static [&'static str] = &["-"];

    /// [`Notation::name`].
    fn title(&self) -> String;

    /// [`Notation::parameters`].
    fn arguments(&self) -> String {
        String::new()
    }

    /// The look of the thing that a character stands for. The default is [`Cell::of_letter`].
    fn look(cell: char) -> Cell {
        Cell::of_letter(cell)
    }

    /// Refuses what is written well, but is no position of this game.
    ///
    /// # Errors
    /// [`NotationError`] about `text`, which `position` was read from; the text is empty if nobody wants to know more than whether there is an
    /// error.
    fn check(&self, _position: &Self::Position, _text: &str) -> Result<(), NotationError> {
        Ok(())
    }

    /// [`Notation::theorem`].
    fn known_winner(&self, _position: &Self::Position) -> Option<Theorem> {
        None
    }
}

impl<G: CellGame> Notation for G {
    fn is_plain(&self) -> bool {
        true
    }

    fn name(&self) -> String {
        self.title()
    }

    fn parameters(&self) -> String {
        self.arguments()
    }

    fn parse(&self, text: &str) -> Result<Self::Position, NotationError> {
        let position = Self::Position::read(text, Self::CELLS, &self.title())?;
        self.check(&position, text)?;
        Ok(position)
    }

    fn print(&self, position: &Self::Position) -> String {
        position.write(Self::CELLS)
    }

    fn cell_letters(&self) -> &'static [char] {
        Self::CELLS
    }

    fn of_cells(&self, rows: usize, cols: usize, sets: &[u128]) -> Option<Self::Position> {
        let cells = u32::try_from(rows.checked_mul(cols)?).ok()?;
        let mut free = u128::below(cells);
        for &set in sets {
            if set & !free != 0 {
                return None;
            }
            free ^= set;
        }
        let may = cells <= u128::BITS && sets.len() < Self::CELLS.len();
        let position = may.then(|| Self::Position::of_sets(rows, cols, sets))??;
        self.check(&position, "").is_ok().then_some(position)
    }

    fn to_cells(
        &self,
        position: &Self::Position,
        rows: usize,
        cols: usize,
        into: &mut [u128],
    ) -> bool {
        position.write_sets(rows, cols, into)
    }

    /// The cells of the move: `a1-b1`.
    fn move_name(
        &self,
        position: &Self::Position,
        _: Player,
        step: &Self::Move,
        _: &Self::Position,
    ) -> String {
        let mut between = Self::BETWEEN.iter();
        let mut name = String::new();
        for &cell in step.as_ref() {
            if !name.is_empty() {
                name += between.next().copied().unwrap_or_default();
            }
            name += &position.cell_name(cell);
        }
        name
    }

    fn why_not(&self, position: &Self::Position, _: Player, text: &str) -> Option<String> {
        position.beyond(text)
    }

    fn draw(&self, position: &Self::Position) -> String {
        position.picture(Self::CELLS)
    }

    fn sketch(&self, position: &Self::Position) -> Option<Sketch> {
        let cells: Vec<Cell> = Self::CELLS.iter().map(|&cell| Self::look(cell)).collect();
        Some(Sketch::of(position.figure(&cells)))
    }

    fn theorem(&self, position: &Self::Position) -> Option<Theorem> {
        self.known_winner(position)
    }
}
