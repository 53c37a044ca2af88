//! `tweedle sweep`: shards by several processes, killed and damaged, and the bytes of one process in the end.

#[path = "common/in_folder.rs"]
mod in_folder;

use in_folder::{bad, folder, good, run, tweedle};
use std::fs;
use std::path::Path;
use std::process::Stdio;
use std::time::Duration;

/// Plans a sweep with the words of a command behind `plan`.
fn plan(folder: &Path, shards: &str, words: &[&str]) -> String {
    good(folder, &[&["sweep", "plan", "S", "--shards", shards][..], words].concat())
}

/// What is merged is what one process writes, for each kind of question and for each number of shards.
#[test]
fn as_one_process() {
    let all: [(&[&str], &str); 6] = [
        (
            &[
                "table",
                "game.grid.Clobber",
                "--rows",
                "1..2",
                "--cols",
                "1..3",
                "--columns",
                "value,mean",
            ],
            "csv",
        ),
        (
            &[
                "table",
                "game.grid.Domineering",
                "--rows",
                "2",
                "--cols",
                "3",
                "--where",
                "value != 0",
                "--columns",
                "value,temperature",
                "--sort",
                "temperature",
                "--descending",
                "--limit",
                "7",
            ],
            "json",
        ),
        (
            &[
                "table",
                "game.heap.Kayles",
                "--heaps",
                "2",
                "--most",
                "9",
                "--columns",
                "nimber",
                "--limit",
                "5",
            ],
            "tex",
        ),
        (
            &["table", "--followers", "game.strip.ToadsAndFrogs(\"tt..ff\")", "--columns", "value"],
            "parquet",
        ),
        (&["table", "game.grid.Cram", "--cells", "1..6", "--columns", "nimber"], "csv"),
        (&["codes", "0.1..0.37", "--to", "300"], "csv"),
    ];
    for (number, (words, ending)) in all.into_iter().enumerate() {
        for shards in ["1", "3", "1000"] {
            let folder = folder(&format!("one-{number}-{shards}"));
            let straight = format!("straight.{ending}");
            good(&folder, &[words, &["--out", &straight]].concat());
            plan(&folder, shards, words);
            good(&folder, &["sweep", "run", "S"]);
            let merged = format!("merged.{ending}");
            good(&folder, &["sweep", "merge", "S", "--out", &merged]);
            let read = |name: &str| fs::read(folder.join(name)).expect("a file");
            assert!(read(&straight) == read(&merged), "{words:?} in {shards} shards");
        }
    }
    // To the terminal, and in JSON.
    let folder = folder("sweep-terminal");
    let family = ["family", "game.grid.Clobber(\"x\" * n + \"o\")", "n=1..9", "--claim", "0"];
    plan(&folder, "4", &family);
    good(&folder, &["sweep", "run", "S"]);
    let straight = String::from_utf8(run(&folder, &family).stdout).expect("UTF-8");
    assert_eq!(good(&folder, &["sweep", "merge", "S"]), straight);
    assert!(straight.contains("The claim is wrong at n = 1"), "{straight}");
}

/// Several questions are answered each by itself; a mistake in one is its answer.
#[test]
fn lists_of_questions() {
    let folder = folder("sweep-questions");
    let lines = concat!(
        "{\"input\": \"a := {1|0}.Mean\"}\n\n{\"ask\": \"nimber\", \"input\": \"game.heap.Kayles(5)\"}\n",
        "{\"input\": \"a\"}\n"
    );
    fs::write(folder.join("questions.jsonl"), lines).expect("a file");
    let told = plan(&folder, "2", &["questions", "questions.jsonl"]);
    assert_eq!(told, "S: 0 of 2 shards are there, 0 of 3 items.\n");
    good(&folder, &["sweep", "run", "S"]);
    let replies = good(&folder, &["sweep", "merge", "S"]);
    let replies: Vec<serde_json::Value> =
        replies.lines().map(|line| serde_json::from_str(line).expect("JSON")).collect();
    assert_eq!(replies[0]["output"], "1/2");
    assert_eq!(replies[1]["nimber"], 4);
    // Variables of one question mean nothing in another.
    assert_eq!(replies[2]["error"]["code"], "undefined-name");
    fs::write(folder.join("bad.jsonl"), "{\"input\": \"1\"}\n{\"ask\": \"nimbr\"}\n")
        .expect("a file");
    let (status, message) =
        bad(&folder, &["sweep", "plan", "T", "--shards", "2", "questions", "bad.jsonl"]);
    assert!(status == Some(2) && message.contains("bad.jsonl, line 2"), "{message}");
    fs::write(folder.join("bad.jsonl"), "{\"input\": \"1\", \"session\": \"a\"}\n")
        .expect("a file");
    let (status, message) =
        bad(&folder, &["sweep", "plan", "T", "--shards", "2", "questions", "bad.jsonl"]);
    assert!(status == Some(2) && message.contains("Line 1 names a session"), "{message}");
}

/// Workers that are killed at random lose the shard that they are at, and nothing else.
#[test]
fn killed_twenty_times() {
    let folder = folder("sweep-killed");
    let words = ["table", "game.grid.Clobber", "--rows", "3", "--cols", "3", "--columns", "value"];
    good(&folder, &[&words[..], &["--out", "straight.csv"]].concat());
    plan(&folder, "200", &words);
    let mut random = fastrand::Rng::with_seed(41);
    let mut kills = 0;
    while kills < 20 {
        let mut workers = [(); 2].map(|()| {
            let mut worker = tweedle(&folder, &["--threads", "1", "sweep", "run", "S"]);
            worker.stdout(Stdio::null()).stderr(Stdio::null()).spawn().expect("it starts")
        });
        std::thread::sleep(Duration::from_millis(random.u64(20..120)));
        for worker in &mut workers {
            let is_at_work = worker.try_wait().expect("a process").is_none();
            kills += usize::from(is_at_work && worker.kill().is_ok());
            worker.wait().expect("it ends");
        }
        let state = good(&folder, &["sweep", "status", "S", "--check"]);
        assert!(!state.contains("Damaged"), "{state}");
        assert!(!state.contains("200 of 200"), "all was done after {kills} kills: {state}");
    }
    good(&folder, &["sweep", "run", "S"]);
    good(&folder, &["sweep", "merge", "S", "--out", "merged.csv"]);
    let read = |name: &str| fs::read(folder.join(name)).expect("a file");
    assert!(read("straight.csv") == read("merged.csv"));
}

/// Parts of the shards; the same bytes of a shard that is computed again; what is damaged is found, and computed again.
#[test]
fn parts_and_damage() {
    let folder = folder("sweep-parts");
    plan(&folder, "10", &["codes", "0.1..0.77", "--to", "100"]);
    let told = good(&folder, &["sweep", "run", "S", "--shard", "2/3"]);
    assert!(
        told.starts_with(
            "S: 3 of 10 shards are there, 17 of 56 items.\nMissing: 1, 2, 3, 7, 8, 9, 10.\n"
        ),
        "{told}"
    );
    let (status, message) = bad(&folder, &["sweep", "merge", "S"]);
    assert!(
        status == Some(2) && message.contains("Of 10 shards 7 are missing; the first is 1."),
        "{message}"
    );
    good(&folder, &["sweep", "run", "S"]);
    let file = folder.join("S/shards/000004.jsonl");
    let bytes = fs::read(&file).expect("a shard");
    for place in [0, bytes.len() / 2, bytes.len() - 2] {
        let mut other = bytes.clone();
        other[place] ^= 1;
        fs::write(&file, &other).expect("a file");
        let (status, message) = bad(&folder, &["sweep", "merge", "S"]);
        assert!(status != Some(0), "{message}");
        let (status, told) =
            (run(&folder, &["sweep", "status", "S", "--check"]).status.code(), message);
        assert_eq!(status, Some(2), "{told}");
        // One whose beginning is right is only noticed when all of it is read.
        fs::remove_file(&file).expect("it is there");
        good(&folder, &["sweep", "run", "S", "--shard", "4"]);
        assert!(fs::read(&file).expect("a shard") == bytes);
    }
    let provenance = fs::read_to_string(folder.join("S/shards/000004.made.json")).expect("a file");
    assert!(provenance.contains("\"command\":\"tweedle sweep run\""), "{provenance}");
}

#[test]
fn mistakes() {
    let folder = folder("sweep-mistakes");
    let check = |words: &[&str], code: i32, expected: &str| {
        let (status, message) = bad(&folder, words);
        assert!(
            status == Some(code) && message.contains(expected),
            "{words:?}: {status:?} {message}"
        );
    };
    plan(&folder, "3", &["codes", "0.1..0.7"]);
    let begin = |words: &[&'static str]| [&["sweep", "plan", "S", "--shards"][..], words].concat();
    check(&begin(&["4", "codes", "0.1..0.7"]), 2, "There is another sweep in S");
    check(&begin(&["0", "codes", "0.1..0.7"]), 2, "A sweep has from 1 to 1000000 shards.");
    check(&begin(&["3", "codes", "0.8"]), 2, "8");
    check(&["sweep", "plan", "T", "--shards", "3", "table", "game.grid.Clobber"], 2, "cols");
    check(&["sweep", "run", "S", "--shard", "4/3"], 2, "`4/3` means no shards");
    check(&["sweep", "run", "S", "--shard", "4"], 2, "There are 3.");
    check(&["sweep", "run", "none"], 2, "none");
    check(&["sweep", "merge", "S", "--out", "a.parquet"], 2, "missing");
    good(&folder, &["sweep", "run", "S"]);
    check(&["sweep", "merge", "S", "--out", "a.parquet"], 2, "`csv` or as `json`");
    // The same plan is gone on with.
    assert!(plan(&folder, "3", &["codes", "0.1..0.7"]).contains("3 of 3 shards"));
    let file = folder.join("S/plan.json");
    let text = fs::read_to_string(&file).expect("a plan");
    fs::write(&file, text.replace("0.1..0.7", "0.1..0.6")).expect("a file");
    check(&["sweep", "status", "S"], 2, "no plan of a sweep");
}
