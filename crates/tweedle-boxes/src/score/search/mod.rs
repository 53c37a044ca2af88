//! Scores of single positions, by a search.

mod grid;
mod images;
mod loose;
mod moves;
mod table;

use super::{ScoredMove, safe_captures};
use crate::board::Lines;
use crate::player::offers;
use crate::position::Position;
use grid::{Grid, State};
use moves::{Step, steps};
use smallvec::SmallVec;
use table::{Bounds, BoundsTable};
use tweedle_engine::{Control, Stop};

/// The most lines that a position may have left to be searched.
pub const MOST_SEARCHED_LINES: usize = 49;

/// Exact scores by search.
#[derive(Debug)]
pub struct ScoreSearch {
    position: Position,
    grid: Grid,
    table: BoundsTable,
    control: Control,
    pause: u64,
}

#[derive(Clone, Copy, Debug)]
struct Shortcuts {
    images: bool,
    pairs: bool,
    dominated: bool,
    order: bool,
    entries: usize,
}

impl ScoreSearch {
    /// Nothing known yet.
    pub fn new(position: &Position, control: &Control) -> ScoreSearch {
        let all = Shortcuts { images: true, pairs: true, dominated: true, order: true, entries: 2 << 26 };
        ScoreSearch::with(position, control, all)
    }

    fn with(position: &Position, control: &Control, shortcuts: Shortcuts) -> ScoreSearch {
        ScoreSearch {
            position: *position,
            grid: Grid::new(position, shortcuts),
            table: BoundsTable::new(control, shortcuts.entries),
            control: control.clone(),
            pause: u64::MAX,
        }
    }

    /// Entries.
    pub fn known(&self) -> usize {
        self.table.len()
    }

    /// Net.
    pub fn net(&mut self) -> Result<i32, Stop> {
        let position = self.position;
        self.net_of(&position, 0)
    }

    /// Moves.
    pub fn moves(&mut self) -> Result<Vec<ScoredMove>, Stop> {
        let position = self.position;
        position
            .followers()
            .map(|(line, after)| {
                let takes = position.completes(line);
                let net = self.net_of(&after, 0)?;
                Ok(ScoredMove { line, takes, net: if takes > 0 { takes as i32 + net } else { -net } })
            })
            .collect()
    }

    fn net_of(&mut self, position: &Position, guess: i32) -> Result<i32, Stop> {
        let (mut position, mut gains) = (*position, 0);
        loop {
            let safe = safe_captures(&position);
            if safe == 0 {
                break;
            }
            let line = safe.trailing_zeros() as usize;
            gains += position.completes(line) as i32;
            position = position.without(1 << line);
        }
        let offers = offers(&position);
        let mut rest = |lines: Lines| -> Result<i32, Stop> { self.net_of(&position.without(lines), guess) };
        let net = match offers.as_slice() {
            [] => {
                let state = self.grid.state(self.grid.set(position.undrawn()));
                self.exact(state, guess)?
            }
            [only] => {
                let control = only.boxes as i32;
                (rest(only.lines)? + control).abs()
            }
            several => {
                let mut best = i32::MIN;
                for offer in several {
                    best = best.max(rest(offer.lines)? + offer.boxes as i32);
                }
                best
            }
        };
        Ok(gains + net)
    }

    /// The net of a state.
    fn exact(&mut self, state: State, guess: i32) -> Result<i32, Stop> {
        let boxes = i32::from(state.boxes);
        let (mut least, mut most) = (-boxes, boxes);
        if let Some(known) = self.table.get(state) {
            (least, most) = (known.least.into(), known.most.into());
        }
        let mut guess = guess + (guess + boxes).rem_euclid(2);
        while least < most {
            let target = guess.clamp(least + 2, most);
            if self.is_at_least(state, target)? {
                least = target;
                guess = target + 2;
            } else {
                most = target - 2;
                guess = target - 2;
            }
        }
        Ok(least)
    }

    /// True if the net of a state is `target` at least.
    fn is_at_least(&mut self, state: State, target: i32) -> Result<bool, Stop> {
        let boxes = i32::from(state.boxes);
        // Nets are even exactly if the number of boxes is.
        let target = target + (target + boxes).rem_euclid(2);
        if target <= -boxes || target > boxes {
            return Ok(target <= -boxes);
        }
        let known = self.table.get(state);
        let mut bounds = known.unwrap_or(Bounds { least: -boxes as i8, most: boxes as i8 });
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
        let is = self.has_step(state, target)?;
        if is {
            bounds.least = target as i8;
        } else {
            bounds.most = target as i8 - 2;
        }
        self.table.insert(state, bounds);
        Ok(is)
    }

    fn has_step(&mut self, state: State, target: i32) -> Result<bool, Stop> {
        let mut open: SmallVec<[(u32, Step); 32]> = SmallVec::new();
        for step in steps(&self.grid, state) {
            match self.known_step(&step, target) {
                Some(true) => return Ok(true),
                Some(false) => {}
                None => open.push((step.mobility.into(), step)),
            }
        }
        if self.grid.shortcuts.order {
            let deep = 21;
            if state.joined.count_ones() >= deep && open.len() > 1 {
                for (key, step) in &mut open {
                    *key = steps(&self.grid, step.after).iter().map(|s| u32::from(s.mobility) + 1).sum();
                }
            }
            open.sort_unstable_by_key(|open| (open.0, open.1.after.joined));
        }
        for (_, step) in open {
            if self.reaches(&step, target)? {
                return Ok(true);
            }
        }
        Ok(false)
    }

    /// What the table says of [`ScoreSearch::reaches`].
    #[inline]
    fn known_step(&self, step: &Step, target: i32) -> Option<bool> {
        let left = step.after.boxes as i8;
        let Bounds { least, most } =
            self.table.get(step.after).unwrap_or(Bounds { least: -left, most: left });
        let (least, most) = (i32::from(least), i32::from(most));
        let (low, high) = step.range(target);
        if low <= least && most <= high {
            Some(true)
        } else if low > most || least > high || low > high {
            Some(false)
        } else {
            None
        }
    }

    /// True if a step gets `target`.
    fn reaches(&mut self, step: &Step, target: i32) -> Result<bool, Stop> {
        let (low, high) = step.range(target);
        Ok(low <= high
            && !self.is_at_least(step.after, high + 1)?
            && (step.control == 0 || self.is_at_least(step.after, low)?))
    }
}

impl Step {
    /// The least and the greatest net that the state after it may have for it to get `target`.
    #[inline]
    fn range(&self, target: i32) -> (i32, i32) {
        let (limit, control) = (-target - i32::from(self.gives), i32::from(self.control));
        if control == 0 { (-64, limit) } else { (-limit - control, limit - control) }
    }
}
