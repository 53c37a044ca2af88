//! The files of Rust of a crate, as texts.

use anyhow::{Context, Result};
use std::collections::BTreeMap;
use std::fs;
use std::path::Path;

/// The text of each file, by its path from the root of the workspace.
pub(crate) type Sources = BTreeMap<String, String>;

/// The files of Rust in a folder of the workspace and in those below it, but for other packages.
///
/// # Errors
/// A file or folder that cannot be read.
pub(crate) fn read(root: &Path, folder: &str) -> Result<Sources> {
    let mut sources = Sources::new();
    add(root, folder, &mut sources)?;
    Ok(sources)
}

/// Adds the files of a folder and of those below it.
fn add(root: &Path, folder: &str, sources: &mut Sources) -> Result<()> {
    for entry in fs::read_dir(root.join(folder)).with_context(|| folder.to_owned())? {
        let entry = entry?;
        let name = entry.file_name().to_string_lossy().into_owned();
        let path = format!("{folder}/{name}");
        if entry.file_type()?.is_dir() {
            // Built files are not sources, and a folder with a manifest is a package of its own.
            let is_other = name.starts_with('.')
                || matches!(name.as_str(), "target" | "node_modules")
                || entry.path().join("Cargo.toml").exists();
            if !is_other {
                add(root, &path, sources)?;
            }
        } else if entry.path().extension().is_some_and(|extension| extension == "rs") {
            let text = fs::read_to_string(entry.path()).with_context(|| path.clone())?;
            sources.insert(path, text);
        }
    }
    Ok(())
}

/// The number of lines of these files together.
pub(crate) fn lines<'a>(sources: &Sources, files: impl IntoIterator<Item = &'a String>) -> usize {
    files.into_iter().filter_map(|file| sources.get(file)).map(|text| text.lines().count()).sum()
}

/// The folder of a file.
pub(crate) fn folder(file: &str) -> &str {
    file.rsplit_once('/').map_or("", |(folder, _)| folder)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn packages_within_a_folder_are_others() -> Result<()> {
        let sources = read(&crate::places::root(), "benches")?;
        assert!(sources.contains_key("benches/src/main.rs"), "{:?}", sources.keys());
        assert!(!sources.keys().any(|file| file.starts_with("benches/workload/")));
        Ok(())
    }

    #[test]
    fn lines_are_those_of_the_files_asked_for() {
        let text = |text: &str| text.to_owned();
        let sources = Sources::from([
            (text("a/x.rs"), text("one\ntwo\n")),
            (text("a/y.rs"), text("one\n")),
            (text("b.rs"), text("one\n")),
        ]);
        assert_eq!(lines(&sources, [&text("a/x.rs"), &text("b.rs")]), 3);
        assert_eq!(folder("a/x.rs"), "a");
        assert_eq!(folder("b.rs"), "");
    }
}
