//! The value and the outcome of a position, if they are found soon.

use crate::{Analyst, counts_points};
use tweedle_engine::short::Style;
use tweedle_engine::{LoopyOutcome, Play, Stop};
use tweedle_rules::any::{Position, PositionError};

/// The largest number of steps that the value of a position may take, and its outcome.
const MOST_STEPS: u64 = 200_000;

/// The value of a position as it is printed: a canonical form, a nimber or the moon, a form with infinities, or a loopy
/// value; the onside and the offside where these differ.
///
/// # Errors
/// [`PositionError`].
pub fn printed_value(
    position: &Position,
    style: Style,
    analyst: &mut Analyst,
) -> Result<String, PositionError> {
    if !position.is_entailing() {
        return match analyst.canonical_form(position) {
            Ok(g) => Ok(analyst.store.text_in(g, style)?),
            Err(PositionError::Loop(_)) => {
                let value = analyst.game_value(position)?;
                Ok(analyst.stoppers.sides_text(&mut analyst.store, &value, style)?)
            }
            Err(error) => Err(error),
        };
    }
    if position.is_impartial() {
        return Ok(analyst.affine_worth(position)?.to_string());
    }
    let form = analyst.affine_form(position)?;
    Ok(analyst.forms.text(form)?)
}

/// The value of a position as it is printed, and its outcome in normal play; each is `None` if it takes more than 200,000
/// steps or more memory than there is, or if it is not defined. Of a game that is played for points, the scoring form and the outcome by points.
///
/// # Errors
/// [`Stop`] if the work was cancelled or rules of a program failed.
///
/// ```
/// use tweedle_engine::{Control, LoopyOutcome};
/// use tweedle_search::{Analyst, analysis::known_soon};
/// let registry = tweedle_rulesets::standard();
/// let board = registry.rules("game.grid.Domineering", &[])?.place("..|..")?;
/// let (value, outcome) = known_soon(&board, &mut Analyst::new(Control::new(), &registry))?;
/// assert_eq!((value.as_deref(), outcome), (Some("+-1"), Some(LoopyOutcome::N)));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub fn known_soon(
    position: &Position,
    analyst: &mut Analyst,
) -> Result<(Option<String>, Option<LoopyOutcome>), Stop> {
    if counts_points(position, Play::Normal) {
        let value = within_patience(analyst, |it| it.scoring_text(position))?;
        return Ok((value, within_patience(analyst, |it| it.class_by_points(position))?));
    }
    let value = within_patience(analyst, |it| printed_value(position, Style::default(), it))?;
    let outcome = within_patience(analyst, |it| it.class(position, Play::Normal))?;
    Ok((value, outcome))
}

fn within_patience<T>(
    analyst: &mut Analyst,
    find: impl FnOnce(&mut Analyst) -> Result<T, PositionError>,
) -> Result<Option<T>, Stop> {
    let allowance = analyst.control().clone().allow(MOST_STEPS);
    let found = find(analyst);
    drop(allowance);
    match found {
        Ok(found) => Ok(Some(found)),
        Err(PositionError::Stop(stop @ (Stop::Cancelled | Stop::Rules(_)))) => Err(stop),
        Err(_) => Ok(None),
    }
}
