//! The components of a strip.

use super::ToadsAndFrogs;
use crate::pieces::Strip;
use tweedle_engine::Player;
use tweedle_rules::Bits;

impl<B: Bits> ToadsAndFrogs<B> {
    /// Splits at walls and drops the cells at the ends that never change.
    ///
    /// Let `j` be the number of pieces a jump may cross. If no piece moves backwards, then
    ///
    /// - (a) frogs at the very left end never move, having no empty cell to their left, now or
    ///   later, for a piece that comes to stand there would have to come from among them. Nothing
    ///   jumps over them: a frog that did would have to land to their left. So they are the edge.
    /// - (b) If no cell of the left end up to and including a run of `j + 1` frogs is empty, none of
    ///   these cells ever changes. Consider the first change. Nothing comes in, as no cell is
    ///   empty; a frog in there that left its cell would come in further left; a toad that left its
    ///   cell would stand to the left of the run, and slide on into an occupied cell, or jump over
    ///   the whole run, which is too long. Nothing jumps over these cells from outside, as in (a).
    ///   So they are the edge.
    /// - (c) `j + 1` toads followed by `j + 1` frogs never change: a toad in there that left its cell
    ///   would cross all those frogs or land among the pieces, and a frog likewise; and nothing
    ///   crosses so long a block. They are a wall with a game on either side.
    ///
    /// - (d) Where nobody jumps, pieces keep their order. A frog followed by a toad, with or without empty cells between, leaves
    ///   these cells behind for good, and the toad goes the other way. So the strip falls into what ends with the frog and what
    ///   begins with the toad. Nothing comes to the cells before its first piece if that is a toad, or after its last if that
    ///   is a frog.
    /// - (e) If no frog has a toad before it, none ever has, and they go apart for good, as in (d). Where they go one cell in each move,
    ///   there are as many moves as all pieces have cells to go until they stand together at their ends, and the order of the moves does not matter. So
    ///   each piece may as well have these cells for itself.
    ///
    /// - (f) Let toads stand before frogs, and nobody jump or go further than one cell in a move. The last toad and the first frog alone go into
    ///   the cells between. Such a step gives one more step to each piece behind. So if there are t toads and f frogs, each of these cells is a
    ///   component by itself, {t - 1 | 1 - f}, which is t toads, one empty cell, and f frogs. The steps of the other pieces to where they stand
    ///   together now are components as in (e).
    ///
    /// (a) and (b) hold with toads at the right end just so. None of the proofs asks whose pieces a
    /// jump may cross, so all this is true with friendly jumps also.
    #[inline]
    pub(super) fn parts(&self, strip: &Strip<B>, into: &mut Vec<Strip<B>>) {
        if self.min_slide < 1 {
            if !strip.empty().is_empty() && !(strip.toads ^ strip.frogs).is_empty() {
                // A cell beyond the end is in both words, an empty one in neither.
                into.push(*strip);
            }
            return;
        }
        let half = self.max_jump.saturating_add(1);
        let toads = strip.pieces(Player::Left);
        let frogs = strip.pieces(Player::Right);
        // The cell where the last toad of a wall stands: frogs follow it, toads precede it.
        let mut walls = toads & frogs.down(1);
        for n in 1..half {
            if walls.is_empty() {
                break;
            }
            walls &= toads.up(n) & frogs.down(n + 1);
        }
        let mut from = 0;
        for wall in walls.ones() {
            self.split(&strip.slice(from, wall), into);
            from = wall + 1;
        }
        if from == 0 {
            self.split(strip, into);
        } else {
            self.split(&strip.slice(from, strip.len()), into);
        }
    }

    /// The strip without the cells at its two ends that never change, or `None` if nobody can ever
    /// move; see [`ToadsAndFrogs::parts`]. Needs `min_slide >= 1`.
    #[inline]
    fn trim(&self, strip: &Strip<B>) -> Option<Strip<B>> {
        let empty = strip.empty();
        let (toads, frogs) = (strip.pieces(Player::Left), strip.pieces(Player::Right));
        if empty.is_empty() || (toads | frogs).is_empty() {
            return None;
        }
        let len = strip.len();
        // The number of cells before the first empty one, and after the last.
        let before = empty.first();
        let after = len - (B::BITS - empty.leading_zeros());
        let mut from = 0;
        let mut to = len;
        if before > 0 {
            from += self.stuck(frogs & B::below(before));
        }
        if after > 0 {
            to -= self.stuck(toads.reverse().down(B::BITS - len) & B::below(after));
        }
        if (from, to) == (0, len) {
            return Some(*strip);
        }
        let trimmed = strip.slice(from, to);
        // The empty cells are still there, the pieces perhaps not.
        (!(trimmed.toads ^ trimmed.frogs).is_empty()).then_some(trimmed)
    }

    /// The components of a strip without walls, by rules (a), (b), (d), (e) and (f) of [`ToadsAndFrogs::parts`].
    #[inline]
    fn split(&self, strip: &Strip<B>, into: &mut Vec<Strip<B>>) {
        let Some(strip) = &self.trim(strip) else { return };
        let first_toad = strip.pieces(Player::Left).ones().next().unwrap_or(strip.len());
        let mixed = strip.pieces(Player::Right) & !B::below(first_toad);
        if self.max_jump > 0 && !mixed.is_empty() {
            into.push(*strip);
        } else {
            self.split_between(strip, first_toad, into);
        }
    }

    /// True if pieces that meet no enemy go one cell in each move.
    fn goes_by_cells(&self) -> bool {
        (self.min_slide, self.max_slide) == (1, 1)
            && (self.max_jump == 0 || !self.allow_friendly_jump)
    }

    /// The components of a strip on which nobody ever jumps over an enemy, between each frog and a toad behind it.
    fn split_between(&self, strip: &Strip<B>, first_toad: u32, into: &mut Vec<Strip<B>>) {
        let (toads, frogs) = (strip.pieces(Player::Left), strip.pieces(Player::Right));
        let end = strip.len();
        let mut from = 0;
        let mut to = first_toad;
        while from < end {
            let here = B::below(to) & !B::below(from);
            let (toads_here, frogs_here) = (toads & here, frogs & here);
            let is_alone = toads_here.is_empty() || frogs_here.is_empty();
            if is_alone && self.goes_by_cells() {
                lone_pieces(toads_here.down(from), frogs_here.down(from), to - from, into);
            } else if self.max_jump == 0 && self.goes_by_cells() {
                meeting_pieces(toads_here, frogs_here, into);
            } else {
                let after_frogs = B::BITS - frogs_here.leading_zeros();
                let last = if frogs_here.is_empty() { to } else { after_frogs };
                into.extend(self.trim(&strip.slice(from, last)));
            }
            from = to;
            let next_frog = (frogs & !B::below(from)).ones().next().unwrap_or(end);
            to = (toads & !B::below(next_frog)).ones().next().unwrap_or(end);
        }
    }

    /// The number of cells at an end that never change, by rules (a) and (b), where `blockers` are
    /// those pieces before the first empty cell that would move to this end. Cells are counted from
    /// there.
    #[inline]
    fn stuck(&self, blockers: B) -> u32 {
        let edge = blockers.trailing_ones();
        let mut runs = blockers;
        for _ in 0..self.max_jump {
            if runs.is_empty() {
                return edge;
            }
            runs &= runs.down(1);
        }
        if runs.is_empty() {
            edge
        } else {
            edge.max(B::BITS - runs.leading_zeros() + self.max_jump)
        }
    }
}

/// Frogs on their way to the first cell, and toads on theirs to the cell before `end`, that meet no enemy: each with the cells for
/// itself that it can go.
fn lone_pieces<B: Bits>(toads: B, frogs: B, end: u32, into: &mut Vec<Strip<B>>) {
    for (before, frog) in (0..).zip(frogs.ones()).filter(|(before, frog)| before < frog) {
        let steps = frog - before;
        into.push(Strip::new(steps + 1, B::ZERO, B::bit(steps)));
    }
    let count = toads.count();
    for (before, toad) in (0..).zip(toads.ones()) {
        let steps = end - toad - (count - before);
        if steps > 0 {
            into.push(Strip::new(steps + 1, B::ONE, B::ZERO));
        }
    }
}

/// The components of toads and frogs behind them that go one cell in each move and do not jump, by rule (f) of [`ToadsAndFrogs::parts`].
fn meeting_pieces<B: Bits>(toads: B, frogs: B, into: &mut Vec<Strip<B>>) {
    let first_frog = frogs.first();
    // The cell after the last toad.
    let gap = B::BITS - toads.leading_zeros();
    lone_pieces(toads, frogs.down(first_frog), gap, into);
    let (before, after) = (toads.count(), frogs.count());
    let len = before + 1 + after;
    let one = Strip::new(len, B::below(before), B::below(len) & !B::below(before + 1));
    into.extend((gap..first_frog).map(|_| one));
}
