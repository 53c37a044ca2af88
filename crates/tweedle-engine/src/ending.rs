//! The end of play for the player to move, in games where play need not end.

use std::cmp::Ordering;

/// The end of play, with best play of both, for the player whose turn it is. The winner hurries, and the loser takes
/// his time.
///
/// A greater one is better for him: to win soon, to win late, a draw, to lose late, to lose soon.
///
/// ```
/// # use tweedle_engine::Ending::{Draw, Loss, Win};
/// assert!(Win(1) > Win(3) && Win(3) > Draw && Draw > Loss(4) && Loss(4) > Loss(0));
/// assert_eq!(Loss(2).before(), Win(3));
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub enum Ending {
    /// He wins after this number of moves of both players.
    Win(u32),
    /// Nobody can win, so that play goes on for ever.
    Draw,
    /// He loses after this number of moves of both players.
    Loss(u32),
}

impl Ending {
    /// The ending for the opponent of the player to move here, if the opponent's move leads here.
    #[must_use]
    pub fn before(self) -> Ending {
        match self {
            Ending::Win(moves) => Ending::Loss(moves + 1),
            Ending::Draw => Ending::Draw,
            Ending::Loss(moves) => Ending::Win(moves + 1),
        }
    }

    /// True if it is a win, after any number of moves.
    pub fn is_win(self) -> bool {
        matches!(self, Ending::Win(_))
    }

    /// The number of moves of both players after which play ends; `None` for a draw.
    pub fn moves(self) -> Option<u32> {
        match self {
            Ending::Win(moves) | Ending::Loss(moves) => Some(moves),
            Ending::Draw => None,
        }
    }
}

impl Ord for Ending {
    fn cmp(&self, other: &Ending) -> Ordering {
        let rank = |ending: &Ending| match *ending {
            Ending::Win(moves) => (2, -i64::from(moves)),
            Ending::Draw => (1, 0),
            Ending::Loss(moves) => (0, i64::from(moves)),
        };
        rank(self).cmp(&rank(other))
    }
}

impl PartialOrd for Ending {
    fn partial_cmp(&self, other: &Ending) -> Option<Ordering> {
        Some(self.cmp(other))
    }
}
