//! `tweedle database` and `--database` on files.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

/// An empty folder of its own.
fn folder(name: &str) -> PathBuf {
    let folder = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join("databases").join(name);
    let _ = fs::remove_dir_all(&folder);
    fs::create_dir_all(&folder).expect("a folder");
    folder
}

/// The exit status, and what a command prints and says.
fn run(folder: &Path, arguments: &[&str]) -> (Option<i32>, String, String) {
    let mut command = Command::new(env!("CARGO_BIN_EXE_tweedle"));
    let output = command.args(arguments).current_dir(folder).output().expect("the command runs");
    let text = |bytes| String::from_utf8(bytes).expect("UTF-8");
    (output.status.code(), text(output.stdout), text(output.stderr))
}

fn words(line: &str) -> Vec<&str> {
    line.split(' ').collect()
}

#[test]
fn a_database_is_built_read_and_checked() {
    let folder = folder("built");
    let build = words("database game.strip.TopplingDominoes --cells 6 --out toppling.values");
    let (status, built, said) = run(&folder, &build);
    assert_eq!((status, said.as_str()), (Some(0), ""));
    assert!(built.starts_with("game.strip.TopplingDominoes, up to 6 cells: "), "{built}");
    let (status, checked, said) = run(&folder, &words("database --check toppling.values"));
    assert_eq!((status, said.as_str()), (Some(0), ""));
    assert!(checked.ends_with("were found again.\n"), "{checked}");
    // Nothing is overwritten unasked, and with all found there is nothing more to do.
    let (status, _, said) = run(&folder, &build);
    assert_eq!(status, Some(2));
    assert!(said.contains("is there already: go on with it by `--resume`"), "{said}");
    let before = fs::read(folder.join("toppling.values")).expect("a file");
    assert_eq!(run(&folder, &[&build[..], &["--resume"]].concat()).1, built);
    assert!(fs::read(folder.join("toppling.values")).expect("a file") == before);
    // Only the file is left.
    assert_eq!(fs::read_dir(&folder).expect("a folder").count(), 1);
    let position = "game.strip.TopplingDominoes(\"lrelrlerl\")";
    let value = format!("{position}.CanonicalForm");
    for arguments in [
        vec!["eval", &value],
        vec!["analyze", position],
        vec!["solve", position, "--all"],
        vec!["play", position, "--left", "perfect", "--right", "naive"],
        vec!["verify", position, "--player", "left"],
    ] {
        let plain = run(&folder, &arguments);
        let helped = run(&folder, &[&["--database", "toppling.values"], &arguments[..]].concat());
        // How many positions `verify` tells of does not depend on it.
        assert_eq!(plain, helped, "{arguments:?}");
        let after = run(&folder, &[&arguments[..], &["--database", "toppling.values"]].concat());
        assert_eq!(plain, after, "{arguments:?}");
    }
    // Several, of which one is of another ruleset.
    run(&folder, &words("database game.grid.Clobber --cells 4 --out clobber.values"));
    let both = words("--database clobber.values --database toppling.values solve --stats");
    let (_, helped, _) =
        run(&folder, &[&both[..], &["game.strip.TopplingDominoes(\"lrele\")"]].concat());
    assert!(helped.contains("0 positions"), "{helped}");
}

#[test]
fn what_is_no_database_is_refused_by_every_command() {
    let folder = folder("refused");
    run(&folder, &words("database game.grid.Clobber --cells 6 --out it.values"));
    let whole = fs::read(folder.join("it.values")).expect("a file");
    fs::write(folder.join("cut.values"), &whole[..whole.len() - 1]).expect("a file");
    let mut altered = whole.clone();
    altered[300] ^= 4;
    fs::write(folder.join("altered.values"), &altered).expect("a file");
    fs::write(folder.join("other.values"), "dear diary\n").expect("a file");
    for (file, why) in [
        ("missing.values", "Cannot read missing.values: "),
        ("cut.values", "Cannot read the database cut.values: its end is missing or was altered."),
        ("other.values", "Cannot read the database other.values: it is no file of values"),
        (".", "Cannot read .: it is a directory, not a file."),
    ] {
        for command in
            [vec!["eval", "1"], vec!["solve", "game.heap.Nim(3)"], vec!["repl"], vec!["batch"]]
        {
            let (status, printed, said) =
                run(&folder, &[&["--database", file], &command[..]].concat());
            assert_eq!((status, printed.as_str()), (Some(2), ""), "{file} {command:?}: {said}");
            assert!(said.starts_with(&format!("error[bad-file]: {why}")), "{said}");
        }
        let (status, _, said) = run(&folder, &["database", "--check", file]);
        assert_eq!(status, Some(2), "{said}");
    }
    let (status, _, said) = run(&folder, &words("database --check altered.values"));
    assert_eq!(status, Some(2));
    assert_eq!(said, "error[bad-file]: Cannot read the database altered.values: it was altered.\n");
}
