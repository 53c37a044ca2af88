//! Periods of Grundy sequences, and what proves them.

mod certificate;
mod periodicity;
mod prove;
pub(crate) mod recurrence;
mod theorem;

use crate::Sequence;
pub use certificate::{Certificate, CertificateError, Checked};
pub use periodicity::{Period, Periodicity, Proof};
pub use theorem::Theorem;

/// The period of what has been computed: one that is proved, or else one of which three were seen.
fn find(sequence: &Sequence) -> Option<Periodicity> {
    let computed = sequence.computed();
    let mut observed = None;
    for period in sequence.recurrences() {
        let proof = prove::prove(sequence, period);
        let found = Periodicity { period, observed: computed, proof };
        if found.proof.is_some() {
            return Some(found);
        }
        let is_seen = computed.saturating_sub(period.preperiod) >= 3 * period.length.max(8);
        if observed.is_none() && is_seen && period.preperiod <= computed / 2 {
            observed = Some(found);
        }
    }
    observed
}

impl Sequence {
    /// Looks for a period of what has been computed.
    pub fn find_period(&mut self) -> Option<&Periodicity> {
        if !self.is_proved() {
            self.period = find(self);
        }
        self.period.as_ref()
    }

    /// Periods of the heaps computed so far that hold to their end, the shortest first; not all.
    fn recurrences(&self) -> impl Iterator<Item = Period> {
        let lengths = self.recurrence_lengths();
        lengths.into_iter().filter_map(|length| self.period_of_length(length))
    }

    /// The period of this length, or of half of it, that holds to the end of what was computed.
    pub(crate) fn period_of_length(&self, length: u64) -> Option<Period> {
        if length == 0 || length >= self.computed() {
            return None;
        }
        let (end, length) = (self.computed() as usize, length as usize);
        let saltus = self.at(end - 1).checked_sub(self.at(end - 1 - length))?;
        let holds = |n: &usize| self.at(n + length) == self.at(*n) + saltus;
        let exception = (0..end - length).rev().find(|n| !holds(n));
        let preperiod = exception.map_or(0, |n| n + 1);
        if preperiod + 2 * length > end {
            return None;
        }
        // Half of it was not found if the parity of heaps matters for how values are kept.
        let half = length / 2;
        if length % 2 == 0
            && saltus == 0
            && (preperiod..preperiod + half).all(|n| self.at(n) == self.at(n + half))
        {
            return self.period_of_length(half as u64);
        }
        let [length, preperiod] = [length as u64, preperiod as u64];
        Some(Period { length, preperiod, saltus })
    }
}
