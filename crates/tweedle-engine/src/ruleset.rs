//! The rules of a game.

use crate::number::Rational;
use crate::{Facts, Player, Stop, Weigh};
use std::hash::Hash;

/// The rules of a game.
///
/// Positions are plain data; the ruleset holds the parameters (board size, subtraction set, ...). For the walker, play
/// must end: no sequence of moves, alternating or not, comes back to a position it has seen. It detects a ruleset that
/// breaks this and reports the cycle; [`retrograde`](crate::walk::retrograde) finds who wins or draws there. Knowledge
/// of the game besides its rules stands in [`Hints`](crate::Hints).
///
/// ```
/// # use tweedle_engine::{Facts, Player, Ruleset, Stop};
/// /// A heap from which each player takes one or two.
/// struct OneOrTwo;
/// impl Ruleset for OneOrTwo {
///     type Position = u32;
///     /// How many are taken.
///     type Move = u32;
///     fn moves(&self, heap: &u32, _: Player, mut found: impl FnMut(u32, u32) -> Result<(), Stop>) -> Result<(), Stop> {
///         for taken in 1..=2.min(*heap) {
///             found(taken, heap - taken)?;
///         }
///         Ok(())
///     }
///     fn facts(&self) -> Facts {
///         Facts::IMPARTIAL
///     }
/// }
/// ```
///
/// Rules that need something to run in, such as the interpreter of a script, hold it themselves, behind
/// a lock if it changes; what goes wrong there is [`Stop::Rules`].
pub trait Ruleset {
    /// A position: small, cheap to clone, and equal exactly when the game trees below are meant to
    /// be shared.
    type Position: Clone + Eq + Hash + Weigh;

    /// The name of a move, which together with the positions before and after it says which move it
    /// is: the square of a domino, the number of a heap. `()` if the position after the move is
    /// enough.
    ///
    /// Two moves of a player in a position that are equal lead to the same position.
    type Move: Clone + Eq + Hash;

    /// Hands to `found` every move that `player` has in `position`, and the position that it leads
    /// to. Several moves may lead to the same position.
    ///
    /// # Errors
    /// [`Stop::Rules`] if the rules fail, and what they were told to stop with.
    fn moves(
        &self,
        position: &Self::Position,
        player: Player,
        found: impl FnMut(Self::Move, Self::Position) -> Result<(), Stop>,
    ) -> Result<(), Stop>;

    /// The positions that `player` can move to, in the order of the moves.
    ///
    /// # Errors
    /// As [`Ruleset::moves`].
    fn options(
        &self,
        position: &Self::Position,
        player: Player,
    ) -> Result<Vec<Self::Position>, Stop> {
        let mut options = Vec::new();
        self.moves(position, player, |_, option| {
            options.push(option);
            Ok(())
        })?;
        Ok(options)
    }

    /// The facts that hold for all positions.
    fn facts(&self) -> Facts;

    /// True if an answer is due: the player who moves next must move in `position`, and in nothing
    /// that stands beside it, and loses if he cannot (*Winning Ways*, ch. 12, "Entailing Moves").
    /// So a check without options is won by the player who gave it.
    ///
    /// If the ruleset is not impartial, a check is given by one of the players; he has the option
    /// of a position that he has won, which he reaches if he is let.
    fn is_check(&self, _position: &Self::Position) -> bool {
        false
    }

    /// The player who has won by coming to `position`, even if other components stand beside it:
    /// `position` is his infinity. Nobody has options there. Impartial rulesets have checks without
    /// options instead.
    fn winner(&self, _position: &Self::Position) -> Option<Player> {
        None
    }

    /// The score with which play is over if `player` is to move in `position` and cannot, where the game is played for a score:
    /// Left wants it high and Right low. Nobody asks it of positions in which `player` has a move.
    ///
    /// [`Facts::has_scores`] says that there are scores.
    ///
    /// The score of a sum is the sum of the scores, so that [`Hints::components`](crate::Hints::components) must not leave out a part
    /// with a score other than 0. Impartial rulesets have no other score than 0, as each of their positions is its own negative.
    /// The default is 0 everywhere: so games of normal play are guaranteed scoring games (Larsson, Neto,
    /// Nowakowski and Santos, *Guaranteed scoring games*, arXiv 1505.07905).
    ///
    /// # Errors
    /// As [`Ruleset::moves`].
    fn score(&self, _position: &Self::Position, _player: Player) -> Result<Rational, Stop> {
        Ok(Rational::ZERO)
    }
}
