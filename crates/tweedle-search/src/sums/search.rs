//! The search: who wins a sum if a player moves first.

use super::SumSearch;
use super::decide::Known;
use super::values::{Games, Part, Values};
use smallvec::SmallVec;
use std::hash::Hash;
use tweedle::short::Id;
use tweedle::walk::{WalkError, find_loop};
use tweedle::{Held, Hints, Player, Stop, Weigh};

/// A sum in which Left moves next: components that are too large to be valued, and the value of the others. Where
/// Right moves next, it stands for the sum with the players exchanged.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub(super) struct Sum<P> {
    /// Sorted; whether the players are exchanged in it.
    pub(super) open: SmallVec<[(P, bool); 1]>,
    pub(super) value: Id,
}

impl<P: Weigh> Weigh for Sum<P> {
    fn owned(&self) -> usize {
        let spilled =
            if self.open.spilled() { self.open.capacity() * size_of::<(P, bool)>() } else { 0 };
        spilled + self.open.iter().map(|(part, _)| part.owned()).sum::<usize>()
    }
}

/// A sum on the path, and what Left can move to, seen by Right: the best option last.
struct Frame<P> {
    sum: Sum<P>,
    options: Vec<Choice<P>>,
    /// What all of it took from the budget.
    bytes: usize,
    /// How many sums were searched before it.
    before: u64,
}

/// What a look at a sum shows.
enum Glance<P> {
    /// Whether Left wins.
    Known(bool),
    /// The sum is to be searched by its options, the best last.
    Options(Vec<Choice<P>>),
}

/// An option that has to be searched.
struct Choice<P> {
    sum: Sum<P>,
    /// How good it looks for Left.
    looks: i32,
    /// Whether thick slabs were looked at.
    is_thick: bool,
}

/// At so many options one looks closely before the first of them is searched.
const LOOK_AHEAD: usize = 8;

/// What is said of a game that is not as its ruleset says.
const LOOP: &str = "Play can go round in a loop, which the ruleset does not say.";

/// One question, on its way through the sums.
pub(super) struct Search<'a, R: Hints> {
    pub(super) ruleset: &'a R,
    pub(super) all: &'a mut SumSearch<R::Position>,
    /// How many positions may be looked at, and up to which this is.
    pub(super) most: u64,
    pub(super) last: u64,
}

impl<P: Clone + Eq + Hash + Ord + Weigh, R: Hints<Position = P>> Search<'_, R> {
    /// Whether a player wins a position if he moves first.
    pub(super) fn wins(&mut self, position: &P, player: Player) -> Result<bool, WalkError<P>> {
        let mut start = Sum { open: SmallVec::new(), value: self.values().store.zero() };
        self.add(position, player == Player::Right, &mut start)?;
        start.tidy();
        if let Some(wins) = self.all.table.get(&start) {
            return Ok(wins);
        }
        let mut held = Held::new(&self.all.control);
        let mut path: Vec<Frame<P>> = Vec::new();
        let mut result = match self.decide_thin(&start)? {
            Known::Wins(wins) => return Ok(wins),
            Known::Looks(looks) => {
                let start = Choice { sum: start, looks, is_thick: false };
                self.enter(start, &mut path, &mut held)?
            }
        };
        while let Some(frame) = path.last_mut() {
            let wins = match result {
                // An option that the opponent loses.
                Some(false) => true,
                _ => match frame.options.pop() {
                    Some(option) => {
                        result = match self.all.table.get(&option.sum) {
                            Some(wins) => Some(wins),
                            None => self.enter(option, &mut path, &mut held)?,
                        };
                        continue;
                    }
                    None => false,
                },
            };
            if let Some(Frame { sum, bytes, before, .. }) = path.pop() {
                held.give(bytes);
                self.all.table.set(sum, wins, self.all.searched - before)?;
            }
            result = Some(wins);
        }
        Ok(result == Some(true))
    }

    fn values(&mut self) -> &mut Values<P> {
        &mut self.all.values
    }

    /// Begins to search a sum; who wins, if that is clear at once.
    fn enter(
        &mut self,
        choice: Choice<P>,
        path: &mut Vec<Frame<P>>,
        held: &mut Held,
    ) -> Result<Option<bool>, WalkError<P>> {
        self.all.control.check()?;
        self.all.control.count_position();
        self.check_limit()?;
        let Choice { sum, looks, is_thick } = choice;
        if !is_thick && let Known::Wins(wins) = self.decide_thick(&sum, looks)? {
            return Ok(Some(wins));
        }
        let before = self.all.searched;
        self.all.searched += 1;
        let (sum, is_smaller) = self.close(sum)?;
        if is_smaller && let Known::Wins(wins) = self.known(&sum)? {
            return Ok(Some(wins));
        }
        match self.glance(&sum)? {
            Glance::Known(wins) => {
                self.all.table.set(sum, wins, 1)?;
                Ok(Some(wins))
            }
            Glance::Options(options) => {
                let owned =
                    sum.owned() + options.iter().map(|option| option.sum.owned()).sum::<usize>();
                // A list of frames is half full at worst.
                let bytes =
                    owned + 2 * size_of::<Frame<P>>() + options.capacity() * size_of::<Choice<P>>();
                held.take(bytes)?;
                path.push(Frame { sum, options, bytes, before });
                find_loop(path.len(), || path.iter().map(|frame| &frame.sum))
                    .map_err(|_| Stop::Undefined(LOOP.to_owned()))?;
                Ok(None)
            }
        }
    }

    /// What is known of a sum by the table, or else by thin slabs.
    fn known(&mut self, sum: &Sum<P>) -> Result<Known, WalkError<P>> {
        match self.all.table.get(sum) {
            Some(wins) => Ok(Known::Wins(wins)),
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
        for (i, (part, is_exchanged)) in sum.open.iter().enumerate() {
            if i > 0 && sum.open[i - 1] == sum.open[i] {
                continue;
            }
            let mut options = Vec::new();
            let player = if *is_exchanged { Player::Right } else { Player::Left };
            tweedle::walk::options(self.ruleset, part, player, &self.all.control, &mut options)?;
            let mut others = sum.clone();
            others.open.remove(i);
            for option in options {
                self.check_limit()?;
                let mut next = others.clone();
                self.add(&option, *is_exchanged, &mut next)?;
                if self.look(next, &mut found)? {
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
            if self.look(next, &mut found)? {
                return Ok(Glance::Known(true));
            }
        }
        let rest = if is_number { found.split_off(first) } else { Vec::new() };
        // What looks worst for Right is tried first, and stands last. The sort is stable, so that each run is the
        // same.
        found.sort_by_key(|option| std::cmp::Reverse(option.looks));
        let first = found.len().saturating_sub(LOOK_AHEAD);
        for i in (first..found.len()).rev() {
            self.check_limit()?;
            match self.decide_thick(&found[i].sum, found[i].looks)? {
                Known::Wins(false) => return Ok(Glance::Known(true)),
                Known::Wins(true) => {
                    found.remove(i);
                }
                Known::Looks(looks) => {
                    found[i].looks = looks;
                    found[i].is_thick = true;
                }
            }
        }
        found[first..].sort_by_key(|option| std::cmp::Reverse(option.looks));
        Ok(Glance::Options(rest.into_iter().chain(found).collect()))
    }

    /// Looks at an option, before the players are exchanged in it; whether Left wins by it.
    fn look(
        &mut self,
        mut option: Sum<P>,
        found: &mut Vec<Choice<P>>,
    ) -> Result<bool, WalkError<P>> {
        for (_, is_exchanged) in &mut option.open {
            *is_exchanged = !*is_exchanged;
        }
        option.value = self.values().store.negative(option.value)?;
        option.tidy();
        match self.known(&option)? {
            Known::Wins(wins) => Ok(!wins),
            Known::Looks(looks) => {
                found.push(Choice { sum: option, looks, is_thick: false });
                Ok(false)
            }
        }
    }

    /// Adds a position to a sum, taken apart.
    fn add(
        &mut self,
        position: &P,
        is_exchanged: bool,
        sum: &mut Sum<P>,
    ) -> Result<(), WalkError<P>> {
        let mut values = Games::new();
        let ruleset = self.ruleset;
        self.all.values.parts(ruleset, position, |part| match part {
            Part::Value(value) => values.push(value),
            Part::Open(part, is_negative) => sum.open.push((part, is_exchanged != is_negative)),
        })?;
        values.into_iter().try_for_each(|value| Ok(self.add_value(value, is_exchanged, sum)?))
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
    fn tidy(&mut self) {
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
