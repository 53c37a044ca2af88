//! The order in which options are written.

use super::uptimal::{Unit, UnitKind, Units};
use crate::number::Dyadic;
use crate::short::{Id, Store};
use crate::stack::with_stack;
use crate::{Player, Stop};
use foldhash::fast::FixedState;
use hashbrown::HashMap;
use std::cmp::Ordering;
use std::sync::Arc;

/// A total order of games that depends on the games only, not on the order in which the store met
/// them: numbers by value, nimbers by size, other named uptimals by their expansion, and then the
/// rest by their Left options and then their Right options, lexicographically.
#[derive(Default)]
pub(in crate::short) struct Order {
    pub(super) units: Units,
    sorted: HashMap<(Id, Player), Arc<[Id]>, FixedState>,
}

/// Where a game stands among games of other kinds.
#[derive(PartialEq, Eq, PartialOrd, Ord)]
enum Rank {
    Number(Dyadic),
    Nimber(u64),
    /// Number; multiples of ↑, ↑², ...; nimber.
    Uptimal(Dyadic, Vec<i64>, u64),
    Other,
}

impl Order {
    /// The options of a player, in order.
    pub(in crate::short) fn options(
        &mut self,
        store: &mut Store,
        g: Id,
        player: Player,
    ) -> Result<Arc<[Id]>, Stop> {
        if let Some(known) = self.sorted.get(&(g, player)) {
            return Ok(known.clone());
        }
        let mut options = store.options(g, player)?;
        self.sort(store, &mut options)?;
        let options: Arc<[Id]> = options.into();
        self.sorted.insert((g, player), options.clone());
        Ok(options)
    }

    /// Sorts games into the order.
    pub(in crate::short) fn sort(
        &mut self,
        store: &mut Store,
        games: &mut [Id],
    ) -> Result<(), Stop> {
        let mut stop = None;
        games.sort_by(|&g, &h| match self.compare(store, g, h) {
            Ok(order) => order,
            Err(error) => {
                stop = Some(error);
                Ordering::Equal
            }
        });
        stop.map_or(Ok(()), Err)
    }

    fn compare(&mut self, store: &mut Store, g: Id, h: Id) -> Result<Ordering, Stop> {
        if g == h {
            return Ok(Ordering::Equal);
        }
        let by_rank = self.rank(store, g)?.cmp(&self.rank(store, h)?);
        if by_rank != Ordering::Equal {
            return Ok(by_rank);
        }
        for player in Player::BOTH {
            let of_g = with_stack(|| self.options(store, g, player))?;
            let of_h = with_stack(|| self.options(store, h, player))?;
            for (&g, &h) in of_g.iter().zip(of_h.iter()) {
                if g != h {
                    return with_stack(|| self.compare(store, g, h));
                }
            }
            if of_g.len() != of_h.len() {
                return Ok(of_g.len().cmp(&of_h.len()));
            }
        }
        Ok(Ordering::Equal)
    }

    fn rank(&mut self, store: &mut Store, g: Id) -> Result<Rank, Stop> {
        if let Some(value) = store.as_number_up_star(g) {
            return Ok(match (value.ups, value.nimber) {
                (0, 0) => Rank::Number(value.number),
                (0, m) if value.number.is_zero() => Rank::Nimber(m),
                (ups, m) => Rank::Uptimal(value.number, vec![ups], m),
            });
        }
        Ok(match self.units.of(store, g)? {
            None => Rank::Other,
            Some(Unit { number, kind, n, favours, nimber }) => {
                let sign = i64::from(favours.sign());
                let mut multiples = vec![if kind == UnitKind::Sum { sign } else { 0 }; n as usize];
                if let Some(last) = multiples.last_mut() {
                    *last = sign;
                }
                Rank::Uptimal(number, multiples, nimber)
            }
        })
    }
}
