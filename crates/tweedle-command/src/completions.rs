//! `tweedle completions`: completion scripts for shells.

use clap_complete::Shell;
use std::io::{self, Write};

/// The examples at the end of `tweedle completions --help`.
const EXAMPLES: &str = "\
Examples:
  tweedle completions bash > ~/.local/share/bash-completion/completions/tweedle
  tweedle completions zsh > ~/.zfunc/_tweedle
  tweedle completions fish > ~/.config/fish/completions/tweedle.fish";

/// Print a completion script for a shell
#[derive(clap::Args, Debug)]
#[command(after_help = EXAMPLES)]
pub(crate) struct Completions {
    /// The shell
    shell: Shell,
}

impl Completions {
    /// Writes the script for a command with these arguments.
    pub(crate) fn write(&self, mut command: clap::Command, out: &mut impl Write) -> io::Result<()> {
        // The generator panics if it cannot write, so it writes to memory.
        let mut script = Vec::new();
        clap_complete::generate(self.shell, &mut command, "tweedle", &mut script);
        out.write_all(&script)
    }
}
