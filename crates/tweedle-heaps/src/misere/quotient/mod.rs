//! Misère quotients of take-and-break codes.

mod kept;
mod letters;
mod period;

pub use kept::{HeapCertificate, HeapCertificateError};
pub use period::QuotientPeriod;

use crate::Code;
use letters::letter_options;
use tweedle_engine::misere::quotient::{Element, Quotient, QuotientSearch};
use tweedle_engine::{Control, Outcome, Stop};

/// The search for the misère quotients of the heaps of a code, heap by heap. Heap n is letter n - 1 of the quotient.
///
/// ```
/// # use tweedle_engine::{Control, Outcome};
/// # use tweedle_heaps::{Code, misere::HeapQuotients};
/// let mut kayles = HeapQuotients::new(Code::parse("0.77")?, 1000, &Control::new());
/// kayles.to(9)?;
/// let quotient = kayles.quotient()?;
/// assert_eq!((quotient.order(), quotient.lost().len()), (18, 6));
/// assert_eq!(quotient.tame(), None);
/// assert_eq!(kayles.outcome(&quotient, &[1, 2, 3])?, Outcome::P);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Debug)]
pub struct HeapQuotients {
    code: Code,
    search: QuotientSearch,
    control: Control,
}

/// A winning move in a sum of heaps.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct HeapMove {
    /// The place in the sum of the heap that is moved in.
    pub part: usize,
    /// The heaps that it leaves, in increasing order.
    pub leaves: Vec<u64>,
}

/// What is known of the misère quotients of a code.
#[derive(Clone, PartialEq, Eq, Debug)]
#[non_exhaustive]
pub enum QuotientClass {
    /// The quotient of all heaps is that of the heaps so far, which have a proved period.
    Final(QuotientPeriod),
    /// Nothing is known of heaps after those so far.
    Open,
}

impl HeapQuotients {
    /// The heaps of a code, none of which is known yet. The search gives up when it meets a candidate with more than `most`
    /// elements.
    pub fn new(code: Code, most: usize, control: &Control) -> HeapQuotients {
        let search = QuotientSearch::new(most, control);
        HeapQuotients { code, search, control: control.clone() }
    }

    /// The code.
    pub fn code(&self) -> &Code {
        &self.code
    }

    /// The number of heaps that are known.
    pub fn heaps(&self) -> u64 {
        self.search.letters().len() as u64
    }

    /// The order of the quotient of these heaps.
    pub fn order(&self) -> usize {
        self.search.order()
    }

    /// The last heap at which the quotient changed; 0 if no heap has a move.
    pub fn last_change(&self) -> u64 {
        self.search.last_change().map_or(0, |letter| u64::from(letter) + 1)
    }

    /// The elements of the heaps 1, 2, …, numbered in some way that changes with the quotient.
    pub fn elements(&self) -> Vec<Element> {
        self.search.elements()
    }

    /// The search, with its letters.
    pub fn search(&self) -> &QuotientSearch {
        &self.search
    }

    /// Finds the quotient with the next heap. True if it changed.
    ///
    /// # Errors
    /// [`Stop::TooLarge`] if the quotient seems to have more elements than allowed; [`Stop::Memory`], [`Stop::Cancelled`] and
    /// [`Stop::Limit`]. The heap is not added then.
    pub fn next_heap(&mut self) -> Result<bool, Stop> {
        let heap = self.heaps() + 1;
        let letter = self.search.add(letter_options(&self.code, heap))?;
        Ok(self.search.last_change() == Some(letter))
    }

    /// Finds the quotient of the heaps up to `last`, if it is not known. The control counts each heap as a position.
    ///
    /// # Errors
    /// As [`HeapQuotients::next_heap`]. The heaps before are kept.
    pub fn to(&mut self, last: u64) -> Result<(), Stop> {
        while self.heaps() < last {
            self.next_heap()?;
        }
        Ok(())
    }

    /// Goes on until a period is proved, and at most to heap `last`.
    ///
    /// # Errors
    /// As [`HeapQuotients::to`].
    pub fn classify(&mut self, last: u64) -> Result<QuotientClass, Stop> {
        loop {
            if let Some(period) = self.period() {
                return Ok(QuotientClass::Final(period));
            }
            if self.heaps() >= last {
                return Ok(QuotientClass::Open);
            }
            self.next_heap()?;
        }
    }

    /// The period of the elements of the heaps, if it is proved.
    pub fn period(&self) -> Option<QuotientPeriod> {
        QuotientPeriod::prove(&self.code, &self.search.elements())
    }

    /// The quotient of the heaps so far.
    ///
    /// # Errors
    /// [`Stop::Memory`] and [`Stop::Cancelled`].
    pub fn quotient(&self) -> Result<Quotient, Stop> {
        self.search.quotient()
    }

    /// The element of a sum of heaps, by a quotient that knows them.
    ///
    /// # Errors
    /// [`Stop::NotPossible`] if a heap is larger than those of the quotient.
    pub fn element(&self, quotient: &Quotient, heaps: &[u64]) -> Result<Element, Stop> {
        Ok(quotient.of_sum(&letters_of(heaps, quotient.letters())?))
    }

    /// The outcome of a sum of heaps, by a quotient that knows them.
    ///
    /// # Errors
    /// [`Stop::NotPossible`] if a heap is larger than those of the quotient.
    pub fn outcome(&self, quotient: &Quotient, heaps: &[u64]) -> Result<Outcome, Stop> {
        Ok(quotient.outcome(&letters_of(heaps, quotient.letters())?))
    }

    /// The moves in a sum of heaps that win, in the order of heaps and of [`Code::options`].
    ///
    /// # Errors
    /// [`Stop::NotPossible`] if a heap is larger than those of the quotient; [`Stop::Cancelled`].
    pub fn winning_moves(&self, quotient: &Quotient, heaps: &[u64]) -> Result<Vec<HeapMove>, Stop> {
        let known = quotient.letters();
        letters_of(heaps, known)?;
        let monoid = quotient.monoid();
        let of = |sum: &[u64]| self.element(quotient, sum);
        let mut moves = Vec::new();
        for (part, &heap) in heaps.iter().enumerate() {
            let rest = monoid.product(of(&heaps[..part])?, of(&heaps[part + 1..])?);
            for leaves in self.code.options(heap) {
                self.control.check()?;
                if quotient.is_lost(monoid.product(rest, of(&leaves)?)) {
                    moves.push(HeapMove { part, leaves });
                }
            }
        }
        Ok(moves)
    }

    /// The quotient with its proof, and the proof of the period, if there is one.
    ///
    /// # Errors
    /// As [`HeapQuotients::quotient`].
    pub fn certificate(&self) -> Result<HeapCertificate, Stop> {
        let quotient = self.quotient()?.certificate(&self.code.to_string());
        Ok(HeapCertificate { quotient, period: self.period() })
    }
}

/// Heaps as letters of a quotient with `known` letters; empty heaps are left out.
fn letters_of(heaps: &[u64], known: usize) -> Result<Vec<u32>, Stop> {
    let letter = |&heap: &u64| {
        if heap > known as u64 {
            let message = format!("The quotient is that of heaps up to {known}, without {heap}.");
            return Err(Stop::NotPossible(message));
        }
        Ok(heap as u32 - 1)
    };
    heaps.iter().filter(|&&heap| heap > 0).map(letter).collect()
}
