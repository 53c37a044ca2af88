//! The explanations of mistakes show what the command prints, and the book lists them.

mod common;
#[path = "common/console.rs"]
mod console;

use std::fmt::Write as _;
use std::path::Path;
use tweedle_desk::Mistake;

/// Each explanation begins with its code, and its first example prints this code.
#[test]
fn explanations() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../tweedle-syntax/explanations");
    let mut wrong = String::new();
    for mistake in Mistake::ALL {
        let path = folder.join(format!("{mistake}.md"));
        wrong.extend(common::check(&path, console::replay));
        let text = std::fs::read_to_string(&path).unwrap();
        assert!(text.starts_with(&format!("# {mistake}\n\n")), "{mistake}");
        if let Some(block) = text.split("```console\n").nth(1) {
            let shown = block.split("```").next().unwrap();
            let is_told = ["[CODE]: ", "\"code\":\"CODE\""];
            let is_told = is_told.map(|it| it.replace("CODE", mistake.code()));
            assert!(is_told.iter().any(|it| shown.contains(it)), "{mistake}: {shown}");
        }
    }
    assert!(wrong.is_empty(), "{wrong}");
    // No explanation is left over.
    assert_eq!(std::fs::read_dir(folder).unwrap().count(), Mistake::ALL.len());
}

/// The chapter of the book has a line for each code.
#[test]
fn the_book_lists_the_codes() {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../book/src/messages.md");
    let wrong = common::check(&path, |text| {
        let (head, _) = text.split_once("| code | ").expect("the chapter has a table");
        let mut table = String::from("| code | what is wrong |\n|---|---|\n");
        for mistake in Mistake::ALL {
            writeln!(table, "| `{mistake}` | {} |", mistake.about()).unwrap();
        }
        format!("{head}{table}")
    });
    assert!(wrong.is_none(), "{}", wrong.unwrap_or_default());
}
