//! The results that the threads of a search share: who wins the sums that were searched, and the
//! guarantees by slabs.

use super::bounds::Guarantee;
use super::key::{Key, Open, grown, hash_of};
use super::news::News;
use super::table::SumTable;
use foldhash::fast::FixedState;
use hashbrown::HashMap;
use std::collections::HashSet;
use std::hash::{BuildHasher, Hash, Hasher};
use std::sync::{Arc, Mutex, MutexGuard};
use tweedle_engine::short::Exchange;
use tweedle_engine::walk::Told;
use tweedle_engine::{Control, Held, Stop, Weigh, lock};

/// The number of pieces of the table, each with a lock of its own, so that threads seldom wait for each other.
const PIECES: usize = 64;

/// The number of sums for which there is room at first.
const FIRST: usize = 1 << 10;

/// It does not pay to forget fewer values.
pub(super) const FEW: usize = 1000;

/// The results that all threads know.
pub(super) struct Shared<P> {
    tables: Vec<Mutex<SumTable<Key<P>>>>,
    exchange: Exchange,
    /// Values of components and of all below them, by their numbers.
    told: Arc<Told<P>>,
    news: News<P>,
    slabs: Mutex<SlabTable>,
}

/// The guarantees, in slabs, of the player who cuts, by the names of the slices.
struct SlabTable {
    slabs: HashMap<SlabName, Guarantee, FixedState>,
    held: Held,
}

/// The thickest slabs that are looked at, in slices: as many numbers of 16 bits as a key of slabs holds.
pub(super) const THICKEST: usize = 4;

/// The names of the slices of a thick slab, the last with the number 0.
pub(super) type SlabName = [u64; THICKEST];

/// The largest number of slabs that are remembered.
const MOST_SLABS: usize = 1 << 22;

impl<P: Clone + Eq + Hash + Weigh> Shared<P> {
    /// Nothing known; for `most` sums at most.
    pub(super) fn new(control: &Control, most: usize) -> Shared<P> {
        let pieces = if most < 64 * PIECES { 1 } else { PIECES };
        let tables =
            (0..pieces).map(|_| Mutex::new(SumTable::new(control, pieces, FIRST, most))).collect();
        Shared {
            tables,
            exchange: Exchange::new(control),
            told: Arc::new(Told::new(control)),
            news: News::new(control),
            slabs: Mutex::new(SlabTable { slabs: HashMap::default(), held: Held::new(control) }),
        }
    }

    /// The numbers of values, for the stores of all threads.
    pub(super) fn exchange(&self) -> &Exchange {
        &self.exchange
    }

    /// The values that threads tell each other.
    pub(super) fn told(&self) -> &Arc<Told<P>> {
        &self.told
    }

    /// The sums that nobody outside was told of.
    pub(super) fn news(&self) -> &News<P> {
        &self.news
    }

    /// True if Left wins a sum, if it is known.
    pub(super) fn get(&self, open: &Open<P>, value: u32) -> Option<bool> {
        let hash = Self::hash(open, value);
        self.table(hash).get(hash, |key| key.is(open, value))
    }

    /// Forgets what slabs bring and the values that were told, to have memory for others.
    pub(super) fn forget_slabs_and_values(&self, control: &Control) {
        self.told.clear();
        *lock(&self.slabs) = SlabTable { slabs: HashMap::default(), held: Held::new(control) };
    }

    /// The hash of a sum, the same as its key has.
    pub(super) fn hash(open: &Open<P>, value: u32) -> u64 {
        let mut hasher = FixedState::default().build_hasher();
        hash_of(open.iter().map(|(part, is_exchanged)| (part, *is_exchanged)), value, &mut hasher);
        hasher.finish()
    }

    /// Keeps who wins a sum; `work` is the work that this took to find.
    ///
    /// # Errors
    /// [`Stop::Memory`], if there is not even room for the first table.
    pub(super) fn set(&self, key: Key<P>, wins: bool, work: u64) -> Result<(), Stop> {
        let hash = FixedState::default().hash_one(&key);
        self.table(hash).set(hash, key, wins, work)
    }

    /// Tells of each sum that took `least` work or more.
    ///
    /// # Errors
    /// Those of `tell`.
    pub(super) fn each(
        &self,
        least: u64,
        mut tell: impl FnMut(&Key<P>, bool, u64) -> Result<(), Stop>,
    ) -> Result<(), Stop> {
        for table in &self.tables {
            for (key, wins, work) in lock(table).entries() {
                if work >= least {
                    tell(key, wins, work)?;
                }
            }
        }
        Ok(())
    }

    /// Forgets the numbers of values that are in no sum that is known; `false` if there are hardly any. If what is left
    /// takes more memory than the sums, the sums that were cheap to find are forgotten with their values, too.
    ///
    /// A thread that has such a number still may keep sums under it. Nobody else finds them, and as no other value
    /// ever has that number, they are not taken for others.
    pub(super) fn forget_numbers(&self) -> bool {
        let before = self.exchange.count();
        let sums: usize = self.tables.iter().map(|table| lock(table).bytes()).sum();
        let mut least = 0;
        let needed = loop {
            let mut needed = HashSet::default();
            for table in &self.tables {
                let entries = lock(table);
                let keys = entries.entries().filter(|(_, _, work)| *work >= least);
                needed.extend(keys.map(|(key, ..)| key.value()));
            }
            let bytes = self.exchange.add_followers(&mut needed);
            if bytes <= sums || least > 1 << 62 {
                break needed;
            }
            least = (2 * least).max(2);
        };
        if least > 0 {
            self.tables.iter().for_each(|table| lock(table).forget(least));
        }
        self.exchange.keep(&needed);
        before.saturating_sub(self.exchange.count()) >= FEW
    }

    fn table(&self, hash: u64) -> MutexGuard<'_, SumTable<Key<P>>> {
        let piece = (hash >> 32) as usize % self.tables.len();
        lock(&self.tables[piece])
    }

    /// The guarantee by a slab, if a thread has found it.
    pub(super) fn slab(&self, name: &SlabName) -> Option<Guarantee> {
        lock(&self.slabs).slabs.get(name).copied()
    }

    /// Keeps what a slab brings, if there is room.
    pub(super) fn keep_slab(&self, name: SlabName, guarantee: Guarantee) {
        let mut known = lock(&self.slabs);
        let bytes = grown::<(SlabName, Guarantee)>();
        if known.slabs.len() < MOST_SLABS && known.held.take(bytes).is_ok() {
            known.slabs.insert(name, guarantee);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use tweedle_engine::short::Store;

    /// The number of a value.
    fn number(store: &mut Store, text: &str) -> u32 {
        let value = store.read(text).expect("a value");
        store.common_number(value).expect("no budget is set").expect("it uses an exchange")
    }

    #[test]
    fn numbers_of_no_sum_are_forgotten() {
        let control = Control::new();
        let shared: Shared<u64> = Shared::new(&control, 1 << 20);
        let mut store = Store::default();
        store.use_exchange(shared.exchange());
        let mut sum_with = |text: &str, work: u64| {
            let value = number(&mut store, text);
            let open = Open::from_slice(&[(work, false)]);
            shared.set(Key::new(open.clone(), value), true, work).expect("no budget is set");
            (open, value)
        };
        let dear = sum_with("{5||3|{2|1}}", 1 << 20);
        let cheap = sum_with("{7||2|{1|0}}", 1);
        let count = || shared.exchange.count();
        let before = count();
        assert!(!shared.forget_numbers());
        assert_eq!(count(), before, "all are needed");
        for top in 10..3000 {
            number(&mut store, &format!("{{{top}||3|{{2|1}}}}"));
        }
        let taken = control.used();
        assert!(shared.forget_numbers());
        assert_eq!(count(), before);
        assert!(control.used() < taken / 2, "{} of {taken}", control.used());
        for (open, value) in [&dear, &cheap] {
            assert_eq!(shared.get(open, *value), Some(true));
        }
        // A value that is asked for anew has a number of its own, and a kept one has the old
        // number.
        let again = number(&mut store, "{10||3|{2|1}}");
        assert!(again as usize > 2990, "{again}");
        assert_eq!(number(&mut store, "{5||3|{2|1}}"), dear.1);
        let mut told = Vec::new();
        let each = shared.each(0, |key, _, _| {
            told.push(key.value());
            Ok(())
        });
        told.sort_unstable();
        assert_eq!((each, told), (Ok(()), vec![dear.1.min(cheap.1), dear.1.max(cheap.1)]));
    }

    /// If values take more than the sums, those of the sums that were cheap go first.
    #[test]
    fn sums_that_were_cheap_go_with_their_values() {
        let control = Control::new();
        let shared: Shared<u64> = Shared::new(&control, 1 << 20);
        let mut store = Store::default();
        store.use_exchange(shared.exchange());
        let mut keys = Vec::new();
        for top in 0..500_u64 {
            let options: Vec<String> =
                (0..20).map(|i| format!("{{{}|-{i}}}", 100 + top + i)).collect();
            let text = format!("{{{{{}|1000}}|{}}}", 2000 + top, options.join(","));
            let value = number(&mut store, &text);
            let open = Open::from_slice(&[(top, false)]);
            let work = if top % 50 == 0 { 1000 } else { 1 };
            shared.set(Key::new(open.clone(), value), true, work).expect("no budget is set");
            keys.push((open, value, work));
        }
        assert!(shared.forget_numbers());
        for (open, value, work) in keys {
            assert_eq!(shared.get(&open, value).is_some(), work > 1, "{open:?}");
        }
    }
}
