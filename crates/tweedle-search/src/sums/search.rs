//! The search: who wins a sum if a player moves first.

use super::SumSearch;
use super::bounds::{Guarantee, MOVE};
use super::values::{Games, Part, Values, mobility};
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
    open: SmallVec<[(P, bool); 1]>,
    value: Id,
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
    options: Vec<Sum<P>>,
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
    Options(Vec<Sum<P>>),
}

/// A sum that has to be searched, and how good it looks for Left.
type Scored<P> = (i32, Sum<P>);

/// What a move that one can make counts in the order of options.
const MOBILITY: i32 = MOVE / 5;

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
        let mut result = match self.decide(&start)? {
            (Some(wins), _) => return Ok(wins),
            (None, _) => self.enter(start, &mut path, &mut held)?,
        };
        while let Some(frame) = path.last_mut() {
            let wins = match result {
                // An option that the opponent loses.
                Some(false) => true,
                _ => match frame.options.pop() {
                    Some(option) => {
                        result = match self.all.table.get(&option) {
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
        sum: Sum<P>,
        path: &mut Vec<Frame<P>>,
        held: &mut Held,
    ) -> Result<Option<bool>, WalkError<P>> {
        self.all.control.check()?;
        self.all.control.count_position();
        self.check_limit()?;
        let before = self.all.searched;
        self.all.searched += 1;
        let (sum, is_smaller) = self.close(sum)?;
        if is_smaller {
            let known = self.all.table.get(&sum);
            let wins = known.map_or_else(|| self.decide(&sum), |wins| Ok((Some(wins), 0)))?.0;
            if wins.is_some() {
                return Ok(wins);
            }
        }
        match self.glance(&sum)? {
            Glance::Known(wins) => {
                self.all.table.set(sum, wins, 1)?;
                Ok(Some(wins))
            }
            Glance::Options(options) => {
                let owned = sum.owned() + options.iter().map(Weigh::owned).sum::<usize>();
                // A list of frames is half full at worst.
                let bytes =
                    owned + 2 * size_of::<Frame<P>>() + options.capacity() * size_of::<Sum<P>>();
                held.take(bytes)?;
                path.push(Frame { sum, options, bytes, before });
                find_loop(path.len(), || path.iter().map(|frame| &frame.sum))
                    .map_err(|_| Stop::Undefined(LOOP.to_owned()))?;
                Ok(None)
            }
        }
    }

    /// A sum with the components valued that are worth it by now, and whether there were any: they may have been met
    /// often since it was made.
    fn close(&mut self, mut sum: Sum<P>) -> Result<(Sum<P>, bool), WalkError<P>> {
        let open = std::mem::take(&mut sum.open);
        let before = open.len();
        for (part, is_exchanged) in open {
            match self.all.values.part(self.ruleset, part)? {
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
        let mut found: Vec<Scored<P>> = Vec::new();
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
        found.sort_by_key(|(score, _)| std::cmp::Reverse(*score));
        let in_order = rest.into_iter().chain(found).map(|(_, sum)| sum);
        Ok(Glance::Options(in_order.collect()))
    }

    /// Looks at an option, before the players are exchanged in it; whether Left wins by it.
    fn look(
        &mut self,
        mut option: Sum<P>,
        found: &mut Vec<Scored<P>>,
    ) -> Result<bool, WalkError<P>> {
        for (_, is_exchanged) in &mut option.open {
            *is_exchanged = !*is_exchanged;
        }
        option.value = self.values().store.negative(option.value)?;
        option.tidy();
        let known = self.all.table.get(&option);
        match known.map_or_else(|| self.decide(&option), |wins| Ok((Some(wins), 0)))? {
            (Some(wins), _) => Ok(!wins),
            (None, score) => {
                found.push((score, option));
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

    /// Whether Left wins a sum, if that is clear from what is known of its components; else how good it looks for
    /// him.
    fn decide(&mut self, sum: &Sum<P>) -> Result<(Option<bool>, i32), WalkError<P>> {
        if sum.open.is_empty() {
            let outcome = self.values().store.outcome(sum.value)?;
            return Ok((Some(outcome.wins_first(Player::Left)), 0));
        }
        if !self.all.switches.bounds {
            return Ok((None, 0));
        }
        let mut score = 0;
        let mut near: SmallVec<[(Player, Cuts); 2]> = SmallVec::new();
        for player in Player::BOTH {
            let is_first = player == Player::Left;
            let (guarantee, cuts) = self.guarantee(sum, player)?;
            if guarantee.wins(is_first) {
                return Ok((Some(is_first), 0));
            }
            if guarantee.may_win(is_first) {
                near.push((player, cuts));
            }
            score += if is_first { guarantee.mean() } else { -guarantee.mean() };
        }
        if self.all.switches.sums {
            for (player, cuts) in near {
                if self.is_sure(sum, player, &cuts)? {
                    return Ok((Some(player == Player::Left), 0));
                }
            }
        }
        let mut ahead = 0;
        for (part, is_exchanged) in &sum.open {
            for player in Player::BOTH {
                let is_left = (player == Player::Left) != *is_exchanged;
                let moves = mobility(self.ruleset, part, player, &self.all.control)? as i32;
                ahead += if is_left { moves } else { -moves };
            }
        }
        Ok((None, score / 2 + ahead * MOBILITY))
    }

    /// What a player can be sure of in a sum, and by which cuts of its components. It ends early where he wins.
    fn guarantee(
        &mut self,
        sum: &Sum<P>,
        player: Player,
    ) -> Result<(Guarantee, Cuts), WalkError<P>> {
        let Search { ruleset, all, .. } = self;
        let values = &mut all.values;
        let mut total = values.guarantees.of(&mut values.store, sum.value, player)?;
        let mut cuts = Cuts::new();
        for (i, (part, is_exchanged)) in sum.open.iter().enumerate() {
            let owner = if *is_exchanged { player.opponent() } else { player };
            let is_last = i + 1 == sum.open.len();
            let mut best: Option<(Guarantee, u32)> = None;
            let mut is_won = false;
            let mut number = 0;
            let mut failed = None;
            ruleset.cuts(part, owner, |pieces| {
                number += 1;
                if is_won || failed.is_some() {
                    return Ok(());
                }
                match cut(*ruleset, values, pieces, owner) {
                    Ok(Some(guarantee)) => {
                        if best.as_ref().is_none_or(|(best, _)| best.is_worse_than(&guarantee)) {
                            best = Some((guarantee, number - 1));
                        }
                        if is_last {
                            let mut whole = total;
                            whole.join(&guarantee);
                            is_won = whole.wins(player == Player::Left);
                            if is_won {
                                best = Some((guarantee, number - 1));
                            }
                        }
                    }
                    Ok(None) => {}
                    Err(error) => failed = Some(error),
                }
                Ok(())
            })?;
            if let Some(error) = failed {
                return Err(error);
            }
            let Some((guarantee, number)) = best else {
                return Ok((Guarantee::UNKNOWN, Cuts::new()));
            };
            total.join(&guarantee);
            cuts.push(number);
        }
        Ok((total, cuts))
    }

    /// Whether a player wins a sum, Left moving first, by the values of cuts of its components.
    fn is_sure(&mut self, sum: &Sum<P>, player: Player, cuts: &Cuts) -> Result<bool, WalkError<P>> {
        let Search { ruleset, all, .. } = self;
        let values = &mut all.values;
        let mut games = Games::new();
        games.push(sum.value);
        for ((part, is_exchanged), chosen) in sum.open.iter().zip(cuts) {
            let owner = if *is_exchanged { player.opponent() } else { player };
            let mut number = 0;
            let mut found = Games::new();
            let mut is_valued = true;
            let mut failed = None;
            ruleset.cuts(part, owner, |pieces| {
                if number == *chosen {
                    for piece in pieces {
                        match values.whole(*ruleset, piece) {
                            Ok(Some(games)) => found.extend(games),
                            // It was valued before, and is no more worth the work.
                            Ok(None) => is_valued = false,
                            Err(error) => failed = Some(error),
                        }
                    }
                }
                number += 1;
                Ok(())
            })?;
            if let Some(error) = failed {
                return Err(error);
            }
            if !is_valued {
                return Ok(false);
            }
            for game in found {
                games.push(if *is_exchanged { values.store.negative(game)? } else { game });
            }
        }
        games.sort_unstable();
        let store = &mut values.store;
        let bulk = |game: &Id| {
            Player::BOTH.iter().map(|player| store.option_count(*game, *player)).sum::<usize>()
        };
        let is_large = |game: &&Id| !store.is_number_up_star(**game);
        if games.iter().filter(is_large).map(bulk).sum::<usize>() > all.switches.bulk {
            return Ok(false);
        }
        let mut halves = [store.zero(); 2];
        for (i, game) in games.into_iter().enumerate() {
            halves[i % 2] = store.sum(halves[i % 2], game)?;
        }
        let other = store.negative(halves[1])?;
        Ok(match player {
            // The sum is at least this one, and Left, moving first, wins this one.
            Player::Left => !store.le(halves[0], other)?,
            // The sum is at most this one, and this one is at most 0.
            Player::Right => store.le(halves[0], other)?,
        })
    }
}

/// For each component the number of a cut.
type Cuts = SmallVec<[u32; 2]>;

/// What the sum of some positions guarantees, if they can be valued.
fn cut<R: Hints<Position: Clone + Eq + Hash + Ord + Weigh>>(
    ruleset: &R,
    values: &mut Values<R::Position>,
    pieces: &[R::Position],
    player: Player,
) -> Result<Option<Guarantee>, WalkError<R::Position>> {
    let mut total = Guarantee::NOTHING;
    for piece in pieces {
        let Some(piece) = values.guarantee(ruleset, piece, player)? else { return Ok(None) };
        total.join(&piece);
    }
    Ok(Some(total))
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
