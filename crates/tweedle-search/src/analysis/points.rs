//! The analysis of positions of games that are played for points.

use super::found::{AnalysedOption, Analysis, NoWorth, Worth};
use crate::Analyst;
use crate::points_won::ahead;
use crate::strategy::Turn;
use tweedle_engine::number::Rational;
use tweedle_engine::{FinalScores, LoopyOutcome, Play, Player, Stop};
use tweedle_rules::any::{Position, PositionError};

/// The number of steps that the form of a position may take.
const FORM_STEPS: u64 = 200_000;

/// The analysis of a position: the final scores, and the score that each move leads to, which stand in the place of values. The value
/// is the scoring form, if it is found soon.
///
/// # Errors
/// [`PositionError`].
pub(super) fn analyze(
    position: &Position,
    analyst: &mut Analyst,
) -> Result<Analysis, PositionError> {
    let scores = analyst.final_scores(position)?;
    let mut options = [Vec::new(), Vec::new()];
    for player in Player::BOTH {
        options[player.index()] = moves(position, player, analyst)?;
    }
    Ok(Analysis {
        position: position.printed(),
        worth: form(position, analyst)?,
        outcome: outcome(&scores),
        scores: Some(scores),
        ends: None,
        misere: None,
        is_impartial: position.is_impartial(),
        reasons: Vec::new(),
        options,
    })
}

/// The moves of a player.
fn moves(
    position: &Position,
    player: Player,
    analyst: &mut Analyst,
) -> Result<Vec<AnalysedOption>, PositionError> {
    let moves = position.moves(player, &analyst.control().clone())?;
    let turn = Turn { position, player, play: Play::Normal, moves: &moves };
    let scores = analyst.scores_of_moves(&turn)?;
    let best = FinalScores::best(player, &scores).map(|place| scores[place].clone());
    let mut analysed = Vec::with_capacity(moves.len());
    for (step, score) in moves.iter().zip(scores) {
        let text = step.to.text();
        analysed.push(AnalysedOption {
            name: Some(step.name()).filter(|name| *name != text),
            position: text,
            outcome: outcome(&analyst.final_scores(&step.to)?),
            ends: None,
            is_best: best.as_ref() == Some(&score),
            value: Some(score.to_string()),
        });
    }
    Ok(analysed)
}

/// The scoring form as the value.
fn form(
    position: &Position,
    analyst: &mut Analyst,
) -> Result<Result<Worth, NoWorth>, PositionError> {
    let control = analyst.control().clone();
    let found = {
        let _allowance = control.allow(FORM_STEPS);
        analyst.scoring_text(position)
    };
    match found {
        Ok(value) => Ok(Ok(Worth { value, temperature: None, mean: None, birthday: None })),
        Err(
            error @ PositionError::Stop(
                Stop::Limit { .. } | Stop::TooLarge(_) | Stop::Memory { .. },
            ),
        ) => {
            control.check()?;
            Ok(Err(NoWorth::Position(error)))
        }
        Err(error) => Err(error),
    }
}

/// Who wins, for each player who may move first.
fn outcome([left, right]: &[Rational; 2]) -> LoopyOutcome {
    LoopyOutcome::from_winners(ahead(left), ahead(right))
}
