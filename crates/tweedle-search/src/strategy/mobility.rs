//! Moves by mobility: how many moves they leave to either player.

use super::turn::{Choice, Turn};
use super::within::{is_short, within};
use crate::analyst::known_outcome;
use crate::{Analyst, counts_points};
use std::cmp::Reverse;
use tweedle_engine::{Control, Play, Player, Stop};
use tweedle_rules::any::{Position, PositionError};

/// The approximate number of options of the positions after the moves that are listed.
const LISTED: usize = 400_000;
/// A position with more moves than this is not listed, but counted by its ruleset.
const MANY: u64 = 100_000;
/// The number of the best moves for which it is tested if they win, in a bounded number of steps
/// each.
const LOOKED_AT: usize = 8;
const STEPS: u64 = 1_000;

/// The moves of both players after a move.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Mobility {
    pub(super) own: u64,
    pub(super) other: u64,
}

/// The move that [`Greedy`](super::Greedy) makes.
///
/// # Errors
/// [`PositionError`] if the work was cancelled or a ruleset failed.
pub(super) fn choose(turn: &Turn<'_>, analyst: &mut Analyst) -> Result<Choice, PositionError> {
    // Its own, so that it depends on nothing that was found out before.
    let analyst = &mut analyst.anew();
    let opponent = turn.player.opponent();
    let all: Vec<usize> = (0..turn.moves.len()).collect();
    let ranked = ranked(turn, &all, analyst.control())?;
    for (index, _) in &ranked {
        let to = &turn.moves[*index].to;
        if known_outcome(to, turn.play).is_some_and(|it| !it.wins_first(opponent)) {
            let reason = format!("It is known without a search that {opponent} loses after it.");
            return Ok(Choice::new(*index, reason));
        }
    }
    let mut lost = Vec::new();
    // Who runs out of moves does not say who wins by points.
    let most = if counts_points(turn.position, turn.play) { 0 } else { LOOKED_AT };
    for (index, _) in ranked.iter().take(most) {
        let to = &turn.moves[*index].to;
        let look = within(STEPS, analyst, |analyst| analyst.outcome(to, turn.play));
        match look {
            Ok(Some(outcome)) if !outcome.wins_first(opponent) => {
                let reason = format!("A short look shows that {opponent} loses after it.");
                return Ok(Choice::new(*index, reason));
            }
            Ok(Some(_)) => lost.push(*index),
            // If nobody wins, nothing is lost.
            Ok(None) | Err(PositionError::Stop(Stop::TooLarge(_)) | PositionError::Loop(_)) => {}
            look if is_short(&look) => break,
            look => drop(look?),
        }
    }
    let open = ranked.iter().find(|(index, _)| !lost.contains(index));
    let unseen = (0..turn.moves.len()).find(|index| !lost.contains(index));
    if let (None, Some(index), true) =
        (open, unseen, lost.len() == ranked.len() && !lost.is_empty())
    {
        let reason = "The moves that it looked at lose; this is the first of the others.";
        return Ok(Choice::new(index, reason));
    }
    Ok(match (open, ranked.first()) {
        (Some((index, mobility)), _) => Choice::new(*index, told(*mobility, turn, true)),
        (None, Some((index, mobility))) => {
            let reason = format!("Every move loses. {}", told(*mobility, turn, false));
            Choice::new(*index, reason)
        }
        (None, None) => Choice::new(0, "There is no room to look at the moves; it is the first."),
    })
}

/// The sentence about a move that leaves these moves.
pub(super) fn told(mobility: Mobility, turn: &Turn<'_>, is_open: bool) -> String {
    let counted = |count: u64| match count {
        0 => "no move".to_owned(),
        1 => "1 move".to_owned(),
        _ => format!("{count} moves"),
    };
    let (player, opponent) = (turn.player, turn.player.opponent());
    let (own, other) = (counted(mobility.own), counted(mobility.other));
    let best = match (is_open, turn.play) {
        (false, _) => "It is the one of the best mobility: it",
        (true, Play::Normal) => "By mobility it looks best: it",
        (true, Play::Misere) => "By mobility it looks best, where who runs out of moves wins: it",
    };
    format!("{best} leaves {other} to {opponent} and {own} to {player}.")
}

/// The moves among `candidates` that were looked at, with the mobility that they leave, the best first; fewer
/// where there are very many.
///
/// # Errors
/// [`PositionError`] if the work was cancelled or a ruleset failed.
pub(super) fn ranked(
    turn: &Turn<'_>,
    candidates: &[usize],
    control: &Control,
) -> Result<Vec<(usize, Mobility)>, PositionError> {
    let each = 2 * turn.moves.len().max(1);
    let most = (LISTED / each).clamp(1, candidates.len().max(1));
    let stride = candidates.len().div_ceil(most).max(1);
    let mut found = Vec::new();
    for &index in candidates.iter().step_by(stride) {
        let to = &turn.moves[index].to;
        let count = |player| mobility(to, player, control);
        let both = count(turn.player).and_then(|own| Ok((own, count(turn.player.opponent())?)));
        match both {
            Ok((own, other)) => found.push((index, Mobility { own, other })),
            // Options for which there is no room stay out of account.
            Err(Stop::Memory { .. }) => {}
            Err(stop) => return Err(stop.into()),
        }
    }
    let key = |(_, mobility): &(usize, Mobility)| {
        let ahead = i128::from(mobility.own) - i128::from(mobility.other);
        match turn.play {
            // A player who wins at once needs no more moves.
            Play::Normal if mobility.other == 0 => (i128::MIN, Reverse(mobility.own), 0),
            Play::Normal => (-ahead, Reverse(0), mobility.other),
            Play::Misere => (ahead, Reverse(0), mobility.own),
        }
    };
    found.sort_by_key(key);
    Ok(found)
}

/// The number of positions that a player can move to; for a position that is very large, the most that its ruleset
/// says.
pub(super) fn mobility(
    position: &Position,
    player: Player,
    control: &Control,
) -> Result<u64, Stop> {
    control.check()?;
    let most = position.terms().iter().map(|term| term.component().most_moves());
    let most = most.fold(0, u64::saturating_add);
    if most > MANY {
        return Ok(most);
    }
    if position.is_entailing() {
        return Ok(position.options(player, control)?.len() as u64);
    }
    let mut count = 0;
    for term in position.terms() {
        let mover = if term.is_negative() { player.opponent() } else { player };
        count += term.component().options(mover, control)?.len() as u64;
    }
    Ok(count)
}
