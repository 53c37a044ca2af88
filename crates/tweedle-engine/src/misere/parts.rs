//! Parts: the games that a game is a sum of.

use super::{Forms, Id};
use crate::stack::deeper;
use crate::{Held, Stop};

impl Forms {
    /// True if a game is 0 or 1, the only games that can be in a sum that is 0.
    pub(super) fn is_unit(&self, g: Id) -> bool {
        self.birthday(g) <= 1
    }

    /// The even parts of a game but 0 and the game itself: G has the part H if H + K = G for some K. If the
    /// game is odd, they are those of the even game beside it. Each part is followed by the K that it goes
    /// with, if that is not there yet; the least come first.
    ///
    /// All parts are these, 0 and the even one of G and G + 1, and their sums with 1. There are finitely many. For
    /// if H + K = G, then every option of G is an H' + K or an H + K'. So H or K is a part of
    /// some option, and the other one is a difference (Siegel, *On the structure of misère impartial games*, 2020).
    ///
    /// ```
    /// # use tweedle_engine::{Control, misere::Forms};
    /// let mut forms = Forms::new(&Control::new());
    /// let two = forms.nim_heap(2)?;
    /// let four = forms.sum(two, two)?;
    /// assert_eq!(forms.parts(four)?, [two]);
    /// # Ok::<(), tweedle_engine::Stop>(())
    /// ```
    ///
    /// # Errors
    /// As [`Forms::sum`].
    ///
    /// # Panics
    /// If `g` is no game of this arena.
    pub fn parts(&mut self, g: Id) -> Result<Vec<Id>, Stop> {
        let even = self.even_one(g)?;
        let mut all: Vec<Id> = self.all_parts(even)?.to_vec();
        all.retain(|&part| part != even && part != Forms::ZERO);
        self.sort(&mut all)?;
        let mut parts: Vec<Id> = Vec::with_capacity(all.len());
        for part in all {
            if !parts.contains(&part) {
                parts.push(part);
                let other = self.even_difference(even, part)?;
                parts.extend(other.filter(|it| !parts.contains(it)));
            }
        }
        Ok(parts)
    }

    /// The even one of G - H and its neighbour, if there is a G - H.
    fn even_difference(&mut self, g: Id, h: Id) -> Result<Option<Id>, Stop> {
        match self.difference(g, h)? {
            Some(difference) => self.even_one(difference).map(Some),
            None => Ok(None),
        }
    }

    /// All even parts of an even game, 0 and itself among them, sorted by ids.
    fn all_parts(&mut self, g: Id) -> Result<&[Id], Stop> {
        if self.known.parts.get(&g).is_none() {
            self.control_check()?;
            let parts = deeper(self, |forms| forms.found_parts(g))?;
            self.known.parts.set(g, parts.into())?;
        }
        Ok(self.known.parts.get(&g).map_or(&[], |parts| parts))
    }

    fn found_parts(&mut self, g: Id) -> Result<Vec<Id>, Stop> {
        let mut of_options = Vec::new();
        let mut held = Held::new(&self.control_handle());
        for i in 0..self.options(g).len() {
            let option = self.even_one(self.options(g)[i])?;
            let parts = self.all_parts(option)?;
            // Vectors have up to twice the room that they need.
            held.take(2 * size_of_val(parts))?;
            of_options.extend_from_slice(parts);
        }
        of_options.sort_unstable();
        of_options.dedup();
        let mut parts = vec![Forms::ZERO, g];
        for part in of_options {
            if let Some(other) = self.even_difference(g, part)? {
                parts.extend([part, other]);
            }
        }
        parts.sort_unstable();
        parts.dedup();
        Ok(parts)
    }

    /// True if a game is prime: neither 0 nor 1, nor a sum of two games that are neither.
    ///
    /// # Errors
    /// As [`Forms::sum`].
    ///
    /// # Panics
    /// If `g` is no game of this arena.
    pub fn is_prime(&mut self, g: Id) -> Result<bool, Stop> {
        if self.is_unit(g) {
            return Ok(false);
        }
        let even = self.even_one(g)?;
        Ok(self.all_parts(even)?.len() == 2)
    }

    /// All ways in which a game is a sum of even primes and, if it is odd, of 1, which is then the first of
    /// them. The lesser primes come first.
    ///
    /// There may be several (Siegel, *On the structure of misère impartial games*, 2020, has the least example).
    ///
    /// # Errors
    /// As [`Forms::sum`].
    ///
    /// # Panics
    /// If `g` is no game of this arena.
    pub fn partitions(&mut self, g: Id) -> Result<Vec<Vec<Id>>, Stop> {
        let even = self.even_one(g)?;
        let mut primes = Vec::new();
        for part in self.all_parts(even)?.to_vec() {
            if self.is_prime(part)? {
                primes.push(part);
            }
        }
        self.sort(&mut primes)?;
        let first = if even == g { Vec::new() } else { vec![self.one()?] };
        let mut held = Held::new(&self.control_handle());
        let mut partitions = Vec::new();
        // The primes taken so far, what is left, and the first prime that may be next.
        let mut waiting = vec![(first, even, 0)];
        while let Some((taken, rest, from)) = waiting.pop() {
            self.control_check()?;
            if rest == Forms::ZERO {
                held.take(size_of::<Vec<Id>>() + size_of_val(&taken[..]))?;
                partitions.push(taken);
                continue;
            }
            // The last that is put there is looked at first.
            for (i, &prime) in primes.iter().enumerate().skip(from).rev() {
                if let Some(rest) = self.even_difference(rest, prime)? {
                    let mut more = taken.clone();
                    more.push(prime);
                    waiting.push((more, rest, i));
                }
            }
        }
        Ok(partitions)
    }
}

#[cfg(test)]
mod tests {
    use super::super::days::tests::{born_by, with_sums};
    use super::*;
    use crate::Control;

    #[test]
    fn partitions_sum_up_to_the_game() {
        let mut forms = Forms::new(&Control::new());
        for g in with_sums(&mut forms, 4) {
            let partitions = forms.partitions(g).unwrap();
            assert!(!partitions.is_empty());
            for partition in partitions {
                let mut sum = Forms::ZERO;
                for &part in &partition {
                    assert!(part == 1 || forms.is_prime(part).unwrap());
                    sum = forms.sum(sum, part).unwrap();
                }
                assert_eq!(sum, g);
            }
        }
    }

    /// Every sum of two games of day 4 has both of them as parts, and parts come in pairs.
    #[test]
    fn parts_are_those_of_sums() {
        let mut forms = Forms::new(&Control::new());
        let games = born_by(&mut forms, 4);
        for &g in &games {
            for &h in &games {
                let sum = forms.sum(g, h).unwrap();
                let parts = forms.parts(sum).unwrap();
                let [g, h, sum] = [g, h, sum].map(|it| forms.even_one(it).unwrap());
                for part in [g, h] {
                    let is_one = part == sum || part == Forms::ZERO || parts.contains(&part);
                    assert!(is_one, "{part} of {sum}");
                }
                for &part in &parts {
                    let other = forms.even_difference(sum, part).unwrap().unwrap();
                    assert!(parts.contains(&other));
                }
            }
        }
    }

    #[test]
    fn units_have_no_primes() {
        let mut forms = Forms::new(&Control::new());
        let one = forms.one().unwrap();
        assert_eq!(forms.partitions(Forms::ZERO).unwrap(), [vec![]]);
        assert_eq!(forms.partitions(one).unwrap(), [vec![one]]);
        assert!(!forms.is_prime(Forms::ZERO).unwrap() && !forms.is_prime(one).unwrap());
    }
}
