//! Matches of records, and whether they were played by the rules.

use super::boxes_record::is_of_boxes;
use super::boxes_replay::replay_boxes;
use crate::{Desk, Replayed, Trouble};
use tweedle_engine::Player;
use tweedle_engine::matches::Foul;
use tweedle_search::{Position, Record, Refusal, counts_points};

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
        let (winner, next) = self.referee_so_far(record, &start)?;
        let is_played_out = next.is_none() && record.resigned.is_none() && !record.drawn;
        let score = if is_played_out { self.score_of(record, &start)? } else { None };
        let record = Record { winner, ..record.clone() };
        Ok(Replayed { record, drawing: start.labelled().draw(), winner, score, next })
    }

    /// The winner of a match from `start`; or, if it is not over and the record names no winner, the player whose turn it is.
    ///
    /// # Errors
    /// As [`Desk::referee`].
    pub(super) fn referee_so_far(
        &mut self,
        record: &Record,
        start: &Position,
    ) -> Result<(Option<Player>, Option<Player>), Trouble> {
        match record.referee(start, self.control()) {
            Err(Refusal::Foul { foul: Foul::Unfinished { player, .. }, .. })
                if record.winner.is_none() =>
            {
                Ok((None, Some(player)))
            }
            refereed => Ok((self.refereed(refereed, start)?, None)),
        }
    }

    /// The score at the end of a match by the rules, if points count.
    fn score_of(&mut self, record: &Record, start: &Position) -> Result<Option<String>, Trouble> {
        let (mut position, mut player) = (start.labelled(), record.first);
        for step in &record.moves {
            let moves = self.moves_of(&position, player)?;
            let Some(made) = step.find(&moves) else { return Ok(None) };
            (position, player) = (made.to.clone(), player.opponent());
        }
        if !counts_points(&position, record.play) {
            return Ok(None);
        }
        let score = position.score(player);
        let score = score.map_err(|stop| self.failed(stop.into(), &position))?;
        Ok(Some(score.to_string()))
    }
}
