//! The search: who wins a sum if a player moves first.

use super::choice::{After, Choice, Glance, Next, Reached};
use super::key::Open;
use super::looks::{Decided, Looks};
use super::path::{Frame, Path};
use super::sum::Sum;
use super::team::Team;
use super::values::{Games, Part, Values};
use super::worker::Worker;
use std::hash::Hash;
use tweedle_engine::short::Id;
use tweedle_engine::walk::{WalkError, find_loop};
use tweedle_engine::{Held, Hints, Player, Stop, Weigh};

/// The number of sums after which the search tells how far it is.
const TELL: u64 = 64;

/// The number of sums after which a thread looks if others have found what it searches.
const LOOK_ROUND: u64 = 16;

/// The number of sums that have to be searched before it is worthwhile to begin again for want of memory; also one of
/// `WORTHWHILE_PART` of all sums that were searched, so that this has an end.
const WORTHWHILE: u64 = 1000;
const WORTHWHILE_PART: u64 = 16;

/// The share of the usual work that a value is worth where values are not used for bounds. On boards of Clobber and
/// `NoGo` a half to three eighths was fastest; a half searches fewer sums.
const NO_SLABS: f32 = 0.5;

/// One question, on its way through the sums.
pub(super) struct Search<'a, R: Hints> {
    pub(super) ruleset: &'a R,
    pub(super) all: &'a mut Worker<R::Position>,
    /// The number of positions that may be looked at, and the count at which this number is
    /// reached.
    most: u64,
    last: u64,
    team: Option<&'a Team<R::Position>>,
    /// The number of sums that had been searched when the thread last looked if others have found what is on the path.
    looked_round: u64,
    /// The number of options, of the sum that was looked at last, that the table has as lost.
    pub(super) refuted: usize,
    /// True if the search looks for bounds: a component of the question has slices.
    pub(super) is_bounded: bool,
}

impl<'a, P: Clone + Eq + Hash + Ord + Weigh, R: Hints<Position = P>> Search<'a, R> {
    /// A question for which a worker may look at `most` positions, with others or alone.
    pub(super) fn new(
        ruleset: &'a R,
        all: &'a mut Worker<P>,
        most: u64,
        team: Option<&'a Team<P>>,
    ) -> Search<'a, R> {
        all.tell_values(team.is_some() && all.switches.told);
        all.values.set_threads(team.map_or(1, Team::threads));
        let last = all.looked_at().saturating_add(most);
        let looked_round = all.searched;
        Search { ruleset, all, most, last, team, looked_round, refuted: 0, is_bounded: false }
    }

    /// True if a player wins a position if he moves first.
    ///
    /// Without memory it begins again without values, if it came far enough since the last time: what was found of sums
    /// is still there.
    pub(super) fn wins(mut self, position: &P, player: Player) -> Result<bool, WalkError<P>> {
        let has_slabs = Player::BOTH.iter().any(|it| self.ruleset.slices(position, *it) > 1);
        let patience = self.all.switches.patience * if has_slabs { 1.0 } else { NO_SLABS };
        let first = self.all.searched;
        let mut worthwhile = 0;
        loop {
            self.all.values.set_patience(patience);
            let before = self.all.searched;
            let mut path = Path { frames: Vec::new(), held: Held::new(&self.all.control) };
            let wins = self.begin(position, player, &mut path);
            self.leave(&mut path, 0);
            match wins {
                Err(WalkError::Stop(Stop::Memory { .. }))
                    if self.all.searched >= before + worthwhile && self.all.forget() =>
                {
                    worthwhile = WORTHWHILE.max((self.all.searched - first) / WORTHWHILE_PART);
                }
                wins => return wins,
            }
        }
    }

    fn begin(
        &mut self,
        position: &P,
        player: Player,
        path: &mut Path<P>,
    ) -> Result<bool, WalkError<P>> {
        let mut start = Sum { open: Open::new(), value: self.values().store.zero() };
        self.add(position, player == Player::Right, &mut start)?;
        start.tidy();
        let has_slices = start
            .open
            .iter()
            .any(|(it, _)| Player::BOTH.iter().any(|player| self.ruleset.slices(it, *player) > 0));
        self.is_bounded = has_slices && self.all.switches.bounds;
        let looks = match self.known(&start)? {
            Decided::Wins(wins) => return Ok(wins),
            Decided::Looks(looks) => looks,
        };
        let mut result = self.enter(start, looks, false, path)?;
        while !path.frames.is_empty() {
            if let Some(team) = self.team {
                if team.is_over() {
                    return Err(Stop::Cancelled.into());
                }
                if let Some((found, wins)) = self.found_by_others(path)? {
                    self.leave(path, found);
                    result = Some(wins);
                    continue;
                }
            }
            let Some(frame) = path.frames.last_mut() else { break };
            let wins = match result {
                // An option that the opponent loses.
                Some(false) => true,
                _ => match frame.options.pop() {
                    Some(option) => {
                        let reached = match option.next {
                            // Nothing was found out since it was looked for.
                            Next::Sum(next) if frame.tried + frame.put_off == 0 => {
                                Reached::Open(next, option.looks, option.is_thick)
                            }
                            _ => self.reach(&frame.sum, option)?,
                        };
                        result = match reached {
                            Reached::Known(wins) => Some(wins),
                            Reached::Open(sum, looks, is_thick) => {
                                if self.is_put_off(frame, &sum)? {
                                    let next = Next::Sum(sum);
                                    frame.options.insert(0, Choice { next, looks, is_thick });
                                    None
                                } else {
                                    frame.tried += 1;
                                    self.enter(sum, looks, is_thick, path)?
                                }
                            }
                        };
                        continue;
                    }
                    None => false,
                },
            };
            if let Some(frame) = path.frames.pop() {
                self.end(path, &frame);
                let work = self.all.searched - frame.before;
                self.all.set(frame.sum, wins, work)?;
            }
            result = Some(wins);
        }
        Ok(result == Some(true))
    }

    /// True if it is better to put an option off, as another thread is at work in it. The best option is not put off where it is
    /// expected to win: no other one will be needed.
    fn is_put_off(&mut self, frame: &mut Frame<P>, option: &Sum<P>) -> Result<bool, Stop> {
        let Some(team) = self.team else { return Ok(false) };
        let may_end_soon = frame.tried == 0 && !frame.is_lost;
        if may_end_soon || frame.put_off > frame.options.len() {
            return Ok(false);
        }
        let is_busy = team.is_busy(self.all.hash(option)?);
        frame.put_off += usize::from(is_busy);
        Ok(is_busy)
    }

    /// The first sum on the path that another thread has decided meanwhile, if this is the time to look.
    fn found_by_others(&mut self, path: &Path<P>) -> Result<Option<(usize, bool)>, Stop> {
        if self.all.searched < self.looked_round + LOOK_ROUND {
            return Ok(None);
        }
        self.looked_round = self.all.searched;
        for (i, frame) in path.frames.iter().enumerate() {
            if let Some(wins) = self.all.get(&frame.sum)? {
                return Ok(Some((i, wins)));
            }
        }
        Ok(None)
    }

    /// Leaves the path from one of its sums on.
    fn leave(&mut self, path: &mut Path<P>, from: usize) {
        while path.frames.len() > from {
            if let Some(frame) = path.frames.pop() {
                self.end(path, &frame);
            }
        }
    }

    /// A sum is no more on the path.
    fn end(&self, path: &mut Path<P>, frame: &Frame<P>) {
        path.held.give(frame.bytes);
        if let Some(team) = self.team {
            team.end(frame.hash);
        }
    }

    pub(super) fn values(&mut self) -> &mut Values<P> {
        &mut self.all.values
    }

    /// The sum that an option is, and what is known of it by now.
    pub(super) fn reach(
        &mut self,
        from: &Sum<P>,
        Choice { next, looks, is_thick }: Choice<P>,
    ) -> Result<Reached<P>, WalkError<P>> {
        let (sum, known, is_thick) = match next {
            Next::Sum(sum) => {
                let known = self.all.get(&sum)?.map_or(Decided::Looks(looks), Decided::Wins);
                (sum, known, is_thick)
            }
            Next::Option(part, option) => match self.after(from, part, &option)? {
                After::Closed(wins) => return Ok(Reached::Known(wins)),
                After::Sum(sum) => {
                    let known = self.known(&sum)?;
                    (sum, known, false)
                }
            },
        };
        Ok(match known {
            Decided::Wins(wins) => Reached::Known(wins),
            Decided::Looks(looks) => Reached::Open(sum, looks, is_thick),
        })
    }

    /// Begins to search a sum; who wins, if that is clear at once.
    fn enter(
        &mut self,
        sum: Sum<P>,
        looks: Looks,
        is_thick: bool,
        path: &mut Path<P>,
    ) -> Result<Option<bool>, WalkError<P>> {
        self.all.control.check()?;
        self.all.control.count_position();
        self.check_limit()?;
        if !is_thick && let Decided::Wins(wins) = self.decide_thick(&sum, looks)? {
            return Ok(Some(wins));
        }
        let before = self.all.searched;
        self.all.searched += 1;
        self.all.values.allow_work(self.all.searched, self.is_bounded);
        self.all.slabs.make_room();
        let (sum, is_smaller) = self.close(sum)?;
        if is_smaller && let Decided::Wins(wins) = self.known(&sum)? {
            return Ok(Some(wins));
        }
        match self.glance(&sum)? {
            Glance::Known(wins) => {
                self.all.set(sum, wins, 1)?;
                Ok(Some(wins))
            }
            Glance::Options(options) => {
                let owned =
                    sum.owned() + options.iter().map(|option| option.next.owned()).sum::<usize>();
                // A list of frames is half full at worst.
                let bytes =
                    owned + 2 * size_of::<Frame<P>>() + options.capacity() * size_of::<Choice<P>>();
                let hash = if self.team.is_some() { self.all.hash(&sum)? } else { 0 };
                path.held.take(bytes)?;
                if let Some(team) = self.team {
                    team.begin(hash);
                }
                let count = options.len() + self.refuted;
                path.frames.push(Frame {
                    sum,
                    options,
                    count,
                    bytes,
                    before,
                    hash,
                    put_off: 0,
                    tried: 0,
                    is_lost: path.is_next_lost(),
                });
                if self.all.searched.is_multiple_of(TELL) {
                    self.all.control.tell_share(Some(path.share()));
                }
                let frames = &path.frames;
                if find_loop(frames.len(), || frames.iter().map(|frame| &frame.sum)).is_err()
                    && let Some(frame) = path.frames.last()
                {
                    return Err(self.all.values.loop_in(self.ruleset, &frame.sum.open));
                }
                Ok(None)
            }
        }
    }

    /// The knowledge of a sum by the table, or else by thin slabs.
    fn known(&mut self, sum: &Sum<P>) -> Result<Decided, WalkError<P>> {
        match self.all.get(sum)? {
            Some(wins) => {
                self.refuted += usize::from(wins);
                Ok(Decided::Wins(wins))
            }
            None => self.decide_thin(sum),
        }
    }

    /// A sum with the components valued that are worth it by now, and whether there were any: they may have been met
    /// often since it was made.
    fn close(&mut self, mut sum: Sum<P>) -> Result<(Sum<P>, bool), WalkError<P>> {
        let open = std::mem::take(&mut sum.open);
        let before = open.len();
        for (part, is_exchanged) in open {
            match self.all.values.part(self.ruleset, &part)? {
                Part::Value(value) => self.add_value(value, is_exchanged, &mut sum)?,
                Part::Open(part, is_negative) => sum.open.push((part, is_exchanged != is_negative)),
            }
        }
        sum.tidy();
        let is_smaller = sum.open.len() < before;
        Ok((sum, is_smaller))
    }

    /// [`Stop::Limit`] if too many positions were looked at.
    pub(super) fn check_limit(&self) -> Result<(), Stop> {
        if self.all.looked_at() < self.last { Ok(()) } else { Err(Stop::Limit { most: self.most }) }
    }

    /// A sum after a move of Left to an option of a component, seen by Right.
    ///
    /// If all of it is valued, the value of the rest is compared with what was moved to: to add them takes many times
    /// longer where both are large.
    pub(super) fn after(
        &mut self,
        sum: &Sum<P>,
        part: usize,
        option: &P,
    ) -> Result<After<P>, WalkError<P>> {
        let mut next = sum.clone();
        let (_, is_exchanged) = next.open.remove(part);
        let values = self.split(option, is_exchanged, &mut next.open)?;
        if !next.open.is_empty() {
            self.add_values(values, is_exchanged, &mut next)?;
            return Ok(After::Sum(self.exchanged(next)?));
        }
        let store = &mut self.all.values.store;
        let mut moved = store.zero();
        for value in values {
            moved = store.sum(moved, value)?;
        }
        if !is_exchanged {
            moved = store.negative(moved)?;
        }
        // Right, moving first, loses G + H if and only if G is at least -H.
        Ok(After::Closed(!store.le(moved, next.value)?))
    }

    /// A sum with the players exchanged.
    pub(super) fn exchanged(&mut self, mut sum: Sum<P>) -> Result<Sum<P>, Stop> {
        for (_, is_exchanged) in &mut sum.open {
            *is_exchanged = !*is_exchanged;
        }
        sum.value = self.values().store.negative(sum.value)?;
        sum.tidy();
        Ok(sum)
    }

    /// Adds a position to a sum, taken apart.
    fn add(
        &mut self,
        position: &P,
        is_exchanged: bool,
        sum: &mut Sum<P>,
    ) -> Result<(), WalkError<P>> {
        let values = self.split(position, is_exchanged, &mut sum.open)?;
        Ok(self.add_values(values, is_exchanged, sum)?)
    }

    /// Takes a position apart: the values of components that have one; others become open.
    fn split(
        &mut self,
        position: &P,
        is_exchanged: bool,
        open: &mut Open<P>,
    ) -> Result<Games, WalkError<P>> {
        let mut values = Games::new();
        self.all.values.parts(self.ruleset, position, |part| match part {
            Part::Value(value) => values.push(value),
            Part::Open(part, is_negative) => open.push((part, is_exchanged != is_negative)),
        })?;
        Ok(values)
    }

    fn add_values(
        &mut self,
        values: Games,
        is_exchanged: bool,
        sum: &mut Sum<P>,
    ) -> Result<(), Stop> {
        values.into_iter().try_for_each(|value| self.add_value(value, is_exchanged, sum))
    }

    fn add_value(&mut self, value: Id, is_exchanged: bool, sum: &mut Sum<P>) -> Result<(), Stop> {
        let store = &mut self.all.values.store;
        let value = if is_exchanged { store.negative(value)? } else { value };
        sum.value = store.sum(sum.value, value)?;
        Ok(())
    }
}
