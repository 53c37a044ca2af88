//! Text to tokens.
//!
//! The lexer alone decides three things the grammar would otherwise have to look ahead for:
//! a word of nothing but `v`s is a down, not a name; `|>` and `<|` are relations, not bars; and
//! `^<3>` is one token, so that a comparison such as `^<x` stays a comparison.

use logos::Logos;

use crate::diagnostic::Diagnostic;
use crate::span::Span;

/// A token; what it says beyond its kind is read from the text under its span.
#[derive(Logos, Clone, Copy, Debug, PartialEq, Eq)]
#[logos(skip(r"[ \t\r\n\u{c}\u{a0}\u{feff}]+"))]
#[logos(skip(r"//[^\r\n]*", allow_greedy = true))]
#[allow(missing_docs, reason = "each variant is documented by the text it stands for")]
pub enum Token {
    #[regex("[0-9]+")]
    Integer,
    #[regex("(v+[a-uw-zA-Z_]|[a-uw-zA-Z])[a-zA-Z0-9_]*")]
    Identifier,
    #[regex(r#""([^"\\\r\n]|\\[^\r\n])*""#)]
    String,
    /// A string whose line ends before its closing quote; [`lex`] turns it into an error.
    #[regex(r#""([^"\\\r\n]|\\[^\r\n])*\\?"#)]
    OpenString,
    /// `/*`: [`lex`] never yields it, the callback skips the comment.
    #[token("/*", block_comment)]
    BlockComment,
    /// A run of bars, `|`, `||`, ..., and its length.
    #[regex(r"\|+", length)]
    Bars(u32),
    /// A run of carets, `^`, `^^`, ..., and its length.
    #[regex(r"\^+", length)]
    Ups(u32),
    /// A word of nothing but `v`s, and its length.
    #[regex("v+", length)]
    Downs(u32),
    /// `^<3>` or `^<on>`.
    #[regex(r"\^<([0-9]+|on)>")]
    UpNth,
    /// `v<3>` or `v<on>`.
    #[regex(r"v<([0-9]+|on)>")]
    DownNth,

    #[token("(")]
    LeftParen,
    #[token(")")]
    RightParen,
    #[token("[")]
    LeftBracket,
    #[token("]")]
    RightBracket,
    #[token("{")]
    LeftBrace,
    #[token("}")]
    RightBrace,
    #[token("'")]
    Quote,
    #[token(",")]
    Comma,
    #[token(";")]
    Semicolon,
    #[token("?")]
    Question,
    #[token(".")]
    Dot,
    #[token("..")]
    DotDot,
    #[token("...")]
    Ellipsis,
    #[token(":")]
    Colon,
    #[token(":=")]
    Assign,
    #[token("->")]
    Arrow,
    #[token("=>")]
    FatArrow,
    /// A bare `=`, which means nothing and gets a message of its own.
    #[token("=")]
    BareEqual,
    #[token("==")]
    Equal,
    #[token("!=")]
    NotEqual,
    #[token("===")]
    Identical,
    #[token("!==")]
    NotIdentical,
    #[token("<")]
    Less,
    #[token(">")]
    Greater,
    #[token("<=")]
    LessEqual,
    #[token(">=")]
    GreaterEqual,
    #[token("<>")]
    Confused,
    #[token("<|")]
    LessOrConfused,
    #[token("|>")]
    GreaterOrConfused,
    #[token("+")]
    Plus,
    #[token("-")]
    Minus,
    #[token("+-")]
    PlusMinus,
    #[token("*")]
    Star,
    #[token("/")]
    Slash,
    #[token("%")]
    Percent,
    #[token("&")]
    Ampersand,

    #[token("and")]
    And,
    #[token("as")]
    As,
    #[token("begin")]
    Begin,
    #[token("break")]
    Break,
    #[token("by")]
    By,
    #[token("class")]
    Class,
    #[token("clear")]
    Clear,
    #[token("continue")]
    Continue,
    #[token("def")]
    Def,
    #[token("do")]
    Do,
    #[token("else")]
    Else,
    #[token("elseif")]
    Elseif,
    #[token("end")]
    End,
    #[token("enum")]
    Enum,
    #[token("error")]
    Error,
    #[token("extends")]
    Extends,
    #[token("external")]
    External,
    #[token("false")]
    False,
    #[token("finally")]
    Finally,
    #[token("for")]
    For,
    #[token("foreach")]
    Foreach,
    #[token("from")]
    From,
    #[token("if")]
    If,
    #[token("import")]
    Import,
    #[token("in")]
    In,
    #[token("is")]
    Is,
    #[token("mutable")]
    Mutable,
    #[token("not")]
    Not,
    #[token("op")]
    Op,
    #[token("or")]
    Or,
    #[token("override")]
    Override,
    #[token("pass")]
    Pass,
    #[token("private")]
    Private,
    #[token("return")]
    Return,
    #[token("singleton")]
    Singleton,
    #[token("static")]
    Static,
    #[token("super")]
    Super,
    #[token("system")]
    System,
    #[token("then")]
    Then,
    #[token("this")]
    This,
    #[token("to")]
    To,
    #[token("true")]
    True,
    #[token("try")]
    Try,
    #[token("unary")]
    Unary,
    #[token("var")]
    Var,
    #[token("where")]
    Where,
    #[token("while")]
    While,
    #[token("yield")]
    Yield,

    /// The end of the text; the last token, with an empty span.
    EndOfText,
}

fn length(lexer: &logos::Lexer<'_, Token>) -> u32 {
    lexer.slice().len() as u32
}

/// Skips to the end of a block comment; one that is never closed runs to the end of the text,
/// as in CGSuite.
fn block_comment(lexer: &mut logos::Lexer<'_, Token>) -> logos::Skip {
    let rest = lexer.remainder();
    lexer.bump(rest.find("*/").map_or(rest.len(), |at| at + 2));
    logos::Skip
}

/// The tokens of a text with their places; the last one is always [`Token::EndOfText`].
///
/// # Errors
/// A message for the first character that starts no token, for a string that is not closed on its
/// line, and for a text of 4 GiB or more.
///
/// # Examples
/// ```
/// # use tweedle_script::lexer::{Token, lex};
/// let tokens: Vec<Token> = lex("vv*")?.into_iter().map(|(token, _)| token).collect();
/// assert_eq!(tokens, [Token::Downs(2), Token::Star, Token::EndOfText]);
/// # Ok::<(), tweedle_script::Diagnostic>(())
/// ```
pub fn lex(text: &str) -> Result<Vec<(Token, Span)>, Diagnostic> {
    let Ok(length) = u32::try_from(text.len()) else {
        return Err(Diagnostic::new("This text is too long: the limit is 4 GiB.", Span::default()));
    };
    let mut tokens = Vec::new();
    for (token, range) in Token::lexer(text).spanned() {
        let span = Span::new(range.start as u32, range.end as u32);
        match token {
            Ok(Token::OpenString) => {
                return Err(Diagnostic::new("This string is never closed.", span)
                    .with_hint("A string ends with `\"` on the line it starts on."));
            }
            Ok(token) => tokens.push((token, span)),
            Err(()) => return Err(unknown_character(text, span.start)),
        }
    }
    tokens.push((Token::EndOfText, Span::new(length, length)));
    Ok(tokens)
}

fn unknown_character(text: &str, start: u32) -> Diagnostic {
    let character = text[start as usize..].chars().next().unwrap_or_default();
    let span = Span::new(start, start + character.len_utf8() as u32);
    let shown = if character.is_control() {
        format!("U+{:04X}", character as u32)
    } else {
        format!("`{character}`")
    };
    let diagnostic = Diagnostic::new(format!("The character {shown} has no meaning here."), span);
    match character {
        '!' => diagnostic.with_hint("Negation is written `not`, and inequality `!=`."),
        '−' | '–' | '—' => diagnostic.with_hint("The minus sign is written `-`."),
        '×' | '·' => diagnostic.with_hint("Multiplication is written `*`."),
        '±' => diagnostic.with_hint("Plus-or-minus is written `+-`."),
        '↑' => diagnostic.with_hint("Up is written `^`."),
        '↓' => diagnostic.with_hint("Down is written `v`."),
        '‖' => diagnostic.with_hint("A double bar is written `||`."),
        'ω' => diagnostic.with_hint("The first infinite ordinal is written `omega`."),
        '“' | '”' | '„' => diagnostic.with_hint("A string is written between straight quotes."),
        '_' => diagnostic.with_hint("A name cannot start with `_`."),
        _ => diagnostic,
    }
}

/// The text a string literal stands for; `span` covers it with its quotes.
pub(crate) fn unescape(text: &str, span: Span) -> Result<String, Diagnostic> {
    let literal = span.slice(text);
    let inner = &literal[1..literal.len() - 1];
    let mut result = String::with_capacity(inner.len());
    let mut rest = inner.char_indices();
    while let Some((at, character)) = rest.next() {
        if character != '\\' {
            result.push(character);
            continue;
        }
        let (_, escape) = rest.next().unwrap_or((at, '\\'));
        match escape {
            'n' => result.push('\n'),
            'r' => result.push('\r'),
            't' => result.push('\t'),
            '\\' | '"' => result.push(escape),
            'u' => {
                let digits = inner.get(at + 2..at + 6).unwrap_or("");
                let (character, length) = unicode_escape(digits, inner, at).ok_or_else(|| {
                    let start = span.start + 1 + at as u32;
                    Diagnostic::new(
                        "A `\\u` escape needs four hexadecimal digits that name a character.",
                        Span::new(start, start + 2),
                    )
                })?;
                result.push(character);
                rest = inner.char_indices();
                // The iterator restarts behind the escape, all of whose characters are ASCII.
                rest.by_ref().take_while(|&(index, _)| index + 1 < at + length).for_each(drop);
            }
            other => {
                let start = span.start + 1 + at as u32;
                let end = start + 1 + other.len_utf8() as u32;
                return Err(Diagnostic::new(
                    format!("The escape `\\{other}` has no meaning."),
                    Span::new(start, end),
                )
                .with_hint("The escapes are `\\\\`, `\\\"`, `\\n`, `\\r`, `\\t` and `\\uXXXX`."));
            }
        }
    }
    Ok(result)
}
