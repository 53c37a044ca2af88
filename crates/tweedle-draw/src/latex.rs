//! The notation of values as LaTeX.

use std::fmt::Write;

/// The LaTeX of a value that is printed as `text`, for math mode.
///
/// Braces, bars, arrows and stars become those of the books: `{1|^*}` becomes `\{1\mid\uparrow\ast\}`, `1/2` a
/// fraction, `Tiny(2)` +₂. What is no symbol is kept, as text if it is a word.
///
/// ```
/// use tweedle_draw::latex;
/// assert_eq!(latex("{1/2|^*}"), "\\{\\frac{1}{2}\\mid\\uparrow\\ast\\}");
/// ```
pub fn latex(text: &str) -> String {
    let characters: Vec<char> = text.chars().collect();
    let (written, _) = part(&characters, 0, None);
    written
}

/// The LaTeX from a place to the end or to a closing bracket, and the place after it. Writing to a string does not fail.
fn part(text: &[char], mut at: usize, close: Option<char>) -> (String, usize) {
    let mut out = String::new();
    while let Some(&c) = text.get(at) {
        at += 1;
        if Some(c) == close {
            break;
        }
        match c {
            '0'..='9' => {
                let start = at - 1;
                at += digits(text, at);
                let numerator: String = text[start..at].iter().collect();
                let denominator = if text.get(at) == Some(&'/') { digits(text, at + 1) } else { 0 };
                if denominator == 0 {
                    out.push_str(&numerator);
                } else {
                    let denominator: String = text[at + 1..=at + denominator].iter().collect();
                    at += 1 + denominator.len();
                    let _ = write!(out, "\\frac{{{numerator}}}{{{denominator}}}");
                }
            }
            '^' | 'v' if c == '^' || !is_word(text, at) => at = arrow(text, at, c, &mut out),
            '*' => command(&mut out, "\\ast", text.get(at)),
            '+' if text.get(at) == Some(&'-') => {
                at += 1;
                command(&mut out, "\\pm", text.get(at));
            }
            '{' => out.push_str("\\{"),
            '}' => out.push_str("\\}"),
            '|' => {
                let start = at - 1;
                while text.get(at) == Some(&'|') {
                    at += 1;
                }
                match at - start {
                    1 => command(&mut out, "\\mid", text.get(at)),
                    count => {
                        let _ = write!(out, "\\mathrel{{{}}}", "|".repeat(count));
                    }
                }
            }
            '&' => out.push_str("\\mathbin{\\&}"),
            'ω' => command(&mut out, "\\omega", text.get(at)),
            '×' => command(&mut out, "\\times", text.get(at)),
            c if c.is_alphabetic() => {
                let start = at - 1;
                while text.get(at).is_some_and(|c| c.is_alphanumeric()) {
                    at += 1;
                }
                let word: String = text[start..at].iter().collect();
                match (word.as_str(), text.get(at)) {
                    ("Tiny" | "Miny", Some('(')) => {
                        let (inner, end) = part(text, at + 1, Some(')'));
                        at = end;
                        let sign = if word == "Tiny" { '+' } else { '-' };
                        let _ = write!(out, "{{{sign}}}_{{{inner}}}");
                    }
                    ("inf" | "oo", next) => command(&mut out, "\\infty", next),
                    _ => {
                        let _ = write!(out, "\\mathrm{{{word}}}");
                    }
                }
            }
            '(' => {
                let (inner, end) = part(text, at, Some(')'));
                at = end;
                let _ = write!(out, "({inner})");
            }
            '%' | '$' | '#' | '_' => {
                out.push('\\');
                out.push(c);
            }
            '\\' => command(&mut out, "\\backslash", text.get(at)),
            '~' => out.push_str("\\sim{}"),
            c => out.push(c),
        }
    }
    (out, at)
}

/// Writes a multiple of ↑ or ↓ whose first sign stands before a place; the place after it.
fn arrow(text: &[char], mut at: usize, sign: char, out: &mut String) -> usize {
    let is_up = sign == '^';
    let mut count = 1;
    while text.get(at) == Some(&sign) {
        at += 1;
        count += 1;
    }
    let name = if is_up { "\\uparrow" } else { "\\downarrow" };
    let bracketed = |open: usize, close: char| {
        let length = text[open + 1..].iter().position(|&c| c == close)?;
        Some((text[open + 1..=open + length].iter().collect::<String>(), open + length + 2))
    };
    match text.get(at) {
        Some('[') if count == 1 => {
            if let Some((inner, end)) = bracketed(at, ']') {
                let _ = write!(out, "{name}^{{[{inner}]}}");
                return end;
            }
        }
        Some('<') if count == 1 => {
            if let Some((inner, end)) = bracketed(at, '>') {
                let _ = write!(out, "{name}^{{{inner}}}");
                return end;
            }
        }
        Some(c) if count == 1 && c.is_ascii_digit() => {
            let length = digits(text, at);
            let times: String = text[at..at + length].iter().collect();
            let _ = write!(out, "{times}{{\\cdot}}");
            command(out, name, text.get(at + length));
            return at + length;
        }
        _ => {}
    }
    match count {
        2 => command(out, if is_up { "\\Uparrow" } else { "\\Downarrow" }, text.get(at)),
        count => {
            if count > 1 {
                let _ = write!(out, "{count}{{\\cdot}}");
            }
            command(out, name, text.get(at));
        }
    }
    at
}

/// How many digits stand at a place.
fn digits(text: &[char], at: usize) -> usize {
    text.get(at..).unwrap_or_default().iter().take_while(|c| c.is_ascii_digit()).count()
}

/// Whether what stands at a place goes on a word that begins before it with `v`.
fn is_word(text: &[char], at: usize) -> bool {
    let rest = text.get(at..).unwrap_or_default();
    rest.iter().find(|&&c| c != 'v').is_some_and(|c| c.is_alphabetic())
}

/// Writes a command, with a blank if a letter comes next, or a digit, which then stands apart.
fn command(out: &mut String, name: &str, next: Option<&char>) {
    out.push_str(name);
    if next.is_some_and(|c| c.is_alphanumeric()) {
        out.push(' ');
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    #[test]
    fn values() {
        for (text, expected) in [
            ("0", "0"),
            ("-3/4", "-\\frac{3}{4}"),
            ("{1|^*}", "\\{1\\mid\\uparrow\\ast\\}"),
            ("{2||1|0}", "\\{2\\mathrel{||}1\\mid 0\\}"),
            ("1/2^^*3", "\\frac{1}{2}\\Uparrow\\ast 3"),
            ("v4", "4{\\cdot}\\downarrow"),
            ("^[3]", "\\uparrow^{[3]}"),
            ("v<2>*", "\\downarrow^{2}\\ast"),
            ("2Tiny({1|0})", "2{+}_{\\{1\\mid 0\\}}"),
            ("+-Miny(2)", "\\pm {-}_{2}"),
            ("-inf", "-\\infty"),
            ("^[", "\\uparrow["),
            ("vv", "\\Downarrow"),
            ("value", "\\mathrm{value}"),
        ] {
            assert_eq!(latex(text), expected, "{text}");
        }
    }

    proptest! {
        #[test]
        fn any_text_is_written(text in "\\PC{0,40}") {
            latex(&text);
        }

        #[test]
        fn brackets_close(text in "[{}|^v*0-9/(),TinyMo+-]{0,30}") {
            // Only braces of groups count, not those that are printed.
            let written = latex(&text).replace("\\{", "").replace("\\}", "");
            let open = written.matches('{').count();
            prop_assert_eq!(open, written.matches('}').count());
        }
    }
}
