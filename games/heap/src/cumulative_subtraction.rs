//! Cumulative Subtraction.
//!
//! There are heaps of counters. A player takes s counters from one heap, where s is one of a fixed set of numbers, and gets s points. When
//! nothing can be taken, the game is over, and the player who has more points has won (Cohensius, Larsson, Meir and
//! Wahlstedt, "Cumulative subtraction games", *Electronic Journal of Combinatorics* 26(4), 2019, for one heap; Stewart, *Scoring
//! play combinatorial games*, 2011).

use crate::Subtraction;
use tweedle_engine::number::Rational;
use tweedle_engine::{Facts, Hints, Player, Ruleset, Stop, Symmetry};
use tweedle_rules::any::RulesOf;
use tweedle_rules::entry::{Argument, Entry, Kind, Parameter, Shape, misfit, set_and_flag};
use tweedle_rules::heap::take;
use tweedle_rules::sketch::{Figure, Sketch};
use tweedle_rules::{About, Fact, Heaps, Notation, NotationError, Points};

/// The rules of Cumulative Subtraction.
///
/// A position is written as its heaps, with the balance of the points before it where it is not 0: `2:4,5` for two more of Left's.
///
/// ```
/// use tweedle_engine::Control;
/// use tweedle_engine::universe::{Forms, Scored};
/// use tweedle_engine::walk::{Memo, Walker};
/// use tweedle_heap_games::CumulativeSubtraction;
/// use tweedle_rules::Notation;
///
/// let game = CumulativeSubtraction::new([2, 3])?;
/// let mut memo = Memo::new(Control::new());
/// let mut forms = Forms::new(&Control::new());
/// let heap = game.parse("5")?;
/// let form = Walker::new(&game, &mut memo).value(&mut Scored(&mut forms), &heap).unwrap();
/// // Left takes 3, and Right gets the other 2.
/// assert_eq!(forms.stops(form).unwrap().plain, [1.into(), (-1).into()]);
/// # Ok::<(), tweedle_rules::NotationError>(())
/// ```
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct CumulativeSubtraction(Subtraction);

/// The most counters of a position.
const MOST: u64 = 1_000_000_000;

impl CumulativeSubtraction {
    /// The game in which the numbers of `set` may be taken.
    ///
    /// # Errors
    /// [`NotationError`] with an empty range if there is no number in `set`, or a 0.
    pub fn new(set: impl IntoIterator<Item = u64>) -> Result<Self, NotationError> {
        Subtraction::new(set).map(CumulativeSubtraction)
    }
}

impl Ruleset for CumulativeSubtraction {
    type Position = Points<Heaps>;
    /// The heap, counted from 0, and how many counters are taken.
    type Move = (usize, u64);

    fn moves(
        &self,
        position: &Points<Heaps>,
        player: Player,
        mut found: impl FnMut((usize, u64), Points<Heaps>) -> Result<(), Stop>,
    ) -> Result<(), Stop> {
        let heaps = position.rest();
        for (i, &size) in heaps.sizes().iter().enumerate() {
            for &taken in self.0.set().iter().take_while(|&&taken| taken <= size) {
                let gain = i64::from(player.sign()).saturating_mul(taken as i64);
                let option = position.after(heaps.with_heap(i, &[size - taken]), gain)?;
                found((i, taken), option)?;
            }
        }
        Ok(())
    }

    /// Both players have the same moves, and make points for different sides.
    fn facts(&self) -> Facts {
        Facts { has_scores: true, ..Facts::PARTIZAN }
    }

    /// The balance of the points.
    fn score(&self, position: &Points<Heaps>, _: Player) -> Result<Rational, Stop> {
        Ok(Rational::from(position.points()))
    }
}

impl Hints for CumulativeSubtraction {
    /// The points, and each heap from which something can be taken.
    fn components(&self, position: &Points<Heaps>, into: &mut Vec<Points<Heaps>>) {
        if position.points() != 0 {
            into.push(Points::new(Heaps::default(), position.points()));
        }
        let least = self.0.set().first().copied().unwrap_or(u64::MAX);
        let heaps = position.rest().single();
        into.extend(heaps.filter(|heap| heap.total() >= least).map(|heap| Points::new(heap, 0)));
    }

    fn joined(&self, positions: &[Points<Heaps>]) -> Option<Points<Heaps>> {
        let heaps: Vec<Heaps> = positions.iter().map(|it| it.rest().clone()).collect();
        let points = positions.iter().try_fold(0_i64, |sum, it| sum.checked_add(it.points()))?;
        Points::new((), 0).after(Heaps::joined(&heaps), points).ok()
    }

    /// The order of the heaps does not matter, and the players are exchanged if their points are.
    fn representative(&self, position: &Points<Heaps>) -> (Points<Heaps>, Symmetry) {
        Points::for_left(position.rest().sorted(), position.points())
    }

    fn most_moves(&self, position: &Points<Heaps>) -> u64 {
        (position.rest().sizes().len() * self.0.set().len()) as u64
    }
}

impl Notation for CumulativeSubtraction {
    /// `Cumulative Subtraction(1,2)`.
    fn name(&self) -> String {
        format!("Cumulative {}", self.0.name())
    }

    /// The set.
    fn parameters(&self) -> String {
        set_and_flag(self.0.set(), false)
    }

    fn parse(&self, text: &str) -> Result<Points<Heaps>, NotationError> {
        Points::read(text, |rest| {
            let heaps = Heaps::parse(rest, self)?;
            if heaps.total() > MOST {
                let message = format!("In this game there are at most {MOST} counters.");
                return Err(NotationError::new(message, 0..rest.chars().count()));
            }
            Ok(heaps)
        })
    }

    fn print(&self, position: &Points<Heaps>) -> String {
        position.to_string()
    }

    /// `heap 2 take 3`, without the heap if there is only one.
    fn move_name(
        &self,
        position: &Points<Heaps>,
        _: Player,
        &(heap, taken): &(usize, u64),
        _: &Points<Heaps>,
    ) -> String {
        match position.rest().sizes().len() {
            1 => take(taken),
            _ => format!("heap {} {}", heap + 1, take(taken)),
        }
    }

    fn draw(&self, position: &Points<Heaps>) -> String {
        position.drawn(tweedle_rules::heap::draw(position.rest()))
    }

    fn sketch(&self, position: &Points<Heaps>) -> Option<Sketch> {
        Some(position.sketched(Figure::Heaps(position.rest().sizes().to_vec())))
    }
}

/// Cumulative Subtraction in the registry.
pub(crate) const CUMULATIVE_SUBTRACTION: Entry =
    Entry::named("game.heap.CumulativeSubtraction", Shape::Heaps)
        .parameters(&[Parameter::new("set", Kind::Numbers)
            .hint("Give the numbers that may be taken: `CumulativeSubtraction([2,3])`.")])
        .example_parameters("[2,3]")
        .example("7")
        .start("12")
        .summary("Take a number of counters from one heap that is in the set, and get as many points; in a scoring game the points count.")
        .source("Cohensius, Larsson, Meir and Wahlstedt, Cumulative subtraction games (2019)")
        .known(&[
            Fact::cited(About::Theory, "The score of a heap is periodic in the end, with a period of twice the largest number that may be taken.", "Cohensius, Larsson, Meir and Wahlstedt, Cumulative subtraction games, Electronic Journal of Combinatorics 26(4) (2019)"),
        ])
        .made_by(&|name, arguments| match arguments {
            [Argument::Numbers(set)] => {
                let ruleset = CumulativeSubtraction::new(set.iter().copied())?;
                Ok(RulesOf::new(name, ruleset).rules())
            }
            _ => Err(misfit(name)),
        });

#[cfg(test)]
mod tests {
    use super::*;
    use std::collections::HashMap;
    use tweedle_engine::Control;
    use tweedle_engine::universe::{Forms, Scored, ScoringClass};
    use tweedle_engine::walk::{Memo, Walker};
    use tweedle_rules::testing::Table;

    fn of(set: &[u64]) -> CumulativeSubtraction {
        CumulativeSubtraction::new(set.iter().copied()).expect("a set")
    }

    #[test]
    fn table() {
        Table {
            options: &[
                ("4,1", &["1:3,1", "1:4", "3:1,1"], &["-1:3,1", "-1:4", "-3:1,1"]),
                ("-3:3", &["-2:2", "0"], &["-4:2", "-6:0"]),
                ("7:0", &[], &[]),
            ],
            names: &[
                ("4,1", Player::Left, &["heap 1 take 1", "heap 1 take 3", "heap 2 take 1"]),
                ("3", Player::Right, &["take 1", "take 3"]),
            ],
            parts: &[("5:3,1", &["1", "3", "5:0"]), ("0", &[])],
            pictures: &[("-1:2", "heap 1  oo  2\n1 point more for Right")],
            errors: &[
                (
                    "x:2",
                    "Before the colon stands how many more points Left has, at most 1000000000000000; a minus says that Right has more.",
                    0..1,
                ),
                ("1:1000000001", "In this game there are at most 1000000000 counters.", 2..12),
            ],
            ..Table::default()
        }
        .check(&of(&[3, 1]));
    }

    /// What the player who moves first gets more than the other, by the recursion in words.
    fn gain(set: &[u64], heap: u64, known: &mut HashMap<u64, i64>) -> i64 {
        if let Some(&known) = known.get(&heap) {
            return known;
        }
        let takes = set.iter().filter(|&&taken| taken <= heap);
        let best = takes.map(|&taken| taken as i64 - gain(set, heap - taken, known)).max();
        known.insert(heap, best.unwrap_or(0));
        best.unwrap_or(0)
    }

    /// The stops are the gains, and these are periodic with twice the largest number (theorem of Cohensius, Larsson, Meir and
    /// Wahlstedt).
    #[test]
    fn stops_are_periodic() {
        for set in [&[1][..], &[2, 3], &[1, 3, 4], &[2, 5], &[3, 4]] {
            let game = of(set);
            let (mut memo, mut forms) = (Memo::new(Control::new()), Forms::new(&Control::new()));
            let mut known = HashMap::new();
            for heap in 0..=12 {
                let position = Points::new(Heaps::new([heap]), 0);
                let walker = &mut Walker::new(&game, &mut memo);
                let form = walker.value(&mut Scored(&mut forms), &position).expect("it ends");
                let expected = gain(set, heap, &mut known);
                let stops = forms.stops(form).expect("a scoring game").plain;
                assert_eq!(stops, [expected.into(), (-expected).into()], "{set:?} {heap}");
                let class = forms.scoring_class(form).expect("a scoring game");
                assert!(matches!(class, ScoringClass::Milnor | ScoringClass::Ettinger));
            }
            let most = *set.last().expect("a set");
            let gains: Vec<i64> = (0..400).map(|heap| gain(set, heap, &mut known)).collect();
            let period = 2 * most as usize;
            assert!((200..400 - period).all(|heap| gains[heap] == gains[heap + period]), "{set:?}");
        }
    }

    /// Two heaps and points are worth the sum, which is the score of the play in all of it.
    #[test]
    fn sums_are_played_as_one() {
        let game = of(&[1, 3]);
        let (mut memo, mut forms) = (Memo::new(Control::new()), Forms::new(&Control::new()));
        for text in ["2:3,4", "5,5", "-1:1,2,3"] {
            let position = game.parse(text).expect("a position");
            let by_parts = Walker::new(&game, &mut memo)
                .value(&mut Scored(&mut forms), &position)
                .expect("it ends");
            let mut whole_memo = Memo::new(Control::new());
            let walker = Walker::new(&game, &mut whole_memo);
            let walker = &mut walker.without_components().without_symmetry();
            let whole = walker.value(&mut Scored(&mut forms), &position).expect("it ends");
            assert_eq!(by_parts, whole, "{text}");
        }
    }
}
