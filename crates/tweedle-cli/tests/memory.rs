//! `--memory`, `--timeout` and Ctrl-C bound what the process takes, seen from outside of it.
#![cfg(target_os = "linux")]

#[path = "common/process.rs"]
mod process;

use std::io::Read;
use std::process::{Command, Stdio};
use std::thread;
use std::time::Duration;

/// Where a proof goes.
const PROOF: &str = concat!(env!("CARGO_TARGET_TMPDIR"), "/heavy.proof");

/// How many hundredths of a second the process has been on a processor so far; `None` when it has ended.
fn hundredths(process: u32) -> Option<u64> {
    Some(process::worked(process)?.as_millis() as u64 / 10)
}

/// What a run did.
struct Run {
    /// The greatest resident size, in bytes.
    greatest: u64,
    /// Hundredths of a second on a processor.
    worked: u64,
    /// The same after Ctrl-C, if there was one.
    worked_on: Option<u64>,
    status: Option<i32>,
    /// The standard error.
    said: String,
}

/// Runs the command; with Ctrl-C after so many hundredths of a second on a processor, if that is wanted.
fn run(arguments: &[&str], memory: &str, timeout: &str, interrupt: Option<u64>) -> Run {
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
    let (mut greatest, mut worked, mut interrupted) = (0, 0, None);
    let status = loop {
        greatest = process::size(child.id(), "VmHWM").unwrap_or(0).max(greatest);
        worked = hundredths(child.id()).unwrap_or(0).max(worked);
        if interrupted.is_none() && interrupt.is_some_and(|after| worked >= after) {
            let kill = Command::new("kill").args(["-INT", &child.id().to_string()]).status();
            assert!(kill.unwrap().success());
            interrupted = Some(hundredths(child.id()).unwrap_or(worked));
        }
        if let Some(status) = child.try_wait().unwrap() {
            break status;
        }
        thread::sleep(Duration::from_millis(2));
    };
    let said = reader.join().unwrap().unwrap();
    let worked_on = interrupted.map(|before| worked.saturating_sub(before));
    Run { greatest, worked, worked_on, status: status.code(), said }
}

/// A run that is in time, of at most three: on a busy machine the thread that looks at the clock may wait for a
/// processor while the calculation has one.
fn best_of(run: impl Fn() -> Run, in_time: impl Fn(&Run) -> bool) -> Run {
    (0..2).map(|_| run()).find(in_time).unwrap_or_else(run)
}

/// Heavy questions of every kind. Some once took gigabytes, or minutes after their time was over.
fn heavy() -> Vec<Vec<String>> {
    let chain = "l".repeat(30_000);
    let hackenbush = format!("game.graph.Hackenbush(\"{chain}\")");
    let options = format!("{hackenbush}.Options(Left).Length");
    let value = format!("{hackenbush}.CanonicalForm");
    let deep = format!("game.graph.Hackenbush(\"{}\").CanonicalForm", "lr".repeat(30_000));
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
        &["solve", "game.grid.Domineering(Grid.Empty(10,10))"],
        &[
            "solve",
            "game.grid.Domineering(Grid.Empty(9,9)) + game.grid.Domineering(Grid.Empty(9,7))",
        ],
        &["solve", "3*game.grid.Amazons(\"x....|.....|.....|....o\") + game.heap.Nim(5)"],
        &["solve", "20*game.graph.Snort(\"--------------\")", "--all"],
        &[
            "solve",
            "game.grid.Domineering(Grid.Empty(8,8))",
            "--first",
            "left",
            "--proof",
            PROOF,
            "--force",
        ],
        &["eval", "game.grid.Amazons(\"x....|.....|.....|....o\").CanonicalForm"],
        &["eval", "game.grid.Clobber(\"xoxox|oxoxo|xoxox|oxoxo|xoxox\").MisereOutcomeClass"],
        &[
            "eval",
            "(game.grid.Clobber(\"xoxox|oxoxo|xoxox|oxoxo\")+game.heap.Nim(1)).MisereOutcomeClass",
        ],
        &["eval", "game.graph.Snort(\"----------------------------------------\").CanonicalForm"],
        &["eval", "*10000000 + Tiny(1)"],
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
        // Arithmetic, and what is long before it is a game.
        &["eval", "{*10000000|0}"],
        &["eval", "^[100000] + ^[99999]"],
        &["eval", &deep],
    ];
    questions.iter().map(|words| words.iter().map(|&word| word.to_owned()).collect()).collect()
}

/// Each ends by its answer, its time or its budget. It takes little more memory than it may, and works on
/// for a moment only after its time is over: what it works is less than the time that passes, however busy the
/// machine.
#[test]
fn heavy_questions_keep_within_their_budgets() {
    // The program itself takes some, and more of it in a build for tests. It counts for a while: what ends at once has
    // ended before the size of the whole program was seen.
    let counting = "x := 0; for i from 1 to 3000000 do x := i end; x";
    let program = run(&["eval", counting], "32M", "10s", None).greatest;
    let allowed = (32 << 20) * 5 / 4 + (12 << 20) + program.max(8 << 20);
    let mut measured = 0;
    for question in heavy() {
        let words: Vec<&str> = question.iter().map(String::as_str).collect();
        let ask = || run(&words, "32M", "1s", None);
        let Run { greatest, worked, status, said, .. } =
            best_of(ask, |run| run.worked <= 100 + LATE);
        measured += usize::from(greatest > 0);
        let name = question.join(" ").chars().take(100).collect::<String>();
        assert!(matches!(status, Some(0 | 2 | 3)), "{name}: {status:?} {said}");
        assert!(greatest < allowed, "{name}: {greatest} of {allowed} bytes");
        assert!(worked <= 100 + LATE, "{name}: {worked} hundredths of a second");
        eprintln!("{name}: {} MB, {worked} hundredths of a second", greatest >> 20);
    }
    // Some end before anybody can look.
    assert!(measured >= 20, "only {measured} were measured");
}

/// How many hundredths of a second a question may work on after it was to end. The program that is handed out
/// keeps 0.3 s; a build for tests is up to four times slower.
const LATE: u64 = 120;
/// The same where another process asks it to end, which itself takes some time to begin.
const LATE_BY_SIGNAL: u64 = LATE + 30;

/// Ctrl-C ends each of them at once.
#[test]
fn heavy_questions_end_at_ctrl_c() {
    let mut interrupted = 0;
    for question in heavy() {
        let words: Vec<&str> = question.iter().map(String::as_str).collect();
        let ask = || run(&words, "64M", "100s", Some(20));
        let in_time = |run: &Run| run.worked_on.is_none_or(|worked_on| worked_on <= LATE_BY_SIGNAL);
        let Run { worked_on, status, said, .. } = best_of(ask, in_time);
        let name = question.join(" ").chars().take(100).collect::<String>();
        assert!(matches!(status, Some(0 | 2 | 3 | 130)), "{name}: {status:?} {said}");
        if let Some(worked_on) = worked_on {
            interrupted += 1;
            assert!(worked_on <= LATE_BY_SIGNAL, "{name}: {worked_on} hundredths of a second");
            eprintln!("{name}: {worked_on} hundredths of a second after Ctrl-C, status {status:?}");
        }
    }
    // Some end before.
    assert!(interrupted >= 15, "only {interrupted} were interrupted");
}

/// The sum of a board and a heap once took five times its budget, and was never refused.
#[test]
fn a_sum_of_rulesets_keeps_within_its_budget() {
    let board = "game.grid.Clobber(\"xoxox|oxoxo|xoxox|oxoxo\") + game.heap.Nim(1)";
    let question = format!("({board}).MisereOutcomeClass");
    let Run { status, said, .. } = run(&["eval", &question], "24M", "100s", None);
    assert_eq!(status, Some(3), "{said}");
    assert!(said.contains("memory budget"), "{said}");
}

/// Where the system has less than was asked for, the budget is what it has.
#[test]
fn a_limit_of_the_system_is_a_budget() {
    let program = env!("CARGO_BIN_EXE_tweedle");
    let question = "game.grid.Domineering(Grid.Empty(6,8)).CanonicalForm";
    for kilobytes in [160_000, 300_000] {
        let script = format!("ulimit -v {kilobytes}; exec {program} --memory 8G eval '{question}'");
        let output = Command::new("sh").args(["-c", &script]).output().unwrap();
        let said = String::from_utf8_lossy(&output.stderr);
        assert_eq!(output.status.code(), Some(3), "{said}");
        assert!(said.contains("warning: The system limits the memory"), "{said}");
        assert!(said.contains("The memory budget of"), "{said}");
    }
}

/// Values that grow in a loop, each in its own way: what holds others is counted where it is made, and what looks at shared
/// parts one by one asks whether to go on.
#[test]
fn whatever_grows_ends_with_a_sentence() {
    let program = env!("CARGO_BIN_EXE_tweedle");
    let shared = "x := [1]; for i from 1 to 40 do x := [x,x] end; ";
    let growing = [
        "x := {1}; while true do x := {x} end",
        "x := '{0|0}'; while true do x := '{x|x}' end",
        "x := 1; while true do x := {1 => x} end",
        "x := [1]; while true do x := {x}.ToList end",
        "x := [1]; while true do x := [x].ToSet end",
        "x := [1]; while true do x := [x].Reversed end",
        "x := {1}; while true do x := x.Concat([x]) end",
        "x := [1,2]; while true do x := x.Concat(x) end",
        "x := [1]; while true do x := [x].Apply(y -> [y]) end",
        "x := '{0|0}'; while true do x := x ConjunctiveSum x end",
        "x := '{0|0}'; while true do x := x OrdinalProduct '{0|0}' end",
        "x := \"ab\"; while true do x := x + x end",
    ];
    let looking = ["x.Flattened.Length", "x.Flattened", "x"];
    let looking = looking.map(|end| format!("{shared}{end}"));
    // What recurs takes stack, which counts as well.
    let deep = [
        "x := *; for i from 1 to 20000 do x := CompoundType.OrdinalSum(*,x) end; x.CanonicalForm",
        "x := '{|}'; for i from 1 to 3000000 do x := '{0|}' + x end; x.CanonicalForm",
        "x := '{|}'; for i from 1 to 3000000 do x := '{x|}' end; x.CanonicalForm",
        "l := MutableList(); for i from 1 to 100 do l.Add(l) end; l",
    ];
    let programs = growing.iter().chain(&deep).map(|&text| text.to_owned()).chain(looking);
    for text in programs {
        let script = "ulimit -v 1500000; exec \"$0\" --memory 100M --timeout 20s eval \"$1\"";
        let output = Command::new("sh").args(["-c", script, program, &text]).output().unwrap();
        let said = String::from_utf8_lossy(&output.stderr);
        let ends = ["memory budget", "time limit", "is longer than", "is the most"];
        assert!(matches!(output.status.code(), Some(1..=3)), "{text}: {:?}\n{said}", output.status);
        assert!(ends.iter().any(|end| said.contains(end)), "{text}\n{said}");
        assert!(!said.contains("The system has no more memory"), "{text}\n{said}");
    }
}

/// Lists inside of each other, deeper than the stack is, are sorted and compared; ranges are compared by their ends.
#[test]
fn deep_and_long_values_are_compared() {
    let deep = "x := []; for i from 1 to 200000 do x := [x] end; y := []; for i from 1 to 200000 do y := [y] end;";
    for (input, expected) in [
        (format!("{deep} {{x,y}}.Size"), "1"),
        (format!("{deep} [x,y].Sorted.Size"), "2"),
        (format!("{deep} {{x=>1,y=>2}}.Size"), "1"),
        (format!("{deep} x == y"), "true"),
        ("(1..10^12) == (1..10^12+1)".to_owned(), "false"),
        ("{1..10^12,1..10^12+1}.Size".to_owned(), "2"),
        ("(1..10^12..2) == (1..10^12-1..2)".to_owned(), "true"),
    ] {
        let program = env!("CARGO_BIN_EXE_tweedle");
        let output = Command::new(program)
            .args(["--timeout", "60s", "--memory", "2G", "eval", &input])
            .output()
            .unwrap();
        let printed = String::from_utf8_lossy(&output.stdout);
        assert_eq!(
            printed.trim(),
            expected,
            "{input}: {}",
            String::from_utf8_lossy(&output.stderr)
        );
    }
}
