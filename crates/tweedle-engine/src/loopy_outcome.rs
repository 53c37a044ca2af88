//! The nine outcome classes of games in which play may go on for ever.

use crate::{Ending, Outcome, Player};
use std::cmp::Ordering;
use std::fmt;

/// The outcome of a game with best play, a win or a draw, as a class of nine (Siegel, *CGT*, ch. VI; the names are
/// those that `CGSuite` prints).
///
/// | | Right first: Left wins | draw | Right wins |
/// |---|---|---|---|
/// | **Left first: Left wins** | `L` | `NHat` | `N` |
/// | **draw** | `PHat` | `D` | `NCheck` |
/// | **Right wins** | `P` | `PCheck` | `R` |
///
/// A hat is better for Left than the class without it, and a check worse.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub enum LoopyOutcome {
    /// Left wins, whether he moves first or second.
    L,
    /// Left wins if he starts; otherwise it is a draw.
    NHat,
    /// The player who moves first wins.
    N,
    /// Right, starting, loses; if Left starts, it is a draw.
    PHat,
    /// A draw, whether Left or Right moves first.
    D,
    /// Right wins if she starts; otherwise it is a draw.
    NCheck,
    /// The player who moves first loses.
    P,
    /// Left, starting, loses; if Right starts, it is a draw.
    PCheck,
    /// Right wins, whether he moves first or second.
    R,
}

impl LoopyOutcome {
    /// All of them, row by row of the table above.
    pub const ALL: [LoopyOutcome; 9] = [
        LoopyOutcome::L,
        LoopyOutcome::NHat,
        LoopyOutcome::N,
        LoopyOutcome::PHat,
        LoopyOutcome::D,
        LoopyOutcome::NCheck,
        LoopyOutcome::P,
        LoopyOutcome::PCheck,
        LoopyOutcome::R,
    ];

    /// The class in which Left, if he starts, ends like `left_first`, and Right, if she starts, like `right_first`; after how
    /// many moves makes no difference.
    ///
    /// ```
    /// # use tweedle_engine::{LoopyOutcome, Ending};
    /// assert_eq!(LoopyOutcome::from_endings(Ending::Win(3), Ending::Draw), LoopyOutcome::NHat);
    /// ```
    pub fn from_endings(left_first: Ending, right_first: Ending) -> LoopyOutcome {
        // The first row of the table is that of Left's win, and the last column that of Right's.
        let row = 1 - worth(left_first);
        let column = 1 + worth(right_first);
        LoopyOutcome::ALL[(3 * row + column) as usize]
    }

    /// The end of the game for `player` if he starts: `Greater` if he wins, `Equal` for a draw, `Less` if he loses.
    pub fn moving_first(self, player: Player) -> Ordering {
        let place = self as i8;
        match player {
            Player::Left => (1 - place / 3).cmp(&0),
            Player::Right => (place % 3 - 1).cmp(&0),
        }
    }

    /// The class in which, if Left starts, the first of these wins, and if Right starts, the second; nobody if it is a draw.
    ///
    /// ```
    /// # use tweedle_engine::{LoopyOutcome, Player};
    /// let outcome = LoopyOutcome::from_winners(None, Some(Player::Left));
    /// assert_eq!(outcome, LoopyOutcome::PHat);
    /// assert_eq!(outcome.winner(Player::Right), Some(Player::Left));
    /// ```
    pub fn from_winners(left_first: Option<Player>, right_first: Option<Player>) -> LoopyOutcome {
        let [left, right] =
            [(left_first, Player::Left), (right_first, Player::Right)].map(|(winner, first)| {
                match winner {
                    None => Ending::Draw,
                    Some(winner) if winner == first => Ending::Win(0),
                    Some(_) => Ending::Loss(0),
                }
            });
        LoopyOutcome::from_endings(left, right)
    }

    /// The player who wins if `first` starts; `None` if it is a draw.
    pub fn winner(self, first: Player) -> Option<Player> {
        match self.moving_first(first) {
            Ordering::Greater => Some(first),
            Ordering::Equal => None,
            Ordering::Less => Some(first.opponent()),
        }
    }

    /// True if it is a draw, if `player` starts.
    pub fn draws_first(self, player: Player) -> bool {
        self.moving_first(player) == Ordering::Equal
    }

    /// The class of four, if nobody can draw.
    pub fn as_outcome(self) -> Option<Outcome> {
        match self {
            LoopyOutcome::L => Some(Outcome::L),
            LoopyOutcome::N => Some(Outcome::N),
            LoopyOutcome::P => Some(Outcome::P),
            LoopyOutcome::R => Some(Outcome::R),
            _ => None,
        }
    }

    /// The class of the negative game, in which the players have changed places.
    #[must_use]
    pub fn negative(self) -> LoopyOutcome {
        let place = self as usize;
        // The other diagonal of the table stays where it is.
        LoopyOutcome::ALL[3 * (2 - place % 3) + (2 - place / 3)]
    }
}

/// 1 for a win, 0 for a draw, -1 for a loss.
fn worth(ending: Ending) -> i8 {
    match ending {
        Ending::Win(_) => 1,
        Ending::Draw => 0,
        Ending::Loss(_) => -1,
    }
}

impl From<Outcome> for LoopyOutcome {
    fn from(outcome: Outcome) -> LoopyOutcome {
        match outcome {
            Outcome::L => LoopyOutcome::L,
            Outcome::N => LoopyOutcome::N,
            Outcome::P => LoopyOutcome::P,
            Outcome::R => LoopyOutcome::R,
        }
    }
}

impl fmt::Display for LoopyOutcome {
    /// `L`, `NHat`, `NCheck`, ...
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(match self {
            LoopyOutcome::L => "L",
            LoopyOutcome::NHat => "NHat",
            LoopyOutcome::N => "N",
            LoopyOutcome::PHat => "PHat",
            LoopyOutcome::D => "D",
            LoopyOutcome::NCheck => "NCheck",
            LoopyOutcome::P => "P",
            LoopyOutcome::PCheck => "PCheck",
            LoopyOutcome::R => "R",
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use Ending::{Draw, Loss, Win};

    #[test]
    fn the_table() {
        for (left, right, class, negative) in [
            (Win(1), Loss(2), "L", "R"),
            (Win(1), Draw, "NHat", "NCheck"),
            (Win(1), Win(3), "N", "N"),
            (Draw, Loss(0), "PHat", "PCheck"),
            (Draw, Draw, "D", "D"),
            (Draw, Win(1), "NCheck", "NHat"),
            (Loss(0), Loss(2), "P", "P"),
            (Loss(0), Draw, "PCheck", "PHat"),
            (Loss(0), Win(1), "R", "L"),
        ] {
            let outcome = LoopyOutcome::from_endings(left, right);
            assert_eq!(
                (outcome.to_string(), outcome.negative().to_string()),
                (class.into(), negative.into())
            );
            for (player, ending) in Player::BOTH.into_iter().zip([left, right]) {
                assert_eq!(outcome.moving_first(player), worth(ending).cmp(&0), "{class}");
            }
            let of_four = outcome.as_outcome();
            assert_eq!(of_four.is_none(), left == Draw || right == Draw);
            assert!(of_four.is_none_or(|four| LoopyOutcome::from(four) == outcome));
        }
    }
}
