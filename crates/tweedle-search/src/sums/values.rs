//! Values of components, as far as they are worth their work.

use super::bounds::{Guarantee, Guarantees};
use foldhash::fast::FixedState;
use smallvec::SmallVec;
use std::hash::{BuildHasher, Hash};
use std::sync::Arc;
use tweedle_engine::short::{Id, Store};
use tweedle_engine::walk::{Memo, Told, WalkError, Walker, count_moves};
use tweedle_engine::{Control, Hints, Player, Stop, Symmetry, Theory, Weigh};

/// The walk in a component may enter `OVERRUN` times as many positions as are thought to be worth
/// its value.
const OVERRUN: f32 = 32.0;

/// The work of a store ([`Store::work`]) that counts as one position: where forms are large, positions are harder to value than where
/// they are small.
const WORK_A_POSITION: u64 = 500;

/// The work of the store that all values together are worth where they are not used for bounds: at first, and for each sum that is
/// searched. In hot games values are large, and take more time than they save: on a strip of `NoGo` of 28 points without this
/// bound there are half as many sums, and they take 17 times as long. Searches of 4 × 6 and 5 × 5 in Clobber and of 4 × 4 in `NoGo` stay below
/// it, with 9 or 10 for each sum.
const WORK_AT_FIRST: u64 = 20_000;
const WORK_A_SUM: u64 = 15;

/// The value of a slab that was met n times is worth `ZEAL`·n times the usual work, if that is more, and up to
/// [`MOST_ZEAL`]. It is tried where n is a power of two.
const ZEAL: f32 = 0.35;

/// The same for components of sums: their values are added, and sums of many of them are more work than a search.
const COMPONENT_ZEAL: f32 = 1.0 / 32.0;

/// The largest multiple of the usual work: work on values that are much harder than usual is lost
/// more often than not.
const MOST_ZEAL: f32 = 16.0;

/// The message about a sum that comes back, if none of its components does.
const LOOP: &str = "Play can go round in a loop, which the ruleset does not say.";

/// The amount of work that it takes to value positions of each size, in positions that are not known, learned from
/// those that were valued.
struct Effort {
    /// For each size.
    guesses: [f32; SIZES],
    /// The number of positions that a value is worth.
    patience: f32,
}

/// The largest number of bytes of the code of a value that is read for components that are not worth being valued: sums
/// of many longer values are more work than a search, as for [`COMPONENT_ZEAL`].
const LONGEST_CODE: usize = 64;

/// Larger positions count as the largest.
const SIZES: usize = 256;

impl Effort {
    /// The guesses before anything is learned: twice the work for two cells more.
    fn new(patience: f32) -> Effort {
        Effort { guesses: std::array::from_fn(|size| (float(size) / 2.0).exp2()), patience }
    }

    /// True if a position of this size is worth the work, or `zeal` times the usual work. Work that seems too much
    /// seems a little less each time, so that it is tried again.
    fn allows(&mut self, size: usize, zeal: f32) -> bool {
        let guess = &mut self.guesses[size];
        if *guess <= self.patience * zeal {
            return true;
        }
        *guess *= 0.9999;
        false
    }

    /// Takes note that a value took the work of `positions` positions.
    fn learn(&mut self, size: usize, positions: f32) {
        let guess = &mut self.guesses[size];
        *guess = 0.95 * *guess + 0.05 * positions;
        // Larger ones are harder, but not by much more.
        let mut most = *guess;
        for larger in &mut self.guesses[size + 1..] {
            most *= 1.6;
            *larger = larger.min(most);
        }
    }
}

/// As a guess, where 65,535 is as good as more.
pub(super) fn float(number: usize) -> f32 {
    f32::from(u16::try_from(number).unwrap_or(u16::MAX))
}

/// The number of times that components were met that are not valued: about, as a few that share a place are counted
/// together.
struct Meetings(Vec<u32>);

const PLACES: usize = 1 << 16;

impl Meetings {
    fn new() -> Meetings {
        Meetings(vec![0; PLACES])
    }

    /// Counts one more.
    fn meet(&mut self, part: &impl Hash) -> u32 {
        let count = &mut self.0[FixedState::default().hash_one(part) as usize % PLACES];
        *count = count.saturating_add(1);
        *count
    }
}

/// The result for a component.
pub(super) enum Part<P> {
    /// Its value.
    Value(Id),
    /// The component is too large to be valued: its representative, and whether the players are exchanged in that.
    Open(P, bool),
}

/// Values of positions of one ruleset, and the store where they live.
pub(super) struct Values<P> {
    pub(super) store: Store,
    pub(super) guarantees: Guarantees,
    known: Memo<P, Id>,
    effort: Effort,
    meetings: Meetings,
    /// The multiple of the usual work that is done.
    zeal: f32,
    /// The work of the store after which nothing more is valued, until more sums are searched.
    most_work: u64,
    parts: Vec<P>,
    /// The values that the threads of a team tell each other; `None` for a thread that is alone.
    told: Option<Arc<Told<P>>>,
    /// The number of threads that make use of each value.
    threads: usize,
}

impl<P: Clone + Eq + Hash + Weigh> Values<P> {
    pub(super) fn new(control: &Control, patience: f32) -> Values<P> {
        Values {
            store: Store::new(control.clone()),
            guarantees: Guarantees::new(control),
            known: Memo::new(control.clone()),
            effort: Effort::new(patience),
            meetings: Meetings::new(),
            zeal: 1.0,
            most_work: WORK_AT_FIRST,
            parts: Vec::new(),
            told: None,
            threads: 1,
        }
    }

    /// Allows all values together the work that they are worth after each thread has searched a number of sums; any if they bound other
    /// values.
    pub(super) fn allow_work(&mut self, searched: u64, are_bounds: bool) {
        let most = WORK_AT_FIRST + WORK_A_SUM * searched * self.threads as u64;
        self.most_work = if are_bounds { u64::MAX } else { most };
    }

    /// Sets the number of threads that make use of each value from now on: all of them together meet a component about as many times as
    /// often as this one does.
    pub(super) fn set_threads(&mut self, threads: usize) {
        self.threads = threads;
    }

    /// The number of threads that make use of each value: 1 for a thread that is alone.
    pub(super) fn threads(&self) -> usize {
        self.threads
    }

    /// Sets the number of positions that a value is worth from now on.
    pub(super) fn set_patience(&mut self, patience: f32) {
        self.effort.patience = patience;
    }

    /// From now on values are told to other threads, and those of others are asked for; or no more.
    pub(super) fn tell_to(&mut self, told: Option<Arc<Told<P>>>) {
        self.told = told;
    }

    /// What values are told to.
    pub(super) fn told(&self) -> Option<Arc<Told<P>>> {
        self.told.clone()
    }

    /// The number of positions that are valued.
    pub(super) fn known(&self) -> usize {
        self.known.len()
    }

    /// Takes a position apart.
    ///
    /// # Errors
    /// [`WalkError`], if a component cannot be valued for another reason than its size.
    pub(super) fn parts<R: Hints<Position = P>>(
        &mut self,
        ruleset: &R,
        position: &P,
        mut found: impl FnMut(Part<P>),
    ) -> Result<(), WalkError<P>> {
        let mut parts = std::mem::take(&mut self.parts);
        ruleset.components(position, &mut parts);
        for part in parts.drain(..) {
            found(self.part(ruleset, &part)?);
        }
        self.parts = parts;
        Ok(())
    }

    /// The result for a component. It is worth the more work the more often it is asked about.
    ///
    /// # Errors
    /// As [`Values::parts`].
    pub(super) fn part<R: Hints<Position = P>>(
        &mut self,
        ruleset: &R,
        part: &P,
    ) -> Result<Part<P>, WalkError<P>> {
        if let Some(size) = ruleset.nim_heap(part) {
            return Ok(Part::Value(self.store.nimber(size)?));
        }
        let (part, symmetry) = ruleset.representative(part);
        let is_negative = symmetry == Symmetry::Negative;
        let value = if let Some(value) = self.known.get(&part) {
            Some(*value)
        } else if let Some(value) = self.heard(&part)? {
            Some(value)
        } else {
            let met = self.meetings.meet(&part) as usize;
            let is_new_try = met.is_power_of_two();
            let kept = if is_new_try { self.kept(ruleset, &part)? } else { None };
            if kept.is_some() {
                kept
            } else {
                let zeal = self.zeal;
                if is_new_try {
                    self.zeal = zeal.max(float(met * self.threads) * COMPONENT_ZEAL);
                }
                let value = self.value(ruleset, &part);
                self.zeal = zeal;
                value?
            }
        };
        Ok(match value {
            Some(value) if is_negative => Part::Value(self.store.negative(value)?),
            Some(value) => Part::Value(value),
            None => Part::Open(part, is_negative),
        })
    }

    /// The value of a component, if another thread has told it.
    fn heard(&mut self, part: &P) -> Result<Option<Id>, Stop> {
        let Some(number) = self.told.as_ref().and_then(|told| told.ask(part)) else {
            return Ok(None);
        };
        let value = self.store.of_common_number(number)?;
        if let Some(value) = value {
            self.known.set(part.clone(), value)?;
        }
        Ok(value)
    }

    /// The value of a component, if the ruleset knows its code, and it is a small one.
    fn kept<R: Hints<Position = P>>(&mut self, ruleset: &R, part: &P) -> Result<Option<Id>, Stop> {
        let Some(code) = ruleset.code(part)? else { return Ok(None) };
        if code.len() > LONGEST_CODE {
            return Ok(None);
        }
        let value = self.store.of_code(&code)?;
        if let Some(value) = value {
            self.known.set(part.clone(), value)?;
        }
        Ok(value)
    }

    /// The loop in which play can go round in one of these components, found by a walk.
    pub(super) fn loop_in<R: Hints<Position = P>>(
        &mut self,
        ruleset: &R,
        parts: &[(P, bool)],
    ) -> WalkError<P> {
        for (part, _) in parts {
            let walk = Walker::new(ruleset, &mut self.known).value(&mut self.store, part);
            if let Err(error) = walk {
                return error;
            }
        }
        Stop::Undefined(LOOP.to_owned()).into()
    }

    /// The value of a component, if it is worth the work.
    fn value<R: Hints<Position = P>>(
        &mut self,
        ruleset: &R,
        part: &P,
    ) -> Result<Option<Id>, WalkError<P>> {
        let size = if let Some(size) = ruleset.size(part) {
            size
        } else {
            let moves = |player| mobility(ruleset, part, player, self.known.control());
            u32::from(moves(Player::Left)?) + u32::from(moves(Player::Right)?)
        };
        let size = (size as usize).min(SIZES - 1);
        if self.store.work() >= self.most_work || !self.effort.allows(size, self.zeal) {
            return Ok(None);
        }
        let before = (self.known.len(), self.store.work());
        let most = (OVERRUN * self.effort.patience * self.zeal) as u64;
        self.store.limit_work(Some(WORK_A_POSITION.saturating_mul(most)));
        let mut walker = Walker::new(ruleset, &mut self.known).within(most);
        if let Some(told) = &self.told {
            walker = walker.telling(told);
        }
        let walk = walker.value(&mut self.store, part);
        self.store.limit_work(None);
        let positions = float(self.known.len() - before.0);
        let work = float(((self.store.work() - before.1) / WORK_A_POSITION) as usize);
        self.effort.learn(size, positions.max(work));
        match walk {
            Ok(value) => Ok(Some(value)),
            Err(WalkError::Stop(Stop::Limit { .. })) => Ok(None),
            Err(error) => Err(error),
        }
    }

    /// The guarantee of a player in a position that was met `met` times, if all its components can be valued.
    ///
    /// # Errors
    /// As [`Values::parts`].
    pub(super) fn guarantee<R: Hints<Position = P>>(
        &mut self,
        ruleset: &R,
        position: &P,
        player: Player,
        met: u32,
    ) -> Result<Option<Guarantee>, WalkError<P>> {
        self.zeal = (float(met as usize * self.threads) * ZEAL).clamp(1.0, MOST_ZEAL);
        let values = self.whole(ruleset, position);
        self.zeal = 1.0;
        let Some(values) = values? else { return Ok(None) };
        let mut all = Guarantee::NOTHING;
        for value in values {
            let Some(one) = self.guarantees.of(&mut self.store, value, player)? else {
                return Ok(None);
            };
            let Some(sum) = all.and(&one).checked() else { return Ok(None) };
            all = sum;
        }
        Ok(Some(all))
    }

    /// The values of the components of a position, if all can be valued.
    ///
    /// # Errors
    /// As [`Values::parts`].
    pub(super) fn whole<R: Hints<Position = P>>(
        &mut self,
        ruleset: &R,
        position: &P,
    ) -> Result<Option<Games>, WalkError<P>> {
        let mut values = Games::new();
        let mut is_open = false;
        self.parts(ruleset, position, |part| match part {
            Part::Value(value) => values.push(value),
            Part::Open(..) => is_open = true,
        })?;
        Ok((!is_open).then_some(values))
    }
}

/// Makes sure that a position was made without a stop: a ruleset that has no way to tell it at once tells it to
/// a caller that asks for moves.
///
/// # Errors
/// That stop.
pub(super) fn is_made<R: Hints>(ruleset: &R, position: &R::Position) -> Result<(), Stop> {
    match ruleset.moves(position, Player::Left, |_, _| Err(Stop::Limit { most: 0 })) {
        Ok(()) | Err(Stop::Limit { most: 0 }) => Ok(()),
        Err(stop) => Err(stop),
    }
}

/// Values of the terms of a sum.
pub(super) type Games = SmallVec<[Id; 8]>;

/// The number of moves of a player; 65,534 and 65,535 stand for more, too.
///
/// # Errors
/// As [`count_moves`].
pub(super) fn mobility<R: Hints>(
    ruleset: &R,
    position: &R::Position,
    player: Player,
    control: &Control,
) -> Result<u16, Stop> {
    match ruleset.mobility(position, player)? {
        Some(count) => Ok(count),
        None => count_moves(ruleset, position, player, control),
    }
}
