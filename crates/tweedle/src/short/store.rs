//! Where canonical short games live: records, options, and the tables of what is known of them.

use super::gauge::Gauge;
use super::id::{FINEST, Id, Packed, ZERO, infinitesimal_sign};
use super::thermograph::Thermograph;
use crate::number::{Dyadic, IBig, UBig};
use crate::{Control, Player, Stop};
use foldhash::fast::FixedState;
use hashbrown::HashTable;
use std::cmp::Ordering;
use std::hash::{BuildHasher, Hash, Hasher};
use std::rc::Rc;

/// The games an evaluation has met, each in canonical form and each once.
///
/// A store has one owner; there is nothing global, and nothing is ever removed. Its methods take and
/// return [`Id`]s. [`Arena`](super::Arena) wraps a store for use as in a formula.
///
/// Invariants: every record is a canonical form; no two records are equal games; a value that fits
/// into a packed id has no record; the options of a record are sorted by id.
pub struct Store {
    pub(super) control: Control,
    records: Vec<Record>,
    /// The options of all games, each game's Left options and then its Right options.
    options: Vec<Id>,
    /// Games by their options, numbers-with-infinitesimals by their parts.
    index: HashTable<u32>,
    /// x + n·↑ + ∗m too large to be packed.
    large: Vec<NumberUpStar>,
    /// The stops of games where they are not packed numbers.
    far_stops: hashbrown::HashMap<u32, [Id; 2], FixedState>,
    /// (g, h, g + h) with g < h.
    sums: HashTable<[Id; 3]>,
    /// g and h of a comparison g ≤ h, and its answer in the lowest bit.
    comparisons: HashTable<u64>,
    /// Scratch space of one construction.
    pub(super) scratch: hashbrown::HashMap<(Id, Player), bool, FixedState>,
    pub(super) thermographs: hashbrown::HashMap<Id, Rc<Thermograph>, FixedState>,
    pub(super) birthdays: hashbrown::HashMap<Id, UBig, FixedState>,
    hasher: FixedState,
}

#[derive(Clone, Copy)]
struct Record {
    /// Where the options start; or, for a large number-up-star, its place in `large`.
    start: u32,
    lefts: u32,
    rights: u32,
    /// The Left and the Right stop in units of 1/2^[`FINEST`], or [`FAR`] for both.
    stops: [i32; 2],
    gauge: Gauge,
    negative: Option<Id>,
}

/// Marks stops that are not packed numbers and stand in `far_stops`. No packed number has this value,
/// which has more digits than fit.
const FAR: i32 = i32::MAX;

/// Marks, in place of the number of Left options, a record that is a number-up-star.
const LARGE: u32 = u32::MAX;

/// x + n·↑ + ∗m: a number, a multiple of up, and a nimber. Closed under sums.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct NumberUpStar {
    /// x, the number.
    pub number: Dyadic,
    /// n, the multiple of ↑ (negative for multiples of ↓).
    pub ups: i64,
    /// m, the size of the nimber ∗m.
    pub nimber: u64,
}

impl NumberUpStar {
    fn packed(&self) -> Option<Id> {
        let (numerator, exponent) = self.number.small_parts()?;
        if exponent > FINEST || numerator.unsigned_abs() > 1 << 17 {
            return None;
        }
        let fixed = numerator << (FINEST - exponent);
        Packed { fixed, ups: self.ups, nimber: self.nimber }.id()
    }

    fn from_packed(packed: Packed) -> NumberUpStar {
        NumberUpStar {
            number: Dyadic::new(IBig::from(packed.fixed), FINEST),
            ups: packed.ups,
            nimber: packed.nimber,
        }
    }

    /// Whether this is a number.
    pub fn is_number(&self) -> bool {
        self.ups == 0 && self.nimber == 0
    }
}

impl Default for Store {
    fn default() -> Self {
        Store::new(Control::new())
    }
}

impl Store {
    /// An empty store, bounded and stopped through `control`.
    pub fn new(control: Control) -> Store {
        Store {
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
            far_stops: hashbrown::HashMap::with_hasher(FixedState::default()),
            sums: HashTable::new(),
            comparisons: HashTable::new(),
            scratch: hashbrown::HashMap::with_hasher(FixedState::default()),
            thermographs: hashbrown::HashMap::with_hasher(FixedState::default()),
            birthdays: hashbrown::HashMap::with_hasher(FixedState::default()),
            hasher: FixedState::default(),
        }
    }

    /// The handle that bounds and stops this store.
    pub fn control(&self) -> &Control {
        &self.control
    }

    /// The number of games held, not counting those packed into their ids.
    pub fn len(&self) -> usize {
        self.records.len() - 1
    }

    /// Whether only packed games have been met.
    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }

    /// The game 0.
    pub fn zero(&self) -> Id {
        ZERO
    }

    /// The value of x + n·↑ + ∗m.
    ///
    /// # Errors
    /// [`Stop::Memory`] when the store is full.
    pub fn number_up_star(&mut self, value: NumberUpStar) -> Result<Id, Stop> {
        if let Some(id) = value.packed() {
            return Ok(id);
        }
        if value.ups == i64::MIN {
            // So that every value has a negative.
            return Err(Stop::Beyond("An up multiple exceeds 64 bits.".to_owned()));
        }
        let hash = self.hasher.hash_one(&value);
        let found = self.index.find(hash, |&index| {
            let record = self.records[index as usize];
            record.lefts == LARGE && self.large[record.start as usize] == value
        });
        if let Some(&index) = found {
            return Ok(Id::from_index(index as usize).unwrap_or(ZERO));
        }
        // The stops of x + n·↑ + ∗m are x and x; a number's own id is about to be made.
        let stop = if value.is_number() { None } else { Some(self.number(value.number.clone())?) };
        let start = self.large.len() as u32;
        grow(&self.control, &mut self.large, 1)?;
        self.large.push(value);
        let next = Id::from_index(self.records.len());
        let stop = stop.or(next).unwrap_or(ZERO);
        let record = Record {
            start,
            lefts: LARGE,
            rights: 0,
            stops: [FAR; 2],
            gauge: Gauge::NONE,
            negative: None,
        };
        self.add(hash, record, [stop; 2])
    }

    /// The value of a number.
    ///
    /// # Errors
    /// [`Stop::Memory`] when the store is full.
    pub fn number(&mut self, number: Dyadic) -> Result<Id, Stop> {
        self.number_up_star(NumberUpStar { number, ups: 0, nimber: 0 })
    }

    /// The value of the nimber ∗m.
    ///
    /// # Errors
    /// [`Stop::Memory`] when the store is full.
    pub fn nimber(&mut self, m: u64) -> Result<Id, Stop> {
        self.number_up_star(NumberUpStar { number: Dyadic::ZERO, ups: 0, nimber: m })
    }

    /// The parts of a game of the form x + n·↑ + ∗m; `None` for all others.
    pub fn as_number_up_star(&self, g: Id) -> Option<NumberUpStar> {
        match g.unpack() {
            Some(packed) => Some(NumberUpStar::from_packed(packed)),
            None => self.large(g).cloned(),
        }
    }

    fn large(&self, g: Id) -> Option<&NumberUpStar> {
        let record = self.records[g.index()];
        (record.lefts == LARGE).then(|| &self.large[record.start as usize])
    }

    /// n and m of a game x + n·↑ + ∗m.
    #[inline]
    pub(super) fn up_star(&self, g: Id) -> Option<(i64, u64)> {
        match g.unpack() {
            Some(packed) => Some((packed.ups, packed.nimber)),
            None => self.large(g).map(|value| (value.ups, value.nimber)),
        }
    }

    /// The number that this game is, if it is one.
    pub fn as_number(&self, g: Id) -> Option<Dyadic> {
        self.as_number_up_star(g).filter(NumberUpStar::is_number).map(|value| value.number)
    }

    /// Whether this game is a number.
    #[inline]
    pub fn is_number(&self, g: Id) -> bool {
        if g.is_packed() {
            g.is_packed_number()
        } else {
            self.large(g).is_some_and(NumberUpStar::is_number)
        }
    }

    /// Whether this game is of the form x + n·↑ + ∗m.
    #[inline]
    pub fn is_number_up_star(&self, g: Id) -> bool {
        g.is_packed() || self.records[g.index()].lefts == LARGE
    }

    /// The size m of the nimber that this game is, if it is one.
    pub fn as_nimber(&self, g: Id) -> Option<u64> {
        self.as_number_up_star(g)
            .filter(|value| value.ups == 0 && value.number.is_zero())
            .map(|value| value.nimber)
    }

    /// The number that play with `player` to move first stops at, if both play for the best stop
    /// (Siegel, *CGT*, ch. II). Cost: constant.
    #[inline]
    pub fn stop(&self, g: Id, player: Player) -> Id {
        if g.is_packed() {
            return g.packed_number();
        }
        let fixed = i64::from(self.records[g.index()].stops[player.index()]);
        match (Packed { fixed, ..Packed::ZERO }).id() {
            Some(stop) => stop,
            None => self.far_stops.get(&g.bits()).map_or(ZERO, |stops| stops[player.index()]),
        }
    }

    /// Both stops in units of 1/2^[`FINEST`], if they are packed numbers.
    #[inline]
    pub(super) fn fixed_stops(&self, g: Id) -> Option<[i32; 2]> {
        if g.is_packed() {
            return Some([g.fixed(); 2]);
        }
        let stops = self.records[g.index()].stops;
        (stops[0] != FAR).then_some(stops)
    }

    /// The gauge of a game.
    #[inline]
    pub(super) fn gauge(&self, g: Id) -> Gauge {
        if g.is_packed() { Gauge::of_packed(g) } else { self.records[g.index()].gauge }
    }

    /// The gauge of an option of a game with these stops, measured from that game's start.
    fn gauge_from(&self, option: Id, stops: [i32; 2]) -> Gauge {
        let Some([left, right]) = self.fixed_stops(option) else { return Gauge::NONE };
        let start = start_of_scale(stops);
        if right > start {
            Gauge::ABOVE
        } else if left < start {
            Gauge::BELOW
        } else if start_of_scale([left, right]) == start {
            self.gauge(option)
        } else {
            Gauge::NONE
        }
    }

    /// Compares two numbers by their ids.
    #[inline]
    pub(super) fn compare_numbers(&self, x: Id, y: Id) -> Ordering {
        if x.is_packed() && y.is_packed() {
            return x.fixed().cmp(&y.fixed());
        }
        self.as_number(x).cmp(&self.as_number(y))
    }

    /// Compares a stop of a game with a number.
    #[inline]
    pub(super) fn compare_stop(&self, g: Id, player: Player, x: Id) -> Ordering {
        match self.fixed_stops(g) {
            Some(stops) if x.is_packed() => stops[player.index()].cmp(&x.fixed()),
            _ => self.compare_numbers(self.stop(g, player), x),
        }
    }

    /// Whether g ≤ h, for two games x + n·↑ + ∗m; `None` if one is not of that form.
    #[inline]
    pub(super) fn number_up_star_le(&self, g: Id, h: Id) -> Option<bool> {
        let sign = if let (Some(g), Some(h)) = (g.unpack(), h.unpack()) {
            infinitesimal_sign(h.fixed.cmp(&g.fixed), h.ups - g.ups, g.nimber ^ h.nimber)
        } else {
            if !self.is_number_up_star(g) || !self.is_number_up_star(h) {
                return None;
            }
            let (g, h) = (self.as_number_up_star(g)?, self.as_number_up_star(h)?);
            let ups = h.ups.saturating_sub(g.ups);
            infinitesimal_sign(h.number.cmp(&g.number), ups, g.nimber ^ h.nimber)
        };
        Some(sign.is_some_and(Ordering::is_ge))
    }

    /// How many canonical options `player` has.
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

    fn large_option_count(&self, record: &Record, player: Player) -> usize {
        let value = &self.large[record.start as usize];
        up_star_option_count(value.ups, value.nimber, player).unwrap_or_else(|| {
            let (left, right) = value.number.options();
            usize::from(if player == Player::Left { left } else { right }.is_some())
        })
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
            // An option of a packed game is no larger.
            return Ok(option.id().unwrap_or(ZERO));
        }
        let record = &self.records[g.index()];
        if record.lefts == LARGE {
            return self.large_option(g, player, i);
        }
        let skip = if player == Player::Left { 0 } else { record.lefts as usize };
        Ok(self.options[record.start as usize + skip + i])
    }

    fn large_option(&mut self, g: Id, player: Player, i: usize) -> Result<Id, Stop> {
        let Some(value) = self.as_number_up_star(g) else { return Ok(ZERO) };
        let option = if let Some((ups, nimber)) = up_star_option(value.ups, value.nimber, player, i)
        {
            NumberUpStar { ups, nimber, ..value }
        } else {
            let (left, right) = value.number.options();
            let number = if player == Player::Left { left } else { right };
            NumberUpStar { number: number.unwrap_or(Dyadic::ZERO), ..value }
        };
        self.number_up_star(option)
    }

    /// All canonical options of `player`.
    ///
    /// # Errors
    /// [`Stop::Memory`] when the store is full, or would be: ∗m has m options.
    pub fn options(&mut self, g: Id, player: Player) -> Result<Vec<Id>, Stop> {
        let count = self.option_count(g, player);
        let bytes = count.saturating_mul(size_of::<Id>());
        self.control.take(bytes)?;
        self.control.give(bytes);
        (0..count).map(|i| self.option(g, player, i)).collect()
    }

    /// The id of the canonical game with these options, sorted by id, and these stops.
    pub(super) fn intern(&mut self, left: &[Id], right: &[Id], stops: [Id; 2]) -> Result<Id, Stop> {
        let hash = self.hash_options(left, right);
        let found = self.index.find(hash, |&index| {
            let record = &self.records[index as usize];
            record.lefts as usize == left.len()
                && record.rights as usize == right.len()
                && self.options_of(record) == (left, right)
        });
        if let Some(&index) = found {
            return Ok(Id::from_index(index as usize).unwrap_or(ZERO));
        }
        grow(&self.control, &mut self.options, left.len() + right.len())?;
        let start = u32::try_from(self.options.len()).map_err(|_| self.full())?;
        self.options.extend_from_slice(left);
        self.options.extend_from_slice(right);
        let fixed =
            if stops.iter().all(|stop| stop.is_packed()) { stops.map(Id::fixed) } else { [FAR; 2] };
        let gauge = if fixed[0] == FAR {
            Gauge::NONE
        } else {
            let measure = |&option: &Id| self.gauge_from(option, fixed);
            Gauge::of_options(left.iter().map(measure), right.iter().map(measure))
        };
        let record = Record {
            start,
            lefts: left.len() as u32,
            rights: right.len() as u32,
            stops: fixed,
            gauge,
            negative: None,
        };
        self.add(hash, record, stops)
    }

    fn add(&mut self, hash: u64, record: Record, stops: [Id; 2]) -> Result<Id, Stop> {
        let id = Id::from_index(self.records.len()).ok_or_else(|| self.full())?;
        grow(&self.control, &mut self.records, 1)?;
        if record.stops[0] == FAR {
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
        insert(control, index, hash, id.bits(), rehash)?;
        Ok(id)
    }

    fn full(&self) -> Stop {
        Stop::Beyond(format!("The store holds {} games and can take no more.", self.len()))
    }

    fn options_of(&self, record: &Record) -> (&[Id], &[Id]) {
        split(&self.options, record)
    }

    fn hash_options(&self, left: &[Id], right: &[Id]) -> u64 {
        hash_options_with(&self.hasher, (left, right))
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

    /// Forgets sums, comparisons and invariants, and gives their memory back. Games stay, and what
    /// was forgotten is found again when it is asked for.
    pub fn forget(&mut self) {
        self.control.give(self.sums.allocation_size() + self.comparisons.allocation_size());
        self.sums = HashTable::new();
        self.comparisons = HashTable::new();
        self.thermographs.clear();
        self.birthdays.clear();
    }

    /// Bytes held.
    pub fn bytes(&self) -> usize {
        self.records.capacity() * size_of::<Record>()
            + self.options.capacity() * size_of::<Id>()
            + self.large.capacity() * size_of::<NumberUpStar>()
            + self.index.allocation_size()
            + self.sums.allocation_size()
            + self.comparisons.allocation_size()
    }
}

impl Drop for Store {
    fn drop(&mut self) {
        self.control.give(self.bytes().min(self.control.used()));
    }
}

/// How many options a player has in n·↑ + ∗m; `None` if that is 0, where only a number that it is
/// added to has options.
#[inline]
fn up_star_option_count(n: i64, m: u64, player: Player) -> Option<usize> {
    match (n * i64::from(player.sign()), m) {
        (0, 0) => None,
        (0, m) => Some(usize::try_from(m).unwrap_or(usize::MAX)),
        // ↑∗ = {0, ∗ | 0}.
        (1, 1) => Some(2),
        _ => Some(1),
    }
}

/// The `i`-th option of a player in n·↑ + ∗m, by its n and m; `None` if the game is 0.
#[inline]
fn up_star_option(n: i64, m: u64, player: Player, i: usize) -> Option<(i64, u64)> {
    let sign = i64::from(player.sign());
    match (n * sign, m) {
        (0, 0) => None,
        (0, _) | (1, 1) => Some((0, i as u64)),
        // The player whom the ups favour moves to 0, the opponent to one up less and the nimber's
        // last bit flipped: n·↑ + ∗m = {0 | (n-1)·↑ + ∗(m ^ 1)}.
        (1.., _) => Some((0, 0)),
        (_, _) => Some((n + sign, m ^ 1)),
    }
}

/// Where the scale of a game with these stops starts.
#[inline]
pub(super) fn start_of_scale([left, right]: [i32; 2]) -> i32 {
    if left == right { left } else { 0 }
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

/// Makes room for `more` elements, counting what that takes against the budget.
pub(crate) fn grow<T>(control: &Control, vec: &mut Vec<T>, more: usize) -> Result<(), Stop> {
    if vec.capacity() - vec.len() >= more {
        return Ok(());
    }
    let added = (vec.capacity() / 2).max(more).max(16);
    control.take(added * size_of::<T>())?;
    vec.reserve_exact(added);
    Ok(())
}

/// Inserts an entry known to be absent, counting growth against the budget.
pub(crate) fn insert<T>(
    control: &Control,
    table: &mut HashTable<T>,
    hash: u64,
    entry: T,
    rehash: impl Fn(&T) -> u64,
) -> Result<(), Stop> {
    if table.len() == table.capacity() {
        control.check()?;
        let before = table.allocation_size();
        // While it grows, the old table and one of twice its size are both there.
        let after = (2 * before).max(64 * (size_of::<T>() + 1));
        control.take(after)?;
        table.reserve(1, &rehash);
        control.give(after);
        control.take(table.allocation_size().saturating_sub(before))?;
    }
    table.insert_unique(hash, entry, rehash);
    Ok(())
}
