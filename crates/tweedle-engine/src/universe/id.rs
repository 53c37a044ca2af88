//! The numbers of forms, and the marks that may stand in their place.

use crate::Weigh;

/// A form of one [`Forms`](super::Forms). Equal ids mean the same form: the same options, tombstones and scores all
/// the way down, up to order and repetition of options.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug)]
pub struct Id(u32);

impl Weigh for Id {}

/// What stands before the options of a side, if anything does: a mark is no form.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Mark {
    /// The side counts as an end, although there are options.
    Tombstone,
    /// The side has no options, and carries the score of this number.
    Score(u32),
}

/// Ids from here on are marks.
const FIRST_MARK: u32 = 1 << 31;

impl Id {
    /// The form of a number, if there is room for one more.
    pub(super) fn of_number(number: u32) -> Option<Id> {
        (number < FIRST_MARK).then_some(Id(number))
    }

    /// The number of a form.
    pub(super) fn number(self) -> u32 {
        self.0
    }

    /// The mark, written as an element of a list. Scores beyond 2³¹ − 2 have none.
    pub(super) fn of_mark(mark: Mark) -> Option<Id> {
        match mark {
            Mark::Tombstone => Some(Id(u32::MAX)),
            Mark::Score(score) if score < FIRST_MARK - 1 => Some(Id(FIRST_MARK + score)),
            Mark::Score(_) => None,
        }
    }

    /// The mark that an element of a list is, if it is one.
    pub(super) fn mark(self) -> Option<Mark> {
        match self.0 {
            u32::MAX => Some(Mark::Tombstone),
            FIRST_MARK.. => Some(Mark::Score(self.0 - FIRST_MARK)),
            _ => None,
        }
    }
}
