//! Ups, downs and stars, alone and attached to a number.
//!
//! `CGSuite` prints 2 + * as `2*` and cannot read it back; we can. The rules, in which "directly"
//! means without space:
//!
//! - The number is an integer or a fraction written without space, with its sign if an operator
//!   does not need the sign: `3-1^*` is 3 - (1 + ^*), and `-1/2^*` is -1/2 + ^*.
//! - `v`, `vv`, `^^`, `^<2>` and their like directly behind the number are attached to it.
//! - `^` directly behind it is attached when `*` or `[` follows directly, or nothing that could be
//!   an exponent. `2^3` is a power, and `2^-1` a mistake rather than 1^.
//! - `*` directly behind it is attached when nothing follows that could be multiplied. So `2*3` is
//!   6, as in `CGScript`, even though 2 + *3 is printed like that.
//! - `Tiny(...)`, `Miny(...)`, `over` and `under` directly behind it are attached.
//! - Right of `*`, `/`, `%` or `^` a number has nothing attached: the meaning of `2*3*` is unclear.

use super::operator::{Level, PRODUCT, binary_kind};
use super::state::{Parse, Parser};
use crate::ast::{BinaryOperator, Direction, Expr, ExprKind, UnaryOperator, UpAmount};
use crate::diagnostic::Diagnostic;
use crate::lexer::{Token, index_of_nth};
use crate::say;
use crate::span::Span;

/// The shape of a number that something is attached to.
pub(super) enum SuffixedNumber {
    Integer,
    Fraction,
}

impl Parser<'_> {
    /// The shape of the number at an index, if it is one with something attached and may be, as an
    /// operand at this level.
    pub(super) fn number_with_suffix(&self, at: usize, level: Level) -> Option<SuffixedNumber> {
        if level > PRODUCT {
            return None;
        }
        if self.token(at) == Token::Fraction {
            // It is one token, as an integer is.
            return self.is_suffix(at + 1).then_some(SuffixedNumber::Integer);
        }
        if self.token(at) != Token::Integer {
            return None;
        }
        if self.is_fraction(at) {
            self.is_suffix(at + 3).then_some(SuffixedNumber::Fraction)
        } else {
            self.is_suffix(at + 1).then_some(SuffixedNumber::Integer)
        }
    }

    /// True if a fraction of two integers, written without space, starts at an index.
    pub(super) fn is_fraction(&self, at: usize) -> bool {
        self.token(at) == Token::Integer
            && self.token(at + 1) == Token::Slash
            && self.token(at + 2) == Token::Integer
            && self.touches_previous(at + 1)
            && self.touches_previous(at + 2)
    }

    /// The fraction that [`Parser::is_fraction`] has seen.
    pub(super) fn fraction(&mut self) -> Parse<Expr> {
        let numerator = self.primary()?;
        let slash = self.bump();
        let denominator = self.primary()?;
        let span = numerator.span.to(denominator.span);
        self.node(binary_kind(BinaryOperator::Divide, slash, numerator, denominator), span)
    }

    /// True if the token at an index is attached to the number before it.
    fn is_suffix(&self, at: usize) -> bool {
        if !self.touches_previous(at) {
            return false;
        }
        let next = self.token(at + 1);
        let next_touches = self.touches_previous(at + 1);
        match self.token(at) {
            Token::Ups(1) if matches!(next, Token::Star | Token::LeftBracket) && next_touches => {
                true
            }
            Token::Ups(1) if next.is_sign() => !next_touches,
            Token::Ups(1) => !next.starts_operand() && !multiplies(next),
            Token::Star => !next.starts_operand() && !next.is_sign() && !multiplies(next),
            Token::Ups(_)
            | Token::UpArrows(_)
            | Token::Downs(_)
            | Token::UpNth
            | Token::DownNth => true,
            Token::Identifier => match self.span_at(at).slice(self.text) {
                "Tiny" | "Miny" => next == Token::LeftParen && next_touches,
                "over" | "under" => true,
                _ => false,
            },
            _ => false,
        }
    }

    /// The number that [`Parser::number_with_suffix`] has seen, with its sign and what is attached
    /// to it, as a sum.
    pub(super) fn suffixed_number(&mut self, shape: &SuffixedNumber) -> Parse<Expr> {
        let start = self.span();
        let negative = self.eat(Token::Minus);
        let mut number = match shape {
            SuffixedNumber::Integer => self.primary()?,
            SuffixedNumber::Fraction => self.fraction()?,
        };
        if negative {
            let span = start.to(number.span);
            let operand = Box::new(number);
            let operator = UnaryOperator::Minus;
            number =
                self.node(ExprKind::Unary { operator, operator_span: start, operand }, span)?;
        }
        let suffix = match self.peek() {
            Token::Star => {
                let span = self.bump();
                self.node(ExprKind::Star(None), span)?
            }
            Token::Identifier => self.named_suffix()?,
            _ => self.up()?,
        };
        let (span, between) = (start.to(suffix.span), suffix.span.at_start());
        let sum = self.node(binary_kind(BinaryOperator::Add, between, number, suffix), span)?;
        self.postfix_of(sum)
    }

    /// `Tiny(...)` and its like, behind a number.
    fn named_suffix(&mut self) -> Parse<Expr> {
        let span = self.bump();
        let name = self.node(ExprKind::Name(span.slice(self.text).to_owned()), span)?;
        if self.peek() != Token::LeftParen || !self.touches_previous(self.position) {
            return Ok(name);
        }
        let arguments = self.arguments()?;
        let kind = ExprKind::Call { function: Box::new(name), arguments };
        self.node(kind, span.to(self.previous_span()))
    }

    /// `*`, `*3`, `*(expr)`.
    pub(super) fn star(&mut self) -> Parse<Expr> {
        let start = self.bump();
        let size = self.argument()?.map(Box::new);
        self.node(ExprKind::Star(size), start.to(self.previous_span()))
    }

    /// `^`, `vv`, `^3*4`, `v(x)`, `^<2>`, `v[2]*`.
    pub(super) fn up(&mut self) -> Parse<Expr> {
        let token = self.peek();
        let start = self.bump();
        let direction = match token {
            Token::Downs(_) | Token::DownNth => Direction::Down,
            _ => Direction::Up,
        };
        let amount = match token {
            Token::Ups(1) | Token::UpArrows(1) | Token::Downs(1) => self.amount()?,
            Token::Ups(count) | Token::UpArrows(count) | Token::Downs(count) => {
                self.check_no_amount(start)?;
                UpAmount::Count(count)
            }
            _ => self.nth(start)?,
        };
        let star = match self.peek() {
            Token::Star => Some(Box::new(self.star()?)),
            _ => None,
        };
        let kind = ExprKind::Up { direction, amount, star };
        self.node(kind, start.to(self.previous_span()))
    }

    /// The amount that a single `^` or `v` applies to.
    fn amount(&mut self) -> Parse<UpAmount> {
        if self.peek() == Token::LeftBracket && self.touches_previous(self.position) {
            let open = self.bump();
            let n = Box::new(self.expression()?);
            self.close(open, Token::RightBracket, "an operator or `]`")?;
            return Ok(UpAmount::Sum(n));
        }
        Ok(match self.argument()? {
            None => UpAmount::Count(1),
            Some(n) => UpAmount::Times(Box::new(n)),
        })
    }

    /// The number in `^<2>`, a token of its own at `span`.
    fn nth(&self, span: Span) -> Parse<UpAmount> {
        let text = index_of_nth(span.slice(self.text));
        let kind = if text == "on" { ExprKind::Name(text) } else { ExprKind::Integer(text) };
        Ok(UpAmount::Nth(Box::new(self.node(kind, span)?)))
    }

    fn check_no_amount(&self, arrows: Span) -> Parse<()> {
        if self.peek() != Token::Integer {
            return Ok(());
        }
        Err(Diagnostic::new(say::number_after_arrows(self.quoted(arrows)), self.span()))
    }

    /// The primary expression an up or a star applies to, if one follows.
    ///
    /// A name with an operand behind it is a method instead: `^ Heat 2`. Only the space tells if a star or a caret
    /// behind the name starts an operand: `^ Heat *2`, but `^n*2`.
    fn argument(&mut self) -> Parse<Option<Expr>> {
        if !self.peek().starts_primary() {
            return Ok(None);
        }
        let next = self.position + 1;
        let is_method = self.peek() == Token::Identifier
            && match self.token(next) {
                Token::Star | Token::Ups(_) | Token::UpArrows(_) | Token::UpNth => {
                    !self.touches_previous(next)
                }
                token => token.starts_operand(),
            };
        if is_method { Ok(None) } else { self.nested(Self::primary).map(Some) }
    }
}

/// True if the token multiplies or divides, so that the token before it looks like a slip of the
/// pen rather than like the end of an operand.
fn multiplies(token: Token) -> bool {
    matches!(token, Token::Slash | Token::Percent)
}
