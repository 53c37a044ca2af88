//! Canonical form: numbers, nimbers and ups recognised, dominated options removed, reversible ones bypassed.

use super::id::{FINEST, Id, Packed, ZERO};
use super::number_up_star::NumberUpStar;
use super::recent::Key;
use super::store::Store;
use crate::number::{Dyadic, mex};
use crate::{Player, Stop};
use smallvec::SmallVec;
use std::cmp::Ordering;
use std::ops::Bound;

/// The options of a game under construction, Left's and Right's.
pub(super) type Sides = [SmallVec<[Id; 16]>; 2];

/// The number of options of a player in a sum from which on it pays to remember which of the games each comes of.
const MANY: usize = 8;

/// The same, to be looked at.
#[inline]
pub(super) fn slices(sides: &Sides) -> [&[Id]; 2] {
    sides.each_ref().map(SmallVec::as_slice)
}

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
        if let (&[low], &[high]) = (left, right)
            && low.is_packed_number()
            && high.is_packed_number()
        {
            self.control.check()?;
            self.count_work(2)?;
            if let Some(found) = self.between_numbers(low, high)? {
                return Ok(found);
            }
        }
        let key = Key::new([left, right]);
        if let Some(known) = key.and_then(|key| self.recent.get(key)) {
            self.control.check()?;
            self.count_work((left.len().pow(2) + right.len().pow(2)) as u64)?;
            return Ok(known);
        }
        let value =
            self.canonical(&mut [SmallVec::from_slice(left), SmallVec::from_slice(right)])?;
        if let Some(key) = key {
            self.recent.set(key, value);
        }
        Ok(value)
    }

    /// The game of two numbers, each the only option of a player, that are packed; `None` if it is too large for that.
    ///
    /// It is the simplest number between them, x + ∗, or a switch, in which neither option is reversible: an answer to a number
    /// is better than it for the player who moved there.
    fn between_numbers(&mut self, low: Id, high: Id) -> Result<Option<Id>, Stop> {
        match low.fixed().cmp(&high.fixed()) {
            Ordering::Less => Ok(simplest_packed([low, high].map(|it| Some((it, false))))),
            Ordering::Equal => self.beside_number(low, 0, 1).map(Some),
            Ordering::Greater => self.intern([&[low], &[high]], [low, high]).map(Some),
        }
    }

    /// The game with these options, which are those of its canonical form and no number, up multiple and nimber; nothing of it is
    /// checked.
    pub(super) fn of_canonical_options(&mut self, left: &[Id], right: &[Id]) -> Result<Id, Stop> {
        let mut sides: Sides = [SmallVec::from_slice(left), SmallVec::from_slice(right)];
        for side in &mut sides {
            side.sort_unstable();
        }
        let stops = self.best_stops(slices(&sides)).map(|stop| stop.unwrap_or(ZERO));
        debug_assert!(!left.is_empty() && !right.is_empty(), "Such a game is a number.");
        self.intern(slices(&sides), stops)
    }

    /// The game with these options.
    pub(super) fn canonical(&mut self, sides: &mut Sides) -> Result<Id, Stop> {
        self.canonical_of(sides, None)
    }

    /// The sum of two games in canonical form, of which these are the options, on each side first as many that come of one game, and
    /// then those that come of the other.
    ///
    /// Of two options gᴸ + h neither dominates the other, since neither of the gᴸ does. So where there are many, only those that
    /// come of one game are compared with those that come of the other.
    pub(super) fn canonical_sum(
        &mut self,
        sides: &mut Sides,
        firsts: [usize; 2],
    ) -> Result<Id, Stop> {
        if sides.iter().all(|side| side.len() < MANY) {
            return self.canonical(sides);
        }
        let mut parts = [Sides::default(), Sides::default()];
        for ((player, side), first) in sides.iter().enumerate().zip(firsts) {
            let (one, other) = side.split_at(first);
            for (part, own) in parts.iter_mut().zip([one, other]) {
                part[player].extend_from_slice(own);
                part[player].sort_unstable();
            }
        }
        self.canonical_of(sides, Some(&parts))
    }

    /// The game with these options; if it is a sum, those of its parts are given too, sorted.
    fn canonical_of(&mut self, sides: &mut Sides, parts: Option<&[Sides; 2]>) -> Result<Id, Stop> {
        self.control.check()?;
        for side in &mut *sides {
            if side.len() > 1 {
                side.sort_unstable();
                side.dedup();
            }
        }
        let all = slices(sides);
        self.count_work(all.iter().map(|side| (side.len() as u64).pow(2)).sum())?;
        let before = all.map(<[Id]>::len);
        let best = self.best_stops(all);
        if let Some(number) = self.simplest_number(all, best)? {
            return Ok(number);
        }
        // Not a number, so both sides have options and these are the stops.
        let stops = best.map(|stop| stop.unwrap_or(ZERO));
        // Those of x + n·↑ + ∗m are x and x.
        let x = (stops[0] == stops[1]).then_some(stops[0]);
        if let Some(x) = x
            && let Some(nimber) = self.equal_mex(all, x)?
        {
            return Ok(nimber);
        }
        for player in Player::BOTH {
            let side = &mut sides[player.index()];
            let parts = parts.map(|parts| parts.each_ref().map(|part| &part[player.index()][..]));
            self.remove_dominated(side, parts, stops[player.index()], player)?;
        }
        let were_reversible = self.bypass_reversible(sides, stops)?;
        let rest = slices(sides);
        if let Some(x) = x {
            // Asked before, this spares a nimber's many comparisons; asked again, it finds x + ∗m.
            if (were_reversible || rest.map(<[Id]>::len) != before)
                && let Some(nimber) = self.equal_mex(rest, x)?
            {
                return Ok(nimber);
            }
            if let Some((ups, nimber)) = self.as_options_of_up_star(rest, x) {
                return self.beside_number(x, ups, nimber);
            }
        }
        self.intern(rest, stops)
    }

    /// For each player the stop that he reaches moving first in {L|R}: the best of the opponent-to-move stops
    /// of his options. `None` if he has none.
    fn best_stops(&self, sides: [&[Id]; 2]) -> [Option<Id>; 2] {
        Player::BOTH.map(|player| {
            let better = if player == Player::Left { Ordering::Greater } else { Ordering::Less };
            let opponent = player.opponent();
            let options = sides[player.index()].iter().copied();
            let best = options.reduce(|best, option| {
                let is_better = self.compare_stops(option, best, opponent) == better;
                if is_better { option } else { best }
            });
            best.map(|best| self.stop(best, opponent))
        })
    }

    /// The number that {L|R} is, if it is one: the simplest that no Left option is ≥ and no Right
    /// option is ≤ (the Simplicity Theorem, *Winning Ways* ch. 2; it asks only that *some* number fits).
    /// `best` are the stops that the players reach moving first.
    fn simplest_number(
        &mut self,
        sides: [&[Id]; 2],
        best: [Option<Id>; 2],
    ) -> Result<Option<Id>, Stop> {
        let mut equal = None;
        if let [Some(low), Some(high)] = best {
            match self.compare_numbers(low, high) {
                Ordering::Greater => return Ok(None),
                Ordering::Equal => equal = Some(low),
                Ordering::Less => {}
            }
        }
        let mut bounds = [None; 2];
        for player in Player::BOTH {
            if let Some(best) = best[player.index()] {
                let fits = self.is_beyond(best, sides[player.index()], player)?;
                if equal.is_some() && !fits {
                    return Ok(None);
                }
                bounds[player.index()] = Some((best, fits));
            }
        }
        if equal.is_some() {
            return Ok(equal);
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

    /// True if the best of the stops of `player`'s options is out of the reach of these options: none is at least as good.
    /// Every number strictly beyond is so.
    fn is_beyond(&mut self, best: Id, side: &[Id], player: Player) -> Result<bool, Stop> {
        for &option in side {
            if self.compare_stop(option, player.opponent(), best).is_eq()
                && self.no_better(player, best, option)?
            {
                return Ok(false);
            }
        }
        Ok(true)
    }

    /// x + ∗m if both sides hold nimbers added to x, which is both stops of the game, and have the same mex m.
    fn equal_mex(&mut self, sides: [&[Id]; 2], x: Id) -> Result<Option<Id>, Stop> {
        let mut all_are = true;
        let mut mexes = [0; 2];
        for (least, side) in mexes.iter_mut().zip(sides) {
            *least = mex(side.iter().map_while(|&option| {
                let nimber = self.nimber_beside(x, option);
                all_are &= nimber.is_some();
                nimber
            }));
            if !all_are {
                return Ok(None);
            }
        }
        let [left, right] = mexes;
        if left == right { self.beside_number(x, 0, left).map(Some) } else { Ok(None) }
    }

    /// m if a game is x + ∗m with this number x.
    #[inline]
    fn nimber_beside(&self, x: Id, game: Id) -> Option<u64> {
        self.up_star_beside(x, game).filter(|(ups, _)| *ups == 0).map(|(_, nimber)| nimber)
    }

    /// n and m if a game is x + n·↑ + ∗m with this number x.
    #[inline]
    fn up_star_beside(&self, x: Id, game: Id) -> Option<(i64, u64)> {
        let is_beside = self.is_number_up_star(game) && self.stop(game, Player::Left) == x;
        if is_beside { self.up_star(game) } else { None }
    }

    /// x + n·↑ + ∗m, where x is a number.
    fn beside_number(&mut self, x: Id, ups: i64, nimber: u64) -> Result<Id, Stop> {
        let packed = x.unpack().and_then(|packed| Packed { ups, nimber, ..packed }.id());
        if let Some(id) = packed {
            return Ok(id);
        }
        let number = self.number_of_stop(x);
        self.number_up_star(NumberUpStar { number, ups, nimber })
    }

    /// Removes the dominated options of a player, who reaches this stop when he moves first; of a sum, the options that each
    /// part contributes are given, sorted.
    fn remove_dominated(
        &mut self,
        side: &mut SmallVec<[Id; 16]>,
        parts: Option<[&[Id]; 2]>,
        stop: Id,
        player: Player,
    ) -> Result<(), Stop> {
        if side.len() == 1 {
            return Ok(());
        }
        // An option whose every stop is worse than the worst stop of another is dominated; that
        // takes one pass.
        let worse = if player == Player::Left { Ordering::Less } else { Ordering::Greater };
        if let Some(parts) = parts {
            side.retain(|option| self.compare_stop(*option, player, stop) != worse);
            return self.remove_dominated_across(side, parts, player);
        }
        let all = side.as_mut_slice();
        let mut kept = 0;
        for next in 0..all.len() {
            if self.compare_stop(all[next], player, stop) != worse {
                all.swap(kept, next);
                kept = self.admit(&mut all[..=kept], player)?;
            }
        }
        side.truncate(kept);
        Ok(())
    }

    /// Removes the dominated options of a player in a sum, where none that comes of one part dominates another one that does.
    fn remove_dominated_across(
        &mut self,
        side: &mut SmallVec<[Id; 16]>,
        parts: [&[Id]; 2],
        player: Player,
    ) -> Result<(), Stop> {
        // What comes of both is not compared, and stays.
        let comes_of = |option: &Id, part: usize| parts[part].binary_search(option).is_ok();
        let mut others: SmallVec<[Id; 16]> = SmallVec::new();
        let mut ones: SmallVec<[Id; 16]> = SmallVec::new();
        side.retain(|option| match (comes_of(option, 0), comes_of(option, 1)) {
            (true, false) => {
                ones.push(*option);
                false
            }
            (false, _) => {
                others.push(*option);
                false
            }
            (true, true) => true,
        });
        for one in ones {
            if let Some(count) = self.not_dominated(one, &mut others, player)? {
                others.truncate(count);
                side.push(one);
            }
        }
        side.extend_from_slice(&others);
        Ok(())
    }

    /// Adds the last of these options to the others, which are undominated, unless one of them dominates it; removes those that it
    /// dominates, and says how many are left, which stand first.
    pub(super) fn admit(&mut self, side: &mut [Id], player: Player) -> Result<usize, Stop> {
        let Some((&mut new, others)) = side.split_last_mut() else { return Ok(0) };
        let before = others.len();
        let Some(count) = self.not_dominated(new, others, player)? else { return Ok(before) };
        side[count] = new;
        Ok(count + 1)
    }

    /// The number of those of `others`, which do not dominate each other, that `new` does not dominate; they stand first then. `None` if
    /// one of them dominates `new`.
    fn not_dominated(
        &mut self,
        new: Id,
        others: &mut [Id],
        player: Player,
    ) -> Result<Option<usize>, Stop> {
        self.control.check()?;
        let (mut kept, mut count) = (0, others.len());
        while kept < count {
            let other = others[kept];
            if self.no_better(player, new, other)? {
                // It dominates none of them, then, since they do not dominate each other.
                return Ok(None);
            }
            if self.no_better(player, other, new)? {
                count -= 1;
                others[kept] = others[count];
            } else {
                kept += 1;
            }
        }
        Ok(Some(count))
    }

    /// n and m, where these are the canonical options of x + n·↑ + ∗m with n ≠ 0.
    fn as_options_of_up_star(&self, sides: [&[Id]; 2], x: Id) -> Option<(i64, u64)> {
        for player in Player::BOTH {
            let (own, other) = (sides[player.index()], sides[player.opponent().index()]);
            let sign = i64::from(player.sign());
            let ([_] | [_, _], &[reply]) = (own, other) else { continue };
            if !own.contains(&x) {
                continue;
            }
            let Some((ups, nimber)) = self.up_star_beside(x, reply) else { continue };
            let ups = ups * sign;
            match *own {
                // {0 | n·↑ + ∗m} with n ≥ 0; {0|0} is ∗, known already by its mex.
                [_] if ups >= 0 && (ups, nimber) != (0, 0) => {
                    return Some((ups.checked_add(1)? * sign, nimber ^ 1));
                }
                // {0, ∗ | 0} is ↑∗.
                [one, two] if (ups, nimber) == (0, 0) => {
                    let star = if one == x { two } else { one };
                    if self.nimber_beside(x, star) == Some(1) {
                        return Some((sign, 1));
                    }
                }
                _ => {}
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
        let candidate = (near + unit - 1) & -unit;
        if far.is_none_or(|far| candidate <= far) {
            return id(sign * candidate);
        }
        unit /= 2;
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The theorem that options of one part of a sum do not dominate each other: sums of games with many options are what all options
    /// together make, also where both parts have the same options in the sum, as in G + G and in G + (G + 1).
    #[test]
    fn options_of_a_sum_are_compared_across() {
        let mut random = fastrand::Rng::with_seed(7);
        let mut store = Store::default();
        // Of {k + x|-k + x} none is better than another one with another k.
        let mut side = |store: &mut Store, x: i64| -> Vec<Id> {
            let mut number = |n: i64| store.integer(n).unwrap();
            let numbers = (0..5).map(|_| random.i64(1..9)).map(|k| [x + k, x - k].map(&mut number));
            let numbers: Vec<[Id; 2]> = numbers.collect();
            numbers.into_iter().map(|[a, b]| store.game(&[a], &[b]).unwrap()).collect()
        };
        let mut compared = 0;
        for round in 0..60 {
            let [g, other] = [0, round % 12].map(|x| {
                let [left, right] = [x, x - 20].map(|x| side(&mut store, x));
                store.game(&left, &right).unwrap()
            });
            let h = match round % 5 {
                0 => g,
                1 => {
                    let one = store.integer(1).unwrap();
                    store.sum(g, one).unwrap()
                }
                2 => store.nimber(8).unwrap(),
                _ => other,
            };
            let mut sides = Sides::default();
            for player in Player::BOTH {
                for (part, rest) in [(g, h), (h, g)] {
                    for i in 0..store.option_count(part, player) {
                        let option = store.option(part, player, i).unwrap();
                        sides[player.index()].push(store.sum(option, rest).unwrap());
                    }
                }
            }
            compared += usize::from(sides.iter().any(|side| side.len() >= MANY));
            let sum = store.sum(g, h).unwrap();
            assert_eq!(store.canonical(&mut sides), Ok(sum));
        }
        assert!(compared > 20, "{compared}");
    }
}
