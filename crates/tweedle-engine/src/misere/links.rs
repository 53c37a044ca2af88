//! Links: games beside which two others are both lost by the player who is to move; and games that tell two games
//! apart.

use super::{Forms, Id};
use crate::stack::deeper;
use crate::{Outcome, Stop};

impl Forms {
    /// True if two games are linked: beside some third game both are lost by the player who is to move. They are,
    /// unless one is an option of the other (Conway, *On Numbers and Games*, ch. 12).
    ///
    /// # Panics
    /// If `g` or `h` is no game of this arena.
    pub fn is_linked(&self, g: Id, h: Id) -> bool {
        !self.has_option(g, h) && !self.has_option(h, g)
    }

    /// A game beside which two others are both lost by the player who is to move, if there is one.
    ///
    /// Its options are, for each option of the two, a game beside which that option is lost by the player who is to
    /// move and the other one of the two is not.
    ///
    /// ```
    /// # use tweedle_engine::{Control, Outcome, misere::Forms};
    /// let mut forms = Forms::new(&Control::new());
    /// let two = forms.nim_heap(2)?;
    /// let twos = forms.sum(two, two)?;
    /// let link = forms.link(two, twos)?;
    /// // There is a move from 2 + 2 to 2.
    /// assert_eq!(link, None);
    /// let link = forms.link(Forms::ZERO, twos)?.unwrap();
    /// let sum = forms.sum(twos, link)?;
    /// assert_eq!([forms.outcome(link), forms.outcome(sum)], [Outcome::P; 2]);
    /// # Ok::<(), tweedle_engine::Stop>(())
    /// ```
    ///
    /// # Errors
    /// As [`Forms::sum`].
    ///
    /// # Panics
    /// If `g` or `h` is no game of this arena.
    pub fn link(&mut self, g: Id, h: Id) -> Result<Option<Id>, Stop> {
        if !self.is_linked(g, h) {
            return Ok(None);
        }
        if g == h {
            return self.mate(g).map(Some);
        }
        if let Some(&known) = self.known.links.get(&(g, h)) {
            return Ok(Some(known));
        }
        self.control_check()?;
        let link = deeper(self, |forms| {
            let mut options = Vec::new();
            for (of, other) in [(g, h), (h, g)] {
                for option in forms.sorted_options(of)? {
                    options.push(forms.killer(option, other)?);
                }
            }
            forms.game(options)
        })?;
        self.known.links.set((g, h), link)?;
        Ok(Some(link))
    }

    /// A game beside which the first of two is lost by the player who is to move, and the second is won, unless they
    /// are equal.
    ///
    /// ```
    /// # use tweedle_engine::{Control, Outcome, misere::Forms};
    /// let mut forms = Forms::new(&Control::new());
    /// let two = forms.nim_heap(2)?;
    /// let four = forms.nim_heap(4)?;
    /// let apart = forms.distinguisher(two, four)?.unwrap();
    /// let [first, second] = [two, four].map(|it| forms.sum(it, apart).unwrap());
    /// assert_eq!([forms.outcome(first), forms.outcome(second)], [Outcome::P, Outcome::N]);
    /// assert_eq!(forms.distinguisher(two, two)?, None);
    /// # Ok::<(), tweedle_engine::Stop>(())
    /// ```
    ///
    /// # Errors
    /// As [`Forms::sum`].
    ///
    /// # Panics
    /// If `g` or `h` is no game of this arena.
    pub fn distinguisher(&mut self, g: Id, h: Id) -> Result<Option<Id>, Stop> {
        if g == h { Ok(None) } else { self.killer(g, h).map(Some) }
    }

    /// A game beside which the first of two different ones is lost by the player who is to move, and the second is won.
    fn killer(&mut self, g: Id, h: Id) -> Result<Id, Stop> {
        if let Some(&known) = self.known.killers.get(&(g, h)) {
            return Ok(known);
        }
        self.control_check()?;
        let killer = deeper(self, |forms| forms.found_killer(g, h))?;
        self.known.killers.set((g, h), killer)?;
        Ok(killer)
    }

    fn found_killer(&mut self, g: Id, h: Id) -> Result<Id, Stop> {
        let [of_g, of_h] = [self.mate(g)?, self.mate(h)?];
        if !self.is_lost(h, of_g)? {
            return Ok(of_g);
        }
        if !self.is_lost(g, of_h)? {
            return self.turned(g, of_h);
        }
        // They differ in an option that cannot be reversed to the other game.
        for option in self.sorted_options(h)? {
            if let Some(link) = self.link(g, option)? {
                return Ok(link);
            }
        }
        for option in self.sorted_options(g)? {
            if let Some(link) = self.link(option, h)? {
                return self.turned(g, link);
            }
        }
        // Then they would be equal, or one would be 0, and the mates would tell.
        Err(Stop::Undefined("Equal games cannot be told apart.".to_owned()))
    }

    /// Beside `x` the player who is to move wins `g` and loses some other game; beside this one it is the other way. He
    /// can move to `x`, and with each option of `g` there is its mate.
    fn turned(&mut self, g: Id, x: Id) -> Result<Id, Stop> {
        let mut options = vec![x];
        for i in 0..self.options(g).len() {
            let option = self.options(g)[i];
            options.push(self.mate(option)?);
        }
        self.game(options)
    }

    /// True if the player who is to move in a sum loses.
    fn is_lost(&mut self, g: Id, h: Id) -> Result<bool, Stop> {
        let sum = self.sum(g, h)?;
        Ok(self.outcome(sum) == Outcome::P)
    }
}

#[cfg(test)]
mod tests {
    use super::super::days::tests::with_sums;
    use super::*;
    use crate::Control;

    /// *On Numbers and Games*, ch. 12. That two games of which one is an option of the other are not linked is
    /// clear: beside a link one could move from the one to the other.
    #[test]
    fn links_and_distinguishers() {
        let mut forms = Forms::new(&Control::new());
        let games = with_sums(&mut forms, 3);
        for &g in &games {
            for &h in &games {
                let link = forms.link(g, h).unwrap();
                assert_eq!(link.is_some(), forms.is_linked(g, h));
                if let Some(link) = link {
                    assert!(forms.is_lost(g, link).unwrap() && forms.is_lost(h, link).unwrap());
                }
                let apart = forms.distinguisher(g, h).unwrap();
                assert_eq!(apart.is_some(), g != h);
                if let Some(apart) = apart {
                    assert!(forms.is_lost(g, apart).unwrap() && !forms.is_lost(h, apart).unwrap());
                }
            }
        }
    }
}
