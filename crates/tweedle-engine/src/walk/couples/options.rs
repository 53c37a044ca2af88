//! The options of a part on their way from the game to the search.

use super::Sum;
use super::excluded::Excluded;
use std::ops::ControlFlow;

/// The options of a part.
#[derive(Debug)]
pub struct Options<P> {
    /// A number of which it is enough to know that it is the nimber of an option.
    goal: Option<u64>,
    /// The nimbers of those of which they are known: those below 64 as bits, and the others.
    low: u64,
    high: Vec<u64>,
    known: usize,
    /// The others.
    open: Vec<Sum<P>>,
}

impl<P> Options<P> {
    /// None yet; `excluded` has the numbers below 64, as bits, that are known not to be the nimber of
    /// the part.
    pub(super) fn new(goal: Option<u64>, excluded: u64) -> Options<P> {
        Options { goal, low: excluded, high: Vec::new(), known: 0, open: Vec::new() }
    }

    /// Adds an option. Breaks off when no more are wanted.
    #[inline]
    pub fn push(&mut self, option: Sum<P>) -> ControlFlow<()> {
        if !option.parts.is_empty() {
            self.open.push(option);
            return ControlFlow::Continue(());
        }
        self.known += 1;
        match option.nimber {
            low @ ..64 => self.low |= 1 << low,
            high => self.high.push(high),
        }
        if Some(option.nimber) == self.goal {
            self.open.clear();
            return ControlFlow::Break(());
        }
        ControlFlow::Continue(())
    }

    /// The numbers excluded by the options that are known, and the other options.
    pub(super) fn split(self) -> (Excluded, Vec<Sum<P>>) {
        let mut excluded = Excluded::new(self.known + self.open.len(), self.low);
        self.high.into_iter().for_each(|nimber| excluded.add(nimber));
        (excluded, self.open)
    }
}
