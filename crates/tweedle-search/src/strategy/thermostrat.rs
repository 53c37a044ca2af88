//! The component that is widest at the best ambient temperature.

use super::entry::must_not_count_points;
use super::heat::Heat;
use super::{Choice, Entry, Strategy, Turn};
use crate::Analyst;
use tweedle_engine::{Play, Player, Stop};
use tweedle_rules::any::{Position, PositionError};

/// Reads off the compound thermograph where to move (*Winning Ways*, ch. 6; Siegel, *CGT*, ch. II.5).
///
/// If Left moves first, the compound thermograph has at each temperature the sum of the Right walls, and to its left
/// the width of the component that is widest there. The ambient temperature is the least at which this Left wall
/// is greatest; he makes the orthodox move at that temperature, in the component that is widest there. So he is
/// sure of a stop that is at least the Left wall there, which is at least the sum of the means; thus the stop
/// differs from it by no more than the greatest temperature. For Right it is the same with the players exchanged.
///
/// Components that are too large, and cold ones, are played as by [`Hotstrat`](super::Hotstrat); nothing is sure of
/// components that are judged by mobility.
#[derive(Clone, Copy, Debug, Default)]
pub struct Thermostrat;

/// Its line in the table.
pub(super) const ENTRY: Entry = Entry {
    name: "thermostrat",
    summary: "the component that is widest at the best ambient temperature; by values, normal play",
    make: |_| Box::new(Thermostrat),
};

impl Strategy for Thermostrat {
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
            None => widest(&heat, turn, analyst),
        }
    }
}

/// The move in the component that is widest at the ambient temperature.
pub(super) fn widest(
    heat: &Heat<'_>,
    turn: &Turn<'_>,
    analyst: &mut Analyst,
) -> Result<Choice, PositionError> {
    let (ambient, wall) = heat.ambient();
    let Some(part) = heat.widest(&ambient) else {
        return Ok(Choice::new(0, "No component has a move; it is the first."));
    };
    let index = heat.orthodox(part, &ambient, analyst)?;
    let stop = match (turn.player, heat.total()) {
        (_, None) => String::new(),
        (Player::Left, _) => format!(" Left is sure of a stop of {wall} or more."),
        (Player::Right, _) => format!(" Right is sure of a stop of {} or less.", -wall),
    };
    let widest = heat.named(part).unwrap_or_else(|| "the component in which it moves".to_owned());
    let reason = format!(
        "At temperature {ambient}, where the compound thermograph is best, {widest} is widest.{stop}"
    );
    heat.choice(part, index, &reason, analyst)
}
