//! The parts of an analysis.

use tweedle_engine::number::Rational;
use tweedle_engine::{Ending, LoopyOutcome};
use tweedle_rules::any::PositionError;

/// A position or a game, its value, and the options of both players.
#[derive(Clone, Debug)]
#[non_exhaustive]
pub struct Analysis {
    /// The position or the game, as the language prints it.
    pub position: String,
    /// The value; or why it was not found, where it is known who wins all the same. If a theorem tells who wins,
    /// there are no options either.
    pub worth: Result<Worth, NoWorth>,
    /// Who wins in normal play.
    pub outcome: LoopyOutcome,
    /// The scores with which play ends if Left moves first, and if Right does, of a game that is played for points. They say who wins.
    pub scores: Option<[Rational; 2]>,
    /// How play ends for Left and for Right, if they move first; `None` where it has to end.
    pub ends: Option<[Ending; 2]>,
    /// Who wins in misère play; `None` for a game that is no position, and if the outcome was not found by a look at
    /// 200,000 positions or by a misère quotient.
    pub misere: Option<LoopyOutcome>,
    /// True for a position of an impartial ruleset, where both players have the same options.
    pub is_impartial: bool,
    /// Why, where the theory has a short answer: lines of text.
    pub reasons: Vec<String>,
    /// Left's options and Right's, in the order of the ruleset.
    pub options: [Vec<AnalysedOption>; 2],
}

/// A value and its invariants, as they are printed.
#[derive(Clone, Debug)]
#[non_exhaustive]
pub struct Worth {
    /// The value in canonical form, or the scoring form of a game that is played for points; the onside and the offside where these differ.
    pub value: String,
    /// The temperature of the value, -1/2^k for a number over 2^k. This and the following are `None`
    /// where entailing moves or loops leave none.
    pub temperature: Option<String>,
    /// The mean value.
    pub mean: Option<String>,
    /// The birthday of the value.
    pub birthday: Option<String>,
}

/// Why there is no value, where it is known who wins.
#[derive(Clone, PartialEq, Debug, thiserror::Error)]
#[non_exhaustive]
pub enum NoWorth {
    /// The value could not be found.
    #[error("{0}")]
    Position(#[from] PositionError),
    /// Play can go round in a loop, and the value was not found in a bounded number of steps.
    #[error(
        "Play can go round in a loop here, and this is too large for the analysis. It may be found by `.GameValue`."
    )]
    LoopTooLarge,
}

/// An option of a player.
#[derive(Clone, Debug)]
#[non_exhaustive]
pub struct AnalysedOption {
    /// The name of the move, if it is not the position that the move leads to.
    pub name: Option<String>,
    /// The position after the move, in the notation of the ruleset; or the game.
    pub position: String,
    /// Its value, or the score that it leads to if the game is played for points; `None` where play may go round, and the value was not found in a bounded number of steps.
    pub value: Option<String>,
    /// Its outcome. The opponent of the player who has the option moves next.
    pub outcome: LoopyOutcome,
    /// How play ends for the player who has the option; `None` where it has to end.
    pub ends: Option<Ending>,
    /// True if no other option of the player is strictly better for the player.
    pub is_best: bool,
}

/// The largest number of positions that are looked at for the outcome of misère play.
pub(super) const MOST_POSITIONS: u64 = 200_000;
