//! Values as they are printed, with the signs of the books.

use crate::signs::{Sign, Tail, signs};

/// The text of a value with arrows for ups and downs: `{1|^^*}` becomes `{1|⇑∗}`, `v<3>` ↓³, `+-1` ±1. Words are kept.
///
/// ```
/// assert_eq!(tweedle_draw::unicode("{1/2|^^*}"), "{1/2|⇑∗}");
/// ```
pub fn unicode(text: &str) -> String {
    let mut out = String::new();
    for sign in signs(text) {
        match sign {
            Sign::Word(name) if name == "oo" => out.push('∞'),
            Sign::Number(text) | Sign::Word(text) => out.push_str(&text),
            Sign::Fraction(numerator, denominator) => {
                out.push_str(&numerator);
                out.push('/');
                out.push_str(&denominator);
            }
            Sign::Arrows { is_up, count, tail } => {
                let [single, double] = if is_up { ['↑', '⇑'] } else { ['↓', '⇓'] };
                match count {
                    2 => out.push(double),
                    _ => out.extend(std::iter::repeat_n(single, count)),
                }
                match tail {
                    Tail::Nothing => {}
                    Tail::Times(times) => out.push_str(&times),
                    Tail::PowerTo(power) => out.extend(["[", &power, "]"]),
                    Tail::Power(power) => {
                        match power.chars().map(superscript).collect::<Option<String>>() {
                            Some(raised) => out.push_str(&raised),
                            None => out.extend(["<", &power, ">"]),
                        }
                    }
                }
            }
            Sign::Star => out.push('∗'),
            Sign::Minus => out.push('−'),
            Sign::PlusMinus => out.push('±'),
            Sign::Brace(opens) => out.push(if opens { '{' } else { '}' }),
            Sign::Bars(count) => out.extend(std::iter::repeat_n('|', count)),
            Sign::And => out.push('&'),
            Sign::Parenthesis(opens) => out.push(if opens { '(' } else { ')' }),
            Sign::Tiny { is_tiny } => out.push_str(if is_tiny { "Tiny(" } else { "Miny(" }),
            Sign::Omega(power) => {
                out.push('ω');
                match power.as_deref() {
                    None => {}
                    Some("ω") => out.push_str("^ω"),
                    Some(power) => out.extend(power.chars().filter_map(superscript)),
                }
            }
            Sign::OmegaTo => out.push_str("ω^("),
            Sign::Other(letter) => out.push(letter),
        }
    }
    out
}

/// A digit as an exponent; `None` of other signs.
pub(crate) fn superscript(digit: char) -> Option<char> {
    const RAISED: [char; 10] = ['⁰', '¹', '²', '³', '⁴', '⁵', '⁶', '⁷', '⁸', '⁹'];
    RAISED.get(digit.to_digit(10)? as usize).copied()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn signs_of_the_books() {
        for (text, expect) in [
            ("{1|^^*}", "{1|⇑∗}"),
            ("v<3>*2", "↓³∗2"),
            ("+-{1,-1/2}", "±{1,−1/2}"),
            ("2^^^", "2↑↑↑"),
            ("^[3]", "↑[3]"),
            ("Tiny(v)", "Tiny(↓)"),
            ("v4", "↓4"),
            ("vv*", "⇓∗"),
            ("over", "over"),
            ("+-oo", "±∞"),
            ("{oo|-oo}", "{∞|−∞}"),
            ("^<on>", "↑<on>"),
            ("ω^(ω×2)+ω^ω-ω^12×3", "ω^(ω×2)+ω^ω−ω¹²×3"),
        ] {
            assert_eq!(unicode(text), expect);
        }
    }
}
