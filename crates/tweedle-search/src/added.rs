//! The winner of a sum of games whose values are known.

use tweedle_engine::short::{Id, Store};
use tweedle_engine::{Player, Stop};

/// The number of options of the games together. Numbers, ups and nimbers do not count: to add them is no work.
pub(crate) fn bulk(games: &[Id], store: &Store) -> usize {
    let is_large = |game: &&Id| !store.is_number_up_star(**game);
    let options = |game: &Id| -> usize {
        Player::BOTH.iter().map(|player| store.option_count(*game, *player)).sum()
    };
    games.iter().filter(is_large).map(options).sum()
}

/// The winner of the sum of some games if `mover` moves first. Cost: that of the sums of two halves, and of their
/// comparison.
pub(crate) fn winner_of(values: &[Id], mover: Player, store: &mut Store) -> Result<Player, Stop> {
    let mut halves = [store.zero(); 2];
    for (i, value) in values.iter().enumerate() {
        halves[i % 2] = store.sum(halves[i % 2], *value)?;
    }
    let other = store.negative(halves[1])?;
    // The player who moves first in G - H loses if and only if it is no better for him than 0.
    let is_lost = store.no_better(mover, halves[0], other)?;
    Ok(if is_lost { mover.opponent() } else { mover })
}
