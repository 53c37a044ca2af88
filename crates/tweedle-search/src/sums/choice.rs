//! The options of a sum: what is to be searched, and what is known of it.

use super::looks::Looks;
use super::sum::Sum;
use tweedle_engine::Weigh;

/// The result of a look at a sum.
pub(super) enum Glance<P> {
    /// True if Left wins.
    Known(bool),
    /// The sum is to be searched by its options, the best last.
    Options(Vec<Choice<P>>),
}

/// An option that has to be searched.
pub(super) struct Choice<P> {
    pub(super) next: Next<P>,
    /// The looks of the option for Right, who moves next, in the order of his options: for Left the worst is the best.
    pub(super) looks: Looks,
    /// True if thick slabs were looked at.
    pub(super) is_thick: bool,
}

/// A position that Left can move to, seen by Right.
pub(super) enum Next<P> {
    Sum(Sum<P>),
    /// An option of the component with this number, which is not taken apart yet.
    Option(usize, P),
}

impl<P: Weigh> Next<P> {
    pub(super) fn owned(&self) -> usize {
        match self {
            Next::Sum(sum) => sum.owned(),
            Next::Option(_, option) => option.owned(),
        }
    }
}

/// The knowledge of a sum that Left can move to.
pub(super) enum Reached<P> {
    /// True if Right, who moves next, wins.
    Known(bool),
    /// It is to be searched: how it looks, and whether thick slabs were looked at.
    Open(Sum<P>, Looks, bool),
}

/// The result of a move of Left's in a component.
pub(super) enum After<P> {
    /// Everything in it is valued: true if Right, who moves next, wins.
    Closed(bool),
    Sum(Sum<P>),
}
