//! Worksheets: kept, changed from two pages, exported, and whole after the program is killed.

use crate::common::{self, Asker, serve};
use serde_json::{Value, json};
use std::io::{BufRead, BufReader};
use std::path::Path;
use std::process::{Child, Command, Stdio};
use std::time::{Duration, Instant};
use tweedle_desk::worksheet::Worksheet;
use tweedle_server::Options;

fn sheet(revision: u64, input: &str) -> Value {
    json!({ "revision": revision, "cells": [
        { "kind": "text", "input": "Some words" },
        { "kind": "program", "input": input },
    ]})
}

#[test]
fn a_worksheet_is_kept() {
    let folder = common::folder("kept");
    let options = Options { folder: Some(folder.clone()), ..Options::default() };
    let server = serve(options.clone());
    let asker = Asker::new(&server);
    let path = "/api/worksheets/Hot%20games";
    assert_eq!(asker.get(path).status, 404);
    assert_eq!(asker.put(path, &sheet(0, "{1|^}")).json(), json!({ "revision": 1 }));
    // From another page that has not seen this.
    assert_eq!(asker.put(path, &sheet(0, "other")).status, 409);
    assert_eq!(asker.put(path, &sheet(1, "{2|^}")).json(), json!({ "revision": 2 }));
    server.stop();
    let server = serve(options);
    let asker = Asker::new(&server);
    let found = asker.get(path).json();
    assert_eq!((&found["revision"], &found["cells"][1]["input"]), (&json!(2), &json!("{2|^}")));
    assert_eq!(asker.get("/api/worksheets").json()["worksheets"][0]["name"], "Hot games");
    let program = asker.get("/api/worksheets/Hot%20games/export/cgs");
    assert_eq!(program.text, "// Some words\n{2|^}\n;\n");
    assert!(program.header("content-disposition").is_some_and(|it| it.starts_with("attachment")));
    assert_eq!(asker.get("/api/worksheets/Hot%20games/export/exe").status, 404);
    assert_eq!(asker.send("DELETE", path, &[], None).status, 204);
    assert_eq!(asker.get(path).status, 404);
    std::fs::remove_dir_all(folder).expect("a folder");
}

#[test]
fn what_is_no_worksheet_is_refused() {
    let folder = common::folder("refused");
    let server = serve(Options { folder: Some(folder.clone()), ..Options::default() });
    let asker = Asker::new(&server);
    for body in [
        "",
        "[]",
        "{\"cells\":[]}",
        "{\"revision\":-1,\"cells\":[]}",
        "{\"revision\":0,\"cells\":[{}]}",
    ] {
        assert_eq!(asker.send("PUT", "/api/worksheets/a", &[], Some(body)).status, 400, "{body}");
    }
    let cells: Vec<Value> = (0..2001).map(|_| json!({ "input": "1" })).collect();
    let answer = asker.put("/api/worksheets/a", &json!({ "revision": 0, "cells": cells }));
    assert_eq!(answer.status, 413);
    std::fs::write(folder.join("b.json"), "{").expect("a file");
    assert_eq!(asker.get("/api/worksheets/b").status, 422);
    assert_eq!(asker.put("/api/worksheets/b", &sheet(0, "1")).status, 422);
    std::fs::remove_dir_all(folder).expect("a folder");
    let without = serve(Options::default());
    assert_eq!(Asker::new(&without).get("/api/worksheets").status, 404);
}

/// Set for the process that is killed: where it keeps its worksheets.
const OWN: &str = "TWEEDLE_TEST_SERVER";

/// No test by itself: the server that is killed again and again, in a process of its own.
#[test]
fn the_server_that_is_killed() {
    let Some(folder) = std::env::var_os(OWN) else { return };
    let server = serve(Options { folder: Some(folder.into()), ..Options::default() });
    println!("address {}", server.address());
    std::thread::sleep(Duration::from_mins(1));
}

fn start(folder: &Path) -> (Child, String) {
    let program = std::env::current_exe().expect("this program");
    let mut child = Command::new(program)
        .args(["--exact", "worksheets::the_server_that_is_killed", "--nocapture"])
        .env(OWN, folder)
        .stdout(Stdio::piped())
        .spawn()
        .expect("it starts");
    let out = BufReader::new(child.stdout.take().expect("its output"));
    let address = out.lines().map_while(Result::ok).find_map(|line| {
        let (_, address) = line.split_once("address ")?;
        Some(address.to_owned())
    });
    (child, address.expect("an address"))
}

#[test]
fn a_worksheet_survives_fifty_kills() {
    let folder = common::folder("kills");
    let agent: ureq::Agent =
        ureq::Agent::config_builder().timeout_global(Some(Duration::from_secs(10))).build().into();
    let mut random = fastrand::Rng::with_seed(7);
    let long = "1 + ".repeat(20_000) + "1";
    let mut kept = 0;
    // How long a save takes differs from machine to machine by more than a hundred times, so
    // the kills are spread over two saves as the first one, which nobody kills, has measured.
    let mut save = None;
    for round in 0..50 {
        let (mut child, address) = start(&folder);
        let url = format!("http://{address}/api/worksheets/a");
        // What was said to be saved is there.
        let found: Option<Worksheet> = match agent.get(&url).call() {
            Ok(mut found) => Some(found.body_mut().read_json().expect("a whole worksheet")),
            Err(ureq::Error::StatusCode(404)) => None,
            Err(error) => panic!("round {round}: {error}"),
        };
        let revision = found.as_ref().map_or(0, |it| it.revision);
        assert!(revision >= kept, "round {round}: {revision} of {kept}");
        if let Some(found) = &found {
            assert_eq!(found.cells[1].input, format!("{long} // {revision}"));
        }
        kept = revision;
        let one_save = *save.get_or_insert_with(|| {
            let begun = Instant::now();
            let text = format!("{long} // {}", kept + 1);
            agent.put(&url).send_json(sheet(kept, &text)).expect("a save that nobody kills");
            kept += 1;
            begun.elapsed()
        });
        let pause = 2 * one_save.mul_f64(random.f64());
        let pid = child.id();
        let killer = std::thread::spawn(move || {
            std::thread::sleep(pause);
            let kill = Command::new("kill").args(["-9", &pid.to_string()]).status();
            assert!(kill.is_ok_and(|status| status.success()));
        });
        loop {
            let text = format!("{long} // {}", kept + 1);
            match agent.put(&url).send_json(sheet(kept, &text)) {
                Ok(_) => kept += 1,
                Err(ureq::Error::StatusCode(status)) => panic!("round {round}: {status}"),
                Err(_) => break,
            }
        }
        killer.join().expect("it was killed");
        child.wait().expect("it ended");
    }
    std::fs::remove_dir_all(folder).expect("a folder");
}
