//! Forms that are compared modulo universes, as an input gives them.

use crate::failure::{At, Evaluated, Failure, position_failure};
use crate::operate::universe::{
    form_for_score, misread, not_in_universe, read_form, same_sort, smallest_universe,
};
use crate::scripted::{position_of, position_of_form};
use crate::session::program::run_to_play;
use crate::value::Value;
use crate::{Session, Span};
use tweedle_engine::universe::{Id, Universe};
use tweedle_syntax::say;

/// A form that an input gives, in the store [`universes`](tweedle_search::Analyst::universes) of the analyst.
#[derive(Clone, Copy, Debug)]
pub struct FormInput {
    /// The form.
    pub form: Id,
    /// The universe modulo which it is to be compared: the one that was asked for, or that of the value; without these scoring games of a
    /// scoring game, or the smallest of misère play that has the form in it.
    pub universe: Universe,
    /// True if it is a position, which has to be in the universe itself; a form that is written may be a simplest form.
    is_position: bool,
}

impl Session {
    /// The form that a text gives.
    ///
    /// The text is a form as it is written if it begins with `{` or `<`, if it is `0`, and, where scoring games are asked for,
    /// if it begins as a number does. Anything else is a program whose value is a position, a literal form, a short game
    /// or a form of a universe. Where scoring games are asked for, a position is one with the scores that its rules say, and otherwise
    /// with 0 at each end.
    ///
    /// ```
    /// # use tweedle_script::Session;
    /// # use tweedle_engine::universe::Universe;
    /// let mut session = Session::of(tweedle_rulesets::standard());
    /// let input = session.universe_form("game.grid.Domineering(\"..|..\")", None)?;
    /// assert_eq!(session.analyst().universes.text(input.form).unwrap(), "{{0|}|{|0}}");
    /// assert_eq!(input.universe, Universe::DeadEnding);
    /// # Ok::<(), tweedle_script::Failure>(())
    /// ```
    ///
    /// # Errors
    /// [`Failure`] for a mistake in the text or another value; if a position is not in the universe, or a form that
    /// is written is not and is not in simplest form; or a stop.
    pub fn universe_form(
        &mut self,
        text: &str,
        universe: Option<Universe>,
    ) -> Evaluated<FormInput> {
        self.form_that_fits(text, universe, |_, _| true)
    }

    /// The same, where a scoring game need not be guaranteed: its stops and its class are told of all.
    ///
    /// # Errors
    /// As [`Session::universe_form`] otherwise.
    pub fn universe_form_with_stops(
        &mut self,
        text: &str,
        universe: Option<Universe>,
    ) -> Evaluated<FormInput> {
        self.form_that_fits(text, universe, |session, input| {
            let is_scoring = session.analyst.universes.is_scoring(input.form);
            !is_scoring || input.universe != Universe::Scoring
        })
    }

    /// The form that a text gives, which has to fit its universe if `must_fit` says so.
    fn form_that_fits(
        &mut self,
        text: &str,
        universe: Option<Universe>,
        must_fit: impl FnOnce(&Session, FormInput) -> bool,
    ) -> Evaluated<FormInput> {
        self.or_forget(|session| {
            let everything = Span::new(0, text.trim_end().len() as u32);
            let input = read_input(session, text, universe, everything)?;
            if must_fit(session, input)
                && let Some(failure) = session.misfit(input, input.universe, everything)?
            {
                return Err(failure);
            }
            Ok(input)
        })
    }

    /// True if a form that was read can be compared modulo a universe.
    ///
    /// # Errors
    /// [`Failure`] if the work was stopped.
    pub fn fits_universe(&mut self, input: FormInput, universe: Universe) -> Evaluated<bool> {
        self.or_forget(|session| Ok(session.misfit(input, universe, Span::default())?.is_none()))
    }

    /// The reason why a form cannot be compared modulo a universe, if there is one.
    fn misfit(
        &mut self,
        input: FormInput,
        universe: Universe,
        span: Span,
    ) -> Evaluated<Option<Failure>> {
        let FormInput { form, is_position, .. } = input;
        let forms = &mut self.analyst.universes;
        if let Err(failure) = same_sort(forms, universe, form, span) {
            return Ok(Some(failure));
        }
        let Some(outside) = forms.outside(universe, form).at(span)? else { return Ok(None) };
        if !is_position && forms.simplest(universe, form).at(span)? == form {
            return Ok(None);
        }
        not_in_universe(self, universe, &outside, span).map(Some)
    }
}

/// The form that a text gives, whether it fits its universe or not.
fn read_input(
    session: &mut Session,
    text: &str,
    universe: Option<Universe>,
    everything: Span,
) -> Evaluated<FormInput> {
    let (form, is_position, own) = if is_notation(text, universe) {
        let is_scoring = text.trim_start().starts_with('<');
        let sort = if is_scoring { Some(Universe::Scoring) } else { universe };
        let read = read_form(session, sort.unwrap_or(Universe::All), text);
        (read.map_err(|error| misread(error, everything))?, false, None)
    } else {
        let (form, own) = of_program(session, text, universe, everything)?;
        (form, own.is_none(), own)
    };
    let universe = match universe.or(own) {
        Some(universe) => universe,
        None if session.analyst.universes.is_scoring(form) => Universe::Scoring,
        None => smallest_universe(session, form).at(everything)?,
    };
    Ok(FormInput { form, universe, is_position })
}

fn is_notation(text: &str, universe: Option<Universe>) -> bool {
    let text = text.trim();
    let is_number = |text: &str| text.starts_with(|c: char| c.is_ascii_digit() || c == '-');
    text == "0"
        || text.starts_with(['{', '<'])
        || universe == Some(Universe::Scoring) && is_number(text)
}

/// The form that is the value of a program, and its universe, if it has one.
fn of_program(
    session: &mut Session,
    text: &str,
    universe: Option<Universe>,
    everything: Span,
) -> Evaluated<(Id, Option<Universe>)> {
    let value = run_to_play(session, text)?.value;
    let position = match &value {
        Value::OfUniverse(universe, g) => return Ok((*g, Some(*universe))),
        Value::Position(position) => Some(position.clone()),
        Value::Game(_) | Value::Integer(_) => Some(position_of_form(session, &value)?),
        other => position_of(session, other, everything)?,
    };
    let Some(position) = position else {
        let class = value.class(&session.analyst.store);
        return Err(Failure::new(say::no_position(&class), everything));
    };
    if universe == Some(Universe::Scoring) {
        return Ok((form_for_score(session, &position, everything)?, None));
    }
    let g = session.analyst.universe_form(&position);
    Ok((g.map_err(|error| position_failure(error, &position, everything))?, None))
}
