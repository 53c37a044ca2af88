//! Recognising uptimals, x + a₁·↑ + a₂·↑² + ... + aₖ·↑ᵏ + ∗m (Siegel, *CGT*, ch. II), and among them
//! x ± ↑ⁿ + ∗m and x ± ↑^[n] + ∗m, which have a name of their own.

use super::expansion::Expansion;
use crate::number::Dyadic;
use crate::short::id::{STAR, UP, ZERO};
use crate::short::{Id, NumberUpStar, Store};
use crate::stack::deeper;
use crate::{Player, Stop};
use foldhash::fast::FixedState;
use hashbrown::HashMap;
use std::fmt;

/// The kind of a unit uptimal.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum UnitKind {
    /// ↑^[n] = ↑ + ↑² + ... + ↑ⁿ = {↑^[n-1] | ∗}, written `^[n]`.
    Sum,
    /// ↑ⁿ = {0 | ↓^[n-1] + ∗}, written `^<n>`.
    Nth,
}

/// x ± unit + ∗m with n ≥ 2. (For n = 1 both units are ↑.)
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct Unit {
    pub(super) number: Dyadic,
    pub(super) kind: UnitKind,
    pub(super) n: u32,
    /// Left for an up, Right for a down.
    pub(super) favours: Player,
    pub(super) nimber: u64,
}

/// x + a₁·↑ + a₂·↑² + ... + aₖ·↑ᵏ + ∗m with aₖ ≠ 0 (Siegel, *CGT*, ch. II).
///
/// It is written as its expansion x∗m.a₁a₂...aₖ, with letters for the digits from 10 to 35, larger ones in parentheses, and
/// a minus after each negative digit.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Uptimal {
    pub(super) number: Dyadic,
    pub(super) ups: Expansion,
    pub(super) nimber: u64,
}

/// The results for the games tried so far.
#[derive(Default)]
pub(super) struct Uptimals {
    known: HashMap<Id, Option<Uptimal>, FixedState>,
    sums: Vec<Id>,
}

impl Store {
    /// The uptimal that g is, if it is one.
    ///
    /// Cost: sums of ups for each follower.
    ///
    /// ```
    /// # use tweedle_engine::short::Store;
    /// let mut store = Store::default();
    /// for (text, expansion) in [("^[3]", "0.111"), ("v<2>*", "*.01-"), ("9/8^12*3", "9/8*3.C"), ("5", "5.0")] {
    ///     let g = store.read(text)?;
    ///     assert_eq!(store.as_uptimal(g)?.map(|it| it.to_string()).as_deref(), Some(expansion));
    /// }
    /// let switch = store.read("{1|0}")?;
    /// assert_eq!(store.as_uptimal(switch)?, None);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    ///
    /// # Errors
    /// [`Stop::Memory`] or [`Stop::Cancelled`].
    pub fn as_uptimal(&mut self, g: Id) -> Result<Option<Uptimal>, Stop> {
        Uptimals::default().of(self, g)
    }

    /// `^[n]` for n ≥ 1, the sum of the first n ups, ↑ + ↑² + ... + ↑ⁿ.
    ///
    /// # Errors
    /// [`Stop::Memory`] or [`Stop::Cancelled`].
    pub fn up_sum(&mut self, n: u32) -> Result<Id, Stop> {
        let mut sum = UP;
        for _ in 1..n {
            sum = self.game(&[sum], &[STAR])?;
        }
        Ok(sum)
    }

    /// `^<n>` for n ≥ 1, the n-th up ↑ⁿ.
    ///
    /// # Errors
    /// [`Stop::Memory`] or [`Stop::Cancelled`].
    pub fn up_nth(&mut self, n: u32) -> Result<Id, Stop> {
        let star = self.nimber(1)?;
        let reply = match n {
            0 | 1 => star,
            _ => {
                let sum = self.up_sum(n - 1)?;
                self.difference(star, sum)?
            }
        };
        self.game(&[ZERO], &[reply])
    }
}

impl Uptimal {
    /// x.
    pub fn number(&self) -> &Dyadic {
        &self.number
    }

    /// m.
    pub fn nimber(&self) -> u64 {
        self.nimber
    }

    /// The multiples a₁, ..., aₖ as runs: each multiple, and how often it stands there.
    pub fn ups(&self) -> &[(i64, u32)] {
        self.ups.runs()
    }

    /// The name of its own that it has, if it has one.
    pub(super) fn unit(&self) -> Option<Unit> {
        let (kind, n, sign) = match *self.ups.runs() {
            [(sign, n)] if n >= 2 => (UnitKind::Sum, n, sign),
            [(0, zeros), (sign, 1)] => (UnitKind::Nth, zeros + 1, sign),
            _ => return None,
        };
        let favours = Player::BOTH.into_iter().find(|player| i64::from(player.sign()) == sign)?;
        Some(Unit { number: self.number.clone(), kind, n, favours, nimber: self.nimber })
    }
}

impl fmt::Display for Uptimal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.nimber == 0 || !self.number.is_zero() {
            write!(f, "{}", self.number)?;
        }
        match self.nimber {
            0 => {}
            1 => f.write_str("*")?,
            m => write!(f, "*{m}")?,
        }
        write!(f, ".{}", self.ups)
    }
}

impl From<Unit> for Uptimal {
    fn from(unit: Unit) -> Uptimal {
        let sign = i64::from(unit.favours.sign());
        let ups = match unit.kind {
            UnitKind::Sum => Expansion::default().plus(0, unit.n, sign),
            UnitKind::Nth => Expansion::default().plus(unit.n - 1, unit.n, sign),
        };
        Uptimal { number: unit.number, ups: ups.unwrap_or_default(), nimber: unit.nimber }
    }
}

impl Uptimals {
    /// The uptimal that g is, if it is one.
    pub(super) fn of(&mut self, store: &mut Store, g: Id) -> Result<Option<Uptimal>, Stop> {
        if let Some(value) = store.as_number_up_star(g) {
            let ups = Expansion::default().plus(0, 1, value.ups).unwrap_or_default();
            return Ok(Some(Uptimal { number: value.number, ups, nimber: value.nimber }));
        }
        if let Some(known) = self.known.get(&g) {
            return Ok(known.clone());
        }
        let uptimal = match self.recognise_unit(store, g)? {
            Some(unit) => Some(unit.into()),
            None => self.recognise(store, g)?,
        };
        self.known.insert(g, uptimal.clone());
        Ok(uptimal)
    }

    /// The unit that g is, if it is one.
    pub(super) fn unit(&mut self, store: &mut Store, g: Id) -> Result<Option<Unit>, Stop> {
        if store.is_number_up_star(g) {
            return Ok(None);
        }
        Ok(self.of(store, g)?.and_then(|uptimal| uptimal.unit()))
    }

    /// The number that both stops of g are, if they are one.
    fn only_stop(store: &mut Store, g: Id) -> Option<Dyadic> {
        let x = store.stop(g, Player::Left);
        if x == store.stop(g, Player::Right) { store.as_number(x) } else { None }
    }

    /// The uptimal that g is, found from its options.
    ///
    /// Every follower of a sum of ups, a number and a nimber, but for moves in the number, is such a sum,
    /// and the options of the canonical form are values of followers. In the last up, ↑ᵏ, its favourite
    /// moves to 0, and the opponent to ↓^[k-1] + ∗. So each option is tried as the result of one of these
    /// moves.
    fn recognise(&mut self, store: &mut Store, g: Id) -> Result<Option<Uptimal>, Stop> {
        let Some(number) = Self::only_stop(store, g) else { return Ok(None) };
        let mut options = Vec::new();
        for mover in Player::BOTH {
            for i in 0..store.option_count(g, mover) {
                let option = store.option(g, mover, i)?;
                // Tests that are cheap are made first, for all options.
                if Self::only_stop(store, option).as_ref() != Some(&number) {
                    return Ok(None);
                }
                options.push((mover, option));
            }
        }
        let mut known = Vec::new();
        for (mover, option) in options {
            match deeper(store, |store| self.of(store, option))? {
                Some(uptimal) if uptimal.number == number => known.push((mover, option, uptimal)),
                _ => return Ok(None),
            }
        }
        let longest = known.iter().map(|(.., uptimal)| uptimal.ups.len()).max().unwrap_or(0);
        let star = store.nimber(1)?;
        for (mover, option, from) in &known {
            let length = from.ups.len();
            let mut lengths = vec![length, length.saturating_add(1)];
            lengths.extend([longest, longest.saturating_add(1)]);
            lengths.sort_unstable();
            lengths.dedup();
            for k in lengths.into_iter().filter(|&k| k > 0) {
                for favours in Player::BOTH {
                    let whole = self.sum_of_ups(store, k)?;
                    let (start, piece, nimber) = if *mover == favours {
                        let others = self.sum_of_ups(store, k - 1)?;
                        (k - 1, store.difference(whole, others)?, 0)
                    } else {
                        (0, store.sum(whole, star)?, 1)
                    };
                    let piece = match favours {
                        Player::Left => piece,
                        Player::Right => store.negative(piece)?,
                    };
                    if store.sum(*option, piece)? != g {
                        continue;
                    }
                    let Some(ups) = from.ups.plus(start, k, i64::from(favours.sign())) else {
                        continue;
                    };
                    let nimber = from.nimber ^ nimber;
                    return Ok(Some(Uptimal { number, ups, nimber }));
                }
            }
        }
        Ok(None)
    }

    fn recognise_unit(&mut self, store: &mut Store, g: Id) -> Result<Option<Unit>, Stop> {
        // One side of a unit has at most two options, the other up to m + 1.
        let few = |player| store.option_count(g, player) <= 2;
        if !Player::BOTH.into_iter().any(few) {
            return Ok(None);
        }
        let Some(number) = Self::only_stop(store, g) else { return Ok(None) };
        // The player whom the unit favours moves from ↑^[n] + ∗m to ↑^[n-1] + ∗m, the opponent from
        // ↑ⁿ + ∗m to ↓^[n-1] + ∗(m ^ 1). Both options are units or ups themselves.
        for favours in Player::BOTH {
            for (mover, kind) in [(favours, UnitKind::Sum), (favours.opponent(), UnitKind::Nth)] {
                for i in 0..store.option_count(g, mover) {
                    let option = store.option(g, mover, i)?;
                    let Some((n, nimber)) = self.as_sum(store, option, mover)? else { continue };
                    let nimber = if kind == UnitKind::Sum { nimber } else { nimber ^ 1 };
                    let unit = Unit { number: number.clone(), kind, n: n + 1, favours, nimber };
                    if self.build(store, &unit)? == g {
                        return Ok(Some(unit));
                    }
                }
            }
        }
        Ok(None)
    }

    /// n and m if g is x ± ↑^[n] + ∗m, n ≥ 1, in favour of `player`.
    fn as_sum(
        &mut self,
        store: &mut Store,
        g: Id,
        player: Player,
    ) -> Result<Option<(u32, u64)>, Stop> {
        if let Some(value) = store.as_number_up_star(g) {
            let one = value.ups == i64::from(player.sign());
            return Ok(one.then_some((1, value.nimber)));
        }
        let unit = deeper(store, |store| self.unit(store, g))?;
        Ok(unit
            .filter(|unit| unit.favours == player && unit.kind == UnitKind::Sum)
            .map(|unit| (unit.n, unit.nimber)))
    }

    fn build(&mut self, store: &mut Store, unit: &Unit) -> Result<Id, Stop> {
        let star = store.nimber(1)?;
        let up = match unit.kind {
            UnitKind::Sum => self.sum_of_ups(store, unit.n)?,
            UnitKind::Nth => {
                let others = self.sum_of_ups(store, unit.n - 1)?;
                let reply = store.difference(star, others)?;
                store.game(&[ZERO], &[reply])?
            }
        };
        let up = if unit.favours == Player::Left { up } else { store.negative(up)? };
        let rest = store.number_up_star(NumberUpStar {
            number: unit.number.clone(),
            ups: 0,
            nimber: unit.nimber,
        })?;
        store.sum(up, rest)
    }

    /// ↑^[n], for n ≥ 0.
    fn sum_of_ups(&mut self, store: &mut Store, n: u32) -> Result<Id, Stop> {
        let star = store.nimber(1)?;
        while self.sums.len() < n as usize {
            let last = self.sums.last().copied().unwrap_or(ZERO);
            self.sums.push(store.game(&[last], &[star])?);
        }
        Ok(if n == 0 { ZERO } else { self.sums[n as usize - 1] })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Tests that the option from which the search starts is always there.
    #[test]
    fn every_small_uptimal_is_recognised() {
        let mut store = Store::default();
        let mut uptimals = Uptimals::default();
        let ups: Vec<Id> = (1..=4).map(|n| store.up_nth(n).unwrap()).collect();
        for code in 0..5_i64 * 5 * 5 * 3 {
            let multiples = [code % 5 - 2, code / 5 % 5 - 2, code / 25 % 5 - 2, code / 125 - 1];
            for nimber in 0..4 {
                for number in [Dyadic::ZERO, Dyadic::new(3.into(), 2)] {
                    let rest = NumberUpStar { number: number.clone(), ups: 0, nimber };
                    let mut g = store.number_up_star(rest).unwrap();
                    let mut expansion = Expansion::default();
                    for (i, (&multiple, &up)) in multiples.iter().zip(&ups).enumerate() {
                        for _ in 0..multiple.abs() {
                            let up = if multiple < 0 { store.negative(up).unwrap() } else { up };
                            g = store.sum(g, up).unwrap();
                        }
                        expansion = expansion.plus(i as u32, i as u32 + 1, multiple).unwrap();
                    }
                    let expect = Uptimal { number, ups: expansion, nimber };
                    assert_eq!(uptimals.of(&mut store, g).unwrap(), Some(expect));
                }
            }
        }
    }

    #[test]
    fn what_is_no_uptimal_is_not_taken_for_one() {
        let mut store = Store::default();
        let mut uptimals = Uptimals::default();
        for text in ["Tiny(2)", "{1|0}", "{0|^,v3}", "{*,^|*,v[2]}", "{^|vv}", "+-{0,^}"] {
            let g = store.read(text).unwrap();
            if !store.is_number_up_star(g) {
                assert_eq!(uptimals.of(&mut store, g).unwrap(), None, "{text}");
            }
        }
    }
}
