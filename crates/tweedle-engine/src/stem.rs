//! Stems: what stands at the foot of an ordinal sum.

use crate::Player;

/// The value of an edge of a [`Bush`](crate::Bush) when nothing stands on it.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Stem {
    /// 1 of Left, −1 of Right: this player alone can cut it.
    Of(Player),
    /// ∗: either player can cut it.
    Either,
}
