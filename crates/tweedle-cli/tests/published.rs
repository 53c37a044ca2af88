//! The chapter about published tables has a command for each of its files, and all of their cells are compared.
//!
//! What the commands print is checked with the rest of the book, in `readme.rs`.

use std::collections::BTreeMap;
use std::fs;
use std::path::Path;

#[test]
fn each_table_has_its_command() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..");
    let chapter = fs::read_to_string(root.join("book/src/published.md")).unwrap();
    let mut told = BTreeMap::new();
    let mut lines = chapter.lines();
    while let Some(line) = lines.next() {
        if let Some(command) = line.strip_prefix("$ tweedle compare ") {
            let (_, file) = command.rsplit_once("book/src/published/").unwrap();
            let result = lines.next().unwrap_or_default();
            let before = told.insert(file.to_owned(), result.to_owned());
            assert_eq!(before, None, "{file} is compared twice");
        }
    }
    let mut found = BTreeMap::new();
    for entry in fs::read_dir(root.join("book/src/published")).unwrap() {
        let path = entry.unwrap().path();
        let name = path.file_name().unwrap().to_string_lossy().into_owned();
        let text = fs::read_to_string(&path).unwrap();
        assert!(text.starts_with("# "), "{name} begins with its source");
        let rows = text.lines().skip_while(|line| line.starts_with('#')).skip(1);
        let count: usize = rows.map(published_cells).sum();
        found.insert(name, format!("{count} cells compared, no difference."));
    }
    assert!(found.len() >= 25, "{}", found.len());
    assert_eq!(told, found);
}

/// The number of cells of a row that say something, but for the position.
fn published_cells(row: &str) -> usize {
    let (mut lengths, mut is_quoted) = (vec![0], false);
    for c in row.chars() {
        match c {
            '"' => is_quoted = !is_quoted,
            ',' if !is_quoted => lengths.push(0),
            _ => *lengths.last_mut().unwrap() += 1,
        }
    }
    lengths.iter().skip(1).filter(|length| **length > 0).count()
}
