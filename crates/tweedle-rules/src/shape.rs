//! Sets of cells on a rectangle: neighbours, regions, and images under its symmetries.

use crate::Bits;

/// The number of rows and columns of a board: at most 128 cells, so either number fits its byte.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub struct Shape {
    pub(super) rows: u8,
    pub(super) cols: u8,
}

impl Shape {
    /// Both numbers are at most 128.
    pub(crate) fn new(rows: usize, cols: usize) -> Shape {
        Shape { rows: rows as u8, cols: cols as u8 }
    }

    #[inline]
    pub(crate) fn transposed(self) -> Shape {
        Shape { rows: self.cols, cols: self.rows }
    }

    /// The number of rows.
    #[inline]
    pub fn rows(self) -> u32 {
        self.rows.into()
    }

    /// The number of columns.
    #[inline]
    pub fn cols(self) -> u32 {
        self.cols.into()
    }

    /// All cells.
    #[inline]
    pub fn all<B: Bits>(self) -> B {
        B::below(u32::from(self.rows) * self.cols())
    }

    /// The cells that are not in the first column.
    #[inline]
    pub fn not_first_col<B: Bits>(self) -> B {
        !B::every(self.cols())
    }

    /// The cells that are not in the last column.
    #[inline]
    pub fn not_last_col<B: Bits>(self) -> B {
        !B::every(self.cols()).up(self.cols().saturating_sub(1))
    }

    /// The cells next to a cell of `cells`, some of them perhaps beyond the board.
    #[inline]
    pub fn next_to<B: Bits>(self, cells: B) -> B {
        let cols = self.cols();
        cells.up(cols)
            | cells.down(cols)
            | ((cells & self.not_last_col()) << 1)
            | ((cells & self.not_first_col()) >> 1)
    }

    /// The cells with a cell of `cells` next to them, and those with two or more.
    #[inline]
    pub fn one_and_two_next_to<B: Bits>(self, cells: B) -> [B; 2] {
        let cols = self.cols();
        let (up, down) = (cells.up(cols), cells.down(cols));
        let right = (cells & self.not_last_col()) << 1;
        let left = (cells & self.not_first_col()) >> 1;
        let (rows, sides) = (up | down, right | left);
        [rows | sides, (up & down) | (right & left) | (rows & sides)]
    }

    /// The connected parts of `cells` that have a cell of `seed` in them.
    #[inline]
    pub fn filled<B: Bits>(self, seed: B, cells: B) -> B {
        filled(seed & cells, cells, |found| self.next_to(found))
    }

    /// The cells next to a cell of `cells` in any of eight directions, and perhaps `cells`.
    #[inline]
    pub fn around<B: Bits>(self, cells: B) -> B {
        let wide =
            cells | ((cells & self.not_last_col()) << 1) | ((cells & self.not_first_col()) >> 1);
        wide | wide.up(self.cols()) | wide.down(self.cols())
    }

    /// The connected parts of `cells`, where `grow` gives the neighbours of a set, one after the other: that with the least cell first.
    #[inline]
    pub fn regions<B: Bits>(
        self,
        cells: B,
        grow: impl Fn(Shape, B) -> B,
    ) -> impl Iterator<Item = B> {
        let mut rest = cells;
        std::iter::from_fn(move || {
            if rest.is_empty() {
                return None;
            }
            let region = filled(rest.lowest(), rest, |cells| grow(self, cells));
            rest ^= region;
            Some(region)
        })
    }

    /// The cells of a board of at most 8 x 8 on the corner of a board of 8 x 8.
    #[inline]
    pub(crate) fn stretch<B: Bits>(self, cells: B) -> u64 {
        let cells = cells.to_u64();
        let mask = u64::below(self.cols());
        (0..u32::from(self.rows))
            .fold(0, |square, row| square | (((cells >> (row * self.cols())) & mask) << (8 * row)))
    }

    /// The inverse of [`Shape::stretch`].
    #[inline]
    pub(crate) fn squeeze<B: Bits>(self, square: u64) -> B {
        let cells = (0..u32::from(self.rows))
            .fold(0, |cells, row| cells | (((square >> (8 * row)) & 0xFF) << (row * self.cols())));
        B::from_u64(cells)
    }

    /// Cell `i` of `n` becomes cell `n - 1 - i`.
    pub fn half_turn<B: Bits>(self, cells: B) -> B {
        cells.reverse().down(B::BITS - u32::from(self.rows) * self.cols())
    }

    /// The first row becomes the last one.
    pub fn flip_rows<B: Bits>(self, cells: B) -> B {
        let (rows, cols) = (u32::from(self.rows), self.cols());
        (0..rows).fold(B::ZERO, |flipped, row| {
            flipped | ((cells.down(row * cols) & B::below(cols)).up((rows - 1 - row) * cols))
        })
    }

    /// The first column becomes the last one.
    pub fn flip_cols<B: Bits>(self, cells: B) -> B {
        self.flip_rows(self.half_turn(cells))
    }

    pub(crate) fn transpose<B: Bits>(self, cells: B) -> B {
        let (rows, cols) = (u32::from(self.rows), self.cols());
        cells.ones().fold(B::ZERO, |turned, i| turned | B::bit((i % cols) * rows + i / cols))
    }
}

/// A set of cells and all that can be reached from it within `cells`, where `grow` gives the neighbours of a set.
#[inline]
fn filled<B: Bits>(seed: B, cells: B, grow: impl Fn(B) -> B) -> B {
    let mut found = seed;
    loop {
        let more = found | (grow(found) & cells);
        if more == found {
            return found;
        }
        found = more;
    }
}

/// The least of the images of some layers: its shape and layers, whether it is transposed, and
/// whether the players are exchanged in it.
#[inline]
pub(crate) fn least<W: Ord + Copy, const K: usize>(
    shape: Shape,
    layers: [W; K],
    exchange: Option<[usize; K]>,
    flip_rows: impl Fn(Shape, W) -> W,
    flip_cols: impl Fn(Shape, W) -> W,
    transpose: impl Fn(Shape, W) -> W,
) -> (Shape, [W; K], bool, bool) {
    let mut best = None;
    // A board lies down in its least image, so only squares have eight candidates.
    for transposed in [false, true] {
        if if transposed { shape.rows < shape.cols } else { shape.rows > shape.cols } {
            continue;
        }
        let (shape, layers) = if transposed {
            (shape.transposed(), layers.map(|layer| transpose(shape, layer)))
        } else {
            (shape, layers)
        };
        // To flip columns is dearer than to flip rows.
        let mirrored = layers.map(|layer| flip_cols(shape, layer));
        let upside_down = |layers: [W; K]| layers.map(|layer| flip_rows(shape, layer));
        let images = [layers, upside_down(layers), mirrored, upside_down(mirrored)];
        for image in images {
            let mut consider = |image: [W; K], exchanged| {
                if best.is_none_or(|(_, least, _, _)| image < least) {
                    best = Some((shape, image, transposed, exchanged));
                }
            };
            consider(image, false);
            if let Some(exchange) = exchange {
                consider(exchange.map(|other| image[other]), true);
            }
        }
    }
    best.unwrap_or((shape, layers, false, false))
}

/// Exchanges the rows and columns of a board of 8 x 8 cells, by blocks of 1, 2 and 4 (Warren,
/// *Hacker's Delight*, section 7-3).
#[inline]
pub(crate) fn transpose_square(mut cells: u64) -> u64 {
    for (shift, mask) in
        [(7, 0x00AA_00AA_00AA_00AA), (14, 0x0000_CCCC_0000_CCCC), (28, 0x0000_0000_F0F0_F0F0)]
    {
        let change = (cells ^ (cells >> shift)) & mask;
        cells ^= change ^ (change << shift);
    }
    cells
}
