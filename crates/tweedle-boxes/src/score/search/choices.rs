//! The moves in a part, found once and kept for a while.

use super::bits::{Bits, hash};
use super::code::{Part, parts, read};
use super::off::Off;
use super::tally::Tally;
use super::web::{Arm, LONG, Web};
use smallvec::SmallVec;
use std::ops::ControlFlow;
use tweedle_engine::Control;

/// The moves in parts of positions, by the words of the parts. A part comes back beside others, and with other loose chains;
/// what was found for one is forgotten when another one has its place.
#[derive(Debug)]
pub(super) struct Choices {
    slots: Vec<Slot>,
    filled: usize,
    /// The most slots, and the most bytes.
    most: usize,
    room: usize,
    bytes: usize,
    control: Control,
    /// Where lists are written first.
    scratch: Vec<u64>,
    is_pruned: bool,
}

#[derive(Debug, Default)]
struct Slot {
    word: Bits,
    list: List,
}

/// The tally of a part, and its moves.
#[derive(Debug, Default)]
pub(super) struct List {
    pub(super) tally: Tally,
    /// For each move a word of eight bytes: the boxes that it gives away, the boxes that the other player may leave, the
    /// number of parts that it leaves, the two pieces that come off; then each of these parts: the length of its word and
    /// its tally, and its word.
    code: Box<[u64]>,
}

/// A move in a part.
#[derive(Clone, Copy, Debug)]
pub(super) struct Choice {
    /// The boxes that are given away.
    pub(super) boxes: u8,
    /// What comes off: see [`Off`].
    pub(super) off: Off,
}

/// The bytes that a list takes about, with its slot.
const USUAL: usize = 416;

/// The slots of lists that are not empty any more.
const FIRST: usize = 1 << 5;

impl Choices {
    /// No lists yet; they are kept as long as they take about `most` bytes together. All moves are in a list, or,
    /// if it `is_pruned`, those that no other one dominates.
    pub(super) fn new(control: &Control, most: usize, is_pruned: bool) -> Choices {
        Choices {
            slots: Vec::new(),
            filled: 0,
            most: most / USUAL,
            room: most,
            bytes: 0,
            control: control.clone(),
            scratch: Vec::new(),
            is_pruned,
        }
    }

    /// Doubles the number of slots, if there is room. If not, it stays as it is.
    fn grow(&mut self) {
        let len = (2 * self.slots.len()).max(FIRST).min(self.most);
        let bytes = len * size_of::<Slot>();
        let mut slots = Vec::new();
        if self.control.take(bytes).is_err() {
            self.most = self.slots.len();
            return;
        }
        if slots.try_reserve_exact(len).is_err() {
            self.control.give(bytes);
            self.most = self.slots.len();
            return;
        }
        slots.resize_with(len, Slot::default);
        let (old, held) = (std::mem::replace(&mut self.slots, slots), self.bytes);
        (self.bytes, self.filled) = (bytes, 0);
        for slot in old.into_iter().filter(|slot| slot.word.len > 0) {
            let place = place(&slot.word, len);
            // Two slots that were one each may fall together.
            if self.slots[place].word.len == 0 {
                self.bytes += slot.list.bytes();
                self.filled += 1;
                self.slots[place] = slot;
            }
        }
        self.control.give((held + bytes).saturating_sub(self.bytes));
    }

    /// Bytes held.
    pub(super) fn bytes(&self) -> usize {
        self.bytes
    }

    /// Calls `each` for the moves in the part with this word, with the counts of the part and with the parts that are left, until it
    /// breaks off. They are kept if it does not.
    pub(super) fn of(
        &mut self,
        word: &Bits,
        mut each: impl FnMut(Tally, Choice, LeftParts<'_>) -> ControlFlow<()>,
    ) -> ControlFlow<()> {
        let mut at = place(word, self.slots.len());
        if let Some(slot) = self.slots.get(at).filter(|slot| slot.word == *word) {
            return slot
                .list
                .choices()
                .try_for_each(|(choice, left)| each(slot.list.tally, choice, left));
        }
        let list = List::new(word, self.is_pruned, &mut self.scratch, each)?;
        if 2 * self.filled >= self.slots.len() && self.slots.len() < self.most {
            self.grow();
            at = place(word, self.slots.len());
        }
        let (new, Some(slot)) = (list.bytes(), self.slots.get_mut(at)) else {
            return ControlFlow::Continue(());
        };
        let old = slot.list.bytes();
        if self.bytes + new - old > self.room || self.control.take(new).is_err() {
            return ControlFlow::Continue(());
        }
        self.control.give(old);
        self.bytes = self.bytes + new - old;
        self.filled += usize::from(slot.word.len == 0);
        *slot = Slot { word: *word, list };
        ControlFlow::Continue(())
    }
}

/// The place of a word among `len` slots.
#[inline]
fn place(word: &Bits, len: usize) -> usize {
    ((u128::from(hash(&word.words)) * len as u128) >> 64) as usize
}

impl Drop for Choices {
    fn drop(&mut self) {
        self.control.give(self.bytes);
    }
}

impl List {
    fn new(
        word: &Bits,
        is_pruned: bool,
        code: &mut Vec<u64>,
        mut each: impl FnMut(Tally, Choice, LeftParts<'_>) -> ControlFlow<()>,
    ) -> ControlFlow<(), List> {
        let mut web = Web::new();
        let (joints, _) = read(word, 0, &mut web, 0);
        code.clear();
        let tally = web.tally(joints);
        let mut starts: SmallVec<[usize; 64]> = SmallVec::new();
        for (joint, arm) in web.chains(joints) {
            if is_pruned && is_dominated(&web, joint, arm) {
                continue;
            }
            let (mut web, mut off) = (web.clone(), Off::default());
            let boxes = open(&mut web, joint, arm, &mut off);
            let start = code.len();
            code.push(0);
            let mut count = 0;
            parts(&web, joints, |part| {
                count += 1;
                let Tally { boxes, lines } = part.tally;
                let [low, high] = part.word.len.to_le_bytes();
                code.push(u64::from_le_bytes([low, high, boxes, lines, 0, 0, 0, 0]));
                code.extend(&part.word.words[..usize::from(part.word.len).div_ceil(64)]);
            });
            let [one, other] = off.0;
            code[start] = u64::from_le_bytes([boxes, one, other, count, 0, 0, 0, 0]);
            // What leads to the same is there once.
            let (before, new) = code.split_at(start);
            if starts.iter().any(|&at| before[at..].starts_with(new)) {
                code.truncate(start);
            } else {
                starts.push(start);
                let choice = Choice { boxes, off: Off([one, other]) };
                each(tally, choice, LeftParts { code: &code[start + 1..], count })?;
            }
        }
        ControlFlow::Continue(List { tally, code: code.as_slice().into() })
    }

    fn bytes(&self) -> usize {
        size_of_val(&*self.code)
    }

    /// The moves, each with the parts that it leaves.
    pub(super) fn choices(&self) -> impl Iterator<Item = (Choice, LeftParts<'_>)> {
        let mut rest = &*self.code;
        std::iter::from_fn(move || {
            let (&head, after) = rest.split_first()?;
            let [boxes, one, other, count, ..] = head.to_le_bytes();
            let parts = LeftParts { code: after, count };
            rest = after;
            for _ in 0..count {
                let len = (*rest.first()? & 0xFFFF) as usize;
                rest = rest.get(1 + len.div_ceil(64)..)?;
            }
            Some((Choice { boxes, off: Off([one, other]) }, parts))
        })
    }
}

/// The parts that a move leaves.
#[derive(Debug)]
pub(super) struct LeftParts<'a> {
    code: &'a [u64],
    count: u8,
}

impl Iterator for LeftParts<'_> {
    type Item = Part;

    #[inline]
    fn next(&mut self) -> Option<Part> {
        self.count = self.count.checked_sub(1)?;
        let (head, after) = self.code.split_first()?;
        let [low, high, boxes, lines, ..] = head.to_le_bytes();
        let len = u16::from_le_bytes([low, high]);
        let (words, rest) = after.split_at_checked(usize::from(len).div_ceil(64))?;
        self.code = rest;
        let mut word = Bits { len, ..Bits::default() };
        word.words.iter_mut().zip(words).for_each(|(to, &from)| *to = from);
        Some(Part { word, tally: Tally { boxes, lines } })
    }
}

/// True if a long chain has a shorter long one beside it, between the same ends.
fn is_dominated(web: &Web, joint: u8, arm: Arm) -> bool {
    let is_better = |other: &Arm| other.to == arm.to && (LONG..arm.boxes).contains(&other.boxes);
    web.arms(joint).iter().any(is_better)
}

/// Takes the chain of an arm away, with what is taken along with it. Returns the number of boxes.
fn open(web: &mut Web, joint: u8, arm: Arm, off: &mut Off) -> u8 {
    web.cut(joint, arm);
    if arm.to == joint && web.degree(joint) == 1 {
        // A loop at the end of a stem, opened: one chain with the joint and the stem.
        let Some(&stem) = web.arms(joint).first() else { return arm.boxes };
        web.cut(joint, stem);
        web.settle(stem.to, off);
        return arm.boxes + 1 + stem.boxes;
    }
    web.settle(joint, off);
    if arm.to != joint {
        web.settle(arm.to, off);
    }
    arm.boxes
}
