//! A range of a tier whose moves all leave it.

use super::contents::Content;
use super::order::Order;
use super::space::Space;
use super::tables::{Counts, Found, Layout, Table, Tables, Width};
use std::ops::Range;
use std::sync::Arc;
use tweedle_engine::{Control, Crew, Ending, Held, Play, Player, Stop};
use tweedle_rules::any::TurnEnd;

/// The number of positions that a thread takes at a time: a multiple of four, whose outcomes are a byte.
const LOT: u64 = 1 << 14;

/// What was found of a range of a tier.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Settled {
    /// What is known of its boards. They are numbered from 0, the first of the range.
    pub table: Table,
    /// How many positions of each class there are.
    pub counts: Counts,
}

/// Finds who wins the boards of a tier with some ranks, the first of which is a multiple of four, from the tables of all tiers that moves lead
/// to. With as many threads as are allowed; the result is the same for each number of them.
///
/// Where play may go round elsewhere in the space, the number of moves after which play ends is found, too.
///
/// Cost: the moves of each player from each board, as far as one wins; bytes as [`Width::bytes`] tells, besides the tables.
///
/// # Errors
/// [`Stop`], also [`Stop::NotPossible`] if a move leads where the order does not know of a tier.
pub fn settle(
    space: &Space,
    order: &Order,
    tables: &Arc<Tables>,
    tier: usize,
    ranks: Range<u64>,
    control: &Control,
) -> Result<Settled, Stop> {
    let mut width = Width::least(space);
    loop {
        match settle_in(space, order, tables, tier, ranks.clone(), width, control)? {
            Some(settled) => return Ok(settled),
            // Play is longer than a byte can tell.
            None => width = Width::Words,
        }
    }
}

fn settle_in(
    space: &Space,
    order: &Order,
    tables: &Arc<Tables>,
    tier: usize,
    ranks: Range<u64>,
    width: Width,
    control: &Control,
) -> Result<Option<Settled>, Stop> {
    let positions = ranks.end.saturating_sub(ranks.start);
    let size = width.bytes(positions, space.players().len());
    let mut held = Held::new(control);
    held.take(usize::try_from(size).unwrap_or(usize::MAX))?;
    let layout = Layout::new(space, width);
    let mut all = Found::new(layout, positions);
    let lots = (ranks.start..ranks.end)
        .step_by(LOT as usize)
        .map(move |start| start..ranks.end.min(start + LOT));
    let from = Ways::new(space, order, tables, tier);
    let work = move |from: &mut Looking, ranks| from.lot(ranks, layout);
    let make = move |control: &Control| Looking::new(from.clone(), control);
    let mut crew = Crew::new(control, lots, make, work);
    while let Some(lot) = crew.next()? {
        all.append(lot?);
        if !all.fits {
            return Ok(None);
        }
    }
    let (table, counts) = all.finish();
    Ok(Some(Settled { table, counts }))
}

/// A tier, and what is known of those that moves from it lead to.
#[derive(Clone)]
pub(super) struct Ways {
    pub(super) space: Space,
    pub(super) content: Content,
    /// The tiers that moves lead to, by their contents and numbers.
    pub(super) below: Arc<[(Content, usize)]>,
    pub(super) tables: Arc<Tables>,
}

impl Ways {
    pub(super) fn new(space: &Space, order: &Order, tables: &Arc<Tables>, tier: usize) -> Ways {
        let tiers = order.tiers();
        let below = tiers[tier].below.iter().map(|&to| (tiers[to].content, to)).collect();
        let (space, tables) = (space.clone(), tables.clone());
        Ways { space, content: tiers[tier].content, below, tables }
    }

    /// The number and the content of the tier of an option.
    #[inline]
    pub(super) fn tier(&self, from: &[u128], option: &[u128]) -> Result<(usize, Content), Stop> {
        let content = self.space.content(option);
        match self.below.iter().find(|(to, _)| *to == content) {
            Some(&(_, number)) => Ok((number, content)),
            None => Err(self.space.unforeseen(from, option)),
        }
    }

    /// The number of the tier of an option, and its rank in there.
    #[inline]
    pub(super) fn place(&self, from: &[u128], option: &[u128]) -> Result<(usize, u64), Stop> {
        let (number, content) = self.tier(from, option)?;
        Ok((number, self.space.arrangements().rank(content, option)))
    }
}

/// A thread that looks at boards of a tier.
struct Looking {
    from: Ways,
    control: Control,
    sets: Vec<u128>,
}

impl Looking {
    fn new(from: Ways, control: &Control) -> Looking {
        let sets = from.space.no_sets();
        Looking { from, control: control.clone(), sets }
    }

    /// Looks at the boards with some ranks.
    fn lot(&mut self, ranks: Range<u64>, layout: Layout) -> Result<Found, Stop> {
        let mut found = Found::new(layout, ranks.end - ranks.start);
        let players = self.from.space.players();
        self.control.count_positions(ranks.end - ranks.start);
        let arrangements = self.from.space.arrangements().clone();
        arrangements.write(self.from.content, ranks.start, &mut self.sets);
        for rank in ranks.clone() {
            self.control.check()?;
            if rank > ranks.start {
                arrangements.advance(&mut self.sets);
            }
            let mut turns = [None; 2];
            for &player in players {
                turns[player.index()] = self.look(player, layout.width())?;
            }
            if players.len() == 1 {
                turns[1] = turns[0];
            }
            found.push(turns);
        }
        Ok(found)
    }

    /// What is known if a player is to move on the board; `None` if it is no position.
    fn look(&mut self, player: Player, width: Width) -> Result<Option<TurnEnd>, Stop> {
        let Looking { from, sets, .. } = self;
        let opponent = player.opponent();
        let is_long = width != Width::Outcomes;
        let (mut best, mut wins, mut is_stuck): (Option<Ending>, _, _) = (None, false, true);
        let is_position = from.space.moves().moves(sets, player, &mut |option| {
            is_stuck = false;
            let (tier, rank) = from.place(sets, option)?;
            let Some(table) = from.tables.get(tier) else {
                return Err(from.space.unforeseen(sets, option));
            };
            match table.get(rank, opponent) {
                TurnEnd::Wins(lost) => wins |= !lost,
                TurnEnd::Ending(ending) => best = best.max(Some(ending.before())),
            }
            // One that wins is enough, if nobody asks how soon.
            Ok(is_long || !wins)
        })?;
        if !is_position {
            return Ok(None);
        }
        let is_stuck_won = from.space.play() == Play::Misere;
        Ok(Some(match best {
            Some(ending) => TurnEnd::Ending(ending),
            None if is_stuck && is_long => {
                TurnEnd::Ending(if is_stuck_won { Ending::Win(0) } else { Ending::Loss(0) })
            }
            None => TurnEnd::Wins(wins || is_stuck && is_stuck_won),
        }))
    }
}
