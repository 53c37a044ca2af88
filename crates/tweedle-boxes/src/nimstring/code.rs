//! Words for connected shapes, which are mostly the same if the shapes are, and never if they are not.
//!
//! A one comes first. Then the joints come in an order of their own. Of each there are its number of strings, less three, in
//! unary (ones and a zero), a one if it has a long leg, or a zero, and then each arm that no joint before it has: 0 if it leads
//! to the ground, 10 if it leads to the joint that is the next one in the order, 11 and a number if to one that is there already;
//! and its number of coins in unary. So the word tells the shape. To begin with the joints, and to go on with their arms, by colours
//! that do not depend on how they were numbered, makes the words of equal shapes equal; if joints of one colour differ
//! nevertheless, a shape may have several words. It is then valued more than once, and no value is wrong for it.

use super::shape::{Arm, Chains, GROUND, MOST_JOINTS, Shape};
use crate::colours::{of_length, spread, width};
use smallvec::SmallVec;

/// A word, in pieces of 64 bits; zeros at its end are left out, as far as they fill pieces.
pub(super) type Code = SmallVec<[u64; 4]>;

/// A connected shape, by its word.
#[derive(Clone, Debug)]
pub(super) struct Part {
    pub(super) code: Code,
    /// The number of its chains that are not long.
    pub(super) size: u8,
    /// True if the number of its joints, its chains and its long legs is odd.
    pub(super) is_odd: bool,
}

impl PartialEq for Part {
    fn eq(&self, other: &Part) -> bool {
        self.code == other.code
    }
}

/// Calls `each` for every connected part of a shape.
pub(super) fn parts(shape: &Shape, mut each: impl FnMut(Part)) {
    let joints = shape.joints.len().min(MOST_JOINTS);
    let mut colours = [NO_COLOUR; MOST_JOINTS];
    paint(shape, &mut colours[..joints]);
    let mut place = [NONE; MOST_JOINTS];
    loop {
        // What has a place is in a part that was found before.
        let (mut first, mut least) = (0, NO_COLOUR);
        for joint in 0..joints {
            if place[joint] == NONE && colours[joint] < least {
                (first, least) = (joint, colours[joint]);
            }
        }
        if least == NO_COLOUR {
            return;
        }
        each(part(shape, &colours, first as u8, &mut place));
    }
}

/// The colours of joints.
type Colours = [u64; MOST_JOINTS];

/// The colour of what is no joint any more, greater than that of any joint.
const NO_COLOUR: u64 = u64::MAX;

/// Sets the colours of joints: by the chains there alone, and then with the colours of the neighbours.
#[inline]
fn paint(shape: &Shape, colours: &mut [u64]) {
    let mut alone = [GROUND_COLOUR; MOST_JOINTS + 1];
    for (joint, (it, alone)) in shape.joints.iter().zip(&mut alone).enumerate() {
        let mut sum = it.long.into();
        for arm in shape.arms(joint as u8) {
            sum = spread_sum(
                sum,
                (u64::from(arm.to == GROUND) + 1).wrapping_add(of_length(arm.coins)),
            );
        }
        *alone = spread(sum);
    }
    for (joint, colour) in colours.iter_mut().enumerate() {
        let arms = shape.arms(joint as u8);
        if arms.is_empty() {
            continue;
        }
        let mut sum = alone[joint].rotate_left(17);
        for arm in arms {
            let beyond =
                alone[usize::from(arm.to).min(MOST_JOINTS)].wrapping_add(of_length(arm.coins));
            sum = spread_sum(sum, beyond);
        }
        *colour = sum >> 1;
    }
}

/// The colour of the ground.
const GROUND_COLOUR: u64 = 2;

#[inline]
fn spread_sum(sum: u64, one: u64) -> u64 {
    sum.wrapping_add(spread(one))
}

/// The colour of a chain, with what is at its end.
#[inline]
fn beyond(colours: &Colours, arm: Arm) -> u64 {
    colours
        .get(usize::from(arm.to))
        .map_or(GROUND_COLOUR, |&colour| colour)
        .wrapping_add(of_length(arm.coins))
}

/// No place in the order yet. It comes after every place.
const NONE: u8 = u8::MAX;

/// The part of a shape that is joined to a joint. Its joints get places.
fn part(shape: &Shape, colours: &Colours, first: u8, place: &mut [u8; MOST_JOINTS]) -> Part {
    let mut word = Writer::new();
    word.push(1, 1);
    let mut size = 0;
    let mut longs = 0;
    let mut order = [0; MOST_JOINTS];
    (order[0], place[usize::from(first)]) = (first, 0);
    let (mut found, mut next) = (1, 0);
    while next < found {
        let joint = order[usize::from(next) % MOST_JOINTS];
        word.unary(shape.degree(joint) - 3);
        word.push(shape.joints[usize::from(joint)].long.into(), 1);
        // The arms that no joint before has, by their colours; then in the lowest bits their ends' places, the coins, and the
        // ends.
        let mut keys: SmallVec<[u64; 4]> = SmallVec::new();
        let mut is_half = false;
        for &arm in shape.arms(joint) {
            let at = place.get(usize::from(arm.to)).copied().unwrap_or(NONE);
            if at < next {
                continue;
            }
            if arm.to == joint {
                // A chain that leads back is there twice.
                is_half = !is_half;
                if !is_half {
                    continue;
                }
            }
            let key = beyond(colours, arm) << 18
                | u64::from(at) << 10
                | u64::from(arm.coins) << 8
                | u64::from(arm.to);
            let mut to = keys.len();
            keys.push(key);
            while to > 0 && keys[to - 1] > key {
                keys.swap(to - 1, to);
                to -= 1;
            }
        }
        size += keys.len() as u8;
        longs += shape.joints[usize::from(joint)].long;
        for key in keys {
            let (to, coins) = (key as u8, (key >> 8 & 3) as u8);
            let (mut bits, mut len) = (0, 1);
            if let Some(at) = place.get_mut(usize::from(to)) {
                if *at == NONE {
                    (bits, len) = (0b01, 2);
                    *at = found;
                    order[usize::from(found) % MOST_JOINTS] = to;
                    found += 1;
                } else {
                    let width = width(found - next);
                    (bits, len) = (0b11 | u64::from(*at - next) << 2, 2 + width);
                }
            }
            word.push(bits | ((1 << coins) - 1) << len, len + u32::from(coins) + 1);
        }
        next += 1;
    }
    Part { code: word.finish(), size, is_odd: (size ^ longs ^ found) % 2 == 1 }
}

/// The shape that a word tells; none if it is not a word of any.
pub(super) fn read(code: &[u64]) -> Option<Shape> {
    let mut word = Reader { code, at: 0 };
    let mut long: SmallVec<[u8; 24]> = SmallVec::new();
    let mut chains = Chains::new();
    // The arms that joints have already, those of joints that are still to come included.
    let mut counts: SmallVec<[u8; 24]> = SmallVec::from_elem(0, 1);
    if word.take(1)? == 0 {
        return None;
    }
    let mut ends = 0_usize;
    while long.len() < counts.len() {
        let joint = long.len();
        let degree = 3 + word.unary()?;
        let is_long = word.take(1)? as u8;
        long.push(is_long);
        while counts[joint] + is_long < degree {
            let to = match word.unary_to(2)? {
                0 => GROUND,
                1 => {
                    counts.push(0);
                    (counts.len() - 1) as u8
                }
                _ => {
                    let there = (counts.len() - joint) as u8;
                    joint as u8 + word.take(width(there))? as u8
                }
            };
            let coins = word.unary()?;
            counts[joint] += 1;
            if to != GROUND {
                *counts.get_mut(usize::from(to))? += 1;
            }
            ends += 2;
            if coins > 2 || counts.len() > MOST_JOINTS || ends > 256 {
                return None;
            }
            chains.push((joint as u8, to, coins));
        }
        if counts[joint] + is_long != degree {
            return None;
        }
    }
    // What comes after it is nothing.
    let (whole, bits) = (word.at / 64, word.at % 64);
    let rest = code.iter().enumerate().skip(whole);
    let rest =
        rest.fold(0, |rest, (i, &piece)| rest | if i == whole { piece >> bits } else { piece });
    (rest == 0 && code.last() != Some(&0)).then(|| Shape::new(&long, &chains))
}

/// A word that is written bit by bit.
struct Writer {
    code: Code,
    /// The bits that are not in `code` yet: less than 64.
    last: u64,
    count: u32,
}

impl Writer {
    fn new() -> Writer {
        Writer { code: Code::new(), last: 0, count: 0 }
    }

    /// Adds the lowest `len` bits of `bits`, which has no others, less than 64.
    #[inline]
    fn push(&mut self, bits: u64, len: u32) {
        self.last |= bits << self.count;
        if self.count + len >= 64 {
            self.code.push(self.last);
            self.last = bits.checked_shr(64 - self.count).unwrap_or(0);
            self.count = self.count + len - 64;
        } else {
            self.count += len;
        }
    }

    /// Adds so many ones and a zero.
    #[inline]
    fn unary(&mut self, mut ones: u8) {
        while ones > 32 {
            self.push((1 << 32) - 1, 32);
            ones -= 32;
        }
        self.push((1 << ones) - 1, u32::from(ones) + 1);
    }

    #[inline]
    fn finish(mut self) -> Code {
        self.code.push(self.last);
        while self.code.last() == Some(&0) {
            self.code.pop();
        }
        self.code
    }
}

/// More zeros than a word ends with: three for each string.
const MOST_ZEROS: usize = 3 * 128 + 64;

/// A word that is read bit by bit.
struct Reader<'a> {
    code: &'a [u64],
    at: usize,
}

impl Reader<'_> {
    /// The next bits, less than 64: after the last piece zeros, but none where no word goes on.
    #[inline]
    fn take(&mut self, len: u32) -> Option<u64> {
        let (word, shift) = (self.at / 64, self.at as u32 % 64);
        self.at += len as usize;
        if self.at > 64 * self.code.len() + MOST_ZEROS {
            return None;
        }
        let mut bits = self.code.get(word).map_or(0, |word| word >> shift);
        if shift + len > 64 {
            bits |= self.code.get(word + 1).map_or(0, |next| next << (64 - shift));
        }
        Some(bits & ((1 << len) - 1))
    }

    /// The number of ones before the next zero, which are read with it; no more than `most` are read, and no zero after these.
    #[inline]
    fn unary_to(&mut self, most: u8) -> Option<u8> {
        let mut ones = 0;
        while ones < most && self.take(1)? == 1 {
            ones += 1;
        }
        Some(ones)
    }

    /// The number of ones before the next zero, which are read with it; none if there are more than a joint can have strings.
    #[inline]
    fn unary(&mut self) -> Option<u8> {
        self.unary_to(128).filter(|&ones| ones < 128)
    }
}

#[cfg(test)]
mod tests {
    use super::super::capture::take_all;
    use super::super::shape::contract;
    use super::*;
    use crate::board::Board;

    /// A word is read as the part that it was written for, and images of a position mostly have the same words.
    #[test]
    fn words() {
        let mut random = fastrand::Rng::with_seed(3);
        let (mut same, mut all, mut long) = (0, 0, 0);
        for (rows, cols) in [(3, 3), (4, 4), (2, 7), (7, 8)] {
            let board = Board::new(rows, cols).expect("a board");
            for _ in 0..200 {
                let few = random.u128(..) & random.u128(..) & random.u128(..);
                let undrawn = board.all() & !few;
                let words = |undrawn: u128| {
                    let graph = board.position(undrawn).expect("its lines").graph();
                    let (ends, at) = (graph.strings(), graph.strings_at());
                    let uncut = take_all(ends, &at, graph.all())?;
                    let mut words = Vec::new();
                    parts(&contract(ends, &at, uncut).0, |part| words.push(part));
                    words.sort_unstable_by(|one, other| one.code.cmp(&other.code));
                    Some(words)
                };
                let Some(here) = words(undrawn) else { continue };
                for part in &here {
                    let shape = read(&part.code).expect("a word");
                    let mut again = Vec::new();
                    parts(&shape, |part| again.push((part.size, part.is_odd, part.code)));
                    let [(size, is_odd, code)] = &again[..] else { panic!("{again:?}") };
                    assert_eq!((*size, *is_odd), (part.size, part.is_odd));
                    let mut third = Vec::new();
                    parts(&read(code).expect("a word"), |part| third.push(part.code));
                    assert_eq!(third.len(), 1);
                    long += usize::from(part.code.len() > 4);
                    // With another piece, or without the first one, it is no word.
                    assert!(read(&[&part.code[..], &[0]].concat()).is_none());
                    assert!(read(&[&part.code[..], &[1 << 63]].concat()).is_none());
                    assert!(read(&[part.code[0] & !1]).is_none());
                }
                for symmetry in board.symmetries() {
                    let image =
                        crate::bits(undrawn).fold(0, |set: u128, line| set | 1 << symmetry[line]);
                    same += usize::from(words(image).as_ref() == Some(&here));
                    all += 1;
                }
            }
        }
        assert!(5 * same > 4 * all && long > 20, "{same} of {all}, {long}");
    }

    /// Anything may stand in a file.
    #[test]
    fn what_is_no_word_is_refused() {
        let mut random = fastrand::Rng::with_seed(4);
        for i in 0..100_000 {
            let code: Vec<u64> = (0..i % 6).map(|_| random.u64(..) & random.u64(..)).collect();
            if let Some(shape) = read(&code) {
                let mut found = 0;
                parts(&shape, |part| found += usize::from(read(&part.code).is_some()));
                assert_eq!(found, 1, "{code:?}");
            }
        }
        assert!(read(&[u64::MAX; 40]).is_none());
    }
}
