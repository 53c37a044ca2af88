//! Comparison: of games by their order, of everything by identity, and the order of collections.

use super::affine::affine_pair;
use super::loopy::loopy_order;
use crate::data::{Grid, Icon, Strip, Symmetry};
use crate::failure::{At, Evaluated, Failure};
use crate::operate::canonical::canonical_form;
use crate::operate::convert::{as_rational, as_short, check_length, game_value};
use crate::operate::kinds::{is_affine, is_form, is_loopy, is_unvalued};
use crate::operate::no_game::no_game_hint;
use crate::operate::universe::{same_universe, universe_order};
use crate::value::identical::identical;
use crate::value::{Shared, Value};
use crate::{Session, Span};
use std::cmp::Ordering;
use std::sync::Arc;
use tweedle_engine::Player;
use tweedle_engine::number::{Integer, Ordinal, Rational};
use tweedle_engine::short::Id;
use tweedle_engine::universe::{self, Universe};
use tweedle_search::Position;
use tweedle_syntax::ast::BinaryOperator;
use tweedle_syntax::say;

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
    let mut has_points = false;
    for game in [left, right] {
        has_points |= (session.links.position_for_points)(session, game, span)?.is_some();
    }
    let worth = if has_points { worth_beside_points } else { worth };
    let left = worth(session, left, span)?;
    let right = worth(session, right, span)?;
    comparison(session, operator, &left, &right, span)
}

/// What a game is worth beside one that is played for points: its scoring form; a number is a score.
fn worth_beside_points(session: &mut Session, game: &Value, span: Span) -> Evaluated<Value> {
    if is_unvalued(game) || matches!(game, Value::Game(_)) && as_rational(session, game).is_none() {
        return (session.links.call_method)(session, game, "ScoringForm", vec![], span);
    }
    Ok(game.clone())
}

/// The value of a game: a game in canonical form, short or loopy, or with entailing moves a form; of any
/// other value the value itself.
pub(crate) fn worth(session: &mut Session, game: &Value, span: Span) -> Evaluated<Value> {
    match game {
        Value::Position(position) if position.is_entailing() => {
            let method = if position.is_impartial() { "NimValue" } else { "AffineForm" };
            (session.links.call_method)(session, game, method, vec![], span)
        }
        _ if is_unvalued(game) => (session.links.read_member)(session, game, "GameValue", span),
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
        (Value::OfUniverse(u, g), Value::OfUniverse(v, h)) => {
            let universe = same_universe(session, *u, *v, span)?;
            Order::Of(universe_order(session, universe, *g, *h, span)?)
        }
        // Beside a scoring game a number is a score.
        (Value::OfUniverse(Universe::Scoring, g), number)
            if as_rational(session, number).is_some() =>
        {
            Order::Of(beside_score(session, *g, number, span)?)
        }
        (number, Value::OfUniverse(Universe::Scoring, g))
            if as_rational(session, number).is_some() =>
        {
            Order::Of(beside_score(session, *g, number, span)?.map(Ordering::reverse))
        }
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

/// The order of a scoring game and of a number as a score; `None` of what is no number.
fn beside_score(
    session: &mut Session,
    g: universe::Id,
    number: &Value,
    span: Span,
) -> Evaluated<Option<Ordering>> {
    let Some(number) = as_rational(session, number) else { return Ok(None) };
    let score = session.analyst.universes.score(&number).at(span)?;
    universe_order(session, Universe::Scoring, g, score, span)
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
            Key::Text(rank, (session.links.text)(session, other, span)?)
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
    let failure = Failure::new(say::no_operation_of_two(symbol, &a, &b), span);
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

/// A key by which values other than games are sorted.
#[derive(PartialEq, Eq, PartialOrd, Ord)]
enum Key {
    Number(Rational),
    Ordinal(Arc<Ordinal>),
    Text(u8, String),
    /// By its text; two may have the same.
    Position(String, Position),
    Coordinates(i64, i64),
    Grid(Shared<Grid>),
    Strip(Shared<Strip>),
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
