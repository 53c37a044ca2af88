//! Periods of misère quotients.

use crate::{Code, Kind};
use serde::{Deserialize, Serialize};
use tweedle_engine::misere::quotient::Element;

/// A period of the elements of heaps: heaps n and n + p are the same element for all n from n₀ on. It is proved, so that
/// the quotient is that of all heaps.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct QuotientPeriod {
    /// p.
    pub period: u64,
    /// n₀, at least 1.
    pub preperiod: u64,
}

impl QuotientPeriod {
    /// The heaps that are enough to prove the period, where a move takes at most k counters and leaves at most d ≥ 1 heaps:
    /// all up to d · n₀ + d · p + k. `None` if no number is enough, because the code does not end or has other
    /// conditions than on the number of heaps.
    ///
    /// If the period holds among these, it holds for ever (Plambeck and Siegel, "Misère quotients for impartial games",
    /// *Journal of Combinatorial Theory A* 115, 2008, for d = 2). Let N be a larger heap. A move in it leaves a heap of at
    /// least (N - k)/d, which is more than n₀ + p, so that with p counters less it is the same element; and so heap N - p has
    /// an option that is the same element. The other way round, too. So N and N - p have the same elements as
    /// options, and in the test of the quotient one stands for the other.
    pub fn enough(&self, code: &Code) -> Option<u64> {
        let takes = u64::try_from(code.last_digit()?).ok()?;
        let heaps = u64::from(code.most_heaps()?.max(1));
        let mut parts = code.digits().flat_map(|(_, digit)| digit.parts());
        let is_plain = parts.all(|part| part.kind == Kind::Any);
        let least = self.preperiod.checked_add(self.period)?.checked_mul(heaps)?;
        is_plain.then(|| least.checked_add(takes)).flatten()
    }

    /// True if the elements of the heaps 1, 2, … have this period, and are enough to prove it.
    pub fn is_proved(&self, code: &Code, elements: &[Element]) -> bool {
        let known = elements.len() as u64;
        self.period > 0
            && self.preperiod > 0
            && self.enough(code).is_some_and(|enough| enough <= known)
            && (self.preperiod..=known - self.period)
                .all(|n| elements[n as usize - 1] == elements[(n + self.period) as usize - 1])
    }

    /// The least period that the elements of the heaps 1, 2, … prove.
    ///
    /// Cost: the square of the number of heaps at worst.
    pub(super) fn prove(code: &Code, elements: &[Element]) -> Option<QuotientPeriod> {
        let known = elements.len();
        (1..=known / 2).find_map(|period| {
            let differs = |&n: &usize| elements[n - 1] != elements[n + period - 1];
            let last = (1..=known - period).rev().find(differs).unwrap_or(0);
            let (period, preperiod) = (period as u64, last as u64 + 1);
            let found = QuotientPeriod { period, preperiod };
            found.is_proved(code, elements).then_some(found)
        })
    }
}
