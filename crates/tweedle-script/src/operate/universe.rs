//! Forms that are compared modulo universes: reading, writing, comparing.

use crate::failure::{At, Evaluated, Failure, position_failure};
use crate::{Session, Span};
use std::cmp::Ordering;
use tweedle_engine::Stop;
use tweedle_engine::short::NotationError;
use tweedle_engine::universe::{Forms, Id, Outside, Universe, Why};
use tweedle_search::{Position, PositionError};
use tweedle_syntax::say;

/// The universe that a text names: `DeadEnding` or another one of [`Universe::EACH`], or `Ends({|0},{|{|0}})` for the least one that has these
/// dead ends in it, in the store of these forms. Places in the failure are those in the text.
///
/// # Errors
/// [`Failure`] if there is none of that name, or one of the ends is no dead end.
pub fn universe_named(forms: &mut Forms, text: &str) -> Evaluated<Universe> {
    let everything = Span::new(0, text.len() as u32);
    match forms.read_universe(text) {
        Ok(Some(universe)) => Ok(universe),
        Ok(None) => Err(Failure::new(say::no_such_universe(text), everything)),
        Err(error) => Err(misread(error, everything)),
    }
}

/// The failure that a notation was not read, in a text that the span covers.
pub(crate) fn misread(error: NotationError, everything: Span) -> Failure {
    if let Some(stop) = error.stop {
        return Failure::stopped(stop, everything);
    }
    let span = Span::new(error.span.start as u32, error.span.end as u32);
    Failure::new(say::bad_notation(&error.message), span)
}

/// The universe of two games.
///
/// # Errors
/// [`Failure`] if they are compared modulo different ones.
pub(crate) fn same_universe(
    session: &mut Session,
    one: Universe,
    other: Universe,
    span: Span,
) -> Evaluated<Universe> {
    if one == other {
        return Ok(one);
    }
    let sentence = no_common_universe(&mut session.analyst.universes, one, other).at(span)?;
    Err(Failure::new(sentence, span))
}

/// The message that two games are compared modulo different universes, which both are of the store.
///
/// # Errors
/// [`Stop`] if the ends that determine one were not written.
pub fn no_common_universe(
    forms: &mut Forms,
    one: Universe,
    other: Universe,
) -> Result<say::Sentence, Stop> {
    let is_scoring = [one, other].contains(&Universe::Scoring);
    let (one, other) = (forms.universe_in_words(one)?, forms.universe_in_words(other)?);
    Ok(if is_scoring {
        say::scoring_game_beside_others(one, other)
    } else {
        say::different_universes(one, other)
    })
}

/// Tests that a scoring game is compared beside scoring games, and another form beside others.
///
/// # Errors
/// [`Failure`] if not.
pub(crate) fn same_sort(forms: &Forms, universe: Universe, g: Id, span: Span) -> Evaluated<()> {
    match (forms.is_scoring(g), universe == Universe::Scoring) {
        (true, false) => Err(Failure::new(say::scoring_game_in_misere_play(), span)),
        (false, true) => Err(Failure::new(say::no_scoring_game(), span)),
        _ => Ok(()),
    }
}

/// The order of two games modulo a universe.
pub(crate) fn universe_order(
    session: &mut Session,
    universe: Universe,
    g: Id,
    h: Id,
    span: Span,
) -> Evaluated<Option<Ordering>> {
    let forms = &mut session.analyst.universes;
    let is_ge = forms.ge(universe, g, h).at(span)?;
    let is_le = forms.ge(universe, h, g).at(span)?;
    Ok(match (is_ge, is_le) {
        (true, true) => Some(Ordering::Equal),
        (true, false) => Some(Ordering::Greater),
        (false, true) => Some(Ordering::Less),
        (false, false) => None,
    })
}

/// The smallest universe of misère play that has a form in it.
pub(crate) fn smallest_universe(session: &Session, g: Id) -> Result<Universe, Stop> {
    for universe in [Universe::Dicot, Universe::DeadEnding, Universe::Blocking] {
        if session.analyst.universes.outside(universe, g)?.is_none() {
            return Ok(universe);
        }
    }
    Ok(Universe::All)
}

/// The form that a text describes, a scoring game for the universe of these.
pub(crate) fn read_form(
    session: &mut Session,
    universe: Universe,
    text: &str,
) -> Result<Id, NotationError> {
    let forms = &mut session.analyst.universes;
    match universe {
        Universe::Scoring => forms.read_scoring(text),
        _ => forms.read(text),
    }
}

/// The position as a scoring game.
///
/// # Errors
/// [`Failure`] if play can go round in it, or if it was not walked for another reason.
pub(crate) fn form_for_score(
    session: &mut Session,
    position: &Position,
    span: Span,
) -> Evaluated<Id> {
    session.analyst.scoring_form(position).map_err(|error| match error {
        PositionError::Loop(_) => {
            let class = position.class();
            let name = class.rsplit('.').next().unwrap_or(&class);
            Failure::new(say::no_scoring_form_of_loopy(name), span)
        }
        other => position_failure(other, position, span),
    })
}

/// The call that makes the form.
pub(crate) fn universe_text(
    session: &mut Session,
    universe: Universe,
    g: Id,
    span: Span,
) -> Evaluated<String> {
    let text = session.analyst.universes.text(g).at(span)?;
    if universe == Universe::Scoring {
        return Ok(format!("ScoringForm(\"{text}\")"));
    }
    let name = session.analyst.universes.universe_name(universe).at(span)?;
    Ok(format!("UniverseForm(\"{text}\",\"{name}\")"))
}

/// The message that a game is not in a universe, with the follower that shows it.
pub(crate) fn not_in_universe(
    session: &mut Session,
    universe: Universe,
    outside: &Outside,
    span: Span,
) -> Evaluated<Failure> {
    let forms = &mut session.analyst.universes;
    let follower = forms.text(outside.follower).at(span)?;
    let (player, other) = (outside.player, outside.player.opponent());
    let mut text = |g: Id| forms.text(g).at(span);
    let why = match outside.why {
        Why::CanMove(option) => {
            format!("{player} cannot move, and {other} can, to `{}`", text(option)?)
        }
        Why::MovesAgain(later) => {
            format!("{player} cannot move, and can move again later, in `{}`", text(later)?)
        }
        Why::NotBlocked(option) => format!(
            "{player} cannot move, and if {other} moves to `{}`, {player} can neither stay without moves nor move to where he does",
            text(option)?
        ),
        Why::OtherEnd => format!(
            "{player} cannot move, and it is no sum of the ends that determine the universe, of their followers and conjugates"
        ),
        Why::NotGuaranteed => {
            format!(
                "{player} cannot move, and his score there is better for him than one that can still come"
            )
        }
    };
    if universe == Universe::Scoring {
        return Ok(Failure::new(say::not_guaranteed(follower, why), span));
    }
    let universe = session.analyst.universes.universe_in_words(universe).at(span)?;
    Ok(Failure::new(say::not_in_universe(universe, follower, why), span))
}
