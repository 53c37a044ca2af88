//! `tweedle man`: pages of the manual for the reader `man`.

use crate::arguments::make_folder;
use anyhow::Context;
use std::io::Write;
use std::path::PathBuf;

/// The examples at the end of `tweedle man --help`.
const EXAMPLES: &str = "\
Examples:
  tweedle man | man -l -
  tweedle man --out ~/.local/share/man/man1
  man tweedle-table";

/// Print the page of the manual for the reader `man`, or write the pages of all commands
#[derive(clap::Args, Debug)]
#[command(after_help = EXAMPLES)]
pub(crate) struct Man {
    /// The folder for the pages of all commands; it is made if it is not there
    #[arg(long, value_name = "FOLDER")]
    out: Option<PathBuf>,
}

impl Man {
    /// Writes the page of a command with these arguments, or all pages.
    pub(crate) fn write(&self, command: clap::Command, out: &mut impl Write) -> anyhow::Result<()> {
        let Some(folder) = &self.out else {
            // The pages of all commands have none of `help` either.
            return Ok(clap_mangen::Man::new(command.disable_help_subcommand(true)).render(out)?);
        };
        make_folder(folder)?;
        let told = || format!("cannot write the pages to {}", folder.display());
        clap_mangen::generate_to(command, folder).with_context(told)
    }
}
