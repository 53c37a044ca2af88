//! Games that are played for points, as an embedder asks about them.

use crate::failure::{Evaluated, position_failure};
use crate::operate::universe::form_for_score;
use crate::scripted::position_for_points;
use crate::value::Value;
use crate::{Session, Span};
use tweedle_engine::universe::Universe;

impl Session {
    /// The scoring form of a game that is played for points, as a value of the language; `None` of any other value.
    ///
    /// # Errors
    /// [`Failure`](crate::Failure) if play can go round in it, of rules that are wrong, or for a stop.
    pub fn scoring_form(&mut self, game: &Value) -> Evaluated<Option<Value>> {
        self.or_forget(|session| {
            let position = position_for_points(session, game, Span::default())?;
            let Some(position) = position else { return Ok(None) };
            let form = form_for_score(session, &position, Span::default())?;
            Ok(Some(Value::OfUniverse(Universe::Scoring, form)))
        })
    }

    /// Who wins a game by points, as a value of the language; `None` of a value that is not played for points.
    ///
    /// # Errors
    /// As [`Session::scoring_form`].
    pub fn outcome_by_points(&mut self, game: &Value) -> Evaluated<Option<Value>> {
        self.or_forget(|session| {
            let position = position_for_points(session, game, Span::default())?;
            let Some(position) = position else { return Ok(None) };
            let found = session.analyst.class_by_points(&position);
            let failed = |error| position_failure(error, &position, Span::default());
            found.map(|outcome| Some(Value::Outcome(outcome))).map_err(failed)
        })
    }
}
