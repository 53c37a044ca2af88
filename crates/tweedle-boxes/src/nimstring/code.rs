//! Names for connected shapes: equal shapes mostly have the same, and different ones never.

use super::shape::{MOST_JOINTS, Shape};
use smallvec::SmallVec;

/// A shape as bytes, from which it can be built again.
///
/// First the number of joints; then for each of them one byte for its long leg and its legs, or an
/// escape and four bytes, a byte for each chain to a joint that is not before it, and [`END`].
pub(super) type Code = SmallVec<[u8; 64]>;

const END: u8 = 0xFF;
const ESCAPE: u8 = 0x7F;

/// The code of a connected shape under an order of its joints that mostly does not depend on how
/// they were numbered.
///
/// The joints are sorted by colours: at first what is known of each alone, then refined by the
/// colours of the neighbours. As long as some joints have the same colour, one of them is
/// given another one. If joints of one colour differ nevertheless, a shape may get more than one
/// code. It is then valued more than once, and no value is wrong for it.
pub(super) fn code(shape: &Shape) -> Code {
    let place = places(shape);
    let joints = shape.joints.len();
    let mut order = [0; MOST_JOINTS];
    for (joint, &place) in place[..joints].iter().enumerate() {
        order[place as usize] = joint as u8;
    }
    // The chains of each joint that lead to one that is not before it: the joint, and then the byte for the chain.
    let mut forward: SmallVec<[u16; 32]> = SmallVec::with_capacity(shape.chains.len());
    for chain in &shape.chains {
        let (a, b) = (place[chain.a as usize], place[chain.b as usize]);
        // A shape has at most 85 joints, so that this fits: 128 strings have 256 ends.
        let byte = (a.max(b) - a.min(b)) * 3 + chain.coins;
        forward.push(u16::from_be_bytes([a.min(b), byte]));
    }
    forward.sort_unstable();
    let mut code = Code::new();
    code.push(joints as u8);
    let mut chains = forward.iter().peekable();
    for (i, &joint) in order[..joints].iter().enumerate() {
        let joint = shape.joints[joint as usize];
        let [none, one, two] = joint.legs;
        if none.max(one).max(two) < 5 && none + 5 * one + 25 * two < ESCAPE {
            code.push(joint.long << 7 | (none + 5 * one + 25 * two));
        } else {
            code.push(joint.long << 7 | ESCAPE);
            code.extend([none, one, two]);
        }
        while let Some(chain) = chains.next_if(|chain| usize::from(chain.to_be_bytes()[0]) == i) {
            code.push(chain.to_be_bytes()[1]);
        }
        code.push(END);
    }
    code
}

/// The length of the code that these bytes begin with; `None` if they begin with no code.
pub(super) fn code_len(bytes: &[u8]) -> Option<usize> {
    let joints = *bytes.first()?;
    let mut len = 1;
    for _ in 0..joints {
        len += if bytes.get(len)? & 0x7F == ESCAPE { 4 } else { 1 };
        len += bytes.get(len..)?.iter().position(|&byte| byte == END)? + 1;
    }
    Some(len)
}

/// For each joint its place in the order.
fn places(shape: &Shape) -> [u8; MOST_JOINTS] {
    let joints = shape.joints.len().min(MOST_JOINTS);
    let (mut colours, mut sums) = ([0; MOST_JOINTS], [0; MOST_JOINTS]);
    let (colours, sums) = (&mut colours[..joints], &mut sums[..joints]);
    for (joint, colour) in shape.joints.iter().zip(&mut *colours) {
        let [none, one, two] = joint.legs;
        let all = [joint.long, none, one, two, joint.degree];
        *colour = mix(all.iter().fold(0, |all, &part| all << 8 | u64::from(part)));
    }
    // The colours, without their last bits, which tell the joint.
    let mut sorted = [0; MOST_JOINTS];
    let sorted = &mut sorted[..joints];
    let mut classes = 0;
    let mut marks = 0;
    loop {
        for _ in 0..2 {
            refine(shape, colours, sums);
        }
        for (joint, (to, &colour)) in sorted.iter_mut().zip(&*colours).enumerate() {
            *to = colour & !JOINT | joint as u64;
        }
        sorted.sort_unstable();
        let are_equal = |pair: &&[u64]| (pair[0] ^ pair[1]) & !JOINT == 0;
        let now = joints - sorted.windows(2).filter(are_equal).count();
        if now >= joints {
            break;
        }
        if now <= classes {
            // As fine as it gets: tell one joint of the first class with several apart.
            if let Some(pair) = sorted.windows(2).find(are_equal) {
                marks += 1;
                let joint = (pair[0] & JOINT) as usize;
                colours[joint] = mix(colours[joint] ^ marks);
            }
        }
        // Two joints that the mixing makes equal by chance are told apart by marks at last.
        if marks > joints as u64 {
            break;
        }
        classes = now;
    }
    let mut place = [0; MOST_JOINTS];
    for (i, &joint) in sorted.iter().enumerate() {
        place[(joint & JOINT) as usize] = i as u8;
    }
    place
}

/// The bits of the number of a joint, of which there are at most 85.
const JOINT: u64 = 0x7F;

#[inline]
fn refine(shape: &Shape, colours: &mut [u64], sums: &mut [u64]) {
    sums.fill(0);
    for chain in &shape.chains {
        let (a, b) = (chain.a as usize, chain.b as usize);
        let coins = u64::from(chain.coins) + 1;
        sums[a] = sums[a].wrapping_add(mix(colours[b].wrapping_add(coins)));
        sums[b] = sums[b].wrapping_add(mix(colours[a].wrapping_add(coins)));
    }
    for (colour, &sum) in colours.iter_mut().zip(&*sums) {
        *colour = mix(colour.rotate_left(17) ^ sum);
    }
}

#[inline]
fn mix(x: u64) -> u64 {
    let x = (x ^ x >> 32).wrapping_mul(0x9E37_79B9_7F4A_7C15);
    x ^ x >> 29
}
