//! The same value twice: what tables of values and positions that programs define compare.

use crate::data::{Edge, Vertex};
use crate::value::Value;
use crate::value::hash::Keyed;
use std::collections::HashSet;
use std::sync::Arc;

/// True if two values are the same: the same game, the same elements in the same order, ...
#[inline]
pub(crate) fn identical(left: &Value, right: &Value) -> bool {
    match quickly_identical(left, right) {
        Some(are_same) => are_same,
        None => crate::with_stack(|| are_identical(left, right, &mut Pairs::default())),
    }
}

/// The same for values that need no look inside, and boards.
#[inline]
fn quickly_identical(left: &Value, right: &Value) -> Option<bool> {
    Some(match (left, right) {
        (Value::Integer(x), Value::Integer(y)) => x == y,
        (Value::Game(g), Value::Game(h)) => g == h,
        (Value::Coordinates(a, b), Value::Coordinates(c, d)) => (a, b) == (c, d),
        (Value::Strip(a), Value::Strip(b)) => a == b,
        (Value::Grid(a), Value::Grid(b)) => a == b,
        (Value::Object(a), Value::Object(b)) if triomphe::Arc::ptr_eq(&a.0, &b.0) => true,
        (Value::Object(a), Value::Object(b)) if a.hash() != b.hash() => false,
        _ => return None,
    })
}

/// Pairs of values that were found to be the same in a comparison. Values may be parts of each other many times over, so that
/// there are few pairs and very many ways to them.
#[derive(Default)]
struct Pairs {
    compared: usize,
    same: HashSet<(usize, usize)>,
}

/// The number of comparisons after which pairs are remembered. Most values need fewer.
const COMPARISONS_BEFORE_PAIRS: usize = 256;

impl Pairs {
    /// True if two parts of the values are the same.
    fn are_same(&mut self, left: &Value, right: &Value) -> bool {
        if let Some(are_same) = quickly_identical(left, right) {
            return are_same;
        }
        self.compared += 1;
        // An object may hold objects that belong to it, so that a pair may be met again while it is compared. It is the same then if
        // nothing else is different.
        let is_remembered =
            self.compared > COMPARISONS_BEFORE_PAIRS || matches!(left, Value::Object(_));
        let pair = if is_remembered { places(left, right) } else { None };
        if pair.is_some_and(|pair| !self.same.insert(pair)) {
            return true;
        }
        let are_same = crate::with_stack(|| are_identical(left, right, self));
        if !are_same {
            // The results found meanwhile may rest on this pair. Few comparisons go on: those of sets in another order.
            self.same.clear();
        }
        are_same
    }

    fn all(&mut self, left: &[Value], right: &[Value]) -> bool {
        left.len() == right.len() && left.iter().zip(right).all(|(a, b)| self.are_same(a, b))
    }
}

/// The places of two values in memory, if they may be parts of many others.
fn places(left: &Value, right: &Value) -> Option<(usize, usize)> {
    Some(match (left, right) {
        (Value::List(a), Value::List(b)) | (Value::Set(a), Value::Set(b)) => {
            (a.as_ptr().addr(), b.as_ptr().addr())
        }
        (Value::Map(a), Value::Map(b)) => (a.as_ptr().addr(), b.as_ptr().addr()),
        (Value::Object(a), Value::Object(b)) => {
            (triomphe::Arc::as_ptr(&a.0).addr(), triomphe::Arc::as_ptr(&b.0).addr())
        }
        (Value::Explicit(a), Value::Explicit(b)) => (Arc::as_ptr(a).addr(), Arc::as_ptr(b).addr()),
        (Value::Compound(a), Value::Compound(b)) => (Arc::as_ptr(a).addr(), Arc::as_ptr(b).addr()),
        _ => return None,
    })
}

fn are_identical(left: &Value, right: &Value, pairs: &mut Pairs) -> bool {
    use Value as V;
    match (left, right) {
        (V::Nothing, V::Nothing) => true,
        (V::Affine(g), V::Affine(h)) => g == h,
        (V::Misere(g), V::Misere(h)) => g == h,
        (V::OfUniverse(u, g), V::OfUniverse(v, h)) => u == v && g == h,
        (V::Quotient(a), V::Quotient(b)) => **a == **b,
        (V::QuotientElement(a, x), V::QuotientElement(b, y)) => x == y && **a == **b,
        (V::Rational(x), V::Rational(y)) => x == y,
        (V::Ordinal(x), V::Ordinal(y)) => x == y,
        (V::Infinite { negative: a }, V::Infinite { negative: b })
        | (V::Boolean(a), V::Boolean(b)) => a == b,
        (V::Explicit(a), V::Explicit(b)) => {
            Arc::ptr_eq(a, b)
                || a.hash() == b.hash()
                    && pairs.all(&a.options[0], &b.options[0])
                    && pairs.all(&a.options[1], &b.options[1])
        }
        (V::Compound(a), V::Compound(b)) => {
            Arc::ptr_eq(a, b)
                || a.kind == b.kind && a.hash() == b.hash() && pairs.all(&a.parts, &b.parts)
        }
        (V::Position(p), V::Position(q)) => p == q,
        (V::Ruleset(a), V::Ruleset(b)) => **a == **b,
        (V::Class(a), V::Class(b)) | (V::Function(a), V::Function(b)) => a == b,
        (V::List(a), V::List(b)) => a.is_shared_with(b) || pairs.all(a, b),
        (V::Set(a), V::Set(b)) => {
            a.is_shared_with(b) || pairs.all(a, b) || have_same_elements(a, b)
        }
        (V::Map(a), V::Map(b)) => {
            a.is_shared_with(b)
                || a.len() == b.len()
                    && a.iter()
                        .zip(b.iter())
                        .all(|((k, v), (l, w))| pairs.are_same(k, l) && pairs.are_same(v, w))
        }
        (V::Closure(a), V::Closure(b)) => {
            triomphe::Arc::ptr_eq(&a.0, &b.0)
                || Arc::ptr_eq(&a.code, &b.code) && pairs.all(&a.captures, &b.captures)
        }
        (V::Declared(a), V::Declared(b)) => {
            a.class.id == b.class.id && pairs.are_same(&a.enclosing, &b.enclosing)
        }
        (V::Mutable(a), V::Mutable(b)) => triomphe::Arc::ptr_eq(&a.0, &b.0),
        (V::Script(a), V::Script(b)) => a.name == b.name,
        (V::Coded(a), V::Coded(b)) => a == b,
        // Neither one object nor of different hashes.
        (V::Object(a), V::Object(b)) => {
            a.class.id == b.class.id
                && pairs.are_same(&a.enclosing, &b.enclosing)
                && a.fixed().zip(b.fixed()).is_some_and(|(a, b)| pairs.all(a, b))
        }
        (V::String(a), V::String(b)) => **a == **b,
        (V::Range(a), V::Range(b)) => {
            pairs.all(&a[..], &b[..]) || extent(a).zip(extent(b)).is_some_and(|(a, b)| a == b)
        }
        // A range is the same as the list of its members.
        (V::Range(range), V::List(items)) | (V::List(items), V::Range(range)) => {
            let integer = |value: &V| if let V::Integer(n) = value { Some(*n) } else { None };
            extent(range).is_some_and(|(count, ..)| count == items.len() as u64)
                && members(range).is_some_and(|all| all.map(Some).eq(items.iter().map(integer)))
        }
        (V::Player(a), V::Player(b)) => a == b,
        (V::Outcome(a), V::Outcome(b)) => a == b,
        (V::Stopper { stopper: a, .. }, V::Stopper { stopper: b, .. }) => a == b,
        (V::Sided(a), V::Sided(b)) => {
            triomphe::Arc::ptr_eq(&a.0, &b.0)
                || a.stoppers().is_some() && a.stoppers() == b.stoppers()
        }
        (V::Periodicity(a), V::Periodicity(b)) => a == b,
        (V::Thermograph(a), V::Thermograph(b)) => a == b,
        (V::Trajectory(a), V::Trajectory(b)) => a == b,
        (V::Picture(a), V::Picture(b)) => a == b,
        (V::Graph(a), V::Graph(b)) => Arc::ptr_eq(a, b) || a.is_same(b, identical),
        (V::Vertex(a), V::Vertex(b)) => is_same_vertex(a, b),
        (V::Edge(a), V::Edge(b)) => is_same_edge(a, b),
        (V::Symmetry(a), V::Symmetry(b)) => a == b,
        (V::Icon(a), V::Icon(b)) => a == b,
        _ => false,
    }
}

/// True if two edges have the same label and lead from the same vertex to the same one.
pub(crate) fn is_same_edge(a: &Edge<Value>, b: &Edge<Value>) -> bool {
    (a.from, a.to) == (b.from, b.to) && identical(&a.label, &b.label)
}

/// True if two vertices have the same number, the same label and the same edges.
fn is_same_vertex(a: &Vertex<Value>, b: &Vertex<Value>) -> bool {
    a.number == b.number
        && (Arc::ptr_eq(&a.graph, &b.graph)
            || (identical(a.label(), b.label())
                && a.edges().len() == b.edges().len()
                && a.edges().zip(b.edges()).all(|(a, b)| is_same_edge(&a, &b))))
}

/// True if two sets have the same elements; positions and objects stand in the order in which they were found.
fn have_same_elements(a: &[Value], b: &[Value]) -> bool {
    let is_unsorted = |value: &Value| matches!(value, Value::Position(_) | Value::Object(_));
    if a.len() != b.len() || !a.iter().any(is_unsorted) {
        return false;
    }
    let elements: HashSet<Keyed> = a.iter().cloned().map(Keyed).collect();
    b.iter().all(|value| elements.contains(&Keyed(value.clone())))
}

/// The number of members of a range of small integers, its first member, and the step to the next: two ranges
/// have the same members exactly if these are the same. A first member or a step that does not exist is 0.
fn extent(range: &[Value; 3]) -> Option<(u64, i64, i64)> {
    let [Value::Integer(from), Value::Integer(to), Value::Integer(step)] = *range else {
        return None;
    };
    let length = (i128::from(to) - i128::from(from)) * i128::from(step.signum());
    if step == 0 || length < 0 {
        return Some((0, 0, 0));
    }
    let count = (length as u128 / u128::from(step.unsigned_abs())) as u64;
    let count = count.saturating_add(1);
    Some((count, from, if count > 1 { step } else { 0 }))
}

/// The members of a range, if it is one of small integers.
pub(crate) fn members(range: &[Value; 3]) -> Option<impl Iterator<Item = i64>> {
    let [Value::Integer(from), Value::Integer(to), Value::Integer(step)] = *range else {
        return None;
    };
    let goes_on = move |n: &i64| if step > 0 { *n <= to } else { step < 0 && *n >= to };
    Some(std::iter::successors(Some(from), move |n| n.checked_add(step)).take_while(goes_on))
}
