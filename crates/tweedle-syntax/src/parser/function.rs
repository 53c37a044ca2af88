//! Functions and their parameters.

use super::operator::LOOSEST;
use super::state::{Parse, Parser};
use crate::ast::{Default, Expr, ExprKind, Function, Name, Parameter};
use crate::diagnostic::Diagnostic;
use crate::lexer::Token;
use crate::say;
use crate::span::Span;

/// The opening brackets of all `(...) ->`, in order.
pub(super) fn parameter_lists(tokens: &[(Token, Span)]) -> Vec<usize> {
    let (mut open, mut lists) = (Vec::new(), Vec::new());
    for (index, (token, _)) in tokens.iter().enumerate() {
        match token {
            Token::LeftParen => open.push(index),
            Token::RightParen => {
                let is_function = tokens.get(index + 1).is_some_and(|next| next.0 == Token::Arrow);
                lists.extend(open.pop().filter(|_| is_function));
            }
            _ => {}
        }
    }
    lists.sort_unstable();
    lists
}

impl Parser<'_> {
    /// True if a function such as `x -> e` starts at the current token.
    pub(super) fn is_function(&self) -> bool {
        match self.peek() {
            Token::Identifier => self.token(self.position + 1) == Token::Arrow,
            Token::LeftParen => self.parameter_lists.binary_search(&self.position).is_ok(),
            _ => false,
        }
    }

    /// `x -> e`, `(x, y) -> e`.
    pub(super) fn function(&mut self) -> Parse<Expr> {
        let start = self.span();
        let parameters = if self.peek() == Token::LeftParen {
            self.parameters()?
        } else {
            let name = self.name("the name of a parameter")?;
            vec![Parameter { name, class: None, default: Default::Required, is_variadic: false }]
        };
        if !self.eat(Token::Arrow) {
            return Err(self.unexpected("`->` after the parameters of a function"));
        }
        self.check_operand("->")?;
        let body = Box::new(self.operators(LOOSEST)?);
        if self.peek() == Token::Assign {
            return Err(Diagnostic::new(say::body_is_assignment(), self.span()).with_hint(
                format!(
                    "Put it into `begin ... end`: `x -> begin {} := ... end`.",
                    short(body.span.slice(self.text))
                ),
            ));
        }
        let span = start.to(body.span);
        self.node(ExprKind::Function(Function { parameters, body }), span)
    }

    /// `(x as T ? e, ys...)`.
    pub(super) fn parameters(&mut self) -> Parse<Vec<Parameter>> {
        let open = self.bump();
        let mut parameters = Vec::new();
        if self.eat(Token::RightParen) {
            return Ok(parameters);
        }
        loop {
            parameters.push(self.parameter()?);
            if !self.eat(Token::Comma) {
                break;
            }
        }
        let (hint, mistake) = match self.peek() {
            Token::RightParen => {
                self.bump();
                return Ok(parameters);
            }
            Token::Colon => ("The class of a parameter is written `x as Integer`.", None),
            Token::Assign => ("A default is written `x ? 3`.", None),
            Token::BareEqual => (
                "A default is written `x ? 3`.",
                Some(Diagnostic::new(say::equals_after_parameter(), self.span())),
            ),
            Token::Identifier if self.token(self.position - 1) == Token::Identifier => {
                let (class, name) = (self.previous_span(), self.span());
                let mistake = self.unexpected("`,` or `)` after a parameter");
                return Err(mistake.with_hint(format!(
                    "The class of a parameter stands behind it: `{} as {}`.",
                    short(name.slice(self.text)),
                    short(class.slice(self.text))
                )));
            }
            _ => {
                self.close(open, Token::RightParen, "`,` or `)` after a parameter")?;
                return Ok(parameters);
            }
        };
        let expected = "`,`, `as`, `?` or `)` after the name of a parameter";
        Err(mistake.unwrap_or_else(|| self.unexpected(expected)).with_hint(hint))
    }

    fn parameter(&mut self) -> Parse<Parameter> {
        if self.peek() == Token::Star && self.token(self.position + 1) == Token::Identifier {
            let mistake = self.unexpected("the name of a parameter");
            return Err(
                mistake.with_hint("A parameter for all further arguments is written `x...`.")
            );
        }
        let name = self.name("the name of a parameter")?;
        let class = if self.eat(Token::As) {
            Some(self.qualified_name("a class after `as`")?)
        } else {
            None
        };
        let mut parameter =
            Parameter { name, class, default: Default::Required, is_variadic: false };
        if self.eat(Token::Question) {
            parameter.default = match self.peek() {
                Token::Comma | Token::RightParen => Default::Nothing,
                _ => Default::Value(Box::new(self.operand_of("?")?)),
            };
        } else {
            parameter.is_variadic = self.eat(Token::Ellipsis);
        }
        Ok(parameter)
    }

    /// A name with the names of its packages, `game.grid.Clobber`, or a complaint that `expected` is not there.
    pub(super) fn qualified_name(&mut self, expected: &str) -> Parse<Name> {
        let mut name = self.name(expected)?;
        while self.eat(Token::Dot) {
            let part = self.name("a name after `.`")?;
            name.text.push('.');
            name.text.push_str(&part.text);
            name.span = name.span.to(part.span);
        }
        Ok(name)
    }

    /// The body of a function or a method: `:= e` or `begin s end`. `after` says what it stands behind.
    pub(super) fn body(&mut self, after: &str) -> Parse<Expr> {
        match self.peek() {
            Token::Assign => {
                self.bump();
                self.operand_of(":=")
            }
            Token::Begin => self.nested(Self::block),
            Token::BareEqual | Token::Equal | Token::FatArrow | Token::Arrow => {
                let found = self.found();
                let hint = "What it computes follows `:=`, or stands between `begin` and `end`.";
                self.report(
                    Diagnostic::new(say::body_expected(after, &found), self.span()).with_hint(hint),
                );
                self.bump();
                self.nested(Self::expression)
            }
            _ => {
                let hint = "What it computes follows `:=`, or stands between `begin` and `end`.";
                Err(self.unexpected(&format!("`:=` or `begin` after {after}")).with_hint(hint))
            }
        }
    }
}

/// A piece of the text for a hint, unless it is long.
fn short(text: &str) -> &str {
    if text.len() <= 30 && !text.contains(['\n', '`']) { text } else { "y" }
}
