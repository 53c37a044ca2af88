//! The ruleset of all positions of any rulesets.

use super::{Position, PositionError};
use tweedle_engine::number::Rational;
use tweedle_engine::walk::WalkError;
use tweedle_engine::{Bush, Control, Facts, Hints, Player, Ruleset, Stop, Symmetry};

/// The rules of sums of positions of any rulesets: a move is a move in one term.
///
/// With it, everything that works for a ruleset works for a [`Position`], too: the walker, the
/// referee, backward induction. A ruleset by itself is faster, and [`Memos`](super::Memos) uses it
/// where it can.
#[derive(Clone, Copy, Debug, Default)]
pub struct AnyRules;

impl Ruleset for AnyRules {
    type Position = Position;
    type Move = ();

    /// A caller that lists moves within a budget asks for room first, by [`Hints::most_moves`].
    fn moves(
        &self,
        position: &Position,
        player: Player,
        mut found: impl FnMut((), Position) -> Result<(), Stop>,
    ) -> Result<(), Stop> {
        // Within the budget of the work that this thread does.
        let control = Control::here().unwrap_or_default();
        let options = position.options(player, &control)?;
        for option in options {
            found((), option)?;
        }
        Ok(())
    }

    /// Each of these facts may hold: they are known of each position by itself.
    fn facts(&self) -> Facts {
        Facts {
            is_impartial: false,
            is_loopy: true,
            is_entailing: true,
            wins_at_once: true,
            is_reversible: false,
            has_any_order: false,
            has_scores: true,
        }
    }

    fn is_check(&self, position: &Position) -> bool {
        position.is_check()
    }

    fn winner(&self, position: &Position) -> Option<Player> {
        position.winner()
    }

    fn score(&self, position: &Position, player: Player) -> Result<Rational, Stop> {
        position.score(player)
    }
}

#[deny(clippy::missing_trait_methods)]
impl Hints for AnyRules {
    fn components(&self, position: &Position, into: &mut Vec<Position>) {
        into.extend(position.parts());
    }

    /// The sum, which is a position of any rulesets, too.
    fn joined(&self, positions: &[Position]) -> Option<Position> {
        Some(Position::sum_of(positions))
    }

    fn representative(&self, position: &Position) -> (Position, Symmetry) {
        let chosen = position.representative();
        match chosen.single() {
            Some((_, true)) => (chosen.negative(), Symmetry::Negative),
            _ => (chosen, Symmetry::Same),
        }
    }

    fn most_moves(&self, position: &Position) -> u64 {
        let most = position.terms().iter().map(|term| term.component().most_moves());
        most.fold(0, u64::saturating_add)
    }

    /// Moves are found one by one.
    fn mobility(&self, _: &Position, _: Player) -> Result<Option<u16>, Stop> {
        Ok(None)
    }

    fn nim_heap(&self, position: &Position) -> Option<u64> {
        match &*position.nim_heaps()? {
            [] => Some(0),
            [size] => Some(*size),
            _ => None,
        }
    }

    /// Bushes are known of components in their own type, and not here.
    fn bush(&self, _: &Position) -> Option<Bush> {
        None
    }

    fn size(&self, position: &Position) -> Option<u32> {
        position.single()?.0.size()
    }

    /// Names of slices mean something only among positions of one ruleset, so nothing is cut here.
    fn slices(&self, _: &Position, _: Player) -> u32 {
        0
    }

    fn slice(&self, _: &Position, _: Player, _: u32) -> u64 {
        0
    }

    fn slab(&self, position: &Position, _: Player, _: u32, _: u32) -> Position {
        position.clone()
    }

    /// Databases are of one ruleset.
    fn code(&self, _: &Position) -> Result<Option<Vec<u8>>, Stop> {
        Ok(None)
    }

    fn is_mirrored(&self, position: &Position) -> bool {
        position.is_mirrored()
    }

    fn ends(&self, position: &Position) -> bool {
        position.terms().iter().all(|term| term.component().ends())
    }

    fn is_impartial_at(&self, position: &Position) -> bool {
        position.is_impartial()
    }

    fn unmoves(
        &self,
        _: &Position,
        _: Player,
        _: impl FnMut(Position) -> Result<(), Stop>,
    ) -> Result<(), Stop> {
        Ok(())
    }
}

impl From<WalkError<Position>> for PositionError {
    fn from(error: WalkError<Position>) -> PositionError {
        PositionError::of_walk(error, Position::text)
    }
}
