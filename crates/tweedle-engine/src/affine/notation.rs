//! Writing affine forms and reading them.

use super::forms::{FormId, Forms};
use super::print::Plans;
use crate::short::{NotationError, Store};
use crate::{Player, Stop};

impl Forms {
    /// The written form: `oo` and `-oo` for ∞ and ∞̄, `+-oo` for `{oo|-oo}`, `☾` for the
    /// [moon](Forms::moon), numbers and nimbers by their names where the form is exactly their
    /// embedding, and braces for all others. [`read`](Forms::read) makes the same form of it.
    ///
    /// # Errors
    /// [`Stop::TooLarge`] if it is longer than a million characters: a form with many shared followers
    /// may be exponentially longer on paper than in memory. [`Stop::Memory`] or
    /// [`Stop::Cancelled`].
    pub fn text(&self, g: FormId) -> Result<String, Stop> {
        Plans::new(self, g)?.text(g)
    }

    /// Reads an affine form.
    ///
    /// `oo` or `∞`, `-oo` or `∞̄`, `+-oo` or `±oo`; `moon`, `loony` or `☾`; `{L|R}` with options
    /// between commas; and words of the notation of short games, such as `3/4`, `*2` or `^`, which
    /// stand for the embeddings of canonical forms. Spaces are allowed between words. Nothing is
    /// simplified.
    ///
    /// ```
    /// # use tweedle_engine::affine::Forms;
    /// let mut forms = Forms::default();
    /// let g = forms.read("{ ∞ | 0, -1/2, {*|∞̄} }")?;
    /// assert_eq!(forms.text(g)?, "{oo|0,-1/2,{*|-oo}}");
    /// let error = forms.read("{|0}").unwrap_err();
    /// assert_eq!(error.span, 1..2);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    ///
    /// # Errors
    /// [`NotationError`] with the place of the mistake.
    pub fn read(&mut self, text: &str) -> Result<FormId, NotationError> {
        let store = Store::new(self.control.clone());
        FormReader { forms: self, store, text, at: 0, open: Vec::new() }.form()
    }
}

struct FormReader<'a> {
    forms: &'a mut Forms,
    /// The store in which words of short games are read.
    store: Store,
    text: &'a str,
    at: usize,
    /// A stack of our own: braces may be nested as deep as the text is long.
    open: Vec<Open>,
}

/// A form whose brace has been opened and not closed.
struct Open {
    brace: usize,
    sides: [Vec<FormId>; 2],
    side: Player,
}

impl FormReader<'_> {
    fn form(mut self) -> Result<FormId, NotationError> {
        loop {
            let mut form = self.option()?;
            // After an option: a comma, a bar, or a brace that makes another option.
            loop {
                let Some(open) = self.open.last_mut() else {
                    return self.end(form);
                };
                open.sides[open.side.index()].push(form);
                match self.next() {
                    Some(',') => self.at += 1,
                    Some('|') => self.bar()?,
                    Some('}') => {
                        form = self.close()?;
                        continue;
                    }
                    _ => return Err(self.unexpected("Expected `,`, `|` or `}`")),
                }
                break;
            }
        }
    }

    /// Reads up to the end of an option that is a word.
    fn option(&mut self) -> Result<FormId, NotationError> {
        loop {
            match self.next() {
                Some('{') => {
                    self.open.push(Open {
                        brace: self.at,
                        sides: [Vec::new(), Vec::new()],
                        side: Player::Left,
                    });
                    self.at += 1;
                }
                None | Some(',' | '|' | '}') => return Err(self.missing_option()),
                Some(_) => return self.word(),
            }
        }
    }

    /// Past the bar at this place.
    fn bar(&mut self) -> Result<(), NotationError> {
        if let Some(open) = self.open.last_mut() {
            if open.side == Player::Right {
                let message = "A second bar: put braces around the form that is an option.";
                return Err(NotationError::new(self.at..self.at + 1, message));
            }
            open.side = Player::Right;
        }
        self.at += 1;
        Ok(())
    }

    /// The form that the brace at this place closes.
    fn close(&mut self) -> Result<FormId, NotationError> {
        self.at += 1;
        let Some(Open { brace, sides: [left, right], side }) = self.open.pop() else {
            return Err(self.unexpected("Expected the notation of an affine form"));
        };
        if side == Player::Left {
            let message = "A form needs a bar between its options.";
            return Err(NotationError::new(brace..self.at, message));
        }
        let form = self.forms.form(&left, &right);
        form.map_err(|stop| self.stopped(brace, stop))
    }

    fn end(&mut self, form: FormId) -> Result<FormId, NotationError> {
        match self.next() {
            None => Ok(form),
            Some(_) => Err(self.unexpected("The notation of an affine form should end here")),
        }
    }

    fn word(&mut self) -> Result<FormId, NotationError> {
        let start = self.at;
        let rest = &self.text[start..];
        let is_end = |c: char| c.is_whitespace() || matches!(c, '{' | '|' | '}' | ',');
        let word = &rest[..rest.find(is_end).unwrap_or(rest.len())];
        self.at += word.len();
        let [won, lost] = Player::BOTH.map(FormId::infinity);
        let form = match word {
            "oo" | "∞" => Ok(won),
            "-oo" | "-∞" | "∞̄" => Ok(lost),
            "+-oo" | "±oo" | "+-∞" | "±∞" => self.forms.form(&[won], &[lost]),
            "☾" | "moon" | "loony" => self.forms.moon(),
            "-" | "+-" | "±" => {
                let message = "Affine forms are written without signs before braces.";
                return Err(NotationError::new(start..self.at, message));
            }
            _ => {
                let game = self.store.read(word).map_err(|error| NotationError {
                    span: error.span.start + start..error.span.end + start,
                    ..error
                })?;
                self.forms.embed(&mut self.store, game)
            }
        };
        form.map_err(|stop| self.stopped(start, stop))
    }

    /// The next character that is no space.
    fn next(&mut self) -> Option<char> {
        let rest = &self.text[self.at..];
        self.at += rest.len() - rest.trim_start().len();
        self.text[self.at..].chars().next()
    }

    /// The error for a place where an option should stand and none does.
    fn missing_option(&self) -> NotationError {
        if let Some(open) = self.open.last()
            && self.at < self.text.len()
            && open.sides[open.side.index()].is_empty()
        {
            let (lost, example) = match open.side {
                Player::Left => ("-oo", "{-oo|0}"),
                Player::Right => ("oo", "{0|oo}"),
            };
            let message = format!(
                "{} has no option here. Where a player cannot move, write `{lost}`, as in `{example}`.",
                open.side
            );
            return NotationError::new(self.at..self.at + 1, message);
        }
        self.unexpected("Expected the notation of an affine form")
    }

    fn unexpected(&self, expected: &str) -> NotationError {
        match (self.text[self.at..].chars().next(), self.open.last()) {
            (Some(c), _) => {
                let message = format!("{expected}, but found `{c}`.");
                NotationError::new(self.at..self.at + c.len_utf8(), message)
            }
            (None, Some(open)) => {
                NotationError::new(open.brace..open.brace + 1, "This `{` is never closed.")
            }
            (None, None) => {
                NotationError::new(self.at..self.at, format!("{expected}, but the text ends."))
            }
        }
    }

    fn stopped(&self, start: usize, stop: Stop) -> NotationError {
        NotationError::stopped(start..self.at, stop)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Control;
    use proptest::prelude::*;

    #[test]
    fn what_is_written() {
        let mut forms = Forms::default();
        for (text, written) in [
            ("∞", "oo"),
            ("-∞", "-oo"),
            ("∞̄", "-oo"),
            ("{-oo|oo}", "0"),
            ("*0", "0"),
            ("{0|0}", "*"),
            ("*1", "*"),
            ("{*,0|0,*}", "*2"),
            ("{0|oo}", "1"),
            ("{-oo|{-oo|{-oo|oo}}}", "-2"),
            ("{0|1}", "1/2"),
            ("{1/2|1}", "3/4"),
            // Equal to numbers, but other forms.
            ("{-1|1}", "{-1|1}"),
            ("{0|2}", "{0|2}"),
            ("{-oo|1}", "{-oo|1}"),
            ("{1/2|oo}", "{1/2|oo}"),
            ("{*|*}", "{*|*}"),
            ("^", "{0|*}"),
            ("+-1", "{1|-1}"),
            ("±oo", "+-oo"),
            ("{oo|-oo}", "+-oo"),
            ("moon", "☾"),
            ("loony", "☾"),
            ("{{oo|oo}|{-oo|-oo}}", "☾"),
            ("{☾|{oo|oo}}", "{☾|{oo|oo}}"),
            ("{oo,5|-oo,*,0}", "{oo,5|-oo,0,*}"),
            ("Tiny(1)", "{0|{0|-1}}"),
        ] {
            let g = forms.read(text).unwrap();
            assert_eq!(forms.text(g).unwrap(), written, "{text}");
            assert_eq!(forms.read(written), Ok(g), "{text}");
        }
    }

    #[test]
    fn mistakes_are_placed() {
        let mut forms = Forms::default();
        let no_left =
            "Left has no option here. Where a player cannot move, write `-oo`, as in `{-oo|0}`.";
        let no_right =
            "Right has no option here. Where a player cannot move, write `oo`, as in `{0|oo}`.";
        let never_closed = "This `{` is never closed.";
        for (text, message, span) in [
            ("", "Expected the notation of an affine form, but the text ends.", 0..0),
            ("{|0}", no_left, 1..2),
            ("{{0|1}| }", no_right, 8..9),
            ("{,0|0}", no_left, 1..2),
            ("{0,|0}", "Expected the notation of an affine form, but found `|`.", 3..4),
            ("{0|1", never_closed, 0..1),
            ("{0|{*,", never_closed, 3..4),
            ("{0|{*|0}", never_closed, 0..1),
            ("{0}", "A form needs a bar between its options.", 0..3),
            ("{0|1|2}", "A second bar: put braces around the form that is an option.", 4..5),
            ("+-{0|1}", "Affine forms are written without signs before braces.", 0..2),
            ("{0 1|2}", "Expected `,`, `|` or `}`, but found `1`.", 3..4),
            ("0}", "The notation of an affine form should end here, but found `}`.", 1..2),
            ("{oo|1/3}", "`1/3` is no short game: the denominator must be a power of two.", 4..7),
        ] {
            let error = forms.read(text).unwrap_err();
            assert_eq!((error.message.as_str(), error.span), (message, span), "{text}");
        }
    }

    #[test]
    fn depth_is_no_matter() {
        let mut forms = Forms::default();
        let deep = 100_000;
        assert!(forms.read(&"{".repeat(deep)).is_err());
        let text = format!("{}0{}", "{".repeat(deep), "|*}".repeat(deep));
        let g = forms.read(&text).unwrap();
        assert_eq!(forms.birthday(g), deep as i64 + 1);
        assert_eq!(forms.text(g).unwrap(), text);
        let conjugate = forms.conjugate(g).unwrap();
        assert_eq!(forms.conjugate(conjugate), Ok(g));
        assert!(forms.outcome_of_sum(&[g, conjugate]).is_ok());
    }

    #[test]
    fn a_long_text_is_refused() {
        let mut forms = Forms::default();
        let mut g = forms.read("{oo|0}").unwrap();
        for _ in 0..30 {
            g = forms.form(&[g], &[g]).unwrap();
        }
        assert!(matches!(forms.text(g), Err(Stop::TooLarge(_))));
    }

    proptest! {
        #[test]
        fn no_text_panics(text in "([-+{}|,0-3^*/ é∞☾]|oo|\\{oo\\||\\{-oo\\|){0,25}") {
            let mut forms = Forms::new(Control::with_memory(1 << 24));
            if let Ok(g) = forms.read(&text) {
                let written = forms.text(g).unwrap();
                prop_assert_eq!(forms.read(&written).unwrap(), g);
            }
        }
    }
}
