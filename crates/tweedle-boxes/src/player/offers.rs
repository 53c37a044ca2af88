//! Boxes that were offered by a loony move, when no other is left to take.

use crate::board::{Lines, bits};
use crate::position::Position;

/// The last two boxes of a chain, or the last four of a loop. The player to whom they are offered
/// takes them all and has to move in the rest, or ends his turn by one line, and the other player
/// takes them and has to move there.
pub(crate) struct Offer {
    /// A line that takes a box.
    pub(crate) take: usize,
    /// The line that leaves all the boxes, two by two, to the other player.
    pub(crate) leave: usize,
    /// The number of these boxes: two or four.
    pub(crate) boxes: usize,
    /// Their lines.
    pub(crate) lines: Lines,
}

/// The offers of a position, those of chains first; every other box that can be taken is
/// [safe to take](crate::safe_captures).
pub(crate) fn offers(position: &Position) -> Vec<Offer> {
    let sides = |number: usize| position.sides_left(number);
    // The line on from a box that was entered by a line, and the box there.
    let onwards = |number: usize, entered: Lines| {
        let line = bits(sides(number) & !entered).next()?;
        let across = position.board().boxes_at(line).into_iter().find(|&next| next != number);
        Some((line, across))
    };
    let offer = |x: usize| {
        if !sides(x).is_power_of_two() {
            return None;
        }
        let (take, y) = onwards(x, 0)?;
        let y = y.filter(|&y| sides(y).count_ones() == 2)?;
        let (leave, z) = onwards(y, 1 << take)?;
        match z.map(|z| (z, sides(z).count_ones())) {
            None | Some((_, 3..)) => {
                Some(Offer { take, leave, boxes: 2, lines: 1 << take | 1 << leave })
            }
            Some((z, 2)) => {
                let (last, end) = onwards(z, 1 << leave)?;
                // A loop is met from both ends.
                let end = end.filter(|&end| sides(end).is_power_of_two() && x < end);
                let lines = 1 << take | 1 << leave | 1 << last;
                end.map(|_| Offer { take, leave, boxes: 4, lines })
            }
            Some(_) => None,
        }
    };
    let mut offers: Vec<Offer> = (0..position.board().boxes()).filter_map(offer).collect();
    offers.sort_by_key(|offer| offer.boxes);
    offers
}
