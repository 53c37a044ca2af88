//! The looks of a sum: its prospects, and the player who is sure to win it.

use super::bounds::Guarantee;
use tweedle_engine::Player;

/// The knowledge of a sum in which Left moves first.
pub(super) enum Decided {
    /// True if Left wins.
    Wins(bool),
    /// The sum is not decided, and looks like this.
    Looks(Looks),
}

/// The looks of a sum that is not decided.
#[derive(Clone, Copy, Default)]
pub(super) struct Looks {
    /// The prospects of Left: the greater the number, the better the sum looks for him.
    pub(super) order: i32,
    /// The guarantees of the players by thin slabs, where they are known.
    pub(super) thin: [Option<Guarantee>; 2],
}

/// True if Left wins, and false if Right wins, as far as the guarantees of the players show it;
/// `first` is the player who moves first.
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

/// The prospects of Left: the greater the number, the better the sum looks for him.
pub(super) fn means(sure: &[Option<Guarantee>; 2]) -> i32 {
    let mean = |player: Player| sure[player.index()].as_ref().map_or(0, Guarantee::mean);
    (mean(Player::Left) - mean(Player::Right)) / 2
}

/// The player who has the moves of a player in a component.
pub(super) fn owner(player: Player, is_exchanged: bool) -> Player {
    if is_exchanged { player.opponent() } else { player }
}
