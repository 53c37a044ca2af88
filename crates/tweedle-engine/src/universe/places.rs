//! Stops, as the store keeps them.

use crate::{Player, Weigh};

/// The stops of a scoring game ([`super::Stops`]), each as the place of a score in the store.
#[derive(Clone, Copy, Debug)]
pub(super) struct Places {
    pub(super) plain: [u32; 2],
    /// By the player who suffers from the passing of the other one, and by the player who moves first.
    pub(super) passing: [[u32; 2]; 2],
}

impl Weigh for Places {}

impl Places {
    /// The stop if a player moves first, and the opponent of `sufferer` may pass.
    pub(super) fn passing(self, sufferer: Player, first: Player) -> u32 {
        self.passing[sufferer.index()][first.index()]
    }

    pub(super) fn plain(self, first: Player) -> u32 {
        self.plain[first.index()]
    }
}
