//! Heap games: values, periods and genera.

use super::Nimber;
use crate::codes::{UNPROVED, word};
use crate::schema;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use tweedle_engine::Outcome;
use tweedle_engine::affine::Value;
use tweedle_engine::{Control, Held, Stop};
use tweedle_heaps::misere::MisereHeaps;
use tweedle_heaps::{Certificate, Checked, Code, Evidence, Sequence, TopEntails};

/// Grundy values of a take-and-break code, and their period.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
pub struct GrundySequence {
    /// The code.
    pub code: String,
    /// The name of the game, if it has one.
    pub name: Option<String>,
    /// The standard form, which has the same values.
    pub standard_form: String,
    /// The number of counters by which its heaps are smaller.
    pub shift: u64,
    /// The number of heaps that were computed: 0, 1, ..., one less than this.
    pub computed: u64,
    /// The period.
    #[serde(flatten)]
    pub period: PeriodOf,
    /// The evidence of a sparse space that the values give, if it was asked for.
    pub evidence: Option<EvidenceOf>,
    /// The values of heaps 0, 1, ..., if they were asked for.
    pub values: Option<Vec<u64>>,
}

/// A period of the values, and the state of its proof.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
pub struct PeriodOf {
    /// The length of the period, if one was seen.
    pub period: Option<u64>,
    /// The heap from which on the values are periodic.
    pub preperiod: Option<u64>,
    /// The saltus: the number by which the values grow with each period.
    pub saltus: Option<u64>,
    /// The theorem that proves the period; `observed` of one that is not proved, and `open` if none was seen.
    pub proof: String,
    /// The number of heaps, from 0 on, in which the period has to hold to be proved; `None` if it is not proved.
    pub bound: Option<u64>,
}

/// Evidence of a sparse space in the values. The last five are `None` for codes that may leave more than two heaps,
/// or have a tail.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
pub struct EvidenceOf {
    /// The numbers of heaps that have the values 0, 1, ....
    pub counts: Vec<u64>,
    /// The first heap of the greatest value.
    pub greatest_at: u64,
    /// The binary digits of values that are counted: common values have an odd number of ones there.
    pub mask: Option<u64>,
    /// True if the parity of the heap is added to the count.
    pub by_position: Option<bool>,
    /// The number of rare heaps.
    pub rare: Option<u64>,
    /// The last of them.
    pub last_rare: Option<u64>,
    /// The rare values that occur, each with the number of its rare heaps.
    pub rare_values: Option<Vec<(u64, u64)>>,
}

impl GrundySequence {
    /// The answer for a sequence, with the values of heaps 0 to `last` and with evidence if they are wanted.
    ///
    /// # Errors
    /// [`Stop`] if the budget has no room for these values.
    pub fn of(
        sequence: &Sequence,
        last: Option<u64>,
        with_evidence: bool,
        control: &Control,
    ) -> Result<GrundySequence, Stop> {
        let code = sequence.code();
        let standard = code.standard_form();
        let values =
            last.map(|last| listed(last, control, sequence.values(0..=last))).transpose()?;
        Ok(GrundySequence {
            code: code.to_string(),
            name: code.name().map(str::to_owned),
            standard_form: standard.code.to_string(),
            shift: standard.shift,
            computed: sequence.computed(),
            period: PeriodOf::of(sequence),
            evidence: with_evidence.then(|| EvidenceOf::of(sequence.evidence())),
            values,
        })
    }
}

/// The values of heaps 0 to `last` as a list, if the budget has room for it. The list is gone before more work
/// is done, so that its bytes are not held.
fn listed<T>(
    last: u64,
    control: &Control,
    values: impl Iterator<Item = T>,
) -> Result<Vec<T>, Stop> {
    let bytes = (last as usize).saturating_add(1).saturating_mul(size_of::<T>());
    control.make_room(bytes)?;
    Ok(values.collect())
}

impl PeriodOf {
    fn of(sequence: &Sequence) -> PeriodOf {
        let found = sequence.period();
        let proof = found.and_then(|found| found.proof.as_ref());
        let word = match (found, proof) {
            (_, Some(proof)) => word(proof.theorem),
            (Some(_), None) => UNPROVED[0],
            (None, None) => UNPROVED[1],
        };
        PeriodOf {
            period: found.map(|found| found.period.length),
            preperiod: found.map(|found| found.period.preperiod),
            saltus: found.map(|found| found.period.saltus),
            proof: word.to_owned(),
            bound: proof.map(|proof| proof.bound),
        }
    }
}

impl EvidenceOf {
    fn of(evidence: Evidence) -> EvidenceOf {
        let split = evidence.split.as_ref();
        EvidenceOf {
            greatest_at: evidence.greatest_at,
            mask: split.map(|split| split.mask),
            by_position: split.map(|split| split.by_position),
            rare: split.map(|split| split.rare),
            last_rare: split.map(|split| split.last_rare),
            rare_values: split.map(|split| split.rare_values.clone()),
            counts: evidence.counts,
        }
    }
}

/// Outcomes and genera of misère play.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
pub struct Genera {
    /// The code.
    pub code: String,
    /// The name of the game, if it has one.
    pub name: Option<String>,
    /// Heaps, or the one sum that was asked for.
    pub positions: Vec<GenusOf>,
}

/// A heap or a sum in misère play.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
pub struct GenusOf {
    /// The heaps.
    pub heaps: Vec<u64>,
    /// The outcome under misère play.
    #[schemars(with = "schema::Outcome")]
    pub misere: Outcome,
    /// The nimber, which belongs to normal play.
    pub nimber: Nimber,
    /// The genus, as *Winning Ways* (ch. 13) writes it: of a heap of Nim its size, of other games that beside Nim are as good as
    /// heaps of Nim one digit if there are two, and else all.
    pub genus: String,
    /// True if a heap is known to be as good as a position of Nim in sums of such heaps; `None` for sums.
    pub like_nim: Option<bool>,
}

/// A certificate that proves a period.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
pub struct CertificateOf {
    /// The code.
    pub code: String,
    /// The length of the period.
    pub period: u64,
    /// The heap from which on the values are periodic.
    pub preperiod: u64,
    /// The saltus: the number by which the values grow with each period.
    pub saltus: u64,
    /// The number of heaps, from 0 on, in which the period has to hold to be proved.
    pub bound: u64,
    /// The way in which the certificate was checked.
    pub checked_by: CheckedBy,
}

/// The ways in which certificates are checked.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum CheckedBy {
    /// The values that it has were compared with their definition.
    Definition,
    /// The values were computed again.
    Computation,
}

impl CertificateOf {
    /// The answer for a certificate that was checked in the way `how`.
    pub fn of(certificate: &Certificate, how: Checked) -> CertificateOf {
        let Certificate { code, period, preperiod, saltus, bound, .. } = certificate;
        CertificateOf {
            code: code.clone(),
            period: *period,
            preperiod: *preperiod,
            saltus: *saltus,
            bound: *bound,
            checked_by: match how {
                Checked::ByDefinition => CheckedBy::Definition,
                Checked::ByComputation => CheckedBy::Computation,
            },
        }
    }
}

/// Values of the heaps of Top Entails.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
pub struct EntailingSequence {
    /// The last heap.
    pub to: u64,
    /// The loony heaps up to there.
    pub loony: Vec<u64>,
    /// The greatest nimber.
    pub greatest: Option<Nimber>,
    /// The first heap of the greatest nimber.
    pub greatest_at: Option<u64>,
    /// The sets from which the value of one heap comes, if they were asked for.
    pub sets: Option<EntailingSets>,
    /// The values of heaps 0, 1, ..., if they were asked for.
    pub values: Option<Vec<Nimber>>,
}

/// The sets from which the value of a heap of Top Entails comes.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
pub struct EntailingSets {
    /// The heap.
    pub heap: u64,
    /// Its value.
    pub nimber: Nimber,
    /// The nimbers of its splits, printed as a set.
    pub immediate: String,
    /// The nimbers where no answer wins, printed as a set.
    pub protected: String,
}

impl Genera {
    /// The heaps 0 to `to` of a code, or a sum of heaps. The results count for the budget of `control` until they
    /// are returned.
    ///
    /// # Errors
    /// [`Stop`].
    pub fn of(
        code: &Code,
        game: &mut MisereHeaps,
        (to, sum): (u64, Option<&[u64]>),
        control: &Control,
    ) -> Result<Genera, Stop> {
        let mut held = Held::new(control);
        let mut positions = Vec::new();
        let mut add = |heaps: Vec<u64>| {
            let found = GenusOf::of(game, heaps)?;
            // The list may have twice the room that it needs.
            held.take(2 * size_of_val(&found) + size_of_val(&*found.heaps) + found.genus.len())?;
            positions.push(found);
            Ok::<_, Stop>(())
        };
        match sum {
            Some(heaps) => add(heaps.to_vec())?,
            None => (0..=to).try_for_each(|heap| add(vec![heap]))?,
        }
        Ok(Genera { code: code.to_string(), name: code.name().map(str::to_owned), positions })
    }
}

impl GenusOf {
    fn of(game: &mut MisereHeaps, heaps: Vec<u64>) -> Result<GenusOf, Stop> {
        let genus = game.genus_of_sum(&heaps)?;
        let like_nim = match heaps[..] {
            [heap] => Some(game.tame(heap)?.is_some()),
            _ => None,
        };
        let symbol = game.symbol(&heaps)?;
        Ok(GenusOf {
            heaps,
            misere: genus.outcome(),
            nimber: Nimber(Value::Nimber(u64::from(genus.normal()))),
            genus: symbol,
            like_nim,
        })
    }
}

impl EntailingSets {
    /// The sets from which the value of a heap comes, which is computed if need be; `None` for a heap that is too
    /// large.
    ///
    /// # Errors
    /// [`Stop`].
    pub fn of(heaps: &mut TopEntails, heap: u64) -> Result<Option<EntailingSets>, Stop> {
        heaps.extend(heap)?;
        let Some((immediate, protected)) = heaps.sets(heap)? else { return Ok(None) };
        let (immediate, protected) = (immediate.to_string(), protected.to_string());
        let nimber = heaps.value(heap).map(Nimber);
        Ok(nimber.map(|nimber| EntailingSets { heap, nimber, immediate, protected }))
    }
}

impl EntailingSequence {
    /// The answer for the heaps up to `to`, with their values if they are wanted.
    ///
    /// # Errors
    /// [`Stop`] if the budget has no room for these values.
    pub fn of(
        heaps: &TopEntails,
        to: u64,
        sets: Option<EntailingSets>,
        with_values: bool,
        control: &Control,
    ) -> Result<EntailingSequence, Stop> {
        let largest = heaps.largest(to);
        let values = || listed(to, control, heaps.values(0..=to).map(Nimber));
        Ok(EntailingSequence {
            to,
            loony: heaps.loony().iter().copied().take_while(|&heap| heap <= to).collect(),
            greatest: largest.map(|(nimber, _)| Nimber(Value::Nimber(nimber))),
            greatest_at: largest.map(|(_, heap)| heap),
            sets,
            values: with_values.then(values).transpose()?,
        })
    }
}
