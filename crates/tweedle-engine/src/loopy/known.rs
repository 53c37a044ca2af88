//! The answers that comparisons of loopy games have found.

use super::node::Node;
use crate::Player;
use foldhash::fast::FixedState;
use hashbrown::HashMap;

/// The states whose answers are known: pairs of nodes, for either player to move.
#[derive(Default)]
pub(super) struct KnownStates {
    /// The number of each state.
    pub(super) numbers: [HashMap<u64, u32, FixedState>; 2],
    /// True if Left survives, by number. States without an answer yet have the numbers behind
    /// these.
    pub(super) survived: Vec<bool>,
}

impl KnownStates {
    pub(super) fn get(&self, x: Node, y: Node, mover: Player) -> Option<bool> {
        let number = self.numbers[mover.index()].get(&key(x, y));
        number.map(|&number| self.survived[number as usize])
    }

    pub(super) fn insert(&mut self, x: Node, y: Node, mover: Player, survived: bool) {
        let number = self.survived.len() as u32;
        self.numbers[mover.index()].insert(key(x, y), number);
        self.survived.push(survived);
    }
}

pub(super) fn key(x: Node, y: Node) -> u64 {
    u64::from(x.bits()) << 32 | u64::from(y.bits())
}
