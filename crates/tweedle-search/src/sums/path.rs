//! The path of the search: sums whose options are being searched, each an option of the one before.

use super::choice::Choice;
use super::sum::Sum;
use super::values::float;
use tweedle_engine::Held;

/// A sum on the path, and what Left can move to, seen by Right: the best option last.
pub(super) struct Frame<P> {
    pub(super) sum: Sum<P>,
    pub(super) options: Vec<Choice<P>>,
    /// The number of options, with those that were searched before.
    pub(super) count: usize,
    /// The bytes that all of it took from the budget.
    pub(super) bytes: usize,
    /// The number of sums that were searched before it.
    pub(super) before: u64,
    /// With a team: the hash by which the sum is known there.
    pub(super) hash: u64,
    /// The numbers of its options that were put off, and that were searched.
    pub(super) put_off: usize,
    pub(super) tried: usize,
    /// True if Left is expected to lose it.
    pub(super) is_lost: bool,
}

/// The way from the question to where the search is.
pub(super) struct Path<P> {
    pub(super) frames: Vec<Frame<P>>,
    pub(super) held: Held,
}

impl<P> Path<P> {
    /// True if the player who moves next is expected to lose the sum that comes next on the path: it is the best option of a sum that
    /// is not expected to be lost itself. That is so for nearly all of these options.
    pub(super) fn is_next_lost(&self) -> bool {
        self.frames.last().is_some_and(|frame| !frame.is_lost && frame.tried <= 1)
    }

    /// About which share of the search is done.
    ///
    /// The winner needs one move in each of his sums, which mostly is the first that is tried, and an answer to each
    /// move of the loser. So the share is counted by the loser's options on the path, and who that is shows in
    /// whose options more are done. Options count the less the later they come: more is known then.
    pub(super) fn share(&self) -> f32 {
        let weight = |options: usize| (1..=options).map(|place| 1.0 / float(place)).sum::<f32>();
        let of = |parity: usize| {
            let (mut share, mut part) = (0.0, 1.0);
            for frame in self.frames.iter().skip(parity).step_by(2) {
                let done = frame.count - frame.options.len().min(frame.count);
                let done = done.saturating_sub(1);
                let all = weight(frame.count);
                share += part * weight(done) / all;
                part /= all * float(done + 1);
            }
            share
        };
        of(0).max(of(1)).min(1.0)
    }
}
