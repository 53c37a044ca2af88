//! The moves of a state, in which no box can be taken.

use super::grid::{GROUND, Grid, State, has_more};
use super::loose::Loose;
use super::set::Set;
use smallvec::SmallVec;

/// A move, and what it leads to when the boxes that it gives away are taken.
#[derive(Clone, Copy, Debug)]
pub(super) struct Step {
    pub(super) after: State,
    /// The boxes that the other player takes in any case, less those that he may leave.
    pub(super) gives: i8,
    /// The boxes that the other player may leave to keep control: 2 or 4; 0 if he cannot.
    pub(super) control: i8,
    /// About how many moves that are not loony there are after it.
    pub(super) mobility: u8,
}

pub(super) type Steps = SmallVec<[Step; 32]>;

/// A chain with a joint at an end, or at both.
#[derive(Clone, Copy, Debug)]
struct Chain {
    a: u8,
    /// [`GROUND`] if it leads there.
    b: u8,
    boxes: u8,
    lines: Set,
}

/// The chains between the joints of a state.
struct Plan {
    chains: SmallVec<[Chain; 32]>,
    /// The numbers of the chains at each joint; of one that leads back to it, twice. The rest is [`NONE`].
    at: [[u8; 4]; 64],
}

const NONE: u8 = u8::MAX;

/// The least number of boxes of a chain that is loony to open.
const LONG: u32 = 3;

impl Plan {
    fn new(grid: &Grid, joined: Set) -> Plan {
        let mut plan = Plan { chains: SmallVec::new(), at: [[NONE; 4]; 64] };
        let mut seen = 0;
        for number in grid.boxes() {
            let sides = grid.sides(number, joined);
            if !has_more(sides, 2) {
                continue;
            }
            let mut left = sides & !seen;
            while left != 0 {
                let walk = grid.walk(joined, number, left.trailing_zeros());
                seen |= walk.lines;
                left &= !walk.lines;
                plan.tie(number);
                if walk.end != GROUND {
                    plan.tie(walk.end);
                }
                let (a, b, boxes) = (number, walk.end, walk.boxes as u8);
                plan.chains.push(Chain { a, b, boxes, lines: walk.lines });
            }
        }
        plan
    }

    /// Notes at a joint the chain that comes next.
    fn tie(&mut self, joint: u8) {
        let next = self.chains.len() as u8;
        let here = &mut self.at[usize::from(joint & 63)];
        if let Some(free) = here.iter_mut().find(|chain| **chain == NONE) {
            *free = next;
        }
    }

    fn has_four(&self, joint: u8) -> bool {
        self.at[usize::from(joint & 63)][3] != NONE
    }

    /// The two other chains at a joint with three.
    fn others(&self, joint: u8, chain: usize) -> Option<[Chain; 2]> {
        let [a, b, c, NONE] = self.at[usize::from(joint & 63)] else { return None };
        if c == NONE {
            return None;
        }
        let others = match chain as u8 {
            it if it == a => [b, c],
            it if it == b => [a, c],
            _ => [a, b],
        };
        Some(others.map(|other| self.chains[usize::from(other)]))
    }

    /// True if to open a chain is not loony.
    fn is_quiet(&self, chain: Chain) -> bool {
        u32::from(chain.boxes) < LONG && (chain.a != chain.b || self.has_four(chain.a))
    }

    /// About how many moves that are not loony there are.
    fn mobility(&self, loose: Loose) -> i32 {
        let quiet = self.chains.iter().filter(|&&chain| self.is_quiet(chain)).count() as i32;
        quiet + i32::from(loose.has_short())
    }

    /// By how many there are more after a chain was opened: short chains may have become one that is long.
    fn mobility_gained(&self, i: usize) -> i32 {
        let chain = self.chains[i];
        let merged = |end: u8| {
            let Some([one, other]) = self.others(end, i) else { return 0 };
            let is_short = u32::from(one.boxes + other.boxes) + 1 < LONG;
            i32::from(is_short) - i32::from(self.is_quiet(one)) - i32::from(self.is_quiet(other))
        };
        let ends = if chain.a == chain.b { 0 } else { merged(chain.a) + merged(chain.b) };
        ends - i32::from(self.is_quiet(chain))
    }

    /// True if a chain or loop becomes loose at an end of a chain that is opened, as far as can be seen without
    /// walking there.
    fn may_set_loose(&self, i: usize, end: u8) -> bool {
        let chain = self.chains[i];
        let leads_on = |other: Chain| {
            let far = if other.a == end { other.b } else { other.a };
            ![chain.a, chain.b, GROUND].contains(&far)
        };
        match self.others(end, i) {
            Some(others) => end != GROUND && !others.into_iter().any(leads_on),
            None => chain.a == chain.b,
        }
    }
}

/// The moves of a state that matter: for each chain and loop one, and not those that others dominate.
///
/// To open a chain of three boxes or more, or a loop, is the same wherever it is done: the other player may take
/// all of it, or all but the last two or four. A chain of two boxes is best opened in its middle, so that
/// nothing can be left.
pub(super) fn steps(grid: &Grid, state: State) -> Steps {
    let mut steps = Steps::new();
    let State { joined, loose, .. } = state;
    let plan = Plan::new(grid, joined);
    let images = grid.images.images_of(joined);
    let all = plan.mobility(loose);
    for (i, &chain) in plan.chains.iter().enumerate() {
        let mut after = State { joined: joined & !chain.lines, ..state };
        let mut boxes = chain.boxes;
        if chain.a == chain.b && !plan.has_four(chain.a) {
            // A loop at the end of a stem, opened: one chain with the joint and the stem.
            let stem = grid.sides(chain.a, after.joined).trailing_zeros();
            let walk = grid.walk(joined, chain.a, stem);
            boxes += 1 + walk.boxes as u8;
            after.joined &= !walk.lines;
            after.boxes -= boxes;
            if walk.end != GROUND {
                grid.set_apart(&mut after, walk.end);
            }
        } else {
            after.boxes -= boxes;
            for end in [chain.a, chain.b] {
                if plan.may_set_loose(i, end) {
                    grid.set_apart(&mut after, end);
                }
            }
        }
        after.joined = grid.images.least(&images, after.joined);
        steps.push(step(after, boxes, false, all + plan.mobility_gained(i)));
    }
    let rest =
        |loose: Loose, boxes: u32| State { loose, boxes: state.boxes - boxes as u8, ..state };
    let mut has_long = false;
    for (boxes, less) in loose.chains() {
        if grid.shortcuts.dominated && (boxes == 2 && loose.has_single() || has_long) {
            continue;
        }
        has_long = boxes >= LONG;
        let mobility = all + i32::from(less.has_short()) - i32::from(loose.has_short());
        steps.push(step(rest(less, boxes), boxes as u8, false, mobility));
    }
    let loops = if grid.shortcuts.dominated { 1 } else { usize::MAX };
    for (boxes, less) in loose.loops().take(loops) {
        steps.push(step(rest(less, boxes), boxes as u8, true, all));
    }
    steps
}

/// The sum of the mobilities after the moves of a state, and of the number of these moves: about how much it takes
/// to answer all of them.
pub(super) fn answers(grid: &Grid, state: State) -> u32 {
    let plan = Plan::new(grid, state.joined);
    let all = plan.mobility(state.loose);
    let after = |i: usize| (all + plan.mobility_gained(i) + 1).max(1) as u32;
    let loose = state.loose.chains().count() + state.loose.loops().count();
    (0..plan.chains.len()).map(after).sum::<u32>() + loose as u32 * (all + 1) as u32
}

/// The move that opens a chain or loop.
fn step(after: State, boxes: u8, is_loop: bool, mobility: i32) -> Step {
    let control = match (is_loop, boxes) {
        (true, _) => 4,
        (false, 0..=2) => 0,
        _ => 2,
    };
    Step { after, gives: boxes as i8 - control, control, mobility: mobility.max(0) as u8 }
}
