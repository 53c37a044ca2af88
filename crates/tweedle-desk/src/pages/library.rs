//! Pages of the library, from its tables.

use super::html::{Part, Sheet};
use tweedle_rules::Registry;
use tweedle_script::reference;

/// A page a class, and others for things without a class.
pub(super) fn sheets(registry: &Registry) -> Vec<Sheet> {
    let sheet = |page: reference::Page| {
        let items = page.items.into_iter().map(|item| {
            let example = item.example.map_or_else(String::new, |(input, output)| {
                format!("\n\n```\n> {input}\n{output}\n```")
            });
            (item.head, item.doc + &example)
        });
        let part = Part { title: String::new(), doc: String::new(), items: items.collect() };
        Sheet {
            title: page.title,
            summary: page.doc.clone(),
            head: String::new(),
            doc: page.doc,
            parts: vec![part],
        }
    };
    reference::pages(registry).into_iter().map(sheet).collect()
}
