//! Documentation as pages for a browser, without scripts.
//!
//! `own` makes them of the comments of programs, `library` of the tables of the language; `html` lays them out, and
//! `examples` runs the examples in comments.

mod examples;
mod html;
mod library;
mod own;
mod ruleset;

pub use examples::{Example, of as examples_of};
use html::Sheet;
pub use ruleset::{class_line, ruleset_page};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use std::collections::HashSet;
use tweedle_rules::Registry;

/// The style of all pages.
const STYLE: &str = "\
:root { color-scheme: light dark; --line: #8886; --code: #8882; }
body { font: 1rem/1.5 system-ui, sans-serif; max-width: 48rem; margin: 2rem auto; padding: 0 1rem; }
h2, h3 { border-bottom: 1px solid var(--line); margin-top: 2rem; }
code, pre { font-family: ui-monospace, monospace; background: var(--code); }
code { padding: 0 0.2em; }
pre { padding: 0.6em; overflow-x: auto; }
pre code, h1 code, h2 code, h3 code, dt code { background: none; padding: 0; }
dd { margin: 0 0 1rem 1.5rem; }
nav { font-size: 0.9rem; }
";

/// The name of the file with the style.
pub const STYLE_FILE: &str = "style.css";

/// A file of a text.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct TextFile {
    /// The name of the file; that of a program has the folders before it that its class is called by: `games/Maze.cgs`.
    pub file: String,
    /// The text in it.
    pub text: String,
}

/// Pages that are being made.
pub struct Pages(Vec<Sheet>);

impl Pages {
    /// Pages about the library and the rulesets of a registry.
    pub fn of_library(registry: &Registry) -> Pages {
        Pages(library::sheets(registry))
    }

    /// No pages yet.
    pub fn new() -> Pages {
        Pages(Vec::new())
    }

    /// Adds the page about a program with a qualified name, if it declares anything.
    pub fn add(&mut self, name: &str, text: &str) {
        self.0.extend(own::sheet(name, text));
    }

    /// The files: the pages, an index of them, and the style, sorted by their names.
    pub fn files(&self) -> Vec<TextFile> {
        let mut taken: HashSet<String> = HashSet::from(["index".to_owned()]);
        let mut names = Vec::new();
        for sheet in &self.0 {
            // Where names differ by case only, some file systems have one file.
            let plain = file_name(&sheet.title);
            let mut name = plain.clone();
            let mut number = 2;
            while !taken.insert(name.to_lowercase()) {
                name = format!("{plain}-{number}");
                number += 1;
            }
            names.push(name + ".html");
        }
        let index = html::index(&self.0, &names);
        let pages = self.0.iter().zip(names).map(|(sheet, name)| (name, html::page(sheet)));
        let others = [("index.html".to_owned(), index), (STYLE_FILE.to_owned(), STYLE.to_owned())];
        let all = pages.chain(others).map(|(file, text)| TextFile { file, text });
        let mut all: Vec<TextFile> = all.collect();
        all.sort_by(|a, b| a.file.cmp(&b.file));
        all
    }
}

impl Default for Pages {
    fn default() -> Pages {
        Pages::new()
    }
}

/// A title as the name of a file.
fn file_name(title: &str) -> String {
    let is_plain = |c: char| c.is_ascii_alphanumeric() || ['.', '_', '-'].contains(&c);
    let name: String = title.chars().map(|c| if is_plain(c) { c } else { '_' }).take(150).collect();
    // `..` would be a folder.
    format!("{}{}", if name.starts_with('.') { "_" } else { "" }, name)
}
