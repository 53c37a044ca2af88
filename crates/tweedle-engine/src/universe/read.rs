//! Reading forms as they are written.

use super::id::Mark;
use super::score::read_score;
use super::{Forms, Id};
use crate::Stop;
use crate::number::Rational;
use crate::short::NotationError;
use std::ops::Range;

impl Forms {
    /// Reads a form without scores in the notation that [`Forms::text`] writes. Spaces are allowed; options need not be
    /// sorted, and nothing is simplified.
    ///
    /// ```
    /// # use tweedle_engine::{Control, universe::Forms};
    /// let mut forms = Forms::new(&Control::new());
    /// let error = forms.read("{0|{0|0,}}").unwrap_err();
    /// assert_eq!((error.message.as_str(), error.span), ("There should be an option here.", 8..9));
    /// ```
    ///
    /// # Errors
    /// [`NotationError`] with the place of the mistake.
    pub fn read(&mut self, text: &str) -> Result<Id, NotationError> {
        Reader { forms: self, text, at: 0, is_scoring: false, open: Vec::new() }.whole()
    }

    /// Reads a scoring game, as [`Forms::read`] does other forms.
    ///
    /// # Errors
    /// [`NotationError`] with the place of the mistake.
    pub fn read_scoring(&mut self, text: &str) -> Result<Id, NotationError> {
        Reader { forms: self, text, at: 0, is_scoring: true, open: Vec::new() }.whole()
    }
}

struct Reader<'a> {
    forms: &'a mut Forms,
    text: &'a str,
    at: usize,
    is_scoring: bool,
    /// The games whose end has not been read, the innermost last.
    open: Vec<Open>,
}

struct Open {
    /// The place of the bracket.
    start: usize,
    lists: [Vec<Id>; 2],
    marks: [Option<Mark>; 2],
    /// The side that is being read.
    side: usize,
    /// True after an option, a tombstone or a score: then a comma or the end of the side follows.
    is_filled: bool,
}

impl Reader<'_> {
    fn whole(&mut self) -> Result<Id, NotationError> {
        let [opening, closing] = if self.is_scoring { ['<', '>'] } else { ['{', '}'] };
        loop {
            self.skip_space();
            let start = self.at;
            let Some(sign) = self.text[start..].chars().next() else {
                return Err(match self.open.last() {
                    Some(open) => {
                        let place = open.start..open.start + 1;
                        NotationError::new(place, format!("This `{opening}` is not closed."))
                    }
                    None => NotationError::new(start..start, "There should be a game here."),
                });
            };
            self.at += sign.len_utf8();
            let place = start..self.at;
            let is_filled = self.open.last().is_some_and(|open| open.is_filled);
            let is_number = sign.is_ascii_digit() || self.is_scoring && sign == '-';
            if sign == opening && !is_filled {
                self.take(place, 0)?;
                self.open.push(Open {
                    start,
                    lists: [Vec::new(), Vec::new()],
                    marks: [None, None],
                    side: 0,
                    is_filled: false,
                });
            } else if is_number && !is_filled {
                let game = self.number(start)?;
                if let Some(game) = self.put(game)? {
                    return Ok(game);
                }
            } else if let Some(open) = self.open.last_mut() {
                match sign {
                    '#' if !self.is_scoring && !is_filled && open.marks[open.side].is_none() => {
                        open.marks[open.side] = Some(Mark::Tombstone);
                        open.is_filled = true;
                    }
                    '^' if self.is_scoring && !is_filled && open.lists[open.side].is_empty() => {
                        let from = self.at;
                        let score = self.score(from)?;
                        let number = self.done(from, |forms| forms.score_number(&score))?;
                        if let Some(open) = self.open.last_mut() {
                            open.marks[open.side] = Some(Mark::Score(number));
                            open.is_filled = true;
                        }
                    }
                    ',' if is_filled && !has_score(open) => open.is_filled = false,
                    '|' if open.side == 0 => {
                        self.end_side(place)?;
                        if let Some(open) = self.open.last_mut() {
                            (open.side, open.is_filled) = (1, false);
                        }
                    }
                    _ if sign == closing && open.side == 1 => {
                        self.end_side(place)?;
                        if let Some(open) = self.open.pop() {
                            let game = self
                                .done(open.start, |forms| forms.intern(open.lists, open.marks))?;
                            if let Some(game) = self.put(game)? {
                                return Ok(game);
                            }
                        }
                    }
                    _ => return Err(self.unexpected(place)),
                }
            } else {
                return Err(self.unexpected(place));
            }
        }
    }

    /// Tests that a side that ends here has what it needs.
    fn end_side(&self, place: Range<usize>) -> Result<(), NotationError> {
        match self.open.last() {
            Some(open) if !open.is_filled => {
                let is_empty = open.lists[open.side].is_empty() && open.marks[open.side].is_none();
                if !is_empty {
                    return Err(NotationError::new(place, "There should be an option here."));
                }
                if self.is_scoring {
                    let message = "A side without options needs a score, as in `<^0|1>`.";
                    return Err(NotationError::new(place, message));
                }
                Ok(())
            }
            _ => Ok(()),
        }
    }

    /// Puts a game that has been read into the one around it; if there is none, it is the result.
    fn put(&mut self, game: Id) -> Result<Option<Id>, NotationError> {
        let end = self.at;
        self.take(end..end, 1)?;
        if let Some(open) = self.open.last_mut() {
            open.lists[open.side].push(game);
            open.is_filled = true;
            return Ok(None);
        }
        self.skip_space();
        if self.at < self.text.len() {
            let rest = self.at..self.text.len();
            return Err(NotationError::new(rest, "The game should end before this."));
        }
        Ok(Some(game))
    }

    /// Asks if the work may go on, and if there is room for what is open.
    fn take(&self, place: Range<usize>, more: usize) -> Result<(), NotationError> {
        let control = self.forms.handle();
        let bytes = (self.open.len() + 1) * size_of::<Open>() + more * size_of::<Id>();
        let may_go_on = control.check().and_then(|()| control.make_room(2 * bytes));
        may_go_on.map_err(|stop| NotationError::stopped(place, stop))
    }

    /// The number that begins at a place.
    fn number(&mut self, start: usize) -> Result<Id, NotationError> {
        let score = self.score(start)?;
        if self.is_scoring {
            return self.done(start, |forms| forms.score(&score));
        }
        if score != Rational::ZERO || self.text[start..self.at].len() != 1 {
            let message = "The only number among these games is 0.";
            return Err(NotationError::new(start..self.at, message));
        }
        self.done(start, Forms::zero)
    }

    fn score(&mut self, start: usize) -> Result<Rational, NotationError> {
        let rest = &self.text[start..];
        let is_part = |c: char| c.is_ascii_digit() || c == '-' || c == '/';
        let length = rest.find(|c| !is_part(c)).unwrap_or(rest.len());
        self.at = start + length;
        let score = read_score(&rest[..length]);
        let next = rest[length..].chars().next().map_or(1, char::len_utf8);
        score.ok_or_else(|| {
            let place = start..start + length.max(next);
            NotationError::new(place, "There should be a score here, as `2` or `-3/2`.")
        })
    }

    fn done<T>(
        &mut self,
        start: usize,
        work: impl FnOnce(&mut Forms) -> Result<T, Stop>,
    ) -> Result<T, NotationError> {
        let span = start..self.at;
        work(self.forms).map_err(|stop| NotationError::stopped(span, stop))
    }

    fn skip_space(&mut self) {
        let rest = &self.text[self.at..];
        self.at += rest.len() - rest.trim_start().len();
    }

    fn unexpected(&self, place: Range<usize>) -> NotationError {
        let sign = &self.text[place.clone()];
        NotationError::new(place, format!("`{sign}` cannot stand here."))
    }
}

/// True if the side that is being read has a score.
fn has_score(open: &Open) -> bool {
    matches!(open.marks[open.side], Some(Mark::Score(_)))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Control;

    #[test]
    fn mistakes() {
        let mut forms = Forms::new(&Control::new());
        for (text, message, span) in [
            ("", "There should be a game here.", 0..0),
            ("  ", "There should be a game here.", 2..2),
            ("1", "The only number among these games is 0.", 0..1),
            ("00", "The only number among these games is 0.", 0..2),
            ("{0|0", "This `{` is not closed.", 0..1),
            ("{0|0}}", "The game should end before this.", 5..6),
            ("{0,|0}", "There should be an option here.", 3..4),
            ("{0|0|0}", "`|` cannot stand here.", 4..5),
            ("{0}", "`}` cannot stand here.", 2..3),
            ("{#,#,0|}", "`#` cannot stand here.", 3..4),
            ("{^0|0}", "`^` cannot stand here.", 1..2),
            ("{0 0|}", "`0` cannot stand here.", 3..4),
            ("{é|}", "`é` cannot stand here.", 1..3),
            ("<0|0>", "`<` cannot stand here.", 0..1),
        ] {
            let error = forms.read(text).unwrap_err();
            assert_eq!((error.message.as_str(), error.span), (message, span), "{text}");
        }
        for (text, message, span) in [
            ("<|0>", "A side without options needs a score, as in `<^0|1>`.", 1..2),
            ("<^0|>", "A side without options needs a score, as in `<^0|1>`.", 4..5),
            ("<^x|0>", "There should be a score here, as `2` or `-3/2`.", 2..3),
            ("<^1/0|0>", "There should be a score here, as `2` or `-3/2`.", 2..5),
            ("<^1,0|0>", "`,` cannot stand here.", 3..4),
            ("<0,^1|0>", "`^` cannot stand here.", 3..4),
            ("-", "There should be a score here, as `2` or `-3/2`.", 0..1),
            ("<0|#>", "`#` cannot stand here.", 3..4),
        ] {
            let error = forms.read_scoring(text).unwrap_err();
            assert_eq!((error.message.as_str(), error.span), (message, span), "{text}");
        }
    }

    #[test]
    fn what_is_nested_very_deeply() {
        let mut forms = Forms::new(&Control::new());
        let deep = format!("{}0{}", "{#,".repeat(50_000), "|0}".repeat(50_000));
        let game = forms.read(&deep).unwrap();
        assert_eq!(forms.height(game), 50_000);
        assert_eq!(forms.text(game), Ok(deep));
        let deep = format!("{}0{}", "<".repeat(50_000), "|^1>".repeat(50_000));
        let game = forms.read_scoring(&deep).unwrap();
        assert_eq!(forms.text(game), Ok(deep));
    }
}
