//! The canonical form of a value.

use crate::failure::{At, Evaluated, Failure, position_failure};
use crate::operate::kinds::{is_loopy, no_canonical_form};
use crate::operate::no_game::no_game_hint;
use crate::value::{Explicit, Value};
use crate::{Session, Span};
use std::collections::HashMap;
use std::sync::Arc;
use tweedle_engine::Player;
use tweedle_engine::short::Id;
use tweedle_syntax::say;

/// The canonical form of a game of any kind.
pub(crate) fn canonical_form(session: &mut Session, value: &Value, span: Span) -> Evaluated<Id> {
    match value {
        Value::Game(g) => Ok(*g),
        Value::Integer(n) => session.analyst.store.number((*n).into()).at(span),
        Value::Position(position) => {
            let result = session.analyst.canonical_form(position);
            result.map_err(|error| position_failure(error, position, span))
        }
        Value::Explicit(explicit) => explicit_form(session, explicit, &mut HashMap::new(), span),
        Value::Affine(_) => Err(no_canonical_form(span)),
        other => {
            if let Some(position) = (session.links.position_of)(session, other, span)? {
                let result = session.analyst.canonical_form(&position);
                return result.map_err(|error| position_failure(error, &position, span));
            }
            if is_loopy(other) {
                let hint = "Its sides may be short games: `.Onside`, `.Offside`. A position with a ko has a thermograph, such as a token on a graph.";
                return Err(Failure::new(say::no_canonical_form_of_loopy(), span).with_hint(hint));
            }
            let class = other.class(&session.analyst.store);
            let failure = Failure::new(say::not_a_game(&class), span);
            Err(match no_game_hint(other) {
                Some(hint) => failure.with_hint(hint),
                None => failure,
            })
        }
    }
}

/// The canonical form of an explicit game. Those that stand in it more than once are `known` by their addresses.
pub(crate) fn explicit_form(
    session: &mut Session,
    explicit: &Arc<Explicit>,
    known: &mut HashMap<usize, Id>,
    span: Span,
) -> Evaluated<Id> {
    let address = Arc::as_ptr(explicit).addr();
    if let Some(&form) = known.get(&address) {
        return Ok(form);
    }
    session.control.check().at(span)?;
    let mut sides = [Vec::new(), Vec::new()];
    for player in Player::BOTH {
        for option in &explicit.options[player.index()] {
            let form = crate::with_stack(|| match option {
                Value::Explicit(inner) => explicit_form(session, inner, known, span),
                other => canonical_form(session, other, span),
            });
            sides[player.index()].push(form?);
        }
    }
    let form = session.analyst.store.game(&sides[0], &sides[1]).at(span)?;
    known.insert(address, form);
    Ok(form)
}
