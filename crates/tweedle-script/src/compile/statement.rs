//! Programs and statements.

use super::Compiler;
use super::names::Names;
use super::scope::{Place, Variable, number};
use crate::failure::{Evaluated, Failure};
use crate::value::Value;
use crate::value::code::{Code, Op, Register};
use crate::{Span, with_stack};
use tweedle_syntax::ast::{BinaryOperator, Expr, ExprKind, Name, Script, Statement, StatementKind};
use tweedle_syntax::say;

impl Compiler<'_> {
    /// The code of a statement of an input or of a file. Variables outside of blocks are those of the session.
    pub(crate) fn statement_alone(&mut self, statement: &mut Statement) -> Evaluated<Code> {
        let mut names = Names::default();
        names.add_statement(statement);
        let span = statement.span;
        self.begin(String::new(), span, names);
        self.function().is_open = true;
        let to = self.fresh()?;
        self.statement(statement, Some(to))?;
        self.emit(Op::Return { from: to }, span);
        Ok(self.finish())
    }

    /// Statements in order; the value of the last one comes into a register.
    pub(super) fn statements(
        &mut self,
        statements: &mut [Statement],
        to: Register,
        span: Span,
    ) -> Evaluated<()> {
        let Some((last, others)) = statements.split_last_mut() else {
            return self.constant_to(Value::Nothing, to, span);
        };
        for statement in others {
            self.statement(statement, None)?;
        }
        self.statement(last, Some(to))
    }

    /// A block of its own.
    pub(super) fn block(&mut self, script: &mut Script, to: Register, span: Span) -> Evaluated<()> {
        self.in_block(|it| it.statements(&mut script.statements, to, span))
    }

    /// A block whose value is not needed.
    pub(super) fn effects(&mut self, script: &mut Script) -> Evaluated<()> {
        self.in_block(|it| {
            script.statements.iter_mut().try_for_each(|statement| it.statement(statement, None))
        })
    }

    /// A statement; its value comes into a register, if it is needed.
    pub(super) fn statement(
        &mut self,
        statement: &mut Statement,
        to: Option<Register>,
    ) -> Evaluated<()> {
        let mark = self.mark();
        let variables = self.function().variables.len();
        with_stack(|| self.kind(statement, to))?;
        // Registers of variables that it has declared stay taken.
        let declared = self.function().variables[variables..].iter().map(|it| it.register);
        let above = declared.max().map_or(mark, |register| usize::from(register) + 1);
        self.release(above.max(mark));
        Ok(())
    }

    fn kind(&mut self, statement: &mut Statement, to: Option<Register>) -> Evaluated<()> {
        let span = statement.span;
        match &mut statement.kind {
            StatementKind::Expr(expr) => {
                return match to {
                    Some(to) => self.expr_to(expr, to),
                    None => self.effect(expr),
                };
            }
            StatementKind::Var { name, value } => return self.var(name, value.as_mut(), to, span),
            StatementKind::Def { name, function } => {
                self.check_assignable(name)?;
                let name = name.clone();
                if self.function().is_open {
                    self.declare_global(&name)?;
                    let from = self.fresh()?;
                    self.closure(name.text.clone(), function, from, span)?;
                    let slot = self.session.globals.slot(&name.text);
                    self.emit(Op::SetGlobal { from, slot }, span);
                    self.also(from, to, span);
                    return Ok(());
                }
                // The function may call itself by its name, which is in a cell for that.
                let register = self.fresh()?;
                let place = Variable { name: name.text.clone(), register, is_cell: true };
                self.constant_to(Value::Nothing, register, span)?;
                self.emit(Op::NewCell { register }, span);
                self.function().variables.push(place);
                let from = self.fresh()?;
                self.closure(name.text.clone(), function, from, span)?;
                self.emit(Op::SetCell { cell: register, from }, span);
                self.also(from, to, span);
                return Ok(());
            }
            StatementKind::Class(class) => {
                if self.class.is_some() || !self.function().is_open {
                    return Err(Failure::new(say::class_inside_of_block(), class.name.span));
                }
                let classes = &mut self.function().code.classes;
                classes.push((**class).clone());
                let index = number(classes.len() - 1, span)?;
                let register = self.fresh()?;
                self.emit(Op::Declare { to: register, index }, span);
                self.also(register, to, span);
                return Ok(());
            }
            StatementKind::Import { path, path_span } => {
                let name = self.constant(Value::string(path));
                let register = self.fresh()?;
                self.emit(Op::Constant { to: register, index: name }, *path_span);
                self.emit(Op::Import { to: register }, *path_span);
                self.also(register, to, span);
                return Ok(());
            }
            StatementKind::Break => self.leave(span, true)?,
            StatementKind::Continue => self.leave(span, false)?,
            StatementKind::Return(value) => {
                let from = self.fresh()?;
                match value {
                    Some(value) => self.expr_to(value, from)?,
                    None => self.constant_to(Value::Nothing, from, span)?,
                }
                self.unwind(0)?;
                self.emit(Op::Return { from }, span);
            }
            StatementKind::Try { body, finally } => return self.trying(body, finally, to, span),
            StatementKind::Clear => {
                self.emit(Op::Clear, span);
            }
        }
        match to {
            Some(to) => self.constant_to(Value::Nothing, to, span),
            None => Ok(()),
        }
    }

    /// Lets the value of a register come into another one, if that is needed.
    fn also(&mut self, from: Register, to: Option<Register>, span: Span) {
        if let Some(to) = to {
            self.emit(Op::Move { to, from }, span);
        }
    }

    fn var(
        &mut self,
        name: &Name,
        value: Option<&mut Expr>,
        to: Option<Register>,
        span: Span,
    ) -> Evaluated<()> {
        self.check_assignable(name)?;
        if self.function().is_open {
            let from = self.fresh()?;
            match value {
                Some(value) => self.expr_to(value, from)?,
                None => self.constant_to(Value::Nothing, from, span)?,
            }
            let slot = self.session.globals.slot(&name.text);
            self.emit(Op::SetGlobal { from, slot }, span);
            self.also(from, to, span);
            return Ok(());
        }
        let register = self.fresh()?;
        match value {
            Some(value) => self.expr_to(value, register)?,
            None => self.constant_to(Value::Nothing, register, span)?,
        }
        self.also(register, to, span);
        self.bind(name, register)
    }

    /// Declares a variable of the block whose value is in a register.
    pub(super) fn bind(&mut self, name: &Name, register: Register) -> Evaluated<()> {
        self.check_assignable(name)?;
        self.declare_in(name, register);
        if self.function().variables.last().is_some_and(|variable| variable.is_cell) {
            self.emit(Op::NewCell { register }, name.span);
        }
        Ok(())
    }

    /// An expression whose value is not needed.
    pub(super) fn effect(&mut self, expr: &mut Expr) -> Evaluated<()> {
        match &mut expr.kind {
            ExprKind::Assign { target, value } => {
                if let Place::Register(register) = self.place(&target.text)?
                    && writes_once(value)
                {
                    self.check_assignable(target)?;
                    return self.expr_to(value, register);
                }
                self.declare_global(target)?;
                let from = self.operand(value)?;
                self.assign(target, from)
            }
            ExprKind::If { branches, otherwise } => {
                self.conditional_effect(branches, otherwise.as_mut())
            }
            ExprKind::Block(script) => self.effects(script),
            _ => {
                let to = self.fresh()?;
                self.expr_to(expr, to)
            }
        }
    }
}

/// True if the value of an expression is written by one instruction, its last one.
fn writes_once(expr: &Expr) -> bool {
    match &expr.kind {
        ExprKind::Binary { .. } => {
            let (operators, _) = expr.chain();
            let is_plain = |expr: &&Expr| match &expr.kind {
                ExprKind::Binary { operator, right, .. } => {
                    !matches!(operator, BinaryOperator::And | BinaryOperator::Or)
                        && matches!(
                            right.kind,
                            ExprKind::Name(_)
                                | ExprKind::Integer(_)
                                | ExprKind::String(_)
                                | ExprKind::Binary { .. }
                                | ExprKind::Call { .. }
                                | ExprKind::Index { .. }
                                | ExprKind::Paren(_)
                                | ExprKind::Member { .. }
                        )
                        && !holds_assignment(right)
                }
                _ => false,
            };
            operators.iter().all(is_plain)
        }
        ExprKind::Integer(_) | ExprKind::String(_) | ExprKind::Name(_) | ExprKind::Boolean(_) => {
            true
        }
        _ => false,
    }
}

/// True if an expression is more than names, numbers and operators, so that it may assign.
fn holds_assignment(expr: &Expr) -> bool {
    match &expr.kind {
        ExprKind::Name(_) | ExprKind::Integer(_) | ExprKind::String(_) | ExprKind::This => false,
        ExprKind::Call { function, arguments } => {
            let arguments = || arguments.iter().any(|it| holds_assignment(&it.value));
            with_stack(|| holds_assignment(function) || arguments())
        }
        ExprKind::Paren(inner) | ExprKind::Member { object: inner, .. } => holds_assignment(inner),
        ExprKind::Index { object, index } => holds_assignment(object) || holds_assignment(index),
        ExprKind::Binary { left, right, .. } => {
            with_stack(|| holds_assignment(left) || holds_assignment(right))
        }
        _ => true,
    }
}
