//! Matches of records, and whether they were played by the rules.

use super::boxes_record::is_of_boxes;
use super::boxes_replay::replay_boxes;
use crate::{Desk, Replayed, Trouble};
use tweedle_engine::matches::Foul;
use tweedle_search::{Record, Refusal};

impl Desk {
    /// Checks that a match, of a ruleset or of Dots and Boxes, was played by the rules, and finds the winner, or the
    /// player whose turn it is if the match is not over and the record names no winner.
    ///
    /// # Errors
    /// [`Trouble`]; of a step that breaks the rules it lists the legal moves.
    pub fn replay(&mut self, record: &Record) -> Result<Replayed, Trouble> {
        if is_of_boxes(record) {
            return replay_boxes(record, self);
        }
        let start = self.position(&record.start)?;
        let (winner, next) = match record.referee(&start, self.control()) {
            Err(Refusal::Foul { foul: Foul::Unfinished { player, .. }, .. })
                if record.winner.is_none() =>
            {
                (None, Some(player))
            }
            refereed => (self.refereed(refereed, &start)?, None),
        };
        let record = Record { winner, ..record.clone() };
        Ok(Replayed { record, drawing: start.labelled().draw(), winner, next })
    }
}
