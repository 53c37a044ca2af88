//! Differences: what has to stand beside a game to make another one.

use super::{Forms, Id};
use crate::Stop;
use crate::stack::deeper;

impl Forms {
    /// The game K with K + H = G, if there is one; there is never more than one, for sums can be cancelled
    /// (Conway, *On Numbers and Games*, ch. 12; Siegel, *On the structure of misère impartial games*, 2020).
    ///
    /// Every option G' of G is then either some K + H', so that K = G' - H', or some K' + H. If none is of
    /// the first kind, all G' - H are options of K. A move from K + H to K + H' can then be reversed to G,
    /// and only by a move in K, so that all G - H' are options of K, too. And K has no others: a move
    /// of it beside H is one of G or can be reversed to G. So there are few candidates, and their sums with H
    /// decide.
    ///
    /// ```
    /// # use tweedle_engine::{Control, misere::Forms};
    /// let mut forms = Forms::new(&Control::new());
    /// let [two, three] = [2, 3].map(|n| forms.nim_heap(n).unwrap());
    /// assert_eq!(forms.difference(three, two)?, Some(forms.one()?));
    /// // Neither is 2 + 2 nothing, nor is nothing 2 and something.
    /// assert_eq!(forms.difference(Forms::ZERO, two)?, None);
    /// # Ok::<(), tweedle_engine::Stop>(())
    /// ```
    ///
    /// # Errors
    /// As [`Forms::sum`].
    ///
    /// # Panics
    /// If `g` or `h` is no game of this arena.
    pub fn difference(&mut self, g: Id, h: Id) -> Result<Option<Id>, Stop> {
        if h == Forms::ZERO {
            return Ok(Some(g));
        }
        if g == h {
            return Ok(Some(Forms::ZERO));
        }
        let one = self.one()?;
        if h == one {
            // 1 + 1 = 0.
            return self.sum(g, one).map(Some);
        }
        if g == Forms::ZERO || g == one {
            // Sums of others have a move.
            return Ok(None);
        }
        if let Some(&known) = self.known.differences.get(&(g, h)) {
            return Ok(known);
        }
        self.control_check()?;
        let found = deeper(self, |forms| forms.found_difference(g, h))?;
        self.known.differences.set((g, h), found)?;
        Ok(found)
    }

    fn found_difference(&mut self, g: Id, h: Id) -> Result<Option<Id>, Stop> {
        let [of_g, of_h] = [g, h].map(|it| self.options(it).len());
        let normal = self.genus(g).normal() ^ self.genus(h).normal();
        let mut refuted = Vec::new();
        for i in 0..of_g {
            for j in 0..of_h {
                let (g, h) = (self.options(g)[i], self.options(h)[j]);
                if let Some(k) = self.difference(g, h)?
                    && self.genus(k).normal() == normal
                    && !refuted.contains(&k)
                {
                    refuted.push(k);
                }
            }
        }
        for k in refuted {
            if self.sum(k, h)? == g {
                return Ok(Some(k));
            }
        }
        let mut options = Vec::with_capacity(of_g + of_h);
        for i in 0..of_g {
            match self.difference(self.options(g)[i], h)? {
                Some(option) => options.push(option),
                None => return Ok(None),
            }
        }
        for i in 0..of_h {
            match self.difference(g, self.options(h)[i])? {
                Some(option) => options.push(option),
                None => return Ok(None),
            }
        }
        let k = self.game(options)?;
        Ok((self.sum(k, h)? == g).then_some(k))
    }
}

#[cfg(test)]
mod tests {
    use super::super::days::tests::{born_by, with_sums};
    use super::*;
    use crate::Control;

    /// *On Numbers and Games*, ch. 12: G + K = H + K only if G = H.
    #[test]
    fn sums_can_be_cancelled() {
        let mut forms = Forms::new(&Control::new());
        let games = born_by(&mut forms, 4);
        for &g in &games {
            for &h in &games {
                let sum = forms.sum(g, h).unwrap();
                assert_eq!(forms.difference(sum, h), Ok(Some(g)));
                assert_eq!(forms.difference(sum, g), Ok(Some(h)));
            }
        }
    }

    /// All games born by day 5 that few options make are tried as differences.
    #[test]
    fn there_is_a_difference_only_if_some_game_is_one() {
        let mut forms = Forms::new(&Control::new());
        let games = born_by(&mut forms, 4);
        let all = with_sums(&mut forms, 4);
        let mut found = 0;
        for &g in &games {
            for &h in &games {
                let difference = forms.difference(g, h).unwrap();
                if let Some(k) = difference {
                    assert_eq!(forms.sum(k, h).unwrap(), g);
                    found += 1;
                }
                let tried = all.iter().find(|&&k| forms.sum(k, h).unwrap() == g);
                assert!(tried.is_none() || difference.as_ref() == tried);
            }
        }
        assert!(found > games.len());
    }

    /// The sum of 2 and the game that moves to 2 alone, less 2, is born later than the sum.
    #[test]
    fn a_difference_may_be_born_later() {
        let mut forms = Forms::new(&Control::new());
        let two = forms.nim_heap(2).unwrap();
        let to_two = forms.game(vec![two]).unwrap();
        let k = forms.difference(to_two, two).unwrap().unwrap();
        assert_eq!(forms.sum(k, two), Ok(to_two));
        assert_eq!([to_two, k].map(|it| forms.birthday(it)), [3, 5]);
    }
}
