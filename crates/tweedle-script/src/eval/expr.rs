//! Expressions.

use crate::Session;
use crate::ast::{Argument, BinaryOperator, Direction, Expr, ExprKind, Name, Script, UpAmount};
use crate::failure::{At, Evaluated, Failure};
use crate::library;
use crate::operate::Arguments;
use crate::value::Value;
use std::collections::HashMap;
use std::sync::Arc;
use tweedle::number::{Dyadic, Integer, Natural};
use tweedle::short::{Id, NumberUpStar};

/// A multiple in `^[n]` and `^<n>` beyond this is refused: the canonical form has n storeys.
const LARGEST_UNIT: u64 = 100_000;

impl Session {
    /// Evaluates an expression.
    pub(crate) fn expr(&mut self, expr: &Expr) -> Evaluated<Value> {
        self.control.check().at(expr.span)?;
        crate::with_stack(|| self.expr_kind(expr))
    }

    fn expr_kind(&mut self, expr: &Expr) -> Evaluated<Value> {
        let span = expr.span;
        Ok(match &expr.kind {
            ExprKind::Integer(digits) => {
                // The lexer lets only digits through.
                let n = digits.parse::<Natural>().unwrap_or(Natural::ZERO);
                self.number(Dyadic::from(Integer::from(n)), span)?
            }
            ExprKind::String(text) => Value::string(text),
            ExprKind::Boolean(b) => Value::Boolean(*b),
            ExprKind::Name(name) => self.name(name, span)?,
            ExprKind::Pass => {
                return Err(Failure::new("Unexpected `pass`.", span)
                    .with_hint("Loopy games are not supported yet; `pass` would make one."));
            }
            ExprKind::Star(size) => {
                let nimber = self.star_size(size.as_deref())?;
                Value::Game(self.analyst.store.nimber(nimber).at(span)?)
            }
            ExprKind::Up { direction, amount, star } => {
                Value::Game(self.up(*direction, amount, star.as_deref(), expr)?)
            }
            ExprKind::Game(game) => self.game(game, span)?,
            ExprKind::List(items) => Value::list(self.all(items)?),
            ExprKind::Set(items) => {
                let items = self.all(items)?;
                self.set(items, span)?
            }
            ExprKind::Map(entries) => {
                let mut pairs = Vec::with_capacity(entries.len());
                for (key, value) in entries {
                    pairs.push((self.expr(key)?, self.expr(value)?));
                }
                self.map(&pairs, span)?
            }
            ExprKind::Coordinates(row, column) => {
                Value::Coordinates(self.small_integer(row)?, self.small_integer(column)?)
            }
            ExprKind::Paren(inner) => self.expr(inner)?,
            ExprKind::Unary { operator, operator_span, operand } => {
                // `+-{a,b}` has the options a and b.
                let value = self.expr(operand)?;
                self.unary(*operator, &value, operator_span.to(operand.span))?
            }
            ExprKind::Binary { .. } => self.chain(expr)?,
            ExprKind::Range { from, to, step } => {
                let from = self.expr(from)?;
                let to = self.expr(to)?;
                let step = match step {
                    Some(step) => self.expr(step)?,
                    None => self.number(1.into(), span)?,
                };
                Value::Range(Arc::new([from, to, step]))
            }
            ExprKind::Infix { object, method, argument } => {
                let object = self.expr(object)?;
                let value = self.expr(argument)?;
                let name = self.method_name(&object, method);
                let arguments = Arguments::one(name, value, argument.span, span);
                library::method(self, &object, method, arguments)?
            }
            ExprKind::Member { object, name } => {
                let object = self.expr(object)?;
                self.member(&object, name, span)?
            }
            ExprKind::Index { object, index } => {
                let object = self.expr(object)?;
                let key = self.expr(index)?;
                library::index(self, &object, &key, index.span)?
            }
            ExprKind::Call { function, arguments } => self.call(function, arguments, span)?,
            ExprKind::Assign { target, value } => {
                let value = self.expr(value)?;
                self.assign(target, value.clone())?;
                value
            }
            ExprKind::If { branches, otherwise } => {
                self.conditional(branches, otherwise.as_ref())?
            }
            ExprKind::Block(script) => self.block(script)?,
            ExprKind::Interpolated(_)
            | ExprKind::This
            | ExprKind::Super
            | ExprKind::Chained { .. }
            | ExprKind::Loop { .. }
            | ExprKind::Comprehension { .. }
            | ExprKind::Function(_) => {
                return Err(Failure::new("This is not supported yet.", span));
            }
            ExprKind::Error(message) => {
                let value = self.expr(message)?;
                let text = match value {
                    Value::String(text) => text.to_string(),
                    other => crate::print::text(self, &other, span)?,
                };
                return Err(Failure::new(text, span));
            }
        })
    }

    pub(crate) fn all(&mut self, items: &[Expr]) -> Evaluated<Vec<Value>> {
        items.iter().map(|item| self.expr(item)).collect()
    }

    fn block(&mut self, script: &Script) -> Evaluated<Value> {
        self.blocks.push(HashMap::new());
        let value = self.statements(&script.statements);
        self.blocks.pop();
        value
    }

    fn conditional(
        &mut self,
        branches: &[(Expr, Script)],
        otherwise: Option<&Script>,
    ) -> Evaluated<Value> {
        for (condition, script) in branches {
            if self.condition(condition)? {
                return self.block(script);
            }
        }
        otherwise.map_or(Ok(Value::Nothing), |script| self.block(script))
    }

    pub(crate) fn condition(&mut self, expr: &Expr) -> Evaluated<bool> {
        let value = self.expr(expr)?;
        self.truth(&value, expr.span)
    }

    fn truth(&self, value: &Value, span: crate::Span) -> Evaluated<bool> {
        match value {
            Value::Boolean(b) => Ok(*b),
            other => {
                let class = other.class(&self.analyst.store);
                let message =
                    format!("A condition must be true or false, and this is a `{class}`.");
                Err(Failure::new(message, span))
            }
        }
    }

    fn name(&mut self, name: &str, span: crate::Span) -> Evaluated<Value> {
        if let Some(value) = self.variable(name) {
            return Ok(value.clone());
        }
        if let Some(value) = library::named(self, name, span)? {
            return Ok(value);
        }
        Err(library::undefined(name, self.names(), span))
    }

    fn member(&mut self, object: &Value, name: &Name, span: crate::Span) -> Evaluated<Value> {
        if let Value::Class(class) = object
            && let Some(value) = library::member_of_class(self, class, name, span)?
        {
            return Ok(value);
        }
        let function = self.method_name(object, name);
        library::method(self, object, name, Arguments::none(function, span))
    }

    fn call(
        &mut self,
        function: &Expr,
        arguments: &[Argument],
        span: crate::Span,
    ) -> Evaluated<Value> {
        if let ExprKind::Member { object, name } = &function.kind {
            let object = self.expr(object)?;
            let value = match object {
                Value::Class(class) => library::member_of_class(self, class, name, function.span)?,
                _ => None,
            };
            let function = self.method_name(&object, name);
            let arguments = self.arguments(function, arguments, span)?;
            return match value {
                Some(value) => library::call(self, &value, arguments),
                None => library::method(self, &object, name, arguments),
            };
        }
        let value = self.expr(function)?;
        let name = match &value {
            Value::Class(name) | Value::Function(name) => (*name).to_owned(),
            Value::Ruleset(rules) => rules.class().to_owned(),
            other => other.class(&self.analyst.store),
        };
        let arguments = self.arguments(name, arguments, span)?;
        library::call(self, &value, arguments)
    }

    /// The arguments of a call, evaluated in order.
    fn arguments(
        &mut self,
        function: impl Into<String>,
        arguments: &[Argument],
        span: crate::Span,
    ) -> Evaluated<Arguments> {
        let mut evaluated = Arguments::none(function, span);
        for argument in arguments {
            evaluated.expect(argument.name.as_ref())?;
            let value = self.expr(&argument.value)?;
            evaluated.push(argument.name.as_ref(), value, argument.value.span);
        }
        Ok(evaluated)
    }

    /// What messages call a method of an object.
    fn method_name(&self, object: &Value, name: &Name) -> String {
        match object {
            Value::Class(class) => format!("{class}.{}", name.text),
            other => format!("{}.{}", other.class(&self.analyst.store), name.text),
        }
    }

    fn small_integer(&mut self, expr: &Expr) -> Evaluated<i64> {
        let value = self.expr(expr)?;
        if let Some(n) = self.as_integer(&value) {
            i64::try_from(n).map_err(|_| Failure::new("Overflow.", expr.span))
        } else {
            let class = value.class(&self.analyst.store);
            Err(Failure::new(format!("Expected an integer, not a `{class}`."), expr.span))
        }
    }

    fn natural(&mut self, expr: &Expr, what: &str) -> Evaluated<u64> {
        let value = self.expr(expr)?;
        match self.as_integer(&value).map(u64::try_from) {
            Some(Ok(n)) => Ok(n),
            _ => Err(Failure::new(
                format!("{what} must be an integer from 0 to {}.", u64::MAX),
                expr.span,
            )),
        }
    }

    fn star_size(&mut self, size: Option<&Expr>) -> Evaluated<u64> {
        let Some(size) = size else { return Ok(1) };
        if matches!(size.kind, ExprKind::List(_)) {
            return Err(Failure::new("Misère games `*[...]` are not supported yet.", size.span));
        }
        self.natural(size, "The size of a nimber")
    }

    fn up(
        &mut self,
        direction: Direction,
        amount: &UpAmount,
        star: Option<&Expr>,
        whole: &Expr,
    ) -> Evaluated<Id> {
        let span = whole.span;
        let star = match star.map(|star| &star.kind) {
            None => 0,
            Some(ExprKind::Star(size)) => self.star_size(size.as_deref())?,
            Some(_) => return Err(Failure::new("Expected a star.", span)),
        };
        let ups = match amount {
            UpAmount::Count(count) => i64::from(*count),
            UpAmount::Times(times) => {
                let times = self.natural(times, "The multiple of an up")?;
                i64::try_from(times).map_err(|_| Failure::new("Overflow.", span))?
            }
            UpAmount::Nth(n) | UpAmount::Sum(n) => {
                let index = self.natural(n, "The index of an up")?;
                if !(1..=LARGEST_UNIT).contains(&index) {
                    let message = format!("The index must be between 1 and {LARGEST_UNIT}.");
                    return Err(Failure::new(message, n.span));
                }
                let index = index as u32;
                let store = &mut self.analyst.store;
                let unit = match amount {
                    UpAmount::Sum(_) => store.up_sum(index),
                    _ => store.up_nth(index),
                };
                let unit = unit.at(span)?;
                let unit = match direction {
                    Direction::Up => unit,
                    Direction::Down => store.negative(unit).at(span)?,
                };
                let star = store.nimber(star).at(span)?;
                return store.sum(unit, star).at(span);
            }
        };
        let ups = if direction == Direction::Up { ups } else { -ups };
        let value = NumberUpStar { number: Dyadic::ZERO, ups, nimber: star };
        self.analyst.store.number_up_star(value).at(span)
    }

    /// Operators that each continue what stands before, such as `a + b - c`, from the left to the right.
    fn chain(&mut self, expr: &Expr) -> Evaluated<Value> {
        let (operators, first) = expr.chain();
        let mut value = self.expr(first)?;
        let mut span = first.span;
        for expr in operators.into_iter().rev() {
            let ExprKind::Binary { operator, right, .. } = &expr.kind else { continue };
            self.control.check().at(expr.span)?;
            value = match operator {
                BinaryOperator::And => {
                    Value::Boolean(self.truth(&value, span)? && self.condition(right)?)
                }
                BinaryOperator::Or => {
                    Value::Boolean(self.truth(&value, span)? || self.condition(right)?)
                }
                _ => {
                    let right = self.expr(right)?;
                    self.binary(*operator, &value, &right, expr.span)?
                }
            };
            span = expr.span;
        }
        Ok(value)
    }
}
