//! The parts of x + n·↑ + ∗m, and its options by these.

use super::id::{FINEST, Id, Packed};
use crate::Player;
use crate::number::{Dyadic, Integer};

/// x + n·↑ + ∗m: a number, a multiple of up, and a nimber. Closed under sums.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct NumberUpStar {
    /// x, the number.
    pub number: Dyadic,
    /// n, the multiple of ↑ (negative for multiples of ↓).
    pub ups: i64,
    /// m, the size of the nimber ∗m.
    pub nimber: u64,
}

impl NumberUpStar {
    pub(super) fn packed(&self) -> Option<Id> {
        let (numerator, exponent) = self.number.small_parts()?;
        if exponent > FINEST || numerator.unsigned_abs() > 1 << 17 {
            return None;
        }
        let fixed = numerator << (FINEST - exponent);
        Packed { fixed, ups: self.ups, nimber: self.nimber }.id()
    }

    pub(super) fn from_packed(packed: Packed) -> NumberUpStar {
        NumberUpStar {
            number: Dyadic::new(Integer::from(packed.fixed), FINEST),
            ups: packed.ups,
            nimber: packed.nimber,
        }
    }

    /// True if this is a number.
    pub fn is_number(&self) -> bool {
        self.ups == 0 && self.nimber == 0
    }
}

/// The number of options of a player in n·↑ + ∗m; `None` if that is 0, where only a number that it
/// is added to has options.
#[inline]
pub(super) fn up_star_option_count(n: i64, m: u64, player: Player) -> Option<usize> {
    match (n * i64::from(player.sign()), m) {
        (0, 0) => None,
        (0, m) => Some(usize::try_from(m).unwrap_or(usize::MAX)),
        // ↑∗ = {0, ∗ | 0}.
        (1, 1) => Some(2),
        _ => Some(1),
    }
}

/// The `i`-th option of a player in n·↑ + ∗m, by its n and m; `None` if the game is 0.
#[inline]
pub(super) fn up_star_option(n: i64, m: u64, player: Player, i: usize) -> Option<(i64, u64)> {
    let sign = i64::from(player.sign());
    match (n * sign, m) {
        (0, 0) => None,
        (0, _) | (1, 1) => Some((0, i as u64)),
        // The player whom the ups favour moves to 0, the opponent to one up less and the nimber's
        // last bit flipped: n·↑ + ∗m = {0 | (n-1)·↑ + ∗(m ^ 1)}.
        (1.., _) => Some((0, 0)),
        (_, _) => Some((n + sign, m ^ 1)),
    }
}
