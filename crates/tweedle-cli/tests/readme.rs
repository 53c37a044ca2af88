//! The README and the book show what the command prints: runs what stands in their `console` blocks.
//!
//! A line `$ tweedle ...` is a command, in the quoting of a shell, also with `printf '%s\n' ... |`
//! before it for the lines of its standard input. Below it stand its standard output and then its
//! standard error. Counts of positions and sizes of tables, which change with the engine, may
//! differ. With `UPDATE_CASES=1` in the environment the outputs that differ are rewritten.

mod common;
#[path = "common/console.rs"]
mod console;

use std::path::Path;

#[test]
fn readme() {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../README.md");
    let wrong = common::check(&path, console::replay);
    assert!(wrong.is_none(), "{}", wrong.unwrap_or_default());
}

#[test]
fn book() {
    let directory = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../book/src");
    let mut wrong = String::new();
    for entry in std::fs::read_dir(directory).unwrap() {
        let path = entry.unwrap().path();
        if path.is_file() {
            wrong.extend(common::check(&path, console::replay));
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
    // The catalogue lists the pages of the rulesets.
    let chapters: Vec<String> =
        chapters.into_iter().filter(|link| !link.starts_with("rulesets/")).collect();
    assert!(chapters.len() > 10);
    let missing: Vec<&String> = chapters.iter().filter(|link| !listed.contains(link)).collect();
    assert!(missing.is_empty(), "{missing:?}");
}
