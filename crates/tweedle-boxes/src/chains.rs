//! Chains and loops of a position, and the long chain rule.

use crate::board::bits;
use crate::endgame::Endgame;
use crate::position::Position;
use smallvec::SmallVec;

/// Boxes with two sides left each, in a row, so that the player who opens them gives them away one
/// after the other.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Chain {
    /// The boxes, from one end to the other; once around if it is a loop.
    pub boxes: Vec<usize>,
    /// The two ends that it leads to; `None` if it is a loop of nothing but such boxes.
    pub ends: Option<[End; 2]>,
}

/// The end that a chain leads to.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum End {
    /// Out of the board.
    Ground,
    /// A joint: a box with three sides left or four.
    Joint(usize),
    /// A box with one side left, which can be taken.
    Open(usize),
}

impl Chain {
    /// True if it is a loop.
    pub fn is_loop(&self) -> bool {
        self.ends.is_none()
    }

    /// True if to open it is loony: a chain of three boxes or more, or a loop. (The loops of a
    /// board have at least four.)
    pub fn is_long(&self) -> bool {
        self.is_loop() || self.boxes.len() >= 3
    }

    /// True if it leads to no joint, and nobody has opened it.
    pub fn is_independent(&self) -> bool {
        self.ends.is_none_or(|ends| ends == [End::Ground; 2])
    }
}

/// The chains and loops of a position, by their least boxes.
///
/// ```
/// use tweedle_boxes::{Board, Start, chains};
/// let found = chains(&Board::new(2, 2)?.start(Start::Swedish));
/// assert!(found.len() == 1 && found[0].is_loop() && found[0].boxes == [0, 2, 3, 1]);
/// # Ok::<(), tweedle_boxes::BoardError>(())
/// ```
pub fn chains(position: &Position) -> Vec<Chain> {
    let board = position.board();
    let mut seen = vec![false; board.boxes()];
    let mut chains = Vec::new();
    for start in 0..board.boxes() {
        if seen[start] || position.sides_left(start).count_ones() != 2 {
            continue;
        }
        seen[start] = true;
        let sides: SmallVec<[usize; 2]> = bits(position.sides_left(start)).collect();
        let (mut halves, mut ends) = (Vec::new(), Vec::new());
        for line in sides {
            let (boxes, end) = walk(position, &mut seen, start, line);
            halves.push(boxes);
            ends.push(end);
        }
        let boxes_of = |from: &[Vec<usize>]| match from {
            [first, second] => second.iter().rev().chain([&start]).chain(first).copied().collect(),
            _ => vec![start],
        };
        let chain = match ends[..] {
            [Some(first), Some(second)] => {
                Chain { boxes: boxes_of(&halves), ends: Some([second, first]) }
            }
            _ => Chain { boxes: [&[start], &halves.swap_remove(0)[..]].concat(), ends: None },
        };
        chains.push(chain);
    }
    chains
}

/// The boxes of a chain beyond a line of one of them, and what it leads to; nothing if it comes
/// back.
fn walk(
    position: &Position,
    seen: &mut [bool],
    start: usize,
    mut line: usize,
) -> (Vec<usize>, Option<End>) {
    let (mut boxes, mut at) = (Vec::new(), start);
    loop {
        let Some(next) = position.board().boxes_at(line).into_iter().find(|&next| next != at)
        else {
            return (boxes, Some(End::Ground));
        };
        match position.sides_left(next).count_ones() {
            1 => return (boxes, Some(End::Open(next))),
            2 if seen[next] => return (boxes, None),
            2 => {}
            _ => return (boxes, Some(End::Joint(next))),
        }
        seen[next] = true;
        boxes.push(next);
        at = next;
        let beyond = position.sides_left(next) & !(1 << line);
        line = bits(beyond).next().unwrap_or(line);
    }
}

/// Even or odd.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Parity {
    /// 0, 2, 4, …
    Even,
    /// 1, 3, 5, …
    Odd,
}

impl Parity {
    /// The parity of a number.
    pub fn of(number: usize) -> Parity {
        if number.is_multiple_of(2) { Parity::Even } else { Parity::Odd }
    }
}

/// The number of long chains that the player to move wants there to be in the end; none if a box
/// can be taken.
///
/// The long chain rule: from the start, the first player wants the dots and the long chains to be
/// even together (Berlekamp, *The Dots and Boxes Game*, ch. 3; *Winning Ways*, ch. 16). Later, with
/// all boxes that can be taken taken, the player to move wants the lines left, less the boxes left,
/// and the long chains to be odd together; at the start that is the same, since lines less boxes
/// are dots less one. For every line is a turn, but for those that complete boxes; and in the end
/// every long chain but the last sees two boxes completed with one line. Loops see two such lines,
/// and do not matter.
///
/// It is a rule of thumb: who gets the wanted number may win the game, if the chains are long
/// enough.
///
/// ```
/// use tweedle_boxes::{Board, Parity, Start, wanted_long_chains};
/// assert_eq!(wanted_long_chains(&Board::new(3, 3)?.start(Start::Empty)), Some(Parity::Even));
/// assert_eq!(wanted_long_chains(&Board::new(2, 2)?.start(Start::Empty)), Some(Parity::Odd));
/// # Ok::<(), tweedle_boxes::BoardError>(())
/// ```
pub fn wanted_long_chains(position: &Position) -> Option<Parity> {
    let odd = Parity::of(position.free_lines() + position.boxes_left() + 1);
    (!position.has_capture()).then_some(odd)
}

/// The position as an endgame of long chains and loops that do not touch, if it is one.
///
/// ```
/// use tweedle_boxes::{Board, Start, endgame};
/// let swedish = endgame(&Board::new(2, 2)?.start(Start::Swedish)).expect("a loop");
/// assert_eq!((swedish.chains(), swedish.loops(), swedish.value()), (&[][..], &[4][..], 4));
/// # Ok::<(), tweedle_boxes::BoardError>(())
/// ```
pub fn endgame(position: &Position) -> Option<Endgame> {
    let board = position.board();
    let has_two = |number| matches!(position.sides_left(number).count_ones(), 0 | 2);
    let all = (0..board.boxes()).all(has_two).then(|| chains(position))?;
    if !all.iter().all(|chain| chain.is_long() && chain.is_independent()) {
        return None;
    }
    let lengths = |loops: bool| -> Vec<usize> {
        all.iter().filter(|chain| chain.is_loop() == loops).map(|chain| chain.boxes.len()).collect()
    };
    Endgame::new(&lengths(false), &lengths(true)).ok()
}
