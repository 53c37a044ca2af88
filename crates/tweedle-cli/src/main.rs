//! The command `tweedle`: evaluates, analyses and explores combinatorial games.
//!
//! The command holds no mathematics. It reads arguments ([`args`]), hands texts to a session of
//! the language under a time limit and a memory budget ([`watch`]), and prints what comes back
//! ([`report`]). What does not depend on a terminal belongs to the libraries.

mod analyze;
mod args;
mod batch;
mod board;
mod boxes;
mod codes;
mod doc;
mod entails;
mod eval;
mod grundy;
mod nimber;
mod nimstring;
mod play;
mod repl;
mod replay;
mod report;
mod saving;
mod tournament;
mod units;
mod verify;
mod watch;

use args::{Args, Command};
use report::status;
use std::io::{self, Write};
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::path::PathBuf;
use std::process::ExitCode;

fn main() -> ExitCode {
    watch::keep_panics_quiet();
    let result = catch_unwind(AssertUnwindSafe(|| run(&args::parse())));
    let code = match result {
        Ok(Ok(code)) => code,
        // Whoever read the results has read enough, as in `tweedle batch | head`.
        Ok(Err(error)) if is_broken_pipe(&error) => status::GOOD,
        Ok(Err(error)) => {
            say(&format!("error: {error:#}"));
            status::ENVIRONMENT
        }
        Err(_) => {
            say(&format!("error: {}", watch::panic_message()));
            status::BUG
        }
    };
    ExitCode::from(code)
}

/// Does what the arguments ask for and returns the exit status.
fn run(args: &Args) -> anyhow::Result<u8> {
    let limits = args.limits;
    match &args.command {
        None | Some(Command::Repl) => repl::run(limits),
        Some(Command::Eval(eval)) => eval::run(eval, limits),
        Some(Command::Analyze(analyze)) => analyze::run(analyze, limits),
        Some(Command::Play(play)) => play::run(play, limits),
        Some(Command::Replay(replay)) => replay::run(replay, limits),
        Some(Command::Verify(verify)) => verify::run(verify, limits),
        Some(Command::Tournament(tournament)) => tournament::run(tournament, limits),
        Some(Command::Grundy(grundy)) => grundy::run(grundy, limits),
        Some(Command::Codes(codes)) => codes::run(codes, limits),
        Some(Command::Entails(entails)) => entails::run(entails, limits),
        Some(Command::Nimber(nimber)) => nimber::run(nimber, limits),
        Some(Command::Nimstring(nimstring)) => nimstring::run(nimstring, limits),
        Some(Command::Boxes(boxes)) => boxes::run(boxes, limits),
        Some(Command::Batch) => batch::run(limits),
        Some(Command::Doc { name }) => Ok(doc::show(name.as_deref())?),
        Some(Command::Completions { shell }) => {
            args::completions(*shell, &mut io::stdout().lock())?;
            Ok(status::GOOD)
        }
    }
}

/// Where what is to be kept between runs is, by the XDG base directory specification.
fn state_directory() -> Option<PathBuf> {
    let from_environment = |name: &str| {
        let path = PathBuf::from(std::env::var_os(name)?);
        path.is_absolute().then_some(path)
    };
    let state = from_environment("XDG_STATE_HOME")
        .or_else(|| Some(from_environment("HOME")?.join(".local/state")))?;
    let directory = state.join("tweedle");
    std::fs::create_dir_all(&directory).ok()?;
    Some(directory)
}

/// Whether the reader of the standard output went away.
fn is_broken_pipe(error: &anyhow::Error) -> bool {
    let io_error = error.downcast_ref::<io::Error>();
    io_error.is_some_and(|error| error.kind() == io::ErrorKind::BrokenPipe)
}

/// Writes a line to the standard error. Nobody is left to hear of it if that fails.
fn say(line: &str) {
    let _ = writeln!(io::stderr().lock(), "{line}");
}
