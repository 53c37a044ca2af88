//! The verification that a strategy always wins.

use crate::Analyst;
use crate::points_won::winner_at_end;
use crate::strategy::{Strategy, Turn};
use tweedle_engine::walk::Index;
use tweedle_engine::{Held, Play, Player, Stop};
use tweedle_rules::any::{Move, Position, PositionError};

/// The result of playing a strategy against every reply.
#[derive(Clone, Debug)]
pub enum Verdict {
    /// It wins against every play.
    Proved {
        /// Positions in which it had to move, each counted once.
        positions: u64,
    },
    /// It loses this match.
    Refuted {
        /// The moves, from the start to the end.
        line: Vec<Move>,
    },
    /// It does not win: in this match the opponent comes back to where they were before, with the strategy to move, and may go
    /// round for ever; or play ends with a score of 0.
    Drawn {
        /// The moves, from the start to where the position stands for the second time, or to the end.
        line: Vec<Move>,
    },
    /// The budget ran out first.
    Unfinished {
        /// Positions in which it had moved.
        positions: u64,
    },
}

/// A position in which the opponent has moves still to be tried.
struct Node {
    /// The strategy's move to this position; `None` at the start.
    came_by: Option<Move>,
    moves: Vec<Move>,
    /// The move under trial, and the next to be tried after it.
    next: usize,
}

/// Plays `strategy` as `player` from `start` against every reply of the opponent, up to `most`
/// positions in which it has to move. It must be positional, so that a position met again needs no
/// second look.
///
/// Depth-first with a stack of its own. Memory: the positions it moved in, and the moves of those on
/// the current line.
///
/// # Errors
/// [`PositionError`] if the strategy fails or is not positional.
pub fn verify(
    strategy: &mut dyn Strategy,
    player: Player,
    start: &Position,
    first: Player,
    play: Play,
    most: u64,
    analyst: &mut Analyst,
) -> Result<Verdict, PositionError> {
    if !strategy.is_positional() {
        let message = format!(
            "The strategy `{}` does not always move alike, so no trial can prove it.",
            strategy.name()
        );
        return Err(Stop::Undefined(message).into());
    }
    let mut held = Held::new(analyst.control());
    let opponent = player.opponent();
    // The positions in which the strategy has to move, and which of them are on the current line.
    let mut met: Index<Position> = Index::new(analyst.control());
    let mut is_open: Vec<bool> = Vec::new();
    let mut path: Vec<Node> = Vec::new();
    // The position in which the strategy has to move next.
    let mut to_move = (first == player).then(|| start.clone());
    if to_move.is_none() {
        let moves = start.moves(opponent, analyst.control())?;
        if moves.is_empty()
            && let Some(verdict) = at_end(player, winner_at_end(start, opponent, play)?, Vec::new)
        {
            return Ok(verdict);
        }
        path.push(Node { came_by: None, moves, next: 0 });
    }
    loop {
        analyst.control().check()?;
        if let Some(position) = to_move.take() {
            let positions = is_open.len() as u64;
            if positions >= most {
                return Ok(Verdict::Unfinished { positions });
            }
            analyst.control().count_position();
            let moves = position.moves(player, analyst.control())?;
            if moves.is_empty() {
                let winner = winner_at_end(&position, player, play)?;
                if let Some(verdict) = at_end(player, winner, || line(&path, None)) {
                    return Ok(verdict);
                }
                met.number(position)?;
                is_open.push(false);
            } else {
                let turn = Turn { position: &position, player, play, moves: &moves };
                let step = moves[strategy.choose(&turn, analyst)?.index].clone();
                let replies = step.to.moves(opponent, analyst.control())?;
                if replies.is_empty() {
                    let winner = winner_at_end(&step.to, opponent, play)?;
                    let moves = || line(&path, Some(step.clone()));
                    if let Some(verdict) = at_end(player, winner, moves) {
                        return Ok(verdict);
                    }
                }
                held.take(replies.len().saturating_mul(step.to.bytes()))?;
                met.number(position)?;
                is_open.push(true);
                path.push(Node { came_by: Some(step), moves: replies, next: 0 });
            }
        }
        let Some(node) = path.last_mut() else {
            return Ok(Verdict::Proved { positions: is_open.len() as u64 });
        };
        let Some(reply) = node.moves.get(node.next) else {
            if let Some(Node { came_by: Some(step), moves, .. }) = path.pop() {
                held.give(moves.len().saturating_mul(step.to.bytes()));
            }
            let done = path.last().and_then(|node| node.moves.get(node.next - 1));
            if let Some(place) = done.and_then(|done| met.place(&done.to)) {
                is_open[place] = false;
            }
            continue;
        };
        node.next += 1;
        match met.place(&reply.to) {
            Some(place) if is_open[place] => {
                return Ok(Verdict::Drawn { line: line(&path, None) });
            }
            Some(_) => {}
            None => to_move = Some(reply.to.clone()),
        }
    }
}

/// The verdict at the end of a match, with its moves; `None` if the player has won.
fn at_end(
    player: Player,
    winner: Option<Player>,
    line: impl FnOnce() -> Vec<Move>,
) -> Option<Verdict> {
    match winner {
        Some(winner) if winner == player => None,
        Some(_) => Some(Verdict::Refuted { line: line() }),
        None => Some(Verdict::Drawn { line: line() }),
    }
}

/// The moves on the current line, and one more.
fn line(path: &[Node], last: Option<Move>) -> Vec<Move> {
    let mut line = Vec::new();
    for node in path {
        line.extend(node.came_by.clone());
        if let Some(reply) = node.next.checked_sub(1).and_then(|tried| node.moves.get(tried)) {
            line.push(reply.clone());
        }
    }
    line.extend(last);
    line
}
