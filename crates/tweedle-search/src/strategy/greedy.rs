//! Many moves for oneself, few for the opponent.

use super::entry::must_not_count_points;
use super::{Choice, Entry, Strategy, Turn, mobility};
use crate::Analyst;
use tweedle_engine::{Play, Stop};
use tweedle_rules::any::{Position, PositionError};

/// Leaves the best difference of mobility: his own moves less those of the opponent, as if it were his turn
/// again; of equal ones that with the fewest moves of the opponent, and of these the first. In misère play the
/// worst difference is the best.
///
/// It takes a move that is seen to win: the opponent cannot move after it, or a theorem or symmetry says so, or
/// a look at some hundred positions, in which bounds of large components come first
/// ([`SumSearch`](crate::SumSearch)). It knows no values, and covers any position of any ruleset, of any size: of
/// very many moves it looks at some, evenly spread.
#[derive(Clone, Copy, Debug, Default)]
pub struct Greedy;

/// Its line in the table.
pub(super) const ENTRY: Entry = Entry {
    name: "greedy",
    summary: "many moves for himself and few for the opponent; of any ruleset and size at once",
    make: |_| Box::new(Greedy),
};

impl Strategy for Greedy {
    fn name(&self) -> &'static str {
        ENTRY.name
    }

    fn covers(&self, position: &Position, play: Play) -> Result<(), Stop> {
        must_not_count_points(self.name(), position, play)
    }

    fn choose(&mut self, turn: &Turn<'_>, analyst: &mut Analyst) -> Result<Choice, PositionError> {
        mobility::choose(turn, analyst)
    }
}
