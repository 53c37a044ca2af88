//! The search for a proof: the search of sums says who wins, and each node asks it for a reason.

use super::{Node, Proof, Reason, Taken, must_be_plain};
use crate::Analyst;
use crate::added::{bulk, winner_of};
use crate::analyst::known_outcome;
use std::collections::HashMap;
use tweedle_engine::number::Dyadic;
use tweedle_engine::short::Id;
use tweedle_engine::{Held, Play, Player, Stop};
use tweedle_rules::any::{Position, PositionError};

/// Finds out who wins a position in normal play if `first` moves first, and proves it.
///
/// Cost: that of the search, and for each node a look at all its options, and at values of small parts. The proof
/// is not the smallest that there is: it follows the moves that the search found.
///
/// # Errors
/// [`PositionError`] if the work was stopped; [`Stop::Undefined`] for games with entailing moves or loops.
///
/// ```
/// # use tweedle_engine::{Control, Player};
/// # use tweedle_rulesets::standard;
/// # use tweedle_search::{Analyst, proof};
/// let board = standard().rules("game.grid.Domineering", &[])?.place(".....|.....|.....|.....")?;
/// let proved = proof::prove(&board, Player::Left, &mut Analyst::new(Control::new(), &standard()))?;
/// assert_eq!(proved.winner, Player::Left);
/// assert_eq!(proof::check(&proved, &mut Analyst::new(Control::new(), &standard())), Ok(None));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub fn prove(
    start: &Position,
    first: Player,
    analyst: &mut Analyst,
) -> Result<Proof, PositionError> {
    must_be_plain(start)?;
    let wins = analyst.wins_first(start, first, Play::Normal)?;
    let winner = if wins { first } else { first.opponent() };
    let proof = Proof::new(start.clone(), first, winner, analyst.control());
    let held = Held::new(analyst.control());
    let (values, met) = (HashMap::new(), HashMap::new());
    let mut builder = Builder { analyst, proof, held, open: Vec::new(), values, met };
    builder.lean_on(start, first)?;
    while let Some(taken) = builder.open.pop() {
        builder.held.give(2 * taken.bytes());
        if !builder.proof.has(&taken)? {
            builder.settle(taken)?;
        }
    }
    Ok(builder.proof)
}

/// A position is valued for a proof if that takes about `WORK` positions that are not known; a position that was met n
/// times may take n times as many.
const WORK: u64 = 64;

/// The largest number of options that the values of a sum may have together, if they are to be added: numbers, ups and
/// nimbers do not count.
const BULK: usize = 60;

/// The largest number of slices of a slab.
const THICKEST: u32 = 4;

/// The numbers of positions that a search for a winning move may look at the first time, the second
/// time, and so on.
const MOST_POSITIONS: [u64; 4] = [0, 1 << 6, 1 << 12, u64::MAX];

/// A cut of a part into slabs: the slices with which they begin, and the values of their parts.
struct Cut {
    starts: Vec<u32>,
    values: Vec<Id>,
}

struct Builder<'a> {
    analyst: &'a mut Analyst,
    proof: Proof,
    /// The memory of the open positions.
    held: Held,
    /// Positions that are leant on.
    open: Vec<Taken>,
    /// Values of terms.
    values: HashMap<Position, Id>,
    /// The number of times that terms were met that are too large to be valued.
    met: HashMap<Position, u32>,
}

impl Builder<'_> {
    /// Takes note that a position, with the player who is to move in it, needs a node.
    fn lean_on(&mut self, position: &Position, mover: Player) -> Result<(), Stop> {
        let taken = Taken::new(position, mover);
        if !self.proof.has(&taken)? {
            self.held.take(2 * taken.bytes())?;
            self.open.push(taken);
        }
        Ok(())
    }

    /// Finds the reason of a node.
    fn settle(&mut self, taken: Taken) -> Result<(), PositionError> {
        let control = self.analyst.control().clone();
        control.check()?;
        control.count_position();
        let mover = taken.key.mover;
        let reason = self.at_once(&taken)?;
        let position = taken.plain;
        let reason = match reason {
            Some(reason) => reason,
            None if mover == self.proof.winner => {
                let option = self.winning_option(&position, mover)?;
                self.lean_on(&option, mover.opponent())?;
                Reason::Move(option)
            }
            None => {
                for option in position.options(mover, &control)? {
                    self.lean_on(&option, mover.opponent())?;
                }
                Reason::Replies
            }
        };
        self.proof.add(Node { position, mover, reason })?;
        Ok(())
    }

    /// An option after which the opponent loses: one with a node, or else the one that is found most cheaply.
    fn winning_option(
        &mut self,
        position: &Position,
        mover: Player,
    ) -> Result<Position, PositionError> {
        let opponent = mover.opponent();
        let mut options = position.options(mover, self.analyst.control())?;
        for known in 0..options.len() {
            if self.proof.has(&Taken::new(&options[known], opponent))? {
                return Ok(options.swap_remove(known));
            }
        }
        for most in MOST_POSITIONS {
            let mut rest = Vec::new();
            for option in options {
                match self.analyst.wins_first_within(&option, opponent, Play::Normal, most) {
                    Ok(false) => return Ok(option),
                    Ok(true) => {}
                    Err(PositionError::Stop(Stop::Limit { .. })) => rest.push(option),
                    Err(error) => return Err(error),
                }
            }
            options = rest;
        }
        let message =
            format!("No move of {mover}'s wins {position}, which the search said is won.");
        Err(Stop::Undefined(message).into())
    }

    /// The reason why the winner wins, if it takes no look at options.
    fn at_once(&mut self, taken: &Taken) -> Result<Option<Reason>, PositionError> {
        let Taken { key, parts, plain } = taken;
        if known_outcome(plain, Play::Normal).is_some() {
            return Ok(Some(Reason::Theorem));
        }
        let mut values: Vec<Option<Id>> = Vec::new();
        for part in parts {
            values.push(self.value(part)?);
        }
        let mut known: Vec<Id> = values.iter().flatten().copied().collect();
        if known.len() == parts.len() {
            return Ok(self.wins(&known, key.mover)?.then_some(Reason::Values));
        }
        let mut chosen = Vec::new();
        for (part, value) in parts.iter().zip(&values) {
            if value.is_some() {
                chosen.push(None);
                continue;
            }
            let Some(Cut { starts, values }) = self.best_cut(part)? else { return Ok(None) };
            known.extend(values);
            chosen.push(Some(starts));
        }
        Ok(self.wins(&known, key.mover)?.then_some(Reason::Cuts(chosen)))
    }

    /// The cut of a part into slabs whose values have the best mean, and these values; `None` if they are too much
    /// work.
    fn best_cut(&mut self, part: &Position) -> Result<Option<Cut>, PositionError> {
        let player = self.proof.winner;
        let slices = part.slices(player);
        // Of the first slices, for each number of them: the mean, where the last slab begins, and its values.
        let mut best: Vec<Option<(Dyadic, u32, Vec<Id>)>> = vec![Some((Dyadic::ZERO, 0, vec![]))];
        for to in 1..=slices {
            let mut found: Option<(Dyadic, u32, Vec<Id>)> = None;
            for from in to.saturating_sub(THICKEST)..to {
                // All of it in one slab is no cut.
                let Some((before, ..)) = &best[from as usize] else { continue };
                if to - from == slices {
                    continue;
                }
                let before = before.clone();
                let slab = part.slab(player, from, to - from).representative();
                let Some(values) = self.all_values(&slab)? else { continue };
                let mean = before + self.mean(&values)?;
                if found.as_ref().is_none_or(|(best, ..)| *best < mean) {
                    found = Some((mean, from, values));
                }
            }
            best.push(found);
        }
        let (mut starts, mut values) = (Vec::new(), Vec::new());
        let mut to = slices as usize;
        while to > 0 {
            let Some((_, from, slab)) = &best[to] else { return Ok(None) };
            starts.push(*from);
            values.extend(slab);
            to = *from as usize;
        }
        starts.reverse();
        Ok((slices > 1).then_some(Cut { starts, values }))
    }

    /// The value of a term, if it is worth the work.
    fn value(&mut self, term: &Position) -> Result<Option<Id>, PositionError> {
        if let Some(value) = self.values.get(term) {
            return Ok(Some(*value));
        }
        let met = self.met.entry(term.clone()).or_default();
        *met += 1;
        if !met.is_power_of_two() {
            return Ok(None);
        }
        match self.analyst.form_by_walking(term, WORK * u64::from(*met)) {
            Ok(value) => {
                self.met.remove(term);
                self.values.insert(term.clone(), value);
                Ok(Some(value))
            }
            Err(PositionError::Stop(Stop::Limit { .. })) => Ok(None),
            Err(error) => Err(error),
        }
    }

    /// The values of all terms of a sum, if each is worth the work.
    fn all_values(&mut self, sum: &Position) -> Result<Option<Vec<Id>>, PositionError> {
        sum.one_by_one().map(|term| self.value(&term)).collect()
    }

    /// The mean of a sum, which is the better for the winner the greater it is.
    fn mean(&mut self, values: &[Id]) -> Result<Dyadic, Stop> {
        let mut mean = Dyadic::from(0);
        for value in values {
            mean = mean + self.analyst.store.mean(*value)?;
        }
        Ok(if self.proof.winner == Player::Left { mean } else { -mean })
    }

    /// True if the winner wins a sum, as far as it is cheap to know.
    fn wins(&mut self, values: &[Id], mover: Player) -> Result<bool, Stop> {
        let store = &mut self.analyst.store;
        Ok(bulk(values, store) <= BULK && winner_of(values, mover, store)? == self.proof.winner)
    }
}
