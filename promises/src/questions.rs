//! Promises of the desk for any question in JSON.

use crate::bounded::{bounded, control};
use crate::text::is_piece;
use serde::Serialize;
use serde::de::DeserializeOwned;
use std::fmt::Debug;
use tweedle_desk::questions::Evaluate;
use tweedle_desk::{Answer, BadRequest, Desk, Kind, Place, Question, Request, Trouble};

/// A line is a request or has a trouble, whose place is one of the line. A question has an answer or a trouble,
/// neither of them a bug, that go through JSON and back. A trouble stands in the text of the question. The desk
/// answers afterwards as before.
///
/// # Panics
/// If that is not so.
pub fn questions(bytes: &[u8]) {
    let question = match Request::read(bytes).1 {
        Ok(request) => request.question,
        Err(BadRequest { trouble, .. }) => {
            // Bytes that are no text have places all the same, which stand in no text.
            if let Ok(line) = std::str::from_utf8(bytes) {
                check_trouble(&trouble, line.strip_prefix('\u{feff}').unwrap_or(line));
            }
            return through_json(&in_json(trouble));
        }
    };
    through_json(&question);
    let control = control();
    let mut desk = Desk::new(control.clone(), tweedle_rulesets::standard());
    match bounded(&control, || desk.ask(&question)) {
        Ok(answer) => through_json(&answer),
        Err(trouble) => {
            check_trouble(&trouble, question.input().unwrap_or_default());
            through_json(&in_json(trouble.told(None, control.positions())));
        }
    }
    let two = desk.ask(&Question::from(Evaluate::of("1+1")));
    let Ok(Answer::Evaluation(two)) = two else { panic!("{two:?}") };
    assert_eq!(two.output.as_deref(), Some("2"));
    drop(desk);
    assert_eq!(control.used(), 0, "not all memory was given back");
}

/// A trouble as JSON has it: the start of a text is no place.
fn in_json(mut trouble: Trouble) -> Trouble {
    trouble.place = trouble.place.filter(|place| *place != Place::START);
    trouble
}

/// A trouble is no bug, says something, and stands in the text.
pub(crate) fn check_trouble(trouble: &Trouble, text: &str) {
    assert!(trouble.kind != Kind::Bug, "{trouble:?}");
    if let Some(place) = trouble.place {
        assert!(is_piece(text, place.start as usize, place.end as usize), "{trouble:?} {text:?}");
        assert!(place.line > 0 && place.column > 0, "{trouble:?}");
    }
}

/// The JSON of something is read back to the same thing.
pub(crate) fn through_json<T: Serialize + DeserializeOwned + PartialEq + Debug>(it: &T) {
    let text = serde_json::to_string(it).expect("it has a JSON form");
    let again: T = serde_json::from_str(&text).unwrap_or_else(|error| panic!("{text}: {error}"));
    assert_eq!(&again, it, "{text}");
}
