//! Certificates of periods, to be checked by others.

use super::Period;
use crate::{Code, CodeError, Sequence};
use serde::{Deserialize, Serialize};
use tweedle_engine::{Control, Stop};

/// The number of heaps up to which a certificate has the values themselves, and is checked by the
/// definition.
const MOST_VALUES: u64 = 5_000;

/// A period of a code with what is needed to check it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[non_exhaustive]
pub struct Certificate {
    /// The code, printed.
    pub code: String,
    /// p.
    pub period: u64,
    /// n₀.
    pub preperiod: u64,
    /// s.
    pub saltus: u64,
    /// The theorem, in words.
    pub theorem: String,
    /// The period is to hold among the heaps below this.
    pub bound: u64,
    /// The CRC-32 of the values of heaps 0 to n₀ + p - 1, eight bytes each, the least significant
    /// byte first.
    pub crc32: u32,
    /// These values themselves, if the bound is at most 5,000.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub values: Option<Vec<u64>>,
}

/// The way in which a certificate was checked.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Checked {
    /// The values it has were compared with their definition.
    ByDefinition,
    /// The values were computed again as far as the theorem needs them.
    ByComputation,
}

/// The reason why a certificate is no proof.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[non_exhaustive]
pub enum CertificateError {
    /// Its code is none.
    #[error("Its code is not one: {0}")]
    Code(#[from] CodeError),
    /// The work was stopped.
    #[error(transparent)]
    Stop(#[from] Stop),
    /// A value is wrong.
    #[error("Heap {heap} has not the Grundy value {claimed}, but {value}.")]
    Value {
        /// The heap.
        heap: u64,
        /// The value in the certificate.
        claimed: u64,
        /// The true value.
        value: u64,
    },
    /// A statement of the certificate is wrong.
    #[error("{0}")]
    Wrong(String),
}

impl Certificate {
    /// The certificate of a sequence whose period is proved.
    pub fn of(sequence: &Sequence) -> Option<Certificate> {
        let periodicity = sequence.period()?;
        let proof = periodicity.proof.as_ref()?;
        let Period { length, preperiod, saltus } = periodicity.period;
        let values = || (0..preperiod + length).map(|heap| sequence.at(heap as usize));
        Some(Certificate {
            code: sequence.code().to_string(),
            period: length,
            preperiod,
            saltus,
            theorem: proof.theorem.to_string(),
            bound: proof.bound,
            crc32: crc32(values()),
            values: (proof.bound <= MOST_VALUES).then(|| values().collect()),
        })
    }

    /// Checks that the code has this period for ever. A certificate with values is compared with the
    /// definition of Grundy values, heap by heap, as far as a theorem about its code needs; without
    /// them, the sequence is computed that far, and has to show this very period and these values.
    ///
    /// # Errors
    /// [`CertificateError`], which says what is wrong or why the check was stopped.
    pub fn check(&self, control: &Control) -> Result<Checked, CertificateError> {
        let code = Code::parse(&self.code)?;
        if self.period == 0 || self.preperiod.checked_add(self.period).is_none() {
            return Err(CertificateError::Wrong("Its period is not one.".to_owned()));
        }
        let period = Period { length: self.period, preperiod: self.preperiod, saltus: self.saltus };
        if let Some(values) = &self.values
            && let Some(proof) = super::prove::classical(&code, period)
            && self.saltus == 0
            && proof.bound <= 2 * MOST_VALUES
        {
            self.check_values(&code, values, proof.bound, control)?;
            return Ok(Checked::ByDefinition);
        }
        let mut sequence = Sequence::new(&code, control);
        // Two periods are to be seen.
        let two = self.preperiod.saturating_add(self.period.saturating_mul(2));
        sequence.extend(self.bound.max(two).saturating_sub(1))?;
        match sequence.period_of_length(self.period) {
            Some(found) if found == period => {}
            Some(found) => {
                return Err(CertificateError::Wrong(format!("It has the {found}.")));
            }
            None => {
                let message = format!("Its first {} heaps do not have this period.", self.bound);
                return Err(CertificateError::Wrong(message));
            }
        }
        // By rare heaps, how many are enough depends on which options were looked at, which may have
        // been others before; the theorems about the code alone need no more than their bound.
        let classical =
            super::prove::classical(&code, period).map_or(self.bound, |proof| proof.bound);
        while super::prove::prove(&sequence, period).is_none() {
            let computed = sequence.computed();
            if computed >= classical.max(self.bound) {
                let message = format!("{computed} heaps are too few to prove it.");
                return Err(CertificateError::Wrong(message));
            }
            sequence.extend((computed + computed / 16).min(classical))?;
            if sequence.period_of_length(self.period) != Some(period) {
                return Err(CertificateError::Wrong("Its period does not last.".to_owned()));
            }
        }
        let end = self.preperiod + self.period;
        let values = (0..end).map(|heap| sequence.at(heap as usize));
        if crc32(values.clone()) != self.crc32
            || self.values.as_ref().is_some_and(|claimed| !values.eq(claimed.iter().copied()))
        {
            return Err(CertificateError::Wrong(
                "Its values are not those of the code.".to_owned(),
            ));
        }
        Ok(Checked::ByComputation)
    }

    /// Compares the value of each heap below `bound` with the mex of its options.
    fn check_values(
        &self,
        code: &Code,
        values: &[u64],
        bound: u64,
        control: &Control,
    ) -> Result<(), CertificateError> {
        let end = self.preperiod + self.period;
        if values.len() as u64 != end || crc32(values.iter().copied()) != self.crc32 {
            let message =
                format!("It does not have the values of {end} heaps that its checksum is about.");
            return Err(CertificateError::Wrong(message));
        }
        let value = |heap: u64| {
            let repeats = heap.saturating_sub(self.preperiod) / self.period;
            values[(heap - repeats * self.period) as usize]
        };
        for heap in 0..bound {
            control.check()?;
            control.count_position();
            let options = code.options(heap);
            let values =
                options.map(|option| option.iter().fold(0, |sum, &rest| sum ^ value(rest)));
            let mex = tweedle_engine::number::mex(values);
            if mex != value(heap) {
                return Err(CertificateError::Value { heap, claimed: value(heap), value: mex });
            }
        }
        // The least ones.
        let before = self.preperiod.checked_sub(1);
        let is_shorter = |length| {
            self.period.is_multiple_of(length)
                && (self.preperiod..end - length).all(|n| value(n) == value(n + length))
        };
        if before.is_some_and(|n| value(n) == value(n + self.period))
            || (1..self.period).any(is_shorter)
        {
            return Err(CertificateError::Wrong(
                "There is a lesser period or preperiod.".to_owned(),
            ));
        }
        Ok(())
    }
}

fn crc32(values: impl Iterator<Item = u64>) -> u32 {
    let mut hasher = crc32fast::Hasher::new();
    values.for_each(|value| hasher.update(&value.to_le_bytes()));
    hasher.finalize()
}
