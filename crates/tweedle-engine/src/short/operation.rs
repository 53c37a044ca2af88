//! The names of what is done to games.

use super::id::Id;
use crate::Weigh;

/// An operation on a game, with the other games that it takes.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(super) enum Operation {
    /// Cooling by a number.
    Cool(Id),
    /// Heating by a game.
    Heat(Id),
    /// Overheating from one game to another.
    Overheat(Id, Id),
    /// Norton's product with a game.
    Norton(Id),
    /// Conway's product with a game.
    Conway(Id),
    /// The ordinal sum with a game on top.
    OrdinalSum(Id),
    /// The projection that takes x∗ to x.
    StarProjection,
    /// The companion.
    Companion,
    /// The atomic weight, if the game is atomic.
    AtomicWeight,
}

impl Weigh for Operation {}
