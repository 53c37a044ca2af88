//! Top Entails: split a heap in two, or take one counter and oblige the opponent to answer there.

// Hot functions have to be compiled for the processor that there is, as a whole.
#![allow(clippy::inline_always)]

mod search;

use search::{Marks, Splits};
use tweedle_engine::affine::{NimSet, Value};
use tweedle_engine::{Control, Held, Stop};

/// The values of the heaps of Top Entails (Conway and others; *Winning Ways*, ch. 12).
///
/// A move splits a heap into two that are not empty, or takes the top counter and entails an answer in what is left.
/// Let S(n) be the values of the splits of n, and A(n) the nimbers beside which the player who moves in a heap of n
/// wins. Then A(0) is empty and A(n) is S(n) with all that is not in A(n - 1): beside such a nimber no answer wins. The
/// value is the mex of A(n), and the moon if there is none (Larsson, Nowakowski and Santos, *Impartial games with
/// entailing moves*, Theorem 39 and the section on Top Entails).
///
/// By induction A(n) is finite for even n and cofinite for odd n, so that only odd heaps can be loony.
/// For even n, A(n) is S(n) with what A(n - 1) lacks; and for odd n it lacks what is in A(n - 1) and
/// not in S(n), the least of which is the value. So it comes down to questions whether a nimber is in
/// some S, and these are answered by a look at all splits, many at a time. The sets A are not kept.
///
/// ```
/// use tweedle_engine::Control;
/// use tweedle_engine::affine::Value::{Moon, Nimber};
/// use tweedle_heaps::TopEntails;
/// let mut heaps = TopEntails::new(&Control::new());
/// heaps.extend(7)?;
/// let values: Vec<_> = (0..=7).filter_map(|n| heaps.value(n)).collect();
/// let (a, b, c) = (Nimber(0), Nimber(1), Nimber(2));
/// assert_eq!(values, [a, Moon, a, Moon, b, a, c, b]);
/// # Ok::<(), tweedle_engine::Stop>(())
/// ```
#[derive(Debug)]
pub struct TopEntails {
    splits: Splits,
    marks: Marks,
    loony: Vec<u64>,
    /// The latest even heap n of each nimber for which it was tested if the nimber is in A(n), and the answer.
    latest: Vec<(u32, bool)>,
    control: Control,
    held: Held,
    counted: usize,
}

/// Values are below this; heaps to some hundred millions do not come near it.
const MOST: usize = 1 << 14;

/// Heaps are below this.
const MOST_HEAPS: u64 = 1 << 32;

/// The number of heaps that are computed between two tests if the work is to stop.
const STEP: u64 = 256;

impl TopEntails {
    /// No heap yet; memory and cancellation as `control` says, which counts every heap as a position.
    pub fn new(control: &Control) -> TopEntails {
        TopEntails {
            splits: Splits::default(),
            marks: Marks::default(),
            loony: Vec::new(),
            latest: vec![(0, false); MOST],
            control: control.clone(),
            held: Held::new(control),
            counted: 0,
        }
    }

    /// The number of heaps that have been computed: 0, 1, …, one less than this.
    pub fn computed(&self) -> u64 {
        self.splits.len() as u64
    }

    /// Computes the values of heaps up to and with `to`.
    ///
    /// Cost: the square of `to`, at some instructions for 32 splits, and a few bytes a heap.
    ///
    /// # Errors
    /// [`Stop::Cancelled`] and [`Stop::Memory`], after which one may go on; [`Stop::TooLarge`] if a value
    /// is above 16,383 or a heap above 2³².
    pub fn extend(&mut self, to: u64) -> Result<(), Stop> {
        if to >= MOST_HEAPS {
            return Err(Stop::TooLarge("Heaps of Top Entails are below 2^32.".to_owned()));
        }
        while self.computed() <= to {
            self.control.check()?;
            let before = self.computed();
            let end = to.saturating_add(1).min(before + STEP);
            self.make_room(end)?;
            let mut step = Step { heaps: self, end: end as usize };
            let is_done = search::on_this_processor(&mut step);
            self.control.count_positions(self.computed() - before);
            if !is_done {
                let at = self.computed();
                return Err(Stop::TooLarge(format!(
                    "The value of heap {at} is above {}.",
                    MOST - 1
                )));
            }
        }
        Ok(())
    }

    fn make_room(&mut self, end: u64) -> Result<(), Stop> {
        let bytes = self.splits.bytes(end as usize);
        if bytes > self.counted {
            self.held.take(bytes - self.counted)?;
            self.counted = bytes;
        }
        self.splits.reserve(end as usize);
        Ok(())
    }

    /// Takes over the values of the next heaps, which were computed before and kept elsewhere.
    ///
    /// # Errors
    /// As [`TopEntails::extend`].
    pub fn restore(&mut self, values: impl IntoIterator<Item = Value>) -> Result<(), Stop> {
        for value in values {
            self.make_room(self.computed() + 1)?;
            if value.nimber().is_some_and(|n| n >= MOST as u64) {
                return Err(Stop::TooLarge(format!("A value is above {}.", MOST - 1)));
            }
            self.push(value);
        }
        Ok(())
    }

    fn push(&mut self, value: Value) {
        if value == Value::Moon {
            self.loony.push(self.computed());
        }
        self.splits.push(value);
    }

    /// The value of a heap, if it has been computed.
    pub fn value(&self, heap: u64) -> Option<Value> {
        self.splits.value(usize::try_from(heap).ok()?)
    }

    /// The values of heaps, as far as they have been computed.
    pub fn values(&self, heaps: std::ops::RangeInclusive<u64>) -> impl Iterator<Item = Value> {
        heaps.map_while(|heap| self.value(heap))
    }

    /// The loony heaps among those computed.
    pub fn loony(&self) -> &[u64] {
        &self.loony
    }

    /// The greatest nimber among the values of heaps up to and with `to` that have been computed, and
    /// the first heap that has it.
    pub fn largest(&self, to: u64) -> Option<(u64, u64)> {
        let heaps = 0..self.computed().min(to.saturating_add(1));
        let nimbers = heaps.filter_map(|n| Some((self.value(n)?.nimber()?, n)));
        let (most, first) = nimbers.max_by_key(|&(value, n)| (value, std::cmp::Reverse(n)))?;
        Some((most, first))
    }

    /// The immediate and the protected nimbers of a heap that has been computed: those of the values
    /// of its splits, and those beside which the entailing move wins. Cost: the square of the heap.
    ///
    /// # Errors
    /// [`Stop::Cancelled`].
    ///
    /// ```
    /// # use tweedle_engine::Control;
    /// # use tweedle_heaps::TopEntails;
    /// let mut heaps = TopEntails::new(&Control::new());
    /// heaps.extend(7)?;
    /// let sets: Vec<String> = (0..=7)
    ///     .filter_map(|n| heaps.sets(n).ok()?)
    ///     .map(|(immediate, protected)| format!("{immediate} | {protected}"))
    ///     .collect();
    /// assert_eq!(
    ///     sets,
    ///     [
    ///         "none | none",
    ///         "none | all",
    ///         "none | none",
    ///         "none | all",
    ///         "0 | none",
    ///         "none | all but 0",
    ///         "1 | 0",
    ///         "0 | all but 0, 1",
    ///     ]
    /// );
    /// # Ok::<(), tweedle_engine::Stop>(())
    /// ```
    pub fn sets(&self, heap: u64) -> Result<Option<(NimSet, NimSet)>, Stop> {
        let Some(heap) = usize::try_from(heap).ok().filter(|&heap| heap < self.splits.len()) else {
            return Ok(None);
        };
        let mut sets = (NimSet::none(), NimSet::none());
        for n in 1..=heap {
            self.control.check()?;
            let splits = self.splits.all(n).filter_map(Value::nimber);
            sets = (NimSet::of(splits), sets.0.union(&sets.1).complement());
        }
        Ok(Some(sets))
    }
}

/// The work to be compiled for each kind of processor.
struct Step<'a> {
    heaps: &'a mut TopEntails,
    end: usize,
}

impl search::Work for Step<'_> {
    /// Computes values up to but without `end`; whether they are all small enough.
    #[inline(always)]
    fn run(&mut self) -> bool {
        while self.heaps.splits.len() < self.end {
            let n = self.heaps.splits.len();
            let value = if n.is_multiple_of(2) { self.heaps.even(n) } else { self.heaps.odd(n) };
            match value {
                Some(value) => self.heaps.push(value),
                None => return false,
            }
        }
        true
    }
}

impl TopEntails {
    /// The least nimber that is neither in S(n) nor missing in A(n - 1).
    #[inline(always)]
    fn even(&mut self, n: usize) -> Option<Value> {
        self.splits.scout(n, &mut self.marks);
        if let Some(Value::Nimber(least)) = n.checked_sub(1).and_then(|n| self.splits.value(n)) {
            // It is what A(n - 1) lacks first.
            self.marks.add(least as usize);
        }
        loop {
            let candidate = self.marks.mex();
            if candidate >= MOST {
                return None;
            }
            if !self.splits.occurs(n, candidate) && !self.is_lacking(n, candidate) {
                self.latest[candidate] = (n as u32, false);
                return Some(Value::Nimber(candidate as u64));
            }
            self.marks.add(candidate);
        }
    }

    /// The least nimber that is in A(n - 1) and not in S(n), or the moon.
    #[inline(always)]
    fn odd(&mut self, n: usize) -> Option<Value> {
        self.splits.scout(n, &mut self.marks);
        loop {
            let candidate = self.marks.mex();
            // Each element of A is a value or the nim sum of two.
            if candidate >= self.splits.bound() {
                return Some(Value::Moon);
            }
            if !self.splits.occurs(n, candidate) && self.is_in(n - 1, candidate) {
                return Some(Value::Nimber(candidate as u64));
            }
            self.marks.add(candidate);
        }
    }

    /// True if the nimber is missing in A(n - 1), for even n.
    #[inline(always)]
    fn is_lacking(&mut self, n: usize, nimber: usize) -> bool {
        n > 0 && !self.splits.occurs(n - 1, nimber) && self.is_in(n - 2, nimber)
    }

    /// True if the nimber is in A(n), for even n: it is if it is in S(n), and else if A(n - 1)
    /// lacks it. So the latest S that has it decides.
    #[inline(always)]
    fn is_in(&mut self, n: usize, nimber: usize) -> bool {
        let mut m = n;
        let answer = loop {
            let (known, answer) = self.latest[nimber];
            if m <= known as usize {
                break answer;
            }
            if self.splits.occurs(m, nimber) {
                break true;
            }
            if self.splits.occurs(m - 1, nimber) {
                break false;
            }
            m -= 2;
        };
        self.latest[nimber] = (n as u32, answer);
        answer
    }
}

#[cfg(test)]
mod tests;
