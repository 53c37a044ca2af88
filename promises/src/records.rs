//! Promises of records of matches: for any text, and for any match.

use crate::bounded::{bounded, control};
use crate::questions::check_trouble;
use crate::text::is_sentence;
use tweedle_desk::questions::Replay;
use tweedle_desk::{Desk, Question};
use tweedle_engine::{Control, Play, Player};
use tweedle_search::{Position, Record, Refusal, Step};

/// The largest number of moves of a match that is played here.
const MOVES: u8 = 6;

/// A text is a record, or is refused with the line of the mistake. A record that was read is printed in both forms so
/// that it is read back. The referee has an answer about every record. A match that was played by the rules
/// from its start is a record that the referee accepts as far as it goes.
///
/// # Panics
/// If that is not so.
pub fn records(bytes: &[u8]) {
    let text = &*String::from_utf8_lossy(bytes);
    let record = match Record::read(text) {
        Ok(record) => record,
        Err(error) => {
            let lines = text.matches('\n').count() + 1;
            assert!((1..=lines).contains(&error.line), "{error:?} {lines}");
            assert!(is_sentence(&error.message), "{error:?}");
            return;
        }
    };
    assert_eq!(Record::read(&record.to_json()).as_ref(), Ok(&record));
    // A value in JSON need not fit into a line.
    if !text.trim_start_matches('\u{feff}').trim_start().starts_with('{') {
        assert_eq!(Record::read(&record.to_text()).as_ref(), Ok(&record), "{text:?}");
    }
    let control = control();
    let mut desk = Desk::new(control.clone(), tweedle_rulesets::standard());
    let question = Question::from(Replay { record: record.clone() });
    let replayed = bounded(&control, || desk.ask(&question));
    if let Err(trouble) = &replayed {
        check_trouble(trouble, &record.start);
    }
    let Ok(start) = bounded(&control, || desk.position(&record.start)) else { return };
    if let Ok(played) = bounded(&control, || play(&start, &record, bytes, &control)) {
        assert_eq!(Record::read(&played.to_json()).as_ref(), Ok(&played));
        let text = played.to_text();
        assert_eq!(Record::read(&text), Ok(trimmed(&played)), "{text}");
        let refereed = bounded(&control, || played.referee(&start, &control));
        let is_accepted = match &refereed {
            Ok(_) | Err(Refusal::Stop(_)) => true,
            Err(Refusal::Foul { foul, .. }) => matches!(
                foul,
                tweedle_engine::matches::Foul::Unfinished { .. }
                    | tweedle_engine::matches::Foul::Unknown { .. }
            ),
            Err(_) => false,
        };
        assert!(is_accepted, "{refereed:?} {}", played.to_text());
    }
    drop((desk, start));
    assert_eq!(control.used(), 0, "not all memory was given back");
}

/// The record as lines of text give it back: the blanks around a position, which may be empty, are gone.
fn trimmed(record: &Record) -> Record {
    let mut record = record.clone();
    for step in &mut record.moves {
        step.to = step.to.trim().to_owned();
        step.name = step.name.trim().to_owned();
    }
    record
}

/// A match from a position, of moves that the bytes choose. The rest is as in `record`.
fn play(
    start: &Position,
    record: &Record,
    bytes: &[u8],
    control: &Control,
) -> Result<Record, tweedle_engine::Stop> {
    let mut position = start.clone();
    let mut player = record.first;
    let mut steps = Vec::new();
    let sum = crc32fast::hash(bytes);
    for i in 0..MOVES {
        let moves = position.moves(player, control)?;
        if moves.is_empty() {
            break;
        }
        let chosen = &moves[(sum.rotate_left(u32::from(5 * i)) as usize) % moves.len()];
        steps.push(Step { name: chosen.name(), to: chosen.to.text() });
        position = chosen.to.clone();
        player = player.opponent();
    }
    let play = if start.is_entailing() { Play::Normal } else { record.play };
    let (left, right) = ("me".to_owned(), "perfect".to_owned());
    let start = start.expression();
    let first: Player = record.first;
    Ok(Record {
        start,
        play,
        left,
        right,
        first,
        moves: steps,
        resigned: None,
        drawn: false,
        winner: None,
    })
}
