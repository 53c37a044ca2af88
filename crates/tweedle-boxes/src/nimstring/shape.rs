//! The shape of a position without captures, which is all that matters for its value: joints, and
//! the short chains between them.

use crate::board::{Lines, MOST_LINES, bits};
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
#[derive(Debug, Default)]
pub(super) struct Shape {
    pub(super) joints: SmallVec<[Joint; 24]>,
    /// The arms of the first joint, then those of the next one, each with as much room as it had at first.
    arms: SmallVec<[Arm; 64]>,
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
}

/// A chain of at most two coins, seen from a joint.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Arm {
    /// The joint at its other end, which may be the same one, or [`GROUND`].
    pub(super) to: u8,
    /// The number of its coins.
    pub(super) coins: u8,
}

/// No joint.
pub(super) const GROUND: u8 = u8::MAX;

/// The most joints of a shape: 128 strings have 256 ends.
pub(super) const MOST_JOINTS: usize = 2 * MOST_LINES / 3;

/// The least number of coins of a long chain.
const LONG: u8 = 3;

/// Chains by their ends, of which the second one may be [`GROUND`], and their numbers of coins.
pub(super) type Chains = SmallVec<[(u8, u8, u8); 32]>;

impl Clone for Shape {
    /// A copy as a whole, where the derived one copies one by one.
    #[inline]
    fn clone(&self) -> Shape {
        Shape { joints: SmallVec::from_slice(&self.joints), arms: SmallVec::from_slice(&self.arms) }
    }
}

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
    let mut long: SmallVec<[u8; 24]> = SmallVec::new();
    for (coin, &strings) in at.iter().enumerate() {
        if (strings & uncut).count_ones() >= 3 {
            number[coin] = Some(long.len() as u8);
            long.push(0);
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
                if let Some(long) = long.get_mut(usize::from(end)) {
                    *long += 1;
                }
            }
        } else if a != GROUND {
            chains.push((a, b, coins));
        } else if b != GROUND {
            chains.push((b, a, coins));
        } else {
            nimber ^= 1;
        }
    }
    let mut shape = Shape::new(&long, &chains);
    nimber ^= shape.settle(0..long.len() as u8);
    (shape, nimber)
}

impl Shape {
    /// The shape of joints with these long legs, and of chains between them.
    pub(super) fn new(long: &[u8], chains: &Chains) -> Shape {
        let mut counts: SmallVec<[u8; 24]> = SmallVec::from_elem(0, long.len());
        let is_end = |&end: &u8| end != GROUND;
        for end in chains.iter().flat_map(|&(a, b, _)| [a, b]).filter(is_end) {
            counts[usize::from(end)] += 1;
        }
        let (mut joints, mut first) = (SmallVec::new(), 0_usize);
        for (&long, count) in long.iter().zip(counts) {
            joints.push(Joint { first: first as u8, arms: 0, long });
            first += usize::from(count);
        }
        let none = Arm { to: GROUND, coins: 0 };
        let mut shape = Shape { joints, arms: SmallVec::from_elem(none, first) };
        for &(a, b, coins) in chains {
            shape.add(a, Arm { to: b, coins });
            if b != GROUND {
                shape.add(b, Arm { to: a, coins });
            }
        }
        shape
    }

    /// The arms of a joint; none if it is no joint any more. An arm that leads back to it is there twice.
    #[inline]
    pub(super) fn arms(&self, joint: u8) -> &[Arm] {
        let Joint { first, arms, .. } = self.joints[usize::from(joint)];
        &self.arms[usize::from(first)..][..usize::from(arms)]
    }

    #[inline]
    fn arms_mut(&mut self, joint: u8) -> &mut [Arm] {
        let Joint { first, arms, .. } = self.joints[usize::from(joint)];
        &mut self.arms[usize::from(first)..][..usize::from(arms)]
    }

    /// The strings at a joint.
    #[inline]
    pub(super) fn degree(&self, joint: u8) -> u8 {
        let Joint { arms, long, .. } = self.joints[usize::from(joint)];
        arms + long
    }

    /// Adds an arm at a joint, where there is room for it.
    #[inline]
    fn add(&mut self, joint: u8, arm: Arm) {
        let Joint { first, arms, .. } = &mut self.joints[usize::from(joint)];
        self.arms[usize::from(*first + *arms)] = arm;
        *arms += 1;
    }

    /// Takes away an arm at a joint.
    #[inline]
    fn remove(&mut self, joint: u8, arm: Arm) {
        let arms = self.arms_mut(joint);
        let last = arms.len() - 1;
        if let Some(place) = arms.iter().position(|one| *one == arm) {
            arms[place] = arms[last];
            self.joints[usize::from(joint)].arms -= 1;
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

    /// Puts an arm in the place of another one.
    #[inline]
    fn turn(&mut self, joint: u8, from: Arm, to: Arm) {
        if let Some(arm) = self.arms_mut(joint).iter_mut().find(|arm| **arm == from) {
            *arm = to;
        }
    }

    /// Removes joints that are none any more, beginning with these. Returns the nimber of what came
    /// off.
    fn settle(&mut self, begin: impl IntoIterator<Item = u8>) -> u64 {
        let mut nimber = 0;
        let mut todo: SmallVec<[u8; 16]> =
            begin.into_iter().filter(|&joint| joint != GROUND).collect();
        while let Some(joint) = todo.pop() {
            let Joint { long, .. } = self.joints[usize::from(joint)];
            let degree = self.degree(joint);
            if degree == 0 || (degree > 2 && long < 2) {
                continue;
            }
            let arms: SmallVec<[Arm; 4]> = SmallVec::from_slice(self.arms(joint));
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
                    self.joints[usize::from(arm.to)].long += 1;
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

    /// Calls `each` for every move that is not loony, until it breaks off, with what is left of the
    /// shape and the nimber of what came off it. Of equal moves there is one.
    pub(super) fn followers(
        &self,
        mut each: impl FnMut(Shape, u64) -> ControlFlow<()>,
    ) -> ControlFlow<()> {
        // To the ground first: the search begins with the last.
        for is_leg in [true, false] {
            for joint in 0..self.joints.len() as u8 {
                let arms = self.arms(joint);
                for (i, &arm) in arms.iter().enumerate() {
                    // A chain between joints is there from both ends.
                    let is_new = (arm.to == GROUND) == is_leg
                        && arm.to >= joint
                        && !arms[..i].contains(&arm);
                    let is_loony = arm.to == joint && self.degree(joint) == 3;
                    if is_new && !is_loony {
                        let mut shape = self.clone();
                        shape.cut(joint, arm);
                        let nimber = shape.settle([joint, arm.to]);
                        each(shape, nimber)?;
                    }
                }
            }
        }
        ControlFlow::Continue(())
    }
}
