//! The search for the net score of a state.

use super::ScoreSearch;
use super::moves::{Step, steps};
use super::state::State;
use super::table::{Bounds, BoundsTable};
use smallvec::SmallVec;
use std::ops::ControlFlow;
use tweedle_engine::Stop;

/// The number of moves that are looked at together.
const BATCH: usize = 4;

impl ScoreSearch {
    /// The net score of a state, found by questions if it is at least some number, from a guess on.
    pub(super) fn net_of(&mut self, state: &State, guess: i32) -> Result<i32, Stop> {
        let Bounds { least, most } = bounds(&self.table, state);
        let (mut least, mut most) = (i32::from(least), i32::from(most));
        let mut target = guess + (guess - least).rem_euclid(2);
        while least < most {
            target = target.clamp(least + 2, most);
            if self.is_at_least(state, target)? {
                least = target;
                target += 2;
            } else {
                most = target - 2;
                target -= 2;
            }
        }
        Ok(least)
    }

    /// True if the net of a state is `target` at least.
    fn is_at_least(&mut self, state: &State, target: i32) -> Result<bool, Stop> {
        let mut bounds = bounds(&self.table, state);
        // A net is even exactly if the number of boxes is.
        let target = target + (target + i32::from(state.boxes)).rem_euclid(2);
        if target <= bounds.least.into() {
            return Ok(true);
        }
        if target > bounds.most.into() {
            return Ok(false);
        }
        self.control.check()?;
        if self.control.positions() >= self.pause {
            return Err(Stop::Limit { most: self.pause });
        }
        self.control.count_position();
        let is_at_least = self.has_step(state, target)?;
        if is_at_least {
            bounds.least = target as i8;
        } else {
            bounds.most = target as i8 - 2;
        }
        self.table.insert(&state.word, bounds);
        Ok(is_at_least)
    }

    /// True if some move gets `target`.
    fn has_step(&mut self, state: &State, target: i32) -> Result<bool, Stop> {
        let mut open: SmallVec<[Step; 32]> = SmallVec::new();
        let ScoreSearch { table, choices, shortcuts, .. } = self;
        // Those that are not known to get it or not, and how many of them have been looked at.
        let mut kept = 0;
        let mut look = |open: &mut SmallVec<[Step; 32]>| {
            let new = kept..open.len();
            for i in new {
                match is_known_to_reach(table, &open[i], target) {
                    Some(true) => return ControlFlow::Break(()),
                    Some(false) => {}
                    None => {
                        open.swap(kept, i);
                        kept += 1;
                    }
                }
            }
            open.truncate(kept);
            ControlFlow::Continue(())
        };
        let mut new = 0;
        let steps = steps(state, choices, *shortcuts, |step| {
            table.announce(&step.after.word);
            open.push(step);
            new = (new + 1) % BATCH;
            if new == 0 { look(&mut open) } else { ControlFlow::Continue(()) }
        });
        if steps.is_break() || look(&mut open).is_break() {
            return Ok(true);
        }
        open.iter().filter_map(|step| step.part).for_each(|part| choices.announce(part));
        if shortcuts.order {
            // Between equals, the least word: what looks alike leads to the same positions.
            open.sort_unstable_by(|one, other| {
                let order = one.after.effort().cmp(&other.after.effort());
                order.then_with(|| one.after.word.cmp(&other.after.word))
            });
        }
        for step in open {
            if self.reaches(&step, target)? {
                return Ok(true);
            }
        }
        Ok(false)
    }

    /// True if a move gets `target`.
    fn reaches(&mut self, step: &Step, target: i32) -> Result<bool, Stop> {
        let (from, to) = step.range(target);
        Ok(from <= to
            && !self.is_at_least(&step.after, to + 1)?
            && (step.control == 0 || self.is_at_least(&step.after, from)?))
    }
}

impl Step {
    /// The least and the greatest net v that the state after it may have for the player who moves there, so that this
    /// move gets `target`.
    ///
    /// The other player takes g boxes and moves there himself, and gets g + v; or he takes g, and h if he likes, and
    /// gets g + |v + h|.
    #[inline]
    fn range(&self, target: i32) -> (i32, i32) {
        let (limit, control) = (-target - i32::from(self.gives), i32::from(self.control));
        let from = if control == 0 { i32::from(i8::MIN) } else { -limit - control };
        (from, limit - control)
    }
}

/// What the table says of [`ScoreSearch::reaches`].
#[inline]
fn is_known_to_reach(table: &BoundsTable, step: &Step, target: i32) -> Option<bool> {
    let Bounds { least, most } = bounds(table, &step.after);
    let (least, most) = (i32::from(least), i32::from(most));
    let (from, to) = step.range(target);
    if from <= least && most <= to {
        Some(true)
    } else if from > most || least > to || from > to {
        Some(false)
    } else {
        None
    }
}

/// What is known of the net of a state: at most all boxes are got or lost. Bounds of a file that no net of the state can have are not
/// believed.
#[inline]
fn bounds(table: &BoundsTable, state: &State) -> Bounds {
    let boxes = state.boxes as i8;
    let can_be = |net: i8| net.abs() <= boxes && (net - boxes) % 2 == 0;
    let known = table.get(&state.word).filter(|it| can_be(it.least) && can_be(it.most));
    known.unwrap_or(Bounds { least: -boxes, most: boxes })
}
