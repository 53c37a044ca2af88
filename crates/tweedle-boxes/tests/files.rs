//! Tables in files: resumed work is the same as work done at once, and damage is noticed.

use tweedle_boxes::{Board, Nimstring, SavedError, ScoreSearch, Scores, Start};
use tweedle_engine::{Control, Stop};

#[test]
fn nimstring_goes_on_from_a_file() {
    let start = Board::new(3, 3).unwrap().start(Start::Empty);
    let mut straight = Nimstring::new(&Control::new());
    let moves = straight.moves(&start).unwrap();

    // The budget ends the work again and again; what is known goes through a file.
    let mut file = Vec::new();
    Nimstring::new(&Control::new()).write(&mut file).unwrap();
    let mut budget = 300_000;
    let mut stops = 0;
    let resumed = loop {
        let control = Control::with_memory(budget);
        let mut part = Nimstring::read(&file[..], &control).unwrap();
        match part.moves(&start) {
            Ok(moves) => break moves,
            Err(stop) => assert!(matches!(stop, Stop::Memory { .. })),
        }
        file.clear();
        part.write(&mut file).unwrap();
        stops += 1;
        budget += 20_000;
    };
    assert!(stops > 2 && resumed == moves, "{stops} stops");
}

#[test]
fn pauses_change_nothing() {
    let start = Board::new(3, 3).unwrap().start(Start::Empty);
    let mut nimstring = Nimstring::new(&Control::new());
    let mut pauses = 0;
    let value = loop {
        match nimstring.value_within(&start, 1_000).unwrap() {
            Some(value) => break value,
            None => pauses += 1,
        }
    };
    assert!(pauses > 3, "{pauses} pauses");
    assert_eq!(value, nimstring.value(&start).unwrap());
}

#[test]
fn cancelled_work_goes_on() {
    let start = Board::new(2, 4).unwrap().start(Start::Empty);
    let control = Control::new();
    let mut nimstring = Nimstring::new(&control);
    control.cancel();
    assert_eq!(nimstring.value(&start), Err(Stop::Cancelled));
    control.resume();
    assert!(nimstring.value(&start).unwrap().is_zero());
    assert!(control.positions() > 0 && control.used() == nimstring.bytes());
    let mut scores = Scores::begin(&start, &control).unwrap();
    control.cancel();
    assert_eq!(scores.run(), Err(Stop::Cancelled));
    assert!(!scores.is_complete() && scores.net(&start).is_none());
    control.resume();
    scores.run().unwrap();
    assert!(scores.is_complete() && scores.net(&start).is_some());
}

/// Every byte of a file counts.
fn check_damage<T>(file: &[u8], read: impl Fn(&[u8]) -> Result<T, SavedError>) {
    assert!(read(file).is_ok());
    for at in 0..file.len() {
        assert!(read(&file[..at]).is_err(), "cut at {at}");
        for flip in [1, 0x80, 0xFF] {
            let mut altered = file.to_vec();
            altered[at] ^= flip;
            assert!(read(&altered).is_err(), "altered at {at}");
        }
    }
    let foreign = read(b"P6 640 480 255, and then a picture of dots and boxes").err().unwrap();
    assert!(matches!(foreign, SavedError::Foreign { .. }), "{foreign}");
}

#[test]
fn damage_is_noticed() {
    // A damaged size may ask for much memory.
    let control = || Control::with_memory(10 << 20);
    let mut nimstring = Nimstring::new(&control());
    nimstring.value(&Board::new(2, 2).unwrap().start(Start::Empty)).unwrap();
    let mut file = Vec::new();
    nimstring.write(&mut file).unwrap();
    check_damage(&file, |file| Nimstring::read(file, &control()));

    let position = Board::new(1, 2).unwrap().start(Start::Empty);
    let mut scores_file = Vec::new();
    let mut search = ScoreSearch::new(&position, &control()).unwrap();
    search.net(&position).unwrap();
    search.write(&mut scores_file).unwrap();
    check_damage(&scores_file, |file| ScoreSearch::read(file, &control()));
    let error = ScoreSearch::read(&file[..], &control()).err().unwrap();
    assert_eq!(error.to_string(), "It is not a file of scores of Dots and Boxes.");
}

#[test]
fn scores_go_on_from_a_file() {
    let position = Board::new(3, 3).unwrap().start(Start::Empty);
    let straight = Scores::of(&position, &Control::new()).unwrap();
    let mut file = Vec::new();
    ScoreSearch::new(&position, &Control::new()).unwrap().write(&mut file).unwrap();
    let mut parts = 0;
    let moves = loop {
        let mut part = ScoreSearch::read(&file[..], &Control::new()).unwrap();
        assert_eq!(part.position(), position);
        let done = part.within(5_000, |part| part.moves(&position)).unwrap();
        file.clear();
        part.write(&mut file).unwrap();
        parts += 1;
        if let Some(moves) = done {
            break moves;
        }
    };
    assert!(parts > 3, "{parts}");
    assert_eq!(Some(moves), straight.moves(&position));
    // In less memory less is remembered, and the results are the same.
    let control = Control::with_memory(1 << 17);
    let mut restored = ScoreSearch::read(&file[..], &control).unwrap();
    assert!(restored.bytes() <= 1 << 17);
    assert_eq!(restored.net(&position), Ok(-3));
}
