//! `tweedle entails` goes on where it was interrupted, and notices damage.

use std::fs;
use std::process::{Command, Output};

fn entails(arguments: &[&str]) -> Output {
    let mut command = Command::new(env!("CARGO_BIN_EXE_tweedle"));
    command.arg("entails").args(arguments).output().expect("the command runs")
}

#[test]
fn interrupted_runs_end_with_the_same_bytes() {
    let directory = std::env::temp_dir().join(format!("tweedle-entails-{}", std::process::id()));
    fs::create_dir_all(&directory).expect("a directory");
    let [straight, parts] = ["straight", "parts"].map(|name| {
        directory.join(name).into_os_string().into_string().expect("a name in Unicode")
    });
    let to = "30000";
    assert!(entails(&["--to", to, "--out", &straight]).status.success());
    // Ended by shorter and longer limits, until it is done.
    let mut runs = 0;
    for milliseconds in (20..).step_by(150) {
        runs += 1;
        let limit = format!("{milliseconds}ms");
        let arguments = ["--timeout", &limit, "--to", to, "--out", &parts, "--resume"];
        let run = entails(&arguments);
        match run.status.code() {
            Some(0) => break,
            Some(3) => {}
            other => panic!("{other:?}: {run:?}"),
        }
    }
    assert!(runs > 1, "the first run was not interrupted");
    assert!(fs::read(&straight).expect("a file") == fs::read(&parts).expect("a file"));

    // One bit less.
    let mut damaged = fs::read(&parts).expect("a file");
    let middle = damaged.len() / 2;
    damaged[middle] ^= 1;
    fs::write(&parts, damaged).expect("a file");
    let refused = entails(&["--to", "40000", "--out", &parts, "--resume"]);
    let message = String::from_utf8_lossy(&refused.stderr).into_owned();
    assert!(message.contains("It was altered"), "{message}");
    assert!(!refused.status.success());
    fs::remove_dir_all(&directory).expect("a directory");
}
