//! A sum of games in canonical form as a position: added if that is soon done, and otherwise a sum to play, as it is written.
//!
//! The canonical form of a sum may be larger than the games by far, and who wins the sum is then found sooner by a search
//! through its parts.

use crate::failure::{At, Evaluated};
use crate::operate::arithmetic::binary;
use crate::operate::canonical::canonical_form;
use crate::operate::convert::game_value;
use crate::value::Value;
use crate::value::compound::{Compound, CompoundKind};
use crate::{Session, Span};
use std::collections::HashMap;
use tweedle_engine::Stop;
use tweedle_engine::short::Id;
use tweedle_syntax::ast::{BinaryOperator, Expr, ExprKind, Script, StatementKind};

/// The largest number of steps that may go into adding.
const STEPS: u64 = 2_000;

/// The operation on the value of a term, or of two, and the sum before it.
struct Joint {
    operator: BinaryOperator,
    span: Span,
    /// The place of the `*` if the term is a product, of which both factors have values.
    product: Option<Span>,
}

/// A sum that was taken apart: the first joint is that of 0 and the first term.
pub(crate) struct Sum(Vec<Joint>);

impl Sum {
    /// Takes the last statement of a program apart, if it is a sum: it becomes the list of the terms, of which a product gives
    /// both factors.
    pub(crate) fn taken_from(script: &mut Script) -> Option<Sum> {
        let StatementKind::Expr(sum) = &mut script.statements.last_mut()?.kind else { return None };
        let operator = |expr: &Expr| match &expr.kind {
            ExprKind::Binary { operator, operator_span, .. }
                if operator_span.start < operator_span.end =>
            {
                Some((*operator, *operator_span))
            }
            _ => None,
        };
        let is_joint = |operator: BinaryOperator| {
            matches!(operator, BinaryOperator::Add | BinaryOperator::Subtract)
        };
        if !operator(sum).is_some_and(|(operator, _)| is_joint(operator)) {
            return None;
        }
        let span = sum.span;
        let (mut joints, mut terms) = (Vec::new(), Vec::new());
        let mut rest = taken(sum);
        loop {
            let joint = operator(&rest).filter(|&(operator, _)| is_joint(operator));
            let (mut term, before) = match (joint, &mut rest.kind) {
                (Some(_), ExprKind::Binary { left, right, .. }) => {
                    (taken(right), Some(taken(left)))
                }
                _ => (rest, None),
            };
            let product = operator(&term).filter(|&(it, _)| it == BinaryOperator::Multiply);
            match (product, &mut term.kind) {
                (Some(_), ExprKind::Binary { left, right, .. }) => {
                    // In the order from the last to the first.
                    terms.extend([taken(right), taken(left)]);
                }
                _ => terms.push(term),
            }
            let (operator, span) = joint.unwrap_or((BinaryOperator::Add, span));
            joints.push(Joint { operator, span, product: product.map(|(_, span)| span) });
            let Some(before) = before else { break };
            rest = before;
        }
        terms.reverse();
        joints.reverse();
        *sum = Expr::new(ExprKind::List(terms), span);
        Some(Sum(joints))
    }

    /// Each term with the values of its factors, which are one or, of a product, two.
    fn terms<'s>(
        &'s self,
        mut values: &'s [Value],
    ) -> impl Iterator<Item = (&'s Joint, &'s [Value])> {
        self.0.iter().map_while(move |joint| {
            let count = if joint.product.is_some() { 2 } else { 1 };
            let (factors, rest) = values.split_at_checked(count)?;
            values = rest;
            Some((joint, factors))
        })
    }
}

/// An expression, in whose place stands a leaf from now on.
fn taken(expr: &mut Expr) -> Expr {
    let span = expr.span;
    std::mem::replace(expr, Expr::new(ExprKind::Pass, span))
}

/// The number of copies of a game in a sum; a negative number counts copies of its negative.
type Counted = (i64, Id);

/// The value of a sum by the values of its terms; a sum to play, if they are games in canonical form and adding them takes
/// long.
pub(crate) fn summed(session: &mut Session, sum: &Sum, values: &[Value]) -> Evaluated<Value> {
    let is_game = |value: &Value| matches!(value, Value::Game(_) | Value::Integer(_));
    if !values.iter().all(is_game) {
        return added(session, sum, values);
    }
    let span = sum.0.last().map_or_else(Span::default, |joint| joint.span);
    let Some((number, counted)) = counted(session, sum, values)? else {
        return added(session, sum, values);
    };
    let allowance = session.control.allow(STEPS);
    let store = &mut session.analyst.store;
    let added = counted.iter().try_fold(number, |all, &(count, game)| {
        let multiple = store.multiple(&count.into(), game)?;
        store.sum(all, multiple)
    });
    drop(allowance);
    match added {
        Ok(all) => Ok(game_value(session, all)),
        Err(Stop::Limit { .. }) => side_by_side(session, number, counted).at(span),
        Err(stop) => Err(stop).at(span),
    }
}

/// The sum as it is written, added from left to right.
fn added(session: &mut Session, sum: &Sum, values: &[Value]) -> Evaluated<Value> {
    let mut all = None;
    for (joint, factors) in sum.terms(values) {
        let term = term(session, joint, factors)?;
        all = Some(match all {
            None => term,
            Some(before) => binary(session, joint.operator, &before, &term, joint.span)?,
        });
    }
    Ok(all.unwrap_or(Value::Nothing))
}

/// The value of a term by the values of its factors.
fn term(session: &mut Session, joint: &Joint, factors: &[Value]) -> Evaluated<Value> {
    match (factors, joint.product) {
        ([left, right], Some(span)) => binary(session, BinaryOperator::Multiply, left, right, span),
        _ => Ok(factors[0].clone()),
    }
}

/// The numbers of a sum together, and how many there are of each other game, without games and their negatives; `None` if
/// they are too many to count.
fn counted(
    session: &mut Session,
    sum: &Sum,
    values: &[Value],
) -> Evaluated<Option<(Id, Vec<Counted>)>> {
    let mut number = session.analyst.store.zero();
    let mut counted: Vec<Counted> = Vec::new();
    let mut places: HashMap<Id, usize> = HashMap::new();
    for (joint, factors) in sum.terms(values) {
        let (count, term) = match factors {
            [Value::Integer(n), game @ Value::Game(_)]
            | [game @ Value::Game(_), Value::Integer(n)] => (*n, game.clone()),
            _ => (1, term(session, joint, factors)?),
        };
        let sign = if joint.operator == BinaryOperator::Subtract { -1 } else { 1 };
        let Some(count) = count.checked_mul(sign) else { return Ok(None) };
        let game = canonical_form(session, &term, joint.span)?;
        let store = &mut session.analyst.store;
        if store.as_number(game).is_some() {
            let term = store.multiple(&count.into(), game).at(joint.span)?;
            number = store.sum(number, term).at(joint.span)?;
            continue;
        }
        let negative = store.negative(game).at(joint.span)?;
        let place = places.get(&game).or_else(|| places.get(&negative)).copied();
        let place = place.unwrap_or_else(|| {
            places.insert(game, counted.len());
            counted.push((0, game));
            counted.len() - 1
        });
        let (all, known) = &mut counted[place];
        let count = if *known == game { Some(count) } else { count.checked_neg() };
        let Some(sum) = count.and_then(|count| all.checked_add(count)) else {
            return Ok(None);
        };
        // Two of a game that is its own negative are nothing.
        *all = if game == negative { sum.rem_euclid(2) } else { sum };
    }
    counted.retain(|(count, _)| *count != 0);
    Ok(Some((number, counted)))
}

/// The sum to play.
fn side_by_side(session: &mut Session, number: Id, counted: Vec<Counted>) -> Result<Value, Stop> {
    let mut terms = Vec::with_capacity(counted.len() + 1);
    if number != session.analyst.store.zero() {
        terms.push(game_value(session, number));
    }
    for (count, game) in counted {
        let store = &mut session.analyst.store;
        let game = if count < 0 { store.negative(game)? } else { game };
        let term = game_value(session, game);
        terms.push(match i64::try_from(count.unsigned_abs()) {
            Ok(1) => term,
            Ok(count) => compound(CompoundKind::Multiple, [Value::Integer(count), term]),
            // One more than the largest integer of 64 bits.
            Err(_) => {
                let rest =
                    compound(CompoundKind::Multiple, [Value::Integer(i64::MAX), term.clone()]);
                compound(CompoundKind::DisjunctiveSum, [rest, term])
            }
        });
    }
    let sum = |before, term| compound(CompoundKind::DisjunctiveSum, [before, term]);
    Ok(terms.into_iter().reduce(sum).unwrap_or(Value::Integer(0)))
}

fn compound(kind: CompoundKind, parts: [Value; 2]) -> Value {
    Value::Compound(Compound::new(kind, parts.into(), false).into())
}
