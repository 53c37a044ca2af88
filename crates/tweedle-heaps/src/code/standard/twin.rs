//! Octal codes whose Grundy values have the same period.

use crate::code::{Code, Digit};

/// The number of heaps that are looked at for a period.
const HEAPS: usize = 400;
/// The most digits after the dot of a code that another is compared with.
const DIGITS: u32 = 3;

impl Code {
    /// The first octal code, by length and then by digits, that has the Grundy values of this one,
    /// if both are proved to have the same period; `None` if that is this one, or no period is found
    /// in the first few hundred heaps.
    pub(super) fn periodic_twin(&self) -> Option<Code> {
        let rules = Rules::of(self)?;
        let mut values = Vec::with_capacity(HEAPS);
        while values.len() < HEAPS {
            values.push(rules.value(&values));
        }
        let (start, period) = least_period(&values)?;
        let is_twin = |other: &Rules| {
            let length = rules.bits.len().max(other.bits.len()) - 1;
            let enough = proves(start, period, length);
            enough <= HEAPS && (0..enough).all(|heap| other.value(&values[..heap]) == values[heap])
        };
        if proves(start, period, rules.bits.len() - 1) > HEAPS {
            return None;
        }
        let found = candidates().find(is_twin)?.code();
        (found != *self).then_some(found)
    }
}

/// The number of heaps, from 0 on, that must have a period from `start` on to prove it for all
/// heaps, if no move takes more than `length` counters.
///
/// Theorem (Guy and Smith 1956; Siegel, *Combinatorial Game Theory*, Theorem IV.2.7). If
/// G(n + p) = G(n) for all n of an octal game with 1 ≤ e ≤ n < 2e + p + k, k being the most that a
/// move takes, then for all n ≥ e. Proof, for n ≥ 2e + p + k, if it holds of all smaller ones: the
/// larger heap b that a move from n + p leaves has at least (n + p - k) / 2 ≥ e + p counters, so
/// that the same with b - p is a move from n, of the same value; and what a move from n leaves as
/// the larger heap has at least e counters, and p can be put on it.
fn proves(start: usize, period: usize, length: usize) -> usize {
    2 * start.max(1) + 2 * period + length
}

/// The least period of these values, if all of them have it from some heap on, and from which.
fn least_period(values: &[u32]) -> Option<(usize, usize)> {
    (1..values.len() / 2).find_map(|period| {
        let unlike = (0..values.len() - period).rev().find(|&n| values[n] != values[n + period]);
        let start = unlike.map_or(0, |n| n + 1);
        (proves(start, period, 0) <= values.len()).then_some((start, period))
    })
}

/// Octal codes of up to [`DIGITS`] digits after the dot in which a heap of 1 has a move, and of these
/// the simplest first.
fn candidates() -> impl Iterator<Item = Rules> {
    (1..=DIGITS).flat_map(|length| {
        let codes = 8_u64.pow(length);
        [0, 4].into_iter().flat_map(move |splits| {
            let digits = move |code: u64| {
                let after = (0..length).rev().map(move |i| code >> (3 * i) & 7);
                Rules { bits: std::iter::once(splits).chain(after).collect() }
            };
            (0..codes).map(digits).filter(move |rules| {
                rules.bits[1] % 2 == 1 && (length == 1 || rules.bits.last() != Some(&0))
            })
        })
    })
}

/// The digits of an octal code that ends, from d₀ on.
struct Rules {
    bits: Vec<u64>,
}

impl Rules {
    fn of(code: &Code) -> Option<Rules> {
        let is_short = code.is_octal() && code.tail.is_empty() && code.digits.len() < HEAPS / 2;
        let bits = || code.digits.iter().map(Digit::bits).collect::<Option<Vec<u64>>>();
        is_short.then(bits).flatten().map(|bits| Rules { bits })
    }

    fn code(&self) -> Code {
        Code::new(0, self.bits.iter().copied().map(Digit::of_bits).collect(), Vec::new())
    }

    /// The Grundy value of the next heap, if these are all before it.
    fn value(&self, values: &[u32]) -> u32 {
        let heap = values.len();
        // A play from n counters has at most n - 1 moves that split and n that take, and no Grundy
        // value is larger than the number of moves of the longest play.
        let mut options = vec![false; 2 * heap + 1];
        let mut hit = |value: u32| {
            if let Some(option) = options.get_mut(value as usize) {
                *option = true;
            }
        };
        for (taken, bits) in self.bits.iter().enumerate().take(heap + 1) {
            let rest = heap - taken;
            if bits & 1 == 1 && rest == 0 && heap > 0 {
                hit(0);
            }
            if bits & 2 == 2 && rest > 0 {
                hit(values[rest]);
            }
            if bits & 4 == 4 {
                (1..=rest / 2).for_each(|one| hit(values[one] ^ values[rest - one]));
            }
        }
        options.iter().position(|&hit| !hit).unwrap_or(options.len()) as u32
    }
}
