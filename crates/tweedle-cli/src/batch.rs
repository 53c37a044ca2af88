//! `tweedle batch`: questions and answers in JSON, one a line.

use crate::limits::Limits;
use crate::report::{Mistake, Report, status};
use crate::streams::write_json;
use crate::watch::{Watch, WhenIdle};
use serde::Serialize;
use serde_json::value::RawValue;
use std::collections::{BTreeMap, HashMap};
use std::io::{self, BufRead};
use tweedle_desk::{Desk, Evaluation};

/// The examples at the end of `tweedle batch --help`.
const EXAMPLES: &str = "\
Each line of the standard input is an object:
  {\"id\": any JSON, \"input\": \"...\", \"session\": \"...\"}
Inputs with the same session share their variables; one without has a session of its own.
Each line of the standard output, in the same order, is one of:
  {\"id\": ..., \"output\": \"text\" or null}
  {\"id\": ..., \"error\": {\"message\": \"...\", \"line\": 1, \"column\": 1}}
The time limit holds for each line, and the memory budget for all sessions together. The exit
status is 0 even if lines failed.

Examples:
  echo '{\"id\": 1, \"input\": \"{1|0}.Temperature\"}' | tweedle batch
  tweedle --timeout 10s batch < questions.jsonl > answers.jsonl";

/// Answer questions, one JSON object a line
#[derive(clap::Args, Debug)]
#[command(after_help = EXAMPLES)]
pub(crate) struct Batch {}

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

impl Batch {
    /// Answers every line and returns the exit status, which does not tell of bad lines.
    #[expect(clippy::unused_self, reason = "it has no arguments")]
    pub(crate) fn run(&self, limits: Limits) -> anyhow::Result<u8> {
        let mut watch = Watch::new(limits, WhenIdle::Leave)?;
        // One budget for all desks: many of them cannot outgrow the machine together.
        let control = limits.control();
        let mut desks: HashMap<String, Desk> = HashMap::new();
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
                    let known = name.as_ref().and_then(|name| desks.remove(name));
                    let mut desk = known.unwrap_or_else(|| limits.desk(&control));
                    let result = watch.run(&control, || desk.evaluate(&input));
                    let is_sound = !result.as_ref().is_err_and(Report::is_bug);
                    if let (Some(name), true) = (name, is_sound) {
                        desks.insert(name, desk);
                    }
                    match result {
                        Ok(Evaluation { output }) => Answer::Good { id, output },
                        Err(trouble) => {
                            is_interrupted = trouble.is_interrupt();
                            Answer::Bad { id, error: trouble.mistake() }
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
