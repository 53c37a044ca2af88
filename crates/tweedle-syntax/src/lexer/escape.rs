//! The characters that stand for others in a string.

use super::token::is_visible;
use crate::diagnostic::Diagnostic;
use crate::say;
use crate::span::Span;

/// The text that a string, or a piece of one, stands for; `span` covers it without quotes and brackets.
pub(crate) fn unescape(text: &str, span: Span) -> Result<String, Diagnostic> {
    let mut rest = span.slice(text);
    let mut result = String::with_capacity(rest.len());
    while let Some(at) = rest.find('\\') {
        result.push_str(&rest[..at]);
        rest = &rest[at..];
        let Some((character, length)) = escape(rest) else {
            let start = span.end - rest.len() as u32;
            let end = start + rest.chars().take(2).map(char::len_utf8).sum::<usize>() as u32;
            let said = match rest.chars().nth(1) {
                Some(escaped) if is_visible(escaped) => say::unknown_escape(format!("\\{escaped}")),
                _ => say::bad_escape(),
            };
            return Err(Diagnostic::new(said, Span::new(start, end)).with_hint(
                "The escapes are `\\\\`, `\\\"`, `\\n`, `\\r`, `\\t` and `\\u` with four hexadecimal digits; `\\(x)` \
                 is the value of `x`.",
            ));
        };
        result.push(character);
        rest = &rest[length..];
    }
    result.push_str(rest);
    Ok(result)
}

/// The character an escape stands for and the length of the escape, which starts `text`.
fn escape(text: &str) -> Option<(char, usize)> {
    let character = match text.as_bytes().get(1)? {
        b'n' => '\n',
        b'r' => '\r',
        b't' => '\t',
        b'\\' => '\\',
        b'"' => '"',
        b'u' => {
            // A character beyond U+FFFF is written as two escapes, as in Java.
            let units = [code_unit(text)?].into_iter().chain(code_unit(&text[6..]));
            let character = char::decode_utf16(units).next()?.ok()?;
            return Some((character, 6 * character.len_utf16()));
        }
        _ => return None,
    };
    Some((character, 2))
}

/// The number in an escape `\uXXXX`, which starts `text`.
fn code_unit(text: &str) -> Option<u16> {
    let digits = text.strip_prefix("\\u")?.get(..4)?;
    // `from_str_radix` alone would let a sign through.
    let all_hexadecimal = digits.bytes().all(|byte| byte.is_ascii_hexdigit());
    if all_hexadecimal { u16::from_str_radix(digits, 16).ok() } else { None }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn check(text: &str, expected: Result<&str, (u32, u32)>) {
        let span = Span::new(0, text.len() as u32);
        let actual = unescape(text, span).map_err(|error| (error.span.start, error.span.end));
        assert_eq!(actual.as_deref(), expected.as_ref().copied(), "{text}");
    }

    #[test]
    fn escapes() {
        check(r#"a\\\n\r\t\"b"#, Ok("a\\\n\r\t\"b"));
        check(r"\u00e9\u2264x", Ok("é≤x"));
        check(r"\ud835\udd3c", Ok("𝔼"));
        check(r"é\q", Err((2, 4)));
        check(r"\u12é", Err((0, 2)));
        check(r"\u+123", Err((0, 2)));
        check(r"\ud835", Err((0, 2)));
    }
}
