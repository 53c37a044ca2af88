//! All positions that can be reached.

use super::explore::explore;
use super::space::{SpaceOf, Wanted};
use crate::{Control, Hints, Player, Stop};

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
    let wanted = Wanted { players: &Player::BOTH, in_parts: false };
    let starts = std::slice::from_ref(position);
    let mut space = SpaceOf::new(ruleset, starts, control)?;
    explore(&mut space, wanted, &mut |_, _| Ok(()))?;
    Ok(space.into_index().into_positions())
}
