//! Runs the command over the conversations in `tests/cases`.
//!
//! A line `$ tweedle ...` is a command, in the quoting of a shell. Around it stand its standard
//! input (`< `, before what it prints), its standard output (`> `), its standard error (`! `), and
//! its exit status (`= `, left out if it is 0). Other lines separate and explain.
//!
//! Counts of positions and sizes of tables, which change with the engine, are written `N` and
//! `SIZE`. With `UPDATE_CASES=1` in the environment the files are rewritten to what is printed.

mod common;

use std::fmt::Write as _;
use std::fs;
use std::path::Path;

#[test]
fn cases() {
    let directory = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/cases");
    let mut wrong = String::new();
    let mut count = 0;
    for entry in fs::read_dir(directory).unwrap() {
        wrong.extend(common::check(&entry.unwrap().path(), replay));
        count += 1;
    }
    assert!(count > 0, "no cases");
    assert!(wrong.is_empty(), "{wrong}");
}

/// The text with what the commands print now.
fn replay(text: &str) -> String {
    let mut lines = text.lines().peekable();
    let mut replayed = String::new();
    while let Some(line) = lines.next() {
        let Some(command) = line.strip_prefix("$ tweedle") else {
            writeln!(replayed, "{line}").unwrap();
            continue;
        };
        writeln!(replayed, "{line}").unwrap();
        let mut input = String::new();
        while let Some(line) = lines.next_if(|line| line.starts_with('<')) {
            writeln!(replayed, "{line}").unwrap();
            writeln!(input, "{}", content(line)).unwrap();
        }
        while lines.next_if(|line| line.starts_with(['>', '!', '='])).is_some() {}
        replayed += &run(&common::words(command), &input);
    }
    replayed
}

/// What stands behind the mark of a line.
fn content(line: &str) -> &str {
    line.get(2..).unwrap_or("")
}

/// What a command prints, with marks.
fn run(arguments: &[String], input: &str) -> String {
    let output = common::run(arguments, input);
    let mut printed = String::new();
    for (mark, bytes) in [('>', output.stdout), ('!', output.stderr)] {
        for line in common::steady(&String::from_utf8(bytes).unwrap()).lines() {
            writeln!(printed, "{}", format!("{mark} {line}").trim_end()).unwrap();
        }
    }
    match output.status.code() {
        Some(0) => {}
        Some(code) => writeln!(printed, "= {code}").unwrap(),
        None => writeln!(printed, "= {}", output.status).unwrap(),
    }
    printed
}
