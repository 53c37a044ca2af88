//! Which loops ask each of their values what it is worth, so that several threads may find that before.

use crate::ast::{BinaryOperator, Clause, ClauseKind, Expr, ExprKind};

/// What is asked of each value, by the names of members.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Asked {
    /// `.CanonicalForm`, or `.GameValue`, which mostly is the same.
    CanonicalForm,
    /// `.NimValue`, which only impartial games have.
    NimValue,
}

/// More trees inside of each other are not looked at.
const DEEPEST: usize = 32;

/// What a loop asks of each value of the collection of its last clause: the condition after `where`, if there is one, or else
/// the element that is made of it, as in `[g.CanonicalForm for g in boards]`. Where a condition may leave that out, or end the loop
/// before, it is not asked of each.
pub(super) fn asked(clauses: &mut [Clause], element: &mut Expr) -> Option<Asked> {
    let Clause { kind: ClauseKind::In { name, .. }, end: None, filter, .. } = clauses.last_mut()?
    else {
        return None;
    };
    asked_in(filter.as_deref_mut().unwrap_or(element), &name.text, DEEPEST)
}

/// What an expression asks of a variable whatever the values of its parts are.
fn asked_in(expr: &mut Expr, name: &str, depth: usize) -> Option<Asked> {
    let depth = depth.checked_sub(1)?;
    match &mut expr.kind {
        ExprKind::Member { object, name: member } if matches!(&object.kind, ExprKind::Name(of) if of == name) => {
            match &*member.text {
                "CanonicalForm" | "GameValue" => Some(Asked::CanonicalForm),
                "NimValue" => Some(Asked::NimValue),
                _ => None,
            }
        }
        ExprKind::Binary { operator: BinaryOperator::And | BinaryOperator::Or, left, .. } => {
            asked_in(left, name, depth)
        }
        ExprKind::If { branches, .. } => asked_in(&mut branches.first_mut()?.0, name, depth),
        ExprKind::Block(_)
        | ExprKind::Loop { .. }
        | ExprKind::Comprehension { .. }
        | ExprKind::Function(_) => None,
        kind => {
            let mut found = None;
            kind.for_each_child(&mut |child| {
                if found.is_none() {
                    found = asked_in(child, name, depth);
                }
            });
            found
        }
    }
}
