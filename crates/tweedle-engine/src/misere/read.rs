//! Reading games as they are written.

use super::{Forms, Id};
use crate::Stop;
use crate::short::NotationError;
use std::ops::Range;

/// Heaps larger than this are refused: a heap takes memory for the square of its size.
const LARGEST_HEAP: u64 = 10_000;

impl Forms {
    /// Reads a game in the notation that [`Forms::text`] writes. It need not be in canonical form, and spaces
    /// are allowed.
    ///
    /// ```
    /// # use tweedle_engine::{Control, misere::Forms};
    /// let mut forms = Forms::new(&Control::new());
    /// let read = forms.read("*[32]").unwrap();
    /// assert_eq!(forms.text(read)?, "*[2[2]]");
    /// let message = forms.read("*[2[-4]]").unwrap_err().message;
    /// assert_eq!(message, "There is no game that has this sum with a heap of 4.");
    /// # Ok::<(), tweedle_engine::Stop>(())
    /// ```
    ///
    /// # Errors
    /// [`NotationError`] with the place of the mistake.
    pub fn read(&mut self, text: &str) -> Result<Id, NotationError> {
        let start = text.len() - text.trim_start().len();
        let body = text.trim();
        let inner = body.strip_prefix("*[").and_then(|body| body.strip_suffix(']'));
        let Some(inner) = inner else {
            let message = "A misère game is written between `*[` and `]`.".to_owned();
            return Err(NotationError { message, span: start..start + body.len(), stop: None });
        };
        let mut reader = MisereReader { forms: self, text: inner, at: 0, from: start + 2 };
        reader.game()
    }
}

struct MisereReader<'a> {
    forms: &'a mut Forms,
    text: &'a str,
    at: usize,
    /// The place where the text begins in the text that was to be read.
    from: usize,
}

impl MisereReader<'_> {
    fn game(&mut self) -> Result<Id, NotationError> {
        // The options of each game that is being read, the innermost last, and where its `(` stands.
        let mut open: Vec<(Vec<Id>, usize)> = vec![(Vec::new(), 0)];
        let mut is_bracket = false;
        while let Some(sign) = self.text[self.at..].chars().next() {
            let start = self.at;
            self.at += sign.len_utf8();
            match sign {
                ' ' => {}
                '(' if !is_bracket => open.push((Vec::new(), start)),
                ')' if !is_bracket && open.len() > 1 => {
                    let options = open.pop().map_or(Vec::new(), |(options, _)| options);
                    let game = self.done(start, |forms| forms.game(options))?;
                    push(&mut open, game);
                }
                '[' if !is_bracket && last(&mut open).is_some() => is_bracket = true,
                ']' if is_bracket => is_bracket = false,
                '#' => match last(&mut open) {
                    Some(game) => *game = self.done(start, |forms| forms.game(vec![*game]))?,
                    None => return Err(self.unexpected(start)),
                },
                '0'..='9' | '<' => {
                    let heap = self.heap(start)?;
                    match last(&mut open) {
                        Some(game) if is_bracket => {
                            *game = self.done(start, |forms| forms.sum(*game, heap))?;
                        }
                        _ => push(&mut open, heap),
                    }
                }
                '-' if is_bracket => {
                    let size = self.at;
                    self.at += self.text[size..].chars().next().map_or(0, char::len_utf8);
                    let heap = self.heap(size)?;
                    if let Some(game) = last(&mut open) {
                        let difference = self.done(start, |forms| forms.difference(*game, heap))?;
                        let Some(difference) = difference else {
                            let size = self.forms.birthday(heap);
                            let message = format!(
                                "There is no game that has this sum with a heap of {size}."
                            );
                            return Err(self.error(start..self.at, message));
                        };
                        *game = difference;
                    }
                }
                _ => return Err(self.unexpected(start)),
            }
        }
        let end = self.text.len();
        if is_bracket {
            return Err(self.error(end..end + 1, "There should be a `]` here.".to_owned()));
        }
        match open.pop() {
            Some((_, at)) if !open.is_empty() => {
                Err(self.error(at..at + 1, "This `(` is not closed.".to_owned()))
            }
            Some((options, _)) => match options[..] {
                [game] => Ok(game),
                _ => self.done(0, |forms| forms.game(options)),
            },
            None => Ok(Forms::ZERO),
        }
    }

    /// The heap whose size begins at a place, the first character of which has been read.
    fn heap(&mut self, start: usize) -> Result<Id, NotationError> {
        let digits = match self.text[start..self.at].strip_prefix('<') {
            Some(_) => {
                let end = self.text[self.at..].find('>').map(|end| self.at + end);
                let Some(end) = end else {
                    return Err(self.error(start..self.at, "This `<` is not closed.".to_owned()));
                };
                let digits = &self.text[self.at..end];
                self.at = end + 1;
                digits
            }
            None => &self.text[start..self.at],
        };
        match digits.parse::<u64>() {
            Ok(size) if size <= LARGEST_HEAP && !digits.starts_with('+') => {
                self.done(start, |forms| forms.nim_heap(size))
            }
            Ok(_) if !digits.starts_with('+') => {
                let message = format!("A heap has at most {LARGEST_HEAP} counters here.");
                Err(self.error(start..self.at, message))
            }
            _ => {
                Err(self
                    .error(start..self.at, "There should be the size of a heap here.".to_owned()))
            }
        }
    }

    fn done<T>(
        &mut self,
        start: usize,
        work: impl FnOnce(&mut Forms) -> Result<T, Stop>,
    ) -> Result<T, NotationError> {
        let span = self.from + start..self.from + self.at;
        work(self.forms).map_err(|stop| NotationError::stopped(span, stop))
    }

    fn unexpected(&self, start: usize) -> NotationError {
        let sign = &self.text[start..self.at];
        self.error(start..self.at, format!("`{sign}` cannot stand here."))
    }

    fn error(&self, span: Range<usize>, message: String) -> NotationError {
        NotationError::new(self.from + span.start..self.from + span.end, message)
    }
}

fn push(open: &mut [(Vec<Id>, usize)], game: Id) {
    if let Some((options, _)) = open.last_mut() {
        options.push(game);
    }
}

/// The game that was read last of those that are not closed.
fn last(open: &mut [(Vec<Id>, usize)]) -> Option<&mut Id> {
    open.last_mut().and_then(|(options, _)| options.last_mut())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Control;

    #[test]
    fn mistakes() {
        let mut forms = Forms::new(&Control::new());
        for (text, message, span) in [
            ("2", "A misère game is written between `*[` and `]`.", 0..1),
            (" *[2", "A misère game is written between `*[` and `]`.", 1..4),
            ("*[#]", "`#` cannot stand here.", 2..3),
            ("*[2x]", "`x` cannot stand here.", 3..4),
            ("*[é]", "`é` cannot stand here.", 2..4),
            ("*[(2]", "This `(` is not closed.", 2..3),
            ("*[2)]", "`)` cannot stand here.", 3..4),
            ("*[2[2]", "There should be a `]` here.", 5..6),
            ("*[<1]", "This `<` is not closed.", 2..3),
            ("*[<x>]", "There should be the size of a heap here.", 2..5),
            ("*[<99999>]", "A heap has at most 10000 counters here.", 2..9),
            ("*[2[-é]]", "There should be the size of a heap here.", 5..7),
            ("*[2[-]]", "There should be the size of a heap here.", 5..6),
        ] {
            let error = forms.read(text).unwrap_err();
            assert_eq!((error.message.as_str(), error.span), (message, span), "{text}");
        }
        assert_eq!(forms.read("*[]"), Ok(Forms::ZERO));
        // Nested very deeply.
        let deep = format!("*[{}2{}]", "(".repeat(50_000), ")".repeat(50_000));
        let game = forms.read(&deep).unwrap();
        assert_eq!(forms.birthday(game), 50_002);
        assert_eq!(forms.text(game).map(|text| text.len()), Ok(50_004));
    }
}
