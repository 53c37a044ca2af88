//! A group of tiers with moves within it: retrograde analysis, one number of moves after the other.

mod hold;
mod label;
mod looking;
mod saved;
mod slice;
mod state;
mod tiers;
mod work;

use super::order::{Group, Order};
use super::settle::Ways;
use super::space::Space;
use super::tables::Tables;
use hold::Hold;
pub use hold::Member;
use saved::read_width;
use slice::Slice;
pub use slice::{CoreSlice, Tell};
pub use state::{CoreState, Keep};
use std::io::Read;
use std::sync::Arc;
use std::sync::atomic::{AtomicU8, AtomicU16};
use tiers::Tiers;
use tweedle_engine::{Control, Stop};
pub use work::Cored;
use work::Work;

/// A group of tiers from which moves lead to tiers below, which are known, and within the group.
///
/// First each turn gets the number of its moves. Then the turns from which play ends after 0, 1, 2, ... moves are labelled. From those that were
/// labelled last the moves are taken back, if the ruleset says how ([`Facts::is_reversible`](tweedle_engine::Facts::is_reversible)); else all
/// turns that are open are looked at again. What is left is drawn. The labels of a number of moves do not depend on the order in which threads
/// find them.
///
/// Several processes may hold a group together: each has the labels of some parts ([`Core::slice`]).
pub struct Core {
    tiers: Arc<Tiers>,
    control: Control,
}

impl Core {
    /// The core that a group is, whose tiers fall into parts of `part` boards, a multiple of four. The tables below it are there.
    ///
    /// # Errors
    /// [`Stop::TooLarge`] if it has 2⁴⁷ boards or more.
    pub fn new(
        space: &Space,
        order: &Order,
        tables: &Arc<Tables>,
        group: &Group,
        (part, member): (u64, Member),
        control: &Control,
    ) -> Result<Core, Stop> {
        let numbers = group.tiers.clone();
        let mut starts = vec![0_u64];
        let mut end = 0_u64;
        for &number in &numbers {
            end = end.saturating_add(order.tiers()[number].positions);
            starts.push(end);
        }
        if end >= 1 << 47 {
            let message = "A group of tiers has 2^47 boards or more.";
            return Err(Stop::TooLarge(message.to_owned()));
        }
        let from = numbers.iter().map(|&tier| Ways::new(space, order, tables, tier)).collect();
        let facts = space.facts();
        let positions = group.tiers.iter().map(|&tier| order.tiers()[tier].positions);
        let hold = Hold::new(positions, part, member);
        let tiers = Tiers {
            from,
            numbers,
            starts,
            players: space.players(),
            play: space.play(),
            is_reversible: facts.is_reversible,
            is_loopy: facts.is_loopy,
            hold,
        };
        Ok(Core { tiers: Arc::new(tiers), control: control.clone() })
    }

    /// Finds what is known of all its boards, with as many threads as are allowed. `keep` is told the state after each number of moves, when
    /// all turns from which play ends so soon are known. With a state that was [written](CoreState::write) it goes on from there.
    ///
    /// Cost: each move once forwards and once back, or for each number of moves once more forwards if moves cannot be taken back; a byte for
    /// each turn, or two if play takes more than 190 moves or a turn has more than 63.
    ///
    /// # Errors
    /// [`Stop`], also that of `keep`; [`Stop::TooLarge`] if play takes more than 49,000 moves; [`Stop::Unreadable`] if the state is none of this
    /// group.
    pub fn run(&self, from: Option<&mut dyn Read>, keep: Keep<'_>) -> Result<Vec<Cored>, Stop> {
        let (tiers, control) = (&self.tiers, &self.control);
        let mut is_wide = false;
        if let Some(from) = from {
            is_wide = read_width(from)?;
            let found = if is_wide {
                Work::<AtomicU16>::read(tiers, control, from)?.go_on(keep)?
            } else {
                Work::<AtomicU8>::read(tiers, control, from)?.go_on(keep)?
            };
            if let Some(found) = found {
                return Ok(found);
            }
        } else if let Some(work) = Work::<AtomicU8>::first(tiers, control)?
            && let Some(found) = work.go_on(keep)?
        {
            return Ok(found);
        }
        if !is_wide
            && let Some(work) = Work::<AtomicU16>::first(tiers, control)?
            && let Some(found) = work.go_on(keep)?
        {
            return Ok(found);
        }
        Err(too_long())
    }

    /// The function that tells which process has a turn.
    pub fn owners(&self) -> impl Fn(u64) -> usize + Send + Sync + 'static {
        let tiers = self.tiers.clone();
        move |turn| {
            let (tier, rank, _) = tiers.at(turn);
            tiers.hold.owner(tier, rank)
        }
    }

    /// The labels of the parts that this process has, before play, of a byte or of two; or those of a state. `None` if a label does not fit.
    ///
    /// # Errors
    /// As [`Core::run`]; [`Stop::NotPossible`] if moves cannot be taken back.
    pub fn slice(
        &self,
        is_wide: bool,
        from: Option<&mut dyn Read>,
    ) -> Result<Option<Box<dyn CoreSlice>>, Stop> {
        let (tiers, control) = (&self.tiers, &self.control);
        if !tiers.is_reversible {
            let message =
                "Several processes hold a group of tiers only where moves can be taken back.";
            return Err(Stop::NotPossible(message.to_owned()));
        }
        if let Some(from) = from {
            return Ok(Some(if read_width(from)? {
                Slice::boxed(Work::<AtomicU16>::read(tiers, control, from)?)
            } else {
                Slice::boxed(Work::<AtomicU8>::read(tiers, control, from)?)
            }));
        }
        Ok(if is_wide {
            Work::<AtomicU16>::first(tiers, control)?.map(Slice::boxed)
        } else {
            Work::<AtomicU8>::first(tiers, control)?.map(Slice::boxed)
        })
    }
}

/// The error that play takes more moves than two bytes can tell.
pub fn too_long() -> Stop {
    Stop::TooLarge("Play takes more moves here than there is room for.".to_owned())
}
