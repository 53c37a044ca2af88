//! What differs between two texts, line by line.

use std::fmt::Write as _;

/// So many lines are shown before and behind what differs.
const CONTEXT: usize = 3;

/// Texts that differ in more than this many pairs of lines are not compared line by line.
const MOST_PAIRS: usize = 4_000_000;

/// A line of both texts, or of one.
#[derive(Clone, Copy)]
enum Line<'t> {
    Same(&'t str),
    Old(&'t str),
    New(&'t str),
}

/// What differs, in the form of `diff -u`, with the name of the file; empty if nothing does.
pub(crate) fn unified(file: &str, old: &str, new: &str) -> String {
    let lines = lines(&old.lines().collect::<Vec<_>>(), &new.lines().collect::<Vec<_>>());
    let differs: Vec<usize> = (0..lines.len())
        .filter(|&place| !matches!(lines.get(place), Some(Line::Same(_)) | None))
        .collect();
    let mut text = String::new();
    let mut rest = &differs[..];
    while let Some(&first) = rest.first() {
        // Pieces that are near each other are one.
        let near = rest.windows(2).take_while(|pair| pair[1] - pair[0] <= 2 * CONTEXT + 1).count();
        let last = rest[near];
        rest = &rest[near + 1..];
        let range = first.saturating_sub(CONTEXT)..(last + CONTEXT + 1).min(lines.len());
        if text.is_empty() {
            let _ = writeln!(text, "--- {file}\n+++ {file} (formatted)");
        }
        let count = |lines: &[Line<'_>], is_old: bool| {
            let is_it = |line: &&Line<'_>| match line {
                Line::Same(_) => true,
                Line::Old(_) => is_old,
                Line::New(_) => !is_old,
            };
            lines.iter().filter(is_it).count()
        };
        let (before, piece) = (&lines[..range.start], &lines[range]);
        let place = |is_old: bool| {
            let count_here = count(piece, is_old);
            let start = count(before, is_old) + usize::from(count_here > 0);
            format!("{start},{count_here}")
        };
        let _ = writeln!(text, "@@ -{} +{} @@", place(true), place(false));
        for line in piece {
            let (mark, line) = match line {
                Line::Same(line) => (' ', line),
                Line::Old(line) => ('-', line),
                Line::New(line) => ('+', line),
            };
            let _ = writeln!(text, "{mark}{line}");
        }
    }
    text
}

/// The lines of two texts, where lines that are common are taken once.
fn lines<'t>(old: &[&'t str], new: &[&'t str]) -> Vec<Line<'t>> {
    let pairs = old.iter().zip(new);
    let start = pairs.take_while(|(a, b)| a == b).count();
    let ends = old[start..].iter().rev().zip(new[start..].iter().rev());
    let end = ends.take_while(|(a, b)| a == b).count();
    let (a, b) = (&old[start..old.len() - end], &new[start..new.len() - end]);
    let mut lines: Vec<Line<'t>> = old[..start].iter().copied().map(Line::Same).collect();
    if a.len().saturating_mul(b.len()) > MOST_PAIRS {
        lines.extend(a.iter().copied().map(Line::Old));
        lines.extend(b.iter().copied().map(Line::New));
    } else {
        between(a, b, &mut lines);
    }
    lines.extend(old[old.len() - end..].iter().copied().map(Line::Same));
    lines
}

/// Adds the lines of two texts, with as many common ones as there are.
fn between<'t>(a: &[&'t str], b: &[&'t str], lines: &mut Vec<Line<'t>>) {
    let width = b.len() + 1;
    // How many lines are common from a place in each on.
    let mut common = vec![0_u32; (a.len() + 1) * width];
    for i in (0..a.len()).rev() {
        for j in (0..b.len()).rev() {
            common[i * width + j] = if a[i] == b[j] {
                common[(i + 1) * width + j + 1] + 1
            } else {
                common[(i + 1) * width + j].max(common[i * width + j + 1])
            };
        }
    }
    let (mut i, mut j) = (0, 0);
    while i < a.len() || j < b.len() {
        if i < a.len() && j < b.len() && a[i] == b[j] {
            lines.push(Line::Same(a[i]));
            (i, j) = (i + 1, j + 1);
        } else if i < a.len()
            && (j == b.len() || common[(i + 1) * width + j] >= common[i * width + j + 1])
        {
            lines.push(Line::Old(a[i]));
            i += 1;
        } else {
            lines.push(Line::New(b[j]));
            j += 1;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::unified;

    #[test]
    fn differences() {
        assert_eq!(unified("f", "a\nb\n", "a\nb\n"), "");
        let expected = "--- f\n+++ f (formatted)\n@@ -1,3 +1,4 @@\n a\n-b\n+x\n+y\n c\n";
        assert_eq!(unified("f", "a\nb\nc\n", "a\nx\ny\nc\n"), expected);
        let expected = "--- f\n+++ f (formatted)\n@@ -0,0 +1,1 @@\n+a\n";
        assert_eq!(unified("f", "", "a\n"), expected);
        let old: String = (0..30).flat_map(|n| [n.to_string(), "\n".to_owned()]).collect();
        let new = old.replace("5\n", "five\n").replace("20\n", "");
        let text = unified("f", &old, &new);
        assert_eq!(text.matches("@@ -").count(), 2, "{text}");
    }
}
