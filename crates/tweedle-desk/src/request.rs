//! A question as a line of JSON, with the fields that belong to no kind of question.

use crate::play::nearest;
use crate::{Place, Question, Trouble};
use serde_json::value::RawValue;
use serde_json::{Map, Value};
use std::collections::BTreeMap;
use tweedle_script::cut;
use tweedle_script::say;

/// A line of JSON that asks something.
#[derive(Clone, PartialEq, Debug)]
pub struct Request {
    /// The question.
    pub question: Question,
    /// The session it belongs to; one without has a session of its own.
    pub session: Option<String>,
}

/// The reason why a line is no request.
#[derive(Clone, PartialEq, Debug, thiserror::Error)]
#[error("{trouble}")]
pub struct BadRequest {
    /// The message. A place is one of the line, not of an input.
    pub trouble: Trouble,
}

/// The mark that some editors and programs put at the beginning of a text.
const BYTE_ORDER_MARK: &[u8] = b"\xef\xbb\xbf";
/// The kind of question if the line does not say it.
const USUAL: &str = "evaluate";

impl Request {
    /// Reads a line: an object with the fields of a [`Question`], and `id` and `session` if the asker likes.
    /// The id is any JSON, handed back as it was written. Without `ask`, the question is to evaluate `input`.
    ///
    /// # Errors
    /// [`BadRequest`]. The id is returned all the same if the line has one.
    ///
    /// ```
    /// use tweedle_desk::questions::Evaluate;
    /// use tweedle_desk::{Question, Request};
    /// let line = br#"{"id": 7, "session": "a", "input": "1+1"}"#;
    /// let (id, request) = Request::read(line);
    /// assert_eq!(id.map(|id| id.get()), Some("7"));
    /// let request = request?;
    /// assert_eq!(request.question, Question::Evaluate(Evaluate::of("1+1")));
    /// assert_eq!(request.session.as_deref(), Some("a"));
    /// # Ok::<(), tweedle_desk::BadRequest>(())
    /// ```
    pub fn read(line: &[u8]) -> (Option<&RawValue>, Result<Request, BadRequest>) {
        let line = line.strip_prefix(BYTE_ORDER_MARK).unwrap_or(line);
        let mut fields: BTreeMap<String, &RawValue> = match read_object(line) {
            Ok(fields) => fields,
            Err(trouble) => return (None, Err(BadRequest { trouble })),
        };
        let id = fields.remove("id");
        let request = read_fields(fields).map_err(|trouble| {
            let has_hint = trouble.hint.is_some();
            BadRequest { trouble: if has_hint { trouble } else { trouble.with_hint(HINT) } }
        });
        (id, request)
    }
}

/// A hint that says where to look up the form of a request.
const HINT: &str = "`tweedle batch --schema request` prints what a line may be.";

/// The fields of the object that a line is.
fn read_object(line: &[u8]) -> Result<BTreeMap<String, &RawValue>, Trouble> {
    let bad = |error: &serde_json::Error| {
        let trouble = Trouble::mistake(say::line_not_json(said(error)));
        Trouble { place: Some(place_of(error, line)), ..trouble }
    };
    let whole: &RawValue = serde_json::from_slice(line).map_err(|error| bad(&error))?;
    if !whole.get().starts_with('{') {
        return Err(Trouble::mistake(say::line_not_object()).with_hint(HINT));
    }
    serde_json::from_str(whole.get()).map_err(|error| bad(&error))
}

/// The place where the reader of JSON stopped: a character of the line, or its end.
fn place_of(error: &serde_json::Error, line: &[u8]) -> Place {
    let text = String::from_utf8_lossy(line);
    let bytes = (error.column().max(1) - 1).min(text.len());
    let at = (0..=bytes).rev().find(|&at| text.is_char_boundary(at)).unwrap_or(0);
    let end = at + text[at..].chars().next().map_or(0, char::len_utf8);
    Place { line: 1, column: text[..at].chars().count() + 1, start: at as u32, end: end as u32 }
}

/// The request that fields other than the id make, or why they make none.
fn read_fields(fields: BTreeMap<String, &RawValue>) -> Result<Request, Trouble> {
    let mut values = Map::new();
    for (name, field) in fields {
        let value: Value = serde_json::from_str(field.get())
            .map_err(|error| Trouble::mistake(say::field_cannot_be_read(&name, said(&error))))?;
        // `null` says as little as no field.
        if !value.is_null() {
            values.insert(name, value);
        }
    }
    let session = match values.remove("session") {
        None => None,
        Some(Value::String(name)) => Some(name),
        Some(_) => return Err(Trouble::mistake(say::session_not_text())),
    };
    let ask = values.remove("ask").unwrap_or_else(|| USUAL.into());
    let Value::String(kind) = ask else {
        return Err(Trouble::mistake(say::field_not_text("ask")));
    };
    if values.get("input").is_some_and(|value| !value.is_string()) {
        return Err(Trouble::mistake(say::field_not_text("input")));
    }
    if !Question::KINDS.contains(&kind.as_str()) {
        let trouble = Trouble::mistake(say::no_such_question(cut(&kind)));
        let near = nearest(Question::KINDS, &kind);
        return Err(match near {
            Some(near) => trouble.with_hint(format!("Did you mean `{near}`?")),
            None => trouble,
        });
    }
    let question = Question::of_fields(&kind, Value::Object(values)).map_err(|error| {
        let path = error.path().to_string();
        let what = said(error.inner());
        // The reader itself names a field that is missing or that there is not.
        let names_it = path == "." || what.contains(&format!("`{path}`"));
        let why = if names_it { what } else { format!("`{path}`: {what}") };
        Trouble::mistake(say::no_question(why))
    })?;
    Ok(Request { question, session })
}

/// The names of things in messages of the reader of JSON, and plain words for them.
const IN_PLAIN_WORDS: [(&str, &str); 9] = [
    ("unknown variant", "there is no"),
    ("u64", "a whole number from 0 on"),
    ("usize", "a whole number from 0 on"),
    ("struct Record", "the object of a match"),
    ("struct Step", "the object of a move"),
    ("struct Certificate", "the object of a certificate"),
    ("a sequence", "a list"),
    ("invalid type: ", "found "),
    ("invalid value: ", "found "),
];

/// The message of a reader of JSON, without the place, which is told otherwise.
fn said(error: &serde_json::Error) -> String {
    let text = error.to_string();
    let (what, _) = text.rsplit_once(" at line").unwrap_or((&text, ""));
    match what {
        // A half of a pair, which stands for no character alone.
        "lone leading surrogate in hex escape" | "unexpected end of hex escape" => {
            "half of a surrogate pair, such as `\\ud800`, stands alone".to_owned()
        }
        what => IN_PLAIN_WORDS
            .iter()
            .fold(what.to_owned(), |text, (theirs, ours)| text.replace(theirs, ours)),
    }
}
