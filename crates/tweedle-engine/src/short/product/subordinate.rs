//! The subordinate of an ordinal sum: the game that stands on the base.

use crate::short::id::Id;
use crate::short::store::Store;
use crate::stack::deeper;
use crate::{Player, Stop};
use foldhash::fast::FixedState;
use hashbrown::HashMap;

/// The base of an ordinal sum, by its options, which need not be canonical, and its value.
struct Base<'a> {
    options: [&'a [Id]; 2],
    value: Id,
}

impl Store {
    /// The game H with G = B:H for the base B, if it is found: the options of G that are none of B stand on B themselves.
    ///
    /// Cost: a construction for each follower of G, and at the end an ordinal sum.
    ///
    /// # Errors
    /// [`Stop::Memory`] or [`Stop::Cancelled`].
    pub fn subordinate(&mut self, g: Id, base: Id) -> Result<Option<Id>, Stop> {
        let [lefts, rights] =
            [self.options(base, Player::Left)?, self.options(base, Player::Right)?];
        self.subordinate_to_form(g, [&lefts, &rights])
    }

    /// The same of a base that is given as a form, by the options of Left and Right: {∗|∗}, which is 0, is another base
    /// than 0 is.
    ///
    /// # Errors
    /// [`Stop::Memory`] or [`Stop::Cancelled`].
    pub fn subordinate_to_form(&mut self, g: Id, base: [&[Id]; 2]) -> Result<Option<Id>, Stop> {
        let base = Base { options: base, value: self.game(base[0], base[1])? };
        let found = self.above(g, &base, &mut HashMap::default())?;
        let Some(top) = found else { return Ok(None) };
        // If an option of the base was left out, it must be dominated or reversible: the sum tells.
        let mut sums = HashMap::default();
        let sum = self.standing_on(&base, top, &mut sums)?;
        Ok((sum == g).then_some(top))
    }

    /// H, without a proof that it is right; `None` if a follower has none.
    fn above(
        &mut self,
        g: Id,
        base: &Base,
        found: &mut HashMap<Id, Option<Id>, FixedState>,
    ) -> Result<Option<Id>, Stop> {
        if g == base.value {
            return Ok(Some(self.zero()));
        }
        if let Some(&known) = found.get(&g) {
            return Ok(known);
        }
        self.control.check()?;
        let mut sides = [Vec::new(), Vec::new()];
        let mut all = true;
        for player in Player::BOTH {
            for option in self.options(g, player)? {
                if !all || base.options[player.index()].contains(&option) {
                    continue;
                }
                let above = deeper(self, |store| store.above(option, base, found))?;
                all = above.is_some();
                sides[player.index()].extend(above);
            }
        }
        let above = if all { Some(self.game(&sides[0], &sides[1])?) } else { None };
        found.insert(g, above);
        Ok(above)
    }

    /// The ordinal sum of the base and h.
    fn standing_on(
        &mut self,
        base: &Base,
        h: Id,
        sums: &mut HashMap<Id, Id, FixedState>,
    ) -> Result<Id, Stop> {
        if let Some(&known) = sums.get(&h) {
            return Ok(known);
        }
        self.control.check()?;
        let mut sides = base.options.map(<[Id]>::to_vec);
        for player in Player::BOTH {
            for option in self.options(h, player)? {
                let sum = deeper(self, |store| store.standing_on(base, option, sums))?;
                sides[player.index()].push(sum);
            }
        }
        let sum = self.game(&sides[0], &sides[1])?;
        sums.insert(h, sum);
        Ok(sum)
    }
}
