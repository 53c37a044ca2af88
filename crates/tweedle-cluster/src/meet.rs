//! How the processes of a cluster find each other.

use crate::link::{Link, Lost, lost};
use std::io::{self, ErrorKind, Read as _, Write as _};
use std::net::{TcpListener, TcpStream, ToSocketAddrs as _};
use std::thread::sleep;
use std::time::{Duration, Instant};
use tweedle_desk::tiers::States;
use tweedle_engine::{Control, Stop};
use tweedle_search::tiers::Member;

/// The connections to the others.
pub(crate) struct Links {
    /// One for each process, by its number; none to this one.
    pub(crate) sockets: Vec<Option<Link>>,
    pub(crate) is_lost: Lost,
}

/// The first words of each process.
const GREETING: &[u8; 8] = b"tweedle1";

/// The length of a greeting: these words, what is worked on, and the number of the process.
const GREETING_BYTES: usize = 8 + 4 + 4 + 8 + 8;

/// Between two attempts to connect.
const PAUSE: Duration = Duration::from_millis(50);

/// How long a greeting may take, and an attempt to connect.
const PATIENCE: Duration = Duration::from_secs(2);

/// Connects to all others, for the work on a group of a plan; waits until all are there. `None` if all parts of the group are there meanwhile.
///
/// # Errors
/// [`Stop`]: its own address cannot be listened at; another process works on something else, or is lost; cancellation.
pub(crate) fn meet(
    addresses: &[String],
    member: Member,
    states: &States,
    control: &Control,
) -> Result<Option<Links>, Stop> {
    let Member { process, processes } = member;
    let own = &addresses[process];
    let failed = |what: &str, error: io::Error| Stop::NotPossible(format!("{what}: {error}."));
    let about = About::new(addresses, states);
    let listener = listen(own, control)?;
    let is_lost = Lost::default();
    let mut sockets: Vec<Option<Link>> = (0..processes).map(|_| None).collect();
    let mut looked = Instant::now();
    // Each calls those before it, and is called by those behind it.
    while let Some(other) = (0..processes).find(|&it| it != process && sockets[it].is_none()) {
        control.check()?;
        if looked.elapsed() > PATIENCE {
            looked = Instant::now();
            if states.are_parts_there() {
                return Ok(None);
            }
        }
        if sockets.iter().flatten().any(Link::is_closed) {
            return Err(lost());
        }
        if other < process {
            let address = &addresses[other];
            let Some(mut stream) = call(address)? else {
                sleep(PAUSE);
                continue;
            };
            let said =
                stream.write_all(&about.greeting(process)).and_then(|()| answer(&mut stream));
            // It may have ended its wait.
            let Ok(said) = said else { continue };
            if about.check(&said, processes, address)? != Some(other) {
                let message =
                    format!("The process at {address} is not that with the number {other}.");
                return Err(Stop::NotPossible(message));
            }
            sockets[other] = Some(Link::new(stream, &is_lost));
            continue;
        }
        match listener.accept() {
            Ok((mut stream, from)) => {
                let said = prepare(&stream).and_then(|()| answer(&mut stream));
                // Anybody may call; who says nothing of this kind is not meant.
                let Ok(said) = said else { continue };
                let caller = about.check(&said, processes, &from.to_string())?;
                let sent = stream.write_all(&about.greeting(process));
                if let Some(caller) = caller.filter(|&it| it > process && sent.is_ok()) {
                    sockets[caller] = Some(Link::new(stream, &is_lost));
                }
            }
            Err(error) if error.kind() == ErrorKind::WouldBlock => sleep(PAUSE),
            Err(error) => return Err(failed(&format!("Cannot listen at {own}"), error)),
        }
    }
    for link in sockets.iter().flatten() {
        link.without_patience().map_err(|error| failed("Cannot work with the others", error))?;
    }
    Ok(Some(Links { sockets, is_lost }))
}

/// Listens at an address. The port of the group before may be given back by and by.
fn listen(own: &str, control: &Control) -> Result<TcpListener, Stop> {
    let failed = |error: io::Error| Stop::NotPossible(format!("Cannot listen at {own}: {error}."));
    let mut attempts = 0;
    loop {
        control.check()?;
        match TcpListener::bind(own) {
            Ok(listener) => {
                listener.set_nonblocking(true).map_err(failed)?;
                return Ok(listener);
            }
            Err(error) if error.kind() == ErrorKind::AddrInUse && attempts < 100 => {
                attempts += 1;
                sleep(PAUSE);
            }
            Err(error) => return Err(failed(error)),
        }
    }
}

/// Calls a process; `None` if it is not there yet.
fn call(address: &str) -> Result<Option<TcpStream>, Stop> {
    // A name that is none is a mistake, and not somebody who is not there yet.
    let known = address.to_socket_addrs().map_err(|error| {
        Stop::NotPossible(format!("There is no process at {address}: {error}."))
    })?;
    let mut called = known.filter_map(|it| TcpStream::connect_timeout(&it, PATIENCE).ok());
    Ok(called.next().filter(|stream| prepare(stream).is_ok()))
}

/// A connection on which nobody is waited for too long.
fn prepare(stream: &TcpStream) -> io::Result<()> {
    stream.set_nonblocking(false)?;
    stream.set_nodelay(true)?;
    stream.set_read_timeout(Some(PATIENCE))
}

fn answer(stream: &mut TcpStream) -> io::Result<[u8; GREETING_BYTES]> {
    let mut said = [0; GREETING_BYTES];
    stream.read_exact(&mut said)?;
    Ok(said)
}

/// What is worked on: the plan, the list of processes, the group.
struct About([u8; 16]);

impl About {
    fn new(addresses: &[String], states: &States) -> About {
        let (plan, group) = states.of();
        let list = crc32fast::hash(addresses.join("\n").as_bytes());
        let mut about = [0; 16];
        about[..4].copy_from_slice(&plan.to_le_bytes());
        about[4..8].copy_from_slice(&list.to_le_bytes());
        about[8..].copy_from_slice(&(group as u64).to_le_bytes());
        About(about)
    }

    fn greeting(&self, process: usize) -> Vec<u8> {
        let mut said = GREETING.to_vec();
        said.extend(self.0);
        said.extend((process as u64).to_le_bytes());
        said
    }

    /// The number of the process that said this, which has to work on the same; `None` if it is no process of Tweedle.
    fn check(
        &self,
        said: &[u8; GREETING_BYTES],
        processes: usize,
        from: &str,
    ) -> Result<Option<usize>, Stop> {
        if said[..8] != *GREETING {
            return Ok(None);
        }
        let process = u64::from_le_bytes(said[24..].try_into().unwrap_or_default()) as usize;
        if said[8..24] == self.0 && process < processes {
            return Ok(Some(process));
        }
        Err(Stop::NotPossible(format!(
            "The process at {from} works on another plan, on another group of tiers, or with another list of processes."
        )))
    }
}
