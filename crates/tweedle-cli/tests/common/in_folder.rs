//! The program in a folder of its own.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Command, Output, Stdio};

/// An empty folder of its own.
pub(crate) fn folder(name: &str) -> PathBuf {
    let folder = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join(name);
    let _ = fs::remove_dir_all(&folder);
    fs::create_dir_all(&folder).expect("a folder");
    folder
}

/// The program with arguments, in a folder.
pub(crate) fn tweedle(folder: &Path, words: &[&str]) -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_tweedle"));
    command.args(words).current_dir(folder).stdin(Stdio::null());
    command
}

/// What it printed, and how it ended.
pub(crate) fn run(folder: &Path, words: &[&str]) -> Output {
    tweedle(folder, words).output().expect("the command starts")
}

/// The standard output of a command that has to succeed.
pub(crate) fn good(folder: &Path, words: &[&str]) -> String {
    let output = run(folder, words);
    assert!(output.status.success(), "{words:?}: {}", String::from_utf8_lossy(&output.stderr));
    String::from_utf8(output.stdout).expect("UTF-8")
}

/// The message and the status of a command that has to fail.
pub(crate) fn bad(folder: &Path, words: &[&str]) -> (Option<i32>, String) {
    let output = run(folder, words);
    (output.status.code(), String::from_utf8_lossy(&output.stderr).into_owned())
}
