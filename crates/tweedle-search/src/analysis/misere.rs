//! The analysis of a position in misère play, in which the player who cannot move wins.

use crate::strategy::{Turn, winning_moves};
use crate::{Analyst, MisereElement};
use tweedle_engine::{LoopyOutcome, Play, Player, Stop};
use tweedle_rules::any::{Position, PositionError};

/// A position in misère play.
#[derive(Clone, PartialEq, Eq, Debug)]
#[non_exhaustive]
pub struct MisereAnalysis {
    /// Who wins.
    pub outcome: LoopyOutcome,
    /// The element in a misère quotient, of an impartial position for which one is found within bounds.
    pub element: Option<MisereElement>,
    /// The names of the moves that win, of Left and of Right, in the order of the ruleset. Empty where play may go round and the
    /// player can only draw.
    pub winning: [Vec<String>; 2],
}

/// Analyses a position in misère play. Of an impartial position by the misère quotient of its followers, if one is found within
/// bounds; else by walking through all positions below.
///
/// # Errors
/// [`PositionError`]; [`Stop::NotPossible`] for games with entailing moves, which have no misère play.
///
/// ```
/// use tweedle_engine::{Control, LoopyOutcome};
/// use tweedle_search::{Analyst, analyze_misere};
/// let registry = tweedle_rulesets::standard();
/// let heaps = registry.position("game.heap.Kayles", "3,2")?;
/// let found = analyze_misere(&heaps, &mut Analyst::new(Control::new(), &registry))?;
/// assert_eq!(found.outcome, LoopyOutcome::N);
/// assert_eq!(found.winning[0], ["row 1 pin 1", "row 1 pin 3"]);
/// assert_eq!(found.element.unwrap().order, 6);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub fn analyze_misere(
    position: &Position,
    analyst: &mut Analyst,
) -> Result<MisereAnalysis, PositionError> {
    if position.is_entailing() {
        let message = "Games with entailing moves have no misère play.";
        return Err(Stop::NotPossible(message.to_owned()).into());
    }
    let element = analyst.misere_element(position)?;
    let outcome = match &element {
        Some(element) => element.outcome.into(),
        None => analyst.class(position, Play::Misere)?,
    };
    let mut winning = [Vec::new(), Vec::new()];
    for player in Player::BOTH {
        let moves = position.moves(player, &analyst.control().clone())?;
        if moves.is_empty() {
            continue;
        }
        let turn = Turn { position, player, play: Play::Misere, moves: &moves };
        let found = winning_moves(&turn, analyst)?;
        winning[player.index()] = found.into_iter().map(|index| moves[index].name()).collect();
    }
    Ok(MisereAnalysis { outcome, element, winning })
}
