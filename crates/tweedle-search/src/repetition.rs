//! Positions that come back in a match.

use std::collections::HashMap;
use tweedle_engine::{Control, Held, Player, Stop};
use tweedle_rules::any::Position;

/// The number of times that a position must stand there, with the same player to move, to make a match a draw. From the
/// second time on the players may agree on a draw.
pub const DRAWN_AT: u32 = 3;

/// The number of times that each position was met in a match, with the same player to move.
pub(crate) struct Repetition {
    met: HashMap<(Position, Player), u32>,
    held: Held,
}

impl Repetition {
    /// No position has been met yet. The memory is counted against `control`.
    pub(crate) fn new(control: &Control) -> Repetition {
        Repetition { met: HashMap::new(), held: Held::new(control) }
    }

    /// Notes that a position is met, and says how often it has been met by now.
    pub(crate) fn meet(&mut self, position: &Position, player: Player) -> Result<u32, Stop> {
        let each = size_of::<(Position, Player, u32)>() + position.bytes();
        let key = (position.clone(), player);
        if !self.met.contains_key(&key) {
            self.held.take(2 * each)?;
        }
        let count = self.met.entry(key).or_insert(0);
        *count += 1;
        Ok(*count)
    }
}
