//! The hottest component first.

use super::entry::must_not_count_points;
use super::heat::Heat;
use super::{Choice, Entry, Strategy, Turn};
use crate::Analyst;
use tweedle_engine::{Play, Stop};
use tweedle_rules::any::{Position, PositionError};

/// Moves in the component of the greatest temperature, by the orthodox move there: the one that leaves the best
/// wall of the thermograph at that temperature (*Winning Ways*, ch. 6; Siegel, *CGT*, ch. II.5).
///
/// Components are valued in a bounded number of positions; one that is too large is judged by mobility. Where none is
/// hot it looks for a winning move, in a bounded number of steps, and else moves where it loses least: in a number
/// only if all are numbers (the number avoidance theorem).
#[derive(Clone, Copy, Debug, Default)]
pub struct Hotstrat;

/// Its line in the table.
pub(super) const ENTRY: Entry = Entry {
    name: "hotstrat",
    summary: "the best move in the hottest component; by values, normal play",
    make: |_| Box::new(Hotstrat),
};

impl Strategy for Hotstrat {
    fn name(&self) -> &'static str {
        ENTRY.name
    }

    fn covers(&self, position: &Position, play: Play) -> Result<(), Stop> {
        must_not_count_points(self.name(), position, play)
    }

    fn choose(&mut self, turn: &Turn<'_>, analyst: &mut Analyst) -> Result<Choice, PositionError> {
        // Its own, so that it depends on nothing that was found out before.
        let analyst = &mut analyst.anew();
        let heat = Heat::of(turn, ENTRY.name, analyst)?;
        match heat.cold(analyst)? {
            Some(choice) => Ok(choice),
            None => hot(&heat, analyst),
        }
    }
}

/// The move in the hottest component.
pub(super) fn hot(heat: &Heat<'_>, analyst: &mut Analyst) -> Result<Choice, PositionError> {
    let Some(part) = heat.hottest() else {
        return Ok(Choice::new(0, "No component has a move; it is the first."));
    };
    let temperature = part.temperature().clone();
    let index = heat.orthodox(part, &temperature, analyst)?;
    let reason = format!("It moves in the hottest {}.", heat.told(part));
    heat.choice(part, index, &reason, analyst)
}
