//! Values as they are printed, with the signs of the books.

/// The text of a value with arrows for ups and downs: `{1|^^*}` becomes `{1|⇑∗}`, `v<3>` ↓³, `+-1` ±1. Words are kept.
pub(crate) fn unicode(text: &str) -> String {
    let letters: Vec<char> = text.chars().collect();
    let mut out = String::new();
    let mut at = 0;
    while let Some(&letter) = letters.get(at) {
        let next = letters.get(at + 1).copied();
        let in_word = |i: usize| letters.get(i).is_some_and(|c| c.is_alphabetic());
        match letter {
            'v' if at > 0 && in_word(at - 1) && letters[at - 1] != 'v' => out.push('v'),
            'v' if next.is_some_and(|c| c.is_alphabetic() && c != 'v') => out.push('v'),
            '^' | 'v' => {
                let count = letters[at..].iter().take_while(|&&c| c == letter).count();
                let [single, double] = if letter == '^' { ['↑', '⇑'] } else { ['↓', '⇓'] };
                match count {
                    1 => out.push(single),
                    2 => out.push(double),
                    _ => out.extend(std::iter::repeat_n(single, count)),
                }
                at += count - 1;
                at = raised(&letters, at + 1, &mut out).unwrap_or(at + 1) - 1;
            }
            '*' => out.push('∗'),
            '+' if next == Some('-') => {
                out.push('±');
                at += 1;
            }
            '-' => out.push('−'),
            other => out.push(other),
        }
        at += 1;
    }
    out
}

/// Writes `<12>` as raised digits; the place after it, if it stands there.
fn raised(letters: &[char], at: usize, out: &mut String) -> Option<usize> {
    let inner = letters.get(at..)?.strip_prefix(&['<'])?;
    let length = inner.iter().position(|&c| c == '>')?;
    let digits: Option<String> = inner[..length].iter().map(|&c| superscript(c)).collect();
    out.push_str(&digits?);
    Some(at + length + 2)
}

fn superscript(digit: char) -> Option<char> {
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
            ("^<on>", "↑<on>"),
        ] {
            assert_eq!(unicode(text), expect);
        }
    }
}
