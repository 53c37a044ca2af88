//! The analysis of positions whose values are short games, and of such values.

use super::best::best_options;
use super::found::{AnalysedOption, Analysis, MOST_POSITIONS, NoWorth, Worth};
use crate::{Analyst, reasons};
use tweedle_engine::short::{Id, Style};
use tweedle_engine::{Play, Player, Stop};
use tweedle_rules::any::{Position, PositionError};

/// The analysis of a position whose canonical form is known.
pub(super) fn analyze(
    position: &Position,
    value: Id,
    style: Style,
    analyst: &mut Analyst,
) -> Result<Analysis, PositionError> {
    let mut options = [Vec::new(), Vec::new()];
    for player in Player::BOTH {
        options[player.index()] = moves(position, player, style, analyst)?;
    }
    let misere = match analyst.class_within(position, Play::Misere, MOST_POSITIONS) {
        Ok(outcome) => Some(outcome),
        Err(PositionError::Stop(Stop::Limit { .. } | Stop::TooLarge(_) | Stop::Memory { .. })) => {
            analyst.control().check()?;
            analyst.misere_element(position)?.map(|found| found.outcome.into())
        }
        Err(error) => return Err(error),
    };
    Ok(Analysis {
        position: position.printed(),
        worth: Ok(worth(value, style, analyst)?),
        outcome: analyst.store.outcome(value)?.into(),
        scores: None,
        ends: None,
        misere,
        is_impartial: position.is_impartial(),
        reasons: reasons(position, Play::Normal, analyst)?,
        options,
    })
}

/// Analyses a short game in canonical form: its options are those of the canonical form, and all of them are best.
/// `text` is the game as it is to be called.
///
/// # Errors
/// [`Stop`].
///
/// ```
/// use tweedle_engine::Control;
/// use tweedle_engine::short::Style;
/// use tweedle_search::{Analyst, analyze_value};
/// let mut analyst = Analyst::new(Control::new(), &tweedle_rulesets::standard());
/// let g = analyst.store.read("{3|1||-2}")?;
/// let analysis = analyze_value(g, "{3|1||-2}".to_owned(), Style::default(), &mut analyst)?;
/// assert_eq!(analysis.worth.unwrap().mean.as_deref(), Some("0"));
/// assert_eq!(analysis.options[1][0].position, "-2");
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub fn analyze_value(
    g: Id,
    text: String,
    style: Style,
    analyst: &mut Analyst,
) -> Result<Analysis, Stop> {
    let mut options = [Vec::new(), Vec::new()];
    for player in Player::BOTH {
        let mut canonical = analyst.store.options(g, player)?;
        analyst.store.sort(&mut canonical)?;
        for option in canonical {
            let text = analyst.store.text_in(option, style)?;
            options[player.index()].push(AnalysedOption {
                name: None,
                value: Some(text.clone()),
                position: text,
                outcome: analyst.store.outcome(option)?.into(),
                ends: None,
                is_best: true,
            });
        }
    }
    Ok(Analysis {
        position: text,
        worth: Ok(worth(g, style, analyst)?),
        outcome: analyst.store.outcome(g)?.into(),
        scores: None,
        ends: None,
        misere: None,
        is_impartial: false,
        reasons: Vec::new(),
        options,
    })
}

/// The analysis of a position whose value was not found, if a theorem tells who wins.
pub(super) fn by_theorem(
    position: &Position,
    error: PositionError,
) -> Result<Analysis, PositionError> {
    if error == PositionError::Stop(Stop::Cancelled) {
        return Err(error);
    }
    let Some(theorem) = position.theorem() else { return Err(error) };
    Ok(Analysis {
        position: position.printed(),
        worth: Err(NoWorth::Position(error)),
        outcome: theorem.outcome().into(),
        scores: None,
        ends: None,
        misere: None,
        is_impartial: position.is_impartial(),
        reasons: vec![theorem.to_string()],
        options: [Vec::new(), Vec::new()],
    })
}

/// A value with its invariants.
fn worth(g: Id, style: Style, analyst: &mut Analyst) -> Result<Worth, Stop> {
    Ok(Worth {
        value: analyst.store.text_in(g, style)?,
        temperature: Some(analyst.store.temperature(g)?.to_string()),
        mean: Some(analyst.store.mean(g)?.to_string()),
        birthday: Some(analyst.store.birthday(g)?.to_string()),
    })
}

/// The moves of a player.
fn moves(
    position: &Position,
    player: Player,
    style: Style,
    analyst: &mut Analyst,
) -> Result<Vec<AnalysedOption>, PositionError> {
    let moves = position.moves(player, &analyst.control().clone())?;
    let ends: Vec<Position> = moves.iter().map(|step| step.to.clone()).collect();
    let values = best_options(position, player, &ends, analyst)?;
    let mut analysed = Vec::with_capacity(moves.len());
    for (step, found) in moves.into_iter().zip(values) {
        let text = step.to.text();
        analysed.push(AnalysedOption {
            name: Some(step.name()).filter(|name| *name != text),
            position: text,
            value: Some(analyst.store.text_in(found.value, style)?),
            outcome: analyst.store.outcome(found.value)?.into(),
            ends: None,
            is_best: found.is_best,
        });
    }
    Ok(analysed)
}
