//! Answers of the server besides those of the desk, as data.

use crate::worksheet::Listed;
use schemars::JsonSchema;
use serde::Serialize;
use tweedle_desk::OwnRuleset;

/// The facts that a server tells of itself.
#[derive(Serialize, JsonSchema)]
pub(crate) struct AboutServer {
    /// The version of Tweedle.
    pub(crate) version: &'static str,
    /// The time for each question, in seconds.
    pub(crate) seconds: f64,
    /// Memory for the tables of a session, in bytes.
    pub(crate) bytes: usize,
    /// The folder in which worksheets are kept; null if they are not.
    pub(crate) folder: Option<String>,
}

/// The worksheets.
#[derive(Serialize, JsonSchema)]
pub(crate) struct List {
    /// The worksheets; those that were saved last come first.
    pub(crate) worksheets: Vec<Listed>,
}

/// The rulesets of the user's own.
#[derive(Serialize, JsonSchema)]
pub(crate) struct OwnRulesets {
    /// The rulesets, in the order of the folders and by name.
    pub(crate) rulesets: Vec<OwnRuleset>,
}

/// The result of saving a worksheet.
#[derive(Serialize, JsonSchema)]
pub(crate) struct Saved {
    /// The number of times that the worksheet was saved.
    pub(crate) revision: u64,
}

/// A room that was made.
#[derive(Serialize, JsonSchema)]
pub(crate) struct RoomMade {
    /// Its code.
    pub(crate) code: String,
    /// The address that phones open; null if other machines do not reach this server.
    pub(crate) url: Option<String>,
    /// That address as a QR code, an SVG; null if there is none.
    pub(crate) qr: Option<String>,
}
