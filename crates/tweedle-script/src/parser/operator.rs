//! Operators, by precedence climbing.

use super::{Parse, Parser};
use crate::ast::{BinaryOperator, Expr, ExprKind, Name, UnaryOperator};
use crate::diagnostic::Diagnostic;
use crate::lexer::Token;
use crate::span::Span;

/// How tightly an operator binds; the order of the variants is the table of precedences.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(super) enum Level {
    /// Where an expression starts.
    Loosest,
    Or,
    And,
    Not,
    Is,
    Relation,
    /// `a Name b`.
    Infix,
    Range,
    Sum,
    Sidle,
    OrdinalSum,
    Product,
    /// A sign: `-2^2` is `-(2^2)`.
    Sign,
    Power,
    /// What no operator can take apart.
    Tightest,
}

/// Which operand an operator leaves to another one of its own level.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Chain {
    /// `a - b - c` is `(a - b) - c`.
    Left,
    /// `a ^ b ^ c` is `a ^ (b ^ c)`.
    Right,
    /// `a & b & c` is an error.
    Never,
}

/// The operator a token stands for between two operands.
fn binary(token: Token) -> Option<(BinaryOperator, Level, Chain)> {
    use BinaryOperator as Op;
    Some(match token {
        Token::Or => (Op::Or, Level::Or, Chain::Left),
        Token::And => (Op::And, Level::And, Chain::Left),
        Token::Is => (Op::Is, Level::Is, Chain::Never),
        // Comparisons nest to the right, as in CGSuite; the evaluator rejects what it cannot order.
        Token::Equal => (Op::Equal, Level::Relation, Chain::Right),
        Token::NotEqual => (Op::NotEqual, Level::Relation, Chain::Right),
        Token::Less => (Op::Less, Level::Relation, Chain::Right),
        Token::Greater => (Op::Greater, Level::Relation, Chain::Right),
        Token::LessEqual => (Op::LessEqual, Level::Relation, Chain::Right),
        Token::GreaterEqual => (Op::GreaterEqual, Level::Relation, Chain::Right),
        Token::Confused => (Op::Confused, Level::Relation, Chain::Right),
        Token::LessOrConfused => (Op::LessOrConfused, Level::Relation, Chain::Right),
        Token::GreaterOrConfused => (Op::GreaterOrConfused, Level::Relation, Chain::Right),
        Token::Identical => (Op::Identical, Level::Relation, Chain::Right),
        Token::NotIdentical => (Op::NotIdentical, Level::Relation, Chain::Right),
        Token::Plus => (Op::Add, Level::Sum, Chain::Left),
        Token::Minus => (Op::Subtract, Level::Sum, Chain::Left),
        Token::PlusMinus => (Op::PlusMinus, Level::Sum, Chain::Left),
        Token::Ampersand => (Op::Sidle, Level::Sidle, Chain::Never),
        Token::Colon => (Op::OrdinalSum, Level::OrdinalSum, Chain::Left),
        Token::Star => (Op::Multiply, Level::Product, Chain::Left),
        Token::Slash => (Op::Divide, Level::Product, Chain::Left),
        Token::Percent => (Op::Modulo, Level::Product, Chain::Left),
        Token::Ups(1) => (Op::Power, Level::Power, Chain::Right),
        _ => return None,
    })
}

impl Level {
    /// The next tighter level.
    fn tighter(self) -> Level {
        match self {
            Level::Loosest => Level::Or,
            Level::Or => Level::And,
            Level::And => Level::Not,
            Level::Not => Level::Is,
            Level::Is => Level::Relation,
            Level::Relation => Level::Infix,
            Level::Infix => Level::Range,
            Level::Range => Level::Sum,
            Level::Sum => Level::Sidle,
            Level::Sidle => Level::OrdinalSum,
            Level::OrdinalSum => Level::Product,
            Level::Product => Level::Sign,
            Level::Sign => Level::Power,
            Level::Power | Level::Tightest => Level::Tightest,
        }
    }
}

impl Parser<'_> {
    /// An expression, assignments included.
    pub(super) fn expression(&mut self) -> Parse<Expr> {
        let left = self.operators(Level::Loosest)?;
        if self.peek() != Token::Assign {
            return Ok(left);
        }
        let ExprKind::Name(text) = &left.kind else {
            let message = "Only a name can stand to the left of `:=`.";
            return Err(Diagnostic::new(message, left.span));
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
            while let Some(next) = parser.infix(&mut left, level)? {
                left = next;
            }
            Ok(left)
        })
    }

    /// What starts an expression: an operand with its signs.
    fn prefix(&mut self, level: Level) -> Parse<Expr> {
        let (operator, own_level) = match self.peek() {
            Token::Not => (UnaryOperator::Not, Level::Not),
            Token::Plus => (UnaryOperator::Plus, Level::Sign),
            Token::Minus => (UnaryOperator::Minus, Level::Sign),
            Token::PlusMinus => (UnaryOperator::PlusMinus, Level::Sign),
            _ => return self.operand(level),
        };
        if own_level < level {
            return Err(self.misplaced_prefix(operator));
        }
        if operator == UnaryOperator::Minus
            && self.touches_previous(self.position + 1)
            && let Some(number) = self.number_with_suffix(self.position + 1, level)
        {
            return self.suffixed_number(number);
        }
        let operator_span = self.bump();
        self.check_operand(operator.symbol())?;
        let operand = Box::new(self.operators(own_level)?);
        let span = operator_span.to(operand.span);
        self.node(ExprKind::Unary { operator, operator_span, operand }, span)
    }

    fn misplaced_prefix(&self, operator: UnaryOperator) -> Diagnostic {
        let symbol = operator.symbol();
        let before = self.previous_span().slice(self.text);
        let message = format!("`{symbol}` cannot stand directly after `{before}`.");
        let hint = if operator == UnaryOperator::Not {
            "Put brackets around the negation: `(not x)`.".to_owned()
        } else {
            format!("Put brackets around what it applies to: `2^({symbol}1)`.")
        };
        Diagnostic::new(message, self.span()).with_hint(hint)
    }

    /// An operand without a sign, with what follows it directly.
    fn operand(&mut self, level: Level) -> Parse<Expr> {
        match self.number_with_suffix(self.position, level) {
            Some(number) => self.suffixed_number(number),
            None => self.postfix(),
        }
    }

    /// Continues `left` by one operator and its right operand, or returns `None` if no operator of
    /// `level` follows.
    fn infix(&mut self, left: &mut Expr, level: Level) -> Parse<Option<Expr>> {
        match self.peek() {
            Token::DotDot if level <= Level::Range => {
                return self.range(take(left)).map(Some);
            }
            // Without an operand behind it, the name is one that lost its operator.
            Token::Identifier if level <= Level::Infix && self.operand_follows() => {
                let method = self.name("a method")?;
                let argument = Box::new(self.operators(Level::Infix.tighter())?);
                let span = left.span.to(argument.span);
                let object = Box::new(take(left));
                return self.node(ExprKind::Infix { object, method, argument }, span).map(Some);
            }
            _ => {}
        }
        let Some((operator, own_level, chain)) = binary(self.peek()) else { return Ok(None) };
        if own_level < level {
            return Ok(None);
        }
        let operator_span = self.bump();
        self.check_binary_operand(operator)?;
        let right_level = if chain == Chain::Right { own_level } else { own_level.tighter() };
        let right = self.operators(right_level)?;
        let span = left.span.to(right.span);
        if chain == Chain::Never && binary(self.peek()).is_some_and(|next| next.1 == own_level) {
            let symbol = operator.symbol();
            let message = format!("`{symbol}` cannot be chained.");
            return Err(Diagnostic::new(message, self.span())
                .with_hint(format!("Say with brackets which `{symbol}` comes first.")));
        }
        self.node(binary_kind(operator, operator_span, take(left), right), span).map(Some)
    }

    /// Whether the token after the current one can start an operand.
    fn operand_follows(&self) -> bool {
        let next = self.token(self.position + 1);
        next.starts_operand() || next.is_sign()
    }

    /// Complains unless an operand follows a binary operator.
    fn check_binary_operand(&self, operator: BinaryOperator) -> Parse<()> {
        let Err(diagnostic) = self.check_operand(operator.symbol()) else { return Ok(()) };
        // `2*1/2^` is the one way in which a well-formed printed number ends up here.
        let suffix = matches!(operator, BinaryOperator::Multiply | BinaryOperator::Power);
        if suffix && diagnostic.hint.is_none() && self.after_number(self.position - 1) {
            let symbol = operator.symbol();
            return Err(diagnostic.with_hint(format!(
                "A number with `{symbol}` attached needs brackets when it is part of a product or a power."
            )));
        }
        Err(diagnostic)
    }

    /// `from..to..step`, after `from`.
    fn range(&mut self, from: Expr) -> Parse<Expr> {
        self.bump();
        self.check_operand("..")?;
        let to = Box::new(self.operators(Level::Range.tighter())?);
        let step = if self.eat(Token::DotDot) {
            self.check_operand("..")?;
            Some(Box::new(self.operators(Level::Range.tighter())?))
        } else {
            None
        };
        if self.peek() == Token::DotDot {
            let message = "A range has at most three parts: `from..to..step`.";
            return Err(Diagnostic::new(message, self.span()));
        }
        let span = from.span.to(self.previous_span());
        self.node(ExprKind::Range { from: Box::new(from), to, step }, span)
    }

    /// The message for something that stands behind a complete expression.
    pub(super) fn missing_operator(&self, expected: &str) -> Diagnostic {
        match self.peek() {
            Token::Ups(n) if n > 1 => {
                let carets = "^".repeat(n.min(8) as usize);
                Diagnostic::new(format!("`{carets}` is not an operator."), self.span())
                    .with_hint("A power is written `^`; ups are added with `+`.")
            }
            _ => self.unexpected(expected),
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
