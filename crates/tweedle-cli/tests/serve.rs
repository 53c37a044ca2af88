//! The server as a process: what happens to it when the system gives it no more memory.
#![cfg(target_os = "linux")]

#[path = "common/process.rs"]
mod process;
mod served;

use serde_json::{Value, json};
use served::Served;
use std::process::Command;
use std::thread;

/// The answer to an input in a session.
fn ask(server: &Served, session: &str, input: &str) -> Value {
    server.send(&json!({ "session": session, "input": input }))
}

/// Lets the system give the process only this number of bytes of addresses besides those that it has.
fn limit(server: &Served, bytes: u64) {
    let process = server.child.id();
    let most = process::size(process, "VmSize").unwrap() + bytes;
    let limited =
        Command::new("prlimit").args([format!("--pid={process}"), format!("--as={most}")]).status();
    assert!(limited.unwrap().success());
}

/// Work of every kind that fills memory: tables of the engine, values of a program.
const FILLING: [&str; 5] = [
    "game.grid.Domineering(Grid.Empty(6,8)).CanonicalForm",
    "x := {1}; while true do x := {x} end",
    "x := '{0|0}'; while true do x := '{x|x}' end",
    "game.grid.Clobber(\"xoxox|oxoxo|xoxox|oxoxo|xoxox\").MisereOutcomeClass",
    "x := [1]; while true do x := [x].Apply(y -> [y]) end",
];

fn ended(answer: &Value) -> bool {
    answer["error"]["kind"] == "memory"
}

#[test]
fn a_server_outlives_the_refusals_of_the_system() {
    let server = Served::new("one");
    assert_eq!(ask(&server, "a", "1/2")["output"], "1/2");
    limit(&server, 150 << 20);
    for input in FILLING {
        let answer = ask(&server, input, input);
        assert!(ended(&answer), "{input}: {answer}");
        assert_eq!(ask(&server, "b", "1 + 1")["output"], "2");
    }
}

/// Several at a time, of which one may be refused what another holds.
#[test]
fn sessions_outlive_the_refusals_of_each_other() {
    let mut server = Served::new("several");
    assert_eq!(ask(&server, "a", "1/2")["output"], "1/2");
    limit(&server, 150 << 20);
    let answers: Vec<Value> = thread::scope(|scope| {
        let server = &server;
        let ask = |input| scope.spawn(move || ask(server, input, input));
        let asked: Vec<_> = FILLING.into_iter().map(ask).collect();
        asked.into_iter().map(|asked| asked.join().unwrap()).collect()
    });
    assert!(answers.iter().all(ended), "{answers:?}");
    let answer = ask(&server, "b", "2 + 2");
    assert!(answer["output"] == "4" || ended(&answer), "{answer}");
    assert_eq!(server.child.try_wait().unwrap(), None);
}
