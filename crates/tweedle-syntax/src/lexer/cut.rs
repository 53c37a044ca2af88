//! Cutting a text into tokens. Every text can be cut.
//!
//! A value in a string makes tokens of its own: `"a \(x) b"` is `"a \(`, `x` and `) b"`. So values nest as brackets do,
//! and each character is looked at once. A value ends on its line, as its string does: so a string that is never closed
//! spoils one line and not the rest of the text.

use crate::say;
use logos::Logos;

use super::token::{Token, is_visible};
use crate::diagnostic::Diagnostic;
use crate::span::Span;

/// A text in pieces.
pub struct Lexed {
    /// The tokens; the last one is [`Token::EndOfText`]. [`Token::OpenString`] and [`Token::Unknown`] stand
    /// where a mistake is.
    pub tokens: Vec<(Token, Span)>,
    /// The comments, in order.
    pub comments: Vec<Span>,
    /// The mistakes, in order.
    pub mistakes: Vec<Diagnostic>,
}

/// A value in a string whose closing bracket has not been seen.
struct Value {
    /// The place where the string starts.
    string: u32,
    /// Its `\(`.
    open: Span,
    /// The number of round brackets that are open in the value.
    depth: u32,
}

/// The ways in which a piece of a string ends.
#[derive(Clone, Copy)]
enum Ending {
    Quote,
    Value,
    Line,
}

/// Cuts a text.
pub fn lex_all(text: &str) -> Lexed {
    let mut cutter = Cutter {
        text,
        lexed: Lexed { tokens: Vec::new(), comments: Vec::new(), mistakes: Vec::new() },
        values: Vec::new(),
    };
    if let Ok(length) = u32::try_from(text.len()) {
        cutter.cut(length);
    } else {
        cutter.lexed.mistakes.push(Diagnostic::new(say::text_too_long(), Span::default()));
        cutter.lexed.tokens.push((Token::EndOfText, Span::default()));
    }
    cutter.lexed
}

struct Cutter<'t> {
    text: &'t str,
    lexed: Lexed,
    /// The values that are open, the innermost last.
    values: Vec<Value>,
}

impl Cutter<'_> {
    fn cut(&mut self, length: u32) {
        let mut lexer = Token::lexer(self.text);
        let mut end = 0;
        while let Some(token) = lexer.next() {
            let mut span = Span::new(lexer.span().start as u32, lexer.span().end as u32);
            self.close_values(Span::new(end, span.start));
            match token {
                Ok(Token::LineComment | Token::BlockComment) => {
                    self.lexed.comments.push(span);
                    self.close_values(span);
                }
                Ok(Token::String) => {
                    let (length, ending) = piece(lexer.remainder());
                    lexer.bump(length);
                    span.end += length as u32;
                    self.string(span, span.start, ending, true);
                }
                Ok(Token::RightParen) if self.values.last().is_some_and(|it| it.depth == 0) => {
                    let string = self.values.pop().map_or(span.start, |value| value.string);
                    let (length, ending) = piece(lexer.remainder());
                    lexer.bump(length);
                    span.end += length as u32;
                    self.string(span, string, ending, false);
                }
                // `_x` is no name, and no result beside another name.
                Ok(Token::Identifier)
                    if span.slice(self.text) == "_"
                        && lexer
                            .remainder()
                            .starts_with(|c: char| c == '_' || c.is_alphanumeric()) =>
                {
                    self.unknown(span);
                }
                Ok(token) => {
                    if let Some(value) = self.values.last_mut() {
                        match token {
                            Token::LeftParen => value.depth += 1,
                            Token::RightParen => value.depth -= 1,
                            _ => {}
                        }
                    }
                    self.lexed.tokens.push((token, span));
                }
                Err(()) => {
                    let more = rest_of_quotation(span.slice(self.text), lexer.remainder());
                    lexer.bump(more);
                    span.end += more as u32;
                    self.unknown(span);
                }
            }
            end = lexer.span().end as u32;
        }
        self.close_values(Span::new(end, length));
        self.never_closed(length);
        self.lexed.tokens.push((Token::EndOfText, Span::new(length, length)));
    }

    /// Takes a piece of the string that starts at `string`; it is the first one or comes after a value.
    fn string(&mut self, span: Span, string: u32, ending: Ending, is_first: bool) {
        let token = match ending {
            Ending::Quote if is_first => Token::String,
            Ending::Quote => Token::StringEnd,
            Ending::Value => {
                let open = Span::new(span.end - 2, span.end);
                self.values.push(Value { string, open, depth: 0 });
                if is_first { Token::StringStart } else { Token::StringMiddle }
            }
            Ending::Line if is_first && !self.values.is_empty() => {
                // This looks like the beginning of a string, but it is the end of one.
                return self.never_closed(span.start);
            }
            Ending::Line => {
                // The string in whose value it stands cannot be closed on this line either.
                self.values.clear();
                let whole = Span::new(string, span.end);
                self.lexed.mistakes.push(Diagnostic::new(say::string_never_closed(), whole));
                Token::OpenString
            }
        };
        self.lexed.tokens.push((token, span));
    }

    /// Gives up the values that are open if a line ends between two tokens.
    fn close_values(&mut self, between: Span) {
        if !self.values.is_empty() && between.slice(self.text).contains(['\n', '\r']) {
            self.never_closed(between.start);
        }
    }

    /// Complains of the values that are open at a place.
    fn never_closed(&mut self, at: u32) {
        let Some(value) = self.values.first() else { return };
        let mistake = Diagnostic::new(say::value_in_string_never_closed(), value.open);
        self.lexed.mistakes.push(mistake);
        self.lexed.tokens.push((Token::OpenString, Span::new(at, at)));
        self.values.clear();
    }

    /// Takes characters that start no token. Only the first of several in a row is complained of.
    fn unknown(&mut self, span: Span) {
        if let Some((Token::Unknown, last)) = self.lexed.tokens.last_mut()
            && last.end == span.start
        {
            last.end = span.end;
            return;
        }
        self.lexed.mistakes.push(unknown_character(self.text, span.start));
        self.lexed.tokens.push((Token::Unknown, span));
    }
}

/// The length of a piece of a string, up to its quote, its value or the end of the line, and which it is.
fn piece(rest: &str) -> (usize, Ending) {
    let bytes = rest.as_bytes();
    let mut at = 0;
    while let Some(&byte) = bytes.get(at) {
        match (byte, bytes.get(at + 1)) {
            (b'"', _) => return (at + 1, Ending::Quote),
            (b'\r' | b'\n', _) => return (at, Ending::Line),
            (b'\\', Some(b'(')) => return (at + 2, Ending::Value),
            (b'\\', Some(b'\r' | b'\n') | None) => return (at + 1, Ending::Line),
            // The next character is no quote, though it may look like one.
            (b'\\', Some(_)) => at += 2,
            _ => at += 1,
        }
    }
    (rest.len(), Ending::Line)
}

/// The length of the text that follows a curly quote on its line, up to the closing one.
fn rest_of_quotation(first: &str, rest: &str) -> usize {
    if !first.starts_with(['“', '„', '”']) {
        return 0;
    }
    let line = rest.split(['\r', '\n']).next().unwrap_or("");
    line.find(['”', '“']).map_or(0, |at| at + '”'.len_utf8())
}

fn unknown_character(text: &str, start: u32) -> Diagnostic {
    let character = text[start as usize..].chars().next().unwrap_or_default();
    let span = Span::new(start, start + character.len_utf8() as u32);
    let shown = if is_visible(character) {
        format!("`{character}`")
    } else {
        format!("U+{:04X}", character as u32)
    };
    let diagnostic = Diagnostic::new(say::character_without_meaning(&shown), span);
    match character {
        '!' => diagnostic.with_hint("Negation is written `not`, and inequality `!=`."),
        '#' => diagnostic.with_hint("A comment starts with `//`."),
        '–' | '—' => diagnostic.with_hint("The minus sign is written `-`."),
        '⧾' => diagnostic.with_hint("The tiny of a game G is written `Tiny(G)`."),
        '⧿' => diagnostic.with_hint("The miny of a game G is written `Miny(G)`."),
        '‖' => diagnostic.with_hint("A double bar is written `||`."),
        '≤' => diagnostic.with_hint("Less or equal is written `<=`."),
        '≥' => diagnostic.with_hint("Greater or equal is written `>=`."),
        '≠' => diagnostic.with_hint("Inequality is written `!=`."),
        '→' => diagnostic.with_hint("A function is written `x -> e`."),
        '“' | '”' | '„' => {
            diagnostic.with_hint("A string is written between straight quotes.")
        }
        '`' => diagnostic.with_hint("A string is written between double quotes: `\"xo|ox\"`."),
        '_' => {
            diagnostic.with_hint("A name cannot start with `_`, which alone is the last result.")
        }
        _ => diagnostic,
    }
}
