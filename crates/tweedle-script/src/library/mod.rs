//! The library: what names mean, and what objects can do.

mod affine;
mod collection;
mod construct;
mod entailing_rules;
mod game;
mod heap_rules;
mod later;
mod names;
mod nim_arithmetic;
mod position;
mod rulesets;

pub(crate) use affine::{CLASS as AFFINE_CLASS, no_canonical_form};
pub(crate) use construct::{call, index};
pub use heap_rules::code_failure;
pub(crate) use later::is_known as is_later;
pub(crate) use names::{is_class, is_instance, member_of_class, named, names, nearest};
pub(crate) use position::best;
pub use position::position_failure;

use crate::ast::Name;
use crate::eval::Arguments;
use crate::failure::{At, Evaluated, Failure};
use crate::value::Value;
use crate::{Session, Span};

/// Calls a method of an object, or reads a property, which is a method without parameters.
pub(crate) fn method(
    session: &mut Session,
    object: &Value,
    name: &Name,
    arguments: Arguments,
) -> Evaluated<Value> {
    if name.text == "Class" && arguments.is_empty() && !matches!(object, Value::Class(_)) {
        return Ok(names::class_value(&object.class(&session.store)));
    }
    let result = match object {
        // An ordinary game is an affine one, too.
        Value::Game(g) if affine::METHODS.contains(&name.text.as_str()) => {
            let form = session.affine.embed(&mut session.store, *g).at(arguments.span)?;
            affine::method(session, form, &name.text, arguments)?
        }
        Value::Game(g) => game::method(session, *g, &name.text, arguments)?,
        Value::Rational(_) | Value::Infinite { .. } => {
            game::rational_method(session, object, &name.text, arguments)?
        }
        Value::Affine(g) => affine::method(session, *g, &name.text, arguments)?,
        Value::Position(p) => position::method(session, &p.clone(), &name.text, arguments)?,
        Value::Explicit(_) => position::explicit_method(session, object, &name.text, arguments)?,
        Value::List(_) | Value::Set(_) | Value::Map(_) | Value::Range(_) | Value::String(_) => {
            collection::method(session, object, &name.text, arguments)?
        }
        Value::Ruleset(rules) => {
            heap_rules::method(session, &rules.clone(), &name.text, arguments)?
        }
        Value::Periodicity(period) => {
            heap_rules::period_method(session, *period, &name.text, arguments)?
        }
        Value::Player(player) => match name.text.as_str() {
            "Opponent" => Some(Value::Player(player.opponent())),
            "Sign" => Some(session.number(i64::from(player.sign()).into(), arguments.span)?),
            "Ordinal" => Some(session.number((player.index() as i64 + 1).into(), arguments.span)?),
            _ => None,
        },
        _ => None,
    };
    result.ok_or_else(|| {
        if let Value::Class(class) = object {
            return names::not_a_member(class, name);
        }
        let failure = Failure::new(
            format!(
                "Not a method or member variable: `{}` (in object of class `{}`)",
                name.text,
                object.class(&session.store)
            ),
            name.span,
        );
        if is_later(&name.text) {
            return failure.with_hint(LATER);
        }
        if let Value::Ruleset(rules) = object {
            if heap_rules::METHODS.contains(&name.text.as_str()) {
                return failure
                    .with_hint("Only rulesets on heaps that have one code can tell this.");
            }
            let hint = format!("Give it a position first: `{}(...).{}`.", rules.class(), name.text);
            return failure.with_hint(hint);
        }
        if affine::METHODS.contains(&name.text.as_str()) {
            return failure.with_hint("Only affine games have this, such as `{oo|0}`.");
        }
        let is_position = matches!(object, Value::Position(_) | Value::Explicit(_));
        if is_position && METHODS.contains(&name.text.as_str()) {
            return failure.with_hint("Take the `.CanonicalForm` first: this belongs to values.");
        }
        let known = METHODS.iter().map(|&method| method.to_owned());
        match nearest(&name.text, known) {
            Some(near) if near != name.text => failure.with_hint(format!("Did you mean `{near}`?")),
            _ => failure,
        }
    })
}

/// The message that a name of `CGSuite` is not supported yet.
pub(crate) fn not_yet(name: &str, span: Span) -> Failure {
    Failure::new(format!("`{name}` is not supported yet."), span).with_hint(LATER)
}

const LATER: &str = "CGSuite has this; Tweedle does not have it yet.";

/// The names of methods, for suggestions and completion.
pub(crate) const METHODS: &[&str] = &[
    "Abs",
    "Adjoin",
    "AffineForm",
    "BestMoves",
    "Birthday",
    "CanonicalForm",
    "Ceiling",
    "CheckPeriodicity",
    "Class",
    "Concat",
    "Conjugate",
    "Contains",
    "ConwayProduct",
    "Denominator",
    "Distinct",
    "Floor",
    "FollowerCount",
    "Followers",
    "Head",
    "HeapNimValue",
    "ImmediateNimbers",
    "IsAllSmall",
    "IsCheck",
    "IsConway",
    "IsDyadic",
    "IsEmpty",
    "IsFinite",
    "IsImpartial",
    "IsInfinitesimal",
    "IsInteger",
    "IsLeftCheck",
    "IsLoopfree",
    "IsNimber",
    "IsNumber",
    "IsNumberish",
    "IsOrdinal",
    "IsPseudonumber",
    "IsQuiet",
    "IsRightCheck",
    "IsStopper",
    "IsStopperSided",
    "IsZero",
    "Keys",
    "LeftOptions",
    "LeftStop",
    "Length",
    "Max",
    "Mean",
    "Mex",
    "Min",
    "MisereOutcomeClass",
    "NimDiv",
    "NimExp",
    "NimInverse",
    "NimLog",
    "NimProduct",
    "NimSqrt",
    "NimSum",
    "NimValue",
    "NimValueSequence",
    "Numerator",
    "Opponent",
    "Options",
    "OutcomeClass",
    "Period",
    "Preperiod",
    "ProtectedNimbers",
    "ReducedForm",
    "Reversed",
    "RightOptions",
    "RightStop",
    "Saltus",
    "Separate",
    "Sign",
    "Size",
    "Sorted",
    "Stop",
    "StopCount",
    "Sum",
    "Tail",
    "Temperature",
    "ToList",
    "ToSet",
    "ToUpperCase",
    "Values",
];
