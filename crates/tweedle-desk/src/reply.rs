//! An answer, or the reason why there is none, with the name of the question: a line of JSON.

use crate::{Answer, Trouble};
use serde::Serialize;
use serde_json::value::RawValue;
use tweedle_script::say;

/// A line of JSON that answers a request.
///
/// It is one flat object: the request that the reply is about, and then the [`Answer`] with its kind under `answer`,
/// or the [`Trouble`] under `error`.
///
/// ```
/// # use tweedle_desk::{About, Desk, Reply};
/// let answer = Desk::of(tweedle_rulesets::standard()).evaluate("1 + 1").map(tweedle_desk::Answer::Evaluation);
/// let reply = Reply::new(About::Input(Some("1 + 1")), answer.as_ref());
/// let line = r#"{"input":"1 + 1","answer":"evaluation","output":"2","value":2}"#;
/// assert_eq!(serde_json::to_string(&reply)?, line);
/// # Ok::<(), serde_json::Error>(())
/// ```
#[derive(Serialize, Debug)]
pub struct Reply<'a> {
    #[serde(flatten)]
    about: About<'a>,
    #[serde(flatten)]
    said: Said<'a>,
}

/// The request that a reply answers.
#[derive(Clone, Copy, Serialize, Debug)]
#[serde(rename_all = "snake_case")]
pub enum About<'a> {
    /// The request with this name; `None` if its author gave it no name.
    Id(Option<&'a RawValue>),
    /// The text that was asked about; `None` if there was no text.
    Input(Option<&'a str>),
}

#[derive(Serialize, Debug)]
#[serde(untagged)]
enum Said<'a> {
    Answer(&'a Answer),
    Trouble { error: &'a Trouble },
}

/// The longest reply to a page, in bytes.
const LONGEST: usize = 8 << 20;

impl<'a> Reply<'a> {
    /// The reply to a request.
    pub fn new(about: About<'a>, result: Result<&'a Answer, &'a Trouble>) -> Reply<'a> {
        let said = match result {
            Ok(answer) => Said::Answer(answer),
            Err(error) => Said::Trouble { error },
        };
        Reply { about, said }
    }

    /// The text of a reply to a page, which is not too long to be shown.
    ///
    /// # Errors
    /// [`Trouble`] if it is longer than 8 MB.
    pub fn text(&self) -> Result<Box<RawValue>, Trouble> {
        let text = serde_json::value::to_raw_value(self)
            .map_err(|error| Trouble::bug(say::bug(&error)))?;
        if text.get().len() > LONGEST {
            let most = tweedle_engine::human_bytes(LONGEST);
            return Err(Trouble::mistake(say::answer_too_long(&most)));
        }
        Ok(text)
    }

    /// The text of the reply that there is no answer.
    pub fn refusal(id: Option<&RawValue>, trouble: &Trouble) -> Box<RawValue> {
        Reply::new(About::Id(id), Err(trouble)).text().unwrap_or_default()
    }
}
