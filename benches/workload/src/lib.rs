//! The workloads that Tweedle and its peers are measured on: plain data, no engine.
//!
//! A measured program parses its arguments into a [`Workload`], computes an [`Answer`] and prints
//! one line. [`measure::program`] does everything but the computing, in the same way for all of
//! them, and [`fingerprint`] names a value in the same way in every program, so that the answers of different programs
//! can be compared as text.

mod answer;
mod checksum;
mod factors;
pub mod fingerprint;
pub mod forms;
pub mod measure;
mod measured;
mod parse;
pub mod pool;

pub use answer::Answer;
pub use checksum::checksum;
pub use factors::factors;
pub use measured::Invariant;
pub use pool::{Pool, SplitMix64};

/// One thing to compute.
///
/// In the placement games Left is the first player named: vertical in Domineering, the toads, the
/// `x` stones and amazons.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Workload {
    /// The value of Domineering on an empty rectangle.
    Domineering {
        /// The number of rows of the board.
        rows: usize,
        /// The number of columns of the board.
        columns: usize,
    },
    /// The value of Toads and Frogs: all toads, then all blanks, then all frogs.
    Toads {
        /// The number of toads at the left end.
        toads: usize,
        /// The number of blank cells.
        blanks: usize,
        /// The number of frogs at the right end.
        frogs: usize,
    },
    /// The value of Clobber on a full rectangle where the cell (i, j) is `x` when i + j is even.
    Clobber {
        /// The number of rows of the board.
        rows: usize,
        /// The number of columns of the board.
        columns: usize,
    },
    /// The value of an Amazons position.
    Amazons {
        /// The rows from the top, parted by `|`: `x` and `o` amazons, `.` free, `#` burnt.
        board: String,
    },
    /// The value of Snort on an uncoloured path.
    SnortPath {
        /// The number of vertices of the path.
        vertices: usize,
    },
    /// The outcome of Cram on an empty rectangle: `P` if the player who moved last wins, `N` if the next one does.
    /// wins.
    CramOutcome {
        /// The number of rows of the board.
        rows: usize,
        /// The number of columns of the board.
        columns: usize,
    },
    /// The nimber of Cram on an empty rectangle.
    Cram {
        /// The number of rows of the board.
        rows: usize,
        /// The number of columns of the board.
        columns: usize,
    },
    /// The nimber of Chomp on a whole rectangle.
    Chomp {
        /// The number of rows of the bar.
        rows: usize,
        /// The number of columns of the bar.
        columns: usize,
    },
    /// The nim sum of the nim products of pairs of numbers below 2⁶⁴: see [`factors`].
    NimProduct {
        /// The number of pairs.
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
        /// True if by the loop that marks the value of each split.
        is_obvious: bool,
    },
    /// The order of the misère quotient of the heaps of a take-and-break game, and of its P-portion.
    Quotient {
        /// The code.
        code: String,
        /// The last heap.
        to: u64,
    },
    /// The canonical forms in misère play of the heaps of a take-and-break game, each written out: how many letters they have
    /// together, and their [`checksum`].
    MisereForms {
        /// The code.
        code: String,
        /// The last heap.
        to: u64,
    },
    /// The order, modulo dead-ending games, of two misère games of many followers: the one has the options of the other, and
    /// in each follower one more of Left's.
    Universe {
        /// The number of followers of each.
        followers: usize,
        /// The seed of the options.
        seed: u64,
    },
    /// The number of ordered pairs (i, j) of a pool of dead-ending games in which the i-th game is >= the j-th, modulo dead-ending games.
    DeadEnding(Pool),
    /// The same of a pool of dead ends of Left.
    DeadEnds(Pool),
    /// The value of Nimstring on an empty board.
    Nimstring {
        /// The number of rows of boxes of the board.
        rows: usize,
        /// The number of columns of boxes of the board.
        columns: usize,
    },
    /// The exact score of Dots and Boxes on an empty board: how many boxes more than the other player
    /// the one to move gets.
    Boxes {
        /// The number of rows of boxes of the board.
        rows: usize,
        /// The number of columns of boxes of the board.
        columns: usize,
    },
    /// The values of the sums of all pairs (i, j) with i <= j of a pool of games.
    PoolSum(Pool),
    /// An invariant of 200 random games, again and again with fresh tables.
    Invariant {
        /// The invariant that is computed of each game.
        invariant: Invariant,
        /// The number of rounds.
        rounds: usize,
    },
    /// The number of ordered pairs (i, j) of a pool of games in which the i-th game is <= the j-th.
    PoolCmp(Pool),
}
