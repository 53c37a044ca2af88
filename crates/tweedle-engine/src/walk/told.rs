//! The results that walkers of several threads tell each other.

use super::Memo;
use crate::{Control, Weigh};
use foldhash::fast::FixedState;
use std::fmt;
use std::hash::{BuildHasher, Hash};
use std::sync::{PoisonError, RwLock};

/// The number of pieces, each with a lock of its own, so that threads seldom wait for each other.
const PIECES: usize = 64;

/// The worths of positions of one ruleset in one theory that walkers of several threads, each with a memo and a theory
/// of its own, tell each other ([`Walker::telling`](super::Walker::telling)). Worths are numbers that mean the same to
/// all of them ([`Theory::common_number`](crate::Theory::common_number)).
pub struct Told<P> {
    pieces: Vec<RwLock<Memo<P, u32>>>,
    hasher: FixedState,
}

impl<P: Clone + Eq + Hash + Weigh> Told<P> {
    /// A table in which nothing has been told. Its memory is counted against `control`; results for which there is no
    /// room are not kept.
    pub fn new(control: &Control) -> Told<P> {
        let piece = || RwLock::new(Memo::new(control.clone()));
        Told { pieces: (0..PIECES).map(|_| piece()).collect(), hasher: FixedState::with_seed(1) }
    }

    /// Forgets all that was told.
    pub fn clear(&self) {
        for piece in &self.pieces {
            piece.write().unwrap_or_else(PoisonError::into_inner).clear();
        }
    }

    /// The number of what a position is worth, if somebody has told it.
    pub fn ask(&self, position: &P) -> Option<u32> {
        let piece = self.piece(position).read().unwrap_or_else(PoisonError::into_inner);
        piece.get(position).copied()
    }

    /// Tells the number of what a position is worth.
    pub(super) fn tell(&self, position: &P, number: u32) {
        let mut piece = self.piece(position).write().unwrap_or_else(PoisonError::into_inner);
        // Without room the others find it themselves.
        let _ = piece.set(position.clone(), number);
    }

    fn piece(&self, position: &P) -> &RwLock<Memo<P, u32>> {
        &self.pieces[self.hasher.hash_one(position) as usize % PIECES]
    }
}

impl<P> fmt::Debug for Told<P> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Told").finish_non_exhaustive()
    }
}
