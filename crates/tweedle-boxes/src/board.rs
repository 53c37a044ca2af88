//! A board of boxes, and the numbers of its lines.

use smallvec::SmallVec;
use thiserror::Error;

/// A set of lines of a board, line i as bit i.
pub type Lines = u128;

/// A rectangle of boxes on which Dots and Boxes and Nimstring are played.
///
/// Its lines are numbered row by row, the horizontal ones first: the horizontal line above box (r,
/// c) is r·cols + c, and the bottom of the board is the row r = rows; the vertical line to the left
/// of box (r, c) is (rows + 1)·cols + r·(cols + 1) + c, and the right side is c = cols. Boxes are
/// numbered row by row.
///
/// ```
/// use tweedle_boxes::Board;
/// let board = Board::new(2, 3)?;
/// assert_eq!((board.boxes(), board.lines(), board.dots()), (6, 17, 12));
/// assert_eq!(board.box_lines(0), 1 << 0 | 1 << 3 | 1 << 9 | 1 << 10);
/// # Ok::<(), tweedle_boxes::BoardError>(())
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug)]
pub struct Board {
    rows: usize,
    cols: usize,
}

/// The reason why there is no such board or position.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
#[non_exhaustive]
pub enum BoardError {
    /// A board without boxes.
    #[error("A board of {rows} × {cols} has no boxes.")]
    Empty {
        /// Rows asked for.
        rows: usize,
        /// Columns asked for.
        cols: usize,
    },
    /// More lines than fit into a [`Lines`].
    #[error("A board of {rows} × {cols} boxes has more than {MOST_LINES} lines.")]
    TooLarge {
        /// Rows asked for.
        rows: usize,
        /// Columns asked for.
        cols: usize,
    },
    /// A line beyond the last one.
    #[error("There is no line {line} on a board with lines 0 to {}.", lines - 1)]
    NoSuchLine {
        /// The line asked for.
        line: usize,
        /// The number of lines.
        lines: usize,
    },
    /// A line that is to be drawn again.
    #[error("Line {line} is drawn already.")]
    Drawn {
        /// The line.
        line: usize,
    },
    /// Neither a decimal nor a hexadecimal number.
    #[error("{text:?} is not a set of lines: a decimal number, or a hexadecimal one after 0x.")]
    NotLines {
        /// The text that was read.
        text: String,
    },
}

/// The most lines that a board or graph may have.
pub const MOST_LINES: usize = 128;

/// The lines that are drawn before play begins (Berlekamp, *The Dots and Boxes Game*).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[non_exhaustive]
pub enum Start {
    /// American: none.
    Empty,
    /// Icelandic: the top and the left side of the board.
    Icelandic,
    /// Swedish: the whole frame.
    Swedish,
}

impl Board {
    /// The board with `rows` rows and `cols` columns of boxes.
    ///
    /// # Errors
    /// [`BoardError::Empty`] without boxes, [`BoardError::TooLarge`] with more than [`MOST_LINES`]
    /// lines.
    pub fn new(rows: usize, cols: usize) -> Result<Board, BoardError> {
        if rows == 0 || cols == 0 {
            return Err(BoardError::Empty { rows, cols });
        }
        if rows > MOST_LINES || cols > MOST_LINES || 2 * rows * cols + rows + cols > MOST_LINES {
            return Err(BoardError::TooLarge { rows, cols });
        }
        Ok(Board { rows, cols })
    }

    /// Rows of boxes.
    pub fn rows(&self) -> usize {
        self.rows
    }

    /// Columns of boxes.
    pub fn cols(&self) -> usize {
        self.cols
    }

    /// The number of boxes.
    pub fn boxes(&self) -> usize {
        self.rows * self.cols
    }

    /// The number of dots.
    pub fn dots(&self) -> usize {
        (self.rows + 1) * (self.cols + 1)
    }

    /// The number of lines.
    pub fn lines(&self) -> usize {
        2 * self.rows * self.cols + self.rows + self.cols
    }

    /// All lines.
    pub fn all(&self) -> Lines {
        Lines::MAX >> (MOST_LINES - self.lines())
    }

    /// The horizontal line above box (r, c); with r = rows, that below the last row.
    pub(crate) fn horizontal(&self, r: usize, c: usize) -> usize {
        r * self.cols + c
    }

    /// The vertical line left of box (r, c); with c = cols, that right of the last column.
    pub(crate) fn vertical(&self, r: usize, c: usize) -> usize {
        (self.rows + 1) * self.cols + r * (self.cols + 1) + c
    }

    /// The four lines around a box; none if there is no such box.
    pub fn box_lines(&self, number: usize) -> Lines {
        if number >= self.boxes() {
            return 0;
        }
        let (r, c) = (number / self.cols, number % self.cols);
        1 << self.horizontal(r, c)
            | 1 << self.horizontal(r + 1, c)
            | 1 << self.vertical(r, c)
            | 1 << self.vertical(r, c + 1)
    }

    /// The one or two boxes at a line; none if there is no such line.
    pub fn boxes_at(&self, line: usize) -> SmallVec<[usize; 2]> {
        let horizontals = (self.rows + 1) * self.cols;
        let mut boxes = SmallVec::new();
        if line < horizontals {
            if line >= self.cols {
                boxes.push(line - self.cols);
            }
            if line < self.boxes() {
                boxes.push(line);
            }
        } else if line < self.lines() {
            let (r, c) =
                ((line - horizontals) / (self.cols + 1), (line - horizontals) % (self.cols + 1));
            if c > 0 {
                boxes.push(r * self.cols + c - 1);
            }
            if c < self.cols {
                boxes.push(r * self.cols + c);
            }
        }
        boxes
    }

    /// The rotations and reflections of the board: 8 of a square, 4 of any other. Each says for
    /// every line where it goes; the first is the identity.
    ///
    /// ```
    /// # use tweedle_boxes::Board;
    /// assert_eq!(Board::new(3, 3)?.symmetries().len(), 8);
    /// assert_eq!(Board::new(1, 2)?.symmetries()[1], [1, 0, 3, 2, 6, 5, 4]);
    /// # Ok::<(), tweedle_boxes::BoardError>(())
    /// ```
    pub fn symmetries(&self) -> Vec<Vec<usize>> {
        let turned: &[bool] = if self.rows == self.cols { &[false, true] } else { &[false] };
        let mut all = Vec::new();
        for &turn in turned {
            for (flip_rows, flip_cols) in
                [(false, false), (false, true), (true, false), (true, true)]
            {
                // A line is told by twice its middle: the sum of the coordinates of its two dots.
                let image = |line: usize| {
                    let (mut r, mut c) = self.doubled_middle(line);
                    if turn {
                        (r, c) = (c, r);
                    }
                    if flip_rows {
                        r = 2 * self.rows - r;
                    }
                    if flip_cols {
                        c = 2 * self.cols - c;
                    }
                    if r % 2 == 0 {
                        self.horizontal(r / 2, c / 2)
                    } else {
                        self.vertical(r / 2, c / 2)
                    }
                };
                all.push((0..self.lines()).map(image).collect());
            }
        }
        all
    }

    fn doubled_middle(&self, line: usize) -> (usize, usize) {
        let horizontals = (self.rows + 1) * self.cols;
        if line < horizontals {
            (2 * (line / self.cols), 2 * (line % self.cols) + 1)
        } else {
            let line = line - horizontals;
            (2 * (line / (self.cols + 1)) + 1, 2 * (line % (self.cols + 1)))
        }
    }

    /// The least image of a set of lines under the symmetries.
    pub fn least_image(&self, lines: Lines) -> Lines {
        let image = |symmetry: &Vec<usize>| {
            bits(lines & self.all()).fold(0, |image: Lines, line| image | 1 << symmetry[line])
        };
        self.symmetries().iter().map(image).min().unwrap_or(lines)
    }

    /// The lines that are drawn before play begins.
    pub fn drawn_at(&self, start: Start) -> Lines {
        let top = (0..self.cols).fold(0, |set, c| set | 1 << self.horizontal(0, c));
        let left = (0..self.rows).fold(0, |set, r| set | 1 << self.vertical(r, 0));
        let bottom = (0..self.cols).fold(0, |set, c| set | 1 << self.horizontal(self.rows, c));
        let right = (0..self.rows).fold(0, |set, r| set | 1 << self.vertical(r, self.cols));
        match start {
            Start::Empty => 0,
            Start::Icelandic => top | left,
            Start::Swedish => top | left | bottom | right,
        }
    }
}

impl Board {
    /// The row and column of the dot at the left or upper end of a line, counted from 0, and whether the
    /// line is horizontal.
    pub fn place(&self, line: usize) -> (usize, usize, bool) {
        let (cols, horizontals) = (self.cols, (self.rows + 1) * self.cols);
        match line.checked_sub(horizontals) {
            None => (line / cols, line % cols, true),
            Some(vertical) => (vertical / (cols + 1), vertical % (cols + 1), false),
        }
    }

    /// The name that a player may use for a line: the dots that it joins, columns of dots being
    /// letters from the left and rows numbers from the top.
    ///
    /// ```
    /// # use tweedle_boxes::Board;
    /// let board = Board::new(2, 2)?;
    /// assert_eq!([0, 3, 6].map(|line| board.line_name(line)), ["a1-b1", "b2-c2", "a1-a2"]);
    /// # Ok::<(), tweedle_boxes::BoardError>(())
    /// ```
    pub fn line_name(&self, line: usize) -> String {
        self.ends(line).map(|(row, col)| square_name(row, col)).join("-")
    }

    /// The rows and columns of the dots that a line joins, from 0.
    ///
    /// ```
    /// # use tweedle_boxes::Board;
    /// assert_eq!(Board::new(2, 2)?.ends(3), [(1, 1), (1, 2)]);
    /// # Ok::<(), tweedle_boxes::BoardError>(())
    /// ```
    pub fn ends(&self, line: usize) -> [(usize, usize); 2] {
        let (row, col, is_horizontal) = self.place(line);
        [(row, col), if is_horizontal { (row, col + 1) } else { (row + 1, col) }]
    }
}

/// `c2`: the letter of the column and the number of the row from the top, both counted from 0 here.
pub fn square_name(row: usize, col: usize) -> String {
    format!("{}{}", column_name(col), row + 1)
}

/// `a`, `b`, ..., `z`, `aa`, `ab` and so on.
pub fn column_name(col: usize) -> String {
    let letter = char::from(b'a' + (col % 26) as u8);
    match col / 26 {
        0 => letter.to_string(),
        more => column_name(more - 1) + &letter.to_string(),
    }
}

/// The elements of a set of lines, the least first.
pub fn bits(mut lines: Lines) -> impl Iterator<Item = usize> {
    std::iter::from_fn(move || {
        let line = lines.trailing_zeros() as usize;
        lines &= lines.checked_sub(1)?;
        Some(line)
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lines_and_boxes_agree() {
        for (rows, cols) in [(1, 1), (1, 4), (4, 1), (2, 3), (3, 3), (5, 5), (7, 8), (1, 42)] {
            let board = Board::new(rows, cols).unwrap();
            for line in 0..board.lines() {
                for number in 0..board.boxes() {
                    let is_at = board.box_lines(number) >> line & 1 == 1;
                    assert_eq!(board.boxes_at(line).contains(&number), is_at);
                }
            }
            let edges = board.lines() - 2 * (rows + cols);
            assert_eq!((0..board.lines()).filter(|&i| board.boxes_at(i).len() == 2).count(), edges);
            assert!(board.boxes_at(board.lines()).is_empty() && board.box_lines(rows * cols) == 0);
        }
    }

    #[test]
    fn symmetries_map_boxes_to_boxes() {
        for (rows, cols) in [(1, 1), (1, 4), (2, 3), (3, 3)] {
            let board = Board::new(rows, cols).unwrap();
            let boxes: Vec<Lines> = (0..board.boxes()).map(|i| board.box_lines(i)).collect();
            let all = board.symmetries();
            assert_eq!(all[0], (0..board.lines()).collect::<Vec<_>>());
            for symmetry in &all {
                for &lines in &boxes {
                    let image = bits(lines).fold(0, |set: Lines, line| set | 1 << symmetry[line]);
                    assert!(boxes.contains(&image));
                }
            }
        }
        let board = Board::new(2, 2).unwrap();
        assert_eq!(board.least_image(1 << 1), 1);
        assert_eq!(board.least_image(1 << 11), 1);
        assert_eq!(board.least_image(1 << 7), 1 << 2);
    }

    #[test]
    fn there_are_no_such_boards() {
        assert_eq!(Board::new(0, 3), Err(BoardError::Empty { rows: 0, cols: 3 }));
        assert_eq!(Board::new(8, 8), Err(BoardError::TooLarge { rows: 8, cols: 8 }));
        assert_eq!(Board::new(1, 43), Err(BoardError::TooLarge { rows: 1, cols: 43 }));
        assert!(Board::new(usize::MAX, usize::MAX).is_err());
        let text = BoardError::NoSuchLine { line: 12, lines: 12 }.to_string();
        assert_eq!(text, "There is no line 12 on a board with lines 0 to 11.");
    }

    #[test]
    fn starts() {
        let board = Board::new(2, 2).unwrap();
        let inner = |start| 12 - board.drawn_at(start).count_ones();
        let lines = [Start::Empty, Start::Icelandic, Start::Swedish].map(inner);
        assert_eq!(lines, [12, 8, 4]);
    }
}
