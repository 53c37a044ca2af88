//! Differences between two texts, line by line.

use imara_diff::{
    Algorithm, Diff, InternedInput, Interner, Token, UnifiedDiffConfig, UnifiedDiffPrinter,
};
use std::fmt::{self, Write};

/// The differences, in the form of `diff -u`, with the name of the file; empty if there are none.
pub(crate) fn unified(file: &str, old: &str, new: &str) -> String {
    let lines = InternedInput::new(old, new);
    let mut diff = Diff::compute(Algorithm::Histogram, &lines);
    diff.postprocess_lines(&lines);
    if diff.hunks().next().is_none() {
        return String::new();
    }
    let lines_shown = Lines(&lines.interner);
    let pieces = diff.unified_diff(&lines_shown, UnifiedDiffConfig::default(), &lines);
    format!("--- {file}\n+++ {file} (formatted)\n{pieces}")
}

/// The lines as they are shown.
struct Lines<'t>(&'t Interner<&'t str>);

impl Lines<'_> {
    fn show(&self, out: &mut impl Write, mark: char, line: Token) -> fmt::Result {
        let line = self.0[line];
        let end = if line.ends_with('\n') { "" } else { "\n\\ No newline at end of file\n" };
        write!(out, "{mark}{line}{end}")
    }
}

impl UnifiedDiffPrinter for Lines<'_> {
    fn display_header(
        &self,
        mut out: impl Write,
        old_start: u32,
        new_start: u32,
        old_count: u32,
        new_count: u32,
    ) -> fmt::Result {
        // If there are no lines, the place is behind the line before, whose number counts from 1.
        let place = |start: u32, count: u32| format!("{},{count}", start + u32::from(count > 0));
        writeln!(out, "@@ -{} +{} @@", place(old_start, old_count), place(new_start, new_count))
    }

    fn display_context_token(&self, mut out: impl Write, line: Token) -> fmt::Result {
        self.show(&mut out, ' ', line)
    }

    fn display_hunk(&self, mut out: impl Write, old: &[Token], new: &[Token]) -> fmt::Result {
        old.iter().try_for_each(|&line| self.show(&mut out, '-', line))?;
        new.iter().try_for_each(|&line| self.show(&mut out, '+', line))
    }
}

#[cfg(test)]
mod tests {
    use super::unified;
    use std::time::{Duration, Instant};

    #[test]
    fn differences() {
        assert_eq!(unified("f", "a\nb\n", "a\nb\n"), "");
        let expected = "--- f\n+++ f (formatted)\n@@ -1,3 +1,4 @@\n a\n-b\n+x\n+y\n c\n";
        assert_eq!(unified("f", "a\nb\nc\n", "a\nx\ny\nc\n"), expected);
        let expected = "--- f\n+++ f (formatted)\n@@ -0,0 +1,1 @@\n+a\n";
        assert_eq!(unified("f", "", "a\n"), expected);
        let expected =
            "--- f\n+++ f (formatted)\n@@ -1,1 +1,1 @@\n-a\n\\ No newline at end of file\n+a\n";
        assert_eq!(unified("f", "a", "a\n"), expected);
        let old: String = (0..30).flat_map(|n| [n.to_string(), "\n".to_owned()]).collect();
        let new = old.replace("5\n", "five\n").replace("20\n", "");
        let text = unified("f", &old, &new);
        assert_eq!(text.matches("@@ -").count(), 2, "{text}");
    }

    #[test]
    fn long_texts_take_little_time() {
        let text = |factor: u64| -> String {
            let lines = (0..60_000).map(|n| (n * factor % 7919 % 1000).to_string());
            lines.collect::<Vec<_>>().join("\n")
        };
        let began = Instant::now();
        let shown = unified("f", &text(1), &text(6007));
        assert!(began.elapsed() < Duration::from_secs(10), "{:?}", began.elapsed());
        assert!(shown.starts_with("--- f\n"));
    }
}
