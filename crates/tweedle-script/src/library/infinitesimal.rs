//! Infinitesimals: atomic weights, uptimals, and games without them.

use super::table::{Call, Method};
use crate::Session;
use crate::class::{BOOLEAN, GAME, OBJECT, SHORT};
use crate::failure::{At, Evaluated, Failure};
use crate::operate::arguments::Bound;
use crate::operate::canonical::canonical_form;
use crate::operate::convert::{found_game, game_value};
use crate::operate::outputs::output;
use crate::scripted::refuse_points;
use crate::value::Value;
use tweedle_engine::short::Id;
use tweedle_syntax::say;

/// The methods.
pub(super) static METHODS: &[Method] = &[
    Method {
        of: &[SHORT],
        name: "IsAtomic",
        parameters: &[],
        gives: BOOLEAN,
        doc: "Whether the game has an atomic weight.",
        example: ("Tiny(2).IsAtomic", "true"),
        call: Call::Short(|session, g, bound| {
            let weight = session.analyst.store.atomic_weight(g).at(bound.span)?;
            Ok(Value::Boolean(weight.is_some()))
        }),
    },
    Method {
        of: &[GAME],
        name: "AtomicWeight",
        parameters: &[],
        gives: SHORT,
        doc: "The atomic weight, or uppitiness: how many ups the game is like.",
        example: ("{^^|0||0}.AtomicWeight", "0"),
        call: Call::Any(atomic_weight),
    },
    Method {
        of: &[GAME],
        name: "ReducedCanonicalForm",
        parameters: &[],
        gives: SHORT,
        doc: "The simplest game that differs by an infinitesimal.",
        example: ("{2^|1*}.ReducedCanonicalForm", "{2|1}"),
        call: Call::Any(|session, game, bound| {
            refuse_points(session, game, "ReducedCanonicalForm", bound.span)?;
            let g = canonical_form(session, game, bound.span)?;
            let found = session.analyst.store.reduced(g);
            found_game(session, found, bound.span)
        }),
    },
    Method {
        of: &[SHORT],
        name: "StarProjection",
        parameters: &[],
        gives: SHORT,
        doc: "The game with x for each `x*`.",
        example: ("{2*|1*}.StarProjection", "{2|1}"),
        call: Call::Short(|session, g, bound| {
            let found = session.analyst.store.star_projection(g);
            found_game(session, found, bound.span)
        }),
    },
    Method {
        of: &[SHORT],
        name: "Companion",
        parameters: &[],
        gives: SHORT,
        doc: "The game of the companions of the options, and of 0 besides for Left if it is at least 0, for Right if it is at most 0.",
        example: ("{1|0}.Companion", "{1|*}"),
        call: Call::Short(|session, g, bound| {
            let found = session.analyst.store.companion(g);
            found_game(session, found, bound.span)
        }),
    },
    Method {
        of: &[SHORT],
        name: "IsUptimal",
        parameters: &[],
        gives: BOOLEAN,
        doc: "Whether the game is a number, a nimber and multiples of `^`, `^<2>`, `^<3>` and so on.",
        example: ("^[3].IsUptimal", "true"),
        call: Call::Short(|session, g, bound| {
            let uptimal = session.analyst.store.as_uptimal(g).at(bound.span)?;
            Ok(Value::Boolean(uptimal.is_some()))
        }),
    },
    Method {
        of: &[SHORT],
        name: "UptimalExpansion",
        parameters: &[],
        gives: OBJECT,
        doc: "The number, the nimber and the multiples of `^`, `^<2>`, `^<3>` and so on of an uptimal.",
        example: ("(3/4 + ^ - ^<3> + *2).UptimalExpansion", "3/4*2.101-"),
        call: Call::Short(uptimal_expansion),
    },
];

fn atomic_weight(session: &mut Session, game: &Value, bound: &Bound) -> Evaluated<Value> {
    refuse_points(session, game, "AtomicWeight", bound.span)?;
    let g = canonical_form(session, game, bound.span)?;
    if let Some(weight) = session.analyst.store.atomic_weight(g).at(bound.span)? {
        return Ok(game_value(session, weight));
    }
    // The game is named where its name is short.
    let said = match session.analyst.store.as_uptimal(g).at(bound.span)? {
        Some(_) => {
            let text = session.analyst.store.text(g).at(bound.span)?;
            say::this_is_not_atomic(text)
        }
        None => say::not_atomic(),
    };
    let hint = "`IsAtomic` asks. All games are atomic in whose followers either both players can move or neither.";
    Err(Failure::new(said, bound.span).with_hint(hint))
}

fn uptimal_expansion(session: &mut Session, g: Id, bound: &Bound) -> Evaluated<Value> {
    if let Some(uptimal) = session.analyst.store.as_uptimal(g).at(bound.span)? {
        return output(session, &uptimal.to_string(), bound.span);
    }
    // As `CGSuite` says it.
    let class = Value::Game(g).class(&session.analyst.store);
    let hint = "Only uptimals have one; `IsUptimal` asks.";
    Err(Failure::new(say::not_uptimal(&class), bound.span).with_hint(hint))
}
