//! `tweedle batch`: questions and answers in JSON, one a line.

use crate::args::Limits;
use crate::eval::write_json;
use crate::report::{Mistake, Trouble, status};
use crate::watch::{Watch, WhenIdle};
use serde::Serialize;
use serde_json::value::RawValue;
use std::collections::{BTreeMap, HashMap};
use std::io::{self, BufRead};
use tweedle_script::Session;

/// A line of the standard input.
struct Question<'a> {
    input: String,
    session: Option<String>,
    id: Id<'a>,
}

/// What the asker calls a question, handed back as it was written; `null` if absent.
type Id<'a> = Option<&'a RawValue>;

/// A line of the standard output.
#[derive(Serialize)]
#[serde(untagged)]
enum Answer<'a> {
    /// The input has a value; `null` if it ends with a `;`.
    Good { id: Id<'a>, output: Option<String> },
    /// It has none.
    Bad { id: Id<'a>, error: Mistake },
}

/// Answers every line and returns the exit status, which does not tell of bad lines.
pub(crate) fn run(limits: Limits) -> anyhow::Result<u8> {
    let mut watch = Watch::new(limits, WhenIdle::Leave)?;
    // One budget for all sessions: many of them cannot outgrow the machine together.
    let control = limits.control();
    let mut sessions: HashMap<String, Session> = HashMap::new();
    let (mut lines, mut out) = (io::stdin().lock(), io::stdout().lock());
    let mut line = Vec::new();
    while lines.read_until(b'\n', &mut line)? > 0 {
        if line.trim_ascii().is_empty() {
            line.clear();
            continue;
        }
        let mut is_interrupted = false;
        let answer = match read(line.trim_ascii_end()) {
            Err((id, error)) => Answer::Bad { id, error },
            Ok(Question { input, session: name, id }) => {
                let mut session = match &name {
                    Some(name) => sessions.remove(name),
                    None => None,
                }
                .unwrap_or_else(|| limits.session(&control));
                let result = watch.run(&control, || session.run(&input));
                let is_sound = !result.as_ref().is_err_and(Trouble::is_bug);
                if let (Some(name), true) = (name, is_sound) {
                    sessions.insert(name, session);
                }
                match result {
                    Ok(output) => Answer::Good { id, output },
                    Err(trouble) => {
                        is_interrupted = trouble.is_interrupt();
                        Answer::Bad { id, error: trouble.mistake(&input) }
                    }
                }
            }
        };
        write_json(&mut out, &answer)?;
        if is_interrupted {
            return Ok(status::INTERRUPTED);
        }
        line.clear();
    }
    Ok(status::GOOD)
}

/// Reads a line; a bad one gives its id, if it has one, and what is wrong.
fn read(line: &[u8]) -> Result<Question<'_>, (Id<'_>, Mistake)> {
    let whole: &RawValue = serde_json::from_slice(line).map_err(|error| {
        let said = error.to_string();
        let what = said.rsplit_once(" at line").map_or(said.as_str(), |(what, _)| what);
        let message = format!("This line is not valid JSON: {what}.");
        (None, Mistake { message, line: 1, column: error.column().max(1) })
    })?;
    let mistake = |message: &str| Mistake { message: message.to_owned(), line: 1, column: 1 };
    let fields: BTreeMap<String, &RawValue> = serde_json::from_str(whole.get())
        .map_err(|_| (None, mistake("This line is not a JSON object.")))?;
    let id = fields.get("id").copied();
    let text = |name: &str| {
        let field = fields.get(name).filter(|field| field.get() != "null");
        let text = field.map(|field| serde_json::from_str::<String>(field.get()));
        text.transpose().map_err(|_| (id, mistake(&format!("`{name}` is not a string."))))
    };
    let session = text("session")?;
    match text("input")? {
        Some(input) => Ok(Question { input, session, id }),
        None => Err((id, mistake("`input` is missing."))),
    }
}
