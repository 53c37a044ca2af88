//! Operands: literals, names, brackets, and the brackets and dots that may follow them directly.

use super::operator::binary_kind;
use super::state::{Parse, Parser};
use crate::ast::{Argument, BinaryOperator, Expr, ExprKind, Gathered, Name};
use crate::diagnostic::Diagnostic;
use crate::lexer::{Token, parts_of_fraction};
use crate::say;

impl Parser<'_> {
    /// An operand with its members, indices and arguments.
    pub(super) fn postfix(&mut self) -> Parse<Expr> {
        let operand = match self.peek() {
            Token::Star => self.star(),
            Token::Ups(_)
            | Token::UpArrows(_)
            | Token::Downs(_)
            | Token::UpNth
            | Token::DownNth => self.up(),
            _ => self.primary(),
        }?;
        self.postfix_of(operand)
    }

    /// The members, indices and arguments that follow an operand.
    pub(super) fn postfix_of(&mut self, mut operand: Expr) -> Parse<Expr> {
        loop {
            let start = operand.span;
            let kind = match self.peek() {
                Token::LeftBracket | Token::LeftParen if self.is_leading_control(&operand) => {
                    return Ok(operand);
                }
                Token::Dot => {
                    self.bump();
                    if self.peek() == Token::Integer && matches!(operand.kind, ExprKind::Integer(_))
                    {
                        let span = start.to(self.span());
                        return Err(Diagnostic::new(say::decimal_number(), span));
                    }
                    let name = self.name("the name of a member after `.`")?;
                    ExprKind::Member { object: Box::new(operand), name }
                }
                Token::LeftBracket => {
                    let open = self.bump();
                    let index = Box::new(self.expression()?);
                    if self.peek() == Token::Comma {
                        let mistake = self.unexpected("an operator or `]`");
                        let hint = "A cell of a board is written `g[(row, column)]`.";
                        return Err(mistake.with_hint(hint));
                    }
                    self.close(open, Token::RightBracket, "an operator or `]`")?;
                    ExprKind::Index { object: Box::new(operand), index }
                }
                Token::LeftParen => {
                    let arguments = self.arguments()?;
                    ExprKind::Call { function: Box::new(operand), arguments }
                }
                _ => return Ok(operand),
            };
            operand = self.node(kind, start.to(self.previous_span()))?;
        }
    }

    /// `(a, name => b)`.
    pub(super) fn arguments(&mut self) -> Parse<Vec<Argument>> {
        let open = self.bump();
        let mut arguments = Vec::new();
        if self.eat(Token::RightParen) {
            return Ok(arguments);
        }
        loop {
            let named = self.peek() == Token::Identifier
                && self.token(self.position + 1) == Token::FatArrow;
            arguments.push(if named {
                let name = self.name("a name")?;
                self.bump();
                Argument { name: Some(name), value: self.operand_of("=>")? }
            } else {
                let mut value = self.expression()?;
                if self.peek() == Token::For {
                    if !arguments.is_empty() {
                        return Err(self.several_elements());
                    }
                    let start = value.span;
                    value = self.comprehension(Gathered::List(Box::new(value)), start)?;
                    self.close(open, Token::RightParen, "an operator, `for` or `)`")?;
                    return Ok(vec![Argument { name: None, value }]);
                }
                Argument { name: None, value }
            });
            if !self.eat(Token::Comma) {
                self.close(open, Token::RightParen, "an operator, `,` or `)`")?;
                return Ok(arguments);
            }
            self.check_operand(",")?;
        }
    }

    /// An operand that is no up or star and has nothing attached.
    pub(super) fn primary(&mut self) -> Parse<Expr> {
        let span = self.span();
        let kind = match self.peek() {
            Token::Integer => ExprKind::Integer(span.slice(self.text).to_owned()),
            Token::Fraction => {
                let (numerator, denominator) = parts_of_fraction(span.slice(self.text));
                let part = |digits: &str| Expr::new(ExprKind::Integer(digits.to_owned()), span);
                let parts = (part(numerator), part(denominator));
                let quotient = binary_kind(BinaryOperator::Divide, span, parts.0, parts.1);
                ExprKind::Paren(Box::new(self.node(quotient, span)?))
            }
            Token::String => ExprKind::String(self.string(span)?),
            Token::StringStart => return self.interpolated(),
            Token::True => ExprKind::Boolean(true),
            Token::False => ExprKind::Boolean(false),
            Token::Pass => ExprKind::Pass,
            Token::This => ExprKind::This,
            Token::Super => {
                if self.token(self.position + 1) != Token::Dot {
                    self.bump();
                    return Err(self.unexpected("`.` after `super`").with_hint(
                        "`super.Name` is the method that the class overrides; the object is `this`.",
                    ));
                }
                ExprKind::Super
            }
            Token::Identifier => {
                if self.token(self.position + 1) == Token::LeftBrace {
                    return self.named_game();
                }
                ExprKind::Name(span.slice(self.text).to_owned())
            }
            Token::Error => return self.error(),
            Token::If => return self.conditional(),
            Token::Begin => return self.block(),
            Token::For | Token::While => return self.looped(),
            Token::LeftParen => return self.parenthesised(),
            Token::LeftBracket => return self.list(),
            Token::LeftBrace => return self.brace(),
            Token::Quote => return self.explicit_game(),
            _ => return Err(self.unexpected("an expression")),
        };
        self.bump();
        self.node(kind, span)
    }

    /// `name{...|...}`.
    fn named_game(&mut self) -> Parse<Expr> {
        let name: Name = self.name("a name")?;
        let (start, open) = (name.span, self.position);
        let game = match self.game(Some(name)) {
            Ok(game) => game,
            Err(mistake) if self.is_hopeless.get() || self.has_bars(open) => return Err(mistake),
            // Behind a condition, braces without bars are a block of another language.
            Err(mistake) => match self.behind_head {
                None => return Err(mistake),
                Some(expected) => {
                    self.position = open;
                    return Err(self.unexpected(expected));
                }
            },
        };
        self.node(ExprKind::Game(game), start.to(self.previous_span()))
    }

    /// True if a bar follows in the braces that open at an index, not far behind it.
    fn has_bars(&self, open: usize) -> bool {
        const FAR: usize = 1_000;
        let mut depth = 0;
        for index in open..self.tokens.len().min(open + FAR) {
            match self.token(index) {
                Token::LeftBrace => depth += 1,
                Token::RightBrace if depth == 1 => return false,
                Token::RightBrace => depth -= 1,
                Token::Bars(_) if depth == 1 => return true,
                _ => {}
            }
        }
        false
    }

    /// `'{...|...}'`.
    fn explicit_game(&mut self) -> Parse<Expr> {
        let open = self.bump();
        if self.peek() != Token::LeftBrace {
            let mistake = self.unexpected("`{` after `'`");
            let line = self.text[open.end as usize..].lines().next().unwrap_or("");
            let is_string = line.contains('\'') && self.peek() != Token::Quote;
            return Err(if is_string {
                mistake.with_hint("A string is written between double quotes: `\"xo|ox\"`.")
            } else {
                mistake
            });
        }
        let mut game = self.game(None)?;
        game.explicit = true;
        let close = self.close(open, Token::Quote, "`'` after the closing `}`")?;
        self.node(ExprKind::Game(game), open.to(close))
    }

    /// `error(message)`.
    fn error(&mut self) -> Parse<Expr> {
        let start = self.bump();
        if self.peek() != Token::LeftParen {
            return Err(self.unexpected("`(` after `error`"));
        }
        let open = self.bump();
        let message = Box::new(self.expression()?);
        let close = self.close(open, Token::RightParen, "an operator or `)`")?;
        self.node(ExprKind::Error(message), start.to(close))
    }

    /// `(e)`, `(row, column)` or `(e for x in c)`.
    fn parenthesised(&mut self) -> Parse<Expr> {
        let open = self.bump();
        if self.peek() == Token::RightParen {
            return Err(self.unexpected("an expression"));
        }
        let first = self.expression()?;
        let (kind, expected) = if self.peek() == Token::For {
            let (gathered, clauses) = (Gathered::List(Box::new(first)), self.clauses()?);
            (ExprKind::Comprehension { gathered, clauses }, "an operator, `for` or `)`")
        } else if self.eat(Token::Comma) {
            let second = Box::new(self.operand_of(",")?);
            match self.peek() {
                Token::Comma => {
                    return Err(Diagnostic::new(say::too_many_coordinates(), self.span()));
                }
                Token::For => return Err(self.several_elements()),
                _ => (ExprKind::Coordinates(Box::new(first), second), "an operator or `)`"),
            }
        } else {
            (ExprKind::Paren(Box::new(first)), "an operator, `,` or `)`")
        };
        let close = self.close(open, Token::RightParen, expected)?;
        self.node(kind, open.to(close))
    }

    /// `[a, b]`.
    fn list(&mut self) -> Parse<Expr> {
        let open = self.bump();
        let mut elements = self.expressions(|token| token == Token::RightBracket)?;
        if self.peek() == Token::For {
            let element = elements.pop().filter(|_| elements.is_empty());
            let gathered =
                Gathered::List(Box::new(element.ok_or_else(|| self.several_elements())?));
            let clauses = self.clauses()?;
            let close = self.close(open, Token::RightBracket, "an operator, `for` or `]`")?;
            return self.node(ExprKind::Comprehension { gathered, clauses }, open.to(close));
        }
        let close = self.close(open, Token::RightBracket, "an operator, `,` or `]`")?;
        self.node(ExprKind::List(elements), open.to(close))
    }

    /// Expressions between commas; none if a token that `ends` them comes first.
    pub(super) fn expressions(&mut self, ends: impl Fn(Token) -> bool) -> Parse<Vec<Expr>> {
        let mut expressions = Vec::new();
        if ends(self.peek()) {
            return Ok(expressions);
        }
        loop {
            expressions.push(self.expression()?);
            if !self.eat(Token::Comma) {
                return Ok(expressions);
            }
            self.check_operand(",")?;
        }
    }
}
