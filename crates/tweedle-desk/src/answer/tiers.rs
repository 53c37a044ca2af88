//! Tiers, and how far they are.

use crate::schema;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use tweedle_engine::Play;
use tweedle_search::tiers::Counts;

/// Tiers of a space in a folder or in a file, and how far they are.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, JsonSchema)]
pub struct TiersOf {
    /// The folder, or the file.
    pub name: String,
    /// The expression of the ruleset.
    pub ruleset: String,
    /// The number of rows of its boards.
    pub rows: u32,
    /// The number of columns.
    pub cols: u32,
    /// How the last move counts.
    #[schemars(with = "schema::Play")]
    pub play: Play,
    /// The board from which the tiers are reached; all are meant if it is `null`.
    pub from: Option<String>,
    /// The number of boards, of which some may be no positions.
    pub positions: u64,
    /// The number of tiers; `null` for a file.
    pub tiers: Option<usize>,
    /// The number of parts: files of the folder; 1 for a file.
    pub parts: u64,
    /// The number of parts that are there.
    pub done: u64,
    /// The number of their boards.
    pub positions_done: u64,
    /// How many of their positions are of each class.
    pub counts: ClassCounts,
    /// The length of these parts, in bytes.
    pub bytes: u64,
    /// The bytes that a process may have to hold at once; `null` for a file.
    pub memory_bytes: Option<u64>,
    /// Files of parts that are damaged, up to 100. They are computed again.
    pub damaged: Vec<String>,
    /// The time that the parts took that are there, in seconds, all together.
    pub seconds: f64,
    /// The names of the machines that made them.
    pub machines: Vec<String>,
    /// The number of positions whose winners were compared with those of their options; `null` if none were.
    pub compared: Option<u64>,
}

/// The number of positions of each class.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct ClassCounts {
    /// The first player wins.
    pub n: u64,
    /// The second player wins.
    pub p: u64,
    /// Left wins.
    pub l: u64,
    /// Right wins.
    pub r: u64,
    /// A player who begins can neither win nor is made to lose.
    pub drawn: u64,
}

impl ClassCounts {
    /// Adds those of another part.
    pub(crate) fn add(&mut self, other: ClassCounts) {
        self.n += other.n;
        self.p += other.p;
        self.l += other.l;
        self.r += other.r;
        self.drawn += other.drawn;
    }
}

impl From<Counts> for ClassCounts {
    fn from(Counts { n, p, l, r, drawn }: Counts) -> ClassCounts {
        ClassCounts { n, p, l, r, drawn }
    }
}
