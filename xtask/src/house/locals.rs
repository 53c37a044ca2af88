//! Names that mean something within one item or function only: variables, parameters of types, and items
//! within functions.

use super::tokens::text;
use std::collections::BTreeSet;
use syn::visit::{self, Visit};
use syn::{Block, ConstParam, Item, PatIdent, Stmt, TypeParam};

/// Collects local names.
#[derive(Default)]
struct Locals {
    /// The names so far.
    names: BTreeSet<String>,
    /// True if variables and items within functions are collected, too.
    with_variables: bool,
}

/// The parameters of types and constants in an item, whose names stand for no item.
pub(crate) fn parameters(item: &Item) -> BTreeSet<String> {
    let mut locals = Locals::default();
    locals.visit_item(item);
    locals.names
}

/// The variables of a function, and the items that are defined in it.
pub(crate) fn variables(body: &Block, signature: &syn::Signature) -> BTreeSet<String> {
    let mut locals = Locals { with_variables: true, ..Locals::default() };
    locals.visit_signature(signature);
    locals.visit_block(body);
    locals.names
}

impl<'ast> Visit<'ast> for Locals {
    fn visit_type_param(&mut self, parameter: &'ast TypeParam) {
        self.names.insert(text(&parameter.ident));
    }

    fn visit_const_param(&mut self, parameter: &'ast ConstParam) {
        self.names.insert(text(&parameter.ident));
    }

    fn visit_pat_ident(&mut self, pattern: &'ast PatIdent) {
        let name = text(&pattern.ident);
        // A pattern with a capital letter is a constant or a variant.
        if self.with_variables && !name.starts_with(char::is_uppercase) {
            self.names.insert(name);
        }
        visit::visit_pat_ident(self, pattern);
    }

    fn visit_stmt(&mut self, statement: &'ast Stmt) {
        if self.with_variables
            && let Stmt::Item(item) = statement
        {
            let name = match item {
                Item::Const(item) => Some(&item.ident),
                Item::Enum(item) => Some(&item.ident),
                Item::Fn(item) => Some(&item.sig.ident),
                Item::Macro(item) => item.ident.as_ref(),
                Item::Static(item) => Some(&item.ident),
                Item::Struct(item) => Some(&item.ident),
                Item::Trait(item) => Some(&item.ident),
                Item::Type(item) => Some(&item.ident),
                _ => None,
            };
            self.names.extend(name.map(text));
        }
        visit::visit_stmt(self, statement);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The names, with blanks between them.
    fn joined(names: &BTreeSet<String>) -> String {
        names.iter().map(String::as_str).collect::<Vec<_>>().join(" ")
    }

    #[test]
    fn variables_and_parameters_are_local() {
        let item: syn::ItemFn = syn::parse_quote! {
            fn f<T, const N: usize>(a: T, (b, _): (T, T)) {
                struct S;
                fn g() {}
                let c = |d| match d { Some(e) => e, None => N, LIMIT => 3 };
            }
        };
        assert_eq!(joined(&variables(&item.block, &item.sig)), "N S T a b c d e g");
        assert_eq!(joined(&parameters(&Item::Fn(item))), "N T");
    }
}
