//! The pages of the rulesets in the book are what the questions give. With `UPDATE_CASES=1` in the environment they are rewritten.

use std::collections::BTreeMap;
use std::path::{Path, PathBuf};
use std::{env, fs};
use tweedle_desk::pages::ruleset_page;
use tweedle_desk::{Ask, Desk, Show, questions};
use tweedle_engine::Control;

/// The folder of the book.
fn book() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../../book/src")
}

/// The pages of all rulesets and their pictures, by their names in the folder of the book.
fn pages() -> BTreeMap<String, String> {
    let registry = tweedle_rulesets::standard();
    let mut pages = BTreeMap::new();
    let mut list = String::from(
        "# Catalogue of rulesets\n\nA page for each ruleset: the rules, the classes of games that it belongs to as tested on small positions, its most frequent values, its hottest small position, and what is published. `tweedle known RULESET` prints the same.\n\nClasses that are tested are no proof for larger positions. Each fact says where it comes from: it is *computed here* by the command that stands there, *proved here* with a certificate that can be checked, *cited*, or *conjectured*.\n",
    );
    let mut family = "";
    for entry in registry.entries() {
        let mut desk = Desk::new(Control::new(), tweedle_rulesets::standard());
        let known = questions::Known { ruleset: entry.name().to_owned() };
        let known =
            known.ask(&mut desk).unwrap_or_else(|trouble| panic!("{}: {trouble}", entry.name()));
        let (package, title) = entry.name().rsplit_once('.').unwrap();
        let file = title.to_lowercase();
        let picture = questions::Draw {
            input: known.ruleset.example.clone(),
            view: Show::Usual,
            ..serde_json::from_str(r#"{"input": ""}"#).unwrap()
        };
        let picture = picture.ask(&mut desk).ok().map(|it| it.picture);
        let name = picture.as_ref().map(|_| format!("{file}.svg"));
        if let Some(picture) = picture {
            pages.insert(format!("rulesets/{file}.svg"), picture);
        }
        pages.insert(format!("rulesets/{file}.md"), ruleset_page(&known, name.as_deref()));
        if family != package {
            family = package;
            list.push_str(&["\n## ", package, "\n\n"].concat());
        }
        let summary = &known.ruleset.summary;
        let line = format!("- [{title}](rulesets/{file}.md): {summary}\n");
        list.push_str(&line);
    }
    pages.insert("catalogue.md".to_owned(), list);
    pages
}

/// The lines of the table of contents for the pages of rulesets.
fn contents(pages: &BTreeMap<String, String>) -> String {
    let line = |file: &String| {
        let title = pages[file].lines().next().unwrap_or_default().trim_start_matches("# ");
        format!("  - [{title}]({file})\n")
    };
    let is_page = |file: &&String| {
        file.starts_with("rulesets/") && Path::new(file).extension().is_some_and(|it| it == "md")
    };
    pages.keys().filter(is_page).map(line).collect::<Vec<String>>().concat()
}

#[test]
fn the_catalogue_of_the_book_is_what_is_known() {
    let pages = pages();
    let contents = contents(&pages);
    let summary = fs::read_to_string(book().join("SUMMARY.md")).unwrap();
    let head = "- [Catalogue of rulesets](catalogue.md)\n";
    let at = summary.find(head).expect("the catalogue is listed") + head.len();
    let end = summary[at..].find("\n- ").map_or(summary.len(), |end| at + end + 1);
    if env::var_os("UPDATE_CASES").is_some() {
        let folder = book().join("rulesets");
        fs::create_dir_all(&folder).unwrap();
        for file in fs::read_dir(&folder).unwrap() {
            fs::remove_file(file.unwrap().path()).unwrap();
        }
        for (name, text) in &pages {
            fs::write(book().join(name), text).unwrap();
        }
        let summary = format!("{}{contents}{}", &summary[..at], &summary[end..]);
        fs::write(book().join("SUMMARY.md"), summary).unwrap();
        return;
    }
    let update = "run this test with UPDATE_CASES=1";
    for (name, text) in &pages {
        let written = fs::read_to_string(book().join(name)).unwrap_or_default();
        let line = written.lines().zip(text.lines()).position(|(old, new)| old != new);
        assert!(written == *text, "{name} differs in line {:?}: {update}", line.map(|n| n + 1));
    }
    assert_eq!(&summary[at..end], contents, "{update}");
    let files = fs::read_dir(book().join("rulesets")).unwrap().count();
    assert_eq!(files, pages.len() - 1, "a page of no ruleset: {update}");
}
