//! Nim.
//!
//! There are heaps of counters. A player takes any positive number of counters from one heap
//! (Bouton, "Nim, a game with a complete mathematical theory", *Annals of Mathematics* 3, 1901).

use crate::{Notation, NotationError};
use smallvec::SmallVec;
use std::fmt;
use tweedle::{Player, Ruleset};

/// The rules of Nim.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Nim;

/// Heaps of counters; their order does not matter and empty heaps are not held.
// Invariant: sorted, and no heap is 0.
#[derive(Clone, PartialEq, Eq, Hash, Default)]
pub struct Heaps(SmallVec<[u64; 2]>);

impl Heaps {
    /// The heaps of these sizes.
    pub fn new(sizes: impl IntoIterator<Item = u64>) -> Heaps {
        let mut heaps: SmallVec<_> = sizes.into_iter().filter(|&size| size > 0).collect();
        heaps.sort_unstable();
        Heaps(heaps)
    }

    /// The sizes of the heaps that are not empty, the smallest first.
    pub fn sizes(&self) -> &[u64] {
        &self.0
    }
}

impl fmt::Display for Heaps {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.0.is_empty() {
            return f.pad("0");
        }
        let sizes: Vec<String> = self.0.iter().map(u64::to_string).collect();
        f.pad(&sizes.join(","))
    }
}

impl fmt::Debug for Heaps {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Heaps({self})")
    }
}

impl Ruleset for Nim {
    type Position = Heaps;

    fn options(&self, heaps: &Heaps, _player: Player, into: &mut Vec<Heaps>) {
        for (i, &size) in heaps.0.iter().enumerate() {
            if i > 0 && heaps.0[i - 1] == size {
                continue;
            }
            let others = || heaps.0.iter().enumerate().filter(|&(j, _)| j != i).map(|(_, &n)| n);
            into.extend((0..size).map(|left| Heaps::new(others().chain([left]))));
        }
    }

    /// The single heaps: a move changes one of them.
    fn components(&self, heaps: &Heaps, into: &mut Vec<Heaps>) {
        into.extend(heaps.0.iter().map(|&size| Heaps::new([size])));
    }

    /// One for each counter, where no two heaps are alike.
    fn most_options(&self, heaps: &Heaps) -> u64 {
        heaps.0.iter().fold(0, |sum: u64, &size| sum.saturating_add(size))
    }

    fn is_impartial(&self) -> bool {
        true
    }

    fn nim_heap(&self, heaps: &Heaps) -> Option<u64> {
        match *heaps.0 {
            [] => Some(0),
            [size] => Some(size),
            _ => None,
        }
    }
}

impl Notation for Nim {
    fn name(&self) -> String {
        "Nim".to_owned()
    }

    /// Reads sizes separated by commas or plus signs: `20`, `3,4,5`, `3 + 4 + 5`.
    fn parse(&self, text: &str) -> Result<Heaps, NotationError> {
        let mut sizes = Vec::new();
        let mut start = 0;
        for part in text.split([',', '+']) {
            let range = start..start + part.chars().count();
            start = range.end + 1;
            let digits = part.trim();
            let size = digits.parse::<u64>().ok().filter(|_| !digits.starts_with('+'));
            sizes.push(size.ok_or_else(|| {
                let message = if digits.is_empty() {
                    "A heap size is missing here; write `3` or `3,4,5`.".to_owned()
                } else if digits.chars().all(|digit| digit.is_ascii_digit()) {
                    format!("A heap of Nim has at most {} counters.", u64::MAX)
                } else {
                    format!("`{digits}` is not a heap size; write `3` or `3,4,5`.")
                };
                NotationError::new(message, range)
            })?);
        }
        Ok(Heaps::new(sizes))
    }

    fn print(&self, heaps: &Heaps) -> String {
        heaps.to_string()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::testing::{Trees, check_text, error, parts, printed};
    use proptest::prelude::*;

    #[test]
    fn moves_as_in_the_rules() {
        for player in Player::BOTH {
            assert_eq!(printed(&Nim, "3", player), ["0", "1", "2"]);
            assert_eq!(printed(&Nim, "2,2", player), ["1,2", "2"]);
            assert_eq!(printed(&Nim, "1+2", player), ["1", "1,1", "2"]);
            assert_eq!(printed(&Nim, "0", player), [""; 0]);
        }
    }

    /// Bouton: the value of a sum of heaps is the exclusive or of their sizes.
    #[test]
    fn bouton() {
        let mut trees = Trees::new(&Nim);
        for (text, n) in [("3,4,5", 2), ("1,2,3", 0), ("6", 6), ("0", 0)] {
            assert!(trees.equals_nimber(&Nim.parse(text).expect("heaps"), n), "{text}");
        }
        assert_eq!(parts(&Nim, "3 + 4,5 + 0"), ["3", "4", "5"]);
    }

    #[test]
    fn errors() {
        let check = |text: &str, message: &str, range| {
            assert_eq!(error(&Nim, text), (message.to_owned(), range));
        };
        check("", "A heap size is missing here; write `3` or `3,4,5`.", 0..0);
        check("3,,5", "A heap size is missing here; write `3` or `3,4,5`.", 2..2);
        check("3,é,5", "`é` is not a heap size; write `3` or `3,4,5`.", 2..3);
        let message = "A heap of Nim has at most 18446744073709551615 counters.";
        check("18446744073709551616", message, 0..20);
    }

    proptest! {
        #[test]
        fn components_keep_the_tree(sizes in prop::collection::vec(0..5_u64, 0..4)) {
            Trees::new(&Nim).check(&Heaps::new(sizes));
        }

        #[test]
        fn any_text_is_read_or_refused(text in "[0-9,+ -]{0,9}|.{0,12}") {
            check_text(&Nim, &text)?;
        }
    }
}
