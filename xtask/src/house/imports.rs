//! Imports between the files of a crate: a file imports another if it names something that the other one defines.

use super::locals::{parameters, variables};
use super::modules::Tree;
use super::resolve::{Found, Item as Target, resolve};
use super::scope::{Kind, is_public, leaves};
use super::tests_only::{attributes, is_for_tests};
use super::tokens::{paths, text};
use std::collections::{BTreeMap, BTreeSet};
use syn::visit::{self, Visit};
use syn::{
    Attribute, ImplItem, ImplItemFn, Item, ItemFn, ItemMacro, ItemUse, Local, Macro, PatIdent,
    Path, TraitItemFn, Visibility,
};

/// The imports of each file: which other files, and by which names.
pub(crate) type Edges = BTreeMap<String, BTreeMap<String, BTreeSet<String>>>;

/// The imports between the files of a crate.
#[derive(Default)]
pub(crate) struct Imports {
    /// The imports between files, each with its names.
    pub(crate) edges: Edges,
    /// Paths that begin within the crate and lead to nothing that is known, each with its file.
    pub(crate) lost: BTreeSet<(String, String)>,
}

impl Imports {
    /// Finds the imports in all modules of a crate.
    pub(crate) fn new(tree: &Tree) -> Imports {
        let mut imports = Imports::default();
        for (module, about) in tree.modules.iter().enumerate() {
            let mut reader =
                ImportReader { tree, module, locals: Vec::new(), imports: &mut imports };
            for item in &about.items {
                reader.visit_item(item);
            }
        }
        imports
    }

    /// Adds that a file names something.
    fn add(&mut self, from: &str, target: Target) {
        let Target { file, name, .. } = target;
        if file != from {
            let edges = self.edges.entry(from.to_owned()).or_default();
            edges.entry(file).or_default().insert(name);
        }
    }
}

/// Reads the code of one module.
struct ImportReader<'a> {
    /// The modules of the crate.
    tree: &'a Tree,
    /// The module that is read.
    module: usize,
    /// The names that are local in each item and function around the code that is read.
    locals: Vec<BTreeSet<String>>,
    /// The place where imports are noted.
    imports: &'a mut Imports,
}

impl ImportReader<'_> {
    /// Notes the thing that a path names.
    fn note(&mut self, path: &[String]) {
        if !self.is_local(path) {
            let found = resolve(self.tree, self.module, path);
            self.note_found(path, found);
        }
    }

    /// Notes the thing that a path was found to name.
    fn note_found(&mut self, path: &[String], found: BTreeSet<Found>) {
        let tree = self.tree;
        let file = &tree.modules[self.module].file;
        if found.is_empty() {
            self.imports.lost.insert((file.clone(), path.join("::")));
        }
        for found in found {
            if let Found::Item(target) = found {
                self.imports.add(file, target);
            }
        }
    }

    /// True if a path begins with a local name. A variable is no beginning of a longer path.
    fn is_local(&self, path: &[String]) -> bool {
        let Some(first) = path.first() else { return true };
        let may_be = path.len() == 1 || first.starts_with(char::is_uppercase);
        may_be && self.locals.iter().any(|names| names.contains(first))
    }

    /// Notes the paths that stand in the tokens of a macro, as far as they are known. Such a path may
    /// also be meant from the root of the crate, where the macro puts `crate::` before it.
    fn note_tokens(&mut self, tokens: &proc_macro2::TokenStream) {
        let root = self.tree.root(self.module);
        for path in paths(tokens) {
            if self.is_local(&path) {
                continue;
            }
            let mut found = resolve(self.tree, self.module, &path);
            if path.len() > 1 && found.iter().all(|found| *found == Found::Outside) {
                found = resolve(self.tree, root, &path);
            }
            if !found.is_empty() {
                self.note_found(&path, found);
            }
        }
    }

    /// Reads something in which these names are local.
    fn within(&mut self, names: BTreeSet<String>, read: impl FnOnce(&mut Self)) {
        self.locals.push(names);
        read(self);
        self.locals.pop();
    }
}

impl<'ast> Visit<'ast> for ImportReader<'_> {
    fn visit_item(&mut self, item: &'ast Item) {
        if !is_for_tests(attributes(item)) {
            self.within(parameters(item), |reader| visit::visit_item(reader, item));
        }
    }

    fn visit_impl_item(&mut self, item: &'ast ImplItem) {
        let attributes: &[Attribute] = match item {
            ImplItem::Const(item) => &item.attrs,
            ImplItem::Fn(item) => &item.attrs,
            ImplItem::Macro(item) => &item.attrs,
            ImplItem::Type(item) => &item.attrs,
            _ => &[],
        };
        if !is_for_tests(attributes) {
            visit::visit_impl_item(self, item);
        }
    }

    fn visit_local(&mut self, statement: &'ast Local) {
        if !is_for_tests(&statement.attrs) {
            visit::visit_local(self, statement);
        }
    }

    fn visit_item_fn(&mut self, item: &'ast ItemFn) {
        let names = variables(&item.block, &item.sig);
        self.within(names, |reader| visit::visit_item_fn(reader, item));
    }

    fn visit_impl_item_fn(&mut self, item: &'ast ImplItemFn) {
        let names = variables(&item.block, &item.sig);
        self.within(names, |reader| visit::visit_impl_item_fn(reader, item));
    }

    fn visit_trait_item_fn(&mut self, item: &'ast TraitItemFn) {
        let names = item.default.as_ref().map(|body| variables(body, &item.sig));
        self.within(names.unwrap_or_default(), |reader| visit::visit_trait_item_fn(reader, item));
    }

    fn visit_item_use(&mut self, item: &'ast ItemUse) {
        // A name that is handed on is not used here.
        if is_public(&item.vis) {
            return;
        }
        for leaf in leaves(item) {
            self.note(&leaf.path);
        }
    }

    fn visit_path(&mut self, path: &'ast Path) {
        // An empty name stands before `::`, after which stands the name of a crate.
        let crates = path.leading_colon.map(|_| String::new());
        let names = path.segments.iter().map(|part| text(&part.ident));
        self.note(&crates.into_iter().chain(names).collect::<Vec<_>>());
        visit::visit_path(self, path);
    }

    fn visit_pat_ident(&mut self, pattern: &'ast PatIdent) {
        // A pattern with a capital letter is a constant or a variant.
        let name = text(&pattern.ident);
        if name.starts_with(char::is_uppercase) {
            self.note(&[name]);
        }
        visit::visit_pat_ident(self, pattern);
    }

    fn visit_macro(&mut self, call: &'ast Macro) {
        let path: Vec<_> = call.path.segments.iter().map(|part| text(&part.ident)).collect();
        // A macro is known in the modules below its own, too.
        let mut module = Some(self.module);
        while let Some(at) = module {
            let mut found = resolve(self.tree, at, &path);
            // A function may have the name of a macro.
            found.retain(|found| matches!(found, Found::Item(item) if item.kind == Kind::Macro));
            if !found.is_empty() {
                self.note_found(&path, found);
                break;
            }
            module = self.tree.modules[at].parent.filter(|_| path.len() == 1);
        }
        self.note_tokens(&call.tokens);
    }

    fn visit_item_macro(&mut self, item: &'ast ItemMacro) {
        if item.ident.is_some() {
            self.note_tokens(&item.mac.tokens);
        } else {
            self.visit_macro(&item.mac);
        }
    }

    fn visit_attribute(&mut self, _: &'ast Attribute) {}

    fn visit_visibility(&mut self, _: &'ast Visibility) {}
}

#[cfg(test)]
mod tests {
    use crate::house::testing::{imports, tree};
    use anyhow::Result;

    /// Compares the imports of a crate with the expected ones.
    fn check(files: &[(&str, &str)], expected: &[&str]) -> Result<()> {
        assert_eq!(imports(files)?, expected, "{files:?}");
        Ok(())
    }

    #[test]
    fn reexports_are_followed_to_the_definition() -> Result<()> {
        let a = ("a/mod.rs", "mod x; pub mod y; pub use x::X; pub(crate) use y::*;");
        let x = ("a/x.rs", "pub struct X;");
        let y = ("a/y.rs", "pub enum Y { One, Two } pub const Z: u8 = 0; struct Hidden;");
        let lib = ("lib.rs", "mod a; mod b; pub use a::{X, Y as Why}; pub use a::Y::*;");
        for (b, expected) in [
            ("use crate::X;", &["b.rs -> a/x.rs: X"][..]),
            ("use crate::a::X as Y;", &["b.rs -> a/x.rs: X"]),
            ("use crate::Why::Two;", &["b.rs -> a/y.rs: Y"]),
            (
                "use super::a; fn f() { a::X::new(a::Z) }",
                &["b.rs -> a/x.rs: X", "b.rs -> a/y.rs: Z"],
            ),
            ("use made::Why;", &["b.rs -> a/y.rs: Y"]),
            ("use crate::a::Y::*; fn f() { One }", &["b.rs -> a/y.rs: Y"]),
            ("use crate::a::*; fn f(z: u8) -> bool { z == Z }", &["b.rs -> a/y.rs: Z"]),
            ("use crate::a::{self};", &[]),
            // Private items are not imported by `*`, so this is something of the other crate.
            ("use crate::a::y::*; use other::*; fn f(_: Hidden) {}", &[]),
            ("pub use crate::X;", &[]),
            ("pub use crate::X; fn f(x: X) {}", &["b.rs -> a/x.rs: X"]),
            ("/// [`crate::X`]\nfn f() {} // crate::X", &[]),
            ("use ::made::X;", &["b.rs -> a/x.rs: X"]),
            ("fn f(_: ::made::X) {}", &["b.rs -> a/x.rs: X"]),
            ("use super::a; use ::a::X as Y; fn f(_: ::a::X) {}", &[]),
            ("use crate::Two;", &["b.rs -> a/y.rs: Y"]),
            ("#[crate::X] fn f() {}", &[]),
        ] {
            check(&[lib, a, x, y, ("b.rs", b)], expected)?;
        }
        Ok(())
    }

    #[test]
    fn a_child_names_its_parent_by_super() -> Result<()> {
        let root = ("lib.rs", "mod a;");
        let parent = "mod b; pub use b::B; struct A; const LIMIT: u8 = 1; fn help() {}";
        for (child, expected) in [
            ("pub struct B(super::A);", &["a/b.rs -> a/mod.rs: A"][..]),
            ("use super::*; pub struct B(A);", &["a/b.rs -> a/mod.rs: A"]),
            ("use super::*; pub struct B<A>(A);", &[]),
            ("use super::*; pub struct B; fn f() { help() }", &["a/b.rs -> a/mod.rs: help"]),
            ("use super::*; pub struct B; fn f(help: u8) { help }", &[]),
            (
                "use super::*; pub struct B; fn f(x: u8) { matches!(x, LIMIT) }",
                &["a/b.rs -> a/mod.rs: LIMIT"],
            ),
            (
                "use super::*; pub struct B; fn f(x: u8) { match x { LIMIT => {} _ => {} } }",
                &["a/b.rs -> a/mod.rs: LIMIT"],
            ),
            (
                "mod c { pub struct C(super::super::A); } pub struct B(c::C);",
                &["a/b.rs -> a/mod.rs: A"],
            ),
            ("pub struct B; impl B { fn f() -> Self { Self::g() } }", &[]),
        ] {
            check(&[root, ("a/mod.rs", parent), ("a/b.rs", child)], expected)?;
        }
        // A name of its child that the parent uses is an import only in the parent's own code.
        let child = ("a/b.rs", "pub struct B; pub trait T {}");
        for (parent, expected) in [
            ("mod b; pub use b::B;", &[][..]),
            ("mod b; use b::B;", &["a/mod.rs -> a/b.rs: B"]),
            ("mod b; pub use b::B; fn f(b: Vec<B>) {}", &["a/mod.rs -> a/b.rs: B"]),
            ("mod b; struct A; impl b::T for A {}", &["a/mod.rs -> a/b.rs: T"]),
        ] {
            check(&[root, ("a/mod.rs", parent), child], expected)?;
        }
        Ok(())
    }

    #[test]
    fn what_is_for_tests_imports_nothing() -> Result<()> {
        let files = [("lib.rs", "mod a; mod b;"), ("a.rs", "pub struct A;")];
        for (b, expected) in [
            ("#[cfg(test)] mod tests { use crate::a::A; }", &[][..]),
            ("#[cfg(test)] use crate::a::A;", &[]),
            ("#[cfg(test)] fn f(_: crate::a::A) {}", &[]),
            ("struct B; impl B { #[cfg(test)] fn f(_: crate::a::A) {} }", &[]),
            ("fn f() { #[cfg(test)] let a = crate::a::A; }", &[]),
            ("fn f() { #[cfg(test)] use crate::a::A; }", &[]),
            ("#[cfg(unix)] mod inner { use crate::a::A; }", &["b.rs -> a.rs: A"]),
        ] {
            check(&[files[0], files[1], ("b.rs", b)], expected)?;
        }
        Ok(())
    }

    #[test]
    fn names_in_macros_are_found() -> Result<()> {
        let lib = ("lib.rs", "mod a; mod b; mod made; pub use made::format;");
        let a = (
            "a.rs",
            "pub struct A; macro_rules! m { () => {} } pub(crate) use m;\n\
             macro_rules! hidden { () => {} } mod c;",
        );
        let c = ("a/c.rs", "fn f() { hidden!() }");
        let made = (
            "made.rs",
            "commands! { One, Two } macro_rules! make { () => { struct Four; } } pub fn format() {}",
        );
        let always = "a/c.rs -> a.rs: hidden";
        for (b, expected) in [
            ("fn f() { vec![crate::a::A; 3] }", &[always, "b.rs -> a.rs: A"][..]),
            ("crate::a::m!();", &[always, "b.rs -> a.rs: m"]),
            ("use crate::a::m; m!();", &[always, "b.rs -> a.rs: m"]),
            ("macro_rules! n { () => { $crate::a::A } }", &[always, "b.rs -> a.rs: A"]),
            ("list! { a::A }", &[always, "b.rs -> a.rs: A"]),
            ("list! { x.a, 'a, a }", &[always]),
            ("use crate::made::Four;", &[always, "b.rs -> made.rs: Four"]),
            ("use crate::*; fn f() -> String { format!(\"\") }", &[always]),
            ("use crate::made::Two;", &[always, "b.rs -> made.rs: Two"]),
            ("use crate::made::Three;", &[always]),
        ] {
            check(&[lib, a, c, made, ("b.rs", b)], expected)?;
        }
        Ok(())
    }

    #[test]
    fn names_may_be_those_of_modules_and_items_at_once() -> Result<()> {
        let files = [
            ("lib.rs", "mod a; mod b; pub use a::a; pub use b::*; pub use other::*;"),
            ("a.rs", "pub fn a() {} use crate::b::B;"),
            ("b.rs", "pub struct B; pub use crate::*; fn f() { crate::a() }"),
        ];
        check(&files, &["a.rs -> b.rs: B", "b.rs -> a.rs: a"])
    }

    #[test]
    fn paths_that_lead_nowhere_are_told() -> Result<()> {
        let files =
            [("lib.rs", "mod a;"), ("a.rs", "use crate::b::B; use super::C; use d::D; fn d() {}")];
        let lost = super::Imports::new(&tree(&files)?).lost;
        let lost: Vec<_> = lost.iter().map(|(file, path)| format!("{file} {path}")).collect();
        assert_eq!(lost, ["a.rs crate::b::B", "a.rs super::C"]);
        Ok(())
    }
}
