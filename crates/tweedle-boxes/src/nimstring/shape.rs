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
// Invariant, after `settle`: live joints have degree >= 3 and at most one long leg; chains between
// joints have at most two coins. In what `components` returns, moreover, a joint with a long leg
// counts all its legs in `legs[0]`: what they are joined to is long, so their lengths do not
// matter.
#[derive(Debug, Default)]
pub(super) struct Shape {
    pub(super) joints: SmallVec<[Joint; 16]>,
    pub(super) chains: SmallVec<[Chain; 26]>,
}

impl Clone for Shape {
    /// A copy as a whole, where the derived one copies one by one.
    fn clone(&self) -> Shape {
        Shape {
            joints: SmallVec::from_slice(&self.joints),
            chains: SmallVec::from_slice(&self.chains),
        }
    }
}

/// A coin with three strings or more.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(super) struct Joint {
    /// Chains of three coins or more that begin here.
    pub(super) long: u8,
    /// Chains of 0, 1 and 2 coins from here to the ground.
    pub(super) legs: [u8; 3],
    /// Strings here; 0 for a joint that is no more.
    pub(super) degree: u8,
}

/// A chain of at most two coins from joint to joint; both ends may be one joint.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(super) struct Chain {
    pub(super) a: u8,
    pub(super) b: u8,
    /// The number of its coins.
    pub(super) coins: u8,
}

impl Chain {
    fn other(self, joint: usize) -> usize {
        if self.a as usize == joint { self.b as usize } else { self.a as usize }
    }

    fn is_at(self, joint: usize) -> bool {
        self.a as usize == joint || self.b as usize == joint
    }
}

/// The most joints of a shape: 128 strings have 256 ends.
pub(super) const MOST_JOINTS: usize = 2 * MOST_LINES / 3;

/// The least number of coins of a long chain.
const LONG: usize = 3;

/// Some strings of a graph, with no coin on exactly one of them: its shape, and the nimber of what
/// does not belong to a joint.
///
/// `at` has the strings at each coin, `ends` the ends of each string.
pub(super) fn contract(
    ends: &[(usize, Option<usize>)],
    at: &[Lines],
    uncut: Lines,
) -> (Shape, u64) {
    let mut shape = Shape::default();
    let mut number = vec![None; at.len()];
    for (coin, &strings) in at.iter().enumerate() {
        let degree = (strings & uncut).count_ones();
        if degree >= 3 {
            number[coin] = Some(shape.joints.len());
            shape.joints.push(Joint { degree: degree as u8, ..Joint::default() });
        }
    }
    let other_end = |string: usize, coin: Option<usize>| {
        let (a, b) = ends[string];
        if Some(a) == coin { b } else { Some(a) }
    };
    let mut nimber = 0;
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
        let (mut coin, mut string, mut coins) = (other_end(first, start), first, 0);
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
            nimber ^= u64::from(coins < LONG + 1);
            continue;
        }
        let joint = |coin: Option<usize>| coin.and_then(|coin| number[coin]);
        nimber ^= shape.tie(joint(start), joint(coin), coins);
    }
    nimber ^= shape.settle(0..shape.joints.len());
    (shape, nimber)
}

impl Shape {
    /// Ties a chain of `coins` coins to two joints, `None` meaning the ground, whose degrees count
    /// it already. Returns its nimber if it has no joint.
    fn tie(&mut self, a: Option<usize>, b: Option<usize>, coins: usize) -> u64 {
        if coins >= LONG {
            for joint in [a, b].into_iter().flatten() {
                self.joints[joint].long += 1;
            }
            return 0;
        }
        match (a, b) {
            (Some(a), Some(b)) => {
                self.chains.push(Chain { a: a as u8, b: b as u8, coins: coins as u8 });
            }
            (Some(joint), None) | (None, Some(joint)) => self.joints[joint].legs[coins] += 1,
            (None, None) => return 1,
        }
        0
    }

    /// Removes joints that are none any more, beginning with these. Returns the nimber of what came
    /// off.
    fn settle(&mut self, begin: impl IntoIterator<Item = usize>) -> u64 {
        let mut nimber = 0;
        let mut todo: SmallVec<[usize; 16]> = begin.into_iter().collect();
        while let Some(joint) = todo.pop() {
            let Joint { long, legs, degree } = self.joints[joint];
            if degree == 0 || (degree > 2 && long < 2) {
                continue;
            }
            self.joints[joint] = Joint::default();
            let mut loose: SmallVec<[Chain; 4]> = SmallVec::new();
            self.chains.retain(|chain| {
                let is_here = chain.is_at(joint);
                if is_here {
                    loose.push(*chain);
                }
                !is_here
            });
            if long >= 2 {
                // As good as the ground.
                nimber ^= u64::from((legs[0] ^ legs[1] ^ legs[2]) & 1);
                for chain in loose {
                    let other = Some(chain.other(joint)).filter(|&other| other != joint);
                    nimber ^= self.tie(None, other, chain.coins as usize);
                }
                continue;
            }
            // Two chains become one, or a loop closes.
            if let [chain] = loose[..]
                && chain.other(joint) == joint
            {
                nimber ^= u64::from((chain.coins as usize) < LONG);
                continue;
            }
            let mut parts: SmallVec<[(Option<usize>, usize); 2]> = SmallVec::new();
            for (coins, &count) in legs.iter().enumerate() {
                parts.extend((0..count).map(|_| (None, coins)));
            }
            parts
                .extend(loose.iter().map(|chain| (Some(chain.other(joint)), chain.coins as usize)));
            if long == 1 {
                parts.push((None, LONG));
            }
            if let [(a, m), (b, n)] = parts[..] {
                nimber ^= self.tie(a, b, m + n + 1);
                todo.extend([a, b].into_iter().flatten());
            }
        }
        nimber
    }

    /// A measure of how much there is to play.
    pub(super) fn size(&self) -> usize {
        let legs =
            self.joints.iter().map(|joint| joint.legs.iter().map(|&n| n as usize).sum::<usize>());
        self.chains.len() + legs.sum::<usize>()
    }

    /// Calls `each` for every move that is not loony, until it breaks off, with what is left of the
    /// shape and the nimber of what came off it.
    pub(super) fn followers(
        &self,
        mut each: impl FnMut(Shape, u64) -> ControlFlow<()>,
    ) -> ControlFlow<()> {
        for (i, joint) in self.joints.iter().enumerate() {
            for (coins, _) in joint.legs.iter().enumerate().filter(|&(_, &count)| count > 0) {
                let mut shape = self.clone();
                shape.joints[i].legs[coins] -= 1;
                shape.joints[i].degree -= 1;
                let nimber = shape.settle([i]);
                each(shape, nimber)?;
            }
        }
        for (i, &chain) in self.chains.iter().enumerate() {
            let (a, b) = (chain.a as usize, chain.b as usize);
            if a == b && self.joints[a].degree == 3 {
                continue;
            }
            let mut shape = self.clone();
            shape.chains.swap_remove(i);
            shape.joints[a].degree -= 1;
            shape.joints[b].degree -= 1;
            let nimber = shape.settle([a, b]);
            each(shape, nimber)?;
        }
        ControlFlow::Continue(())
    }

    /// The connected parts, without the joints that are none any more.
    pub(super) fn components(&self) -> SmallVec<[Shape; 1]> {
        let mut part: [u8; MOST_JOINTS] = std::array::from_fn(|joint| joint as u8);
        let root = |part: &[u8], mut joint: u8| {
            while part[joint as usize] != joint {
                joint = part[joint as usize];
            }
            joint
        };
        for chain in &self.chains {
            let (a, b) = (root(&part, chain.a), root(&part, chain.b));
            // Towards the lesser number, so that a root comes before its part.
            part[a.max(b) as usize] = a.min(b);
        }
        let mut shapes: SmallVec<[Shape; 1]> = SmallVec::new();
        // The place of each joint: a component, and a number there.
        let mut place = [(u8::MAX, 0); MOST_JOINTS];
        for (i, &joint) in self.joints.iter().enumerate() {
            let root = root(&part, i as u8) as usize;
            if joint.degree == 0 {
                continue;
            }
            if root == i {
                place[i] = (shapes.len() as u8, 0);
                shapes.push(Shape::default());
            } else {
                let component = place[root].0;
                place[i] = (component, shapes[component as usize].joints.len() as u8);
            }
            let component = &mut shapes[place[i].0 as usize];
            let mut joint = joint;
            if joint.long == 1 {
                joint.legs = [joint.legs.iter().sum(), 0, 0];
            }
            component.joints.push(joint);
        }
        for chain in &self.chains {
            let (component, a) = place[chain.a as usize];
            let chain = Chain { a, b: place[chain.b as usize].1, ..*chain };
            shapes[component as usize].chains.push(chain);
        }
        shapes
    }
}
