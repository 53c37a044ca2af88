//! The state of a sweep.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

/// A sweep, and how far it is.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, JsonSchema)]
pub struct SweepOf {
    /// The folder.
    pub folder: String,
    /// The number of items: positions, codes, members or questions.
    pub items: u64,
    /// The number of shards.
    pub shards: u64,
    /// The number of shards that are there.
    pub done: u64,
    /// The number of their items.
    pub items_done: u64,
    /// The first shards that are not there, up to 100.
    pub missing: Vec<u64>,
    /// The first shards that are damaged, up to 100. They are computed again.
    pub damaged: Vec<u64>,
    /// The time that the shards took that are there, in seconds, all together.
    pub seconds: f64,
    /// The names of the machines that made them.
    pub machines: Vec<String>,
}
