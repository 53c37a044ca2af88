//! The order in which options are written.

use super::expansion::Expansion;
use super::uptimal::{Uptimal, Uptimals};
use crate::number::Dyadic;
use crate::short::{Id, Store};
use crate::stack::deeper;
use crate::{Player, Stop, try_sort_by};
use foldhash::fast::FixedState;
use hashbrown::HashMap;
use std::cmp::Ordering;
use std::sync::Arc;

/// A total order of games that depends on the games only, not on the order in which the store met
/// them: numbers by value, nimbers by size, other uptimals by their number, then by their expansion in
/// ups, then by their nimber, and then the rest by their Left options and then their Right options, lexicographically.
#[derive(Default)]
pub(in crate::short) struct Order {
    pub(super) uptimals: Uptimals,
    sorted: HashMap<(Id, Player), Arc<[Id]>, FixedState>,
}

/// The rank of a game among games of other kinds.
#[derive(PartialEq, Eq, PartialOrd, Ord)]
enum Rank {
    Number(Dyadic),
    Nimber(u64),
    /// Number; multiples of ↑, ↑², ...; nimber.
    Uptimal(Dyadic, Expansion, u64),
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
        try_sort_by(games, |&g, &h| self.compare(store, g, h))
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
            let of_g = deeper(store, |store| self.options(store, g, player))?;
            let of_h = deeper(store, |store| self.options(store, h, player))?;
            for (&g, &h) in of_g.iter().zip(of_h.iter()) {
                if g != h {
                    return deeper(store, |store| self.compare(store, g, h));
                }
            }
            if of_g.len() != of_h.len() {
                return Ok(of_g.len().cmp(&of_h.len()));
            }
        }
        Ok(Ordering::Equal)
    }

    fn rank(&mut self, store: &mut Store, g: Id) -> Result<Rank, Stop> {
        let Some(uptimal) = self.uptimals.of(store, g)? else { return Ok(Rank::Other) };
        let Uptimal { number, ups, nimber } = uptimal;
        Ok(match nimber {
            _ if ups.len() > 0 => Rank::Uptimal(number, ups, nimber),
            0 => Rank::Number(number),
            m if number.is_zero() => Rank::Nimber(m),
            m => Rank::Uptimal(number, ups, m),
        })
    }
}
