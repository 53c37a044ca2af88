//! The order in which games and their options are written.

use super::forms::ordered;
use super::{Forms, Id};
use crate::stack::deeper;
use crate::{Stop, try_sort_by};
use std::cmp::Ordering;

impl Forms {
    /// The order of two games in a list, the lesser before the greater.
    ///
    /// An even game and its neighbour stand together, the even one first. Even games are compared by their
    /// birthdays, then by how many options they have, by their Grundy values, by their misère Grundy
    /// values beside no, one, two heaps of 2 and so on, and at last by the least option that only
    /// one of the two has. That depends on nothing but the games.
    ///
    /// # Errors
    /// As [`Forms::sum`].
    ///
    /// # Panics
    /// If `g` or `h` is no game of this arena.
    pub fn compare(&mut self, g: Id, h: Id) -> Result<Ordering, Stop> {
        let (g_even, h_even) = (self.even_one(g)?, self.even_one(h)?);
        if g_even != h_even {
            return self.compare_even(g_even, h_even);
        }
        Ok((g != g_even).cmp(&(h != h_even)))
    }

    fn compare_even(&mut self, g: Id, h: Id) -> Result<Ordering, Stop> {
        let by_size = self.birthday(g).cmp(&self.birthday(h));
        let by_size = by_size.then_with(|| self.options(g).len().cmp(&self.options(h).len()));
        let (of_g, of_h) = (self.genus(g), self.genus(h));
        let by_genus = by_size.then_with(|| of_g.normal().cmp(&of_h.normal()));
        let by_genus = by_genus.then_with(|| of_g.misere().cmp(of_h.misere()));
        if by_genus != Ordering::Equal {
            return Ok(by_genus);
        }
        // Both have equally many, so the one with the least that the other lacks has smaller ones.
        let pair = ordered(g, h);
        let is_first_less = if let Some(&known) = self.known.orders.get(&pair) {
            known
        } else {
            let found = deeper(self, |forms| forms.has_least_option(pair.0, pair.1))?;
            self.known.orders.set(pair, found)?;
            found
        };
        Ok(if is_first_less == (pair.0 == g) { Ordering::Less } else { Ordering::Greater })
    }

    /// True if the least of the options that only one of two games has is an option of the first
    /// game.
    fn has_least_option(&mut self, g: Id, h: Id) -> Result<bool, Stop> {
        let mut least = None;
        for (of, other) in [(g, h), (h, g)] {
            for i in 0..self.options(of).len() {
                let option = self.options(of)[i];
                if self.has_option(other, option) {
                    continue;
                }
                let is_less = match least {
                    Some((least, _)) => self.compare(option, least)?.is_lt(),
                    None => true,
                };
                if is_less {
                    least = Some((option, of));
                }
            }
        }
        Ok(least.is_some_and(|(_, of)| of == g))
    }

    /// Sorts games, the least first.
    ///
    /// # Errors
    /// As [`Forms::compare`].
    pub fn sort(&mut self, games: &mut [Id]) -> Result<(), Stop> {
        try_sort_by(games, |&g, &h| self.compare(g, h))
    }

    /// The options of a game, the least first.
    ///
    /// # Errors
    /// As [`Forms::compare`].
    pub fn sorted_options(&mut self, g: Id) -> Result<Vec<Id>, Stop> {
        let mut options = self.options(g).to_vec();
        self.sort(&mut options)?;
        Ok(options)
    }
}

#[cfg(test)]
mod tests {
    use super::super::days::tests::born_by;
    use super::*;
    use crate::Control;

    #[test]
    fn the_order_is_total_and_the_same_in_every_arena() {
        let mut forms = Forms::new(&Control::new());
        let mut games = born_by(&mut forms, 4);
        forms.sort(&mut games).unwrap();
        for (i, &g) in games.iter().enumerate() {
            for (j, &h) in games.iter().enumerate() {
                assert_eq!(forms.compare(g, h).unwrap(), i.cmp(&j));
            }
        }
        // The same games, made in another order.
        let mut other = Forms::new(&Control::new());
        let mut again: Vec<Id> = Vec::new();
        for &g in games.iter().rev() {
            let text = forms.text(g).unwrap();
            again.push(other.read(&text).unwrap());
        }
        again.reverse();
        let before = again.clone();
        other.sort(&mut again).unwrap();
        assert_eq!(again, before);
    }
}
