//! Texts as values.

use std::fmt;
use std::ops::Deref;
use triomphe::Arc;
use tweedle_engine::{Charged, Control, Held, Stop};

/// A text that several values share. Cheap to clone.
///
/// A text with a single owner can be made longer in place, so that a loop which appends to a text takes time in
/// proportion to its length.
#[derive(Clone)]
pub struct Text(Arc<Inner>);

struct Inner {
    text: String,
    /// The budget that it takes, if a program made it longer.
    held: Option<Held>,
    /// The charge of the text, if not.
    #[expect(dead_code, reason = "it is given back when this is dropped")]
    charged: Option<Charged>,
}

impl Text {
    /// Puts another text after this one. If this text has another owner, too, it stays as it is for that owner.
    ///
    /// # Errors
    /// [`Stop::Memory`]; nothing has changed then.
    pub(crate) fn append(&mut self, more: &str, control: &Control) -> Result<(), Stop> {
        let length = self.len() + more.len();
        if let Some(Inner { text, held: Some(held), .. }) = Arc::get_mut(&mut self.0) {
            if length > text.capacity() {
                // At least doubled, so that a text that grows is copied seldom.
                let room = length.max(2 * text.capacity());
                held.take(room - text.capacity())?;
                text.reserve_exact(room - text.len());
            }
            text.push_str(more);
            return Ok(());
        }
        let mut held = Held::new(control);
        held.take(size_of::<Inner>() + length)?;
        let mut text = String::with_capacity(length);
        text.push_str(self);
        text.push_str(more);
        *self = Text(Arc::new(Inner { text, held: Some(held), charged: None }));
        Ok(())
    }
}

impl Deref for Text {
    type Target = str;

    fn deref(&self) -> &str {
        &self.0.text
    }
}

impl From<String> for Text {
    fn from(text: String) -> Text {
        let charged = Some(Charged::here(size_of::<Inner>() + text.capacity()));
        Text(Arc::new(Inner { text, held: None, charged }))
    }
}

impl From<&str> for Text {
    fn from(text: &str) -> Text {
        text.to_owned().into()
    }
}

impl fmt::Display for Text {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_somebody_else_has_stays_as_it_is() {
        let control = Control::new();
        let mut text = Text::from("ab");
        text.append("c", &control).unwrap();
        let mut other = text.clone();
        other.append("d", &control).unwrap();
        assert_eq!((&*text, &*other), ("abc", "abcd"));
        drop(other);
        for _ in 0..100 {
            text.append("xyz", &control).unwrap();
        }
        assert_eq!(text.len(), 303);
        assert!(control.used() >= 303, "{}", control.used());
        drop(text);
        assert_eq!(control.used(), 0);
    }

    #[test]
    fn a_text_counts_for_the_budget() {
        let control = Control::with_memory(10_000);
        let mut text = Text::from("");
        let stopped = loop {
            if let Err(stop) = text.append("0123456789", &control) {
                break stop;
            }
        };
        assert!(text.len() > 2_000 && text.len() % 10 == 0, "{}", text.len());
        assert!(matches!(stopped, Stop::Memory { .. }));
    }
}
