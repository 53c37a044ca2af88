//! A group of tiers with moves within it: retrograde analysis, one number of moves after the other.

mod hold;
mod label;
mod looking;
mod slice;
mod state;
mod work;

use super::order::{Group, Order};
use super::settle::Ways;
use super::space::Space;
use super::tables::{Counts, Table, Tables, is_lost};
use hold::Hold;
use label::Label;
use slice::Slice;
pub use slice::{CoreSlice, Tell};
use state::read_width;
pub use state::{CoreState, Keep};
use std::io::Read;
use std::ops::Range;
use std::sync::Arc;
use std::sync::atomic::{AtomicU8, AtomicU16};
use tweedle_engine::{Control, Ending, Held, Play, Player, Stop};
use tweedle_rules::any::TurnEnd;
use work::Work;

/// The number of turns that a thread takes at a time.
const LOT: u64 = 1 << 16;

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

/// One of several processes that hold a group together, from 0 on.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Member {
    /// Which one it is.
    pub process: usize,
    /// How many they are.
    pub processes: usize,
}

impl Member {
    /// A process that holds all of it.
    pub const ALONE: Member = Member { process: 0, processes: 1 };
}

/// The tiers of a group, one after the other, and what moves from them lead to.
struct Tiers {
    from: Vec<Ways>,
    /// The numbers of the tiers.
    numbers: Vec<usize>,
    /// The numbers of the places before each tier, and of all.
    starts: Vec<u64>,
    players: &'static [Player],
    play: Play,
    is_reversible: bool,
    is_loopy: bool,
    hold: Hold,
}

/// What was found of a part of a tier. Its memory is counted.
#[derive(Debug)]
pub struct Cored {
    /// The number of the tier.
    pub tier: usize,
    /// The rank of the first board.
    pub first: u64,
    /// What is known of the boards.
    pub table: Table,
    /// How many positions of each class there are.
    pub counts: Counts,
    /// The memory of the table.
    pub held: Held,
}

impl Tiers {
    /// The tier in the group, the rank and the player of a turn.
    #[inline]
    fn at(&self, turn: u64) -> (usize, u64, Player) {
        let each = self.players.len() as u64;
        let (place, player) = (turn / each, self.players[(turn % each) as usize]);
        let tier = self.starts.partition_point(|&start| start <= place) - 1;
        (tier, place - self.starts[tier], player)
    }

    /// The turn of a player on the board with a rank of a tier in the group.
    #[inline]
    fn turn(&self, tier: usize, rank: u64, player: Player) -> u64 {
        let each = self.players.len();
        (self.starts[tier] + rank) * each as u64 + (player.index() & (each - 1)) as u64
    }

    /// The number of turns of the group.
    fn all_turns(&self) -> u64 {
        self.starts.last().copied().unwrap_or(0) * self.players.len() as u64
    }

    /// The place of the label of a turn; `None` if another process has it.
    #[inline]
    fn place(&self, turn: u64) -> Option<usize> {
        if self.hold.is_all() {
            return Some(turn as usize);
        }
        let each = self.players.len() as u64;
        let (tier, rank, _) = self.at(turn);
        Some((self.hold.place(tier, rank)? * each + turn % each) as usize)
    }

    /// The turns whose labels are here, in the order of their places, by as many as a thread takes at a time.
    fn lots(&self) -> impl Iterator<Item = Range<u64>> + Send + 'static {
        let each = self.players.len() as u64;
        let turns = |(tier, ranks): (usize, Range<u64>)| {
            let start = self.starts[tier];
            (start + ranks.start) * each..(start + ranks.end) * each
        };
        let parts: Vec<Range<u64>> = self.hold.parts().map(turns).collect();
        parts.into_iter().flat_map(|part| {
            part.clone().step_by(LOT as usize).map(move |start| start..part.end.min(start + LOT))
        })
    }

    /// The place in the group of a tier with a number.
    #[inline]
    fn within(&self, number: usize) -> Option<usize> {
        self.numbers.binary_search(&number).ok()
    }
}

impl Core {
    /// The core that a group is, whose tiers fall into parts of so many boards, a multiple of four. The tables below it are there.
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

    /// True if several processes may hold it together: moves can be taken back.
    pub fn can_be_shared(&self) -> bool {
        self.tiers.is_reversible
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
fn too_long() -> Stop {
    Stop::TooLarge("Play takes more moves here than there is room for.".to_owned())
}

impl Tiers {
    /// What a label says at the end.
    fn known(&self, label: Label) -> Option<TurnEnd> {
        match label {
            Label::Never => None,
            Label::Open(_) => Some(TurnEnd::Ending(Ending::Draw)),
            Label::Ends(moves) if is_lost(self.play, moves) => {
                Some(TurnEnd::Ending(Ending::Loss(moves)))
            }
            Label::Ends(moves) => Some(TurnEnd::Ending(Ending::Win(moves))),
        }
    }
}
