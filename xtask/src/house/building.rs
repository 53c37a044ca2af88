//! A crate with all that was read in its sources.

use super::circles::{Circle, circles};
use super::crates::{Member, members};
use super::imports::Imports;
use super::modules::Tree;
use super::sources::{self, Sources};
use anyhow::Result;
use std::collections::BTreeSet;
use std::path::Path;

/// A crate, with the results of reading its sources.
pub(crate) struct Building {
    /// The facts that cargo knows of the crate.
    pub(crate) member: Member,
    /// All its files of Rust, those of tests and examples, too.
    pub(crate) sources: Sources,
    /// The files that its library and its programs consist of, without those of tests.
    pub(crate) files: BTreeSet<String>,
    /// The imports between these files, each with its names.
    pub(crate) imports: Imports,
    /// The circles among these files, largest first.
    pub(crate) circles: Vec<Circle>,
}

/// The crates of the workspace that lies there, each with what its sources say, in the order of their
/// folders.
///
/// # Errors
/// A source that cannot be read.
pub(crate) fn buildings(root: &Path) -> Result<Vec<Building>> {
    let read = |member: Member| {
        let sources = sources::read(root, &member.folder)?;
        Building::new(member, sources)
    };
    members(root)?.into_iter().map(read).collect()
}

impl Building {
    /// Reads the sources of a crate.
    ///
    /// # Errors
    /// A source that is not Rust, or a module without a file.
    pub(crate) fn new(member: Member, sources: Sources) -> Result<Building> {
        let tree = Tree::new(&member, &sources)?;
        let imports = Imports::new(&tree);
        let circles = circles(&imports.edges);
        Ok(Building { member, sources, files: tree.files(), imports, circles })
    }
}
