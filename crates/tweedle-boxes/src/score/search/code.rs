//! Words for connected webs, which are mostly the same if the webs are.
//!
//! The joints come in an order of their own. Of each there is a bit, one if it has four arms, and then, for each
//! arm that no joint before it has: 0 if it leads to the ground, 10 if it leads to the joint that is the next one
//! in the order, 11 and a number if to one that is there already; and the number of boxes in unary, ones and a
//! zero. So the word tells the web. To begin with the joints, and to go on with their arms, by colours that do not
//! depend on how they were numbered, makes the words of equal webs equal; if joints of one colour differ
//! nevertheless, a web may have several words, and what is known under one is found again under another.

use super::bits::{Bits, Writer};
use super::tally::Tally;
use super::web::{Arm, GROUND, Joints, MOST, Web, members};
use crate::colours::{of_length, spread, width};

/// A connected part of a web.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Default)]
pub(super) struct Part {
    pub(super) word: Bits,
    pub(super) tally: Tally,
}

/// The colours of joints; the last one is that of the ground.
type Colours = [u64; MOST + 1];

/// The colours of joints, and a joint with the least.
#[inline]
fn colours(web: &Web, joints: Joints) -> (Colours, u8) {
    // By the chains there alone, and then with the colours of the neighbours.
    let (mut alone, mut colours) = ([0; MOST + 1], [0; MOST + 1]);
    (alone[MOST], colours[MOST]) = (2, 2);
    let mut left = joints;
    while left != 0 {
        let joint = left.trailing_zeros() as u8;
        left &= left - 1;
        let own = |arm: &Arm| {
            spread((u64::from(arm.to == GROUND) + 1).wrapping_add(of_length(arm.boxes)))
        };
        let sum = web.arms(joint).iter().fold(0_u64, |sum, arm| sum.wrapping_add(own(arm)));
        alone[usize::from(joint).min(MOST)] = spread(sum);
    }
    let (mut first, mut least) = (0, u64::MAX);
    let mut left = joints;
    while left != 0 {
        let joint = left.trailing_zeros() as u8;
        left &= left - 1;
        let at = usize::from(joint).min(MOST);
        let arms = web.arms(joint).iter();
        let sum = arms.fold(alone[at].rotate_left(17), |sum, arm| {
            sum.wrapping_add(spread(beyond(&alone, *arm)))
        });
        colours[at] = sum;
        if sum < least {
            (first, least) = (joint, sum);
        }
    }
    (colours, first)
}

/// The colour of a chain, with what is at its end.
#[inline]
fn beyond(colours: &Colours, arm: Arm) -> u64 {
    colours[usize::from(arm.to).min(MOST)].wrapping_add(of_length(arm.boxes))
}

/// No place in the order yet. It comes after every place.
const NONE: u8 = 63;

/// Calls `each` for every connected part of these joints of a web.
#[inline]
pub(super) fn parts(web: &Web, joints: Joints, mut each: impl FnMut(Part)) {
    let mut left = 0;
    for joint in members(joints) {
        left |= Joints::from(web.degree(joint) > 0) << joint;
    }
    if left == 0 {
        return;
    }
    let (colours, mut first) = colours(web, left);
    loop {
        let (part, seen) = part(web, &colours, first);
        each(part);
        left &= !seen;
        if left == 0 {
            return;
        }
        let colour = |&joint: &u8| colours[usize::from(joint).min(MOST)];
        first = members(left).min_by_key(colour).unwrap_or_default();
    }
}

/// The part of a web that is joined to a joint, and its joints.
fn part(web: &Web, colours: &Colours, first: u8) -> (Part, Joints) {
    let mut part = Part::default();
    let tally = &mut part.tally;
    let mut word = Writer::default();
    let mut order = [0; MOST];
    let mut place = [NONE; 2 * MOST];
    (order[0], place[usize::from(first) % MOST]) = (first, 0);
    let (mut found, mut seen) = (1, 0);
    let mut next = 0;
    while next < found {
        let joint = order[usize::from(next) % MOST];
        seen |= 1 << joint;
        let arms = web.arms(joint);
        // The arms that no joint before has, by their colours: in the lowest bits, the place of the joint, the boxes and
        // the joint.
        let mut sorted = [u64::MAX; 4];
        let mut count = 0;
        for &arm in arms {
            let at = place[usize::from(arm.to) % (2 * MOST)];
            if at < next {
                continue;
            }
            let key = beyond(colours, arm) << 18
                | u64::from(at) << 12
                | u64::from(arm.boxes & 63) << 6
                | u64::from(arm.to & 63);
            let mut to = count;
            while to > 0 && sorted[to - 1] > key {
                sorted[to] = sorted[to - 1];
                to -= 1;
            }
            sorted[to] = key;
            count += 1;
        }
        let (mut bits, mut len) = (u64::from(arms.len() == 4), 1);
        let mut is_half = false;
        for &key in &sorted[..count] {
            let (to, boxes) = ((key & 63) as u8, (key >> 6 & 63) as u8);
            if to == joint {
                // A chain that leads back is there twice; two such chains stand side by side, or are equal.
                is_half = !is_half;
                if !is_half {
                    continue;
                }
            }
            tally.boxes += boxes;
            tally.lines += boxes + 1;
            if to == GROUND {
                len += 1;
            } else {
                let at = &mut place[usize::from(to) % (2 * MOST)];
                if *at == NONE {
                    bits |= 0b01 << len;
                    len += 2;
                    *at = found;
                    order[usize::from(found) % MOST] = to;
                    found += 1;
                } else {
                    bits |= (0b11 | u64::from(*at - next) << 2) << len;
                    len += 2 + width(found - next);
                }
            }
            bits |= ((1 << boxes) - 1) << len;
            word.push(bits, len + u32::from(boxes) + 1);
            (bits, len) = (0, 0);
        }
        word.push(bits, len);
        next += 1;
    }
    tally.boxes += found;
    part.word = word.finish();
    (part, seen)
}

/// Adds to a web the part that a word has at a place, with joints numbered from `first` on. Returns its joints and the
/// place where it ends.
pub(super) fn read(word: &Bits, mut at: u16, web: &mut Web, first: u8) -> (Joints, u16) {
    let (mut joint, mut found) = (first, first + 1);
    while joint < found && usize::from(joint) < MOST {
        let degree = 3 + word.get(at, 1) as u8;
        at += 1;
        while web.degree(joint) < degree {
            let mut bits = word.get(at, 64);
            let (to, mut len) = if bits & 1 == 0 {
                (GROUND, 1)
            } else if bits & 2 == 0 {
                found += 1;
                (found - 1, 2)
            } else {
                let width = width(found - joint);
                (joint + (bits >> 2 & ((1 << width) - 1)) as u8, 2 + width)
            };
            bits >>= len;
            let boxes = bits.trailing_ones() as u8;
            len += u32::from(boxes) + 1;
            at += len as u16;
            web.add(joint, Arm { to, boxes });
            if to != GROUND {
                web.add(to, Arm { to: joint, boxes });
            }
        }
        joint += 1;
    }
    let joints = (first..joint).fold(0, |joints: Joints, joint| joints | 1 << joint);
    (joints, at)
}

/// The place where the word of a part ends that begins at a place.
pub(super) fn end(word: &Bits, at: u16) -> u16 {
    read(word, at, &mut Web::new(), 0).1
}
