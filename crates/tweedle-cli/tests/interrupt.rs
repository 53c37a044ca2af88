//! Ctrl-C ends a calculation with a message and the status that shells expect.
#![cfg(unix)]

use std::io::{BufRead, BufReader, Read};
use std::process::{Command, Stdio};

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

    let kill = Command::new("kill").args(["-INT", &child.id().to_string()]).status().unwrap();
    assert!(kill.success());

    let mut rest = String::new();
    out.read_to_string(&mut rest).unwrap();
    assert_eq!(rest, "", "nothing after Ctrl-C");
    let output = child.wait_with_output().unwrap();
    let told = String::from_utf8(output.stderr).unwrap();
    assert!(told.starts_with("error: The calculation was cancelled"), "{told}");
    assert_eq!(output.status.code(), Some(130));
}
