//! Operators, by precedence climbing.

use super::foreign;
use super::state::{Parse, Parser};
use crate::ast::{BinaryOperator, Expr, ExprKind, Name, UnaryOperator};
use crate::diagnostic::Diagnostic;
use crate::lexer::Token;
use crate::say;
use crate::span::Span;

/// The strength with which an operator binds; one more is tighter.
pub(super) type Level = u8;

/// A function or an operator.
pub(super) const LOOSEST: Level = 0;
const OR: Level = 1;
const AND: Level = 2;
const NOT: Level = 3;
const IS: Level = 4;
const RELATION: Level = 5;
/// `a Name b`.
const INFIX: Level = 6;
const RANGE: Level = 7;
const SUM: Level = 8;
const SIDLE: Level = 9;
const ORDINAL_SUM: Level = 10;
pub(super) const PRODUCT: Level = 11;
/// A sign: `-2^2` is `-(2^2)`.
const SIGN: Level = 12;
const POWER: Level = 13;

/// The way in which operators of one level follow each other without brackets.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Chain {
    /// `a - b - c` is `(a - b) - c`.
    Left,
    /// `a ^ b ^ c` is `a ^ (b ^ c)`.
    Right,
    /// `a < b < c` is one expression of three operands.
    Several,
    /// `a & b & c` is an error.
    Never,
}

/// The operator a token stands for between two operands.
fn binary(token: Token) -> Option<(BinaryOperator, Level, Chain)> {
    use BinaryOperator as Op;
    Some(match token {
        Token::Or => (Op::Or, OR, Chain::Left),
        Token::And => (Op::And, AND, Chain::Left),
        Token::Is => (Op::Is, IS, Chain::Never),
        Token::Equal => (Op::Equal, RELATION, Chain::Several),
        Token::NotEqual => (Op::NotEqual, RELATION, Chain::Several),
        Token::Less => (Op::Less, RELATION, Chain::Several),
        Token::Greater => (Op::Greater, RELATION, Chain::Several),
        Token::LessEqual => (Op::LessEqual, RELATION, Chain::Several),
        Token::GreaterEqual => (Op::GreaterEqual, RELATION, Chain::Several),
        Token::Confused => (Op::Confused, RELATION, Chain::Several),
        Token::LessOrConfused => (Op::LessOrConfused, RELATION, Chain::Several),
        Token::GreaterOrConfused => (Op::GreaterOrConfused, RELATION, Chain::Several),
        Token::Identical => (Op::Identical, RELATION, Chain::Several),
        Token::NotIdentical => (Op::NotIdentical, RELATION, Chain::Several),
        Token::Plus => (Op::Add, SUM, Chain::Left),
        Token::Minus => (Op::Subtract, SUM, Chain::Left),
        Token::PlusMinus => (Op::PlusMinus, SUM, Chain::Left),
        Token::Ampersand => (Op::Sidle, SIDLE, Chain::Never),
        Token::Colon => (Op::OrdinalSum, ORDINAL_SUM, Chain::Left),
        Token::Star | Token::Times => (Op::Multiply, PRODUCT, Chain::Left),
        Token::Slash => (Op::Divide, PRODUCT, Chain::Left),
        Token::Percent => (Op::Modulo, PRODUCT, Chain::Left),
        Token::Ups(1) => (Op::Power, POWER, Chain::Right),
        _ => return None,
    })
}

impl Parser<'_> {
    /// An expression, assignments included.
    pub(super) fn expression(&mut self) -> Parse<Expr> {
        let left = self.operators(LOOSEST)?;
        if self.peek() != Token::Assign {
            return Ok(left);
        }
        let ExprKind::Name(text) = &left.kind else {
            return Err(self.not_assignable(&left.kind, left.span));
        };
        let target = Name { text: text.clone(), span: left.span };
        self.bump();
        let value = self.operand_of(":=")?;
        let span = target.span.to(value.span);
        self.node(ExprKind::Assign { target, value: Box::new(value) }, span)
    }

    /// An expression of operators that bind at least as tightly as `level`.
    pub(super) fn operators(&mut self, level: Level) -> Parse<Expr> {
        self.nested(|parser| {
            let mut left = parser.prefix(level)?;
            while parser.operator_follows(&left, level) {
                left = parser.infix(left)?;
            }
            Ok(left)
        })
    }

    /// An operand with its signs, which starts an expression.
    fn prefix(&mut self, level: Level) -> Parse<Expr> {
        let (operator, own_level) = match self.peek() {
            _ if level == LOOSEST && self.is_function() => return self.function(),
            Token::Not => (UnaryOperator::Not, NOT),
            Token::Plus => (UnaryOperator::Plus, SIGN),
            Token::Minus => (UnaryOperator::Minus, SIGN),
            Token::PlusMinus => (UnaryOperator::PlusMinus, SIGN),
            _ => return self.operand(level),
        };
        if own_level < level {
            return Err(self.misplaced_prefix(operator));
        }
        if operator == UnaryOperator::Minus
            && self.touches_previous(self.position + 1)
            && let Some(number) = self.number_with_suffix(self.position + 1, level)
        {
            return self.suffixed_number(&number);
        }
        let operator_span = self.bump();
        self.check_operand(operator.symbol())?;
        // `+-1/2`, as it is printed, is no quotient of +-1.
        let is_fraction = operator == UnaryOperator::PlusMinus
            && self.touches_previous(self.position)
            && self.is_fraction(self.position);
        let operand =
            Box::new(if is_fraction { self.fraction()? } else { self.operators(own_level)? });
        let span = operator_span.to(operand.span);
        self.node(ExprKind::Unary { operator, operator_span, operand }, span)
    }

    fn misplaced_prefix(&self, operator: UnaryOperator) -> Diagnostic {
        let symbol = operator.symbol();
        let before = self.previous_span().slice(self.text);
        let hint = if operator == UnaryOperator::Not {
            "Put brackets around the negation: `(not x)`.".to_owned()
        } else {
            format!("Put brackets around what it applies to: `2^({symbol}1)`.")
        };
        Diagnostic::new(say::operator_after_operator(symbol, before), self.span()).with_hint(hint)
    }

    /// An operand without a sign, with the brackets and dots that follow it directly.
    fn operand(&mut self, level: Level) -> Parse<Expr> {
        match self.number_with_suffix(self.position, level) {
            Some(number) => self.suffixed_number(&number),
            None => self.postfix(),
        }
    }

    /// True if an operator that binds at least as tightly as `level` follows the operand `left`.
    fn operator_follows(&self, left: &Expr, level: Level) -> bool {
        match self.peek() {
            Token::DotDot => level <= RANGE,
            // Without an operand behind it, the name is one that lost its operator.
            Token::Identifier => {
                level <= INFIX && self.operand_follows() && !self.is_leading_control(left)
            }
            token => binary(token).is_some_and(|(_, own_level, _)| level <= own_level),
        }
    }

    /// Continues an operand by the operator that follows it and its right operand.
    fn infix(&mut self, left: Expr) -> Parse<Expr> {
        let Some((operator, level, chain)) = binary(self.peek()) else {
            return if self.peek() == Token::DotDot { self.range(left) } else { self.method(left) };
        };
        if chain == Chain::Several {
            return self.comparisons(left);
        }
        let operator_span = self.bump();
        self.check_binary_operand(operator)?;
        let right = self.operators(if chain == Chain::Right { level } else { level + 1 })?;
        if chain == Chain::Never && binary(self.peek()).is_some_and(|next| next.1 == level) {
            let symbol = operator.symbol();
            return Err(Diagnostic::new(say::operator_chained(symbol), self.span()));
        }
        let span = left.span.to(right.span);
        self.node(binary_kind(operator, operator_span, left, right), span)
    }

    /// `first < b <= c`, after `first`. A single comparison is a binary expression.
    fn comparisons(&mut self, first: Expr) -> Parse<Expr> {
        let mut rest = Vec::new();
        while let Some((operator, _, Chain::Several)) = binary(self.peek()) {
            let operator_span = self.bump();
            self.check_binary_operand(operator)?;
            rest.push((operator, operator_span, self.operators(RELATION + 1)?));
        }
        let span = first.span.to(self.previous_span());
        let kind = match rest.pop() {
            Some((operator, operator_span, right)) if rest.is_empty() => {
                binary_kind(operator, operator_span, first, right)
            }
            last => {
                rest.extend(last);
                ExprKind::Chained { first: Box::new(first), rest }
            }
        };
        self.node(kind, span)
    }

    /// `object Name argument`, after `object`.
    fn method(&mut self, object: Expr) -> Parse<Expr> {
        let method = self.name("the name of a method")?;
        if let Some(mistake) = foreign::no_method(&method) {
            return Err(mistake);
        }
        let argument = Box::new(self.operators(INFIX + 1)?);
        let span = object.span.to(argument.span);
        self.node(ExprKind::Infix { object: Box::new(object), method, argument }, span)
    }

    /// True if the token after the current one can start an operand.
    fn operand_follows(&self) -> bool {
        let next = self.token(self.position + 1);
        next.starts_operand() || next.is_sign()
    }

    /// Complains unless an operand follows a binary operator.
    fn check_binary_operand(&self, operator: BinaryOperator) -> Parse<()> {
        self.check_operand(operator.symbol()).map_err(|diagnostic| {
            let operator_at = self.position - 1;
            let attached = matches!(operator, BinaryOperator::Multiply | BinaryOperator::Power)
                && self.touches_previous(operator_at)
                && self.token(operator_at - 1) == Token::Integer;
            // `2*3*`, `6^3*`: which number the star belongs to is anybody's guess.
            if attached && diagnostic.hint.is_none() {
                diagnostic.with_hint("In a product or a power, add an up or a star with `+`.")
            } else {
                diagnostic
            }
        })
    }

    /// `from..to..step`, after `from`.
    fn range(&mut self, from: Expr) -> Parse<Expr> {
        self.bump();
        self.check_operand("..")?;
        let to = Box::new(self.operators(RANGE + 1)?);
        let step = if self.eat(Token::DotDot) {
            self.check_operand("..")?;
            Some(Box::new(self.operators(RANGE + 1)?))
        } else {
            None
        };
        if self.peek() == Token::DotDot {
            let message = say::too_many_parts_of_range();
            return Err(Diagnostic::new(message, self.span()));
        }
        let span = from.span.to(self.previous_span());
        self.node(ExprKind::Range { from: Box::new(from), to, step }, span)
    }

    /// The message for something that stands behind a complete expression.
    pub(super) fn missing_operator(&self, expected: &str) -> Diagnostic {
        match self.peek() {
            Token::Ups(n) if n > 1 => {
                let carets = self.quoted(self.span());
                return Diagnostic::new(say::carets(&carets), self.span());
            }
            Token::Bars(length) if self.innermost_open_bracket().is_none() => {
                let found = self.quoted(self.span());
                return Diagnostic::new(say::bar_outside_of_braces(&found), self.span()).with_hint(if length == 2 {
                    "A game is written with braces, `{2||1|0}`; that two games are confused is `g <> h`, and either of two conditions `a or b`."
                } else {
                    "A game is written with braces: `{1|0}`."
                });
            }
            _ => {}
        }
        let mistake = self.unexpected(expected);
        if mistake.hint.is_some() || self.foreign_message().is_some() {
            return mistake;
        }
        let between = Span::new(self.previous_span().end, self.span().start);
        if between.slice(self.text).contains('\n') {
            return mistake.with_hint("A new line does not end a statement; `;` does.");
        }
        match self.open_here().open().last() {
            Some(open) if !matches!(self.token(open.index), Token::Class | Token::Enum) => {
                mistake.with_hint(self.still_open(self.span_at(open.index)))
            }
            _ => mistake,
        }
    }
}

/// A binary expression from its parts.
pub(super) fn binary_kind(
    operator: BinaryOperator,
    operator_span: Span,
    left: Expr,
    right: Expr,
) -> ExprKind {
    let (left, right) = (Box::new(left), Box::new(right));
    ExprKind::Binary { operator, operator_span, left, right }
}
