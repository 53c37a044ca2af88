//! Numbers that several stores give to values together.

use super::{Id, Store};
use crate::{Control, Held, Player, Stop, lock};
use foldhash::fast::FixedState;
use hashbrown::HashTable;
use smallvec::SmallVec;
use std::collections::HashSet;
use std::fmt;
use std::hash::BuildHasher;
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Arc, Mutex};

/// The numbers of values that several stores have together. By them threads, each with a store of its own, tell each other what
/// positions are worth.
///
/// ```
/// # use tweedle::{Control, short::{Exchange, Store}};
/// let control = Control::new();
/// let exchange = Exchange::new(&control);
/// let [mut one, mut other] = [(); 2].map(|()| Store::new(control.clone()));
/// one.use_exchange(&exchange);
/// other.use_exchange(&exchange);
/// other.read("{7||5|{3|2}}")?;
/// let hot = one.read("{5||3|2}")?;
/// let number = one.common_number(hot)?.expect("it uses one");
/// let same = other.of_common_number(number)?.expect("it uses one");
/// assert_eq!(other.text(same)?, "{5||3|2}");
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone)]
pub struct Exchange(Arc<Inner>);

struct Inner {
    names: Mutex<Names>,
    /// How many times numbers were forgotten.
    forgotten: AtomicU64,
}

/// What values are known by, with their numbers.
struct Names {
    /// In the order of the numbers.
    list: Vec<(u32, Name)>,
    /// The places there.
    places: HashTable<u32>,
    /// The number of the next one: no number is ever that of two values, also when the first is forgotten.
    next: u32,
    hasher: FixedState,
    held: Held,
}

/// What a value is known by in all stores. A value whose id says all ([`Id::small`]) needs no name.
#[derive(Clone, PartialEq, Eq, Hash)]
enum Name {
    /// The code of a number, up multiple and nimber.
    Code(Box<[u8]>),
    /// The numbers of the options of others, Left's first, both in order, and how many are Left's.
    Options(Box<[u32]>, u32),
}

impl Name {
    /// What it takes from the budget. List and table are nearly half full at worst, and the old ones are there while they grow.
    fn bytes(&self) -> usize {
        let owned = match self {
            Name::Code(code) => code.len(),
            Name::Options(options, _) => size_of_val(&**options),
        };
        owned + 3 * size_of::<(u32, Name)>() + 3 * size_of::<u32>()
    }
}

/// Numbers from here on are those of values whose ids say all.
const MOST: u32 = 1 << 30;

impl Names {
    fn number(&mut self, name: Name) -> Result<u32, Stop> {
        let Names { list, places, next, hasher, held } = self;
        let hash = hasher.hash_one(&name);
        if let Some(&place) = places.find(hash, |&place| list[place as usize].1 == name) {
            return Ok(list[place as usize].0);
        }
        let number = *next;
        if number >= MOST {
            return Err(Stop::TooLarge("There are more values than can be numbered.".to_owned()));
        }
        held.take(name.bytes())?;
        *next += 1;
        list.push((number, name));
        let hash_of = |&place: &u32| hasher.hash_one(&list[place as usize].1);
        places.insert_unique(hash, list.len() as u32 - 1, hash_of);
        Ok(number)
    }

    fn name(&self, number: u32) -> Option<&Name> {
        // As long as nothing was forgotten, the place is the number.
        let entry = self.list.get(number as usize).filter(|(of, _)| *of == number);
        let found = || {
            let place = self.list.binary_search_by_key(&number, |(of, _)| *of).ok()?;
            Some(&self.list[place])
        };
        entry.or_else(found).map(|(_, name)| name)
    }

    /// Forgets all other numbers.
    fn keep(&mut self, numbers: &HashSet<u32>) {
        let Names { list, places, hasher, held, .. } = self;
        list.retain(|(number, name)| {
            let is_kept = numbers.contains(number);
            if !is_kept {
                held.give(name.bytes());
            }
            is_kept
        });
        list.shrink_to_fit();
        *places = HashTable::with_capacity(list.len());
        let hash_of = |&place: &u32| hasher.hash_one(&list[place as usize].1);
        for place in 0..list.len() as u32 {
            places.insert_unique(hash_of(&place), place, hash_of);
        }
    }
}

impl Exchange {
    /// No numbers yet. What they take is counted against `control`.
    pub fn new(control: &Control) -> Exchange {
        let names = Names {
            list: Vec::new(),
            places: HashTable::new(),
            next: 0,
            hasher: FixedState::default(),
            held: Held::new(control),
        };
        Exchange(Arc::new(Inner { names: Mutex::new(names), forgotten: AtomicU64::new(0) }))
    }

    /// How many values have numbers, besides those whose ids say all.
    pub fn len(&self) -> usize {
        lock(&self.0.names).list.len()
    }

    /// Whether no value has a number.
    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }

    /// Adds the numbers of all followers to those of some values; how many bytes all of them take here.
    pub fn add_followers(&self, numbers: &mut HashSet<u32>) -> usize {
        let names = lock(&self.0.names);
        let mut open: Vec<u32> = numbers.iter().copied().collect();
        let mut bytes = 0;
        while let Some(number) = open.pop() {
            let Some(name) = names.name(number) else { continue };
            bytes += name.bytes();
            if let Name::Options(options, _) = name {
                open.extend(options.iter().filter(|option| numbers.insert(**option)));
            }
        }
        bytes
    }

    /// Forgets all other numbers, in all stores. Among these must be those of all followers
    /// ([`add_followers`](Exchange::add_followers)). No forgotten number is ever given again.
    pub fn keep(&self, numbers: &HashSet<u32>) {
        lock(&self.0.names).keep(numbers);
        self.0.forgotten.fetch_add(1, Ordering::Release);
    }

    fn number(&self, name: Name) -> Result<u32, Stop> {
        lock(&self.0.names).number(name)
    }

    fn name(&self, number: u32) -> Option<Name> {
        lock(&self.0.names).name(number).cloned()
    }

    fn forgotten(&self) -> u64 {
        self.0.forgotten.load(Ordering::Acquire)
    }
}

impl fmt::Debug for Exchange {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Exchange").finish_non_exhaustive()
    }
}

/// What one store knows of an exchange.
pub(super) struct Joined {
    exchange: Exchange,
    /// The numbers of its records.
    numbers: Vec<Option<u32>>,
    /// The values with these numbers.
    values: Vec<Option<Id>>,
    /// How many times the exchange had forgotten numbers before.
    forgotten: u64,
    held: Held,
}

impl Joined {
    /// Nothing known.
    fn new(exchange: Exchange, control: &Control) -> Joined {
        let forgotten = exchange.forgotten();
        Joined { exchange, numbers: vec![], values: vec![], forgotten, held: Held::new(control) }
    }

    fn number(&self, value: Id) -> Option<u32> {
        value.small().or_else(|| *self.numbers.get(value.index())?)
    }

    fn value(&self, number: u32) -> Option<Id> {
        Id::of_small(number).or_else(|| *self.values.get(number as usize)?)
    }

    fn keep(&mut self, value: Id, number: u32) -> Result<(), Stop> {
        let Joined { numbers, values, held, .. } = self;
        put(numbers, value.index(), number, held)?;
        put(values, number as usize, value, held)
    }
}

/// Puts an item at a place of a list, which grows if it is too short.
fn put<T: Copy>(
    list: &mut Vec<Option<T>>,
    place: usize,
    item: T,
    held: &mut Held,
) -> Result<(), Stop> {
    if place >= list.len() {
        let more = (place + 1).max(2 * list.len()) - list.len();
        held.take(more * size_of::<Option<T>>())?;
        list.resize(list.len() + more, None);
    }
    list[place] = Some(item);
    Ok(())
}

impl Store {
    /// From now on the store has numbers for values together with others.
    pub fn use_exchange(&mut self, exchange: &Exchange) {
        self.joined = Some(Box::new(Joined::new(exchange.clone(), &self.control)));
    }

    /// From now on the store uses no exchange.
    pub fn leave_exchange(&mut self) {
        self.joined = None;
    }

    /// Forgets the numbers that it has asked for.
    pub(super) fn forget_numbers(&mut self) {
        if let Some(joined) = &mut self.joined {
            **joined = Joined::new(joined.exchange.clone(), &self.control);
        }
    }

    /// What this store knows of its exchange, of which it lets go for the moment.
    fn take_joined(&mut self) -> Option<Box<Joined>> {
        let mut joined = self.joined.take()?;
        if joined.forgotten != joined.exchange.forgotten() {
            *joined = Joined::new(joined.exchange, &self.control);
        }
        Some(joined)
    }

    /// The number of a value in all stores of the exchange; `None` if this store uses none.
    ///
    /// # Errors
    /// [`Stop`].
    pub fn common_number(&mut self, value: Id) -> Result<Option<u32>, Stop> {
        let Some(mut joined) = self.take_joined() else { return Ok(None) };
        let number = self.number_in(&mut joined, value);
        self.joined = Some(joined);
        number.map(Some)
    }

    /// The value with a number of the exchange; `None` if this store uses none, or there is no such number, or it was forgotten.
    ///
    /// # Errors
    /// [`Stop`].
    pub fn of_common_number(&mut self, number: u32) -> Result<Option<Id>, Stop> {
        let Some(mut joined) = self.take_joined() else { return Ok(None) };
        let value = self.value_in(&mut joined, number);
        self.joined = Some(joined);
        value
    }

    fn number_in(&mut self, joined: &mut Joined, value: Id) -> Result<u32, Stop> {
        // A value follows its options.
        let mut open = vec![value];
        let mut last = joined.number(value);
        while let Some(&game) = open.last() {
            if let Some(known) = joined.number(game) {
                last = Some(known);
                open.pop();
                continue;
            }
            let name = if self.as_number_up_star(game).is_some() {
                Name::Code(self.encode(game)?.into())
            } else {
                let sides = Player::BOTH.map(|player| self.options(game, player));
                let [left, right] = sides;
                let (left, right) = (left?, right?);
                let before = open.len();
                let all = || left.iter().chain(&right).copied();
                open.extend(all().filter(|option| joined.number(*option).is_none()));
                if open.len() > before {
                    continue;
                }
                let mut numbers: Vec<u32> = all().filter_map(|it| joined.number(it)).collect();
                let (lefts, rights) = numbers.split_at_mut(left.len());
                lefts.sort_unstable();
                rights.sort_unstable();
                Name::Options(numbers.into(), left.len() as u32)
            };
            joined.keep(game, joined.exchange.number(name)?)?;
        }
        last.ok_or_else(|| Stop::Undefined("A value has no number.".to_owned()))
    }

    fn value_in(&mut self, joined: &mut Joined, number: u32) -> Result<Option<Id>, Stop> {
        let mut open = vec![number];
        let mut last = None;
        while let Some(&next) = open.last() {
            if let Some(known) = joined.value(next) {
                last = Some(known);
                open.pop();
                continue;
            }
            let value = match joined.exchange.name(next) {
                None => return Ok(None),
                Some(Name::Code(code)) => {
                    let decoded = self.decode(&code);
                    decoded.map_err(|error| Stop::Undefined(error.to_string()))?
                }
                Some(Name::Options(options, lefts)) => {
                    let before = open.len();
                    open.extend(options.iter().filter(|option| joined.value(**option).is_none()));
                    if open.len() > before {
                        continue;
                    }
                    let found: SmallVec<[Id; 8]> =
                        options.iter().filter_map(|option| joined.value(*option)).collect();
                    let (left, right) = found.split_at(lefts as usize);
                    self.of_canonical_options(left, right)?
                }
            };
            joined.keep(value, next)?;
        }
        Ok(last)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::short::NumberUpStar;

    /// All games born by day 3 that a few numbers make, and values with large numbers in them.
    fn values(store: &mut Store) -> Vec<Id> {
        let mut all: Vec<Id> = ["0", "1", "-1/2", "*", "^*2", "1/4294967296", "3v5*7"]
            .into_iter()
            .map(|text| store.read(text).expect("it is written well"))
            .collect();
        for _ in 0..2 {
            let before: Vec<Id> = all.iter().copied().step_by(all.len() / 7).collect();
            for left in &before {
                for right in &before {
                    all.push(store.game(&[*left, before[0]], &[*right]).expect("no budget is set"));
                }
            }
        }
        all
    }

    #[test]
    fn numbers_mean_the_same_games_in_all_stores() {
        let control = Control::new();
        let exchange = Exchange::new(&control);
        let [mut one, mut other] = [(); 2].map(|()| Store::new(control.clone()));
        one.use_exchange(&exchange);
        other.use_exchange(&exchange);
        // The other has other ids.
        other.read("{9||7|{5|{3|2}}}").expect("it is written well");
        let mut games = values(&mut one);
        games.reverse();
        for game in games {
            let number = one.common_number(game).unwrap().expect("it uses one");
            let there = other.of_common_number(number).unwrap().expect("it uses one");
            assert_eq!(other.encode(there), one.encode(game));
            assert_eq!(other.common_number(there), Ok(Some(number)));
            // What was taken over without a look at it is the canonical form.
            let options = Player::BOTH.map(|player| other.options(there, player).unwrap());
            let [left, right] = &options;
            let as_number: Option<NumberUpStar> = other.as_number_up_star(there);
            if as_number.is_none() {
                assert_eq!(other.game(left, right), Ok(there));
            }
        }
        assert_eq!(other.of_common_number(MOST - 1), Ok(None));
        assert_eq!(
            Store::default().common_number(Id::of_small(0).unwrap_or(Store::ZERO)),
            Ok(None)
        );
        let used = control.used();
        drop((one, other));
        drop(exchange);
        assert!(used > 0 && control.used() == 0);
    }

    #[test]
    fn what_is_forgotten_has_another_number_later() {
        let control = Control::new();
        let exchange = Exchange::new(&control);
        let [mut one, mut other] = [(); 2].map(|()| Store::new(Control::new()));
        one.use_exchange(&exchange);
        other.use_exchange(&exchange);
        let number = |store: &mut Store, top: u32| {
            let value = store.read(&format!("{{{top}||3|{{2|1}}}}")).expect("it is written well");
            store.common_number(value).unwrap().expect("it uses one")
        };
        let numbers: Vec<u32> = (5..500).map(|top| number(&mut one, top)).collect();
        let (before, taken) = (exchange.len(), control.used());
        let mut kept = HashSet::from([numbers[7], numbers[400]]);
        let bytes = exchange.add_followers(&mut kept);
        exchange.keep(&kept);
        // The two, {3|{2|1}} and {2|1}.
        assert_eq!(exchange.len(), 4);
        assert!(bytes == control.used() && bytes < taken / 10, "{bytes} of {taken}");
        for (store, top) in [(&mut other, 12), (&mut one, 405)] {
            assert_eq!(number(store, top), numbers[top as usize - 5]);
        }
        assert_eq!(other.of_common_number(numbers[8]), Ok(None));
        assert!(number(&mut other, 13) as usize >= before);
        assert_eq!(number(&mut one, 13), number(&mut other, 13));
    }
}
