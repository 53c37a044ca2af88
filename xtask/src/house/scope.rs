//! The meanings of the names in one module: its definitions, its modules, and the names that its `use` brings in.

use super::tests_only::{attributes, is_for_tests};
use super::tokens::{text, words};
use std::collections::{BTreeMap, BTreeSet};
use syn::visit::{self, Visit};
use syn::{Ident, Item, ItemUse, UseTree, Visibility};

/// The names of a module.
#[derive(Default)]
pub(crate) struct Scope {
    /// The meanings of each name; one name may mean a module, a type, a function and a macro at once.
    pub(crate) names: BTreeMap<String, Vec<Entry>>,
    /// The imports by `*`.
    pub(crate) globs: Vec<Import>,
    /// All words in macros and in calls of macros that may make items; one of them may be the name of an
    /// item.
    pub(crate) made: BTreeSet<String>,
}

/// One meaning of a name.
pub(crate) struct Entry {
    /// The meaning.
    pub(crate) meaning: Meaning,
    /// True if others than the module and those in it see it.
    pub(crate) is_public: bool,
}

/// The meaning of a name.
pub(crate) enum Meaning {
    /// A module, by its number in the tree.
    Module(usize),
    /// Something that is defined in this file.
    Definition(Definition),
    /// The thing at the end of this path.
    Alias(Vec<String>),
}

/// Something that a file defines.
pub(crate) struct Definition {
    /// The kind of the definition.
    pub(crate) kind: Kind,
    /// The variants, if it is an enum.
    pub(crate) variants: BTreeSet<String>,
}

/// The kind of a definition.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) enum Kind {
    /// A type or a trait; more names may follow it in a path.
    Type,
    /// A function, a constant or a static.
    Value,
    /// A macro.
    Macro,
}

/// A path that is imported.
pub(crate) struct Import {
    /// The path, from the module that imports it.
    pub(crate) path: Vec<String>,
    /// True if others see the names that it brings in.
    pub(crate) is_public: bool,
}

/// A path in a tree of `use`.
pub(crate) struct Leaf {
    /// The path, without a last `self` or `*`.
    pub(crate) path: Vec<String>,
    /// Under which name it is known here; none of `*` and of `as _`.
    pub(crate) name: Option<String>,
    /// True if it ends with `*`.
    pub(crate) is_glob: bool,
}

impl Scope {
    /// Adds a meaning of a name.
    pub(crate) fn add(&mut self, name: String, meaning: Meaning, is_public: bool) {
        self.names.entry(name).or_default().push(Entry { meaning, is_public });
    }

    /// Adds what an item that is no module defines or imports, and what is imported within its
    /// functions.
    pub(crate) fn add_item(&mut self, item: &Item) {
        let no_variants = BTreeSet::new();
        let (name, kind, visibility, variants) = match item {
            Item::Fn(item) => (&item.sig.ident, Kind::Value, &item.vis, no_variants),
            Item::Const(item) => (&item.ident, Kind::Value, &item.vis, no_variants),
            Item::Static(item) => (&item.ident, Kind::Value, &item.vis, no_variants),
            Item::Struct(item) => (&item.ident, Kind::Type, &item.vis, no_variants),
            Item::Union(item) => (&item.ident, Kind::Type, &item.vis, no_variants),
            Item::Type(item) => (&item.ident, Kind::Type, &item.vis, no_variants),
            Item::Trait(item) => (&item.ident, Kind::Type, &item.vis, no_variants),
            Item::TraitAlias(item) => (&item.ident, Kind::Type, &item.vis, no_variants),
            Item::Enum(item) => {
                let variants = item.variants.iter().map(|variant| text(&variant.ident)).collect();
                (&item.ident, Kind::Type, &item.vis, variants)
            }
            Item::Macro(item) => {
                self.made.extend(words(&item.mac.tokens));
                if let Some(name) = &item.ident {
                    self.define(name, Kind::Macro, false, no_variants);
                }
                return;
            }
            _ => {
                Inner { scope: self }.visit_item(item);
                return;
            }
        };
        self.define(name, kind, is_public(visibility), variants);
        Inner { scope: self }.visit_item(item);
    }

    /// Adds a definition.
    fn define(&mut self, name: &Ident, kind: Kind, is_public: bool, variants: BTreeSet<String>) {
        let definition = Definition { kind, variants };
        self.add(text(name), Meaning::Definition(definition), is_public);
    }

    /// Adds the names that a `use` brings in.
    fn add_use(&mut self, item: &ItemUse) {
        let is_public = is_public(&item.vis);
        for leaf in leaves(item) {
            let Leaf { path, name, is_glob } = leaf;
            if is_glob {
                self.globs.push(Import { path, is_public });
            } else if let Some(name) = name {
                self.add(name, Meaning::Alias(path), is_public);
            }
        }
    }
}

/// Adds each `use`, also those within functions: as if it stood at the head of the module. No name is
/// lost so, and two functions seldom import two things under one name.
struct Inner<'a> {
    /// The scope to which they are added.
    scope: &'a mut Scope,
}

impl<'ast> Visit<'ast> for Inner<'_> {
    fn visit_item(&mut self, item: &'ast Item) {
        if !is_for_tests(attributes(item)) {
            visit::visit_item(self, item);
        }
    }

    fn visit_item_use(&mut self, item: &'ast ItemUse) {
        self.scope.add_use(item);
    }
}

/// The paths that a `use` imports.
pub(crate) fn leaves(item: &ItemUse) -> Vec<Leaf> {
    let mut leaves = Vec::new();
    // An empty name stands before `::`, after which stands the name of a crate.
    let start = if item.leading_colon.is_some() { vec![String::new()] } else { Vec::new() };
    add_leaves(&item.tree, &start, &mut leaves);
    leaves
}

/// Adds the paths of a tree that stands after `path`.
fn add_leaves(tree: &UseTree, path: &[String], leaves: &mut Vec<Leaf>) {
    let with = |name: &Ident| {
        let name = text(name);
        let is_self = name == "self" && !path.is_empty();
        if is_self { path.to_vec() } else { [path, &[name]].concat() }
    };
    match tree {
        UseTree::Path(tree) => add_leaves(&tree.tree, &with(&tree.ident), leaves),
        UseTree::Name(tree) => {
            let path = with(&tree.ident);
            leaves.push(Leaf { name: path.last().cloned(), path, is_glob: false });
        }
        UseTree::Rename(tree) => {
            let name = Some(text(&tree.rename)).filter(|name| name != "_");
            leaves.push(Leaf { path: with(&tree.ident), name, is_glob: false });
        }
        UseTree::Glob(_) => {
            leaves.push(Leaf { path: path.to_vec(), name: None, is_glob: true });
        }
        UseTree::Group(tree) => {
            for tree in &tree.items {
                add_leaves(tree, path, leaves);
            }
        }
    }
}

/// True if others see it than the module and those in it.
pub(crate) fn is_public(visibility: &Visibility) -> bool {
    !matches!(visibility, Visibility::Inherited)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_tree_of_use_is_its_paths() {
        let item: ItemUse = syn::parse_quote!(
            use a::{
                self, b as c,
                d::*,
                e::{f, g as _},
                r#type,
            };
        );
        let leaves: Vec<_> = leaves(&item)
            .into_iter()
            .map(|leaf| (leaf.path.join("::"), leaf.name.unwrap_or_default(), leaf.is_glob))
            .collect();
        let expected = [
            ("a", "a", false),
            ("a::b", "c", false),
            ("a::d", "", true),
            ("a::e::f", "f", false),
            ("a::e::g", "", false),
            ("a::type", "type", false),
        ];
        let expected = expected.map(|(path, name, glob)| (path.to_owned(), name.to_owned(), glob));
        assert_eq!(leaves, expected);
    }
}
