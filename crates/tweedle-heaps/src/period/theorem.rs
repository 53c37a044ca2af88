//! What proves that a period lasts for ever.

use super::{Period, Proof};
use crate::{Code, Digit, Kind, Sequence};
use std::fmt;

/// A theorem by which finitely many heaps show a period of all. In each, t is the most that a move
/// takes, p the period and n₀ the preperiod, which is to be at least 1.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Theorem {
    /// A move leaves at most one heap, so a value depends on those of the t heaps before. If the period
    /// holds among t consecutive ones, it holds for ever: n₀ + p + t heaps are enough (for finite
    /// subtraction sets: Golomb 1966; *Winning Ways*, ch. 4).
    Taking,
    /// A move leaves at most h heaps, of any sizes. If the period holds as far as h(n₀ + p) + t, then it
    /// does for ever, since from there on an option has a heap of at least n₀ + p, from which p may be
    /// taken (Guy and Smith 1956 for octal games, h = 2; Siegel, *Combinatorial Game Theory*, IV.2).
    Breaking {
        /// h.
        heaps: u32,
    },
    /// A move leaves at most two heaps, which may have to differ. Then 2n₀ + 3p + t heaps are
    /// enough: where taking p from the greater heap makes both equal to b, their value is 0, and so
    /// is that of the different heaps b + p and b - p.
    BreakingUnequally,
    /// The rare heaps end at r, and for each heap of a whole period, to find the rare values below its
    /// value took only options with a part up to d. Then a value depends only on those of the
    /// t + max(r, d) heaps before, and where so many repeat, all that follow do: after n₀ and r,
    /// t + max(r, d) + p heaps are enough, where p is even if the parity of heaps matters: for the
    /// split, or because a heap may be halved.
    ///
    /// For let the heaps from s on repeat for so long. A heap n after them, less than p later, is
    /// common, and its value u the least common one that no option with a part up to r has; each
    /// lesser rare value is that of an option with a part up to d. The heap n + p has the same options
    /// with these parts, since the other parts are after s; so its value is u as well, it is common,
    /// and induction goes on.
    SparseSpace {
        /// r.
        last_rare: u64,
        /// d.
        depth: u64,
    },
    /// Every number may be taken but some of the first K, and a move leaves at most one heap. The values
    /// of the heaps up to n - K all occur among the options of n; if those above the least that does
    /// not occur, and the K values before n, are the same at n and at n + p but for s, then so is
    /// what follows (all-but subtraction: Siegel, *Combinatorial Game Theory*, IV.2).
    AllBut,
}

impl fmt::Display for Theorem {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Theorem::Taking => write!(f, "moves leave at most one heap"),
            Theorem::Breaking { heaps: 2 } => write!(f, "Guy and Smith's theorem"),
            Theorem::Breaking { heaps } => {
                write!(f, "Guy and Smith's theorem for {heaps} heaps")
            }
            Theorem::BreakingUnequally => write!(f, "Guy and Smith's theorem for unequal heaps"),
            Theorem::SparseSpace { last_rare, depth } => {
                write!(f, "sparse space: no rare heap after {last_rare}, parts up to {depth}")
            }
            Theorem::AllBut => write!(f, "all but finitely many numbers may be taken"),
        }
    }
}

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
