//! The circles that are named with their reasons, and whether they are those that exist.

use super::circles::Circle;
use super::page::{quoted, rows};
use std::collections::BTreeSet;

/// The section of the page that has the table of circles.
const SECTION: &str = "Circles of files";

/// A row of the table of circles.
pub(crate) struct Row<'a> {
    /// The files of the circle; what ends with `/` stands for all files below it.
    parts: Vec<&'a str>,
    /// The reason for the circle.
    reason: &'a str,
}

/// The rows of the table of circles on the page.
pub(crate) fn of_page(page: &str) -> Vec<Row<'_>> {
    rows(page, SECTION)
        .into_iter()
        .map(|cells| Row {
            parts: cells.first().map(|cell| quoted(cell).collect()).unwrap_or_default(),
            reason: cells.get(1).copied().unwrap_or_default(),
        })
        .collect()
}

impl Row<'_> {
    /// True if a file is one of those it names.
    fn covers(&self, file: &str) -> bool {
        self.parts.iter().any(|part| is_part(part, file))
    }

    /// The name of the row, as it stands on the page.
    fn name(&self) -> String {
        listed(self.parts.iter().copied())
    }
}

/// True if a file is this one, or below this folder.
fn is_part(part: &str, file: &str) -> bool {
    if part.ends_with('/') { file.starts_with(part) } else { file == part }
}

/// Paths as they stand in the table.
fn listed<'a>(paths: impl Iterator<Item = &'a str>) -> String {
    paths.map(|path| format!("`{path}`")).collect::<Vec<_>>().join(", ")
}

/// The mistakes: the circles that no row covers, a sentence on each row without a circle, and the parts that rows lack.
/// `files` are all files that there are.
pub(crate) fn wrong(rows: &[Row], circles: &[&Circle], files: &BTreeSet<&str>) -> Vec<String> {
    let is_named =
        |circle: &Circle| rows.iter().any(|row| circle.iter().all(|file| row.covers(file)));
    let unnamed: Vec<_> = circles.iter().filter(|circle| !is_named(circle)).collect();
    let mut wrong = Vec::new();
    if !unnamed.is_empty() {
        wrong.push(format!(
            "files import each other in circles that have no row in the section `{SECTION}` of \
             ARCHITECTURE.md: cut each (`cargo xtask house` says by which names it is tied), or \
             add a row with its reason"
        ));
        let line = |circle: &&&Circle| format!("    {}", listed(circle.iter().map(String::as_str)));
        wrong.extend(unnamed.iter().map(line));
    }
    for row in rows {
        let in_one = |circle: &&Circle| circle.iter().filter(|file| row.covers(file)).count() > 1;
        if !circles.iter().any(in_one) {
            wrong.push(format!(
                "ARCHITECTURE.md names a circle that is no more: remove the row of {} from the \
                 section `{SECTION}`",
                row.name()
            ));
            continue;
        }
        if row.reason.is_empty() {
            wrong.push(format!(
                "ARCHITECTURE.md gives no reason for the circle of {}: write it into the second \
                 column",
                row.name()
            ));
        }
        for part in &row.parts {
            if !files.iter().any(|file| is_part(part, file)) {
                wrong.push(format!(
                    "ARCHITECTURE.md names `{part}` in a circle, but there is no such file: remove \
                     it from the section `{SECTION}`"
                ));
            }
        }
    }
    wrong
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The mistakes in these rows of the table, where `a.rs` and `b.rs` are one circle, and three files of a folder `c`
    /// another. There is a file `d.rs`, too.
    fn check(body: &str) -> Vec<String> {
        let page = format!("## {SECTION}\n\n| circle | reason |\n|---|---|\n{body}\n## Next\n");
        let circle = |files: &[&str]| files.iter().map(|&file| file.to_owned()).collect();
        let circles: [Circle; 2] =
            [circle(&["c/x.rs", "c/y.rs", "c/z/w.rs"]), circle(&["a.rs", "b.rs"])];
        let files = circles.iter().flatten().map(String::as_str).chain(["d.rs"]).collect();
        let circles: Vec<_> = circles.iter().collect();
        wrong(&of_page(&page), &circles, &files)
    }

    /// Compares the beginning of each complaint with the expected one.
    fn compare(body: &str, expected: &[&str]) {
        let wrong = check(body);
        let begins = wrong.iter().zip(expected).all(|(line, start)| line.starts_with(start));
        assert!(begins && wrong.len() == expected.len(), "{body}: {wrong:?}");
    }

    #[test]
    fn each_circle_needs_a_row_and_each_row_a_circle() {
        let both = "| `a.rs`, `b.rs` | they are one |\n| `c/` | so are they |\n";
        let head = "files import each other in circles that have no row in the section `Circles of";
        let (two, three) = ("    `a.rs`, `b.rs`", "    `c/x.rs`, `c/y.rs`, `c/z/w.rs`");
        compare(both, &[]);
        compare("", &[head, three, two]);
        compare("| `c/` | why |\n", &[head, two]);
        // A row may name more files than the circle has, but not fewer.
        compare("| `a.rs`, `b.rs`, `d.rs` | why |\n| `c/` | why |\n", &[]);
        compare("| `a.rs`, `b.rs` | why |\n| `c/x.rs`, `c/y.rs` | why |\n", &[head, three]);
        // Two rows that cover it together name no circle, and one file is none.
        compare(
            "| `c/` | why |\n| `a.rs` | why |\n| `b.rs` | why |\n",
            &[
                head,
                two,
                "ARCHITECTURE.md names a circle that is no more: remove the row of `a.rs` from",
                "ARCHITECTURE.md names a circle that is no more: remove the row of `b.rs` from",
            ],
        );
        // Files of two circles are no circle.
        for row in ["`a.rs`, `c/x.rs`", "`d.rs`, `c`"] {
            let stale =
                format!("ARCHITECTURE.md names a circle that is no more: remove the row of {row}");
            compare(&format!("{both}| {row} | why |\n"), &[&stale]);
        }
    }

    #[test]
    fn a_row_has_a_reason_and_files_that_exist() {
        compare(
            "| `a.rs`, `b.rs` | |\n| `c/` | why |\n",
            &["ARCHITECTURE.md gives no reason for the circle of `a.rs`, `b.rs`"],
        );
        compare(
            "| `a.rs`, `b.rs`, `gone.rs` | why |\n| `c/` | why |\n",
            &["ARCHITECTURE.md names `gone.rs` in a circle, but there is no such file"],
        );
    }
}
