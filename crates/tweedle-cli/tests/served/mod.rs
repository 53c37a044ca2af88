//! A server as a process.

use serde_json::Value;
use std::io::{BufRead, BufReader, Read, Write};
use std::net::TcpStream;
use std::process::{Child, ChildStdout, Command, Stdio};

/// A server that ends with the test.
pub(crate) struct Served {
    pub(crate) child: Child,
    host: String,
    /// It would end if nobody could read what it says.
    _said: BufReader<ChildStdout>,
}

impl Served {
    /// A server whose folder has this name.
    pub(crate) fn new(name: &str) -> Served {
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

    /// The answer to a request, as `tweedle batch` prints it.
    pub(crate) fn send(&self, request: &Value) -> Value {
        let body = request.to_string();
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
}

impl Drop for Served {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}
