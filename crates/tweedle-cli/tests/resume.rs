//! `tweedle grundy` killed again and again, and what it makes of damaged files.

use std::fs;
use std::path::PathBuf;
use std::process::{Command, Stdio};
use std::time::Duration;

fn tweedle(arguments: &[&str]) -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_tweedle"));
    command.args(["grundy"]).args(arguments).stdout(Stdio::null()).stderr(Stdio::piped());
    command
}

/// An empty folder of its own.
fn folder(name: &str) -> PathBuf {
    let folder = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join(name);
    let _ = fs::remove_dir_all(&folder);
    fs::create_dir_all(&folder).expect("a folder");
    folder
}

#[test]
fn killed_twenty_times() {
    let folder = folder("killed");
    let [straight, killed] = ["straight.tgv", "killed.tgv"].map(|name| folder.join(name));
    let path = |path: &PathBuf| path.to_str().expect("UTF-8").to_owned();
    let arguments =
        |out: &str| ["0.6", "--to", "300000", "--out", out, "--resume"].map(str::to_owned);
    let command = |out: &PathBuf| {
        let arguments = arguments(&path(out));
        tweedle(&arguments.each_ref().map(String::as_str))
    };
    let mut random = fastrand::Rng::with_seed(8);
    let mut kills = 0;
    for _ in 0..20 {
        let mut child = command(&killed).spawn().expect("the command starts");
        std::thread::sleep(Duration::from_millis(random.u64(1..60)));
        kills += u32::from(child.kill().is_ok());
        child.wait().expect("it ends");
    }
    assert_eq!(kills, 20);
    for out in [&killed, &straight] {
        assert!(command(out).status().expect("the command starts").success());
    }
    assert!(fs::read(&killed).expect("a file") == fs::read(&straight).expect("a file"));
    // Nothing else is left, of no run.
    assert_eq!(fs::read_dir(&folder).expect("a folder").count(), 2);
}

#[test]
fn damaged_files_are_refused() {
    let folder = folder("damaged");
    let file = folder.join("values.tgv");
    let out = file.to_str().expect("UTF-8");
    let checkpoint = format!("{out}.checkpoint");
    let run = |code: &str, more: &[&str]| {
        let to: &[&str] = if more.contains(&"--to") { &[] } else { &["--to", "70000"] };
        let output = tweedle(&[code, "--out", out]).args(to).args(more).output();
        let output = output.expect("the command starts");
        (output.status.code(), String::from_utf8_lossy(&output.stderr).replace(out, "FILE"))
    };
    // The name of a file that is there already is a mistake in an argument; that a file is not as it was is none.
    let refused = |code: &str, more: &[&str], expected: &str| {
        let status = if expected.contains("is there already") { 2 } else { 1 };
        assert_eq!(run(code, more), (Some(status), format!("error[bad-file]: {expected}\n")));
    };
    // A run that is not complete has a checkpoint beside it.
    let (status, message) = run("0.106", &["--to", "1e12", "--memory", "3M"]);
    assert!(status == Some(3) && message.contains("they are in FILE."), "{message}");
    let (values, about) = (fs::read(&file).expect("values"), fs::read(&checkpoint).expect("text"));
    refused(
        "0.106",
        &[],
        "FILE.checkpoint is there already: go on with it by `--resume`, or remove it.",
    );
    refused(
        "0.6",
        &["--resume"],
        "Cannot go on with FILE: It has the values of 0.106, not of 0.6.",
    );
    fs::write(&file, &values[..values.len() - 9]).expect("a file");
    let message = format!(
        "Cannot go on with FILE: It is truncated: the checkpoint is about {} bytes, and the file has {}.",
        values.len(),
        values.len() - 9
    );
    refused("0.106", &["--resume"], &message);
    let mut altered = values.clone();
    altered[40_000] ^= 1;
    fs::write(&file, &altered).expect("a file");
    let message =
        "Cannot go on with FILE: It was altered after its checkpoint: the checksums differ.";
    refused("0.106", &["--resume"], message);
    fs::write(&file, &values).expect("a file");
    fs::write(&checkpoint, &about[..about.len() / 2]).expect("a file");
    let (status, message) = run("0.106", &["--resume"]);
    assert_eq!(status, Some(1));
    assert!(message.starts_with("error[bad-file]: FILE.checkpoint is damaged: "), "{message}");
    fs::remove_file(&checkpoint).expect("it was there");
    let message =
        "FILE is there already, without FILE.checkpoint: remove it, or choose another name.";
    refused("0.106", &["--resume"], message);
    // Nothing was lost.
    fs::write(&checkpoint, &about).expect("a file");
    assert_eq!(run("0.106", &["--resume"]), (Some(0), String::new()));
    assert_eq!(fs::read(&file).expect("values"), values);
}

#[test]
fn a_finished_table_has_nothing_left_to_do() {
    let folder = folder("finished");
    let file = folder.join("x.csv");
    let out = file.to_str().expect("UTF-8");
    let run = |to: &str, more: &[&str]| {
        let arguments = ["0.77", "--to", to, "--format", "csv", "--out", out];
        let output = tweedle(&arguments).args(more).output().expect("the command starts");
        output.status.code()
    };
    assert_eq!(run("100", &[]), Some(0));
    let text = fs::read(&file).expect("a table");
    assert_eq!(run("100", &["--resume"]), Some(0));
    // Another table is none of ours to write over.
    assert_eq!(run("200", &["--resume"]), Some(2));
    assert_eq!(run("100", &[]), Some(2));
    fs::write(&file, &text[..text.len() - 3]).expect("a file");
    assert_eq!(run("100", &["--resume"]), Some(2));
    fs::write(&file, &text).expect("a file");
    assert_eq!(fs::read(&file).expect("a table"), text);
}
