//! Methods for the length of play.

use super::table::{Call, Method};
use crate::Session;
use crate::class::{INTEGER, PLAYER, POSITION, SHORT};
use crate::failure::{At, Evaluated, position_failure};
use crate::operate::arguments::{Bound, required};
use crate::operate::canonical::canonical_form;
use crate::scripted::{is_scripted, position_of, publish_variables, refuse_points};
use crate::value::Value;
use tweedle_engine::{Play, Remote, Remoteness, Suspense, Theory};

const FIRST: &[crate::operate::arguments::Parameter] = &[required("player", PLAYER)];
/// Equal games may differ in it, so that the canonical form has one of its own.
const GAMES: &[&str] = &[POSITION, SHORT];

/// The methods.
pub(super) static METHODS: &[Method] = &[
    Method {
        of: GAMES,
        name: "Remoteness",
        parameters: FIRST,
        gives: INTEGER,
        doc: "How many moves both make together if the player begins, the winner hurries and the loser delays. A canonical form is played as it is.",
        example: ("game.heap.Nim(\"2,2\").Remoteness(Left)", "4"),
        call: Call::Any(|session, game, bound| {
            refuse_points(session, game, "Remoteness", bound.span)?;
            moves(session, game, bound, Remoteness(Play::Normal))
        }),
    },
    Method {
        of: GAMES,
        name: "Suspense",
        parameters: FIRST,
        gives: INTEGER,
        doc: "How many moves both make together if the player begins, the winner delays and the loser hurries. A canonical form is played as it is.",
        example: ("game.heap.Nim(\"1,2\").Suspense(Left)", "3"),
        call: Call::Any(|session, game, bound| {
            refuse_points(session, game, "Suspense", bound.span)?;
            moves(session, game, bound, Suspense(Play::Normal))
        }),
    },
    Method {
        of: GAMES,
        name: "MisereRemoteness",
        parameters: FIRST,
        gives: INTEGER,
        doc: "The same as `Remoteness` under misère play, in which the player who cannot move wins.",
        example: ("(*2).MisereRemoteness(Left)", "2"),
        call: Call::Any(|session, game, bound| {
            moves(session, game, bound, Remoteness(Play::Misere))
        }),
    },
    Method {
        of: GAMES,
        name: "MisereSuspense",
        parameters: FIRST,
        gives: INTEGER,
        doc: "The same as `Suspense` under misère play, in which the player who cannot move wins.",
        example: ("game.heap.Nim(\"2,2\").MisereSuspense(Left)", "3"),
        call: Call::Any(|session, game, bound| moves(session, game, bound, Suspense(Play::Misere))),
    },
];

fn moves<T: Theory<Value = Remote>>(
    session: &mut Session,
    game: &Value,
    bound: &Bound,
    mut theory: T,
) -> Evaluated<Value> {
    let player = bound.player(session, 0)?;
    let position = match game {
        Value::Position(position) => {
            if is_scripted(position) {
                publish_variables(session)?;
            }
            Some(position.clone())
        }
        other => position_of(session, other, bound.span)?,
    };
    let found = if let Some(position) = position {
        let found = session.analyst.value(&mut theory, &position);
        found.map_err(|error| position_failure(error, &position, bound.span))?
    } else {
        let g = canonical_form(session, game, bound.span)?;
        session.analyst.store.played(g, &mut theory).at(bound.span)?
    };
    Ok(Value::Integer(found.moves(player).into()))
}
