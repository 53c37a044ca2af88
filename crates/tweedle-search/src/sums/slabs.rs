//! What a player can be sure of in a component that is too large to be valued: by the slabs it can be cut into.

use super::bounds::Guarantee;
use super::values::Values;
use foldhash::fast::FixedState;
use hashbrown::HashMap;
use smallvec::SmallVec;
use std::hash::Hash;
use tweedle::walk::WalkError;
use tweedle::{Control, Held, Hints, Player, Weigh};

/// What is remembered of slabs takes so many entries at most.
const MOST: usize = 1 << 21;

/// What is known of a slab.
#[derive(Clone, Copy)]
enum Slab {
    /// What the player can be sure of.
    Known(Guarantee),
    /// It was met so often, and is not valued yet.
    Met(u32),
}

/// The slabs that were met, and what the player who cut them can be sure of in them.
pub(super) struct Slabs<P> {
    /// For each thickness and player. So those of thin slabs are small and stay in the processor's cache.
    met: Vec<[HashMap<P, Slab, FixedState>; 2]>,
    /// How many there are in all of them.
    len: usize,
    control: Control,
    held: Held,
}

/// How to cut a component: where each slab begins, from the last to the first.
pub(super) type Cut = SmallVec<[u32; 8]>;

impl<P: Clone + Eq + Hash + Weigh> Slabs<P> {
    pub(super) fn new(control: &Control) -> Slabs<P> {
        Slabs { met: Vec::new(), len: 0, control: control.clone(), held: Held::new(control) }
    }

    /// What a player can be sure of in a component if it is cut into slabs of so many slices at most, and how it is
    /// cut best; `None` if that is not known or very little.
    ///
    /// He can be sure of the best that any way to cut it brings, at each temperature by itself. The ways to cut the first
    /// slices are those to cut fewer of them with one slab more.
    ///
    /// # Errors
    /// As [`Values::guarantee`].
    pub(super) fn best<R: Hints<Position = P>>(
        &mut self,
        ruleset: &R,
        values: &mut Values<P>,
        part: &P,
        player: Player,
        thickest: u32,
    ) -> Result<Option<(Guarantee, Cut)>, WalkError<P>> {
        let slices = ruleset.slices(part, player);
        if slices < 2 {
            return Ok(None);
        }
        // Of the first slices, for each number of them, and where the last slab begins.
        let mut best: SmallVec<[(Guarantee, u32); 16]> = SmallVec::new();
        best.push((Guarantee::NOTHING, 0));
        for to in 1..=slices {
            let mut found = (Guarantee::WORST, to - 1);
            for count in 1..=thickest.min(to).min(slices - 1) {
                let from = to - count;
                let Some(slab) = self.slab(ruleset, values, part, player, from, count)? else {
                    continue;
                };
                let sum = best[from as usize].0.and(&slab);
                if sum.mean() > found.0.mean() {
                    found.1 = from;
                }
                found.0 = found.0.or(&sum);
            }
            if found.0.checked().is_none() {
                return Ok(None);
            }
            best.push(found);
        }
        let mut cut = Cut::new();
        let mut to = slices;
        while to > 0 {
            to = best[to as usize].1;
            cut.push(to);
        }
        Ok(Some((best[slices as usize].0, cut)))
    }

    /// What the player can be sure of in a slab, if it can be valued.
    fn slab<R: Hints<Position = P>>(
        &mut self,
        ruleset: &R,
        values: &mut Values<P>,
        part: &P,
        player: Player,
        from: u32,
        count: u32,
    ) -> Result<Option<Guarantee>, WalkError<P>> {
        let slab = ruleset.slab(part, player, from, count);
        let mut times = 1;
        if self.met.len() <= count as usize {
            self.met.resize_with(count as usize + 1, Default::default);
        }
        match self.met[count as usize][player.index()].get_mut(&slab) {
            Some(Slab::Known(known)) => return Ok(Some(*known)),
            Some(Slab::Met(before)) => {
                *before = before.saturating_add(1);
                times = *before;
                if !times.is_power_of_two() {
                    return Ok(None);
                }
            }
            None => {}
        }
        let guarantee = values.guarantee(ruleset, &slab, player, times)?;
        self.keep(slab, count, player, guarantee, times);
        Ok(guarantee)
    }

    /// Remembers what is found of a slab, if there is room.
    fn keep(
        &mut self,
        slab: P,
        count: u32,
        player: Player,
        guarantee: Option<Guarantee>,
        times: u32,
    ) {
        let known = guarantee.map_or(Slab::Met(times), Slab::Known);
        let met = &mut self.met[count as usize][player.index()];
        if let Some(before) = met.get_mut(&slab) {
            *before = known;
            return;
        }
        if self.len >= MOST {
            *self = Slabs::new(&self.control);
            return;
        }
        // A table is nearly half full at worst, and the old one is there while it grows.
        let bytes = 3 * size_of::<(P, Slab)>() + slab.owned();
        if self.held.take(bytes).is_ok() {
            met.insert(slab, known);
            self.len += 1;
        }
    }
}
