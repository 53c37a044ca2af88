//! What `console` blocks of Markdown show, and what the command prints now.

use crate::common;
use std::fmt::Write as _;

/// The text with what the commands of its `console` blocks print now.
pub(crate) fn replay(text: &str) -> String {
    let mut lines = text.lines().peekable();
    let mut replayed = String::new();
    let mut is_console = false;
    while let Some(line) = lines.next() {
        writeln!(replayed, "{line}").unwrap();
        if line.starts_with("```") {
            is_console = line == "```console";
        } else if is_console {
            let command = line.strip_prefix("$ ").expect("a block begins with a command");
            let mut shown = String::new();
            let is_output = |line: &&str| !line.starts_with("$ ") && !line.starts_with("```");
            while let Some(line) = lines.next_if(is_output) {
                writeln!(shown, "{line}").unwrap();
            }
            let printed = run_line(command);
            let is_same = common::steady(&shown) == common::steady(&printed);
            replayed += if is_same { &shown } else { &printed };
        }
    }
    replayed
}

/// What a command line prints.
fn run_line(line: &str) -> String {
    let words = common::words(line);
    let (input, command) = match words.iter().position(|word| word == "|") {
        Some(bar) => (printf(&words[..bar]), &words[bar + 1..]),
        None => (String::new(), words.as_slice()),
    };
    let Some((name, arguments)) = command.split_first() else { panic!("no command: {line}") };
    assert_eq!(name, "tweedle", "only that can be run: {line}");
    // The reader is in the folder of the project, and the tests in that of the crate.
    let from_here = |word: &String| {
        let is_there = ["book/", "examples/"].iter().any(|folder| word.starts_with(folder));
        if is_there { format!("../../{word}") } else { word.clone() }
    };
    let arguments: Vec<String> = arguments.iter().map(from_here).collect();
    let output = common::run(&arguments, &input);
    let printed = [output.stdout, output.stderr].concat();
    let printed = String::from_utf8(printed).unwrap();
    printed.lines().flat_map(|line| [line.trim_end(), "\n"]).collect()
}

/// What `printf '%s\n' ...` prints.
fn printf(words: &[String]) -> String {
    match words {
        [name, format, lines @ ..] if name == "printf" && format == r"%s\n" => {
            lines.iter().flat_map(|line| [line, "\n"]).collect()
        }
        _ => panic!("only `printf '%s\\n'` can stand before a bar: {words:?}"),
    }
}
