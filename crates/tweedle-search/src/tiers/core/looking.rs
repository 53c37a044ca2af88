//! A thread at work on turns of a group.

use super::label::{Cell, Label, fits};
use super::tiers::Tiers;
use crate::tiers::tables::is_lost;
use std::ops::Range;
use std::sync::Arc;
use std::sync::atomic::AtomicU8;
use tweedle_engine::{Control, Ending, Play, Player, Stop};
use tweedle_rules::any::TurnEnd;

/// Some turns that a thread looks at.
pub(super) enum Turns {
    All(Range<u64>),
    These(Vec<u64>),
}

impl Turns {
    fn each(self, mut look: impl FnMut(u64) -> Result<(), Stop>) -> Result<(), Stop> {
        match self {
            Turns::All(mut turns) => turns.try_for_each(look),
            Turns::These(turns) => turns.into_iter().try_for_each(&mut look),
        }
    }
}

/// What a thread found in a lot.
pub(super) struct Lot {
    pub(super) labels: Vec<Label>,
    /// Turns that are labelled later, with the numbers of moves.
    pub(super) pending: Vec<(u32, u64)>,
    /// Turns that were labelled: from them play ends one move later.
    pub(super) fresh: Vec<u64>,
    /// True if there are others like that.
    pub(super) is_any: bool,
    pub(super) fits: bool,
}

impl Default for Lot {
    fn default() -> Lot {
        Lot {
            labels: Vec::new(),
            pending: Vec::new(),
            fresh: Vec::new(),
            is_any: false,
            fits: true,
        }
    }
}

/// What is known of the moves of a turn.
struct Moves {
    /// The number of moves within the group.
    within: u32,
    /// The number of moves after which the player wins at soonest.
    won: Option<u32>,
    /// The number of moves after which he loses at latest, by moves that do lose.
    lost: Option<u32>,
    /// True if a move leads to a draw, or within the group to where nothing is known yet.
    is_open: bool,
}

/// A thread at work on turns of a group.
pub(super) struct Looking {
    pub(super) tiers: Arc<Tiers>,
    control: Control,
    /// The sets of the board that was looked at last, and which one it is: the turns of both players on it follow each other.
    sets: Vec<u128>,
    board: Option<(usize, u64)>,
    options: Vec<u128>,
}

impl Looking {
    pub(super) fn new(tiers: Arc<Tiers>, control: &Control) -> Looking {
        let sets = tiers.from.first().map_or_else(Vec::new, |from| from.space.no_sets());
        Looking { tiers, control: control.clone(), sets, board: None, options: Vec::new() }
    }

    /// Writes the sets of the board of a turn; returns its tier in the group, and the player.
    #[inline]
    fn write(&mut self, turn: u64) -> (usize, Player) {
        let (tier, rank, player) = self.tiers.at(turn);
        if self.board != Some((tier, rank)) {
            let from = &self.tiers.from[tier];
            let arrangements = from.space.arrangements();
            match self.board {
                Some((last, before)) if last == tier && before + 1 == rank => {
                    arrangements.advance(&mut self.sets);
                }
                _ => arrangements.write(from.content, rank, &mut self.sets),
            }
            self.board = Some((tier, rank));
        }
        (tier, player)
    }

    /// What is known of the moves of a turn: of those that leave the group, and with `labels` of the others; `None` if the board is no position.
    fn moves<C: Cell>(&mut self, turn: u64, labels: Option<&[C]>) -> Result<Option<Moves>, Stop> {
        let (tier, player) = self.write(turn);
        let Looking { tiers, sets, .. } = self;
        let from = &tiers.from[tier];
        let opponent = player.opponent();
        let mut moves = Moves { within: 0, won: None, lost: None, is_open: false };
        let is_position = from.space.moves().moves(sets, player, &mut |option| {
            let (number, content) = from.tier(sets, option)?;
            let rank = || from.space.arrangements().rank(content, option);
            let ending = if let Some(to) = tiers.within(number) {
                moves.within += 1;
                let Some(labels) = labels else { return Ok(true) };
                let label =
                    tiers.place(tiers.turn(to, rank(), opponent)).map(|at| labels[at].get());
                match label.and_then(|label| tiers.known(label)) {
                    Some(TurnEnd::Ending(ending)) => ending,
                    _ => Ending::Draw,
                }
            } else {
                let Some(table) = from.tables.get(number) else {
                    return Err(from.space.unforeseen(sets, option));
                };
                match table.get(rank(), opponent) {
                    TurnEnd::Ending(ending) => ending,
                    // As soon as can be: how soon is not kept, and who wins does not depend on it.
                    TurnEnd::Wins(wins) => soonest(tiers.play, wins),
                }
            };
            match ending.before() {
                Ending::Win(count) => {
                    moves.won = Some(moves.won.map_or(count, |won| won.min(count)));
                }
                Ending::Draw => moves.is_open = true,
                Ending::Loss(count) => moves.lost = moves.lost.max(Some(count)),
            }
            Ok(true)
        })?;
        Ok(is_position.then_some(moves))
    }

    /// The first labels of some turns.
    pub(super) fn first<C: Cell>(&mut self, lot: Range<u64>) -> Result<Lot, Stop> {
        let mut found = Lot::default();
        self.control.count_positions((lot.end - lot.start) / self.tiers.players.len() as u64);
        for turn in lot {
            self.control.check()?;
            let label = match self.moves::<C>(turn, None)? {
                None => Label::Never,
                Some(Moves { within, won, lost, is_open }) => {
                    if within == 0 && won.is_none() && lost.is_none() && !is_open {
                        Label::Ends(0)
                    } else {
                        if let Some(won) = won {
                            found.pending.push((won, turn));
                        } else if let (0, Some(lost), false) = (within, lost, is_open) {
                            found.pending.push((lost, turn));
                        }
                        // One more is never taken away: it is not lost by moves within, or pending says when it is.
                        Label::Open(within + u32::from(is_open || won.is_some() || within == 0))
                    }
                }
            };
            found.fits &= fits::<C>(label);
            if !found.fits {
                return Ok(found);
            }
            found.labels.push(label);
        }
        Ok(found)
    }

    /// Takes back the moves that lead to those of some turns from which play ends after a number of moves, and labels where they come from.
    pub(super) fn back<C: Cell>(
        &mut self,
        labels: &[C],
        turns: Turns,
        moves: u32,
    ) -> Result<Lot, Stop> {
        let mut found = Lot::default();
        let mut sources = Vec::new();
        turns.each(|turn| {
            sources.clear();
            self.sources_of(labels, turn, moves, &mut sources)?;
            sources.iter().try_for_each(|&source| self.take(labels, source, moves, &mut found))
        })?;
        Ok(found)
    }

    /// The turns from which a move leads to those of some turns from which play ends after a number of moves: one for each move.
    pub(super) fn all_sources<C: Cell>(
        &mut self,
        labels: &[C],
        turns: Turns,
        moves: u32,
    ) -> Result<Vec<u64>, Stop> {
        let mut sources = Vec::new();
        turns.each(|turn| self.sources_of(labels, turn, moves, &mut sources))?;
        Ok(sources)
    }

    /// Appends the turns from which a move leads to a turn, if play ends from it after a number of moves.
    #[inline]
    fn sources_of<C: Cell>(
        &mut self,
        labels: &[C],
        turn: u64,
        moves: u32,
        into: &mut Vec<u64>,
    ) -> Result<(), Stop> {
        let is_it = |cell: &C| cell.get() == Label::Ends(moves);
        if self.labels_of(labels, turn).is_some_and(is_it) {
            self.sources(turn, into)?;
        }
        Ok(())
    }

    #[inline]
    fn labels_of<'a, C>(&self, labels: &'a [C], turn: u64) -> Option<&'a C> {
        labels.get(self.tiers.place(turn)?)
    }

    /// Appends the turns in the group from which a move leads to a turn.
    fn sources(&mut self, turn: u64, into: &mut Vec<u64>) -> Result<(), Stop> {
        self.control.check()?;
        let (tier, player) = self.write(turn);
        let Looking { tiers, sets, options, .. } = self;
        let from = &tiers.from[tier];
        options.clear();
        let mover = player.opponent();
        from.space.moves().unmoves(sets, mover, options)?;
        for source in options.chunks_exact(sets.len().max(1)) {
            let (content, rank) = from.space.place(source);
            if let Some(tier) = tiers.from.iter().position(|from| from.content == content) {
                into.push(tiers.turn(tier, rank, mover));
            }
        }
        Ok(())
    }

    /// Labels a turn, from which a move leads to one from which play ends after a number of moves.
    pub(super) fn take<C: Cell>(
        &mut self,
        labels: &[C],
        source: u64,
        moves: u32,
        found: &mut Lot,
    ) -> Result<(), Stop> {
        let Some(cell) = self.labels_of(labels, source) else { return Ok(()) };
        let is_lost = is_lost(self.tiers.play, moves);
        loop {
            let label = cell.get();
            let Label::Open(open) = label else { return Ok(()) };
            // A move to where the opponent has lost wins; one to where he has won is one less to hope for.
            if is_lost {
                if cell.change(label, Label::Ends(moves + 1)) {
                    found.fresh.push(source);
                    return Ok(());
                }
            } else if open > 1 {
                if cell.change(label, Label::Open(open - 1)) {
                    return Ok(());
                }
            } else if cell.change(label, Label::Open(0)) {
                // The last one: a move that leaves the group may lose later.
                let last = self.out_of(source)?.map_or(moves + 1, |out| out.max(moves + 1));
                found.pending.push((last, source));
                return Ok(());
            }
        }
    }

    /// The number of moves after which the moves of a turn that leave the group lose at latest.
    fn out_of(&mut self, turn: u64) -> Result<Option<u32>, Stop> {
        Ok(self.moves::<AtomicU8>(turn, None)?.and_then(|moves| moves.lost))
    }

    /// Looks at those of some turns again of which nothing is known.
    pub(super) fn again<C: Cell>(
        &mut self,
        labels: &[C],
        lot: Range<u64>,
        moves: u32,
    ) -> Result<Lot, Stop> {
        let mut found = Lot::default();
        for turn in lot {
            let Some(cell) = self.labels_of(labels, turn) else { continue };
            let label = cell.get();
            let Label::Open(_) = label else { continue };
            self.control.check()?;
            let Some(known) = self.moves(turn, Some(labels))? else { continue };
            let last = match known {
                Moves { won: Some(won), .. } => won,
                Moves { lost: Some(lost), is_open: false, .. } => lost,
                _ => continue,
            };
            // By moves that leave the group it may end later. Others may have been labelled in the meantime: they come next.
            found.is_any = true;
            if last == moves + 1 {
                cell.change(label, Label::Ends(last));
            }
        }
        Ok(found)
    }
}

/// The ending with the smallest number of moves.
fn soonest(play: Play, wins: bool) -> Ending {
    match (play, wins) {
        (Play::Normal, true) => Ending::Win(1),
        (Play::Normal, false) => Ending::Loss(0),
        (_, true) => Ending::Win(0),
        (_, false) => Ending::Loss(1),
    }
}
