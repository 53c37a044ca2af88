//! Counts and durations in words, as messages tell them.

use std::time::Duration;

/// A count with commas.
///
/// ```
/// assert_eq!(tweedle_desk::words::grouped(1_234_567), "1,234,567");
/// ```
pub fn grouped(count: u64) -> String {
    let digits = count.to_string();
    let mut text = String::with_capacity(digits.len() + digits.len() / 3);
    for (index, digit) in digits.chars().enumerate() {
        if index > 0 && (digits.len() - index).is_multiple_of(3) {
            text.push(',');
        }
        text.push(digit);
    }
    text
}

/// A number of things, with an `s` after the name of the thing unless there is one of them.
///
/// ```
/// assert_eq!(tweedle_desk::words::counted(1, "move"), "1 move");
/// assert_eq!(tweedle_desk::words::counted(2000, "move"), "2,000 moves");
/// ```
pub fn counted(count: u64, thing: &str) -> String {
    let ending = if count == 1 { "" } else { "s" };
    format!("{} {thing}{ending}", grouped(count))
}

/// A number of positions.
pub fn positions(count: u64) -> String {
    counted(count, "position")
}

/// A word as a shell takes it: in quotes if it has anything but letters, digits and a few signs.
///
/// ```
/// use tweedle_desk::words::shell_quoted;
/// assert_eq!(shell_quoted("1..4"), "1..4");
/// assert_eq!(shell_quoted("Nim(3)"), "'Nim(3)'");
/// assert_eq!(shell_quoted("it's"), r"'it'\''s'");
/// ```
pub fn shell_quoted(word: &str) -> String {
    let is_plain = |c: char| c.is_ascii_alphanumeric() || "._-+,/:=@%".contains(c);
    if !word.is_empty() && word.chars().all(is_plain) {
        return word.to_owned();
    }
    format!("'{}'", word.replace('\'', r"'\''"))
}

/// A duration as in `50 ms`, `1.5 s`, `30 s`, `5 min` or `2 h`.
pub fn human_duration(duration: Duration) -> String {
    let milliseconds = duration.as_millis();
    if duration < Duration::from_millis(1) {
        format!("{} µs", duration.as_micros())
    } else if milliseconds < 1000 {
        format!("{milliseconds} ms")
    } else if milliseconds.is_multiple_of(3_600_000) {
        format!("{} h", milliseconds / 3_600_000)
    } else if milliseconds.is_multiple_of(60_000) {
        format!("{} min", milliseconds / 60_000)
    } else {
        format!("{} s", duration.as_secs_f64())
    }
}

/// A piece of text as a sentence: with a capital, and a full stop.
pub fn sentence(text: &str) -> String {
    let text = text.trim();
    let mut letters = text.chars();
    let capital: String =
        letters.next().map(|first| first.to_uppercase().collect()).unwrap_or_default();
    let stop = if text.ends_with(['.', '?', '!']) { "" } else { "." };
    format!("{capital}{}{stop}", letters.as_str())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn counts() {
        let check = |count: u64, shown: &str| assert_eq!(positions(count), shown);
        check(0, "0 positions");
        check(1, "1 position");
        check(999, "999 positions");
        check(1_234_567, "1,234,567 positions");
        check(100_000, "100,000 positions");
    }

    #[test]
    fn durations() {
        let check = |milliseconds: u64, shown: &str| {
            assert_eq!(human_duration(Duration::from_millis(milliseconds)), shown);
        };
        check(50, "50 ms");
        check(30_000, "30 s");
        check(1500, "1.5 s");
        check(300_000, "5 min");
        check(90_000, "90 s");
        check(7_200_000, "2 h");
        assert_eq!(human_duration(Duration::from_micros(5)), "5 µs");
    }
}
