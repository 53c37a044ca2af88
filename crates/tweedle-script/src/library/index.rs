//! Indexing.

use super::graph;
use super::range::Steps;
use crate::data::Vertex;
use crate::failure::{Evaluated, Failure};
use crate::operate::convert::{as_integer, rational};
use crate::value::mutable::MutableKind;
use crate::value::{Value, cell};
use crate::{Session, Span};
use std::sync::Arc;
use tweedle_syntax::say;

/// `object[key]`.
pub(crate) fn index(
    session: &mut Session,
    object: &Value,
    key: &Value,
    at: Span,
) -> Evaluated<Value> {
    if let Value::Map(entries) = object {
        return if let Some(place) = entries.place(key) {
            Ok(entries[place].1.clone())
        } else {
            let key = crate::print::text(session, key, at)?;
            Err(Failure::new(say::key_not_found(&key), at))
        };
    }
    if let Value::Mutable(it) = object
        && it.kind() == MutableKind::Map
    {
        return if let Some(value) = it.get(key) {
            Ok(value)
        } else {
            let key = crate::print::text(session, key, at)?;
            Err(Failure::new(say::key_not_found(&key), at))
        };
    }
    let place = |session: &Session| -> Evaluated<i64> {
        let n = as_integer(session, key).ok_or_else(|| {
            let class = key.class(&session.analyst.store);
            Failure::new(say::index_not_integer(&class), at)
        })?;
        i32::try_from(n).map(i64::from).map_err(|_| Failure::new(say::overflow(), at))
    };
    // Elements are counted from 1.
    let element = |n: i64, length: usize| usize::try_from(n - 1).ok().filter(|&i| i < length);
    match object {
        Value::Range(range) => {
            let n = place(session)?;
            match Steps::new(session, range, at)?.at(n) {
                Some(member) => rational(session, member, at),
                None => Err(Failure::new(say::list_index_out_of_bounds(n), at)),
            }
        }
        Value::List(items) => {
            let n = place(session)?;
            match element(n, items.len()) {
                Some(i) => Ok(items[i].clone()),
                None => Err(Failure::new(say::list_index_out_of_bounds(n), at)),
            }
        }
        Value::Mutable(it) if it.kind() == MutableKind::List => {
            let n = place(session)?;
            match element(n, it.len()).and_then(|i| it.at(i)) {
                Some(value) => Ok(value),
                None => Err(Failure::new(say::list_index_out_of_bounds(n), at)),
            }
        }
        Value::String(text) => {
            let n = place(session)?;
            let character = element(n, text.len()).and_then(|i| text.chars().nth(i));
            match character {
                Some(c) => Ok(Value::String(c.to_string().into())),
                None => Err(Failure::new(say::string_index_out_of_bounds(n), at)),
            }
        }
        Value::Grid(grid) => match key {
            Value::Coordinates(row, column) => Ok(cell(grid.get(*row, *column))),
            _ => Err(Failure::new(say::index_not_coordinates(), at)),
        },
        Value::Strip(strip) => Ok(cell(strip.get(place(session)?))),
        Value::Graph(graph) => {
            let number = graph::vertex(session, graph, &Value::Integer(place(session)?), at)?;
            Ok(Value::Vertex(Vertex { graph: graph.clone(), number }))
        }
        Value::Vertex(vertex) => {
            let edge = graph::edge_at(session, vertex, &Value::Integer(place(session)?), at)?;
            Ok(Value::Edge(Arc::new(vertex.seen(edge))))
        }
        other => {
            let class = other.class(&session.analyst.store);
            Err(Failure::new(say::cannot_be_indexed(&class), at))
        }
    }
}
