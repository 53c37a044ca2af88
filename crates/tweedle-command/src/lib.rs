//! The command `tweedle`: evaluates, analyses and explores combinatorial games.
//!
//! The command holds no mathematics. It reads arguments (`commands` and a file for each), asks a desk
//! under a time limit and a memory budget (`watch`), and prints the answer (`report`). Code that does not depend on a
//! terminal belongs to the libraries.

mod analyze;
mod arguments;
mod batch;
mod board;
mod boxes;
mod boxes_match;
mod check;
mod classify;
mod codes;
mod commands;
mod compare;
mod completions;
mod conversation;
mod database;
mod diff;
mod doc;
mod draw;
mod entails;
mod eval;
mod explain;
mod family;
mod fields;
mod find;
mod first;
mod fmt;
mod grundy;
mod interactive;
mod kept_match;
mod kept_values;
mod known;
mod limits;
mod lsp;
mod machine;
mod man;
mod nimber;
mod nimstring;
mod out_of_memory;
mod outcome_words;
mod pages;
mod person;
mod play;
mod reach;
mod repl;
mod replay;
mod report;
mod rulesets;
mod run;
#[cfg(feature = "server")]
mod serve;
mod solve;
mod state;
mod streams;
mod sweep;
mod table;
mod table_formats;
mod table_sqlite;
mod telling;
mod tiers;
mod tournament;
mod tree;
mod units;
mod universe;
mod usage;
mod verify;
mod watch;
mod without;

use clap::{CommandFactory, Parser, Subcommand};
use commands::Command;
use completions::Completions;
use limits::Limits;
use man::Man;
use report::status;
use std::io;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::process::ExitCode;
use streams::to_stderr;
use tweedle_desk::Trouble;
use tweedle_desk::kept::KeptError;
use tweedle_desk::words::sentence;
use tweedle_rules::Registry;
use tweedle_script::say;
#[cfg(not(feature = "server"))]
use without as serve;

/// The beginning of `tweedle --help`.
const LONG_ABOUT: &str = "\
Evaluates, analyses and explores combinatorial games.

The language is that of CGSuite. Without a command, an interactive session starts.";

/// The examples at the end of `tweedle --help`.
const EXAMPLES: &str = "\
Examples:
  tweedle                                    an interactive session
  tweedle program.cgs                        the same as `tweedle run program.cgs`
  tweedle eval '{1|1/2} + *'
  tweedle eval 'game.grid.Domineering(\"...|...\").CanonicalForm'
  tweedle analyze 'game.strip.ToadsAndFrogs(\".tt.ff.\")'
  tweedle --timeout 30s --memory 4G eval 'game.grid.Domineering(Grid.Empty(5,6)).CanonicalForm'

Exit status:
    0  every input has an answer
    1  something outside of the inputs failed, such as writing the results
    2  an input, or an argument of the command, has a mistake
    3  a time limit, the memory budget or a bound ended a calculation
    4  `verify` has refuted the strategy, or `compare` has found a difference
   70  a mistake of the program
  130  Ctrl-C ended it";

/// Evaluates, analyses and explores combinatorial games.
#[derive(Parser, Debug)]
#[command(name = "tweedle", version, long_about = LONG_ABOUT, after_help = EXAMPLES)]
struct Args {
    /// What a calculation may use, and how its answer is printed.
    #[command(flatten)]
    limits: Limits,
    /// What to do; an interactive session if absent.
    #[command(subcommand)]
    choice: Option<Choice>,
}

/// What to do.
#[derive(Subcommand, Debug)]
enum Choice {
    #[command(flatten)]
    Command(Command),
    // These need to know all commands.
    Completions(Completions),
    Man(Man),
}

/// Does what the arguments of this process ask for, with the rulesets of a registry.
///
/// A program with rulesets of its own has all of the command if this is its `main`:
///
/// ```
/// use std::process::ExitCode;
///
/// fn program() -> ExitCode {
///     tweedle_command::main(tweedle_rulesets::standard)
/// }
/// ```
///
/// It takes over Ctrl-C, the memory of the process and what is printed of a panic, and is called once.
pub fn main(registry: fn() -> Registry) -> ExitCode {
    watch::keep_panics_quiet();
    let code = catch_unwind(AssertUnwindSafe(|| match parse() {
        Ok(args) => {
            let limits = args.limits.with_registry(registry).within_system();
            done(run(&args, limits), limits)
        }
        Err(code) => code,
    }));
    ExitCode::from(code.unwrap_or_else(|_| {
        to_stderr(&format!("error[bug]: {}", watch::panic_message()));
        status::BUG
    }))
}

/// The exit status of a command; says what failed outside of the inputs.
fn done(result: anyhow::Result<u8>, limits: Limits) -> u8 {
    match result {
        Ok(code) => code,
        // The reader of the results has read enough, as in `tweedle batch | head`.
        Err(error) if is_broken_pipe(&error) => status::GOOD,
        Err(error) if error.is::<Trouble>() => {
            let trouble = error.downcast_ref::<Trouble>();
            let told = trouble.map(|trouble| limits.fail(trouble, "arguments", None));
            told.and_then(Result::ok).unwrap_or(status::BAD_INPUT)
        }
        Err(error) if is_taken(&error) => {
            let trouble = error.downcast::<KeptError>().map(Trouble::from);
            let told = trouble.map(|trouble| limits.fail(&trouble, "arguments", None));
            told.ok().and_then(Result::ok).unwrap_or(status::BAD_INPUT)
        }
        Err(error) => {
            let message = format!("{error:#}");
            // Other messages may begin with the name of a file, which has its own letters.
            let message = match error.downcast_ref::<KeptError>() {
                Some(KeptError::Tried { .. }) => sentence(&message),
                _ if message.ends_with('.') => message,
                _ => message + ".",
            };
            let trouble = Trouble::file(say::bad_file(&message));
            limits.fail(&trouble, "arguments", None).unwrap_or_else(|_| {
                to_stderr(&format!("error[{}]: {}", trouble.mistake, trouble.message));
                status::ENVIRONMENT
            })
        }
    }
}

/// The arguments of this process.
///
/// # Errors
/// The exit status after a mistake, which has been told. After `--help` and `--version` the process ends.
fn parse() -> Result<Args, u8> {
    let words = || std::env::args_os().map(arguments::shield);
    let parsed = Args::try_parse_from(words()).or_else(|error| {
        match arguments::with_run(words().collect(), &error) {
            Some(words) => Args::try_parse_from(words),
            None => Err(error),
        }
    });
    parsed.map_err(|error| {
        let command = Args::command();
        let commands: Vec<&str> = command.get_subcommands().map(clap::Command::get_name).collect();
        let Some(trouble) = usage::mistake(&error, &commands) else { error.exit() };
        let is_json = words().any(|word| word == "--json");
        // Nobody is left to hear of it if that fails.
        Limits::default()
            .or_json(is_json)
            .fail(&trouble, "arguments", None)
            .unwrap_or(status::BAD_INPUT)
    })
}

/// Does what the arguments ask for and returns the exit status.
fn run(args: &Args, limits: Limits) -> anyhow::Result<u8> {
    match &args.choice {
        None => repl::run(limits, true),
        Some(Choice::Command(command)) => command.run(limits),
        Some(Choice::Completions(_)) if limits.json => {
            Ok(limits.refuse(say::not_json("completions"))?)
        }
        Some(Choice::Completions(completions)) => {
            completions.write(Args::command(), &mut io::stdout().lock())?;
            Ok(status::GOOD)
        }
        Some(Choice::Man(_)) if limits.json => Ok(limits.refuse(say::not_json("man"))?),
        Some(Choice::Man(man)) => {
            man.write(Args::command(), &mut io::stdout().lock())?;
            Ok(status::GOOD)
        }
    }
}

/// True if a result was to be kept in a file that is there already.
fn is_taken(error: &anyhow::Error) -> bool {
    matches!(error.downcast_ref::<KeptError>(), Some(KeptError::Taken { .. }))
}

/// True if the reader of the standard output went away.
fn is_broken_pipe(error: &anyhow::Error) -> bool {
    let io_error = error.downcast_ref::<io::Error>();
    io_error.is_some_and(|error| error.kind() == io::ErrorKind::BrokenPipe)
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::ffi::OsString;

    #[test]
    fn the_definition_is_consistent() {
        Args::command().debug_assert();
    }

    #[test]
    fn a_file_stands_for_a_run_of_it() {
        let words =
            |words: &[&str]| -> Vec<OsString> { words.iter().map(OsString::from).collect() };
        let check = |given: &[&str], expected: Option<&[&str]>| {
            let error = Args::try_parse_from(words(given)).unwrap_err();
            let with_run = arguments::with_run(words(given), &error);
            assert_eq!(with_run, expected.map(words), "{given:?}");
        };
        check(&["tweedle", "a.cgs"], Some(&["tweedle", "run", "a.cgs"]));
        check(&["tweedle", "d/a.CGS", "8"], Some(&["tweedle", "run", "d/a.CGS", "8"]));
        let expected = ["tweedle", "--memory", "1G", "run", "a.cgs", "--x"];
        check(&["tweedle", "--memory", "1G", "a.cgs", "--x"], Some(&expected));
        check(&["tweedle", "a.txt"], None);
        check(&["tweedle", "--nonsense", "a.cgs"], None);
    }

    #[test]
    fn expressions_may_start_with_a_minus_sign() {
        let arguments = ["tweedle", "eval", "-*2", "--json", "-", "-1"].map(OsString::from);
        let args = Args::parse_from(arguments.into_iter().map(arguments::shield));
        let Some(Choice::Command(Command::Eval(eval))) = args.choice else { panic!("{args:?}") };
        assert_eq!(eval.inputs, ["-*2", "-", "-1"]);
        assert!(args.limits.json);
    }
}
