//! The lessons of the page: every cell gives what it is said to give, every board can be explored, every answer is right.

use serde_json::Value;
use tweedle_desk::Desk;

#[test]
fn lessons() {
    let path = concat!(env!("CARGO_MANIFEST_DIR"), "/../../web/src/lib/lessons.json");
    // A package that is built elsewhere has no sources of the page.
    let Ok(text) = std::fs::read_to_string(path) else { return };
    let lessons: Vec<Value> = serde_json::from_str(&text).expect("JSON");
    assert_eq!(lessons.len(), 13, "a tour and twelve lessons");
    for lesson in &lessons {
        let mut desk = Desk::of(tweedle_rulesets::standard());
        let blocks = lesson["blocks"].as_array().expect("blocks");
        for block in blocks {
            if let Some(input) = block["cell"].as_str() {
                let shown = desk.show(input).unwrap_or_else(|error| panic!("{input}: {error}"));
                assert_eq!(shown.output.as_deref(), block["gives"].as_str(), "{input}");
            } else if let Some(input) = block["board"].as_str() {
                let explored =
                    desk.explore(input).unwrap_or_else(|error| panic!("{input}: {error}"));
                assert!(explored.scene.svg.is_some() && !explored.left.is_empty(), "{input}");
            } else if let Some(answer) = block["answer"].as_str() {
                let check = format!("({answer}) == ({answer})");
                let equal = desk.show(&check).unwrap_or_else(|error| panic!("{answer}: {error}"));
                assert_eq!(equal.output.as_deref(), Some("true"), "{answer}");
            }
        }
    }
}
