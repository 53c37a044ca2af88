//! Options of a server, which the caller who starts it chooses.

use std::net::{IpAddr, Ipv4Addr, SocketAddr};
use std::path::PathBuf;
use std::time::Duration;

/// The resources that a server may use, and its address.
#[derive(Clone, Debug)]
pub struct Options {
    /// The address at which it listens. Port 0 is any that is free.
    pub address: SocketAddr,
    /// The token that every client has to show; `None` is for addresses of this machine alone.
    pub token: Option<String>,
    /// Memory for the tables of all sessions together, in bytes.
    pub memory: usize,
    /// Memory for the tables of one session, in bytes.
    pub memory_of_session: usize,
    /// Time for each question.
    pub timeout: Duration,
    /// The folder of the worksheets; `None` if none are kept.
    pub folder: Option<PathBuf>,
    /// The folders in which the desks find classes; rulesets there are listed as the user's own.
    pub classes: Vec<PathBuf>,
    /// The allocator of the process.
    pub allocator: Allocator,
}

/// The knowledge and the abilities of the allocator of a process. By default it knows nothing.
#[derive(Clone, Copy, Debug)]
pub struct Allocator {
    /// A function that is called after a question that ended for want of memory has given its memory back: it hands
    /// it on to the system.
    pub trim: fn(),
    /// A function that says whether the system has refused memory since the last question. The session that holds most
    /// is stopped then.
    pub was_refused: fn() -> bool,
}

impl Default for Allocator {
    fn default() -> Allocator {
        Allocator { trim: || {}, was_refused: || false }
    }
}

impl Default for Options {
    fn default() -> Options {
        Options {
            address: SocketAddr::new(IpAddr::V4(Ipv4Addr::LOCALHOST), 0),
            token: None,
            memory: 2 << 30,
            memory_of_session: 1 << 30,
            timeout: Duration::from_mins(1),
            folder: None,
            classes: Vec::new(),
            allocator: Allocator::default(),
        }
    }
}

/// A token that cannot be guessed: 32 hexadecimal digits.
///
/// # Errors
/// If the system has no random numbers.
pub fn random_token() -> std::io::Result<String> {
    let mut bytes = [0; 16];
    getrandom::fill(&mut bytes).map_err(std::io::Error::other)?;
    Ok(format!("{:032x}", u128::from_be_bytes(bytes)))
}
