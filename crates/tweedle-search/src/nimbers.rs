//! Ways to find the nimbers of an impartial ruleset.

use std::hash::Hash;
use tweedle::walk::{Memo, WalkError, Walker};
use tweedle::{Grundy, Ruleset};

/// A way to find the nimbers (Grundy values) of an impartial ruleset. It remembers what it found.
pub trait NimberSolver<R: Ruleset> {
    /// The nimber of a position.
    ///
    /// # Errors
    /// [`WalkError`] when the work was stopped, or the ruleset is loopy.
    fn nimber(
        &mut self,
        ruleset: &R,
        position: &R::Position,
    ) -> Result<u64, WalkError<R::Position>>;

    /// Whether whoever moves first loses in normal play: whether the nimber is 0.
    ///
    /// # Errors
    /// As [`NimberSolver::nimber`].
    fn is_lost(
        &mut self,
        ruleset: &R,
        position: &R::Position,
    ) -> Result<bool, WalkError<R::Position>> {
        Ok(self.nimber(ruleset, position)? == 0)
    }

    /// Forgets what was found.
    fn clear(&mut self);
}

/// By walking: the mex of all options, where few positions are worth more than they cost.
impl<R: Ruleset> NimberSolver<R> for Memo<R::Position, u64>
where
    R::Position: Eq + Hash,
{
    fn nimber(
        &mut self,
        ruleset: &R,
        position: &R::Position,
    ) -> Result<u64, WalkError<R::Position>> {
        Walker::new(ruleset, self).value(&mut Grundy, position)
    }

    fn clear(&mut self) {
        Memo::clear(self);
    }
}
