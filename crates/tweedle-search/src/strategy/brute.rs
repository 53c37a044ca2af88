//! Brute force.

use super::{Choice, Entry, Perfect, Strategy, Turn};
use crate::{Analyst, counts_points, loops};
use tweedle_engine::Play;
use tweedle_engine::walk::{Memo, WalkError, Walker};
use tweedle_engine::{Outcome, Outcomes, Stop};
use tweedle_rules::any::{AnyRules, Position, PositionError};

/// Searches the moves in order until one wins, by the rules alone: no theory of values, sums or
/// symmetry. Of a lost position it plays the first move. Where play may go round in a loop or the game is played for points, it
/// plays as [`Perfect`](super::Perfect).
#[derive(Default)]
pub struct Brute {
    /// The outcomes that it knows, in normal and in misère play; made with the analyst's control.
    known: [Option<Memo<Position, Outcome>>; 2],
}

/// Its line in the table.
pub(super) const ENTRY: Entry = Entry {
    name: "brute",
    summary: "a move against which a search of all replies finds no defence",
    make: |_| Box::new(Brute::default()),
};

impl Strategy for Brute {
    fn name(&self) -> &'static str {
        ENTRY.name
    }

    fn choose(&mut self, turn: &Turn<'_>, analyst: &mut Analyst) -> Result<Choice, PositionError> {
        // Where play goes round, a search of all replies does not come to an end.
        if turn.position.is_loopy() || counts_points(turn.position, turn.play) {
            return Perfect.choose(turn, analyst);
        }
        let known = &mut self.known[usize::from(turn.play == Play::Misere)];
        let known = known.get_or_insert_with(|| Memo::new(analyst.control().clone()));
        let mut walker =
            Walker::new(&AnyRules, known).without_components().without_symmetry().without_heaps();
        for (index, step) in turn.moves.iter().enumerate() {
            let outcome = match walker.value(&mut Outcomes(turn.play), &step.to) {
                Ok(outcome) => outcome,
                Err(error) => {
                    if matches!(error, WalkError::Stop(Stop::Memory { .. })) {
                        // So that others have room.
                        self.known = Default::default();
                    }
                    return loops::or_best(Err(error.into()), turn, analyst);
                }
            };
            if !outcome.wins_first(turn.player.opponent()) {
                return Ok(Choice::new(index, "A search of all replies finds no defence to it."));
            }
        }
        Ok(Choice::new(0, "A search found that every move loses; it is the first."))
    }
}
