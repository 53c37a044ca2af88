//! The interface of a strategy, and its line in the table of all.

use super::mobility;
use super::turn::{Choice, Turn};
use super::within::short_of;
use crate::Analyst;
use crate::counts_points;
use tweedle_engine::{Play, Stop};
use tweedle_rules::any::{Position, PositionError};

/// A way to play.
pub trait Strategy: Send {
    /// The name of the strategy.
    fn name(&self) -> &'static str;

    /// True if its move depends on the turn alone, so that to know its move in every position is to
    /// know all its play.
    fn is_positional(&self) -> bool {
        true
    }

    /// Refuses positions that it does not play, before a match begins. The default plays all.
    ///
    /// # Errors
    /// [`Stop::NotPossible`] with a sentence.
    fn covers(&self, _: &Position, _: Play) -> Result<(), Stop> {
        Ok(())
    }

    /// The move that it makes, if it has all the time and memory that it needs for that.
    ///
    /// # Errors
    /// [`PositionError`] if the work was stopped or the strategy does not cover the position.
    fn choose(&mut self, turn: &Turn<'_>, analyst: &mut Analyst) -> Result<Choice, PositionError>;

    /// The move that it makes after [`Strategy::choose`] was stopped, by [`Stop::Limit`] or [`Stop::Memory`]: the
    /// best it knows by now, with a reason that says so. It takes a bounded number of steps. The default is the
    /// move of [`Greedy`](super::Greedy).
    ///
    /// # Errors
    /// As [`Strategy::choose`].
    fn at_once(
        &mut self,
        turn: &Turn<'_>,
        stop: &Stop,
        analyst: &mut Analyst,
    ) -> Result<Choice, PositionError> {
        if matches!(stop, Stop::Memory { .. }) {
            analyst.forget();
        }
        let Choice { index, reason } = mobility::choose(turn, analyst)?;
        let (name, short) = (self.name(), short_of(stop));
        Ok(Choice::new(
            index,
            format!("The {name} strategy was not done in the {short} there is. {reason}"),
        ))
    }

    /// The choice for somebody who reads the reason, which may take more work than a choice without it.
    /// The default says no more than before.
    ///
    /// # Errors
    /// [`PositionError`].
    fn told(
        &mut self,
        _: &Turn<'_>,
        choice: Choice,
        _: &mut Analyst,
    ) -> Result<Choice, PositionError> {
        Ok(choice)
    }
}

/// Refuses games that are played for points, which the strategy of this name does not count.
///
/// # Errors
/// [`Stop::NotPossible`].
pub(super) fn must_not_count_points(
    name: &str,
    position: &Position,
    play: Play,
) -> Result<(), Stop> {
    if counts_points(position, play) {
        let message = format!(
            "The {name} strategy does not count points, and this game is played for points."
        );
        return Err(Stop::NotPossible(message));
    }
    Ok(())
}

/// A strategy's entry in the table of all.
#[derive(Clone, Copy, Debug)]
pub struct Entry {
    /// The name of the strategy.
    pub name: &'static str,
    /// The play of the strategy, in some words.
    pub summary: &'static str,
    /// Makes it; chance, if it has any, starts from a seed.
    pub(super) make: fn(seed: u64) -> Box<dyn Strategy>,
}
