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
mod state;
mod statement;
mod text;
mod words;

use std::cell::{Cell, OnceCell};

use self::balance::balance;
use self::state::Parser;
use crate::ast::Script;
use crate::diagnostic::Diagnostic;
use crate::lexer::{Lexed, Token, lex_all};
use crate::span::Span;

/// Parses a program.
///
/// # Errors
/// The first thing wrong with the text. Its span lies in the text, on character boundaries.
///
/// # Examples
/// ```
/// # use tweedle_syntax::parse;
/// assert_eq!(parse("2 * 3 + ^")?.to_string(), "(+ (* 2 3) ^)");
/// assert_eq!(parse("(1 + 2]").unwrap_err().message, "Expected an operator, `,` or `)`, found `]`.");
/// # Ok::<(), tweedle_syntax::Diagnostic>(())
/// ```
pub fn parse(text: &str) -> Result<Script, Diagnostic> {
    let (script, mistakes) = attempt(text);
    mistakes.into_iter().next().map_or(Ok(script), Err)
}

/// Parses a program, and goes on after mistakes.
///
/// The program that it returns beside the mistakes is the part that could be understood. It is for tools that
/// look at a text that is being written, and should not be evaluated. The mistakes are in the order of the
/// text, at most 50, and each is reported once. There are none exactly when [`parse`] succeeds.
///
/// # Examples
/// ```
/// # use tweedle_syntax::parse_all;
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

/// True if a text is the beginning of a program, and its only mistake is that it ends: a bracket or a block is
/// open, an operator waits for its operand, a definition for its body. This is the case if the first mistake of
/// the text is at its end.
///
/// # Examples
/// ```
/// # use tweedle_syntax::is_unfinished;
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
    // The first mistake of the text stays first, unless the missing word led to it.
    if let Some(at) = mistakes.iter().position(|mistake| *mistake == first) {
        mistakes[..=at].rotate_right(1);
    }
    mistakes.truncate(recover::MOST);
    (script, mistakes)
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
