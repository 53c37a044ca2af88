//! Sets of lines that are worth the same, by the symmetries of the board and at its corners.

use super::set::Set;
use crate::board::{Board, bits};

/// The most symmetries of a board.
const MOST: usize = 8;

/// The symmetries of a board that map the lines of a position to themselves, and the corners, where two lines
/// lead from one box to the ground: if only one of them is left, it does not matter which.
#[derive(Debug)]
pub(super) struct Images {
    /// What the symmetries make of each line. The first is the identity. At the corners they do not exchange
    /// the lines, so that a set with the first of two lines has images with the first.
    of: [[Set; MOST]; 64],
    count: usize,
    corners: Vec<[Set; 2]>,
}

/// The images of a set.
#[derive(Clone, Copy, Debug)]
pub(super) struct ImagesOf {
    set: Set,
    images: [Set; MOST],
}

impl Images {
    /// The images of sets of these lines; each set is its own only one, if not `all` are wanted.
    pub(super) fn new(board: Board, lines: &[usize], all: bool) -> Images {
        let number = |line: usize| lines.iter().position(|&other| other == line);
        let mut images = Images { of: [[0; MOST]; 64], count: 0, corners: Vec::new() };
        if all {
            let pair = |corner: usize| {
                let outer =
                    bits(board.box_lines(corner)).filter(|&line| board.boxes_at(line).len() == 1);
                <[Set; 2]>::try_from(outer.filter_map(number).map(|i| 1 << i).collect::<Vec<Set>>())
                    .ok()
            };
            images.corners = (0..board.boxes()).filter_map(pair).collect();
        }
        for symmetry in board.symmetries().iter().take(if all { MOST } else { 1 }) {
            let images_of = lines.iter().map(|&line| number(symmetry[line]).map(|i| 1 << i));
            let Some(mut images_of) = images_of.collect::<Option<Vec<Set>>>() else { continue };
            for [first, second] in &images.corners {
                let [first, second] = [first, second].map(|line| line.trailing_zeros() as usize);
                if images_of[first] > images_of[second] {
                    images_of.swap(first, second);
                }
            }
            images_of.iter().zip(&mut images.of).for_each(|(&image, of)| of[images.count] = image);
            images.count += 1;
        }
        images
    }

    /// The images of a set that is the least of its own.
    #[inline]
    pub(super) fn images_of(&self, set: Set) -> ImagesOf {
        let images = self.without(&ImagesOf { set, images: [0; MOST] }, set);
        ImagesOf { set, images }
    }

    /// The least of the sets that are worth as much as `set`, a part of the set with these images.
    #[inline]
    pub(super) fn least(&self, of: &ImagesOf, set: Set) -> Set {
        let images = self.without(of, of.set & !self.turned(set));
        images[1..self.count].iter().fold(images[0], |least, &image| least.min(image))
    }

    /// The images with those of some lines exchanged: without them, or with them.
    #[inline]
    fn without(&self, of: &ImagesOf, mut lines: Set) -> [Set; MOST] {
        let mut images = of.images;
        while lines != 0 {
            let of = &self.of[(lines.trailing_zeros() & 63) as usize];
            for i in 0..MOST {
                images[i] ^= of[i];
            }
            lines &= lines - 1;
        }
        images
    }

    /// The set with the first line at a corner where there is only the second.
    #[inline]
    pub(super) fn turned(&self, mut set: Set) -> Set {
        for &[first, second] in &self.corners {
            let has_second_only = set & (first | second) == second;
            set ^= (first | second) & u64::from(has_second_only).wrapping_neg();
        }
        set
    }
}
