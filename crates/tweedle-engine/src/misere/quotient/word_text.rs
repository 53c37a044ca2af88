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
