//! Recognising x ± ↑ⁿ + ∗m and x ± ↑^[n] + ∗m, the uptimals that have a name of their own.

use crate::number::Dyadic;
use crate::short::id::ZERO;
use crate::short::{Id, NumberUpStar, Store};
use crate::{Player, Stop};
use foldhash::fast::FixedState;
use hashbrown::HashMap;

/// Which unit uptimal.
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

/// What is known of the games tried so far.
#[derive(Default)]
pub(super) struct Units {
    known: HashMap<Id, Option<Unit>, FixedState>,
    sums: Vec<Id>,
}

impl Store {
    /// `^[n]` for n ≥ 1, the sum of the first n ups, ↑ + ↑² + ... + ↑ⁿ.
    ///
    /// # Errors
    /// [`Stop::Memory`] or [`Stop::Cancelled`].
    pub fn up_sum(&mut self, n: u32) -> Result<Id, Stop> {
        let star = self.nimber(1)?;
        let mut sum = self.game(&[ZERO], &[star])?;
        for _ in 1..n {
            sum = self.game(&[sum], &[star])?;
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

impl Units {
    /// The unit uptimal that g is, if it is one.
    pub(super) fn of(&mut self, store: &mut Store, g: Id) -> Result<Option<Unit>, Stop> {
        if let Some(known) = self.known.get(&g) {
            return Ok(known.clone());
        }
        let unit = self.recognise(store, g)?;
        self.known.insert(g, unit.clone());
        Ok(unit)
    }

    fn recognise(&mut self, store: &mut Store, g: Id) -> Result<Option<Unit>, Stop> {
        let x = store.stop(g, Player::Left);
        // One side of a unit has at most two options, the other up to m + 1.
        let few = |player| store.option_count(g, player) <= 2;
        if store.is_number_up_star(g)
            || x != store.stop(g, Player::Right)
            || !Player::BOTH.into_iter().any(few)
        {
            return Ok(None);
        }
        let Some(number) = store.as_number(x) else { return Ok(None) };
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
        let unit = crate::stack::with_stack(|| self.of(store, g))?;
        Ok(unit
            .filter(|unit| unit.favours == player && unit.kind == UnitKind::Sum)
            .map(|unit| (unit.n, unit.nimber)))
    }

    fn build(&mut self, store: &mut Store, unit: &Unit) -> Result<Id, Stop> {
        let star = store.nimber(1)?;
        while self.sums.len() < unit.n as usize {
            let last = self.sums.last().copied().unwrap_or(ZERO);
            self.sums.push(store.game(&[last], &[star])?);
        }
        let up = match unit.kind {
            UnitKind::Sum => self.sums[unit.n as usize - 1],
            UnitKind::Nth => {
                let reply = store.difference(star, self.sums[unit.n as usize - 2])?;
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
}
