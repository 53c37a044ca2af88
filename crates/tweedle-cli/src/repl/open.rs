//! Whether an input goes on in the next line.

use tweedle_script::lexer::{Token, lex};

/// Whether a bracket, a block, a loop, a class or a comment is still open at the end of the text. A text with a
/// mistake is not: the parser says what is wrong with it.
pub(super) fn is_open(text: &str) -> bool {
    let Ok(tokens) = lex(text) else { return false };
    let mut expected = Vec::new();
    // Whether the words of a loop are there, and its `do` or `yield` is not.
    let mut begins_loop = false;
    let mut last_end = 0;
    for (place, (token, span)) in tokens.iter().enumerate() {
        if *token != Token::EndOfText {
            last_end = span.range().end;
        }
        let close = match token {
            Token::LeftBrace => Close::Bracket(Token::RightBrace),
            Token::LeftBracket => Close::Bracket(Token::RightBracket),
            Token::LeftParen => Close::Bracket(Token::RightParen),
            Token::Begin | Token::If | Token::Class | Token::Enum | Token::Try => Close::End,
            // `static` alone begins a block, and before `var` or `def` it does not.
            Token::Static
                if !matches!(
                    tokens.get(place + 1),
                    Some((
                        Token::Var
                            | Token::Def
                            | Token::Class
                            | Token::Enum
                            | Token::Mutable
                            | Token::Override
                            | Token::Private
                            | Token::External,
                        _
                    ))
                ) =>
            {
                Close::End
            }
            // Within brackets `for` belongs to a list of what stands before it.
            Token::For | Token::While if !matches!(expected.last(), Some(Close::Bracket(_))) => {
                begins_loop = true;
                continue;
            }
            Token::Do => {
                begins_loop = false;
                Close::End
            }
            Token::Yield if expected.last() == Some(&Close::EndOfYield) && !begins_loop => continue,
            Token::Yield => {
                begins_loop = false;
                Close::EndOfYield
            }
            Token::End => {
                if !matches!(expected.pop(), Some(Close::End | Close::EndOfYield)) {
                    return false;
                }
                continue;
            }
            Token::RightBrace | Token::RightBracket | Token::RightParen => {
                if expected.pop() != Some(Close::Bracket(*token)) {
                    return false;
                }
                continue;
            }
            _ => continue,
        };
        expected.push(close);
    }
    begins_loop || !expected.is_empty() || ends_in_comment(&text[last_end..])
}

/// What closes something that is open.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Close {
    /// A bracket.
    Bracket(Token),
    /// `end`.
    End,
    /// `end`, before which there may be another `yield`.
    EndOfYield,
}

/// Whether a block comment is still open at the end of a text of only space and comments.
fn ends_in_comment(mut rest: &str) -> bool {
    loop {
        rest = rest.trim_start();
        let close = match rest.get(..2) {
            Some("/*") => "*/",
            Some("//") => "\n",
            _ => return false,
        };
        match rest[2..].find(close) {
            Some(at) => rest = &rest[2 + at + close.len()..],
            None => return close == "*/",
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn open_and_closed() {
        let check = |text: &str, expected: bool| assert_eq!(is_open(text), expected, "{text}");
        check("", false);
        check("1 + 1", false);
        check("{1|", true);
        check("{1|0}", false);
        check("f(x, [1,", true);
        check("f(x, [1,)", false);
        check("begin x := 1;", true);
        check("begin x := 1; end", false);
        check("if x then y", true);
        check("if x then y else z end", false);
        check("for x in [1,2]", true);
        check("for x in [1,2] do", true);
        check("for x in [1,2] while x < 2 do x end", false);
        check("for x in [1,2] yield x yield", true);
        check("for x in [1,2] yield x yield -x end", false);
        check("[x for x in [1,2]]", false);
        check("[x for x in [1,2]", true);
        check("class A(x) def b := x;", true);
        check("class A(x) static var y := 1; static y := 2 end def b := x; end", false);
        check("def f(x) begin for y in x do y end", true);
        check("\"{\"", false);
        check("\"{", false);
        check("1 // {", false);
        check("1 /* { */", false);
        check("1 /* never closed", true);
        check("1 // not /* open", false);
        check("1 }", false);
    }
}
