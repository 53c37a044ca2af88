//! `tweedle doc --out`: documentation as pages for a browser, without scripts.
//!
//! `own` makes them of the comments of programs, `library` of the tables of the language; `html` lays them out, and
//! `examples` runs the examples in comments.

mod examples;
mod html;
mod library;
mod own;

use self::html::Sheet;
use crate::limits::Limits;
use crate::report::status;
use crate::usage::sentence;
use crate::watch::{Watch, WhenIdle};
use std::collections::HashSet;
use std::fs;
use std::io::Write;
use std::path::{Path, PathBuf};
use tweedle_desk::kept::write;
use tweedle_desk::words::counted;
use tweedle_desk::{Answer, Trouble, WrittenPages, programs};

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

/// Writes the pages about the programs in files and folders, or those of the library if there are none, and returns the
/// exit status.
pub(crate) fn run(limits: Limits, paths: &[PathBuf], out: &Path) -> anyhow::Result<u8> {
    let (mut worst, mut examples) = (status::GOOD, 0);
    let sheets = if paths.is_empty() {
        library::sheets(&limits.registry())
    } else {
        let folders: Vec<PathBuf> = limits.folders().collect();
        let files = match programs(paths, &folders) {
            Ok(files) => files,
            Err(trouble) => return Ok(limits.fail(&trouble, "arguments", None)?),
        };
        let mut watch = Watch::new(limits, WhenIdle::Leave)?;
        let control = limits.control();
        let mut sheets = Vec::new();
        for program in &files {
            let (name, text) = match program.read() {
                Ok(text) => (program.display(), text),
                Err(trouble) => {
                    worst = worst.max(limits.fail(&trouble, &program.display(), None)?);
                    continue;
                }
            };
            sheets.extend(own::sheet(program, &text));
            for example in examples::of(&text) {
                examples += 1;
                let mut desk = limits.desk_of(&control, program);
                let result = watch.run(&control, || example.run(&mut desk, &text));
                if let Err(trouble) = result {
                    let status = limits.fail(&trouble, &name, Some(&text))?;
                    // A comment that is wrong is no mistake in an input.
                    let status =
                        if status == status::BAD_INPUT { status::ENVIRONMENT } else { status };
                    worst = worst.max(status);
                }
            }
        }
        sheets
    };
    match write_all(&sheets, out) {
        Ok(pages) => {
            let folder = out.display().to_string();
            let words = |answer: &WrittenPages, to: &mut dyn Write| {
                let pages = counted(answer.pages.len() as u64, "page");
                let examples = counted(answer.examples as u64, "example");
                writeln!(to, "{pages} in {}, {examples} run.", answer.folder)
            };
            let answer = WrittenPages { folder, pages, examples };
            limits.tell(None, answer, Answer::Pages, words)?;
            Ok(worst)
        }
        Err(trouble) => Ok(worst.max(limits.fail(&trouble, "arguments", None)?)),
    }
}

/// Writes the pages, an index of them and their style, and returns the names of the files, sorted.
fn write_all(sheets: &[Sheet], out: &Path) -> Result<Vec<String>, Trouble> {
    let cannot = |error| Trouble::file(format!("Cannot make {}: {error}.", out.display()));
    fs::create_dir_all(out).map_err(cannot)?;
    let mut taken: HashSet<String> = HashSet::from(["index".to_owned()]);
    let mut names = Vec::new();
    for sheet in sheets {
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
    let index = html::index(sheets, &names);
    let pages = sheets.iter().zip(&names).map(|(sheet, name)| (name.clone(), html::page(sheet)));
    let others = [("index.html".to_owned(), index), ("style.css".to_owned(), STYLE.to_owned())];
    let mut written = Vec::new();
    for (name, text) in pages.chain(others) {
        let written_it = write(&out.join(&name), text.as_bytes());
        written_it.map_err(|error| Trouble::file(sentence(&error.to_string())))?;
        written.push(name);
    }
    written.retain(|name| name != "style.css");
    written.sort_unstable();
    Ok(written)
}

/// A title as the name of a file.
fn file_name(title: &str) -> String {
    let is_plain = |c: char| c.is_ascii_alphanumeric() || ['.', '_', '-'].contains(&c);
    let name: String = title.chars().map(|c| if is_plain(c) { c } else { '_' }).take(150).collect();
    // `..` would be a folder.
    format!("{}{}", if name.starts_with('.') { "_" } else { "" }, name)
}
