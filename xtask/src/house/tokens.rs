//! Names and paths among tokens. Those of a macro have no syntax of their own.

use proc_macro2::{Delimiter, Ident, TokenStream, TokenTree};
use std::collections::BTreeSet;
use syn::ext::IdentExt;

/// The paths in these tokens that may be names of items: those with `::`, single names that begin with
/// a capital letter, and single names that are called.
///
/// Fields, methods, lifetimes and the variables of a macro are none.
pub(crate) fn paths(tokens: &TokenStream) -> Vec<Vec<String>> {
    let mut paths = Vec::new();
    add_paths(tokens, &mut paths);
    paths
}

/// Adds the paths in these tokens.
fn add_paths(tokens: &TokenStream, paths: &mut Vec<Vec<String>>) {
    let tokens: Vec<TokenTree> = tokens.clone().into_iter().collect();
    let mut i = 0;
    while i < tokens.len() {
        match &tokens[i] {
            TokenTree::Group(group) => {
                add_paths(&group.stream(), paths);
                i += 1;
            }
            TokenTree::Ident(_) => {
                let (path, end) = path_at(&tokens, i);
                let is_free = match i.checked_sub(1).map(|before| &tokens[before]) {
                    // `$crate` is the root of the crate, and any other `$name` is a variable. What
                    // follows another `::` goes on from something that is no name.
                    Some(TokenTree::Punct(mark)) => match mark.as_char() {
                        '$' => path[0] == "crate",
                        '.' => is_range(&tokens, i),
                        '\'' | ':' => mark.as_char() == ':' && !follows_colons(&tokens, i),
                        _ => true,
                    },
                    _ => true,
                };
                if is_free && (path.len() > 1 || is_name(&path[0], tokens.get(end))) {
                    paths.push(path);
                }
                i = end;
            }
            _ => i += 1,
        }
    }
}

/// The path that begins there, and where it ends.
fn path_at(tokens: &[TokenTree], start: usize) -> (Vec<String>, usize) {
    let mut path = Vec::new();
    let mut i = start;
    while let Some(TokenTree::Ident(name)) = tokens.get(i) {
        path.push(text(name));
        i += 1;
        if !(is_mark(tokens.get(i), ':') && is_mark(tokens.get(i + 1), ':')) {
            break;
        }
        i += 2;
    }
    (path, i)
}

/// True if a single name may be that of an item, if this token follows it.
fn is_name(name: &str, next: Option<&TokenTree>) -> bool {
    let is_called = matches!(next, Some(TokenTree::Group(group))
        if group.delimiter() == Delimiter::Parenthesis);
    is_called || name.starts_with(char::is_uppercase)
}

/// True if the dot before this place belongs to `..` or `..=`, and not to a field.
fn is_range(tokens: &[TokenTree], i: usize) -> bool {
    i >= 2 && is_mark(tokens.get(i - 2), '.')
}

/// True if `::` stands before this place.
fn follows_colons(tokens: &[TokenTree], i: usize) -> bool {
    i >= 2 && is_mark(tokens.get(i - 2), ':')
}

/// True if it is this mark.
fn is_mark(token: Option<&TokenTree>, mark: char) -> bool {
    matches!(token, Some(TokenTree::Punct(punct)) if punct.as_char() == mark)
}

/// A name without the `r#` of a keyword.
pub(crate) fn text(name: &Ident) -> String {
    name.unraw().to_string()
}

/// All words in these tokens.
pub(crate) fn words(tokens: &TokenStream) -> BTreeSet<String> {
    let mut words = BTreeSet::new();
    for token in tokens.clone() {
        match token {
            TokenTree::Ident(name) => {
                words.insert(text(&name));
            }
            TokenTree::Group(group) => words.extend(self::words(&group.stream())),
            TokenTree::Punct(_) | TokenTree::Literal(_) => {}
        }
    }
    words
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn paths_are_told_from_other_words() {
        for (tokens, expected) in [
            ("crate::a::B, x", "crate::a::B"),
            ("$crate::a::b(1)", "crate::a::b"),
            ("$name::b", ""),
            ("x.y(1), 0..z(2)", "z"),
            ("[a::B { c: D::new() }]", "a::B D::new"),
            ("'a, &'a Tree", "Tree"),
            ("<A as B>::c(x)", "A B"),
            ("x: Y", "Y"),
            ("call(x) + x", "call"),
            ("\"crate::a\"", ""),
            ("x::<a::B>(1)", "a::B"),
        ] {
            let parsed = tokens.parse().unwrap();
            let found: Vec<_> = paths(&parsed).iter().map(|path| path.join("::")).collect();
            assert_eq!(found.join(" "), expected, "{tokens}");
        }
    }

    #[test]
    fn words_are_found_in_groups() {
        let found = words(&"static A: [B; 2] = [c, r#d];".parse().unwrap());
        assert_eq!(found.into_iter().collect::<Vec<_>>().join(" "), "A B c d static");
    }
}
