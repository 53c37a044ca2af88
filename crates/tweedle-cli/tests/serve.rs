//! The server as a process: what happens to it when the system gives it no more memory.
#![cfg(target_os = "linux")]

#[path = "common/process.rs"]
mod process;

use serde_json::{Value, json};
use std::io::{BufRead, BufReader, Read, Write};
use std::net::TcpStream;
use std::process::{Child, ChildStdout, Command, Stdio};
use std::thread;

/// A server that ends with the test.
struct Served {
    child: Child,
    host: String,
    /// It would end if nobody could read what it says.
    _said: BufReader<ChildStdout>,
}

impl Served {
    fn new(name: &str) -> Served {
        let folder = concat!(env!("CARGO_TARGET_TMPDIR"), "/served-");
        let folder = format!("{folder}{name}");
        let mut child = Command::new(env!("CARGO_BIN_EXE_tweedle"))
            .args(["--memory", "8G", "serve", "--port", "0", "--folder", &folder])
            .stdout(Stdio::piped())
            .spawn()
            .unwrap();
        let mut line = String::new();
        let mut said = BufReader::new(child.stdout.take().unwrap());
        said.read_line(&mut line).unwrap();
        let host = line.trim().trim_start_matches("Tweedle is at http://").trim_end_matches('/');
        Served { child, host: host.to_owned(), _said: said }
    }

    /// The answer in a session, as `tweedle batch` prints it.
    fn ask(&self, session: &str, input: &str) -> Value {
        let body = json!({ "session": session, "input": input }).to_string();
        let mut stream = TcpStream::connect(&self.host).unwrap();
        let (host, length) = (&self.host, body.len());
        write!(
            stream,
            "POST /api/ask HTTP/1.1\r\nHost: {host}\r\nContent-Type: application/json\r\n\
             Content-Length: {length}\r\nConnection: close\r\n\r\n{body}"
        )
        .unwrap();
        let mut answer = String::new();
        stream.read_to_string(&mut answer).unwrap();
        let (_, body) = answer.split_once("\r\n\r\n").expect("an answer");
        serde_json::from_str(body).unwrap()
    }

    /// Lets the system give the process only this number of bytes of addresses besides those that it has.
    fn limit(&self, bytes: u64) {
        let process = self.child.id();
        let most = process::size(process, "VmSize").unwrap() + bytes;
        let limited = Command::new("prlimit")
            .args([format!("--pid={process}"), format!("--as={most}")])
            .status();
        assert!(limited.unwrap().success());
    }
}

impl Drop for Served {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
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
    assert_eq!(server.ask("a", "1/2")["output"], "1/2");
    server.limit(150 << 20);
    for input in FILLING {
        let answer = server.ask(input, input);
        assert!(ended(&answer), "{input}: {answer}");
        assert_eq!(server.ask("b", "1 + 1")["output"], "2");
    }
}

/// Several at a time, of which one may be refused what another holds.
#[test]
fn sessions_outlive_the_refusals_of_each_other() {
    let mut server = Served::new("several");
    assert_eq!(server.ask("a", "1/2")["output"], "1/2");
    server.limit(150 << 20);
    let answers: Vec<Value> = thread::scope(|scope| {
        let server = &server;
        let ask = |input| scope.spawn(move || server.ask(input, input));
        let asked: Vec<_> = FILLING.into_iter().map(ask).collect();
        asked.into_iter().map(|asked| asked.join().unwrap()).collect()
    });
    assert!(answers.iter().all(ended), "{answers:?}");
    let answer = server.ask("b", "2 + 2");
    assert!(answer["output"] == "4" || ended(&answer), "{answer}");
    assert_eq!(server.child.try_wait().unwrap(), None);
}
