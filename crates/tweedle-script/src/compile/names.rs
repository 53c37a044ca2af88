//! Names that the functions inside of a function use, and the names among them whose values change.

use crate::with_stack;
use std::collections::HashSet;
use tweedle_syntax::ast::{Expr, ExprKind, LoopBody, Script, Statement, StatementKind};

/// Names in a function or an input, without regard to their meanings.
#[derive(Default)]
pub(super) struct Names {
    /// The names that functions inside of it mention.
    inside: HashSet<String>,
    /// The names that are assigned to, anywhere in it.
    assigned: HashSet<String>,
}

impl Names {
    /// Adds the names in a statement.
    pub(super) fn add_statement(&mut self, statement: &mut Statement) {
        let is_inside = is_def(statement);
        statement.for_each_expression(&mut |expr| self.expr(expr, is_inside));
    }

    /// Adds the names in an expression.
    pub(super) fn add(&mut self, expr: &mut Expr) {
        self.expr(expr, false);
    }

    /// True if a variable has to be shared with functions inside: one of them may change it, or see it changed.
    pub(super) fn is_shared(&self, name: &str) -> bool {
        self.inside.contains(name) && self.assigned.contains(name)
    }

    fn expr(&mut self, expr: &mut Expr, is_inside: bool) {
        let is_inside = is_inside
            || match &expr.kind {
                ExprKind::Function(_) => true,
                ExprKind::Block(script) | ExprKind::Loop { body: LoopBody::Do(script), .. } => {
                    has_def(script)
                }
                ExprKind::If { branches, otherwise } => {
                    branches.iter().map(|(_, script)| script).chain(otherwise).any(has_def)
                }
                ExprKind::Loop { body: LoopBody::Yield(scripts), .. } => {
                    scripts.iter().any(has_def)
                }
                _ => false,
            };
        match &expr.kind {
            ExprKind::Name(name) if is_inside => {
                self.inside.insert(name.clone());
            }
            ExprKind::Assign { target, .. } => {
                self.assigned.insert(target.text.clone());
                if is_inside {
                    self.inside.insert(target.text.clone());
                }
            }
            _ => {}
        }
        with_stack(|| expr.kind.for_each_child(&mut |child| self.expr(child, is_inside)));
    }
}

/// True if a program has functions with names: the walk through its expressions does not see where these begin.
fn has_def(script: &Script) -> bool {
    script.statements.iter().any(is_def)
}

fn is_def(statement: &Statement) -> bool {
    matches!(statement.kind, StatementKind::Def { .. } | StatementKind::Try { .. })
}
