//! Heap games by a function of the size of a heap.

use crate::moves::{self, HeapMoves};
use tweedle_engine::{Facts, Hints, Player, Ruleset, Stop, Symmetry};
use tweedle_rules::Heaps;
use tweedle_rules::sketch::{Figure, Sketch};
use tweedle_rules::{Notation, NotationError};

/// An impartial game on heaps in which a function says what the options of a heap are.
///
/// Its heaps have a greatest size, so that all options are known to be right before anybody plays.
///
/// ```
/// use tweedle_heap_games::HeapRuleset;
/// use tweedle_rules::Notation;
///
/// // Take half of a heap, rounded down.
/// let game = HeapRuleset::new("Halving", 100, |size| match size / 2 {
///     0 => vec![],
///     half => vec![vec![size - half]],
/// })?;
/// assert!(game.parse("40,3").is_ok());
/// # Ok::<(), tweedle_rules::NotationError>(())
/// ```
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct HeapRuleset {
    name: String,
    /// The options of each heap: what they leave, without empty heaps. Each leaves smaller heaps.
    options: Vec<Vec<Vec<u64>>>,
}

impl HeapRuleset {
    /// The game of this name whose heaps have at most `largest` counters, of which `options` gives
    /// for each size the options: of each the heaps that it leaves, where one of 0 is none.
    ///
    /// # Errors
    /// [`NotationError`] with an empty range, which names the first heap that has an option with a
    /// heap that is not smaller, so that play might not end.
    pub fn new(
        name: impl Into<String>,
        largest: u32,
        options: impl Fn(u64) -> Vec<Vec<u64>>,
    ) -> Result<HeapRuleset, NotationError> {
        let name = name.into();
        let mut table = Vec::new();
        for size in 0..=u64::from(largest) {
            let mut options = options(size);
            for rest in &mut options {
                if let Some(heap) = rest.iter().find(|&&heap| heap > 0 && heap >= size) {
                    let message = format!(
                        "A move of {name} in a heap of {size} leaves one of {heap}, which is not \
                         smaller, so play might not end."
                    );
                    return Err(NotationError::new(message, 0..0));
                }
                rest.retain(|&heap| heap > 0);
                rest.sort_unstable();
            }
            options.sort();
            options.dedup();
            table.push(options);
        }
        Ok(HeapRuleset { name, options: table })
    }

    fn of_heap(&self, size: u64) -> Option<&[Vec<u64>]> {
        Some(self.options.get(usize::try_from(size).ok()?)?)
    }
}

impl HeapMoves for HeapRuleset {
    type Rest = Vec<u64>;

    fn rests(&self, _: Player, size: u64) -> impl Iterator<Item = Vec<u64>> {
        self.of_heap(size).unwrap_or_default().iter().cloned()
    }
}

impl Ruleset for HeapRuleset {
    moves::rules_of_heaps!();

    fn facts(&self) -> Facts {
        Facts::IMPARTIAL
    }
}

impl Hints for HeapRuleset {
    moves::hints_of_heaps!();

    /// More than there can be, if a heap is larger than is known, so that no walk takes it for a
    /// heap without moves.
    fn most_moves(&self, heaps: &Heaps) -> u64 {
        let of_heap = |&size: &u64| self.of_heap(size).map_or(u64::MAX, |all| all.len() as u64);
        heaps.sizes().iter().map(of_heap).fold(0, u64::saturating_add)
    }
}

impl Notation for HeapRuleset {
    moves::notation_of_heaps!();

    fn name(&self) -> String {
        self.name.clone()
    }

    /// Reads sizes separated by commas or plus signs: `20`, `3,4,5`, `3 + 4 + 5`.
    fn parse(&self, text: &str) -> Result<Heaps, NotationError> {
        let heaps = Heaps::parse(text, self)?;
        match heaps.sizes().iter().find(|&&size| self.of_heap(size).is_none()) {
            None => Ok(heaps),
            Some(size) => Err(NotationError::new(
                format!(
                    "The options of heaps of {} are known up to {} counters, and not of {size}.",
                    self.name,
                    self.options.len() - 1
                ),
                0..text.chars().count(),
            )),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use tweedle_engine::walk::{Memo, WalkError, Walker};
    use tweedle_engine::{Control, Grundy, Stop};
    use tweedle_rules::testing::{Table, grundy_values};

    /// Take the largest proper divisor, or split into two equal heaps.
    fn halves_and_divisors(largest: u32) -> HeapRuleset {
        HeapRuleset::new("Divisors", largest, |size| {
            let divisors = (1..size).filter(|&divisor| size.is_multiple_of(divisor));
            let mut options: Vec<Vec<u64>> = divisors.map(|divisor| vec![size - divisor]).collect();
            if size > 0 && size.is_multiple_of(2) {
                options.push(vec![size / 2, 0, size / 2]);
            }
            options
        })
        .expect("smaller heaps")
    }

    #[test]
    fn table() {
        let table = Table {
            moves: &[("4,1", &["2,1", "2,2,1", "3,1"]), ("1", &[])],
            names: &[("4", Player::Left, &["take 2", "split 2+2", "take 1"])],
            ..Table::default()
        };
        table.check(&halves_and_divisors(20));
    }

    /// By the definition: of 1 there is no move, and of n all n - d for the divisors d < n.
    #[test]
    fn values() {
        let game = HeapRuleset::new("Divisors", 64, |size| {
            (1..size).filter(|&d| size.is_multiple_of(d)).map(|d| vec![size - d]).collect()
        });
        let values = grundy_values(&game.expect("a game"), (1..=64).map(|n| Heaps::new([n])));
        // The exponent of 2 in n.
        let expected: Vec<u64> = (1..=64_u64).map(|n| u64::from(n.trailing_zeros())).collect();
        assert_eq!(values, expected);
    }

    #[test]
    fn errors() {
        let game = HeapRuleset::new("Growth", 9, |size| vec![vec![size * 2 - size.min(5)]]);
        let message = "A move of Growth in a heap of 1 leaves one of 1, which is not smaller, so \
                       play might not end.";
        assert_eq!(game.map_err(|error| error.message().to_owned()), Err(message.to_owned()));
        let game = halves_and_divisors(20);
        let message =
            "The options of heaps of Divisors are known up to 20 counters, and not of 21.";
        Table { errors: &[("3,21", message, 0..4)], ..Table::default() }.check(&game);
        let mut memo = Memo::new(Control::new());
        let value = Walker::new(&game, &mut memo).value(&mut Grundy, &Heaps::new([21]));
        assert!(matches!(value, Err(WalkError::Stop(Stop::TooLarge(_)))), "{value:?}");
    }
}
