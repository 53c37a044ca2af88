//! What can be moved to from a position, with what is known of each, to be drawn.

use crate::failure::{At, Evaluated, Failure};
use crate::{Session, Span};
use tweedle_draw::{Branch, Moves};
use tweedle_engine::short::Style;
use tweedle_engine::walk::Index;
use tweedle_engine::{Play, Player, Stop};
use tweedle_search::{Position, PositionError};

/// The steps that the value of one position may take, and so many that its outcome may take.
const PATIENCE: u64 = 200_000;

impl Session {
    /// The moves from a position, so many deep. Moves to the same position, up to symmetry, are one. Values and outcomes are left
    /// out where they take too long, or are not known.
    ///
    /// # Errors
    /// [`Failure`] for more positions than are drawn ([`Moves::MOST`]), or a stop.
    pub(crate) fn move_tree(
        &mut self,
        position: &Position,
        depth: usize,
        span: Span,
    ) -> Evaluated<Moves> {
        // Edges and vertices keep their labels in the positions after a move.
        self.moves_below(&position.labelled(), depth, &mut 1, span)
    }

    fn moves_below(
        &mut self,
        position: &Position,
        depth: usize,
        count: &mut usize,
        span: Span,
    ) -> Evaluated<Moves> {
        let mut options = [Vec::new(), Vec::new()];
        let players = if position.is_impartial() { 1 } else { 2 };
        for player in Player::BOTH.into_iter().take(if depth == 0 { 0 } else { players }) {
            let control = self.analyst.control().clone();
            let mut alike: Index<Position> = Index::new(&control);
            let branches: &mut Vec<Branch> = &mut options[player.index()];
            for step in position.moves(player, &control).at(span)? {
                let number = alike.number(step.to.representative()).at(span)?;
                if let Some(known) = branches.get_mut(number as usize) {
                    known.count += 1;
                    continue;
                }
                *count += 1;
                if *count > Moves::MOST {
                    return Err(Failure::new(Moves::too_many().to_string(), span));
                }
                let to = self.moves_below(&step.to, depth - 1, count, span)?;
                branches.push(Branch { name: step.name(), count: 1, to });
            }
        }
        let value = self.within_patience(span, |session| session.printed_value(position))?;
        let outcome =
            self.within_patience(span, |session| session.analyst.class(position, Play::Normal))?;
        Ok(Moves { position: position.clone(), value, outcome, options })
    }

    /// What is found in a bounded number of steps; `None` if it takes more, or is not defined.
    fn within_patience<T>(
        &mut self,
        span: Span,
        find: impl FnOnce(&mut Session) -> Result<T, PositionError>,
    ) -> Evaluated<Option<T>> {
        let allowance = self.analyst.control().clone().allow(PATIENCE);
        let found = find(self);
        drop(allowance);
        match found {
            Ok(found) => Ok(Some(found)),
            Err(PositionError::Stop(stop @ (Stop::Cancelled | Stop::Rules(_)))) => {
                Err(Failure::stopped(stop, span))
            }
            Err(_) => Ok(None),
        }
    }

    /// The value of a position as it is printed: a canonical form, a nimber or the moon, a form with infinities, or a loopy value.
    fn printed_value(&mut self, position: &Position) -> Result<String, PositionError> {
        if !position.is_entailing() {
            return match self.analyst.canonical_form(position) {
                Ok(g) => Ok(self.analyst.store.text(g)?),
                Err(PositionError::Loop(_)) => {
                    let value = self.analyst.game_value(position)?;
                    let (stoppers, store) = (&mut self.analyst.stoppers, &mut self.analyst.store);
                    Ok(stoppers.sides_text(store, &value, Style::default())?)
                }
                Err(error) => Err(error),
            };
        }
        if position.is_impartial() {
            return Ok(self.analyst.affine_worth(position)?.to_string());
        }
        let form = self.analyst.affine_form(position)?;
        Ok(self.analyst.forms.text(form)?)
    }
}
