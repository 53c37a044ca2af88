//! Tokens to a tree, by recursive descent.
//!
//! One file for each layer of the grammar, outermost first: `statement`, `class`, `control` with `clause`,
//! `function`, `operator`, `primary` with `brace`, and `literal` for ups, stars and the numbers they hang
//! on. A rule is a method of [`Parser`] that starts at the current token and either consumes what it
//! recognises or returns the message to show.
//!
//! A mistake ends the statement or the member of a class that it stands in; `recover` finds the next one.
//! `nest` knows what is open at a place, `balance` where an `end` is missing, `foreign` how other languages
//! write what stands here, `words` what a token may begin.

mod balance;
mod brace;
mod class;
mod clause;
mod control;
mod doc;
mod foreign;
mod function;
mod literal;
mod member;
mod nest;
mod operator;
mod primary;
mod recover;
mod statement;
mod text;
mod words;

use std::cell::{Cell, OnceCell};

use self::balance::{Indents, balance};
use crate::ast::{Expr, ExprKind, MAX_HEIGHT, Name, Script};
use crate::diagnostic::Diagnostic;
use crate::lexer::{Lexed, Token, lex_all};
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
    let (script, mistakes) = attempt(text);
    mistakes.into_iter().next().map_or(Ok(script), Err)
}

/// Parses a program, and goes on after mistakes.
///
/// What it returns beside mistakes is what could be understood, for whoever looks at a text that is being
/// written; nobody should evaluate it. The mistakes are in the order of the text, at most 50, and each is
/// reported once. There are none exactly when [`parse`] succeeds.
///
/// # Examples
/// ```
/// # use tweedle_script::parse_all;
/// let (script, mistakes) = parse_all("x := 1 +; y := 2; z = 3;");
/// assert_eq!(script.to_string(), "(:= y 2);");
/// let messages: Vec<&str> = mistakes.iter().map(|it| it.message.as_str()).collect();
/// assert_eq!(
///     messages,
///     [
///         "Expected an expression after `+`, found `;`.",
///         "Assignment is written `:=` and equality `==`."
///     ]
/// );
/// ```
pub fn parse_all(text: &str) -> (Script, Vec<Diagnostic>) {
    let (script, mut mistakes) = attempt(text);
    mistakes.sort_by_key(|mistake| mistake.span.start);
    (script, mistakes)
}

/// Whether a text is the beginning of a program, and what is wrong with it is only that it ends: a bracket or a block is
/// open, an operator waits for what follows it, a definition for its body. So it is if its first mistake is at its end.
///
/// # Examples
/// ```
/// # use tweedle_script::is_unfinished;
/// let unfinished = ["x +", "def f(n) :=", "{1|", "if x > 1 then"];
/// assert!(unfinished.iter().all(|text| is_unfinished(text)));
/// let done = ["x + 1", "x + )", "x = ", "\"x"];
/// assert!(!done.iter().any(|text| is_unfinished(text)));
/// ```
pub fn is_unfinished(text: &str) -> bool {
    let Lexed { tokens, comments, mistakes } = lex_all(text);
    if !mistakes.is_empty() {
        return false;
    }
    // The end that a block comment lacks may be in the next line.
    let is_commented = comments.last().is_some_and(|comment| {
        let comment = comment.slice(text);
        comment.starts_with("/*") && (comment.len() < 4 || !comment.ends_with("*/"))
    });
    let mut parser = Parser::new(text, tokens, &comments, &mistakes);
    parser.run();
    if parser.mistakes.is_empty() { is_commented } else { parser.is_cut_short }
}

/// Parses a program. The mistakes are in the order in which they were met.
fn attempt(text: &str) -> (Script, Vec<Diagnostic>) {
    let Lexed { tokens, comments, mistakes } = lex_all(text);
    let mut parser = Parser::new(text, tokens, &comments, &mistakes);
    let script = parser.run();
    if parser.mistakes.is_empty() || parser.is_hopeless.get() {
        return (script, parser.mistakes);
    }
    let Some(balanced) = balance(text, &parser.tokens) else { return (script, parser.mistakes) };
    let first = parser.mistakes.swap_remove(0);
    let mut parser = Parser::new(text, balanced.tokens, &comments, &mistakes);
    let script = parser.run();
    let mut mistakes = balanced.mistakes;
    // `if c {` has no `end`, and that is not what is wrong with it.
    let blocks = parser.mistakes.iter().filter(|mistake| mistake.span.slice(text) == "{");
    let lines: Vec<usize> = blocks.map(|mistake| mistake.line(text)).collect();
    mistakes.retain(|mistake| !lines.contains(&mistake.line(text)));
    for mistake in parser.mistakes {
        if mistakes.iter().all(|known| known.span.start != mistake.span.start) {
            mistakes.push(mistake);
        }
    }
    // What the text says first stays first, unless the missing word was what led to it.
    if let Some(at) = mistakes.iter().position(|mistake| *mistake == first) {
        mistakes[..=at].rotate_right(1);
    }
    mistakes.truncate(recover::MOST);
    (script, mistakes)
}

/// The state of parsing: where we are, and how deep in the recursion.
struct Parser<'t> {
    text: &'t str,
    /// Ends with [`Token::EndOfText`], which is never consumed.
    tokens: Vec<(Token, Span)>,
    position: usize,
    depth: u32,
    /// How many classes and `try`s are open around the current token.
    declarations: u32,
    /// The first token of the innermost statement that is being parsed.
    statement: usize,
    /// Where the statement starts if it starts with `if`, `begin` or a loop.
    leading: Option<u32>,
    /// What comes behind the beginning of `if` or `for`, if the current token belongs to one.
    behind_head: Option<&'static str>,
    /// The comments `/** ... */`.
    docs: Vec<Span>,
    /// The brackets that hold the parameters of a function, by their opening tokens.
    parameter_lists: Vec<usize>,
    /// The mistakes that the lexer found.
    lexical: &'t [Diagnostic],
    /// The mistakes found until now.
    mistakes: Vec<Diagnostic>,
    /// What would close the brackets that mistakes left open.
    pardoned: Vec<Token>,
    recoveries: u32,
    /// Whether the first mistake is that the text ends.
    is_cut_short: bool,
    /// Set when parsing cannot go on after a mistake.
    is_hopeless: Cell<bool>,
    indents: OnceCell<Indents>,
}

impl<'t> Parser<'t> {
    fn new(
        text: &'t str,
        tokens: Vec<(Token, Span)>,
        comments: &[Span],
        lexical: &'t [Diagnostic],
    ) -> Parser<'t> {
        Parser {
            docs: doc::docs(text, comments),
            parameter_lists: function::parameter_lists(&tokens),
            text,
            tokens,
            position: 0,
            depth: 0,
            declarations: 0,
            statement: 0,
            leading: None,
            behind_head: None,
            lexical,
            mistakes: Vec::new(),
            pardoned: Vec::new(),
            recoveries: 0,
            is_cut_short: false,
            is_hopeless: Cell::new(false),
            indents: OnceCell::new(),
        }
    }

    /// Parses the whole text.
    fn run(&mut self) -> Script {
        let mut script = Script::default();
        if let Err(mistake) = self.program(&mut script)
            && self.mistakes.len() < recover::MOST
        {
            self.note_whether_cut_short();
            self.mistakes.push(mistake);
        }
        for mistake in self.lexical {
            if self.mistakes.len() < recover::MOST && !self.mistakes.contains(mistake) {
                self.mistakes.push(mistake.clone());
            }
        }
        script
    }
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
        if self.is_at_end() {
            return Err(self.never_closed(open, closer));
        }
        let mistake = self.unexpected(expected);
        let is_plain = mistake.hint.is_none() && self.foreign_message().is_none();
        Err(if is_plain { mistake.with_hint(self.still_open(open)) } else { mistake })
    }

    /// Says where what has not been closed was opened.
    fn still_open(&self, open: Span) -> String {
        let (line, column) = line_column(self.text, open.start);
        let opened = open.slice(self.text);
        format!("The `{opened}` at line {line}, column {column} is still open.")
    }

    /// Whether nothing follows but what `balance` may have added.
    fn is_at_end(&self) -> bool {
        let mut rest = self.position..self.tokens.len();
        rest.all(|index| {
            self.token(index) == Token::EndOfText || self.span_at(index).range().is_empty()
        })
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

    /// Whether and how far the lines of the tokens are indented.
    fn indents(&self) -> &Indents {
        self.indents.get_or_init(|| Indents::new(self.text, &self.tokens))
    }

    fn too_deep(&self) -> Diagnostic {
        self.is_hopeless.set(true);
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
        self.foreign_message().unwrap_or_else(|| {
            let found = self.found();
            let mistake =
                Diagnostic::new(format!("Expected {expected}, found {found}."), self.span());
            match self.foreign_hint() {
                Some(hint) => mistake.with_hint(hint),
                None => mistake,
            }
        })
    }

    /// The message that the text ends before `closer` comes.
    fn never_closed(&self, open: Span, closer: Token) -> Diagnostic {
        let opened = open.slice(self.text);
        let missing = match closer {
            Token::RightParen => ")",
            Token::RightBracket => "]",
            Token::RightBrace => "}",
            Token::StringEnd => ")\"",
            Token::Quote => "}'",
            _ => "end",
        };
        Diagnostic::new(format!("This `{opened}` is never closed."), open)
            .with_hint(format!("Add `{missing}` at the end."))
    }

    /// The last bracket before the current token that is still open, and what closes it.
    fn innermost_open_bracket(&self) -> Option<(Span, Token)> {
        let nest = self.open_here();
        let open = nest.open().last().filter(|open| open.closer != Token::End)?;
        Some((self.span_at(open.index), open.closer))
    }

    /// Notes, before the first mistake is, whether it is that the text ends.
    fn note_whether_cut_short(&mut self) {
        if self.mistakes.is_empty() {
            let is_at_end = self.peek() == Token::EndOfText && !self.is_hopeless.get();
            self.is_cut_short = is_at_end && self.foreign_message().is_none();
        }
    }

    /// The current token in words.
    fn found(&self) -> String {
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

    /// A piece of the text in backticks, shortened to what fits in a sentence.
    fn quoted(&self, span: Span) -> String {
        const LONGEST: usize = 30;
        let text = span.slice(self.text);
        match text.char_indices().nth(LONGEST) {
            None => format!("`{text}`"),
            Some((end, _)) => format!("`{}...`", &text[..end]),
        }
    }
}
