//! The notation of values as LaTeX.

use crate::signs::{Sign, Tail, signs};
use std::fmt::Write;

/// The LaTeX of a value that is printed as `text`, for math mode.
///
/// Braces, bars, arrows and stars become those of the books: `{1|^*}` becomes `\{1\mid{\uparrow}\ast\}`, `1/2` a
/// fraction, `Tiny(2)` +₂. Arrows stand in braces, since they are no relations here. Text that is no symbol is kept, as
/// text if it is a word.
///
/// ```
/// use tweedle_draw::latex;
/// assert_eq!(latex("{1/2|^*}"), "\\{\\frac{1}{2}\\mid{\\uparrow}\\ast\\}");
/// ```
pub fn latex(text: &str) -> String {
    let mut out = String::new();
    // The ends of all parentheses that are open.
    let mut ends = Vec::new();
    for sign in signs(text) {
        match sign {
            Sign::Number(digits) => word(&mut out, &digits),
            Sign::Fraction(numerator, denominator) => {
                let _ = write!(out, "\\frac{{{numerator}}}{{{denominator}}}");
            }
            Sign::Arrows { is_up, count, tail } => arrows(&mut out, is_up, count, tail),
            Sign::Star => out.push_str("\\ast"),
            Sign::Minus => out.push('-'),
            Sign::PlusMinus => out.push_str("\\pm"),
            Sign::Brace(true) => out.push_str("\\{"),
            Sign::Brace(false) => out.push_str("\\}"),
            Sign::Bars(1) => out.push_str("\\mid"),
            Sign::Bars(count) => {
                let _ = write!(out, "\\mathrel{{{}}}", "|".repeat(count));
            }
            Sign::And => out.push_str("\\mathbin{\\&}"),
            Sign::Parenthesis(true) => {
                out.push('(');
                ends.push(')');
            }
            Sign::Parenthesis(false) => out.extend(ends.pop()),
            Sign::Tiny { is_tiny } => {
                out.push_str(if is_tiny { "{+}_{" } else { "{-}_{" });
                ends.push('}');
            }
            Sign::Word(name) if name == "inf" || name == "oo" => out.push_str("\\infty"),
            Sign::Word(name) => {
                let _ = write!(out, "\\mathrm{{{name}}}");
            }
            Sign::Omega(None) => out.push_str("\\omega"),
            Sign::Omega(Some(power)) => {
                let _ = write!(out, "\\omega^{{{}}}", power.replace('ω', "\\omega"));
            }
            Sign::OmegaTo => {
                out.push_str("\\omega^{");
                ends.push('}');
            }
            // No letter of LaTeX's own is one.
            Sign::Other('☾') => out.push_str("\\mathrm{moon}"),
            Sign::Other('×') => out.push_str("\\times"),
            Sign::Other('\\') => out.push_str("\\backslash"),
            Sign::Other('~') => out.push_str("\\sim{}"),
            Sign::Other(c @ ('%' | '$' | '#' | '_')) => out.extend(['\\', c]),
            Sign::Other(c) => out.push(c),
        }
    }
    out
}

/// Writes digits, after a blank if a command stands before them.
fn word(out: &mut String, digits: &str) {
    if out.ends_with(|c: char| c.is_alphabetic()) {
        out.push(' ');
    }
    out.push_str(digits);
}

fn arrows(out: &mut String, is_up: bool, count: usize, tail: Tail) {
    let [single, double] =
        if is_up { ["{\\uparrow}", "{\\Uparrow}"] } else { ["{\\downarrow}", "{\\Downarrow}"] };
    let times = |times: &str| format!("{times}{{\\cdot}}{single}");
    let text = match (count, tail) {
        (1, Tail::Nothing) => single.to_owned(),
        (1, Tail::Power(power)) => format!("{single}^{{{power}}}"),
        (1, Tail::PowerTo(power)) => format!("{single}^{{[{power}]}}"),
        (1, Tail::Times(copies)) => times(&copies),
        (2, _) => double.to_owned(),
        (count, _) => times(&count.to_string()),
    };
    out.push_str(&text);
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
            ("{1|^*}", "\\{1\\mid{\\uparrow}\\ast\\}"),
            ("{2||1|0}", "\\{2\\mathrel{||}1\\mid 0\\}"),
            ("1/2^^*3", "\\frac{1}{2}{\\Uparrow}\\ast 3"),
            ("v4", "4{\\cdot}{\\downarrow}"),
            ("^[3]", "{\\uparrow}^{[3]}"),
            ("v<2>*", "{\\downarrow}^{2}\\ast"),
            ("2Tiny({1|0})", "2{+}_{\\{1\\mid 0\\}}"),
            ("+-Miny(2)", "\\pm{-}_{2}"),
            ("-inf", "-\\infty"),
            ("☾", "\\mathrm{moon}"),
            ("^[", "{\\uparrow}["),
            ("on", "\\mathrm{on}"),
            ("(1)*", "(1)\\ast"),
            ("vv", "{\\Downarrow}"),
            (
                "-ω^(ω×2+1)×3+ω^ω-ω^12+1",
                "-\\omega^{\\omega\\times 2+1}\\times 3+\\omega^{\\omega}-\\omega^{12}+1",
            ),
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
        fn brackets_close(text in "[{}|^v*0-9/(),TinyMo+ω-]{0,30}") {
            // Only braces of groups count, not those that are printed.
            let written = latex(&text).replace("\\{", "").replace("\\}", "");
            let open = written.matches('{').count();
            prop_assert_eq!(open, written.matches('}').count());
        }
    }
}
