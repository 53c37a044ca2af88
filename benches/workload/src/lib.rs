//! The workloads that Tweedle and its peers are measured on: plain data, no engine.
//!
//! A measured program parses its arguments into a [`Workload`], computes an [`Answer`] and prints
//! one line. [`measure::program`] does everything but the computing, in the same way for all of
//! them, and [`fingerprint`] names a value in the same way whatever holds it, so that the answers
//! of different programs can be compared as text.

mod answer;
mod checksum;
mod factors;
pub mod fingerprint;
pub mod measure;
mod measured;
mod parse;
pub mod pool;

pub use answer::Answer;
pub use checksum::checksum;
pub use factors::factors;
pub use measured::Invariant;
pub use pool::Pool;

/// One thing to compute.
///
/// In the placement games Left is the first player named: vertical in Domineering, the toads, the
/// `x` stones and amazons.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Workload {
    /// The value of Domineering on an empty rectangle.
    Domineering {
        /// How many rows the board has.
        rows: usize,
        /// How many columns the board has.
        columns: usize,
    },
    /// The value of Toads and Frogs: all toads, then all blanks, then all frogs.
    Toads {
        /// How many toads stand at the left end.
        toads: usize,
        /// How many cells are blank.
        blanks: usize,
        /// How many frogs stand at the right end.
        frogs: usize,
    },
    /// The value of Clobber on a full rectangle where the cell (i, j) is `x` when i + j is even.
    Clobber {
        /// How many rows the board has.
        rows: usize,
        /// How many columns the board has.
        columns: usize,
    },
    /// The value of an Amazons position.
    Amazons {
        /// The rows from the top, parted by `|`: `x` and `o` amazons, `.` free, `#` burnt.
        board: String,
    },
    /// The value of Snort on an uncoloured path.
    SnortPath {
        /// How many vertices the path has.
        vertices: usize,
    },
    /// Who wins Cram on an empty rectangle: `P` or `N`, whoever moved last or moves next.
    CramOutcome {
        /// How many rows the board has.
        rows: usize,
        /// How many columns the board has.
        columns: usize,
    },
    /// The nimber of Cram on an empty rectangle.
    Cram {
        /// How many rows the board has.
        rows: usize,
        /// How many columns the board has.
        columns: usize,
    },
    /// The nimber of Chomp on a whole rectangle.
    Chomp {
        /// How many rows the bar has.
        rows: usize,
        /// How many columns the bar has.
        columns: usize,
    },
    /// The nim sum of the nim products of pairs of numbers below 2⁶⁴: see [`factors`].
    NimProduct {
        /// How many pairs there are.
        pairs: u64,
    },
    /// The Grundy values of the heaps of a take-and-break game: see [`checksum`].
    Grundy {
        /// The code.
        code: String,
        /// The last heap.
        to: u64,
    },
    /// The proved period of these values.
    GrundyPeriod {
        /// The code.
        code: String,
        /// The last heap that may be looked at.
        to: u64,
    },
    /// The values of the heaps of Top Entails, the moon as 2⁶⁴ - 1: see [`checksum`].
    Entails {
        /// The last heap.
        to: u64,
        /// Whether by the loop that marks the value of each split.
        is_obvious: bool,
    },
    /// The value of Nimstring on an empty board.
    Nimstring {
        /// How many rows of boxes the board has.
        rows: usize,
        /// How many columns of boxes the board has.
        columns: usize,
    },
    /// The exact score of Dots and Boxes on an empty board: how many boxes more than the other player
    /// the one to move gets.
    Boxes {
        /// How many rows of boxes the board has.
        rows: usize,
        /// How many columns of boxes the board has.
        columns: usize,
    },
    /// The values of the sums of all pairs (i, j) with i <= j of a pool of games.
    PoolSum(Pool),
    /// An invariant of 200 random games, again and again with fresh tables.
    Invariant {
        /// What is computed of each.
        invariant: Invariant,
        /// How often.
        rounds: usize,
    },
    /// How many of all ordered pairs (i, j) of a pool of games have the i-th <= the j-th.
    PoolCmp(Pool),
}
