//! The size of positions.

/// The size of positions.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Size {
    /// Boards with these numbers of rows and columns. A strip is a board of one row.
    Cells {
        /// The number of rows, at least one.
        rows: u32,
        /// The number of columns.
        cols: u32,
    },
    /// A number of heaps, each up to a size, where the order of the heaps makes no difference. Some may be empty.
    Heaps {
        /// The number of heaps.
        heaps: u32,
        /// The greatest number of counters that a heap may have.
        most: u64,
    },
}
