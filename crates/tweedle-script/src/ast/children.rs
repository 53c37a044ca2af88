//! Walking, copying and dropping trees without using the stack for their height.

use super::{Expr, ExprKind, Script, StatementKind, UpAmount};
use crate::span::Span;
use crate::with_stack;

impl ExprKind {
    /// Calls `visit` with every direct child, in the order they are written.
    pub fn for_each_child(&mut self, visit: &mut dyn FnMut(&mut Expr)) {
        match self {
            ExprKind::Integer(_)
            | ExprKind::String(_)
            | ExprKind::Boolean(_)
            | ExprKind::Name(_)
            | ExprKind::Pass
            | ExprKind::Star(None) => {}
            ExprKind::Star(Some(child))
            | ExprKind::Paren(child)
            | ExprKind::Error(child)
            | ExprKind::Unary { operand: child, .. }
            | ExprKind::Member { object: child, .. }
            | ExprKind::Assign { value: child, .. } => visit(child),
            ExprKind::Up { amount, star, .. } => {
                match amount {
                    UpAmount::Count(_) => {}
                    UpAmount::Times(n) | UpAmount::Nth(n) | UpAmount::Sum(n) => visit(n),
                }
                if let Some(star) = star {
                    visit(star);
                }
            }
            ExprKind::Game(game) => {
                game.left.iter_mut().chain(&mut game.right).for_each(visit);
            }
            ExprKind::List(elements) | ExprKind::Set(elements) => {
                elements.iter_mut().for_each(visit);
            }
            ExprKind::Map(entries) => {
                for (key, value) in entries {
                    visit(key);
                    visit(value);
                }
            }
            ExprKind::Coordinates(first, second)
            | ExprKind::Binary { left: first, right: second, .. }
            | ExprKind::Infix { object: first, argument: second, .. }
            | ExprKind::Index { object: first, index: second } => {
                visit(first);
                visit(second);
            }
            ExprKind::Range { from, to, step } => {
                visit(from);
                visit(to);
                if let Some(step) = step {
                    visit(step);
                }
            }
            ExprKind::Call { function, arguments } => {
                visit(function);
                for argument in arguments {
                    visit(&mut argument.value);
                }
            }
            ExprKind::If { branches, otherwise } => {
                for (condition, script) in branches {
                    visit(condition);
                    script.for_each_expression(visit);
                }
                if let Some(script) = otherwise {
                    script.for_each_expression(visit);
                }
            }
            ExprKind::Block(script) => script.for_each_expression(visit),
        }
    }
}

impl Script {
    fn for_each_expression(&mut self, visit: &mut dyn FnMut(&mut Expr)) {
        for statement in &mut self.statements {
            match &mut statement.kind {
                StatementKind::Expr(expr) | StatementKind::Var { value: Some(expr), .. } => {
                    visit(expr);
                }
                StatementKind::Var { value: None, .. } => {}
            }
        }
    }
}

impl Clone for Expr {
    fn clone(&self) -> Self {
        with_stack(|| Expr { kind: self.kind.clone(), span: self.span, height: self.height })
    }
}

impl Drop for Expr {
    /// Takes a high tree apart from the top, one expression at a time.
    fn drop(&mut self) {
        let mut pending = Vec::new();
        let detach = |kind: &mut ExprKind, pending: &mut Vec<Expr>| {
            kind.for_each_child(&mut |child| {
                // A child without children of its own is dropped in place.
                if child.height > 1 {
                    let leaf = Expr { kind: ExprKind::Pass, span: Span::default(), height: 1 };
                    pending.push(std::mem::replace(child, leaf));
                }
            });
        };
        // A chain of operators is long, however low it is.
        let is_chain = matches!(self.kind, ExprKind::Binary { .. });
        if self.height > 2 || (self.height == 2 && is_chain) {
            detach(&mut self.kind, &mut pending);
        }
        while let Some(mut expr) = pending.pop() {
            detach(&mut expr.kind, &mut pending);
            expr.height = 1;
        }
    }
}
