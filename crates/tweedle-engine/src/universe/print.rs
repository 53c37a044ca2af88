//! The written form.

use super::{Forms, Id};
use crate::stack::deeper;
use crate::{Held, Player, Stop};
use std::fmt::Write;

impl Forms {
    /// The form as it is written. Without scores: `0`, or `{left|right}` with options between commas; a tombstone is a `#`
    /// before them. A scoring game is a number, or `<left|right>`; where a player has no options and the score s, the
    /// side is `^s`, which the paper writes as ∅ˢ. Options are sorted ([`Forms::compare_written`]), so that the text does not
    /// depend on the history of the store. [`Forms::read`] and [`Forms::read_scoring`] read it.
    ///
    /// A form that is held in a small store can have a long text: it is counted while it is written.
    ///
    /// ```
    /// # use tweedle_engine::{Control, universe::Forms};
    /// let mut forms = Forms::new(&Control::new());
    /// let dicot = forms.read("{ {0|0}, 0 | 0, # }").unwrap();
    /// assert_eq!(forms.text(dicot)?, "{0,{0|0}|#,0}");
    /// let scoring = forms.read_scoring("<^-1/2|3,<4|0>>").unwrap();
    /// assert_eq!(forms.text(scoring)?, "<^-1/2|3,<4|0>>");
    /// # Ok::<(), tweedle_engine::Stop>(())
    /// ```
    ///
    /// # Panics
    /// If `g` is no form of this store.
    pub fn text(&mut self, g: Id) -> Result<String, Stop> {
        let mut text = String::new();
        let mut held = Held::new(&self.handle());
        self.write(g, &mut text, &mut held)?;
        Ok(text)
    }

    fn write(&mut self, g: Id, text: &mut String, held: &mut Held) -> Result<(), Stop> {
        self.check_control()?;
        // A string has up to twice the room that it needs.
        held.take(16)?;
        if let Some(score) = self.as_score(g) {
            write_score(score, text, held)?;
            return Ok(());
        }
        let is_scoring = self.is_scoring(g);
        if !is_scoring && self.height(g) == 0 {
            text.push('0');
            return Ok(());
        }
        text.push(if is_scoring { '<' } else { '{' });
        for player in Player::BOTH {
            if let Some(score) = self.score_at(g, player) {
                text.push('^');
                write_score(score, text, held)?;
            }
            let mut is_first = true;
            if self.has_tombstone(g, player) {
                text.push('#');
                is_first = false;
            }
            for option in self.sorted_options(g, player)? {
                if !is_first {
                    text.push(',');
                }
                is_first = false;
                deeper(self, |forms| forms.write(option, text, held))?;
            }
            if player == Player::Left {
                text.push('|');
            }
        }
        text.push(if is_scoring { '>' } else { '}' });
        Ok(())
    }
}

fn write_score(
    score: &crate::number::Rational,
    text: &mut String,
    held: &mut Held,
) -> Result<(), Stop> {
    let before = text.len();
    // Writing to a string cannot fail.
    let _ = write!(text, "{score}");
    held.take(2 * (text.len() - before))
}
