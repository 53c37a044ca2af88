//! Take-away games in which a move limits the next: Fibonacci Nim and its relatives.
//!
//! There is one heap. The player who begins takes any positive number of counters, but not all of
//! them; thereafter a player takes at least one, and at most a fixed factor times what was just
//! taken. In Fibonacci Nim the factor is 2 (Whinihan, "Fibonacci Nim", *Fibonacci Quarterly* 1,
//! 1963; Schwenk, "Take-away games", *Fibonacci Quarterly* 8, 1970).

use crate::pair::Pair;
use std::fmt;
use tweedle_engine::{Facts, Hints, Player, Ruleset, Stop, Symmetry, Weigh};
use tweedle_rules::any::RulesOf;
use tweedle_rules::entry::{Argument, Entry, Kind, Parameter, Shape, misfit};
use tweedle_rules::greatest_common_divisor;
use tweedle_rules::heap::read_size;
use tweedle_rules::heap::{counters, take};
use tweedle_rules::sketch::{Figure, Sketch};
use tweedle_rules::{About, Fact};
use tweedle_rules::{Notation, NotationError, Theorem};

/// The rules of a take-away game with a factor.
// Invariant: in lowest terms, and neither number is 0.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct TakeAway {
    numerator: u64,
    denominator: u64,
}

/// A heap of which only a limited number of counters may be taken at once.
// Invariant: the limit is at most the heap, so that equal limits in effect are equal.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
pub struct Limited {
    heap: u64,
    limit: u64,
}

impl Limited {
    /// A heap of which at most `limit` counters may be taken by the player who is to move.
    pub fn new(heap: u64, limit: u64) -> Limited {
        Limited { heap, limit: limit.min(heap) }
    }

    /// A heap at the start, of which not all counters may be taken.
    pub fn start(heap: u64) -> Limited {
        Limited::new(heap, heap.saturating_sub(1))
    }

    /// The number of counters.
    pub fn heap(&self) -> u64 {
        self.heap
    }

    /// The number of counters that may be taken.
    pub fn limit(&self) -> u64 {
        self.limit
    }
}

impl Weigh for Limited {}

impl fmt::Display for Limited {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if *self == Limited::start(self.heap) {
            f.pad(&self.heap.to_string())
        } else {
            Pair::new(self.heap, self.limit).fmt(f)
        }
    }
}

impl TakeAway {
    /// The game with the factor `numerator / denominator`; of a product that is not whole the whole
    /// part counts.
    ///
    /// # Errors
    /// [`NotationError`] with an empty range if one of the numbers is 0.
    pub fn new(numerator: u64, denominator: u64) -> Result<TakeAway, NotationError> {
        if numerator == 0 || denominator == 0 {
            let message =
                "The factor of a take-away game is a positive fraction, such as 2 or 3/2.";
            return Err(NotationError::new(message, 0..0));
        }
        let divisor = greatest_common_divisor(numerator.into(), denominator.into()) as u64;
        Ok(TakeAway { numerator: numerator / divisor, denominator: denominator / divisor })
    }

    /// The game with the factor 2.
    pub const fn fibonacci_nim() -> TakeAway {
        TakeAway { numerator: 2, denominator: 1 }
    }

    /// The number of counters that may be taken after `taken`.
    fn limit_after(self, taken: u64) -> u64 {
        // Two numbers of 64 bits.
        let product = u128::from(self.numerator) * u128::from(taken);
        u64::try_from(product / u128::from(self.denominator)).unwrap_or(u64::MAX)
    }
}

/// The heap as the sum of Fibonacci numbers no two of which are neighbours, the greatest first
/// (Zeckendorf 1972).
fn zeckendorf(mut heap: u64) -> Vec<u64> {
    let (mut small, mut large) = (1_u64, 1_u64);
    while let Some(next) = small.checked_add(large).filter(|&next| next <= heap) {
        (small, large) = (large, next);
    }
    let mut parts = Vec::new();
    while heap > 0 {
        if large <= heap {
            heap -= large;
            parts.push(large);
        }
        (small, large) = (large - small, small);
    }
    parts
}

impl Ruleset for TakeAway {
    type Position = Limited;
    /// The number of counters that are taken.
    type Move = u64;

    fn moves(
        &self,
        position: &Limited,
        _: Player,
        mut found: impl FnMut(u64, Limited) -> Result<(), Stop>,
    ) -> Result<(), Stop> {
        for taken in 1..=position.limit {
            found(taken, Limited::new(position.heap - taken, self.limit_after(taken)))?;
        }
        Ok(())
    }

    fn facts(&self) -> Facts {
        Facts::IMPARTIAL
    }
}

impl Hints for TakeAway {
    /// If nothing may be taken, the size of the heap does not matter.
    fn representative(&self, position: &Limited) -> (Limited, Symmetry) {
        (if position.limit == 0 { Limited::default() } else { *position }, Symmetry::Same)
    }

    fn most_moves(&self, position: &Limited) -> u64 {
        position.limit
    }
}

impl Notation for TakeAway {
    /// `Fibonacci Nim`, or `Take-Away with the factor 3/2`.
    fn name(&self) -> String {
        match (self.numerator, self.denominator) {
            (2, 1) => "Fibonacci Nim".to_owned(),
            (numerator, 1) => format!("Take-Away with the factor {numerator}"),
            (numerator, denominator) => {
                format!("Take-Away with the factor {numerator}/{denominator}")
            }
        }
    }

    /// The factor, as a fraction: `2/1`.
    fn parameters(&self) -> String {
        format!("{}/{}", self.numerator, self.denominator)
    }

    /// Reads the heap at the start, `13`, or the heap and how many may be taken, `(13,4)`.
    fn parse(&self, text: &str) -> Result<Limited, NotationError> {
        if text.contains(['(', ',']) {
            let Pair { first, second } = Pair::parse(text, self)?;
            return Ok(Limited::new(first, second));
        }
        let all = 0..text.chars().count();
        Ok(Limited::start(read_size(text, all, self, "`13` or `(13,4)`")?))
    }

    fn print(&self, position: &Limited) -> String {
        position.to_string()
    }

    /// `take 3`.
    fn move_name(&self, _: &Limited, _: Player, &taken: &u64, _: &Limited) -> String {
        take(taken)
    }

    fn why_not(&self, position: &Limited, _: Player, text: &str) -> Option<String> {
        let count: u64 = text.trim().strip_prefix("take")?.trim().parse().ok()?;
        Some(match count {
            0 => "A move takes something.".to_owned(),
            _ => format!("At most {} may be taken now.", position.limit),
        })
    }

    fn draw(&self, position: &Limited) -> String {
        let Limited { heap, limit } = position;
        format!("{}, at most {limit} to be taken", counters(*heap))
    }

    fn sketch(&self, position: &Limited) -> Option<Sketch> {
        let note = format!("at most {} to be taken", position.limit);
        Some(Sketch::of(Figure::Heaps(vec![position.heap])).with_note(note))
    }

    /// Fibonacci Nim: the player who moves first wins if the least Fibonacci number in the heap may
    /// be taken (Whinihan 1963).
    fn theorem(&self, position: &Limited) -> Option<Theorem> {
        if *self != TakeAway::fibonacci_nim() {
            return None;
        }
        let Limited { heap, limit } = *position;
        let parts = zeckendorf(heap);
        let Some(&least) = parts.last().filter(|_| limit > 0) else {
            return Some(Theorem::second_wins("nobody can move."));
        };
        let may = if least <= limit { "may" } else { "may not" };
        let reason = if parts.len() == 1 {
            format!(
                "{heap} is a Fibonacci number, and its counters {may} all be taken (Whinihan, 1963)."
            )
        } else {
            let parts: Vec<String> = parts.iter().map(u64::to_string).collect();
            let parts = parts.join(" + ");
            format!(
                "{heap} as a sum of Fibonacci numbers of which no two are neighbours is {parts}, and \
                 the least of them, {least}, {may} be taken (Whinihan, 1963)."
            )
        };
        Some(Theorem::of(least <= limit, reason))
    }
}

/// Fibonacci Nim in the registry.
pub(crate) const FIBONACCI_NIM: Entry = Entry::named("game.heap.FibonacciNim", Shape::Heaps)
    .example("13")
    .start("20")
    .summary("Take at most twice what was just taken; the first may take all but one.")
    .source("Whinihan, Fibonacci Nim, 1963")
    .known(&[
        Fact::cited(About::Theory, "The second player wins where the number of counters is a Fibonacci number, if the first move may not take all.", "Whinihan, Fibonacci Nim, Fibonacci Quarterly 1 (1963)"),
        Fact::cited(About::Programs, "CGSuite.", "the documentation of each program, 2026"),
    ])
    .made_by(&|name, arguments| match arguments {
        [] => Ok(RulesOf::new(name, TakeAway::fibonacci_nim()).without_parameters().rules()),
        _ => Err(misfit(name)),
    });

/// Take-away games by a factor in the registry.
pub(crate) const TAKE_AWAY: Entry = Entry::named("game.heap.TakeAway", Shape::Heaps)
    .parameters(&[Parameter::new("factor", Kind::Ratio).hint("Fibonacci Nim is `TakeAway(2)`.")])
    .example_parameters("3/2")
    .example("20")
    .start("30")
    .summary(
        "Take at most a fixed factor times what was just taken; the first may take all but one.",
    )
    .source("Schwenk, Take-away games, 1970")
    .made_by(&|name, arguments| match *arguments {
        [Argument::Ratio(numerator, denominator)] => {
            Ok(RulesOf::new(name, TakeAway::new(numerator, denominator)?).rules())
        }
        _ => Err(misfit(name)),
    });

#[cfg(test)]
mod tests {
    use super::*;
    use tweedle_rules::testing::{Table, check_theorem, grundy_values};

    const FIBONACCI: TakeAway = TakeAway::fibonacci_nim();

    fn factor(numerator: u64, denominator: u64) -> TakeAway {
        TakeAway::new(numerator, denominator).expect("a positive factor")
    }

    #[test]
    fn table() {
        let two = "A position of Fibonacci Nim has two numbers; write `(3,5)`.";
        let table = Table {
            moves: &[
                ("5", &["(1,1)", "(2,2)", "(3,3)", "(4,2)"]),
                ("(9,2)", &["(7,4)", "(8,2)"]),
                ("(3,7)", &["(1,1)", "(2,2)", "0"]),
                ("1", &[]),
                ("0", &[]),
            ],
            names: &[("(9,2)", Player::Left, &["take 1", "take 2"])],
            pictures: &[("(9,2)", "ooooooooo  9, at most 2 to be taken")],
            errors: &[
                ("", "A heap size is missing here; write `13` or `(13,4)`.", 0..0),
                ("-1", "`-1` is not a heap size; write `13` or `(13,4)`.", 0..2),
                ("(1,2,3)", two, 0..7),
            ],
            ..Table::default()
        };
        table.check(&FIBONACCI);
        let of = |factor: TakeAway, text, options: &[&str]| {
            Table { moves: &[(text, options)], ..Table::default() }.check(&factor);
        };
        of(factor(1, 2), "4", &["(1,1)", "(3,0)", "2"]);
        of(factor(u64::MAX, 1), "(9,2)", &["(7,7)", "(8,8)"]);
        assert_eq!(factor(u64::MAX, 1).limit_after(u64::MAX), u64::MAX);
        assert_eq!(factor(4, 2).parameters(), "2/1");
    }

    /// Whinihan: the Fibonacci numbers; Schwenk: with the factor 1 the powers of two.
    #[test]
    fn published_values() {
        let lost_heaps = |rules: TakeAway, most: u64| -> Vec<u64> {
            let values = grundy_values(&rules, (1..=most).map(Limited::start));
            (1..).zip(values).filter(|&(_, value)| value == 0).map(|(heap, _)| heap).collect()
        };
        assert_eq!(lost_heaps(FIBONACCI, 240), [1, 2, 3, 5, 8, 13, 21, 34, 55, 89, 144, 233]);
        assert_eq!(lost_heaps(factor(1, 1), 300), [1, 2, 4, 8, 16, 32, 64, 128, 256]);
    }

    #[test]
    fn fibonacci_nim_is_won_by_the_least_part() {
        let all = (0..=60).flat_map(|heap| (0..=heap).map(move |limit| Limited::new(heap, limit)));
        check_theorem(&FIBONACCI, all);
        assert_eq!(zeckendorf(100), [89, 8, 3]);
        assert_eq!(zeckendorf(u64::MAX).iter().sum::<u64>(), u64::MAX);
        assert_eq!(factor(1, 1).theorem(&Limited::start(8)), None);
    }

    #[test]
    fn factors() {
        assert_eq!(factor(6, 4), factor(3, 2));
        assert_eq!(factor(4, 2), FIBONACCI);
        assert_eq!(factor(6, 4).name(), "Take-Away with the factor 3/2");
        let message = "The factor of a take-away game is a positive fraction, such as 2 or 3/2.";
        for (numerator, denominator) in [(0, 1), (1, 0)] {
            let error = TakeAway::new(numerator, denominator).expect_err("no factor");
            assert_eq!(error.message(), message);
        }
    }
}
