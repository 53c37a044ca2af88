//! The reference in the book is what the tables give. With `UPDATE_CASES=1` in the environment it is
//! rewritten.

use std::path::Path;
use std::{env, fs};
use tweedle_script::reference;

#[test]
fn the_page_of_the_book_is_what_the_tables_give() {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../book/src/reference.md");
    let page = reference::page(&tweedle_rulesets::standard());
    if env::var_os("UPDATE_CASES").is_some() {
        fs::write(path, page).unwrap();
        return;
    }
    let written = fs::read_to_string(path).unwrap_or_default();
    let differs = written.lines().zip(page.lines()).position(|(old, new)| old != new);
    let update = "run this test with UPDATE_CASES=1";
    assert!(
        written == page,
        "line {:?} and perhaps others differ: {update}",
        differs.map(|n| n + 1)
    );
}
