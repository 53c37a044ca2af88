//! The guarantee of a player in a component that is too large to be valued: by the slabs it can be cut into.

use super::bounds::Guarantee;
use super::key::grown;
use super::prospect::{Bound, Prospect, thickest};
use super::shared::{Shared, SlabName, THICKEST};
use super::values::{Values, is_made};
use foldhash::fast::FixedState;
use hashbrown::HashMap;
use smallvec::SmallVec;
use std::hash::Hash;
use std::sync::Arc;
use tweedle_engine::walk::WalkError;
use tweedle_engine::{Control, Held, Hints, Player, Weigh};

/// The number of slices of the slabs that are looked at first: there are few different ones.
const THIN: usize = 2;

/// The largest number of entries that are remembered about slabs.
const MOST: usize = 1 << 22;

/// The largest number of names of slices that are remembered.
const MOST_NAMES: usize = 1 << 15;

/// Thin slabs of slices with numbers below this are found without a search.
const DENSE: usize = 1 << 10;

/// Names below this are small.
const SMALL: usize = 1 << 12;

/// The numbers of the slices of a slab, from 1 on.
type Key = u64;

/// The numbers of the slices of a component, from 1 on.
type Names = SmallVec<[u16; 16]>;

/// The knowledge of a slab.
#[derive(Clone, Copy, Default)]
struct Slab {
    /// The guarantee of the player: its place in the list, from 1 on.
    sure: u32,
    /// The most that he can hope for, as above.
    hope: u32,
    /// The number of times that it was to be valued.
    met: u32,
}

/// The slabs that were met, and what the player who cut them can be sure of in them.
pub(super) struct Slabs<P> {
    /// The numbers of slices by their names: of small names by place, where 0 is none.
    small: Vec<u16>,
    names: HashMap<u64, u16, FixedState>,
    /// The names by the numbers, from 1 on.
    named: Vec<u64>,
    /// The guarantees in thin slabs: the place in the list, from 1 on, by the numbers of one slice or two below
    /// [`DENSE`]. It is small, so that it stays in the processor's cache.
    thin: Vec<u16>,
    /// For each thickness.
    met: [HashMap<Key, Slab, FixedState>; THICKEST + 1],
    /// The guarantees and hopes, each once.
    guarantees: Vec<Guarantee>,
    places: HashMap<Guarantee, u32, FixedState>,
    /// The number of slabs.
    len: usize,
    control: Control,
    held: Held,
    shared: Arc<Shared<P>>,
}

/// A component to be cut into thick slabs.
pub(super) struct Whole {
    names: Names,
    pub(super) prospect: Prospect,
}

/// A component that is cut into thin slabs, ready for a look at what changes if some of its slices do.
pub(super) struct Chain {
    names: Names,
    /// The guarantee of the player in the first slices, for each number of them.
    before: SmallVec<[Guarantee; 12]>,
    /// The same for the last slices.
    after: SmallVec<[Guarantee; 12]>,
}

impl<P: Clone + Eq + Hash + Weigh> Slabs<P> {
    pub(super) fn new(control: &Control, shared: Arc<Shared<P>>) -> Slabs<P> {
        Slabs {
            small: vec![0; SMALL],
            names: HashMap::default(),
            named: Vec::new(),
            thin: Vec::new(),
            met: Default::default(),
            guarantees: Vec::new(),
            places: HashMap::default(),
            len: 0,
            control: control.clone(),
            held: Held::new(control),
            shared,
        }
    }

    /// The guarantee of a player in a component that is cut into thin slabs; `None` if it is not known or very
    /// little.
    ///
    /// He can be sure of the best that any way to cut it brings, at each temperature by itself.
    ///
    /// # Errors
    /// As [`Values::guarantee`].
    pub(super) fn thin<R: Hints<Position = P>>(
        &mut self,
        ruleset: &R,
        values: &mut Values<P>,
        part: &P,
        player: Player,
    ) -> Result<Option<Guarantee>, WalkError<P>> {
        let Some(names) = self.names(ruleset, part, player) else { return Ok(None) };
        let mut of = Cutter { slabs: self, ruleset, values, part, player, names: &names };
        let mut best = Best::new();
        for slice in 0..names.len() {
            if !of.step(&mut best, slice)? {
                return Ok(None);
            }
        }
        Ok(Some(best.here))
    }

    /// The component, ready for [`Slabs::changed`].
    ///
    /// # Errors
    /// As [`Slabs::thin`].
    pub(super) fn chain<R: Hints<Position = P>>(
        &mut self,
        ruleset: &R,
        values: &mut Values<P>,
        part: &P,
        player: Player,
    ) -> Result<Option<Chain>, WalkError<P>> {
        let Some(names) = self.names(ruleset, part, player) else { return Ok(None) };
        let mut of = Cutter { slabs: self, ruleset, values, part, player, names: &names };
        let mut before = SmallVec::from_elem(Guarantee::NOTHING, 1);
        let mut best = Best::new();
        for slice in 0..names.len() {
            if !of.step(&mut best, slice)? {
                return Ok(None);
            }
            before.push(best.here);
        }
        let mut after: SmallVec<[Guarantee; 12]> =
            SmallVec::from_elem(Guarantee::NOTHING, names.len() + 1);
        for slice in (0..names.len()).rev() {
            // All of these were known a moment ago.
            let Some(one) = of.slab(slice, 1)? else { return Ok(None) };
            after[slice] = one.and(&after[slice + 1]);
            if slice + 2 <= names.len()
                && let Some(two) = of.slab(slice, 2)?
            {
                after[slice] = after[slice].or(&two.and(&after[slice + 2]));
            }
        }
        Ok(Some(Chain { names, before, after }))
    }

    /// The guarantee of the player of a chain in an option of its component: [`Slabs::thin`] of that, where only
    /// the slices that are not as before are looked at.
    ///
    /// # Errors
    /// As [`Slabs::thin`].
    pub(super) fn changed<R: Hints<Position = P>>(
        &mut self,
        ruleset: &R,
        values: &mut Values<P>,
        chain: &Chain,
        option: &P,
        player: Player,
    ) -> Result<Option<Guarantee>, WalkError<P>> {
        let Some(names) = self.names(ruleset, option, player) else { return Ok(None) };
        let len = names.len();
        if len != chain.names.len() {
            return self.thin(ruleset, values, option, player);
        }
        let same = names.iter().zip(&chain.names).take_while(|(new, old)| new == old).count();
        if same == len {
            return Ok(Some(chain.before[len]));
        }
        let end = names.iter().zip(&chain.names).rposition(|(new, old)| new != old);
        let end = end.map_or(len, |last| last + 1);
        let mut of = Cutter { slabs: self, ruleset, values, part: option, player, names: &names };
        let mut best = Best {
            before: same.checked_sub(1).map(|before| chain.before[before]),
            here: chain.before[same],
        };
        for slice in same..end {
            if !of.step(&mut best, slice)? {
                return Ok(None);
            }
        }
        let mut all = best.here.and(&chain.after[end]);
        if let Some(before) = best.before
            && end < len
            && let Some(two) = of.slab(end - 1, 2)?
        {
            all = all.or(&before.and(&two).and(&chain.after[end + 1]));
        }
        Ok(all.checked())
    }

    /// The guarantees and hopes that thick slabs may bring a player in a component; `None` if it
    /// cannot be cut.
    ///
    /// # Errors
    /// As [`Slabs::thin`].
    pub(super) fn prospect<R: Hints<Position = P>>(
        &mut self,
        ruleset: &R,
        values: &mut Values<P>,
        part: &P,
        player: Player,
    ) -> Result<Option<Whole>, WalkError<P>> {
        let Some(names) = self.names(ruleset, part, player) else { return Ok(None) };
        let mut prospect = Prospect::new(names.len());
        for end in 1..=names.len() {
            for count in 1..=thickest(end, names.len()) {
                let first = end - count;
                let key = key(&names[first..end]);
                let slab = self.met[count].get(&key).copied().unwrap_or_default();
                if slab.sure > 0 {
                    prospect.push(Bound::Sure, self.guarantees[slab.sure as usize - 1]);
                    continue;
                }
                if slab.hope > 0 {
                    prospect.push(Bound::Hope, self.guarantees[slab.hope as usize - 1]);
                    continue;
                }
                let position = ruleset.slab(part, player, first as u32, count as u32);
                let other = self.thin(ruleset, values, &position, player.opponent())?;
                let hope = other.map_or(Guarantee::BEST, |other| other.exchanged());
                let place = self.place(hope);
                self.keep(count, key, |slab| slab.hope = place);
                prospect.push(Bound::Hope, hope);
            }
        }
        Ok(Some(Whole { names, prospect }))
    }

    /// Values one more slab of a component that its player may need, at a temperature; `false` if there is none.
    ///
    /// # Errors
    /// As [`Slabs::thin`].
    pub(super) fn explore<R: Hints<Position = P>>(
        &mut self,
        ruleset: &R,
        values: &mut Values<P>,
        Whole { names, prospect }: &mut Whole,
        (part, player): (&P, Player),
        temperature: usize,
    ) -> Result<bool, WalkError<P>> {
        let Some((first, count)) = prospect.first_hope(temperature) else { return Ok(false) };
        let mut of = Cutter { slabs: self, ruleset, values, part, player, names };
        let sure = of.slab(first, count)?;
        prospect.learn(first, count, sure);
        Ok(true)
    }

    /// The numbers of the slices of a component; `None` if it cannot be cut, or there are too many names.
    fn names<R: Hints<Position = P>>(
        &mut self,
        ruleset: &R,
        part: &P,
        player: Player,
    ) -> Option<Names> {
        let slices = ruleset.slices(part, player);
        if slices < 2 {
            return None;
        }
        if self.thin.is_empty() {
            self.held.take(DENSE * DENSE * size_of::<u16>()).ok()?;
            self.thin = vec![0; DENSE * DENSE];
        }
        let mut names = Names::new();
        for index in 0..slices {
            let name = ruleset.slice(part, player, index);
            let number = match self.small.get(name as usize) {
                Some(number) => *number,
                None => self.names.get(&name).copied().unwrap_or(0),
            };
            names.push(if number > 0 { number } else { self.name(name)? });
        }
        Some(names)
    }

    /// Gives a slice its number.
    fn name(&mut self, name: u64) -> Option<u16> {
        let number = u16::try_from(self.named.len() + 1).ok()?;
        if let Some(small) = self.small.get_mut(name as usize) {
            *small = number;
        } else {
            self.held.take(grown::<(u64, u16)>()).ok()?;
            self.names.insert(name, number);
        }
        self.named.push(name);
        Some(number)
    }

    /// Forgets all, if it has become too much. Chains and prospects that were made before are void then.
    pub(super) fn make_room(&mut self) {
        if self.len >= MOST || self.named.len() >= MOST_NAMES {
            *self = Slabs::new(&self.control, self.shared.clone());
        }
    }

    /// The place of a guarantee in the list, from 1 on; 0 if there is no room for it.
    fn place(&mut self, guarantee: Guarantee) -> u32 {
        if let Some(place) = self.places.get(&guarantee) {
            return *place;
        }
        let bytes = grown::<(Guarantee, u32)>() + grown::<Guarantee>();
        if self.held.take(bytes).is_err() {
            return 0;
        }
        self.guarantees.push(guarantee);
        let place = self.guarantees.len() as u32;
        self.places.insert(guarantee, place);
        place
    }

    /// Remembers something of a slab, if there is room.
    fn keep(&mut self, count: usize, key: Key, change: impl FnOnce(&mut Slab)) {
        if let Some(slab) = self.met[count].get_mut(&key) {
            return change(slab);
        }
        if self.len < 2 * MOST && self.held.take(grown::<(Key, Slab)>()).is_ok() {
            let mut slab = Slab::default();
            change(&mut slab);
            self.met[count].insert(key, slab);
            self.len += 1;
        }
    }
}

fn key(names: &[u16]) -> Key {
    names.iter().fold(0, |key, name| key << 16 | u64::from(*name))
}

/// The best cuts of the first slices, and of one less.
struct Best {
    before: Option<Guarantee>,
    here: Guarantee,
}

impl Best {
    fn new() -> Best {
        Best { before: None, here: Guarantee::NOTHING }
    }
}

/// A component to be cut.
struct Cutter<'a, R: Hints> {
    slabs: &'a mut Slabs<R::Position>,
    ruleset: &'a R,
    values: &'a mut Values<R::Position>,
    part: &'a R::Position,
    player: Player,
    names: &'a [u16],
}

impl<P: Clone + Eq + Hash + Weigh, R: Hints<Position = P>> Cutter<'_, R> {
    /// The best cuts with one slice more: as a slab of its own, or with the one before. `false` if little is known.
    fn step(&mut self, best: &mut Best, slice: usize) -> Result<bool, WalkError<P>> {
        let Some(one) = self.slab(slice, 1)? else { return Ok(false) };
        let mut next = best.here.and(&one);
        if let Some(before) = &best.before
            && let Some(two) = self.slab(slice - 1, THIN)?
        {
            next = next.or(&before.and(&two));
        }
        *best = Best { before: Some(best.here), here: next };
        Ok(next.checked().is_some())
    }

    /// The guarantee of the player in a slab that was met `times` times, if it can be valued, or another thread has
    /// done so.
    fn value(
        &mut self,
        first: usize,
        count: usize,
        times: u32,
    ) -> Result<Option<Guarantee>, WalkError<P>> {
        let mut name = SlabName::default();
        for (name, number) in name.iter_mut().zip(&self.names[first..first + count]) {
            *name = 1 + self.slabs.named[usize::from(*number) - 1];
        }
        // A thread that is alone has its own knowledge only.
        let is_shared = count > THIN && self.values.threads() > 1;
        if is_shared && let Some(known) = self.slabs.shared.slab(&name) {
            return Ok(Some(known));
        }
        let slab = self.ruleset.slab(self.part, self.player, first as u32, count as u32);
        is_made(self.ruleset, &slab)?;
        let guarantee = self.values.guarantee(self.ruleset, &slab, self.player, times)?;
        if is_shared && let Some(guarantee) = guarantee {
            self.slabs.shared.keep_slab(name, guarantee);
        }
        Ok(guarantee)
    }

    /// The place of a thin slab, if its slices have low numbers.
    fn dense(&self, first: usize, count: usize) -> Option<usize> {
        let number = |slice: usize| {
            let number = usize::from(self.names[slice]);
            (number < DENSE).then_some(number)
        };
        match count {
            1 => number(first),
            2 => Some(DENSE * number(first)? + number(first + 1)?),
            _ => None,
        }
    }

    /// The guarantee of the player in a slab, if it can be valued.
    fn slab(&mut self, first: usize, count: usize) -> Result<Option<Guarantee>, WalkError<P>> {
        // All slices are no slab.
        if count == self.names.len() {
            return Ok(None);
        }
        let dense = self.dense(first, count);
        let sure = dense.map_or(0, |place| self.slabs.thin[place]);
        if sure > 0 {
            return Ok(Some(self.slabs.guarantees[usize::from(sure) - 1]));
        }
        let key = key(&self.names[first..first + count]);
        let mut times = 1;
        if let Some(slab) = self.slabs.met[count].get_mut(&key) {
            if slab.sure > 0 {
                return Ok(Some(self.slabs.guarantees[slab.sure as usize - 1]));
            }
            slab.met = slab.met.saturating_add(1);
            times = slab.met;
            if !times.is_power_of_two() {
                return Ok(None);
            }
        }
        let guarantee = self.value(first, count, times)?;
        let sure = guarantee.map_or(0, |guarantee| self.slabs.place(guarantee));
        if let (Some(dense), Ok(sure)) = (dense, u16::try_from(sure)) {
            self.slabs.thin[dense] = sure;
        }
        self.slabs.keep(count, key, |slab| {
            slab.sure = sure;
            slab.met = times;
        });
        Ok(guarantee)
    }
}
