//! Play by nimbers.

use super::entry::must_not_count_points;
use super::{Choice, Entry, Strategy, Turn, first_winning};
use crate::Analyst;
use tweedle_engine::Play;
use tweedle_engine::Stop;
use tweedle_engine::affine::Worth;
use tweedle_rules::any::{Position, PositionError};

/// Makes the nim sum of the parts 0 (Bouton, Sprague, Grundy): for each part there is one nimber
/// that does so, the nim sum of the others', and a move helps if it takes the part there.
///
/// It plays sums of positions of impartial rulesets, where there are entailing moves by nim sums and
/// the moon; in misère play, Nim alone. Of a lost position it plays the first move.
#[derive(Clone, Copy, Debug, Default)]
pub struct NimSum;

/// Its line in the table.
pub(super) const ENTRY: Entry = Entry {
    name: "nim-sum",
    summary: "a move that makes the nim sum 0; impartial games only",
    make: |_| Box::new(NimSum),
};

impl Strategy for NimSum {
    fn name(&self) -> &'static str {
        ENTRY.name
    }

    fn covers(&self, position: &Position, play: Play) -> Result<(), Stop> {
        must_not_count_points(self.name(), position, play)?;
        if position.is_impartial() {
            return Ok(());
        }
        let message = "The nim-sum strategy plays impartial games only.";
        Err(Stop::Undefined(message.to_owned()))
    }

    fn choose(&mut self, turn: &Turn<'_>, analyst: &mut Analyst) -> Result<Choice, PositionError> {
        self.covers(turn.position, turn.play)?;
        if turn.play == Play::Misere {
            return misere_nim(turn, analyst);
        }
        let total = analyst.affine_worth(turn.position)?;
        if !total.is_won() {
            let reason = if turn.position.is_check() {
                "Every answer loses; it is the first."
            } else {
                "The nim sum is 0: every move loses; it is the first."
            };
            return Ok(Choice::new(0, reason));
        }
        let Some(index) = first_winning(turn, analyst)? else {
            return Err(Stop::Undefined("No move makes the nim sum 0.".to_owned()).into());
        };
        let reason = match (total, analyst.affine_worth(&turn.moves[index].to)?) {
            (Worth::Quiet(total), Worth::Quiet(_)) => {
                format!("The nim sum was {total}, and it makes it 0.")
            }
            (Worth::Check(_), Worth::Quiet(_)) => "It makes the nim sum 0.".to_owned(),
            (_, Worth::Check(_)) => "No answer to it makes the nim sum 0.".to_owned(),
        };
        Ok(Choice::new(index, reason))
    }
}

/// Misère Nim: as in normal play, unless only heaps of one counter would be left; of those, leave an
/// odd number.
fn misere_nim(turn: &Turn<'_>, analyst: &mut Analyst) -> Result<Choice, PositionError> {
    if turn.position.nim_heaps().is_none() {
        let message = "The nim-sum strategy plays misère only where all parts are heaps of Nim.";
        return Err(Stop::Undefined(message.to_owned()).into());
    }
    Ok(match first_winning(turn, analyst)? {
        Some(index) => Choice::new(
            index,
            "It leaves nim sum 0 with a heap of two or more, or an odd number of heaps of one.",
        ),
        None => Choice::new(0, "Every move loses by the rule of misère Nim; it is the first."),
    })
}
