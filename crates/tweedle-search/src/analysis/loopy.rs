//! The analysis of positions from which play may go round in a loop.

use super::found::{AnalysedOption, Analysis, MOST_POSITIONS, NoWorth, Worth};
use crate::Analyst;
use tweedle_engine::short::Style;
use tweedle_engine::{Ending, LoopyOutcome, Play, Player, Stop};
use tweedle_rules::any::{Position, PositionError};

/// The largest number of steps that are taken for a value: positions, and pairs of them that are compared.
const STEPS: u64 = 1_000_000;

/// Who wins or draws, after how many moves, and by which, where there is no canonical form.
pub(super) fn analyze(
    position: &Position,
    style: Style,
    analyst: &mut Analyst,
) -> Result<Analysis, PositionError> {
    let mut ends = [Ending::Draw; 2];
    let mut options = [Vec::new(), Vec::new()];
    for player in Player::BOTH {
        ends[player.index()] = analyst.ending(position, player, Play::Normal)?;
        options[player.index()] = moves(position, player, analyst)?;
    }
    let misere = match analyst.class_by_endings(position, Play::Misere, MOST_POSITIONS) {
        Ok(class) => Some(class),
        Err(PositionError::Stop(Stop::Limit { .. } | Stop::Memory { .. })) => None,
        Err(error) => return Err(error),
    };
    let mut reasons = Vec::new();
    if position.is_impartial() {
        let value = analyst.loopy_nimber(position)?;
        reasons.push(format!("As an impartial game with loops it is worth {value}."));
    }
    let worth = worth(position, &mut options, style, analyst)?;
    Ok(Analysis {
        position: position.printed(),
        worth,
        outcome: LoopyOutcome::from_endings(ends[0], ends[1]),
        scores: None,
        ends: Some(ends),
        misere,
        is_impartial: position.is_impartial(),
        reasons,
        options,
    })
}

/// The value of a position, if that is found in a bounded number of steps, and then those of its options.
fn worth(
    position: &Position,
    options: &mut [Vec<AnalysedOption>; 2],
    style: Style,
    analyst: &mut Analyst,
) -> Result<Result<Worth, NoWorth>, PositionError> {
    let mut positions = vec![position.clone()];
    for player in Player::BOTH {
        let moves = position.moves(player, &analyst.control().clone())?;
        positions.extend(moves.into_iter().map(|step| step.to));
    }
    let values = {
        let _allowance = analyst.control().clone().allow(STEPS);
        analyst.game_values(&positions)
    };
    let values = match values {
        Ok(values) => values,
        Err(PositionError::Stop(Stop::Limit { .. } | Stop::Memory { .. })) => {
            return Ok(Err(NoWorth::LoopTooLarge));
        }
        Err(error) => return Err(error),
    };
    let Analyst { stoppers, store, .. } = analyst;
    let mut texts = values.iter().map(|value| stoppers.sides_text(store, value, style));
    let value = texts.next().unwrap_or_else(|| Ok(String::new()))?;
    for (option, text) in options.iter_mut().flatten().zip(texts) {
        option.value = Some(text?);
    }
    Ok(Ok(Worth { value, temperature: None, mean: None, birthday: None }))
}

/// The moves of a player, and how play ends for the player after each.
fn moves(
    position: &Position,
    player: Player,
    analyst: &mut Analyst,
) -> Result<Vec<AnalysedOption>, PositionError> {
    let moves = position.moves(player, &analyst.control().clone())?;
    let mut analysed = Vec::with_capacity(moves.len());
    let mut best = None;
    for step in &moves {
        let ending = analyst.ending(&step.to, player.opponent(), Play::Normal);
        let ending = ending?.before();
        let to = step.to.text();
        best = best.max(Some(ending));
        analysed.push(AnalysedOption {
            name: Some(step.name()).filter(|name| *name != to),
            position: to,
            value: None,
            outcome: analyst.class_by_endings(&step.to, Play::Normal, u64::MAX)?,
            ends: Some(ending),
            is_best: false,
        });
    }
    for option in &mut analysed {
        option.is_best = option.ends == best;
    }
    Ok(analysed)
}
