//! What the threads of a search share: who wins the sums that were searched, and what slabs bring.

use super::bounds::Guarantee;
use super::table::Table;
use foldhash::fast::FixedState;
use hashbrown::{HashMap, HashSet};
use smallvec::SmallVec;
use std::hash::{BuildHasher, Hash, Hasher};
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Mutex, MutexGuard};
use tweedle::short::{Id, Store};
use tweedle::{Control, Held, Player, Stop, Weigh, lock};

/// The table is in so many pieces, each with a lock of its own, so that threads seldom wait for each other.
const PIECES: usize = 64;

/// There is room for so many sums at first.
const FIRST: usize = 1 << 10;

/// The components of a sum that are too large to be valued, sorted, and whether the players are exchanged in them.
pub(super) type Open<P> = SmallVec<[(P, bool); 1]>;

/// A sum in which Left moves next, as all threads write it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct Key<P> {
    pub(super) open: Open<P>,
    /// The number of the value of the others: [`Id::small`], or else its place in the list of [`Games`].
    pub(super) value: u32,
}

impl<P: Hash> Hash for Key<P> {
    fn hash<H: Hasher>(&self, state: &mut H) {
        hash_of(&self.open, self.value, state);
    }
}

fn hash_of<P: Hash>(open: &[(P, bool)], value: u32, state: &mut impl Hasher) {
    for (part, is_exchanged) in open {
        part.hash(state);
        is_exchanged.hash(state);
    }
    value.hash(state);
}

impl<P: Weigh> Weigh for Key<P> {
    fn owned(&self) -> usize {
        owned(&self.open)
    }
}

/// What open components own.
pub(super) fn owned<P: Weigh>(open: &Open<P>) -> usize {
    let spilled = if open.spilled() { open.capacity() * size_of::<(P, bool)>() } else { 0 };
    spilled + open.iter().map(|(part, _)| part.owned()).sum::<usize>()
}

/// Fewer values are not worth to be forgotten.
pub(super) const FEW: usize = 1000;

/// What all threads know.
pub(super) struct Shared<P> {
    tables: Vec<Mutex<Table<Key<P>>>>,
    games: Mutex<Games>,
    /// How many times numbers were forgotten.
    forgotten: AtomicU64,
    slabs: Mutex<Known>,
}

/// Values that do not live in their ids.
struct Games {
    numbers: HashMap<Name, u32, FixedState>,
    /// The number of the next one: no number is ever that of two values, also when the first is forgotten.
    next: u32,
    held: Held,
}

/// What a value is known by to all threads.
#[derive(PartialEq, Eq, Hash)]
enum Name {
    /// The code of a number, up multiple and nimber.
    Code(Box<[u8]>),
    /// The numbers of the options of others, in order, and how many of them are Left's.
    Options(Box<[u32]>, u32),
}

/// What the player who cuts can be sure of in a slab, by the names of its slices.
struct Known {
    slabs: HashMap<SlabName, Guarantee, FixedState>,
    held: Held,
}

/// The thickest slabs that are looked at, in slices: as many numbers of 16 bits as a key of slabs holds.
pub(super) const THICKEST: usize = 4;

/// The names of the slices of a thick slab, the last with the number 0.
pub(super) type SlabName = [u64; THICKEST];

/// So many slabs are remembered at most.
const MOST_SLABS: usize = 1 << 22;

impl<P: Clone + Eq + Hash + Weigh> Shared<P> {
    /// Nothing known; for `most` sums at most.
    pub(super) fn new(control: &Control, most: usize) -> Shared<P> {
        let pieces = if most < 64 * PIECES { 1 } else { PIECES };
        let tables =
            (0..pieces).map(|_| Mutex::new(Table::new(control, pieces, FIRST, most))).collect();
        let held = || Held::new(control);
        Shared {
            tables,
            games: Mutex::new(Games { numbers: HashMap::default(), next: 0, held: held() }),
            forgotten: AtomicU64::new(0),
            slabs: Mutex::new(Known { slabs: HashMap::default(), held: held() }),
        }
    }

    /// Whether Left wins a sum, if it is known.
    pub(super) fn get(&self, open: &Open<P>, value: u32) -> Option<bool> {
        let hash = Self::hash(open, value);
        self.table(hash).get(hash, |key| key.value == value && key.open == *open)
    }

    /// Forgets what slabs bring, to have memory for others.
    pub(super) fn forget_slabs(&self, control: &Control) {
        *lock(&self.slabs) = Known { slabs: HashMap::default(), held: Held::new(control) };
    }

    /// The hash of a sum, the same as its key has.
    pub(super) fn hash(open: &Open<P>, value: u32) -> u64 {
        let mut hasher = FixedState::default().build_hasher();
        hash_of(open, value, &mut hasher);
        hasher.finish()
    }

    /// Keeps who wins a sum, which took so much work.
    ///
    /// # Errors
    /// [`Stop::Memory`], if there is not even room for the first table.
    pub(super) fn set(&self, key: Key<P>, wins: bool, work: u64) -> Result<(), Stop> {
        let hash = FixedState::default().hash_one(&key);
        self.table(hash).set(hash, key, wins, work)
    }

    /// Tells of each sum that took so much work or more, with the value of each number.
    ///
    /// # Errors
    /// Those of whoever is told.
    pub(super) fn each(
        &self,
        least: u64,
        mut tell: impl FnMut(&Key<P>, &mut Named<'_>, bool, u64) -> Result<(), Stop>,
    ) -> Result<(), Stop> {
        let games = lock(&self.games);
        let mut named = Named { names: games.names(), found: HashMap::default() };
        for table in &self.tables {
            for (key, wins, work) in lock(table).entries() {
                if work >= least {
                    tell(key, &mut named, wins, work)?;
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
        let mut games = lock(&self.games);
        let before = games.numbers.len();
        let sums: usize = self.tables.iter().map(|table| lock(table).bytes()).sum();
        let mut least = 0;
        let needed = loop {
            let mut needed = HashSet::default();
            for table in &self.tables {
                let entries = lock(table);
                let keys = entries.entries().filter(|(_, _, work)| *work >= least);
                needed.extend(keys.map(|(key, ..)| key.value));
            }
            let bytes = games.add_options(&mut needed);
            if bytes <= sums || least > 1 << 62 {
                break needed;
            }
            least = (2 * least).max(2);
        };
        if least > 0 {
            self.tables.iter().for_each(|table| lock(table).forget(least));
        }
        games.keep(&needed);
        self.forgotten.fetch_add(1, Ordering::Release);
        before - games.numbers.len() >= FEW
    }

    fn table(&self, hash: u64) -> MutexGuard<'_, Table<Key<P>>> {
        let piece = (hash >> 32) as usize % self.tables.len();
        lock(&self.tables[piece])
    }

    /// What a slab brings, if a thread has found it.
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

    /// The number of a value that does not live in its id.
    fn number(&self, name: Name) -> Result<u32, Stop> {
        let mut games = lock(&self.games);
        if let Some(number) = games.numbers.get(&name) {
            return Ok(*number);
        }
        let number = games.next;
        if number >= 1 << 30 {
            let message = "The search has met more values than it can count.";
            return Err(Stop::TooLarge(message.to_owned()));
        }
        games.held.take(name.bytes())?;
        games.next += 1;
        games.numbers.insert(name, number);
        Ok(number)
    }
}

impl Name {
    /// What it takes from the budget.
    fn bytes(&self) -> usize {
        let owned = match self {
            Name::Code(code) => code.len(),
            Name::Options(options, _) => size_of_val(&**options),
        };
        owned + grown::<(Name, u32)>()
    }
}

impl Games {
    /// The names by their numbers.
    fn names(&self) -> HashMap<u32, &Name, FixedState> {
        self.numbers.iter().map(|(name, number)| (*number, name)).collect()
    }

    /// Adds the numbers of all followers; what all these names take from the budget.
    fn add_options(&self, needed: &mut HashSet<u32, FixedState>) -> usize {
        let names = self.names();
        let mut open: Vec<u32> = needed.iter().copied().collect();
        let mut bytes = 0;
        while let Some(number) = open.pop() {
            let Some(name) = names.get(&number) else { continue };
            bytes += name.bytes();
            if let Name::Options(options, _) = name {
                open.extend(options.iter().filter(|option| needed.insert(**option)));
            }
        }
        bytes
    }

    /// Forgets all other numbers.
    fn keep(&mut self, needed: &HashSet<u32, FixedState>) {
        let Games { numbers, held, .. } = self;
        numbers.retain(|name, number| {
            let is_needed = needed.contains(number);
            if !is_needed {
                held.give(name.bytes());
            }
            is_needed
        });
        numbers.shrink_to_fit();
    }
}

/// Values by their numbers, to be built again in a store.
pub(super) struct Named<'a> {
    names: HashMap<u32, &'a Name, FixedState>,
    found: HashMap<u32, Id, FixedState>,
}

impl Named<'_> {
    /// The value with this number in the store, always the same one; `None` if the number was forgotten.
    ///
    /// # Errors
    /// [`Stop`].
    pub(super) fn value(&mut self, number: u32, store: &mut Store) -> Result<Option<Id>, Stop> {
        let mut open = vec![number];
        // A value follows its options.
        while let Some(&number) = open.last() {
            let known = match self.names.get(&number).copied() {
                _ if self.known(number).is_some() => None,
                None => return Ok(None),
                Some(Name::Code(code)) => {
                    let coded = store.decode(code);
                    Some(coded.map_err(|error| Stop::Undefined(error.to_string()))?)
                }
                Some(Name::Options(options, lefts)) => {
                    let found: Vec<Id> = options.iter().filter_map(|it| self.known(*it)).collect();
                    if found.len() < options.len() {
                        let missing =
                            options.iter().filter(|option| self.known(**option).is_none());
                        open.extend(missing);
                        continue;
                    }
                    let (left, right) = found.split_at(*lefts as usize);
                    Some(store.game(left, right)?)
                }
            };
            if let Some(known) = known {
                self.found.insert(number, known);
            }
            open.pop();
        }
        Ok(self.known(number))
    }

    fn known(&self, number: u32) -> Option<Id> {
        Id::of_small(number).or_else(|| self.found.get(&number).copied())
    }
}

/// The numbers that one thread has asked for.
pub(super) struct Numbers {
    by_id: HashMap<Id, u32, FixedState>,
    /// How many times numbers were forgotten before.
    forgotten: u64,
    held: Held,
}

impl Numbers {
    /// None asked for.
    pub(super) fn new(control: &Control) -> Numbers {
        Numbers { by_id: HashMap::default(), forgotten: 0, held: Held::new(control) }
    }

    /// The number of a value of a store.
    pub(super) fn of<P: Clone + Eq + Hash + Weigh>(
        &mut self,
        value: Id,
        store: &mut Store,
        shared: &Shared<P>,
    ) -> Result<u32, Stop> {
        let forgotten = shared.forgotten.load(Ordering::Acquire);
        if self.forgotten != forgotten {
            self.forgotten = forgotten;
            self.by_id = HashMap::default();
            self.held = Held::new(store.control());
        }
        if let Some(number) = self.known(value) {
            return Ok(number);
        }
        // A value follows its options.
        let mut open = vec![value];
        let mut last = 0;
        while let Some(&game) = open.last() {
            let name = if store.as_number_up_star(game).is_some() {
                Name::Code(store.encode(game)?.into())
            } else {
                let [left, right] =
                    [store.options(game, Player::Left)?, store.options(game, Player::Right)?];
                let before = open.len();
                let all = || left.iter().chain(right.iter()).copied();
                open.extend(all().filter(|option| self.known(*option).is_none()));
                if open.len() > before {
                    continue;
                }
                let mut numbers: Vec<u32> =
                    all().map(|option| self.known(option).unwrap_or_default()).collect();
                let (lefts, rights) = numbers.split_at_mut(left.len());
                lefts.sort_unstable();
                rights.sort_unstable();
                Name::Options(numbers.into(), left.len() as u32)
            };
            last = shared.number(name)?;
            self.held.take(grown::<(Id, u32)>())?;
            self.by_id.insert(game, last);
            open.pop();
        }
        Ok(last)
    }

    fn known(&self, value: Id) -> Option<u32> {
        value.small().or_else(|| self.by_id.get(&value).copied())
    }
}

/// How many bytes one more entry of a table takes: it is nearly half full at worst, and the old one is there while it
/// grows.
pub(super) const fn grown<E>() -> usize {
    3 * size_of::<E>()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_of_no_sum_are_forgotten() {
        let control = Control::new();
        let shared: Shared<u64> = Shared::new(&control, 1 << 20);
        let mut store = Store::default();
        let mut numbers = Numbers::new(&Control::new());
        let mut sum_with = |text: &str, work: u64| {
            let value = store.read(text).expect("a value");
            let value = numbers.of(value, &mut store, &shared).expect("no budget is set");
            let open = Open::from_slice(&[(work, false)]);
            shared.set(Key { open: open.clone(), value }, true, work).expect("no budget is set");
            (open, value)
        };
        let dear = sum_with("{5||3|{2|1}}", 1 << 20);
        let cheap = sum_with("{7||2|{1|0}}", 1);
        let count = || lock(&shared.games).numbers.len();
        let before = count();
        assert!(!shared.forget_numbers());
        assert_eq!(count(), before, "all are needed");
        for top in 10..3000 {
            let value = store.read(&format!("{{{top}||3|{{2|1}}}}")).expect("a value");
            numbers.of(value, &mut store, &shared).expect("no budget is set");
        }
        let taken = control.used();
        assert!(shared.forget_numbers());
        assert_eq!(count(), before);
        assert!(control.used() < taken / 2, "{} of {taken}", control.used());
        for (open, value) in [&dear, &cheap] {
            assert_eq!(shared.get(open, *value), Some(true));
        }
        // What is asked for anew has a number of its own, and what was kept has the old one.
        let again = store.read("{10||3|{2|1}}").expect("a value");
        let again = numbers.of(again, &mut store, &shared).expect("no budget is set");
        assert!(again as usize > 2990, "{again}");
        let kept = store.read("{5||3|{2|1}}").expect("a value");
        assert_eq!(numbers.of(kept, &mut store, &shared), Ok(dear.1));
        let mut told = 0;
        let mut other = Store::default();
        shared
            .each(0, |_, named, _, _| {
                told += usize::from(named.value(dear.1, &mut other)?.is_some());
                Ok(())
            })
            .expect("no budget is set");
        assert_eq!(told, 2);
    }

    /// Where values take more than the sums, those of the sums that were cheap go first.
    #[test]
    fn sums_that_were_cheap_go_with_their_values() {
        let control = Control::new();
        let shared: Shared<u64> = Shared::new(&control, 1 << 20);
        let mut store = Store::default();
        let mut numbers = Numbers::new(&Control::new());
        let mut keys = Vec::new();
        for top in 0..500_u64 {
            let options: Vec<String> =
                (0..20).map(|i| format!("{{{}|-{i}}}", 100 + top + i)).collect();
            let text = format!("{{{{{}|1000}}|{}}}", 2000 + top, options.join(","));
            let value = store.read(&text).expect("a value");
            let value = numbers.of(value, &mut store, &shared).expect("no budget is set");
            let open = Open::from_slice(&[(top, false)]);
            let work = if top % 50 == 0 { 1000 } else { 1 };
            shared.set(Key { open: open.clone(), value }, true, work).expect("no budget is set");
            keys.push((open, value, work));
        }
        assert!(shared.forget_numbers());
        for (open, value, work) in keys {
            assert_eq!(shared.get(&open, value).is_some(), work > 1, "{open:?}");
        }
    }
}
