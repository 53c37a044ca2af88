//! The results of reading the sources, as text for a terminal.

use super::building::Building;
use super::circles::Circle;
use super::folders::folders;
use super::sources::lines;
use comfy_table::presets::NOTHING;
use comfy_table::{CellAlignment, ContentArrangement, Table};
use std::fmt::Write;

/// The width of the text.
const WIDTH: u16 = 120;

/// The crates, the folders of each, the circles of files, and the paths that led nowhere.
pub(crate) fn report(buildings: &[Building]) -> String {
    let mut report = String::new();
    let sections = [crates(buildings), all_folders(buildings), circles(buildings), lost(buildings)];
    for section in sections.into_iter().filter(|section| !section.is_empty()) {
        if !report.is_empty() {
            report.push('\n');
        }
        report.push_str(&section);
    }
    report
}

/// The crates, a line each.
fn crates(buildings: &[Building]) -> String {
    let mut rows = table(&["crate", "files", "lines", "tests", "imports"], &[1, 2, 3]);
    let mut sums = [0; 3];
    for Building { member, sources, files, .. } in buildings {
        let ours = lines(sources, files);
        let figures = [files.len(), ours, lines(sources, sources.keys()) - ours];
        let [files, ours, others] = figures.map(|figure| figure.to_string());
        let imports = joined(member.imports.iter().map(String::as_str));
        rows.add_row([member.name.clone(), files, ours, others, imports]);
        sums.iter_mut().zip(figures).for_each(|(sum, figure)| *sum += figure);
    }
    let [files, ours, others] = sums.map(|sum| sum.to_string());
    rows.add_row(["all", &files, &ours, &others, ""]);
    format!(
        "Crates: files and lines of libraries and programs; lines of tests and examples in files \
         of their own;\nour crates that are imported, but for tests\n\n{}",
        text(&rows)
    )
}

/// The folders of each crate that has several.
fn all_folders(buildings: &[Building]) -> String {
    let mut report =
        String::from("Folders: what they import of their crate, `.` is the first one\n");
    for building in buildings {
        let Building { member, sources, files, imports, .. } = building;
        let folders = folders(files, sources, &imports.edges);
        if folders.len() < 2 {
            continue;
        }
        let mut rows = table(&["folder", "files", "lines", "imports"], &[1, 2]);
        for (path, folder) in &folders {
            let imports = joined(folder.imports.iter().map(|path| building.short(path)));
            let figures = [folder.files, folder.lines].map(|figure| figure.to_string());
            let [files, lines] = figures;
            rows.add_row([building.short(path).to_owned(), files, lines, imports]);
        }
        let _ = write!(report, "\n{}\n\n{}", member.name, text(&rows));
    }
    report
}

/// The circles of files, those of each crate together.
fn circles(buildings: &[Building]) -> String {
    let count: usize = buildings.iter().map(|building| building.circles.len()).sum();
    if count == 0 {
        return "Circles of files: none\n".to_owned();
    }
    let mut report = format!("Circles of files: {count}\n");
    for building in buildings {
        for circle in &building.circles {
            let name = &building.member.name;
            let (files, folder) = (circle.len(), building.folder());
            let rows = text(&building.circle(circle));
            let _ = write!(report, "\n{name}, {files} files of {folder}\n\n{rows}");
        }
    }
    report
}

/// The paths that begin within a crate and lead to nothing that is known.
fn lost(buildings: &[Building]) -> String {
    let mut rows = table(&["file", "path"], &[]);
    for (file, path) in buildings.iter().flat_map(|building| &building.imports.lost) {
        rows.add_row([file, path]);
    }
    if rows.row_count() == 0 {
        return String::new();
    }
    format!("Paths whose meaning was not found\n\n{}", text(&rows))
}

impl Building {
    /// The folder of the first file of the crate.
    fn folder(&self) -> &str {
        self.member.roots.first().map_or("", |root| super::sources::folder(&root.file))
    }

    /// A path from that folder.
    fn short<'a>(&self, path: &'a str) -> &'a str {
        let rest = path.strip_prefix(self.folder());
        rest.map_or(path, |rest| rest.strip_prefix('/').unwrap_or("."))
    }

    /// The imports between the files of a circle, each with its names.
    fn circle(&self, circle: &Circle) -> Table {
        let mut rows = table(&["file", "imports", "by"], &[]);
        for file in circle {
            let mut shown = self.short(file);
            for (to, names) in self.imports.edges.get(file).into_iter().flatten() {
                if circle.contains(to) {
                    let names = joined(names.iter().map(String::as_str));
                    rows.add_row([shown, self.short(to), &names]);
                    shown = "";
                }
            }
        }
        rows
    }
}

/// An empty table with this head; some columns are figures.
fn table(head: &[&str], figures: &[usize]) -> Table {
    let mut table = Table::new();
    table.load_style(NOTHING).set_content_arrangement(ContentArrangement::Dynamic);
    table.set_width(WIDTH).set_header(head);
    for &column in figures {
        if let Some(column) = table.column_mut(column) {
            column.set_cell_alignment(CellAlignment::Right);
        }
    }
    table
}

/// The text of a table, without blanks at the ends of lines.
fn text(table: &Table) -> String {
    table.trim_fmt() + "\n"
}

/// Names with commas between them, or a dash.
fn joined<'a>(names: impl Iterator<Item = &'a str>) -> String {
    let names: Vec<_> = names.collect();
    if names.is_empty() { "-".to_owned() } else { names.join(", ") }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::house::testing::building;
    use anyhow::Result;

    #[test]
    fn a_report_has_all_that_was_read() -> Result<()> {
        let building = building(&[
            ("lib.rs", "mod a;\nmod c;\n"),
            ("a/mod.rs", "pub mod b;\npub struct A(b::B, b::C);\nuse crate::Nothing;\n"),
            ("a/b.rs", "pub struct B(super::A);\npub struct C;\n"),
            ("c.rs", "use crate::a::A;\n"),
            ("a/tests.rs", "\n\n\n"),
        ])?;
        let expected = "\
Crates: files and lines of libraries and programs; lines of tests and examples in files of their own;
our crates that are imported, but for tests

 crate  files  lines  tests  imports
 made       4      8      3  -
 all        4      8      3

Folders: what they import of their crate, `.` is the first one

made

 folder  files  lines  imports
 .           2      3  a
 a           2      5  -

Circles of files: 1

made, 2 files of made/src

 file      imports   by
 a/b.rs    a/mod.rs  A
 a/mod.rs  a/b.rs    B, C

Paths whose meaning was not found

 file               path
 made/src/a/mod.rs  crate::Nothing
";
        assert_eq!(report(&[building]), expected);
        Ok(())
    }
}
