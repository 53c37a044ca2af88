//! How a sum looks, and who is sure to win it.

use super::bounds::Guarantee;
use tweedle_engine::Player;

/// What is known of a sum in which Left moves first.
pub(super) enum Known {
    /// Whether Left wins.
    Wins(bool),
    /// How it looks.
    Looks(Looks),
}

/// How a sum looks that is not decided.
#[derive(Clone, Copy, Default)]
pub(super) struct Looks {
    /// How good it looks for Left.
    pub(super) order: i32,
    /// What thin slabs make the players sure of, where that is known.
    pub(super) thin: [Option<Guarantee>; 2],
}

/// Whether Left wins by what the players are sure of, if that shows it; with who moves first.
pub(super) fn decided(sure: &[Option<Guarantee>; 2], first: Player) -> Option<bool> {
    let wins = |player: Player| {
        sure[player.index()].as_ref().is_some_and(|sure| sure.wins(player == first))
    };
    if wins(Player::Left) {
        Some(true)
    } else if wins(Player::Right) {
        Some(false)
    } else {
        None
    }
}

/// How good it looks for Left.
pub(super) fn means(sure: &[Option<Guarantee>; 2]) -> i32 {
    let mean = |player: Player| sure[player.index()].as_ref().map_or(0, Guarantee::mean);
    (mean(Player::Left) - mean(Player::Right)) / 2
}

/// Who has the moves of a player in a component.
pub(super) fn owner(player: Player, is_exchanged: bool) -> Player {
    if is_exchanged { player.opponent() } else { player }
}
