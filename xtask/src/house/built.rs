//! The check that the page was made after the last change of what it is made of. It needs no node.

use anyhow::{Context, Result};
use sha2::{Digest, Sha256};
use std::collections::BTreeMap;
use std::fmt::Write as _;
use std::fs;
use std::path::Path;

/// The checksums that `npm run build` writes.
const SUMS: &str = "web/SHA256SUMS";

/// A folder, the endings of the names of its files that are read, and whether the folders below it are read, too. The same list stands
/// in `web/scripts/sums.mjs`.
type Folder = (&'static str, &'static [&'static str], bool);

const FOLDERS: [Folder; 6] = [
    (
        "web",
        &["index.html", "openapi.json", "package-lock.json", "package.json", ".config.js", ".ts"],
        false,
    ),
    ("web/public", &[""], true),
    ("web/src", &[""], true),
    ("book/src", &[".md"], false),
    ("book/src/pictures", &[".svg"], false),
    ("book/src/rulesets", &[".md", ".svg"], false),
];

/// This is made of `openapi.json` when the page is, and is not there before.
const MADE: &str = "openapi.d.ts";

/// What is wrong: the files that are not as they were when the page was made.
///
/// # Errors
/// A file that cannot be read.
pub(crate) fn wrong(root: &Path) -> Result<Vec<String>> {
    let sums = fs::read_to_string(root.join(SUMS)).context(SUMS)?;
    let mut found = BTreeMap::new();
    for (folder, endings, is_deep) in FOLDERS {
        add(root, folder, endings, is_deep, &mut found)?;
    }
    let other = other(&sums, &found);
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

/// Adds the sums of the files in a folder.
fn add(
    root: &Path,
    folder: &str,
    endings: &[&str],
    is_deep: bool,
    found: &mut BTreeMap<String, String>,
) -> Result<()> {
    let told = || folder.to_owned();
    for entry in fs::read_dir(root.join(folder)).with_context(told)? {
        let entry = entry.with_context(told)?;
        let name = entry.file_name().to_string_lossy().into_owned();
        let path = format!("{folder}/{name}");
        if entry.path().is_dir() {
            if is_deep {
                add(root, &path, endings, is_deep, found)?;
            }
        } else if name != MADE && endings.iter().any(|ending| name.ends_with(ending)) {
            let mut sum = String::new();
            for byte in Sha256::digest(fs::read(entry.path()).with_context(|| path.clone())?) {
                write!(sum, "{byte:02x}")?;
            }
            found.insert(path, sum);
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
