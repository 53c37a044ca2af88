//! Pages of programs, from their comments.

use super::html::{Part, Sheet};
use tweedle_script::{Symbol, SymbolKind, class_of_file, outline};

/// The page about the declarations of a program with a qualified name, if it has any.
pub(super) fn sheet(name: &str, text: &str) -> Option<Sheet> {
    let symbols = outline(text);
    let is_class = class_of_file(text).is_some();
    let main = symbols.first().filter(|_| is_class);
    if symbols.is_empty() {
        return None;
    }
    let mut parts = Vec::new();
    if is_class {
        parts.push(members(&symbols, Some(0), String::new(), String::new()));
    } else {
        parts.push(members(&symbols, None, String::new(), String::new()));
    }
    for (place, symbol) in symbols.iter().enumerate() {
        if symbol.kind == SymbolKind::Class && !(is_class && place == 0) {
            let doc = symbol.doc.clone().unwrap_or_default();
            parts.push(members(&symbols, Some(place), symbol.head.clone(), doc));
        }
    }
    let doc = main.and_then(|it| it.doc.clone()).unwrap_or_default();
    Some(Sheet {
        title: name.to_owned(),
        summary: first_sentence(&doc),
        head: main.map(|it| it.head.clone()).unwrap_or_default(),
        doc,
        parts,
    })
}

/// The members that a class declares itself, or the declarations of the text outside of classes.
fn members(symbols: &[Symbol], owner: Option<usize>, title: String, doc: String) -> Part {
    let own = symbols.iter().filter(|it| it.owner == owner && it.kind != SymbolKind::Class);
    let item = |it: &Symbol| (it.head.clone(), it.doc.clone().unwrap_or_default());
    Part { title, doc, items: own.map(item).collect() }
}

/// The first sentence of a comment.
fn first_sentence(doc: &str) -> String {
    let paragraph = doc.split("\n\n").next().unwrap_or_default();
    let end = paragraph.find(". ").map_or(paragraph.len(), |at| at + 1);
    paragraph.get(..end).unwrap_or(paragraph).replace('\n', " ")
}
