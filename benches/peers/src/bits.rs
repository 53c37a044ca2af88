//! Boards as sets of cells in machine words.

/// A set of cells of a board, cell (i, j) at bit i * columns + j.
pub(crate) type Cells = u64;

/// The bits of a set, one at a time.
pub(crate) fn each(mut cells: Cells) -> impl Iterator<Item = Cells> {
    std::iter::from_fn(move || {
        let lowest = cells & cells.wrapping_neg();
        cells ^= lowest;
        (lowest != 0).then_some(lowest)
    })
}

/// The shape of a rectangular board of at most 64 cells.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) struct Frame {
    /// The number of rows.
    pub(crate) rows: u32,
    /// The number of columns.
    pub(crate) columns: u32,
    /// Every cell.
    pub(crate) all: Cells,
    /// The cells of the first column.
    first_column: Cells,
}

impl Frame {
    /// The board of this size, if its cells fit into a word.
    pub(crate) fn new(rows: usize, columns: usize) -> Result<Self, String> {
        let cells = rows.checked_mul(columns).filter(|cells| (1..=63).contains(cells));
        let cells = cells.ok_or_else(|| format!("{rows} by {columns} cells do not fit"))?;
        let all = (1 << cells) - 1;
        let first_column = (0..rows).fold(0, |set, row| set | 1 << (row * columns));
        Ok(Self { rows: rows as u32, columns: columns as u32, all, first_column })
    }

    /// The set moved one cell to the right; cells that leave the board are gone.
    pub(crate) fn east(&self, cells: Cells) -> Cells {
        (cells << 1) & self.all & !self.first_column
    }

    /// The set moved one cell to the left.
    pub(crate) fn west(&self, cells: Cells) -> Cells {
        (cells & !self.first_column) >> 1
    }

    /// The set moved one cell down.
    pub(crate) fn south(&self, cells: Cells) -> Cells {
        (cells << self.columns) & self.all
    }

    /// The set moved one cell up.
    pub(crate) fn north(&self, cells: Cells) -> Cells {
        cells >> self.columns
    }

    /// The cells that share a side with a cell of the set.
    pub(crate) fn beside(&self, cells: Cells) -> Cells {
        self.east(cells) | self.west(cells) | self.south(cells) | self.north(cells)
    }

    /// The cells that share a side or a corner with a cell of the set.
    pub(crate) fn around(&self, cells: Cells) -> Cells {
        let row = cells | self.east(cells) | self.west(cells);
        row | self.south(row) | self.north(row)
    }

    /// The number of places by which to shift the set to the right in the word so that it touches the first row and the
    /// first column.
    pub(crate) fn corner_shift(&self, cells: Cells) -> u32 {
        if cells == 0 {
            return 0;
        }
        let row = cells.trailing_zeros() / self.columns;
        let mut column = 0;
        while cells & (self.first_column << column) == 0 {
            column += 1;
        }
        row * self.columns + column
    }
}

/// Parts `cells` into the groups that hang together through `neighbours`.
pub(crate) fn groups(
    mut cells: Cells,
    neighbours: impl Fn(Cells) -> Cells,
) -> impl Iterator<Item = Cells> {
    std::iter::from_fn(move || {
        let mut group = cells & cells.wrapping_neg();
        if group == 0 {
            return None;
        }
        loop {
            let grown = group | (neighbours(group) & cells);
            if grown == group {
                break;
            }
            group = grown;
        }
        cells ^= group;
        Some(group)
    })
}

/// A rearrangement of the cells of a board, through tables of the images of each byte.
#[derive(Clone, Debug)]
pub(crate) struct Permutation {
    /// For the k-th byte of a set, the image of each of its values.
    bytes: Vec<[Cells; 256]>,
}

impl Permutation {
    /// The rearrangement that takes cell (i, j) to the cell that `to` says.
    fn new(frame: &Frame, to: impl Fn(u32, u32) -> (u32, u32)) -> Self {
        let cells = frame.rows * frame.columns;
        let mut bytes = vec![[0; 256]; cells.div_ceil(8) as usize];
        for cell in 0..cells {
            let (row, column) = to(cell / frame.columns, cell % frame.columns);
            let image = 1 << (row * frame.columns + column);
            for (value, becomes) in bytes[cell as usize / 8].iter_mut().enumerate() {
                if value & (1 << (cell % 8)) != 0 {
                    *becomes |= image;
                }
            }
        }
        Self { bytes }
    }

    /// The image of the set.
    pub(crate) fn of(&self, cells: Cells) -> Cells {
        let bytes = cells.to_le_bytes();
        self.bytes.iter().zip(bytes).fold(0, |set, (table, byte)| set | table[usize::from(byte)])
    }

    /// The symmetries of the board that keep rows as rows, without the identity.
    pub(crate) fn flips(frame: &Frame) -> Vec<Self> {
        let (rows, columns) = (frame.rows - 1, frame.columns - 1);
        vec![
            Self::new(frame, |i, j| (rows - i, j)),
            Self::new(frame, |i, j| (i, columns - j)),
            Self::new(frame, |i, j| (rows - i, columns - j)),
        ]
    }

    /// The symmetries of a square board that exchange rows with columns; none on another board.
    pub(crate) fn transpositions(frame: &Frame) -> Vec<Self> {
        if frame.rows != frame.columns {
            return Vec::new();
        }
        let last = frame.rows - 1;
        vec![
            Self::new(frame, |i, j| (j, i)),
            Self::new(frame, |i, j| (last - j, i)),
            Self::new(frame, |i, j| (j, last - i)),
            Self::new(frame, |i, j| (last - j, last - i)),
        ]
    }
}
