//! The moves that win a position.

use super::turn::Turn;
use super::within::within;
use crate::analyst::known_outcome;
use crate::{Analyst, counts_points, points};
use tweedle_engine::{Ending, Play};
use tweedle_rules::any::PositionError;

/// The first of the moves that wins, if there is one: after it, the opponent to move loses.
pub(crate) fn first_winning(
    turn: &Turn<'_>,
    analyst: &mut Analyst,
) -> Result<Option<usize>, PositionError> {
    let opponent = turn.player.opponent();
    if counts_points(turn.position, turn.play) {
        return Ok(points::winning(turn, analyst)?.first().copied());
    }
    if is_known_lost(turn) {
        return Ok(None);
    }
    if turn.position.is_loopy() {
        return Ok(winning_moves(turn, analyst)?.first().copied());
    }
    if is_lost_in_misere(turn, analyst)? {
        return Ok(None);
    }
    if turn.position.is_entailing() {
        // A threat that cannot be answered wins at once.
        for (index, step) in turn.moves.iter().enumerate() {
            let decides = step.to.is_check() || step.to.winner().is_some();
            if decides && step.to.options(opponent, analyst.control())?.is_empty() {
                return Ok(Some(index));
            }
        }
    }
    // Results that are known without a search come first: the image of the opponent's move, for
    // example.
    for (index, step) in turn.moves.iter().enumerate() {
        analyst.control().check()?;
        if known_outcome(&step.to, turn.play).is_some_and(|it| !it.wins_first(opponent)) {
            return Ok(Some(index));
        }
    }
    // Each move gets a little work, then each that is open more of it: a move that is easily seen to win
    // need not wait for one that is hard.
    let mut open: Vec<usize> = (0..turn.moves.len()).collect();
    let mut steps = FIRST_ROUND;
    while !open.is_empty() {
        // The last one needs no rounds.
        let allowed = if open.len() == 1 { u64::MAX } else { steps };
        let mut still = Vec::new();
        for &index in &open {
            analyst.control().check()?;
            let to = &turn.moves[index].to;
            match within(allowed, analyst, |analyst| analyst.wins_first(to, opponent, turn.play))? {
                Some(false) => return Ok(Some(index)),
                Some(_) => {}
                None => still.push(index),
            }
        }
        open = still;
        steps = steps.saturating_mul(4);
    }
    Ok(None)
}

/// True if the position is found lost in misère play. The misère quotient of all followers, if there is one, is known afterwards, so that
/// it answers for each of the moves, too.
fn is_lost_in_misere(turn: &Turn<'_>, analyst: &mut Analyst) -> Result<bool, PositionError> {
    if turn.play == Play::Normal {
        return Ok(false);
    }
    let outcome = analyst.misere_outcome_soon(turn.position)?;
    Ok(outcome.is_some_and(|outcome| !outcome.wins_first(turn.player)))
}

/// The number of steps that the first look at a move may take that is searched.
const FIRST_ROUND: u64 = 1 << 16;

/// True if it is known without a search that every move loses.
pub(super) fn is_known_lost(turn: &Turn<'_>) -> bool {
    known_outcome(turn.position, turn.play).is_some_and(|it| !it.wins_first(turn.player))
}

/// All moves that win; by points, where the game is played for them.
///
/// # Errors
/// [`PositionError`].
pub fn winning_moves(turn: &Turn<'_>, analyst: &mut Analyst) -> Result<Vec<usize>, PositionError> {
    let mut winning = Vec::new();
    if counts_points(turn.position, turn.play) {
        return points::winning(turn, analyst);
    }
    if is_known_lost(turn) {
        return Ok(winning);
    }
    if turn.position.is_loopy() {
        return winning_by_endings(turn, analyst);
    }
    if is_lost_in_misere(turn, analyst)? {
        return Ok(winning);
    }
    for (index, step) in turn.moves.iter().enumerate() {
        analyst.control().check()?;
        match analyst.wins_first(&step.to, turn.player.opponent(), turn.play) {
            Ok(true) => {}
            Ok(false) => winning.push(index),
            // Of rules that a program defines nobody knows before whether play may go round.
            Err(PositionError::Loop(_)) => return winning_by_endings(turn, analyst),
            Err(error) => return Err(error),
        }
    }
    Ok(winning)
}

/// All moves that keep a draw, in a position in which nobody wins: of a game for points, those to a score of 0; else those after
/// which play can go round for ever.
///
/// # Errors
/// [`PositionError`].
pub fn drawing_moves(turn: &Turn<'_>, analyst: &mut Analyst) -> Result<Vec<usize>, PositionError> {
    if counts_points(turn.position, turn.play) {
        return points::drawing(turn, analyst);
    }
    let endings = analyst.endings_of_moves(turn)?;
    Ok((0..endings.len()).filter(|&index| endings[index] == Ending::Draw).collect())
}

/// All moves that win, where play may go round.
fn winning_by_endings(turn: &Turn<'_>, analyst: &mut Analyst) -> Result<Vec<usize>, PositionError> {
    let endings = analyst.endings_of_moves(turn)?;
    Ok((0..endings.len()).filter(|&index| endings[index].is_win()).collect())
}
