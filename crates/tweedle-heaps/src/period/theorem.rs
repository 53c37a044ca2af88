//! Theorems by which a period lasts for ever.

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
    /// The rare heaps end at r, and for each heap of a whole period, to find the rare values below its value took only
    /// options with a part up to d. Then a value depends only on those of the t + max(r, d) heaps before, and where
    /// this number of heaps repeat, all that follow do: after n₀ and r, t + max(r, d) + p heaps are enough, where p is
    /// even if the parity of heaps matters: for the split, or because a heap may be halved.
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
