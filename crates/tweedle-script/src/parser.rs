//! Tokens to a tree, by recursive descent.
//!
//! One file for each layer of the grammar, outermost first: `statement`, `operator`, `primary`
//! with `brace`, and `literal` for ups, stars and the numbers they hang on. A rule is a method of
//! [`Parser`] that starts at the current token and either consumes what it recognises or returns
//! the message to show. Parsing stops at the first message: what follows a mistake would mostly be
//! complaints about our own guess.
//!
//! What the language has and we do not parse yet is listed in [`Parser::unsupported`] alone, so
//! that adding a construct means deleting its line there.

mod brace;
mod literal;
mod operator;
mod primary;
mod statement;

use crate::ast::{Expr, ExprKind, MAX_HEIGHT, Name, Script};
use crate::diagnostic::Diagnostic;
use crate::lexer::{Token, lex};
use crate::span::{Span, line_column};

/// What every rule returns.
type Parse<T> = Result<T, Diagnostic>;

/// Parses a program.
///
/// # Errors
/// The first thing wrong with the text. Its span lies in the text, on character boundaries.
///
/// # Examples
/// ```
/// # use tweedle_script::parse;
/// assert_eq!(parse("2 * 3 + ^")?.to_string(), "(+ (* 2 3) ^)");
/// assert_eq!(parse("(1 + 2]").unwrap_err().message, "Expected an operator, `,` or `)`, found `]`.");
/// # Ok::<(), tweedle_script::Diagnostic>(())
/// ```
pub fn parse(text: &str) -> Result<Script, Diagnostic> {
    let tokens = lex(text)?;
    Parser { text, tokens, position: 0, depth: 0 }.program()
}

/// The state of parsing: where we are, and how deep in the recursion.
struct Parser<'t> {
    text: &'t str,
    /// Ends with [`Token::EndOfText`], which is never consumed.
    tokens: Vec<(Token, Span)>,
    position: usize,
    depth: u32,
}

impl Parser<'_> {
    /// The current token.
    fn peek(&self) -> Token {
        self.token(self.position)
    }

    /// The token at an index; beyond the last one it is the end of the text again.
    fn token(&self, index: usize) -> Token {
        self.tokens.get(index).map_or(Token::EndOfText, |&(token, _)| token)
    }

    /// The place of the current token.
    fn span(&self) -> Span {
        self.span_at(self.position)
    }

    fn span_at(&self, index: usize) -> Span {
        self.tokens.get(index).or(self.tokens.last()).map_or(Span::default(), |&(_, span)| span)
    }

    /// The place of the token before the current one.
    fn previous_span(&self) -> Span {
        self.span_at(self.position.saturating_sub(1))
    }

    /// Whether no space separates the token at an index from the one before it.
    fn touches_previous(&self, index: usize) -> bool {
        index > 0 && self.span_at(index - 1).end == self.span_at(index).start
    }

    /// Consumes the current token and returns its place.
    fn bump(&mut self) -> Span {
        let span = self.span();
        if self.peek() != Token::EndOfText {
            self.position += 1;
        }
        span
    }

    /// Consumes the current token if it is this one.
    fn eat(&mut self, token: Token) -> bool {
        let found = self.peek() == token;
        if found {
            self.bump();
        }
        found
    }

    /// Consumes a name, or complains that `expected` is not there.
    fn name(&mut self, expected: &str) -> Parse<Name> {
        if self.peek() != Token::Identifier {
            return Err(self.unexpected(expected));
        }
        let span = self.bump();
        Ok(Name { text: span.slice(self.text).to_owned(), span })
    }

    /// Consumes the bracket that closes the one at `open`; `expected` names what may stand here,
    /// the closing bracket included.
    fn close(&mut self, open: Span, closer: Token, expected: &str) -> Parse<Span> {
        if self.peek() == closer {
            return Ok(self.bump());
        }
        if self.peek() == Token::EndOfText {
            return Err(self.never_closed(open, closer));
        }
        let opened = open.slice(self.text);
        Err(self.own_message().unwrap_or_else(|| {
            let (line, column) = line_column(self.text, open.start);
            let hint = format!("The `{opened}` at line {line}, column {column} is still open.");
            self.unexpected(expected).with_hint(hint)
        }))
    }

    /// Builds an expression unless the tree grows too high.
    fn node(&self, kind: ExprKind, span: Span) -> Parse<Expr> {
        let expr = Expr::new(kind, span);
        if expr.height() > MAX_HEIGHT { Err(self.too_deep()) } else { Ok(expr) }
    }

    /// Runs a rule one level deeper; every cycle of rules passes through here.
    fn nested<T>(&mut self, rule: impl FnOnce(&mut Self) -> Parse<T>) -> Parse<T> {
        if self.depth >= MAX_HEIGHT {
            return Err(self.too_deep());
        }
        self.depth += 1;
        let result = crate::with_stack(|| rule(self));
        self.depth -= 1;
        result
    }

    fn too_deep(&self) -> Diagnostic {
        Diagnostic::new("This expression is nested more than 5,000 levels deep.", self.span())
            .with_hint("Give a part of it a name, and use the name.")
    }

    /// The message that the current token is not what may stand here.
    fn unexpected(&self, expected: &str) -> Diagnostic {
        if self.peek() == Token::EndOfText
            && let Some((open, closer)) = self.innermost_open_bracket()
        {
            return self.never_closed(open, closer);
        }
        self.own_message().unwrap_or_else(|| {
            let found = self.found();
            Diagnostic::new(format!("Expected {expected}, found {found}."), self.span())
        })
    }

    /// The message that the text ends before `closer` comes.
    fn never_closed(&self, open: Span, closer: Token) -> Diagnostic {
        let opened = open.slice(self.text);
        let missing = match closer {
            Token::RightParen => ")",
            Token::RightBracket => "]",
            Token::RightBrace => "}",
            Token::Quote => "}'",
            _ => "end",
        };
        Diagnostic::new(format!("This `{opened}` is never closed."), open)
            .with_hint(format!("Add `{missing}` at the end."))
    }

    /// The last bracket before the current token that is still open, and what closes it.
    fn innermost_open_bracket(&self) -> Option<(Span, Token)> {
        let mut open = Vec::new();
        for &(token, span) in &self.tokens[..self.position] {
            match token {
                Token::LeftParen => open.push((span, Token::RightParen)),
                Token::LeftBracket => open.push((span, Token::RightBracket)),
                Token::LeftBrace => open.push((span, Token::RightBrace)),
                Token::RightParen | Token::RightBracket | Token::RightBrace => {
                    open.pop();
                }
                _ => {}
            }
        }
        open.pop()
    }

    /// The message for a current token that is wrong wherever it stands.
    fn own_message(&self) -> Option<Diagnostic> {
        if self.peek() == Token::BareEqual {
            let message = "Assignment is written `:=` and equality `==`.";
            return Some(Diagnostic::new(message, self.span()));
        }
        self.unsupported()
    }

    /// The current token in words.
    fn found(&self) -> String {
        match self.peek() {
            Token::EndOfText => "the end of the input".to_owned(),
            Token::String => "a string".to_owned(),
            _ => self.quoted(self.span()),
        }
    }

    /// A piece of the text in backticks, shortened to what fits in a sentence.
    fn quoted(&self, span: Span) -> String {
        const LONGEST: usize = 30;
        let text = span.slice(self.text);
        match text.char_indices().nth(LONGEST) {
            None => format!("`{text}`"),
            Some((end, _)) => format!("`{}...`", &text[..end]),
        }
    }

    /// The message for a construct of the language that is not parsed yet, if the current token
    /// starts one.
    fn unsupported(&self) -> Option<Diagnostic> {
        let what = match self.peek() {
            Token::For | Token::Foreach => "`for` loops are",
            Token::While => "`while` loops are",
            Token::Arrow => "Functions written with `->` are",
            Token::Def => "Functions written with `def` are",
            Token::As => "Parameters with a type, written with `as`, are",
            Token::Question => "Parameters with a default, written with `?`, are",
            Token::Ellipsis => "Parameters for several arguments, written with `...`, are",
            Token::Class
            | Token::Enum
            | Token::Extends
            | Token::External
            | Token::Mutable
            | Token::Override
            | Token::Singleton
            | Token::Static
            | Token::System => "Classes are",
            Token::This => "Classes, and with them `this`, are",
            Token::Super => "Classes, and with them `super`, are",
            Token::Do | Token::Yield | Token::From | Token::To | Token::By | Token::Where => {
                "Loops are"
            }
            Token::Break => "`break` is",
            Token::Continue => "`continue` is",
            Token::Return => "`return` is",
            Token::Try | Token::Finally => "`try` is",
            Token::Clear => "`clear` is",
            Token::Import => "`import` is",
            _ => return None,
        };
        Some(Diagnostic::new(format!("{what} not supported yet."), self.span()))
    }
}

impl Token {
    /// Whether the token can start a primary expression: an operand that is not an up or a star
    /// and carries no sign.
    fn starts_primary(self) -> bool {
        matches!(
            self,
            Token::Integer
                | Token::Fraction
                | Token::Identifier
                | Token::String
                | Token::True
                | Token::False
                | Token::Pass
                | Token::Error
                | Token::This
                | Token::LeftParen
                | Token::LeftBracket
                | Token::LeftBrace
                | Token::Quote
                | Token::If
                | Token::Begin
        )
    }

    /// Whether the token can start an operand without a sign.
    fn starts_operand(self) -> bool {
        let starts_literal = matches!(
            self,
            Token::Star
                | Token::Ups(_)
                | Token::UpArrows(_)
                | Token::Downs(_)
                | Token::UpNth
                | Token::DownNth
        );
        starts_literal || self.starts_primary()
    }

    /// Whether the token is a sign, which can start an operand too.
    fn is_sign(self) -> bool {
        matches!(self, Token::Plus | Token::Minus | Token::PlusMinus)
    }
}
