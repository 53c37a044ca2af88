//! The tiers of a group, and their turns as numbers.

use super::hold::Hold;
use super::label::Label;
use crate::tiers::settle::Ways;
use crate::tiers::tables::is_lost;
use std::ops::Range;
use tweedle_engine::{Ending, Play, Player};
use tweedle_rules::any::TurnEnd;

/// The number of turns that a thread takes at a time.
const LOT: u64 = 1 << 16;

/// The tiers of a group, one after the other, and what moves from them lead to.
pub(super) struct Tiers {
    pub(super) from: Vec<Ways>,
    /// The numbers of the tiers.
    pub(super) numbers: Vec<usize>,
    /// The numbers of the places before each tier, and of all.
    pub(super) starts: Vec<u64>,
    pub(super) players: &'static [Player],
    pub(super) play: Play,
    pub(super) is_reversible: bool,
    pub(super) is_loopy: bool,
    pub(super) hold: Hold,
}

impl Tiers {
    /// The tier in the group, the rank and the player of a turn.
    #[inline]
    pub(super) fn at(&self, turn: u64) -> (usize, u64, Player) {
        let each = self.players.len() as u64;
        let (place, player) = (turn / each, self.players[(turn % each) as usize]);
        let tier = self.starts.partition_point(|&start| start <= place) - 1;
        (tier, place - self.starts[tier], player)
    }

    /// The turn of a player on the board with a rank of a tier in the group.
    #[inline]
    pub(super) fn turn(&self, tier: usize, rank: u64, player: Player) -> u64 {
        let each = self.players.len();
        (self.starts[tier] + rank) * each as u64 + (player.index() & (each - 1)) as u64
    }

    /// The number of turns of the group.
    pub(super) fn all_turns(&self) -> u64 {
        self.starts.last().copied().unwrap_or(0) * self.players.len() as u64
    }

    /// The place of the label of a turn; `None` if another process has it.
    #[inline]
    pub(super) fn place(&self, turn: u64) -> Option<usize> {
        if self.hold.is_all() {
            return Some(turn as usize);
        }
        let each = self.players.len() as u64;
        let (tier, rank, _) = self.at(turn);
        Some((self.hold.place(tier, rank)? * each + turn % each) as usize)
    }

    /// The turns whose labels are here, in the order of their places, by as many as a thread takes at a time.
    pub(super) fn lots(&self) -> impl Iterator<Item = Range<u64>> + Send + 'static {
        let each = self.players.len() as u64;
        let turns = |(tier, ranks): (usize, Range<u64>)| {
            let start = self.starts[tier];
            (start + ranks.start) * each..(start + ranks.end) * each
        };
        let parts: Vec<Range<u64>> = self.hold.parts().map(turns).collect();
        parts.into_iter().flat_map(|part| {
            part.clone().step_by(LOT as usize).map(move |start| start..part.end.min(start + LOT))
        })
    }

    /// The place in the group of a tier with a number.
    #[inline]
    pub(super) fn within(&self, number: usize) -> Option<usize> {
        self.numbers.binary_search(&number).ok()
    }

    /// What a label says at the end.
    pub(super) fn known(&self, label: Label) -> Option<TurnEnd> {
        match label {
            Label::Never => None,
            Label::Open(_) => Some(TurnEnd::Ending(Ending::Draw)),
            Label::Ends(moves) if is_lost(self.play, moves) => {
                Some(TurnEnd::Ending(Ending::Loss(moves)))
            }
            Label::Ends(moves) => Some(TurnEnd::Ending(Ending::Win(moves))),
        }
    }

    /// The number of turns whose labels are here.
    pub(super) fn own_turns(&self) -> u64 {
        self.hold.boards() * self.players.len() as u64
    }
}
