//! The analysis of a position or of a game: its value, who wins it, and the options of both players.

mod best;
mod entailing;
mod found;
mod loopy;
mod misere;
mod points;
mod short;
mod soon;
mod targets;

use crate::{Analyst, counts_points};
pub use best::{BestOption, best_options, winning_or_undominated};
pub use entailing::analyze_affine;
pub use found::{AnalysedOption, Analysis, NoWorth, Worth};
pub use misere::{MisereAnalysis, analyze_misere};
pub use short::analyze_value;
pub use soon::{known_soon, printed_value};
pub use targets::{Target, Targets, targets};
use tweedle_engine::Play;
use tweedle_engine::short::Style;
use tweedle_rules::any::{Position, PositionError};

/// Analyses a position by the theory that fits its rulesets: canonical forms; nimbers, the moon or forms with
/// infinities where there are entailing moves; final scores where the game is played for points; endings and loopy values where play may
/// go round.
///
/// Values are printed in a style. The cost is that of the values of the position and of its options.
///
/// # Errors
/// [`PositionError`] if neither a value nor a theorem tells who wins, and if the work was stopped.
///
/// ```
/// use tweedle_engine::Control;
/// use tweedle_engine::short::Style;
/// use tweedle_search::{Analyst, analyze};
/// let registry = tweedle_rulesets::standard();
/// let toads = registry.rules("game.strip.ToadsAndFrogs", &[])?;
/// let mut analyst = Analyst::new(Control::new(), &registry);
/// let analysis = analyze(&toads.place(".tt.ff.")?, Style::default(), &mut analyst)?;
/// assert_eq!(analysis.worth.unwrap().value, "+-1/4");
/// let best = analysis.options[0].iter().find(|option| option.is_best).unwrap();
/// assert_eq!((best.position.as_str(), best.value.as_deref()), (".t.tff.", Some("1/4")));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub fn analyze(
    position: &Position,
    style: Style,
    analyst: &mut Analyst,
) -> Result<Analysis, PositionError> {
    if position.is_entailing() {
        return entailing::analyze(position, analyst);
    }
    if counts_points(position, Play::Normal) {
        return points::analyze(position, analyst);
    }
    match analyst.canonical_form(position) {
        Ok(value) => short::analyze(position, value, style, analyst),
        Err(PositionError::Loop(_)) => loopy::analyze(position, style, analyst),
        Err(error) => short::by_theorem(position, error),
    }
}
