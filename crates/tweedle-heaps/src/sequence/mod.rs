//! Grundy values of heaps 0, 1, 2, … of a game.

// A function that is not inlined is compiled for the plainest processor only; see
// `engine::Advance`.
#![allow(clippy::inline_always)]

mod bits;
mod cell;
mod engine;
mod evidence;
mod general;
mod lanes;
mod marks;
mod octal;
mod search;
mod sift;
mod small;
mod sparse;
mod sparse_facts;
mod split;
#[cfg(target_arch = "x86_64")]
mod wide;

use crate::Code;
use crate::period::recurrence::distances;
use crate::period::{Period, Periodicity};
use engine::{Engine, Halt};
pub use evidence::{Evidence, Sparsity};
use general::General;
use octal::Octal;
use sparse_facts::SparseFacts;
use tweedle_engine::{Control, Stop};

/// The Grundy values of heaps 0, 1, 2, … of a code, as far as they have been computed, or for ever if a
/// period is proved.
///
/// A code that ends and leaves at most two heaps of one is treated by the split into rare and common
/// values (see [`Evidence`]) or, where that does not pay, by a guess that a look at all options
/// confirms; any other code by sets of values. In all these ways each value is the mex of the
/// options' values and nothing is assumed.
///
/// ```
/// # use tweedle_heaps::{Code, Sequence};
/// # use tweedle_engine::Control;
/// let mut kayles = Sequence::new(&Code::parse("0.77")?, &Control::new());
/// kayles.extend(20)?;
/// assert_eq!(kayles.values(1..=7).collect::<Vec<_>>(), [1, 2, 3, 1, 4, 3, 2]);
/// // The period is 12, from heap 71 on.
/// let period = kayles.extend_until_periodic(1_000_000)?.expect("a period");
/// assert_eq!((period.period.length, period.period.preperiod), (12, 71));
/// assert!(kayles.computed() < 250);
/// assert_eq!(kayles.value(1_000_000_000_000), Some(1));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Debug)]
pub struct Sequence {
    code: Code,
    method: Method,
    control: Control,
    pub(crate) period: Option<Periodicity>,
    /// The number of heaps when a period was looked for last.
    looked: u64,
}

#[derive(Debug)]
enum Method {
    Narrow(Engine<u8>),
    Wide(Engine<u16>),
    General(General),
}

impl Sequence {
    /// No heap yet. Work and memory are counted by `control`, heaps as positions.
    pub fn new(code: &Code, control: &Control) -> Sequence {
        let method = match Octal::new(code) {
            Some(moves) => Method::Narrow(Engine::new(moves, vec![], control)),
            None => Method::General(General::new(code, control)),
        };
        Sequence { code: code.clone(), method, control: control.clone(), period: None, looked: 0 }
    }

    /// The code.
    pub fn code(&self) -> &Code {
        &self.code
    }

    /// The number of heaps that have been computed: 0, 1, …, one less than this.
    pub fn computed(&self) -> u64 {
        match &self.method {
            Method::Narrow(engine) => engine.len() as u64,
            Method::Wide(engine) => engine.len() as u64,
            Method::General(general) => general.values().len() as u64,
        }
    }

    /// Computes the values of heaps up to and with `to`, unless a period that is proved gives them.
    ///
    /// # Errors
    /// [`Stop::Cancelled`] and [`Stop::Memory`], after which one may go on;
    /// [`Stop::TooLarge`] if a code that leaves two heaps has a Grundy value above 65,535.
    pub fn extend(&mut self, to: u64) -> Result<(), Stop> {
        if self.is_proved() {
            return Ok(());
        }
        let end = usize::try_from(to).unwrap_or(usize::MAX).saturating_add(1);
        loop {
            let halt = match &mut self.method {
                Method::Narrow(engine) => engine.extend(end, &self.control),
                Method::Wide(engine) => engine.extend(end, &self.control),
                Method::General(general) => return general.extend(end, &self.control),
            };
            if self.went_on(halt)? {
                return Ok(());
            }
        }
    }

    /// True if the work was done; if the cells were too narrow for it, they are wider now.
    fn went_on(&mut self, halt: Result<(), Halt>) -> Result<bool, Stop> {
        match halt {
            Ok(()) => Ok(true),
            Err(Halt::Stop(stop)) => Err(stop),
            Err(Halt::Full) => self.widen().map(|()| false),
        }
    }

    /// Goes over to wider cells.
    fn widen(&mut self) -> Result<(), Stop> {
        let Method::Narrow(engine) = &mut self.method else {
            let at = self.computed();
            return Err(Stop::TooLarge(format!("The Grundy value of heap {at} is above 65,535.")));
        };
        let (moves, values) = engine.take_values();
        let values = values.into_iter().map(u16::from).collect();
        self.method = Method::Wide(Engine::new(moves, values, &self.control));
        Ok(())
    }

    /// Computes the values of heaps up to and with `to`, but ends when a period is proved. Returns the
    /// period, proved or observed, if there is one.
    ///
    /// # Errors
    /// As [`Sequence::extend`].
    pub fn extend_until_periodic(&mut self, to: u64) -> Result<Option<&Periodicity>, Stop> {
        self.advance(to)?;
        Ok(self.find_period())
    }

    /// Computes the values of heaps up to and with `to`, but ends when a period is proved. Periods are
    /// looked for each time that the number of heaps has grown by an eighth, so that this can be called for
    /// one heap after the other.
    ///
    /// # Errors
    /// As [`Sequence::extend`].
    pub fn advance(&mut self, to: u64) -> Result<(), Stop> {
        while !self.is_proved() {
            let next = (self.looked + self.looked / 8).max(32);
            if next > to.saturating_add(1) {
                return self.extend(to);
            }
            self.extend(next - 1)?;
            self.looked = next.max(self.computed());
            self.find_period();
        }
        Ok(())
    }

    /// Takes over the values of the next heaps, which were computed before and kept elsewhere. Codes
    /// that have a tail or leave more than two heaps need more than the values to go on, and are
    /// computed again.
    ///
    /// # Errors
    /// As [`Sequence::extend`].
    pub fn restore(&mut self, values: &[u32]) -> Result<(), Stop> {
        loop {
            let halt = match &mut self.method {
                Method::Narrow(engine) => engine.restore(values),
                Method::Wide(engine) => engine.restore(values),
                Method::General(_) => {
                    // A block of no heaps is what a run leaves that was stopped at once.
                    let end = self.computed() + values.len() as u64;
                    return end.checked_sub(1).map_or(Ok(()), |last| self.extend(last));
                }
            };
            if self.went_on(halt)? {
                return Ok(());
            }
        }
    }

    /// The period that was found last, proved or observed.
    pub fn period(&self) -> Option<&Periodicity> {
        self.period.as_ref()
    }

    pub(crate) fn is_proved(&self) -> bool {
        self.period.as_ref().is_some_and(|period| period.proof.is_some())
    }

    /// The Grundy value of a heap, if it was computed or follows from a period that is proved and the
    /// value is below 2⁶⁴.
    pub fn value(&self, heap: u64) -> Option<u64> {
        if heap < self.computed() {
            return Some(self.at(heap as usize));
        }
        let period = self.period.as_ref().filter(|period| period.proof.is_some())?;
        let Period { length, preperiod, saltus } = period.period;
        let (times, place) = ((heap - preperiod) / length, (heap - preperiod) % length);
        self.at((preperiod + place) as usize).checked_add(times.checked_mul(saltus)?)
    }

    /// The values of heaps, as far as they are known.
    pub fn values(&self, heaps: std::ops::RangeInclusive<u64>) -> impl Iterator<Item = u64> {
        heaps.map_while(|heap| self.value(heap))
    }

    /// The value of a heap that has been computed.
    #[inline]
    pub(crate) fn at(&self, heap: usize) -> u64 {
        match &self.method {
            Method::Narrow(engine) => engine.value(heap) as u64,
            Method::Wide(engine) => engine.value(heap) as u64,
            Method::General(general) => u64::from(general.values()[heap]),
        }
    }

    /// Distances at which the end of what was computed has occurred before. See
    /// [`crate::period::recurrence::distances`].
    pub(crate) fn recurrence_lengths(&self) -> Vec<u64> {
        match &self.method {
            Method::Narrow(engine) => distances(engine.cells()),
            Method::Wide(engine) => distances(engine.cells()),
            Method::General(general) => {
                // Constant differences are no difference.
                let steps = general.values().windows(2);
                let steps = steps.map(|pair| i64::from(pair[1]) - i64::from(pair[0]));
                distances(&steps.collect::<Vec<_>>())
            }
        }
    }

    /// The facts from which the latest heaps were computed, if that was by all rare heaps.
    pub(crate) fn sparse_facts(&self) -> Option<SparseFacts> {
        match &self.method {
            Method::Narrow(engine) => engine.sparse_facts(),
            Method::Wide(engine) => engine.sparse_facts(),
            Method::General(_) => None,
        }
    }
}
