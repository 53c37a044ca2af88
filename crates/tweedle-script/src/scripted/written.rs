//! Positions of programs as the texts that their rulesets read.

use super::carry::thawed;
use super::heaps;
use super::look::Look;
use crate::Session;
use crate::failure::NOWHERE;
use crate::run::call_method;
use crate::scripted::rules::Scripted;
use crate::value::Value;
use crate::value::identical::identical;

/// A position as the language prints it, or why it cannot be.
pub(super) fn printed(session: &mut Session, game: &Value) -> String {
    (session.links.text)(session, game, NOWHERE).unwrap_or_else(|failure| failure.to_string())
}

impl Scripted {
    /// The text of a position, if the ruleset reads the position back from it by its `Eval`.
    pub(super) fn text(&self, session: &mut Session, game: &Value) -> Option<String> {
        if matches!(self.rules.0, Value::Nothing) {
            return None;
        }
        let heaps = |game: &Value| heaps::within(&self.rules.0, game);
        let text = match heaps(game) {
            Some(heaps) => heaps.to_string(),
            None => Look::line_of(session, game)?,
        };
        let read = self.read(session, &text)?;
        let is_same =
            identical(&read, game) || heaps(&read).is_some_and(|read| Some(read) == heaps(game));
        is_same.then_some(text)
    }

    /// The look of a position, if it can be drawn.
    pub(super) fn look(&self, session: &mut Session, game: &Value) -> Option<Look> {
        match heaps::within(&self.rules.0, game) {
            Some(heaps) => Some(Look::Heaps(heaps)),
            None => Look::of(session, game),
        }
    }

    /// The position that the ruleset reads from a text by its `Eval`; `None` if it has none, or that fails.
    pub(super) fn read(&self, session: &mut Session, text: &str) -> Option<Value> {
        let rules = thawed(session, &self.rules.0).ok()?;
        match &rules {
            Value::Object(object) if object.class.methods.contains("Eval") => {
                call_method(session, &rules, "Eval", [Value::string(text)], NOWHERE).ok()
            }
            _ => None,
        }
    }
}
