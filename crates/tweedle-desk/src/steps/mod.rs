//! The way to the value of a game, step by step, in words and pictures.

mod form;
mod heat;
mod moves;
mod names;
mod parts;
mod winner;

use crate::answer::{Format, StepsOf};
use crate::{Desk, Trouble};
use tweedle_script::{Written, say};

impl Desk {
    /// The way to the value of a game, step by step. A text in braces is taken as it is written, with or without quotes.
    ///
    /// ```
    /// use tweedle_desk::{Desk, Format};
    /// let desk = &mut Desk::of(tweedle_rulesets::standard());
    /// let found = desk.steps("{0,1|2}", Format::Text)?;
    /// assert_eq!(found.value, "3/2");
    /// assert_eq!(found.parts[0].lines[1], "Left's option 0 is dominated by 1: 0 < 1. What is left is {1|2}.");
    /// # Ok::<(), tweedle_desk::Trouble>(())
    /// ```
    ///
    /// # Errors
    /// [`Trouble`], also of an input that has no canonical form.
    pub fn steps(&mut self, input: &str, format: Format) -> Result<StepsOf, Trouble> {
        let written = self.written(input)?;
        let (form, mut parts) = match written {
            Written::Form(written) => {
                (written.form, form::parts(&mut self.session().analyst().store, &written)?)
            }
            Written::Position(position) if position.has_scores() => {
                return Err(Trouble::mistake(say::no_steps_with_points()));
            }
            Written::Position(position) => moves::parts(self, &position)?,
        };
        let store = &mut self.session().analyst().store;
        parts.extend(heat::part_of(store, form, format)?);
        parts.push(winner::part_of(store, form)?);
        Ok(StepsOf { value: store.text(form)?, parts })
    }
}

impl Desk {
    fn written(&mut self, input: &str) -> Result<Written, Trouble> {
        let text = input.trim();
        if text.starts_with('{') && text.ends_with('}') {
            // Braces within it are taken as they are written, too, unless they mean something else.
            let all = text.replace('{', "'{").replace('}', "}'");
            for quoted in [all, format!("'{text}'")] {
                if let Ok(written) = self.session().written(&quoted) {
                    return Ok(written);
                }
            }
        }
        self.session().written(input).map_err(|failure| Trouble::of(failure, input))
    }
}
