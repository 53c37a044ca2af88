//! The games that are born by a day, and their order.

use super::member::is_in;
use super::{Forms, Id, Universe};
use crate::memo::Memo;
use crate::poset::Poset;
use crate::table::grow_held;
use crate::{Held, Stop};

impl Forms {
    /// The simplest forms of all games of the universe that are born by a day: those whose trees have no greater height.
    /// They are sorted as they are written.
    ///
    /// By days 0, 1 and 2 there are 1, 4 and 256 beside all misère games, 1, 2 and 9 beside dicots, which are 1268 by day 3,
    /// 1, 4 and 196 beside dead-ending games, 1, 4 and 220 beside blocking ones, and 1, 4 and 22 in normal play, 1474 by day
    /// 3. If there are more than `most`, or more than `most` lists of options for a player, that is an error.
    ///
    /// ```
    /// # use tweedle_engine::{Control, universe::{Forms, Universe}};
    /// let mut forms = Forms::new(&Control::new());
    /// assert_eq!(forms.born_by(Universe::Dicot, 2, 1000)?.len(), 9);
    /// # Ok::<(), tweedle_engine::Stop>(())
    /// ```
    ///
    /// Cost: each pair of lists of options none of which dominates another one.
    ///
    /// # Errors
    /// [`Stop::TooLarge`] if there are too many, and [`Stop::NotPossible`] of scoring games, which are infinitely many.
    pub fn born_by(&mut self, universe: Universe, day: u32, most: usize) -> Result<Vec<Id>, Stop> {
        if universe == Universe::Scoring {
            let message = "There are infinitely many scoring games by each day.";
            return Err(Stop::NotPossible(message.to_owned()));
        }
        let mut held = Held::new(&self.handle());
        let zero = self.zero()?;
        // Simplest forms, and games of the universe that they stand for.
        let mut born = vec![(zero, zero)];
        for next in 1..=day {
            born = self.next_day(universe, (next, &born), most, &mut held)?;
        }
        let games: Vec<Id> = born.into_iter().map(|(simplest, _)| simplest).collect();
        self.sort_written(&games)
    }

    fn next_day(
        &mut self,
        universe: Universe,
        (day, before): (u32, &[(Id, Id)]),
        most: usize,
        held: &mut Held,
    ) -> Result<Vec<(Id, Id)>, Stop> {
        // Where ends are given, to be equal to an end is not to be one. So the ends are listed, and the other games have options on both
        // sides, of which equal ones may stand for each other.
        let listed = match universe {
            Universe::Ends(ends) => Some(self.ends_by_height(ends, day)?),
            _ => None,
        };
        // A list of options is as good as those of them that no other one dominates.
        let lists = self.antichains(universe, before, most, held)?;
        let mut seen = Memo::new(self.handle());
        let mut born = Vec::new();
        for &end in listed.iter().flatten() {
            self.check_control()?;
            let simplest = self.simplest(universe, end)?;
            if seen.get(&simplest).is_none() {
                seen.set(simplest, ())?;
                grow_held(held, &mut born, 1)?;
                born.push((simplest, end));
            }
        }
        for left in &lists {
            for right in &lists {
                self.check_control()?;
                if listed.is_some() && (left.is_empty() || right.is_empty()) {
                    continue;
                }
                let of = |list: &[u32], pick: &dyn Fn(&(Id, Id)) -> Id| -> Vec<Id> {
                    list.iter().map(|&place| pick(&before[place as usize])).collect()
                };
                let literal = [left, right].map(|list| of(list, &|game| game.1));
                let literal = self.form([&literal[0], &literal[1]])?;
                if listed.is_none() && !is_in(self, universe, literal)? {
                    continue;
                }
                let simple = [left, right].map(|list| of(list, &|game| game.0));
                let form = self.form([&simple[0], &simple[1]])?;
                let simplest = self.simplest(universe, form)?;
                if seen.get(&simplest).is_some() {
                    continue;
                }
                if born.len() >= most {
                    return Err(Stop::TooLarge(format!("There are more than {most} such games.")));
                }
                seen.set(simplest, ())?;
                grow_held(held, &mut born, 1)?;
                born.push((simplest, literal));
            }
        }
        Ok(born)
    }

    /// The sets of games none of which is at least another one, as rising lists of places.
    fn antichains(
        &mut self,
        universe: Universe,
        games: &[(Id, Id)],
        most: usize,
        held: &mut Held,
    ) -> Result<Vec<Vec<u32>>, Stop> {
        let mut found: Vec<Vec<u32>> = vec![Vec::new()];
        for (place, &(game, _)) in (0_u32..).zip(games) {
            for i in 0..found.len() {
                self.check_control()?;
                let mut is_apart = true;
                for &other in &found[i] {
                    let other = games[other as usize].0;
                    if self.ge(universe, game, other)? || self.ge(universe, other, game)? {
                        is_apart = false;
                        break;
                    }
                }
                if is_apart {
                    if found.len() >= most {
                        return Err(Stop::TooLarge(format!(
                            "There are more than {most} lists of options for a player."
                        )));
                    }
                    held.take(2 * size_of::<Vec<u32>>() + size_of::<u32>() * (found[i].len() + 1))?;
                    let mut longer = found[i].clone();
                    longer.push(place);
                    found.push(longer);
                }
            }
        }
        Ok(found)
    }

    /// The order of games modulo the universe, numbered as in the list.
    ///
    /// ```
    /// # use tweedle_engine::{Control, universe::{Forms, Universe}};
    /// let mut forms = Forms::new(&Control::new());
    /// let games = forms.born_by(Universe::Dicot, 2, 1000)?;
    /// let order = forms.order(Universe::Dicot, &games)?;
    /// assert!(!order.is_lattice());
    /// # Ok::<(), tweedle_engine::Stop>(())
    /// ```
    ///
    /// # Errors
    /// As [`Forms::ge`].
    ///
    /// # Panics
    /// If one is no form of this store.
    pub fn order(&mut self, universe: Universe, games: &[Id]) -> Result<Poset, Stop> {
        let mut held = Held::new(&self.handle());
        Poset::new(games.len(), &mut held, |g, h| self.ge(universe, games[g], games[h]))
    }
}
