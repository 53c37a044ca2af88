//! The table of rulesets in the book is what the registry gives. With `UPDATE_CASES=1` in the
//! environment it is rewritten.

use std::path::Path;
use std::{env, fs};
use tweedle_desk::Desk;

/// The head of the table, which stands above a line of dashes.
const HEAD: &str = "| ruleset | a position | its value |";

/// A line for each ruleset: its rules, an example, and what that is worth, or its outcome class.
fn table() -> String {
    let mut desk = Desk::of(tweedle_rulesets::standard());
    let mut lines = vec![HEAD.to_owned(), "|---|---|---|".to_owned()];
    for ruleset in desk.rulesets().rulesets {
        let example = &ruleset.example;
        let values = ["CanonicalForm", "AffineForm"];
        let value = values.iter().find_map(|method| {
            desk.evaluate(&format!("{example}.{method}")).ok().and_then(|it| it.output)
        });
        // Where play may go round, at least the outcome class.
        let class = || format!("({})", desk.analyze(example).expect("an outcome class").outcome);
        let value = value.unwrap_or_else(class);
        // The usual way to write it, where that is the same.
        let called = example.replace(".Position(", "(");
        let shown = if desk.evaluate(&called).is_ok() { &called } else { example };
        let [position, value] = [shown, &value].map(|text| text.replace('|', "\\|"));
        lines.push(format!("| {} | `{position}` | `{value}` |", ruleset.summary));
    }
    lines.join("\n") + "\n"
}

#[test]
fn the_book_lists_the_registry() {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../book/src/rulesets.md");
    let text = fs::read_to_string(&path).unwrap();
    let start = text.find(HEAD).expect("the table");
    let end = start + text[start..].find("\n\n").expect("the end of the table") + 1;
    let table = table();
    if env::var_os("UPDATE_CASES").is_some() {
        fs::write(path, [&text[..start], &table, &text[end..]].concat()).unwrap();
        return;
    }
    assert!(text[start..end] == table, "run this test with UPDATE_CASES=1");
}
