//! Moves that lead to the value of another move.

use super::MOST_DIGITS;
use crate::code::Code;
use crate::code::digit::{Digit, Kind, MOST_NAMED, Parts};
use crate::reference;
use tweedle_engine::Control;

/// Up to which heap Grundy values are asked for to find redundant moves.
const LAST_HEAP: i32 = 64;

impl Code {
    /// The code without the moves that [`Code::without_zeros`] and [`Code::without_empty`] find.
    pub(super) fn without_redundant_moves(&self) -> Code {
        let values = self.first_values();
        self.without_zeros(&values).without_empty(&values)
    }

    /// The Grundy values of heaps that a digit takes, as far as they are quickly found.
    fn first_values(&self) -> Vec<u32> {
        let last = (self.first + self.digits.len() as i32 - 1).min(LAST_HEAP);
        // Of more heaps there may be very many ways to leave a rest.
        let is_quick = self.most_heaps().is_some_and(|most| most <= 4);
        let last = if is_quick { last } else { 0 };
        reference(self, last as u64, &Control::new()).unwrap_or_default()
    }

    /// The code without the moves that another move equals by leaving, besides, a heap or two of
    /// value 0.
    ///
    /// Proof. Let m heaps of z counters together have the value 0: a heap of value 0, or two heaps of
    /// equal value, such as two of one size. If dₖ allows i + m heaps without conditions, then a move
    /// that takes k + z and leaves exactly i heaps has the value of the one that takes k and leaves
    /// the same heaps and those m. That one may have been left out itself, but only for one that
    /// takes less than k, and so on, which comes to an end. So every heap keeps the values of its
    /// options, and its own.
    fn without_zeros(&self, values: &[u32]) -> Code {
        // An even number of repeating digits is written out, so that the tail is later than them.
        let tail = self.tail.len() * 2;
        if self.digits.len() + 2 * tail > MOST_DIGITS {
            return self.clone();
        }
        let one = |z: usize| z > 0 && values.get(z) == Some(&0);
        let two = |z: usize| {
            let known = &values[..z.min(values.len())];
            z > 0
                && (z.is_multiple_of(2)
                    || (1..known.len()).any(|a| known.get(z - a) == Some(&known[a])))
        };
        let end = i64::from(self.first) + (self.digits.len() + tail) as i64;
        let written = |taken: i64| self.digit(taken).cloned().unwrap_or_default();
        let digits: Vec<Digit> = (i64::from(self.first)..end).map(written).collect();
        let kept = (0..digits.len()).map(|at| {
            let is_redundant = |heaps: u32| {
                digits[..at].iter().zip((1..=at).rev()).any(|(digit, z)| {
                    let allows = |heaps| digit.kind(heaps) == Some(Kind::Any);
                    allows(heaps + 1) && one(z) || allows(heaps + 2) && two(z)
                })
            };
            without(&digits[at], is_redundant)
        });
        // Of the digits that repeat, all are later than each of those written by any even number.
        let repeated = (0..tail).map(|i| {
            let is_redundant = |heaps: u32| {
                let before = digits.iter().rev().skip(1 - i % 2).step_by(2);
                before.into_iter().any(|digit| digit.kind(heaps + 2) == Some(Kind::Any))
            };
            without(&written(end + i as i64), is_redundant)
        });
        Code::new(self.first, kept.collect(), repeated.collect())
    }

    /// The code without moves that leave nothing of a heap of which another move leaves a sum of
    /// value 0.
    ///
    /// Proof. That dₖ allows to leave no heap is of use to the heap of k only, and there only adds
    /// the value 0 to those of the other options.
    fn without_empty(&self, values: &[u32]) -> Code {
        let mut digits = self.digits.clone();
        for heap in 1..values.len() {
            let Some(digit) = digits.get_mut(heap + self.first.unsigned_abs() as usize) else {
                break;
            };
            let is_zero = |option: &Vec<u64>| {
                !option.is_empty()
                    && option.iter().fold(0, |sum, &rest| sum ^ values[rest as usize]) == 0
            };
            if digit.kind(0).is_some() && self.options(heap as u64).any(|option| is_zero(&option)) {
                digit.forbid_none();
            }
        }
        Code::new(self.first, digits, self.tail.clone())
    }
}

/// The digit without the numbers of heaps that are redundant.
fn without(digit: &Digit, is_redundant: impl Fn(u32) -> bool) -> Digit {
    let kept = (0..=MOST_NAMED).filter_map(|heaps| {
        let kind = digit.kind(heaps)?;
        let part = Parts { least: heaps, most: Some(heaps), kind };
        (!is_redundant(heaps)).then_some(part)
    });
    let beyond = digit.parts().last().filter(|part| part.most.is_none());
    let beyond = beyond.map(|part| Parts { least: MOST_NAMED + 1, ..*part });
    Digit::union(kept.chain(beyond)).unwrap_or_default()
}
