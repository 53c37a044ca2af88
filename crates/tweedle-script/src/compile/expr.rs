//! Expressions.

use super::Compiler;
use super::scope::{Place, number};
use crate::class::{self, Entry};
use crate::failure::{Evaluated, Failure};
use crate::session::class_names::{class_named, constants_with, declares, is_library_constant};
use crate::value::Value;
use crate::value::code::{Gathered, Op, Register};
use crate::{Span, with_stack};
use tweedle_syntax::ast::{BinaryOperator, Expr, ExprKind, Name, Piece, UnaryOperator};
use tweedle_syntax::say;

/// Lists of at most this number of elements are made of registers; longer ones grow.
pub(super) const FEW: usize = 64;

/// The keys and values of a map, which take turns.
pub(super) fn parts_of(entries: &mut [(Expr, Expr)]) -> impl Iterator<Item = &mut Expr> {
    entries.iter_mut().flat_map(|(key, value)| [key, value])
}

impl Compiler<'_> {
    /// Lets the value of an expression come into a register.
    pub(super) fn expr_to(&mut self, expr: &mut Expr, to: Register) -> Evaluated<()> {
        let mark = self.mark();
        with_stack(|| self.kind_to(expr, to))?;
        self.release(mark);
        Ok(())
    }

    /// The register in which the value of an expression is: that of a variable, or a new one.
    pub(super) fn operand(&mut self, expr: &mut Expr) -> Evaluated<Register> {
        let mut inner = &*expr;
        while let ExprKind::Paren(next) = &inner.kind {
            inner = next;
        }
        match &inner.kind {
            ExprKind::Name(name) => {
                if let Place::Register(register) = self.place(name)? {
                    return Ok(register);
                }
            }
            ExprKind::This if self.function().is_method => return Ok(0),
            _ => {}
        }
        let to = self.fresh()?;
        self.expr_to(expr, to)?;
        Ok(to)
    }

    /// The register of an operand that stays as it is while `next` is computed.
    fn operand_before(&mut self, expr: &mut Expr, next: &mut Expr) -> Evaluated<Register> {
        if !may_assign(next) {
            return self.operand(expr);
        }
        let to = self.fresh()?;
        self.expr_to(expr, to)?;
        Ok(to)
    }

    /// True if an expression is made of variables of blocks, numbers and operators only, so that it changes nothing.
    pub(super) fn is_arithmetic(&mut self, expr: &Expr) -> Evaluated<bool> {
        Ok(match &expr.kind {
            ExprKind::Integer(_) => true,
            ExprKind::Name(name) => !matches!(self.place(name)?, Place::Elsewhere),
            ExprKind::Paren(inner) => self.is_arithmetic(inner)?,
            ExprKind::Binary { left: a, right: b, .. } | ExprKind::Coordinates(a, b) => {
                with_stack(|| self.is_arithmetic(a))? && with_stack(|| self.is_arithmetic(b))?
            }
            _ => false,
        })
    }

    #[expect(clippy::too_many_lines, reason = "a kind of expression is a few lines")]
    fn kind_to(&mut self, expr: &mut Expr, to: Register) -> Evaluated<()> {
        let span = expr.span;
        match &mut expr.kind {
            ExprKind::Integer(digits) => self.integer(digits, to, span)?,
            ExprKind::String(text) => self.constant_to(Value::string(text), to, span)?,
            ExprKind::Interpolated(pieces) => self.interpolated(pieces, to, span)?,
            ExprKind::Boolean(b) => self.constant_to(Value::Boolean(*b), to, span)?,
            ExprKind::Name(name) => self.name(name, to, span)?,
            ExprKind::This => {
                let this = self.this(span)?;
                self.emit(Op::Move { to, from: this }, span);
            }
            ExprKind::Super => {
                return Err(Failure::new(say::super_without_name(), span));
            }
            ExprKind::Pass => {
                return Err(Failure::new(say::pass_outside_of_braces(), span));
            }
            ExprKind::Star(size) => self.star(size.as_deref_mut(), to, span)?,
            ExprKind::Up { direction, amount, star } => {
                self.up(*direction, amount, star.as_deref_mut(), to, span)?;
            }
            ExprKind::Game(game) => self.game(game, to, span)?,
            ExprKind::List(items) if items.len() <= FEW => {
                let (first, count) = self.all(items.iter_mut(), span)?;
                self.emit(Op::List { to, first, count }, span);
            }
            ExprKind::List(items) => self.gathered(items.iter_mut(), Gathered::List, to, span)?,
            ExprKind::Set(items) => self.gathered(items.iter_mut(), Gathered::Set, to, span)?,
            ExprKind::Map(entries) if entries.len() <= FEW => {
                let (first, count) = self.all(parts_of(entries), span)?;
                self.emit(Op::Map { to, first, count }, span);
            }
            ExprKind::Map(entries) => {
                self.gathered(parts_of(entries), Gathered::Map, to, span)?;
            }
            ExprKind::Coordinates(row, column) => {
                let first = self.fresh()?;
                self.expr_to(row, first)?;
                let second = self.fresh()?;
                self.expr_to(column, second)?;
                self.emit(Op::Coordinates { to, first }, span);
            }
            ExprKind::Paren(inner) => self.expr_to(inner, to)?,
            ExprKind::Unary { operator, operator_span, operand } => {
                if let (UnaryOperator::Minus, ExprKind::Integer(digits)) =
                    (*operator, &operand.kind)
                    && let Ok(value) = format!("-{digits}").parse::<i64>()
                {
                    return self.small_integer(value, to, span);
                }
                let at = operator_span.to(operand.span);
                let from = self.operand(operand)?;
                self.emit(Op::Unary { operator: *operator, to, from }, at);
            }
            ExprKind::Binary { .. } => self.chain(expr, to)?,
            ExprKind::Chained { first, rest } => self.chained(first, rest, to, span)?,
            ExprKind::Range { from, to: end, step } => {
                let first = self.fresh()?;
                self.expr_to(from, first)?;
                let second = self.fresh()?;
                self.expr_to(end, second)?;
                let third = self.fresh()?;
                match step {
                    Some(step) => self.expr_to(step, third)?,
                    None => self.small_integer(1, third, span)?,
                }
                self.emit(Op::Range { to, first }, span);
            }
            ExprKind::Infix { object, method, argument } => {
                self.infix(object, method, argument, to, span)?;
            }
            ExprKind::Member { object, name } => self.member(object, name, to, span)?,
            ExprKind::Index { object, index } => {
                let at = index.span;
                let before = self.here() as usize;
                let object = self.operand_before(object, index)?;
                // A board in a variable of the object is not copied only to look into it.
                if let [Op::Field { object: 0, site, .. }] = self.function().code.ops[before..]
                    && self.is_arithmetic(index)?
                {
                    let code = &mut self.function().code;
                    code.ops.truncate(before);
                    code.spans.truncate(before);
                    let index = self.operand(index)?;
                    self.emit(Op::FieldIndex { to, index, site }, at);
                } else {
                    let index = self.operand(index)?;
                    self.emit(Op::Index { to, object, index }, at);
                }
            }
            ExprKind::Call { function, arguments } => {
                self.call(function, arguments, to, span)?;
            }
            ExprKind::Assign { target, value } => {
                self.declare_global(target)?;
                self.expr_to(value, to)?;
                self.assign(target, to)?;
            }
            ExprKind::If { branches, otherwise } => {
                self.conditional(branches, otherwise.as_mut(), to, span)?;
            }
            ExprKind::Block(script) => self.block(script, to, span)?,
            ExprKind::Error(message) => {
                let from = self.operand(message)?;
                self.emit(Op::Error { from }, span);
            }
            ExprKind::Loop { clauses, body } => self.looping(clauses, body, to, span)?,
            ExprKind::Comprehension { gathered, clauses } => {
                self.comprehension(gathered, clauses, to, span)?;
            }
            ExprKind::Function(function) => {
                self.closure(String::new(), function, to, span)?;
            }
        }
        Ok(())
    }

    /// Values of expressions in neighbouring registers, and how many there are.
    pub(super) fn all<'e>(
        &mut self,
        items: impl Iterator<Item = &'e mut Expr>,
        span: Span,
    ) -> Evaluated<(Register, u16)> {
        let first = self.mark();
        for item in items {
            let to = self.fresh()?;
            self.expr_to(item, to)?;
        }
        Ok((first as Register, number(self.mark() - first, span)?))
    }

    /// A collection of the values of expressions, of any number of them.
    fn gathered<'e>(
        &mut self,
        items: impl Iterator<Item = &'e mut Expr>,
        what: Gathered,
        to: Register,
        span: Span,
    ) -> Evaluated<()> {
        self.emit(Op::Gather, span);
        self.gathering(1);
        for item in items {
            let mark = self.mark();
            let from = self.operand(item)?;
            self.emit(Op::Push { from }, item.span);
            self.release(mark);
        }
        self.gathering(-1);
        self.emit(Op::Gathered { to, what }, span);
        Ok(())
    }

    /// Lets a constant come into a register.
    #[expect(
        clippy::unnecessary_wraps,
        reason = "like what lets other values come into a register"
    )]
    pub(super) fn constant_to(&mut self, value: Value, to: Register, span: Span) -> Evaluated<()> {
        let index = self.constant(value);
        self.emit(Op::Constant { to, index }, span);
        Ok(())
    }

    fn integer(&mut self, digits: &str, to: Register, span: Span) -> Evaluated<()> {
        if let Ok(value) = digits.parse::<i64>() {
            return self.small_integer(value, to, span);
        }
        let index = self.constant(Value::string(digits));
        self.emit(Op::LargeInteger { to, index }, span);
        Ok(())
    }

    fn small_integer(&mut self, value: i64, to: Register, span: Span) -> Evaluated<()> {
        match i32::try_from(value) {
            Ok(value) => {
                self.emit(Op::Integer { to, value }, span);
                Ok(())
            }
            Err(_) => self.constant_to(Value::Integer(value), to, span),
        }
    }

    fn interpolated(&mut self, pieces: &mut [Piece], to: Register, span: Span) -> Evaluated<()> {
        let count = number(pieces.len(), span)?;
        let first = self.mark() as Register;
        for piece in pieces {
            let register = self.fresh()?;
            match piece {
                Piece::Text(text) => self.constant_to(Value::string(text), register, span)?,
                Piece::Value(value) => self.expr_to(value, register)?,
            }
        }
        self.emit(Op::Text { to, first, count }, span);
        Ok(())
    }

    /// Operators that each continue the expression before, such as `a + b - c`, from the left to the right.
    fn chain(&mut self, expr: &mut Expr, to: Register) -> Evaluated<()> {
        // Going down the left operands in a loop keeps long sums off the stack.
        let mut operators = Vec::new();
        let mut first = expr;
        while matches!(first.kind, ExprKind::Binary { .. }) {
            let span = first.span;
            let ExprKind::Binary { operator, left, right, .. } = &mut first.kind else {
                unreachable!("it is a binary expression");
            };
            operators.push((*operator, &mut **right, span));
            first = left;
        }
        let mut later = operators.iter_mut().any(|(_, right, _)| may_assign(right));
        later |=
            operators.iter().any(|(it, ..)| matches!(it, BinaryOperator::And | BinaryOperator::Or));
        let first_span = first.span;
        let mut left = if later {
            self.expr_to(first, to)?;
            to
        } else {
            self.operand(first)?
        };
        let mut left_span = first_span;
        let last = operators.len() - 1;
        let mut between: Option<Register> = None;
        for (place, (operator, right, span)) in operators.into_iter().rev().enumerate() {
            let mark = self.mark();
            match operator {
                BinaryOperator::And | BinaryOperator::Or => {
                    if left != to {
                        self.emit(Op::Move { to, from: left }, left_span);
                    }
                    let jump = if operator == BinaryOperator::And {
                        self.emit(Op::JumpUnless { condition: to, target: 0 }, left_span)
                    } else {
                        self.emit(Op::JumpIf { condition: to, target: 0 }, left_span)
                    };
                    self.expr_to(right, to)?;
                    self.emit(Op::Condition { register: to }, right.span);
                    self.land(jump);
                }
                _ => {
                    // Intermediate results of a sum need not be where it ends: `to` may be one of its variables.
                    let result = match between {
                        _ if place == last => to,
                        Some(register) => register,
                        None => *between.insert(self.fresh()?),
                    };
                    let kept = self.mark();
                    self.binary(operator, left, right, result, span)?;
                    self.release(kept);
                    left = result;
                    left_span = span;
                    continue;
                }
            }
            left = to;
            left_span = span;
            self.release(mark);
        }
        Ok(())
    }

    fn binary(
        &mut self,
        operator: BinaryOperator,
        left: Register,
        right: &mut Expr,
        to: Register,
        span: Span,
    ) -> Evaluated<()> {
        let small = match (&right.kind, operator) {
            (ExprKind::Integer(digits), BinaryOperator::Add) => digits.parse::<i16>().ok(),
            (ExprKind::Integer(digits), BinaryOperator::Subtract) => {
                digits.parse::<i16>().ok().map(|n| -n)
            }
            _ => None,
        };
        if let Some(value) = small {
            self.emit(Op::AddInteger { to, left, value }, span);
            return Ok(());
        }
        let right = self.operand(right)?;
        self.emit(Op::binary(operator, to, left, right), span);
        Ok(())
    }

    /// `a < b <= c`.
    fn chained(
        &mut self,
        first: &mut Expr,
        rest: &mut [(BinaryOperator, Span, Expr)],
        to: Register,
        span: Span,
    ) -> Evaluated<()> {
        let mut left = self.fresh()?;
        self.expr_to(first, left)?;
        let mut left_span = first.span;
        let mut ends = Vec::new();
        let last = rest.len().saturating_sub(1);
        for (place, (operator, _, operand)) in rest.iter_mut().enumerate() {
            let right = self.fresh()?;
            self.expr_to(operand, right)?;
            let at = left_span.to(operand.span);
            self.emit(Op::binary(*operator, to, left, right), at);
            if place < last {
                ends.push(self.emit(Op::JumpUnless { condition: to, target: 0 }, span));
            }
            (left, left_span) = (right, operand.span);
        }
        for end in ends {
            self.land(end);
        }
        Ok(())
    }

    /// Jumps, to be given their targets, that are taken if a condition does not hold.
    pub(super) fn unless(&mut self, expr: &mut Expr) -> Evaluated<Vec<usize>> {
        let mark = self.mark();
        let jumps = with_stack(|| self.unless_kind(expr))?;
        self.release(mark);
        Ok(jumps)
    }

    fn unless_kind(&mut self, expr: &mut Expr) -> Evaluated<Vec<usize>> {
        use BinaryOperator as B;
        let span = expr.span;
        match &mut expr.kind {
            ExprKind::Paren(inner) => return self.unless(inner),
            ExprKind::Binary { operator: B::And, left, right, .. } => {
                let mut jumps = self.unless(left)?;
                jumps.extend(self.unless(right)?);
                return Ok(jumps);
            }
            ExprKind::Binary { operator, left, right, .. }
                if matches!(
                    operator,
                    B::Equal | B::NotEqual | B::Less | B::LessEqual | B::Greater | B::GreaterEqual
                ) && !matches!(left.kind, ExprKind::Binary { .. }) =>
            {
                let operator = *operator;
                let left = self.operand_before(left, right)?;
                if let ExprKind::Integer(digits) = &right.kind
                    && let Ok(value) = digits.parse::<i16>()
                {
                    return Ok(vec![
                        self.emit(Op::BranchInteger { operator, left, value, target: 0 }, span),
                    ]);
                }
                let right = self.operand(right)?;
                return Ok(vec![self.emit(Op::Branch { operator, left, right, target: 0 }, span)]);
            }
            ExprKind::Unary { operator: UnaryOperator::Not, operand, .. } => {
                let at = operand.span;
                let condition = self.operand(operand)?;
                return Ok(vec![self.emit(Op::JumpIf { condition, target: 0 }, at)]);
            }
            _ => {}
        }
        let condition = self.operand(expr)?;
        Ok(vec![self.emit(Op::JumpUnless { condition, target: 0 }, span)])
    }

    /// The object whose method is being compiled, in a register.
    pub(super) fn this(&mut self, span: Span) -> Evaluated<Register> {
        if self.function().is_method {
            return Ok(0);
        }
        match self.place("this")? {
            Place::Captured { index, .. } => {
                let to = self.fresh()?;
                self.emit(Op::Captured { to, index }, span);
                Ok(to)
            }
            _ => Err(Failure::new(say::this_outside_of_class(), span)),
        }
    }

    /// Puts the meaning of a name into a register.
    fn name(&mut self, name: &str, to: Register, span: Span) -> Evaluated<()> {
        match self.place(name)? {
            Place::Register(from) => {
                self.emit(Op::Move { to, from }, span);
                return Ok(());
            }
            Place::Cell(cell) => {
                self.emit(Op::GetCell { to, cell }, span);
                return Ok(());
            }
            Place::Captured { index, is_cell } => {
                self.emit(Op::Captured { to, index }, span);
                if is_cell {
                    self.emit(Op::GetCell { to, cell: to }, span);
                }
                return Ok(());
            }
            Place::Elsewhere => {}
        }
        if self.member_of_this(name, to, span)? {
            return Ok(());
        }
        if self.class.is_none() && self.session.globals.is_declared(name) {
            let slot = self.session.globals.slot(name);
            self.emit(Op::Global { to, slot }, span);
            return Ok(());
        }
        if let Some(class) = class_named(self.session, name, self.class.as_deref()) {
            let site = self.site(&class, span, vec![])?;
            self.emit(Op::Class { to, site }, span);
            return Ok(());
        }
        let package = self.class.as_ref().map(|class| class.package()).unwrap_or_default();
        if let Some(constants) = constants_with(self.session, &package, name, span)? {
            let site = self.site(&constants, span, vec![])?;
            self.emit(Op::Class { to, site }, span);
            let site = self.site(name, span, vec![])?;
            self.emit(Op::Member { to, object: to, site }, span);
            return Ok(());
        }
        let is_constant = is_library_constant(self.session, name);
        if !is_constant && let Some(entry) = (self.session.links.find)(name) {
            let value = match entry {
                Entry::Function(function) => Value::Function(function),
                other => Value::Class(other.name()),
            };
            return self.constant_to(value, to, span);
        }
        // A class sees the functions of the program, and none of its variables.
        let is_hidden = self.class.is_some() && !self.session.globals.is_function(name);
        if is_hidden || is_constant {
            let site = self.site(name, span, vec![])?;
            self.emit(Op::Library { to, site }, span);
        } else {
            let slot = self.session.globals.slot(name);
            self.emit(Op::Global { to, slot }, span);
        }
        Ok(())
    }

    /// Notes that a variable of the session is given a value, before that is compiled: a function may call itself.
    pub(super) fn declare_global(&mut self, target: &Name) -> Evaluated<()> {
        if self.class.is_none() && matches!(self.place(&target.text)?, Place::Elsewhere) {
            self.session.globals.declare(&target.text);
        }
        Ok(())
    }

    /// Gives a variable the value in a register.
    pub(super) fn assign(&mut self, target: &Name, from: Register) -> Evaluated<()> {
        self.check_assignable(target)?;
        let span = target.span;
        match self.place(&target.text)? {
            Place::Register(to) => {
                if to != from {
                    self.emit(Op::Move { to, from }, span);
                }
            }
            Place::Cell(cell) => {
                self.emit(Op::SetCell { cell, from }, span);
            }
            Place::Captured { index, .. } => {
                // A variable that is assigned to and captured is in a cell.
                let cell = self.fresh()?;
                self.emit(Op::Captured { to: cell, index }, span);
                self.emit(Op::SetCell { cell, from }, span);
            }
            Place::Elsewhere => {
                if self.assign_member(target, from)? {
                    return Ok(());
                }
                let slot = self.session.globals.slot(&target.text);
                self.emit(Op::SetGlobal { from, slot }, span);
            }
        }
        Ok(())
    }

    /// Refuses names that mean something else.
    pub(super) fn check_assignable(&mut self, name: &Name) -> Evaluated<()> {
        if self.session.links.is_class(&name.text) || declares(self.session, &name.text) {
            return Err(Failure::new(say::class_name_assigned(&name.text), name.span));
        }
        if !name.text.is_ascii() {
            return Err(Failure::new(say::game_assigned(&name.text), name.span));
        }
        if class::is_printed(&name.text) {
            return Err(Failure::new(say::name_of_value_assigned(&name.text), name.span).with_hint(format!(
                "Values are printed with this name, and would not read back. Take another, such as \
                 `my{}`.",
                name.text
            )));
        }
        Ok(())
    }
}

/// True if an expression may change a variable of a block that stands left of it.
pub(super) fn may_assign(expr: &mut Expr) -> bool {
    match &expr.kind {
        ExprKind::Assign { .. }
        | ExprKind::Block(_)
        | ExprKind::If { .. }
        | ExprKind::Loop { .. }
        | ExprKind::Comprehension { .. } => true,
        // A variable that a function changes is in a cell.
        ExprKind::Function(_) | ExprKind::Name(_) | ExprKind::Integer(_) | ExprKind::String(_) => {
            false
        }
        _ => with_stack(|| {
            let mut found = false;
            expr.kind.for_each_child(&mut |child| found = found || may_assign(child));
            found
        }),
    }
}
