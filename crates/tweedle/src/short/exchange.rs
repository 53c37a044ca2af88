//! Numbers that several stores give to values together.

use super::{Id, Store};
use crate::walk::Index;
use crate::{Control, Held, Player, Stop, Weigh, lock};
use smallvec::SmallVec;
use std::fmt;
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
pub struct Exchange(Arc<Mutex<Index<Name>>>);

/// What a value is known by in all stores. A value whose id says all ([`Id::small`]) needs no name.
#[derive(Clone, PartialEq, Eq, Hash)]
enum Name {
    /// The code of a number, up multiple and nimber.
    Code(Box<[u8]>),
    /// The numbers of the options of others, Left's first, both in order, and how many are Left's.
    Options(Box<[u32]>, u32),
}

impl Weigh for Name {
    fn owned(&self) -> usize {
        match self {
            Name::Code(code) => code.len(),
            Name::Options(options, _) => size_of_val(&**options),
        }
    }
}

/// Numbers from here on are those of values whose ids say all.
const MOST: u32 = 1 << 30;

impl Exchange {
    /// No numbers yet. What they take is counted against `control`.
    pub fn new(control: &Control) -> Exchange {
        Exchange(Arc::new(Mutex::new(Index::new(control))))
    }

    fn number(&self, name: Name) -> Result<u32, Stop> {
        let number = lock(&self.0).number(name)?;
        if number < MOST {
            Ok(number)
        } else {
            Err(Stop::TooLarge("There are more values than can be numbered.".to_owned()))
        }
    }

    fn name(&self, number: u32) -> Option<Name> {
        lock(&self.0).positions().get(number as usize).cloned()
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
    held: Held,
}

impl Joined {
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
        let control = &self.control;
        self.joined = Some(Box::new(Joined {
            exchange: exchange.clone(),
            numbers: Vec::new(),
            values: Vec::new(),
            held: Held::new(control),
        }));
    }

    /// The number of a value in all stores of the exchange; `None` if this store uses none.
    ///
    /// # Errors
    /// [`Stop`].
    pub fn common_number(&mut self, value: Id) -> Result<Option<u32>, Stop> {
        let Some(mut joined) = self.joined.take() else { return Ok(None) };
        let number = self.number_in(&mut joined, value);
        self.joined = Some(joined);
        number.map(Some)
    }

    /// The value with a number of the exchange; `None` if this store uses none, or there is no such number.
    ///
    /// # Errors
    /// [`Stop`].
    pub fn of_common_number(&mut self, number: u32) -> Result<Option<Id>, Stop> {
        let Some(mut joined) = self.joined.take() else { return Ok(None) };
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
}
