//! Stops and pseudonumbers.

use super::node::{Node, Stopper};
use super::store::Stoppers;
use crate::number::Dyadic;
use crate::short::Store;
use crate::{Player, Stop};
use foldhash::fast::FixedState;
use hashbrown::HashMap;
use std::cmp::Ordering;

/// A *pseudonumber*: where play in a stopper stops. In their order: off, then for each number x the three
/// x + under, x and x + over, then on (Siegel, *CGT*, ch. VI).
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub enum Pseudonumber {
    /// `on`, for Left, or `off`, for Right: more than all numbers, or less.
    Always(Player),
    /// A number, and what is added: nothing, `over` = {0 | pass} for Left, or `under` = {pass | 0} for Right.
    Near(Dyadic, Option<Player>),
}

impl Pseudonumber {
    fn key(&self) -> (i8, Option<&Dyadic>, i8) {
        match self {
            Pseudonumber::Always(player) => (player.sign(), None, 0),
            Pseudonumber::Near(number, beside) => (0, Some(number), beside.map_or(0, Player::sign)),
        }
    }
}

impl PartialOrd for Pseudonumber {
    fn partial_cmp(&self, other: &Pseudonumber) -> Option<Ordering> {
        Some(self.cmp(other))
    }
}

impl Ord for Pseudonumber {
    fn cmp(&self, other: &Pseudonumber) -> Ordering {
        self.key().cmp(&other.key())
    }
}

impl Stoppers {
    /// The pseudonumber that a stopper is, if it is one.
    pub fn as_pseudonumber(&self, store: &Store, g: Stopper) -> Option<Pseudonumber> {
        if let Some(id) = g.short() {
            return store.as_number(id).map(|number| Pseudonumber::Near(number, None));
        }
        for player in Player::BOTH {
            if g == Stoppers::always(player) {
                return Some(Pseudonumber::Always(player));
            }
            // {x | pass} is x + over, and {pass | x} is x + under.
            if let (Some(&[x]), Some(&[pass])) =
                (self.loopy_options(g, player), self.loopy_options(g, player.opponent()))
                && pass == g
                && let Some(number) = x.short().and_then(|id| store.as_number(id))
            {
                return Some(Pseudonumber::Near(number, Some(player)));
            }
        }
        None
    }

    /// Where play stops if `player` moves first, moves alternate, and both play for the best stop.
    ///
    /// Cost: linear in the followers and their options.
    ///
    /// # Errors
    /// [`Stop::Memory`] or [`Stop::Cancelled`].
    pub fn stop(&mut self, store: &mut Store, g: Stopper, player: Player) -> Result<Stopper, Stop> {
        // Alternating play ends, so that this goes through a graph without cycles, on a stack of its own.
        let mut known: HashMap<(Stopper, Player), (Pseudonumber, Stopper), FixedState> =
            HashMap::default();
        let mut path = vec![(g, player)];
        while let Some(&(h, mover)) = path.last() {
            if known.contains_key(&(h, mover)) {
                path.pop();
                continue;
            }
            self.control.check()?;
            let direct = match h.short() {
                Some(id) => {
                    let stop = store.stop(id, mover);
                    self.as_pseudonumber(store, stop.into()).map(|value| (value, stop.into()))
                }
                None => self.as_pseudonumber(store, h).map(|value| (value, h)),
            };
            if let Some(found) = direct {
                known.insert((h, mover), found);
                continue;
            }
            let options = self.options(store, h, mover)?;
            let next = mover.opponent();
            let open: Vec<_> = options
                .iter()
                .map(|&to| (to, next))
                .filter(|state| !known.contains_key(state))
                .collect();
            if !open.is_empty() {
                path.extend(open);
                continue;
            }
            let stops = options.iter().filter_map(|&to| known.get(&(to, next)));
            let best = match mover {
                Player::Left => stops.max_by(|a, b| a.0.cmp(&b.0)),
                Player::Right => stops.min_by(|a, b| a.0.cmp(&b.0)),
            };
            // A player who cannot move at all has lost to the other, who always can.
            let lost = next;
            let best =
                best.cloned().unwrap_or((Pseudonumber::Always(lost), Stoppers::always(lost)));
            known.insert((h, mover), best);
        }
        Ok(known.remove(&(g, player)).map_or(g, |(_, stop)| stop))
    }

    /// The stop, without the `over` or `under` that may stand beside its number.
    ///
    /// # Errors
    /// [`Stop::Memory`] or [`Stop::Cancelled`].
    pub fn strong_stop(
        &mut self,
        store: &mut Store,
        g: Stopper,
        player: Player,
    ) -> Result<Stopper, Stop> {
        let stop = self.stop(store, g, player)?;
        Ok(match self.as_pseudonumber(store, stop) {
            Some(Pseudonumber::Near(number, Some(_))) => store.number(number)?.into(),
            _ => stop,
        })
    }

    /// All followers of a stopper, itself first.
    ///
    /// # Errors
    /// [`Stop::Memory`] or [`Stop::Cancelled`].
    pub fn followers(&mut self, store: &mut Store, g: Stopper) -> Result<Vec<Stopper>, Stop> {
        let mut seen: hashbrown::HashSet<Stopper, FixedState> = hashbrown::HashSet::default();
        seen.insert(g);
        let (mut found, mut next, mut options) = (vec![g], 0, Vec::new());
        let mut held = crate::Held::new(&self.control);
        while let Some(&follower) = found.get(next) {
            self.control.check()?;
            held.take(32)?;
            next += 1;
            for player in Player::BOTH {
                options.clear();
                self.push_options(store, follower, player, &mut options)?;
                for option in options.iter().filter_map(|node: &Node| node.stopper()) {
                    if seen.insert(option) {
                        found.push(option);
                    }
                }
            }
        }
        Ok(found)
    }
}
