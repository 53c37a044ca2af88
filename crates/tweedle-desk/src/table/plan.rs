//! What is asked of each position of a table, and the rows in which it failed.

use super::Only;
use super::columns::Expression;
use crate::Trouble;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use std::sync::Arc;
use tweedle_script::{Blueprint, Mistake, Sentence, say};
use tweedle_search::Database;

/// What is asked of each position, for all workers.
pub(super) struct Plan {
    pub(super) blueprint: Blueprint,
    pub(super) databases: Vec<Arc<dyn Database>>,
    pub(super) ruleset: Option<String>,
    pub(super) columns: Vec<Expression>,
    pub(super) filter: Option<Expression>,
    pub(super) only: Only,
    /// True if a text that is no position has its row: positions were listed one by one.
    pub(super) keeps_all: bool,
    /// The number of rows that are enough, if the first ones are.
    pub(super) enough: Option<usize>,
    pub(super) is_strict: bool,
    /// The walks by which positions are found, if they are.
    pub(super) walk: Option<Walk>,
}

/// What walks go after.
#[derive(Clone, Copy)]
pub(super) struct Walk {
    pub(super) seed: u64,
    pub(super) steps: u64,
    /// The column whose numbers are to be large, or small; `None` if the filter is what is looked for.
    pub(super) goal: Option<(usize, bool)>,
}

/// A row in which an expression failed, and the number of those in which it failed for the same reason.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
pub struct FailedRow {
    /// The position.
    pub position: String,
    /// The expression; `None` if the position could not be made, or the filter failed.
    pub column: Option<String>,
    /// Why it failed.
    pub message: String,
    /// The number of rows in which it failed so: this is the first of them.
    #[serde(default = "one")]
    pub rows: u64,
}

fn one() -> u64 {
    1
}

impl FailedRow {
    pub(super) fn trouble(&self, mistake: Mistake) -> Trouble {
        let column = self.column.as_ref().map_or(String::new(), |it| format!(", column `{it}`"));
        let said = say::row_failed(&self.position, column, &self.message);
        Trouble::mistake(Sentence { mistake, ..said })
    }
}

/// Counts failures with those of the same expression and reason; of others there are [`TOLD`] at most.
pub(super) fn count(all: &mut Vec<FailedRow>, failed: FailedRow) {
    let is_same = |it: &&mut FailedRow| it.column == failed.column && it.message == failed.message;
    if let Some(same) = all.iter_mut().find(is_same) {
        same.rows += failed.rows;
    } else if all.len() < TOLD {
        all.push(failed);
    }
}

/// The largest number of reasons for failures that are told.
const TOLD: usize = 10;
