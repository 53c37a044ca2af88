//! The best options of a player.

use crate::Analyst;
use std::cmp::Ordering;
use tweedle_engine::affine::{self, FormId};
use tweedle_engine::short::Id;
use tweedle_engine::{Play, Player, Stop};
use tweedle_rules::any::{Position, PositionError};

/// The value of an option.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct BestOption {
    /// The canonical form, in the store of the analyst.
    pub value: Id,
    /// True if no other option of the player is strictly better for the player.
    pub is_best: bool,
}

/// The values of a player's options, and which of them are best: those that no other option dominates strictly, so that
/// options of equal value are best together, and incomparable ones are, too. Of an impartial position, whose
/// options are all incomparable, the best options are those that win, if there are any.
///
/// For positions without entailing moves and loops. Costs a comparison for each pair of options.
///
/// # Errors
/// [`PositionError`].
pub fn best_options(
    position: &Position,
    player: Player,
    options: &[Position],
    analyst: &mut Analyst,
) -> Result<Vec<BestOption>, PositionError> {
    let mut found = Vec::with_capacity(options.len());
    for option in options {
        found.push(BestOption { value: analyst.canonical_form(option)?, is_best: true });
    }
    let zero = analyst.store.zero();
    if position.is_impartial() && found.iter().any(|option| option.value == zero) {
        for option in &mut found {
            option.is_best = option.value == zero;
        }
        return Ok(found);
    }
    let values: Vec<Id> = found.iter().map(|option| option.value).collect();
    for option in &mut found {
        for &other in &values {
            let is_dominated =
                other != option.value && analyst.store.no_better(player, option.value, other)?;
            option.is_best &= !is_dominated;
        }
    }
    Ok(found)
}

/// For each option of a player in a position with entailing moves: true if the option is one of the best. Of an impartial
/// position these are the ones that win. Of another they are those that win, or all if none does, without the ones
/// that another of them is strictly better than as an affine game.
///
/// # Errors
/// [`PositionError`].
pub fn winning_or_undominated(
    player: Player,
    options: &[&Position],
    analyst: &mut Analyst,
) -> Result<Vec<bool>, PositionError> {
    let mut best = Vec::with_capacity(options.len());
    for option in options {
        best.push(!analyst.outcome(option, Play::Normal)?.wins_first(player.opponent()));
    }
    if options.iter().all(|option| option.is_impartial()) {
        return Ok(best);
    }
    if !best.contains(&true) {
        best.fill(true);
    }
    let mut forms = Vec::with_capacity(options.len());
    for option in options {
        forms.push(analyst.affine_form(option)?);
    }
    Ok(undominated(&mut analyst.forms, player, &forms, &best)?)
}

/// For each affine game: true if it is one of the best for a player, which are those among `candidates` that no other
/// of them is strictly better than.
pub(super) fn undominated(
    forms: &mut affine::Forms,
    player: Player,
    games: &[FormId],
    candidates: &[bool],
) -> Result<Vec<bool>, Stop> {
    let better = if player == Player::Left { Ordering::Greater } else { Ordering::Less };
    let rivals = games.iter().zip(candidates).filter(|it| *it.1).map(|it| *it.0);
    let rivals: Vec<FormId> = rivals.collect();
    let mut best = candidates.to_vec();
    for (is_best, &game) in best.iter_mut().zip(games) {
        for &other in &rivals {
            *is_best = *is_best && forms.compare(other, game)? != Some(better);
        }
    }
    Ok(best)
}
