//! The local web app of Tweedle: a worksheet, an explorer and a board in a browser, and the same questions over HTTP for
//! programs.
//!
//! - A [`Server`] listens, by default on this machine alone, and holds the files of its page itself.
//! - What is asked is a question of the desk ([`tweedle_desk::Question`]), at once or as a job with progress and cancel.
//! - Each session has a desk of its own; each question has a time limit, and all sessions together a memory budget.
//! - Worksheets are kept in files that are written whole or not at all.
//!
//! ```
//! use std::io::{Read, Write};
//! use tweedle_desk::Desk;
//! use tweedle_server::{Options, Server};
//!
//! let server = Server::start(Options::default(), |control| Desk::new(control, tweedle_rulesets::standard()))?;
//! let body = r#"{"input": "{1|1/2} + *"}"#;
//! let mut stream = std::net::TcpStream::connect(server.address())?;
//! write!(
//!     stream,
//!     "POST /api/ask HTTP/1.1\r\nHost: {}\r\nContent-Type: application/json\r\nContent-Length: {}\r\nConnection: close\r\n\r\n{body}",
//!     server.address(),
//!     body.len(),
//! )?;
//! let mut answer = String::new();
//! stream.read_to_string(&mut answer)?;
//! assert!(answer.starts_with("HTTP/1.1 200 OK"));
//! assert!(answer.contains(r#"{"id":null,"answer":"evaluation","output":"{1*|1/2*}","value":{"kind":"game""#));
//! server.stop();
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

mod answer;
mod api;
mod guard;
mod jobs;
mod openapi;
mod options;
mod page;
mod problem;
mod rooms;
mod rooms_api;
mod server;
mod sessions;
mod worksheet;

pub use openapi::description;
pub use options::{Allocator, Options, random_token};
pub use server::{Server, Unfit};
pub use worksheet::Listed;

use jobs::Jobs;
use rooms::Rooms;
use worksheet::Folder;

/// The state that all requests share.
struct App {
    options: Options,
    /// True if it is reached from other machines.
    is_elsewhere: bool,
    /// Where it listens.
    address: std::net::SocketAddr,
    jobs: std::sync::Arc<Jobs>,
    rooms: Rooms,
    folder: Option<Folder>,
}
