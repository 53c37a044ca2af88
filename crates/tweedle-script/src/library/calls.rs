//! Calls of the library: the method that a name means, and the arguments with which it runs.

use super::names::short_name;
use super::suggestions::not_a_method;
use super::table::{Call, Method};
use super::{collection, construct, known, rulesets};
use crate::failure::{At, Evaluated, Failure};
use crate::library::known::{has_method, ranked};
use crate::operate::affine::as_affine;
use crate::operate::arguments::{Bound, required};
use crate::operate::compare::worth;
use crate::operate::convert::as_rational;
use crate::operate::kinds::is_unvalued;
use crate::operate::loopy::{as_stopper, sides_of};
use crate::operate::ordinal::as_ordinal;
use crate::operate::universe::form_for_score;
use crate::scripted::{
    or_endless, position_for_points, position_of, publish_variables, with_own_positions,
};
use crate::value::Value;
use crate::value::arguments::{Arguments, Callee};
use crate::value::code::Site;
use crate::{Session, Span, class};
use tweedle_engine::universe::Universe;
use tweedle_search::Position;
use tweedle_syntax::say;

/// Calls a value with arguments.
pub(crate) fn call(
    session: &mut Session,
    function: &Value,
    arguments: Arguments,
) -> Evaluated<Value> {
    if let Value::Function(name) | Value::Class(name) = function
        && let Some(function) = known::function(name)
    {
        let matched = arguments.bind(session, function.parameters)?;
        return (function.call)(session, &matched.bound());
    }
    if let Value::Function(name) | Value::Class(name) = function
        && let Some(entry) = session.registry.find(name)
    {
        return rulesets::call(session, entry, arguments);
    }
    if let Value::Map(_) = function {
        // A map is a function of its keys.
        const KEY: &[crate::operate::arguments::Parameter] = &[required("key", class::OBJECT)];
        let matched = arguments.bind(session, KEY)?;
        let bound = matched.bound();
        let (key, at) = bound.value(0);
        return super::index::index(session, function, &key.clone(), at);
    }
    let class = match function {
        Value::Ruleset(rules) => return construct::place(session, rules, arguments),
        Value::Class(name) => (*name).to_owned(),
        other => other.class(&session.analyst.store),
    };
    let failure = Failure::new(say::no_method_eval(&class), arguments.span);
    Err(if matches!(function, Value::Class(name) if short_name(name) == "Coordinates") {
        failure.with_hint("Coordinates are written `(row, column)`.")
    } else {
        failure
    })
}

/// Calls a method of an object, or reads a property, which is a method without parameters.
pub(crate) fn method(
    session: &mut Session,
    object: &Value,
    site: &Site,
    values: &[Value],
    span: Span,
) -> Evaluated<Value> {
    let family = family(object);
    let known = family.and_then(|family| site.cache.get(family)).and_then(known::numbered);
    let method = match known.or_else(|| found_method(session, object, family, site)) {
        Some(method) => method,
        None if is_of_values(object, &site.name) => {
            let value = match position_for_points(session, object, span)? {
                Some(position) => worth_with_points(session, &position, site, span)?,
                None => worth(session, object, span)?,
            };
            return method(session, &value, site, values, span);
        }
        None => return Err(not_a_method(session, object, site)),
    };
    let bound = Bound::of_method(object, method.parameters, site, values, span);
    let result = match bound {
        Some(bound) => run(&method.call, session, object, &bound),
        None => run_matched(method, session, object, site, values, span),
    };
    result.map_err(|failure| failure.unwrap_or_else(|| not_a_method(session, object, site)))
}

/// The same for a method whose arguments have to be matched to its parameters.
#[cold]
fn run_matched(
    method: &Method,
    session: &mut Session,
    object: &Value,
    site: &Site,
    values: &[Value],
    span: Span,
) -> Result<Value, Option<Failure>> {
    if method.gives == class::RULESET && method.parameters.is_empty() {
        // The value that the property gives is called: `Clobber.ImpartialVariant("xo")`.
        let none = Arguments::none(site.name.to_string(), span);
        let none = none.bind(session, method.parameters)?;
        let rules = run(&method.call, session, object, &none.bound())?;
        return Ok(call(session, &rules, arguments(object, site, values, span))?);
    }
    let matched = arguments(object, site, values, span).bind(session, method.parameters)?;
    run(&method.call, session, object, &matched.bound())
}

/// The arguments of a call of a method.
fn arguments(object: &Value, site: &Site, values: &[Value], span: Span) -> Arguments {
    let callee = Callee::Method(object.clone(), site.name.clone());
    let mut arguments = Arguments::none(callee, span);
    for (argument, value) in site.arguments.iter().zip(values) {
        arguments.push(argument.name.as_ref(), value.clone(), argument.span);
    }
    arguments
}

/// The method of this name that a value has: that of its most special class. The site remembers the last one that it
/// found for a value whose class is known at a glance.
#[cold]
fn found_method(
    session: &mut Session,
    object: &Value,
    family: Option<u32>,
    site: &Site,
) -> Option<&'static Method> {
    let kind = object.kind(&session.analyst.store);
    let found = known::methods_with(&mut session.known, kind, &site.name);
    let has_it = |number: &u32| known::numbered(*number).is_some_and(|it| has_method(object, it));
    let number = found.iter().copied().find(has_it)?;
    if let Some(family) = family {
        site.cache.set(family, number);
    }
    known::numbered(number)
}

/// True if a game has a method by its value: `.Temperature` of a position is that of its value.
fn is_of_values(object: &Value, name: &str) -> bool {
    is_unvalued(object) && !ranked(class::SHORT, name).is_empty()
}

/// The scoring form, in the place of the value, for a method that scoring forms have, too.
fn worth_with_points(
    session: &mut Session,
    position: &Position,
    site: &Site,
    span: Span,
) -> Evaluated<Value> {
    if ranked(class::UNIVERSE_FORM, &site.name).is_empty() {
        return Err(Failure::new(say::value_without_points(&site.name), span));
    }
    let form = form_for_score(session, position, span)?;
    Ok(Value::OfUniverse(Universe::Scoring, form))
}

/// A number that values have in common which have the same class and the same methods; no class of a program has it.
fn family(value: &Value) -> Option<u32> {
    let number = match value {
        Value::List(_) => 0,
        Value::Set(_) => 1,
        Value::Map(_) => 2,
        Value::String(_) => 3,
        Value::Grid(_) => 4,
        Value::Strip(_) => 5,
        Value::Coordinates(..) => 6,
        Value::Player(_) => 7,
        Value::Range(_) => 8,
        Value::Mutable(it) => 9 + it.kind() as u32,
        // 0 is of a class of its own.
        Value::Integer(n) if *n != 0 => 12,
        _ => return None,
    };
    Some(u32::MAX - 1 - number)
}

/// Does the work of a method.
///
/// # Errors
/// The failure of the call; its type is `None` if the value is of another kind than the call needs.
fn run(
    call: &Call,
    session: &mut Session,
    object: &Value,
    bound: &Bound,
) -> Result<Value, Option<Failure>> {
    let value = match (call, object) {
        (Call::Any(f), _) => f(session, object, bound),
        (Call::Short(f), Value::Game(g)) => f(session, *g, bound),
        (Call::Short(f), Value::Integer(n)) => {
            let g = session.analyst.store.number((*n).into()).at(bound.span)?;
            f(session, g, bound)
        }
        (Call::Number(f), _) => match as_rational(session, object) {
            Some(x) => f(session, x, bound),
            None => return Err(None),
        },
        (Call::Ordinal(f), _) => match as_ordinal(session, object) {
            Some(x) => f(session, x, bound),
            None => return Err(None),
        },
        (Call::Stopper(f), _) => match as_stopper(session, object, bound.span)? {
            Some(stopper) => f(session, stopper, bound),
            None => return Err(None),
        },
        (Call::Sided(f), _) => match sides_of(session, object, bound.span)? {
            Some(sides) => f(session, sides, bound),
            None => return Err(None),
        },
        (Call::Affine(f), Value::Affine(g)) => f(session, *g, bound),
        // An ordinary game is an affine one, too.
        (Call::Affine(f), Value::Game(_) | Value::Integer(_)) => {
            match as_affine(session, object, bound.span)? {
                Some(form) => f(session, form, bound),
                None => return Err(None),
            }
        }
        (Call::Misere(f), Value::Misere(g)) => f(session, *g, bound),
        (Call::OfUniverse(f), Value::OfUniverse(universe, g)) => f(session, (*universe, *g), bound),
        (Call::Quotient(f), Value::Quotient(quotient)) => f(session, quotient, bound),
        (Call::QuotientElement(f), Value::QuotientElement(quotient, x)) => {
            f(session, (quotient.clone(), *x), bound)
        }
        (Call::Position(f) | Call::Impartial(f) | Call::Partizan(f), Value::Position(position)) => {
            if crate::scripted::is_scripted(position) {
                publish_variables(session)?;
            }
            f(session, position, bound)
        }
        (
            Call::Position(f) | Call::Impartial(f) | Call::Partizan(f),
            Value::Object(_) | Value::Explicit(_) | Value::Compound(_),
        ) => {
            let Some(position) = position_of(session, object, bound.span)? else {
                return Err(None);
            };
            match f(session, &position, bound) {
                Ok(value) => with_own_positions(session, value),
                Err(failure) => Err(or_endless(session, failure, object)),
            }
        }
        (Call::Explicit(f), Value::Explicit(explicit)) => f(session, explicit, bound),
        (Call::Elements(f), _) => match collection::elements(session, object, bound.span)? {
            Some(all) => f(session, all, bound),
            None => return Err(None),
        },
        (Call::Map(f), Value::Map(entries)) => f(session, entries, bound),
        (Call::Mutable(f), Value::Mutable(it)) => f(session, it, bound),
        (Call::Text(f), Value::String(text)) => f(session, text, bound),
        (Call::Code(f), Value::Ruleset(rules)) => match rules.code() {
            Some(code) => f(session, rules, code, bound),
            None => return Err(None),
        },
        (Call::Period(f), Value::Periodicity(period)) => f(session, **period, bound),
        (Call::Thermograph(f), Value::Thermograph(it)) => f(session, it, bound),
        (Call::Trajectory(f), Value::Trajectory(it)) => f(session, it, bound),
        (Call::Picture(f), Value::Picture(it)) => f(session, it, bound),
        (Call::Player(f), Value::Player(player)) => f(session, *player, bound),
        (Call::Coordinates(f), Value::Coordinates(row, column)) => {
            f(session, (*row, *column), bound)
        }
        (Call::Grid(f), Value::Grid(grid)) => f(session, grid, bound),
        (Call::Strip(f), Value::Strip(strip)) => f(session, strip, bound),
        (Call::Graph(f), Value::Graph(graph)) => f(session, graph, bound),
        (Call::Vertex(f), Value::Vertex(vertex)) => f(session, vertex, bound),
        (Call::Edge(f), Value::Edge(edge)) => f(session, edge, bound),
        (Call::Icon(f), Value::Icon(icon)) => f(session, *icon, bound),
        _ => return Err(None),
    }?;
    // The value was counted where it was made.
    session.control.check_memory().at(bound.span)?;
    Ok(value)
}
