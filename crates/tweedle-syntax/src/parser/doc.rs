//! Comments that document a declaration, `/** ... */`.

use super::state::Parser;
use crate::span::Span;

/// The comments that document something. `/**/` is empty, and `/*** ... */` is a line of stars.
pub(super) fn docs(text: &str, comments: &[Span]) -> Vec<Span> {
    let is_doc = |span: &&Span| {
        let comment = span.slice(text);
        comment.starts_with("/**") && !comment.starts_with("/***") && comment.len() > 4
    };
    comments.iter().filter(is_doc).copied().collect()
}

impl Parser<'_> {
    /// The text of the last such comment between the token before and the current one.
    pub(super) fn doc(&self) -> Option<String> {
        let before = self.docs.partition_point(|doc| doc.start < self.span().start);
        let doc = self.docs[..before].last()?;
        let is_near = self.position == 0 || self.previous_span().end <= doc.start;
        is_near.then(|| text_of(doc.slice(self.text)))
    }
}

/// The text of a comment without its marks: `/**`, `*/`, and the star at the beginning of each line. Without
/// such stars, what all lines are indented by.
fn text_of(comment: &str) -> String {
    let inner = comment.strip_prefix("/**").unwrap_or(comment);
    let inner = inner.strip_suffix("*/").unwrap_or(inner);
    let mut lines: Vec<&str> = inner.lines().map(str::trim_end).collect();
    let Some((first, rest)) = lines.split_first_mut() else { return String::new() };
    *first = first.trim_start();
    let filled = || rest.iter().filter(|line| !line.is_empty());
    if filled().all(|line| line.trim_start().starts_with('*')) {
        for line in rest {
            let text = line.trim_start().trim_start_matches('*');
            *line = text.strip_prefix(' ').unwrap_or(text);
        }
    } else {
        let indent = |line: &&&str| line.len() - line.trim_start().len();
        let common = filled().map(|line| indent(&line)).min().unwrap_or(0);
        for line in rest {
            *line = line.get(common..).unwrap_or(line.trim_start());
        }
    }
    let start = lines.iter().position(|line| !line.is_empty()).unwrap_or(lines.len());
    let end = lines.iter().rposition(|line| !line.is_empty()).map_or(start, |last| last + 1);
    lines[start..end].join("\n")
}

#[cfg(test)]
mod tests {
    use super::text_of;

    #[test]
    fn marks_go_and_indentation_stays() {
        for (comment, expected) in [
            ("/** One line. */", "One line."),
            ("/** First.\n * Second.\n *\n *   deeper\n */", "First.\nSecond.\n\n  deeper"),
            ("/**\n   * a\n   */", "a"),
            ("/** First.\n    Second.\n      deeper */", "First.\nSecond.\n  deeper"),
            ("/**\n  a\n  * b\n*/", "a\n* b"),
            ("/** \u{a0}é", "é"),
            ("/** */", ""),
        ] {
            assert_eq!(text_of(comment), expected, "{comment}");
        }
    }
}
