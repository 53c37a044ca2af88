//! The state of parsing, and the steps that all rules take.

use super::balance::Indents;
use crate::ast::{Expr, ExprKind, MAX_HEIGHT, Name};
use crate::diagnostic::Diagnostic;
use crate::lexer::Token;
use crate::say;
use crate::span::{Span, line_column};
use std::cell::{Cell, OnceCell};

/// The result of every rule.
pub(super) type Parse<T> = Result<T, Diagnostic>;

/// The state of parsing: where we are, and how deep in the recursion.
pub(super) struct Parser<'t> {
    pub(super) text: &'t str,
    /// Ends with [`Token::EndOfText`], which is never consumed.
    pub(super) tokens: Vec<(Token, Span)>,
    pub(super) position: usize,
    pub(super) depth: u32,
    /// The number of classes and `try`s that are open around the current token.
    pub(super) declarations: u32,
    /// The first token of the innermost statement that is being parsed.
    pub(super) statement: usize,
    /// The start of the statement if it starts with `if`, `begin` or a loop.
    pub(super) leading: Option<u32>,
    /// The words, as messages name them, that come behind the beginning of `if` or `for`, if the current token
    /// belongs to one.
    pub(super) behind_head: Option<&'static str>,
    /// The comments `/** ... */`.
    pub(super) docs: Vec<Span>,
    /// The brackets that hold the parameters of a function, by their opening tokens.
    pub(super) parameter_lists: Vec<usize>,
    /// The mistakes that the lexer found.
    pub(super) lexical: &'t [Diagnostic],
    /// The mistakes found until now.
    pub(super) mistakes: Vec<Diagnostic>,
    /// The tokens that would close the brackets that mistakes left open.
    pub(super) pardoned: Vec<Token>,
    pub(super) recoveries: u32,
    /// True if the first mistake is that the text ends.
    pub(super) is_cut_short: bool,
    /// True if parsing cannot go on after a mistake.
    pub(super) is_hopeless: Cell<bool>,
    pub(super) indents: OnceCell<Indents>,
}

impl Parser<'_> {
    /// The current token.
    pub(super) fn peek(&self) -> Token {
        self.token(self.position)
    }

    /// The token at an index; beyond the last one it is the end of the text again.
    pub(super) fn token(&self, index: usize) -> Token {
        self.tokens.get(index).map_or(Token::EndOfText, |&(token, _)| token)
    }

    /// The place of the current token.
    pub(super) fn span(&self) -> Span {
        self.span_at(self.position)
    }

    pub(super) fn span_at(&self, index: usize) -> Span {
        self.tokens.get(index).or(self.tokens.last()).map_or(Span::default(), |&(_, span)| span)
    }

    /// The place of the token before the current one.
    pub(super) fn previous_span(&self) -> Span {
        self.span_at(self.position.saturating_sub(1))
    }

    /// True if no space separates the token at an index from the one before it.
    pub(super) fn touches_previous(&self, index: usize) -> bool {
        index > 0 && self.span_at(index - 1).end == self.span_at(index).start
    }

    /// Consumes the current token and returns its place.
    pub(super) fn bump(&mut self) -> Span {
        let span = self.span();
        if self.peek() != Token::EndOfText {
            self.position += 1;
        }
        span
    }

    /// Consumes the current token if it is this one.
    pub(super) fn eat(&mut self, token: Token) -> bool {
        let found = self.peek() == token;
        if found {
            self.bump();
        }
        found
    }

    /// Consumes a name, or complains that `expected` is not there.
    pub(super) fn name(&mut self, expected: &str) -> Parse<Name> {
        if self.peek() != Token::Identifier {
            return Err(self.unexpected(expected));
        }
        let span = self.bump();
        Ok(Name { text: span.slice(self.text).to_owned(), span })
    }

    /// Consumes the bracket that closes the one at `open`; `expected` names what may stand here,
    /// the closing bracket included.
    pub(super) fn close(&mut self, open: Span, closer: Token, expected: &str) -> Parse<Span> {
        if self.peek() == closer {
            return Ok(self.bump());
        }
        if self.is_at_end() {
            return Err(self.never_closed(open, closer));
        }
        let mistake = self.unexpected(expected);
        let is_plain = mistake.hint.is_none() && self.foreign_message().is_none();
        Err(if is_plain { mistake.with_hint(self.still_open(open)) } else { mistake })
    }

    /// A sentence that says where the open bracket or construct was opened.
    pub(super) fn still_open(&self, open: Span) -> String {
        let (line, column) = line_column(self.text, open.start);
        let opened = open.slice(self.text);
        format!("The `{opened}` at line {line}, column {column} is still open.")
    }

    /// True if nothing follows but what `balance` may have added.
    pub(super) fn is_at_end(&self) -> bool {
        let mut rest = self.position..self.tokens.len();
        rest.all(|index| {
            self.token(index) == Token::EndOfText || self.span_at(index).range().is_empty()
        })
    }

    /// Builds an expression unless the tree grows too high.
    pub(super) fn node(&self, kind: ExprKind, span: Span) -> Parse<Expr> {
        let expr = Expr::new(kind, span);
        if expr.height() > MAX_HEIGHT { Err(self.too_deep()) } else { Ok(expr) }
    }

    /// Runs a rule one level deeper; every cycle of rules passes through here.
    pub(super) fn nested<T>(&mut self, rule: impl FnOnce(&mut Self) -> Parse<T>) -> Parse<T> {
        if self.depth >= MAX_HEIGHT {
            return Err(self.too_deep());
        }
        self.depth += 1;
        let result = crate::with_stack(|| rule(self));
        self.depth -= 1;
        result
    }

    /// The indentation of the lines of the tokens, computed when it is first asked for.
    pub(super) fn indents(&self) -> &Indents {
        self.indents.get_or_init(|| Indents::new(self.text, &self.tokens))
    }

    pub(super) fn too_deep(&self) -> Diagnostic {
        self.is_hopeless.set(true);
        Diagnostic::new(say::expression_too_deep(), self.span())
    }

    /// The message that the current token is none that may stand here.
    pub(super) fn unexpected(&self, expected: &str) -> Diagnostic {
        if self.peek() == Token::EndOfText
            && let Some((open, closer)) = self.innermost_open_bracket()
        {
            return self.never_closed(open, closer);
        }
        self.foreign_message().unwrap_or_else(|| {
            let found = self.found();
            let mistake = Diagnostic::new(say::expected(expected, &found), self.span());
            match self.foreign_hint() {
                Some(hint) => mistake.with_hint(hint),
                None => mistake,
            }
        })
    }

    /// The message that the text ends before `closer` comes.
    pub(super) fn never_closed(&self, open: Span, closer: Token) -> Diagnostic {
        let opened = open.slice(self.text);
        let missing = match closer {
            Token::RightParen => ")",
            Token::RightBracket => "]",
            Token::RightBrace => "}",
            Token::StringEnd => ")\"",
            Token::Quote => "}'",
            _ => "end",
        };
        Diagnostic::new(say::bracket_never_closed(opened, missing), open)
    }

    /// The last bracket before the current token that is still open, and the token that closes it.
    pub(super) fn innermost_open_bracket(&self) -> Option<(Span, Token)> {
        let nest = self.open_here();
        let open = nest.open().last().filter(|open| open.closer != Token::End)?;
        Some((self.span_at(open.index), open.closer))
    }

    /// Notes, before the first mistake is, whether it is that the text ends.
    pub(super) fn note_whether_cut_short(&mut self) {
        if self.mistakes.is_empty() {
            let is_at_end = self.peek() == Token::EndOfText && !self.is_hopeless.get();
            self.is_cut_short = is_at_end && self.foreign_message().is_none();
        }
    }

    /// The current token in words.
    pub(super) fn found(&self) -> String {
        match self.peek() {
            Token::EndOfText => "the end of the input".to_owned(),
            // It stands where the indentation says that it is missing.
            Token::End if self.span().range().is_empty() => {
                if self.is_at_end() { "the end of the input" } else { "nothing" }.to_owned()
            }
            Token::String | Token::StringStart => "a string".to_owned(),
            Token::StringMiddle | Token::StringEnd => "the `)` of a value in a string".to_owned(),
            _ => self.quoted(self.span()),
        }
    }

    /// A piece of the text in backticks, shortened so that it fits in a sentence.
    pub(super) fn quoted(&self, span: Span) -> String {
        const LONGEST: usize = 30;
        let text = span.slice(self.text);
        match text.char_indices().nth(LONGEST) {
            None => format!("`{text}`"),
            Some((end, _)) => format!("`{}...`", &text[..end]),
        }
    }
}
