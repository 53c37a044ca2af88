//! Methods of games as they are written.

use super::table::{Call, Method};
use crate::class::{EXPLICIT, OUTCOME, PLAYER, SET};
use crate::failure::{At, Evaluated};
use crate::operate::arguments::optional;
use crate::operate::canonical::canonical_form;
use crate::operate::collect::set;
use crate::value::{Explicit, Value};
use crate::{Session, Span};
use tweedle_engine::Player;

/// The methods.
pub(super) static METHODS: &[Method] = &[
    Method {
        of: &[EXPLICIT],
        name: "OutcomeClass",
        parameters: &[],
        gives: OUTCOME,
        doc: "Who wins.",
        example: ("'{0,1|2}'.OutcomeClass", "L"),
        call: Call::Any(|session, g, bound| {
            let g = canonical_form(session, g, bound.span)?;
            session.analyst.store.outcome(g).at(bound.span).map(|it| Value::Outcome(it.into()))
        }),
    },
    Method {
        of: &[EXPLICIT],
        name: "Options",
        parameters: &[optional("player", PLAYER)],
        gives: SET,
        doc: "The options of a player, or of both, as they are written.",
        example: ("'{0,1|2}'.Options(Left)", "{0,1}"),
        call: Call::Explicit(|session, g, bound| {
            options(session, g, &bound.players(session, 0)?, bound.span)
        }),
    },
    Method {
        of: &[EXPLICIT],
        name: "LeftOptions",
        parameters: &[],
        gives: SET,
        doc: "Left's options, as they are written.",
        example: ("'{0,1|2}'.LeftOptions", "{0,1}"),
        call: Call::Explicit(|session, g, bound| options(session, g, &[Player::Left], bound.span)),
    },
    Method {
        of: &[EXPLICIT],
        name: "RightOptions",
        parameters: &[],
        gives: SET,
        doc: "Right's options, as they are written.",
        example: ("'{0,1|2}'.RightOptions", "{2}"),
        call: Call::Explicit(|session, g, bound| options(session, g, &[Player::Right], bound.span)),
    },
];

fn options(
    session: &mut Session,
    explicit: &Explicit,
    players: &[Player],
    span: Span,
) -> Evaluated<Value> {
    let options = players.iter().flat_map(|player| explicit.options[player.index()].iter());
    set(session, options.cloned().collect(), span)
}
