//! Rectangular boards as a few sets of cells.

pub use crate::shape::Shape;
use crate::shape::{least, transpose_square};
use crate::sketch::{Cell, Figure};
use crate::square::{beyond, square_name};
use crate::{Bits, Cells, NotationError, picture};
use std::fmt;
use std::hash::{Hash, Hasher};
use tweedle_engine::{Player, Symmetry, Weigh};

/// A board of `rows` x `cols` cells, each in at most one of `K` layers.
///
/// The ruleset decides the meaning of the layers. Cells are numbered row by row from the top left.
// Invariants: the layers are disjoint, and no layer has a cell beyond the last of the board. A board
// without cells has 0 rows and 0 columns.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
#[must_use]
pub struct Board<B, const K: usize> {
    shape: Shape,
    layers: [B; K],
}

impl<B, const K: usize> Weigh for Board<B, K> {}

impl<B: Hash, const K: usize> Hash for Board<B, K> {
    #[inline]
    fn hash<H: Hasher>(&self, state: &mut H) {
        state.write_u16(u16::from_le_bytes([self.shape.rows, self.shape.cols]));
        for layer in &self.layers {
            layer.hash(state);
        }
    }
}

impl<B: Bits, const K: usize> Board<B, K> {
    /// The board with these cells, row by row: 0 for a cell in no layer, `k` for one in layer
    /// `k - 1`. `None` if there are not `rows * cols` of them, if that is more than `B` holds, or if
    /// a number is greater than `K`.
    pub fn from_cells(rows: usize, cols: usize, cells: &[usize]) -> Option<Board<B, K>> {
        if rows.checked_mul(cols) != Some(cells.len()) || cells.len() > B::BITS as usize {
            return None;
        }
        let mut layers = [B::ZERO; K];
        for (i, &cell) in (0..).zip(cells) {
            if cell > 0 {
                *layers.get_mut(cell - 1)? |= B::bit(i);
            }
        }
        let shape =
            if cells.is_empty() { Shape { rows: 0, cols: 0 } } else { Shape::new(rows, cols) };
        Some(Board { shape, layers })
    }

    /// The number of rows.
    pub fn rows(&self) -> usize {
        self.shape.rows.into()
    }

    /// The number of columns.
    pub fn cols(&self) -> usize {
        self.shape.cols.into()
    }

    /// The number of the thing on the cell in this row and column, counted from 0, as in
    /// [`Board::from_cells`]; `None` beyond the board.
    pub fn cell(&self, row: usize, col: usize) -> Option<usize> {
        if row >= self.rows() || col >= self.cols() {
            return None;
        }
        let cell = B::bit((row * self.cols() + col) as u32);
        let layer = self.layers.iter().position(|&layer| !(layer & cell).is_empty());
        Some(layer.map_or(0, |layer| layer + 1))
    }

    /// The board without cells.
    #[inline]
    pub fn none() -> Board<B, K> {
        Board { shape: Shape { rows: 0, cols: 0 }, layers: [B::ZERO; K] }
    }

    /// The number of rows and columns.
    #[inline]
    pub fn shape(&self) -> Shape {
        self.shape
    }

    /// The sets of cells with the things 1, 2, ..., `K`.
    #[inline]
    pub fn layers(&self) -> [B; K] {
        self.layers
    }

    /// A board of the same shape. No cell is in two of the layers, or beyond the last cell of the board.
    #[inline]
    pub fn with_layers(&self, layers: [B; K]) -> Board<B, K> {
        Board { shape: self.shape, layers }
    }

    /// The smallest rectangle around the cells of `region`, which is not empty.
    #[inline]
    pub fn crop(&self, region: B) -> Board<B, K> {
        let Shape { rows, cols } = self.shape;
        let cols = u32::from(cols);
        let row_mask = B::below(cols);
        let first_row = region.first() / cols;
        let last_row = (B::BITS - 1 - region.leading_zeros()) / cols;
        let reaches = |rest: B| !(region & !rest).is_empty();
        let is_wide = reaches(self.shape.not_first_col()) && reaches(self.shape.not_last_col());
        if is_wide && first_row == 0 && last_row + 1 == u32::from(rows) {
            return *self;
        }
        let mut used = B::ZERO;
        for row in first_row..=last_row {
            used |= (region >> (row * cols)) & row_mask;
        }
        let first_col = used.first();
        let new_cols = B::BITS - used.leading_zeros() - first_col;
        let new_rows = last_row - first_row + 1;
        let shape = Shape { rows: new_rows as u8, cols: new_cols as u8 };
        let new_mask = B::below(new_cols);
        let layers = self.layers.map(|layer| {
            if new_cols == cols {
                return (layer >> (first_row * cols)) & B::below(new_rows * cols);
            }
            let mut new = B::ZERO;
            for row in 0..new_rows {
                let cells = (layer >> ((first_row + row) * cols + first_col)) & new_mask;
                new |= cells << (row * new_cols);
            }
            new
        });
        Board { shape, layers }
    }

    /// The cells of a layer in a row with at most 64 cells.
    #[inline]
    pub fn row(&self, layer: usize, row: u32) -> u64 {
        let cols = self.shape.cols();
        (self.layers[layer].down(row * cols) & B::below(cols)).to_u64()
    }

    /// The cells of a layer in a column with at most 64 cells.
    #[inline]
    pub fn col(&self, layer: usize, col: u32) -> u64 {
        let Shape { rows, .. } = self.shape;
        let mut cells = self.layers[layer].down(col);
        let mut found = 0;
        for row in 0..rows {
            found |= (cells.to_u64() & 1) << row;
            cells = cells.down(self.shape.cols());
        }
        found
    }

    /// Some neighbouring rows.
    #[inline]
    pub fn some_rows(&self, first: u32, count: u32) -> Board<B, K> {
        let cols = self.shape.cols();
        let cells = B::below(count * cols);
        let layers = self.layers.map(|layer| layer.down(first * cols) & cells);
        Board { shape: Shape { rows: count as u8, ..self.shape }, layers }
    }

    /// Some neighbouring columns.
    #[inline]
    pub fn some_cols(&self, first: u32, count: u32) -> Board<B, K> {
        let Shape { rows, .. } = self.shape;
        let (cols, cells) = (self.shape.cols(), B::below(count));
        let layers = self.layers.map(|layer| {
            (0..u32::from(rows)).fold(B::ZERO, |some, row| {
                some | (layer.down(row * cols + first) & cells).up(row * count)
            })
        });
        Board { shape: Shape { cols: count as u8, ..self.shape }, layers }
    }

    /// The least of the board's images under the symmetries of the rectangle.
    ///
    /// With `exchange`, which says for each layer the layer of the other player, so exchanged images
    /// count also and are negative. With `transposition_negates` an image with rows and columns
    /// exchanged is negative. The order of boards is such that equal classes have equal least
    /// images; it has no other meaning.
    #[inline]
    pub fn least_image(
        &self,
        exchange: Option<[usize; K]>,
        transposition_negates: bool,
    ) -> (Board<B, K>, Symmetry) {
        let Shape { rows, cols } = self.shape;
        if rows == 0 || cols == 0 {
            // Without cells all images are the same.
            return (*self, Symmetry::Same);
        }
        let (least, transposed, exchanged) = if rows <= 8 && cols <= 8 {
            // Rows of eight cells in one word: row order is byte order.
            let square = self.layers.map(|layer| self.shape.stretch(layer));
            let (shape, layers, transposed, exchanged) = least(
                self.shape,
                square,
                exchange,
                |shape, cells| cells.swap_bytes() >> (8 * (8 - u32::from(shape.rows))),
                |shape, cells| cells.reverse_bits().swap_bytes() >> (8 - u32::from(shape.cols)),
                |_, cells| transpose_square(cells),
            );
            let layers = layers.map(|layer| shape.squeeze(layer));
            (Board { shape, layers }, transposed, exchanged)
        } else {
            let (shape, layers, transposed, exchanged) = least(
                self.shape,
                self.layers,
                exchange,
                Shape::flip_rows,
                Shape::flip_cols,
                Shape::transpose,
            );
            (Board { shape, layers }, transposed, exchanged)
        };
        let is_negative = exchanged != (transposed && transposition_negates);
        (least, if is_negative { Symmetry::Negative } else { Symmetry::Same })
    }

    /// The board turned upside down.
    pub fn half_turned(&self) -> Board<B, K> {
        self.with_layers(self.layers.map(|layer| self.shape.half_turn(layer)))
    }

    /// A board of one row or one column without some of its cells: those after them move up. It has one row.
    #[inline]
    pub fn closed_up(&self, gone: B) -> Board<B, K> {
        let mut layers = self.layers;
        let mut count = 0;
        for cell in gone.ones() {
            // `count` cells are gone from before it.
            let at = cell - count;
            layers = layers.map(|layer| (layer & B::below(at)) | (layer.down(at + 1).up(at)));
            count += 1;
        }
        let cells = self.rows() * self.cols() - count as usize;
        Board { shape: Shape::new(usize::from(cells > 0), cells), layers }
    }
}

impl<B: Bits> Board<B, 2> {
    /// Appends the connected groups of stones of either layer that are of interest, each on a board of its own.
    #[inline]
    pub fn groups(&self, into: &mut Vec<Board<B, 2>>, is_of_interest: impl Fn([B; 2]) -> bool) {
        let [left, right] = self.layers;
        for group in self.shape.regions(left | right, Shape::next_to) {
            let stones = [left & group, right & group];
            if is_of_interest(stones) {
                into.push(self.with_layers(stones).crop(group));
            }
        }
    }
}

/// The characters are those for "in no layer", layer 0, layer 1 and so on; rows have `|` between them.
impl<B: Bits, const K: usize> Cells for Board<B, K> {
    fn read(text: &str, cells: &[char], game: &str) -> Result<Board<B, K>, NotationError> {
        let mut rows: Vec<usize> = vec![0];
        let mut numbers: Vec<usize> = Vec::new();
        for (at, found) in text.chars().enumerate() {
            if found == '|' {
                rows.push(0);
            } else if let Some(number) = cells.iter().position(|&cell| cell == found) {
                numbers.push(number);
                // Never empty: it begins with one row and only grows.
                *rows.last_mut().expect("there is a row") += 1;
            } else {
                return Err(NotationError::unknown_cell(found, at, game, cells));
            }
        }
        let count = |n: usize| format!("{n} {}", if n == 1 { "cell" } else { "cells" });
        let mut at = 0;
        for (i, &len) in rows.iter().enumerate() {
            if len != rows[0] {
                return Err(NotationError::new(
                    format!("Row {} has {} where row 1 has {}.", i + 1, count(len), rows[0]),
                    at..at + len,
                ));
            }
            at += len + 1;
        }
        Board::from_cells(rows.len(), rows[0], &numbers).ok_or_else(|| {
            // The cells are well formed and as many as rows times columns: only the size is left.
            NotationError::new(
                format!(
                    "This board has {}; a board of {game} has at most {}.",
                    count(numbers.len()),
                    count(B::BITS as usize)
                ),
                0..text.chars().count(),
            )
        })
    }

    fn of_sets(rows: usize, cols: usize, sets: &[u128]) -> Option<Board<B, K>> {
        let cells = rows.checked_mul(cols)?;
        if cells == 0 || cells > B::BITS as usize {
            return None;
        }
        let mut layers = [B::ZERO; K];
        for (number, &set) in sets.iter().enumerate().filter(|(_, set)| **set != 0) {
            *layers.get_mut(number)? = B::from_u128(set);
        }
        Some(Board { shape: Shape::new(rows, cols), layers })
    }

    fn write_sets(&self, rows: usize, cols: usize, into: &mut [u128]) -> bool {
        let others = self.layers.get(into.len()..).unwrap_or_default();
        if (self.rows(), self.cols()) != (rows, cols) || !others.iter().all(|it| it.is_empty()) {
            return false;
        }
        into.fill(0);
        into.iter_mut().zip(self.layers).for_each(|(set, layer)| *set = layer.to_u128());
        true
    }

    fn write(&self, cells: &[char]) -> String {
        let mut text = String::with_capacity((self.rows() * (self.cols() + 1)).saturating_sub(1));
        for row in 0..self.rows() {
            if row > 0 {
                text.push('|');
            }
            text.extend((0..self.cols()).filter_map(|col| cells.get(self.cell(row, col)?)));
        }
        text
    }

    /// A picture with the same characters as [`Cells::read`], the numbers of the rows on the left
    /// and the letters of the columns below.
    fn picture(&self, cells: &[char]) -> String {
        let row = |row| {
            let cells = (0..self.cols()).filter_map(|col| cells.get(self.cell(row, col)?));
            cells.map(char::to_string).collect()
        };
        picture::board((0..self.rows()).map(row))
    }

    fn figure(&self, cells: &[Cell]) -> Figure {
        let row = |row| {
            let row = (0..self.cols()).filter_map(|col| cells.get(self.cell(row, col)?));
            row.cloned().collect()
        };
        Figure::Board((0..self.rows()).map(row).collect())
    }

    fn cell_name(&self, cell: u8) -> String {
        let cell = usize::from(cell);
        square_name(cell / self.cols(), cell % self.cols())
    }

    fn beyond(&self, text: &str) -> Option<String> {
        beyond(text, self.rows(), self.cols())
    }
}

impl<B: Bits, const K: usize> fmt::Debug for Board<B, K> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        // Digits, as what the layers mean is up to the ruleset.
        write!(f, "Board({})", self.write(&['0', '1', '2', '3', '4', '5', '6', '7', '8', '9']))
    }
}

/// The two layers `[Left's, Right's]` as `[player's, opponent's]`, and back.
#[inline]
pub fn sides<T>([left, right]: [T; 2], player: Player) -> [T; 2] {
    match player {
        Player::Left => [left, right],
        Player::Right => [right, left],
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    #[test]
    fn cells_and_layers() {
        let board = Board::<u64, 2>::from_cells(2, 3, &[0, 1, 2, 2, 0, 1]).expect("six cells");
        assert_eq!((board.rows(), board.cols()), (2, 3));
        assert_eq!(board.cell(0, 2), Some(2));
        assert_eq!(board.cell(1, 0), Some(2));
        assert_eq!(board.cell(2, 0), None);
        assert_eq!(board.cell(0, 3), None);
        assert_eq!(Board::<u64, 2>::from_cells(1, 1, &[3]), None);
        assert_eq!(Board::<u64, 2>::from_cells(1, 65, &[0; 65]), None);
        assert_eq!(Board::<u64, 2>::from_cells(usize::MAX, 2, &[]), None);
        assert!(Board::<u128, 2>::from_cells(1, 128, &[2; 128]).is_some());
    }

    #[test]
    fn pictures_and_names_of_squares() {
        let board = Board::<u64, 2>::from_cells(2, 3, &[0, 1, 2, 2, 0, 1]).expect("six cells");
        assert_eq!(board.picture(&['.', 'x', 'o']), "1 . x o\n2 o . x\n  a b c");
        assert_eq!([0, 2, 4].map(|cell| board.cell_name(cell)), ["a1", "c1", "b2"]);
        assert_eq!(Board::<u64, 2>::from_cells(0, 0, &[]).expect("no cells").picture(&[]), "");
    }

    #[test]
    fn without_cells_there_is_one_image() {
        for (rows, cols) in [(0, 0), (1, 0), (2, 0)] {
            let board = Board::<u32, 2>::from_cells(rows, cols, &[]).expect("no cells");
            assert_eq!(board.least_image(Some([1, 0]), true), (board, Symmetry::Same));
        }
    }

    /// A board with small or large sides.
    fn boards() -> impl Strategy<Value = Board<u128, 2>> {
        (1..=11_usize, 1..=11_usize).prop_flat_map(|(rows, cols)| {
            prop::collection::vec(0..3_usize, rows * cols)
                .prop_map(move |cells| Board::from_cells(rows, cols, &cells).expect("fits"))
        })
    }

    /// The eight images, by the definition.
    fn images(board: &Board<u128, 2>) -> Vec<(Board<u128, 2>, bool)> {
        let (rows, cols) = (board.rows(), board.cols());
        let mut images = Vec::new();
        for symmetry in 0..8 {
            let transposed = symmetry & 4 != 0;
            let (new_rows, new_cols) = if transposed { (cols, rows) } else { (rows, cols) };
            let mut cells = Vec::new();
            for row in 0..new_rows {
                for col in 0..new_cols {
                    let (mut r, mut c) = if transposed { (col, row) } else { (row, col) };
                    if symmetry & 1 != 0 {
                        r = rows - 1 - r;
                    }
                    if symmetry & 2 != 0 {
                        c = cols - 1 - c;
                    }
                    cells.push(board.cell(r, c).expect("on the board"));
                }
            }
            let image = Board::from_cells(new_rows, new_cols, &cells).expect("fits");
            images.push((image, transposed));
        }
        images
    }

    proptest! {
        #[test]
        fn least_images_are_images_and_agree(board in boards()) {
            for (exchange, negates) in [(None, true), (Some([1, 0]), false)] {
                let (least, symmetry) = board.least_image(exchange, negates);
                let mut found = false;
                for (image, transposed) in images(&board) {
                    let [a, b] = image.layers();
                    let exchanged = image.with_layers([b, a]);
                    prop_assert_eq!(image.least_image(exchange, negates).0, least);
                    let sign = |negative| if negative { Symmetry::Negative } else { Symmetry::Same };
                    found |= image == least && symmetry == sign(transposed && negates);
                    if exchange.is_some() {
                        prop_assert_eq!(exchanged.least_image(exchange, negates).0, least);
                        found |= exchanged == least && symmetry == Symmetry::Negative;
                    }
                }
                prop_assert!(found);
            }
        }

        #[test]
        fn cropping_keeps_the_region(board in boards()) {
            let region = board.layers()[0];
            prop_assume!(!region.is_empty());
            let cropped = board.crop(region);
            prop_assert_eq!(cropped.layers()[0].count(), region.count());
            let shape = cropped.shape();
            prop_assert_eq!(board.half_turned().half_turned(), board);
            let edge = |cells: u128| (cropped.layers()[0] & cells) != 0;
            prop_assert!(edge(!shape.not_first_col::<u128>()) && edge(!shape.not_last_col::<u128>()));
            prop_assert!(edge(u128::below(shape.cols())));
            prop_assert!(edge(u128::below(shape.cols()).up(shape.cols() * (cropped.rows() as u32 - 1))));
        }
    }
}
