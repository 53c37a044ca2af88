//! What is promised of files: what is no file is refused, one run at a time writes, damage is noticed, a full
//! disk loses nothing, and nothing is overwritten unasked.
#![cfg(unix)]

use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Output, Stdio};
use std::thread::sleep;
use std::time::Duration;

/// An empty folder of its own.
fn folder(name: &str) -> PathBuf {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join("files").join(name);
    let _ = fs::remove_dir_all(&folder);
    fs::create_dir_all(&folder).expect("a folder");
    folder
}

fn command(folder: &Path, arguments: &str) -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_tweedle"));
    command.args(arguments.split(' ')).current_dir(folder).stdin(Stdio::null());
    command
}

/// The exit status and what was said of it.
fn said(output: &Output) -> (Option<i32>, String) {
    (output.status.code(), String::from_utf8_lossy(&output.stderr).into_owned())
}

fn run(folder: &Path, arguments: &str) -> (Option<i32>, String) {
    said(&command(folder, arguments).output().expect("the command runs"))
}

/// Runs a command where no file can be larger than some blocks of 512 bytes, as on a full disk.
fn run_with_room(folder: &Path, blocks: u32, arguments: &str) -> (Option<i32>, String) {
    let script = format!("trap '' XFSZ; ulimit -f {blocks}; exec \"$0\" \"$@\"");
    let mut shell = Command::new("sh");
    shell.args(["-c", &script, env!("CARGO_BIN_EXE_tweedle")]).args(arguments.split(' '));
    said(&shell.current_dir(folder).output().expect("the command runs"))
}

/// What the names in a folder are.
fn names(folder: &Path) -> Vec<String> {
    let entries = fs::read_dir(folder).expect("a folder");
    let name = |entry: fs::DirEntry| entry.file_name().into_string().expect("UTF-8");
    let mut names: Vec<String> = entries.map(|entry| name(entry.expect("an entry"))).collect();
    names.sort();
    names
}

/// A command that goes on, and has written this file with more than so many bytes.
fn started(folder: &Path, arguments: &str, file: &str, bytes: u64) -> Child {
    let mut command = command(folder, arguments);
    let child = command.stdout(Stdio::null()).stderr(Stdio::null()).spawn();
    let mut child = child.expect("the command starts");
    while fs::metadata(folder.join(file)).map_or(0, |found| found.len()) <= bytes {
        assert!(child.try_wait().expect("a child").is_none(), "it ended by itself");
        sleep(Duration::from_millis(10));
    }
    child
}

fn kill(mut child: Child) {
    child.kill().expect("it runs");
    child.wait().expect("it ends");
}

/// A file that is no record is told by its beginning, and does nothing to the terminal.
#[test]
fn what_is_no_record_is_shown_by_its_beginning() {
    let folder = folder("no_record");
    for text in
        [format!("{{\"a\": \"{}\"}}", "x".repeat(100_000)), "\u{1b}[2J\u{7}: a".repeat(10_000)]
    {
        fs::write(folder.join("it"), text).expect("a file");
        let (status, said) = run(&folder, "replay it");
        assert_eq!(status, Some(2), "{said}");
        assert!(said.len() < 2000 && !said.contains(['\u{1b}', '\u{7}']), "{said:?}");
    }
}

/// A record whose steps do not lead where it says is no match to go on with.
#[test]
fn an_altered_record_is_not_resumed() {
    let folder = folder("altered");
    let record = "tweedle match\nstart: game.heap.Nim(\"2,1\")\nplay: normal\nleft: me\nright: random\nfirst: Left\n";
    let file = folder.join("m.txt");
    for (step, status) in [("heap 1 take 1 -> 1,1", 0), ("heap 1 take 2 -> 2", 2)] {
        let text = format!("{record}1. Left: {step}\n");
        fs::write(&file, &text).expect("a file");
        let (found, said) = run(&folder, "play --resume m.txt");
        assert_eq!(found, Some(status), "{said}");
        if status == 2 {
            assert!(said.contains("leads to 1, and the record goes to 2"), "{said}");
            assert_eq!(fs::read_to_string(&file).expect("a file"), text);
        }
    }
}

#[test]
fn what_is_no_file_is_refused_and_not_waited_for() {
    let folder = folder("special");
    assert!(Command::new("mkfifo").arg(folder.join("fifo")).status().expect("mkfifo").success());
    std::os::unix::fs::symlink("fifo", folder.join("link.csv")).expect("a link");
    std::os::unix::fs::symlink("fifo", folder.join("link.sums")).expect("a link");
    for (arguments, status) in [
        ("eval File(\"fifo\")", 2),
        ("replay fifo", 2),
        ("play --resume fifo", 2),
        ("grundy --check fifo", 2),
        ("solve --check fifo", 2),
        ("solve game.heap.Nim(3) --first left --proof fifo", 1),
        ("grundy 0.77 --out fifo --resume", 1),
        ("codes 0.1..0.7 --out link.csv --resume", 1),
        ("entails --out fifo --resume", 1),
        ("nimstring 2x2 --out fifo --resume", 1),
        ("boxes 2x2 --out fifo --resume", 1),
        ("solve game.grid.Domineering(\"..|..\") --out link.sums --resume", 1),
    ] {
        let (found, message) = run(&folder, arguments);
        assert!(message.contains("it is a FIFO, not a file"), "{arguments}: {message}");
        assert_eq!(found, Some(status), "{arguments}");
    }
    assert_eq!(names(&folder), ["fifo", "link.csv", "link.sums"]);
}

#[test]
fn one_match_at_a_time_is_kept_in_a_file() {
    let folder = folder("match");
    let match_of = "play game.heap.Nim(3) --record match.txt";
    let mut first = command(&folder, match_of)
        .stdin(Stdio::piped())
        .stdout(Stdio::null())
        .stderr(Stdio::null())
        .spawn()
        .expect("it starts");
    // It waits for a move.
    while !folder.join("match.txt.lock").exists() {
        sleep(Duration::from_millis(5));
    }
    let (status, message) = run(&folder, match_of);
    let expected = format!("is being written by another run of tweedle, process {}", first.id());
    assert!(message.contains(&expected), "{message}");
    assert_eq!(status, Some(1));
    drop(first.stdin.take());
    assert!(first.wait().expect("it ends").success());
    assert_eq!(run(&folder, &format!("{match_of} --force")).0, Some(0));
    assert_eq!(names(&folder), ["match.txt"]);
}

#[test]
fn one_run_at_a_time_writes_a_file() {
    for (arguments, file, written, bytes) in [
        ("codes 0.001..0.777 --to 20000 --out rows.csv --resume", "rows.csv", "rows.csv", 300),
        ("grundy 0.6 --to 1e9 --out it.tgv --resume", "it.tgv", "it.tgv.checkpoint", 0),
        ("grundy 0.6 --to 1e9 --out it.csv --resume", "it.csv", "it.csv.values.checkpoint", 0),
        ("nimstring 4x4 --out it.table --resume", "it.table", "it.table", 0),
        (
            "solve game.grid.Domineering(Grid.Empty(9,9)) --out it.sums --resume",
            "it.sums",
            "it.sums",
            1000,
        ),
    ] {
        let folder = folder(&format!("writers-{file}"));
        let first = started(&folder, arguments, written, bytes);
        let expected = format!(
            "error[bad-file]: {file} is being written by another run of tweedle, process {}: wait until it ends, \
             or choose another name.\n",
            first.id()
        );
        assert_eq!(run(&folder, arguments), (Some(1), expected));
        // What a run that was killed leaves is in nobody's way, and is worth something.
        kill(first);
        let before = fs::metadata(folder.join(written)).expect("a file").len();
        let (status, message) = run(&folder, &format!("--timeout 300ms {arguments}"));
        assert_eq!(status, Some(3), "{message}");
        assert!(!folder.join(format!("{file}.lock")).exists());
        let after = fs::metadata(folder.join(written)).expect("a file").len();
        // Sums that took least work may have lost their places in the table.
        let lost = if file == "it.sums" { before / 2 } else { 120 };
        assert!(after + lost >= before);
    }
}

#[test]
fn two_classifications_at_once_write_each_row_once() {
    let folder = folder("twice");
    assert_eq!(
        run(&folder, "codes 0.01..0.77 --to 3000 --out straight.csv"),
        (Some(0), String::new())
    );
    let both = "codes 0.01..0.77 --to 3000 --out both.csv --resume";
    let spawn =
        || command(&folder, both).stderr(Stdio::piped()).spawn().expect("the command starts");
    let children = [spawn(), spawn(), spawn()];
    let outputs = children.map(|child| said(&child.wait_with_output().expect("it ends")));
    for (status, message) in &outputs {
        let is_refused = message.contains("is being written by another run of tweedle");
        assert!(*status == Some(0) || (*status == Some(1) && is_refused), "{message}");
    }
    assert!(outputs.iter().any(|(status, _)| *status == Some(0)));
    let read = |name: &str| fs::read_to_string(folder.join(name)).expect("a file");
    assert_eq!(read("both.csv"), read("straight.csv"));
    assert_eq!(names(&folder), ["both.csv", "straight.csv"]);
}

#[test]
fn rows_that_were_altered_are_noticed() {
    let folder = folder("altered");
    for name in ["rows.csv", "rows.json"] {
        let arguments = format!("codes 0.1..0.7 --to 100 --out {name} --resume");
        assert_eq!(run(&folder, &arguments), (Some(0), String::new()));
        let path = folder.join(name);
        let whole = fs::read(&path).expect("a file");
        let mut random = fastrand::Rng::with_seed(13);
        for _ in 0..13 {
            let mut altered = whole.clone();
            let at = random.usize(..altered.len() - 1);
            altered[at] ^= 1 << random.u8(..8);
            fs::write(&path, &altered).expect("a file");
            let (status, message) = run(&folder, &arguments);
            assert_eq!(status, Some(1), "byte {at}: {message}");
            assert!(
                message.starts_with(&format!("error[bad-file]: Cannot go on with {name}: ")),
                "{message}"
            );
            assert!(fs::read(&path).expect("a file") == altered, "it was left alone");
        }
        // Of an earlier version.
        let text = String::from_utf8(whole).expect("UTF-8");
        let cut = |line: &str| match line.rsplit_once(',') {
            Some((line, _)) if name.ends_with("json") => format!("{line}}}\n"),
            Some((line, _)) => format!("{line}\n"),
            None => line.to_owned(),
        };
        fs::write(&path, text.lines().map(cut).collect::<String>()).expect("a file");
        let message = format!(
            "error[bad-file]: Cannot go on with {name}: it is of an earlier version, whose rows have no checksums; \
             begin anew in another file.\n"
        );
        assert_eq!(run(&folder, &arguments), (Some(1), message));
    }
}

#[test]
fn complete_values_need_no_other_file() {
    let folder = folder("complete");
    let arguments = "grundy 0.77 --to 100 --out x.tgv";
    let good = (Some(0), String::new());
    assert_eq!(run(&folder, arguments), good);
    assert_eq!(names(&folder), ["x.tgv"]);
    let message =
        "error[bad-file]: x.tgv is there already: go on with it by `--resume`, or remove it.\n";
    assert_eq!(run(&folder, arguments), (Some(2), message.to_owned()));
    // Going on, further and not so far.
    let before = fs::read(folder.join("x.tgv")).expect("a file");
    assert_eq!(run(&folder, "grundy 0.77 --to 50 --out x.tgv --resume"), good);
    assert!(fs::read(folder.join("x.tgv")).expect("a file") == before);
    assert_eq!(run(&folder, "grundy 0.77 --to 200000 --out x.tgv --resume"), good);
    assert_eq!(run(&folder, "grundy 0.77 --to 200000 --out y.tgv"), good);
    let read = |name: &str| fs::read(folder.join(name)).expect("a file");
    assert!(read("x.tgv") == read("y.tgv"));
    assert_eq!(names(&folder), ["x.tgv", "y.tgv"]);
    let mut altered = read("x.tgv");
    altered[1_000] ^= 1;
    fs::write(folder.join("x.tgv"), altered).expect("a file");
    let (status, message) = run(&folder, "grundy 0.77 --to 300000 --out x.tgv --resume");
    assert_eq!(status, Some(1));
    assert!(message.contains("It was altered after its checkpoint"), "{message}");
}

#[test]
fn a_search_of_nimstring_that_is_killed_has_kept_what_it_knew() {
    let folder = folder("nimstring");
    kill(started(&folder, "nimstring 4x4 --out it.table", "it.table", 0));
    let (status, message) = run(&folder, "--timeout 100ms nimstring 4x4 --out it.table --resume");
    assert_eq!(status, Some(3), "{message}");
    let known = message.split_once("The values of ").expect("how many").1;
    assert!(known.starts_with(|c: char| ('1'..='9').contains(&c)), "{message}");
}

#[test]
fn a_search_goes_on_from_its_file_and_from_no_other() {
    let folder = folder("sums");
    let good = (Some(0), String::new());
    for (position, name) in [
        ("game.grid.Domineering(Grid.Empty(6,6))", "one.sums"),
        // Components of two rulesets, and a value.
        (
            "game.grid.Domineering(Grid.Empty(5,5))+game.grid.Domineering(Grid.Empty(6,6))-game.strip.ToadsAndFrogs(\"tt..f\")",
            "two.sums",
        ),
        ("game.grid.Amazons(\"....|.ox.|....|....\")", "three.sums"),
        // Nothing has to be searched.
        ("game.grid.Domineering(Grid.Empty(2,2))", "none.sums"),
    ] {
        let solve = format!("solve {position} --out {name}");
        let answer = |arguments: &str| {
            let output = command(&folder, arguments).output().expect("the command runs");
            assert_eq!(said(&output), good);
            String::from_utf8(output.stdout).expect("UTF-8")
        };
        let whole = answer(&solve);
        assert_eq!(whole, answer(&format!("solve {position}")));
        let path = folder.join(name);
        let written = fs::read_to_string(&path).expect("a file");
        let message = format!(
            "error[bad-file]: {name} is there already: go on with it by `--resume`, or remove it.\n"
        );
        assert_eq!(run(&folder, &solve), (Some(2), message));
        assert_eq!(answer(&format!("{solve} --resume")), whole);
        // Another question about the same position.
        answer(&format!("{solve} --resume --first right"));
        // Any line that was altered, is missing or is there twice is noticed.
        let lines: Vec<&str> = written.lines().collect();
        for place in [0, lines.len() / 2, lines.len() - 1] {
            let altered = lines[place].replacen(|c: char| c.is_ascii_digit() && c != '3', "3", 1);
            let with = |line: &[&str]| {
                let lines = [&lines[..place], line, &lines[place + 1..]].concat();
                lines.join("\n") + "\n"
            };
            for text in [with(&[&altered]), with(&[]), with(&[lines[place], lines[place]])] {
                fs::write(&path, &text).expect("a file");
                let (status, message) = run(&folder, &format!("{solve} --resume"));
                assert_eq!(status, Some(1), "{text}");
                assert!(
                    message.starts_with(&format!("error[bad-file]: Cannot go on with {name}: ")),
                    "{message}"
                );
                assert_eq!(fs::read_to_string(&path).expect("a file"), text, "nothing is lost");
            }
        }
        fs::write(&path, written).expect("a file");
    }
    let other = "solve game.grid.Domineering(Grid.Empty(7,6)) --out one.sums --resume";
    let (status, message) = run(&folder, other);
    assert_eq!(status, Some(1));
    assert!(
        message.contains("it is a `tweedle search 1` about game.grid.Domineering("),
        "{message}"
    );
    for arguments in [
        "solve game.heap.Nim(3) --out it.sums",
        "solve game.grid.Cram(Grid.Empty(2,2)) --out it.sums",
        "solve game.grid.Domineering(Grid.Empty(2,2)) --out it.csv",
    ] {
        assert_eq!(run(&folder, arguments).0, Some(2), "{arguments}");
    }
    // What a run has found that was stopped, the next one knows.
    let large =
        "solve game.grid.Domineering(Grid.Empty(9,9)) --first left --out large.sums --resume";
    kill(started(&folder, large, "large.sums", 0));
    let count = || fs::read_to_string(folder.join("large.sums")).expect("a file").lines().count();
    let before = count();
    assert!(before > 2);
    let (status, message) = run(&folder, &format!("--timeout 500ms {large}"));
    assert_eq!(status, Some(3), "{message}");
    assert!(
        message.ends_with("Go on with `--resume`: what was found is in large.sums.\n"),
        "{message}"
    );
    // Some of those that took least work may have lost their places in the table.
    assert!(2 * count() >= before);
}

#[test]
fn records_are_not_overwritten_unasked() {
    let folder = folder("records");
    let arguments = "play game.heap.Nim(\"2,1\") --left brute --right naive --record match.txt";
    assert_eq!(run(&folder, arguments).0, Some(0));
    let path = folder.join("match.txt");
    let whole = fs::read(&path).expect("a file");
    fs::write(&path, "dear diary").expect("a file");
    let message = "error[bad-file]: match.txt is there already: go on with it by `tweedle play --resume \
                   match.txt`, overwrite it by `--force`, or choose another name.\n";
    assert_eq!(run(&folder, arguments), (Some(2), message.to_owned()));
    assert_eq!(fs::read(&path).expect("a file"), b"dear diary");
    assert_eq!(run(&folder, &format!("{arguments} --force")).0, Some(0));
    assert_eq!(fs::read(&path).expect("a file"), whole);
}

#[test]
fn a_file_is_no_folder_for_pages() {
    let folder = folder("pages");
    fs::write(folder.join("out"), "dear diary").expect("a file");
    let message = "error[bad-file]: out is there already: it is a file, and a folder is needed.\n";
    for arguments in
        ["doc --out out", "man --out out", "codes 0.1..0.3 --misere --certificates out"]
    {
        assert_eq!(run(&folder, arguments), (Some(2), message.to_owned()), "{arguments}");
    }
    assert_eq!(fs::read(folder.join("out")).expect("a file"), b"dear diary");
}

#[test]
fn certificates_plots_and_proofs_are_not_overwritten_unasked() {
    let folder = folder("drawn");
    for (what, name) in [
        ("grundy 0.77 --certificate", "it.json"),
        ("grundy 0.77 --plot", "it.svg"),
        ("grundy 0.77 --plot", "it.png"),
        ("solve game.heap.Nim(3) --first left --proof", "it.proof"),
    ] {
        let arguments = format!("{what} {name}");
        assert_eq!(run(&folder, &arguments).0, Some(0));
        let path = folder.join(name);
        let whole = fs::read(&path).expect("a file");
        fs::write(&path, "dear diary").expect("a file");
        let message = format!(
            "error[bad-file]: {name} is there already: overwrite it by `--force`, or choose another name.\n"
        );
        assert_eq!(run(&folder, &arguments), (Some(2), message));
        assert_eq!(fs::read(&path).expect("a file"), b"dear diary");
        assert_eq!(run(&folder, &format!("{arguments} --force")).0, Some(0));
        assert_eq!(fs::read(&path).expect("a file"), whole);
    }
}

/// What is given to the check of another kind of certificate is sent to its own check.
#[test]
fn certificates_of_another_kind() {
    let folder = folder("kinds");
    let kinds = [
        ("solve", "a proof of who wins a position", "solve game.heap.Nim(3) --first left --proof"),
        ("nimber", "a certificate of a nimber", "nimber game.heap.Kayles(3) --certificate"),
        ("grundy", "a certificate of a period", "grundy 0.77 --certificate"),
        (
            "family",
            "a certificate of a family",
            "family game.heap.Subtraction([1])(n) n=1..8 --prove --certificate",
        ),
        (
            "universe",
            "a certificate of a comparison in a universe",
            "universe {{|0}|{0|}} 0 --universe DeadEnding --certificate",
        ),
    ];
    for (command, _, make) in kinds {
        assert_eq!(run(&folder, &format!("{make} {command}.json")).0, Some(0), "{make}");
    }
    let quotient = "grundy 0.77 --misere --quotient --to 5 --certificate quotient.json";
    assert_eq!(run(&folder, quotient).0, Some(0));
    let quotient = ("grundy", "a certificate of a misère quotient", "quotient");
    let files = kinds.map(|(command, what, _)| (command, what, command));
    for (command, wanted, _) in kinds {
        for (own, what, file) in files.into_iter().chain([quotient]) {
            let (status, message) = run(&folder, &format!("{command} --check {file}.json"));
            if own == command {
                assert_eq!(status, Some(0), "{message}");
                continue;
            }
            let name = match command {
                "solve" | "grundy" => format!("{file}.json"),
                _ => "This".to_owned(),
            };
            let expected = format!(
                "error[bad-proof]: {name} is {what}, not {wanted}.\nhelp: `tweedle {own} --check` checks it.\n"
            );
            assert_eq!((status, message), (Some(2), expected));
        }
    }
}

/// No bit of a proof can be another, and none of its lines be missing, twice there, or of another proof.
#[test]
fn a_proof_that_was_altered_proves_nothing() {
    let folder = folder("proofs");
    let board = "game.grid.Clobber(\"xoxoxo|oxoxox\")";
    let written = run(&folder, &format!("solve {board} --first left --proof it.proof --stats"));
    assert_eq!(written, (Some(0), String::new()));
    let whole = fs::read(folder.join("it.proof")).expect("a file");
    let lines: Vec<&[u8]> = whole.split_inclusive(|byte| *byte == b'\n').collect();
    assert!(lines.len() > 10, "{}", lines.len());
    let check = || run(&folder, "solve --check it.proof");
    assert_eq!(check(), (Some(0), String::new()));
    let refused = |altered: &[u8]| {
        fs::write(folder.join("it.proof"), altered).expect("a file");
        let (status, message) = check();
        assert_eq!(status, Some(2), "{message}");
        assert!(message.contains("it.proof"), "{message}");
        message
    };
    for bit in (0..8 * whole.len()).step_by(8 * whole.len() / 40 + 3) {
        let mut altered = whole.clone();
        altered[bit / 8] ^= 1 << (bit % 8);
        refused(&altered);
    }
    for place in [0, 1, lines.len() / 2, lines.len() - 1] {
        let mut altered = lines.clone();
        altered.remove(place);
        refused(&altered.concat());
        altered = lines.clone();
        altered.insert(place, lines[place]);
        refused(&altered.concat());
    }
    // Lines that are well written, of a proof about somebody else.
    let other = run(&folder, &format!("solve {board} --first right --proof other.proof"));
    assert_eq!(other, (Some(0), String::new()));
    let other = fs::read(folder.join("other.proof")).expect("a file");
    let mut mixed: Vec<&[u8]> = other.split_inclusive(|byte| *byte == b'\n').collect();
    mixed.truncate(1);
    mixed.extend(&lines[1..]);
    refused(&mixed.concat());
    refused(&[whole.as_slice(), b"\n\nmore\n"].concat());
}

/// Whether play can go round in the variant nobody knows before. It does: from a to b and back, so that nobody wins.
#[test]
fn a_proof_whose_reasons_go_round_proves_nothing() {
    let folder = folder("circle");
    let written = r#"{"format":"tweedle proof 1","position":"Tokens(\"a: b | b: a\").Position(\"a\").DicoticVariant","first":"left","winner":"left","nodes":2,"crc32":"7eea2ec1"}
{"position":"Tokens(\"a: b | b: a\").Position(\"a\").DicoticVariant","mover":"left","because":{"move":"Tokens(\"a: b | b: a\").Position(\"b\").DicoticVariant"},"crc32":"b6cdb006"}
{"position":"Tokens(\"a: b | b: a\").Position(\"b\").DicoticVariant","mover":"right","because":"replies","crc32":"f3932e65"}
"#;
    fs::write(folder.join("it.proof"), written).expect("a file");
    let (status, message) = run(&folder, "solve --check it.proof");
    assert_eq!(status, Some(2), "{message}");
    assert!(message.contains("Its reasons go round in a circle"), "{message}");
}

/// In a file, a position is its text alone.
#[test]
fn proofs_are_about_positions_that_read_back() {
    let folder = folder("functions");
    let heaps = "game.heap.HeapRuleset(n->[])(3)-game.heap.HeapRuleset(n->[[n-1,n-1]])(3)";
    let (status, message) = run(&folder, &format!("solve {heaps} --first left --proof it.proof"));
    assert_eq!(status, Some(2), "{message}");
    assert!(message.contains("does not read back to the same position"), "{message}");
    for position in [
        "game.grid.GenClobber([(0,1)])(\"xo|ox\")",
        "Mem(5,3)-Mem(7,2)",
        "PartizanEuclid(8,5)",
        "Cutcake(3,5)-Cutcake(3,5)+PartizanEuclid(9,4)",
    ] {
        let prove = format!("solve {position} --first left --proof it.proof --force");
        assert_eq!(run(&folder, &prove), (Some(0), String::new()), "{position}");
        let check = format!("solve {position} --check it.proof");
        assert_eq!(run(&folder, &check), (Some(0), String::new()), "{position}");
    }
}

/// G - G is no zero where play may go round: the player who mirrors does not lose, but need not win.
#[test]
fn a_proof_keeps_pairs_where_play_may_go_round() {
    let folder = folder("pairs");
    let written = r#"{"format":"tweedle proof 1","position":"Tokens(\"a: b | b: a\").Position(\"a\").DicoticVariant - Tokens(\"a: b | b: a\").Position(\"a\").DicoticVariant","first":"left","winner":"right","nodes":1,"crc32":"829777e0"}
{"position":"Tokens(\"a: b | b: a\").Position(\"a\").DicoticVariant - Tokens(\"a: b | b: a\").Position(\"a\").DicoticVariant","mover":"left","because":"replies","crc32":"314e4150"}
"#;
    fs::write(folder.join("it.proof"), written).expect("a file");
    let (status, message) = run(&folder, "solve --check it.proof");
    assert_eq!(status, Some(2), "{message}");
    assert!(message.contains("It says nothing about the move to"), "{message}");
}

/// Boards of 64 cells fall into pieces, which are positions of another type when they are read.
#[test]
fn proofs_of_large_boards_are_read_back() {
    let folder = folder("large");
    let mut state = 1_u64;
    let mut cell = || {
        // Knuth's constants for 64 bits; the high digits are good.
        state =
            state.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        if state >> 33 & 7 < 3 { '#' } else { '.' }
    };
    for number in 0..10 {
        let rows: Vec<String> = (0..8).map(|_| (0..8).map(|_| cell()).collect()).collect();
        let board = format!("game.grid.Domineering(\"{}\")", rows.join("|"));
        let first = if number % 2 == 0 { "left" } else { "right" };
        let prove = format!("solve {board} --first {first} --proof it.proof --force");
        assert_eq!(run(&folder, &prove), (Some(0), String::new()), "{board}");
        assert_eq!(run(&folder, "solve --check it.proof"), (Some(0), String::new()), "{board}");
    }
}

#[test]
fn proofs_of_all_kinds_are_read_back() {
    let folder = folder("kinds");
    for position in [
        "game.heap.Nim(2)+game.heap.Nim(2)",
        "game.heap.Nim(\"2,3\")-game.heap.Nim(1)",
        "game.heap.Kayles(6)-game.heap.Kayles(6)",
        "game.heap.Kayles(9)+game.heap.Kayles(5)+game.grid.Domineering(\"....|....\")",
        "game.grid.Clobber(\"xoxox|oxoxo\")-game.grid.Clobber(\".xxox|oxoxo\")",
        "game.strip.ToadsAndFrogs(\"tt..ff\")+game.graph.Hackenbush(\"l(r;e)l\")",
        "game.graph.Snort(\"-----\")-game.graph.Col(\"----\")",
        "game.grid.Amazons(\"x..|..o\")+game.heap.Subtraction([1,2])(7)",
        "game.graph.PosetGame(\"a<b;a<c;d\").Position(\"{a,b,c,d}\")+game.heap.Wythoff(\"(3,5)\")",
    ] {
        for first in ["left", "right"] {
            let prove = format!("solve {position} --first {first} --proof it.proof --force");
            assert_eq!(run(&folder, &prove), (Some(0), String::new()), "{position}");
            let check = format!("solve {position} --first {first} --check it.proof");
            assert_eq!(run(&folder, &check), (Some(0), String::new()), "{position}");
        }
        let (status, message) = run(&folder, "solve --check it.proof --first left");
        assert!(message.contains("where Right moves first"), "{message}");
        assert_eq!(status, Some(2));
        let (status, message) = run(&folder, "solve --check it.proof game.heap.Nim(77)");
        assert!(message.contains("is about"), "{message}");
        assert_eq!(status, Some(2));
    }
}

#[test]
fn a_full_disk_loses_nothing() {
    let folder = folder("full");
    let full = |file: &str| {
        format!("error[bad-file]: Cannot write {file}: File too large (os error 27).\n")
    };
    let good = (Some(0), String::new());
    let read = |name: &str| fs::read(folder.join(name)).expect("a file");

    // Rows, of which one was not written whole.
    let rows = |name: &str| format!("codes 0.01..0.77 --to 200 --out {name} --resume");
    assert_eq!(run_with_room(&folder, 4, &rows("a.csv")), (Some(1), full("a.csv")));
    assert_eq!(read("a.csv").len(), 2048);
    assert_eq!(run(&folder, &rows("a.csv")), good);
    assert_eq!(run(&folder, &rows("b.csv")), good);
    assert!(read("a.csv") == read("b.csv"));

    // Values, and another format in the end.
    for ending in ["tgv", "csv"] {
        let values =
            |name: &str| format!("grundy 0.106 --to 200000 --out {name}.{ending} --resume");
        let [a, b] = ["a", "b"].map(|name| format!("{name}.{ending}"));
        let _ = fs::remove_file(folder.join(&a));
        let _ = fs::remove_file(folder.join(&b));
        let file = if ending == "csv" { format!("{a}.values") } else { a.clone() };
        assert_eq!(run_with_room(&folder, 200, &values("a")), (Some(1), full(&file)));
        if ending == "csv" {
            assert_eq!(run_with_room(&folder, 1000, &values("a")), (Some(1), full(&a)));
            assert!(!folder.join(&a).exists());
        }
        assert_eq!(run(&folder, &values("a")), good);
        assert_eq!(run(&folder, &values("b")), good);
        assert!(read(&a) == read(&b));
    }

    // A table that is written in the place of one before.
    assert_eq!(run(&folder, "nimstring 2x2 --out it.table"), good);
    let before = read("it.table");
    let larger = "nimstring 3x3 --out it.table --resume";
    assert_eq!(run_with_room(&folder, 8, larger), (Some(1), full("it.table")));
    assert!(read("it.table") == before);

    // A record that gets too long.
    let heaps = vec!["1"; 60].join(",");
    let play =
        format!("play game.heap.Nim(\"{heaps}\") --left naive --right naive --record it.txt");
    let (status, message) = run_with_room(&folder, 4, &play);
    assert_eq!((status, message), (Some(1), full("it.txt")));
    let (status, message) = run(&folder, "replay it.txt");
    assert_eq!(
        (status, message.as_str()),
        (Some(0), "Go on with `tweedle play --resume it.txt`.\n")
    );
    let expected = ["a.csv", "a.tgv", "b.csv", "b.tgv", "it.table", "it.txt"];
    assert_eq!(names(&folder), expected);
}
