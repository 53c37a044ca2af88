//! The search: who wins a sum if a player moves first.

use super::bounds::Guarantee;
use super::key::Open;
use super::looks::{Decided, Looks, decided, means, owner};
use super::slabs::Chain;
use super::sum::Sum;
use super::team::Team;
use super::values::{Games, Part, Values, float};
use super::worker::Worker;
use std::hash::Hash;
use tweedle_engine::short::Id;
use tweedle_engine::walk::{WalkError, find_loop};
use tweedle_engine::{Held, Hints, Player, Stop, Weigh};

/// A sum on the path, and what Left can move to, seen by Right: the best option last.
struct Frame<P> {
    sum: Sum<P>,
    options: Vec<Choice<P>>,
    /// The number of options, with those that were searched before.
    count: usize,
    /// The bytes that all of it took from the budget.
    bytes: usize,
    /// The number of sums that were searched before it.
    before: u64,
    /// With a team: the hash by which the sum is known there.
    hash: u64,
    /// The numbers of its options that were put off, and that were searched.
    put_off: usize,
    tried: usize,
    /// True if Left is expected to lose it.
    is_lost: bool,
}

/// The way from the question to where the search is.
struct Path<P> {
    frames: Vec<Frame<P>>,
    held: Held,
}

/// The number of sums after which the search tells how far it is.
const TELL: u64 = 64;

impl<P> Path<P> {
    /// True if the player who moves next is expected to lose the sum that comes next on the path: it is the best option of a sum that
    /// is not expected to be lost itself. That is so for nearly all of these options.
    fn is_next_lost(&self) -> bool {
        self.frames.last().is_some_and(|frame| !frame.is_lost && frame.tried <= 1)
    }

    /// About which share of the search is done.
    ///
    /// The winner needs one move in each of his sums, which mostly is the first that is tried, and an answer to each
    /// move of the loser. So the share is counted by the loser's options on the path, and who that is shows in
    /// whose options more are done. Options count the less the later they come: more is known then.
    fn share(&self) -> f32 {
        let weight = |options: usize| (1..=options).map(|place| 1.0 / float(place)).sum::<f32>();
        let of = |parity: usize| {
            let (mut share, mut part) = (0.0, 1.0);
            for frame in self.frames.iter().skip(parity).step_by(2) {
                let done = frame.count - frame.options.len().min(frame.count);
                let done = done.saturating_sub(1);
                let all = weight(frame.count);
                share += part * weight(done) / all;
                part /= all * float(done + 1);
            }
            share
        };
        of(0).max(of(1)).min(1.0)
    }
}

/// The result of a look at a sum.
enum Glance<P> {
    /// True if Left wins.
    Known(bool),
    /// The sum is to be searched by its options, the best last.
    Options(Vec<Choice<P>>),
}

/// An option that has to be searched.
struct Choice<P> {
    next: Next<P>,
    /// The looks of the option for Right, who moves next, in the order of his options: for Left the worst is the best.
    looks: Looks,
    /// True if thick slabs were looked at.
    is_thick: bool,
}

/// A position that Left can move to, seen by Right.
enum Next<P> {
    Sum(Sum<P>),
    /// An option of the component with this number, which is not taken apart yet.
    Option(usize, P),
}

impl<P: Weigh> Next<P> {
    fn owned(&self) -> usize {
        match self {
            Next::Sum(sum) => sum.owned(),
            Next::Option(_, option) => option.owned(),
        }
    }
}

/// The knowledge of a sum that Left can move to.
enum Reached<P> {
    /// True if Right, who moves next, wins.
    Known(bool),
    /// It is to be searched: how it looks, and whether thick slabs were looked at.
    Open(Sum<P>, Looks, bool),
}

/// The result of a move of Left's in a component.
enum After<P> {
    /// Everything in it is valued: true if Right, who moves next, wins.
    Closed(bool),
    Sum(Sum<P>),
}

/// A component whose options are to be looked at: cut, for each player, and what the players are sure of in the rest of
/// the sum.
struct Chained {
    part: usize,
    is_exchanged: bool,
    chains: [Option<Chain>; 2],
    rest: [Option<Guarantee>; 2],
}

/// The number of options that are looked at closely before the first of them is searched.
const LOOK_AHEAD: usize = 12;

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
    refuted: usize,
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

    fn values(&mut self) -> &mut Values<P> {
        &mut self.all.values
    }

    /// The sum that an option is, and what is known of it by now.
    fn reach(
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
    fn check_limit(&self) -> Result<(), Stop> {
        if self.all.looked_at() < self.last { Ok(()) } else { Err(Stop::Limit { most: self.most }) }
    }

    /// Looks at all options of a sum.
    fn glance(&mut self, sum: &Sum<P>) -> Result<Glance<P>, WalkError<P>> {
        let mut found: Vec<Choice<P>> = Vec::new();
        self.refuted = 0;
        for (i, (part, is_exchanged)) in sum.open.iter().enumerate() {
            if i > 0 && sum.open[i - 1] == sum.open[i] {
                continue;
            }
            let mut options = Vec::new();
            let player = owner(Player::Left, *is_exchanged);
            tweedle_engine::walk::options(
                self.ruleset,
                part,
                player,
                &self.all.control,
                &mut options,
            )?;
            let chained = self.chained(sum, i)?;
            for option in options {
                self.check_limit()?;
                let is_won = match &chained {
                    Some(chained) if self.ruleset.slices(&option, Player::Left) > 0 => {
                        self.look_at_cut(chained, option, &mut found)?
                    }
                    _ => match self.after(sum, i, &option)? {
                        After::Closed(wins) => !wins,
                        After::Sum(next) => self.look(next, &mut found)?,
                    },
                };
                if is_won {
                    return Ok(Glance::Known(true));
                }
            }
        }
        // Moves in a number come last: others are better unless all of them are in numbers (the number avoidance
        // theorem; Siegel, *CGT*, ch. II.2).
        let is_number = self.values().store.is_number(sum.value);
        let first = found.len();
        for option in self.values().store.options(sum.value, Player::Left)? {
            let next = Sum { value: option, ..sum.clone() };
            let next = self.exchanged(next)?;
            if self.look(next, &mut found)? {
                return Ok(Glance::Known(true));
            }
        }
        let rest = if is_number { found.split_off(first) } else { Vec::new() };
        self.rank(&mut found)?;
        // The option that looks worst for Right is tried first, and stands last. The sort is stable, so that each run
        // is the same.
        let first = found.len().saturating_sub(LOOK_AHEAD);
        if self.is_bounded || first > 0 {
            found.sort_by_cached_key(|option| std::cmp::Reverse(option.looks.order));
        }
        if !self.is_bounded {
            // A closer look would show nothing more. Of the best that look the same, what the ruleset names first is tried
            // first: on strips that is the smaller step, and half of the sums are searched.
            found[first..].reverse();
            found[first..].sort_by_key(|option| std::cmp::Reverse(option.looks.order));
            let is_all = rest.is_empty();
            let options = if is_all { found } else { rest.into_iter().chain(found).collect() };
            return Ok(Glance::Options(options));
        }
        let mut best = Vec::new();
        for option in found.drain(first..).rev() {
            self.check_limit()?;
            let mut reached = match option.next {
                // Nothing was found out since it was looked for.
                Next::Sum(next) => Reached::Open(next, option.looks, option.is_thick),
                Next::Option(..) => self.reach(sum, option)?,
            };
            if let Reached::Open(next, looks, false) = reached {
                reached = match self.decide_thick(&next, looks)? {
                    Decided::Wins(wins) => Reached::Known(wins),
                    Decided::Looks(looks) => Reached::Open(next, looks, true),
                };
            }
            match reached {
                Reached::Known(false) => return Ok(Glance::Known(true)),
                Reached::Known(true) => {}
                Reached::Open(next, looks, is_thick) => {
                    best.push(Choice { next: Next::Sum(next), looks, is_thick });
                }
            }
        }
        best.sort_by_cached_key(|option| std::cmp::Reverse(option.looks.order));
        Ok(Glance::Options(rest.into_iter().chain(found).chain(best).collect()))
    }

    /// A component of a sum whose options are to be looked at; `None` if bounds are of no use there.
    fn chained(&mut self, sum: &Sum<P>, i: usize) -> Result<Option<Chained>, WalkError<P>> {
        if !self.is_bounded {
            return Ok(None);
        }
        let (part, is_exchanged) = &sum.open[i];
        let mut chains = [None, None];
        for player in Player::BOTH {
            let Search { ruleset, all, .. } = self;
            let owner = owner(player, *is_exchanged);
            chains[player.index()] = all.slabs.chain(*ruleset, &mut all.values, part, owner)?;
        }
        if chains.iter().all(Option::is_none) {
            return Ok(None);
        }
        let rest = self.beside(sum, Some(i))?;
        Ok(Some(Chained { part: i, is_exchanged: *is_exchanged, chains, rest }))
    }

    /// Looks at an option of a component, before it is taken apart; whether Left wins by it.
    fn look_at_cut(
        &mut self,
        chained: &Chained,
        option: P,
        found: &mut Vec<Choice<P>>,
    ) -> Result<bool, WalkError<P>> {
        let mut sure = [None, None];
        for player in Player::BOTH {
            let Search { ruleset, all, .. } = self;
            let both = (&chained.chains[player.index()], &chained.rest[player.index()]);
            let (Some(chain), Some(rest)) = both else { continue };
            let owner = owner(player, chained.is_exchanged);
            let values = &mut all.values;
            let bound = all.slabs.changed(*ruleset, values, chain, &option, owner)?;
            sure[player.index()] = bound.and_then(|bound| bound.and(rest).checked());
        }
        if let Some(wins) = decided(&sure, Player::Right) {
            return Ok(wins);
        }
        let more = self.more_moves(&option, chained.is_exchanged, Player::Right, true)?;
        let order = more - means(&sure);
        let looks = Looks { order, ..Looks::default() };
        found.push(Choice { next: Next::Option(chained.part, option), looks, is_thick: false });
        Ok(false)
    }

    /// Looks at an option; whether Left wins by it. Without bounds only the table can tell, and options get their order when it
    /// was asked about all of them.
    fn look(&mut self, option: Sum<P>, found: &mut Vec<Choice<P>>) -> Result<bool, WalkError<P>> {
        let known = match self.all.get(&option)? {
            Some(wins) => {
                self.refuted += usize::from(wins);
                return Ok(!wins);
            }
            None if self.is_bounded || option.open.is_empty() => self.decide_thin(&option)?,
            None => Decided::Looks(Looks::default()),
        };
        match known {
            Decided::Wins(wins) => Ok(!wins),
            Decided::Looks(looks) => {
                found.push(Choice { next: Next::Sum(option), looks, is_thick: false });
                Ok(false)
            }
        }
    }

    /// Gives options their order, if there are no bounds: then it was not needed before.
    fn rank(&mut self, found: &mut [Choice<P>]) -> Result<(), WalkError<P>> {
        if self.is_bounded {
            return Ok(());
        }
        for choice in found {
            if let Next::Sum(sum) = &choice.next
                && let Decided::Looks(looks) = self.decide_thin(sum)?
            {
                choice.looks = looks;
            }
        }
        Ok(())
    }

    /// A sum after a move of Left to an option of a component, seen by Right.
    ///
    /// If all of it is valued, the value of the rest is compared with what was moved to: to add them takes many times
    /// longer where both are large.
    fn after(&mut self, sum: &Sum<P>, part: usize, option: &P) -> Result<After<P>, WalkError<P>> {
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
    fn exchanged(&mut self, mut sum: Sum<P>) -> Result<Sum<P>, Stop> {
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

impl<P: Clone + Eq + Ord> Sum<P> {
    /// Sorts the components, and drops those that are negatives of each other.
    pub(super) fn tidy(&mut self) {
        self.open.sort_unstable();
        let mut i = 1;
        while i < self.open.len() {
            let [(a, _), (b, _)] = [&self.open[i - 1], &self.open[i]];
            // They are sorted, so that of equal components those with exchanged players are together.
            if a == b && self.open[i - 1].1 != self.open[i].1 {
                self.open.drain(i - 1..=i);
                i = i.saturating_sub(1).max(1);
            } else {
                i += 1;
            }
        }
    }
}
