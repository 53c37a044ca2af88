//! The numbers that a store and others give to values together.

use super::exchange::{Exchange, Joined, Name};
use super::{Id, Store};
use crate::{Player, Stop};
use smallvec::SmallVec;

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

    /// Takes out the knowledge that this store has of its exchange, so that the store has none for
    /// the moment.
    fn take_joined(&mut self) -> Option<Box<Joined>> {
        let mut joined = self.joined.take()?;
        if joined.is_outdated() {
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
    use crate::Control;
    use crate::short::NumberUpStar;
    use crate::short::exchange::MOST;
    use std::collections::HashSet;

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
            // A form that was taken over without a look at it is the canonical form.
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
        let (before, taken) = (exchange.count(), control.used());
        let mut kept = HashSet::from([numbers[7], numbers[400]]);
        let bytes = exchange.add_followers(&mut kept);
        exchange.keep(&kept);
        // The two, {3|{2|1}} and {2|1}.
        assert_eq!(exchange.count(), 4);
        assert!(bytes == control.used() && bytes < taken / 10, "{bytes} of {taken}");
        for (store, top) in [(&mut other, 12), (&mut one, 405)] {
            assert_eq!(number(store, top), numbers[top as usize - 5]);
        }
        assert_eq!(other.of_common_number(numbers[8]), Ok(None));
        assert!(number(&mut other, 13) as usize >= before);
        assert_eq!(number(&mut one, 13), number(&mut other, 13));
    }
}
