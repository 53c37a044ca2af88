//! The check that the page was made after the last change of what it is made of. It needs no node.

use crate::sums;
use anyhow::{Context, Result};
use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::Path;

/// The checksums that `npm run build` writes.
const SUMS: &str = "web/SHA256SUMS";

/// What is wrong: the files that are not as they were when the page was made.
///
/// # Errors
/// A file that cannot be read.
pub(crate) fn wrong(root: &Path) -> Result<Vec<String>> {
    let said = fs::read_to_string(root.join(SUMS)).context(SUMS)?;
    let other = other(&said, &sums::of_page(root)?);
    if other.is_empty() {
        return Ok(Vec::new());
    }
    let other: Vec<String> = other.into_iter().collect();
    Ok(vec![format!(
        "the page was made before these files were changed: {}; run `npm run build` in the folder `web`, and commit what it makes",
        other.join(", ")
    )])
}

/// The files that are not as a list of sums says, or not there, or not in it.
fn other(said: &str, found: &BTreeMap<String, String>) -> BTreeSet<String> {
    let said = said.lines().filter_map(|line| line.split_once("  "));
    let said = said.map(|(sum, file)| (file.to_owned(), sum.to_owned())).collect();
    sums::other(&said, found)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_difference_is_named() {
        let found = [("a/b.ts", "12"), ("c.md", "34"), ("d.md", "56")];
        let found = found.map(|(file, sum)| (file.to_owned(), sum.to_owned())).into();
        let other = |said| other(said, &found).into_iter().collect::<Vec<_>>();
        assert!(other("12  a/b.ts\n34  c.md\n56  d.md\n").is_empty());
        assert_eq!(other("12  a/b.ts\n33  c.md\n78  e.md\n"), ["c.md", "d.md", "e.md"]);
    }
}
