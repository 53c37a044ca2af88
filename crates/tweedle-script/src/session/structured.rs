//! Variables that are sent as data.

use crate::failure::{Evaluated, Failure};
use crate::session::program::run_text;
use crate::structured::{Structured, of_structured};
use crate::{Session, Span};
use tweedle_syntax::Mistake;
use tweedle_syntax::lexer::{Token, lex};

impl Session {
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
        let tokens = lex(name).unwrap_or_default();
        if !matches!(&tokens[..], [_, (Token::EndOfText, _)]) || name == "_" {
            let message = format!("`{}` is no name of a variable.", tweedle_syntax::cut(name));
            return Err(Failure::new(Mistake::BadData, message, Span::default()));
        }
        let value = self.or_forget(|session| of_structured(session, value))?;
        // What cannot be assigned to has its message.
        run_text(self, &format!("{name} := 0;"))?;
        let slot = self.globals.slot(name);
        self.globals.declare(name);
        self.globals.set(slot, value);
        Ok(())
    }
}
