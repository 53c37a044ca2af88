//! What the server says besides what the desk answers, as data.

use crate::worksheet::Listed;
use schemars::JsonSchema;
use serde::Serialize;

/// What a server says of itself.
#[derive(Serialize, JsonSchema)]
pub(crate) struct AboutServer {
    /// The version of Tweedle.
    pub(crate) version: &'static str,
    /// The time for each question, in seconds.
    pub(crate) seconds: f64,
    /// Memory for the tables of a session, in bytes.
    pub(crate) bytes: usize,
    /// Where worksheets are kept; null if they are not.
    pub(crate) folder: Option<String>,
}

/// The worksheets.
#[derive(Serialize, JsonSchema)]
pub(crate) struct List {
    /// Those that were saved last first.
    pub(crate) worksheets: Vec<Listed>,
}

/// What a worksheet has become.
#[derive(Serialize, JsonSchema)]
pub(crate) struct Saved {
    /// How often it was saved.
    pub(crate) revision: u64,
}
