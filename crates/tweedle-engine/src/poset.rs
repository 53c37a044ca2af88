//! Finite partially ordered sets and lattices.

use crate::{Held, Player, Stop};

/// A finite partially ordered set, whose elements are numbered from 0.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Poset {
    count: usize,
    words: usize,
    /// For each element the ones that it is at least, a bit for each, and the ones that it is at most.
    below: Vec<u64>,
    above: Vec<u64>,
}

impl Poset {
    /// The order of `count` elements in which `ge` tells if one is at least another.
    ///
    /// Cost: a question for each pair, and a quarter of a byte.
    ///
    /// # Errors
    /// [`Stop::Memory`], and those of `ge`.
    pub fn new(
        count: usize,
        held: &mut Held,
        mut ge: impl FnMut(usize, usize) -> Result<bool, Stop>,
    ) -> Result<Poset, Stop> {
        let words = count.div_ceil(64);
        held.take(2 * count * words * size_of::<u64>())?;
        let (mut below, mut above) = (vec![0; count * words], vec![0; count * words]);
        for g in 0..count {
            for h in 0..count {
                if ge(g, h)? {
                    below[g * words + h / 64] |= 1 << (h % 64);
                    above[h * words + g / 64] |= 1 << (g % 64);
                }
            }
        }
        Ok(Poset { count, words, below, above })
    }

    /// The number of elements.
    pub fn len(&self) -> usize {
        self.count
    }

    /// True if there is none.
    pub fn is_empty(&self) -> bool {
        self.count == 0
    }

    /// True if g ≥ h. False of numbers beyond the last.
    pub fn ge(&self, g: usize, h: usize) -> bool {
        g < self.count && h < self.count && self.row(&self.below, g)[h / 64] >> (h % 64) & 1 == 1
    }

    fn row<'a>(&self, rows: &'a [u64], g: usize) -> &'a [u64] {
        &rows[g * self.words..(g + 1) * self.words]
    }

    /// The least of the elements that are ≥ both g and h; `None` if there is none.
    pub fn join(&self, g: usize, h: usize) -> Option<usize> {
        self.bound(Player::Left, g, h)
    }

    /// The greatest of the elements that are ≤ both g and h; `None` if there is none.
    pub fn meet(&self, g: usize, h: usize) -> Option<usize> {
        self.bound(Player::Right, g, h)
    }

    /// The element that is no better than any other one, of those that are no worse than g and h for the player.
    fn bound(&self, player: Player, g: usize, h: usize) -> Option<usize> {
        if g >= self.count || h >= self.count {
            return None;
        }
        let better = if player == Player::Left { &self.above } else { &self.below };
        let bounds: Vec<u64> =
            self.row(better, g).iter().zip(self.row(better, h)).map(|(x, y)| x & y).collect();
        // The least bound has exactly the bounds among those that are no worse.
        ones(&bounds).find(|&x| self.row(better, x) == bounds)
    }

    /// True if every two elements have a join and a meet.
    pub fn is_lattice(&self) -> bool {
        (0..self.count)
            .all(|g| (0..g).all(|h| self.join(g, h).is_some() && self.meet(g, h).is_some()))
    }

    /// The pairs (g, h) in which g is above h with nothing between: the lines of the Hasse diagram, by g and then by h.
    pub fn covers(&self) -> Vec<(usize, usize)> {
        let mut covers = Vec::new();
        for g in 0..self.count {
            for h in ones(self.row(&self.below, g)).filter(|&h| h != g) {
                let between = self.row(&self.below, g).iter().zip(self.row(&self.above, h));
                let count: u32 = between.map(|(x, y)| (x & y).count_ones()).sum();
                // They are between themselves.
                if count == 2 {
                    covers.push((g, h));
                }
            }
        }
        covers
    }

    /// The length of a longest chain: one less than the number of its elements.
    pub fn length(&self) -> usize {
        self.heights().into_iter().max().unwrap_or(0)
    }

    /// For each element the length of a longest chain down from it.
    pub fn heights(&self) -> Vec<usize> {
        let mut order: Vec<usize> = (0..self.count).collect();
        let under =
            |g: usize| self.row(&self.below, g).iter().map(|word| word.count_ones()).sum::<u32>();
        // An element below another one has fewer elements below itself.
        order.sort_by_key(|&g| under(g));
        let mut heights = vec![0; self.count];
        for &g in &order {
            let best = ones(self.row(&self.below, g)).filter(|&h| h != g).map(|h| heights[h] + 1);
            heights[g] = best.max().unwrap_or(0);
        }
        heights
    }

    /// True if this is a lattice in which meets distribute over joins.
    ///
    /// A finite lattice is distributive exactly if all covers go down by one height and its length is the number of
    /// elements that cover one other, and of those that are covered by one (Markowsky, *Primes, irreducibles and extremal
    /// lattices*).
    pub fn is_distributive(&self) -> bool {
        let (covers, heights) = (self.covers(), self.heights());
        let mut lower = vec![0; self.count];
        let mut upper = vec![0; self.count];
        for &(g, h) in &covers {
            lower[g] += 1;
            upper[h] += 1;
        }
        let irreducible = |degrees: &[usize]| degrees.iter().filter(|&&degree| degree == 1).count();
        let length = self.length();
        covers.iter().all(|&(g, h)| heights[g] == heights[h] + 1)
            && irreducible(&lower) == length
            && irreducible(&upper) == length
            && self.is_lattice()
    }
}

/// The places of the bits that are set.
fn ones(words: &[u64]) -> impl Iterator<Item = usize> {
    words.iter().enumerate().flat_map(|(i, &word)| {
        let mut rest = word;
        std::iter::from_fn(move || {
            let bit = (rest != 0).then(|| rest.trailing_zeros() as usize)?;
            rest &= rest - 1;
            Some(64 * i + bit)
        })
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Control;

    fn divisors(n: usize) -> Poset {
        let all: Vec<usize> = (1..=n).filter(|d| n.is_multiple_of(*d)).collect();
        let ge = |g: usize, h: usize| Ok(all[g].is_multiple_of(all[h]));
        Poset::new(all.len(), &mut Held::new(&Control::new()), ge).unwrap()
    }

    #[test]
    fn divisors_are_a_distributive_lattice() {
        let poset = divisors(360);
        assert!(poset.is_lattice() && poset.is_distributive());
        // 2^3 * 3^2 * 5.
        assert_eq!((poset.len(), poset.length(), poset.covers().len()), (24, 6, 46));
    }

    #[test]
    fn a_pentagon_and_a_diamond_are_not_distributive() {
        let with = |pairs: &[(usize, usize)]| {
            let ge = |g, h| Ok(g == h || h == 0 || g == 4 || pairs.contains(&(g, h)));
            Poset::new(5, &mut Held::new(&Control::new()), ge).unwrap()
        };
        for pairs in [&[][..], &[(2, 1)]] {
            let poset = with(pairs);
            assert!(poset.is_lattice() && !poset.is_distributive());
        }
        // Four elements, two above two others, have bounds and no least one.
        let ge = |g: usize, h: usize| Ok(g == h || g >= 2 && h < 2);
        let poset = Poset::new(4, &mut Held::new(&Control::new()), ge).unwrap();
        assert!(!poset.is_lattice());
        assert_eq!((poset.join(0, 1), poset.meet(2, 3)), (None, None));
        assert_eq!((poset.join(0, 2), poset.meet(0, 2)), (Some(2), Some(0)));
        assert_eq!(poset.join(0, 4), None);
    }
}
