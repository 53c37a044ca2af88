//! Loops that ask each of their values what it is worth: several threads may find the answers before the loop
//! asks.

use crate::value::code::Asked;
use tweedle_syntax::ast::{BinaryOperator, Clause, ClauseKind, Expr, ExprKind};

/// More trees inside of each other are not looked at.
const DEEPEST: usize = 32;

/// The member that a loop asks of each value of the collection of its last clause, as in
/// `[g.CanonicalForm for g in boards]`, if each round does nothing but ask for members of values and combine
/// them: then it does not matter when the answers are found.
pub(super) fn asked(clauses: &mut [Clause], elements: &mut [&mut Expr]) -> Option<Asked> {
    let Clause { kind: ClauseKind::In { name, .. }, end: None, filter, .. } = clauses.last_mut()?
    else {
        return None;
    };
    let mut asked = None;
    let mut is_plain = true;
    let mut look = |expr: &mut Expr| {
        let (found, plain) = asked_in(expr, &name.text, DEEPEST);
        asked = asked.or(found);
        is_plain &= plain;
    };
    // For a value that a condition leaves out, the element is not asked for.
    match filter {
        Some(filter) => look(filter),
        None => elements.iter_mut().for_each(|element| look(element)),
    }
    if filter.is_some() {
        is_plain &= elements.iter_mut().all(|element| asked_in(element, &name.text, DEEPEST).1);
    }
    asked.filter(|_| is_plain)
}

/// The member that an expression asks of a variable in any case, and true if the expression is made of
/// literals, names, members, operators and lists alone.
fn asked_in(expr: &mut Expr, name: &str, depth: usize) -> (Option<Asked>, bool) {
    let Some(depth) = depth.checked_sub(1) else { return (None, false) };
    match &mut expr.kind {
        ExprKind::Member { object, name: member } if matches!(&object.kind, ExprKind::Name(of) if of == name) =>
        {
            let asked = match &*member.text {
                "CanonicalForm" | "GameValue" => Some(Asked::CanonicalForm),
                "NimValue" => Some(Asked::NimValue),
                _ => None,
            };
            (asked, true)
        }
        ExprKind::Binary {
            operator: BinaryOperator::And | BinaryOperator::Or,
            left,
            right,
            ..
        } => {
            let (asked, is_plain) = asked_in(left, name, depth);
            (asked, is_plain && asked_in(right, name, depth).1)
        }
        ExprKind::Integer(_) | ExprKind::String(_) | ExprKind::Boolean(_) | ExprKind::Name(_) => {
            (None, true)
        }
        kind @ (ExprKind::Star(_)
        | ExprKind::Up { .. }
        | ExprKind::Paren(_)
        | ExprKind::Unary { .. }
        | ExprKind::Binary { .. }
        | ExprKind::Chained { .. }
        | ExprKind::Member { .. }
        | ExprKind::Coordinates(..)
        | ExprKind::List(_)
        | ExprKind::Set(_)) => {
            let (mut asked, mut is_plain) = (None, true);
            kind.for_each_child(&mut |child| {
                let (found, plain) = asked_in(child, name, depth);
                asked = asked.or(found);
                is_plain &= plain;
            });
            (asked, is_plain)
        }
        _ => (None, false),
    }
}
