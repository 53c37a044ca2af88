//! The moves in a part, found once and kept for a while.

use super::bits::Bits;
use super::code::{Part, parts, read};
use super::lists::{Hash, Lists, hash_of, head, of_head};
use super::off::Off;
use super::tally::Tally;
use super::web::{Arm, LONG, Web};
use smallvec::SmallVec;
use std::ops::ControlFlow;
use tweedle_engine::Control;

/// The moves in parts of positions, by the words of the parts. A part comes back beside others, and with other loose chains.
///
/// For each move there is a number: the boxes that it gives away, the two pieces that come off, and the number of parts that it
/// leaves; then for each of these parts a [`head`] with the hash of its word, and the word.
#[derive(Debug)]
pub(super) struct Choices {
    lists: Lists,
    /// Where lists are written first.
    scratch: Vec<u64>,
    is_pruned: bool,
}

/// A move in a part.
#[derive(Clone, Copy, Debug)]
pub(super) struct Choice {
    /// The boxes that are given away.
    pub(super) boxes: u8,
    /// What comes off: see [`Off`].
    pub(super) off: Off,
}

impl Choices {
    /// No lists yet; they are kept as long as they take about `most` bytes together. All moves are in a list, or,
    /// if it `is_pruned`, those that no other one dominates.
    pub(super) fn new(control: &Control, most: usize, is_pruned: bool) -> Choices {
        Choices { lists: Lists::new(control, most), scratch: Vec::new(), is_pruned }
    }

    /// Bytes held.
    pub(super) fn bytes(&self) -> usize {
        self.lists.bytes()
    }

    /// Asks for the list of the part with a word of this hash, if it is there.
    #[inline]
    pub(super) fn announce(&self, hash: Hash) {
        self.lists.announce_list(hash);
    }

    /// Calls `each` for the moves in the part with this word, with the counts of the part and with the parts that are left, until it
    /// breaks off. They are kept if it does not.
    pub(super) fn of(
        &mut self,
        word: &Bits,
        mut each: impl FnMut(Tally, Choice, &mut LeftParts<'_, '_>) -> ControlFlow<()>,
    ) -> ControlFlow<()> {
        let Choices { lists, scratch, is_pruned } = self;
        let hash = hash_of(word);
        if let Some((tally, mut code)) = lists.get(word, hash) {
            while let Some((choice, count)) = Choice::read(&mut code) {
                let mut left = LeftParts { code: &mut code, count, lists };
                each(tally, choice, &mut left)?;
                left.for_each(drop);
            }
            return ControlFlow::Continue(());
        }
        let tally = list(word, *is_pruned, scratch, |tally, choice, mut code, count| {
            each(tally, choice, &mut LeftParts { code: &mut code, count, lists })
        })?;
        lists.keep(word, hash, tally, scratch);
        ControlFlow::Continue(())
    }
}

impl Choice {
    /// The number for a move that leaves this number of parts.
    fn written(self, count: u8) -> u64 {
        let Off([one, other]) = self.off;
        u64::from_le_bytes([self.boxes, one, other, count, 0, 0, 0, 0])
    }

    /// Reads a move and the number of parts that it leaves.
    #[inline]
    fn read(code: &mut &[u64]) -> Option<(Choice, u8)> {
        let (&first, rest) = code.split_first()?;
        *code = rest;
        let [boxes, one, other, count, ..] = first.to_le_bytes();
        Some((Choice { boxes, off: Off([one, other]) }, count))
    }
}

/// Writes the list of the part with a word, and calls `each` for its moves, with the parts that are left and their number.
/// Returns the counts of the part.
fn list(
    word: &Bits,
    is_pruned: bool,
    code: &mut Vec<u64>,
    mut each: impl FnMut(Tally, Choice, &[u64], u8) -> ControlFlow<()>,
) -> ControlFlow<(), Tally> {
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
        parts(&web, joints, |Part { word, tally }| {
            count += 1;
            code.push(head(word.len, tally, hash_of(&word)));
            code.extend_from_slice(word.used());
        });
        let choice = Choice { boxes, off };
        code[start] = choice.written(count);
        // What leads to the same is there once.
        let (before, new) = code.split_at(start);
        if starts.iter().any(|&at| before[at..].starts_with(new)) {
            code.truncate(start);
        } else {
            starts.push(start);
            each(tally, choice, &code[start + 1..], count)?;
        }
    }
    ControlFlow::Continue(tally)
}

/// The parts that a move leaves. For each, the memory is asked for that tells where its list is.
#[derive(Debug)]
pub(super) struct LeftParts<'a, 'c> {
    code: &'a mut &'c [u64],
    count: u8,
    lists: &'a Lists,
}

impl Iterator for LeftParts<'_, '_> {
    type Item = (Part, Hash);

    #[inline]
    fn next(&mut self) -> Option<(Part, Hash)> {
        self.count = self.count.checked_sub(1)?;
        let (&first, rest) = self.code.split_first()?;
        let (len, tally, hash) = of_head(first);
        self.lists.announce(hash);
        let (words, rest) = rest.split_at_checked(Bits::count(len))?;
        *self.code = rest;
        Some((Part { word: Bits::of(len, words), tally }, hash))
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
