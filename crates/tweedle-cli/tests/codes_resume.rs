//! A classification that was interrupted goes on where it was.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

/// Runs `tweedle codes` with `--out` and `--resume`, and returns the exit status and what was said.
fn codes(range: &str, to: &str, path: &Path) -> (Option<i32>, String) {
    let output = Command::new(env!("CARGO_BIN_EXE_tweedle"))
        .args(["codes", range, "--to", to, "--resume", "--out"])
        .arg(path)
        .output()
        .unwrap();
    (output.status.code(), String::from_utf8(output.stderr).unwrap())
}

fn file(name: &str) -> PathBuf {
    let path = Path::new(env!("CARGO_TARGET_TMPDIR")).join(name);
    let _ = fs::remove_file(&path);
    path
}

#[test]
fn rows_after_the_last_complete_one_are_written() {
    for name in ["codes.csv", "codes.json"] {
        let path = file(name);
        assert_eq!(codes("0.01..0.77", "200", &path), (Some(0), String::new()));
        let whole = fs::read_to_string(&path).unwrap();
        assert!(whole.lines().count() >= 63);
        // Cut off anywhere: nowhere, in the headings, between rows, within one.
        let ends = whole.match_indices('\n').map(|(end, _)| end + 1);
        let some = ends.step_by(20).flat_map(|end| [end, end + 5]);
        for end in some.chain([0, 3, whole.len()]).filter(|&end| end <= whole.len()) {
            fs::write(&path, &whole[..end]).unwrap();
            assert_eq!(codes("0.01..0.77", "200", &path), (Some(0), String::new()), "{end}");
            assert_eq!(fs::read_to_string(&path).unwrap(), whole, "{end}");
        }
    }
}

#[test]
fn other_files_are_refused_and_left_alone() {
    let path = file("other.csv");
    assert_eq!(codes("0.01..0.17", "200", &path).0, Some(0));
    let whole = fs::read_to_string(&path).unwrap();
    let check = |text: &str, range: &str, to: &str, message: &str| {
        fs::write(&path, text).unwrap();
        let (status, said) = codes(range, to, &path);
        assert!(said.ends_with(&format!(": {message}.\n")), "{said}");
        assert_eq!(status, Some(1));
        assert_eq!(fs::read_to_string(&path).unwrap(), text);
    };
    check(&whole, "0.02..0.17", "200", "line 2 is not about 0.02");
    check(&whole, "0.01..0.1", "200", "line 10 is beyond the last code of 0.01..0.10");
    check(&whole, "0.01..0.17", "300", "line 5 is not of a run with `--to 300`");
    check("dear diary\n", "0.01..0.17", "200", &format!("its first line is not `{HEADINGS}`"));
    check("dear diary", "0.01..0.17", "200", "it is not a file of this command");
}

const HEADINGS: &str =
    "code,name,standard_form,shift,period,preperiod,saltus,proof,largest,heaps,crc32";

/// Runs `tweedle codes --misere` with `--out` and `--resume`, and returns the exit status and what was said.
fn misere_codes(threads: &str, steps: &str, path: &Path) -> (Option<i32>, String) {
    let output = Command::new(env!("CARGO_BIN_EXE_tweedle"))
        .args(["codes", "0.01..0.27", "--misere", "--to", "12", "--steps", steps])
        .args(["--threads", threads, "--resume", "--out"])
        .arg(path)
        .output()
        .unwrap();
    (output.status.code(), String::from_utf8(output.stderr).unwrap())
}

/// The rows have the same bytes for each number of threads, and after an interruption.
#[test]
fn misere_rows_are_the_same_each_time() {
    for name in ["misere.csv", "misere.json"] {
        let path = file(name);
        assert_eq!(misere_codes("1", "1000", &path), (Some(0), String::new()));
        let whole = fs::read_to_string(&path).unwrap();
        assert!(whole.lines().count() >= 22);
        for word in ["proved", "heap 12", "steps 1000"] {
            assert!(whole.contains(word), "{word}");
        }
        let ends = whole.match_indices('\n').map(|(end, _)| end + 1);
        for end in ends.step_by(7).flat_map(|end| [end, end + 5]).filter(|&end| end <= whole.len())
        {
            fs::write(&path, &whole[..end]).unwrap();
            assert_eq!(misere_codes("2", "1000", &path), (Some(0), String::new()), "{end}");
            assert_eq!(fs::read_to_string(&path).unwrap(), whole, "{end}");
        }
        let (status, said) = misere_codes("2", "3000", &path);
        assert_eq!(status, Some(1));
        let work = "is not of a run with `--misere --to 12 --most 1000 --steps 3000`.\n";
        assert!(said.ends_with(work), "{said}");
        assert_eq!(fs::read_to_string(&path).unwrap(), whole);
    }
}

/// Each row has a certificate, which another command accepts; an altered one is refused.
#[test]
fn misere_rows_have_certificates() {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join("quotients");
    let _ = fs::remove_dir_all(&folder);
    let tweedle = |arguments: &[&str]| {
        let output = Command::new(env!("CARGO_BIN_EXE_tweedle")).args(arguments).output().unwrap();
        (output.status.code(), String::from_utf8(output.stdout).unwrap())
    };
    let named = folder.display().to_string();
    let (status, rows) = tweedle(&[
        "codes",
        "0.70..0.77",
        "--misere",
        "--to",
        "9",
        "--format",
        "csv",
        "--certificates",
        &named,
    ]);
    assert_eq!((status, rows.lines().count()), (Some(0), 9));
    for row in rows.lines().skip(1) {
        let cells: Vec<&str> = row.split(',').collect();
        let (code, order) = (cells[0], cells[3]);
        let path = folder.join(format!("{code}.json")).display().to_string();
        let (status, said) = tweedle(&["grundy", "--check", &path]);
        assert_eq!(status, Some(0), "{code}");
        assert!(said.contains(&format!(" of {code} has the order {order},")), "{said}");
        let text = fs::read_to_string(&path).unwrap();
        fs::write(&path, text.replacen("\"lost\":[", "\"lost\":[0,", 1)).unwrap();
        assert_ne!(tweedle(&["grundy", "--check", &path]).0, Some(0), "{code}");
    }
}

/// Without `--to` the heaps up to 100 are looked at: those of 0.44 have a period that shows later.
#[test]
fn misere_heaps_end_at_100() {
    let output = Command::new(env!("CARGO_BIN_EXE_tweedle"))
        .args(["codes", "0.44..0.44", "--misere", "--format", "csv"])
        .output()
        .unwrap();
    let rows = String::from_utf8(output.stdout).unwrap();
    assert!(rows.ends_with(",100,heap 100\n"), "{rows}");
}
