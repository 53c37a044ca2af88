//! The name of an up ↑^[n] or of its negative.

use super::id::Id;
use crate::Player;

/// ↑^[n] for Left, its negative ↓^[n] for Right.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct UpSum {
    pub(super) n: u32,
    pub(super) favours: Player,
}

/// The bytes of an entry of the table of up sums, with the room that a table leaves.
pub(super) const UP_SUM_BYTES: usize = 2 * size_of::<(Id, UpSum)>();
