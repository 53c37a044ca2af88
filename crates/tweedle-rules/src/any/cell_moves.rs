//! Moves on boards of one size, where a position is what stands on its cells.

use super::{Playable, RulesOf};
use std::sync::Arc;
use tweedle_engine::{Player, Stop};

/// The moves of a ruleset on boards or strips of one size. A position is the set of cells of each of [`CellMoves::letters`] but the first, which
/// stands on all others: bit `i` is cell `i`, and cells are numbered row by row from 0.
///
/// Code that lists all positions of a size works on such sets, knows no type of positions, and is compiled once for all rulesets.
pub trait CellMoves: Send + Sync {
    /// The characters of what may stand on a cell.
    fn letters(&self) -> &'static [char];

    /// True if these sets are a position of the ruleset.
    fn is_position(&self, sets: &[u128]) -> bool;

    /// Calls `found` with the sets of each option of `player`, as often as the ruleset finds it, as long as that returns true. Returns false,
    /// without a call, if these sets are no position.
    ///
    /// # Errors
    /// [`Stop`] if the ruleset fails, or of `found`; [`Stop::NotPossible`] if a move changes the size of the board.
    fn moves(&self, sets: &[u128], player: Player, found: FoundCells<'_>) -> Result<bool, Stop>;

    /// Appends the sets of the positions from which a move of `player` leads here, as the ruleset takes moves back
    /// ([`Hints::unmoves`](tweedle_engine::Hints::unmoves)). What is no position may be among them.
    ///
    /// # Errors
    /// As [`CellMoves::moves`].
    fn unmoves(&self, sets: &[u128], player: Player, into: &mut Vec<u128>) -> Result<(), Stop>;
}

/// The function that is called with the sets of each option; it returns true if it wants more.
pub type FoundCells<'a> = &'a mut dyn FnMut(&[u128]) -> Result<bool, Stop>;

/// No board has more cells: a set of them is a number of 128 bits.
pub const MOST_CELLS: usize = 128;

/// No ruleset whose positions are told apart by sets of cells has more characters.
pub const MOST_LETTERS: usize = 8;

/// The moves of a ruleset of some type.
pub(super) struct CellMovesOf<R: Playable> {
    rules: Arc<RulesOf<R>>,
    rows: usize,
    cols: usize,
}

impl<R: Playable> CellMovesOf<R> {
    pub(super) fn new(rules: Arc<RulesOf<R>>, rows: usize, cols: usize) -> CellMovesOf<R> {
        CellMovesOf { rules, rows, cols }
    }

    fn position(&self, sets: &[u128]) -> Option<R::Position> {
        self.rules.ruleset().of_cells(self.rows, self.cols, sets)
    }

    /// The number of sets.
    fn sets(&self) -> usize {
        self.rules.ruleset().cell_letters().len().saturating_sub(1)
    }

    fn write(&self, position: &R::Position, sets: &mut [u128]) -> Result<(), Stop> {
        let ruleset = self.rules.ruleset();
        if ruleset.to_cells(position, self.rows, self.cols, sets) {
            return Ok(());
        }
        let message = format!("A move of {} changes the size of the board.", ruleset.name());
        Err(Stop::NotPossible(message))
    }
}

impl<R: Playable> CellMoves for CellMovesOf<R> {
    fn letters(&self) -> &'static [char] {
        self.rules.ruleset().cell_letters()
    }

    fn is_position(&self, sets: &[u128]) -> bool {
        self.position(sets).is_some()
    }

    fn moves(&self, sets: &[u128], player: Player, found: FoundCells<'_>) -> Result<bool, Stop> {
        let Some(position) = self.position(sets) else { return Ok(false) };
        let mut room = [0; MOST_LETTERS];
        let room = &mut room[..self.sets()];
        let mut is_enough = false;
        let all = self.rules.ruleset().moves(&position, player, |_, option| {
            self.write(&option, room)?;
            if found(room)? {
                return Ok(());
            }
            // The ruleset is stopped, and nobody is told of it.
            is_enough = true;
            Err(Stop::Cancelled)
        });
        if is_enough { Ok(true) } else { all.map(|()| true) }
    }

    fn unmoves(&self, sets: &[u128], player: Player, into: &mut Vec<u128>) -> Result<(), Stop> {
        let Some(position) = self.position(sets) else { return Ok(()) };
        let mut room = [0; MOST_LETTERS];
        let room = &mut room[..self.sets()];
        self.rules.ruleset().unmoves(&position, player, |before| {
            self.write(&before, room)?;
            into.extend_from_slice(room);
            Ok(())
        })
    }
}
