//! The plan of a proof tree: a position, and who moves first.

use crate::sweep::{VERSION, read_plan, text_of_plan};
use crate::{Desk, Trouble};
use serde::{Deserialize, Serialize};
use tweedle_engine::Player;
use tweedle_script::say;
use tweedle_search::proof::TreeTurn;
use tweedle_search::{Asked, Position};

/// The kind of the file, and its version.
const FORMAT: &str = "tweedle tree plan 1";

/// A plan: a position, and who moves first.
#[derive(Clone, PartialEq, Debug)]
pub struct TreePlan {
    head: Head,
    text: String,
}

/// The line of a plan.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct Head {
    format: String,
    /// The version of Tweedle that made it.
    version: String,
    position: String,
    first: Option<Player>,
    least: u64,
}

impl TreePlan {
    /// A plan to find who wins a position if `first` moves first, or for each player if it is `None`. A leaf is searched until `least` positions
    /// were looked at, or more when the whole work has become long.
    ///
    /// # Errors
    /// [`Trouble`]: what is no position; one that is not won by a search of sums, or in which play is not known to end.
    pub fn new(
        desk: &mut Desk,
        input: &str,
        first: Option<Player>,
        least: u64,
    ) -> Result<TreePlan, Trouble> {
        let position = desk.position(input)?;
        can_be_searched(&position, desk)?;
        let (format, version) = (FORMAT.to_owned(), VERSION.to_owned());
        let position = position.joined().expression();
        let head = Head { format, version, position, first, least: least.max(1) };
        Ok(TreePlan { text: text_of_plan(&head)?, head })
    }

    /// The plan as a line of JSON with a checksum, without its end: all that a worker needs.
    pub fn text(&self) -> &str {
        &self.text
    }

    /// Reads the line of a plan.
    ///
    /// # Errors
    /// [`Trouble`]: it is none, it was altered, or another version of Tweedle made it.
    pub fn read(text: &str) -> Result<TreePlan, Trouble> {
        let text = text.trim_end();
        let head = read_plan(text, FORMAT, || Trouble::mistake(say::no_plan_of_a_tree()))?;
        Ok(TreePlan { head, text: text.to_owned() })
    }

    /// The text of the position.
    pub fn position(&self) -> &str {
        &self.head.position
    }

    /// The checksum by which logs name the plan.
    pub(super) fn checksum(&self) -> u32 {
        crc32fast::hash(self.text.as_bytes())
    }

    /// The players who are asked about, in order.
    pub(super) fn players(&self) -> Vec<Player> {
        self.head.first.map_or_else(|| Player::BOTH.to_vec(), |first| vec![first])
    }

    /// The number of positions that the search of a leaf may look at, when `done` were looked at in all.
    pub(super) fn most(&self, done: u64) -> u64 {
        self.head.least.max(done / LEAVES)
    }

    /// The position, as the desk reads it.
    pub(super) fn start(&self, desk: &mut Desk) -> Result<Position, Trouble> {
        let position = desk.position(&self.head.position)?;
        can_be_searched(&position, desk)?;
        Ok(position)
    }

    /// The turns that are asked about.
    pub(super) fn turns(&self, desk: &mut Desk) -> Result<Vec<TreeTurn>, Trouble> {
        let start = self.start(desk)?;
        let turns = self.players().into_iter().map(|first| TreeTurn::new(&start, first));
        Ok(turns.collect::<Result<_, _>>()?)
    }
}

/// About as many leaves are searched in the time in which the work becomes 2.7 times as long: few enough that a tree is no burden, and many enough
/// for hundreds of workers.
const LEAVES: u64 = 1 << 9;

/// Makes sure that a search of sums says who wins a position, and that play in it is known to end.
fn can_be_searched(position: &Position, desk: &mut Desk) -> Result<(), Trouble> {
    let is_plain = !(position.is_impartial() || position.is_loopy() || position.is_entailing());
    let is_searched = is_plain
        && position.ends()
        && desk.session().analyst().searched(
            position,
            Asked::All { least: u64::MAX },
            &mut |_| Ok(()),
        )?;
    if is_searched { Ok(()) } else { Err(Trouble::mistake(say::no_tree_of(position.printed()))) }
}
