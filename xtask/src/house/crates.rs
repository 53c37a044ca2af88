//! The crates of the workspace, as cargo knows them.

use anyhow::Result;
use cargo_metadata::camino::Utf8Path;
use cargo_metadata::{DependencyKind, MetadataCommand, Package};
use std::collections::BTreeSet;
use std::path::Path;

/// A crate of the workspace.
#[derive(Clone, Debug)]
pub(crate) struct Member {
    /// The name of the crate.
    pub(crate) name: String,
    /// The folder of the crate, from the root of the workspace.
    pub(crate) folder: String,
    /// The name of its library in programs of the same crate, if it has one.
    pub(crate) crate_name: Option<String>,
    /// The first file of its library and of each of its programs.
    pub(crate) roots: Vec<Root>,
    /// The names of our crates that it imports, but for its tests.
    pub(crate) imports: BTreeSet<String>,
}

/// The first file of a library or of a program.
#[derive(Clone, Debug)]
pub(crate) struct Root {
    /// Its path from the root of the workspace.
    pub(crate) file: String,
    /// True if it is that of the library.
    pub(crate) is_library: bool,
}

/// The crates of the workspace that lies there, in the order of their folders.
///
/// # Errors
/// The message of cargo if it cannot read the workspace.
pub(crate) fn members(root: &Path) -> Result<Vec<Member>> {
    // Without dependencies there is nothing to fetch.
    let metadata = MetadataCommand::new().current_dir(root).no_deps().exec()?;
    let names = metadata.packages.iter().map(|package| package.name.as_str());
    let names: BTreeSet<_> = names.collect();
    let root = &metadata.workspace_root;
    let mut members: Vec<_> =
        metadata.packages.iter().map(|package| Member::new(package, root, &names)).collect();
    members.sort_by(|a, b| a.folder.cmp(&b.folder));
    Ok(members)
}

impl Member {
    /// A member, from the metadata of cargo on a package of the workspace, whose packages have these names.
    fn new(package: &Package, root: &Utf8Path, names: &BTreeSet<&str>) -> Member {
        let targets = || package.targets.iter().filter(|target| target.is_lib() || target.is_bin());
        let ours = package.dependencies.iter().filter(|dependency| {
            let name = dependency.name.as_str();
            dependency.kind == DependencyKind::Normal
                && dependency.path.is_some()
                && names.contains(name)
        });
        let manifest = package.manifest_path.parent().unwrap_or(root);
        Member {
            name: package.name.to_string(),
            folder: below(manifest, root),
            crate_name: targets()
                .find(|target| target.is_lib())
                .map(|target| target.name.replace('-', "_")),
            roots: targets()
                .map(|target| Root {
                    file: below(&target.src_path, root),
                    is_library: target.is_lib(),
                })
                .collect(),
            imports: ours.map(|dependency| dependency.name.clone()).collect(),
        }
    }
}

/// A path from the root of the workspace, with `/` on every system.
fn below(path: &Utf8Path, root: &Utf8Path) -> String {
    let path = path.strip_prefix(root).unwrap_or(path);
    path.components().map(|part| part.as_str()).collect::<Vec<_>>().join("/")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn cargo_knows_this_crate() -> Result<()> {
        let members = members(&crate::places::root())?;
        let find = |name| members.iter().find(|member| member.name == name);
        let xtask = find("xtask").expect("this crate is a member");
        assert_eq!(xtask.folder, "xtask");
        assert_eq!(xtask.roots[0].file, "xtask/src/main.rs");
        assert!(!xtask.roots[0].is_library);
        assert!(xtask.imports.is_empty(), "{:?}", xtask.imports);
        let rulesets = find("tweedle-rulesets").expect("the rulesets are a member");
        assert_eq!(rulesets.folder, "crates/tweedle-rulesets");
        assert_eq!(rulesets.crate_name.as_deref(), Some("tweedle_rulesets"));
        assert!(rulesets.imports.contains("tweedle-rules"), "{:?}", rulesets.imports);
        Ok(())
    }
}
