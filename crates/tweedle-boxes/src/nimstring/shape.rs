//! The shape of a position without captures, which is all that matters for its value: joints, and
//! the short chains between them.

use crate::board::{Lines, MOST_LINES, bits};
use crate::colours::{of_length, spread};
use smallvec::SmallVec;
use std::ops::ControlFlow;

/// A position in which no coin can be taken, as far as its value depends on it.
///
/// A *joint* is a coin with three strings or more. The connection of two joints, or of a joint and
/// the ground, is a chain of 0, 1, 2 or more coins with two strings each. The value follows from
/// these facts, of which the first is the theory of long chains (*Winning Ways*, ch. 16):
///
/// 1. To cut a string of a chain of three coins or more, or of a loop of four or more, is loony,
///    and a loony move counts for nothing in the mex. Such a chain does not become short either,
///    since what it is joined to makes it longer. So its length does not matter, and neither does
///    what is at its other end: it is two *long legs*, one at each end, which lead nowhere.
/// 2. To cut a bare string between joints, or the middle of a chain of two, or a chain of one,
///    takes the chain away, after every reply. The exception is a chain that leads from a joint
///    with three strings back to it: to open it is loony.
/// 3. A joint with two long legs never becomes part of a short chain. So each of its other chains
///    may as well be tied to the ground.
/// 4. A chain from ground to ground, of at most two coins, is one move: ∗1. So is a loop of at most
///    three coins.
///
/// Values in the tests are those of the rules alone, for all positions of small boards and for
/// random graphs.
// Invariant, after `settle`: joints that are left have three arms or more, the long leg counted, and at most one long leg;
// chains have at most two coins.
#[derive(Debug)]
pub(super) struct Shape {
    /// The number of joints, also of those that are none any more.
    count: u8,
    /// The number of places for arms.
    room: u16,
    // As long as numbers of eight bits reach, so that no index is ever out of bounds; a copy is only made of what is used.
    joints: [Joint; 256],
    /// The arms of the first joint, then those of the next one, each with as much room as it had at first.
    arms: [Arm; 256],
}

/// A coin with three strings or more.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(super) struct Joint {
    /// The place of its arms.
    first: u8,
    /// The number of its arms.
    arms: u8,
    /// The number of its long legs.
    pub(super) long: u8,
    /// The numbers of its chains to the ground without coins, of one and of two coins.
    pub(super) legs: [u8; 4],
    /// The sum of its long legs and of the colours of its legs and arms.
    sum: u64,
}

impl Joint {
    /// False if it is no joint any more.
    #[inline]
    pub(super) fn is_there(&self) -> bool {
        self.degree() > 0
    }

    /// The strings there.
    #[inline]
    pub(super) fn degree(&self) -> u8 {
        self.arms + self.long + self.legs.iter().sum::<u8>()
    }

    /// A colour by the chains there alone.
    #[inline]
    pub(super) fn colour(&self) -> u64 {
        spread(self.sum)
    }
}

/// A chain of at most two coins, seen from a joint.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Arm {
    /// The joint at its other end, which may be the same one, or [`GROUND`].
    pub(super) to: u8,
    /// The number of its coins.
    pub(super) coins: u8,
}

impl Arm {
    /// A colour, which does not depend on how joints are numbered.
    #[inline]
    fn colour(self) -> u64 {
        spread((u64::from(self.to == GROUND) + 1).wrapping_add(of_length(self.coins)))
    }
}

/// No joint.
pub(super) const GROUND: u8 = u8::MAX;

/// The most joints of a shape: 128 strings have 256 ends.
pub(super) const MOST_JOINTS: usize = 2 * MOST_LINES / 3;

/// The least number of coins of a long chain.
const LONG: u8 = 3;

/// The chains at a joint that lead to no other.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Ends {
    /// The number of its long legs.
    pub(super) long: u8,
    /// The numbers of its chains to the ground without coins, of one and of two coins.
    pub(super) legs: [u8; 4],
}

/// Chains by their ends, two joints, and their numbers of coins.
pub(super) type Chains = SmallVec<[(u8, u8, u8); 32]>;

/// Some strings of a graph, with no coin on exactly one of them: its shape, and the nimber of what
/// does not belong to a joint.
///
/// `at` has the strings at each coin, `ends` the ends of each string.
pub(super) fn contract(
    ends: &[(usize, Option<usize>)],
    at: &[Lines],
    uncut: Lines,
) -> (Shape, u64) {
    let mut number = vec![None; at.len()];
    let mut joints: SmallVec<[Ends; 24]> = SmallVec::new();
    for (coin, &strings) in at.iter().enumerate() {
        if (strings & uncut).count_ones() >= 3 {
            number[coin] = Some(joints.len() as u8);
            joints.push(Ends::default());
        }
    }
    let other_end = |string: usize, coin: Option<usize>| {
        let (a, b) = ends[string];
        if Some(a) == coin { b } else { Some(a) }
    };
    let mut nimber = 0;
    let mut chains = Chains::new();
    let mut seen: Lines = 0;
    // From the strings at joints first, then from those at the ground; the strings that are left
    // then are loops.
    let is_joint = |coin: Option<usize>| coin.is_some_and(|coin| number[coin].is_some());
    let from_joint = |&i: &usize| is_joint(Some(ends[i].0)) || is_joint(ends[i].1);
    let from_ground = |&i: &usize| ends[i].1.is_none();
    let firsts =
        bits(uncut).filter(from_joint).chain(bits(uncut).filter(from_ground)).chain(bits(uncut));
    for first in firsts {
        if seen >> first & 1 == 1 {
            continue;
        }
        let (a, b) = ends[first];
        let start = if is_joint(b) || (b.is_none() && !is_joint(Some(a))) { b } else { Some(a) };
        let is_loop = start.is_some() && !is_joint(start);
        let (mut coin, mut string, mut coins) = (other_end(first, start), first, 0_u8);
        seen |= 1 << first;
        while let Some(inner) = coin.filter(|&coin| number[coin].is_none()) {
            coins += 1;
            let next =
                bits(at[inner] & uncut).find(|&next| next != string && seen >> next & 1 == 0);
            let Some(next) = next else { break };
            (string, coin) = (next, other_end(next, Some(inner)));
            seen |= 1 << string;
        }
        if is_loop {
            nimber ^= u64::from(coins <= LONG);
            continue;
        }
        let joint = |coin: Option<usize>| coin.and_then(|coin| number[coin]).unwrap_or(GROUND);
        let (a, b) = (joint(start), joint(coin));
        if coins >= LONG {
            for end in [a, b] {
                if let Some(ends) = joints.get_mut(usize::from(end)) {
                    ends.long += 1;
                }
            }
        } else if a == GROUND && b == GROUND {
            nimber ^= 1;
        } else if a == GROUND || b == GROUND {
            joints[usize::from(a.min(b))].legs[usize::from(coins)] += 1;
        } else {
            chains.push((a, b, coins));
        }
    }
    let mut shape = Shape::empty();
    shape.set(&joints, &chains);
    let all: SmallVec<[u8; 24]> = (0..joints.len() as u8).collect();
    nimber ^= shape.settle(&all);
    (shape, nimber)
}

impl Shape {
    /// Becomes the shape of joints with these ends, and of chains between them.
    pub(super) fn set(&mut self, ends: &[Ends], chains: &Chains) {
        let mut counts = [0_u8; 256];
        for &(a, b, _) in chains {
            counts[usize::from(a)] += 1;
            counts[usize::from(b)] += 1;
        }
        (self.count, self.room) = (ends.len() as u8, 0);
        for ((joint, &Ends { long, legs }), count) in self.joints.iter_mut().zip(ends).zip(counts) {
            let mut sum = long.into();
            for (coins, legs) in (0..).zip(legs) {
                let colour = Arm { to: GROUND, coins }.colour();
                sum = colour.wrapping_mul(legs.into()).wrapping_add(sum);
            }
            *joint = Joint { first: self.room as u8, arms: 0, long, legs, sum };
            self.room += u16::from(count);
        }
        for &(a, b, coins) in chains {
            self.add(a, Arm { to: b, coins });
            self.add(b, Arm { to: a, coins });
        }
    }

    /// Without joints.
    pub(super) fn empty() -> Shape {
        let none = Arm { to: GROUND, coins: 0 };
        Shape { count: 0, room: 0, joints: [Joint::default(); 256], arms: [none; 256] }
    }

    /// Becomes a copy of another shape.
    #[inline]
    fn copy(&mut self, from: &Shape) {
        let (count, room) = (usize::from(from.count), usize::from(from.room));
        (self.count, self.room) = (from.count, from.room);
        self.joints[..count].copy_from_slice(&from.joints[..count]);
        self.arms[..room].copy_from_slice(&from.arms[..room]);
    }

    /// The joints, by their numbers, also those that are none any more.
    #[inline]
    pub(super) fn joints(&self) -> &[Joint] {
        &self.joints[..usize::from(self.count)]
    }

    /// A joint.
    #[inline]
    pub(super) fn joint(&self, joint: u8) -> Joint {
        self.joints[usize::from(joint)]
    }

    /// The arms of a joint; none if it is no joint any more. An arm that leads back to it is there twice.
    #[inline]
    pub(super) fn arms(&self, joint: u8) -> &[Arm] {
        let Joint { first, arms, .. } = self.joint(joint);
        &self.arms[usize::from(first)..][..usize::from(arms)]
    }

    /// The number of arms of a joint, and its first four arms, as far as it has so many: without a loop of which the end is hard to
    /// predict.
    #[inline]
    pub(super) fn four(&self, joint: u8) -> (u8, [Arm; 4]) {
        let Joint { first, arms, .. } = self.joint(joint);
        (arms, [0, 1, 2, 3].map(|i| self.arms[usize::from(first.wrapping_add(i))]))
    }

    #[inline]
    fn arms_mut(&mut self, joint: u8) -> &mut [Arm] {
        let Joint { first, arms, .. } = self.joint(joint);
        &mut self.arms[usize::from(first)..][..usize::from(arms)]
    }

    /// Adds an arm at a joint, where there is room for it, or a leg.
    #[inline]
    fn add(&mut self, joint: u8, arm: Arm) {
        let Joint { first, arms, legs, sum, .. } = &mut self.joints[usize::from(joint)];
        *sum = sum.wrapping_add(arm.colour());
        if arm.to == GROUND {
            legs[usize::from(arm.coins % 4)] += 1;
        } else {
            self.arms[usize::from(first.wrapping_add(*arms))] = arm;
            *arms += 1;
        }
    }

    /// Takes away an arm at a joint, or a leg.
    #[inline]
    fn remove(&mut self, joint: u8, arm: Arm) {
        if arm.to != GROUND {
            let arms = self.arms_mut(joint);
            let last = arms.len() - 1;
            let Some(place) = arms.iter().position(|one| *one == arm) else { return };
            arms[place] = arms[last];
        }
        let Joint { arms, legs, sum, .. } = &mut self.joints[usize::from(joint)];
        *sum = sum.wrapping_sub(arm.colour());
        if arm.to == GROUND {
            legs[usize::from(arm.coins % 4)] -= 1;
        } else {
            *arms -= 1;
        }
    }

    /// Takes away the chain that begins at a joint with an arm.
    #[inline]
    fn cut(&mut self, joint: u8, arm: Arm) {
        self.remove(joint, arm);
        if arm.to != GROUND {
            self.remove(arm.to, Arm { to: joint, ..arm });
        }
    }

    /// Puts an arm or a leg in the place of an arm.
    #[inline]
    fn turn(&mut self, joint: u8, from: Arm, to: Arm) {
        self.remove(joint, from);
        self.add(joint, to);
    }

    /// The arms of a joint, and its legs as arms that lead to the ground.
    fn all_arms(&self, joint: u8) -> SmallVec<[Arm; 4]> {
        let mut all = SmallVec::from_slice(self.arms(joint));
        for (coins, count) in (0..).zip(self.joint(joint).legs) {
            for _ in 0..count {
                all.push(Arm { to: GROUND, coins });
            }
        }
        all
    }

    /// Removes joints that are none any more, beginning with these. Returns the nimber of what came
    /// off.
    fn settle(&mut self, begin: &[u8]) -> u64 {
        let mut nimber = 0;
        let mut todo: SmallVec<[u8; 16]> = SmallVec::from_slice(begin);
        while let Some(joint) = todo.pop() {
            let Joint { long, .. } = self.joint(joint);
            // That of the ground is 0.
            let degree = self.joint(joint).degree();
            if degree == 0 || (degree > 2 && long < 2) {
                continue;
            }
            let arms = self.all_arms(joint);
            self.joints[usize::from(joint)] = Joint::default();
            if long >= 2 {
                // As good as the ground.
                let back = arms.iter().filter(|arm| arm.to == joint).count() / 2;
                nimber ^= (back & 1) as u64;
                for arm in arms.into_iter().filter(|arm| arm.to != joint) {
                    if arm.to == GROUND {
                        nimber ^= 1;
                    } else {
                        let from = Arm { to: joint, ..arm };
                        self.turn(arm.to, from, Arm { to: GROUND, ..arm });
                    }
                }
                continue;
            }
            if arms.first().is_some_and(|arm| arm.to == joint) {
                // A loop closes.
                nimber ^= 1;
                continue;
            }
            // Two chains become one.
            let coins =
                1 + if long == 1 { LONG } else { 0 } + arms.iter().map(|arm| arm.coins).sum::<u8>();
            if coins >= LONG {
                for arm in arms.into_iter().filter(|arm| arm.to != GROUND) {
                    self.remove(arm.to, Arm { to: joint, ..arm });
                    let Joint { long, sum, .. } = &mut self.joints[usize::from(arm.to)];
                    *long += 1;
                    *sum = sum.wrapping_add(1);
                    todo.push(arm.to);
                }
            } else if let [one, other] = arms[..] {
                if one.to == GROUND && other.to == GROUND {
                    nimber ^= 1;
                }
                for (near, far) in [(one, other), (other, one)] {
                    if near.to != GROUND {
                        self.turn(near.to, Arm { to: joint, ..near }, Arm { to: far.to, coins });
                    }
                }
            }
        }
        nimber
    }

    /// Calls `each` for every move that is not loony, those at legs last, until it breaks off, with what is left of the
    /// shape, in the memory of `shape`, and the nimber of what came off it. Of equal moves there is one.
    pub(super) fn followers(
        &self,
        shape: &mut Shape,
        mut each: impl FnMut(&Shape, u64) -> ControlFlow<()>,
    ) -> ControlFlow<()> {
        let mut open = |joint: u8, arm: Arm| {
            shape.copy(self);
            shape.cut(joint, arm);
            let nimber = shape.settle(&[joint, arm.to]);
            each(shape, nimber)
        };
        for joint in (0..self.count).rev() {
            let arms = self.arms(joint);
            for (i, &arm) in arms.iter().enumerate().rev() {
                // A chain between joints is there from both ends.
                let is_new = arm.to >= joint && !arms[..i].contains(&arm);
                let is_loony = arm.to == joint && self.joint(joint).degree() == 3;
                if is_new && !is_loony {
                    open(joint, arm)?;
                }
            }
        }
        for joint in (0..self.count).rev() {
            for (coins, count) in (0..4).zip(self.joint(joint).legs).rev() {
                if count > 0 {
                    open(joint, Arm { to: GROUND, coins })?;
                }
            }
        }
        ControlFlow::Continue(())
    }
}
