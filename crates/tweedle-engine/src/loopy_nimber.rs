//! Values of impartial games in which play may go on for ever.

use crate::LoopyOutcome;
use std::fmt;

/// The worth of an impartial position from which play may go round in a loop: a nimber, or ∞ with a set of nimbers.
///
/// From a position of value ∞ one may move to each of these nimbers, and, if that does not win, keep away from the others
/// for ever (Smith, "Graphs and composite games", 1966; Fraenkel and Perl 1975; *Winning Ways*, ch. 12; Siegel, *CGT*, ch. IV).
///
/// ```
/// # use tweedle_engine::{LoopyNimber, LoopyOutcome};
/// let [two, infinity] = [LoopyNimber::Nimber(2), LoopyNimber::infinity([2, 0])];
/// assert_eq!(two.sum(&infinity).to_string(), "∞{0,2}");
/// assert_eq!(infinity.sum(&infinity).to_string(), "∞{}");
/// assert_eq!(infinity.outcome(), LoopyOutcome::N);
/// assert_eq!(LoopyNimber::Nimber(1).sum(&infinity).outcome(), LoopyOutcome::D);
/// ```
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub enum LoopyNimber {
    /// As good as a heap of Nim of this size, beside every other position.
    Nimber(u64),
    /// ∞ with the nimbers that it has as options, sorted, each once.
    Infinity(Box<[u64]>),
}

impl LoopyNimber {
    /// ∞ with these nimbers as options.
    pub fn infinity(options: impl IntoIterator<Item = u64>) -> LoopyNimber {
        let mut options: Vec<u64> = options.into_iter().collect();
        options.sort_unstable();
        options.dedup();
        LoopyNimber::Infinity(options.into())
    }

    /// The value of the sum: nimbers add without carrying; a nimber and ∞ are ∞ with the sums of its options and the nimber;
    /// two ∞ are ∞ without options, which is a draw.
    #[must_use]
    pub fn sum(&self, other: &LoopyNimber) -> LoopyNimber {
        match (self, other) {
            (LoopyNimber::Nimber(g), LoopyNimber::Nimber(h)) => LoopyNimber::Nimber(g ^ h),
            (LoopyNimber::Nimber(g), LoopyNimber::Infinity(options))
            | (LoopyNimber::Infinity(options), LoopyNimber::Nimber(g)) => {
                LoopyNimber::infinity(options.iter().map(|option| option ^ g))
            }
            (LoopyNimber::Infinity(_), LoopyNimber::Infinity(_)) => LoopyNimber::infinity([]),
        }
    }

    /// The outcome: the player who moves first wins (N), the player who moves second wins (P), or
    /// nobody wins (D).
    pub fn outcome(&self) -> LoopyOutcome {
        match self {
            LoopyNimber::Nimber(0) => LoopyOutcome::P,
            LoopyNimber::Nimber(_) => LoopyOutcome::N,
            LoopyNimber::Infinity(options) if options.contains(&0) => LoopyOutcome::N,
            LoopyNimber::Infinity(_) => LoopyOutcome::D,
        }
    }
}

impl fmt::Display for LoopyNimber {
    /// `3`, or `∞{0,2}`.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            LoopyNimber::Nimber(nimber) => nimber.fmt(f),
            LoopyNimber::Infinity(options) => {
                let options: Vec<String> = options.iter().map(u64::to_string).collect();
                write!(f, "∞{{{}}}", options.join(","))
            }
        }
    }
}
