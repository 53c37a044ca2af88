//! Questions over HTTP: at once and as jobs, in sessions apart, under budgets, with an end that somebody asks for.

use crate::common::{Asker, LONG, serve};
use serde_json::{Value, json};
use std::io::Read;
use std::time::{Duration, Instant};
use tweedle_server::Options;

#[test]
fn every_question_of_the_pages_has_an_answer() {
    let server = serve(Options::default());
    let asker = Asker::new(&server);
    let nim = r#"game.heap.Nim("3,2")"#;
    let record = json!({ "start": nim, "right": "perfect", "moves": [] });
    let boxes = json!({ "start": "boxes 1x2", "right": "program", "moves": [] });
    for (question, kind) in [
        (json!({ "ask": "rulesets" }), "rulesets"),
        (json!({ "ask": "strategies" }), "strategies"),
        (json!({ "ask": "reference" }), "reference"),
        (json!({ "ask": "complete", "input": "1 + Gri" }), "completions"),
        (json!({ "ask": "show", "input": "{1|^}" }), "shown"),
        (json!({ "ask": "explore", "input": nim }), "explored"),
        (json!({ "ask": "edit", "input": nim, "edit": { "heaps": { "sizes": [3] } } }), "edited"),
        (json!({ "ask": "analyze", "input": nim }), "analysis"),
        (json!({ "ask": "solve", "input": nim, "all": true }), "solution"),
        (json!({ "ask": "draw", "input": nim }), "picture"),
        (json!({ "ask": "turn", "record": record, "act": { "move": { "name": "1" } } }), "turn"),
        (json!({ "ask": "turn", "record": boxes, "act": { "move": { "name": "1" } } }), "turn"),
    ] {
        let answer = asker.post("/api/ask", &question);
        assert_eq!(answer.status, 200, "{question}");
        assert_eq!(answer.json()["answer"], kind, "{question}\n{}", answer.text);
    }
}

#[test]
fn a_mistake_has_its_place() {
    let server = serve(Options::default());
    let asker = Asker::new(&server);
    let reply = asker.evaluate("a", "game.grid.Domoneering(\"..\")");
    assert_eq!((&reply["error"]["column"], &reply["error"]["end"]), (&json!(11), &json!(21)));
    // What is no question is refused, and told with the name that it has.
    for body in [
        "",
        "[1]",
        "{\"id\":7,\"ask\":\"nothing\"}",
        "{\"ask\":\"show\"}",
        "\u{0}",
        "{\"input\":1}",
    ] {
        let answer = asker.send("POST", "/api/ask", &[], Some(body));
        assert_eq!(answer.status, 400, "{body}");
        assert!(answer.json()["error"]["message"].is_string(), "{}", answer.text);
    }
}

#[test]
fn sessions_are_apart() {
    let server = serve(Options::default());
    let asker = Asker::new(&server);
    assert_eq!(asker.evaluate("a", "x := 3")["output"], "3");
    assert_eq!(asker.evaluate("a", "x")["output"], "3");
    assert!(asker.evaluate("b", "x")["error"].is_object());
    let number = |session: &str| {
        let answer = asker.post("/api/ask", &json!({ "session": session, "input": "1" }));
        answer.header("tweedle-session").map(str::to_owned)
    };
    assert_eq!(number("a"), number("a"));
    assert_ne!(number("a"), number("b"));
    // The language reads no files here.
    let reply = asker.evaluate("a", "File(\"/etc/passwd\").Text");
    assert!(reply["error"].is_object(), "{reply}");
}

#[test]
fn a_job_is_cancelled_and_its_session_goes_on() {
    let server = serve(Options::default());
    let asker = Asker::new(&server);
    asker.evaluate("a", "x := 5");
    let begun = asker.post("/api/jobs", &json!({ "id": 1, "session": "a", "input": LONG }));
    assert_eq!(begun.status, 202);
    let job = begun.json()["job"].as_str().expect("a name").to_owned();
    // Another of the session waits, and one of another session does not.
    let waits = asker.post("/api/jobs", &json!({ "session": "a", "input": "x" })).json();
    let waits = waits["job"].as_str().expect("a name").to_owned();
    assert_eq!(asker.evaluate("b", "1 + 1")["output"], "2");
    assert_eq!(asker.get(&format!("/api/jobs/{waits}")).json()["stage"], "waiting");
    let began = Instant::now();
    assert_eq!(asker.send("DELETE", &format!("/api/jobs/{job}"), &[], None).status, 200);
    let reply = asker.reply(&job);
    assert!(began.elapsed() < Duration::from_secs(5));
    assert_eq!(
        (&reply["id"], &reply["error"]["kind"]),
        (&json!(1), &json!("interrupt")),
        "{reply}"
    );
    assert_eq!(asker.reply(&waits)["output"], "5");
    assert_eq!(asker.get("/api/jobs/none").status, 404);
}

#[test]
fn events_tell_the_progress_and_the_end() {
    let timeout = Duration::from_millis(900);
    let server = serve(Options { timeout, ..Options::default() });
    let asker = Asker::new(&server);
    let begun = asker.post("/api/jobs", &json!({ "input": LONG })).json();
    let job = begun["job"].as_str().expect("a name");
    let answer = asker.get(&format!("/api/jobs/{job}/events"));
    assert_eq!(answer.header("content-type"), Some("text/event-stream"));
    let events: Vec<&str> =
        answer.text.lines().filter_map(|line| line.strip_prefix("event: ")).collect();
    assert!(events.len() >= 3 && events.ends_with(&["done"]), "{events:?}");
    let last = answer.text.lines().filter_map(|line| line.strip_prefix("data: ")).next_back();
    let last: Value = serde_json::from_str(last.expect("data")).expect("JSON");
    assert_eq!(last["reply"]["error"]["kind"], "time_limit");
    assert_eq!(last["reply"]["error"]["seconds"], 0.9);
    assert!(last["positions"].as_u64() > Some(0), "{last}");
    // Who comes late gets the end at once.
    let late = asker.get(&format!("/api/jobs/{job}/events"));
    assert!(late.text.starts_with("event: done"), "{}", late.text);
}

#[test]
fn memory_ends_work_and_the_session_stays() {
    let memory = 8 << 20;
    let options = Options { memory, memory_of_session: memory, ..Options::default() };
    let server = serve(options);
    let asker = Asker::new(&server);
    asker.evaluate("a", "x := {1|^}");
    let reply = asker.evaluate("a", LONG);
    assert_eq!(reply["error"]["kind"], "memory", "{reply}");
    assert_eq!(asker.evaluate("a", "x")["output"], "{1|^}");
}

#[test]
fn all_sessions_together_hold_no_more_than_they_may() {
    // Each alone would stay below its own bound.
    let options = Options { memory: 24 << 20, memory_of_session: 16 << 20, ..Options::default() };
    let server = serve(Options { timeout: Duration::from_secs(20), ..options });
    let asker = Asker::new(&server);
    let ask = |session: String| asker.evaluate(&session, LONG)["error"]["kind"].clone();
    let kinds: Vec<Value> = std::thread::scope(|scope| {
        let threads: Vec<_> = (0..6).map(|i| scope.spawn(move || ask(format!("s{i}")))).collect();
        threads.into_iter().map(|it| it.join().expect("an answer")).collect()
    });
    assert!(kinds.iter().all(|kind| kind == "memory"), "{kinds:?}");
    assert_eq!(asker.evaluate("s0", "2 + 2")["output"], "4");
}

#[test]
fn who_goes_away_has_the_work_cancelled() {
    let server = serve(Options { timeout: Duration::from_mins(5), ..Options::default() });
    let asker = Asker::new(&server);
    let body = json!({ "session": "a", "input": LONG }).to_string();
    let head = format!(
        "POST /api/ask HTTP/1.1\r\nHost: {}\r\nContent-Type: application/json\r\nContent-Length: {}\r\n\r\n",
        asker.host(),
        body.len()
    );
    let mut stream = asker.connect();
    std::io::Write::write_all(&mut stream, (head + &body).as_bytes()).expect("it is sent");
    stream.set_read_timeout(Some(Duration::from_millis(300))).expect("a time");
    assert!(stream.read(&mut [0]).is_err(), "it is still worked on");
    drop(stream);
    let began = Instant::now();
    assert_eq!(asker.evaluate("a", "1")["output"], "1");
    assert!(began.elapsed() < Duration::from_secs(10));
}

#[test]
fn many_ask_at_once_and_nobody_is_lost_or_starved() {
    let options = Options {
        timeout: Duration::from_secs(3),
        memory: 256 << 20,
        memory_of_session: 16 << 20,
        ..Options::default()
    };
    let server = serve(options);
    let asker = Asker::new(&server);
    let began = Instant::now();
    // Twenty of two hundred would never end.
    let ask = |i: usize| {
        let input =
            if i.is_multiple_of(10) { LONG.to_owned() } else { format!("{i} + {{1|*{i}}} - {i}") };
        let body = json!({ "id": i, "session": format!("session {i}"), "input": input });
        (asker.post("/api/ask", &body).json(), began.elapsed())
    };
    let replies: Vec<(Value, Duration)> = std::thread::scope(|scope| {
        let threads: Vec<_> = (0..200).map(|i| scope.spawn(move || ask(i))).collect();
        threads.into_iter().map(|it| it.join().expect("an answer")).collect()
    });
    for (i, (reply, after)) in replies.iter().enumerate() {
        assert_eq!(reply["id"], i, "{reply}");
        if i.is_multiple_of(10) {
            let kind = reply["error"]["kind"].as_str();
            assert!(matches!(kind, Some("time_limit" | "memory")), "{reply}");
        } else {
            assert!(reply["output"].is_string(), "{reply}");
            assert!(*after < Duration::from_secs(30), "{i} took {after:?}");
        }
    }
}

#[test]
fn it_ends_while_there_is_work() {
    let server = serve(Options { timeout: Duration::from_mins(5), ..Options::default() });
    let asker = Asker::new(&server);
    let reply = std::thread::scope(|scope| {
        let asked = scope.spawn(|| asker.evaluate("a", LONG));
        std::thread::sleep(Duration::from_millis(300));
        let began = Instant::now();
        server.stop();
        assert!(began.elapsed() < Duration::from_secs(8));
        asked.join().expect("an answer")
    });
    assert_eq!(reply["error"]["kind"], "cancelled", "{reply}");
}

#[test]
fn the_description_says_what_is_answered() {
    let server = serve(Options::default());
    let asker = Asker::new(&server);
    let description = asker.get("/api/openapi.json").json();
    let paths = description["paths"].as_object().expect("paths");
    for (path, operations) in paths {
        for method in operations.as_object().expect("operations").keys() {
            let path = path.replace(['{', '}'], "");
            let body = matches!(method.as_str(), "post" | "put").then_some("{}");
            let answer = asker.send(&method.to_uppercase(), &path, &[], body);
            assert_ne!(answer.status, 405, "{method} {path}");
            assert!(answer.status < 500, "{method} {path}: {}", answer.text);
        }
    }
    // The answers are of the schemas.
    let schema =
        json!({ "$ref": "#/components/schemas/Reply", "components": description["components"] });
    let validator = jsonschema::draft202012::new(&schema).expect("a schema");
    for input in ["{1|^}", "game.heap.Nim(\"3,4\")", "1 +", "{3||2|1}.Thermograph"] {
        for ask in ["show", "explore", "analyze", "evaluate"] {
            let reply =
                asker.post("/api/ask", &json!({ "id": 1, "ask": ask, "input": input })).json();
            let errors: Vec<String> =
                validator.iter_errors(&reply).map(|error| error.to_string()).collect();
            assert!(errors.is_empty(), "{ask} {input}: {errors:?}\n{reply}");
        }
    }
}
