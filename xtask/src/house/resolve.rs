//! The meaning of a path: the file in which it is defined, through all re-exports.

use super::modules::Tree;
use super::scope::{Definition, Entry, Import, Kind, Meaning};
use std::collections::BTreeSet;

/// The thing that a path leads to.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) enum Found {
    /// A module.
    Module(usize),
    /// Something that a file of the crate defines.
    Item(Item),
    /// All crates, which `::` stands before.
    Crates,
    /// Something of another crate, a local name, or a type of the language.
    Outside,
}

/// Something that a file of the crate defines.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) struct Item {
    /// The file.
    pub(crate) file: String,
    /// The name under which it is defined there.
    pub(crate) name: String,
    /// The kind of the name.
    pub(crate) kind: Kind,
}

/// The places of imports by `*` are counted down from the largest number, and those of entries are below this.
const GLOBS: usize = usize::MAX / 2;

/// A search for the meaning of a path.
struct Search<'a> {
    /// The modules of the crate.
    tree: &'a Tree,
    /// True if a word in a call of a macro may be the name of an item that it makes.
    with_made: bool,
    /// The steps that are being followed: a module, the place of an import in it, and the name that is looked for
    /// through it. A step that leads back to itself leads nowhere.
    path: Vec<(usize, usize, String)>,
}

/// The meanings of a path that stands in a module. A name may mean several things at once, since types,
/// values and macros have names of their own. A path within the crate that leads nowhere has no meaning.
pub(crate) fn resolve(tree: &Tree, module: usize, path: &[String]) -> BTreeSet<Found> {
    let search = |with_made| Search { tree, with_made, path: Vec::new() }.resolve(module, path);
    let found = search(false);
    if found.is_empty() { search(true) } else { found }
}

impl Search<'_> {
    /// The meanings of a path that stands in a module.
    fn resolve(&mut self, module: usize, path: &[String]) -> BTreeSet<Found> {
        let Some((first, rest)) = path.split_first() else { return BTreeSet::new() };
        let mut found = self.first(module, first, rest.is_empty());
        for name in rest {
            let mut next = BTreeSet::new();
            for prefix in found {
                match prefix {
                    Found::Module(prefix) => next.extend(self.step(module, prefix, name)),
                    // A method or a variant is where its type is.
                    Found::Item(item) if item.kind == Kind::Type => {
                        next.insert(Found::Item(item));
                    }
                    Found::Item(_) => {}
                    Found::Crates => {
                        next.insert(self.of_crates(name));
                    }
                    Found::Outside => {
                        next.insert(Found::Outside);
                    }
                }
            }
            found = next;
        }
        found
    }

    /// The meanings of the first name of a path; if it is not the last one, too, it is a module or a type.
    fn first(&mut self, module: usize, name: &str, is_last: bool) -> BTreeSet<Found> {
        let there = match name {
            "crate" => Some(self.tree.root(module)),
            "self" => Some(module),
            "super" => self.tree.modules[module].parent,
            // Before `::` stands nothing.
            "" => return BTreeSet::from([Found::Crates]),
            // The type of an `impl`, which names it.
            "Self" => return BTreeSet::from([Found::Outside]),
            _ => None,
        };
        if let Some(there) = there {
            return BTreeSet::from([Found::Module(there)]);
        }
        // What is imported by `*` from a name that is itself imported by `*` into the same module is not looked for: among
        // several such imports there are too many ways, and nobody writes that.
        let is_of_glob =
            self.path.last().is_some_and(|(at, place, _)| *at == module && *place > GLOBS);
        let mut found = self.look_up(module, name, module, !is_of_glob);
        // A function may have the name of another crate.
        found.retain(|found| {
            is_last || !matches!(found, Found::Item(item) if item.kind != Kind::Type)
        });
        if !found.is_empty() {
            return found;
        }
        BTreeSet::from([self.of_crates(name)])
    }

    /// The crate of this name.
    fn of_crates(&self, name: &str) -> Found {
        let root = self.tree.root_of_crate.as_ref().filter(|(own, _)| own == name);
        root.map_or(Found::Outside, |&(_, root)| Found::Module(root))
    }

    /// The meanings of a name after the name of a module, for code that stands in `viewer`.
    fn step(&mut self, viewer: usize, module: usize, name: &str) -> BTreeSet<Found> {
        match name {
            "self" => BTreeSet::from([Found::Module(module)]),
            "super" => self.tree.modules[module].parent.map(Found::Module).into_iter().collect(),
            _ => self.look_up(module, name, viewer, true),
        }
    }

    /// The meanings of a name in a module, as far as code in `viewer` sees it, with or without the imports by `*`.
    fn look_up(
        &mut self,
        module: usize,
        name: &str,
        viewer: usize,
        with_globs: bool,
    ) -> BTreeSet<Found> {
        let tree = self.tree;
        let scope = &tree.modules[module].scope;
        let sees_all = tree.is_within(viewer, module);
        let mut found = BTreeSet::new();
        for (place, entry) in scope.names.get(name).into_iter().flatten().enumerate() {
            if sees_all || entry.is_public {
                found.extend(self.meaning(module, name, place, entry));
            }
        }
        if found.is_empty() && with_globs {
            for (place, glob) in scope.globs.iter().enumerate() {
                if sees_all || glob.is_public {
                    found.extend(self.through(module, name, place, glob));
                }
            }
        }
        if found.len() > 1 {
            // An unknown name of another crate is no reason to doubt one that is known.
            found.remove(&Found::Outside);
        }
        if found.is_empty() && self.with_made && scope.made.contains(name) {
            let file = tree.modules[module].file.clone();
            found.insert(Found::Item(Item { file, name: name.to_owned(), kind: Kind::Type }));
        }
        found
    }

    /// The meanings of one entry of a name.
    fn meaning(
        &mut self,
        module: usize,
        name: &str,
        place: usize,
        entry: &Entry,
    ) -> BTreeSet<Found> {
        match &entry.meaning {
            Meaning::Module(module) => BTreeSet::from([Found::Module(*module)]),
            Meaning::Definition(definition) => {
                BTreeSet::from([self.item(module, name, definition)])
            }
            Meaning::Alias(path) => self.follow(module, path, (module, place, name.to_owned())),
        }
    }

    /// The meanings of a name through an import by `*`.
    fn through(
        &mut self,
        module: usize,
        name: &str,
        place: usize,
        glob: &Import,
    ) -> BTreeSet<Found> {
        // The names of a module count its entries; what is imported by `*` is counted from the end.
        let step = (module, usize::MAX - place, name.to_owned());
        let mut found = BTreeSet::new();
        for target in self.follow(module, &glob.path, step.clone()) {
            match target {
                Found::Module(target) => {
                    self.path.push(step.clone());
                    found.extend(self.look_up(target, name, module, true));
                    self.path.pop();
                }
                Found::Item(item) if self.has_variant(&item, name) => {
                    found.insert(Found::Item(item));
                }
                Found::Outside => {
                    found.insert(Found::Outside);
                }
                Found::Item(_) | Found::Crates => {}
            }
        }
        found
    }

    /// The meanings of a path in a module, if it is not being followed already.
    fn follow(
        &mut self,
        module: usize,
        path: &[String],
        step: (usize, usize, String),
    ) -> BTreeSet<Found> {
        if self.path.contains(&step) {
            return BTreeSet::new();
        }
        self.path.push(step);
        let found = self.resolve(module, path);
        self.path.pop();
        found
    }

    /// The item that a module defines under a name.
    fn item(&self, module: usize, name: &str, definition: &Definition) -> Found {
        let file = self.tree.modules[module].file.clone();
        Found::Item(Item { file, name: name.to_owned(), kind: definition.kind })
    }

    /// True if it is an enum with this variant.
    fn has_variant(&self, item: &Item, variant: &str) -> bool {
        let modules = self.tree.modules.iter().filter(|module| module.file == item.file);
        let mut entries = modules.filter_map(|module| module.scope.names.get(&item.name)).flatten();
        entries.any(|entry| match &entry.meaning {
            Meaning::Definition(definition) => definition.variants.contains(variant),
            Meaning::Module(_) | Meaning::Alias(_) => false,
        })
    }
}
