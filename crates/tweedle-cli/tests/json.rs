//! What the command prints as JSON is what the schemas say, in every command and every kind of answer.

#[expect(dead_code, reason = "this file replays no conversations")]
mod common;

use jsonschema::Validator;
use serde_json::{Value, json};
use std::collections::BTreeSet;

/// A validator of the lines that `tweedle batch --schema` describes.
fn schema(line: &str) -> (Value, Validator) {
    let output = run(&format!("batch --schema {line}"), "");
    let schema: Value = serde_json::from_str(&output.0).unwrap();
    let validator = jsonschema::draft202012::new(&schema).unwrap();
    (schema, validator)
}

/// The standard output and the exit status.
fn run(arguments: &str, input: &str) -> (String, Option<i32>) {
    let output = common::run(&common::words(arguments), input);
    (String::from_utf8(output.stdout).unwrap(), output.status.code())
}

/// The lines, each of which is a reply.
fn replies(validator: &Validator, arguments: &str, output: &str) -> Vec<Value> {
    let lines: Vec<Value> =
        output.lines().map(|line| serde_json::from_str(line).unwrap()).collect();
    for line in &lines {
        let errors: Vec<String> =
            validator.iter_errors(line).map(|error| error.to_string()).collect();
        assert!(errors.is_empty(), "{arguments}: {line}\n{}", errors.join("\n"));
    }
    lines
}

/// A command, its exit status, and the kinds of its replies; `error.` with the kind of the trouble.
const COMMANDS: &[(&str, i32, &str)] = &[
    ("eval 1/2 '1;' '{0|}'", 0, "evaluation evaluation evaluation"),
    ("eval '1 +' 2", 2, "error.mistake evaluation"),
    ("eval ''", 0, "evaluation"),
    (
        "--timeout 50ms eval 'game.grid.Domineering(Grid.Empty(6,7)).CanonicalForm'",
        3,
        "error.time_limit",
    ),
    ("--memory 2M eval 'game.grid.Domineering(Grid.Empty(6,7)).CanonicalForm'", 3, "error.memory"),
    ("analyze --misere 'game.heap.Kayles(\"3,2\")'", 0, "analysis"),
    ("analyze 'game.grid.Domineering(\"...|...\")'", 0, "analysis"),
    ("analyze 'game.grid.Chomp(Grid.Empty(30,30))'", 0, "analysis"),
    ("analyze 'game.entailing.TopEntails(\"7+2403\")'", 0, "analysis"),
    ("analyze '{2|1/2} + ^'", 0, "analysis"),
    ("analyze 3x", 2, "error.mistake"),
    ("analyze --targets 'game.heap.Nim(\"2,2\")'", 0, "targets"),
    ("analyze --targets 'game.strip.ToadsAndFrogs(\"t.f\")'", 0, "targets"),
    ("nimber 'game.heap.Kayles(20)'", 0, "nimber"),
    ("draw thermograph '{3||2|1}'", 0, "picture"),
    ("draw tree 3x", 2, "error.mistake"),
    ("nimber 'game.entailing.TopEntails(2403)'", 0, "nimber"),
    ("nimber 'game.heap.Nim(18014398509481985)'", 0, "nimber"),
    ("nimber 'game.grid.Domineering(\"..\")'", 2, "error.mistake"),
    ("table game.grid.Clobber --cols 1..2 --columns value", 0, "table"),
    ("table game.grid.Clobber", 2, "error.mistake"),
    ("find game.grid.Clobber 'value == *' --cols 1..3", 0, "table"),
    ("find game.grid.Clobber 'value == 7' --cols 1..2", 2, "table"),
    ("compare ../../examples/tables/kayles.csv --ruleset game.heap.Kayles", 0, "compared"),
    ("family 'game.heap.Nim(n)' n=1..9 --columns nimber", 0, "family"),
    ("family 'game.heap.Nim(3)' n=1..9", 2, "error.mistake"),
    ("classify game.grid.Clobber --cols 1..3", 0, "classified"),
    ("known game.grid.Clobber", 0, "known"),
    ("known Chess", 2, "error.mistake"),
    ("classify game.heap.Foo", 2, "error.mistake"),
    ("family 'game.heap.Nim(n)' n=1..4 --prove", 2, "family"),
    ("family --check /nothing", 2, "error.mistake"),
    ("reach 'game.heap.Nim(1)' --from 'game.heap.Nim(3)'", 0, "reach"),
    ("reach 'game.heap.Nim(1)'", 2, "error.mistake"),
    ("rulesets nim", 0, "rulesets"),
    ("rulesets nothing-like-it", 2, "error.mistake"),
    ("doc Temperature", 0, "documentation"),
    ("doc", 0, "documentation"),
    ("doc Temprature", 2, "error.mistake"),
    ("doc Grid List", 0, "documentation"),
    ("check tests/programs/good", 0, "checked checked"),
    ("check tests/programs/wrong/table.cgs", 2, "checked"),
    ("check tests/programs/nowhere", 2, "error.mistake"),
    ("fmt --check tests/programs/good", 0, "formatted formatted"),
    (
        "fmt --check tests/programs/wrong/Base.cgs tests/programs/wrong/table.cgs",
        2,
        "formatted error.mistake",
    ),
    ("fmt -", 0, "formatted"),
    ("fmt - -", 2, "error.mistake"),
    ("verify 'game.heap.Nim(3)'", 0, "proof"),
    ("verify 'game.heap.Nim(\"3,3\")' --strategy naive", 4, "proof"),
    ("verify 'game.heap.Nim(\"3,4,5\")' --positions 2", 3, "proof"),
    ("verify 'game.heap.Nim('", 2, "error.mistake"),
    ("solve 'game.heap.Nim(3)' --all --line --stats", 0, "solution"),
    ("solve 'game.heap.Nim(3)' --first left --misere", 0, "solution"),
    ("solve Left", 2, "error.mistake"),
    ("solve 'game.heap.Nim(3)' --proof no.proof", 2, "error.mistake"),
    ("solve --check no-such-file.proof", 2, "error.mistake"),
    ("tournament 'game.heap.Nim(3)' --starts 2", 0, "standings"),
    ("tournament 'game.heap.Nim(3)' --strategies naive", 2, "error.mistake"),
    ("play 'game.heap.Nim(3)' --left perfect --right naive", 0, "match"),
    ("play nonsense --left perfect --right naive", 2, "error.mistake"),
    ("replay tests/records/no-such-file.txt", 2, "error.mistake"),
    ("grundy 0.77", 0, "sequence"),
    ("grundy 0.77 --period", 0, "sequence"),
    ("grundy 0.6 --to 1000 --evidence", 0, "sequence"),
    ("grundy 0.007 --to 50", 0, "sequence"),
    ("grundy 0.77 --format json --to 5", 0, "sequence"),
    ("grundy 0.77 --misere --to 5", 0, "genera"),
    ("grundy 0.77 --misere --sum 3,4", 0, "genera"),
    ("grundy 0.77 --misere --quotient --to 9 --sum 1,2,3", 0, "quotient"),
    ("codes 0.1..0.3 --misere", 0, "misere_code misere_code misere_code"),
    ("grundy 0.9x", 2, "error.mistake"),
    ("grundy 0.77 --format csv", 2, "error.mistake"),
    ("grundy --check tests/records/no-such-file.json", 2, "error.mistake"),
    ("grundy 0.77 --out /no-such-directory/k.csv", 1, "error.file"),
    ("codes 0.7..0.71", 0, "code code"),
    ("codes 0.7..x", 2, "error.mistake"),
    ("codes 0.7 --misere --most 0", 2, "error.mistake"),
    ("entails --to 40 --sets 7", 0, "top_entails"),
    ("entails --format csv", 2, "error.mistake"),
    ("universe '{0|0}'", 0, "universe"),
    ("universe '<1|0>'", 0, "universe"),
    ("universe '{0|0}' 0", 0, "universe_order"),
    ("universe --day 1 --universe All", 0, "universe_day"),
    ("universe '{0|}' 0 --universe 'Ends({|0})'", 0, "universe_order"),
    ("universe '{0|'", 2, "error.mistake"),
    ("nimstring 2x2 --moves", 0, "nimstring"),
    ("nimstring 2x2", 0, "nimstring"),
    ("nimstring --graph 'a-b, b-'", 0, "nimstring"),
    ("nimstring --graph 'a-b, b'", 2, "error.mistake"),
    ("boxes 1x2", 0, "scores"),
    ("boxes", 2, "error.mistake"),
    ("boxes 1xx", 2, "error.mistake"),
    ("repl", 2, "error.mistake"),
    ("completions bash", 2, "error.mistake"),
    ("man", 2, "error.mistake"),
    ("analyse 1", 2, "error.mistake"),
    ("verify 'game.heap.Nim(3)' --strategy clever", 2, "error.mistake"),
];

#[test]
fn every_command_replies_by_the_schema() {
    let (schema, validator) = schema("reply");
    let mut seen = BTreeSet::new();
    let directory = std::env::temp_dir().join(format!("tweedle-json-{}", std::process::id()));
    std::fs::create_dir_all(&directory).unwrap();
    let certificate = directory.join("kayles.json").display().to_string();
    let written = format!("grundy 0.77 --period --certificate '{certificate}'");
    let checked = format!("grundy --check '{certificate}'");
    let quotient = directory.join("quotient.json").display().to_string();
    let quotient_written = format!("grundy 0.75 --misere --quotient --certificate '{quotient}'");
    let quotient_checked = format!("grundy --check '{quotient}'");
    let nimber = directory.join("cram.json").display().to_string();
    let nimber_written = format!("nimber 'game.grid.Cram(\"...|...\")' --certificate '{nimber}'");
    let nimber_checked = format!("nimber --check '{nimber}'");
    let order = directory.join("order.json").display().to_string();
    let order_written = format!(
        "universe '{{0|{{0|0}}}}' '{{0|{{0|0}}}}' --universe Dicot --certificate '{order}'"
    );
    let order_checked = format!("universe --check '{order}'");
    let ups = directory.join("ups.json").display().to_string();
    let family = format!(
        "family 'game.grid.Clobber(\"x\" * n + \"o\")' n=1..3 --prove --certificate '{ups}'"
    );
    let family_checked = format!("family --check '{ups}'");
    let kept = format!("grundy 0.77 --out '{}'", directory.join("k.csv").display());
    let proof = directory.join("nim.proof").display().to_string();
    let proved = format!("solve 'game.heap.Nim(3)' --first left --proof '{proof}'");
    let proof_checked = format!("solve --check '{proof}'");
    let values = directory.join("clobber.values").display().to_string();
    let built = format!("database game.grid.Clobber --cells 4 --out '{values}'");
    let values_checked = format!("database --check '{values}'");
    let missing = format!("--database '{values}x' eval 1");
    let sweep = directory.join("sweep").display().to_string();
    let sweep = format!("sweep plan '{sweep}' --shards 2 codes 0.1..0.3 --to 50");
    let tiers = directory.join("tiers").display().to_string();
    let tiers = format!("tiers plan '{tiers}' game.grid.Domineering --rows 2 --cols 2");
    let tree = directory.join("tree").display().to_string();
    let tree = format!("tree plan '{tree}' 'game.grid.Domineering(Grid.Empty(4,4))' --first left");
    let pages = format!("doc --out '{}'", directory.join("pages").display());
    let no_pages = "doc --out /dev/null/pages";
    let more = [
        (&*pages, 0, "pages"),
        (no_pages, 1, "error.file"),
        (&*built, 0, "database"),
        (&*values_checked, 0, "database"),
        (&*missing, 2, "error.mistake"),
        (&*written, 0, "sequence"),
        (&*checked, 0, "certificate"),
        (&*nimber_written, 0, "nimber"),
        (&*nimber_checked, 0, "nimber_proved"),
        (&*order_written, 0, "universe_order"),
        (&*order_checked, 0, "universe_proved"),
        (&*quotient_written, 0, "quotient"),
        (&*quotient_checked, 0, "quotient_certificate"),
        (&*family, 0, "family"),
        (&*family_checked, 0, "proved_family"),
        (&*kept, 0, "sequence"),
        (&*proved, 0, "proved"),
        (&*proof_checked, 0, "proved"),
        (&*sweep, 0, "sweep"),
        (&*tiers, 0, "tiers"),
        (&*tree, 0, "tree"),
        ("explain too-large", 0, "mistake"),
        ("explain --steps '{0,1|2}'", 0, "steps"),
        ("explain --steps '{1|'", 2, "error.mistake"),
    ];
    for (arguments, status, expected) in COMMANDS.iter().copied().chain(more) {
        let (output, code) = run(&format!("--json {arguments}"), "");
        let replies = replies(&validator, arguments, &output);
        let kinds: Vec<String> = replies.iter().map(kind).collect();
        assert_eq!((kinds.join(" ").as_str(), code), (expected, Some(status)), "{arguments}");
        seen.extend(kinds);
    }
    std::fs::remove_dir_all(&directory).unwrap();
    let batch = [
        "moves",
        "explanation",
        "hint",
        "shown",
        "explored",
        "edited",
        "turn",
        "completions",
        "reference",
        "strategies",
        "codes",
        "misere_codes",
    ];
    for variant in schema["oneOf"].as_array().unwrap() {
        let Some(kind) = variant["properties"]["answer"]["const"].as_str() else { continue };
        assert!(seen.contains(kind) || batch.contains(&kind), "no command has {kind}");
    }
}

/// The kind of an answer, or of a trouble after `error.`.
fn kind(reply: &Value) -> String {
    match reply["answer"].as_str() {
        Some(kind) => kind.to_owned(),
        None => format!("error.{}", reply["error"]["kind"].as_str().unwrap()),
    }
}

/// A question, and the kind of its answer.
fn questions() -> Vec<(Value, &'static str)> {
    let nim = r#"game.heap.Nim("2,1")"#;
    let record = json!({
        "start": nim, "moves": [{"name": "heap 1 take 1", "to": "1,1"}], "first": "Left"
    });
    vec![
        (json!({ "input": "1+1" }), "evaluation"),
        (json!({ "ask": "evaluate", "input": "1+1" }), "evaluation"),
        (json!({ "ask": "rulesets" }), "rulesets"),
        (json!({ "ask": "strategies" }), "strategies"),
        (json!({ "ask": "reference" }), "reference"),
        (json!({ "ask": "complete", "input": "2 + Gri" }), "completions"),
        (json!({ "ask": "show", "input": "{3||2|1}.Thermograph" }), "shown"),
        (json!({ "ask": "explore", "input": "game.graph.Hackenbush(\"l(r;e)\")" }), "explored"),
        (
            json!({ "ask": "edit", "input": nim, "edit": { "heaps": { "sizes": [3, 0, 1] } } }),
            "edited",
        ),
        (json!({ "ask": "turn", "record": record }), "turn"),
        (json!({ "ask": "turn", "record": record, "act": { "hint": {} }, "seed": 3 }), "turn"),
        (json!({ "ask": "analyze", "input": nim }), "analysis"),
        (json!({ "ask": "targets", "input": nim }), "targets"),
        (json!({ "ask": "nimber", "input": nim }), "nimber"),
        (json!({ "ask": "nimber", "input": nim, "certify": true }), "nimber"),
        (json!({ "ask": "nimber_proof", "certificate": "{}" }), "error.mistake"),
        (json!({ "ask": "draw", "input": nim }), "picture"),
        (
            json!({ "ask": "draw", "input": "[1,{2|0}]", "view": "thermograph", "format": "tikz", "below_zero": true }),
            "picture",
        ),
        (json!({ "ask": "solve", "input": nim }), "solution"),
        (
            json!({ "ask": "solve", "input": nim, "first": "left", "all": true, "line": true }),
            "solution",
        ),
        (json!({ "ask": "moves", "input": nim, "player": "Right" }), "moves"),
        (json!({ "ask": "explain", "input": nim, "play": "misere" }), "explanation"),
        (json!({ "ask": "hint", "input": nim }), "hint"),
        (json!({ "ask": "verify", "input": nim, "positions": 50 }), "proof"),
        (json!({ "ask": "tournament", "input": nim }), "standings"),
        (
            json!({ "ask": "tournament", "input": nim, "strategies": ["naive", "brute"], "starts": 1 }),
            "standings",
        ),
        (json!({ "ask": "replay", "record": record }), "match"),
        (
            json!({ "ask": "sequence", "code": "0.77", "values": false, "evidence": true }),
            "sequence",
        ),
        (
            json!({ "ask": "certificate", "certificate": {
                "code": "0.3", "period": 2, "preperiod": 0, "saltus": 0, "theorem": "", "bound": 3, "crc32": 1
            } }),
            "error.mistake",
        ),
        (json!({ "ask": "codes", "range": "0.1..0.7" }), "codes"),
        (json!({ "ask": "top_entails", "sets": 7 }), "top_entails"),
        (
            json!({ "ask": "nimstring", "size": "2x2", "start": "icelandic", "moves": true }),
            "nimstring",
        ),
        (json!({ "ask": "scores", "size": "1x2", "position": "0x7f" }), "scores"),
        (json!({ "ask": "documentation" }), "documentation"),
        (json!({ "ask": "check", "input": "x +", "file": "a/B.cgs" }), "checked"),
        (json!({ "ask": "format", "input": "x :=1" }), "formatted"),
        (json!({ "ask": "explain_mistake", "code": "expected" }), "mistake"),
        (json!({ "ask": "steps", "input": nim }), "steps"),
        (json!({ "ask": "evaluate", "input": "x", "with": { "x": [1, null] } }), "evaluation"),
        (json!({ "ask": "prove", "input": nim, "first": "left" }), "proved"),
        (json!({ "ask": "database", "ruleset": "game.grid.Clobber", "cells": 3 }), "database"),
        (
            json!({ "ask": "pages", "programs": [{ "file": "A.cgs", "text": "class A end" }] }),
            "pages",
        ),
        (
            json!({ "ask": "table", "ruleset": "game.grid.Clobber", "rows": "1..2", "cols": "2",
                "columns": ["value", "mean", "value == *"], "where": "value != 0", "sort": "mean" }),
            "table",
        ),
        (
            json!({ "ask": "compare", "ruleset": "game.grid.Clobber", "columns": ["value"],
                "rows": [["xo", "1"]] }),
            "compared",
        ),
        (
            json!({ "ask": "family", "input": "game.heap.Nim(n)", "last": 9, "prove": true }),
            "family",
        ),
        (json!({ "ask": "family_proof", "certificate": "{}" }), "error.mistake"),
        (
            json!({ "ask": "classify", "ruleset": "game.grid.Clobber", "cols": "1..3" }),
            "classified",
        ),
        (json!({ "ask": "known", "ruleset": "game.grid.Clobber" }), "known"),
        (
            json!({ "ask": "reach", "input": "game.heap.Nim(1)", "from": "game.heap.Nim(3)" }),
            "reach",
        ),
    ]
}

/// As above, about misère play.
fn questions_of_misere() -> Vec<(Value, &'static str)> {
    vec![
        (json!({ "ask": "quotient", "code": "kayles", "to": 9 }), "quotient"),
        (json!({ "ask": "misere_codes", "range": "0.1..0.3", "to": 20 }), "misere_codes"),
        (json!({ "ask": "genera", "code": "kayles", "sum": [1, 2] }), "genera"),
        (json!({ "ask": "universe", "input": "<^0|1>" }), "universe"),
        (
            json!({ "ask": "universe_order", "input": "{0|}", "other": "0", "universe": "DeadEnding" }),
            "universe_order",
        ),
        (json!({ "ask": "universe_day", "day": 1, "universe": "Blocking" }), "universe_day"),
        (json!({ "ask": "universe_day", "day": 1, "universe": "Ends({|0})" }), "universe_day"),
        (json!({ "ask": "universe", "input": "0", "universe": "Ends({|0)" }), "error.mistake"),
        (json!({ "ask": "universe_proof", "certificate": "{}" }), "error.mistake"),
    ]
}

#[test]
fn every_question_is_answered_by_the_schema() {
    let (requests, request) = schema("request");
    let (_, reply) = schema("reply");
    let questions = [questions(), questions_of_misere()].concat();
    for variant in requests["oneOf"].as_array().unwrap() {
        let ask = &variant["properties"]["ask"]["const"];
        assert!(questions.iter().any(|(question, _)| question["ask"] == *ask), "no {ask}");
    }
    let mut input = String::new();
    for (i, (question, _)) in questions.iter().enumerate() {
        let mut line = question.clone();
        line["id"] = i.into();
        line["session"] = "one".into();
        assert!(request.is_valid(&line), "{line}");
        input.push_str(&line.to_string());
        input.push('\n');
    }
    let (output, code) = run("batch", &input);
    assert_eq!(code, Some(0));
    let replies = replies(&reply, "batch", &output);
    assert_eq!(replies.len(), questions.len());
    for (i, ((question, expected), reply)) in questions.iter().zip(&replies).enumerate() {
        assert_eq!((kind(reply).as_str(), &reply["id"]), (*expected, &json!(i)), "{question}");
    }
}

/// Replies come in the order of the lines, and sessions go on from line to line, with each number of threads.
#[test]
fn threads_change_no_reply() {
    let mut input = String::new();
    let mut add = |line: &Value| {
        input.push_str(&line.to_string());
        input.push('\n');
    };
    for i in 0..60 {
        // Early lines take longest.
        let cells = if i % 10 == 0 { 5 } else { 2 };
        let board = format!("game.grid.Domineering(Grid.Empty({cells},4)).CanonicalForm");
        add(&json!({ "id": i, "input": board }));
        let name = ["a", "b"][i % 2];
        let text = if i < 2 { "n := 1".to_owned() } else { format!("n := n + {i}") };
        add(&json!({ "id": [name, i], "session": name, "input": text }));
        if i % 7 == 3 {
            add(&json!({ "id": i, "session": name, "input": "1/0" }));
            add(&json!({ "nothing": i }));
        }
    }
    let [one, several] = ["1", "4"].map(|count| run(&format!("--threads {count} batch"), &input));
    assert_eq!(one, several);
    assert_eq!(one.1, Some(0));
    let sum: usize = 1 + (2..60).step_by(2).sum::<usize>();
    let last = format!(r#"{{"id":["a",58],"answer":"evaluation","output":"{sum}""#);
    assert!(several.0.contains(&last), "{last}");
}

/// A line is answered before the next one is written; who closes the output ends the command, and so does input that cannot
/// be read.
#[test]
fn batch_waits_for_nobody() {
    use std::io::{BufRead, BufReader, Write};
    use std::process::{Command, Stdio};
    let batch = || {
        let mut command = Command::new(env!("CARGO_BIN_EXE_tweedle"));
        command.args(["--threads", "3", "batch"]);
        command
    };
    let (input, output) = (Stdio::piped(), Stdio::piped());
    let mut child = batch().stdin(input).stdout(output).stderr(Stdio::null()).spawn().unwrap();
    let mut input = child.stdin.take().unwrap();
    let mut output = BufReader::new(child.stdout.take().unwrap());
    for i in 0..5 {
        writeln!(input, "{}", json!({ "id": i, "session": "a", "input": format!("n := {i}") }))
            .unwrap();
        let mut reply = String::new();
        output.read_line(&mut reply).unwrap();
        assert!(reply.contains(&format!("\"output\":\"{i}\"")), "{reply}");
    }
    drop(output);
    writeln!(input, "{}", json!({ "input": "1" })).unwrap();
    // The input stays open.
    child.wait().unwrap();
    drop(input);
    if cfg!(unix) {
        let folder = std::fs::File::open(std::env::temp_dir()).unwrap();
        let ended = batch().stdin(folder).output().unwrap();
        assert!(!ended.status.success() && ended.stdout.is_empty(), "{ended:?}");
    }
}

#[test]
fn what_is_no_question_is_refused_and_matches_no_schema() {
    let (_, request) = schema("request");
    let (_, reply) = schema("reply");
    let bad = [
        json!({}),
        json!({ "input": 1 }),
        json!({ "input": "1", "inptu": "2" }),
        json!({ "ask": "evaluates", "input": "1" }),
        json!({ "ask": "moves" }),
        json!({ "ask": "rulesets", "input": "1" }),
        json!({ "ask": "hint", "input": "1", "strategy": "Perfect" }),
        json!({ "ask": "moves", "input": "1", "player": "Up" }),
        json!({ "ask": "verify", "input": "1", "positions": -1 }),
        json!({ "ask": "replay", "record": { "start": "1" } }),
        json!({ "input": "1", "session": 1 }),
        json!([1]),
    ];
    let lines: Vec<String> = bad.iter().map(Value::to_string).collect();
    let (output, code) = run("batch", &lines.join("\n"));
    assert_eq!(code, Some(0));
    let replies = replies(&reply, "batch", &output);
    assert_eq!(replies.len(), bad.len());
    for (line, reply) in bad.iter().zip(&replies) {
        assert!(!request.is_valid(line), "{line}");
        assert_eq!(kind(reply), "error.mistake", "{line}");
    }
}

/// Numbers that are read as floating-point numbers somewhere keep their value.
#[test]
fn nimbers_keep_their_value() {
    for (heap, expected) in [
        (9_007_199_254_740_991_u64, json!(9_007_199_254_740_991_u64)),
        (9_007_199_254_740_992, json!("9007199254740992")),
        (u64::MAX >> 1, json!("9223372036854775807")),
    ] {
        let (output, _) = run(&format!("--json nimber 'game.heap.Nim({heap})'"), "");
        let reply: Value = serde_json::from_str(&output).unwrap();
        assert_eq!(reply["nimber"], expected);
    }
}

/// A line without an end does not fill the memory, and the next one is answered.
#[test]
fn a_line_that_is_too_long() {
    let long =
        format!("{{\"input\": \"{}\"}}\n{{\"id\": 2, \"input\": \"1+1\"}}\n", " ".repeat(40 << 20));
    let (output, code) = run("batch", &long);
    let lines: Vec<&str> = output.lines().collect();
    assert_eq!((lines.len(), code), (2, Some(0)));
    assert!(lines[0].contains("This line is longer than 16"), "{}", lines[0]);
    assert_eq!(lines[1], r#"{"id":2,"answer":"evaluation","output":"2","value":2}"#);
}
