//! What the desk promises of any question in JSON.

use crate::bounded::{bounded, control};
use crate::is_piece;
use serde::Serialize;
use serde::de::DeserializeOwned;
use std::fmt::Debug;
use tweedle_desk::{Answer, Desk, Kind, Question, Trouble};

/// What is a question in JSON has an answer or a trouble, neither of them a bug, that go through JSON and back.
/// A trouble stands in the text of the question. The desk answers afterwards as before.
///
/// # Panics
/// If that is not so.
pub fn questions(bytes: &[u8]) {
    let Ok(question) = serde_json::from_slice::<Question>(bytes) else { return };
    through_json(&question);
    let control = control();
    let mut desk = Desk::new(control.clone());
    match bounded(&control, || desk.ask(&question)) {
        Ok(answer) => through_json(&answer),
        Err(trouble) => {
            check_trouble(&trouble, text_of(&question));
            through_json(&trouble.told(None, control.positions()));
        }
    }
    let two = desk.ask(&Question::Evaluate { input: "1+1".to_owned() });
    let Ok(Answer::Evaluation(two)) = two else { panic!("{two:?}") };
    assert_eq!(two.output.as_deref(), Some("2"));
    drop(desk);
    assert_eq!(control.used(), 0, "not all memory was given back");
}

/// A trouble is no bug, says something, and stands in the text.
pub(crate) fn check_trouble(trouble: &Trouble, text: &str) {
    assert!(trouble.kind != Kind::Bug, "{trouble:?}");
    if let Some(place) = trouble.place {
        assert!(is_piece(text, place.start as usize, place.end as usize), "{trouble:?} {text:?}");
        assert!(place.line > 0 && place.column > 0, "{trouble:?}");
    }
}

/// The program of a question.
fn text_of(question: &Question) -> &str {
    match question {
        Question::Evaluate { input }
        | Question::Analyze { input }
        | Question::Targets { input }
        | Question::Nimber { input }
        | Question::Moves { input, .. }
        | Question::Explain { input, .. }
        | Question::Hint { input, .. }
        | Question::Verify { input, .. }
        | Question::Tournament { input, .. } => input,
        Question::Replay { record } => &record.start,
        _ => "",
    }
}

/// The JSON of something is read back to the same thing.
pub(crate) fn through_json<T: Serialize + DeserializeOwned + PartialEq + Debug>(it: &T) {
    let text = serde_json::to_string(it).expect("it has a JSON form");
    let again: T = serde_json::from_str(&text).unwrap_or_else(|error| panic!("{text}: {error}"));
    assert_eq!(&again, it, "{text}");
}
