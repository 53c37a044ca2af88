//! A sum of games in canonical form as a position: added if that is soon done, and otherwise a sum to play, as it is written.
//!
//! The canonical form of a sum may be larger than the games by far, and who wins the sum is then found sooner by a search
//! through its parts.

use crate::ast::{BinaryOperator, Expr, ExprKind, Script, StatementKind, UnaryOperator};
use crate::compound::{Compound, CompoundKind};
use crate::failure::Evaluated;
use crate::value::Value;
use crate::{Session, Span};
use tweedle::Stop;

/// So many steps may go into adding.
const STEPS: u64 = 2_000;

/// What is done with the value of a term, or of two, and the sum before it.
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
}

/// An expression, in whose place stands a leaf from now on.
fn taken(expr: &mut Expr) -> Expr {
    let span = expr.span;
    std::mem::replace(expr, Expr::new(ExprKind::Pass, span))
}

impl Session {
    /// The value of a sum by the values of its terms; a sum to play, if they are games in canonical form and adding them takes
    /// long.
    pub(crate) fn summed(&mut self, sum: &Sum, values: &[Value]) -> Evaluated<Value> {
        let is_game = |value: &Value| matches!(value, Value::Game(_) | Value::Integer(_));
        if !values.iter().all(is_game) {
            return self.added(sum, values);
        }
        let allowance = self.control.allow(STEPS);
        let added = self.added(sum, values);
        drop(allowance);
        match added {
            Err(failure) if matches!(failure.stop, Some(Stop::Limit { .. })) => {
                self.put_side_by_side(sum, values)
            }
            added => added,
        }
    }

    fn added(&mut self, sum: &Sum, mut values: &[Value]) -> Evaluated<Value> {
        let mut all = None;
        for joint in &sum.0 {
            let term = match (values, joint.product) {
                ([left, right, rest @ ..], Some(span)) => {
                    values = rest;
                    self.binary(BinaryOperator::Multiply, left, right, span)?
                }
                ([term, rest @ ..], None) => {
                    values = rest;
                    term.clone()
                }
                _ => break,
            };
            all = Some(match all {
                None => term,
                Some(before) => self.binary(joint.operator, &before, &term, joint.span)?,
            });
        }
        Ok(all.unwrap_or(Value::Nothing))
    }

    /// The sum to play.
    fn put_side_by_side(&mut self, sum: &Sum, mut values: &[Value]) -> Evaluated<Value> {
        let mut all: Option<Value> = None;
        for joint in &sum.0 {
            let (term, rest) = match (values, joint.product) {
                // A product of two games is a game.
                ([left, right, rest @ ..], Some(span)) => match (left, right) {
                    (Value::Integer(_), Value::Game(_)) => (multiple(left, right), rest),
                    (Value::Game(_), Value::Integer(_)) => (multiple(right, left), rest),
                    _ => (self.binary(BinaryOperator::Multiply, left, right, span)?, rest),
                },
                ([term, rest @ ..], None) => (term.clone(), rest),
                _ => break,
            };
            values = rest;
            let term = match joint.operator {
                BinaryOperator::Subtract => self.unary(UnaryOperator::Minus, &term, joint.span)?,
                _ => term,
            };
            all = Some(match all {
                None => term,
                Some(before) => compound(CompoundKind::DisjunctiveSum, vec![before, term]),
            });
        }
        Ok(all.unwrap_or(Value::Nothing))
    }
}

fn multiple(count: &Value, game: &Value) -> Value {
    compound(CompoundKind::Multiple, vec![count.clone(), game.clone()])
}

fn compound(kind: CompoundKind, parts: Vec<Value>) -> Value {
    Value::Compound(Compound::new(kind, parts, false).into())
}
