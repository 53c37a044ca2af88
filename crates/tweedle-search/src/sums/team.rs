//! The work of several threads on one question.

use foldhash::fast::FixedState;
use hashbrown::HashMap;
use std::sync::Mutex;
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};
use tweedle_engine::Stop;
use tweedle_engine::lock;
use tweedle_engine::walk::WalkError;

/// Threads that search the same sum, each on a way of its own.
///
/// All of them begin at the same place. In a sum that the player who moves is expected to win they all go to the best option
/// first. Of the other options, and of all options of a sum that he is expected to lose, one that a thread is at work in comes last
/// for the rest ("young brothers wait": Feldmann, Monien, Mysliwietz and Vornberger, 1989; the way without a master: Weill, "The
/// ABDADA distributed minimax search algorithm", 1996). The others find the results of each thread in the table.
pub(super) struct Team<P> {
    /// The number of threads that are at work in the sum with this hash. It only guides the search, so that two sums
    /// with one hash do no harm.
    busy: Mutex<HashMap<u64, u32, FixedState>>,
    is_over: AtomicBool,
    /// The number of threads that are at work, and of those that there are to be.
    size: AtomicUsize,
    threads: usize,
    answer: Mutex<Option<Result<bool, WalkError<P>>>>,
}

impl<P> Team<P> {
    /// A team of this many threads, of which none is at work yet.
    pub(super) fn new(threads: usize) -> Team<P> {
        Team {
            busy: Mutex::default(),
            is_over: AtomicBool::new(false),
            size: AtomicUsize::new(0),
            threads,
            answer: Mutex::new(None),
        }
    }

    /// The number of its threads.
    pub(super) fn threads(&self) -> usize {
        self.threads
    }

    /// A thread begins to search a sum.
    pub(super) fn begin(&self, hash: u64) {
        *lock(&self.busy).entry(hash).or_insert(0) += 1;
    }

    /// It has ended to do so.
    pub(super) fn end(&self, hash: u64) {
        let mut busy = lock(&self.busy);
        if let Some(count) = busy.get_mut(&hash) {
            *count -= 1;
            if *count == 0 {
                busy.remove(&hash);
            }
        }
    }

    /// True if a thread is at work in a sum.
    pub(super) fn is_busy(&self, hash: u64) -> bool {
        lock(&self.busy).contains_key(&hash)
    }

    /// True if one of the threads has the answer.
    pub(super) fn is_over(&self) -> bool {
        self.is_over.load(Ordering::Relaxed)
    }

    /// One more thread is at work, or one less.
    pub(super) fn join(&self) {
        self.size.fetch_add(1, Ordering::Relaxed);
    }

    pub(super) fn leave(&self) -> bool {
        self.size.fetch_sub(1, Ordering::AcqRel) == 1
    }

    /// Gives the answer, if it is the first, and leaves. A thread that has no memory left leaves the question to the
    /// others, if there are any; then this returns `false`.
    pub(super) fn give(&self, answer: Result<bool, WalkError<P>>) -> bool {
        if matches!(answer, Err(WalkError::Stop(Stop::Memory { .. }))) {
            if !self.leave() {
                return false;
            }
            // A thread with an answer gives it before it leaves.
            lock(&self.answer).get_or_insert(answer);
        } else {
            lock(&self.answer).get_or_insert(answer);
            self.leave();
        }
        self.is_over.store(true, Ordering::Relaxed);
        true
    }

    pub(super) fn answer(self) -> Option<Result<bool, WalkError<P>>> {
        self.answer.into_inner().unwrap_or_else(std::sync::PoisonError::into_inner)
    }
}
