//! Options, if there is room for them.

use crate::{Control, Held, Hints, Player, Stop, Weigh};

/// Appends to `into` the options of `player`, after making sure that the budget has room for as many
/// as there may be. They are weighed while they are found. When they are all there, nothing is counted any
/// further, so who keeps them counts them.
///
/// # Errors
/// [`Stop::Memory`] if there is no room, as in a heap of a trillion, and [`Stop::TooLarge`] if there cannot be
/// any, as in one of 2⁶⁰; [`Stop::Cancelled`]; those of the ruleset.
pub fn options<R: Hints>(
    ruleset: &R,
    position: &R::Position,
    player: Player,
    control: &Control,
    into: &mut Vec<R::Position>,
) -> Result<(), Stop> {
    make_room_for_moves(ruleset, position, control)?;
    let mut gathering = Gathering::new(control);
    ruleset.moves(position, player, |_, option| gathering.push(into, option))
}

/// Counts what is gathered in a list, until it is dropped.
#[derive(Debug)]
pub struct Gathering<'a> {
    control: &'a Control,
    held: Held,
    /// The bytes that have not been announced yet.
    owned: usize,
}

/// The number of bytes that are announced at a time.
const STEP: usize = 1 << 14;

impl<'a> Gathering<'a> {
    /// Nothing yet.
    pub fn new(control: &'a Control) -> Gathering<'a> {
        Gathering { control, held: Held::new(control), owned: 0 }
    }

    /// Appends an item to the list.
    ///
    /// # Errors
    /// [`Stop::Memory`] if the budget has no room for it, and [`Stop::Cancelled`], for which it looks now and
    /// then.
    #[inline]
    pub fn push<T: Weigh>(&mut self, list: &mut Vec<T>, item: T) -> Result<(), Stop> {
        if list.len() == list.capacity() {
            self.grow(2 * list.capacity().max(2) * size_of::<T>())?;
        }
        let owned = item.owned();
        if owned > 0 {
            self.add(owned)?;
        }
        list.push(item);
        Ok(())
    }

    /// Counts this number of bytes more.
    ///
    /// # Errors
    /// As [`Gathering::push`].
    #[inline]
    pub fn add(&mut self, bytes: usize) -> Result<(), Stop> {
        self.owned += bytes;
        if self.owned >= STEP {
            let bytes = std::mem::take(&mut self.owned);
            self.grow(bytes)?;
        }
        Ok(())
    }

    #[cold]
    fn grow(&mut self, bytes: usize) -> Result<(), Stop> {
        self.control.check()?;
        self.held.take(bytes)
    }
}

/// The number of moves of a player, which are not kept; 65,535 stands for more, too.
///
/// # Errors
/// As [`options`].
pub fn count_moves<R: Hints>(
    ruleset: &R,
    position: &R::Position,
    player: Player,
    control: &Control,
) -> Result<u16, Stop> {
    make_room_for_moves(ruleset, position, control)?;
    let mut moves = 0_u16;
    ruleset.moves(position, player, |_, _| {
        moves = moves.saturating_add(1);
        if moves.is_power_of_two() || moves == u16::MAX { control.check() } else { Ok(()) }
    })?;
    Ok(moves)
}

/// No table is larger: processors address no more bytes in one program.
const MOST_BYTES: u64 = 1 << 47;

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
    let bytes = most.saturating_mul(each as u64);
    // For every budget.
    if bytes > MOST_BYTES {
        let message =
            format!("This position has up to {most} options: no memory is enough for them.");
        return Err(Stop::TooLarge(message));
    }
    control.make_room(usize::try_from(bytes).unwrap_or(usize::MAX))
}
