//! The ruleset of all positions of any rulesets.

use crate::{Position, PositionError};
use tweedle::walk::WalkError;
use tweedle::{Player, Ruleset, Symmetry};

/// The rules of sums of positions of any rulesets: a move is a move in one term.
///
/// With it, whatever works for a ruleset works for a [`Position`]: the walker, the referee, backward
/// induction. A ruleset by itself is faster, and [`crate::Analyst`] uses it where it can.
#[derive(Clone, Copy, Debug, Default)]
pub struct AnyRules;

impl Ruleset for AnyRules {
    type Position = Position;

    /// [`walk::options`](tweedle::walk::options) asks the budget for room first, by
    /// [`AnyRules::most_options`]; so the terms, which ask again, find it.
    fn options(&self, position: &Position, player: Player, into: &mut Vec<Position>) {
        into.extend(position.options(player).unwrap_or_default());
    }

    fn components(&self, position: &Position, into: &mut Vec<Position>) {
        into.extend(position.parts());
    }

    fn representative(&self, position: &Position) -> (Position, Symmetry) {
        let chosen = position.representative();
        match chosen.single() {
            Some((_, true)) => (chosen.negative(), Symmetry::Negative),
            _ => (chosen, Symmetry::Same),
        }
    }

    fn most_options(&self, position: &Position) -> u64 {
        let most = position.terms().iter().map(|term| term.component.most_options());
        most.fold(0, u64::saturating_add)
    }

    fn bytes(&self, position: &Position) -> usize {
        position.bytes()
    }

    fn nim_heap(&self, position: &Position) -> Option<u64> {
        match &*position.nim_heaps()? {
            [] => Some(0),
            [size] => Some(*size),
            _ => None,
        }
    }

    /// Whether a position is entailing is known of each by itself.
    fn is_check(&self, position: &Position) -> bool {
        position.is_check()
    }

    fn winner(&self, position: &Position) -> Option<Player> {
        position.winner()
    }

    fn is_mirrored(&self, position: &Position) -> bool {
        position.is_mirrored()
    }
}

impl From<WalkError<Position>> for PositionError {
    fn from(error: WalkError<Position>) -> PositionError {
        match error {
            WalkError::Stop(stop) => PositionError::Stop(stop),
            WalkError::Loop(cycle) => {
                PositionError::Loop(cycle.iter().map(Position::text).collect())
            }
        }
    }
}
