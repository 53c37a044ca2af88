//! Numbers that several stores give to values together.

use super::Id;
use crate::{Control, Held, Stop, lock};
use foldhash::fast::FixedState;
use hashbrown::HashTable;
use std::collections::HashSet;
use std::fmt;
use std::hash::BuildHasher;
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Arc, Mutex};

/// The numbers of values that several stores have together. By them threads, each with a store of its own, tell each other what
/// positions are worth.
///
/// ```
/// # use tweedle_engine::{Control, short::{Exchange, Store}};
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
    /// The number of times that numbers were forgotten.
    forgotten: AtomicU64,
}

/// The names of values, with their numbers.
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

/// The name of a value, which is the same in all stores. A value whose id says all ([`Id::small`])
/// needs no name.
#[derive(Clone, PartialEq, Eq, Hash)]
pub(super) enum Name {
    /// The code of a number, up multiple and nimber.
    Code(Box<[u8]>),
    /// The numbers of the options of others, Left's first, both in order, and how many are Left's.
    Options(Box<[u32]>, u32),
}

impl Name {
    /// The bytes that it takes from the budget. List and table are nearly half full at worst, and the old ones are
    /// there while they grow.
    fn bytes(&self) -> usize {
        let owned = match self {
            Name::Code(code) => code.len(),
            Name::Options(options, _) => size_of_val(&**options),
        };
        owned + 3 * size_of::<(u32, Name)>() + 3 * size_of::<u32>()
    }
}

/// Numbers from here on are those of values whose ids say all.
pub(super) const MOST: u32 = 1 << 30;

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
    /// An exchange without numbers. Its memory is counted against `control`.
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

    /// The number of values that have numbers, besides those whose ids say all.
    pub fn count(&self) -> usize {
        lock(&self.0.names).list.len()
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

    /// The number of what a value is known by, a new one if it has none.
    pub(super) fn number(&self, name: Name) -> Result<u32, Stop> {
        lock(&self.0.names).number(name)
    }

    /// The name of the value with a number.
    pub(super) fn name(&self, number: u32) -> Option<Name> {
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

/// The knowledge that one store has of an exchange.
pub(super) struct Joined {
    pub(super) exchange: Exchange,
    /// The numbers of its records.
    numbers: Vec<Option<u32>>,
    /// The values with these numbers.
    values: Vec<Option<Id>>,
    /// The number of times that the exchange had forgotten numbers before.
    forgotten: u64,
    held: Held,
}

impl Joined {
    /// Nothing known.
    pub(super) fn new(exchange: Exchange, control: &Control) -> Joined {
        let forgotten = exchange.forgotten();
        Joined { exchange, numbers: vec![], values: vec![], forgotten, held: Held::new(control) }
    }

    /// True if the exchange has forgotten numbers since.
    pub(super) fn is_outdated(&self) -> bool {
        self.forgotten != self.exchange.forgotten()
    }

    /// The number of a value, if it is known.
    pub(super) fn number(&self, value: Id) -> Option<u32> {
        value.small().or_else(|| *self.numbers.get(value.index())?)
    }

    /// The value with a number, if it is known.
    pub(super) fn value(&self, number: u32) -> Option<Id> {
        Id::of_small(number).or_else(|| *self.values.get(number as usize)?)
    }

    /// Keeps the number of a value.
    pub(super) fn keep(&mut self, value: Id, number: u32) -> Result<(), Stop> {
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
