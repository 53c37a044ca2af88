//! x + n·↑ + ∗m: the games that are arithmetic, packed into their ids or, if large, in a record.

use super::gauge::Gauge;
use super::id::{FINEST, Id, Packed, ZERO, infinitesimal_sign};
use super::number_up_star::{NumberUpStar, up_star_option, up_star_option_count};
use super::store::{FAR, LARGE, Record, Store};
use crate::number::Dyadic;
use crate::table::grow;
use crate::{Player, Stop};
use std::cmp::Ordering;
use std::hash::BuildHasher;

impl Store {
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
            return Err(Stop::TooLarge("An up multiple exceeds 64 bits.".to_owned()));
        }
        let hash = self.hasher.hash_one(&value);
        let found = self.index.find(hash, |&index| {
            let record = self.records[index as usize];
            record.lefts == LARGE && self.large[record.start as usize] == value
        });
        if let Some(&index) = found {
            return Ok(Id::of_record(index));
        }
        // The stops of x + n·↑ + ∗m are x and x; a number's own id is about to be made.
        let stop = if value.is_number() { None } else { Some(self.number(value.number.clone())?) };
        let start = self.large.len() as u32;
        grow(&self.control, &mut self.large, 1)?;
        // The digits of a large number stand elsewhere.
        let digits = value.number.numerator().bit_len() / 8;
        self.control.take(digits)?;
        self.digits += digits;
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
        let added = self.add(hash, record, [stop; 2]);
        if added.is_err() {
            self.large.pop();
            self.digits -= digits;
            self.control.give(digits);
        }
        added
    }

    /// The value of a number.
    ///
    /// # Errors
    /// [`Stop::Memory`] when the store is full.
    pub fn number(&mut self, number: Dyadic) -> Result<Id, Stop> {
        self.number_up_star(NumberUpStar { number, ups: 0, nimber: 0 })
    }

    /// The value of an integer.
    ///
    /// # Errors
    /// [`Stop::Memory`] when the store is full.
    pub fn integer(&mut self, n: i64) -> Result<Id, Stop> {
        // A small one needs no digits.
        let fixed = n.checked_mul(1 << FINEST);
        match fixed.and_then(|fixed| Packed { fixed, ..Packed::ZERO }.id()) {
            Some(id) => Ok(id),
            None => self.number(Dyadic::from(n)),
        }
    }

    /// The value of the nimber ∗m.
    ///
    /// # Errors
    /// [`Stop::Memory`] when the store is full.
    pub fn nimber(&mut self, m: u64) -> Result<Id, Stop> {
        match (Packed { nimber: m, ..Packed::ZERO }).id() {
            Some(id) => Ok(id),
            None => self.number_up_star(NumberUpStar { number: Dyadic::ZERO, ups: 0, nimber: m }),
        }
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

    /// True if this game is a number.
    #[inline]
    pub fn is_number(&self, g: Id) -> bool {
        if g.is_packed() {
            g.is_packed_number()
        } else {
            self.large(g).is_some_and(NumberUpStar::is_number)
        }
    }

    /// True if this game is of the form x + n·↑ + ∗m.
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

    /// True if g ≤ h, for two games x + n·↑ + ∗m; `None` if one is not of that form.
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

    pub(super) fn large_option_count(&self, record: &Record, player: Player) -> usize {
        let value = &self.large[record.start as usize];
        up_star_option_count(value.ups, value.nimber, player).unwrap_or_else(|| {
            let (left, right) = value.number.options();
            usize::from(if player == Player::Left { left } else { right }.is_some())
        })
    }

    pub(super) fn large_option(&mut self, g: Id, player: Player, i: usize) -> Result<Id, Stop> {
        let Some(value) = self.as_number_up_star(g) else {
            debug_assert!(false, "The record says that it is a number-up-star.");
            return Ok(ZERO);
        };
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
}
