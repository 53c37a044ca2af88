//! Options, if there is room for them.

use crate::{Control, Hints, Player, Stop, Weigh};

/// Appends to `into` the options of `player`, after making sure that the budget has room for as many
/// as there may be. What they take while they are looked at is not counted any further.
///
/// # Errors
/// [`Stop::Memory`] if there is no room, as in a heap of a trillion; those of the ruleset.
pub fn options<R: Hints>(
    ruleset: &R,
    position: &R::Position,
    player: Player,
    control: &Control,
    into: &mut Vec<R::Position>,
) -> Result<(), Stop> {
    make_room_for_moves(ruleset, position, control)?;
    ruleset.moves(position, player, |_, option| into.push(option))
}

/// Makes sure that the budget has room for as many options as there may be.
///
/// # Errors
/// As [`options`].
pub fn make_room_for_moves<R: Hints>(
    ruleset: &R,
    position: &R::Position,
    control: &Control,
) -> Result<(), Stop> {
    let most = ruleset.most_moves(position);
    if most == 0 {
        return Ok(());
    }
    let each = 2 * (size_of::<R::Position>() + position.owned());
    let bytes = usize::try_from(most).unwrap_or(usize::MAX).saturating_mul(each);
    // A table of this size cannot exist, whatever the budget.
    if isize::try_from(bytes).is_err() {
        return Err(Stop::TooLarge(format!("This position has up to {most} options.")));
    }
    control.make_room(bytes)
}
