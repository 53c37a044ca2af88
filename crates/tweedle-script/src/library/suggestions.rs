//! Messages about names that are in no table, with the names that may have been meant.

use super::names::short_name;
use super::table::Method;
use super::{affine, elsewhere, known, later};
use crate::class::{self, Entry};
use crate::failure::Failure;
use crate::library::known::{has_method, methods_of, rank};
use crate::library::tables::{entries, methods};
use crate::operate::no_game::no_game_hint;
use crate::value::Value;
use crate::value::code::Site;
use crate::value::declared::MethodInfo;
use crate::{Session, Span};
use std::sync::Arc;
use tweedle_syntax::ast::Name;
use tweedle_syntax::diagnostic::cut;
use tweedle_syntax::nearest::{LIKE, nearest, nearest_by, nearest_of};
use tweedle_syntax::say;

/// The message that an object has no such method.
pub(super) fn not_a_method(session: &Session, object: &Value, site: &Site) -> Failure {
    let name = &Name { text: site.name.to_string(), span: site.span };
    if let Value::Class(class) = object {
        return not_a_member(session, class, name);
    }
    let is_known = later::is_known(&name.text);
    let (text, class) = (cut(&name.text), object.class(&session.analyst.store));
    if is_known {
        return Failure::new(say::member_not_supported(text, class), name.span).with_hint(LATER);
    }
    let failure = Failure::new(say::no_method(text, class), name.span);
    if let Value::Object(it) = object
        && let Some(methods) = it.class.methods.get(&name.text)
    {
        let text = cut(&name.text);
        let has_none = |method: &Arc<MethodInfo>| method.parameters.iter().flatten().count() == 0;
        let said = if methods.iter().all(has_none) {
            say::method_without_brackets(text)
        } else {
            say::method_with_parameters(text)
        };
        return Failure::new(said, name.span);
    }
    if let Some(hint) = unchanging(object, &name.text) {
        return failure.with_hint(hint);
    }
    if let Some(hint) = elsewhere::member(&name.text) {
        return failure.with_hint(hint);
    }
    if name.text == "Thermograph" && crate::operate::kinds::is_loopy(object) {
        let hint = "In a loopy value the moves that take a ko are reversible. A position has a thermograph, such as a token on a graph.";
        return failure.with_hint(hint);
    }
    let others: Vec<&Method> = methods().filter(|method| method.name == name.text).collect();
    let is_of = |class: &str| others.iter().any(|method| method.of.contains(&class));
    if let Value::Ruleset(rules) = object {
        if let Some(code) = rules.code().filter(|_| name.text.starts_with("Misere")) {
            let hint = format!("`tweedle grundy {code} --misere` tells genera of misère play.");
            return failure.with_hint(hint);
        }
        if is_of(class::RULESET) {
            return failure.with_hint("Only rulesets on heaps that have one code can tell this.");
        }
        if others.iter().any(|method| is_of_some_position(method)) {
            let expression = cut(rules.expression());
            let hint = format!("Give it a position first: `{expression}(...).{}`.", name.text);
            return failure.with_hint(hint);
        }
    }
    if others.iter().any(|method| method.of == affine::AND_ORDINARY) {
        return failure.with_hint("Only affine games have this, such as `{oo|0}`.");
    }
    let is_position =
        matches!(object, Value::Position(_) | Value::Explicit(_) | Value::Compound(_));
    // Methods of some kinds of positions only.
    if is_position && is_of(class::POSITION) {
        let impartial = matches!(object, Value::Position(it) if it.is_impartial());
        return failure.with_hint(if impartial {
            "Positions have this where the players have different moves; here take the `.NimValue`."
        } else {
            "Positions have this where both players have the same moves."
        });
    }
    if is_position && !others.is_empty() {
        return failure.with_hint("Take the `.CanonicalForm` first: this belongs to values.");
    }
    if !others.is_empty()
        && let Some(hint) = no_game_hint(object)
    {
        return failure.with_hint(hint);
    }
    let own = methods_of(object.kind(&session.analyst.store));
    let own = own.into_iter().filter(|method| has_method(object, method));
    let own = own.map(|method| method.name.to_owned());
    let declared = match object {
        Value::Object(it) => crate::library::members::names_of_info(&it.class),
        Value::Declared(it) => crate::library::members::names_of_class(&it.class),
        _ => vec![],
    };
    meant(failure, &name.text, declared.into_iter().chain(own).filter(|it| *it != name.text))
}

/// The hint that a collection does not change, if it is asked for what its mutable sister has.
fn unchanging(object: &Value, name: &str) -> Option<String> {
    let (kind, class, anew) = match (object, name) {
        (Value::List(_), "Add") => {
            ("list", class::MUTABLE_LIST, "`c.Adjoin(x)` gives one with another element")
        }
        (Value::List(_), "Update") => {
            ("list", class::MUTABLE_LIST, "`c.Updated(i, x)` gives one with another element there")
        }
        (Value::List(_), "RemoveAt") => (
            "list",
            class::MUTABLE_LIST,
            "`[c[i] for i from 1 to c.Size where i != n]` gives one without the element",
        ),
        (Value::Set(_), "Add") => {
            ("set", class::MUTABLE_SET, "`c.Adjoin(x)` gives one with another element")
        }
        (Value::List(_) | Value::Set(_), "Remove") => {
            let is_list = matches!(object, Value::List(_));
            let without = "`[y for y in c where y != x]` gives a list without the element";
            if is_list {
                ("list", class::MUTABLE_LIST, without)
            } else {
                ("set", class::MUTABLE_SET, without)
            }
        }
        (Value::Map(_), "Put" | "Update") => {
            ("map", class::MUTABLE_MAP, "`m.Updated(k, x)` gives one with another value there")
        }
        _ => return None,
    };
    let mutable = class.rsplit('.').next().unwrap_or(class);
    let method = if name == "Update" && kind == "map" { "Put" } else { name };
    Some(format!("A {kind} does not change: {anew}. A `{mutable}` has `{method}`."))
}

/// True if a position or its value has a method, or may have it.
fn is_of_some_position(method: &Method) -> bool {
    let kinds = [class::POSITION, class::SHORT, class::RATIONAL, class::AFFINE];
    kinds.iter().any(|kind| rank(method, kind).is_some())
}

/// The message that a package or class has no such member.
pub(crate) fn not_a_member(session: &Session, class: &str, name: &Name) -> Failure {
    if later::is_known(&name.text) {
        return not_yet(&name.text, name.span);
    }
    let kind = match known::entry(class) {
        Some(Entry::Package(_)) => "package",
        _ => "class",
    };
    let message = say::not_in_package(cut(&name.text), kind, class);
    let failure = Failure::new(message, name.span);
    let rulesets = session.registry.entries().iter().map(|entry| entry.name());
    let known: Vec<&'static str> = entries().map(Entry::name).chain(rulesets).collect();
    let is_inside = |known: &&str| known.rsplit_once('.').is_some_and(|(of, _)| of == class);
    let (mut inside, outside): (Vec<_>, Vec<_>) = known.into_iter().partition(is_inside);
    let own = |known: &&'static str| short_name(known).rsplit('.').next().unwrap_or_default();
    // The same name in a package beside this one.
    let family = class.rsplit_once('.').map_or(class, |(family, _)| family);
    let is_beside = |known: &&str| {
        known.rsplit_once('.').is_some_and(|(of, _)| {
            of.strip_prefix(family).is_some_and(|rest| rest.starts_with('.'))
        })
    };
    let beside = || outside.iter().copied().filter(is_beside).map(str::to_owned);
    let inside_like =
        |least| nearest_by(&name.text, inside.iter().map(|known| (*known).to_owned()), least);
    // Few names stand in a class, so that a lesser likeness is enough to be meant.
    let least = if kind == "class" { 0.7 } else { 0.77 };
    let near = inside_like(0.95)
        .or_else(|| nearest_by(&name.text, beside(), 0.95))
        .or_else(|| inside_like(least))
        .or_else(|| nearest(&name.text, beside()));
    if let Some(near) = near {
        return failure.meaning(&near);
    }
    if inside.is_empty() {
        return failure;
    }
    inside.sort_unstable();
    inside.dedup();
    let all: Vec<&str> = inside.iter().map(own).collect();
    failure.with_hint(format!("There are {}.", all.join(", ")))
}

/// The hint for a package that is written as one word, which may have been meant for a variable; `near` is what else may have
/// been meant after it.
pub(crate) fn no_variable(word: &str, package: &str, near: Option<&str>) -> String {
    let told = near.map_or(String::new(), |near| format!("Did you mean `{near}`? "));
    format!("{told}`{word}` is the package `{package}` here, for no variable is called `{word}`.")
}

/// The message that a name means nothing. `near` are names of what stands around it, which are meant sooner than the others
/// that are `known`.
pub(crate) fn undefined(name: &str, near: Vec<String>, known: Vec<String>, span: Span) -> Failure {
    if later::is_known(name) {
        return not_yet(name, span);
    }
    let failure = Failure::new(say::undefined_variable(cut(name)), span);
    if let Some(hint) = elsewhere::name(name) {
        return failure.with_hint(hint);
    }
    if near.is_empty() && methods().any(|method| method.name == name) {
        return failure.with_hint(format!("Values have it: write `x.{name}`."));
    }
    let of = |names: Vec<String>, bonus| names.into_iter().map(move |it| (it, bonus));
    match nearest_of(name, of(near, AROUND).chain(of(known, 0.0)), LIKE) {
        // The class would mislead an author who forgets the parameter.
        Some(near) if name == "player" && near == "Player" => failure.with_hint(
            "A method for a player has a parameter: `override def Options(player as Player) := ...`.",
        ),
        Some(near) => failure.meaning(&near),
        None => failure,
    }
}

/// Adds to a message the candidate that may have been meant.
pub(super) fn meant(
    failure: Failure,
    name: &str,
    candidates: impl IntoIterator<Item = String>,
) -> Failure {
    match nearest(name, candidates) {
        Some(near) => failure.meaning(&near),
        None => failure,
    }
}

/// The message that a name of `CGSuite` is not supported yet.
fn not_yet(name: &str, span: Span) -> Failure {
    Failure::new(say::not_supported_yet(name), span).with_hint(LATER)
}

const LATER: &str = "CGSuite has this; Tweedle does not have it yet.";

/// The bonus, in likeness, of a name that is used nearby.
const AROUND: f64 = 0.05;
