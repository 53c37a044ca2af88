//! Ctrl-C ends a calculation with a message and the status that shells expect, and a match too; a time limit only
//! hurries those who play.
#![cfg(target_os = "linux")]

use std::fs;
use std::io::{BufRead, BufReader, Read};
use std::process::{Command, Stdio};
use std::thread;
use std::time::Duration;

/// How many hundredths of a second a process has been on a processor, outside of the kernel.
fn hundredths(process: u32) -> u64 {
    let about = fs::read_to_string(format!("/proc/{process}/stat")).unwrap();
    // The name of the program, in brackets, may have blanks.
    let (_, fields) = about.rsplit_once(')').unwrap();
    fields.split_whitespace().nth(11).unwrap().parse().unwrap()
}

#[test]
fn ctrl_c() {
    let mut child = Command::new(env!("CARGO_BIN_EXE_tweedle"))
        .args(["eval", "1+1", "game.grid.Domineering(Grid.Empty(6,7)).CanonicalForm", "2+2"])
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap();
    let mut out = BufReader::new(child.stdout.take().unwrap());
    let mut first = String::new();
    out.read_line(&mut first).unwrap();
    assert_eq!(first, "2\n");

    // Between two inputs Ctrl-C says nothing: so much work is only done within the long one.
    let before = hundredths(child.id());
    while hundredths(child.id()) < before + 20 {
        assert!(child.try_wait().unwrap().is_none(), "it ended by itself");
        thread::sleep(Duration::from_millis(10));
    }
    let kill = Command::new("kill").args(["-INT", &child.id().to_string()]).status().unwrap();
    assert!(kill.success());

    let mut rest = String::new();
    out.read_to_string(&mut rest).unwrap();
    assert_eq!(rest, "", "nothing after Ctrl-C");
    let output = child.wait_with_output().unwrap();
    let told = String::from_utf8(output.stderr).unwrap();
    assert!(told.starts_with("error[interrupted]: The calculation was cancelled"), "{told}");
    assert_eq!(output.status.code(), Some(130));
}

/// Two perfect players on a board that is too large for them.
fn large_match() -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_tweedle"));
    command
        .args(["play", "game.grid.Amazons(\"x...x|.....|.....|o...o\")", "--why"])
        .args(["--left", "perfect", "--right", "perfect"])
        .env("XDG_STATE_HOME", env!("CARGO_TARGET_TMPDIR"));
    command
}

/// A match is not left without a move by its time limit, and says what is not proved.
#[test]
fn a_time_limit_leaves_no_match_without_a_move() {
    let output = large_match().args(["--timeout", "200ms"]).output().unwrap();
    let told = String::from_utf8(output.stdout).unwrap();
    assert!(output.status.success(), "{told}");
    assert!(told.contains("   Not proved: "), "{told}");
    assert!(told.ends_with(" (perfect) wins.\n"), "{told}");
}

#[test]
fn ctrl_c_ends_a_match() {
    let child = large_match().stdout(Stdio::piped()).stderr(Stdio::piped()).spawn().unwrap();
    while hundredths(child.id()) < 30 {
        thread::sleep(Duration::from_millis(10));
    }
    let kill = Command::new("kill").args(["-INT", &child.id().to_string()]).status().unwrap();
    assert!(kill.success());
    let output = child.wait_with_output().unwrap();
    let told = String::from_utf8(output.stderr).unwrap();
    assert!(told.starts_with("error[interrupted]: The calculation was cancelled"), "{told}");
    assert_eq!(output.status.code(), Some(130));
}
