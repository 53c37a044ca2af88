//! The meeting point: what a ruleset says, and what a theory makes of it.

use crate::{Player, Stop};
use std::hash::Hash;

/// What the rules of a game say.
///
/// Positions are plain data; the ruleset holds the parameters (board size, subtraction set, ...).
/// Play must end: no sequence of moves, alternating or not, comes back to a position it has seen.
/// The walker detects a ruleset that breaks this and reports the cycle.
pub trait Ruleset {
    /// A position: small, cheap to clone, and equal exactly when the game trees below are meant to
    /// be shared.
    type Position: Clone + Eq + Hash;

    /// Appends to `into` every position that `player` can move to from `position`.
    ///
    /// The same position may be appended more than once. `into` may hold other positions already
    /// and they stay.
    fn options(&self, position: &Self::Position, player: Player, into: &mut Vec<Self::Position>);

    /// Appends to `into` independent positions of the same ruleset whose disjunctive sum is
    /// `position`: every move in `position` is a move in exactly one of them.
    ///
    /// Parts in which nobody can ever move may be left out, so nothing at all may be appended. The
    /// default is the position itself.
    fn components(&self, position: &Self::Position, into: &mut Vec<Self::Position>) {
        into.push(position.clone());
    }

    /// One position that is the disjunctive sum of `positions`, of which there is at least one, if
    /// the ruleset has such positions for any of its own: heaps side by side, for example. `None`,
    /// the default, if not.
    fn joined(&self, _positions: &[Self::Position]) -> Option<Self::Position> {
        None
    }

    /// A chosen representative of the positions that have the same game tree as `position`, up to
    /// the order of options, or the same with the players exchanged ([`Symmetry::Negative`]).
    ///
    /// Two calls on positions of one class should, but need not, agree. The default is the position
    /// itself.
    fn representative(&self, position: &Self::Position) -> (Self::Position, Symmetry) {
        (position.clone(), Symmetry::Same)
    }

    /// At least as many as `options` can append for either player, if that may be more than memory
    /// holds (a heap of a trillion); 0, the default, for "not many".
    fn most_options(&self, _position: &Self::Position) -> u64 {
        0
    }

    /// About how many bytes an option of `position` takes, with what it points to.
    fn bytes(&self, _position: &Self::Position) -> usize {
        size_of::<Self::Position>()
    }

    /// Whether both players always have the same options.
    fn is_impartial(&self) -> bool {
        false
    }

    /// The size of the heap of Nim that `position` is in all but name: its game tree is that
    /// heap's. `None`, the default, if it is not one, or not known to be.
    ///
    /// The walker asks it of components, so that a large heap is not taken apart counter by counter.
    fn nim_heap(&self, _position: &Self::Position) -> Option<u64> {
        None
    }

    /// Whether the rules have entailing moves or wins at once, so that [`Ruleset::is_check`] or
    /// [`Ruleset::winner`] may say something.
    fn is_entailing(&self) -> bool {
        false
    }

    /// Whether an answer is due: whoever moves next must move in `position`, whatever stands beside
    /// it, and loses if he cannot (*Winning Ways*, ch. 12, "Entailing Moves"). So a check without
    /// options is won by the player who gave it.
    ///
    /// If the ruleset is not impartial, a check is given by one of the players; he has the option
    /// of a position that he has won, which he reaches if he is let.
    fn is_check(&self, _position: &Self::Position) -> bool {
        false
    }

    /// The player who has won by coming to `position`, whatever stands beside it: it is his
    /// infinity. Nobody has options there. Impartial rulesets have checks without options instead.
    fn winner(&self, _position: &Self::Position) -> Option<Player> {
        None
    }

    /// Whether whoever moves second can mirror: each option of `position`, of either player, has an
    /// option of the other player that is mirrored again. So whoever moves first loses in normal
    /// play (Tweedledum and Tweedledee: *Winning Ways*, ch. 1). `false` only means not known.
    ///
    /// The default finds positions that are a sum G + (-G) by their components, if there are no
    /// entailing moves: with them the negative is no inverse.
    fn is_mirrored(&self, position: &Self::Position) -> bool
    where
        Self: Sized,
    {
        !self.is_entailing() && crate::walk::pairs_off(self, position)
    }
}

/// How a position relates to its representative.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Symmetry {
    /// The position has the same game tree as its representative.
    Same,
    /// The position's game tree is its representative's with Left and Right exchanged.
    Negative,
}

/// What a position is worth, built from the worth of its options and of its components.
///
/// A theory may own tables (an arena of games); whoever evaluates owns the theory.
pub trait Theory {
    /// What a position is worth.
    type Value: Clone;

    /// The worth of the position with these options.
    ///
    /// # Errors
    /// [`Stop`] when a budget ran out, the work was cancelled, or the theory does not apply.
    fn of_options(
        &mut self,
        left: &[Self::Value],
        right: &[Self::Value],
    ) -> Result<Self::Value, Stop>;

    /// The worth of a position in which an answer is due ([`Ruleset::is_check`]), with these options.
    ///
    /// # Errors
    /// As [`Theory::of_options`]; the default has no worth for it.
    fn of_check(
        &mut self,
        _left: &[Self::Value],
        _right: &[Self::Value],
    ) -> Result<Self::Value, Stop> {
        Err(beyond_short())
    }

    /// The worth of a position that `player` has won ([`Ruleset::winner`]).
    ///
    /// # Errors
    /// As [`Theory::of_options`]; the default has no worth for it.
    fn of_win(&mut self, _player: Player) -> Result<Self::Value, Stop> {
        Err(beyond_short())
    }

    /// Whether the worth of a disjunctive sum is a function of the worth of its parts. If not (an
    /// outcome), the walker never splits a position into components.
    const ADDITIVE: bool;

    /// The worth of the disjunctive sum of these positions; of the empty sum, if there are none.
    /// Called only where [`Theory::ADDITIVE`] holds, or with exactly one part.
    fn of_sum(&mut self, parts: &[Self::Value]) -> Result<Self::Value, Stop>;

    /// The worth of the position with the players exchanged.
    fn negative(&mut self, value: &Self::Value) -> Result<Self::Value, Stop>;

    /// The worth of a heap of Nim of this size, if the theory knows it without its options.
    fn of_nim_heap(&mut self, _size: u64) -> Result<Option<Self::Value>, Stop> {
        Ok(None)
    }

    /// Whether no further options of `player` can change the worth, given those known so far.
    fn is_enough(&self, _player: Player, _so_far: &[Self::Value]) -> bool {
        false
    }
}

/// Why a theory of ordinary games has no worth for a position.
fn beyond_short() -> Stop {
    Stop::Undefined(
        "There are entailing moves or wins at once below this position, so that it is no ordinary \
         game but an affine one."
            .to_owned(),
    )
}
