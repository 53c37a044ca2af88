//! The referee of matches.

use super::Desk;
use crate::Trouble;
use std::fmt::Write as _;
use tweedle_engine::Player;
use tweedle_script::say;
use tweedle_search::{Move, Position, Record, Refusal, Step};

/// The number of legal moves that the refusal of a record lists.
const SHOWN: usize = 8;

impl Desk {
    /// The winner of a match from `start`; `None` if it is a draw.
    ///
    /// # Errors
    /// [`Trouble`]; of a step that breaks the rules it lists the legal moves.
    pub fn referee(
        &mut self,
        record: &Record,
        start: &Position,
    ) -> Result<Option<Player>, Trouble> {
        let refereed = record.referee(start, self.session.control());
        self.refereed(refereed, start)
    }

    /// The winner that the referee finds in a match from `start`.
    pub(crate) fn refereed(
        &mut self,
        refereed: Result<Option<Player>, Refusal>,
        start: &Position,
    ) -> Result<Option<Player>, Trouble> {
        match refereed {
            Ok(winner) => Ok(winner),
            Err(Refusal::Stop(stop)) => Err(self.failed(stop.into(), start)),
            Err(refusal) => Err(Trouble::mistake(say::bad_argument(sentence(&refusal)))),
        }
    }
}

/// A move as a record has it.
pub(crate) fn step(step: &Move) -> Step {
    Step { name: step.name(), to: step.to.text() }
}

/// The refusal, with the step of the record and with the legal moves.
fn sentence(refusal: &Refusal) -> String {
    let mut message = refusal.to_string();
    if let Refusal::Foul { said, moves, .. } = refusal {
        if let Some(said) = said {
            let _ = write!(message, "\n  the record goes to {}", said.to);
            if !said.name.is_empty() && said.name != said.to {
                let _ = write!(message, " by `{}`", said.name);
            }
        }
        let legal: Vec<String> = moves.iter().take(SHOWN).map(Step::to_string).collect();
        if !legal.is_empty() {
            let more = moves.len().saturating_sub(SHOWN);
            let more = if more > 0 { format!(", and {more} more") } else { String::new() };
            let _ = write!(message, "\n  legal moves there: {}{more}", legal.join(", "));
        }
    }
    message
}
