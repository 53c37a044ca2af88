//! The nimbers beside which one game is at least as good as another.
//!
//! Such sets are finite or cofinite, and found without a look at any sum with a nimber. With X = g - h, let P be
//! the n for which X + ∗n ≥ 0, and Q those for which X + ∗n ≤ 0. Right, moving first, wins X + ∗n if some
//! Xᴿ + ∗n ≤ 0, or some X + ∗k ≤ 0 with k < n. So n is in P if it is in no Q of an Xᴿ and no lesser k is in Q;
//! and likewise for Q. Let p be the least n that is in no Q of an Xᴿ, and q the least in no P of an Xᴸ, each ∞
//! if there is none.
//!
//! - If p < q, nothing is in Q: each of its elements is at least q, and at most the least of P, which is p. So P has
//!   all that is in no Q of an Xᴿ.
//! - If p > q, the same with P and Q exchanged.
//! - If p = q = n, either has n alone: X = ∗n. If both are ∞, either is empty.
//!
//! Hence by induction each set is finite or has all nimbers but finitely many. This is the minimal excludant of
//! impartial games with the two players apart.

use super::beside_set::Beside;
use super::id::Id;
use super::store::Store;
use crate::number::NimSet;
use crate::stack::deeper;
use crate::{Player, Stop, Weigh};
use std::cmp::Ordering;

impl Store {
    /// The nimbers beside which g is at least h, and at most h.
    ///
    /// Cost: a union of sets for each pair of followers, times their options; each pair is remembered.
    /// Stops decide many at once.
    pub(super) fn beside(&mut self, g: Id, h: Id) -> Result<Beside, Stop> {
        if let (Some((ups_g, nimber_g)), Some((ups_h, nimber_h))) =
            (self.up_star(g), self.up_star(h))
        {
            let [x, y] = [g, h].map(|game| self.stop(game, Player::Left));
            let number = self.compare_numbers(x, y);
            return Ok(of_up_stars(number, i128::from(ups_g) - i128::from(ups_h))
                .shifted(nimber_g ^ nimber_h));
        }
        let (g, by_g) = self.without_nimber(g)?;
        let (h, by_h) = self.without_nimber(h)?;
        let by = by_g ^ by_h;
        if g == h {
            let zero = NimSet::of([0]);
            return Ok(Beside { at_least: zero.clone(), at_most: zero }.shifted(by));
        }
        // A nimber changes no stop. See `quick_le` for what stops say.
        let compared = |own, other| {
            let other = self.stop(h, other);
            self.compare_stop(g, own, other)
        };
        if compared(Player::Right, Player::Left).is_gt() {
            return Ok(Beside::always(Some(Ordering::Greater)));
        }
        if compared(Player::Left, Player::Right).is_lt() {
            return Ok(Beside::always(Some(Ordering::Less)));
        }
        let same = Player::BOTH.map(|player| compared(player, player));
        if same.contains(&Ordering::Less) && same.contains(&Ordering::Greater) {
            return Ok(Beside::always(None));
        }
        let (first, second) = if g < h { (g, h) } else { (h, g) };
        let known = self.besides.get(&(first, second)).cloned();
        let beside = match known {
            Some(known) => known,
            None => self.new_beside(first, second)?,
        };
        let beside = if first == g { beside } else { beside.exchanged() };
        Ok(beside.shifted(by))
    }

    fn new_beside(&mut self, g: Id, h: Id) -> Result<Beside, Stop> {
        self.control.check()?;
        let beside = deeper(self, |store| store.beside_by_options(g, h))?;
        let owned = beside.at_least.owned() + beside.at_most.owned();
        self.take_invariant(owned + 2 * size_of::<((Id, Id), Beside)>())?;
        self.besides.insert((g, h), beside.clone());
        Ok(beside)
    }

    /// g without its nimber, and the nimber, if g is x + n·↑ + ∗m; else g.
    fn without_nimber(&mut self, g: Id) -> Result<(Id, u64), Stop> {
        match self.up_star(g) {
            Some((_, nimber)) if nimber > 0 => {
                let star = self.nimber(nimber)?;
                Ok((self.sum(g, star)?, nimber))
            }
            _ => Ok((g, 0)),
        }
    }

    fn beside_by_options(&mut self, g: Id, h: Id) -> Result<Beside, Stop> {
        // What `player`, moving first, can reach beside which nimber, so that the opponent is the one who
        // does not win by moving. Number avoidance: (g - h) + ∗n is no number, so nobody need move in a
        // number.
        let mut reached = [NimSet::none(), NimSet::none()];
        for player in Player::BOTH {
            let reached = &mut reached[player.index()];
            if !self.is_number(g) {
                for i in 0..self.option_count(g, player) {
                    let option = self.option(g, player, i)?;
                    let good = self.beside(option, h)?.good_for(player);
                    *reached = reached.union(&good);
                }
            }
            if !self.is_number(h) {
                let opponent = player.opponent();
                for i in 0..self.option_count(h, opponent) {
                    let option = self.option(h, opponent, i)?;
                    let good = self.beside(g, option)?.good_for(player);
                    *reached = reached.union(&good);
                }
            }
        }
        let [by_left, by_right] = reached;
        let least = |set: &NimSet| set.mex().map_or(u128::MAX, u128::from);
        let (p, q) = (least(&by_right), least(&by_left));
        Ok(match p.cmp(&q) {
            Ordering::Less => Beside { at_least: by_right.complement(), at_most: NimSet::none() },
            Ordering::Greater => Beside { at_least: NimSet::none(), at_most: by_left.complement() },
            Ordering::Equal => {
                let only = NimSet::of(by_right.mex());
                Beside { at_least: only.clone(), at_most: only }
            }
        })
    }
}

/// The same for x + n·↑ and y + k·↑, by how x compares with y, and n - k: ↑ + ∗n is positive unless n = 1
/// (see [`infinitesimal_sign`](super::id::infinitesimal_sign)).
fn of_up_stars(number: Ordering, ups: i128) -> Beside {
    let but_star = || NimSet::of([1]).complement();
    match (number, ups) {
        (Ordering::Equal, 0) => Beside { at_least: NimSet::of([0]), at_most: NimSet::of([0]) },
        (Ordering::Equal, 1) => Beside { at_least: but_star(), at_most: NimSet::none() },
        (Ordering::Equal, -1) => Beside { at_least: NimSet::none(), at_most: but_star() },
        (Ordering::Equal, _) => Beside::always(Some(ups.cmp(&0))),
        (number, _) => Beside::always(Some(number)),
    }
}
