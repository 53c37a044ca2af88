//! Databases of values: built, read, checked, damaged.

use std::fs;
use std::path::{Path, PathBuf};
use tweedle_desk::kept::{Building, Kept, KeptError, Table, ValueFile};
use tweedle_desk::{DatabaseOf, Desk, Wanted};
use tweedle_engine::{Control, Play, Stop};
use tweedle_search::Database;

/// A file of its own that is not there.
fn file(name: &str) -> PathBuf {
    let folder = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join("databases").join(name);
    let _ = fs::remove_dir_all(&folder);
    fs::create_dir_all(&folder).expect("a folder");
    folder.join("it.values")
}

/// Builds a database in one run.
fn build(ruleset: &str, cells: u32, rows: Option<u32>, path: &Path) -> DatabaseOf {
    let building = Building::new(&mut Desk::of(tweedle_rulesets::standard()), ruleset, cells, rows)
        .expect("a ruleset");
    let mut kept = Kept::new(Table::new(building, Some(path)));
    kept.open(false).expect("there is no file");
    kept.run(|_| {}).expect("nothing stops it");
    kept.result().work.answer(path)
}

fn with(path: &Path) -> Desk {
    let mut desk = Desk::of(tweedle_rulesets::standard());
    desk.open_database(path).expect("a database");
    desk
}

/// Rulesets with sizes, and positions that are larger.
const BUILT: &[(&str, u32, Option<u32>, &[&str])] = &[
    ("game.grid.Clobber", 8, Some(1), &["xoxooxoxxooxo", "xxo.xoxooxxo", "ooxxoxooxoxoxx"]),
    ("game.grid.Clobber", 6, None, &["xox|oxo|xxo", "xoox|oxxo", "x.o|xoo|.xo"]),
    ("game.grid.Domineering", 8, None, &["....|....|...#", "...#...|.......", ".....|.#...|....."]),
    ("game.grid.NoGo", 6, None, &["....|.x..", "...|.o.|...", "..x.....o"]),
    ("game.grid.Amazons", 5, None, &["x..|..o|...", "x..o...", "..x|o..|x.."]),
    ("game.strip.TopplingDominoes", 6, None, &["lerrlle", "llerrelr"]),
    ("game.heap.PartizanTakeAndBreak(\"0.3\",\"0.7\")", 12, None, &["20", "13,17", "25"]),
];

fn name(place: usize) -> PathBuf {
    file(&format!("built-{place}"))
}

#[test]
fn values_are_found_again_and_change_no_answer() {
    for (place, (ruleset, cells, rows, positions)) in BUILT.iter().enumerate() {
        let path = name(place);
        let built = build(ruleset, *cells, *rows, &path);
        assert!(built.positions > 5 && built.cells == *cells, "{built:?}");
        assert_eq!(built.bytes, fs::metadata(&path).expect("a file").len());
        let checked =
            Desk::of(tweedle_rulesets::standard()).check_database(&path).expect("all values agree");
        assert_eq!(checked, DatabaseOf { checked: true, ..built });
        for position in *positions {
            let input = format!("{ruleset}.Position(\"{position}\")");
            let sum = format!("{input} + {ruleset}.Position(\"{}\")", positions[0]);
            let [mut plain, mut helped] = [Desk::of(tweedle_rulesets::standard()), with(&path)];
            for of in [&input, &sum] {
                let [expected, found] = [&mut plain, &mut helped]
                    .map(|desk| desk.evaluate(&format!("({of}).CanonicalForm")).expect("a value"));
                assert_eq!(expected, found, "{of}");
            }
            // Nothing is known yet of who wins, but what the database says.
            let [mut plain, mut helped] = [Desk::of(tweedle_rulesets::standard()), with(&path)];
            for of in [&input, &sum] {
                let [expected, found] = [&mut plain, &mut helped].map(|desk| {
                    let wanted = Wanted { all: true, line: false };
                    desk.solve(of, None, Play::Normal, wanted).expect("an answer")
                });
                assert_eq!(expected.turns, found.turns, "{of}");
            }
        }
    }
}

/// How many positions a desk looks at, to find a value and to find who wins.
fn work(desk: impl Fn() -> Desk, input: &str) -> [u64; 2] {
    let mut valuing = desk();
    valuing.evaluate(&format!("{input}.CanonicalForm")).expect("a value");
    let mut solving = desk();
    solving.solve(input, None, Play::Normal, Wanted::default()).expect("an answer");
    [valuing, solving].map(|desk| desk.control().positions())
}

#[test]
fn the_file_is_read_in_the_place_of_a_walk() {
    let path = file("read");
    build("game.strip.TopplingDominoes", 6, None, &path);
    for input in
        ["game.strip.TopplingDominoes(\"lrelrler\")", "game.strip.TopplingDominoes(\"llrerlelr\")"]
    {
        let (plain, helped) =
            (work(|| Desk::of(tweedle_rulesets::standard()), input), work(|| with(&path), input));
        assert!(helped[0] < plain[0], "{input}: {helped:?}, {plain:?}");
        assert!(helped[1] <= plain[1], "{input}: {helped:?}, {plain:?}");
    }
    // What is in it takes no walk at all.
    assert_eq!(work(|| with(&path), "game.strip.TopplingDominoes(\"lrele\")"), [0, 0]);
    assert_ne!(
        work(|| Desk::of(tweedle_rulesets::standard()), "game.strip.TopplingDominoes(\"lrele\")"),
        [0, 0]
    );
    // After a session was cleared, or ran out of memory, it is still there.
    let mut desk = with(&path);
    desk.clear();
    desk.session().forget();
    desk.evaluate("game.strip.TopplingDominoes(\"lrele\").CanonicalForm").expect("a value");
    assert_eq!(desk.control().positions(), 0);
    // A file that is cut while it is open is noticed, and never believed.
    let mut desk = with(&path);
    let whole = fs::read(&path).expect("a file");
    fs::OpenOptions::new().write(true).open(&path).and_then(|it| it.set_len(200)).expect("a file");
    for result in [
        desk.evaluate("game.strip.TopplingDominoes(\"lrele\").CanonicalForm").map(|_| ()),
        desk.solve("game.strip.TopplingDominoes(\"lrele\")", None, Play::Normal, Wanted::default())
            .map(|_| ()),
    ] {
        let message = result.expect_err("it cannot be read").message;
        assert!(message.starts_with("Cannot read the database "), "{message}");
    }
    fs::write(&path, whole).expect("a file");
    assert!(desk.evaluate("game.strip.TopplingDominoes(\"lrele\").CanonicalForm").is_ok());
}

#[test]
fn runs_that_are_stopped_come_to_the_same_file() {
    let [whole, parts] = ["whole", "parts"].map(|name| file(&format!("resumed-{name}")));
    build("game.grid.Clobber", 7, None, &whole);
    let mut runs = 0;
    loop {
        runs += 1;
        let control = Control::new();
        let mut desk = Desk::new(control.clone(), tweedle_rulesets::standard());
        let building = Building::new(&mut desk, "game.grid.Clobber", 7, None).expect("a ruleset");
        let mut kept = Kept::new(Table::new(building, Some(&parts)));
        kept.open(true).expect("it goes on");
        let mut steps = 0;
        let done = kept.run(|_| {
            steps += 1;
            if steps == 2 {
                control.cancel();
            }
        });
        match done {
            Ok(()) => break,
            Err(error) => assert_eq!(error, KeptError::Stop(Stop::Cancelled)),
        }
    }
    assert!(runs > 1, "{runs}");
    assert!(fs::read(&whole).expect("a file") == fs::read(&parts).expect("a file"));
    // A larger one goes on from a smaller one, and a smaller one has nothing to do.
    let smaller = file("resumed-smaller");
    build("game.grid.Clobber", 5, None, &smaller);
    for cells in [7, 4] {
        let building = Building::new(
            &mut Desk::of(tweedle_rulesets::standard()),
            "game.grid.Clobber",
            cells,
            None,
        );
        let mut kept = Kept::new(Table::new(building.expect("a ruleset"), Some(&smaller)));
        kept.open(true).expect("it goes on");
        kept.run(|_| {}).expect("nothing stops it");
        assert_eq!(kept.result().work.answer(&smaller).cells, 7);
    }
    assert!(fs::read(&whole).expect("a file") == fs::read(&smaller).expect("a file"));
    // Another ruleset, or other rows, are no reason to go on.
    for (ruleset, rows) in [("game.grid.Domineering", None), ("game.grid.Clobber", Some(1))] {
        let building = Building::new(&mut Desk::of(tweedle_rulesets::standard()), ruleset, 7, rows)
            .expect("a ruleset");
        let refused = Kept::new(Table::new(building, Some(&whole))).open(true);
        let message = refused.expect_err("it is another one").to_string();
        assert!(message.ends_with("it is a database of game.grid.Clobber"), "{message}");
    }
}

/// Whatever becomes of a file, it is refused, or what is read of it is what was written.
#[test]
fn damage_is_noticed_or_does_no_harm() {
    let path = file("damaged");
    build("game.grid.Domineering", 6, None, &path);
    let whole = fs::read(&path).expect("a file");
    let texts =
        [".", "..", "...", "..|..", "..|.#", "...|..#", "......", "...|...", "#", "..|...."];
    let looked_up = |file: &ValueFile| texts.map(|text| file.code(text));
    let control = Control::new();
    let expected = looked_up(&ValueFile::open(&path, &control).expect("a database"));
    assert!(expected.iter().filter(|code| matches!(code, Ok(Some(_)))).count() > 4);
    let mut refused = 0;
    let mut check = |bytes: &[u8]| {
        fs::write(&path, bytes).expect("a file");
        match ValueFile::open(&path, &control) {
            Err(KeptError::Tried { .. } | KeptError::Busy(_) | KeptError::File(_)) => refused += 1,
            Err(KeptError::Stop(stop)) => panic!("{stop}"),
            Err(taken @ KeptError::Taken { .. }) => panic!("{taken}"),
            Ok(file) => {
                for (found, expected) in looked_up(&file).iter().zip(&expected) {
                    assert!(found == expected || matches!(found, Err(Stop::Unreadable(_))));
                }
            }
        }
    };
    for place in 0..whole.len() {
        for change in [1, 0x80, 0xff] {
            let mut altered = whole.clone();
            altered[place] ^= change;
            check(&altered);
        }
        check(&whole[..place]);
        check(&[&whole[..place], &whole[place + 1..]].concat());
        check(&[&whole[..place], &[whole[place]], &whole[place..]].concat());
    }
    check(&[&whole[..], b"\n"].concat());
    check(&[]);
    assert!(refused > 3 * whole.len());
    assert_eq!(control.used(), 0, "not all memory was given back");
    fs::write(&path, &whole).expect("a file");
    // A budget without room for the index.
    let small = Control::with_memory(16);
    let refused = ValueFile::open(&path, &small).expect_err("there is no room");
    assert!(matches!(refused, KeptError::Stop(Stop::Memory { .. })));
    // One byte of a block: it is found when all is read.
    let mut altered = whole.clone();
    let place = whole.iter().position(|&byte| byte == b'\n').expect("a head") + 3;
    altered[place] ^= 1;
    fs::write(&path, &altered).expect("a file");
    let message = Desk::of(tweedle_rulesets::standard())
        .check_database(&path)
        .expect_err("it was altered")
        .message;
    assert!(message.ends_with("it was altered."), "{message}");
}

#[test]
fn what_can_be_no_database_is_refused_with_a_reason() {
    let refused = |ruleset: &str, cells, rows| {
        let building =
            Building::new(&mut Desk::of(tweedle_rulesets::standard()), ruleset, cells, rows);
        building.expect_err("it is refused").message
    };
    for (ruleset, why) in [
        ("game.grid.Cram", "it is impartial"),
        ("game.heap.Nim", "it is impartial"),
        ("game.entailing.TopEntails", "it has entailing moves"),
        ("game.strip.BackslidingToadsAndFrogs", "play can go round in a loop"),
        ("game.graph.Hackenbush", "its positions are not heaps, or boards or strips"),
        ("game.grid.Sheep", "its positions are not heaps, or boards or strips"),
        ("game.grid.KingDirt", "its positions are not heaps, or boards or strips"),
        ("1 + 1", "This is no ruleset"),
    ] {
        let message = refused(ruleset, 4, None);
        assert!(message.contains(why), "{message}");
    }
    assert!(refused("game.strip.ToadsAndFrogs", 4, Some(1)).contains("have no rows"));
    assert!(refused("game.grid.Clobber", 129, None).contains("more than 128 cells"));
    let path = file("refused");
    let missing = Desk::of(tweedle_rulesets::standard())
        .open_database(&path)
        .expect_err("there is none")
        .message;
    assert!(missing.starts_with("Cannot read "), "{missing}");
    fs::write(&path, "dear diary\n").expect("a file");
    let other = Desk::of(tweedle_rulesets::standard())
        .open_database(&path)
        .expect_err("it is another file")
        .message;
    assert!(other.contains("it is no file of values"), "{other}");
}
