//! The work on a group, one number of moves after the other.

use super::label::{Cell, Label, fits};
use super::looking::{Looking, Lot, Turns};
use super::state::Keep;
use super::tiers::Tiers;
use crate::tiers::tables::{Counts, Found, Layout, Table, Width};
use std::collections::BTreeMap;
use std::sync::Arc;
use tweedle_engine::{Control, Crew, Ending, Held, Player, Stop};
use tweedle_rules::any::TurnEnd;

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

/// The number of turns of a list that a thread takes at a time.
const LISTED: usize = 1 << 12;

/// The work with labels of some size.
pub(super) struct Work<C> {
    pub(super) tiers: Arc<Tiers>,
    pub(super) labels: Arc<Vec<C>>,
    /// Turns that are labelled later, by moves that leave the group: by the numbers of moves.
    pub(super) pending: BTreeMap<u32, Vec<u64>>,
    /// The turns from which play ends after this number of moves are all labelled.
    pub(super) moves: u32,
    /// The turns from which play ends after this number of moves; `None` if nobody knows, or they are too many to be listed.
    pub(super) fresh: Option<Vec<u64>>,
    /// Those from which it ends one move later, as far as they were found; `None` if there are some that are not listed.
    pub(super) next: Option<Vec<u64>>,
    pub(super) control: Control,
    pub(super) held: Held,
}

impl<C: Cell> Work<C> {
    /// The rest of it; `None` if a label does not fit.
    pub(super) fn go_on(mut self, keep: Keep<'_>) -> Result<Option<Vec<Cored>>, Stop> {
        loop {
            if !self.level()? {
                return Ok(None);
            }
            if !self.has_more() {
                return self.finish().map(Some);
            }
            self.go_to_next();
            keep(&self)?;
        }
    }

    /// The labels before play: the number of moves within the group, and what moves out of it lead to.
    pub(super) fn first(tiers: &Arc<Tiers>, control: &Control) -> Result<Option<Work<C>>, Stop> {
        let turns = tiers.own_turns();
        let mut held = Held::new(control);
        held.take(usize::try_from(turns).unwrap_or(usize::MAX).saturating_mul(C::BYTES))?;
        let mut labels: Vec<C> = Vec::with_capacity(turns as usize);
        let mut pending: BTreeMap<u32, Vec<u64>> = BTreeMap::new();
        let own = tiers.clone();
        let make = move |control: &Control| Looking::new(own.clone(), control);
        let work = |looking: &mut Looking, lot| looking.first::<C>(lot);
        let mut crew = Crew::new(control, tiers.lots(), make, work);
        while let Some(lot) = crew.next()? {
            let lot = lot?;
            if !lot.fits {
                return Ok(None);
            }
            labels.extend(lot.labels.into_iter().map(C::new));
            add(&mut pending, lot.pending, &mut held)?;
        }
        let (tiers, control) = (tiers.clone(), control.clone());
        Ok(Some(Work {
            tiers,
            labels: Arc::new(labels),
            pending,
            moves: 0,
            fresh: None,
            next: None,
            control,
            held,
        }))
    }

    /// Labels the turns that were pending for this number of moves; false if a label does not fit.
    pub(super) fn label_pending(&mut self) -> bool {
        self.next = Some(Vec::new());
        for turn in self.pending.remove(&self.moves).unwrap_or_default() {
            self.held.give(PENDING);
            let Some(cell) = self.tiers.place(turn).map(|at| &self.labels[at]) else { continue };
            let label = cell.get();
            // It may have been won sooner.
            if let Label::Open(_) = label
                && cell.change(label, Label::Ends(self.moves))
                && let Some(fresh) = &mut self.fresh
            {
                fresh.push(turn);
            }
        }
        fits::<C>(Label::Ends(self.moves + 1))
    }

    /// The turns to be looked at for those from which play ends after this number of moves.
    pub(super) fn lots(&mut self) -> Box<dyn Iterator<Item = Turns> + Send> {
        match self.fresh.take().filter(|_| self.tiers.is_reversible) {
            None => Box::new(self.tiers.lots().map(Turns::All)),
            Some(fresh) => {
                let lots: Vec<Turns> =
                    fresh.chunks(LISTED).map(|lot| Turns::These(lot.to_vec())).collect();
                Box::new(lots.into_iter())
            }
        }
    }

    /// Takes over what was found in a lot.
    pub(super) fn add(&mut self, lot: Lot) -> Result<(), Stop> {
        if let Some(next) = &mut self.next {
            next.extend(lot.fresh);
            // A list of them is to be shorter than the labels.
            if lot.is_any || next.len() > self.labels.len() / 64 + LISTED {
                self.next = None;
            }
        }
        add(&mut self.pending, lot.pending, &mut self.held)
    }

    /// True if turns are labelled after this number of moves. Those that are pending come at their own.
    pub(super) fn has_more(&self) -> bool {
        self.next.as_ref().is_none_or(|next| !next.is_empty()) || !self.pending.is_empty()
    }

    /// Goes on to the next number of moves.
    pub(super) fn go_to_next(&mut self) {
        self.fresh = self.next.take();
        self.moves += 1;
    }

    /// Labels what follows from the turns from which play ends after this number of moves, once those are complete; false if a label does not
    /// fit.
    fn level(&mut self) -> Result<bool, Stop> {
        if !self.label_pending() {
            return Ok(false);
        }
        let (tiers, labels, moves) = (self.tiers.clone(), self.labels.clone(), self.moves);
        let make = move |control: &Control| Looking::new(tiers.clone(), control);
        let work = move |looking: &mut Looking, turns: Turns| match turns {
            Turns::All(lot) if !looking.tiers.is_reversible => looking.again(&labels, lot, moves),
            turns => looking.back(&labels, turns, moves),
        };
        let all = self.lots();
        let control = self.control.clone();
        let mut crew = Crew::new(&control, all, make, work);
        while let Some(lot) = crew.next()? {
            self.add(lot?)?;
        }
        Ok(true)
    }

    /// The tables of the parts that are held here.
    pub(super) fn finish(self) -> Result<Vec<Cored>, Stop> {
        let Work { tiers, labels, control, .. } = self;
        let width = match (tiers.is_loopy, C::BYTES) {
            (false, _) => Width::Outcomes,
            (true, 1) => Width::Bytes,
            (true, _) => Width::Words,
        };
        let mut all = Vec::new();
        for (place, ranks) in tiers.hold.parts() {
            let layout = Layout::new(&tiers.from[place].space, width);
            let positions = ranks.end - ranks.start;
            let mut held = Held::new(&control);
            held.take(usize::try_from(layout.bytes(positions)).unwrap_or(usize::MAX))?;
            let mut found = Found::new(layout, positions);
            for rank in ranks.clone() {
                if rank.is_multiple_of(1 << 12) {
                    control.check()?;
                }
                let turns = Player::BOTH.map(|player| {
                    let at = tiers.place(tiers.turn(place, rank, player))?;
                    tiers.known(labels[at].get())
                });
                if !tiers.is_loopy && turns.contains(&Some(TurnEnd::Ending(Ending::Draw))) {
                    let message = "Play goes round here, and the ruleset says that it does not.";
                    return Err(Stop::Undefined(message.to_owned()));
                }
                found.push(turns);
            }
            let (table, counts) = found.finish();
            all.push(Cored { tier: tiers.numbers[place], first: ranks.start, table, counts, held });
        }
        Ok(all)
    }
}

/// The bytes that a pending turn takes.
const PENDING: usize = 2 * size_of::<u64>();

pub(super) fn add(
    pending: &mut BTreeMap<u32, Vec<u64>>,
    more: Vec<(u32, u64)>,
    held: &mut Held,
) -> Result<(), Stop> {
    for (moves, turn) in more {
        held.take(PENDING)?;
        pending.entry(moves).or_default().push(turn);
    }
    Ok(())
}
