//! Arithmetic.

use super::affine::is_affine;
use super::compound::{is_form, is_game};
use super::loopy::{is_loopy, sides_value};
use super::ordinal::is_ordinal;
use crate::Session;
use crate::Span;
use crate::compound::{CompoundKind, size_of_game};
use crate::failure::{At, Evaluated, Failure};
use crate::library;
use crate::print;
use crate::value::{Explicit, Text, Value};
use std::sync::Arc;
use tweedle_engine::Stop;
use tweedle_engine::number::{Dyadic, Integer, Natural, Rational};
use tweedle_engine::short::Id;
use tweedle_search::Position;
use tweedle_syntax::Mistake;
use tweedle_syntax::ast::{BinaryOperator, UnaryOperator};

/// Numbers of more bits are refused: a power grows faster than memory.
const MOST_BITS: usize = 1 << 22;
/// The largest product of the numbers of binary digits of both parts of a fraction; fractions with a larger one
/// are refused. This number of steps takes about a third of a second, and nothing can interrupt them.
const MOST_STEPS: usize = 1 << 40;
/// Strings and lists longer than this are refused.
pub(crate) const MOST_ELEMENTS: usize = 1_000_000;

impl Session {
    /// The value of a dyadic number.
    pub(crate) fn number(&mut self, number: Dyadic, span: Span) -> Evaluated<Value> {
        match small(&number) {
            Some(n) => Ok(Value::Integer(n)),
            None => Ok(Value::Game(self.analyst.store.number(number).at(span)?)),
        }
    }

    /// The value of a short game.
    pub(crate) fn game_value(&self, g: Id) -> Value {
        match self.analyst.store.as_number(g).as_ref().and_then(small) {
            Some(n) => Value::Integer(n),
            None => Value::Game(g),
        }
    }

    /// The value of a short game that was looked for.
    pub(crate) fn found_game(&self, found: Result<Id, Stop>, span: Span) -> Evaluated<Value> {
        Ok(self.game_value(found.at(span)?))
    }

    /// The position that a value is, if it is one.
    pub(crate) fn as_position(&mut self, value: &Value, span: Span) -> Evaluated<Option<Position>> {
        match value {
            Value::Position(position) => Ok(Some(position.clone())),
            Value::Object(_) => self.position_of(value, span),
            _ => Ok(None),
        }
    }

    /// The short game that a value is, if it is one.
    pub(crate) fn as_short(&mut self, value: &Value, span: Span) -> Evaluated<Option<Id>> {
        match value {
            Value::Game(g) => Ok(Some(*g)),
            Value::Integer(n) => self.analyst.store.number((*n).into()).at(span).map(Some),
            _ => Ok(None),
        }
    }

    /// The value of a rational: a game if it is dyadic.
    pub(crate) fn rational(&mut self, x: Rational, span: Span) -> Evaluated<Value> {
        if x.numerator().bit_len().div_ceil(64) * 64 > MOST_BITS
            || x.denominator().bit_len().div_ceil(64) * 64 > MOST_BITS
        {
            return Err(too_large(span));
        }
        match Dyadic::from_rational(&x) {
            Some(number) => self.number(number, span),
            None => Ok(Value::Rational(Arc::new(x))),
        }
    }

    /// The rational that a value is, if it is one.
    pub(crate) fn as_rational(&self, value: &Value) -> Option<Rational> {
        match value {
            Value::Integer(n) => Some(Rational::from(Integer::from(*n))),
            Value::Game(g) => self.analyst.store.as_number(*g).map(|number| number.to_rational()),
            Value::Rational(x) => Some((**x).clone()),
            _ => None,
        }
    }

    /// The integer that a value is, if it is one.
    pub(crate) fn as_integer(&self, value: &Value) -> Option<Integer> {
        match value {
            Value::Integer(n) => Some(Integer::from(*n)),
            Value::Game(g) => self
                .analyst
                .store
                .as_number(*g)
                .filter(Dyadic::is_integer)
                .map(|number| number.numerator()),
            _ => None,
        }
    }

    #[expect(clippy::too_many_lines, reason = "a kind of value is a few lines")]
    pub(crate) fn unary(
        &mut self,
        operator: UnaryOperator,
        value: &Value,
        span: Span,
    ) -> Evaluated<Value> {
        if let Value::Object(object) = value {
            let name = format!("op unary {}", operator.symbol());
            if object.class.methods.contains(&name) {
                return self.call_method(value, &name, [], span);
            }
            if object.class.properties.contains(&name) {
                return self.read_member(value, &name, span);
            }
        }
        let result = match (operator, value) {
            (UnaryOperator::Not, Value::Boolean(b)) => Some(Value::Boolean(!b)),
            (
                UnaryOperator::Plus,
                Value::Integer(_)
                | Value::Game(_)
                | Value::Affine(_)
                | Value::Stopper { .. }
                | Value::Sided(_)
                | Value::Position(_)
                | Value::Explicit(_)
                | Value::Compound(_)
                | Value::Rational(_)
                | Value::Ordinal(_)
                | Value::Infinite { .. },
            ) => Some(value.clone()),
            (UnaryOperator::Minus, Value::Integer(n)) => match n.checked_neg() {
                Some(n) => Some(Value::Integer(n)),
                None => Some(self.number((-Integer::from(*n)).into(), span)?),
            },
            (UnaryOperator::Minus, Value::Game(g)) => {
                let negative = self.analyst.store.negative(*g).at(span)?;
                Some(self.game_value(negative))
            }
            (UnaryOperator::Minus, Value::Affine(g)) => {
                Some(Value::Affine(self.analyst.forms.conjugate(*g).at(span)?))
            }
            (UnaryOperator::Minus, game) if is_loopy(game) => self.loopy_negative(game, span)?,
            (UnaryOperator::PlusMinus, game) if is_loopy(game) => {
                self.loopy_plus_minus(std::slice::from_ref(game), span)?
            }
            (UnaryOperator::PlusMinus, Value::Set(items)) if items.iter().any(is_loopy) => {
                self.loopy_plus_minus(items, span)?
            }
            (UnaryOperator::Minus, Value::Explicit(_) | Value::Compound(_)) => {
                Some(self.negative_form(value))
            }
            (UnaryOperator::PlusMinus, game) if is_form(game) || is_position(game) => {
                let negative = self.unary(UnaryOperator::Minus, game, span)?;
                let options = [vec![game.clone()], vec![negative]];
                Some(Value::Explicit(Explicit::new(options).into()))
            }
            (UnaryOperator::Minus, Value::Object(_)) => {
                self.as_position(value, span)?.map(|position| Value::Position(position.negative()))
            }
            (UnaryOperator::Minus, Value::Position(position)) => {
                Some(Value::Position(position.negative()))
            }
            (UnaryOperator::Minus, Value::Rational(x)) => {
                Some(Value::Rational(Arc::new(-(**x).clone())))
            }
            (UnaryOperator::Minus, Value::Ordinal(x)) => {
                Some(Value::Ordinal(Arc::new(x.negative())))
            }
            (UnaryOperator::Minus, Value::Infinite { negative }) => {
                Some(Value::Infinite { negative: !negative })
            }
            (UnaryOperator::Minus, Value::Coordinates(r, c)) => {
                Some(Value::Coordinates(r.wrapping_neg(), c.wrapping_neg()))
            }
            (UnaryOperator::PlusMinus, Value::Integer(_) | Value::Game(_)) => {
                let option = self.canonical_form(value, span)?;
                let game = self.analyst.store.plus_minus(&[option]).at(span)?;
                Some(self.game_value(game))
            }
            (UnaryOperator::PlusMinus, Value::Affine(_)) => {
                Some(self.affine_plus_minus(std::slice::from_ref(value), span)?)
            }
            (UnaryOperator::PlusMinus, Value::Set(items)) if items.iter().any(is_affine) => {
                Some(self.affine_plus_minus(items, span)?)
            }
            (UnaryOperator::PlusMinus, Value::Set(items)) => {
                let mut options = Vec::with_capacity(items.len());
                for item in items.iter() {
                    options.push(self.canonical_form(item, span)?);
                }
                let game = self.analyst.store.plus_minus(&options).at(span)?;
                Some(self.game_value(game))
            }
            _ => None,
        };
        result.ok_or_else(|| {
            let class = value.class(&self.analyst.store);
            let symbol = operator.symbol();
            let message = format!("No operation `{symbol}` for argument of type `{class}`");
            let failure = Failure::new(Mistake::NoOperation, message, span);
            match value {
                Value::Position(_) | Value::Explicit(_) | Value::Compound(_) => {
                    failure.with_hint("Take its `.CanonicalForm` first to calculate with it.")
                }
                _ => failure,
            }
        })
    }

    pub(crate) fn binary(
        &mut self,
        operator: BinaryOperator,
        left: &Value,
        right: &Value,
        span: Span,
    ) -> Evaluated<Value> {
        use BinaryOperator as B;
        if let Some(value) = self.own_operation(operator, left, right, span)? {
            return Ok(value);
        }
        let result = match operator {
            B::Add | B::Subtract | B::Multiply | B::Power
                if is_ordinal(left) || is_ordinal(right) =>
            {
                self.ordinal_operation(operator, left, right, span)?
            }
            B::Add => self.add(left, right, span)?,
            B::Subtract => self.subtract(left, right, span)?,
            B::PlusMinus => {
                let right = self.unary(UnaryOperator::PlusMinus, right, span)?;
                self.add(left, &right, span)?
            }
            B::Multiply => self.multiply(left, right, span)?,
            B::Divide => self.divide(left, right, span)?,
            B::Modulo => self.modulo(left, right, span)?,
            B::Power => self.power(left, right, span)?,
            B::Is => self.is_of(left, right).map(Value::Boolean),
            B::OrdinalSum => self.ordinal_sum(left, right, span)?,
            B::Sidle => self.sidle(left, right, span)?,
            _ => return self.comparison(operator, left, right, span).map(Value::Boolean),
        };
        result.ok_or_else(|| self.no_operation(operator.symbol(), left, right, span))
    }

    /// The result of an operator as the class of the left operand defines it, if a program declares that class
    /// and it does.
    fn own_operation(
        &mut self,
        operator: BinaryOperator,
        left: &Value,
        right: &Value,
        span: Span,
    ) -> Evaluated<Option<Value>> {
        let Value::Object(object) = left else { return Ok(None) };
        let name = format!("op {}", operator.symbol());
        if object.class.methods.contains(&name) {
            return self.call_method(left, &name, [right.clone()], span).map(Some);
        }
        // `!=` follows from `==`.
        if operator == BinaryOperator::NotEqual && object.class.methods.contains("op ==") {
            let equal = self.call_method(left, "op ==", [right.clone()], span)?;
            if let Value::Boolean(equal) = equal {
                return Ok(Some(Value::Boolean(!equal)));
            }
        }
        Ok(None)
    }

    fn add(&mut self, left: &Value, right: &Value, span: Span) -> Evaluated<Option<Value>> {
        if is_affine(left) || is_affine(right) {
            return self.affine_sum(left, right, span);
        }
        if is_loopy(left) || is_loopy(right) {
            let pair = self.sides_of(left, span)?.zip(self.sides_of(right, span)?);
            let Some((g, h)) = pair else { return Ok(None) };
            let analyst = &mut self.analyst;
            let sum = analyst.stoppers.sum_of_sides(&mut analyst.store, &g, &h).at(span)?;
            return Ok(Some(sides_value(self, sum)));
        }
        Ok(Some(match (left, right) {
            (Value::Misere(g), Value::Misere(h)) => {
                Value::Misere(self.analyst.misere.sum(*g, *h).at(span)?)
            }
            (Value::Integer(x), Value::Integer(y)) => match x.checked_add(*y) {
                Some(sum) => Value::Integer(sum),
                None => self.number((Integer::from(*x) + Integer::from(*y)).into(), span)?,
            },
            (Value::Game(_) | Value::Integer(_), Value::Game(_) | Value::Integer(_)) => {
                let (g, h) = (self.canonical_form(left, span)?, self.canonical_form(right, span)?);
                let sum = self.analyst.store.sum(g, h).at(span)?;
                self.game_value(sum)
            }
            (Value::Position(_) | Value::Object(_), Value::Position(_) | Value::Object(_)) => {
                let (Some(g), Some(h)) =
                    (self.as_position(left, span)?, self.as_position(right, span)?)
                else {
                    return Ok(None);
                };
                check_length(g.len() + h.len(), span)?;
                Value::Position(g.sum(&h))
            }
            // A position and a value, or a game that is kept as it is written and any other.
            _ if is_game(left) && is_game(right) => {
                self.compound(CompoundKind::DisjunctiveSum, left, right, span)?
            }
            (Value::Infinite { negative: a }, Value::Infinite { negative: b }) if a != b => {
                return Err(Failure::new(Mistake::NoValue, "`inf` less `inf` has no value.", span));
            }
            (Value::Infinite { .. }, other) if self.is_extended(other) => left.clone(),
            (other, Value::Infinite { .. }) if self.is_extended(other) => right.clone(),
            (Value::String(s), Value::String(t)) => {
                let mut joined = s.clone();
                self.append(&mut joined, t, span)?;
                Value::String(joined)
            }
            (Value::String(own), Value::Object(other)) if library::is_output(other) => {
                let behind = print::text(self, right, span)?;
                library::output(self, &format!("{own}{behind}"), span)?
            }
            (Value::Coordinates(a, b), Value::Coordinates(c, d)) => {
                coordinates(a.checked_add(*c), b.checked_add(*d), span)?
            }
            _ => match (self.as_rational(left), self.as_rational(right)) {
                (Some(x), Some(y)) => {
                    check_reducible(&x, &y, span)?;
                    self.rational(x + y, span)?
                }
                _ => return Ok(None),
            },
        }))
    }

    /// Puts a text after another one.
    pub(crate) fn append(&self, text: &mut Text, more: &str, span: Span) -> Evaluated<()> {
        check_length(text.len() + more.len(), span)?;
        text.append(more, &self.control).at(span)
    }

    fn subtract(&mut self, left: &Value, right: &Value, span: Span) -> Evaluated<Option<Value>> {
        Ok(match (left, right) {
            (Value::Coordinates(a, b), Value::Coordinates(c, d)) => {
                Some(coordinates(a.checked_sub(*c), b.checked_sub(*d), span)?)
            }
            (Value::Misere(g), Value::Misere(h)) => {
                match self.analyst.misere.difference(*g, *h).at(span)? {
                    Some(difference) => Some(Value::Misere(difference)),
                    None => return Err(self.no_difference(*g, *h, span)?),
                }
            }
            _ if is_game(left) && is_game(right) => {
                let negative = self.unary(UnaryOperator::Minus, right, span)?;
                self.add(left, &negative, span)?
            }
            (
                _,
                Value::Integer(_)
                | Value::Game(_)
                | Value::Affine(_)
                | Value::Stopper { .. }
                | Value::Sided(_)
                | Value::Rational(_)
                | Value::Infinite { .. },
            ) => {
                let negative = self.unary(UnaryOperator::Minus, right, span)?;
                self.add(left, &negative, span)?
            }
            _ => None,
        })
    }

    fn multiply(&mut self, left: &Value, right: &Value, span: Span) -> Evaluated<Option<Value>> {
        if let (Value::Integer(x), Value::Integer(y)) = (left, right)
            && let Some(product) = x.checked_mul(*y)
        {
            return Ok(Some(Value::Integer(product)));
        }
        if let (Some(x), Some(y)) = (self.as_rational(left), self.as_rational(right)) {
            check_reducible(&x, &y, span)?;
            return self.rational(x * y, span).map(Some);
        }
        for (n, other) in [(left, right), (right, left)] {
            if let (Some(n), Value::Game(g)) = (self.as_integer(n), other) {
                let multiple = self.analyst.store.multiple(&n, *g).at(span)?;
                return Ok(Some(self.game_value(multiple)));
            }
            if is_loopy(other)
                && let Some(n) = self.as_integer(n)
            {
                return self.loopy_multiple(&n, other, span).map(Some);
            }
            if let (Some(n), Value::Affine(g)) = (self.as_integer(n), other) {
                return self.affine_multiple(&n, *g, span).map(Some);
            }
            if is_form(other)
                && let Some(count) = self.as_integer(n)
            {
                // As many copies as `count` says may be made of it, one by one.
                let copies = usize::try_from(if count < Integer::ZERO { -count } else { count });
                let copies = copies.unwrap_or(usize::MAX);
                check_length(copies.saturating_mul(size_of_game(other)), span)?;
                return self.compound(CompoundKind::Multiple, n, other, span).map(Some);
            }
            if let (Some(x), Value::Infinite { negative }) = (self.as_rational(n), other) {
                let is_negative = x < Rational::ZERO;
                if x == Rational::ZERO {
                    return Err(Failure::new(
                        Mistake::NoValue,
                        "Zero times `inf` has no value.",
                        span,
                    ));
                }
                return Ok(Some(Value::Infinite { negative: *negative != is_negative }));
            }
            if let Some(n) = self.as_integer(n)
                && let Some(g) = self.as_position(other, span)?
            {
                let copies =
                    usize::try_from(if n < Integer::ZERO { -n.clone() } else { n.clone() });
                let copies = copies.unwrap_or(usize::MAX);
                check_length(copies.saturating_mul(g.len()), span)?;
                let g = if n < Integer::ZERO { g.negative() } else { g.clone() };
                return Ok(Some(Value::Position(g.copies(copies))));
            }
            if let (Some(n), Value::Coordinates(row, column)) = (self.as_integer(n), other) {
                let n = i64::try_from(n)
                    .map_err(|_| Failure::new(Mistake::TooLarge, "Overflow.", span))?;
                return coordinates(row.checked_mul(n), column.checked_mul(n), span).map(Some);
            }
        }
        Ok(None)
    }

    /// `G : H`, which is a value of two values.
    fn ordinal_sum(&mut self, left: &Value, right: &Value, span: Span) -> Evaluated<Option<Value>> {
        if (is_loopy(left) || is_loopy(right))
            && let (Some(g), Some(h)) =
                (self.as_stopper(left, span)?, self.as_stopper(right, span)?)
        {
            let analyst = &mut self.analyst;
            let sum = analyst.stoppers.ordinal_sum(&mut analyst.store, g, h).at(span)?;
            return Ok(Some(sides_value(self, sum)));
        }
        let (left, right) = (&self.without_misere(left), &self.without_misere(right));
        if !is_game(left) || !is_game(right) {
            return Ok(None);
        }
        if let (Some(g), Some(h)) = (self.as_short(left, span)?, self.as_short(right, span)?) {
            let found = self.analyst.store.ordinal_sum(g, h);
            return self.found_game(found, span).map(Some);
        }
        self.compound(CompoundKind::OrdinalSum, left, right, span).map(Some)
    }

    fn divide(&mut self, left: &Value, right: &Value, span: Span) -> Evaluated<Option<Value>> {
        if let (Value::Integer(x), Value::Integer(y)) = (left, right)
            && x.checked_rem(*y) == Some(0)
        {
            return Ok(Some(Value::Integer(x / y)));
        }
        let Some(y) = self.as_rational(right) else { return Ok(None) };
        let Some(x) = self.as_rational(left) else { return Ok(None) };
        if y != Rational::ZERO {
            let inverse = Rational::ONE / y;
            check_reducible(&x, &inverse, span)?;
            return self.rational(x * inverse, span).map(Some);
        }
        if x == Rational::ZERO {
            return Err(Failure::new(Mistake::DivisionByZero, "/ by zero", span)
                .with_hint("0/0 has no value."));
        }
        Ok(Some(Value::Infinite { negative: x < Rational::ZERO }))
    }

    fn modulo(&mut self, left: &Value, right: &Value, span: Span) -> Evaluated<Option<Value>> {
        if let (Value::Integer(x), Value::Integer(y)) = (left, right)
            && let Some(rest) = x.checked_rem(*y)
        {
            // The remainder has the sign of the divisor.
            let is_other = rest != 0 && (rest < 0) != (*y < 0);
            return Ok(Some(Value::Integer(if is_other { rest + y } else { rest })));
        }
        let (Some(x), Some(y)) = (self.as_rational(left), self.as_rational(right)) else {
            return Ok(None);
        };
        if y == Rational::ZERO {
            return Err(Failure::new(Mistake::DivisionByZero, "/ by zero", span));
        }
        check_reducible(&x, &(Rational::ONE / y.clone()), span)?;
        // The remainder has the sign of the divisor.
        let quotient = Rational::from((x.clone() / y.clone()).floor());
        self.rational(x - quotient * y, span).map(Some)
    }

    fn power(&mut self, left: &Value, right: &Value, span: Span) -> Evaluated<Option<Value>> {
        let (Some(base), Some(exponent)) = (self.as_rational(left), self.as_integer(right)) else {
            return Ok(None);
        };
        let negative = exponent < Integer::ZERO;
        if negative && base == Rational::ZERO {
            return Err(Failure::new(Mistake::DivisionByZero, "/ by zero", span));
        }
        let size = Natural::try_from(if negative { -exponent } else { exponent });
        let one = Rational::ONE;
        let is_unit = base == Rational::ZERO || base == one || base == -one;
        let size = match size.map(isize::try_from) {
            // 1, 0 and -1 have small powers, for all exponents: only the parity of the exponent counts.
            Ok(Ok(size)) if is_unit => size % 2 + 2 * isize::from(size > 0),
            Ok(Ok(size)) => size,
            Ok(Err(_)) if is_unit => 2 + isize::from(self.is_odd(right)),
            _ => return Err(too_large(span)),
        };
        // A number of n + 1 binary digits is at least 2^n.
        let bits = base.numerator().bit_len().max(base.denominator().bit_len()) - 1;
        if !is_unit && bits.saturating_mul(size.unsigned_abs()) >= MOST_BITS {
            return Err(too_large(span));
        }
        self.rational(base.pow(if negative { -size } else { size }), span).map(Some)
    }

    fn is_odd(&self, value: &Value) -> bool {
        self.as_integer(value).is_some_and(|n| n % Integer::from(2) != Integer::ZERO)
    }

    fn is_extended(&self, value: &Value) -> bool {
        matches!(value, Value::Infinite { .. }) || self.as_rational(value).is_some()
    }

    /// The options of a game in canonical form, as a set.
    pub(crate) fn game_set(&mut self, mut games: Vec<Id>, span: Span) -> Evaluated<Value> {
        self.analyst.store.sort(&mut games).at(span)?;
        games.dedup();
        Ok(Value::Set(games.into_iter().map(|g| self.game_value(g)).collect()))
    }
}

/// True if a value is a position of any ruleset.
fn is_position(value: &Value) -> bool {
    match value {
        Value::Position(_) => true,
        Value::Object(object) => object.class.is_game,
        _ => false,
    }
}

/// The integer that a number is, if it is so small.
fn small(number: &Dyadic) -> Option<i64> {
    if number.is_integer() { i64::try_from(number.numerator()).ok() } else { None }
}

fn coordinates(row: Option<i64>, column: Option<i64>, span: Span) -> Evaluated<Value> {
    match (row, column) {
        (Some(row), Some(column)) => Ok(Value::Coordinates(row, column)),
        _ => Err(Failure::new(Mistake::TooLarge, "Overflow.", span)),
    }
}

/// Refuses collections and strings that are too large for a person to look at.
pub(crate) fn check_length(length: usize, span: Span) -> Evaluated<()> {
    if length > MOST_ELEMENTS {
        let message =
            format!("The result would have {length} elements; {MOST_ELEMENTS} is the most.");
        return Err(Failure::new(Mistake::TooLarge, message, span));
    }
    Ok(())
}

/// Refuses sums and products whose fraction would take long to be reduced, by Euclid's algorithm.
fn check_reducible(x: &Rational, y: &Rational, span: Span) -> Evaluated<()> {
    let denominator = x.denominator().bit_len() + y.denominator().bit_len() - 2;
    let numerator = denominator + x.numerator().bit_len() + y.numerator().bit_len();
    if denominator.saturating_mul(numerator) > MOST_STEPS {
        let message =
            format!("A fraction of {numerator} binary digits takes too long to be reduced.");
        return Err(Failure::new(Mistake::TooLarge, message, span));
    }
    Ok(())
}

fn too_large(span: Span) -> Failure {
    Failure::new(
        Mistake::TooLarge,
        format!("The result is a number of more than {MOST_BITS} binary digits."),
        span,
    )
}
