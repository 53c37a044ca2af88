//! Crates that are made up for tests.

use super::building::Building;
use super::crates::{Member, Root};
use super::imports::Imports;
use super::modules::Tree;
use super::sources::Sources;
use anyhow::Result;
use std::collections::BTreeSet;

/// A crate `made` in the folder `made/src` of which these are the files, by their paths from there. The
/// library is `lib.rs`.
pub(crate) fn building(files: &[(&str, &str)]) -> Result<Building> {
    let sources = files.iter().map(|&(file, text)| (format!("made/src/{file}"), text.to_owned()));
    Building::new(member("made", "made/src/lib.rs", &[]), sources.collect())
}

/// The modules of a crate with these files, of which `lib.rs` is the library.
pub(crate) fn tree(files: &[(&str, &str)]) -> Result<Tree> {
    let sources: Sources =
        files.iter().map(|&(file, text)| (format!("/{file}"), text.to_owned())).collect();
    let mut tree = Tree::new(&member("made", "/lib.rs", &[]), &sources)?;
    for module in &mut tree.modules {
        module.file.remove(0);
    }
    Ok(tree)
}

/// The imports between the files of a crate, each with its names: `a.rs -> b.rs: X, Y`.
pub(crate) fn imports(files: &[(&str, &str)]) -> Result<Vec<String>> {
    let imports = Imports::new(&tree(files)?);
    let line = |from: &str, to: &str, names: &BTreeSet<String>| {
        let names: Vec<_> = names.iter().map(String::as_str).collect();
        format!("{from} -> {to}: {}", names.join(", "))
    };
    let lines = imports
        .edges
        .iter()
        .flat_map(|(from, edges)| edges.iter().map(move |(to, names)| line(from, to, names)));
    Ok(lines.collect())
}

/// A crate that lies in a folder of its name and imports these ones.
pub(crate) fn member(name: &str, library: &str, imports: &[&str]) -> Member {
    Member {
        name: name.to_owned(),
        folder: name.to_owned(),
        crate_name: Some(name.to_owned()),
        roots: vec![Root { file: library.to_owned(), is_library: true }],
        imports: imports.iter().map(|&name| name.to_owned()).collect(),
    }
}
