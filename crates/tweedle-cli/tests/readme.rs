//! The README and the book show what the command prints: runs what stands in their `console` blocks.
//!
//! A line `$ tweedle ...` is a command, in the quoting of a shell, also with `printf '%s\n' ... |`
//! before it for the lines of its standard input. Below it stand its standard output and then its
//! standard error. Counts of positions and sizes of tables, which change with the engine, may
//! differ. With `UPDATE_CASES=1` in the environment the outputs that differ are rewritten.

mod common;

use std::fmt::Write as _;
use std::path::Path;

#[test]
fn readme() {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../README.md");
    let wrong = common::check(&path, replay);
    assert!(wrong.is_none(), "{}", wrong.unwrap_or_default());
}

#[test]
fn book() {
    let directory = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../book/src");
    let mut wrong = String::new();
    for entry in std::fs::read_dir(directory).unwrap() {
        let path = entry.unwrap().path();
        if path.is_file() {
            wrong.extend(common::check(&path, replay));
        }
    }
    assert!(wrong.is_empty(), "{wrong}");
}

#[test]
fn the_introduction_lists_every_chapter() {
    let page = |name: &str| {
        let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../book/src").join(name);
        std::fs::read_to_string(path).unwrap()
    };
    let (summary, introduction) = (page("SUMMARY.md"), page("introduction.md"));
    let links = |text: &str| -> Vec<String> {
        let ends = text.split("](").skip(1).filter_map(|rest| rest.split_once(".md)"));
        ends.map(|(link, _)| link.to_owned()).collect()
    };
    let listed = links(&introduction);
    let chapters: Vec<String> =
        links(&summary).into_iter().filter(|link| link != "introduction").collect();
    assert!(chapters.len() > 10);
    let missing: Vec<&String> = chapters.iter().filter(|link| !listed.contains(link)).collect();
    assert!(missing.is_empty(), "{missing:?}");
}

/// The text with what the commands of its `console` blocks print now.
fn replay(text: &str) -> String {
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
            let printed = run(command);
            let is_same = common::steady(&shown) == common::steady(&printed);
            replayed += if is_same { &shown } else { &printed };
        }
    }
    replayed
}

/// What a command line prints.
fn run(line: &str) -> String {
    let words = common::words(line);
    let (input, command) = match words.iter().position(|word| word == "|") {
        Some(bar) => (printf(&words[..bar]), &words[bar + 1..]),
        None => (String::new(), words.as_slice()),
    };
    let Some((name, arguments)) = command.split_first() else { panic!("no command: {line}") };
    assert_eq!(name, "tweedle", "only that can be run: {line}");
    // The reader is in the folder of the project, and the tests in that of the crate.
    let from_here = |word: &String| match word.strip_prefix("examples/") {
        Some(rest) => format!("../../examples/{rest}"),
        None => word.clone(),
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
