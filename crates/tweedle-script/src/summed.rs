//! A sum of games in canonical form as a position: added if that is soon done, and otherwise a sum to play, as it is written.
//!
//! The canonical form of a sum may be larger than the games by far, and who wins the sum is then found sooner by a search
//! through its parts.

use crate::ast::{BinaryOperator, Expr, ExprKind, Script, StatementKind, UnaryOperator};
use crate::compound::{Compound, CompoundKind};
use crate::failure::{At, Evaluated};
use crate::value::Value;
use crate::{Session, Span};
use std::collections::HashMap;
use tweedle::Stop;
use tweedle::short::Id;

/// So many steps may go into adding.
const STEPS: u64 = 2_000;

/// What is done with the value of a term, or of two, and the sum before it.
struct Joint {
    operator: BinaryOperator,
    span: Span,
    /// The place of the `*` if the term is a product, of which both factors have values.
    product: Option<Span>,
}

impl Joint {
    /// The values of the term, one or two, and those of the terms after it.
    fn taken_from<'v>(&self, values: &'v [Value]) -> Option<(&'v [Value], &'v [Value])> {
        values.split_at_checked(if self.product.is_some() { 2 } else { 1 })
    }
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
}

/// An expression, in whose place stands a leaf from now on.
fn taken(expr: &mut Expr) -> Expr {
    let span = expr.span;
    std::mem::replace(expr, Expr::new(ExprKind::Pass, span))
}

/// So many of a game in a sum; fewer than none are of its negative.
type Counted = (i64, Value);

impl Session {
    /// The value of a sum by the values of its terms; a sum to play, if they are games in canonical form and adding them takes
    /// long.
    pub(crate) fn summed(&mut self, sum: &Sum, values: &[Value]) -> Evaluated<Value> {
        let is_game = |value: &Value| matches!(value, Value::Game(_) | Value::Integer(_));
        if !values.iter().all(is_game) {
            return self.added(sum, values);
        }
        let span = sum.0.last().map_or_else(Span::default, |joint| joint.span);
        let Some((number, counted)) = self.counted(sum, values)? else {
            return self.added(sum, values);
        };
        let allowance = self.control.allow(STEPS);
        let added = counted.iter().try_fold(number.clone(), |all, (count, game)| {
            let (times, plus) = (BinaryOperator::Multiply, BinaryOperator::Add);
            let multiple = self.binary(times, &Value::Integer(*count), game, span)?;
            self.binary(plus, &all, &multiple, span)
        });
        drop(allowance);
        match added {
            Err(failure) if matches!(failure.stop, Some(Stop::Limit { .. })) => {
                self.side_by_side(number, counted, span)
            }
            added => added,
        }
    }

    /// The sum as it is written, added from left to right.
    fn added(&mut self, sum: &Sum, mut values: &[Value]) -> Evaluated<Value> {
        let mut all = None;
        for joint in &sum.0 {
            let Some((factors, rest)) = joint.taken_from(values) else { break };
            values = rest;
            let term = match (factors, joint.product) {
                ([left, right], Some(span)) => {
                    self.binary(BinaryOperator::Multiply, left, right, span)?
                }
                _ => factors[0].clone(),
            };
            all = Some(match all {
                None => term,
                Some(before) => self.binary(joint.operator, &before, &term, joint.span)?,
            });
        }
        Ok(all.unwrap_or(Value::Nothing))
    }

    /// The numbers of a sum together, and how many there are of each other game, without games and their negatives; `None` if
    /// they are too many to count.
    fn counted(
        &mut self,
        sum: &Sum,
        mut values: &[Value],
    ) -> Evaluated<Option<(Value, Vec<Counted>)>> {
        let mut number = Value::Integer(0);
        let mut counted: Vec<(i64, Id)> = Vec::new();
        let mut places: HashMap<Id, usize> = HashMap::new();
        for joint in &sum.0 {
            let Some((factors, rest)) = joint.taken_from(values) else { break };
            values = rest;
            let (count, term) = match (factors, joint.product) {
                (
                    [Value::Integer(n), game @ Value::Game(_)]
                    | [game @ Value::Game(_), Value::Integer(n)],
                    Some(_),
                ) => (*n, game.clone()),
                ([left, right], Some(span)) => {
                    (1, self.binary(BinaryOperator::Multiply, left, right, span)?)
                }
                _ => (1, factors[0].clone()),
            };
            let sign = if joint.operator == BinaryOperator::Subtract { -1 } else { 1 };
            let Some(count) = count.checked_mul(sign) else { return Ok(None) };
            let game = self.canonical_form(&term, joint.span)?;
            let store = &mut self.analyst.store;
            if store.as_number(game).is_some() {
                let (times, plus) = (BinaryOperator::Multiply, BinaryOperator::Add);
                let term = self.binary(times, &Value::Integer(count), &term, joint.span)?;
                number = self.binary(plus, &number, &term, joint.span)?;
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
        let counted = counted.into_iter().filter(|(count, _)| *count != 0);
        let counted = counted.map(|(count, game)| (count, self.game_value(game))).collect();
        Ok(Some((number, counted)))
    }

    /// The sum to play.
    fn side_by_side(
        &mut self,
        number: Value,
        counted: Vec<Counted>,
        span: Span,
    ) -> Evaluated<Value> {
        let mut all = Some(number).filter(|number| !matches!(number, Value::Integer(0)));
        for (count, game) in counted {
            let game =
                if count < 0 { self.unary(UnaryOperator::Minus, &game, span)? } else { game };
            let term = match i64::try_from(count.unsigned_abs()) {
                Ok(1) => game,
                Ok(count) => compound(CompoundKind::Multiple, [Value::Integer(count), game]),
                Err(_) => {
                    self.binary(BinaryOperator::Multiply, &Value::Integer(count), &game, span)?
                }
            };
            all = Some(match all {
                None => term,
                Some(before) => compound(CompoundKind::DisjunctiveSum, [before, term]),
            });
        }
        Ok(all.unwrap_or(Value::Integer(0)))
    }
}

fn compound(kind: CompoundKind, parts: [Value; 2]) -> Value {
    Value::Compound(Compound::new(kind, parts.into(), false).into())
}
