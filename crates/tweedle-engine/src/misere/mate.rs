//! The mate of a game, and whether it is even.

use super::{Forms, Id};
use crate::Stop;

impl Forms {
    /// The heap of 1, beside which a game changes its parity.
    ///
    /// # Errors
    /// As [`Forms::game`].
    pub fn one(&mut self) -> Result<Id, Stop> {
        self.game(vec![Forms::ZERO])
    }

    /// The mate of a game: its options are the mates of the game's options, and 0 has the mate 1. A game
    /// beside its mate is lost by the player who is to move (Conway, *On Numbers and Games*, ch. 12).
    ///
    /// ```
    /// # use tweedle_engine::{Control, Outcome, misere::Forms};
    /// let mut forms = Forms::new(&Control::new());
    /// let two = forms.nim_heap(2)?;
    /// assert_eq!(forms.mate(two)?, two);
    /// assert_eq!(forms.mate(Forms::ZERO)?, forms.one()?);
    /// # Ok::<(), tweedle_engine::Stop>(())
    /// ```
    ///
    /// # Errors
    /// As [`Forms::game`], and [`Stop::Cancelled`].
    ///
    /// # Panics
    /// If `g` is no game of this arena.
    pub fn mate(&mut self, g: Id) -> Result<Id, Stop> {
        if let Some(&known) = self.known.mates.get(&g) {
            return Ok(known);
        }
        for follower in self.followers(g)? {
            if self.known.mates.get(&follower).is_some() {
                continue;
            }
            let mate = if follower == Forms::ZERO {
                self.one()?
            } else {
                let options = self.options(follower);
                let mates = options.iter().filter_map(|it| self.known.mates.get(it).copied());
                let mates = mates.collect();
                self.game(mates)?
            };
            self.known.mates.set(follower, mate)?;
        }
        Ok(self.known.mates.get(&g).copied().unwrap_or(g))
    }

    /// The game beside a heap of 1: of the two, one is even and one is odd.
    ///
    /// # Errors
    /// As [`Forms::sum`].
    pub fn neighbour(&mut self, g: Id) -> Result<Id, Stop> {
        let one = self.one()?;
        self.sum(g, one)
    }

    /// True if a game is even: it is odd if it has itself beside a heap of 1 as an option.
    ///
    /// Of G and G + 1 exactly one is odd. For a game is no option of its sum with 1 only if it can be
    /// reversed there, and then by a move to that sum. So every game is an even one, or an even one beside
    /// a heap of 1 (Siegel, *On the structure of misère impartial games*, 2020).
    ///
    /// # Errors
    /// As [`Forms::sum`].
    pub fn is_even(&mut self, g: Id) -> Result<bool, Stop> {
        let neighbour = self.neighbour(g)?;
        Ok(!self.has_option(g, neighbour))
    }

    /// The even one of a game and its neighbour.
    ///
    /// # Errors
    /// As [`Forms::sum`].
    pub fn even_one(&mut self, g: Id) -> Result<Id, Stop> {
        let neighbour = self.neighbour(g)?;
        Ok(if self.has_option(g, neighbour) { neighbour } else { g })
    }
}

#[cfg(test)]
mod tests {
    use super::super::days::tests::{born_by, with_sums};
    use super::*;
    use crate::{Control, Outcome};

    /// *On Numbers and Games*, ch. 12.
    #[test]
    fn the_player_who_moves_in_a_game_beside_its_mate_loses() {
        let mut forms = Forms::new(&Control::new());
        for g in with_sums(&mut forms, 4) {
            let mate = forms.mate(g).unwrap();
            let sum = forms.sum(g, mate).unwrap();
            assert_eq!(forms.outcome(sum), Outcome::P);
            assert_eq!(forms.mate(mate).unwrap(), g);
        }
    }

    #[test]
    fn of_a_game_and_its_neighbour_one_is_even_and_born_earlier() {
        let mut forms = Forms::new(&Control::new());
        for g in with_sums(&mut forms, 4) {
            let neighbour = forms.neighbour(g).unwrap();
            let [g_even, other] = [g, neighbour].map(|it| forms.is_even(it).unwrap());
            assert_ne!(g_even, other);
            let (even, odd) = if g_even { (g, neighbour) } else { (neighbour, g) };
            assert_eq!(forms.birthday(odd), forms.birthday(even) + 1);
            assert_eq!(forms.even_one(g).unwrap(), even);
        }
    }

    #[test]
    fn a_sum_is_even_if_both_games_are_even_or_both_odd() {
        let mut forms = Forms::new(&Control::new());
        let games = born_by(&mut forms, 4);
        for &g in &games {
            for &h in &games {
                let sum = forms.sum(g, h).unwrap();
                let [g, h, sum] = [g, h, sum].map(|it| forms.is_even(it).unwrap());
                assert_eq!(sum, g == h);
            }
        }
    }
}
