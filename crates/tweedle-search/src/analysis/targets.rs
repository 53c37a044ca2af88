//! Who wins each of many positions.

use crate::{Analyst, counts_points};
use tweedle_engine::affine::Value as Nimber;
use tweedle_engine::walk::retrograde;
use tweedle_engine::{LoopyOutcome, Play};
use tweedle_rules::any::{AnyRules, Position, PositionError};

/// Positions, and who wins each.
#[derive(Clone, Debug)]
#[non_exhaustive]
pub struct Targets {
    /// The positions in the order in which they were given.
    pub rows: Vec<Target>,
}

/// A position, and who wins it.
#[derive(Clone, Debug)]
#[non_exhaustive]
pub struct Target {
    /// The position, in the notation of its ruleset.
    pub position: String,
    /// Who wins in normal play; by points, where the game is played for them. A P-position is a target: the player who moves there wins.
    pub outcome: LoopyOutcome,
    /// Who wins in misère play, which games with entailing moves do not have.
    pub misere: Option<LoopyOutcome>,
    /// The nimber or the moon, of an impartial position in which no answer is due.
    pub nimber: Option<Nimber>,
}

/// Says who wins each of the positions, by the labelling procedure, from the terminal positions upwards.
///
/// The positions are of one ruleset or of sums; all their followers are walked through once for each play.
///
/// # Errors
/// [`PositionError`].
///
/// ```
/// use tweedle_engine::{Control, LoopyOutcome};
/// use tweedle_search::{Analyst, targets};
/// let registry = tweedle_rulesets::standard();
/// let nim = |heaps| registry.position("game.heap.Nim", heaps);
/// let positions = [nim("1,2,3")?, nim("1,2")?];
/// let found = targets(&positions, &mut Analyst::new(Control::new(), &registry))?;
/// assert_eq!(found.rows[0].outcome, LoopyOutcome::P);
/// assert_eq!(found.rows[1].nimber.map(|nimber| nimber.to_string()).as_deref(), Some("3"));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub fn targets(positions: &[Position], analyst: &mut Analyst) -> Result<Targets, PositionError> {
    let control = analyst.control().clone();
    let normal = retrograde(&AnyRules, positions, Play::Normal, &control)?;
    let misere = retrograde(&AnyRules, positions, Play::Misere, &control)?;
    let mut rows = Vec::with_capacity(positions.len());
    for position in positions {
        // Where play may go round, there may be none.
        let nimber = if position.is_impartial() && !position.is_loopy() {
            analyst.affine_worth(position)?.value()
        } else {
            None
        };
        let (Some(outcome), Some(misere)) = (normal.outcome(position), misere.outcome(position))
        else {
            continue;
        };
        // The walk says who runs out of moves.
        let outcome = if counts_points(position, Play::Normal) {
            analyst.class_by_points(position)?
        } else {
            outcome
        };
        let misere = (!position.is_entailing()).then_some(misere);
        rows.push(Target { position: position.text(), outcome, misere, nimber });
    }
    Ok(Targets { rows })
}
