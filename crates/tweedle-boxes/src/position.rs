//! The lines of a board that are drawn, and those that are not.

use crate::board::{Board, BoardError, Lines, Start, bits};
use crate::graph::StringsAndCoins;

/// The lines of a board that are not drawn yet. The owners of the completed boxes are not part of
/// it.
///
/// It is printed as a picture of dots and lines, which [`Position::parse`] reads back; `{:#}`
/// prints it with the characters for boxes.
///
/// ```
/// use tweedle_boxes::{Board, Position, Start};
/// let position = Board::new(1, 2)?.start(Start::Icelandic);
/// assert_eq!(position.to_string(), "+--+--+\n|      \n+  +  +");
/// assert_eq!(Position::parse("+--+--+\n|\n+  +  +"), Ok(position));
/// assert_eq!((position.undrawn(), position.free_lines()), (0b110_1100, 4));
/// # Ok::<(), tweedle_boxes::BoardError>(())
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug)]
pub struct Position {
    pub(crate) board: Board,
    pub(crate) undrawn: Lines,
}

impl Board {
    /// The position in which play begins.
    pub fn start(self, start: Start) -> Position {
        Position { board: self, undrawn: self.all() & !self.drawn_at(start) }
    }

    /// The position with these lines undrawn.
    ///
    /// # Errors
    /// [`BoardError::NoSuchLine`] if the set has a line beyond the board.
    pub fn position(self, undrawn: Lines) -> Result<Position, BoardError> {
        match bits(undrawn & !self.all()).next() {
            Some(line) => Err(BoardError::NoSuchLine { line, lines: self.lines() }),
            None => Ok(Position { board: self, undrawn }),
        }
    }

    /// The position whose undrawn lines are given as a decimal number, or as a hexadecimal one
    /// after `0x`.
    ///
    /// ```
    /// # use tweedle_boxes::Board;
    /// let board = Board::new(1, 1)?;
    /// assert_eq!(board.parse_position("0xf"), board.parse_position("15"));
    /// # Ok::<(), tweedle_boxes::BoardError>(())
    /// ```
    ///
    /// # Errors
    /// [`BoardError::NotLines`] for any other text, and as [`Board::position`].
    pub fn parse_position(self, text: &str) -> Result<Position, BoardError> {
        let trimmed = text.trim();
        let hexadecimal = trimmed.strip_prefix("0x").or_else(|| trimmed.strip_prefix("0X"));
        let (digits, radix) = hexadecimal.map_or((trimmed, 10), |digits| (digits, 16));
        // A sign is read by the standard library, and is no digit.
        let is_number = digits.chars().all(|digit| digit.is_digit(radix));
        let lines = Lines::from_str_radix(digits, radix).ok().filter(|_| is_number);
        self.position(lines.ok_or_else(|| BoardError::NotLines { text: text.to_owned() })?)
    }
}

impl Position {
    /// The board.
    pub fn board(&self) -> Board {
        self.board
    }

    /// The lines that may be drawn.
    pub fn undrawn(&self) -> Lines {
        self.undrawn
    }

    /// The number of lines that may be drawn.
    pub fn free_lines(&self) -> usize {
        self.undrawn.count_ones() as usize
    }

    /// The lines of a box that are not drawn.
    pub fn sides_left(&self, number: usize) -> Lines {
        self.board.box_lines(number) & self.undrawn
    }

    /// The number of boxes that are not completed.
    pub fn boxes_left(&self) -> usize {
        (0..self.board.boxes()).filter(|&number| self.sides_left(number) != 0).count()
    }

    /// The number of boxes that a line completes: 0, 1 or 2.
    pub fn completes(&self, line: usize) -> usize {
        let only = 1_u128.checked_shl(line as u32).unwrap_or(0);
        let is_last = |&number: &usize| self.sides_left(number) == only;
        self.board.boxes_at(line).into_iter().filter(is_last).count()
    }

    /// True if some line completes a box.
    pub fn has_capture(&self) -> bool {
        (0..self.board.boxes()).any(|number| self.sides_left(number).is_power_of_two())
    }

    /// The position after a line has been drawn.
    ///
    /// # Errors
    /// [`BoardError::NoSuchLine`] and [`BoardError::Drawn`].
    pub fn draw(&self, line: usize) -> Result<Position, BoardError> {
        if line >= self.board.lines() {
            return Err(BoardError::NoSuchLine { line, lines: self.board.lines() });
        }
        if self.undrawn >> line & 1 == 0 {
            return Err(BoardError::Drawn { line });
        }
        Ok(Position { undrawn: self.undrawn & !(1 << line), ..*self })
    }

    /// The positions after one line each, with the line.
    pub(crate) fn followers(&self) -> impl Iterator<Item = (usize, Position)> + use<> {
        let position = *self;
        bits(self.undrawn).map(move |line| {
            (line, Position { undrawn: position.undrawn & !(1 << line), ..position })
        })
    }

    /// The position after a set of lines has been drawn.
    pub(crate) fn without(&self, lines: Lines) -> Position {
        Position { undrawn: self.undrawn & !lines, ..*self }
    }

    /// The undrawn lines of each independent part, by their least lines: lines at one box are in the
    /// same part.
    ///
    /// ```
    /// # use tweedle_boxes::Board;
    /// let board = Board::new(1, 2)?;
    /// assert_eq!(board.position(0b000_1111)?.components(), [0b0101, 0b1010]);
    /// assert_eq!(board.position(0b010_1111)?.components(), [0b010_1111]);
    /// # Ok::<(), tweedle_boxes::BoardError>(())
    /// ```
    pub fn components(&self) -> Vec<Lines> {
        let mut parts = Vec::new();
        let mut left = self.undrawn;
        while left != 0 {
            let (mut part, mut new) = (0, left & left.wrapping_neg());
            while new != 0 {
                part |= new;
                let touched = bits(new).fold(0, |touched: Lines, line| {
                    let boxes = self.board.boxes_at(line);
                    boxes.iter().fold(touched, |lines, &number| lines | self.sides_left(number))
                });
                new = touched & !part;
            }
            left &= !part;
            parts.push(part);
        }
        parts
    }

    /// The position as coins and strings: the boxes left are coins, the lines that may be drawn are
    /// strings, numbered in the order of the lines, and lines on the frame are tied to the ground.
    pub fn graph(&self) -> StringsAndCoins {
        let mut coins = vec![None; self.board.boxes()];
        let mut names = Vec::new();
        for (number, coin) in coins.iter_mut().enumerate() {
            if self.sides_left(number) != 0 {
                *coin = Some(names.len());
                names.push(format!("box{number}"));
            }
        }
        let string = |line: usize| {
            let mut ends = self.board.boxes_at(line).into_iter().filter_map(|number| coins[number]);
            (ends.next(), ends.next())
        };
        // Every line has a box, and with the line that box is not complete.
        let ends = bits(self.undrawn).map(string).filter_map(|(a, b)| Some((a?, b))).collect();
        StringsAndCoins::from_parts(names, ends)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn sets_of_lines_as_text() {
        let board = Board::new(1, 1).unwrap();
        assert_eq!(board.parse_position(" 0xF ").map(|p| p.undrawn()), Ok(15));
        assert_eq!(board.parse_position("16"), Err(BoardError::NoSuchLine { line: 4, lines: 4 }));
        for text in
            ["", "+1", "0x", "0x+1", "-1", "1f", "99999999999999999999999999999999999999999"]
        {
            assert_eq!(
                board.parse_position(text),
                Err(BoardError::NotLines { text: text.to_owned() })
            );
        }
    }

    #[test]
    fn drawing() {
        let position = Board::new(1, 2).unwrap().position(0b010_0001).unwrap();
        assert_eq!(position.completes(0), 0);
        assert_eq!((position.boxes_left(), position.has_capture()), (2, true));
        assert_eq!(position.completes(5), 1);
        assert_eq!(position.draw(0).unwrap().completes(5), 2);
        assert_eq!(position.draw(1), Err(BoardError::Drawn { line: 1 }));
        assert_eq!(position.draw(7), Err(BoardError::NoSuchLine { line: 7, lines: 7 }));
        assert_eq!(position.completes(1000), 0);
    }
}
