//! A server for a test, and someone who asks it.

#![allow(dead_code, reason = "each test file uses a part")]

use serde_json::{Value, json};
use std::io::{Read, Write};
use std::net::TcpStream;
use std::path::{Path, PathBuf};
use std::time::Duration;
use tweedle_desk::Desk;
use tweedle_server::{Options, Server};

/// A server with options.
pub(crate) fn serve(options: Options) -> Server {
    Server::start(options, |control| Desk::new(control, tweedle_rulesets::standard()))
        .expect("a server starts")
}

/// A calculation that takes longer than any test.
pub(crate) const LONG: &str = "game.grid.Domineering(Grid.Empty(9,9)).CanonicalForm";

/// A new empty folder.
pub(crate) fn folder(name: &str) -> PathBuf {
    let folder = std::env::temp_dir().join(format!("tweedle-server-{name}-{}", std::process::id()));
    let _ = std::fs::remove_dir_all(&folder);
    std::fs::create_dir_all(&folder).expect("a folder");
    folder
}

/// Someone who asks a server.
pub(crate) struct Asker {
    agent: ureq::Agent,
    url: String,
    address: std::net::SocketAddr,
}

/// An answer: its status, its headers, its text.
pub(crate) struct Answer {
    pub(crate) status: u16,
    pub(crate) headers: Vec<(String, String)>,
    pub(crate) text: String,
}

impl Answer {
    pub(crate) fn json(&self) -> Value {
        serde_json::from_str(&self.text).unwrap_or_else(|error| panic!("{error}: {}", self.text))
    }

    pub(crate) fn header(&self, name: &str) -> Option<&str> {
        self.headers.iter().find(|(own, _)| own == name).map(|(_, value)| value.as_str())
    }
}

impl Asker {
    pub(crate) fn new(server: &Server) -> Asker {
        let config = ureq::Agent::config_builder()
            .http_status_as_error(false)
            .max_redirects(0)
            .timeout_global(Some(Duration::from_mins(1)));
        // A connection that waits may be closed by the server just when it is used again.
        let config = config.max_idle_connections(0);
        let address = server.address();
        Asker { agent: config.build().into(), url: format!("http://{address}"), address }
    }

    /// Sends a request with headers, and something if there is something to send.
    pub(crate) fn send(
        &self,
        method: &str,
        path: &str,
        headers: &[(&str, &str)],
        body: Option<&str>,
    ) -> Answer {
        let mut request =
            ureq::http::Request::builder().method(method).uri(format!("{}{path}", self.url));
        for (name, value) in headers {
            request = request.header(*name, *value);
        }
        let response = match body {
            Some(body) => {
                if !headers.iter().any(|(name, _)| *name == "content-type") {
                    request = request.header("content-type", "application/json");
                }
                self.agent.run(request.body(body.to_owned()).expect("a request"))
            }
            None => self.agent.run(request.body(()).expect("a request")),
        };
        let mut response = response.unwrap_or_else(|error| panic!("{method} {path}: {error}"));
        let header = |(name, value): (&ureq::http::HeaderName, &ureq::http::HeaderValue)| {
            (name.to_string(), String::from_utf8_lossy(value.as_bytes()).into_owned())
        };
        Answer {
            status: response.status().as_u16(),
            headers: response.headers().iter().map(header).collect(),
            text: response
                .body_mut()
                .with_config()
                .limit(32 << 20)
                .read_to_string()
                .expect("a text"),
        }
    }

    pub(crate) fn get(&self, path: &str) -> Answer {
        self.send("GET", path, &[], None)
    }

    pub(crate) fn post(&self, path: &str, body: &Value) -> Answer {
        self.send("POST", path, &[], Some(&body.to_string()))
    }

    pub(crate) fn put(&self, path: &str, body: &Value) -> Answer {
        self.send("PUT", path, &[], Some(&body.to_string()))
    }

    /// What a program of a session evaluates to.
    pub(crate) fn evaluate(&self, session: &str, input: &str) -> Value {
        self.post("/api/ask", &json!({ "session": session, "input": input })).json()
    }

    /// Waits for the end of a job, and returns its reply.
    pub(crate) fn reply(&self, job: &str) -> Value {
        loop {
            let status = self.get(&format!("/api/jobs/{job}")).json();
            if status["stage"] == "done" {
                return status["reply"].clone();
            }
            std::thread::sleep(Duration::from_millis(20));
        }
    }

    /// Sends bytes as they are, and returns what comes back until the end.
    pub(crate) fn raw(&self, bytes: &[u8]) -> String {
        let mut stream = self.connect();
        // A server that has heard enough may close before it has read all.
        let _ = stream.write_all(bytes);
        let mut answer = Vec::new();
        let _ = stream.read_to_end(&mut answer);
        String::from_utf8_lossy(&answer).into_owned()
    }

    pub(crate) fn connect(&self) -> TcpStream {
        let stream = TcpStream::connect(self.address).expect("the server listens");
        stream.set_read_timeout(Some(Duration::from_secs(40))).expect("a time");
        stream
    }

    pub(crate) fn host(&self) -> String {
        self.address.to_string()
    }
}

/// The files in a folder.
pub(crate) fn files(folder: &Path) -> Vec<String> {
    let entries = std::fs::read_dir(folder).expect("a folder").flatten();
    let mut names: Vec<String> =
        entries.map(|entry| entry.file_name().to_string_lossy().into_owned()).collect();
    names.sort();
    names
}
