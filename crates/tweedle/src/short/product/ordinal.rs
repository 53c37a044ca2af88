//! Ordinal sums, and the powers that are made of them.

use crate::number::Dyadic;
use crate::short::id::Id;
use crate::short::operations::Operation;
use crate::short::store::Store;
use crate::{Player, Stop};

impl Store {
    /// The ordinal sum G:H of canonical forms, {Gᴸ, G:Hᴸ | Gᴿ, G:Hᴿ}: a move in G takes H away (*Winning Ways*,
    /// ch. 7; Siegel, *CGT*, ch. II.5). It depends on the form of G.
    ///
    /// Cost: a construction for each follower of H, remembered.
    ///
    /// # Errors
    /// [`Stop::Memory`] or [`Stop::Cancelled`].
    pub fn ordinal_sum(&mut self, g: Id, h: Id) -> Result<Id, Stop> {
        if h == self.zero() {
            return Ok(g);
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
