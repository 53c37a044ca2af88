//! The notation of values as `MathML`, for pages.

use crate::signs::{Sign, Tail, signs};
use std::fmt::Write;

/// The `MathML` of a value that is printed as `text`: an element `math`, which browsers set and screen readers read. Signs are
/// as in [`latex`](crate::latex).
///
/// ```
/// assert_eq!(
///     tweedle_draw::mathml("1/2^"),
///     "<math><mfrac><mn>1</mn><mn>2</mn></mfrac><mi>↑</mi></math>",
/// );
/// ```
pub fn mathml(text: &str) -> String {
    let mut out = String::from("<math>");
    // The ends of all parentheses that are open.
    let mut ends = Vec::new();
    for sign in signs(text) {
        match sign {
            Sign::Number(digits) => element(&mut out, "mn", &digits),
            Sign::Fraction(numerator, denominator) => {
                let _ = write!(out, "<mfrac><mn>{numerator}</mn><mn>{denominator}</mn></mfrac>");
            }
            Sign::Arrows { is_up, count, tail } => arrows(&mut out, is_up, count, tail),
            Sign::Star => element(&mut out, "mi", "∗"),
            Sign::Minus => element(&mut out, "mo", "−"),
            Sign::PlusMinus => element(&mut out, "mo", "±"),
            Sign::Brace(opens) => element(&mut out, "mo", if opens { "{" } else { "}" }),
            Sign::Bars(count) => element(&mut out, "mo", &"|".repeat(count)),
            Sign::And => element(&mut out, "mo", "&"),
            Sign::Parenthesis(true) => {
                out.push_str("<mrow><mo>(</mo>");
                ends.push("<mo>)</mo></mrow>");
            }
            Sign::Parenthesis(false) => out.extend(ends.pop()),
            Sign::Tiny { is_tiny } => {
                let sign = if is_tiny { '+' } else { '−' };
                let _ = write!(out, "<msub><mo>{sign}</mo><mrow>");
                ends.push("</mrow></msub>");
            }
            Sign::Word(name) if name == "inf" || name == "oo" => element(&mut out, "mi", "∞"),
            Sign::Word(name) => element(&mut out, "mi", &name),
            Sign::Omega(None) => element(&mut out, "mi", "ω"),
            Sign::Omega(Some(power)) => {
                let _ = write!(out, "<msup><mi>ω</mi><mn>{power}</mn></msup>");
            }
            Sign::OmegaTo => {
                out.push_str("<msup><mi>ω</mi><mrow>");
                ends.push("</mrow></msup>");
            }
            Sign::Other(c) => element(&mut out, "mo", &c.to_string()),
        }
    }
    out.push_str("</math>");
    out
}

fn arrows(out: &mut String, is_up: bool, count: usize, tail: Tail) {
    let [single, double] = if is_up { ["↑", "⇑"] } else { ["↓", "⇓"] };
    let raised = |out: &mut String, power: &str| {
        let _ = write!(out, "<msup><mi>{single}</mi>");
        element(out, "mtext", power);
        out.push_str("</msup>");
    };
    let times = |out: &mut String, copies: &str| {
        let _ = write!(out, "<mn>{copies}</mn><mo>·</mo><mi>{single}</mi>");
    };
    match (count, tail) {
        (1, Tail::Nothing) => element(out, "mi", single),
        (1, Tail::Power(power)) => raised(out, &power),
        (1, Tail::PowerTo(power)) => raised(out, &format!("[{power}]")),
        (1, Tail::Times(copies)) => times(out, &copies),
        (2, _) => element(out, "mi", double),
        (count, _) => times(out, &count.to_string()),
    }
}

/// A text as it is written in HTML.
///
/// ```
/// assert_eq!(tweedle_draw::escaped_html("a < b"), "a &lt; b");
/// ```
pub fn escaped_html(text: &str) -> String {
    svg::node::Text::new(text).to_string()
}

/// Writes an element with a text in it.
fn element(out: &mut String, name: &str, text: &str) {
    let _ = write!(out, "<{name}>{}</{name}>", escaped_html(text));
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    #[test]
    fn values() {
        for (text, expected) in [
            ("-3/4", "<mo>−</mo><mfrac><mn>3</mn><mn>4</mn></mfrac>"),
            ("{1|v*}", "<mo>{</mo><mn>1</mn><mo>|</mo><mi>↓</mi><mi>∗</mi><mo>}</mo>"),
            ("Tiny(2)", "<msub><mo>+</mo><mrow><mn>2</mn></mrow></msub>"),
            ("^[3]", "<msup><mi>↑</mi><mtext>[3]</mtext></msup>"),
            (
                "ω^(ω)-ω^2",
                "<msup><mi>ω</mi><mrow><mi>ω</mi></mrow></msup><mo>−</mo><msup><mi>ω</mi><mn>2</mn></msup>",
            ),
            ("v4", "<mn>4</mn><mo>·</mo><mi>↓</mi>"),
            ("on & off", "<mi>on</mi><mo> </mo><mo>&amp;</mo><mo> </mo><mi>off</mi>"),
            ("^<<>", "<msup><mi>↑</mi><mtext>&lt;</mtext></msup>"),
        ] {
            assert_eq!(mathml(text), format!("<math>{expected}</math>"), "{text}");
        }
    }

    proptest! {
        #[test]
        fn elements_are_closed(text in "[{}|^v*0-9/(),TinyMo<>&+ω-]{0,30}") {
            let written = mathml(&text);
            for name in ["math", "mn", "mo", "mi", "mrow", "msub", "msup", "mfrac", "mtext"] {
                let [opened, closed] = ["", "/"].map(|slash| format!("<{slash}{name}>"));
                prop_assert_eq!(written.matches(&opened).count(), written.matches(&closed).count());
            }
        }
    }
}
