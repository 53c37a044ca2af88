//! Canonical form: dominated options removed, reversible ones bypassed.

use super::id::{FINEST, Id, Packed, ZERO};
use super::number_up_star::NumberUpStar;
use super::store::Store;
use crate::number::{Dyadic, mex};
use crate::stack::deeper;
use crate::{Player, Stop};
use smallvec::SmallVec;
use std::cmp::Ordering;
use std::ops::Bound;

/// The options of a game under construction, Left's and Right's.
pub(super) type Sides = [SmallVec<[Id; 16]>; 2];

impl Store {
    /// The game with these options.
    ///
    /// Dominated options are removed and reversible ones bypassed until none is left, so two calls
    /// return the same id exactly when the games are equal (Siegel, *CGT*, ch. II). Cost: one
    /// comparison for each pair of options on a side, and for each option of an option on the other
    /// side; stops decide most of these at once.
    ///
    /// # Errors
    /// [`Stop::Memory`] or [`Stop::Cancelled`], and [`Stop::Limit`] after [`Store::limit_work`]; the store stays usable after each.
    pub fn game(&mut self, left: &[Id], right: &[Id]) -> Result<Id, Stop> {
        let mut sides = [SmallVec::from_slice(left), SmallVec::from_slice(right)];
        self.canonical(&mut sides)
    }

    /// The game with these options, which are those of its canonical form and no number, up multiple and nimber; nothing of it is
    /// checked.
    pub(super) fn of_canonical_options(&mut self, left: &[Id], right: &[Id]) -> Result<Id, Stop> {
        let mut sides: Sides = [SmallVec::from_slice(left), SmallVec::from_slice(right)];
        for side in &mut sides {
            side.sort_unstable();
        }
        let stops = [self.best_stop(&sides, Player::Left), self.best_stop(&sides, Player::Right)];
        self.intern(&sides[0], &sides[1], stops)
    }

    fn canonical(&mut self, sides: &mut Sides) -> Result<Id, Stop> {
        self.control.check()?;
        for side in &mut *sides {
            side.sort_unstable();
            side.dedup();
        }
        self.count_work(sides.iter().map(|side| (side.len() as u64).pow(2)).sum())?;
        if let Some(number) = self.simplest_number(sides)? {
            return Ok(number);
        }
        if let Some(nimber) = self.equal_mex(sides)? {
            return Ok(nimber);
        }
        // Not a number, so both sides have options and these are the stops.
        let stops = [self.best_stop(sides, Player::Left), self.best_stop(sides, Player::Right)];
        let before = sides.each_ref().map(SmallVec::len);
        for player in Player::BOTH {
            self.remove_dominated(sides, stops, player)?;
        }
        let are_others = self.bypass_reversible(sides, stops)?;
        // Asked before, this spares a nimber's many comparisons; asked again, it finds x + ∗m.
        if (are_others || sides.each_ref().map(SmallVec::len) != before)
            && let Some(nimber) = self.equal_mex(sides)?
        {
            return Ok(nimber);
        }
        if let Some(value) = self.as_options_of_up_star(sides) {
            return self.number_up_star(value);
        }
        self.intern(&sides[0], &sides[1], stops)
    }

    /// The stop that `player` reaches moving first in {L|R}: the best of the opponent-to-move stops
    /// of the options. Assumes that `player` has an option.
    fn best_stop(&self, sides: &Sides, player: Player) -> Id {
        let better = if player == Player::Left { Ordering::Greater } else { Ordering::Less };
        let opponent = player.opponent();
        let [first, others @ ..] = sides[player.index()].as_slice() else {
            debug_assert!(false, "A game without options of a player is a number.");
            return ZERO;
        };
        others.iter().fold(self.stop(*first, opponent), |best, &option| {
            if self.compare_stop(option, opponent, best) == better {
                self.stop(option, opponent)
            } else {
                best
            }
        })
    }

    /// The number that {L|R} is, if it is one: the simplest that no Left option is ≥ and no Right
    /// option is ≤ (the Simplicity Theorem, *Winning Ways* ch. 2; it asks only that *some* number fits).
    fn simplest_number(&mut self, sides: &Sides) -> Result<Option<Id>, Stop> {
        let bounds = [self.bound(sides, Player::Left)?, self.bound(sides, Player::Right)?];
        if let [Some((low, low_fits)), Some((high, high_fits))] = bounds {
            match self.compare_numbers(low, high) {
                Ordering::Greater => return Ok(None),
                Ordering::Equal => return Ok((low_fits && high_fits).then_some(low)),
                Ordering::Less => {}
            }
        }
        if let Some(number) = simplest_packed(bounds) {
            return Ok(Some(number));
        }
        let [low, high] = bounds.map(|bound| {
            let number = |x| self.number_of_stop(x);
            match bound {
                None => Bound::Unbounded,
                Some((x, true)) => Bound::Included(number(x)),
                Some((x, false)) => Bound::Excluded(number(x)),
            }
        });
        match Dyadic::simplest(low.as_ref(), high.as_ref()) {
            Some(number) => self.number(number).map(Some),
            None => Ok(None),
        }
    }

    /// Every stop is a number.
    fn number_of_stop(&self, stop: Id) -> Dyadic {
        let number = self.as_number(stop);
        debug_assert!(number.is_some(), "A stop is a number.");
        number.unwrap_or(Dyadic::ZERO)
    }

    /// The bound of `player`'s options in the direction of the opponent: every number strictly
    /// beyond is out of their reach, and the bound itself is too if the flag says so. `None` if
    /// there are no options.
    fn bound(&mut self, sides: &Sides, player: Player) -> Result<Option<(Id, bool)>, Stop> {
        let side = &sides[player.index()];
        if side.is_empty() {
            return Ok(None);
        }
        let best = self.best_stop(sides, player);
        for &option in side {
            if self.compare_stop(option, player.opponent(), best).is_eq()
                && self.no_better(player, best, option)?
            {
                return Ok(Some((best, false)));
            }
        }
        Ok(Some((best, true)))
    }

    /// x + ∗m if both sides hold nimbers added to one number x, and have the same mex m.
    ///
    /// Assumes that both have options, as is so where the game is no number.
    fn equal_mex(&mut self, sides: &Sides) -> Result<Option<Id>, Stop> {
        let number = self.stop(sides[0][0], Player::Left);
        let mut all_are = true;
        let [left, right] = Player::BOTH.map(|player| {
            let side = &sides[player.index()];
            mex(side.iter().map_while(|&option| {
                let nimber = self.nimber_beside(number, option);
                all_are &= nimber.is_some();
                nimber.filter(|_| all_are)
            }))
        });
        if !all_are {
            return Ok(None);
        }
        if left != right {
            return Ok(None);
        }
        let number = self.number_of_stop(number);
        self.number_up_star(NumberUpStar { number, ups: 0, nimber: left }).map(Some)
    }

    /// m if a game is x + ∗m with this number x.
    fn nimber_beside(&self, number: Id, game: Id) -> Option<u64> {
        if !self.is_number_up_star(game) || self.stop(game, Player::Left) != number {
            return None;
        }
        self.up_star(game).filter(|(ups, _)| *ups == 0).map(|(_, nimber)| nimber)
    }

    fn remove_dominated(
        &mut self,
        sides: &mut Sides,
        stops: [Id; 2],
        player: Player,
    ) -> Result<(), Stop> {
        let side = &mut sides[player.index()];
        // An option whose every stop is worse than the worst stop of another is dominated; that
        // takes one pass.
        let worse = if player == Player::Left { Ordering::Less } else { Ordering::Greater };
        let stop = stops[player.index()];
        side.retain(|g| self.compare_stop(*g, player, stop) != worse);
        let all = std::mem::take(side);
        for option in all {
            self.admit(side, option, player)?;
        }
        Ok(())
    }

    /// Adds an option to undominated ones, unless one of them dominates it, and removes those that it
    /// dominates.
    fn admit(
        &mut self,
        side: &mut SmallVec<[Id; 16]>,
        new: Id,
        player: Player,
    ) -> Result<(), Stop> {
        self.control.check()?;
        let mut k = 0;
        while k < side.len() {
            if self.no_better(player, new, side[k])? {
                return Ok(());
            }
            if self.no_better(player, side[k], new)? {
                side.swap_remove(k);
            } else {
                k += 1;
            }
        }
        side.push(new);
        Ok(())
    }

    /// Replaces reversible options until there are none, and says whether there were any; leaves both sides sorted and
    /// undominated.
    fn bypass_reversible(&mut self, sides: &mut Sides, stops: [Id; 2]) -> Result<bool, Stop> {
        self.scratch.clear();
        let mut were_any = false;
        for player in Player::BOTH {
            // An irreversible option stays so: what replaces the others does not change the value.
            let mut irreversible: SmallVec<[Id; 16]> = SmallVec::new();
            let next = |sides: &Sides, done: &[Id]| {
                let is_new = |option: &Id| done.binary_search(option).is_err();
                sides[player.index()].iter().copied().find(is_new)
            };
            while let Some(option) = next(sides, &irreversible) {
                self.control.check()?;
                let Some(through) = self.reverses(option, player, sides, stops)? else {
                    let place = irreversible.partition_point(|&other| other < option);
                    irreversible.insert(place, option);
                    continue;
                };
                were_any = true;
                let mut side = std::mem::take(&mut sides[player.index()]);
                side.retain(|other| *other != option);
                for k in 0..self.option_count(through, player) {
                    let new = self.option(through, player, k)?;
                    self.admit(&mut side, new, player)?;
                }
                sides[player.index()] = side;
            }
            sides[player.index()].sort_unstable();
        }
        Ok(were_any)
    }

    /// The opponent's answer through which `option` of the game {L|R} reverses, if any: one that is
    /// no better for `player` than the game itself.
    fn reverses(
        &mut self,
        option: Id,
        player: Player,
        sides: &Sides,
        stops: [Id; 2],
    ) -> Result<Option<Id>, Stop> {
        let opponent = player.opponent();
        for i in 0..self.option_count(option, opponent) {
            // ∗m has m of them.
            if i % 1024 == 1023 {
                self.control.check()?;
            }
            let answer = self.option(option, opponent, i)?;
            if self.no_better_than_form(answer, player, sides, stops)? {
                return Ok(Some(answer));
            }
        }
        Ok(None)
    }

    /// True if x is no better for `player` than the game {L|R} under construction, which has these
    /// stops and is no number.
    fn no_better_than_form(
        &mut self,
        x: Id,
        player: Player,
        sides: &Sides,
        stops: [Id; 2],
    ) -> Result<bool, Stop> {
        let better = if player == Player::Left { Ordering::Greater } else { Ordering::Less };
        let opponent = player.opponent();
        let own = self.compare_stop(x, player, stops[player.index()]);
        let other = self.compare_stop(x, opponent, stops[opponent.index()]);
        if own == better || other == better {
            return Ok(false);
        }
        if self.compare_stop(x, player, stops[opponent.index()]) == better.reverse() {
            return Ok(true);
        }
        if let Some(&known) = self.scratch.get(&(x, player)) {
            return Ok(known);
        }
        let answer =
            deeper(self, |store| store.no_better_than_form_by_options(x, player, sides, stops))?;
        self.scratch.insert((x, player), answer);
        Ok(answer)
    }

    fn no_better_than_form_by_options(
        &mut self,
        x: Id,
        player: Player,
        sides: &Sides,
        stops: [Id; 2],
    ) -> Result<bool, Stop> {
        let opponent = player.opponent();
        for &option in &sides[opponent.index()] {
            if self.no_better(player, option, x)? {
                return Ok(false);
            }
        }
        // Number avoidance: the game under construction is no number, so a number x need not move.
        if self.is_number(x) {
            return Ok(true);
        }
        for i in 0..self.option_count(x, player) {
            if i % 1024 == 1023 {
                self.control.check()?;
            }
            let option = self.option(x, player, i)?;
            if self.no_better_than_form(option, opponent, sides, stops)? {
                return Ok(false);
            }
        }
        Ok(true)
    }

    /// Recognises the canonical options of x + n·↑ + ∗m with n ≠ 0.
    fn as_options_of_up_star(&self, sides: &Sides) -> Option<NumberUpStar> {
        for player in Player::BOTH {
            let (own, other) = (&sides[player.index()], &sides[player.opponent().index()]);
            let sign = i64::from(player.sign());
            if own.len() > 2 || other.len() != 1 {
                continue;
            }
            let x = self.stop(own[0], Player::Left);
            if !self.is_number_up_star(other[0])
                || self.stop(other[0], Player::Left) != x
                || !own.contains(&x)
            {
                continue;
            }
            let reply = self.as_number_up_star(other[0])?;
            let (ups, nimber) = (reply.ups * sign, reply.nimber);
            let up_star = |ups: i64, nimber| {
                Some(NumberUpStar { number: reply.number.clone(), ups: ups * sign, nimber })
            };
            if own.len() == 1 {
                // {0 | n·↑ + ∗m} with n ≥ 0; {0|0} is ∗, known already by its mex.
                if ups >= 0 && (ups, nimber) != (0, 0) {
                    return up_star(ups.checked_add(1)?, nimber ^ 1);
                }
            } else if (ups, nimber) == (0, 0) {
                // {0, ∗ | 0} is ↑∗.
                let star = if own[0] == x { own[1] } else { own[0] };
                let star = self.as_number_up_star(star)?;
                if star.number == reply.number && (star.ups, star.nimber) == (0, 1) {
                    return up_star(1, 1);
                }
            }
        }
        None
    }
}

/// The simplest number between two bounds, where the bounds and all candidates are packed numbers;
/// a flag says whether the bound itself fits. `None` where this needs larger numbers.
fn simplest_packed(bounds: [Option<(Id, bool)>; 2]) -> Option<Id> {
    const ONE: i64 = 1 << FINEST;
    let id = |fixed: i64| Packed { fixed, ..Packed::ZERO }.id();
    // The least and the greatest number that fits, in units of 1/2^FINEST: a number strictly between
    // two units needs a finer one.
    let inside = |bound: Option<(Id, bool)>, step: i64| match bound {
        None => Some(None),
        Some((x, _)) if !x.is_packed() => None,
        Some((x, fits)) => Some(Some(i64::from(x.fixed()) + if fits { 0 } else { step })),
    };
    let (low, high) = (inside(bounds[0], 1)?, inside(bounds[1], -1)?);
    if low.is_none_or(|low| low <= 0) && high.is_none_or(|high| 0 <= high) {
        return Some(ZERO);
    }
    let sign = if low.is_some_and(|low| low > 0) { 1 } else { -1 };
    let (near, far) = if sign > 0 { (low?, high) } else { (-high?, low.map(|low| -low)) };
    if far.is_some_and(|far| far < near) {
        return None;
    }
    let mut unit = ONE;
    loop {
        // The multiple of the unit that is nearest to 0 among those that fit.
        let candidate = (near + unit - 1) / unit * unit;
        if far.is_none_or(|far| candidate <= far) {
            return id(sign * candidate);
        }
        unit /= 2;
    }
}
