//! The page of the book about adding to Tweedle shows what stands in the sources.

use std::fs;
use std::path::Path;

#[test]
fn excerpts_of_the_book_stand_in_the_sources() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..");
    let page = fs::read_to_string(root.join("book/src/extending.md")).unwrap();
    let mut found = 0;
    for (before, block) in
        page.split("```").collect::<Vec<_>>().chunks_exact(2).map(|it| (it[0], it[1]))
    {
        let (_, path) = before.rsplit_once("From").expect("an excerpt says where it is from");
        let path = path.split('`').nth(1).unwrap();
        let source = fs::read_to_string(root.join(path)).unwrap();
        let mut lines = source.lines().map(str::trim);
        for line in block.lines().skip(1).map(str::trim) {
            if !line.is_empty() && !line.starts_with("// ...") {
                assert!(lines.any(|of_source| of_source == line), "{path} has no `{line}` there");
            }
        }
        found += 1;
    }
    assert_eq!(found, 5);
}
