//! Nim with carry-on moves.

use std::ops::Range;
use tweedle_engine::Player;
use tweedle_engine::affine::{Entailing, Move, Obligations};
use tweedle_rules::Components;
use tweedle_rules::NotationError;
use tweedle_rules::any::RulesOf;
use tweedle_rules::entry::set_and_flag;
use tweedle_rules::entry::{Argument, Entry, Kind, Parameter, Shape, misfit};
use tweedle_rules::heap::read_size;

/// Nim in which some moves are carry-on moves: a player who takes one of certain numbers of
/// counters, or the whole of a heap, moves again, anywhere, and loses if he cannot.
///
/// Carry-on moves are called complimenting in *Winning Ways*, ch. 12; the name here is that of
/// Larsson, Nowakowski and Santos, *Impartial games with entailing moves*.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct CarryOnNim {
    /// In increasing order.
    counts: Vec<u64>,
    whole: bool,
}

impl CarryOnNim {
    /// Nim in which a player who takes one of these numbers of counters moves again, and, if
    /// `whole` is true, also a player who takes a whole heap.
    ///
    /// ```
    /// # use tweedle_engine::affine::{AffineImpartial, Obligations, Value, Worth};
    /// # use tweedle_engine::walk::{Memo, Walker};
    /// # use tweedle_engine::Control;
    /// # use tweedle_entailing_games::CarryOnNim;
    /// # use tweedle_rules::Notation;
    /// // Who takes a whole heap moves again: with two counters one can choose who moves next.
    /// let game = Obligations(CarryOnNim::new([], true));
    /// let mut memo = Memo::new(Control::new());
    /// let mut worth = |text: &str| {
    ///     let heaps = game.parse(text)?;
    ///     let worth = Walker::new(&game, &mut memo).value(&mut AffineImpartial, &heaps);
    ///     Ok::<_, tweedle_rules::NotationError>(worth.unwrap())
    /// };
    /// assert_eq!(worth("1")?, Worth::Quiet(Value::ZERO));
    /// assert_eq!(worth("2")?, Worth::Quiet(Value::Moon));
    /// # Ok::<(), tweedle_rules::NotationError>(())
    /// ```
    pub fn new(counts: impl IntoIterator<Item = u64>, whole: bool) -> CarryOnNim {
        let mut counts: Vec<u64> = counts.into_iter().filter(|&count| count > 0).collect();
        counts.sort_unstable();
        counts.dedup();
        CarryOnNim { counts, whole }
    }

    /// The numbers of counters after which one moves again.
    pub fn counts(&self) -> &[u64] {
        &self.counts
    }

    /// True if a player moves again after taking a whole heap.
    pub fn whole(&self) -> bool {
        self.whole
    }
}

impl Entailing for CarryOnNim {
    type Part = u64;

    fn moves(&self, &heap: &u64, _: Player, into: &mut Vec<Move<u64>>) {
        into.extend((0..heap).rev().map(|rest| {
            let left = if rest > 0 { vec![rest] } else { vec![] };
            let carries_on = self.counts.binary_search(&(heap - rest)).is_ok();
            if carries_on || self.whole && rest == 0 {
                Move::Again(left)
            } else {
                Move::Quiet(left)
            }
        }));
    }

    fn is_impartial(&self) -> bool {
        true
    }

    fn most_moves(&self, &heap: &u64) -> u64 {
        heap
    }
}

impl Components for CarryOnNim {
    fn name(&self) -> String {
        "Carry-on Nim".to_owned()
    }

    /// The numbers of counters, and `true` if taking a whole heap counts, too.
    fn parameters(&self) -> String {
        set_and_flag(&self.counts, self.whole)
    }

    fn read(&self, text: &str, range: Range<usize>) -> Result<Option<u64>, NotationError> {
        let heap = read_size(text, range, &Obligations(self.clone()), "`5` or `again 5,3`")?;
        Ok(Some(heap).filter(|&heap| heap > 0))
    }

    fn size(&self, heap: &u64) -> Option<u64> {
        Some(*heap)
    }

    fn write(&self, heap: &u64) -> String {
        heap.to_string()
    }

    fn move_name(&self, &heap: &u64, step: &Move<u64>) -> String {
        match step {
            Move::Quiet(left) | Move::Again(left) => {
                format!("take {}", heap - left.iter().sum::<u64>())
            }
            _ => String::new(),
        }
    }
}

/// Carry-on Nim in the registry.
pub(crate) const CARRY_ON_NIM: Entry = Entry::named("game.entailing.CarryOnNim", Shape::Heaps)
    .parameters(&[
        Parameter::new("counts", Kind::Numbers)
            .hint("Give the numbers that may be taken: `Subtraction([1,2,3])`."),
        Parameter::new("whole", Kind::Boolean).or("false"),
    ])
    .example_parameters("[2]")
    .example("3,1")
    .start("5,4,3")
    .summary("Nim in which the player who takes one of certain numbers moves again.")
    .source("Larsson, Nowakowski and Santos, Impartial games with entailing moves")
    .made_by(&|name, arguments| match arguments {
        [Argument::Numbers(counts), Argument::Boolean(whole)] => {
            let ruleset = CarryOnNim::new(counts.iter().copied(), *whole);
            Ok(RulesOf::new(name, Obligations(ruleset)).rules())
        }
        _ => Err(misfit(name)),
    });
