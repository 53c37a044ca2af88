//! `tweedle tiers`: parts by several processes, killed and damaged, and the bytes of one process in the end.

#[path = "common/in_folder.rs"]
mod in_folder;

use in_folder::{bad, folder, good, run, tweedle};
use std::collections::BTreeMap;
use std::fs;
use std::net::TcpListener;
use std::path::Path;
use std::process::Stdio;
use std::thread::sleep;
use std::time::{Duration, Instant};

/// Spaces of every kind: outcomes alone, impartial, groups that play may not leave with moves taken back, and without; misère play.
const SPACES: &[&[&str]] = &[
    &["game.grid.Domineering", "--rows", "3", "--cols", "4"],
    &["game.grid.Clobber", "--rows", "2", "--cols", "4", "--misere"],
    &["game.grid.Cram", "--rows", "3", "--cols", "3"],
    &["game.strip.BackslidingToadsAndFrogs", "--cols", "9", "--from", "ttt...fff"],
    &["game.strip.BackslidingToadsAndFrogs", "--cols", "7", "--misere"],
    &["game.grid.Northcott", "--rows", "2", "--cols", "4"],
];

fn plan(folder: &Path, name: &str, space: &[&str]) -> String {
    good(folder, &[&["tiers", "plan", name], space].concat())
}

/// The bytes of all parts of tiers.
fn parts(folder: &Path) -> BTreeMap<String, Vec<u8>> {
    let entries = fs::read_dir(folder.join("tiers")).expect("a folder");
    let files = entries.map(|entry| entry.expect("an entry").path());
    let parts = files.filter(|path| path.extension().is_some_and(|it| it == "tiers"));
    parts
        .map(|path| (path.display().to_string(), fs::read(&path).expect("a file")))
        .map(|(name, bytes)| (name.rsplit('/').next().unwrap_or_default().to_owned(), bytes))
        .collect()
}

/// One process and two that share a folder write the same bytes, and all winners follow from the options.
#[test]
fn as_one_process() {
    let folder = folder("tiers-as-one");
    for space in SPACES {
        plan(&folder, "one", space);
        good(&folder, &["--threads", "2", "tiers", "run", "one"]);
        plan(&folder, "two", space);
        let both = [(), ()].map(|()| {
            let mut worker = tweedle(&folder, &["--threads", "1", "tiers", "run", "two"]);
            worker.stdout(Stdio::null()).stderr(Stdio::null()).spawn().expect("it starts")
        });
        for mut worker in both {
            assert!(worker.wait().expect("it ends").success());
        }
        assert_eq!(parts(&folder.join("one")), parts(&folder.join("two")), "{space:?}");
        good(&folder, &["tiers", "merge", "one", "--out", "one.tiers"]);
        good(&folder, &["tiers", "merge", "two", "--out", "two.tiers"]);
        let [one, two] = ["one.tiers", "two.tiers"].map(|name| fs::read(folder.join(name)));
        assert_eq!(one.expect("a file"), two.expect("a file"));
        let checked = good(&folder, &["tiers", "check", "one.tiers"]);
        assert!(checked.contains("follow from their options."), "{checked}");
        let some = good(&folder, &["tiers", "check", "one.tiers", "--samples", "20"]);
        assert!(some.contains("The winners of"), "{some}");
        for name in ["one", "two"] {
            fs::remove_dir_all(folder.join(name)).expect("a folder");
        }
    }
}

/// What the solver says with the file is what it says without: winners, winning moves, lines, endings.
#[test]
fn a_database_changes_no_answer() {
    let folder = folder("tiers-database");
    let all: &[(&[&str], &[&[&str]])] = &[
        (
            SPACES[0],
            &[
                &["solve", "game.grid.Domineering(\"....|....|....\")", "--all", "--line"],
                &["solve", "game.grid.Domineering(\".#..|....|..#.\")", "--all"],
                &["solve", "-game.grid.Domineering(\".#..|....|..#.\")", "--all"],
                &["solve", "game.grid.Domineering(\"....|....|....\")", "--misere"],
                &["solve", "game.grid.Domineering(\"..|..\")"],
                &["eval", "game.grid.Domineering(\"....|....|...#\").OutcomeClass"],
            ],
        ),
        (
            SPACES[3],
            &[
                &["solve", "game.strip.BackslidingToadsAndFrogs(\"ttt...fff\")", "--all", "--line"],
                &["solve", "game.strip.BackslidingToadsAndFrogs(\"t.tft.f.f\")", "--all"],
                &["analyze", "game.strip.BackslidingToadsAndFrogs(\"t.tft.f.f\")"],
            ],
        ),
        (
            SPACES[1],
            &[
                &["solve", "game.grid.Clobber(\"xoxo|oxox\")", "--misere", "--all"],
                &["solve", "game.grid.Clobber(\"xoxo|oxox\")", "--all"],
            ],
        ),
    ];
    for (space, questions) in all {
        plan(&folder, "S", space);
        good(&folder, &["tiers", "run", "S"]);
        good(&folder, &["tiers", "merge", "S", "--out", "S.tiers"]);
        for question in *questions {
            let with = [&["--database", "S.tiers"], *question].concat();
            assert_eq!(good(&folder, &with), good(&folder, question), "{question:?}");
        }
        fs::remove_dir_all(folder.join("S")).expect("a folder");
    }
    // With the file no position is searched.
    plan(&folder, "T", &["game.grid.Domineering", "--rows", "4", "--cols", "4"]);
    good(&folder, &["tiers", "run", "T"]);
    good(&folder, &["tiers", "merge", "T", "--out", "T.tiers"]);
    let question = "game.grid.Domineering(Grid.Empty(4,4))";
    let read = good(&folder, &["--json", "--database", "T.tiers", "solve", question]);
    assert!(read.contains("\"positions\":0"), "{read}");
    let found = good(&folder, &["--json", "solve", question]);
    assert!(!found.contains("\"positions\":0"), "{found}");
}

/// Killed again and again, the work goes on where it was, also within a group that play may not leave.
#[test]
fn killed_and_gone_on_with() {
    let folder = folder("tiers-killed");
    let spaces: [&[&str]; 2] = [
        &["game.grid.Clobber", "--rows", "2", "--cols", "5"],
        &["game.strip.BackslidingToadsAndFrogs", "--cols", "11", "--from", "tttt...ffff"],
    ];
    for space in spaces {
        plan(&folder, "whole", space);
        good(&folder, &["tiers", "run", "whole"]);
        plan(&folder, "killed", space);
        let mut ended = 0;
        for after in 1..20 {
            let words = ["tiers", "run", "killed", "--keep-every", "1ms"];
            let mut worker = tweedle(&folder, &words);
            let mut worker = worker.stdout(Stdio::null()).stderr(Stdio::null()).spawn().unwrap();
            sleep(Duration::from_millis(20 * after));
            ended += usize::from(worker.try_wait().expect("a process").is_some());
            let _ = worker.kill();
            worker.wait().expect("it ends");
        }
        assert!(ended < 19, "nothing was killed");
        good(&folder, &["tiers", "run", "killed"]);
        if space[0].contains("Backsliding") {
            // As if a process was killed after it wrote the parts of the group, before it removed its states.
            let state = "killed/tiers/group-000000-1of1-000001.state";
            for rest in ["", ".16112-NwJpZ6.part"] {
                fs::write(folder.join(format!("{state}{rest}")), "cut").expect("it is ours");
            }
            good(&folder, &["tiers", "run", "killed"]);
        }
        assert_eq!(parts(&folder.join("whole")), parts(&folder.join("killed")), "{space:?}");
        let state = good(&folder, &["tiers", "status", "killed", "--check"]);
        assert!(!state.contains("Damaged"), "{state}");
        // Neither states nor rests of files are left.
        let left = fs::read_dir(folder.join("killed/tiers")).expect("a folder");
        let names = left.map(|entry| entry.expect("an entry").file_name());
        let names: Vec<String> = names.filter_map(|name| name.into_string().ok()).collect();
        assert!(names.iter().all(|name| !name.contains(".state")), "{names:?}");
        for name in ["whole", "killed"] {
            fs::remove_dir_all(folder.join(name)).expect("a folder");
        }
    }
}

/// Addresses of this machine at which nobody listens.
fn addresses(count: usize) -> Vec<String> {
    let listen = |_| TcpListener::bind("127.0.0.1:0").expect("a port");
    let listeners: Vec<TcpListener> = (0..count).map(listen).collect();
    listeners.iter().map(|it| it.local_addr().expect("an address").to_string()).collect()
}

/// Two or three processes that hold a group together find what one finds; when one is killed the other ends, and both go on where they were.
#[test]
fn a_group_is_held_together() {
    let folder = folder("tiers-together");
    let large = ["--cols", "14", "--from", "tttt......ffff", "--part", "65536"];
    let spaces: [(usize, &[&str]); 4] = [
        (2, &[&["game.strip.BackslidingToadsAndFrogs"], &large[..]].concat()),
        (3, &[&["game.strip.BackslidingToadsAndFrogs"], &large[..]].concat()),
        (2, &["game.strip.BackslidingToadsAndFrogs", "--cols", "6", "--misere"]),
        (3, &["game.grid.Northcott", "--rows", "2", "--cols", "4"]),
    ];
    for (number, (count, space)) in spaces.into_iter().enumerate() {
        plan(&folder, "alone", space);
        good(&folder, &["tiers", "run", "alone"]);
        plan(&folder, "both", space);
        let run = |kill: Option<u64>| {
            fs::write(folder.join("hosts"), addresses(count).join("\n")).expect("it is ours");
            let start = |process: usize| {
                let words = ["--threads", "1", "tiers", "run", "both", "--hosts", "hosts"];
                let more = ["--process", &process.to_string(), "--keep-every", "1ms"];
                let mut worker = tweedle(&folder, &[&words[..], &more].concat());
                let worker = worker.stdout(Stdio::null()).stderr(Stdio::piped());
                worker.spawn().expect("it starts")
            };
            let mut all: Vec<_> = (0..count).map(start).collect();
            if let Some(after) = kill {
                sleep(Duration::from_millis(after));
                let _ = all[1].kill();
                // One that has not met it yet waits until it is there again.
                let killed = Instant::now();
                while killed.elapsed() < Duration::from_secs(3)
                    && all[0].try_wait().expect("it can be asked").is_none()
                {
                    sleep(Duration::from_millis(10));
                }
                let _ = all[0].kill();
            }
            let end = |worker: std::process::Child| {
                let output = worker.wait_with_output().expect("it ends");
                (output.status.code(), String::from_utf8_lossy(&output.stderr).into_owned())
            };
            all.into_iter().map(end).collect::<Vec<_>>()
        };
        if number == 0 {
            let mut told = 0;
            for after in [60, 500, 1000, 1500] {
                let (status, said) = &run(Some(after))[0];
                told += usize::from(said.contains("Another process of the cluster"));
                assert!(status.is_none() || [0, 2].map(Some).contains(status), "{said}");
            }
            assert!(told > 0, "nobody noticed");
        }
        for (status, said) in run(None) {
            assert_eq!(status, Some(0), "{said}");
        }
        let state = good(&folder, &["tiers", "status", "both"]);
        assert!(!state.contains(" 0 of "), "{state}");
        assert_eq!(parts(&folder.join("alone")), parts(&folder.join("both")), "{space:?}");
        for name in ["alone", "both"] {
            fs::remove_dir_all(folder.join(name)).expect("a folder");
        }
    }
}

/// A part that was damaged is told, and computed again; a file that was altered is refused, or is found to be wrong.
#[test]
fn damaged() {
    let folder = folder("tiers-damaged");
    plan(&folder, "S", SPACES[0]);
    let (status, message) = bad(&folder, &["tiers", "merge", "S", "--out", "S.tiers"]);
    assert_eq!(status, Some(2));
    assert!(message.contains("parts of tiers 13 are missing"), "{message}");
    good(&folder, &["tiers", "run", "S"]);
    good(&folder, &["tiers", "merge", "S", "--out", "S.tiers"]);
    let part = folder.join("S/tiers/000006-000000.tiers");
    let whole = fs::read(&part).expect("a part");
    for place in [3, whole.len() / 2, whole.len() - 30, whole.len() - 3] {
        let mut altered = whole.clone();
        altered[place] ^= 4;
        fs::write(&part, &altered).expect("it is ours");
        let state = run(&folder, &["tiers", "status", "S", "--check"]);
        let said = String::from_utf8_lossy(&state.stdout).into_owned();
        assert_eq!(state.status.code(), Some(2), "{said}");
        assert!(
            said.contains("Damaged, to be computed again: S/tiers/000006-000000.tiers"),
            "{said}"
        );
        let (status, message) = bad(&folder, &["tiers", "merge", "S", "--out", "T.tiers"]);
        assert_eq!(status, Some(2), "{message}");
        assert!(message.contains("is removed") || message.contains("are missing"), "{message}");
        assert!(!folder.join("T.tiers").exists());
        good(&folder, &["tiers", "run", "S"]);
        assert_eq!(fs::read(&part).expect("a part"), whole);
    }
    let file = folder.join("S.tiers");
    let whole = fs::read(&file).expect("a file");
    for place in [3, whole.len() / 2, whole.len() - 30] {
        let mut altered = whole.clone();
        altered[place] ^= 4;
        fs::write(&file, &altered).expect("it is ours");
        let (status, message) = bad(&folder, &["tiers", "check", "S.tiers"]);
        assert_eq!(status, Some(2), "{message}");
        assert!(message.contains("S.tiers"), "{message}");
    }
}

/// What cannot be meant is refused.
#[test]
fn refused() {
    let folder = folder("tiers-refused");
    let check = |words: &[&str], expected: &str| {
        let (status, message) = bad(&folder, words);
        assert_eq!(status, Some(2), "{words:?}: {message}");
        assert!(message.contains(expected), "{words:?}: {message}");
    };
    let plan = |words: &[&'static str]| [&["tiers", "plan", "S"], words].concat();
    check(&plan(&["game.heap.Nim", "--cols", "3"]), "so they have no tiers");
    for none in ["game.stone.TicTacToe", "game.grid.Woodpush", "game.grid.Chomp"] {
        check(&["tiers", "plan", "S", none, "--rows", "3", "--cols", "3"], "no ");
    }
    check(&plan(&["game.grid.Hex", "--rows", "3", "--cols", "3"]), "wins at once");
    check(
        &plan(&["game.grid.Domineering", "--rows", "30", "--cols", "30"]),
        "no boards of 30 x 30",
    );
    check(&plan(&["game.grid.Domineeering", "--cols", "3"]), "Did you mean");
    check(
        &plan(&["game.grid.Domineering", "--cols", "3", "--from", ".x."]),
        "`.x.` is no position",
    );
    check(&plan(&["game.strip.ToadsAndFrogs", "--rows", "2", "--cols", "3"]), "no boards of 2 x 3");
    check(&["tiers", "run", "S"], "S/plan.json");
    good(&folder, &plan(&["game.grid.Domineering", "--cols", "3"]));
    good(&folder, &plan(&["game.grid.Domineering", "--cols", "3"]));
    check(&plan(&["game.grid.Domineering", "--cols", "4"]), "There are other tiers in S");
    let file = folder.join("S/plan.json");
    let text = fs::read_to_string(&file).expect("a plan");
    fs::write(&file, text.replace("\"cols\":3", "\"cols\":4")).expect("it is ours");
    check(&["tiers", "run", "S"], "This is no plan of tiers, or it was altered.");
    check(&["tiers", "check", "S/plan.json"], "it is no file of tiers");
    check(&["--database", "S/plan.json", "eval", "1"], "it is no file of tiers");
    fs::write(folder.join("hosts"), "127.0.0.1:9\n").expect("it is ours");
    check(&["tiers", "run", "S", "--hosts", "hosts"], "--process");
    check(&["tiers", "run", "S", "--hosts", "hosts", "--process", "1"], "no process 1");
    check(&["tiers", "run", "S", "--hosts", "none", "--process", "1"], "none");
}
