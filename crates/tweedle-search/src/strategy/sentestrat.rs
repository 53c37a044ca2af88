//! An answer where the opponent moved, if that is hot.

use super::entry::must_not_count_points;
use super::heat::{Heat, difference};
use super::hotstrat::hot;
use super::{Choice, Entry, Strategy, Turn};
use crate::Analyst;
use tweedle_engine::number::Dyadic;
use tweedle_engine::{Play, Stop};
use tweedle_rules::any::{Position, PositionError};

/// Answers where the opponent has just moved, if he made something there that is hotter than the ambient temperature, by the
/// move that is orthodox at the ambient temperature; else moves as [`Hotstrat`](super::Hotstrat) does. The ambient temperature is the least that the hottest component
/// has had so far when it was his turn, such a threat apart (Berlekamp; *Winning Ways*, ch. 6, "sentestrat"; Siegel,
/// *CGT*, ch. II.5).
///
/// The position that this strategy left last shows where the opponent moved: the components that are new since then are
/// those he made. If the opponent cannot have moved from there to the position at hand, it is another match, and the
/// ambient temperature starts anew. Components that are too large, and cold ones, are played as by
/// [`Hotstrat`](super::Hotstrat).
#[derive(Clone, Debug, Default)]
pub struct Sentestrat {
    /// The position that it left, and the ambient temperature.
    last: Option<(Position, Dyadic)>,
}

/// Its line in the table.
pub(super) const ENTRY: Entry = Entry {
    name: "sentestrat",
    summary: "answers a move that makes something hot, else moves as hotstrat; by values, normal play",
    make: |_| Box::new(Sentestrat::default()),
};

impl Strategy for Sentestrat {
    fn name(&self) -> &'static str {
        ENTRY.name
    }

    /// It depends on where the opponent moved, and on the ambient temperature.
    fn is_positional(&self) -> bool {
        false
    }

    fn covers(&self, position: &Position, play: Play) -> Result<(), Stop> {
        must_not_count_points(self.name(), position, play)
    }

    fn choose(&mut self, turn: &Turn<'_>, analyst: &mut Analyst) -> Result<Choice, PositionError> {
        // Its own, so that it depends on nothing that was found out before.
        let analyst = &mut analyst.anew();
        let heat = Heat::of(turn, ENTRY.name, analyst)?;
        let hottest = heat.hottest().map_or(Dyadic::ZERO, |part| part.temperature().clone());
        let mut ambient = hottest.clone();
        let mut threat = None;
        if let Some((last, before)) = self.last.take()
            && last.options(turn.player.opponent(), analyst.control())?.contains(turn.position)
        {
            let new =
                difference(turn.position.representative().terms(), last.representative().terms());
            threat = heat.hottest_of(&new).filter(|part| *part.temperature() > before);
            ambient = if threat.is_some() { before } else { before.min(hottest) };
        }
        let choice = match (threat, heat.cold(analyst)?) {
            (_, Some(choice)) => choice,
            (Some(part), None) => {
                let index = heat.orthodox(part, &ambient, analyst)?;
                let reason = format!(
                    "It answers where {} moved, in the {}, above the ambient temperature {ambient}.",
                    turn.player.opponent(),
                    heat.told(part)
                );
                heat.choice(part, index, &reason, analyst)?
            }
            (None, None) => {
                let Choice { index, reason } = hot(&heat, analyst)?;
                Choice::new(index, format!("{reason} The ambient temperature is {ambient}."))
            }
        };
        self.last = Some((turn.moves[choice.index].to.clone(), ambient));
        Ok(choice)
    }
}
