//! Misère games from lists, and what there is no difference of.

use crate::failure::{At, Evaluated, Failure};
use crate::value::Value;
use crate::{Session, Span};
use tweedle::misere::Id;
use tweedle::number::Integer;

/// Heaps larger than this are refused: a heap takes memory for the square of its size.
const LARGEST_HEAP: u64 = 10_000;

impl Session {
    /// `*[...]`: the one element of the list, or the game that has the elements as options.
    pub(crate) fn misere_game(&mut self, items: &[Value], span: Span) -> Evaluated<Id> {
        match items {
            [item] => self.misere_option(item, span),
            _ => self.misere_game_of(items, span),
        }
    }

    fn misere_game_of(&mut self, items: &[Value], span: Span) -> Evaluated<Id> {
        let options: Evaluated<Vec<Id>> =
            items.iter().map(|item| self.misere_option(item, span)).collect();
        self.analyst.misere.game(options?).at(span)
    }

    /// An integer is a heap of Nim, and a list the game that has the elements as options.
    fn misere_option(&mut self, item: &Value, span: Span) -> Evaluated<Id> {
        match item {
            Value::Misere(g) => Ok(*g),
            Value::List(items) => crate::with_stack(|| self.misere_game_of(items, span)),
            other => {
                if let Some(size) = self.as_integer(other) {
                    if size < Integer::ZERO {
                        let message = "The size of a heap must not be negative.";
                        return Err(Failure::new(message, span));
                    }
                    return self.misere_heap(u64::try_from(size).unwrap_or(u64::MAX), span);
                }
                let class = other.class(&self.analyst.store);
                let message = format!("A `{class}` cannot be an option of a misère game.");
                Err(Failure::new(message, span)
                    .with_hint("Options are sizes of heaps, lists of options, and misère games."))
            }
        }
    }

    /// The heap of Nim of a size, as a misère game.
    pub(crate) fn misere_heap(&mut self, size: u64, span: Span) -> Evaluated<Id> {
        if size > LARGEST_HEAP {
            let message = format!("In a misère game a heap has at most {LARGEST_HEAP} counters.");
            return Err(Failure::new(message, span));
        }
        self.analyst.misere.nim_heap(size).at(span)
    }

    /// The message that a game is no part of another one.
    pub(super) fn no_difference(&mut self, g: Id, h: Id, span: Span) -> Evaluated<Failure> {
        let forms = &mut self.analyst.misere;
        // A long text would not help.
        let mut text = |g: Id| -> Evaluated<String> {
            if forms.birthday(g) < 12 { forms.text(g).at(span) } else { Ok("that game".to_owned()) }
        };
        let (h, g) = (text(h)?, text(g)?);
        let message = format!("No game beside {h} is {g}.");
        Ok(Failure::new(message, span)
            .with_hint("`.MisereMinus(h)` gives `Nothing` where there is no difference."))
    }
}
