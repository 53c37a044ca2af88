//! Sums that were decided and that nobody outside was told of.

use super::key::{Key, grown};
use std::sync::Mutex;
use std::sync::atomic::{AtomicU64, Ordering};
use tweedle_engine::{Control, Held, Weigh, lock};

/// The sums that took some work and were decided since somebody asked for them the last time.
pub(super) struct News<P> {
    /// The least work of a sum that is noted; nobody asked for any while it is [`NONE`].
    least: AtomicU64,
    list: Mutex<List<P>>,
}

/// A sum, whether Left wins it, and the work that this took to find.
pub(super) type New<P> = (Key<P>, bool, u64);

struct List<P> {
    sums: Vec<New<P>>,
    held: Held,
}

/// More work than any sum takes.
const NONE: u64 = u64::MAX;

/// No more sums are noted until somebody asks: the others are found again where they are needed.
const MOST: usize = 1 << 16;

impl<P: Clone + Weigh> News<P> {
    /// Nothing is noted until somebody asks.
    pub(super) fn new(control: &Control) -> News<P> {
        let list = List { sums: Vec::new(), held: Held::new(control) };
        News { least: AtomicU64::new(NONE), list: Mutex::new(list) }
    }

    /// Takes note of a sum, if it took enough work and there is room.
    pub(super) fn note(&self, key: &Key<P>, wins: bool, work: u64) {
        if work < self.least.load(Ordering::Relaxed) {
            return;
        }
        let mut list = lock(&self.list);
        if list.sums.len() < MOST && list.held.take(grown::<New<P>>() + key.owned()).is_ok() {
            list.sums.push((key.clone(), wins, work));
        }
    }

    /// The sums that were noted, which are no news from now on. Those with `least` work or more are noted from now on.
    pub(super) fn ask(&self, least: u64) -> Vec<New<P>> {
        self.least.store(least, Ordering::Relaxed);
        let mut list = lock(&self.list);
        let sums = std::mem::take(&mut list.sums);
        let bytes = sums.iter().map(|(key, ..)| grown::<New<P>>() + key.owned()).sum();
        list.held.give(bytes);
        sums
    }
}
