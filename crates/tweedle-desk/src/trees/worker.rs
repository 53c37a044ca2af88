//! The search of leaves, and their proofs.

use super::plan::TreePlan;
use super::report::{Found, ReplyText, TreeReport, TurnText};
use crate::kept::{SumRow, read_position, text_of_proof};
use crate::{Desk, Trouble};
use std::collections::HashSet;
use std::time::Instant;
use tweedle_engine::{Play, Stop};
use tweedle_search::proof::{TreeTurn, prove};
use tweedle_search::{Asked, Position, PositionError};

/// A worker. What it finds stays known to its desk, so that the next leaf takes less.
pub(super) struct TreeWorker {
    /// The position of the plan: its search knows all sums.
    start: Position,
}

/// The number of positions for the first look at the turn after a move: enough for what is known already.
const LOOK: u64 = 64;
/// Sums are told that took at least this work.
const LEAST_TOLD: u64 = 16;
/// About the most sums that a process tells: they took at least its whole work divided by this number.
const MOST_TOLD: u64 = 1 << 18;
/// The bytes of sums in one report, so that a line of a log stays short.
const MOST_BYTES: usize = 1 << 20;

impl TreeWorker {
    /// A worker who knows nothing yet.
    ///
    /// # Errors
    /// [`Trouble`]: the position of the plan cannot be read.
    pub(super) fn new(plan: &TreePlan, desk: &mut Desk) -> Result<TreeWorker, Trouble> {
        let worker = TreeWorker { start: plan.start(desk)? };
        // Sums are noted from now on.
        worker.tell(desk)?;
        Ok(worker)
    }

    /// Takes over sums that others have found.
    pub(super) fn learn(&self, sums: Vec<SumRow>, desk: &mut Desk) -> Result<(), Trouble> {
        for sum in sums {
            desk.control().check()?;
            // What is no sum of this position is of no use, and does no harm.
            desk.session().analyst().learn(&self.start, sum.into())?;
        }
        Ok(())
    }

    /// Searches a turn until `most` positions were looked at; if nobody is known to win then, looks at the turns after each move.
    pub(super) fn search(
        &self,
        turn: &TreeTurn,
        most: u64,
        desk: &mut Desk,
    ) -> Result<TreeReport, Trouble> {
        let (begun, before) = (Instant::now(), desk.control().positions());
        let position = read_position(&turn.position, desk)?;
        let found = wins(&position, turn, most, desk);
        let found = match found.map_err(|error| desk.failed(error, &position))? {
            Some(wins) => Found::Wins(wins),
            None => moves(&position, turn, desk)?,
        };
        let positions = desk.control().positions() - before;
        let sums = self.tell(desk)?;
        let seconds = begun.elapsed().as_secs_f64();
        Ok(TreeReport { turn: turn.into(), found, positions, seconds, sums })
    }

    /// The sums that took some work and that nobody was told of.
    fn tell(&self, desk: &mut Desk) -> Result<Vec<SumRow>, Trouble> {
        let least = LEAST_TOLD.max(desk.control().positions() / MOST_TOLD);
        let (mut sums, mut bytes) = (Vec::new(), 0);
        let new = Asked::New { least };
        desk.session().analyst().searched(&self.start, new, &mut |sum| {
            let sum = SumRow::from(sum);
            let size = sum.bytes();
            if bytes + size <= MOST_BYTES {
                bytes += size;
                sums.push(sum);
            }
            Ok(())
        })?;
        Ok(sums)
    }
}

/// The proof of a turn whose winner was found, as the text of its file.
pub(super) fn proved(turn: &TreeTurn, desk: &mut Desk) -> Result<String, Trouble> {
    let position = read_position(&turn.position, desk)?;
    let proof = prove(&position, turn.mover, desk.session().analyst());
    let proof = proof.map_err(|error| desk.failed(error, &position))?;
    Ok(text_of_proof(&proof, desk.control())?)
}

/// Whether the player to move wins; `None` if that takes more than `most` positions.
fn wins(
    position: &Position,
    turn: &TreeTurn,
    most: u64,
    desk: &mut Desk,
) -> Result<Option<bool>, PositionError> {
    let analyst = desk.session().analyst();
    match analyst.wins_first_within(position, turn.mover, Play::Normal, most) {
        Ok(wins) => Ok(Some(wins)),
        Err(PositionError::Stop(Stop::Limit { .. })) => {
            // The whole work may have come to an end, and not only this search.
            desk.control().check()?;
            Ok(None)
        }
        Err(error) => Err(error),
    }
}

/// The turns after each move, with the winners that are known already.
fn moves(position: &Position, turn: &TreeTurn, desk: &mut Desk) -> Result<Found, Trouble> {
    let control = desk.control().clone();
    let opponent = turn.mover.opponent();
    let (mut replies, mut keys) = (Vec::new(), HashSet::new());
    for option in position.options(turn.mover, &control)? {
        control.check()?;
        // Its text is that of a position like it, so that others search the same one.
        let option = option.representative().joined();
        let reply = TreeTurn::new(&option, opponent)?;
        if !keys.insert(reply.key.clone()) {
            continue;
        }
        let wins = wins(&option, &reply, LOOK, desk);
        let wins = wins.map_err(|error| desk.failed(error, &option))?;
        if wins == Some(false) {
            return Ok(Found::Wins(true));
        }
        let moves = option.options(opponent, &control)?.len() as u64;
        replies.push(ReplyText { turn: TurnText::from(&reply), moves, wins });
    }
    Ok(if replies.iter().all(|reply| reply.wins.is_some()) {
        Found::Wins(false)
    } else {
        Found::Moves(replies)
    })
}
