//! What the tests share that compare a file with what the command prints.

use std::io::Write as _;
use std::path::Path;
use std::process::{Command, Output, Stdio};
use std::{env, fs};

/// Compares a file with its replay, in which the outputs are those of now, and returns a message
/// with the first difference. With `UPDATE_CASES` in the environment the file becomes its replay.
pub(crate) fn check(path: &Path, replay: impl Fn(&str) -> String) -> Option<String> {
    let expected = fs::read_to_string(path).unwrap();
    let actual = replay(&expected);
    if env::var_os("UPDATE_CASES").is_some() {
        if actual != expected {
            fs::write(path, actual).unwrap();
        }
        return None;
    }
    let (want, got) = first_difference(&expected, &actual)?;
    Some(format!("{}\n  expected {want}\n  found    {got}\n", path.display()))
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

/// Where matches are kept: those of other files of tests, which run at the same time, are kept elsewhere.
const STATE: &str = concat!(env!("CARGO_TARGET_TMPDIR"), "/state-", env!("CARGO_CRATE_NAME"));

/// Runs the command to its end.
pub(crate) fn run(arguments: &[String], input: &str) -> Output {
    let mut child = Command::new(env!("CARGO_BIN_EXE_tweedle"))
        .args(arguments)
        .env("XDG_STATE_HOME", STATE)
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap();
    // A command that does not read its input may be gone before it is written.
    let _ = child.stdin.take().unwrap().write_all(input.as_bytes());
    child.wait_with_output().unwrap()
}

/// The text without the numbers that change with the engine.
pub(crate) fn steady(text: &str) -> String {
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
pub(crate) fn words(line: &str) -> Vec<String> {
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
