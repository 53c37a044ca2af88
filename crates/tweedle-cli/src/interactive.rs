//! The arguments of `tweedle repl`.

use crate::limits::Limits;
use crate::repl;

/// The examples at the end of `tweedle repl --help`.
const EXAMPLES: &str = "\
Examples:
  tweedle
  tweedle --memory 8G repl
  printf 'x := ^ + *\\nx.OutcomeClass\\n' | tweedle repl

The history of inputs is kept in $XDG_STATE_HOME/tweedle/history, by default under ~/.local/state.";

/// Start an interactive session (also without any command)
#[derive(clap::Args, Debug)]
#[command(after_help = EXAMPLES)]
pub(crate) struct Repl {}

impl Repl {
    /// Reads inputs to the end and returns the exit status.
    #[expect(clippy::unused_self, reason = "it has no arguments")]
    pub(crate) fn run(&self, limits: Limits) -> anyhow::Result<u8> {
        repl::run(limits)
    }
}
