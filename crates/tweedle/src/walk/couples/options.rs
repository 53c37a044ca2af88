//! Options on their way from a game to the search.

use super::Sum;
use foldhash::fast::FixedState;
use hashbrown::HashMap;
use std::hash::Hash;
use std::ops::ControlFlow;

/// The options of a part.
#[derive(Debug)]
pub struct Options<P> {
    /// A number that is known not to be the nimber as soon as it is that of an option.
    goal: Option<u64>,
    /// The nimbers of those of which they are known.
    pub(super) nimbers: Vec<u64>,
    /// The others, and in which order they came.
    pub(super) open: HashMap<Sum<P>, usize, FixedState>,
}

impl<P: Eq + Hash> Options<P> {
    pub(super) fn new(goal: Option<u64>) -> Options<P> {
        Options { goal, nimbers: Vec::new(), open: HashMap::with_hasher(FixedState::default()) }
    }

    /// Adds an option. Breaks off when no more are wanted.
    #[inline]
    pub fn push(&mut self, option: Sum<P>) -> ControlFlow<()> {
        if !option.parts.is_empty() {
            let place = self.open.len();
            self.open.entry(option).or_insert(place);
            return ControlFlow::Continue(());
        }
        self.nimbers.push(option.nimber);
        if Some(option.nimber) == self.goal {
            self.open.clear();
            return ControlFlow::Break(());
        }
        ControlFlow::Continue(())
    }
}
