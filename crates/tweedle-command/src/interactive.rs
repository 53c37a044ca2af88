//! The arguments of `tweedle repl`.

use crate::limits::Limits;
use crate::repl;

/// The examples at the end of `tweedle repl --help`.
const EXAMPLES: &str = "\
Examples:
  tweedle
  tweedle --memory 8G repl
  printf 'x := ^ + *\\nx.OutcomeClass\\n' | tweedle repl

The program ~/CGScript/startup.cgs is run first, if there is one; a mistake in it is a warning.
The history of inputs is kept in $XDG_STATE_HOME/tweedle/history, by default under ~/.local/state.";

/// Start an interactive session (also without any command)
#[derive(clap::Args, Debug)]
#[command(after_help = EXAMPLES)]
pub(crate) struct Repl {
    /// Do not run ~/CGScript/startup.cgs first
    #[arg(long)]
    no_startup: bool,
}

impl Repl {
    /// Reads inputs to the end and returns the exit status.
    pub(crate) fn run(&self, limits: Limits) -> anyhow::Result<u8> {
        repl::run(limits, !self.no_startup)
    }
}
