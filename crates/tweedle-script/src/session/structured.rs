//! Variables that are sent as data, and values of plain texts.

use crate::failure::{Evaluated, Failure};
use crate::session::program::run_text;
use crate::structured::{Structured, evaluated, of_structured};
use crate::value::Value;
use crate::{Session, Span};
use tweedle_syntax::lexer::{Token, lex};
use tweedle_syntax::say;

impl Session {
    /// The value of a text that is one expression without functions, loops and assignments. The variables of the session
    /// mean nothing in it.
    ///
    /// # Errors
    /// As [`run`](Session::run), and for a text of any other kind.
    pub fn plain_value(&mut self, text: &str) -> Evaluated<Value> {
        self.or_forget(|session| evaluated(session, text))
    }

    /// Sets a variable of the session to a value that was sent as data, as `name := ...` would.
    ///
    /// # Errors
    /// [`Failure`] if the name is none of a variable, the data are no value, or the work was stopped.
    ///
    /// ```
    /// # use tweedle_script::{Session, Structured};
    /// let mut session = Session::of(tweedle_rulesets::standard());
    /// let (_, value) = session.run_structured("[1,2,{3|1}]")?;
    /// session.set_structured("x", &value.unwrap())?;
    /// assert_eq!(session.run("x[3] - x[1]")?.as_deref(), Some("{2|0}"));
    /// # Ok::<(), tweedle_script::Failure>(())
    /// ```
    pub fn set_structured(&mut self, name: &str, value: &Structured) -> Evaluated<()> {
        let value = self.checked_structured(name, value)?;
        self.set_variable(name, value);
        self.globals.declare(name);
        Ok(())
    }

    /// The same for several variables: all of them get their values, or none.
    ///
    /// # Errors
    /// As [`set_structured`](Session::set_structured), with the name of the variable in the message.
    pub fn set_all_structured<'v>(
        &mut self,
        variables: impl IntoIterator<Item = (&'v str, &'v Structured)>,
    ) -> Evaluated<()> {
        let mut values = Vec::new();
        for (name, value) in variables {
            let value = self.checked_structured(name, value).map_err(|failure| {
                failure.said_of(&format!("The variable `{}`", tweedle_syntax::cut(name)))
            })?;
            values.push((name, value));
        }
        for (name, value) in values {
            let slot = self.globals.slot(name);
            self.globals.declare(name);
            self.globals.set(slot, value);
        }
        Ok(())
    }

    /// The value that data stand for, if a variable with this name can have it.
    fn checked_structured(&mut self, name: &str, value: &Structured) -> Evaluated<Value> {
        let tokens = lex(name).unwrap_or_default();
        if !matches!(&tokens[..], [_, (Token::EndOfText, _)]) || name == "_" {
            let message = say::no_name_of_variable(tweedle_syntax::cut(name));
            return Err(Failure::new(message, Span::default()));
        }
        let value = self.or_forget(|session| of_structured(session, value))?;
        // What cannot be assigned to has its message. The variables of the session are not touched by this.
        let globals = std::mem::take(&mut self.globals);
        let assigned = run_text(self, &format!("{name} := 0;"));
        self.globals = globals;
        assigned.map_err(|failure| failure.moved_to(Span::default()))?;
        Ok(value)
    }
}
