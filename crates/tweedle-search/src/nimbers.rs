//! Ways to find the nimbers of an impartial ruleset.

use crate::{ChompTable, NimberSearch};
use std::hash::Hash;
use tweedle::walk::{Memo, WalkError, Walker};
use tweedle::{Control, Grundy, Ruleset, Stop};
use tweedle_rulesets::{Chomp, Diagram};

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

/// By searching couples of a position and a nimber, where positions fall apart and few options
/// decide.
impl<R: Ruleset> NimberSolver<R> for NimberSearch<R::Position>
where
    R::Position: Eq + Hash,
{
    fn nimber(
        &mut self,
        ruleset: &R,
        position: &R::Position,
    ) -> Result<u64, WalkError<R::Position>> {
        NimberSearch::nimber(self, ruleset, position)
    }

    fn is_lost(
        &mut self,
        ruleset: &R,
        position: &R::Position,
    ) -> Result<bool, WalkError<R::Position>> {
        NimberSearch::is_lost(self, ruleset, position, 0)
    }

    fn clear(&mut self) {
        NimberSearch::clear(self);
    }
}

/// The nimbers of Chomp, from a table of the smallest board that holds the largest position met so
/// far.
#[derive(Debug)]
pub struct ChompNimbers {
    table: Option<ChompTable>,
    control: Control,
}

impl ChompNimbers {
    /// No table yet; bounded and stopped through `control`.
    pub fn new(control: Control) -> ChompNimbers {
        ChompNimbers { table: None, control }
    }
}

impl NimberSolver<Chomp> for ChompNimbers {
    fn nimber(&mut self, _: &Chomp, diagram: &Diagram) -> Result<u64, WalkError<Diagram>> {
        let lengths = diagram.lengths();
        if let Some(nimber) = self.table.as_ref().and_then(|table| table.nimber(lengths)) {
            return Ok(nimber);
        }
        let rows = lengths.partition_point(|&length| length > 0);
        let cols = lengths.first().copied().unwrap_or(0).into();
        // The old table goes first, to make room.
        self.table = None;
        let table = ChompTable::build(rows, cols, &self.control)?;
        let nimber = table.nimber(&lengths[..rows]);
        self.table = Some(table);
        let missing = || Stop::Beyond("That is no position of Chomp.".to_owned());
        Ok(nimber.ok_or_else(missing)?)
    }

    fn clear(&mut self) {
        self.table = None;
    }
}
