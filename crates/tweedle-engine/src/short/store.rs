//! The store of canonical short games: records, options, and the tables of results about them.

use super::beside_set::Beside;
use super::exchange::Joined;
use super::gauge::Gauge;
use super::heat::Thermograph;
use super::id::{FINEST, Id, Packed, ZERO};
use super::number_up_star::{NumberUpStar, up_star_option, up_star_option_count};
use super::operation::Operation;
use super::recent::Recent;
use super::up_sum::{UP_SUM_BYTES, UpSum};
use crate::memo::Memo;
use crate::number::Natural;
use crate::stack::Budgeted;
use crate::table::{grow, insert};
use crate::{Control, Identity, Player, Stop};
use foldhash::fast::FixedState;
use hashbrown::HashTable;
use std::hash::{BuildHasher, Hash, Hasher};
use std::sync::Arc;

/// The games an evaluation has met, each in canonical form and each once.
///
/// A store has one owner; there is nothing global, and nothing is ever removed. Its methods take and
/// return [`Id`]s. [`Arena`](super::Arena) wraps a store for use as in a formula.
///
/// Invariants: every record is a canonical form; no two records are equal games; a value that fits
/// into a packed id has no record; the options of a record are sorted by id.
pub struct Store {
    pub(super) control: Control,
    pub(super) records: Vec<Record>,
    /// The options of all games, each game's Left options and then its Right options.
    options: Vec<Id>,
    /// Games by their options, numbers-with-infinitesimals by their parts.
    pub(super) index: HashTable<u32>,
    /// x + n·↑ + ∗m too large to be packed.
    pub(super) large: Vec<NumberUpStar>,
    /// The memory of the digits of their numbers, in bytes.
    pub(super) digits: usize,
    /// The stops of games where they are not packed numbers.
    pub(super) far_stops: hashbrown::HashMap<u32, [Id; 2], FixedState>,
    /// The games ↑^[n] and ↓^[n] with n ≥ 2.
    pub(super) up_sums: hashbrown::HashMap<Id, UpSum, FixedState>,
    /// (g, h, g + h) with g < h.
    sums: HashTable<[Id; 3]>,
    /// g and h of a comparison g ≤ h, and its answer in the lowest bit.
    comparisons: HashTable<u64>,
    /// The games of few options that were made lately.
    pub(super) recent: Recent,
    /// Scratch space of one construction.
    pub(super) scratch: hashbrown::HashMap<(Id, Player), bool, FixedState>,
    pub(super) thermographs: hashbrown::HashMap<Id, Arc<Thermograph>, FixedState>,
    pub(super) birthdays: hashbrown::HashMap<Id, Natural, FixedState>,
    /// The nimbers beside which the first of two games is at least, and at most, the second, of a greater id.
    pub(super) besides: hashbrown::HashMap<(Id, Id), Beside, FixedState>,
    /// Results of operations.
    pub(super) operations: Memo<(Id, Operation), Id>,
    /// Bytes that `thermographs`, `birthdays` and `besides` were counted with.
    invariants: usize,
    pub(super) hasher: FixedState,
    identity: Identity,
    /// The knowledge that the store has of the exchange of numbers that it uses.
    pub(super) joined: Option<Box<Joined>>,
    /// The work that was done, the work after which more is refused, and how much of it was allowed.
    work: u64,
    most_work: u64,
    allowed_work: u64,
}

#[derive(Clone, Copy)]
pub(super) struct Record {
    /// The place where the options start; or, for a large number-up-star, its place in `large`.
    pub(super) start: u32,
    pub(super) lefts: u32,
    pub(super) rights: u32,
    /// The Left and the Right stop in units of 1/2^[`FINEST`], or [`FAR`] for both.
    pub(super) stops: [i32; 2],
    pub(super) gauge: Gauge,
    pub(super) negative: Option<Id>,
}

/// Marks stops that are not packed numbers and stand in `far_stops`. No packed number has this value,
/// which has more digits than fit.
pub(super) const FAR: i32 = i32::MAX;

/// The bytes of an entry of `far_stops`, with the room that a table leaves.
const FAR_BYTES: usize = 2 * size_of::<(u32, [Id; 2])>();

/// Marks, in place of the number of Left options, a record that is a number-up-star.
pub(super) const LARGE: u32 = u32::MAX;

impl Default for Store {
    fn default() -> Self {
        Store::new(Control::new())
    }
}

impl Budgeted for Store {
    fn control(&self) -> &Control {
        &self.control
    }
}

impl Store {
    /// The game 0, in any store.
    pub(crate) const ZERO: Id = ZERO;

    /// An empty store, bounded and stopped through `control`.
    pub fn new(control: Control) -> Store {
        Store {
            operations: Memo::new(control.clone()),
            control,
            // Record 0 is nobody's: an id is never zero.
            records: vec![Record {
                start: 0,
                lefts: 0,
                rights: 0,
                stops: [0; 2],
                gauge: Gauge::NONE,
                negative: None,
            }],
            options: Vec::new(),
            index: HashTable::new(),
            large: Vec::new(),
            digits: 0,
            far_stops: hashbrown::HashMap::with_hasher(FixedState::default()),
            up_sums: hashbrown::HashMap::with_hasher(FixedState::default()),
            sums: HashTable::new(),
            comparisons: HashTable::new(),
            recent: Recent::new(ZERO),
            scratch: hashbrown::HashMap::with_hasher(FixedState::default()),
            thermographs: hashbrown::HashMap::with_hasher(FixedState::default()),
            birthdays: hashbrown::HashMap::with_hasher(FixedState::default()),
            besides: hashbrown::HashMap::with_hasher(FixedState::default()),
            invariants: 0,
            hasher: FixedState::default(),
            identity: Identity::default(),
            joined: None,
            work: 0,
            most_work: u64::MAX,
            allowed_work: u64::MAX,
        }
    }

    /// The identity of the store: equal only to the identity that the same store returns.
    pub fn identity(&self) -> &Identity {
        &self.identity
    }

    /// The handle that bounds and stops this store.
    pub fn control(&self) -> &Control {
        &self.control
    }

    /// The work that was done to find canonical forms and to compare games, in looks at two options, about: a game whose players have m
    /// and n options that are different counts as m^2 + n^2.
    ///
    /// ```
    /// # use tweedle_engine::Stop;
    /// # use tweedle_engine::short::Store;
    /// let mut store = Store::default();
    /// let switch = store.read("{7|-7}").unwrap();
    /// store.limit_work(Some(1));
    /// let other = store.read("{9||5|-5}");
    /// assert!(other.is_err());
    /// store.limit_work(None);
    /// assert!(store.work() > 2);
    /// let other = store.read("{9||5|-5}").unwrap();
    /// assert!(!store.le(other, switch)?);
    /// # Ok::<(), Stop>(())
    /// ```
    pub fn work(&self) -> u64 {
        self.work
    }

    /// Allows `most` more of [`Store::work`]. What needs more ends with [`Stop::Limit`], and what was found until then stays. `None`, as in
    /// the beginning, allows any.
    pub fn limit_work(&mut self, most: Option<u64>) {
        self.allowed_work = most.unwrap_or(u64::MAX);
        self.most_work = self.work.saturating_add(self.allowed_work);
    }

    /// Counts work that is about to be done.
    ///
    /// # Errors
    /// [`Stop::Limit`] if it is too much.
    #[inline]
    pub(super) fn count_work(&mut self, work: u64) -> Result<(), Stop> {
        self.work += work;
        let is_allowed = self.work <= self.most_work;
        if is_allowed { Ok(()) } else { Err(Stop::Limit { most: self.allowed_work }) }
    }

    /// The number of games held, not counting those packed into their ids.
    pub fn len(&self) -> usize {
        self.records.len() - 1
    }

    /// True if only packed games have been met.
    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }

    /// The game 0.
    pub fn zero(&self) -> Id {
        ZERO
    }

    /// The number of canonical options of `player`.
    ///
    /// An up-star or a nimber has at most as many as fit in memory; the count saturates.
    #[inline]
    pub fn option_count(&self, g: Id, player: Player) -> usize {
        if let Some(packed) = g.unpack() {
            let moves = |number: i64| {
                // An integer can only be moved towards 0.
                number % (1 << FINEST) != 0 || number * i64::from(player.sign()) > 0
            };
            return up_star_option_count(packed.ups, packed.nimber, player)
                .unwrap_or_else(|| usize::from(moves(packed.fixed)));
        }
        let record = &self.records[g.index()];
        match player {
            _ if record.lefts == LARGE => self.large_option_count(record, player),
            Player::Left => record.lefts as usize,
            Player::Right => record.rights as usize,
        }
    }

    /// The `i`-th canonical option of `player`, counted from 0 below
    /// [`option_count`](Store::option_count). Options of numbers, ups and nimbers are made on demand.
    ///
    /// # Errors
    /// [`Stop::Memory`] when the store is full.
    #[inline]
    pub fn option(&mut self, g: Id, player: Player, i: usize) -> Result<Id, Stop> {
        if let Some(packed) = g.unpack() {
            let option =
                if let Some((ups, nimber)) = up_star_option(packed.ups, packed.nimber, player, i) {
                    Packed { ups, nimber, ..packed }
                } else {
                    let finest = 1 << packed.fixed.trailing_zeros().min(FINEST);
                    let fixed = packed.fixed - finest * i64::from(player.sign());
                    Packed { fixed, ..packed }
                };
            let id = option.id();
            debug_assert!(id.is_some(), "An option of a packed game is no larger.");
            return Ok(id.unwrap_or(ZERO));
        }
        debug_assert!(i < self.option_count(g, player), "There is no such option.");
        let record = &self.records[g.index()];
        if record.lefts == LARGE {
            return self.large_option(g, player, i);
        }
        let skip = if player == Player::Left { 0 } else { record.lefts as usize };
        Ok(self.options[record.start as usize + skip + i])
    }

    /// All canonical options of `player`.
    ///
    /// # Errors
    /// [`Stop::Memory`] when the store is full, or would be: ∗m has m options.
    pub fn options(&mut self, g: Id, player: Player) -> Result<Vec<Id>, Stop> {
        let count = self.option_count(g, player);
        let bytes = count.saturating_mul(size_of::<Id>());
        self.control.make_room(bytes)?;
        let option = |i| {
            self.control.check()?;
            self.option(g, player, i)
        };
        (0..count).map(option).collect()
    }

    /// The id of the canonical game with these options, sorted by id, and these stops.
    pub(super) fn intern(&mut self, sides: [&[Id]; 2], stops: [Id; 2]) -> Result<Id, Stop> {
        let [left, right] = sides;
        let hash = hash_options_with(&self.hasher, (left, right));
        let found = self.index.find(hash, |&index| {
            let record = &self.records[index as usize];
            record.lefts as usize == left.len()
                && record.rights as usize == right.len()
                && self.options_of(record) == (left, right)
        });
        if let Some(&index) = found {
            return Ok(Id::of_record(index));
        }
        grow(&self.control, &mut self.options, left.len() + right.len())?;
        let start = u32::try_from(self.options.len()).map_err(|_| self.full())?;
        self.options.extend_from_slice(left);
        self.options.extend_from_slice(right);
        let fixed =
            if stops.iter().all(|stop| stop.is_packed()) { stops.map(Id::fixed) } else { [FAR; 2] };
        let gauge = if fixed[0] == FAR { Gauge::NONE } else { self.gauge_of_options(sides, fixed) };
        let record = Record {
            start,
            lefts: left.len() as u32,
            rights: right.len() as u32,
            stops: fixed,
            gauge,
            negative: None,
        };
        let up_sum = self.up_sum_of_options(sides);
        let room = if up_sum.is_some() { self.control.take(UP_SUM_BYTES) } else { Ok(()) };
        if let Err(stop) = room {
            self.options.truncate(start as usize);
            return Err(stop);
        }
        let added = self.add(hash, record, stops);
        if added.is_err() {
            self.options.truncate(start as usize);
        }
        if let Some(up_sum) = up_sum {
            match added {
                Ok(id) => drop(self.up_sums.insert(id, up_sum)),
                Err(_) => self.control.give(UP_SUM_BYTES),
            }
        }
        added
    }

    /// Adds a record under its hash. After an error all is as before, but for the options of the record.
    ///
    /// # Errors
    /// [`Stop::Memory`]; [`Stop::TooLarge`].
    pub(super) fn add(&mut self, hash: u64, record: Record, stops: [Id; 2]) -> Result<Id, Stop> {
        let id = Id::from_index(self.records.len()).ok_or_else(|| self.full())?;
        grow(&self.control, &mut self.records, 1)?;
        if record.stops[0] == FAR {
            self.control.take(FAR_BYTES)?;
            self.far_stops.insert(id.bits(), stops);
        }
        self.records.push(record);
        let Store { control, index, records, options, large, hasher, .. } = self;
        let rehash = |&index: &u32| {
            let record = &records[index as usize];
            if record.lefts == LARGE {
                hasher.hash_one(&large[record.start as usize])
            } else {
                hash_options_with(hasher, split(options, record))
            }
        };
        if let Err(stop) = insert(control, index, hash, id.bits(), rehash) {
            // A record that the index does not find must not be there, or it would be there twice.
            records.pop();
            if self.far_stops.remove(&id.bits()).is_some() {
                self.control.give(FAR_BYTES);
            }
            return Err(stop);
        }
        Ok(id)
    }

    fn full(&self) -> Stop {
        Stop::TooLarge(format!("The store holds {} games and can take no more.", self.len()))
    }

    fn options_of(&self, record: &Record) -> (&[Id], &[Id]) {
        split(&self.options, record)
    }

    pub(super) fn known_negative(&self, g: Id) -> Option<Id> {
        self.records[g.index()].negative
    }

    pub(super) fn set_negative(&mut self, g: Id, negative: Id) {
        self.records[g.index()].negative = Some(negative);
        self.records[negative.index()].negative = Some(g);
    }

    #[inline]
    pub(super) fn known_sum(&self, g: Id, h: Id) -> Option<Id> {
        let hash = self.hash_pair(g, h);
        self.sums.find(hash, |sum| sum[0] == g && sum[1] == h).map(|sum| sum[2])
    }

    pub(super) fn remember_sum(&mut self, g: Id, h: Id, sum: Id) -> Result<(), Stop> {
        let hash = self.hash_pair(g, h);
        let hasher = self.hasher.clone();
        insert(&self.control, &mut self.sums, hash, [g, h, sum], |sum| {
            hash_pair_with(&hasher, sum[0], sum[1])
        })
    }

    #[inline]
    pub(super) fn known_le(&self, g: Id, h: Id) -> Option<bool> {
        let key = pair_key(g, h);
        let found = self.comparisons.find(self.hash_pair(g, h), |&entry| entry & !1 == key);
        found.map(|entry| entry & 1 == 1)
    }

    pub(super) fn remember_le(&mut self, g: Id, h: Id, le: bool) -> Result<(), Stop> {
        let hash = self.hash_pair(g, h);
        let hasher = self.hasher.clone();
        let entry = pair_key(g, h) | u64::from(le);
        insert(&self.control, &mut self.comparisons, hash, entry, |&entry| {
            hasher.hash_one(entry >> 1)
        })
    }

    #[inline]
    fn hash_pair(&self, g: Id, h: Id) -> u64 {
        hash_pair_with(&self.hasher, g, h)
    }

    /// Forgets sums, comparisons and invariants, and gives their memory back. Games stay, and
    /// forgotten results are found again when they are asked for.
    pub fn forget(&mut self) {
        self.forget_numbers();
        self.control.give(self.sums.allocation_size() + self.comparisons.allocation_size());
        self.sums = HashTable::new();
        self.comparisons = HashTable::new();
        self.control.give(self.invariants);
        self.invariants = 0;
        self.thermographs = hashbrown::HashMap::default();
        self.birthdays = hashbrown::HashMap::default();
        self.besides = hashbrown::HashMap::default();
        self.operations.clear();
    }

    /// Announces that an invariant of this size is about to be remembered.
    pub(super) fn take_invariant(&mut self, bytes: usize) -> Result<(), Stop> {
        self.control.take(bytes)?;
        self.invariants += bytes;
        Ok(())
    }

    /// Bytes held.
    pub fn bytes(&self) -> usize {
        // Record 0 is there from the beginning and never announced.
        (self.records.capacity() - 1) * size_of::<Record>()
            + self.options.capacity() * size_of::<Id>()
            + self.large.capacity() * size_of::<NumberUpStar>()
            + self.digits
            + self.index.allocation_size()
            + self.sums.allocation_size()
            + self.comparisons.allocation_size()
            + self.invariants
            + self.operations.bytes()
            + self.far_stops.len() * FAR_BYTES
            + self.up_sums.len() * UP_SUM_BYTES
    }
}

impl Drop for Store {
    fn drop(&mut self) {
        self.operations.clear();
        self.control.give(self.bytes());
    }
}

/// Both ids are below 2^31, which leaves the lowest bit for an answer.
#[inline]
fn pair_key(g: Id, h: Id) -> u64 {
    (u64::from(g.bits()) << 32) | (u64::from(h.bits()) << 1)
}

#[inline]
fn hash_pair_with(hasher: &FixedState, g: Id, h: Id) -> u64 {
    hasher.hash_one(pair_key(g, h) >> 1)
}

fn split<'a>(options: &'a [Id], record: &Record) -> (&'a [Id], &'a [Id]) {
    let end = record.start as usize + (record.lefts + record.rights) as usize;
    options[record.start as usize..end].split_at(record.lefts as usize)
}

fn hash_options_with(hasher: &FixedState, (left, right): (&[Id], &[Id])) -> u64 {
    // The length keeps {a|b} and {a,b|} apart.
    let mut state = hasher.build_hasher();
    left.len().hash(&mut state);
    for id in left.iter().chain(right) {
        id.hash(&mut state);
    }
    state.finish()
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::collections::HashSet;

    /// A store that ran out of memory while it grew holds no game twice, and what it holds is what is counted.
    #[test]
    fn what_was_refused_is_not_there() {
        let texts: Vec<String> = (0..400)
            .map(|i| format!("{{{}||{}|{{-{i}|-{}}}}}", i % 7 + 3, i % 11, 2 * i + 1))
            .chain((0..40).map(|i| format!("{}/1024", (1_u64 << 40) + 2 * i + 1)))
            .collect();
        for bytes in (3000..60_000).step_by(1237) {
            let control = Control::with_memory(bytes);
            let mut store = Store::new(control.clone());
            let (mut known, mut is_refused) = (Vec::new(), false);
            for _ in 0..2 {
                for text in &texts {
                    if let Ok(id) = store.read(text) {
                        known.push((text, id));
                    } else {
                        is_refused = true;
                        // Room for the next one, so that the table of games may grow.
                        store.forget();
                    }
                    assert_eq!(control.used(), store.bytes(), "{bytes}: {text}");
                }
            }
            assert!(is_refused, "{bytes}");
            let mut ids = std::collections::HashMap::<&String, Id>::new();
            for (text, id) in known {
                assert_eq!(*ids.entry(text).or_insert(id), id, "{bytes}: {text}");
            }
            let games = store.records[1..].iter().filter(|record| record.lefts != LARGE);
            let games: Vec<_> = games.map(|record| store.options_of(record)).collect();
            assert_eq!(games.iter().collect::<HashSet<_>>().len(), games.len(), "{bytes}");
        }
    }
}
