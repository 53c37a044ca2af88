//! `tweedle serve`: the web app.

use crate::limits::Limits;
use crate::out_of_memory;
use crate::report::status;
use crate::state;
use crate::streams::to_stderr;
use std::io::{self, Write};
use std::net::{IpAddr, Ipv4Addr, SocketAddr};
use std::path::PathBuf;
use std::process::{Command, Stdio};
use std::sync::mpsc;
use std::time::Duration;
use tweedle_engine::Control;
use tweedle_script::say;
use tweedle_server::{Allocator, Options, Server, random_token};

/// The port at which it listens by default.
const PORT: u16 = tweedle_script::PORT;
/// The time for each question by default.
const TIMEOUT: Duration = Duration::from_mins(1);

/// The examples at the end of `tweedle serve --help`.
const EXAMPLES: &str = "\
The page has a worksheet, an explorer of positions, a board to play on, the rulesets with pictures,
lessons, and the reference of the language. Programs ask the same questions over HTTP; what they can
ask is described at /api/openapi.json.

Other machines are not answered. With `--host` they are, and everybody needs the token in the address
that is printed; what is sent is not encrypted. Worksheets are kept in a folder, and the language
reads no files there.

Examples:
  tweedle serve --open
  tweedle serve --port 0
  tweedle serve --classes games           shows the rulesets in games/*.cgs among all, as the files are now
  tweedle --timeout 10m --memory 8G serve";

/// Open a page on this machine: worksheets, boards, lessons
#[derive(clap::Args, Debug)]
#[command(after_help = EXAMPLES)]
pub(crate) struct Serve {
    /// The port; 0 for any that is free
    #[arg(long, value_name = "PORT", default_value_t = PORT)]
    port: u16,
    /// The address to listen at
    #[arg(long, value_name = "ADDRESS", default_value_t = IpAddr::V4(Ipv4Addr::LOCALHOST))]
    host: IpAddr,
    /// Open the page in the browser
    #[arg(long)]
    open: bool,
    /// Where worksheets are kept [default: tweedle/worksheets in the folder for the state of programs]
    #[arg(long, value_name = "FOLDER")]
    folder: Option<PathBuf>,
}

impl Serve {
    /// Serves until Ctrl-C, and returns the exit status.
    pub(crate) fn run(&self, limits: Limits) -> anyhow::Result<u8> {
        if limits.json {
            let refused = "A server answers over HTTP, and prints no JSON.";
            return Ok(limits.refuse(say::bad_argument(refused))?);
        }
        let is_elsewhere = !self.host.is_loopback();
        let memory = limits.bytes();
        out_of_memory::share();
        out_of_memory::watch(memory);
        let options = Options {
            address: SocketAddr::new(self.host, self.port),
            token: is_elsewhere.then(random_token).transpose()?,
            memory,
            memory_of_session: memory / 2,
            timeout: limits.timeout.unwrap_or(TIMEOUT),
            folder: self.folder.clone().or_else(|| Some(state::directory()?.join("worksheets"))),
            classes: limits.folders().collect(),
            allocator: Allocator {
                trim: out_of_memory::trim,
                was_refused: out_of_memory::was_refused,
            },
        };
        let folder = options.folder.clone();
        // Opened once: each session has the same.
        let databases = limits.desk(&Control::new())?.session().analyst().databases().to_vec();
        let server =
            Server::start(options, move |control| limits.served_desk(&control, &databases))?;
        let (stop, stopped) = mpsc::channel();
        ctrlc::set_handler(move || {
            // A person who asks again does not want to wait for answers on their way.
            if stop.send(()).is_err() {
                std::process::exit(status::INTERRUPTED.into());
            }
        })?;
        let url = server.url();
        let mut out = io::stdout().lock();
        writeln!(out, "Tweedle is at {url}")?;
        if let Some(folder) = folder {
            writeln!(out, "Worksheets are kept in {}.", folder.display())?;
        }
        writeln!(out, "Ctrl-C ends it.")?;
        out.flush()?;
        if self.open && !open(&url) {
            to_stderr("warning: There is no program that opens pages; open the address yourself.");
        }
        // An error would be that the handler is gone, and with it the only way to end.
        let _ = stopped.recv();
        drop(stopped);
        server.stop();
        Ok(status::GOOD)
    }
}

/// Opens a page in the browser of this system; whether there was a program for that.
fn open(url: &str) -> bool {
    let program = match std::env::consts::OS {
        "macos" => "open",
        "windows" => "explorer",
        _ => "xdg-open",
    };
    let mut command = Command::new(program);
    command.arg(url).stdin(Stdio::null()).stdout(Stdio::null()).stderr(Stdio::null());
    command.spawn().is_ok()
}
