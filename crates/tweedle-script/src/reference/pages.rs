//! The reference as pages, for programs that lay them out: a page for each class, and others for things without
//! a class.

use super::{
    OPERATORS, Operator, WORDS, constants, example_of, functions, list, methods, of_call,
    of_ruleset_call, rulesets, shown, signature,
};
use crate::class::CLASSES;
use std::fmt::Write as _;
use tweedle_rules::Registry;

/// A page of the reference.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Page {
    /// The subject of the page.
    pub title: String,
    /// A sentence about that.
    pub doc: String,
    /// The entries on the page.
    pub items: Vec<Item>,
}

/// An entry of a page.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Item {
    /// The form in which it is written: `Stop(player: Player): Rational`.
    pub head: String,
    /// The documentation, with identifiers in backticks.
    pub doc: String,
    /// An input, and the text that is printed for it.
    pub example: Option<(String, String)>,
}

/// All pages: the classes, then functions, rulesets, operators and constants.
///
/// ```
/// let pages = tweedle_script::reference::pages(&tweedle_rulesets::standard());
/// let rational = pages.iter().find(|page| page.title == "Rational").unwrap();
/// assert!(rational.items.iter().any(|item| item.head == "Floor: Integer"));
/// ```
pub fn pages(registry: &Registry) -> Vec<Page> {
    let mut pages = Vec::new();
    for class in CLASSES {
        let mut doc = class.doc.to_owned();
        if !class.extends.is_empty() {
            let _ = write!(doc, " Extends {}.", list(class.extends));
        }
        let own = methods().filter(|method| method.of.contains(&class.name));
        let items = own.map(|method| item(signature(method), method.doc, method.example));
        pages.push(Page { title: shown(class.name).to_owned(), doc, items: items.collect() });
    }
    let mut page = |title: &str, doc: &str, items: Vec<Item>| {
        pages.push(Page { title: title.to_owned(), doc: doc.to_owned(), items });
    };
    let items = functions().map(|it| {
        let head = format!("{}: {}", of_call(it.name, it.parameters), shown(it.gives));
        item(head, it.doc, it.example)
    });
    page("Functions", "What is called by its name alone.", items.collect());
    let items = registry.entries().iter().map(|entry| {
        let mut doc = format!("{} ({})", entry.summary(), entry.source());
        for line in rulesets::details(entry) {
            let _ = write!(doc, "\n- {line}");
        }
        let _ = write!(doc, "\n\nTo look at: `{}`", example_of(entry));
        Item { head: of_ruleset_call(entry), doc, example: None }
    });
    page("Rulesets", "The games that there are.", items.collect());
    let forms = |all: &[Operator]| {
        all.iter().map(|it| item(it.form.to_owned(), it.doc, it.example)).collect()
    };
    page("Operators", "What stands between values, or before one.", forms(OPERATORS));
    let about = "The words of the language, and what a class says of its positions.";
    page("Words", about, forms(WORDS));
    let items = constants().map(|it| {
        let head = format!("{}: {}", shown(it.name), shown(it.class));
        item(head, it.doc, it.example)
    });
    page("Constants", "Values that have a name.", items.collect());
    pages
}

fn item(head: String, doc: &str, (input, output): (&str, &str)) -> Item {
    let example = Some((input.to_owned(), output.to_owned()));
    Item { head, doc: doc.to_owned(), example }
}
