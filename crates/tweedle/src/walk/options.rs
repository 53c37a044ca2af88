//! Options, if there is room for them.

use crate::{Control, Player, Ruleset, Stop};

/// Appends to `into` the options of `player`, after making sure that the budget has room for as many
/// as there may be. What they take while they are looked at is not counted any further.
///
/// # Errors
/// [`Stop::Memory`] if there is no room, as in a heap of a trillion.
pub fn options<R: Ruleset>(
    ruleset: &R,
    position: &R::Position,
    player: Player,
    control: &Control,
    into: &mut Vec<R::Position>,
) -> Result<(), Stop> {
    let most = ruleset.most_options(position);
    if most > 0 {
        let each = ruleset.bytes(position).saturating_mul(2);
        let bytes = usize::try_from(most).unwrap_or(usize::MAX).saturating_mul(each);
        // A table of this size cannot exist, whatever the budget.
        if isize::try_from(bytes).is_err() {
            return Err(Stop::TooLarge(format!("This position has up to {most} options.")));
        }
        control.make_room(bytes)?;
    }
    ruleset.options(position, player, into);
    Ok(())
}
