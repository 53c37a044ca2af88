//! Ordinal sums, and the powers that are made of them.

use crate::number::{Dyadic, Integer};
use crate::short::id::Id;
use crate::short::number_up_star::NumberUpStar;
use crate::short::operation::Operation;
use crate::short::store::Store;
use crate::{Player, Stop};

impl Store {
    /// The ordinal sum G:H of canonical forms, {Gᴸ, G:Hᴸ | Gᴿ, G:Hᴿ}: a move in G takes H away (*Winning Ways*,
    /// ch. 7; Siegel, *CGT*, ch. II.5). It depends on the form of G.
    ///
    /// Cost: a construction for each follower of H, remembered; a few operations with numbers if H is x + n·↑ + ∗m and G
    /// is an integer, or both are nimbers.
    ///
    /// # Errors
    /// [`Stop::Memory`] or [`Stop::Cancelled`].
    pub fn ordinal_sum(&mut self, g: Id, h: Id) -> Result<Id, Stop> {
        if h == self.zero() {
            return Ok(g);
        }
        if let (Some(base), Some(top)) = (self.as_number_up_star(g), self.as_number_up_star(h))
            && let Some(sum) = number_up_star_on(&base, top)
        {
            return self.number_up_star(sum);
        }
        self.once(Operation::OrdinalSum(h), g, |store| {
            let mut sides = [Vec::new(), Vec::new()];
            for player in Player::BOTH {
                let side = &mut sides[player.index()];
                for option in store.options(h, player)? {
                    side.push(store.ordinal_sum(g, option)?);
                }
                side.extend(store.options(g, player)?);
            }
            store.game(&sides[0], &sides[1])
        })
    }

    /// G^→x, the ordinal sum of G and the game y with 1:y = x: of ↑ and n it is `^[n]` (Siegel, *CGT*, ch. II). `None` if
    /// there is no such y.
    ///
    /// # Errors
    /// [`Stop::Memory`] or [`Stop::Cancelled`].
    pub fn power_to(&mut self, g: Id, x: Id) -> Result<Option<Id>, Stop> {
        let one = self.integer(1)?;
        match self.subordinate(x, one)? {
            Some(top) => self.ordinal_sum(g, top).map(Some),
            None => Ok(None),
        }
    }

    /// The x-th power of a game {0 | H}, {0 | H − G^→(x−1)}: of ↑ and n it is ↑ⁿ (Siegel, *CGT*, ch. II). `None` if G is not of
    /// that form, or G^→(x−1) is not defined.
    ///
    /// # Errors
    /// [`Stop::Memory`] or [`Stop::Cancelled`].
    pub fn power(&mut self, g: Id, x: &Dyadic) -> Result<Option<Id>, Stop> {
        let zero = self.zero();
        let [lefts, rights] = [self.options(g, Player::Left)?, self.options(g, Player::Right)?];
        let (&[left], &[right]) = (&lefts[..], &rights[..]) else { return Ok(None) };
        if left != zero {
            return Ok(None);
        }
        if *x == Dyadic::from(1) {
            return Ok(Some(g));
        }
        let less = self.number(x.clone() - Dyadic::from(1))?;
        let Some(lesser) = self.power_to(g, less)? else { return Ok(None) };
        let answer = self.difference(right, lesser)?;
        self.game(&[zero], &[answer]).map(Some)
    }
}

/// The ordinal sum of an integer other than 0 and x + n·↑ + ∗m, or of two nimbers; `None` of others, and if it has no room.
///
/// ∗a : ∗b is ∗(a + b). For 1 : x with a number x, let p ≥ 1 be the least integer with x + p > 1; it is (x + p)/2^(p−1)
/// (Van Roode, *Partizan forms of Hackenbush combinatorial games*, 2002; Berlekamp's rule for stalks is the same). A positive integer k
/// is {k − 1 |}, so that k : x is k − 1 and 1 : x. If H = x + ε where ε is n·↑ + ∗m and not 0, all options of H are x and such
/// an infinitesimal, and by induction 1 : H is 1 : x and ε.
fn number_up_star_on(base: &NumberUpStar, top: NumberUpStar) -> Option<NumberUpStar> {
    let is_nimber = |it: &NumberUpStar| it.number.is_zero() && it.ups == 0;
    if is_nimber(base) && base.nimber > 0 && is_nimber(&top) {
        let nimber = base.nimber.checked_add(top.nimber)?;
        return Some(NumberUpStar { nimber, ..top });
    }
    if (base.ups, base.nimber) != (0, 0) || !base.number.is_integer() || base.number.is_zero() {
        return None;
    }
    let sign = i64::from(base.number.signum());
    let x = top.number.times(sign);
    let one = Dyadic::from(1);
    let p =
        if x.signum() > 0 { 1.into() } else { (one.clone() - x.clone()).floor() + Integer::ONE };
    let halvings = u32::try_from(&(p.clone() - Integer::ONE)).ok()?;
    let sum = x + Dyadic::from(p);
    let exponent = sum.exponent().checked_add(halvings)?;
    let on_one = Dyadic::new(sum.numerator(), exponent);
    let number = base.number.clone() + (on_one - one).times(sign);
    Some(NumberUpStar { number, ..top })
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    /// By all options, down to 0.
    fn by_definition(store: &mut Store, g: Id, h: Id) -> Id {
        let sides = Player::BOTH.map(|player| {
            let tops = store.options(h, player).unwrap();
            let mut side = store.options(g, player).unwrap();
            side.extend(tops.into_iter().map(|top| by_definition(store, g, top)));
            side
        });
        store.game(&sides[0], &sides[1]).unwrap()
    }

    proptest! {
        #[test]
        fn ordinal_sums_of_number_up_stars_are_those_of_their_options(
            base in prop::sample::select(vec!["1", "-1", "2", "-3", "*", "*2", "1/2", "^", "1*"]),
            numerator in -9..9_i64, exponent in 0..3_u32, ups in -2..=2_i64, nimber in 0..4_u64,
            is_infinitesimal in any::<bool>(),
        ) {
            let mut store = Store::default();
            let g = store.read(base).unwrap();
            let number = if is_infinitesimal { Dyadic::ZERO } else { Dyadic::new(numerator.into(), exponent) };
            let h = store.number_up_star(NumberUpStar { number, ups, nimber }).unwrap();
            let expect = by_definition(&mut store, g, h);
            prop_assert_eq!(store.ordinal_sum(g, h).unwrap(), expect);
        }
    }
}
