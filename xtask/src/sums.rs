//! Checksums of files, as `sha256sum` writes them.

use anyhow::{Context, Result};
use serde::Deserialize;
use sha2::{Digest, Sha256};
use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Write as _;
use std::fs;
use std::path::Path;

/// The list of the files of the page, which `web/scripts/sums.mjs` reads, too.
const SOURCES: &str = "web/scripts/sources.json";

/// The files that the page is made of, and those that it is.
#[derive(Deserialize)]
struct Sources {
    /// The names of files that are made when the page is, and are not there before.
    except: Vec<String>,
    folders: Vec<Folder>,
}

/// A folder of which files have sums.
#[derive(Deserialize)]
struct Folder {
    path: String,
    /// The endings of the names of the files that count.
    endings: Vec<String>,
    /// True if the folders below are read, too.
    deep: bool,
}

/// The SHA-256 of some bytes, in 64 hexadecimal digits.
pub(crate) fn sum(bytes: &[u8]) -> String {
    Sha256::digest(bytes).iter().fold(String::new(), |mut text, byte| {
        // A text takes whatever is written to it.
        let _ = write!(text, "{byte:02x}");
        text
    })
}

/// The sums of all that the page is made of, and of the page, by the paths of the files.
///
/// # Errors
/// A file that cannot be read.
pub(crate) fn of_page(root: &Path) -> Result<BTreeMap<String, String>> {
    let list = fs::read_to_string(root.join(SOURCES)).context(SOURCES)?;
    let Sources { except, folders } = serde_json::from_str(&list).context(SOURCES)?;
    let mut sums = BTreeMap::new();
    for Folder { path, endings, deep } in folders {
        let counts = |name: &str| {
            !name.starts_with('.')
                && !except.iter().any(|it| it == name)
                && endings.iter().any(|ending| name.ends_with(ending))
        };
        add(root, &path, &counts, deep, &mut sums)?;
    }
    Ok(sums)
}

/// The files that have not the same sum in both, or are in one only.
pub(crate) fn other(
    before: &BTreeMap<String, String>,
    after: &BTreeMap<String, String>,
) -> BTreeSet<String> {
    let names = before.keys().chain(after.keys());
    names.filter(|name| before.get(*name) != after.get(*name)).cloned().collect()
}

/// Adds the sums of the files in a folder of which the names count; links do not.
fn add(
    root: &Path,
    folder: &str,
    counts: &impl Fn(&str) -> bool,
    is_deep: bool,
    sums: &mut BTreeMap<String, String>,
) -> Result<()> {
    let told = || folder.to_owned();
    for entry in fs::read_dir(root.join(folder)).with_context(told)? {
        let entry = entry.with_context(told)?;
        let kind = entry.file_type().with_context(told)?;
        let name = entry.file_name().to_string_lossy().into_owned();
        let path = format!("{folder}/{name}");
        if kind.is_dir() && is_deep {
            add(root, &path, counts, is_deep, sums)?;
        } else if kind.is_file() && counts(&name) {
            let bytes = fs::read(entry.path()).with_context(|| path.clone())?;
            sums.insert(path, sum(&bytes));
        }
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    /// The second example of FIPS 180-2.
    #[test]
    fn sums_are_those_of_the_standard() {
        let expect = "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad";
        assert_eq!(super::sum(b"abc"), expect);
    }
}
