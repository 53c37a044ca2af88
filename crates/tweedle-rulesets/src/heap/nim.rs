//! Nim.
//!
//! There are heaps of counters. A player takes any positive number of counters from one heap
//! (Bouton, "Nim, a game with a complete mathematical theory", *Annals of Mathematics* 3, 1901).

use super::Heaps;
use super::moves::{self, HeapMoves};
use crate::{Notation, NotationError};
use tweedle::{Hints, Player, Ruleset, Stop, Symmetry};

/// The rules of Nim.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Nim;

impl HeapMoves for Nim {
    type Rest = [u64; 1];

    fn rests(&self, _: Player, size: u64) -> impl Iterator<Item = [u64; 1]> {
        (0..size).rev().map(|rest| [rest])
    }
}

impl Ruleset for Nim {
    moves::rules_of_heaps!();

    fn is_impartial(&self) -> bool {
        true
    }
}

impl Hints for Nim {
    moves::hints_of_heaps!();

    /// One for each counter.
    fn most_moves(&self, heaps: &Heaps) -> u64 {
        heaps.total()
    }

    fn nim_heap(&self, heaps: &Heaps) -> Option<u64> {
        match *heaps.sizes() {
            [] => Some(0),
            [size] => Some(size),
            _ => None,
        }
    }
}

impl Notation for Nim {
    moves::notation_of_heaps!();

    fn name(&self) -> String {
        "Nim".to_owned()
    }

    /// Reads sizes separated by commas or plus signs: `20`, `3,4,5`, `3 + 4 + 5`.
    fn parse(&self, text: &str) -> Result<Heaps, NotationError> {
        Heaps::parse(text, self)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::testing::{Trees, check_text, moves, parts, printed};
    use proptest::prelude::*;

    #[test]
    fn moves_as_in_the_rules() {
        for player in Player::BOTH {
            assert_eq!(printed(&Nim, "3", player), ["0", "1", "2"]);
            assert_eq!(printed(&Nim, "2,2", player), ["1,2", "2", "2", "2,1"]);
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
    fn moves_are_named_by_heap_and_number() {
        let check = |text: &str, names: &[&str], to: &[&str]| {
            let heaps = Nim.parse(text).expect("heaps");
            let options = moves(&Nim, &heaps, Player::Left);
            let printed: Vec<_> = options.iter().map(|option| Nim.print(option)).collect();
            assert_eq!(crate::testing::names(&Nim, &heaps, Player::Left), names, "{text}");
            assert_eq!(printed, to, "{text}");
        };
        check("3", &["take 1", "take 2", "take 3"], &["2", "1", "0"]);
        check("2,1", &["heap 1 take 1", "heap 1 take 2", "heap 2 take 1"], &["1,1", "1", "2"]);
        check("0", &[], &[]);
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
