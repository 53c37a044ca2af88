//! A star that looks as if it belonged to the number before it: `1* + x` is no sum of 1∗ and x, but the product of 1 and +x.

/// The number that a star at a byte of a text touches, if a sign follows after a space: `1` of `1* + x`, `3/4` of `3/4* - x`. A star
/// between spaces, or one that touches the sign, is meant as the sign of a product.
///
/// Cost: linear in the number of digits and spaces around the star.
pub(crate) fn number_of_star(text: &str, at: usize) -> Option<&str> {
    let (before, after) = (text.get(..at)?, text.get(at..)?.strip_prefix('*')?);
    let rest = after.trim_start();
    if rest.len() == after.len() || !rest.starts_with(['+', '-']) {
        return None;
    }
    let start = before.trim_end_matches(|c: char| c.is_ascii_digit() || c == '/').len();
    let number = &before[start..];
    // `x2* + 1` is a product with a variable, `^3* + 1` and `2*3* + 1` have a star of their own.
    let is_of_more = before[..start]
        .chars()
        .next_back()
        .is_some_and(|c| c.is_alphanumeric() || "_.^*)]}\"".contains(c));
    (is_number(number) && !is_of_more).then_some(number)
}

/// True of an integer, or a fraction that is a number of a game: its denominator is a power of two.
fn is_number(text: &str) -> bool {
    let is_integer = |text: &str| !text.is_empty() && text.chars().all(|c| c.is_ascii_digit());
    match text.split_once('/') {
        None => is_integer(text),
        Some((above, below)) => is_integer(above) && below.parse().is_ok_and(u128::is_power_of_two),
    }
}

#[cfg(test)]
mod tests {
    use super::number_of_star;

    #[test]
    fn stars_that_touch_a_number_before_a_sign() {
        let check = |text: &str, expected: Option<&str>| {
            let at = text.rfind('*').expect("a star");
            assert_eq!(number_of_star(text, at), expected, "{text}");
        };
        for text in ["1* + x", "1*  -x", "(1* + x)", "y - 1*\n+ 2", "-1* + 2"] {
            check(text, Some("1"));
        }
        check("x+3/4* - *".trim_end_matches('*'), Some("3/4"));
        for text in [
            "1 * + x", "1*+x", "1 * +x", "1* x", "x1* + 2", "^3* + 1", "2*3* + 1", "1/3* + x",
            "1/* + x", "*", "1*",
        ] {
            check(text, None);
        }
        assert_eq!(number_of_star("é* + 1", 1), None, "no character begins there");
        assert_eq!(number_of_star("1*", 7), None);
    }
}
