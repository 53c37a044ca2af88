//! The folders of a crate, and which imports which.

use super::imports::Edges;
use super::sources::{Sources, folder, lines};
use std::collections::{BTreeMap, BTreeSet};

/// A folder of a crate, without the folders in it.
#[derive(Debug, Default, PartialEq, Eq)]
pub(crate) struct Folder {
    /// The number of files.
    pub(crate) files: usize,
    /// The number of lines of these files.
    pub(crate) lines: usize,
    /// The other folders of the crate that its files import.
    pub(crate) imports: BTreeSet<String>,
}

/// The folders of these files, by their paths, with the imports of the files.
pub(crate) fn folders(
    files: &BTreeSet<String>,
    sources: &Sources,
    edges: &Edges,
) -> BTreeMap<String, Folder> {
    let mut folders: BTreeMap<String, Folder> = BTreeMap::new();
    for file in files {
        let here = folder(file);
        let about = folders.entry(here.to_owned()).or_default();
        about.files += 1;
        about.lines += lines(sources, [file]);
        let imported = edges.get(file).into_iter().flatten().map(|(to, _)| folder(to));
        about.imports.extend(imported.filter(|there| *there != here).map(str::to_owned));
    }
    folders
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::house::testing::building;
    use anyhow::Result;

    #[test]
    fn folders_import_what_their_files_import() -> Result<()> {
        let building = building(&[
            ("lib.rs", "mod a;\nmod b;\nuse b::B;\n"),
            ("a/mod.rs", "mod c;"),
            ("a/c.rs", "use crate::b::B;\nuse super::super::D;"),
            ("b.rs", "pub struct B;"),
            ("tests.rs", ""),
        ])?;
        let folders = folders(&building.files, &building.sources, &building.imports.edges);
        let src = "made/src".to_owned();
        let expected = BTreeMap::from([
            (src.clone(), Folder { files: 2, lines: 4, imports: BTreeSet::new() }),
            (format!("{src}/a"), Folder { files: 2, lines: 3, imports: BTreeSet::from([src]) }),
        ]);
        assert_eq!(folders, expected);
        Ok(())
    }
}
