//! The two players.

use crate::Weigh;
use std::fmt;

/// One of the two players of a combinatorial game.
///
/// Left is positive: a game that Left wins, whether he moves first or second, is greater than zero
/// (*Winning Ways*, ch. 2).
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub enum Player {
    /// Also written Blue, bLack, positive, vertical.
    #[cfg_attr(feature = "serde", serde(alias = "left"))]
    Left,
    /// Also written Red, white, negative, hoRizontal.
    #[cfg_attr(feature = "serde", serde(alias = "right"))]
    Right,
}

impl Weigh for Player {}

impl Player {
    /// Left, then Right.
    pub const BOTH: [Player; 2] = [Player::Left, Player::Right];

    /// The other player.
    ///
    /// ```
    /// # use tweedle_engine::Player;
    /// assert_eq!(Player::Left.opponent(), Player::Right);
    /// ```
    #[inline]
    #[must_use]
    pub fn opponent(self) -> Player {
        match self {
            Player::Left => Player::Right,
            Player::Right => Player::Left,
        }
    }

    /// `1` for Left, `-1` for Right.
    #[inline]
    pub fn sign(self) -> i8 {
        match self {
            Player::Left => 1,
            Player::Right => -1,
        }
    }

    /// `0` for Left, `1` for Right: an index into a pair of sides.
    #[inline]
    pub fn index(self) -> usize {
        self as usize
    }
}

impl fmt::Display for Player {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(match self {
            Player::Left => "Left",
            Player::Right => "Right",
        })
    }
}
