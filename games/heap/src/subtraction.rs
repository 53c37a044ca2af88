//! Subtraction games.
//!
//! There are heaps of counters. A player takes s counters from one heap, where s is one of a fixed
//! set of numbers, or any number but those of the set (Golomb, "A mathematical investigation of
//! games of 'take-away'", *Journal of Combinatorial Theory* 1, 1966; Berlekamp, Conway and Guy,
//! *Winning Ways*, ch. 4).

use crate::moves::{self, HeapMoves};
use tweedle_engine::{Facts, Hints, Player, Ruleset, Stop, Symmetry};
use tweedle_heaps::{Code, Digit};
use tweedle_rules::Heaps;
use tweedle_rules::any::RulesOf;
use tweedle_rules::entry::set_and_flag;
use tweedle_rules::entry::{Argument, Entry, Kind, Parameter, Shape, misfit};
use tweedle_rules::sketch::{Figure, Sketch};
use tweedle_rules::{About, Fact};
use tweedle_rules::{Notation, NotationError, Theorem};

/// The rules of a subtraction game.
// Invariants: the set is sorted, no number comes twice, and none is 0; it is empty only if all other
// numbers may be taken.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Subtraction {
    set: Vec<u64>,
    all_but: bool,
}

impl Subtraction {
    /// The game in which the numbers of `set` may be taken: `Subtraction::new([1, 2, 3])`.
    ///
    /// # Errors
    /// [`NotationError`] with an empty range if there is no number in `set`, or a 0.
    pub fn new(set: impl IntoIterator<Item = u64>) -> Result<Subtraction, NotationError> {
        Subtraction::checked(set, false)
    }

    /// The game in which every positive number may be taken but those of `set`, which may be empty:
    /// that is Nim.
    ///
    /// # Errors
    /// [`NotationError`] with an empty range if there is a 0 in `set`.
    pub fn all_but(set: impl IntoIterator<Item = u64>) -> Result<Subtraction, NotationError> {
        Subtraction::checked(set, true)
    }

    fn checked(
        set: impl IntoIterator<Item = u64>,
        all_but: bool,
    ) -> Result<Subtraction, NotationError> {
        let mut set: Vec<u64> = set.into_iter().collect();
        set.sort_unstable();
        set.dedup();
        let message = if set.first() == Some(&0) {
            "A subtraction set has positive numbers only, as the player who moves takes something."
        } else if set.is_empty() && !all_but {
            "This subtraction set is empty, so nobody could ever move; give it a number."
        } else {
            return Ok(Subtraction { set, all_but });
        };
        Err(NotationError::new(message, 0..0))
    }

    /// The numbers of the set, the smallest first.
    pub fn set(&self) -> &[u64] {
        &self.set
    }

    /// True if all numbers but those of the set may be taken.
    pub fn is_all_but(&self) -> bool {
        self.all_but
    }
}

impl HeapMoves for Subtraction {
    type Rest = [u64; 1];

    fn rests(&self, _: Player, size: u64) -> impl Iterator<Item = [u64; 1]> {
        let (listed, others) = if self.all_but { (0, size) } else { (self.set.len(), 0) };
        let listed = self.set[..listed].iter().copied().filter(move |&taken| taken <= size);
        let others = (1..=others).filter(|taken| self.set.binary_search(taken).is_err());
        listed.chain(others).map(move |taken| [size - taken])
    }
}

impl Ruleset for Subtraction {
    moves::rules_of_heaps!();

    fn facts(&self) -> Facts {
        Facts::IMPARTIAL
    }
}

impl Hints for Subtraction {
    moves::hints_of_heaps!();

    fn most_moves(&self, heaps: &Heaps) -> u64 {
        if self.all_but { heaps.total() } else { (heaps.sizes().len() * self.set.len()) as u64 }
    }

    /// A heap is one of Nim where any number of its counters may be taken.
    fn nim_heap(&self, heaps: &Heaps) -> Option<u64> {
        match *heaps.sizes() {
            [] => Some(0),
            [size] if self.all_but => self.set.iter().all(|&taken| taken > size).then_some(size),
            _ => None,
        }
    }
}

impl Notation for Subtraction {
    moves::notation_of_heaps!();

    /// `Subtraction(1,2,3)` or `All-but Subtraction(4)`.
    fn name(&self) -> String {
        let set: Vec<String> = self.set.iter().map(u64::to_string).collect();
        let kind = if self.all_but { "All-but Subtraction" } else { "Subtraction" };
        format!("{kind}({})", set.join(","))
    }

    /// The set, and `true` if all numbers but those may be taken.
    fn parameters(&self) -> String {
        set_and_flag(&self.set, self.all_but)
    }

    /// Reads sizes separated by commas or plus signs: `20`, `3,4,5`, `3 + 4 + 5`.
    fn parse(&self, text: &str) -> Result<Heaps, NotationError> {
        Heaps::parse(text, self)
    }

    /// One heap, of which up to k counters may be taken: the multiples of k + 1 are lost (Bachet,
    /// *Problèmes plaisants et délectables*, 1612).
    fn theorem(&self, heaps: &Heaps) -> Option<Theorem> {
        let &[heap] = heaps.sizes() else { return None };
        let most = *self.set.last()?;
        if self.all_but || most != self.set.len() as u64 {
            return None;
        }
        let round = most.checked_add(1)?;
        let rest = heap % round;
        Some(if rest == 0 {
            Theorem::second_wins(format!(
                "{heap} is a multiple of {round}, and whatever is taken, the answer takes what is \
                 missing to {round} (Bachet, 1612)."
            ))
        } else {
            Theorem::first_wins(format!(
                "take {rest}, which leaves a multiple of {round}; from then on the answer to n is \
                 {round} - n (Bachet, 1612)."
            ))
        })
    }
}

/// Subtraction games in the registry.
pub(crate) const SUBTRACTION: Entry = Entry::named("game.heap.Subtraction", Shape::Heaps)
    .parameters(&[
        Parameter::new("set", Kind::Numbers)
            .hint("Give the numbers that may be taken: `Subtraction([1,2,3])`."),
        Parameter::new("allbut", Kind::Boolean).or("false"),
    ])
    .example_parameters("[1,3,4]")
    .example("10")
    .start("21")
    .summary("Take so many counters from one heap as the set allows, or as it does not.")
    .source("Golomb 1966; Berlekamp, Conway and Guy, Winning Ways, ch. 4")
    .known(&[
        Fact::cited(About::Theory, "With a finite set the nimbers are periodic.", "Golomb, A mathematical investigation of games of take-away, Journal of Combinatorial Theory 1 (1966)"),
        Fact::cited(About::Programs, "CGSuite.", "the documentation of each program, 2026"),
    ])
    .made_by(&|name, arguments| match arguments {
        [Argument::Numbers(set), Argument::Boolean(all_but)] => {
            let numbers = set.iter().copied();
            let ruleset = match all_but {
                true => Subtraction::all_but(numbers)?,
                false => Subtraction::new(numbers)?,
            };
            // Of sets with very large numbers there is no code.
            let code = Code::from_set(set.iter().copied(), &Digit::of_bits(3), *all_but).ok();
            Ok(RulesOf::new(name, ruleset).with_code(code).rules())
        }
        _ => Err(misfit(name)),
    });

#[cfg(test)]
mod tests {
    use super::*;
    use tweedle_rules::testing::{Table, check_theorem, grundy_values, moves};

    fn of(set: &[u64]) -> Subtraction {
        Subtraction::new(set.iter().copied()).expect("a set")
    }

    fn all_but(set: &[u64]) -> Subtraction {
        Subtraction::all_but(set.iter().copied()).expect("a set")
    }

    #[test]
    fn table() {
        let message = "A heap of Subtraction(1,3) has at most 18446744073709551615 counters.";
        let table = Table {
            moves: &[("4", &["1", "3"])],
            names: &[("4,1", Player::Left, &["heap 1 take 1", "heap 1 take 3", "heap 2 take 1"])],
            parts: &[("5 + 3", &["3", "5"])],
            errors: &[("99999999999999999999", message, 0..20)],
            ..Table::default()
        };
        table.check(&of(&[3, 1, 3]));
        Table { moves: &[("2,3", &["2"])], ..Table::default() }.check(&of(&[3]));
        Table { moves: &[("2,1", &["1", "1,1", "2"])], ..Table::default() }.check(&all_but(&[]));
        let table = Table {
            moves: &[("4", &["0", "2"])],
            names: &[("4,1", Player::Left, &["heap 1 take 2", "heap 1 take 4"])],
            ..Table::default()
        };
        table.check(&all_but(&[1, 3]));
        assert_eq!(of(&[2, 1]).parameters(), "[1,2]");
        assert_eq!(all_but(&[]).parameters(), "[],true");
    }

    #[test]
    fn multiples_are_lost() {
        for most in 1..6 {
            let set: Vec<u64> = (1..=most).collect();
            check_theorem(&of(&set), (1..40).map(|heap| Heaps::new([heap])));
        }
        let none = |game: Subtraction, heaps: &[u64]| {
            assert_eq!(game.theorem(&Heaps::new(heaps.iter().copied())), None);
        };
        none(of(&[1, 3]), &[9]);
        none(of(&[1, 2]), &[3, 4]);
        none(of(&[1, 2]), &[]);
        none(all_but(&[1, 2]), &[7]);
        none(all_but(&[]), &[7]);
    }

    /// *Winning Ways*, ch. 4: the periods 0123, 00112 and 01012, and 00112203 followed by the
    /// period 102.
    #[test]
    fn published_values() {
        let check = |rules: &Subtraction, expect: &[u64]| {
            let heaps = (0..expect.len() as u64).map(|size| Heaps::new([size]));
            assert_eq!(grundy_values(rules, heaps), expect, "{}", rules.name());
        };
        check(&of(&[1, 2, 3]), &[0, 1, 2, 3, 0, 1, 2, 3, 0, 1]);
        check(&of(&[2, 3]), &[0, 0, 1, 1, 2, 0, 0, 1, 1, 2]);
        check(&of(&[1, 4]), &[0, 1, 0, 1, 2, 0, 1, 0, 1, 2]);
        check(&of(&[2, 4, 7]), &[0, 0, 1, 1, 2, 2, 0, 3, 1, 0, 2, 1, 0, 2, 1, 0, 2, 1]);
    }

    /// Ferguson's pairing property: where 1 is the least number that may be taken, a heap has value
    /// 1 just when it comes 1 after a heap of value 0 (Ferguson, "On sums of graph games with last
    /// player losing", *International Journal of Game Theory* 3, 1974).
    #[test]
    fn ones_follow_zeros() {
        for rules in [of(&[1, 4, 9]), of(&[1, 2, 7, 8]), all_but(&[3, 4]), all_but(&[2, 5, 6])] {
            let values = grundy_values(&rules, (0..60).map(|size| Heaps::new([size])));
            for pair in values.windows(2) {
                assert_eq!(pair[0] == 0, pair[1] == 1, "{}", rules.name());
            }
        }
    }

    #[test]
    fn sets_that_are_no_rules_are_refused() {
        let message = |rules: Result<Subtraction, NotationError>| {
            rules.expect_err("no rules").message().to_owned()
        };
        let zero =
            "A subtraction set has positive numbers only, as the player who moves takes something.";
        assert_eq!(message(Subtraction::new([2, 0])), zero);
        assert_eq!(message(Subtraction::all_but([0])), zero);
        assert_eq!(
            message(Subtraction::new([])),
            "This subtraction set is empty, so nobody could ever move; give it a number."
        );
    }

    #[test]
    fn most_moves_of_a_large_heap() {
        let heap = Heaps::new([u64::MAX, 5]);
        assert_eq!(all_but(&[2]).most_moves(&heap), u64::MAX);
        assert_eq!(of(&[1, 2, u64::MAX]).most_moves(&heap), 6);
        assert_eq!(moves(&of(&[2, u64::MAX]), &heap, Player::Left).len(), 3);
    }
}
