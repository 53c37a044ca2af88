//! Labels of graphs in texts: their meanings, and writing them.

use super::literal::misplaced;
use crate::data::{Graph, Label, read_graph, write_graph};
use crate::failure::{At, Evaluated, Failure};
use crate::library::graph_values::{check_size, value};
use crate::operate::arguments::Bound;
use crate::operate::convert::check_length;
use crate::run::call_value;
use crate::value::Value;
use crate::value::identical::identical;
use crate::{Session, Span, print};
use std::collections::HashMap;
use tweedle_engine::Player;
use tweedle_rules::NotationError;
use tweedle_syntax::diagnostic::cut;
use tweedle_syntax::say;

/// The largest number of bytes that a character of a text takes while it is read.
const BYTES: usize = 160;
/// The largest number of characters that a vertex or an edge has in the largest texts.
const LONGEST_LABEL: usize = 20;

/// The way in which labels in a text get their meanings.
enum Meaning<'a> {
    /// By their looks: numbers, players and texts.
    Usual,
    /// By a map from texts.
    Map(HashMap<&'a str, &'a Value>),
    /// By a function of the text.
    Function(&'a Value),
}

impl<'a> Meaning<'a> {
    /// The way that an argument gives.
    fn of(session: &Session, bound: &'a Bound, i: usize) -> Evaluated<Meaning<'a>> {
        Ok(match bound.get(i) {
            None => Meaning::Usual,
            Some((Value::Map(entries), at)) => {
                let entry = |(key, value): &'a (Value, Value)| match key {
                    Value::String(key) => Some((&**key, value)),
                    _ => None,
                };
                let entries = entries.iter().map(entry).collect::<Option<_>>();
                Meaning::Map(entries.ok_or_else(|| Failure::new(say::keys_not_labels(), at))?)
            }
            Some((function, _)) if is_function(function) => Meaning::Function(function),
            Some(_) => return Err(bound.wrong(session, i)),
        })
    }
}

/// True if a value can be called with a text.
fn is_function(value: &Value) -> bool {
    matches!(
        value,
        Value::Closure(_)
            | Value::Function(_)
            | Value::Object(_)
            | Value::Declared(_)
            | Value::Class(_)
    )
}

/// The graph that a text describes.
pub(super) fn parsed(session: &mut Session, bound: &Bound, is_directed: bool) -> Evaluated<Value> {
    let (text, at) = bound.string(session, 0)?;
    check_size(session, text.len() / LONGEST_LABEL, 0, at)?;
    session.control.make_room(text.len() * BYTES).at(at)?;
    let vertices = Meaning::of(session, bound, 1)?;
    let edges = Meaning::of(session, bound, 2)?;
    let is_edge = |label: &str| match (&edges, &vertices) {
        (Meaning::Usual, _) => false,
        (Meaning::Map(edges), _) => edges.contains_key(label),
        (Meaning::Function(_), Meaning::Map(vertices)) => !vertices.contains_key(label),
        (Meaning::Function(_), _) => true,
    };
    let read = read_graph(text, is_directed, &is_edge);
    let graph = read.map_err(|error| misplaced(&error, text, at))?;
    check_size(session, graph.labels().len(), graph.edges().len(), at)?;
    let graph = graph.map(|label, is_edge| {
        let meaning = if is_edge { &edges } else { &vertices };
        meant(session, meaning, label, is_edge, text, at)
    })?;
    Ok(value(graph))
}

/// The value that a label in a text means.
fn meant(
    session: &mut Session,
    meaning: &Meaning,
    label: &Label,
    is_edge: bool,
    text: &str,
    at: Span,
) -> Evaluated<Value> {
    let own = label.text.as_str();
    match meaning {
        Meaning::Usual => Ok(usual(own)),
        Meaning::Function(function) => {
            session.control.check().at(at)?;
            call_value(session, function, [Value::string(own)], at)
        }
        Meaning::Map(entries) => {
            let plain = || entries.get("-").filter(|_| is_edge && own.is_empty());
            match entries.get(own).or_else(plain) {
                Some(value) => Ok((*value).clone()),
                None if own.is_empty() => Ok(Value::Nothing),
                None => {
                    let message = format!("The label `{}` has no meaning here.", cut(own));
                    Err(misplaced(&NotationError::new(message, label.range.clone()), text, at))
                }
            }
        }
    }
}

/// The value that a label looks like.
fn usual(text: &str) -> Value {
    match text {
        "" => Value::Nothing,
        "Left" => Value::Player(Player::Left),
        "Right" => Value::Player(Player::Right),
        _ => match text.parse::<i64>() {
            Ok(n) if n.to_string() == text => Value::Integer(n),
            _ => Value::string(text),
        },
    }
}

/// The text of a graph, with labels as the arguments say.
pub(super) fn written(
    session: &mut Session,
    graph: &Graph<Value>,
    bound: &Bound,
) -> Evaluated<Value> {
    let mut length = 0;
    let written = graph.map(|label, is_edge| {
        let text = text_of(session, label, bound, usize::from(is_edge))?;
        length += text.len() + 1;
        check_length(length, bound.span).map(|()| text)
    })?;
    Ok(Value::String(write_graph(&written).into()))
}

/// The text of a label, as the argument for labels of its kind says.
fn text_of(session: &mut Session, label: &Value, bound: &Bound, i: usize) -> Evaluated<String> {
    session.control.check().at(bound.span)?;
    let (text, at) = match bound.get(i) {
        None => return print::label_text(session, label, bound.span),
        Some((Value::Map(entries), at)) => {
            let found = entries.iter().find(|(key, _)| identical(key, label));
            match found {
                Some((_, text)) => (text.clone(), at),
                None => return print::label_text(session, label, at),
            }
        }
        Some((function, at)) if is_function(function) => {
            (call_value(session, function, [label.clone()], at)?, at)
        }
        Some(_) => return Err(bound.wrong(session, i)),
    };
    match text {
        Value::String(text) => Ok(text.to_string()),
        _ => Err(Failure::new(say::labels_not_texts(), at)),
    }
}

/// A graph as rulesets read it: labels of vertices are letters for players, numbers and texts; those of edges small
/// letters for players, and `plain` for edges without label.
pub(super) fn for_rules(
    session: &Session,
    graph: &Graph<Value>,
    plain: &str,
    at: Span,
) -> Evaluated<String> {
    let letter = |label: &Value, is_edge: bool| match (label, is_edge) {
        (Value::Nothing, true) => Ok(plain.to_owned()),
        (Value::Nothing, false) => Ok(String::new()),
        (Value::Player(player), true) => Ok(player.to_string()[..1].to_lowercase()),
        (Value::Player(player), false) => Ok(player.to_string()[..1].to_owned()),
        (Value::Integer(n), _) => Ok(n.to_string()),
        (Value::String(own), _) => Ok(own.to_string()),
        (other, _) => {
            let class = other.class(&session.analyst.store);
            Err(Failure::new(say::no_label(&class), at))
        }
    };
    Ok(write_graph(&graph.map(letter)?))
}
