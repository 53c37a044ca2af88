//! Strategies: who answers a position with a move and a reason.

mod brute;
mod mirror;
mod naive;
mod nim_sum;
mod perfect;
mod random;

pub use brute::Brute;
pub use mirror::Mirror;
pub use naive::Naive;
pub use nim_sum::NimSum;
pub use perfect::Perfect;
pub use random::Random;

use crate::Analyst;
use crate::analyst::known_outcome;
use tweedle::Play;
use tweedle::Player;
use tweedle_rulesets::any::{Move, Position, PositionError};

/// A position in which a player has to move.
#[derive(Clone, Copy, Debug)]
pub struct Turn<'a> {
    /// The position.
    pub position: &'a Position,
    /// Whose turn it is.
    pub player: Player,
    /// Whether who cannot move loses or wins.
    pub play: Play,
    /// What he can do; at least one move.
    pub moves: &'a [Move],
}

/// A move and why.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Choice {
    /// Which of the moves.
    pub index: usize,
    /// One or more complete sentences.
    pub reason: String,
}

impl Choice {
    fn new(index: usize, reason: impl Into<String>) -> Choice {
        Choice { index, reason: reason.into() }
    }
}

/// A way to play.
pub trait Strategy: Send {
    /// What it is called.
    fn name(&self) -> &'static str;

    /// Whether its move depends on the turn alone, so that to know its move in every position is to
    /// know all its play.
    fn is_positional(&self) -> bool {
        true
    }

    /// The move that it makes.
    ///
    /// # Errors
    /// [`PositionError`] if the work was stopped or the strategy does not cover the position.
    fn choose(&mut self, turn: &Turn<'_>, analyst: &mut Analyst) -> Result<Choice, PositionError>;

    /// A choice of its own for somebody who reads the reason, which may take more work than to choose.
    /// The default says no more than before.
    ///
    /// # Errors
    /// [`PositionError`].
    fn told(
        &mut self,
        _: &Turn<'_>,
        choice: Choice,
        _: &mut Analyst,
    ) -> Result<Choice, PositionError> {
        Ok(choice)
    }
}

/// The names of all strategies.
pub const STRATEGIES: [&str; 6] = ["naive", "random", "brute", "nim-sum", "mirror", "perfect"];

/// The strategy with a name; chance, if it has any, starts from `seed`.
pub fn strategy(name: &str, seed: u64) -> Option<Box<dyn Strategy>> {
    Some(match name {
        "naive" => Box::new(Naive),
        "random" => Box::new(Random::new(seed)),
        "brute" => Box::new(Brute::default()),
        "nim-sum" => Box::new(NimSum),
        "mirror" => Box::new(Mirror),
        "perfect" => Box::new(Perfect),
        _ => return None,
    })
}

/// The first of the moves that wins, if there is one: after it, the opponent to move loses.
pub(crate) fn first_winning(
    turn: &Turn<'_>,
    analyst: &mut Analyst,
) -> Result<Option<usize>, PositionError> {
    let opponent = turn.player.opponent();
    if is_known_lost(turn) {
        return Ok(None);
    }
    if turn.position.is_entailing() {
        // A threat that cannot be answered wins at once.
        for (index, step) in turn.moves.iter().enumerate() {
            let decides = step.to.is_check() || step.to.winner().is_some();
            if decides && step.to.options(opponent, analyst.control())?.is_empty() {
                return Ok(Some(index));
            }
        }
    }
    // What is known without a search comes first: the image of the opponent's move, for example.
    for (index, step) in turn.moves.iter().enumerate() {
        analyst.control().check()?;
        if known_outcome(&step.to, turn.play).is_some_and(|it| !it.wins_first(opponent)) {
            return Ok(Some(index));
        }
    }
    for (index, step) in turn.moves.iter().enumerate() {
        analyst.control().check()?;
        if !analyst.wins_first(&step.to, opponent, turn.play)? {
            return Ok(Some(index));
        }
    }
    Ok(None)
}

/// Whether it is known without a search that every move loses.
fn is_known_lost(turn: &Turn<'_>) -> bool {
    known_outcome(turn.position, turn.play).is_some_and(|it| !it.wins_first(turn.player))
}

/// All moves that win.
///
/// # Errors
/// [`PositionError`].
pub fn winning_moves(turn: &Turn<'_>, analyst: &mut Analyst) -> Result<Vec<usize>, PositionError> {
    let mut winning = Vec::new();
    if is_known_lost(turn) {
        return Ok(winning);
    }
    for (index, step) in turn.moves.iter().enumerate() {
        analyst.control().check()?;
        if !analyst.wins_first(&step.to, turn.player.opponent(), turn.play)? {
            winning.push(index);
        }
    }
    Ok(winning)
}
