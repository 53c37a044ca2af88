//! The parts of a group that one of several processes has.

use super::label::Cell;
use super::looking::{Looking, Lot};
use super::state::CoreState;
use super::work::Cored;
use super::work::Work;
use std::io::{self, Write};
use tweedle_engine::{Control, Crew, Stop};

/// The labels of the parts of a group that one of several processes has. The processes go on together, from one number of moves to the next:
/// each [tells](CoreSlice::back) the owners of the turns from which moves lead to its own, and [takes](CoreSlice::take) what it is told. The
/// labels are those of [`Core::run`](super::Core::run).
pub trait CoreSlice: CoreState {
    /// Labels what was pending, and gives the turns from which moves lead to those from which play ends after this number of moves, one for
    /// each move, by and by. Returns false if a label does not fit: then all begin again with two bytes.
    ///
    /// # Errors
    /// [`Stop`], also that of `tell`.
    fn back(&mut self, tell: Tell<'_>) -> Result<bool, Stop>;

    /// Takes turns of its own that it is told.
    ///
    /// # Errors
    /// [`Stop`].
    fn take(&mut self, turns: &[u64]) -> Result<(), Stop>;

    /// True if there is more to do after this number of moves, as far as this process knows.
    fn has_more(&self) -> bool;

    /// Goes on to the next number of moves.
    fn next(&mut self);

    /// The tables of its parts.
    ///
    /// # Errors
    /// [`Stop`].
    fn finish(self: Box<Self>) -> Result<Vec<Cored>, Stop>;
}

/// The function that is told turns by and by; it is given the slice, which may take turns meanwhile.
pub type Tell<'a> = &'a mut dyn FnMut(&mut dyn CoreSlice, Vec<u64>) -> Result<(), Stop>;

/// The parts, with labels of some size.
pub(super) struct Slice<C> {
    work: Work<C>,
    looking: Looking,
}

impl<C: Cell> Slice<C> {
    pub(super) fn boxed(work: Work<C>) -> Box<dyn CoreSlice> {
        let looking = Looking::new(work.tiers.clone(), &work.control);
        Box::new(Slice { work, looking })
    }
}

impl<C: Cell> CoreState for Slice<C> {
    fn moves(&self) -> u32 {
        self.work.moves()
    }

    fn write(&self, out: &mut dyn Write) -> io::Result<()> {
        self.work.write(out)
    }
}

impl<C: Cell> CoreSlice for Slice<C> {
    fn back(&mut self, tell: Tell<'_>) -> Result<bool, Stop> {
        if !self.work.label_pending() {
            return Ok(false);
        }
        let (tiers, labels) = (self.work.tiers.clone(), self.work.labels.clone());
        let (moves, lots) = (self.work.moves, self.work.lots());
        let make = move |control: &Control| Looking::new(tiers.clone(), control);
        let work = move |looking: &mut Looking, turns| looking.all_sources(&labels, turns, moves);
        let control = self.work.control.clone();
        let mut crew = Crew::new(&control, lots, make, work);
        while let Some(sources) = crew.next()? {
            tell(self, sources?)?;
        }
        Ok(true)
    }

    fn take(&mut self, turns: &[u64]) -> Result<(), Stop> {
        let mut found = Lot::default();
        let Slice { work, looking } = self;
        for &turn in turns {
            looking.take(&work.labels, turn, work.moves, &mut found)?;
        }
        work.add(found)
    }

    fn has_more(&self) -> bool {
        self.work.has_more()
    }

    fn next(&mut self) {
        self.work.go_to_next();
    }

    fn finish(self: Box<Self>) -> Result<Vec<Cored>, Stop> {
        self.work.finish()
    }
}
