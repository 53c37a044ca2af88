//! Text to tokens.
//!
//! The lexer alone decides three things the grammar would otherwise have to look ahead for:
//! a word of nothing but `v`s is a down, not a name; `|>` and `<|` are relations, not bars; and
//! `^<3>` is one token, so that a comparison such as `^<x` stays a comparison.

mod cut;
mod escape;

use logos::Logos;

pub(crate) use self::cut::{Lexed, lex_all};
pub(crate) use self::escape::unescape;
use crate::diagnostic::Diagnostic;
use crate::span::Span;

/// A token; what it says beyond its kind is read from the text under its span.
#[derive(Logos, Clone, Copy, Debug, PartialEq, Eq)]
#[logos(skip(r"[ \t\r\n\u{c}\u{a0}\u{feff}]+"))]
#[allow(missing_docs, reason = "each variant is documented by the text it stands for")]
pub enum Token {
    #[regex("[0-9]+")]
    Integer,
    #[regex("(v+[a-uw-zA-Z_]|[a-uw-zA-Z])[a-zA-Z0-9_]*")]
    #[regex("∞\u{304}?|☾|ω")]
    // What the last result is called. No other name begins so.
    #[token("_")]
    Identifier,
    /// A string without values in it; the lexer looks for its end itself.
    #[token("\"")]
    String,
    /// A string up to its first value: `"a \(`.
    StringStart,
    /// A string between two of its values: `) b \(`.
    StringMiddle,
    /// A string behind its last value: `) c"`.
    StringEnd,
    /// A string that its line does not close; [`lex`] turns it into an error.
    OpenString,
    /// Characters that start no token; [`lex`] turns them into an error.
    Unknown,
    /// `// ...`: [`lex`] never yields it.
    #[regex(r"//[^\r\n]*", allow_greedy = true)]
    LineComment,
    /// `/* ... */`: [`lex`] never yields it. One that is never closed runs to the end of the text, as in
    /// `CGSuite`.
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
    #[regex("[↓⇓]+", arrows)]
    Downs(u32),
    /// A run of arrows, `↑`, `⇑`, `↑↑`, ..., and how many ups they are. Unlike `^` it is never a power.
    #[regex("[↑⇑]+", arrows)]
    UpArrows(u32),
    /// `^<3>`, `^<on>` or `↑³`.
    #[regex(r"\^<([0-9]+|on)>")]
    #[regex("↑[⁰¹²³⁴⁵⁶⁷⁸⁹]+")]
    UpNth,
    /// `v<3>`, `v<on>` or `↓³`.
    #[regex(r"v<([0-9]+|on)>")]
    #[regex("↓[⁰¹²³⁴⁵⁶⁷⁸⁹]+")]
    DownNth,
    /// A fraction that is one character, such as `½`.
    #[regex("[½⅓⅔¼¾⅕⅖⅗⅘⅙⅚⅐⅛⅜⅝⅞⅑⅒]")]
    Fraction,

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
    /// It means nothing, and gets a message of its own.
    #[token("<=>")]
    Spaceship,
    #[token("<|")]
    LessOrConfused,
    #[token("|>")]
    GreaterOrConfused,
    #[token("+")]
    Plus,
    #[token("-")]
    #[token("−")]
    Minus,
    #[token("+-")]
    #[token("+−")]
    #[token("±")]
    PlusMinus,
    #[token("*")]
    #[token("∗")]
    Star,
    /// A product, and unlike `*` never a nimber.
    #[token("·")]
    #[token("×")]
    Times,
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

/// The words that cannot be names, sorted.
pub const KEYWORDS: &[&str] = &[
    "and",
    "as",
    "begin",
    "break",
    "by",
    "class",
    "clear",
    "continue",
    "def",
    "do",
    "else",
    "elseif",
    "end",
    "enum",
    "error",
    "extends",
    "external",
    "false",
    "finally",
    "for",
    "foreach",
    "from",
    "if",
    "import",
    "in",
    "is",
    "mutable",
    "not",
    "op",
    "or",
    "override",
    "pass",
    "private",
    "return",
    "singleton",
    "static",
    "super",
    "system",
    "then",
    "this",
    "to",
    "true",
    "try",
    "unary",
    "var",
    "where",
    "while",
    "yield",
];

fn length(lexer: &logos::Lexer<'_, Token>) -> u32 {
    lexer.slice().len() as u32
}

fn arrows(lexer: &mut logos::Lexer<'_, Token>) -> u32 {
    lexer.slice().chars().map(|arrow| if matches!(arrow, '⇑' | '⇓') { 2 } else { 1 }).sum()
}

/// The digits as superscripts, from 0 up.
const SUPERSCRIPTS: &str = "⁰¹²³⁴⁵⁶⁷⁸⁹";

/// The index in `^<3>`, `v<on>` or `↑³`, as it would be written in the first way.
pub(crate) fn index_of_nth(text: &str) -> String {
    if let Some(inner) = text.get(2..).and_then(|rest| rest.strip_suffix('>')) {
        return inner.to_owned();
    }
    let digits = text.chars().filter_map(|c| SUPERSCRIPTS.chars().position(|digit| digit == c));
    digits.map(|digit| digit.to_string()).collect()
}

/// Numerator and denominator of a fraction that is one character.
pub(crate) fn parts_of_fraction(text: &str) -> (&'static str, &'static str) {
    match text {
        "⅓" => ("1", "3"),
        "⅔" => ("2", "3"),
        "¼" => ("1", "4"),
        "¾" => ("3", "4"),
        "⅕" => ("1", "5"),
        "⅖" => ("2", "5"),
        "⅗" => ("3", "5"),
        "⅘" => ("4", "5"),
        "⅙" => ("1", "6"),
        "⅚" => ("5", "6"),
        "⅐" => ("1", "7"),
        "⅛" => ("1", "8"),
        "⅜" => ("3", "8"),
        "⅝" => ("5", "8"),
        "⅞" => ("7", "8"),
        "⅑" => ("1", "9"),
        "⅒" => ("1", "10"),
        _ => ("1", "2"),
    }
}

/// Goes to the end of a block comment.
fn block_comment(lexer: &mut logos::Lexer<'_, Token>) {
    let rest = lexer.remainder();
    lexer.bump(rest.find("*/").map_or(rest.len(), |at| at + 2));
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
    let lexed = lex_all(text);
    lexed.mistakes.into_iter().next().map_or(Ok(lexed.tokens), Err)
}

/// Whether the character shows as itself, and leaves the text around it alone.
fn is_visible(character: char) -> bool {
    character == '\\' || character.escape_debug().len() == 1
}

#[cfg(test)]
mod tests {
    use super::*;

    fn check(text: &str, expected: &str) {
        let tokens = lex(text).unwrap();
        let shown: Vec<String> =
            tokens.iter().map(|(token, span)| format!("{token:?} {}", span.slice(text))).collect();
        assert_eq!(shown.join(", "), format!("{expected}, EndOfText "), "{text}");
    }

    #[test]
    fn keywords_are_no_names() {
        assert!(KEYWORDS.is_sorted());
        for word in KEYWORDS {
            let tokens = lex(word).unwrap();
            assert_ne!(tokens[0].0, Token::Identifier, "{word}");
        }
        // What is a token by itself in this file is in the list.
        let source = include_str!("lexer.rs");
        let words = source.split("#[token(\"").skip(1).filter_map(|rest| rest.split('"').next());
        let words =
            words.filter(|word| word.len() > 1 && word.bytes().all(|b| b.is_ascii_lowercase()));
        let words: Vec<&str> = words.collect();
        assert_eq!(words, KEYWORDS);
    }

    #[test]
    fn names_and_downs() {
        check("vv", "Downs(2) vv");
        check("v2", "Downs(1) v, Integer 2");
        check("vx vvx v_ vV", "Identifier vx, Identifier vvx, Identifier v_, Identifier vV");
        check("v2x", "Downs(1) v, Integer 2, Identifier x");
        check("v3*4", "Downs(1) v, Integer 3, Star *, Integer 4");
        check("a_1v", "Identifier a_1v");
        check(
            "±∞ -∞\u{304}☾x",
            "PlusMinus ±, Identifier ∞, Minus -, Identifier ∞\u{304}, Identifier ☾, Identifier x",
        );
        check("5over", "Integer 5, Identifier over");
        check("ending end", "Identifier ending, End end");
    }

    #[test]
    fn bars_and_relations() {
        check("|||", "Bars(3) |||");
        check(
            "a|>b<|c",
            "Identifier a, GreaterOrConfused |>, Identifier b, LessOrConfused <|, Identifier c",
        );
        check("||>", "Bars(2) ||, Greater >");
        check("^<2>|", "UpNth ^<2>, Bars(1) |");
        check("^<2>==", "UpNth ^<2>, Equal ==");
        check("v<on>", "DownNth v<on>");
        check("^<2", "Ups(1) ^, Less <, Integer 2");
        check("^<x>", "Ups(1) ^, Less <, Identifier x, Greater >");
        check("^^<2>", "Ups(2) ^^, Less <, Integer 2, Greater >");
        check("1..2...", "Integer 1, DotDot .., Integer 2, Ellipsis ...");
    }

    #[test]
    fn symbols_as_printed_in_books() {
        check("∗3 − ∗", "Star ∗, Integer 3, Minus −, Star ∗");
        check("↑ ⇑ ↑↑ ↓⇓", "UpArrows(1) ↑, UpArrows(2) ⇑, UpArrows(2) ↑↑, Downs(3) ↓⇓");
        check("↑3∗", "UpArrows(1) ↑, Integer 3, Star ∗");
        check("↑² ↓¹⁰", "UpNth ↑², DownNth ↓¹⁰");
        check("1½", "Integer 1, Fraction ½");
        check("3·↑×2", "Integer 3, Times ·, UpArrows(1) ↑, Times ×, Integer 2");
        assert_eq!(index_of_nth("↓¹⁰"), "10");
        assert_eq!(index_of_nth("^<on>"), "on");
    }

    #[test]
    fn comments_and_space() {
        check("1 // 2\n3", "Integer 1, Integer 3");
        check("1 /* 2 * / \n */ 3 /** never closed", "Integer 1, Integer 3");
        check("\u{a0}1\u{a0}", "Integer 1");
    }

    #[test]
    fn strings() {
        check(r#""a\"b" "" "#, r#"String "a\"b", String """#);
        check(
            r#""a \(f("b\(c)")) d\(1)""#,
            concat!(
                r#"StringStart "a \(, Identifier f, LeftParen (, StringStart "b\(, Identifier c, "#,
                r#"StringEnd )", RightParen ), StringMiddle ) d\(, Integer 1, StringEnd )""#,
            ),
        );
    }
}
