//! A sum of which it is searched who wins it.

use super::key::{Open, owned};
use tweedle_engine::Weigh;
use tweedle_engine::short::Id;

/// A sum in which Left moves next: components that are too large to be valued, and the value of the others. Where
/// Right moves next, it stands for the sum with the players exchanged.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub(super) struct Sum<P> {
    pub(super) open: Open<P>,
    pub(super) value: Id,
}

impl<P: Weigh> Weigh for Sum<P> {
    fn owned(&self) -> usize {
        owned(&self.open)
    }
}
