//! Walks to positions that are large in something, where there are too many to look at all of them.
//!
//! A walk goes from a word to one that differs in one cell or one heap. It always takes a step to a number that is as good, and one to a
//! worse number if that is worse by no more than a threshold, which falls to 0 until the end: threshold accepting, a form of simulated
//! annealing (Dueck and Scheuer, *Journal of Computational Physics* 90, 1990). Each walk has lots of its own, so that the
//! same walks find the same positions on any number of threads.

use super::items::Items;
use super::plan::Walk;
use super::worker::{Row, Worker};
use super::{Cell, NAMED_COLUMNS};
use crate::Trouble;
use std::cmp::Ordering;
use tweedle_engine::Stop;
use tweedle_rules::Size;
use tweedle_script::{Failure, say};

/// The largest number of words that are tried for a beginning.
const TRIES: u64 = 1000;

/// What a walk found of a word.
enum Seen {
    /// It is no position, or lacks the number that is looked for, or the filter is not true for it.
    Nothing,
    /// The number, or nothing if the filter alone is looked for.
    Found(Option<Cell>),
}

impl Worker {
    /// The word that a walk finds; `None` if it finds none.
    pub(super) fn walk(&mut self, walk: Walk, number: u64) -> Result<Option<String>, Trouble> {
        let Items::Walks { words, sizes, .. } = self.items.clone() else { return Ok(None) };
        // Neighbouring seeds give lots that have nothing to do with each other.
        let mut lots = fastrand::Rng::with_seed(walk.seed);
        let mut lots = fastrand::Rng::with_seed(lots.u64(..).wrapping_add(number));
        let size = sizes[lots.usize(..sizes.len())];
        let most = match size {
            Size::Heaps { most, .. } => most,
            Size::Cells { .. } => 0,
        };
        let mut word = String::new();
        let mut best: Option<(String, Cell)> = None;
        // The number of the word where the walk is; a walk after a filter has none.
        let mut here: Option<Cell> = None;
        let (mut has_begun, mut tries) = (false, 0);
        let (mut least, mut largest) = (f64::INFINITY, f64::NEG_INFINITY);
        let mut step = 0;
        while step < walk.steps {
            let next = if has_begun {
                words.edited(&word, most, |below| lots.u64(..below))
            } else {
                // Not every word is a position: a walk begins at one that is.
                tries += 1;
                match words.random(size, |below| lots.u64(..below)) {
                    Some(word) if tries <= TRIES => word,
                    _ => break,
                }
            };
            if has_begun {
                step += 1;
            }
            let Seen::Found(found) = self.see(&next, walk)? else {
                // Towards a filter each position is a step.
                if walk.goal.is_none() {
                    (word, has_begun) = (next, true);
                }
                continue;
            };
            let Some(cell) = found else { return Ok(Some(next)) };
            let value = float(&cell);
            (least, largest) = (least.min(value), largest.max(value));
            #[expect(clippy::cast_precision_loss, reason = "nobody goes 2^53 steps")]
            let done = step as f64 / walk.steps as f64;
            let threshold = (largest - least) / 4.0 * (1.0 - done);
            let is_taken = match &here {
                None => true,
                Some(here) => match walk.compare(&cell, here) {
                    Ordering::Less => (value - float(here)).abs() < threshold,
                    Ordering::Equal | Ordering::Greater => true,
                },
            };
            if best.as_ref().is_none_or(|(_, best)| walk.compare(&cell, best) == Ordering::Greater)
            {
                best = Some((next.clone(), cell.clone()));
            }
            if is_taken {
                (word, here, has_begun) = (next, Some(cell), true);
            }
        }
        Ok(best.map(|(word, _)| word))
    }

    /// What there is to see of a word. What fails there is a word that is not wanted, but a stop ends the walk.
    fn see(&mut self, word: &str, walk: Walk) -> Result<Seen, Trouble> {
        self.control().check()?;
        match self.seen(word, walk) {
            Ok(seen) => Ok(seen),
            Err(failure) => match failure.stop {
                Some(Stop::Cancelled | Stop::Memory { .. }) => Err(Trouble::of(failure, "")),
                _ if failure.diagnostic.subject.is("no_number_to_compare") => {
                    Err(Trouble::of(failure, ""))
                }
                _ => Ok(Seen::Nothing),
            },
        }
    }

    fn seen(&mut self, word: &str, walk: Walk) -> Result<Seen, Failure> {
        let Some(game) = self.place(word, 0)? else { return Ok(Seen::Nothing) };
        let mut row = Row { game, values: vec![None; NAMED_COLUMNS.len()] };
        if !self.passes(&mut row)? {
            return Ok(Seen::Nothing);
        }
        let Some((column, _)) = walk.goal else { return Ok(Seen::Found(None)) };
        let cell = self.cell(column, &mut row)?;
        match cell.as_no_number() {
            Some(shown) => Err(self.not_comparable(word, column, &shown)),
            None if matches!(cell, Cell::Number(_)) => Ok(Seen::Found(Some(cell))),
            None => Ok(Seen::Nothing),
        }
    }

    fn not_comparable(&self, word: &str, column: usize, shown: &str) -> Failure {
        let said = say::no_number_to_compare(word, self.column(column), shown);
        Failure::new(said, tweedle_script::Span::default())
    }
}

impl Walk {
    /// How good a number is beside another one: greater if it is better.
    fn compare(&self, cell: &Cell, other: &Cell) -> Ordering {
        match self.goal {
            Some((_, false)) => other.cmp(cell),
            _ => cell.cmp(other),
        }
    }
}

fn float(cell: &Cell) -> f64 {
    match cell {
        Cell::Number(x) => tweedle_draw::float(x),
        _ => 0.0,
    }
}
