//! `--memory` bounds what the process takes, seen from outside of it.
#![cfg(target_os = "linux")]

use std::fs;
use std::process::{Command, Stdio};
use std::thread;
use std::time::Duration;

/// The greatest resident size of the process so far, in bytes; `None` when it has ended.
fn peak(process: u32) -> Option<u64> {
    let status = fs::read_to_string(format!("/proc/{process}/status")).ok()?;
    let line = status.lines().find_map(|line| line.strip_prefix("VmHWM:"))?;
    let kilobytes: u64 = line.trim().strip_suffix(" kB")?.parse().ok()?;
    Some(kilobytes << 10)
}

/// The sum of a board and a heap once took five times its budget, and was never refused.
#[test]
fn a_sum_of_rulesets_keeps_within_its_budget() {
    let board = "game.grid.Clobber(\"xoxox|oxoxo|xoxox|oxoxo\") + game.heap.Nim(1)";
    let input = format!("({board}).MisereOutcomeClass");
    let mut child = Command::new(env!("CARGO_BIN_EXE_tweedle"))
        .args(["--memory", "24M", "eval", &input])
        .stdout(Stdio::null())
        .stderr(Stdio::null())
        .spawn()
        .unwrap();
    let mut greatest = 0;
    let status = loop {
        greatest = peak(child.id()).unwrap_or(0).max(greatest);
        if let Some(status) = child.try_wait().unwrap() {
            break status;
        }
        thread::sleep(Duration::from_millis(5));
    };
    assert_eq!(status.code(), Some(3));
    let allowed = (24 << 20) * 5 / 4 + (20 << 20);
    assert!(greatest > 0 && greatest < allowed, "{greatest} of {allowed} bytes");
}
