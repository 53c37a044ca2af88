//! Moves that matter for the canonical form of a position.

use crate::Analyst;
use std::collections::HashSet;
use tweedle_engine::Player;
use tweedle_engine::short::Id;
use tweedle_rules::any::{Position, PositionError};

/// The sensible options of a player: of each option of the canonical form the first option of the position that is no worse for
/// the player (so are they in *`CGSuite`*). Each is given once, in the order of the canonical form's.
///
/// Cost: the canonical forms of all options.
///
/// # Errors
/// [`PositionError`].
pub fn sensible_options(
    analyst: &mut Analyst,
    position: &Position,
    player: Player,
) -> Result<Vec<Position>, PositionError> {
    let mut seen = HashSet::new();
    let mut sensible = sensible_lines(analyst, position, player)?;
    sensible.retain(|line| seen.insert(line[0].clone()));
    Ok(sensible.into_iter().filter_map(|line| line.into_iter().next()).collect())
}

/// The sensible lines of a player, which show how the canonical form comes about: for each of its options K a line of play
/// that begins with the sensible option and ends at a position of the value K. The player's positions on it are no worse
/// for him than K. To each but the last the opponent answers with a reversing move, to a position that is no better for the
/// player than the position at the beginning (Siegel, *CGT*, ch. II.2).
///
/// Such a line can be gone on from each of its positions: of G − K ≥ 0 Left, who moves second, wins; his answers in K
/// are reversible moves or dominated ones, which a canonical form has not.
///
/// Cost: the canonical forms of all options along each line.
///
/// # Errors
/// [`PositionError`].
pub fn sensible_lines(
    analyst: &mut Analyst,
    position: &Position,
    player: Player,
) -> Result<Vec<Vec<Position>>, PositionError> {
    let whole = analyst.canonical_form(position)?;
    let mut lines = Vec::new();
    for target in analyst.store.options(whole, player)? {
        let mut line = Vec::new();
        let mut at = position.clone();
        loop {
            let (next, value) = first(analyst, &at, player, target)?;
            line.push(next.clone());
            if value == target {
                break;
            }
            (at, _) = first(analyst, &next, player.opponent(), whole)?;
            line.push(at.clone());
        }
        lines.push(line);
    }
    Ok(lines)
}

/// The first option of a player that is at least as good for him as a game, with its value. There is one.
fn first(
    analyst: &mut Analyst,
    position: &Position,
    player: Player,
    game: Id,
) -> Result<(Position, Id), PositionError> {
    for option in position.options(player, analyst.control())? {
        let value = analyst.canonical_form(&option)?;
        if analyst.store.no_better(player, game, value)? {
            return Ok((option, value));
        }
    }
    let message = format!("{player} has no option of {} that goes on the line.", position.text());
    Err(tweedle_engine::Stop::Undefined(message).into())
}
