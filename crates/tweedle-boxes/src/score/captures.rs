//! Boxes that it is never wrong to take first.

use crate::board::{Lines, bits};
use crate::position::Position;

/// The lines that take a box and are among the best moves, for every rest of the position.
///
/// Let the line l take a box X that is the only one it completes, and Y be the box beyond it.
///
/// 1. *Y is the ground, or has three sides left or more.* Any line e that ends the turn ends it
///    after l as well. So to draw l first gains X, and does not leave X to the other player. If e
///    takes another box, l can be drawn next as well as first, or e and l only change parts.
/// 2. *Y has one side left*: l takes both, and 1 holds.
/// 3. *Y has two sides left*, so that the line from Y on to a box Z ends the turn, and after l does
///    not: this is what keeping control is. But if Z has two sides left, too, and the line f from Z
///    on takes no box, then l and f leave Y and Z instead of X and Y, and X is gained. If Z has one
///    side left, no such line ends the turn.
///
/// So all is to be taken but the last two boxes of a chain that was opened, and the last four of a
/// loop.
///
/// ```
/// use tweedle_boxes::{Board, safe_captures};
/// let board = Board::new(1, 5)?;
/// // A chain of five boxes, closed to the left, and one that leads out of the board to the right.
/// let chain = |boxes: usize| (0..boxes).fold(0, |set, c| set | 1 << (16 - boxes + c));
/// assert_eq!(safe_captures(&board.position(chain(5))?), 1 << 11);
/// assert_eq!(safe_captures(&board.position(chain(2))?), 0);
/// # Ok::<(), tweedle_boxes::BoardError>(())
/// ```
pub fn safe_captures(position: &Position) -> Lines {
    let sides = |number: usize| position.sides_left(number);
    let across = |line: usize, from: usize| {
        position.board().boxes_at(line).into_iter().find(|&number| number != from)
    };
    // The box after a box with two sides left that was entered by a line, and the line that leads
    // there.
    let onwards = |number: usize, entered: usize| {
        let line = bits(sides(number) & !(1 << entered)).next()?;
        Some((line, across(line, number)))
    };
    let is_safe = |x: usize, line: usize| {
        let Some(y) = across(line, x).filter(|&y| sides(y).count_ones() == 2) else { return true };
        let Some((second, Some(z))) = onwards(y, line) else { return false };
        match sides(z).count_ones() {
            1 => true,
            2 => match onwards(z, second) {
                Some((_, Some(beyond))) => sides(beyond).count_ones() != 1,
                _ => true,
            },
            _ => false,
        }
    };
    (0..position.board().boxes())
        .filter(|&x| sides(x).is_power_of_two())
        .filter(|&x| bits(sides(x)).all(|line| is_safe(x, line)))
        .fold(0, |set, x| set | sides(x))
}
