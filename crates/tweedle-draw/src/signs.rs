//! The signs that printed values consist of.

/// A sign of a printed value.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum Sign {
    /// A natural number.
    Number(String),
    /// A fraction of natural numbers.
    Fraction(String, String),
    /// A number of ↑ or ↓ in a row, with the sign that stands behind them.
    Arrows {
        is_up: bool,
        count: usize,
        tail: Tail,
    },
    Star,
    Minus,
    PlusMinus,
    /// A brace of a game, to open or to close it.
    Brace(bool),
    /// This number of bars in a row.
    Bars(usize),
    And,
    /// A parenthesis, to open or to close it.
    Parenthesis(bool),
    /// The beginning of a tiny game, if `is_tiny`, or of a miny one, to the parenthesis that closes it.
    Tiny {
        is_tiny: bool,
    },
    /// The ordinal ω, or a power of it whose exponent is a number or ω.
    Omega(Option<String>),
    /// The beginning of a power of ω, to the parenthesis that closes it.
    OmegaTo,
    Word(String),
    Other(char),
}

/// The sign that stands behind an arrow.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum Tail {
    Nothing,
    /// A number of copies: `^4`.
    Times(String),
    /// A power, `^<2>`, which is an infinitesimal of a higher order.
    Power(String),
    /// A power to, `^[2]`, the sum of the powers so far.
    PowerTo(String),
}

/// The signs of a text. Any text has some. Every parenthesis that closes has one that opens, and the other way round.
pub(crate) fn signs(text: &str) -> Vec<Sign> {
    let text: Vec<char> = text.chars().collect();
    let mut found = Vec::new();
    let (mut at, mut open) = (0, 0_usize);
    while let Some(&c) = text.get(at) {
        let start = at;
        at += 1;
        found.push(match c {
            '0'..='9' => {
                let numerator = digits(&text, start);
                at = start + numerator.len();
                let denominator = match text.get(at) {
                    Some('/') => digits(&text, at + 1),
                    _ => String::new(),
                };
                if denominator.is_empty() {
                    Sign::Number(numerator)
                } else {
                    at += 1 + denominator.len();
                    Sign::Fraction(numerator, denominator)
                }
            }
            '^' | 'v' if c == '^' || !is_word(&text, at) => {
                let count = text[start..].iter().take_while(|&&it| it == c).count();
                let (tail, end) =
                    if count == 1 { tail(&text, at) } else { (Tail::Nothing, start + count) };
                at = end;
                Sign::Arrows { is_up: c == '^', count, tail }
            }
            '*' => Sign::Star,
            '-' => Sign::Minus,
            '+' if text.get(at) == Some(&'-') => {
                at += 1;
                Sign::PlusMinus
            }
            '{' | '}' => Sign::Brace(c == '{'),
            '|' => {
                let count = text[start..].iter().take_while(|&&it| it == c).count();
                at = start + count;
                Sign::Bars(count)
            }
            '&' => Sign::And,
            '(' => {
                open += 1;
                Sign::Parenthesis(true)
            }
            ')' if open > 0 => {
                open -= 1;
                Sign::Parenthesis(false)
            }
            'ω' => {
                let (sign, length) = omega(text.get(at..).unwrap_or_default());
                at += length;
                open += usize::from(sign == Sign::OmegaTo);
                sign
            }
            c if c.is_alphabetic() => {
                let word: String =
                    text[start..].iter().take_while(|it| it.is_alphanumeric()).collect();
                at = start + word.chars().count();
                match (word.as_str(), text.get(at)) {
                    ("Tiny" | "Miny", Some('(')) => {
                        at += 1;
                        open += 1;
                        Sign::Tiny { is_tiny: word == "Tiny" }
                    }
                    _ => Sign::Word(word),
                }
            }
            c => Sign::Other(c),
        });
    }
    found.extend(std::iter::repeat_n(Sign::Parenthesis(false), open));
    found
}

/// The sign behind one arrow at a place, and the place after it.
fn tail(text: &[char], at: usize) -> (Tail, usize) {
    let until = |close: char| {
        let inner = &text[at + 1..];
        let length = inner.iter().position(|&c| c == close)?;
        Some((inner[..length].iter().collect::<String>(), at + length + 2))
    };
    match text.get(at) {
        Some('[') => until(']').map(|(inner, end)| (Tail::PowerTo(inner), end)),
        Some('<') => until('>').map(|(inner, end)| (Tail::Power(inner), end)),
        Some('0'..='9') => {
            let times = digits(text, at);
            let end = at + times.len();
            Some((Tail::Times(times), end))
        }
        _ => None,
    }
    .unwrap_or((Tail::Nothing, at))
}

/// The sign that ω is, together with the text behind it, and the number of its characters.
fn omega(rest: &[char]) -> (Sign, usize) {
    match rest {
        ['^', '(', ..] => (Sign::OmegaTo, 2),
        ['^', 'ω', ..] => (Sign::Omega(Some("ω".to_owned())), 2),
        ['^', '0'..='9', ..] => {
            let power = digits(rest, 1);
            let length = 1 + power.len();
            (Sign::Omega(Some(power)), length)
        }
        _ => (Sign::Omega(None), 0),
    }
}

/// The digits that stand at a place.
fn digits(text: &[char], at: usize) -> String {
    text.get(at..).unwrap_or_default().iter().take_while(|c| c.is_ascii_digit()).collect()
}

/// True if the text at a place continues a word that begins before it with `v`.
fn is_word(text: &[char], at: usize) -> bool {
    let rest = text.get(at..).unwrap_or_default();
    rest.iter().find(|&&c| c != 'v').is_some_and(|c| c.is_alphabetic())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn parentheses_are_closed() {
        let [open, close] = [true, false].map(Sign::Parenthesis);
        assert_eq!(signs("(("), [open.clone(), open.clone(), close.clone(), close.clone()]);
        assert_eq!(signs(")("), [Sign::Other(')'), open, close.clone()]);
        assert_eq!(signs("Tiny("), [Sign::Tiny { is_tiny: true }, close]);
    }
}
