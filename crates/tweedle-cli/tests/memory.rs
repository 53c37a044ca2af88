//! `--memory` bounds what the process takes, seen from outside of it.
#![cfg(target_os = "linux")]

use std::fs;
use std::io::Read;
use std::process::{Command, Stdio};
use std::thread;
use std::time::Duration;

/// The greatest resident size of the process so far, in bytes; `None` when it has ended.
fn peak(process: u32) -> Option<u64> {
    let status = fs::read_to_string(format!("/proc/{process}/status")).ok()?;
    let line = status.lines().find_map(|line| line.strip_prefix("VmHWM:"))?;
    let kilobytes: u64 = line.trim().strip_suffix(" kB")?.parse().ok()?;
    Some(kilobytes << 10)
}

/// What a run did: the greatest resident size, the exit status, and the standard error.
fn run(arguments: &[&str], memory: &str, timeout: &str) -> (u64, Option<i32>, String) {
    let mut child = Command::new(env!("CARGO_BIN_EXE_tweedle"))
        .args(["--memory", memory, "--timeout", timeout])
        .args(arguments)
        .stdout(Stdio::null())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap();
    let mut said = child.stderr.take().unwrap();
    let reader = thread::spawn(move || {
        let mut text = String::new();
        said.read_to_string(&mut text).map(|_| text)
    });
    let mut greatest = 0;
    let status = loop {
        greatest = peak(child.id()).unwrap_or(0).max(greatest);
        if let Some(status) = child.try_wait().unwrap() {
            break status;
        }
        thread::sleep(Duration::from_millis(2));
    };
    (greatest, status.code(), reader.join().unwrap().unwrap())
}

/// Heavy questions of every kind: each ends by its answer, its time or its budget, and takes little more
/// memory than it may. Some once took gigabytes.
#[test]
fn heavy_questions_keep_within_their_budgets() {
    let chain = "l".repeat(30_000);
    let hackenbush = format!("game.graph.Hackenbush(\"{chain}\")");
    let options = format!("{hackenbush}.Options(Left).Length");
    let value = format!("{hackenbush}.CanonicalForm");
    let moves = "game.heap.PartizanTakeAndBreak(\"0.3\",\"0.3\")(\"20000000\").OutcomeClass";
    let questions: &[&[&str]] = &[
        // Long paths, and positions of many options.
        &["eval", "game.heap.Wythoff(\"(100000,100000)\").NimValue"],
        &["eval", "game.heap.Euclid(\"(1000000,7)\").NimValue"],
        &["eval", "game.entailing.CarryOnNim([1])(20000).NimValue"],
        &["eval", "game.heap.Subtraction([1],true)(30000).MisereOutcomeClass"],
        &["eval", "game.heap.TakeAway(10000)(20000).NimValue"],
        &["eval", "game.heap.TakeAway(3/2)(1000000).NimValue"],
        &["eval", "game.heap.Kayles(\"20000\").MisereOutcomeClass"],
        &["eval", "game.heap.Nim(1000000000).Options(Left).Length"],
        &["eval", moves],
        &["eval", &options],
        &["eval", &value],
        // Followers and labels.
        &["analyze", "--targets", "game.heap.Nim(\"60,60,60\")"],
        &["eval", "game.heap.Nim(\"100,100,100\").Followers.Length"],
        // Boards: values, outcomes, sums, misère play.
        &["eval", "game.grid.Domineering(Grid.Empty(6,7)).CanonicalForm"],
        &["eval", "game.grid.Domineering(Grid.Empty(6,7)).OutcomeClass"],
        &["eval", "game.grid.Amazons(\"x....|.....|.....|....o\").CanonicalForm"],
        &["eval", "game.grid.Clobber(\"xoxox|oxoxo|xoxox|oxoxo|xoxox\").MisereOutcomeClass"],
        &[
            "eval",
            "(game.grid.Clobber(\"xoxox|oxoxo|xoxox|oxoxo\")+game.heap.Nim(1)).MisereOutcomeClass",
        ],
        &["eval", "game.graph.Snort(\"----------------------------------------\").CanonicalForm"],
        &["eval", "*10000000 + {1|-1}"],
        // Entailing moves, Nimstring, scores, sequences, nimbers by search.
        &["eval", "game.grid.AtariGo(Grid.Empty(4,4)).AffineForm"],
        &["eval", "game.entailing.Nimstring(5,5)(\"empty\").NimValue"],
        &["nimstring", "5x5"],
        &["boxes", "4x4"],
        &["grundy", "0.007", "--to", "100000000"],
        &["grundy", "0.7f", "--misere", "--to", "5000"],
        &["entails", "--to", "3000000"],
        &["nimber", "game.grid.Cram(Grid.Empty(5,9))"],
        // Strategies.
        &["verify", "game.grid.Cram(Grid.Empty(5,5))", "--strategy", "brute"],
        &["tournament", "game.grid.Domineering(Grid.Empty(8,8))"],
    ];
    let allowed = (32 << 20) * 5 / 4 + (20 << 20);
    let mut measured = 0;
    for question in questions {
        let (greatest, status, said) = run(question, "32M", "1s");
        measured += usize::from(greatest > 0);
        let name = question.join(" ").chars().take(100).collect::<String>();
        assert!(matches!(status, Some(0 | 2 | 3)), "{name}: {status:?} {said}");
        assert!(greatest < allowed, "{name}: {greatest} of {allowed} bytes");
    }
    // Some end before anybody can look.
    assert!(measured >= 20, "only {measured} were measured");
}

/// The sum of a board and a heap once took five times its budget, and was never refused.
#[test]
fn a_sum_of_rulesets_keeps_within_its_budget() {
    let board = "game.grid.Clobber(\"xoxox|oxoxo|xoxox|oxoxo\") + game.heap.Nim(1)";
    let (_, status, said) = run(&["eval", &format!("({board}).MisereOutcomeClass")], "24M", "100s");
    assert_eq!(status, Some(3), "{said}");
    assert!(said.contains("memory budget"), "{said}");
}

/// Where the system has less than the budget, there is a sentence and the status of a budget.
#[test]
fn a_refusal_of_the_system_is_no_crash() {
    let program = env!("CARGO_BIN_EXE_tweedle");
    let question = "game.grid.Domineering(Grid.Empty(6,8)).CanonicalForm";
    let script = format!("ulimit -v 120000; exec {program} --memory 8G eval '{question}'");
    let output = Command::new("sh").args(["-c", &script]).output().unwrap();
    let said = String::from_utf8_lossy(&output.stderr);
    assert_eq!(output.status.code(), Some(3), "{said}");
    assert!(said.contains("The system has no more memory"), "{said}");
}
