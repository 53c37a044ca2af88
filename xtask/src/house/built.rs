//! The check that the page was made after the last change of what it is made of. It needs no node.

use crate::sums::sum;
use anyhow::{Context, Result};
use serde::Deserialize;
use std::collections::BTreeMap;
use std::fs;
use std::path::Path;

/// The checksums that `npm run build` writes.
const SUMS: &str = "web/SHA256SUMS";
/// The list of what they are of.
const SOURCES: &str = "web/scripts/sources.json";
/// This is made of `openapi.json` when the page is, and is not there before.
const MADE: &str = "openapi.d.ts";

/// A folder of which files have sums.
#[derive(Deserialize)]
struct Folder {
    path: String,
    /// The endings of the names of the files that count.
    endings: Vec<String>,
    /// True if the folders below are read, too.
    deep: bool,
}

/// What is wrong: the files that are not as they were when the page was made.
///
/// # Errors
/// A file that cannot be read.
pub(crate) fn wrong(root: &Path) -> Result<Vec<String>> {
    let read = |file: &'static str| fs::read_to_string(root.join(file)).context(file);
    let folders: Vec<Folder> = serde_json::from_str(&read(SOURCES)?).context(SOURCES)?;
    let mut found = BTreeMap::new();
    for Folder { path, endings, deep } in folders {
        add(root, &path, &endings, deep, &mut found)?;
    }
    let other = other(&read(SUMS)?, &found);
    if other.is_empty() {
        return Ok(Vec::new());
    }
    Ok(vec![format!(
        "the page was made before these files were changed: {}; run `npm run build` in the folder `web`, and commit what it makes",
        other.join(", ")
    )])
}

/// The files that are not as a list of sums says, or not there, or not in it.
fn other(sums: &str, found: &BTreeMap<String, String>) -> Vec<String> {
    let said: BTreeMap<&str, &str> = sums
        .lines()
        .filter_map(|line| line.split_once("  ").map(|(sum, file)| (file, sum)))
        .collect();
    let mut other: Vec<String> = found
        .iter()
        .filter(|(file, sum)| said.get(file.as_str()) != Some(&sum.as_str()))
        .map(|(file, _)| file.clone())
        .collect();
    other.extend(said.keys().filter(|file| !found.contains_key(**file)).map(ToString::to_string));
    other
}

/// Adds the sums of the files in a folder. Links and hidden files do not count.
fn add(
    root: &Path,
    folder: &str,
    endings: &[String],
    is_deep: bool,
    found: &mut BTreeMap<String, String>,
) -> Result<()> {
    let told = || folder.to_owned();
    for entry in fs::read_dir(root.join(folder)).with_context(told)? {
        let entry = entry.with_context(told)?;
        let kind = entry.file_type().with_context(told)?;
        let name = entry.file_name().to_string_lossy().into_owned();
        let path = format!("{folder}/{name}");
        if kind.is_dir() && is_deep {
            add(root, &path, endings, is_deep, found)?;
        }
        let is_hidden = name.starts_with('.') || name == MADE;
        if kind.is_file() && !is_hidden && endings.iter().any(|ending| name.ends_with(ending)) {
            let bytes = fs::read(entry.path()).with_context(|| path.clone())?;
            found.insert(path, sum(&bytes));
        }
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_difference_is_named() {
        let found = [("a/b.ts", "12"), ("c.md", "34"), ("d.md", "56")];
        let found = found.map(|(file, sum)| (file.to_owned(), sum.to_owned())).into();
        assert!(other("12  a/b.ts\n34  c.md\n56  d.md\n", &found).is_empty());
        assert_eq!(other("12  a/b.ts\n33  c.md\n78  e.md\n", &found), ["c.md", "d.md", "e.md"]);
    }
}
