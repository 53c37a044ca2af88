//! Walking, copying and dropping trees without using the stack for their height.

use super::{
    Class, Clause, ClauseKind, Default, Expr, ExprKind, Function, Gathered, LoopBody, MemberKind,
    Parameter, Piece, Script, Statement, StatementKind, UpAmount,
};
use crate::span::Span;
use crate::with_stack;

impl ExprKind {
    /// Calls `visit` with every direct child, in the order they are written.
    #[allow(clippy::too_many_lines, reason = "one arm for each kind")]
    pub fn for_each_child(&mut self, visit: &mut dyn FnMut(&mut Expr)) {
        match self {
            ExprKind::Integer(_)
            | ExprKind::String(_)
            | ExprKind::Boolean(_)
            | ExprKind::Name(_)
            | ExprKind::This
            | ExprKind::Super
            | ExprKind::Pass
            | ExprKind::Star(None) => {}
            ExprKind::Interpolated(pieces) => {
                for piece in pieces {
                    if let Piece::Value(value) = piece {
                        visit(value);
                    }
                }
            }
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
            ExprKind::Chained { first, rest } => {
                visit(first);
                for (.., operand) in rest {
                    visit(operand);
                }
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
            ExprKind::Loop { clauses, body } => {
                of_clauses(clauses, visit);
                match body {
                    LoopBody::Do(script) => script.for_each_expression(visit),
                    LoopBody::Yield(scripts) => {
                        for script in scripts {
                            script.for_each_expression(visit);
                        }
                    }
                }
            }
            ExprKind::Comprehension { gathered, clauses } => {
                match gathered {
                    Gathered::List(element) | Gathered::Set(element) => visit(element),
                    Gathered::Map(key, value) => {
                        visit(key);
                        visit(value);
                    }
                }
                of_clauses(clauses, visit);
            }
            ExprKind::Function(function) => function.for_each_expression(visit),
        }
    }
}

fn of_clauses(clauses: &mut [Clause], visit: &mut dyn FnMut(&mut Expr)) {
    for clause in clauses {
        clause.for_each_expression(visit);
    }
}

impl Script {
    /// Calls `visit` with every expression that is not part of another one.
    pub fn for_each_expression(&mut self, visit: &mut dyn FnMut(&mut Expr)) {
        for statement in &mut self.statements {
            statement.for_each_expression(visit);
        }
    }
}

impl Statement {
    /// Calls `visit` with every expression in it that is not part of another one.
    pub fn for_each_expression(&mut self, visit: &mut dyn FnMut(&mut Expr)) {
        match &mut self.kind {
            StatementKind::Expr(expr)
            | StatementKind::Var { value: Some(expr), .. }
            | StatementKind::Return(Some(expr)) => visit(expr),
            StatementKind::Def { function, .. } => function.for_each_expression(visit),
            StatementKind::Class(class) => class.for_each_expression(visit),
            StatementKind::Try { body, finally } => {
                body.for_each_expression(visit);
                finally.for_each_expression(visit);
            }
            StatementKind::Var { value: None, .. }
            | StatementKind::Return(None)
            | StatementKind::Import { .. }
            | StatementKind::Break
            | StatementKind::Continue
            | StatementKind::Clear => {}
        }
    }
}

impl Function {
    fn for_each_expression(&mut self, visit: &mut dyn FnMut(&mut Expr)) {
        self.parameters.iter_mut().for_each(|parameter| parameter.for_each_expression(visit));
        visit(&mut self.body);
    }
}

impl Parameter {
    fn for_each_expression(&mut self, visit: &mut dyn FnMut(&mut Expr)) {
        if let Default::Value(value) = &mut self.default {
            visit(value);
        }
    }
}

impl Clause {
    fn for_each_expression(&mut self, visit: &mut dyn FnMut(&mut Expr)) {
        match &mut self.kind {
            ClauseKind::From { from, to, by, .. } => {
                visit(from);
                to.iter_mut().chain(by).for_each(|bound| visit(bound));
            }
            ClauseKind::In { collection: value, .. } | ClauseKind::Be { value, .. } => visit(value),
            ClauseKind::While => {}
        }
        self.end.iter_mut().chain(&mut self.filter).for_each(|condition| visit(condition));
    }
}

impl Class {
    fn for_each_expression(&mut self, visit: &mut dyn FnMut(&mut Expr)) {
        let parameters = self.parameters.iter_mut().flatten();
        parameters.for_each(|parameter| parameter.for_each_expression(visit));
        for member in &mut self.members {
            match &mut member.kind {
                MemberKind::Class(class) => class.for_each_expression(visit),
                MemberKind::Method(method) => {
                    let parameters = method.parameters.iter_mut().flatten();
                    parameters.for_each(|parameter| parameter.for_each_expression(visit));
                    method.body.iter_mut().for_each(|body| visit(body));
                }
                MemberKind::Var(variables) => {
                    variables
                        .iter_mut()
                        .filter_map(|(_, value)| value.as_mut())
                        .for_each(&mut *visit);
                }
                MemberKind::Static(script) => script.for_each_expression(visit),
                MemberKind::Statement(statement) => statement.for_each_expression(visit),
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
        // A chain of operators is long even if its height is low.
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
