//! Words for connected shapes, which are mostly the same if the shapes are, and never if they are not.
//!
//! A one comes first. Then the joints come in an order of their own. Of each there are five numbers in unary, ones and a zero: of
//! its strings, less three, of its long legs, and of its chains to the ground without coins, of one and of two coins; and then each
//! other arm that no joint before it has: 0 if it leads to the joint that is the next one in the order, 1 and a number if to one
//! that is there already; and its number of coins in unary. So the word tells the shape. To begin with the joints, and to go on with their arms, by colours
//! that do not depend on how they were numbered, makes the words of equal shapes equal; if joints of one colour differ
//! nevertheless, a shape may have several words. It is then valued more than once, and no value is wrong for it.

use super::bits::{Code, Reader, Writer};
use super::shape::{Arm, Chains, Ends, MOST_JOINTS, Shape};
use crate::board::MOST_LINES;
use crate::colours::{of_length, spread, width};
use smallvec::SmallVec;
use std::hint::select_unpredictable as select;

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

/// The memory in which the words of shapes are found, by the numbers of joints; no number is out of bounds.
#[derive(Debug)]
pub(super) struct Namer {
    /// The colours of joints by the chains there alone, and with those of the neighbours.
    alone: [u64; 256],
    colours: [u64; 256],
    /// The places of joints in the order, or [`NONE`].
    places: [u8; 256],
    order: [u8; 256],
    word: Writer,
}

/// No place in the order yet. It comes after every place.
const NONE: u8 = u8::MAX;

impl Namer {
    pub(super) fn new() -> Namer {
        Namer {
            alone: [0; 256],
            colours: [0; 256],
            places: [NONE; 256],
            order: [0; 256],
            word: Writer::new(),
        }
    }

    /// Calls `each` for every connected part of a shape.
    #[inline]
    pub(super) fn parts(&mut self, shape: &Shape, mut each: impl FnMut(Part)) {
        let mut left = self.paint(shape);
        self.places = [NONE; 256];
        while left > 0 {
            // What has a place is in a part that was found before.
            let mut first = u64::MAX;
            let places = self.places.iter().zip(&self.colours).zip(0..);
            for (joint, ((&place, colour), number)) in shape.joints().iter().zip(places) {
                let is_left = (place == NONE) & joint.is_there();
                let colour = if is_left { colour & !0xFF | number } else { u64::MAX };
                first = first.min(colour);
            }
            let (part, joints) = self.part(shape, first as u8);
            each(part);
            left = left.saturating_sub(joints);
        }
    }

    /// Finds the colours of joints, by the chains there alone, and then with the colours of the neighbours. Returns their number.
    #[inline]
    fn paint(&mut self, shape: &Shape) -> u8 {
        for (alone, joint) in self.alone.iter_mut().zip(shape.joints()) {
            *alone = joint.colour();
        }
        let mut count = 0;
        for joint in 0..shape.joints().len() as u8 {
            let (arms, four) = shape.four(joint);
            count += u8::from(shape.joint(joint).is_there());
            let beyond = |arm: Arm| {
                spread(self.alone[usize::from(arm.to)].wrapping_add(of_length(arm.coins)))
            };
            let mut sum = self.alone[usize::from(joint)].rotate_left(17);
            for (i, arm) in (0..).zip(four) {
                sum = sum.wrapping_add(select(i < arms, beyond(arm), 0));
            }
            if arms > 4 {
                for &arm in &shape.arms(joint)[4..] {
                    sum = sum.wrapping_add(beyond(arm));
                }
            }
            self.colours[usize::from(joint)] = sum >> 1;
        }
        count
    }

    /// The part of a shape that is joined to a joint, and its number of joints, which get places.
    fn part(&mut self, shape: &Shape, first: u8) -> (Part, u8) {
        let Namer { colours, places, order, word, .. } = self;
        word.push(1, 1);
        let (mut size, mut longs) = (0, 0);
        (order[0], places[usize::from(first)]) = (first, 0);
        let (mut found, mut next) = (1_u8, 0);
        let mut many = Vec::new();
        while next < found {
            let joint = order[usize::from(next)];
            let here = shape.joint(joint);
            let [bare, one, two, _] = here.legs;
            let more = here.degree() - 3;
            let numbers = [more, here.long, bare, one, two];
            if more <= 4 {
                let (mut bits, mut len) = (0, 0);
                for ones in numbers {
                    bits |= ((1 << ones) - 1) << len;
                    len += u32::from(ones) + 1;
                }
                word.push(bits, len);
            } else {
                for ones in numbers {
                    word.unary(ones);
                }
            }
            longs += here.long;
            size += bare + one + two;
            // The arms that no joint before has, by their colours; then in the lowest bits their ends' places, the coins, and the
            // ends.
            let key = |arm: Arm| {
                let place = places[usize::from(arm.to)];
                let beyond = colours[usize::from(arm.to)].wrapping_add(of_length(arm.coins));
                let key = beyond << 18
                    | u64::from(place) << 10
                    | u64::from(arm.coins) << 8
                    | u64::from(arm.to);
                select(place < next, u64::MAX, key)
            };
            let (arms, four) = shape.four(joint);
            let mut few = [u64::MAX; 4];
            let keys = if arms <= 4 {
                for ((i, arm), to) in (0..).zip(four).zip(&mut few) {
                    *to = select(i < arms, key(arm), u64::MAX);
                }
                sort(&mut few);
                &few[..]
            } else {
                many.clear();
                many.extend(shape.arms(joint).iter().map(|&arm| key(arm)));
                many.sort_unstable();
                &many[..]
            };
            let mut is_half = false;
            for &key in keys {
                if key == u64::MAX {
                    break;
                }
                let (to, coins) = (key as u8, (key >> 8 & 3) as u32);
                if to == joint {
                    // A chain that leads back is there twice.
                    is_half = !is_half;
                    if !is_half {
                        continue;
                    }
                }
                size += 1;
                let place = &mut places[usize::from(to)];
                let (mut bits, mut len) = (0, 1);
                if *place == NONE {
                    *place = found;
                    order[usize::from(found)] = to;
                    found += 1;
                } else {
                    (bits, len) = (1 | u64::from(*place - next) << 1, 1 + width(found - next));
                }
                word.push(bits | ((1 << coins) - 1) << len, len + coins + 1);
            }
            next += 1;
        }
        (Part { code: word.take(), size, is_odd: (size ^ longs ^ found) % 2 == 1 }, found)
    }
}

/// Sorts four numbers, without branches that are hard to predict.
#[inline]
fn sort(numbers: &mut [u64; 4]) {
    for (one, other) in [(0, 1), (2, 3), (0, 2), (1, 3), (1, 2)] {
        let (a, b) = (numbers[one], numbers[other]);
        (numbers[one], numbers[other]) = (a.min(b), a.max(b));
    }
}

/// Reads the shape that a word tells; none if it is not a word of any.
pub(super) fn read(code: &[u64], into: &mut Shape) -> Option<()> {
    let mut word = Reader::new(code);
    let mut joints: SmallVec<[Ends; 24]> = SmallVec::new();
    let mut chains = Chains::new();
    // The strings that joints have already, those of joints that are still to come included.
    let (mut counts, mut found) = ([0_u8; 256], 1);
    let mut all = 0_usize;
    if word.window() & 1 == 0 {
        return None;
    }
    word.skip(1)?;
    while joints.len() < found {
        let joint = joints.len();
        let [more, long, bare, one, two] = word.unary()?;
        let (degree, here) = (3 + usize::from(more), [long, bare, one, two]);
        let mut count = usize::from(counts[joint]) + here.map(usize::from).iter().sum::<usize>();
        all += here.map(usize::from).iter().sum::<usize>();
        joints.push(Ends { long, legs: [bare, one, two, 0] });
        while count < degree {
            let window = word.window();
            let (to, len) = if window & 1 == 0 {
                found += 1;
                (found - 1, 1)
            } else {
                let width = width((found - joint) as u8);
                (joint + (window >> 1 & ((1 << width) - 1)) as usize, 1 + width)
            };
            let coins = (window >> len).trailing_ones();
            word.skip(len + coins + 1)?;
            all += 1;
            count += if to == joint { 2 } else { 1 };
            if coins > 2 || found > MOST_JOINTS || to >= found || all > MOST_LINES {
                return None;
            }
            counts[to] += 1;
            chains.push((joint as u8, to as u8, coins as u8));
        }
        if count != degree || long > 1 || all > MOST_LINES {
            return None;
        }
    }
    word.is_at_end().then(|| into.set(&joints, &chains))
}

#[cfg(test)]
mod tests {
    use super::super::capture::take_all;
    use super::super::shape::contract;
    use super::*;
    use crate::board::Board;
    use crate::graph::StringsAndCoins;

    fn parts(shape: &Shape, each: impl FnMut(Part)) {
        Namer::new().parts(shape, each);
    }

    fn shape_of(code: &[u64]) -> Option<Shape> {
        let mut shape = Shape::empty();
        read(code, &mut shape).map(|()| shape)
    }

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
                    let shape = shape_of(&part.code).expect("a word");
                    let mut again = Vec::new();
                    parts(&shape, |part| again.push((part.size, part.is_odd, part.code)));
                    let [(size, is_odd, code)] = &again[..] else { panic!("{again:?}") };
                    assert_eq!((*size, *is_odd), (part.size, part.is_odd));
                    let mut third = Vec::new();
                    parts(&shape_of(code).expect("a word"), |part| third.push(part.code));
                    assert_eq!(third.len(), 1);
                    long += usize::from(part.code.len() > 4);
                    // With another piece, or without the first one, it is no word.
                    assert!(shape_of(&[&part.code[..], &[0]].concat()).is_none());
                    assert!(shape_of(&[&part.code[..], &[1 << 63]].concat()).is_none());
                    assert!(shape_of(&[part.code[0] & !1]).is_none());
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

    /// Coins with many strings, of a random order: their words are read, and do not depend on the order.
    #[test]
    fn joints_with_many_strings() {
        let mut random = fastrand::Rng::with_seed(5);
        for (bare, short, double, loops) in [
            (1, 3, 0, 0),
            (5, 2, 4, 1),
            (20, 20, 3, 2),
            (70, 0, 5, 3),
            (0, 40, 1, 0),
            (120, 2, 1, 0),
        ] {
            let mut strings: Vec<String> = (0..bare).map(|_| "a-".to_owned()).collect();
            strings.extend((0..short).flat_map(|i| [format!("a-s{i}"), format!("s{i}-b")]));
            strings.extend((0..double).map(|_| "a-b".to_owned()));
            strings.extend(
                (0..loops)
                    .flat_map(|i| [format!("b-l{i}"), format!("l{i}-m{i}"), format!("m{i}-b")]),
            );
            let mut words = Vec::new();
            for _ in 0..20 {
                random.shuffle(&mut strings);
                let graph: StringsAndCoins = strings.join(", ").parse().expect("a graph");
                let shape = contract(graph.strings(), &graph.strings_at(), graph.all()).0;
                parts(&shape, |part| {
                    let mut again = Vec::new();
                    parts(&shape_of(&part.code).expect("a word"), |part| again.push(part));
                    assert_eq!(again, std::slice::from_ref(&part));
                    assert_eq!(usize::from(part.size), bare + short + double + loops);
                    words.push(part);
                });
            }
            assert!(words.len() == 20 && words.iter().all(|word| *word == words[0]), "{words:?}");
        }
    }

    /// Anything may stand in a file.
    #[test]
    fn what_is_no_word_is_refused() {
        let mut random = fastrand::Rng::with_seed(4);
        for i in 0..100_000 {
            let code: Vec<u64> = (0..i % 6).map(|_| random.u64(..) & random.u64(..)).collect();
            if let Some(shape) = shape_of(&code) {
                let mut found = 0;
                parts(&shape, |part| found += usize::from(shape_of(&part.code).is_some()));
                assert_eq!(found, 1, "{code:?}");
            }
        }
        assert!(shape_of(&[u64::MAX; 40]).is_none());
    }
}
