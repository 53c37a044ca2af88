//! Hashes and an order of values, for tables that have values as keys and for positions that programs define.

use crate::data::{Edge, Graph};
use crate::value::Value;
use crate::value::identical::{identical, members};
use foldhash::fast::FixedState;
use hashbrown::Equivalent;
use std::borrow::Borrow;
use std::cmp::Ordering;
use std::hash::{BuildHasher, Hash, Hasher};
use std::sync::Arc;
use tweedle_engine::number::{Integer, Ordinal, Rational};

/// A value as a key: two are equal if the values are the same.
#[derive(Clone)]
pub(crate) struct Keyed(pub(crate) Value);

impl PartialEq for Keyed {
    fn eq(&self, other: &Keyed) -> bool {
        identical(&self.0, &other.0)
    }
}

impl Eq for Keyed {}

impl Hash for Keyed {
    fn hash<H: Hasher>(&self, state: &mut H) {
        feed(&self.0, state);
    }
}

/// A value that is looked for among keys.
pub(crate) struct Sought<'v>(pub(crate) &'v Value);

impl Hash for Sought<'_> {
    fn hash<H: Hasher>(&self, state: &mut H) {
        feed(self.0, state);
    }
}

impl Equivalent<Keyed> for Sought<'_> {
    fn equivalent(&self, key: &Keyed) -> bool {
        identical(self.0, &key.0)
    }
}

/// A small integer that is looked for among keys, as most keys of maps are: [`Sought`], without a look at other kinds of values.
#[derive(Hash)]
pub(crate) struct SoughtInteger(pub(crate) i64);

impl Equivalent<Keyed> for SoughtInteger {
    #[inline]
    fn equivalent(&self, key: &Keyed) -> bool {
        matches!(key.0, Value::Integer(n) if n == self.0)
    }
}

/// No list has more elements.
const LONGEST: usize = crate::value::MOST_ELEMENTS;

/// Feeds a value to a hasher. Two values that are the same have the same hash.
pub(crate) fn feed<H: Hasher>(value: &Value, state: &mut H) {
    match value {
        Value::Integer(n) => n.hash(state),
        Value::Game(g) => g.hash(state),
        Value::Coordinates(row, column) => (row, column).hash(state),
        Value::Grid(grid) => grid.hash(state),
        Value::Strip(strip) => strip.hash(state),
        Value::Object(object) if object.known_hash().is_some() => object.hash().hash(state),
        other => crate::with_stack(|| feed_kind(other, state)),
    }
}

fn feed_kind<H: Hasher>(value: &Value, state: &mut H) {
    match value {
        Value::Boolean(b) => b.hash(state),
        Value::Coded(code) => code.hash(state),
        Value::Rational(x) => {
            // A rational is a pair of integers, which have texts.
            x.to_string().hash(state);
        }
        Value::Ordinal(x) => x.hash(state),
        Value::Infinite { negative } => negative.hash(state),
        Value::Affine(g) => g.hash(state),
        Value::Misere(g) => g.hash(state),
        Value::OfUniverse(universe, g) => (universe, g).hash(state),
        Value::Quotient(quotient) => quotient.hash(state),
        Value::QuotientElement(quotient, x) => ((**quotient).heaps(), x).hash(state),
        Value::Stopper { stopper, .. } => stopper.hash(state),
        Value::Sided(it) => it.stoppers().hash(state),
        Value::Explicit(explicit) => explicit.hash().hash(state),
        Value::Compound(compound) => compound.hash().hash(state),
        Value::Position(position) => position.hash(state),
        Value::Ruleset(rules) => rules.expression().hash(state),
        Value::Class(name) | Value::Function(name) => name.hash(state),
        Value::Closure(closure) => closure.code.span.start.hash(state),
        Value::Declared(bound) => bound.class.id.hash(state),
        Value::Script(program) => program.name.hash(state),
        Value::Object(object) => object.hash().hash(state),
        Value::List(items) => items.hash().hash(state),
        // The elements of a set may stand in any order.
        Value::Set(items) => state.write_usize(items.len()),
        Value::Map(entries) => state.write_usize(entries.len()),
        Value::String(text) => (**text).hash(state),
        // A range is the same as the list of its members.
        Value::Range(range) => {
            let count = members(range).map_or(0, |all| all.take(LONGEST + 1).count());
            let count = if count <= LONGEST { count } else { 0 };
            let mut all = members(range).into_iter().flatten();
            let all = (0..count).map(|_| all.next().map_or(Value::Nothing, Value::Integer));
            hash_of_all(all).max(1).hash(state);
        }
        Value::Player(player) => player.hash(state),
        Value::Outcome(outcome) => outcome.hash(state),
        Value::Periodicity(period) => period.length.hash(state),
        Value::Thermograph(thermograph) => thermograph.mean().to_string().hash(state),
        Value::Trajectory(trajectory) => trajectory.corners().count().hash(state),
        Value::Picture(picture) => picture.title.hash(state),
        Value::Graph(graph) => feed_graph(graph, state),
        Value::Vertex(vertex) => {
            vertex.number.hash(state);
            feed(vertex.label(), state);
        }
        Value::Edge(edge) => {
            (edge.from, edge.to).hash(state);
            feed(&edge.label, state);
        }
        Value::Symmetry(symmetry) => symmetry.hash(state),
        Value::Icon(icon) => icon.hash(state),
        // These five are fed above.
        Value::Integer(_)
        | Value::Game(_)
        | Value::Coordinates(..)
        | Value::Grid(_)
        | Value::Strip(_)
        | Value::Mutable(_)
        | Value::Nothing
        | Value::Undefined
        | Value::Cell(_) => {}
    }
}

fn feed_graph<H: Hasher>(graph: &Graph<Value>, state: &mut H) {
    graph.is_directed().hash(state);
    state.write_usize(graph.labels().len());
    graph.labels().iter().for_each(|label| feed(label, state));
    for edge in graph.edges() {
        (edge.from, edge.to).hash(state);
        feed(&edge.label, state);
    }
}

/// An order of all values that positions may be made of, the same in every run. Values that are not the same may be
/// equal in it only if they are functions.
pub(crate) fn order(left: &Value, right: &Value) -> Ordering {
    crate::with_stack(|| order_of(left, right))
}

fn order_of(left: &Value, right: &Value) -> Ordering {
    use Value as V;
    let all = |a: &[Value], b: &[Value]| {
        let differing = a.iter().zip(b).map(|(a, b)| order(a, b)).find(|it| it.is_ne());
        differing.unwrap_or_else(|| a.len().cmp(&b.len()))
    };
    match (left, right) {
        (V::Integer(x), V::Integer(y)) => x.cmp(y),
        (V::Boolean(x), V::Boolean(y)) => x.cmp(y),
        (V::Game(g), V::Game(h)) => g.cmp(h),
        (V::Coded(a), V::Coded(b)) => a.cmp(b),
        (V::Affine(g), V::Affine(h)) => g.cmp(h),
        (V::Misere(g), V::Misere(h)) => g.cmp(h),
        (V::OfUniverse(u, g), V::OfUniverse(v, h)) => (u, g).cmp(&(v, h)),
        (V::Quotient(a), V::Quotient(b)) => (**a).cmp(&**b),
        (V::QuotientElement(a, x), V::QuotientElement(b, y)) => (&**a, x).cmp(&(&**b, y)),
        (V::Stopper { stopper: g, .. }, V::Stopper { stopper: h, .. }) => g.cmp(h),
        (V::Sided(a), V::Sided(b)) => a.stoppers().cmp(&b.stoppers()).then_with(|| {
            triomphe::Arc::as_ptr(&a.0).addr().cmp(&triomphe::Arc::as_ptr(&b.0).addr())
        }),
        (V::Rational(x), V::Rational(y)) => x.cmp(y),
        (V::Integer(x), V::Rational(y)) => Rational::from(Integer::from(*x)).cmp(y),
        (V::Rational(x), V::Integer(y)) => (**x).cmp(&Rational::from(Integer::from(*y))),
        (V::Ordinal(x), V::Ordinal(y)) => x.cmp(y),
        (V::Position(p), V::Position(q)) => p.cmp(q),
        (V::Ruleset(a), V::Ruleset(b)) => a.expression().cmp(b.expression()),
        (V::List(a), V::List(b)) | (V::Set(a), V::Set(b)) if a.is_shared_with(b) => Ordering::Equal,
        (V::List(a), V::List(b)) | (V::Set(a), V::Set(b)) => all(a, b),
        (V::String(a), V::String(b)) => (**a).cmp(b),
        (V::Coordinates(a, b), V::Coordinates(c, d)) => (a, b).cmp(&(c, d)),
        (V::Player(a), V::Player(b)) => a.index().cmp(&b.index()),
        (V::Range(a), V::Range(b)) => all(&a[..], &b[..]),
        (V::Map(a), V::Map(b)) => {
            let entries = a.iter().zip(b.iter());
            let differing = entries
                .map(|((k, v), (l, w))| order(k, l).then_with(|| order(v, w)))
                .find(|it| it.is_ne());
            differing.unwrap_or_else(|| a.len().cmp(&b.len()))
        }
        (V::Grid(a), V::Grid(b)) => a.cmp(b),
        (V::Strip(a), V::Strip(b)) => a.cmp(b),
        (V::Graph(a), V::Graph(b)) => a.order(b, order),
        (V::Vertex(a), V::Vertex(b)) => {
            let differing = a.edges().zip(b.edges()).map(|(a, b)| order_of_edges(&a, &b));
            let by_edges = || differing.into_iter().find(|it| it.is_ne());
            a.number
                .cmp(&b.number)
                .then_with(|| order(a.label(), b.label()))
                .then_with(|| a.edges().len().cmp(&b.edges().len()))
                .then_with(|| by_edges().unwrap_or(Ordering::Equal))
        }
        (V::Edge(a), V::Edge(b)) => order_of_edges(a, b),
        (V::Symmetry(a), V::Symmetry(b)) => a.cmp(b),
        (V::Icon(a), V::Icon(b)) => a.cmp(b),
        // The same, perhaps by many ways to few parts.
        (V::Object(_), V::Object(_)) if identical(left, right) => Ordering::Equal,
        (V::Object(a), V::Object(b)) => {
            let by_class = if a.class.id == b.class.id {
                Ordering::Equal
            } else {
                a.class.name.cmp(&b.class.name)
            };
            let by_outer = || match (&a.enclosing, &b.enclosing) {
                // The objects that they belong to may hold them.
                (V::Object(a), V::Object(b)) => {
                    let own: Vec<_> = a.arguments().cloned().collect();
                    let other: Vec<_> = b.arguments().cloned().collect();
                    a.class.name.cmp(&b.class.name).then_with(|| all(&own, &other))
                }
                (a, b) => order(a, b),
            };
            by_class.then_with(by_outer).then_with(|| match (a.fixed(), b.fixed()) {
                (Some(a), Some(b)) => all(a, b),
                _ => all(&a.fields(), &b.fields()),
            })
        }
        (V::Class(a), V::Class(b)) | (V::Function(a), V::Function(b)) => a.cmp(b),
        (V::Declared(a), V::Declared(b)) => a.class.name.cmp(&b.class.name),
        (V::Compound(a), V::Compound(b)) => {
            a.kind.cmp(&b.kind).then_with(|| all(&a.parts, &b.parts))
        }
        (V::Explicit(a), V::Explicit(b)) if Arc::ptr_eq(a, b) => Ordering::Equal,
        (V::Explicit(a), V::Explicit(b)) => {
            all(&a.options[0], &b.options[0]).then_with(|| all(&a.options[1], &b.options[1]))
        }
        _ => rank(left).cmp(&rank(right)),
    }
}

fn order_of_edges(a: &Edge<Value>, b: &Edge<Value>) -> Ordering {
    (a.from, a.to).cmp(&(b.from, b.to)).then_with(|| order(&a.label, &b.label))
}

/// The place of a kind of values among the kinds.
fn rank(value: &Value) -> u8 {
    match value {
        Value::Undefined | Value::Cell(_) | Value::Nothing => 0,
        Value::Boolean(_) => 1,
        Value::Integer(_) | Value::Rational(_) => 2,
        Value::Game(_) => 3,
        Value::Coded(_) => 4,
        Value::Infinite { negative } => 5 + u8::from(!negative),
        Value::Affine(_) => 7,
        Value::Stopper { .. } | Value::Sided(_) => 35,
        Value::Misere(_) => 36,
        Value::OfUniverse(..) => 38,
        Value::Quotient(_) => 39,
        Value::QuotientElement(..) => 40,
        Value::Ordinal(_) => 37,
        Value::Explicit(_) => 8,
        Value::Position(_) => 9,
        Value::Ruleset(_) => 10,
        Value::Class(_) | Value::Function(_) => 11,
        Value::Closure(_) | Value::Declared(_) | Value::Script(_) => 12,
        Value::Object(_) => 13,
        Value::List(_) => 14,
        Value::Set(_) => 15,
        Value::Map(_) => 16,
        Value::String(_) => 17,
        Value::Coordinates(..) => 18,
        Value::Range(_) => 19,
        Value::Player(_) => 20,
        Value::Outcome(_) => 21,
        Value::Periodicity(_) => 22,
        Value::Grid(_) => 23,
        Value::Graph(_) => 24,
        Value::Mutable(_) => 25,
        Value::Strip(_) => 26,
        Value::Vertex(_) => 27,
        Value::Edge(_) => 28,
        Value::Symmetry(_) => 29,
        Value::Icon(_) => 30,
        Value::Compound(_) => 31,
        Value::Thermograph(_) => 32,
        Value::Trajectory(_) => 33,
        Value::Picture(_) => 34,
    }
}

/// The hash of values in their order.
pub(crate) fn hash_of_all<V: Borrow<Value>>(values: impl ExactSizeIterator<Item = V>) -> u64 {
    let mut state = FixedState::default().build_hasher();
    state.write_usize(values.len());
    for value in values {
        feed(value.borrow(), &mut state);
    }
    state.finish()
}

/// The hash of a value.
pub(crate) fn hash_of(value: &Value) -> u64 {
    let mut state = FixedState::default().build_hasher();
    feed(value, &mut state);
    state.finish()
}

/// The number of bytes that a value owns, roughly. Objects and lists that programs make count for the budget
/// themselves.
pub(crate) fn weight(value: &Value) -> usize {
    match value {
        // The elements of a list may be lists that others have, too.
        Value::Object(object) => object.fixed().map_or(0, |all| all.iter().map(flat_weight).sum()),
        Value::List(items) | Value::Set(items) => items.iter().map(flat_weight).sum(),
        other => flat_weight(other),
    }
}

fn flat_weight(value: &Value) -> usize {
    match value {
        Value::String(text) => text.len(),
        Value::Grid(grid) => grid.cells.len(),
        Value::Strip(strip) => strip.cells.len(),
        Value::Graph(graph) => graph.weight() + graph.all_labels().map(flat_weight).sum::<usize>(),
        Value::Coded(code) => code.len(),
        Value::Ordinal(x) => x.size() * size_of::<(Ordinal, Integer)>(),
        _ => 0,
    }
}
