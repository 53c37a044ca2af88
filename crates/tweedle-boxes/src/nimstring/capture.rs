//! The coins that can be taken, and a test if they make a position loony.

use crate::board::{Lines, bits};

/// The strings that are left after coins have been taken as long as there are any; `None` if the
/// position is loony.
///
/// A coin on one string that is tied to a coin on two strings, the other of which does not lead to
/// a coin on one string: the player who moves may take both, or offer the two with one stroke and
/// leave the other player to move. One of these wins, beside every other game, so the position is
/// the moon (*Winning Ways*, ch. 16). Without such a pair, to take a coin changes no value: it does
/// not matter which, and there is nothing better to do first.
pub(super) fn take_all(
    ends: &[(usize, Option<usize>)],
    at: &[Lines],
    mut uncut: Lines,
) -> Option<Lines> {
    let left = |coin: usize, uncut: Lines| at[coin] & uncut;
    loop {
        let mut capture = None;
        for coin in 0..at.len() {
            let last = left(coin, uncut);
            if !last.is_power_of_two() {
                continue;
            }
            capture = capture.or(Some(last));
            let Some(partner) = across(ends, last, coin) else { continue };
            let beyond = left(partner, uncut) & !last;
            if beyond.is_power_of_two() {
                let next = across(ends, beyond, partner);
                if next.is_none_or(|next| !left(next, uncut).is_power_of_two()) {
                    return None;
                }
            }
        }
        match capture {
            Some(last) => uncut &= !last,
            None => return Some(uncut),
        }
    }
}

/// The other end of a string, given as a set of one.
fn across(ends: &[(usize, Option<usize>)], string: Lines, coin: usize) -> Option<usize> {
    let (a, b) = ends[bits(string).next()?];
    if a == coin { b } else { Some(a) }
}
