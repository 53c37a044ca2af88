//! A look at all options of a sum: whether one of them wins, and in which order they are to be searched.

use super::bounds::Guarantee;
use super::choice::{After, Choice, Glance, Next, Reached};
use super::looks::{Decided, Looks, decided, means, owner};
use super::search::Search;
use super::slabs::Chain;
use super::sum::Sum;
use std::hash::Hash;
use tweedle_engine::walk::WalkError;
use tweedle_engine::{Hints, Player, Weigh};

/// A component whose options are to be looked at: cut, for each player, and what the players are sure of in the rest of
/// the sum.
struct Chained {
    part: usize,
    is_exchanged: bool,
    chains: [Option<Chain>; 2],
    rest: [Option<Guarantee>; 2],
}

/// The number of options that are looked at closely before the first of them is searched, if there are bounds. With this, `HOPE` and `MOBILITY` in
/// `decide`, and `ZEAL` in `values`, empty boards of Domineering and boards where play has begun took the least time together.
const LOOK_AHEAD: usize = 5;

/// Without bounds, that many of the best options are tried in the order of the ruleset where they look the same.
const IN_ORDER: usize = 6;

impl<P: Clone + Eq + Hash + Ord + Weigh, R: Hints<Position = P>> Search<'_, R> {
    /// Looks at all options of a sum.
    pub(super) fn glance(&mut self, sum: &Sum<P>) -> Result<Glance<P>, WalkError<P>> {
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
        let count = if self.is_bounded { LOOK_AHEAD } else { IN_ORDER };
        let first = found.len().saturating_sub(count);
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
}
