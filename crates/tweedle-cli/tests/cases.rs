//! Runs the command over the conversations in `tests/cases`.
//!
//! A line `$ tweedle ...` is a command, in the quoting of a shell. Around it stand its standard
//! input (`< `, before what it prints), its standard output (`> `), its standard error (`! `), and
//! its exit status (`= `, left out if it is 0). Other lines separate and explain.
//!
//! Counts of positions and sizes of tables, which change with the engine, are written `N` and
//! `SIZE`. With `UPDATE_CASES=1` in the environment the files are rewritten to what is printed.

use std::fmt::Write as _;
use std::io::Write as _;
use std::path::Path;
use std::process::{Command, Stdio};
use std::{env, fs};

#[test]
fn cases() {
    let directory = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/cases");
    let mut wrong = String::new();
    let mut count = 0;
    for entry in fs::read_dir(directory).unwrap() {
        let path = entry.unwrap().path();
        let expected = fs::read_to_string(&path).unwrap();
        let actual = replay(&expected);
        count += 1;
        if env::var_os("UPDATE_CASES").is_some() {
            fs::write(&path, actual).unwrap();
        } else if let Some((want, got)) = first_difference(&expected, &actual) {
            writeln!(wrong, "{}\n  expected {want}\n  found    {got}", path.display()).unwrap();
        }
    }
    assert!(count > 0, "no cases");
    assert!(wrong.is_empty(), "{wrong}");
}

/// The first line in which two texts differ, with its number.
fn first_difference(expected: &str, actual: &str) -> Option<(String, String)> {
    let mut lines = (expected.lines(), actual.lines());
    for number in 1.. {
        match (lines.0.next(), lines.1.next()) {
            (None, None) => return None,
            (want, got) if want == got => {}
            (want, got) => {
                let show = |line: Option<&str>| format!("line {number}: {}", line.unwrap_or(""));
                return Some((show(want), show(got)));
            }
        }
    }
    None
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
        replayed += &run(&words(command), &input);
    }
    replayed
}

/// What stands behind the mark of a line.
fn content(line: &str) -> &str {
    line.get(2..).unwrap_or("")
}

/// What a command prints, with marks.
fn run(arguments: &[String], input: &str) -> String {
    let mut child = Command::new(env!("CARGO_BIN_EXE_tweedle"))
        .args(arguments)
        .env("XDG_STATE_HOME", env!("CARGO_TARGET_TMPDIR"))
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap();
    // A command that does not read its input may be gone before it is written.
    let _ = child.stdin.take().unwrap().write_all(input.as_bytes());
    let output = child.wait_with_output().unwrap();
    let mut printed = String::new();
    for (mark, bytes) in [('>', output.stdout), ('!', output.stderr)] {
        for line in steady(&String::from_utf8(bytes).unwrap()).lines() {
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

/// The text without the numbers that change with the engine.
fn steady(text: &str) -> String {
    let count = |c: char| c.is_ascii_digit() || c == ',';
    let mut pieces = text.split(" positions");
    let mut steady = pieces.next().unwrap_or("").to_owned();
    for piece in pieces {
        if steady.ends_with(count) {
            steady.truncate(steady.trim_end_matches(count).len());
            steady.push('N');
        }
        steady += " positions";
        steady += piece;
    }
    match steady.split_once(", with ") {
        Some((before, after)) => match after.split_once(" in the tables") {
            Some((_, after)) => format!("{before}, with SIZE in the tables{after}"),
            None => steady,
        },
        None => steady,
    }
}

/// Cuts a command line as a shell would, with single and double quotes that contain no quotes.
fn words(line: &str) -> Vec<String> {
    let (mut words, mut word, mut quote) = (Vec::new(), None::<String>, None);
    for c in line.chars() {
        match (c, quote) {
            ('\'' | '"', None) => {
                quote = Some(c);
                word.get_or_insert_default();
            }
            (c, Some(open)) if c == open => quote = None,
            (c, None) if c.is_whitespace() => words.extend(word.take()),
            (c, _) => word.get_or_insert_default().push(c),
        }
    }
    assert!(quote.is_none(), "an open quote: {line}");
    words.extend(word);
    words
}
