//! A sum of which it is searched who wins it.

use super::key::{Open, owned};
use tweedle_engine::Weigh;
use tweedle_engine::short::Id;

/// A sum in which Left moves next: components that are too large to be valued, and the value of the others. Where
/// Right moves next, it stands for the sum with the players exchanged.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub(super) struct Sum<P> {
    pub(super) open: Open<P>,
    pub(super) value: Id,
}

impl<P: Weigh> Weigh for Sum<P> {
    fn owned(&self) -> usize {
        owned(&self.open)
    }
}

impl<P: Clone + Eq + Ord> Sum<P> {
    /// Sorts the components, and drops those that are negatives of each other.
    pub(super) fn tidy(&mut self) {
        self.open.sort_unstable();
        let mut i = 1;
        while i < self.open.len() {
            let [(a, _), (b, _)] = [&self.open[i - 1], &self.open[i]];
            // They are sorted, so that of equal components those with exchanged players are together.
            if a == b && self.open[i - 1].1 != self.open[i].1 {
                self.open.drain(i - 1..=i);
                i = i.saturating_sub(1).max(1);
            } else {
                i += 1;
            }
        }
    }
}
