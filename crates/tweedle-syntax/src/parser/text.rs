//! Strings, and the values in them.

use super::state::{Parse, Parser};
use crate::ast::{Expr, ExprKind, Piece};
use crate::lexer::{Token, unescape};
use crate::span::Span;

impl Parser<'_> {
    /// A string without values.
    pub(super) fn string(&self, span: Span) -> Parse<String> {
        unescape(self.text, Span::new(span.start + 1, span.end - 1))
    }

    /// `"a \(x) b"`.
    pub(super) fn interpolated(&mut self) -> Parse<Expr> {
        let start = self.bump();
        let mut pieces = Vec::new();
        let mut open = Span::new(start.end - 2, start.end);
        self.piece(Span::new(start.start + 1, open.start), &mut pieces)?;
        loop {
            pieces.push(Piece::Value(self.expression()?));
            let span = self.span();
            let end = if self.peek() == Token::StringMiddle {
                span.end - 2
            } else {
                self.close(open, Token::StringEnd, "an operator or `)`")?;
                span.end - 1
            };
            self.piece(Span::new(span.start + 1, end), &mut pieces)?;
            if self.previous_span() == span {
                return self.node(ExprKind::Interpolated(pieces), start.to(span));
            }
            open = Span::new(end, span.end);
            self.bump();
        }
    }

    /// Adds the text between two values, if there is any.
    fn piece(&self, span: Span, pieces: &mut Vec<Piece>) -> Parse<()> {
        if !span.range().is_empty() {
            pieces.push(Piece::Text(unescape(self.text, span)?));
        }
        Ok(())
    }
}
