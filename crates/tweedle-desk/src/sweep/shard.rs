//! The text of a shard: a line about the whole, and a line for each row, code or answer, each with a checksum.

use crate::Trouble;
use crate::kept::{Lines, sealed};
use crate::table::FailedRow;
use serde::{Deserialize, Serialize};
use std::io::BufRead;
use tweedle_script::say;

/// The kind of the text, and its version.
const FORMAT: &str = "tweedle shard 1";

/// A shard that was computed.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Shard {
    pub(super) counts: Counts,
    /// Objects of JSON.
    pub(super) lines: Vec<String>,
}

/// What is known of the positions of a shard besides its rows.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Counts {
    pub(super) positions: u64,
    pub(super) failures: u64,
    pub(super) failed: Vec<FailedRow>,
}

/// The first line.
#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct Head {
    format: String,
    /// The checksum of the plan.
    plan: u32,
    shard: u64,
    lines: usize,
    #[serde(flatten)]
    counts: Counts,
}

impl Shard {
    /// The text of a shard of the plan with a checksum.
    pub(super) fn written(
        plan: u32,
        shard: u64,
        counts: Counts,
        lines: &[String],
    ) -> Result<String, Trouble> {
        let format = FORMAT.to_owned();
        let head = Head { format, plan, shard, lines: lines.len(), counts };
        let head = serde_json::to_string(&head);
        let head = head.map_err(|error| Trouble::bug(say::bug(error.to_string())))?;
        let mut text = sealed(&head) + "\n";
        for line in lines {
            text.push_str(&sealed(line));
            text.push('\n');
        }
        Ok(text)
    }

    /// True if this is the first line of a shard of a plan.
    pub(super) fn is_begun(plan: u32, shard: u64, line: &[u8]) -> bool {
        let head = Lines::new(line, "a shard").next::<Head>();
        head.is_ok_and(|it| (&*it.format, it.plan, it.shard) == (FORMAT, plan, shard))
    }

    /// Reads the text of the shard with a number of the plan with a checksum.
    ///
    /// # Errors
    /// [`Trouble`]: it is none, it was altered or cut off, or it is another shard, or one of another plan.
    pub(super) fn read(plan: u32, shard: u64, text: impl BufRead) -> Result<Shard, Trouble> {
        let damaged = |why: String| Trouble::file(say::damaged_shard(shard, why));
        let mut input = Lines::new(text, "a shard");
        let head: Head = input.next().map_err(damaged)?;
        if head.format != FORMAT {
            return Err(damaged(format!("it is a `{}`, not a `{FORMAT}`", head.format)));
        }
        if (head.plan, head.shard) != (plan, shard) {
            return Err(damaged("it is another shard, or one of another plan".to_owned()));
        }
        let mut lines = Vec::new();
        for _ in 0..head.lines {
            lines.push(input.text().map_err(damaged)?);
        }
        if !input.is_at_end().map_err(damaged)? {
            return Err(damaged("there are more lines than it says".to_owned()));
        }
        Ok(Shard { counts: head.counts, lines })
    }
}
