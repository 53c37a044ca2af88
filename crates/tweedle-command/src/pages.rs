//! `tweedle doc --out`: documentation as pages for a browser, without scripts.

use crate::arguments::make_folder;
use crate::limits::Limits;
use crate::report::status;
use crate::watch::{Watch, WhenIdle};
use std::io::Write;
use std::path::{Path, PathBuf};
use tweedle_desk::kept::write;
use tweedle_desk::pages::{Pages, STYLE_FILE, TextFile, examples_of};
use tweedle_desk::words::counted;
use tweedle_desk::words::sentence;
use tweedle_desk::{Answer, Trouble, WrittenPages, programs};
use tweedle_script::say;

/// Writes the pages about the programs in files and folders, or those of the library if there are none, and returns the
/// exit status.
pub(crate) fn run(limits: Limits, paths: &[PathBuf], out: &Path) -> anyhow::Result<u8> {
    let (mut worst, mut examples) = (status::GOOD, 0);
    let pages = if paths.is_empty() {
        Pages::of_library(&limits.registry())
    } else {
        let folders: Vec<PathBuf> = limits.folders().collect();
        let files = match programs(paths, &folders) {
            Ok(files) => files,
            Err(trouble) => return Ok(limits.fail(&trouble, "arguments", None)?),
        };
        let mut watch = Watch::new(limits, WhenIdle::Leave)?;
        let control = limits.control();
        let mut pages = Pages::new();
        for program in &files {
            let (name, text) = match program.read() {
                Ok(text) => (program.display(), text),
                Err(trouble) => {
                    worst = worst.max(limits.fail(&trouble, &program.display(), None)?);
                    continue;
                }
            };
            pages.add(&program.name, &text);
            for example in examples_of(&text) {
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
        pages
    };
    match write_all(&pages.files(), out) {
        Ok(pages) => {
            let folder = out.display().to_string();
            let words = |answer: &WrittenPages, to: &mut dyn Write| {
                let pages = counted(answer.pages.len() as u64, "page");
                let examples = counted(answer.examples as u64, "example");
                writeln!(to, "{pages} in {}, {examples} run.", out.display())
            };
            let answer = WrittenPages { folder: Some(folder), pages, files: None, examples };
            limits.tell(None, answer, Answer::Pages, words)?;
            Ok(worst)
        }
        Err(trouble) => Ok(worst.max(limits.fail(&trouble, "arguments", None)?)),
    }
}

/// Writes files into a folder, and returns the names of the pages among them.
fn write_all(files: &[TextFile], out: &Path) -> Result<Vec<String>, Trouble> {
    make_folder(out)?;
    let mut written = Vec::new();
    for TextFile { file, text } in files {
        let written_it = write(&out.join(file), text.as_bytes());
        written_it.map_err(|error| Trouble::file(say::bad_file(sentence(&error.to_string()))))?;
        if file != STYLE_FILE {
            written.push(file.clone());
        }
    }
    Ok(written)
}
