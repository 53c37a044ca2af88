//! Parts of a source that are for its tests only.

use syn::punctuated::Punctuated;
use syn::{Attribute, Item, Meta, Token};

/// True if something is there for tests only.
pub(crate) fn is_for_tests(attributes: &[Attribute]) -> bool {
    attributes.iter().any(|attribute| match &attribute.meta {
        Meta::Path(path) => path.is_ident("test"),
        Meta::List(list) if list.path.is_ident("cfg") => {
            list.parse_args().is_ok_and(|condition| needs_test(&condition))
        }
        _ => false,
    })
}

/// True if a condition holds in tests only.
fn needs_test(condition: &Meta) -> bool {
    match condition {
        Meta::Path(path) => path.is_ident("test") || path.is_ident("doctest"),
        Meta::List(list) if list.path.is_ident("all") => {
            let parser = Punctuated::<Meta, Token![,]>::parse_terminated;
            let conditions = list.parse_args_with(parser);
            conditions.is_ok_and(|conditions| conditions.iter().any(needs_test))
        }
        _ => false,
    }
}

/// The attributes of an item.
pub(crate) fn attributes(item: &Item) -> &[Attribute] {
    match item {
        Item::Const(item) => &item.attrs,
        Item::Enum(item) => &item.attrs,
        Item::ExternCrate(item) => &item.attrs,
        Item::Fn(item) => &item.attrs,
        Item::ForeignMod(item) => &item.attrs,
        Item::Impl(item) => &item.attrs,
        Item::Macro(item) => &item.attrs,
        Item::Mod(item) => &item.attrs,
        Item::Static(item) => &item.attrs,
        Item::Struct(item) => &item.attrs,
        Item::Trait(item) => &item.attrs,
        Item::TraitAlias(item) => &item.attrs,
        Item::Type(item) => &item.attrs,
        Item::Union(item) => &item.attrs,
        Item::Use(item) => &item.attrs,
        _ => &[],
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_for_tests_is_known() {
        for (item, expected) in [
            ("#[cfg(test)] mod a {}", true),
            ("#[cfg(all(unix, test))] mod a {}", true),
            ("#[cfg(doctest)] struct A;", true),
            ("#[test] fn a() {}", true),
            ("#[cfg(any(test, unix))] mod a {}", false),
            ("#[cfg(not(test))] mod a {}", false),
            ("#[derive(test)] struct A;", false),
            ("/// test\nmod a {}", false),
        ] {
            let parsed: Item = syn::parse_str(item).unwrap();
            assert_eq!(is_for_tests(attributes(&parsed)), expected, "{item}");
        }
    }
}
