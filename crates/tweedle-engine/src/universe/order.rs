//! The order in which forms are written.

use super::id::Mark;
use super::{Forms, Id};
use crate::stack::deeper;
use crate::{Player, Stop, try_sort_by};
use std::cmp::Ordering;

impl Forms {
    /// The total order in which options are written, which does not depend on the history of the store. Of forms
    /// without scores it is the order of their texts ([`Forms::text`]) as a computer sorts them; scores stand before games
    /// with options, by their values.
    ///
    /// # Panics
    /// If one is no form of this store.
    pub fn compare_written(&mut self, g: Id, h: Id) -> Result<Ordering, Stop> {
        if g == h {
            return Ok(Ordering::Equal);
        }
        if let Some(&known) = self.known.orders.get(&(g, h)) {
            return Ok(known);
        }
        self.check_control()?;
        // What has no options stands first.
        let is_plain = |forms: &Forms, g| forms.height(g) == 0;
        let mut order = is_plain(self, h).cmp(&is_plain(self, g));
        for player in Player::BOTH {
            if order.is_eq() {
                order = deeper(self, |forms| forms.compare_sides(player, g, h))?;
            }
        }
        self.known.orders.set((g, h), order)?;
        Ok(order)
    }

    fn compare_sides(&mut self, player: Player, g: Id, h: Id) -> Result<Ordering, Stop> {
        match [self.mark(g, player), self.mark(h, player)] {
            [Some(Mark::Score(x)), Some(Mark::Score(y))] => {
                return Ok(self.compare_scores(Player::Left, x, y));
            }
            [Some(_), None] => return Ok(Ordering::Less),
            [None, Some(_)] => return Ok(Ordering::Greater),
            _ => {}
        }
        let [of_g, of_h] = [g, h].map(|form| self.sorted_options(form, player));
        let [of_g, of_h] = [of_g?, of_h?];
        for (&x, &y) in of_g.iter().zip(&of_h) {
            let order = self.compare_written(x, y)?;
            if order.is_ne() {
                return Ok(order);
            }
        }
        // A comma sorts before what ends a list.
        Ok(of_h.len().cmp(&of_g.len()))
    }

    /// A player's options in the order in which they are written.
    ///
    /// # Panics
    /// If `g` is no form of this store.
    pub fn sorted_options(&mut self, g: Id, player: Player) -> Result<Vec<Id>, Stop> {
        if let Some(known) = self.known.sorted.get(&(g, player)) {
            return Ok(known.to_vec());
        }
        let sorted = self.sort_written(&self.options_copied(g, player))?;
        self.known.sorted.set((g, player), sorted.clone().into())?;
        Ok(sorted)
    }

    /// Forms in the order in which they are written.
    ///
    /// # Panics
    /// If one is no form of this store.
    pub fn sort_written(&mut self, games: &[Id]) -> Result<Vec<Id>, Stop> {
        let mut sorted = games.to_vec();
        try_sort_by(&mut sorted, |&g, &h| deeper(self, |forms| forms.compare_written(g, h)))?;
        Ok(sorted)
    }
}
