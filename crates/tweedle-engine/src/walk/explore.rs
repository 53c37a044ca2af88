//! All positions that can be reached, each once, and where the moves lead.

use super::space::{Moves, Space, Wanted};
use crate::Stop;

/// Numbers all positions that can be reached from those that a space has, in the order in which they are found, and tells
/// where the moves lead, some positions at a time.
///
/// Cost: each move once; a number for each position.
///
/// # Errors
/// [`Stop`] if the work was stopped or the ruleset fails, and that of `told`.
pub(super) fn explore(
    space: &mut dyn Space,
    wanted: Wanted,
    told: &mut dyn FnMut(&Moves, usize) -> Result<(), Stop>,
) -> Result<(), Stop> {
    let mut moves = Moves::default();
    let mut next = 0;
    while next < space.known() {
        space.list(next, wanted, &mut moves)?;
        next += moves.positions;
        told(&moves, space.known())?;
    }
    Ok(())
}
