//! Normal and misère play.

use crate::{Player, Weigh};
use std::fmt;

/// The rule that says who wins when a player cannot move (*Winning Ways*, ch. 1 and 13).
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug, Default)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(rename_all = "lowercase"))]
pub enum Play {
    /// The player who cannot move loses.
    #[default]
    Normal,
    /// The player who cannot move wins.
    Misere,
}

impl Weigh for Play {}

impl Play {
    /// The player who wins if it is the turn of `stuck`, who cannot move.
    ///
    /// ```
    /// # use tweedle_engine::{Play, Player};
    /// assert_eq!(Play::Normal.winner(Player::Left), Player::Right);
    /// assert_eq!(Play::Misere.winner(Player::Left), Player::Left);
    /// ```
    #[must_use]
    pub fn winner(self, stuck: Player) -> Player {
        match self {
            Play::Normal => stuck.opponent(),
            Play::Misere => stuck,
        }
    }
}

impl fmt::Display for Play {
    /// `normal` or `misere`.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(match self {
            Play::Normal => "normal",
            Play::Misere => "misere",
        })
    }
}
