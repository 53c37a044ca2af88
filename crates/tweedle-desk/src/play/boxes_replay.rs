//! The referee of matches of Dots and Boxes, and how they go on.

use super::boxes::{Boxes, PROGRAM};
use super::boxes_record::{read_start, undrawn_text};
use super::boxes_state::BoxesState;
use super::matches::{Match, MatchResult};
use crate::{Desk, Replayed, Trouble};
use tweedle_engine::Play;
use tweedle_script::say;
use tweedle_search::{Record, Refusal};

impl Match<Boxes> {
    /// The match of a record, going on with these players. One that the record ends is over.
    ///
    /// # Errors
    /// [`Trouble`] of the referee, and as [`Match::from_board`].
    pub fn resume_boxes(
        record: &Record,
        names: [&str; 2],
        desk: &mut Desk,
    ) -> Result<Match<Boxes>, Trouble> {
        if record.play == Play::Misere {
            return Err(Trouble::mistake(say::no_misere_boxes()));
        }
        let start = read_start(&record.start)?;
        let mut table = Match::from_board(start, names, record.first, desk)?;
        let mut player = record.first;
        for (i, step) in record.moves.iter().enumerate() {
            let number = i + 1;
            let wrong = |what: String| Trouble::mistake(say::step_of_record(number, &what));
            if i > 0 && table.player() != player {
                return Err(wrong(format!("it is still the turn of {}", table.player())));
            }
            for line in step.name.split_whitespace() {
                if table.player() != player {
                    return Err(wrong(format!("before {line} the turn of {player} is over")));
                }
                table.make_named(line, desk).map_err(|trouble| {
                    let message = format!("Step {number}: {}", trouble.message);
                    Trouble { message, ..trouble }
                })?;
            }
            let left = undrawn_text(table.state().position());
            if left != step.to.trim() {
                let said = &step.to;
                return Err(wrong(format!(
                    "after it the undrawn lines are {left}, and the record goes to {said}"
                )));
            }
            player = player.opponent();
        }
        let is_over = table.moves(desk)?.is_empty();
        match (is_over, record.resigned) {
            (true, None) => {
                table.advance(desk)?;
            }
            (true, Some(resigned)) => {
                return Err(Trouble::mistake(say::not_possible(Refusal::Resigned { resigned })));
            }
            (false, Some(resigned)) => {
                table.end(MatchResult::Won(resigned.opponent()), Some(resigned));
            }
            (false, None) => {}
        }
        match (record.winner, table.result().and_then(MatchResult::winner)) {
            (Some(said), Some(winner)) if said != winner => {
                Err(Trouble::mistake(say::not_possible(Refusal::Winner { said, winner })))
            }
            (Some(said), None) => {
                let why = if is_over { "nobody did" } else { "the match is not over" };
                Err(Trouble::mistake(say::other_winner_in_record(said, why)))
            }
            _ => Ok(table),
        }
    }
}

/// Checks that a match was played by the rules, and finds the winner.
///
/// # Errors
/// [`Trouble`] of the referee.
pub(super) fn replay_boxes(record: &Record, desk: &mut Desk) -> Result<Replayed, Trouble> {
    let table = Match::resume_boxes(record, [PROGRAM; 2], desk)?;
    let winner = table.result().and_then(MatchResult::winner);
    let start = BoxesState::start(read_start(&record.start)?, record.first);
    let next = table.result().is_none().then(|| table.player());
    let record = Record { winner, ..record.clone() };
    Ok(Replayed { record, drawing: start.draw(), winner, score: None, next })
}
