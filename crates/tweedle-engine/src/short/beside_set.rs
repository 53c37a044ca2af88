//! Sets of nimbers: those beside which one game is at least, and at most, another.

use crate::Player;
use crate::number::NimSet;
use std::cmp::Ordering;

/// The n for which g + ∗n is at least h, and those for which it is at most h.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct Beside {
    pub(super) at_least: NimSet,
    pub(super) at_most: NimSet,
}

impl Beside {
    /// The sets for a game g that is greater than h beside every nimber, or less, or confused.
    pub(super) fn always(order: Option<Ordering>) -> Beside {
        let all_if = |all| if all { NimSet::all() } else { NimSet::none() };
        Beside {
            at_least: all_if(order == Some(Ordering::Greater)),
            at_most: all_if(order == Some(Ordering::Less)),
        }
    }

    pub(super) fn exchanged(self) -> Beside {
        Beside { at_least: self.at_most, at_most: self.at_least }
    }

    pub(super) fn shifted(self, by: u64) -> Beside {
        if by == 0 {
            return self;
        }
        Beside { at_least: self.at_least.shifted(by), at_most: self.at_most.shifted(by) }
    }

    /// The n for which g + ∗n is at least as good for `player` as h.
    pub(super) fn good_for(self, player: Player) -> NimSet {
        match player {
            Player::Left => self.at_least,
            Player::Right => self.at_most,
        }
    }
}
