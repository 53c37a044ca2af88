//! Two numbers, as positions of games.

use std::fmt;
use tweedle_engine::Weigh;
use tweedle_rules::heap::read_size;
use tweedle_rules::{Notation, NotationError};

/// Two heaps, or two numbers: written `(3,5)`.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
pub struct Pair {
    /// The size of the first heap.
    pub first: u64,
    /// The size of the second heap.
    pub second: u64,
}

impl Pair {
    /// Two heaps of these sizes.
    pub fn new(first: u64, second: u64) -> Pair {
        Pair { first, second }
    }

    /// The smaller number, then the larger.
    pub(super) fn sorted(self) -> Pair {
        Pair { first: self.first.min(self.second), second: self.first.max(self.second) }
    }

    /// Reads `(3,5)`; `3,5` is the same.
    pub(super) fn parse(text: &str, game: &impl Notation) -> Result<Pair, NotationError> {
        const USAGE: &str = "`(3,5)`";
        let all = 0..text.chars().count();
        let (start, inside) = unwrapped(text);
        let sizes: Vec<&str> = inside.split(',').collect();
        let &[first, second] = sizes.as_slice() else {
            let name = game.name();
            let message = format!("A position of {name} has two numbers; write {USAGE}.");
            return Err(NotationError::new(message, all));
        };
        let comma = start + first.chars().count();
        let end = comma + 1 + second.chars().count();
        Ok(Pair {
            first: read_size(first, start..comma, game, USAGE)?,
            second: read_size(second, comma + 1..end, game, USAGE)?,
        })
    }
}

/// The text within the parentheses round `text`, if there are any, after the number of the
/// character of `text` with which it begins.
fn unwrapped(text: &str) -> (usize, &str) {
    let begun = text.trim_start();
    let inside = begun.strip_prefix('(').and_then(|rest| rest.trim_end().strip_suffix(')'));
    match inside {
        Some(inside) => (text.chars().count() - begun.chars().count() + 1, inside),
        None => (0, text),
    }
}

impl Weigh for Pair {}

impl fmt::Display for Pair {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(&format!("({},{})", self.first, self.second))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Wythoff;
    use tweedle_rules::testing::Table;

    #[test]
    fn pairs_with_and_without_parentheses() {
        for text in ["(3,5)", "3,5", " ( 3 , 5 ) "] {
            assert_eq!(Pair::parse(text, &Wythoff), Ok(Pair::new(3, 5)), "{text}");
        }
        assert_eq!(Pair::new(5, 3).sorted(), Pair::new(3, 5));
    }

    #[test]
    fn errors() {
        let message = "A position of Wythoff's Game has two numbers; write `(3,5)`.";
        let table = Table {
            errors: &[
                ("", message, 0..0),
                ("(3,4,5)", message, 0..7),
                ("(3,)", "A heap size is missing here; write `(3,5)`.", 3..3),
                (" (3,x)", "`x` is not a heap size; write `(3,5)`.", 4..5),
                ("(3,5", "`(3` is not a heap size; write `(3,5)`.", 0..2),
            ],
            ..Table::default()
        };
        table.check(&Wythoff);
    }
}
