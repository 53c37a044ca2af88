//! Values as they are written beside other games, so that the language reads what was meant.

/// A value as it is written beside other games, if it is a number and more that would be read as a power or a product there, or a sum of the
/// two: the terms of the value, in parentheses.
///
/// ```
/// use tweedle_rules::any::spelled;
/// assert_eq!(["1*2", "-1^3*2", "2+^3"].map(|it| spelled(it).unwrap()), ["(1+*2)", "(-1+^3*2)", "(2+^3)"]);
/// assert_eq!(["2", "1*", "2^^", "*2", "^3"].map(spelled), [const { None }; 5]);
/// ```
pub fn spelled(value: &str) -> Option<String> {
    let unsigned = value.trim_start_matches('-');
    let more = unsigned.trim_start_matches(|c: char| c.is_ascii_digit() || c == '/');
    let is_value = more.chars().all(|c| is_of_value(c) || c == '+');
    if more.len() == unsigned.len() || !is_value {
        return None;
    }
    let number = &value[..value.len() - more.len()];
    let mut signs = more.chars();
    match (signs.next()?, signs.next()) {
        ('+', _) => Some(format!("({value})")),
        ('^' | '*', Some(c)) if c.is_ascii_digit() || "<[".contains(c) => {
            Some(format!("({number}+{more})"))
        }
        _ => None,
    }
}

/// Puts the value at the end of a sum that is not written to its end in parentheses if it is a number and a star, or a number, ups and a
/// star: before a sign, `1*` is read as a product. A sign without a space after it belongs to the number.
///
/// ```
/// let mut text = "Cram.Position(\"....\") + -1*".to_owned();
/// tweedle_rules::any::close_star(&mut text);
/// assert_eq!(text, "Cram.Position(\"....\") + (-1*)");
/// ```
pub fn close_star(text: &mut String) {
    if text.ends_with('*')
        && let Some(start) = last_value(text)
        && text[start..].trim_start_matches(['+', '-']).starts_with(|c: char| c.is_ascii_digit())
    {
        enclose(text, start, text.len());
    }
}

/// Puts the value in parentheses that ends before `end`, a place in the text, if it ends with a star or an arrow: a name after these would
/// be their argument.
///
/// ```
/// let mut text = "^ + 2v* SelectiveSum -1".to_owned();
/// tweedle_rules::any::close_arrow(&mut text, 7);
/// assert_eq!(text, "^ + (2v*) SelectiveSum -1");
/// ```
pub fn close_arrow(text: &mut String, end: usize) {
    if text[..end].ends_with(['*', '^', 'v'])
        && let Some(start) = last_value(&text[..end])
    {
        enclose(text, start, end);
    }
}

/// True of a value whose sign, or whose denominator alone, would have what is written after it.
///
/// ```
/// use tweedle_rules::any::is_sign_or_fraction;
/// assert!(["+-1", "-1*", "1/2"].into_iter().all(is_sign_or_fraction));
/// assert!(!["1", "{1|-1}", "2*"].into_iter().any(is_sign_or_fraction));
/// ```
pub fn is_sign_or_fraction(value: &str) -> bool {
    let is_plain = value.chars().all(|c| is_of_value(c) || c == '-');
    value.starts_with("+-") || value.contains(['-', '/']) && is_plain
}

fn enclose(text: &mut String, start: usize, end: usize) {
    text.insert(end, ')');
    text.insert(start, '(');
}

/// True of the characters of numbers, arrows and stars.
fn is_of_value(c: char) -> bool {
    c.is_ascii_digit() || "/^v*<>[]".contains(c)
}

/// The place where the number, arrows and stars begin with which a text ends, with their sign; `None` if they are the end of a name.
fn last_value(text: &str) -> Option<usize> {
    let before = text.trim_end_matches(is_of_value);
    let before = before.strip_suffix("+-").unwrap_or(before.trim_end_matches('-'));
    let is_apart = before.is_empty() || before.ends_with([' ', '(']);
    (is_apart && before.len() < text.len()).then_some(before.len())
}

#[cfg(test)]
mod tests {
    use super::last_value;

    #[test]
    fn the_last_value_of_a_text() {
        assert_eq!(
            ["^ + -2v*", "v<2>*", "+-1*", "Chev", "S2*"].map(last_value),
            [Some(4), Some(0), Some(0), None, None]
        );
    }
}
