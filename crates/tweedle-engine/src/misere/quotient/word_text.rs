//! Words of generators as text.

use std::fmt::Write;

/// A word as text: generators are called a to z, then A to Z, then g52, g53, … in parentheses; a number after a
/// generator is its exponent. The empty word is 1.
///
/// ```
/// # use tweedle_engine::misere::quotient::word_text;
/// assert_eq!(word_text(&[0, 1, 1, 52]), "ab2(g52)");
/// assert_eq!(word_text(&[]), "1");
/// ```
pub fn word_text(word: &[u16]) -> String {
    if word.is_empty() {
        return "1".to_owned();
    }
    let mut text = String::new();
    for same in word.chunk_by(|one, other| one == other) {
        match u8::try_from(same[0]) {
            Ok(n @ 0..26) => text.push((b'a' + n) as char),
            Ok(n @ 26..52) => text.push((b'A' + n - 26) as char),
            _ => {
                let _ = write!(text, "(g{})", same[0]);
            }
        }
        if same.len() > 1 {
            let _ = write!(text, "{}", same.len());
        }
    }
    text
}

/// The generators of a word that is written as [`word_text`] writes it, each with an exponent, in the order in which they
/// are written; `None` if it is no such text. A generator may be written several times, in any order.
///
/// ```
/// # use tweedle_engine::misere::quotient::read_word;
/// assert_eq!(read_word("ab2(g52)a"), Some(vec![(0, 1), (1, 2), (52, 1), (0, 1)]));
/// assert_eq!(read_word("1"), Some(vec![]));
/// assert_eq!(read_word("2a"), None);
/// ```
pub fn read_word(text: &str) -> Option<Vec<(u16, u64)>> {
    if text == "1" {
        return Some(Vec::new());
    }
    let mut word = Vec::new();
    let mut rest = text;
    while let Some(letter) = rest.chars().next() {
        let (generator, behind) = match letter {
            'a'..='z' => (letter as u16 - u16::from(b'a'), &rest[1..]),
            'A'..='Z' => (letter as u16 - u16::from(b'A') + 26, &rest[1..]),
            _ => {
                let (number, behind) = rest.strip_prefix("(g")?.split_once(')')?;
                (digits(number)?.try_into().ok()?, behind)
            }
        };
        let end = behind.find(|c: char| !c.is_ascii_digit()).unwrap_or(behind.len());
        let exponent = if end == 0 { 1 } else { digits(&behind[..end])? };
        word.push((generator, exponent));
        rest = &behind[end..];
    }
    (!word.is_empty()).then_some(word)
}

/// A number in digits, without a sign.
fn digits(text: &str) -> Option<u64> {
    let is_number = text.bytes().all(|c| c.is_ascii_digit());
    text.parse().ok().filter(|_| is_number)
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    proptest! {
        #[test]
        fn words_are_read_as_they_are_written(mut word in prop::collection::vec(0..70_u16, 0..20)) {
            word.sort_unstable();
            let read = read_word(&word_text(&word)).unwrap();
            let all = read.iter().flat_map(|&(g, exponent)| (0..exponent).map(move |_| g));
            prop_assert_eq!(all.collect::<Vec<_>>(), word);
        }

        #[test]
        fn any_text_is_read_or_refused(text in "[a-zA-Z0-9(g)é ]{0,8}") {
            let _ = read_word(&text);
        }
    }

    #[test]
    fn texts_that_are_no_words() {
        for text in
            ["", "1a", "11", "é", "(g)", "(g5", "(g+5)", "(g70000)", "a99999999999999999999"]
        {
            assert_eq!(read_word(text), None, "{text}");
        }
    }
}
