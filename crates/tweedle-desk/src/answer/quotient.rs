//! Misère quotients of heap games.

use crate::schema;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use tweedle_engine::misere::quotient::{Quotient, word_text};
use tweedle_engine::{Outcome, Stop};
use tweedle_heaps::misere::{HeapCertificate, HeapQuotients, QuotientPeriod};

/// The last heap, if none is said and no period is proved before.
pub const USUAL_QUOTIENT_HEAPS: u64 = 60;

/// The misère quotient of the heaps of a code, up to some heap. Its elements are written as words of generators `a`, `b`, …; a number
/// after a generator is its exponent, and `1` the identity.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
pub struct QuotientOf {
    /// The code.
    pub code: String,
    /// The name of the game, if it has one.
    pub name: Option<String>,
    /// The last heap.
    pub heaps: u64,
    /// The number of elements.
    pub order: u64,
    /// P, the elements of sums in which the player to move loses.
    pub lost: Vec<String>,
    /// The last heap at which the quotient changed; 0 if no heap has a move.
    pub last_change: u64,
    /// The heaps that are the generators `a`, `b`, …
    pub generators: Vec<u64>,
    /// The elements of the heaps 1, 2, …
    pub elements: Vec<String>,
    /// The relations that define the monoid.
    pub relations: Vec<String>,
    /// The period of the elements, if it is proved: then this is the quotient of all heaps.
    pub period: Option<ElementsPeriod>,
    /// The n for which it is the quotient Tₙ of Nim with heaps below 2ⁿ; `None` if it is wild.
    pub tame: Option<u32>,
    /// The elements that are their own squares.
    pub idempotents: Vec<String>,
    /// The number of elements of the kernel, the smallest ideal.
    pub kernel: u64,
    /// The number of elements of the kernel that are in P.
    pub lost_in_kernel: u64,
    /// True if one element of the kernel is in P.
    pub is_regular: bool,
    /// True if it is regular, and the kernel has the values of normal play.
    pub is_normal: bool,
    /// The sum that was asked for.
    pub sum: Option<SumInQuotient>,
}

/// A period of the elements of heaps: heaps n and n + `period` are the same element for all n from `preperiod` on.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
pub struct ElementsPeriod {
    /// The period.
    pub period: u64,
    /// The first n.
    pub preperiod: u64,
}

/// A sum of heaps in misère play.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
pub struct SumInQuotient {
    /// The heaps.
    pub heaps: Vec<u64>,
    /// The element of the sum.
    pub element: String,
    /// Its outcome.
    #[schemars(with = "schema::Outcome")]
    pub misere: Outcome,
    /// The moves that win. Where there is no move at all, the player to move has won.
    pub winning: Vec<MoveInSum>,
}

/// A move in a heap of a sum.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
pub struct MoveInSum {
    /// The size of the heap.
    pub heap: u64,
    /// The heaps that it leaves.
    pub leaves: Vec<u64>,
}

/// A certificate of a misère quotient that was checked.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
pub struct QuotientCertificateOf {
    /// The code.
    pub code: String,
    /// The last heap.
    pub heaps: u64,
    /// The number of elements.
    pub order: u64,
    /// The number of elements of P.
    pub lost: u64,
    /// The period, if it is proved, too.
    pub period: Option<ElementsPeriod>,
}

impl From<QuotientPeriod> for ElementsPeriod {
    fn from(found: QuotientPeriod) -> ElementsPeriod {
        ElementsPeriod { period: found.period, preperiod: found.preperiod }
    }
}

impl QuotientOf {
    /// Finds the quotient of the heaps up to `to`; without it, up to the one at which a period is proved, and at most 60.
    ///
    /// # Errors
    /// [`Stop`]. The heaps before are kept.
    pub fn find(heaps: &mut HeapQuotients, to: Option<u64>) -> Result<(), Stop> {
        match to {
            Some(last) => heaps.to(last),
            None => heaps.classify(USUAL_QUOTIENT_HEAPS).map(drop),
        }
    }

    /// The quotient of the heaps so far, and what it tells of a sum.
    ///
    /// # Errors
    /// [`Stop`], also if the sum has a larger heap.
    pub fn of(heaps: &HeapQuotients, sum: Option<&[u64]>) -> Result<QuotientOf, Stop> {
        let quotient = heaps.quotient()?;
        let (code, monoid) = (heaps.code(), quotient.monoid());
        let text = |x: &u16| quotient.text(*x);
        let relations = quotient.presentation()?;
        let sum = sum.map(|parts| SumInQuotient::of(heaps, &quotient, parts)).transpose()?;
        Ok(QuotientOf {
            code: code.to_string(),
            name: code.name().map(str::to_owned),
            heaps: heaps.heaps(),
            order: quotient.order() as u64,
            lost: quotient.lost().iter().map(text).collect(),
            last_change: heaps.last_change(),
            generators: quotient.generators().iter().map(|&it| u64::from(it) + 1).collect(),
            elements: (0..quotient.letters() as u32)
                .map(|letter| quotient.text(quotient.element(letter)))
                .collect(),
            relations: relations
                .iter()
                .map(|it| format!("{} = {}", word_text(&it.left), word_text(&it.right)))
                .collect(),
            period: heaps.period().map(ElementsPeriod::from),
            tame: quotient.tame(),
            idempotents: monoid.idempotents().iter().map(text).collect(),
            kernel: monoid.kernel().0.len() as u64,
            lost_in_kernel: quotient.lost_in_kernel() as u64,
            is_regular: quotient.is_regular(),
            is_normal: quotient.is_normal(),
            sum,
        })
    }
}

impl SumInQuotient {
    fn of(
        heaps: &HeapQuotients,
        quotient: &Quotient,
        parts: &[u64],
    ) -> Result<SumInQuotient, Stop> {
        let misere = heaps.outcome(quotient, parts)?;
        let winning = heaps
            .winning_moves(quotient, parts)?
            .into_iter()
            .map(|it| MoveInSum { heap: parts[it.part], leaves: it.leaves })
            .collect();
        let element = quotient.text(heaps.element(quotient, parts)?);
        Ok(SumInQuotient { heaps: parts.to_vec(), element, misere, winning })
    }
}

impl QuotientCertificateOf {
    /// What a certificate says that was checked.
    pub fn of(certificate: &HeapCertificate) -> QuotientCertificateOf {
        let quotient = &certificate.quotient;
        QuotientCertificateOf {
            code: quotient.game.clone(),
            heaps: quotient.letters.len() as u64,
            order: quotient.order as u64,
            lost: quotient.lost.len() as u64,
            period: certificate.period.map(ElementsPeriod::from),
        }
    }
}
