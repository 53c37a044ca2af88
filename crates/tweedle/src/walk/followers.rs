//! All positions that can be reached.

use crate::{Control, Held, Hints, Player, Stop, Weigh};
use foldhash::fast::FixedState;
use hashbrown::HashSet;

/// The followers of a position: the position itself and every one that some sequence of moves, not
/// necessarily alternating, reaches (*Winning Ways*, ch. 1). Loops do no harm here.
///
/// Cost: one visit for each follower. Unlike a worth, followers shared by two components count once
/// and symmetric ones twice, so this is no theory of the walker's.
///
/// # Errors
/// [`Stop`] when the budget, counted by the positions held, runs out or the work is cancelled.
pub fn followers<R: Hints>(
    ruleset: &R,
    position: &R::Position,
    control: &Control,
) -> Result<Vec<R::Position>, Stop> {
    // In a list and in a table, which are half full at worst, and longer by half while they grow.
    let bytes = 3 * size_of::<R::Position>() + 24;
    let mut held = Held::new(control);
    let mut seen = HashSet::with_hasher(FixedState::default());
    let mut found = vec![position.clone()];
    seen.insert(position.clone());
    let mut options = Vec::new();
    let mut next = 0;
    while next < found.len() {
        control.check()?;
        control.count_position();
        for player in Player::BOTH {
            super::options(ruleset, &found[next], player, control, &mut options)?;
        }
        for option in options.drain(..) {
            if !seen.contains(&option) {
                held.take(bytes + 2 * option.owned())?;
                seen.insert(option.clone());
                found.push(option);
            }
        }
        next += 1;
    }
    Ok(found)
}
