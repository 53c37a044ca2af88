//! The modules of a crate, each with its file, the meanings of its names, and its code.

use super::crates::Member;
use super::scope::{Meaning, Scope, is_public};
use super::sources::{Sources, folder};
use super::tests_only::{attributes, is_for_tests};
use super::tokens::text;
use anyhow::{Context, Result};
use std::collections::BTreeSet;
use syn::{Item, ItemMod};

/// The modules of the library and of the programs of a crate, without those for tests.
pub(crate) struct Tree {
    /// The modules; a module is known by its place here.
    pub(crate) modules: Vec<Module>,
    /// The root of the library with its name, if there is one.
    pub(crate) root_of_crate: Option<(String, usize)>,
}

/// A module.
pub(crate) struct Module {
    /// The file that has its code.
    pub(crate) file: String,
    /// The module that it stands in; a root stands in none.
    pub(crate) parent: Option<usize>,
    /// The meanings of its names.
    pub(crate) scope: Scope,
    /// Its items, without its modules and without tests.
    pub(crate) items: Vec<Item>,
}

/// The place of a module, and the folder of the files of the modules in it.
struct Place {
    /// The file that has its code.
    file: String,
    /// The folder of the modules in it.
    folder: String,
    /// The module that it stands in.
    parent: Option<usize>,
}

impl Tree {
    /// Reads the modules of a crate that has these sources.
    ///
    /// # Errors
    /// A file that is not Rust, or a module without a file.
    pub(crate) fn new(member: &Member, sources: &Sources) -> Result<Tree> {
        let mut tree = Tree { modules: Vec::new(), root_of_crate: None };
        for root in &member.roots {
            let file = root.file.clone();
            let place = Place { folder: folder(&file).to_owned(), file, parent: None };
            let module = tree.add_file(sources, place)?;
            if let Some(name) = member.crate_name.as_ref().filter(|_| root.is_library) {
                tree.root_of_crate = Some((name.clone(), module));
            }
        }
        Ok(tree)
    }

    /// The files that have code of some module.
    pub(crate) fn files(&self) -> BTreeSet<String> {
        self.modules.iter().map(|module| module.file.clone()).collect()
    }

    /// The root that a module stands below.
    pub(crate) fn root(&self, module: usize) -> usize {
        let mut root = module;
        while let Some(parent) = self.modules[root].parent {
            root = parent;
        }
        root
    }

    /// True if a module is another one or stands below it.
    pub(crate) fn is_within(&self, module: usize, other: usize) -> bool {
        let mut at = Some(module);
        while let Some(module) = at {
            if module == other {
                return true;
            }
            at = self.modules[module].parent;
        }
        false
    }

    /// Adds the module that is a whole file.
    fn add_file(&mut self, sources: &Sources, place: Place) -> Result<usize> {
        let file = place.file.clone();
        let source = sources.get(&file).with_context(|| format!("there is no file {file}"))?;
        let parsed = syn::parse_file(source).map_err(|error| {
            let start = error.span().start();
            anyhow::anyhow!("{file}:{}:{}: {error}", start.line, start.column + 1)
        })?;
        self.add(sources, place, parsed.items)
    }

    /// Adds a module with these items, and those in it.
    fn add(&mut self, sources: &Sources, place: Place, items: Vec<Item>) -> Result<usize> {
        let module = self.modules.len();
        let Place { file, folder, parent } = place;
        let scope = Scope::default();
        self.modules.push(Module { file: file.clone(), parent, scope, items: Vec::new() });
        for item in items {
            if is_for_tests(attributes(&item)) {
                continue;
            }
            if let Item::Mod(item) = item {
                let place =
                    Place { file: file.clone(), folder: folder.clone(), parent: Some(module) };
                self.add_child(sources, place, item)?;
            } else {
                let Module { scope, items, .. } = &mut self.modules[module];
                scope.add_item(&item);
                items.push(item);
            }
        }
        Ok(module)
    }

    /// Adds a module that is declared in the file and to be found in the folder of `place`.
    fn add_child(&mut self, sources: &Sources, place: Place, item: ItemMod) -> Result<()> {
        let parent = place.parent;
        let name = text(&item.ident);
        let folder = format!("{}/{name}", place.folder);
        let child = if let Some((_, items)) = item.content {
            self.add(sources, Place { folder, ..place }, items)?
        } else {
            let files = [format!("{folder}.rs"), format!("{folder}/mod.rs")];
            let file = files.into_iter().find(|file| sources.contains_key(file));
            let file = file.with_context(|| format!("{}: `mod {name}` has no file", place.file))?;
            self.add_file(sources, Place { file, folder, parent })?
        };
        if let Some(parent) = parent {
            let scope = &mut self.modules[parent].scope;
            scope.add(name, Meaning::Module(child), is_public(&item.vis));
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::house::testing::tree;

    #[test]
    fn modules_are_found_in_their_files() -> Result<()> {
        let tree = tree(&[
            ("lib.rs", "mod a; mod b; #[cfg(test)] mod tests;"),
            ("a.rs", "mod c { mod d; }"),
            ("a/c/d.rs", ""),
            ("b/mod.rs", "mod e;"),
            ("b/e.rs", ""),
            ("tests.rs", "not Rust"),
        ])?;
        let files: Vec<_> = tree.modules.iter().map(|module| module.file.as_str()).collect();
        assert_eq!(files, ["lib.rs", "a.rs", "a.rs", "a/c/d.rs", "b/mod.rs", "b/e.rs"]);
        assert_eq!(tree.root(3), 0);
        assert!(tree.is_within(3, 1) && !tree.is_within(5, 1) && !tree.is_within(1, 3));
        Ok(())
    }

    #[test]
    fn what_cannot_be_read_is_told() {
        for (source, expected) in [
            ("mod a;\nmod b;", "/lib.rs: `mod b` has no file"),
            ("mod a;\nfn f( {", "/lib.rs:2:7: cannot parse string into token stream"),
            ("fn f() {}\nfn 3", "/lib.rs:2:4: expected identifier"),
        ] {
            let error = tree(&[("lib.rs", source), ("a.rs", "")]).err().unwrap();
            assert_eq!(error.to_string(), expected);
        }
    }
}
