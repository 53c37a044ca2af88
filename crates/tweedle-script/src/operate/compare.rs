//! Comparison: of games by their order, of everything by identity, and the order of collections.

use super::Keyed;
use super::affine::affine_pair;
use super::affine::is_affine;
use super::arithmetic::{as_rational, as_short, game_value};
use super::collect::canonical_form;
use super::compound::{is_form, is_unvalued};
use super::loopy::is_loopy;
use super::loopy::loopy_order;
use crate::data::{Edge, Grid, Icon, Strip, Symmetry, Vertex};
use crate::failure::{At, Evaluated, Failure};
use crate::library::no_game_hint;
use crate::operate::check_length;
use crate::run::call_method;
use crate::run::read_member;
use crate::value::Value;
use crate::{Session, Span};
use std::cmp::Ordering;
use std::collections::HashSet;
use std::sync::Arc;
use tweedle_engine::Player;
use tweedle_engine::number::{Integer, Ordinal, Rational};
use tweedle_engine::short::Id;
use tweedle_search::Position;
use tweedle_syntax::Mistake;
use tweedle_syntax::ast::BinaryOperator;

/// A comparison by an operator.
pub(crate) fn comparison(
    session: &mut Session,
    operator: BinaryOperator,
    left: &Value,
    right: &Value,
    span: Span,
) -> Evaluated<bool> {
    use BinaryOperator::{
        Confused, Equal, Greater, GreaterEqual, GreaterOrConfused, Identical, Less, LessEqual,
        LessOrConfused, NotEqual, NotIdentical,
    };
    match operator {
        Identical => return Ok(identical(left, right)),
        NotIdentical => return Ok(!identical(left, right)),
        _ => {}
    }
    // As in CGSuite, the contents of two objects of a program decide if they are equal.
    let are_objects = matches!((left, right), (Value::Object(_), Value::Object(_)));
    if (is_unvalued(left) || is_unvalued(right))
        && !(are_objects && matches!(operator, Equal | NotEqual))
    {
        return comparison_of_games(session, operator, left, right, span);
    }
    let order = match order(session, left, right, span)? {
        Order::Of(order) => order,
        // Things of different kinds, or without an order, are at least different or the same.
        Order::None if operator == Equal => return Ok(identical(left, right)),
        Order::None if operator == NotEqual => return Ok(!identical(left, right)),
        Order::None => return Err(no_operation(session, operator.symbol(), left, right, span)),
    };
    Ok(match (operator, order) {
        (Confused, order) => order.is_none(),
        (LessOrConfused, order) => order.is_none_or(Ordering::is_lt),
        (GreaterOrConfused, order) => order.is_none_or(Ordering::is_gt),
        (NotEqual, order) => order != Some(Ordering::Equal),
        (Equal, Some(order)) => order.is_eq(),
        (Less, Some(order)) => order.is_lt(),
        (Greater, Some(order)) => order.is_gt(),
        (LessEqual, Some(order)) => order.is_le(),
        (GreaterEqual, Some(order)) => order.is_ge(),
        _ => false,
    })
}

/// A comparison of games of which one is not its value, such as a position: by what they are worth. `===` asks whether two
/// are the same.
fn comparison_of_games(
    session: &mut Session,
    operator: BinaryOperator,
    left: &Value,
    right: &Value,
    span: Span,
) -> Evaluated<bool> {
    let are_games = [left, right].iter().all(|it| is_unvalued(it) || is_value_of_game(it));
    if !are_games {
        let has_object = [left, right].iter().any(|it| matches!(it, Value::Object(_)));
        return match operator {
            BinaryOperator::Equal if has_object => Ok(false),
            BinaryOperator::NotEqual if has_object => Ok(true),
            _ => Err(no_operation(session, operator.symbol(), left, right, span)),
        };
    }
    let left = worth(session, left, span)?;
    let right = worth(session, right, span)?;
    comparison(session, operator, &left, &right, span)
}

/// The value of a game: a game in canonical form, short or loopy, or with entailing moves a form; of any
/// other value the value itself.
pub(crate) fn worth(session: &mut Session, game: &Value, span: Span) -> Evaluated<Value> {
    match game {
        Value::Position(position) if position.is_entailing() => {
            let method = if position.is_impartial() { "NimValue" } else { "AffineForm" };
            call_method(session, game, method, [], span)
        }
        _ if is_unvalued(game) => read_member(session, game, "GameValue", span),
        _ => Ok(game.clone()),
    }
}

/// The order of two values.
fn order(session: &mut Session, left: &Value, right: &Value, span: Span) -> Evaluated<Order> {
    if (is_loopy(left) || is_loopy(right))
        && let Some(order) = loopy_order(session, left, right, span)?
    {
        return Ok(Order::Of(order));
    }
    if (is_affine(left) || is_affine(right))
        && let Some([g, h]) = affine_pair(session, left, right, span)?
    {
        return session.analyst.forms.compare(g, h).at(span).map(Order::Of);
    }
    Ok(match (left, right) {
        (Value::Integer(x), Value::Integer(y)) => Order::Of(Some(x.cmp(y))),
        (Value::Game(_) | Value::Integer(_), Value::Game(_) | Value::Integer(_)) => {
            let (g, h) =
                (canonical_form(session, left, span)?, canonical_form(session, right, span)?);
            Order::Of(session.analyst.store.compare(g, h).at(span)?)
        }
        (Value::String(s), Value::String(t)) => Order::Of(Some((**s).cmp(t))),
        (Value::Coordinates(a, b), Value::Coordinates(c, d)) => {
            // As a product: a square is at least another one if its row and its column are.
            Order::Of(match (a.cmp(c), b.cmp(d)) {
                (Ordering::Equal, order) | (order, Ordering::Equal) => Some(order),
                (rows, columns) => (rows == columns).then_some(rows),
            })
        }
        (Value::Rational(x), Value::Game(g)) => Order::Of(beside_game(session, x, *g)),
        (Value::Game(g), Value::Rational(x)) => {
            Order::Of(beside_game(session, x, *g).map(Ordering::reverse))
        }
        _ => match (as_rational(session, left), as_rational(session, right)) {
            (Some(x), Some(y)) => Order::Of(Some(x.cmp(&y))),
            _ => order_of_infinite(left, right).map_or(Order::None, |it| Order::Of(Some(it))),
        },
    })
}

/// The order of a rational that is no short game and of a short game: the rational is greater if it is
/// above the Left stop, less if it is below the Right stop, and never equal (Siegel, *CGT*, ch. II.3).
fn beside_game(session: &Session, x: &Rational, g: Id) -> Option<Ordering> {
    let store = &session.analyst.store;
    let [left, right] = Player::BOTH.map(|player| {
        let stop = store.as_number(store.stop(g, player));
        stop.map_or(Rational::ZERO, |stop| stop.to_rational())
    });
    if left < *x { Some(Ordering::Greater) } else { (*x < right).then_some(Ordering::Less) }
}

/// The values in the order in which collections are printed: a total order of all values that
/// does not depend on the session.
pub(crate) fn sorted(
    session: &mut Session,
    values: Vec<Value>,
    span: Span,
) -> Evaluated<Vec<Value>> {
    let integer = |value: &Value| if let Value::Integer(n) = value { Some(*n) } else { None };
    if let Some(mut integers) = values.iter().map(integer).collect::<Option<Vec<i64>>>() {
        integers.sort_unstable();
        return Ok(integers.into_iter().map(Value::Integer).collect());
    }
    if values.len() < 2 {
        return Ok(values);
    }
    if let Some(numbers) = sorted_numbers(session, &values) {
        return Ok(numbers);
    }
    // Games among themselves are sorted by the engine, all at once.
    let (mut games, mut of_misere) = (Vec::new(), Vec::new());
    let mut keyed = Vec::with_capacity(values.len());
    for value in values {
        if let Value::Misere(g) = value {
            of_misere.push(g);
            continue;
        }
        match as_short(session, &value, span)? {
            Some(g) => games.push(g),
            None => keyed.push((sort_key(session, &value, &mut 0, span)?, value)),
        }
    }
    session.analyst.store.sort(&mut games).at(span)?;
    session.analyst.misere.sort(&mut of_misere).at(span)?;
    keyed.sort_by(|(a, _), (b, _)| a.cmp(b));
    let games = games.into_iter().map(|g| game_value(session, g));
    let games = games.chain(of_misere.into_iter().map(Value::Misere));
    Ok(games.chain(keyed.into_iter().map(|(_, value)| value)).collect())
}

/// Numbers among which some are no short games, from the least to the greatest; `None` if there are other values.
fn sorted_numbers(session: &Session, values: &[Value]) -> Option<Vec<Value>> {
    let is_other = |value: &Value| {
        matches!(value, Value::Rational(_) | Value::Ordinal(_) | Value::Infinite { .. })
    };
    if !values.iter().any(is_other) {
        return None;
    }
    let mut keyed = Vec::with_capacity(values.len());
    for value in values {
        let level = level(value)?;
        let finite = if level == 0 { as_rational(session, value)? } else { Rational::ZERO };
        let infinite = match value {
            Value::Ordinal(x) => (**x).clone(),
            _ => Ordinal::default(),
        };
        keyed.push(((level, finite, infinite), value.clone()));
    }
    keyed.sort_by(|(a, _), (b, _)| a.cmp(b));
    Some(keyed.into_iter().map(|(_, value)| value).collect())
}

/// The key by which a value is sorted. `parts` counts the elements of lists in it: they may have few
/// elements and many parts.
fn sort_key(session: &mut Session, value: &Value, parts: &mut usize, span: Span) -> Evaluated<Key> {
    Ok(match value {
        Value::Integer(n) => Key::Number(Rational::from(Integer::from(*n))),
        Value::Game(g) => match session.analyst.store.as_number(*g) {
            Some(number) => Key::Number(number.to_rational()),
            None => Key::Text(0, session.analyst.store.text(*g).at(span)?),
        },
        Value::Rational(x) => Key::Number((**x).clone()),
        Value::Ordinal(x) => Key::Ordinal(x.clone()),
        Value::List(items) | Value::Set(items) => {
            *parts += items.len();
            check_length(*parts, span)?;
            let keys: Evaluated<Vec<Key>> = items
                .iter()
                .map(|item| crate::with_stack(|| sort_key(session, item, parts, span)))
                .collect();
            Key::List(Keys(keys?))
        }
        Value::Coordinates(row, column) => Key::Coordinates(*row, *column),
        Value::Grid(grid) => Key::Grid(grid.clone()),
        Value::Strip(strip) => Key::Strip(strip.clone()),
        Value::Symmetry(symmetry) => Key::Symmetry(*symmetry),
        Value::Icon(icon) => Key::Icon(*icon),
        Value::Position(position) => Key::Position(position.printed(), position.clone()),
        // Its present content is not the collection itself; and it may be in itself.
        Value::Mutable(_) => Key::Text(5, String::new()),
        other => {
            let rank = match other {
                Value::Boolean(_) => 1,
                Value::Player(_) => 2,
                Value::String(_) => 3,
                _ => 4,
            };
            Key::Text(rank, crate::print::text(session, other, span)?)
        }
    })
}

/// The message that an operator does not apply.
pub(super) fn no_operation(
    session: &Session,
    symbol: &str,
    left: &Value,
    right: &Value,
    span: Span,
) -> Failure {
    let (a, b) = (left.class(&session.analyst.store), right.class(&session.analyst.store));
    let message = format!("No operation `{symbol}` for arguments of types `{a}`, `{b}`");
    let failure = Failure::new(Mistake::NoOperation, message, span);
    let is_form = |value: &Value| matches!(value, Value::Position(_)) || is_form(value);
    if is_form(left) || is_form(right) {
        failure.with_hint("Take its `.CanonicalForm` first to calculate with it.")
    } else if [left, right].iter().any(|value| matches!(value, Value::Infinite { .. }))
        && (is_affine(left) || is_affine(right))
    {
        failure.with_hint("`inf` is above all short games; the infinity of affine games is `oo`.")
    } else if let Some(hint) = no_game_hint(left).or_else(|| no_game_hint(right)) {
        failure.with_hint(hint)
    } else {
        failure
    }
}

/// True if a value is one that a game may have, or a number.
fn is_value_of_game(value: &Value) -> bool {
    matches!(
        value,
        Value::Integer(_)
            | Value::Game(_)
            | Value::Rational(_)
            | Value::Ordinal(_)
            | Value::Infinite { .. }
            | Value::Affine(_)
            | Value::Stopper { .. }
            | Value::Sided(_)
    )
}

/// The order of two values, if they are of kinds that have an order; confused games are `Of(None)`.
enum Order {
    None,
    Of(Option<Ordering>),
}

/// The place of a number or of a short game among infinite numbers: 0 if it is between those above and those below 0.
fn level(value: &Value) -> Option<i32> {
    match value {
        Value::Infinite { negative } => Some(if *negative { -2 } else { 2 }),
        Value::Ordinal(x) => Some(x.sign()),
        Value::Integer(_) | Value::Rational(_) | Value::Game(_) => Some(0),
        _ => None,
    }
}

/// The order of two numbers of which one is infinite, or of an infinite number and a short game, which lies
/// between two finite numbers.
fn order_of_infinite(left: &Value, right: &Value) -> Option<Ordering> {
    if let (Value::Ordinal(x), Value::Ordinal(y)) = (left, right) {
        return Some(x.cmp(y));
    }
    let (left, right) = (level(left)?, level(right)?);
    (left != 0 || right != 0).then(|| left.cmp(&right))
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
pub(super) fn members(range: &[Value; 3]) -> Option<impl Iterator<Item = i64>> {
    let [Value::Integer(from), Value::Integer(to), Value::Integer(step)] = *range else {
        return None;
    };
    let goes_on = move |n: &i64| if step > 0 { *n <= to } else { step < 0 && *n >= to };
    Some(std::iter::successors(Some(from), move |n| n.checked_add(step)).take_while(goes_on))
}

/// A key by which values other than games are sorted.
#[derive(PartialEq, Eq, PartialOrd, Ord)]
enum Key {
    Number(Rational),
    Ordinal(Arc<Ordinal>),
    Text(u8, String),
    /// By its text; two may have the same.
    Position(String, Position),
    Coordinates(i64, i64),
    Grid(Arc<Grid>),
    Strip(Arc<Strip>),
    Symmetry(Symmetry),
    Icon(Icon),
    List(Keys),
}

/// The keys by which the elements of a list are sorted. Lists may stand inside of each other deeper than the
/// stack is.
struct Keys(Vec<Key>);

impl Ord for Keys {
    fn cmp(&self, other: &Keys) -> Ordering {
        crate::with_stack(|| self.0.cmp(&other.0))
    }
}

impl PartialOrd for Keys {
    fn partial_cmp(&self, other: &Keys) -> Option<Ordering> {
        Some(self.cmp(other))
    }
}

impl PartialEq for Keys {
    fn eq(&self, other: &Keys) -> bool {
        self.cmp(other).is_eq()
    }
}

impl Eq for Keys {}

impl Drop for Keys {
    fn drop(&mut self) {
        let keys = std::mem::take(&mut self.0);
        if !keys.is_empty() {
            crate::with_stack(|| drop(keys));
        }
    }
}

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
        (Value::Object(a), Value::Object(b)) if Arc::ptr_eq(&a.0, &b.0) => true,
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
const PATIENCE: usize = 256;

impl Pairs {
    /// True if two parts of the values are the same.
    fn are_same(&mut self, left: &Value, right: &Value) -> bool {
        if let Some(are_same) = quickly_identical(left, right) {
            return are_same;
        }
        self.compared += 1;
        // An object may hold objects that belong to it, so that a pair may be met again while it is compared. It is the same then if
        // nothing else is different.
        let is_remembered = self.compared > PATIENCE || matches!(left, Value::Object(_));
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
            (Arc::as_ptr(&a.0).addr(), Arc::as_ptr(&b.0).addr())
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
            Arc::ptr_eq(&a.0, &b.0)
                || Arc::ptr_eq(&a.code, &b.code) && pairs.all(&a.captures, &b.captures)
        }
        (V::Declared(a), V::Declared(b)) => {
            a.class.id == b.class.id && pairs.are_same(&a.enclosing, &b.enclosing)
        }
        (V::Mutable(a), V::Mutable(b)) => Arc::ptr_eq(&a.0, &b.0),
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
            Arc::ptr_eq(&a.0, &b.0) || a.stoppers().is_some() && a.stoppers() == b.stoppers()
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
