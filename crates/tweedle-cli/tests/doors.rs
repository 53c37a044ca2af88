//! Each question has the same answer at a desk, by `tweedle batch` and over HTTP.

#[expect(dead_code, reason = "this file replays no conversations")]
mod common;
mod served;

use serde_json::{Value, json};
use served::Served;
use std::collections::BTreeSet;
use tweedle_desk::{About, Desk, Question, Reply};

/// Questions of all kinds, one a line, some of them with mistakes.
const QUESTIONS: &str = include_str!("doors.jsonl");

fn read(text: &str) -> Value {
    serde_json::from_str(text).expect("JSON")
}

/// What a desk answers, as a door prints it.
fn at_a_desk(line: &str) -> Value {
    let question: Question = serde_json::from_str(line).expect("a question");
    let mut desk = Desk::of(tweedle_rulesets::standard());
    let result = desk.ask(&question);
    let result = result.map_err(|trouble| trouble.about(question.input().unwrap_or_default()));
    read(&serde_json::to_string(&Reply::new(About::Id(None), result.as_ref())).expect("JSON"))
}

#[test]
fn each_question_is_among_them() {
    let output = common::run(&common::words("batch --schema request"), "");
    let schema = read(&String::from_utf8(output.stdout).expect("text"));
    let kinds = schema["oneOf"].as_array().expect("kinds of questions").iter();
    let kinds: BTreeSet<_> =
        kinds.map(|kind| kind["properties"]["ask"]["const"].as_str()).collect();
    let lines: Vec<Value> = QUESTIONS.lines().map(read).collect();
    assert_eq!(lines.iter().map(|line| line["ask"].as_str()).collect::<BTreeSet<_>>(), kinds);
}

#[test]
fn each_door_has_the_same_answer() {
    let expected: Vec<Value> = QUESTIONS.lines().map(at_a_desk).collect();
    let output = common::run(&common::words("batch"), QUESTIONS);
    let output = String::from_utf8(output.stdout).expect("text");
    let by_batch: Vec<Value> = output.lines().map(read).collect();
    assert_eq!(by_batch.len(), expected.len());
    let server = Served::new("doors");
    let answers = QUESTIONS.lines().zip(expected).zip(by_batch);
    for (number, ((line, expected), by_batch)) in answers.enumerate() {
        assert_eq!(by_batch, expected, "{line}");
        let mut body = read(line);
        // A session for each, so that none has what another one assigned.
        body["session"] = json!(number.to_string());
        assert_eq!(server.send(&body), expected, "{line}");
    }
}
