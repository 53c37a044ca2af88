//! Pictures in files, and those that the book shows.

use std::path::{Path, PathBuf};
use std::process::{Command, Output};

fn folder(name: &str) -> PathBuf {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join(name);
    let _ = std::fs::remove_dir_all(&folder);
    std::fs::create_dir_all(&folder).unwrap();
    folder
}

fn draw(folder: &Path, arguments: &[&str]) -> Output {
    let mut command = Command::new(env!("CARGO_BIN_EXE_tweedle"));
    command.current_dir(folder).arg("draw").args(arguments).output().unwrap()
}

#[test]
fn every_format() {
    let folder = folder("draw");
    for (file, start) in [
        ("t.svg", &b"<svg"[..]),
        ("t.tex", b"% Thermograph of {3||2|1}\n\\definecolor"),
        ("t.png", b"\x89PNG"),
        ("t.txt", b" "),
    ] {
        let output = draw(&folder, &["thermograph", "{3||2|1}", "-o", file]);
        assert!(output.status.success(), "{file}: {output:?}");
        assert!(output.stdout.starts_with(file.as_bytes()));
        let written = std::fs::read(folder.join(file)).unwrap();
        assert!(written.starts_with(start), "{file}");
        // It is not overwritten unasked, and the same again if it is.
        assert_eq!(draw(&folder, &["1", "--out", file]).status.code(), Some(2));
        assert_eq!(std::fs::read(folder.join(file)).unwrap(), written);
        let again = draw(&folder, &["thermograph", "{3||2|1}", "-o", file, "--force"]);
        assert!(again.status.success());
        assert_eq!(std::fs::read(folder.join(file)).unwrap(), written);
    }
    assert_eq!(draw(&folder, &["1", "-o", "noending"]).status.code(), Some(2));
    // What is no picture leaves no file.
    assert_eq!(draw(&folder, &["{3|", "-o", "none.svg"]).status.code(), Some(2));
    assert!(!folder.join("none.svg").exists());
}

/// What the paper among the examples reads is what its script makes now; `UPDATE_CASES=1` writes it anew.
#[cfg(unix)]
#[test]
fn figures_of_the_paper() {
    let made = folder("paper");
    let kept = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../examples/paper");
    let command = Path::new(env!("CARGO_BIN_EXE_tweedle")).parent().unwrap();
    let path = format!("{}:{}", command.display(), std::env::var("PATH").unwrap());
    let script = kept.join("figures.sh").canonicalize().unwrap();
    let output = Command::new("sh").arg(script).current_dir(&made).env("PATH", path).output();
    let output = output.unwrap();
    assert!(output.status.success(), "{output:?}");
    let mut count = 0;
    for entry in std::fs::read_dir(&made).unwrap() {
        let file = entry.unwrap().file_name();
        let figure = std::fs::read_to_string(made.join(&file)).unwrap();
        if std::env::var_os("UPDATE_CASES").is_some() {
            std::fs::write(kept.join(&file), &figure).unwrap();
        }
        assert_eq!(figure, std::fs::read_to_string(kept.join(&file)).unwrap(), "{file:?}");
        count += 1;
    }
    // All that the paper reads is there.
    let paper = std::fs::read_to_string(kept.join("paper.tex")).unwrap();
    let reads = paper.matches("\\game{").count() + paper.matches("\\input{").count();
    // One \input stands in the definition of \game.
    assert_eq!(count, reads - 1);
}

/// The pictures of the book are what the command draws now; `UPDATE_CASES=1` writes them anew.
#[test]
fn pictures_of_the_book() {
    let made = folder("book-pictures");
    let kept = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../book/src/pictures");
    for (file, arguments) in [
        ("thermograph.svg", &["thermograph", "{7|5||1/2*}", "--below-zero", "--scaffolds"][..]),
        ("thermographs.svg", &["thermograph", "{4||2|0}", "{3|-1}", "{10|2||-5}"]),
        ("tree.svg", &["tree", "+-{1,{2|-1/2}}"]),
        ("day-2.svg", &["hasse", "BornBy(2).ToList"]),
        ("clobber.svg", &["game.grid.Clobber(\"xo.|xxo|o.x\")"]),
        ("hackenbush.svg", &["game.graph.Hackenbush(\"l(r;e(l;r(l)))\")"]),
        ("moves.svg", &["moves", "game.grid.Clobber(\"xo.|oxo\")"]),
    ] {
        let output = draw(&made, &[arguments, &["--theme", "auto", "-o", file]].concat());
        assert!(output.status.success(), "{output:?}");
        let picture = std::fs::read_to_string(made.join(file)).unwrap();
        if std::env::var_os("UPDATE_CASES").is_some() {
            std::fs::write(kept.join(file), &picture).unwrap();
        }
        assert_eq!(picture, std::fs::read_to_string(kept.join(file)).unwrap(), "{file}");
    }
}
