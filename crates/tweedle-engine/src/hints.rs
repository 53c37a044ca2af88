//! Hints that a ruleset may give besides its rules.

use crate::{Bush, Player, Ruleset, Stop};

/// Knowledge of a game besides its rules, which makes work on the game cheaper. All hints are
/// optional: a ruleset without hints has `impl Hints for MyGame {}`, and its answers are the same.
#[diagnostic::on_unimplemented(
    note = "write `impl Hints for {Self} {{}}`: all hints have defaults"
)]
pub trait Hints: Ruleset {
    /// Appends to `into` independent positions of the same ruleset whose disjunctive sum is
    /// `position`: every move in `position` is a move in exactly one of them.
    ///
    /// Parts in which nobody can ever move, and which have no score ([`Ruleset::score`]), may be left out, so nothing at all may be
    /// appended. The default is the position itself.
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

    /// The number of moves that [`Ruleset::moves`] finds for a player, if it is found more cheaply than by a look at
    /// them; 65,534 stands for more, too. `None`, the default, if not.
    ///
    /// # Errors
    /// As [`Ruleset::moves`].
    fn mobility(&self, _position: &Self::Position, _player: Player) -> Result<Option<u16>, Stop> {
        Ok(None)
    }

    /// The size of the heap of Nim that `position` is in all but name: its game tree is that
    /// heap's. `None`, the default, if it is not one, or not known to be.
    ///
    /// The walker asks it of components, so that a large heap is not taken apart counter by counter.
    fn nim_heap(&self, _position: &Self::Position) -> Option<u64> {
        None
    }

    /// A bush that has the value of `position` in normal play. `None`, the default, if none is known.
    ///
    /// The walker asks it of components, whose options it then need not look at.
    fn bush(&self, _position: &Self::Position) -> Option<Bush> {
        None
    }

    /// The amount of work that it takes to value `position`, in a unit of the ruleset's own: positions of one size take
    /// about as much work, and larger ones more. For boards the number of cells in which something can still happen
    /// will do. The default says nothing; then the moves of both players are counted.
    fn size(&self, _position: &Self::Position) -> Option<u32> {
        None
    }

    /// The number of slices of `position`, one beside the other, if `player` can cut it: if he gives up his moves
    /// across a line between two slices, the position falls apart there. 0 or 1 if he cannot cut it; the default is 0.
    fn slices(&self, _position: &Self::Position, _player: Player) -> u32 {
        0
    }

    /// A number below 2^56 that names a slice of `position`, the one with the number `index`: slabs that are made of
    /// slices with the same names in the same order are worth the same to the player who cuts them, and this holds for
    /// both players. The default is the name of the only slice.
    ///
    /// It is what slabs are remembered by, so that few of them have to be made.
    fn slice(&self, _position: &Self::Position, _player: Player, _index: u32) -> u64 {
        0
    }

    /// Some neighbouring slices of `position` as a position of their own: `count` of them, which is at least 1, from
    /// the one with the number `first` on, or fewer if there are not `count` of them.
    ///
    /// The sum of slabs that are all of `position` together is no better for `player` than `position` in normal
    /// play (≤ for Left, ≥ for Right). Where `position` is too large to be valued, each such sum bounds its value.
    /// The default is the position itself, which is its only slice.
    fn slab(
        &self,
        position: &Self::Position,
        _player: Player,
        _first: u32,
        _count: u32,
    ) -> Self::Position {
        position.clone()
    }

    /// The byte code ([`Store::encode`](crate::short::Store::encode)) of the canonical form of `position`, where somebody
    /// has found it before and kept it: in a file, for example. `None`, the default, if not.
    ///
    /// The walker asks it of representatives of components that it does not know, and believes what it says.
    ///
    /// # Errors
    /// [`Stop`], if it is kept and cannot be read.
    fn code(&self, _position: &Self::Position) -> Result<Option<Vec<u8>>, Stop> {
        Ok(None)
    }

    /// True if the player who moves second can mirror: each option of `position`, of either player,
    /// has an option of the other player that is mirrored again. So the player who moves first
    /// loses in normal play (Tweedledum and Tweedledee: *Winning Ways*, ch. 1). `false` only means
    /// not known.
    ///
    /// The default finds positions that are a sum G + (-G) by their components, if there are no
    /// entailing moves and no loops: with the first the negative is no inverse, and with the second
    /// the player who mirrors never loses, but need not win.
    fn is_mirrored(&self, position: &Self::Position) -> bool
    where
        Self: Sized,
    {
        !self.facts().is_entailing && self.ends(position) && crate::walk::pairs_off(self, position)
    }

    /// True if it is known that play from `position` ends. `false` only means not known: the rules that a program gives
    /// may go round.
    ///
    /// The default is that it ends unless the rules say that play may go round.
    fn ends(&self, _position: &Self::Position) -> bool {
        !self.facts().is_loopy
    }

    /// True if both players have the same moves, in the same order, in `position` and in all that can be reached from
    /// it, even if they have different moves in other positions: green Hackenbush is impartial. `false`, the default,
    /// only means not known.
    ///
    /// Where [`Facts::is_impartial`](crate::Facts::is_impartial) holds, nobody asks. It must be cheap: a look at the pieces.
    fn is_impartial_at(&self, _position: &Self::Position) -> bool {
        false
    }

    /// Hands to `found` every position from which a move of `player` leads to `position`, as often as there are such moves.
    /// It may hand over what is no position of the game, such as one with a piece too many, as long as that is never met
    /// in play.
    ///
    /// Retrograde analysis asks it where [`Facts::is_reversible`](crate::Facts::is_reversible) holds, instead of keeping lists of moves, and needs less
    /// memory then. The default finds nothing.
    ///
    /// # Errors
    /// As [`Ruleset::moves`].
    fn unmoves(
        &self,
        _position: &Self::Position,
        _player: Player,
        _found: impl FnMut(Self::Position) -> Result<(), Stop>,
    ) -> Result<(), Stop> {
        Ok(())
    }
}

/// The relation of a position to its representative.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Symmetry {
    /// The position has the same game tree as its representative.
    Same,
    /// The position's game tree is its representative's with Left and Right exchanged.
    Negative,
}
