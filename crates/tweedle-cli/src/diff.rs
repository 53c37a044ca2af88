//! What differs between two texts, line by line.

use similar::TextDiff;
use std::time::Duration;

/// After so long a common line is no longer looked for: what is left is shown as removed and added.
const LONGEST: Duration = Duration::from_secs(1);

/// What differs, in the form of `diff -u`, with the name of the file; empty if nothing does.
pub(crate) fn unified(file: &str, old: &str, new: &str) -> String {
    let diff = TextDiff::configure().timeout(LONGEST).diff_lines(old, new);
    diff.unified_diff().header(file, &format!("{file} (formatted)")).to_string()
}

#[cfg(test)]
mod tests {
    use super::{LONGEST, unified};
    use std::time::Instant;

    #[test]
    fn differences() {
        assert_eq!(unified("f", "a\nb\n", "a\nb\n"), "");
        let expected = "--- f\n+++ f (formatted)\n@@ -1,3 +1,4 @@\n a\n-b\n+x\n+y\n c\n";
        assert_eq!(unified("f", "a\nb\nc\n", "a\nx\ny\nc\n"), expected);
        let expected = "--- f\n+++ f (formatted)\n@@ -0,0 +1 @@\n+a\n";
        assert_eq!(unified("f", "", "a\n"), expected);
        let expected =
            "--- f\n+++ f (formatted)\n@@ -1 +1 @@\n-a\n\\ No newline at end of file\n+a\n";
        assert_eq!(unified("f", "a", "a\n"), expected);
        let old: String = (0..30).flat_map(|n| [n.to_string(), "\n".to_owned()]).collect();
        let new = old.replace("5\n", "five\n").replace("20\n", "");
        let text = unified("f", &old, &new);
        assert_eq!(text.matches("@@ -").count(), 2, "{text}");
    }

    #[test]
    fn long_texts_take_little_time() {
        let text = |factor: u64| -> String {
            (0..60_000_u64).map(|n| format!("{}\n", n * factor % 7919 % 1000)).collect()
        };
        let began = Instant::now();
        let shown = unified("f", &text(1), &text(6007));
        assert!(began.elapsed() < 10 * LONGEST, "{:?}", began.elapsed());
        assert!(shown.starts_with("--- f\n"));
    }
}
