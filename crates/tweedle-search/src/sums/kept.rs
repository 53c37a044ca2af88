//! The results of a search, in a form that others can go on from.

use super::SumSearch;
use super::key::Key;
use super::sum::Sum;
use std::hash::Hash;
use tweedle_engine::short::Store;
use tweedle_engine::{Hints, Stop, Symmetry, Weigh};
use tweedle_rules::any::{Asked, Searched};

impl<P: Clone + Eq + Hash + Ord + Weigh> SumSearch<P> {
    /// Tells of all sums that are remembered and took `least` work or more, each by its components and the rest of it
    /// as text.
    ///
    /// Most sums took little work, and are found again at no great cost: of 58,000 sums below an 8×8 board of Domineering
    /// 1,800 took 32 or more.
    ///
    /// It works also when the search was stopped, and takes some memory besides the budget for values that stand beside
    /// the components.
    ///
    /// # Errors
    /// [`Stop`], also the one that `tell` returns.
    pub fn searched_sums(
        &self,
        least: u64,
        mut tell: impl FnMut(Searched<P>) -> Result<(), Stop>,
    ) -> Result<(), Stop> {
        let mut text = self.texts();
        self.shared.each(least, |key, wins, work| {
            let Some(value) = text(key)? else { return Ok(()) };
            tell(Searched { parts: parts_of(key), value, wins, work })
        })
    }

    /// Tells of the sums that were decided by this search since this was asked the last time, if they took as much work as was said
    /// then. From now on those are noted that take `least` work or more, up to some ten thousands until this is asked
    /// again.
    ///
    /// # Errors
    /// As [`SumSearch::searched_sums`].
    pub fn new_sums(
        &mut self,
        least: u64,
        mut tell: impl FnMut(Searched<P>) -> Result<(), Stop>,
    ) -> Result<(), Stop> {
        let mut text = self.texts();
        for (key, wins, work) in self.shared.news().ask(least) {
            let Some(value) = text(&key)? else { continue };
            tell(Searched { parts: parts_of(&key), value, wins, work })?;
        }
        Ok(())
    }

    /// Tells of the sums that are asked for.
    pub(super) fn tell_sums(
        &mut self,
        asked: Asked,
        tell: impl FnMut(Searched<P>) -> Result<(), Stop>,
    ) -> Result<(), Stop> {
        match asked {
            Asked::All { least } => self.searched_sums(least, tell),
            Asked::New { least } => self.new_sums(least, tell),
        }
    }

    /// A function that finds the text of the value that stands beside the components of a sum; `None` if its number was forgotten.
    fn texts(&self) -> impl FnMut(&Key<P>) -> Result<Option<String>, Stop> + use<P> {
        let mut store = Store::default();
        store.use_exchange(self.shared.exchange());
        move |key| {
            let value = store.of_common_number(key.value())?;
            value.map(|value| store.text(value)).transpose()
        }
    }

    /// Takes over who wins a sum of positions of a ruleset. Returns true if it is a sum as this search has them;
    /// nothing else of it is checked.
    ///
    /// # Errors
    /// [`Stop`].
    pub fn learn<R: Hints<Position = P>>(
        &mut self,
        ruleset: &R,
        known: Searched<P>,
    ) -> Result<bool, Stop> {
        let worker = &mut self.workers[0];
        let Ok(value) = worker.values.store.read(&known.value) else { return Ok(false) };
        let is_met = |part: &P| ruleset.representative(part) == (part.clone(), Symmetry::Same);
        if known.parts.is_empty() || !known.parts.iter().all(|(part, _)| is_met(part)) {
            return Ok(false);
        }
        let mut sum = Sum { open: known.parts.into(), value };
        sum.tidy();
        worker.learn(sum, known.wins, known.work)?;
        Ok(true)
    }
}

/// The components of a sum, and whether the players are exchanged in them.
fn parts_of<P: Clone>(key: &Key<P>) -> Vec<(P, bool)> {
    key.parts().map(|(part, is_exchanged)| (part.clone(), is_exchanged)).collect()
}
