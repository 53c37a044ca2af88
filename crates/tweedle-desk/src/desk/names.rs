//! What a text is the name of: a take-and-break code, a ruleset.

use super::Desk;
use crate::{Place, Trouble};
use std::sync::Arc;
use tweedle_heaps::{Code, code};
use tweedle_script::{Value, say};
use tweedle_search::Rules;

impl Desk {
    /// The take-and-break code that a text is: digits such as `0.77`, the name of a game such as `Kayles` or
    /// `dawsons-kayles`, or an expression of a ruleset that has a code, such as `game.heap.Kayles`.
    ///
    /// # Errors
    /// [`Trouble`] if it is none of these, or the ruleset has no code.
    pub fn code(&mut self, text: &str) -> Result<Code, Trouble> {
        let before = text.len() - text.trim_start().len();
        self.trimmed_code(text.trim()).map_err(|mut trouble| {
            if trouble.whence.is_none()
                && let Some(place) = &mut trouble.place
            {
                *place = Place::of(place.span().moved(before as u32), text);
            }
            trouble
        })
    }

    fn trimmed_code(&mut self, text: &str) -> Result<Code, Trouble> {
        let is_expression = text.starts_with("game.") || text.contains('(');
        let error = match code::read(text) {
            Ok(code) => return Ok(code),
            Err(error) if !is_expression => return Err(Trouble::of_code(error, text)),
            Err(error) => error,
        };
        match self.value(text)? {
            Value::Ruleset(rules) => rules
                .code()
                .cloned()
                .ok_or_else(|| Trouble::mistake(say::no_take_and_break_code(rules.expression()))),
            _ => Err(Trouble::of_code(error, text)),
        }
    }

    /// The ruleset that a text is an expression of.
    ///
    /// # Errors
    /// [`Trouble`], also if the value is no ruleset.
    pub fn rules(&mut self, text: &str) -> Result<Arc<dyn Rules>, Trouble> {
        match self.value(text)? {
            Value::Ruleset(rules) => Ok(rules),
            other => {
                let said = match other {
                    Value::Object(_) | Value::Declared(_) => say::ruleset_of_program(),
                    _ => say::no_ruleset(),
                };
                Err(Trouble::mistake(said).about(text))
            }
        }
    }

    pub(crate) fn value(&mut self, text: &str) -> Result<Value, Trouble> {
        self.session.value(text).map_err(|failure| Trouble::of(failure, text))
    }
}
