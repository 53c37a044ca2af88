//! `tweedle tree`: one position by several processes, killed and damaged; its proof is checked, and the winner is that of `solve`.

#[path = "common/in_folder.rs"]
mod in_folder;

use in_folder::{bad, folder, good, run, tweedle};
use std::fs;
use std::path::Path;
use std::process::{Child, Command, Stdio};
use std::thread::sleep;
use std::time::Duration;

/// Positions of one ruleset and of two; of some the tree has many leaves if each is looked at for a moment.
const POSITIONS: [&str; 4] = [
    "game.grid.Domineering(Grid.Empty(4,5))",
    "game.grid.NoGo(Grid.Empty(3,4))",
    "game.grid.Clobber(\"xoxox|oxoxo|xoxox|oxoxo\")",
    "game.grid.NoGo(Grid.Empty(3,3))+game.grid.Clobber(\"xoxox|oxoxo|xoxox\")",
];

fn plan(folder: &Path, name: &str, position: &str, first: &str) {
    good(folder, &["tree", "plan", name, position, "--first", first, "--leaf", "1"]);
}

/// A process at work on a tree.
fn worker(folder: &Path, name: &str) -> Child {
    let mut worker = tweedle(folder, &["--threads", "1", "tree", "run", name]);
    worker.stdout(Stdio::null()).stderr(Stdio::null()).spawn().expect("it starts")
}

/// The proof is one of who wins, as `solve` says it.
fn is_proved(folder: &Path, name: &str, position: &str, first: &str) {
    let proof = format!("{name}-{first}.proof");
    good(folder, &["tree", "merge", name, "--first", first, "--out", &proof]);
    let checked = good(folder, &["solve", "--check", &proof, "--first", first, position]);
    let solved = good(folder, &["solve", "--first", first, position]);
    assert!(checked.contains(" proves it"), "{checked}");
    let winner = solved.lines().last().expect("a sentence");
    assert!(checked.contains(winner), "{position}: {checked}{solved}");
}

#[test]
fn two_processes_prove_who_wins() {
    let folder = folder("trees-two");
    for (number, position) in POSITIONS.into_iter().enumerate() {
        let name = format!("tree-{number}");
        plan(&folder, &name, position, "both");
        for mut worker in [(), ()].map(|()| worker(&folder, &name)) {
            assert!(worker.wait().expect("it ends").success(), "{position}");
        }
        for first in ["left", "right"] {
            is_proved(&folder, &name, position, first);
        }
        assert!(good(&folder, &["tree", "status", &name]).contains(" wins."));
    }
}

#[test]
fn killed_twenty_times() {
    let folder = folder("trees-killed");
    let position = "game.grid.NoGo(Grid.Empty(4,4))";
    plan(&folder, "tree", position, "left");
    let mut random = fastrand::Rng::with_seed(3);
    let (mut kills, mut pause) = (0, 200);
    while kills < 20 {
        let mut workers = [(), ()].map(|()| worker(&folder, "tree"));
        sleep(Duration::from_millis(pause + random.u64(0..pause)));
        for worker in &mut workers {
            if worker.try_wait().expect("it can be asked").is_none() {
                worker.kill().expect("it is killed");
                kills += 1;
            }
            worker.wait().expect("it ends");
        }
        // What is done needs no more kills; a slow machine needs more time to do anything.
        if good(&folder, &["tree", "status", "tree"]).contains(" wins.") {
            break;
        }
        pause = (pause + 20).min(2000);
    }
    assert!(worker(&folder, "tree").wait().expect("it ends").success());
    is_proved(&folder, "tree", position, "left");
    // Nothing is left of those that were killed but their logs and locks that hold nobody up.
    assert!(fs::read_dir(folder.join("tree/logs")).expect("a folder").count() > 1);
}

#[test]
fn a_full_disk_and_a_slow_worker() {
    let folder = folder("trees-full-and-slow");
    let position = "game.grid.NoGo(Grid.Empty(4,4))";
    plan(&folder, "tree", position, "left");
    // A log that cannot be longer than some blocks of 512 bytes, as on a full disk.
    let script = "trap '' XFSZ; ulimit -f 4; exec \"$0\" --threads 1 tree run tree";
    let full = Command::new("sh")
        .args(["-c", script, env!("CARGO_BIN_EXE_tweedle")])
        .current_dir(&folder)
        .output()
        .expect("the shell starts");
    let said = String::from_utf8_lossy(&full.stderr);
    assert_eq!(full.status.code(), Some(1), "{said}");
    assert!(said.contains("Cannot write tree/logs/000001.jsonl"), "{said}");
    // A process that stands still holds up its leaf, and no other one.
    let signal = |name: &str, child: &Child| {
        let sent = Command::new("kill").args([name, &child.id().to_string()]).status();
        assert!(sent.expect("kill starts").success());
    };
    let mut slow = worker(&folder, "tree");
    let lines = || {
        fs::read_to_string(folder.join("tree/logs/000002.jsonl"))
            .map_or(0, |log| log.lines().count())
    };
    let mut stands = true;
    while stands && lines() < 5 {
        sleep(Duration::from_millis(2));
        stands = slow.try_wait().expect("it can be asked").is_none();
    }
    if stands {
        signal("-STOP", &slow);
    }
    let before = fs::read_dir(folder.join("tree/logs")).expect("a folder").count();
    run(&folder, &["--timeout", "1s", "--threads", "1", "tree", "run", "tree"]);
    if stands {
        assert!(fs::read_dir(folder.join("tree/logs")).expect("a folder").count() > before);
        signal("-CONT", &slow);
    }
    slow.wait().expect("it ends");
    assert!(worker(&folder, "tree").wait().expect("it ends").success());
    is_proved(&folder, "tree", position, "left");
}

#[test]
fn what_is_wrong_is_refused() {
    let folder = folder("trees-refused");
    let position = POSITIONS[1];
    for other in ["game.heap.Nim(3)", "game.strip.BackslidingToadsAndFrogs(\"t.f\")", "1/2"] {
        let (status, message) = bad(&folder, &["tree", "plan", "other", other]);
        assert_eq!(status, Some(2), "{message}");
    }
    assert!(!folder.join("other").exists());
    plan(&folder, "tree", position, "both");
    let (status, message) = bad(&folder, &["tree", "plan", "tree", position, "--first", "left"]);
    assert_eq!(status, Some(2));
    assert!(message.contains("another proof tree"), "{message}");
    let merge = ["tree", "merge", "tree", "--out", "it.proof"];
    let (status, message) = bad(&folder, &merge);
    assert_eq!(status, Some(2));
    assert!(message.contains("Say who moves first"), "{message}");
    let merge = [&merge[..], &["--first", "left"]].concat();
    let (status, message) = bad(&folder, &merge);
    assert_eq!(status, Some(2));
    assert!(message.contains("not known or not proved"), "{message}");
    good(&folder, &["tree", "run", "tree", "--without-proof"]);
    assert!(bad(&folder, &merge).1.contains("not known or not proved"));
    good(&folder, &["tree", "run", "tree"]);
    // A proof that was damaged is made again.
    let proofs = fs::read_dir(folder.join("tree/proofs")).expect("a folder");
    for proof in proofs.map(|proof| proof.expect("a file").path()) {
        let text = fs::read_to_string(&proof).expect("text");
        fs::write(&proof, text.replacen("\"mover\":\"left\"", "\"mover\":\"right\"", 1))
            .expect("it is written");
    }
    let (status, message) = bad(&folder, &merge);
    assert!(status == Some(1) || status == Some(2), "{message}");
    assert!(message.contains("was damaged"), "{message}");
    for proof in fs::read_dir(folder.join("tree/proofs")).expect("a folder") {
        fs::remove_file(proof.expect("a file").path()).expect("it is removed");
    }
    good(&folder, &["tree", "run", "tree"]);
    is_proved(&folder, "tree", position, "left");
    // A line that was cut is that of a process that was lost; one that was altered is told of, and so is a log of another version.
    let log = folder.join("tree/logs/000001.jsonl");
    let text = fs::read_to_string(&log).expect("text");
    fs::write(&log, &text[..text.len() - 9]).expect("it is written");
    good(&folder, &["tree", "status", "tree"]);
    for (old, new) in [("\"positions\":", "\"positions\":1"), ("\"version\":\"", "\"version\":\"9")]
    {
        fs::write(&log, text.replacen(old, new, 1)).expect("it is written");
        let (status, message) = bad(&folder, &["tree", "run", "tree"]);
        assert!(status == Some(1) || status == Some(2), "{message}");
        assert!(message.contains("was altered"), "{message}");
    }
    let (status, message) = bad(&folder, &["tree", "status", "nothing"]);
    assert!(status == Some(2) && message.contains("Cannot read nothing"), "{message}");
}

/// A worker that says who wins, and is wrong, makes no proof.
#[test]
fn nobody_is_trusted() {
    let folder = folder("trees-liar");
    good(&folder, &["tree", "plan", "tree", POSITIONS[0], "--first", "left"]);
    good(&folder, &["tree", "run", "tree"]);
    let log = folder.join("tree/logs/000001.jsonl");
    let text = fs::read_to_string(&log).expect("text");
    let altered: Vec<String> = text
        .lines()
        .map(|line| {
            let (line, _) = line.rsplit_once(",\"crc32\"").expect("a checksum");
            let lie = if line.contains("{\"wins\":true}") {
                line.replace("{\"wins\":true}", "{\"wins\":false}")
            } else {
                line.replace("{\"wins\":false}", "{\"wins\":true}")
            };
            format!(
                "{lie},\"crc32\":\"{:08x}\"}}\n",
                crc32fast::hash(format!("{lie}}}").as_bytes())
            )
        })
        .collect();
    fs::write(&log, altered.concat()).expect("it is written");
    fs::remove_dir_all(folder.join("tree/proofs")).expect("a folder");
    fs::create_dir(folder.join("tree/proofs")).expect("a folder");
    good(&folder, &["tree", "run", "tree"]);
    let (_, message) = bad(&folder, &["tree", "merge", "tree", "--out", "it.proof"]);
    assert!(message.contains("is no proof of this winner"), "{message}");
    assert!(!folder.join("it.proof").exists());
}
