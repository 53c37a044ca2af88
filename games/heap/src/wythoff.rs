//! Wythoff's Game.
//!
//! There are two heaps of counters. A player takes any positive number of counters from one heap, or
//! the same positive number from both (Wythoff, "A modification of the game of Nim", *Nieuw Archief
//! voor Wiskunde* 7, 1907; Berlekamp, Conway and Guy, *Winning Ways*, ch. 3).

use crate::Pair;
use crate::golden::is_golden_floor;
use tweedle_engine::{Facts, Hints, Player, Ruleset, Stop, Symmetry};
use tweedle_rules::entry::{Entry, Shape, plain};
use tweedle_rules::heap::{counters, take};
use tweedle_rules::sketch::{Figure, Sketch};
use tweedle_rules::{About, Fact};
use tweedle_rules::{Notation, NotationError, Theorem, picture};

/// The rules of Wythoff's Game.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Wythoff;

impl Ruleset for Wythoff {
    type Position = Pair;
    /// The heaps from which counters are taken, and the number taken.
    type Move = (&'static str, u64);

    fn moves(
        &self,
        &Pair { first, second }: &Pair,
        _: Player,
        mut found: impl FnMut((&'static str, u64), Pair) -> Result<(), Stop>,
    ) -> Result<(), Stop> {
        (1..=first).try_for_each(|n| found(("first", n), Pair::new(first - n, second)))?;
        (1..=second).try_for_each(|n| found(("second", n), Pair::new(first, second - n)))?;
        let mut both = 1..=first.min(second);
        both.try_for_each(|n| found(("both", n), Pair::new(first - n, second - n)))
    }

    fn facts(&self) -> Facts {
        Facts::IMPARTIAL
    }
}

impl Hints for Wythoff {
    /// The order of the heaps does not matter.
    fn representative(&self, heaps: &Pair) -> (Pair, Symmetry) {
        (heaps.sorted(), Symmetry::Same)
    }

    fn most_moves(&self, heaps: &Pair) -> u64 {
        let Pair { first, second } = heaps.sorted();
        first.saturating_mul(2).saturating_add(second)
    }

    /// With one heap it is Nim.
    fn nim_heap(&self, heaps: &Pair) -> Option<u64> {
        let Pair { first, second } = heaps.sorted();
        (first == 0).then_some(second)
    }
}

impl Notation for Wythoff {
    fn name(&self) -> String {
        "Wythoff's Game".to_owned()
    }

    /// Reads the sizes of the two heaps: `(3,5)` or `3,5`.
    fn parse(&self, text: &str) -> Result<Pair, NotationError> {
        Pair::parse(text, self)
    }

    fn print(&self, heaps: &Pair) -> String {
        heaps.to_string()
    }

    /// `first take 2`, `second take 2` or `both take 2`.
    fn move_name(&self, _: &Pair, _: Player, &(from, count): &Self::Move, _: &Pair) -> String {
        format!("{from} {}", take(count))
    }

    fn draw(&self, heaps: &Pair) -> String {
        picture::lines([
            ("first".to_owned(), counters(heaps.first)),
            ("second".to_owned(), counters(heaps.second)),
        ])
    }

    fn sketch(&self, heaps: &Pair) -> Option<Sketch> {
        Some(Sketch::of(Figure::Heaps(vec![heaps.first, heaps.second])))
    }

    /// The positions lost for the player who moves first are (⌊kφ⌋, ⌊kφ²⌋), where φ² = φ + 1
    /// (Wythoff 1907).
    fn theorem(&self, heaps: &Pair) -> Option<Theorem> {
        let Pair { first, second } = heaps.sorted();
        let k = second - first;
        let is_lost = is_golden_floor(first, k);
        let are = if is_lost { "are" } else { "are not" };
        let reason = format!(
            "{first} and {second} {are} the whole parts of {k} times the golden ratio and of {k} times \
             its square (Wythoff, 1907)."
        );
        Some(Theorem::of(!is_lost, reason))
    }
}

/// Wythoff's Game in the registry.
pub(crate) const WYTHOFF: Entry = Entry::named("game.heap.Wythoff", Shape::Pair)
    .example("(4,6)")
    .start("(8,11)")
    .summary("Take any number of counters from one of two heaps, or the same number from both.")
    .source("Wythoff 1907; Berlekamp, Conway and Guy, Winning Ways, ch. 3")
    .known(&[
        Fact::cited(About::Theory, "The second player wins (⌊kφ⌋, ⌊kφ²⌋) for k = 0, 1, 2 and so on, where φ is the golden ratio.", "Wythoff, A modification of the game of Nim, Nieuw Archief voor Wiskunde 7 (1907)"),
        Fact::cited(About::Open, "No formula for the other nimbers is known.", "Guy and Nowakowski, Unsolved problems in combinatorial games"),
        Fact::cited(About::Programs, "CGSuite.", "the documentation of each program, 2026"),
    ])
    .made_by(&|name, arguments| plain(name, arguments, Wythoff));

#[cfg(test)]
mod tests {
    use super::*;
    use tweedle_rules::testing::{Table, check_theorem, grundy_values};

    #[test]
    fn table() {
        let table = Table {
            moves: &[("(1,2)", &["(0,1)", "(0,2)", "(1,0)", "(1,1)"]), ("0,0", &[])],
            names: &[(
                "(2,1)",
                Player::Left,
                &["first take 1", "first take 2", "second take 1", "both take 1"],
            )],
            pictures: &[("(2,1)", "first   oo  2\nsecond  o  1")],
            ..Table::default()
        };
        table.check(&Wythoff);
        assert_eq!(Wythoff.most_moves(&Pair::new(u64::MAX, 3)), u64::MAX);
    }

    /// The first rows of the table of Grundy values (*Winning Ways*, ch. 3).
    #[test]
    fn published_values() {
        let table = [[0, 1, 2, 3, 4], [1, 2, 0, 4, 5], [2, 0, 1, 5, 3], [3, 4, 5, 6, 2]];
        for (first, row) in (0..).zip(table) {
            let heaps = (0..5).map(|second| Pair::new(first, second));
            assert_eq!(grundy_values(&Wythoff, heaps), row);
        }
    }

    /// The golden ratio against backward induction on small heaps.
    #[test]
    fn small_heaps_are_won_by_the_golden_ratio() {
        let all = (0..=60).flat_map(|first| (0..=60).map(move |second| Pair::new(first, second)));
        check_theorem(&Wythoff, all);
    }

    /// The golden ratio against the sequences in which the smaller heap is the least number not yet
    /// used and the larger is larger by k, up to 10 000; beside a lost position, none is lost.
    #[test]
    fn large_heaps_are_won_by_the_golden_ratio() {
        let is_lost = |first, second| {
            let theorem = Wythoff.theorem(&Pair::new(first, second)).expect("a theorem");
            theorem.outcome() == tweedle_engine::Outcome::P
        };
        let mut is_used = vec![false; 30_000];
        let mut first = 0;
        for k in 0..=10_000 {
            while is_used[first] {
                first += 1;
            }
            let second = first + k;
            (is_used[first], is_used[second]) = (true, true);
            let (first, second) = (first as u64, second as u64);
            assert!(is_lost(first, second) && is_lost(second, first), "({first},{second})");
            assert!(!is_lost(first + 1, second + 1) && !is_lost(first, second + 1));
        }
        assert!(!is_lost(u64::MAX, u64::MAX) && !is_lost(u64::MAX, 1));
    }
}
