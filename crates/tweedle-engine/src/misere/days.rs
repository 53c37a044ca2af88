//! The games that are born by a day.

use super::{Forms, Id};
use crate::{Held, Stop};
use foldhash::fast::FixedState;
use hashbrown::HashSet;

impl Forms {
    /// All games born by a day with no more than `options` options, they and all their followers. If there are more
    /// than `most` such games, that is an error.
    ///
    /// By days 0, 1, 2, 3 and 4 there are 1, 2, 3, 5 and 22 games in all, and by day 5 there are 4171780 (Conway,
    /// *On Numbers and Games*, ch. 12).
    ///
    /// Cost: every set of at most `options` games of the day before is looked at.
    ///
    /// ```
    /// # use tweedle_engine::{Control, misere::Forms};
    /// let mut forms = Forms::new(&Control::new());
    /// assert_eq!(forms.born_by(4, usize::MAX, 1000)?.len(), 22);
    /// // Nobody can list all of day 6, but there are not so many without wide choice.
    /// assert!(forms.born_by(6, 1, 1000)?.len() < 10);
    /// # Ok::<(), tweedle_engine::Stop>(())
    /// ```
    ///
    /// # Errors
    /// As [`Forms::game`], and [`Stop::TooLarge`] if there are too many.
    pub fn born_by(&mut self, day: u32, options: usize, most: usize) -> Result<Vec<Id>, Stop> {
        let mut held = Held::new(&self.control_handle());
        let too_many = || Stop::TooLarge(format!("There are more than {most} such games."));
        let mut seen = HashSet::with_hasher(FixedState::default());
        seen.insert(Forms::ZERO);
        let mut games = vec![Forms::ZERO];
        for _ in 0..day {
            let before = games.len();
            // Places in the list, rising.
            let mut places = Vec::new();
            loop {
                self.control_check()?;
                let set = places.iter().map(|&place: &usize| games[place]).collect();
                let game = self.game(set)?;
                if self.options(game).len() <= options && !seen.contains(&game) {
                    if games.len() >= most {
                        return Err(too_many());
                    }
                    held.take(6 * size_of::<Id>())?;
                    seen.insert(game);
                    games.push(game);
                }
                if !next_set(&mut places, before, options) {
                    break;
                }
            }
            if games.len() == before {
                break;
            }
        }
        if games.len() > most {
            return Err(too_many());
        }
        Ok(games)
    }
}

/// The next rising list of at most `most` numbers below a bound, in the order of a dictionary; `false` after
/// the last.
fn next_set(places: &mut Vec<usize>, bound: usize, most: usize) -> bool {
    let next = places.last().map_or(0, |last| last + 1);
    if places.len() < most && next < bound {
        places.push(next);
        return true;
    }
    loop {
        match places.pop() {
            Some(last) if last + 1 < bound => {
                places.push(last + 1);
                return true;
            }
            Some(_) => {}
            None => return false,
        }
    }
}

#[cfg(test)]
pub(super) mod tests {
    use super::*;
    use crate::{Control, Outcome};

    /// All games born by a day.
    pub(in super::super) fn born_by(forms: &mut Forms, day: u32) -> Vec<Id> {
        forms.born_by(day, usize::MAX, 1_000_000).unwrap()
    }

    /// All games born by a day, and the sums of two of them.
    pub(in super::super) fn with_sums(forms: &mut Forms, day: u32) -> Vec<Id> {
        let mut games = born_by(forms, day);
        let few = games.clone();
        for &g in &few {
            games.extend(few.iter().map(|&h| forms.sum(g, h).unwrap()));
        }
        games.sort_unstable();
        games.dedup();
        games
    }

    /// *On Numbers and Games*, ch. 12.
    #[test]
    fn counts() {
        for (day, count) in [1, 2, 3, 5, 22].into_iter().enumerate() {
            let mut forms = Forms::new(&Control::new());
            assert_eq!(born_by(&mut forms, day as u32).len(), count);
        }
        let mut forms = Forms::new(&Control::new());
        assert!(matches!(forms.born_by(5, usize::MAX, 1000), Err(Stop::TooLarge(_))));
        // Of day 5, what has no more than two options and only such followers.
        let few = forms.born_by(5, 2, 1000).unwrap();
        assert!(few.iter().all(|&g| forms.options(g).len() <= 2 && forms.birthday(g) <= 5));
    }

    /// *On Numbers and Games*, ch. 12, has 4171780 games born by day 5: the sets of games of day 4 that nothing
    /// simplifies.
    #[test]
    fn the_count_of_day_5() {
        let mut forms = Forms::new(&Control::new());
        let games = born_by(&mut forms, 4);
        let bits = |forms: &Forms, is_in: &dyn Fn(&Forms, Id) -> bool| {
            let places = games.iter().enumerate().filter(|&(_, &g)| is_in(forms, g));
            places.fold(0_u32, |bits, (place, _)| bits | 1 << place)
        };
        // Of each game, its options and what has it as an option.
        let simpler: Vec<(u32, u32)> = games
            .iter()
            .map(|&h| {
                let own = bits(&forms, &|forms, g| forms.has_option(h, g));
                (own, bits(&forms, &|forms, g| forms.has_option(g, h)))
            })
            .collect();
        let lost = bits(&forms, &|forms, g| forms.outcome(g) == Outcome::P);
        let is_canonical = |set: &u32| {
            simpler.iter().all(|&(own, above)| {
                let others = set & !own;
                let is_reduced = own & !set == 0 && others != 0 && others & !above == 0;
                // A set that is as good as 0 is won by the player who is to move.
                !is_reduced || (own == 0 && set & lost == 0)
            })
        };
        assert_eq!((0..1_u32 << games.len()).filter(is_canonical).count(), 4_171_780);
    }

    /// Games are equal exactly if no third one beside them tells them apart: those born by day 3 are told apart by
    /// games born by day 4, and what is simplified is not told apart from what it is simplified to.
    #[test]
    fn canonical_forms_by_brute_force() {
        // Literal forms as sets of earlier ones, the outcomes of their sums by the definition.
        let mut literal: Vec<Vec<usize>> = vec![vec![]];
        for set in 1..64_u32 {
            let options: Vec<usize> = (0..6).filter(|i| set >> i & 1 == 1).collect();
            if options.iter().all(|&option| option < literal.len()) && literal.len() < 40 {
                literal.push(options);
            }
        }
        let mut forms = Forms::new(&Control::new());
        let mut ids: Vec<Id> = Vec::new();
        for options in &literal {
            let game = forms.game(options.iter().map(|&option| ids[option]).collect()).unwrap();
            ids.push(game);
        }
        let count = literal.len();
        // True if the player who is to move in a sum of two wins.
        let mut wins = vec![vec![false; count]; count];
        for g in 0..count {
            for h in 0..count {
                let of_g = literal[g].iter().map(|&option| wins[option][h]);
                let of_h = literal[h].iter().map(|&option| wins[g][option]);
                let mut all = of_g.chain(of_h).peekable();
                wins[g][h] = all.peek().is_none() || all.any(|is_won| !is_won);
            }
        }
        for g in 0..count {
            for h in 0..count {
                let sum = forms.sum(ids[g], ids[h]).unwrap();
                assert_eq!(forms.outcome(sum) == Outcome::N, wins[g][h]);
                if ids[g] == ids[h] {
                    assert_eq!(wins[g], wins[h]);
                }
            }
        }
        let games = born_by(&mut forms, 3);
        let beside = born_by(&mut forms, 4);
        for &g in &games {
            for &h in &games {
                let mut is_apart = |x: Id| {
                    let sums = [g, h].map(|it| forms.sum(it, x).unwrap());
                    forms.outcome(sums[0]) != forms.outcome(sums[1])
                };
                assert_eq!(beside.iter().any(|&x| is_apart(x)), g != h);
            }
        }
    }
}
