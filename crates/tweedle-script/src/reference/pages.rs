//! The reference as pages for whoever lays them out: a page a class, and others for what no class has.

use super::{
    OPERATORS, WORDS, constants, example_of, functions, list, methods, of_call, of_ruleset_call,
    rulesets, shown, signature, standard_rulesets,
};
use crate::class::CLASSES;
use std::fmt::Write as _;

/// A page of the reference.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Page {
    /// What it is about.
    pub title: String,
    /// A sentence about that.
    pub doc: String,
    /// What stands on it.
    pub items: Vec<Item>,
}

/// An entry of a page.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Item {
    /// How it is written: `Stop(player: Player): Rational`.
    pub head: String,
    /// What it is, with identifiers in backticks.
    pub doc: String,
    /// An input, and what is printed for it.
    pub example: Option<(String, String)>,
}

/// All pages: the classes, then functions, rulesets, operators and constants.
///
/// ```
/// let pages = tweedle_script::reference::pages();
/// let rational = pages.iter().find(|page| page.title == "Rational").unwrap();
/// assert!(rational.items.iter().any(|item| item.head == "Floor: Integer"));
/// ```
pub fn pages() -> Vec<Page> {
    let example = |(input, output): (&str, &str)| Some((input.to_owned(), output.to_owned()));
    let mut pages = Vec::new();
    for class in CLASSES {
        let mut doc = class.doc.to_owned();
        if !class.extends.is_empty() {
            let _ = write!(doc, " Extends {}.", list(class.extends));
        }
        let own = methods().filter(|method| method.of.contains(&class.name));
        let items = own.map(|method| Item {
            head: signature(method),
            doc: method.doc.to_owned(),
            example: example(method.example),
        });
        pages.push(Page { title: shown(class.name).to_owned(), doc, items: items.collect() });
    }
    let mut page = |title: &str, doc: &str, items: Vec<Item>| {
        pages.push(Page { title: title.to_owned(), doc: doc.to_owned(), items });
    };
    let items = functions().map(|it| Item {
        head: format!("{}: {}", of_call(it.name, it.parameters), shown(it.gives)),
        doc: it.doc.to_owned(),
        example: example(it.example),
    });
    page("Functions", "What is called by its name alone.", items.collect());
    let items = standard_rulesets().into_iter().map(|entry| {
        let mut doc = format!("{} ({})", entry.summary, entry.source);
        for line in rulesets::details(entry) {
            let _ = write!(doc, "\n- {line}");
        }
        let _ = write!(doc, "\n\nTo look at: `{}`", example_of(entry));
        Item { head: of_ruleset_call(entry), doc, example: None }
    });
    page("Rulesets", "The games that there are.", items.collect());
    let items = OPERATORS.iter().map(|it| Item {
        head: it.form.to_owned(),
        doc: it.doc.to_owned(),
        example: example(it.example),
    });
    page("Operators", "What stands between values, or before one.", items.collect());
    let items = WORDS.iter().map(|it| Item {
        head: it.form.to_owned(),
        doc: it.doc.to_owned(),
        example: example(it.example),
    });
    page(
        "Words",
        "The words of the language, and what a class says of its positions.",
        items.collect(),
    );
    let items = constants().map(|it| Item {
        head: format!("{}: {}", shown(it.name), shown(it.class)),
        doc: it.doc.to_owned(),
        example: example(it.example),
    });
    page("Constants", "Values that have a name.", items.collect());
    pages
}
