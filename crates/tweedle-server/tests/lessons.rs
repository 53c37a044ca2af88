//! The lessons of the page: every cell gives what it is said to give, every board can be explored, every answer is right.

use serde_json::Value;
use tweedle_desk::{Desk, Request};

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

#[test]
fn ladders() {
    let path = concat!(env!("CARGO_MANIFEST_DIR"), "/../../web/src/lib/ladders.json");
    let Ok(text) = std::fs::read_to_string(path) else { return };
    let ladders: Vec<Value> = serde_json::from_str(&text).expect("JSON");
    for level in ladders.iter().flat_map(|ladder| ladder["levels"].as_array().expect("levels")) {
        let (start, against) = (&level["start"], &level["against"]);
        let line =
            serde_json::json!({ "ask": "solve", "input": start, "first": "Left" }).to_string();
        let request = Request::read(line.as_bytes()).1.expect("a question");
        let mut desk = Desk::of(tweedle_rulesets::standard());
        let names: Vec<String> =
            desk.strategies().strategies.into_iter().map(|it| it.name).collect();
        let answer = desk.ask(&request.question).expect("an answer");
        let answer = serde_json::to_value(answer).expect("JSON");
        assert_eq!(answer["turns"][0]["winner"], "Left", "{start}: the person who begins can win");
        assert!(names.iter().any(|name| against == name), "{against}");
    }
}
