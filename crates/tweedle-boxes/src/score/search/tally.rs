//! Counts of what parts of positions have, which can be added up.

use std::ops::{AddAssign, SubAssign};

/// The counts of a part, or of several.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Default)]
pub(super) struct Tally {
    /// The boxes, the joints included.
    pub(super) boxes: u8,
    pub(super) lines: u8,
}

impl AddAssign for Tally {
    #[inline]
    fn add_assign(&mut self, other: Tally) {
        self.boxes += other.boxes;
        self.lines += other.lines;
    }
}

impl SubAssign for Tally {
    #[inline]
    fn sub_assign(&mut self, other: Tally) {
        self.boxes -= other.boxes;
        self.lines -= other.lines;
    }
}
