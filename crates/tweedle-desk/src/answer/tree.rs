//! A proof tree, and how far it is.

use crate::schema;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use tweedle_engine::Player;

/// A proof tree in a folder, and how far it is.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, JsonSchema)]
pub struct TreeOf {
    /// The folder.
    pub folder: String,
    /// The position whose winner is looked for.
    pub position: String,
    /// The players who may move first there.
    #[schemars(with = "Vec<schema::Player>")]
    pub players: Vec<Player>,
    /// For each of them the player who wins; `null` if that is not known yet.
    #[schemars(with = "Vec<Option<schema::Player>>")]
    pub winners: Vec<Option<Player>>,
    /// The number of turns in the tree: positions with the player who moves next.
    pub turns: u64,
    /// The number of those whose winners are known.
    pub known: u64,
    /// For each player who may move first, about how many leaves have to be settled to show that he wins, and that he loses; `null` if he
    /// does not.
    pub numbers: Vec<(Option<u64>, Option<u64>)>,
    /// The number of searches of leaves.
    pub searches: u64,
    /// The number of positions that they looked at.
    pub positions: u64,
    /// The time that they took, in seconds, all together.
    pub seconds: f64,
    /// The number of leaves from which the winners follow; 0 as long as not all are known.
    pub leaves: u64,
    /// The number of those that are proved.
    pub proved: u64,
    /// The file of the proof that was written; `null` if none was.
    pub proof: Option<String>,
    /// The names of the machines that worked on it.
    pub machines: Vec<String>,
}
