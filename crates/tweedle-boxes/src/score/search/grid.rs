//! The lines and boxes of a position, and what is joined to what.

use super::images::Images;
use super::loose::Loose;
use super::set::Set;
use super::shortcuts::Shortcuts;
use crate::board::{Lines, bits};
use crate::position::Position;

/// No box: beyond the frame. A board has fewer boxes.
pub(super) const GROUND: u8 = 63;

/// The lines that are left in the position that is searched, numbered from 0, and its boxes.
#[derive(Debug)]
pub(super) struct Grid {
    /// The lines of each box.
    at: [Set; 64],
    boxes: u8,
    /// The exclusive or of the numbers of the boxes at each line; one of them may be [`GROUND`].
    across: [u8; 64],
    /// The lines of the board.
    lines: Vec<usize>,
    pub(super) images: Images,
    pub(super) shortcuts: Shortcuts,
}

/// A set of lines with which no box can be taken, up to what is worth the same. A box with three or four sides
/// left is a joint; what is not joined to any is loose.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Default)]
pub(super) struct State {
    pub(super) joined: Set,
    pub(super) loose: Loose,
    /// The number of boxes left.
    pub(super) boxes: u8,
}

/// A way along boxes with two sides left.
#[derive(Clone, Copy, Debug)]
pub(super) struct Walk {
    pub(super) boxes: u32,
    pub(super) lines: Set,
    /// Where it ends: a joint, the box where it began, or [`GROUND`].
    pub(super) end: u8,
}

impl Grid {
    /// The grid of a position with at most 64 lines left.
    pub(super) fn new(position: &Position, shortcuts: Shortcuts) -> Grid {
        let board = position.board();
        let lines: Vec<usize> = bits(position.undrawn()).collect();
        let (mut at, mut across) = ([0; 64], [0; 64]);
        for (i, &line) in lines.iter().enumerate() {
            let boxes = board.boxes_at(line);
            boxes.iter().for_each(|&number| at[number] |= 1 << i);
            across[i] = boxes.iter().fold(0, |all, &number| all ^ number as u8);
            if boxes.len() == 1 {
                across[i] ^= GROUND;
            }
        }
        let images = Images::new(board, &lines, shortcuts.images);
        Grid { at, boxes: board.boxes() as u8, across, lines, images, shortcuts }
    }

    /// The set of those of these lines that the grid has.
    pub(super) fn set(&self, lines: Lines) -> Set {
        let bit = |(i, &line): (usize, &usize)| ((lines >> line & 1) as Set) << i;
        self.lines.iter().enumerate().map(bit).fold(0, |set, bit| set | bit)
    }

    /// The numbers of all boxes.
    pub(super) fn boxes(&self) -> std::ops::Range<u8> {
        0..self.boxes
    }

    /// The sides of a box, of these lines.
    #[inline]
    pub(super) fn sides(&self, number: u8, set: Set) -> Set {
        self.at[usize::from(number & 63)] & set
    }

    /// From a box along a line of it, through boxes with two sides left.
    #[inline]
    pub(super) fn walk(&self, set: Set, from: u8, line: u32) -> Walk {
        let (mut line, mut at) = (line, from ^ self.across[(line & 63) as usize]);
        let mut walk = Walk { boxes: 0, lines: 1 << line, end: GROUND };
        while at != GROUND && at != from {
            let onwards = self.sides(at, set) & !(1 << line);
            if has_more(onwards, 1) {
                break;
            }
            walk.boxes += 1;
            walk.lines |= onwards;
            line = onwards.trailing_zeros();
            at ^= self.across[(line & 63) as usize];
        }
        walk.end = at;
        walk
    }

    /// Moves the chain or loop of a box to what is loose, if it is no joint and joined to none.
    #[inline]
    pub(super) fn set_apart(&self, state: &mut State, number: u8) {
        let mut sides = self.sides(number, state.joined);
        if !has_more(sides, 1) || has_more(sides, 2) {
            return;
        }
        let first = self.walk(state.joined, number, sides.trailing_zeros());
        if first.end == number {
            state.joined &= !first.lines;
            state.loose.add_loop(first.boxes + 1);
            return;
        }
        if first.end != GROUND {
            return;
        }
        sides &= sides - 1;
        let second = self.walk(state.joined, number, sides.trailing_zeros());
        if second.end != GROUND {
            return;
        }
        state.joined &= !(first.lines | second.lines);
        let boxes = first.boxes + second.boxes + 1;
        // Two equal short chains are worth nothing (see `Shortcuts`).
        if self.shortcuts.pairs && boxes <= 2 && state.loose.take_chain(boxes) {
            state.boxes -= 2 * boxes as u8;
        } else {
            state.loose.add_chain(boxes);
        }
    }

    /// The state with these lines, if no box can be taken.
    pub(super) fn state(&self, lines: Set) -> State {
        let boxes = self.boxes().filter(|&number| self.sides(number, lines) != 0).count() as u8;
        let mut state = State { joined: lines, loose: Loose::default(), boxes };
        for number in self.boxes() {
            self.set_apart(&mut state, number);
        }
        let turned = self.images.turned(state.joined);
        state.joined = self.images.least(&self.images.images_of(turned), turned);
        state
    }
}

/// True if a set has more than one line, or more than two. (To count them takes longer.)
#[inline]
pub(super) fn has_more(set: Set, than: u32) -> bool {
    let less = |set: Set| set & set.wrapping_sub(1);
    if than == 1 { less(set) != 0 } else { less(less(set)) != 0 }
}
