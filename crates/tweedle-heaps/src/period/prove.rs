//! The proof that a period lasts for ever.

use super::{Period, Proof, Theorem};
use crate::{Code, Digit, Kind, Sequence};

/// The proof of a period of the heaps computed so far that the fewest of them are enough for.
pub(super) fn prove(sequence: &Sequence, period: Period) -> Option<Proof> {
    let code = sequence.code();
    let proof = if code.tail().is_empty() {
        let classical = (period.saltus == 0).then(|| classical(code, period)).flatten();
        let sparse = (period.saltus == 0).then(|| sparse(sequence, period)).flatten();
        classical.into_iter().chain(sparse).min_by_key(|proof| proof.bound)
    } else {
        all_but(sequence, period)
    };
    proof.filter(|proof| proof.bound <= sequence.computed())
}

/// The theorems that need to know nothing but the code.
pub(super) fn classical(code: &Code, period: Period) -> Option<Proof> {
    let taken = u64::try_from(code.last_digit().unwrap_or(0)).unwrap_or(0);
    let (start, length) = (period.preperiod.max(1), period.length);
    let is_kind = |kind: Kind| {
        let parts = || code.digits().flat_map(|(_, digit)| digit.parts());
        parts().all(|parts| parts.kind == Kind::Any || parts.kind == kind)
    };
    let heaps = code.most_heaps()?;
    let (theorem, bound) = match heaps {
        0 | 1 => (Theorem::Taking, start + length + taken),
        _ if is_kind(Kind::Any) => {
            (Theorem::Breaking { heaps }, u64::from(heaps) * (start + length) + taken)
        }
        2 if is_kind(Kind::Unequal) || is_kind(Kind::NotAllEqual) => {
            (Theorem::BreakingUnequally, 2 * start + 3 * length + taken)
        }
        _ => return None,
    };
    // One more: a bound is a number of heaps, of which 0 is the first.
    Some(Proof { theorem, bound: bound + 1 })
}

fn sparse(sequence: &Sequence, period: Period) -> Option<Proof> {
    let facts = sequence.sparse_facts()?;
    if facts.by_parity && period.length % 2 == 1 {
        return sparse(sequence, Period { length: 2 * period.length, ..period });
    }
    let proofs = facts.depths.iter().map(|&(from, depth)| {
        let start = period.preperiod.max(facts.last_rare + 1).max(from);
        let reach = facts.taken + facts.last_rare.max(depth);
        let theorem = Theorem::SparseSpace { last_rare: facts.last_rare, depth };
        Proof { theorem, bound: start + reach + period.length + 1 }
    });
    proofs.min_by_key(|proof| proof.bound)
}

fn all_but(sequence: &Sequence, period: Period) -> Option<Proof> {
    let code = sequence.code();
    let takes_all = |digit: &Digit| digit.bits() == Some(0b11);
    if !code.takes_only() || !code.tail().iter().all(takes_all) {
        return None;
    }
    let first = code.digits().last().map_or(0, |(taken, _)| taken + 1).max(1) as usize;
    let end = sequence.computed() as usize;
    let before = end.checked_sub(period.length as usize)?;
    // Nothing depends any longer on which heaps may be taken whole.
    if before <= first || (before as u64) < period.preperiod {
        return None;
    }
    let state = |n: usize| {
        let mut past: Vec<u64> = (0..=n - first).map(|heap| sequence.at(heap)).collect();
        past.sort_unstable();
        past.dedup();
        let base =
            (0..).zip(&past).find(|&(i, &value)| i != value).map_or(past.len() as u64, |(i, _)| i);
        let above: Vec<u64> =
            past.into_iter().filter(|&value| value > base).map(|value| value - base).collect();
        let latest = (n + 1 - first..n).map(|heap| sequence.at(heap).checked_sub(base));
        (base, above, latest.collect::<Vec<_>>())
    };
    let (base, above, latest) = state(before);
    let (base_after, above_after, latest_after) = state(end);
    let is_same =
        above == above_after && latest == latest_after && base + period.saltus == base_after;
    is_same.then_some(Proof { theorem: Theorem::AllBut, bound: end as u64 })
}
