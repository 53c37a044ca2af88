//! Runs of cargo over the workspace.

use crate::places::root;
use std::process::Command;

/// Cargo in the folder of the workspace, without the files of an incremental build: they are half of a build folder, and
/// one run does not need them. A variable `CARGO_INCREMENTAL` of the user's stays.
pub(crate) fn cargo() -> Command {
    let mut command = Command::new("cargo");
    command.current_dir(root());
    if std::env::var_os("CARGO_INCREMENTAL").is_none() {
        command.env("CARGO_INCREMENTAL", "0");
    }
    command
}
