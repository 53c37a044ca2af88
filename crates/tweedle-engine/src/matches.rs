//! Matches that were played, and the referee who says whether the rules were kept and who won.

use crate::{Play, Player, Ruleset, Stop};
use thiserror::Error;

/// The record of a match: from where it started, who moved first, and what each move led to.
///
/// Any list of positions is a record; [`referee`] says whether it is a match by the rules.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Match<P> {
    /// The position before the first move.
    pub start: P,
    /// The player who moves first. The players move alternately.
    pub first: Player,
    /// The kind of play: it says who wins when a player cannot move.
    pub play: Play,
    /// The positions after each move, in order.
    pub positions: Vec<P>,
}

/// The way in which a record breaks the rules. Steps are counted from 1.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
#[non_exhaustive]
pub enum Foul {
    /// The step leads to a position that is no option of the player whose turn it is.
    #[error("Step {step} is no move of {player}'s.")]
    Illegal {
        /// The number of the step.
        step: usize,
        /// Whose turn it is there.
        player: Player,
    },
    /// The record ends before this step, although the player whose turn it is can move.
    #[error("The record ends before step {step}, but {player} can still move.")]
    Unfinished {
        /// The step that is missing.
        step: usize,
        /// Whose turn it is there.
        player: Player,
    },
    /// The record goes on with this step, although the player whose turn it is cannot move.
    #[error("The match is over before step {step}: {player} cannot move there.")]
    OverLong {
        /// The step that is too many.
        step: usize,
        /// Whose turn it is there.
        player: Player,
    },
    /// The ruleset failed to say what the moves are at this step.
    #[error("Step {step} cannot be judged. {stop}")]
    Unknown {
        /// The number of the step.
        step: usize,
        /// The error of the ruleset.
        stop: Stop,
    },
}

/// The winner of a match: in normal play the player who made the last move, in misère play the
/// other player (*Winning Ways*, ch. 1 and 13). Points ([`Ruleset::score`]) do not count here.
///
/// Cost: the options of each position of the record are listed once and compared with the next
/// position; nothing is searched. So the match may be as long, and its positions as hard, as one
/// likes.
///
/// # Errors
/// The first [`Foul`] of the record.
///
/// ```
/// # use tweedle_engine::{Play, Player, Facts, Ruleset, Stop, matches::{Foul, Match, referee}};
/// /// A heap from which each player takes one or two.
/// struct OneOrTwo;
/// impl Ruleset for OneOrTwo {
///     type Position = u32;
///     type Move = ();
///     fn moves(&self, heap: &u32, _: Player, mut found: impl FnMut((), u32) -> Result<(), Stop>) -> Result<(), Stop> {
///         (1..=2.min(*heap)).try_for_each(|taken| found((), heap - taken))?;
///         Ok(())
///     }
///     fn facts(&self) -> Facts {
///         Facts::PARTIZAN
///     }
/// }
/// let (first, play) = (Player::Left, Play::Normal);
/// let mut record = Match { start: 5, first, play, positions: vec![3, 2, 0] };
/// assert_eq!(referee(&OneOrTwo, &record), Ok(Player::Left));
/// record.positions = vec![3, 2];
/// let foul = Foul::Unfinished { step: 3, player: Player::Left };
/// assert_eq!(referee(&OneOrTwo, &record), Err(foul));
/// ```
pub fn referee<R: Ruleset>(ruleset: &R, record: &Match<R::Position>) -> Result<Player, Foul> {
    let mut player = record.first;
    let mut here = &record.start;
    let options = |here: &R::Position, player, step| {
        ruleset.options(here, player).map_err(|stop| Foul::Unknown { step, stop })
    };
    let mut step = 1;
    for next in &record.positions {
        let options = options(here, player, step)?;
        if options.is_empty() {
            return Err(Foul::OverLong { step, player });
        }
        if !options.contains(next) {
            return Err(Foul::Illegal { step, player });
        }
        here = next;
        player = player.opponent();
        step += 1;
    }
    if !options(here, player, step)?.is_empty() {
        return Err(Foul::Unfinished { step, player });
    }
    Ok(record.play.winner(player))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Facts;

    /// Left takes one from a heap, Right one or two.
    struct Heap;

    impl Ruleset for Heap {
        type Position = u32;

        type Move = ();

        fn moves(
            &self,
            heap: &u32,
            player: Player,
            mut found: impl FnMut((), u32) -> Result<(), Stop>,
        ) -> Result<(), Stop> {
            let most = if player == Player::Left { 1 } else { 2 };
            (1..=most.min(*heap)).try_for_each(|taken| found((), heap - taken))?;
            Ok(())
        }

        fn facts(&self) -> Facts {
            Facts::PARTIZAN
        }
    }

    fn judge(first: Player, play: Play, start: u32, positions: &[u32]) -> Result<Player, Foul> {
        referee(&Heap, &Match { start, first, play, positions: positions.to_vec() })
    }

    #[test]
    fn who_cannot_move_loses_or_in_misere_play_wins() {
        use Player::{Left, Right};
        for (first, start, positions, last) in [
            (Left, 3, [2, 0].as_slice(), Right),
            (Left, 3, &[2, 1, 0], Left),
            (Right, 3, &[2, 1, 0], Right),
            (Left, 0, &[], Right),
            (Right, 0, &[], Left),
        ] {
            assert_eq!(judge(first, Play::Normal, start, positions), Ok(last), "{positions:?}");
            let other = Ok(last.opponent());
            assert_eq!(judge(first, Play::Misere, start, positions), other, "{positions:?}");
        }
    }

    #[test]
    fn the_first_foul_is_named() {
        use Player::{Left, Right};
        for (first, start, positions, foul, sentence) in [
            (
                Left,
                3,
                [1, 0].as_slice(),
                Foul::Illegal { step: 1, player: Left },
                "Step 1 is no move of Left's.",
            ),
            (
                Left,
                3,
                &[2, 2, 9],
                Foul::Illegal { step: 2, player: Right },
                "Step 2 is no move of Right's.",
            ),
            (
                Right,
                3,
                &[1],
                Foul::Unfinished { step: 2, player: Left },
                "The record ends before step 2, but Left can still move.",
            ),
            (
                Right,
                2,
                &[0, 0],
                Foul::OverLong { step: 2, player: Left },
                "The match is over before step 2: Left cannot move there.",
            ),
        ] {
            for play in [Play::Normal, Play::Misere] {
                let judged = judge(first, play, start, positions);
                assert_eq!(judged, Err(foul.clone()), "{positions:?}");
            }
            assert_eq!(foul.to_string(), sentence);
        }
    }
}
