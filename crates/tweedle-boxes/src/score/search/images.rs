//! Sets of lines that are worth the same, by the symmetries of the board and at its corners.

use super::grid::Set;
use crate::board::{Board, bits};

/// The symmetries of a board that map the lines of a position to themselves.
#[derive(Debug)]
pub(super) struct Images {
    /// What each symmetry but the identity makes of a set, byte by byte.
    symmetries: Vec<Vec<[Set; 256]>>,
    /// Pairs of lines that lead from one box to the ground. If only one of them is left, it does not
    /// matter which.
    corners: Vec<[Set; 2]>,
}

impl Images {
    /// None, so that each set is its own image.
    pub(super) fn none() -> Images {
        Images { symmetries: Vec::new(), corners: Vec::new() }
    }

    /// The images of the sets of these lines.
    pub(super) fn new(board: Board, lines: &[usize]) -> Images {
        let number = |line: usize| lines.iter().position(|&other| other == line);
        let symmetries = board.symmetries().into_iter().skip(1).filter_map(|symmetry| {
            let bytes = lines.chunks(8).map(|eight| {
                let image = eight.iter().map(|&line| number(symmetry[line]).map(|i| 1 << i));
                let image = image.collect::<Option<Vec<Set>>>()?;
                let of = |byte: u128| bits(byte).filter_map(|i| image.get(i)).fold(0, |all, one| all | one);
                Some(std::array::from_fn(|byte| of(byte as u128)))
            });
            bytes.collect::<Option<Vec<[Set; 256]>>>()
        });
        let corners = (0..board.boxes()).filter_map(|corner| {
            let outer = bits(board.box_lines(corner)).filter(|&line| board.boxes_at(line).len() == 1);
            let outer: Vec<Set> = outer.filter_map(number).map(|i| 1 << i).collect();
            <[Set; 2]>::try_from(outer).ok()
        });
        Images { symmetries: symmetries.collect(), corners: corners.collect() }
    }

    /// The least of the sets that are worth the same.
    #[inline]
    pub(super) fn least(&self, set: Set) -> Set {
        let set = self.turned(set);
        let image = |bytes: &Vec<[Set; 256]>| {
            let mut rest = set;
            let image = bytes.iter().fold(0, |image, table| {
                let part = table[(rest & 0xFF) as usize];
                rest >>= 8;
                image | part
            });
            self.turned(image)
        };
        self.symmetries.iter().map(image).fold(set, Set::min)
    }

    /// The set with the first line at a corner where there is only the second.
    #[inline]
    fn turned(&self, mut set: Set) -> Set {
        for &[first, second] in &self.corners {
            let has_second_only = set & (first | second) == second;
            set ^= (first | second) & u64::from(has_second_only).wrapping_neg();
        }
        set
    }
}
