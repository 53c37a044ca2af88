//! The results of a search, in a form that others can go on from.

use super::SumSearch;
use super::sum::Sum;
use std::hash::Hash;
use tweedle_engine::short::Store;
use tweedle_engine::{Hints, Stop, Symmetry, Weigh};
use tweedle_rules::any::Searched;

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
        let mut store = Store::default();
        store.use_exchange(self.shared.exchange());
        self.shared.each(least, |key, wins, work| {
            let Some(value) = store.of_common_number(key.value)? else { return Ok(()) };
            let value = store.text(value)?;
            tell(Searched { parts: key.open.to_vec(), value, wins, work })
        })
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
        worker.set(sum, known.wins, known.work)?;
        Ok(true)
    }
}
