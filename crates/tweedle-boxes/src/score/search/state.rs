//! Positions in which no box can be taken, up to what is worth the same.

use super::bits::Bits;
use super::code::{end, parts};
use super::loose::Loose;
use super::shortcuts::Shortcuts;
use super::tally::Tally;
use super::web::{Arm, GROUND, Joints, Web};
use crate::board::bits;
use crate::chains::chains;
use crate::position::Position;
use smallvec::SmallVec;

/// A position in which no box can be taken: the connected parts of its web, which are told apart by their words, and what
/// is loose, by its lengths.
///
/// The board does not matter, and neither does the place there.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(super) struct State {
    /// What is loose; then for each part a one and its word, in their order.
    pub(super) word: Bits,
    /// The counts of the parts.
    pub(super) tally: Tally,
    /// The boxes, of the parts and of what is loose.
    pub(super) boxes: u8,
    /// The number of parts.
    parts: u8,
}

/// A state, taken apart.
#[derive(Debug)]
pub(super) struct Opened {
    /// The words of the parts.
    pub(super) parts: Words,
    pub(super) loose: Loose,
}

pub(super) type Words = SmallVec<[Bits; 4]>;

/// The bits of the length of the code of chains, and of that of loops: the codes are no longer than the lines.
const LENGTHS: [u32; 2] = [6, 5];

impl State {
    /// The state of parts with these words and counts, with what is loose.
    #[inline]
    pub(super) fn of(
        words: &mut [Bits],
        tally: Tally,
        mut loose: Loose,
        shortcuts: Shortcuts,
    ) -> State {
        if shortcuts.pairs {
            loose.drop_pairs();
        }
        let mut state = State { tally, boxes: tally.boxes, ..State::default() };
        state.parts = words.len() as u8;
        if loose == Loose::default() {
            state.word.len = LENGTHS.iter().sum::<u32>() as u16;
        } else {
            state.boxes += loose.boxes() as u8;
            for (code, bits) in [loose.chains, loose.loops].into_iter().zip(LENGTHS) {
                let len = u64::BITS - code.leading_zeros();
                state.word.push(u64::from(len) | code << bits, bits + len);
            }
        }
        if words.len() > 1 {
            words.sort_unstable();
        }
        for word in words {
            state.word.push(1, 1);
            state.word.append(word);
        }
        state
    }

    /// The state of a position in which no box can be taken.
    pub(super) fn new(position: &Position, shortcuts: Shortcuts) -> State {
        let board = position.board();
        let sides = |number: usize| position.sides_left(number);
        let joints: Vec<usize> =
            (0..board.boxes()).filter(|&number| sides(number).count_ones() > 2).collect();
        // The chain from a joint along a line, and the joint at its end.
        let walk = |from: usize, mut line: usize| {
            let (mut at, mut boxes) = (from, 0);
            loop {
                let next = board.boxes_at(line).into_iter().find(|&next| next != at);
                let Some(next) = next else { return Arm { to: GROUND, boxes } };
                if let Some(to) = joints.iter().position(|&joint| joint == next) {
                    return Arm { to: to as u8, boxes };
                }
                boxes += 1;
                at = next;
                line = bits(sides(next) & !(1 << line)).next().unwrap_or(line);
            }
        };
        let mut web = Web::new();
        for (joint, &number) in joints.iter().enumerate() {
            bits(sides(number)).for_each(|line| web.add(joint as u8, walk(number, line)));
        }
        let mut loose = Loose::default();
        for chain in chains(position).iter().filter(|chain| chain.is_independent()) {
            let boxes = chain.boxes.len() as u32;
            if chain.is_loop() { loose.add_loop(boxes) } else { loose.add_chain(boxes) }
        }
        let (mut words, mut tally) = (Words::new(), Tally::default());
        parts(&web, ((1_u64 << joints.len()) - 1) as Joints, |part| {
            words.push(part.word);
            tally += part.tally;
        });
        State::of(&mut words, tally, loose, shortcuts)
    }

    /// How much it seems to take to search it: the fewer lines the less, and the less the more parts they are in, since
    /// the moves in one part change little when lines of the others are drawn. Between equals, the shorter word is
    /// of what is joined less.
    #[inline]
    pub(super) fn effort(&self) -> (i32, u16) {
        (i32::from(self.tally.lines) - 4 * i32::from(self.parts), self.word.len)
    }

    /// Takes a state apart.
    #[inline]
    pub(super) fn open(&self) -> Opened {
        let mut at = 0;
        let [chains, loops] = LENGTHS.map(|bits| {
            let len = self.word.get(at, bits) as u32;
            let from = at + bits as u16;
            at = from + len as u16;
            self.word.get(from, len)
        });
        let mut parts = Words::new();
        for part in 1..=self.parts {
            let end = if part == self.parts { self.word.len } else { end(&self.word, at + 1) };
            parts.push(self.word.part(at + 1, end));
            at = end;
        }
        Opened { parts, loose: Loose { chains, loops } }
    }
}
