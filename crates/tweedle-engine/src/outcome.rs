//! The four outcome classes.

use crate::{Player, Weigh};
use std::fmt;

/// The outcome of a game with best play, as a class of four.
///
/// The same four classes serve normal play (a player who cannot move loses) and misère play (a
/// player who cannot move wins); the theory that computed an outcome says which (Siegel, *CGT*, ch.
/// I and V).
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub enum Outcome {
    /// The previous player wins: the player who moves first loses.
    P,
    /// The next player wins: the player who moves first wins.
    N,
    /// Left wins, whether he moves first or second.
    L,
    /// Right wins, whether he moves first or second.
    R,
}

impl Weigh for Outcome {}

impl Outcome {
    /// The class in which Left moving first wins iff `left_first`, and Right moving first wins iff
    /// `right_first`.
    ///
    /// ```
    /// # use tweedle_engine::Outcome;
    /// assert_eq!(Outcome::from_wins(true, true), Outcome::N);
    /// assert_eq!(Outcome::from_wins(true, false), Outcome::L);
    /// ```
    #[inline]
    pub fn from_wins(left_first: bool, right_first: bool) -> Outcome {
        match (left_first, right_first) {
            (false, false) => Outcome::P,
            (true, true) => Outcome::N,
            (true, false) => Outcome::L,
            (false, true) => Outcome::R,
        }
    }

    /// True if `player`, moving first, wins.
    #[inline]
    pub fn wins_first(self, player: Player) -> bool {
        match self {
            Outcome::P => false,
            Outcome::N => true,
            Outcome::L => player == Player::Left,
            Outcome::R => player == Player::Right,
        }
    }

    /// The outcome of the negative game, in which the players have changed places.
    #[inline]
    #[must_use]
    pub fn negative(self) -> Outcome {
        match self {
            Outcome::L => Outcome::R,
            Outcome::R => Outcome::L,
            same => same,
        }
    }
}

impl fmt::Display for Outcome {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(match self {
            Outcome::P => "P",
            Outcome::N => "N",
            Outcome::L => "L",
            Outcome::R => "R",
        })
    }
}
