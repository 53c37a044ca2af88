//! Results that are interrupted, kept, and gone on with.

use std::fs;
use std::path::PathBuf;
use tweedle_boxes::{Board, Start};
use tweedle_desk::kept::{
    BoxesScores, Keep, Kept, KeptError, NimstringPlace, NimstringValue, RecordFile, Rows, Saved,
    Table, Values, load,
};
use tweedle_desk::{Classification, Desk, Match, PERSON, RowFormat};
use tweedle_engine::{Control, Stop};
use tweedle_heaps::{Code, CodeRange, Sequence, TopEntails};

/// A file of its own that is not there, and nothing beside it.
fn file(name: &str) -> PathBuf {
    let folder = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join(name);
    let _ = fs::remove_dir_all(&folder);
    fs::create_dir_all(&folder).expect("a folder");
    folder.join("result")
}

/// Runs a result in parts, each of which is cancelled after so many steps, until it is done; how many
/// parts there were.
fn in_parts<K: Keep>(control: &Control, steps: usize, anew: impl Fn() -> K) -> usize {
    for parts in 1.. {
        control.resume();
        let mut kept = Kept::new(anew());
        kept.open(true).expect("it goes on");
        let mut left = steps;
        let done = kept.run(|_| {
            if left == 0 {
                control.cancel();
            }
            left = left.saturating_sub(1);
        });
        match done {
            Ok(()) => return parts,
            Err(error) => assert_eq!(error, KeptError::Stop(Stop::Cancelled)),
        }
    }
    unreachable!()
}

fn straight<K: Keep>(result: K) -> Kept<K> {
    let mut kept = Kept::new(result);
    kept.open(false).expect("there is no file yet");
    kept.run(|_| {}).expect("nothing stops it");
    kept
}

fn message<K: Keep>(result: K, resume: bool) -> String {
    Kept::new(result).open(resume).expect_err("it is refused").to_string()
}

#[test]
fn values() {
    let control = Control::new();
    let code = Code::parse("0.106").expect("a code");
    let [whole, parts] = ["whole", "parts"].map(|name| file(&format!("values-{name}")));
    let of =
        |path: &PathBuf| Values::new(Sequence::new(&code, &control), 200_000, Some(path), true);
    let kept = straight(of(&whole));
    assert!(kept.result().heaps().computed() > 200_000);
    assert!(in_parts(&control, 1, || of(&parts)) > 2);
    control.resume();
    assert!(fs::read(&whole).expect("a file") == fs::read(&parts).expect("a file"));
    let name = parts.display();
    assert!(!PathBuf::from(format!("{name}.checkpoint")).exists());
    assert_eq!(
        message(of(&parts), false),
        format!("{name} is there already: go on with it by `--resume`, or remove it")
    );
    let other = Values::new(TopEntails::new(&control), 10, Some(&parts), true);
    assert_eq!(
        message(other, true),
        format!("cannot go on with {name}: It has the values of 0.106, not of Top Entails.")
    );
    // Without its end it is no longer known what counts.
    let values = fs::read(&parts).expect("a file");
    fs::write(&parts, &values[..values.len() - 1]).expect("a file");
    assert_eq!(
        message(of(&parts), true),
        format!(
            "{name} is there already, without {name}.checkpoint: remove it, or choose another name"
        )
    );
}

/// Then there is a block of no heaps in the file.
#[test]
fn values_of_which_none_was_found_before_the_run_was_stopped() {
    for code in ["0.106", "0.8F"] {
        let control = Control::new();
        let path = file(&format!("values-none-{code}"));
        let of = || {
            let code = Code::parse(code).expect("a code");
            Kept::new(Values::new(Sequence::new(&code, &control), 100, Some(&path), true))
        };
        let mut kept = of();
        kept.open(false).expect("there is no file yet");
        control.cancel();
        assert_eq!(kept.run(|_| {}), Err(KeptError::Stop(Stop::Cancelled)));
        drop(kept);
        control.resume();
        let mut kept = of();
        kept.open(true).expect("it goes on");
        kept.run(|_| {}).expect("nothing stops it");
        let mut sequence = Sequence::new(&Code::parse(code).expect("a code"), &control);
        sequence.extend(100).expect("no limit");
        assert!(kept.result().heaps().values(0..=100).eq(sequence.values(0..=100)), "{code}");
    }
}

#[test]
fn values_in_another_format() {
    let control = Control::new();
    let path = file("values-csv");
    let of = || Values::new(TopEntails::new(&control), 70_000, Some(&path), false);
    let kept = straight(of());
    let values = kept.result().values_file().expect("a file").to_owned();
    assert!(values.exists() && !path.exists());
    let written = kept.result().finish(|out| {
        use std::io::Write as _;
        out.write_all(b"heap,value\n").map_err(KeptError::from)
    });
    assert_eq!(written, Ok(()));
    assert_eq!(fs::read_to_string(&path).expect("a file"), "heap,value\n");
    assert!(!values.exists());
    // Until then no other run writes it.
    assert!(message(of(), true).contains(" is being written by another run of tweedle, process "));
    drop(kept);
    let expected =
        format!("{} is there already: remove it, or choose another name", path.display());
    assert_eq!(message(of(), true), expected);
}

#[test]
fn rows() {
    let control = Control::new();
    for format in [RowFormat::Csv, RowFormat::Json] {
        let of = |path: &PathBuf, range: &str| {
            let range = CodeRange::parse(range).expect("a range");
            Rows::new(Classification::new(range, 200, format, &control), path)
        };
        let [whole, parts] = ["whole", "parts"].map(|name| file(&format!("rows-{name}")));
        straight(of(&whole, "0.01..0.17"));
        assert!(in_parts(&control, 4, || of(&parts, "0.01..0.17")) > 2);
        control.resume();
        let text = fs::read_to_string(&whole).expect("a file");
        assert_eq!(fs::read_to_string(&parts).expect("a file"), text);
        // What is no complete row is written anew.
        fs::write(&parts, &text[..text.len() - 9]).expect("a file");
        in_parts(&control, 100, || of(&parts, "0.01..0.17"));
        assert_eq!(fs::read_to_string(&parts).expect("a file"), text);
        let expected = format!("cannot begin {}; go on with it by `--resume`: ", parts.display());
        assert!(message(of(&parts, "0.01..0.17"), false).starts_with(&expected));
        let number = if format == RowFormat::Csv { 2 } else { 1 };
        let expected =
            format!("cannot go on with {}: line {number} is not about 0.02", parts.display());
        assert_eq!(message(of(&parts, "0.02..0.17"), true), expected);
    }
}

#[test]
fn scores() {
    let control = Control::new();
    let board = Board::new(2, 5).expect("a board");
    let start = board.start(Start::Empty);
    let [whole, parts] = ["whole", "parts"].map(|name| file(&format!("scores-{name}")));
    let of = |path: &PathBuf| Table::new(BoxesScores::new(start, &control), Some(path));
    let kept = straight(of(&whole));
    let moves = kept.result().work.moves().expect("they are found").to_vec();
    assert_eq!(moves.iter().map(|one| one.net).max(), Some(-2));
    assert!(in_parts(&control, 1, || of(&parts)) > 2);
    control.resume();
    let mut kept = Kept::new(of(&parts));
    kept.open(true).expect("it goes on");
    kept.run(|_| {}).expect("nothing stops it");
    assert_eq!(kept.result().work.moves(), Some(&moves[..]));
    drop(kept);
    let other = BoxesScores::new(start.draw(2).expect("a line"), &control);
    Kept::new(Table::new(other, Some(&parts))).open(true).expect("a position of the table");
    let other = Board::new(1, 2).expect("a board").start(Start::Empty);
    let other = Table::new(BoxesScores::new(other, &control), Some(&parts));
    let expected = format!("{} has the scores of another position", parts.display());
    assert_eq!(message(other, true), expected);
    fs::write(&parts, "dear diary").expect("a file");
    let expected = format!("cannot go on with {}: It is not a file of ", parts.display());
    assert!(message(of(&parts), true).starts_with(&expected));
    assert!(message(of(&parts), false).ends_with("go on with it by `--resume`, or remove it"));
}

#[test]
fn values_of_nimstring() {
    let control = Control::new();
    let place = || NimstringPlace::Board(Board::new(2, 3).expect("a board").start(Start::Empty));
    let path = file("nimstring");
    let of = || Table::new(NimstringValue::new(place(), true, &control), Some(&path));
    let kept = straight(of());
    let found = &kept.result().work;
    assert_eq!(found.moves().map(<[_]>::len), Some(17));
    let (known, value) = (found.known(), found.value());
    drop(kept);
    let mut again = Kept::new(of());
    again.open(true).expect("it goes on");
    assert_eq!(again.result().work.known(), known);
    again.run(|_| {}).expect("nothing stops it");
    assert_eq!(again.result().work.value(), value);
    // Without a file nothing is kept.
    let mut nowhere = Kept::new(Table::new(NimstringValue::new(place(), false, &control), None));
    nowhere.open(false).expect("there is no file");
    nowhere.run(|_| {}).expect("nothing stops it");
    assert_eq!(nowhere.result().work.value(), value);
    assert!(nowhere.result().work.moves().is_none());
    assert_eq!(nowhere.result_mut().work.step(), Ok(true));
}

#[test]
fn records() {
    let desk = &mut Desk::of(tweedle_rulesets::standard());
    let start = desk.position("game.heap.Nim(\"2,1\")").expect("a position");
    let (first, play) = (tweedle_engine::Player::Left, tweedle_engine::Play::Normal);
    let game = Match::from_position(&start, [PERSON, "naive"], first, play, 0);
    let mut game = game.expect("a match");
    game.make_named("1", desk).expect("a move");
    let record = game.record();
    for name in ["match.txt", "match.json"] {
        let path = file("records").with_file_name(name);
        let kept = RecordFile::new(Some(path.clone()));
        kept.keep(&record).expect("it is written");
        assert_eq!(load(&path), Ok(record.clone()));
        assert_eq!(fs::read(&path).expect("a file")[0] == b'{', name == "match.json");
    }
    assert_eq!(RecordFile::new(None).keep(&record), Ok(()));
    let path = file("records").with_file_name("not.txt");
    fs::write(&path, "tweedle match\nstart: 0\nnonsense").expect("a file");
    let trouble = load(&path).expect_err("it is no record");
    let expected = format!(" --> {}:3\n  |\n  | nonsense", path.display());
    assert!(trouble.message.ends_with(&expected), "{}", trouble.message);
}
