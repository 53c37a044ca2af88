//! What a ruleset may say besides its rules.

use crate::{Player, Ruleset, Stop};

/// What is known of a game besides its rules, and makes work on it cheaper. All of it is optional: a
/// ruleset without hints has `impl Hints for MyGame {}`, and its answers are the same.
#[diagnostic::on_unimplemented(
    note = "write `impl Hints for {Self} {{}}`: all hints have defaults"
)]
pub trait Hints: Ruleset {
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

    /// At least as many as [`Ruleset::moves`] can find for either player, if that may be more than
    /// memory holds (a heap of a trillion); 0, the default, for "not many".
    fn most_moves(&self, _position: &Self::Position) -> u64 {
        0
    }

    /// The size of the heap of Nim that `position` is in all but name: its game tree is that
    /// heap's. `None`, the default, if it is not one, or not known to be.
    ///
    /// The walker asks it of components, so that a large heap is not taken apart counter by counter.
    fn nim_heap(&self, _position: &Self::Position) -> Option<u64> {
        None
    }

    /// How hard `position` is to value, in a unit of the ruleset's own: positions of one size take about as much
    /// work, and larger ones more. For boards the number of cells in which something can still happen will do.
    /// The default says nothing; then the moves of both players are counted.
    fn size(&self, _position: &Self::Position) -> Option<u32> {
        None
    }

    /// Hands to `found` the terms of sums of positions of the same ruleset that are no better for `player` than
    /// `position` in normal play (≤ for Left, ≥ for Right): what it becomes if he gives up some of his moves, so that
    /// it falls apart. Where `position` is too large to be valued, each of these bounds its value. They come in the same
    /// order each time, and are asked for of components that are representatives. The default knows none.
    ///
    /// # Errors
    /// Those of `found`.
    fn cuts(
        &self,
        _position: &Self::Position,
        _player: Player,
        _found: impl FnMut(&[Self::Position]) -> Result<(), Stop>,
    ) -> Result<(), Stop> {
        Ok(())
    }

    /// Whether whoever moves second can mirror: each option of `position`, of either player, has an
    /// option of the other player that is mirrored again. So whoever moves first loses in normal
    /// play (Tweedledum and Tweedledee: *Winning Ways*, ch. 1). `false` only means not known.
    ///
    /// The default finds positions that are a sum G + (-G) by their components, if there are no
    /// entailing moves and no loops: with the first the negative is no inverse, and with the second
    /// whoever mirrors never loses, but need not win.
    fn is_mirrored(&self, position: &Self::Position) -> bool
    where
        Self: Sized,
    {
        !self.is_entailing() && !self.is_loopy() && crate::walk::pairs_off(self, position)
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
