//! Text to tokens.
//!
//! The lexer alone decides three things the grammar would otherwise have to look ahead for:
//! a word of nothing but `v`s is a down, not a name; `|>` and `<|` are relations, not bars; and
//! `^<3>` is one token, so that a comparison such as `^<x` stays a comparison.

mod cut;
mod escape;
mod token;

pub use self::cut::{Lexed, lex_all};
pub(crate) use self::escape::unescape;
pub use self::token::{KEYWORDS, Token};
use crate::diagnostic::Diagnostic;
use crate::span::Span;

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

/// The tokens of a text with their places; the last one is always [`Token::EndOfText`].
///
/// # Errors
/// A message for the first character that starts no token, for a string that is not closed on its
/// line, and for a text of 4 GiB or more.
///
/// # Examples
/// ```
/// # use tweedle_syntax::lexer::{Token, lex};
/// let tokens: Vec<Token> = lex("vv*")?.into_iter().map(|(token, _)| token).collect();
/// assert_eq!(tokens, [Token::Downs(2), Token::Star, Token::EndOfText]);
/// # Ok::<(), tweedle_syntax::Diagnostic>(())
/// ```
pub fn lex(text: &str) -> Result<Vec<(Token, Span)>, Diagnostic> {
    let lexed = lex_all(text);
    lexed.mistakes.into_iter().next().map_or(Ok(lexed.tokens), Err)
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
        // A text that is a token by itself in this file is in the list.
        let source = include_str!("lexer/token.rs");
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
