//! Games in which two moves on end are no better than one: hereditarily transitive games.

use super::id::Id;
use super::store::Store;
use crate::{Player, Stop};
use std::collections::{BTreeMap, BTreeSet};

/// The last day whose games are listed.
const LAST: u32 = 4;

/// Games of one day that a player may have as his options together, and with each all those that are no better for him.
type Closed = BTreeSet<Id>;

impl Store {
    /// The hereditarily transitive games born by a day, up to day 4: 1, 4, 18, 176 and 11,363 of them, in the order in which
    /// they are printed in sets (Siegel, *CGT*, p. 158; OEIS A260970). Those of each day are a lattice.
    ///
    /// A form is transitive if what a player reaches by several moves on end, he reaches by one; it is hereditarily so if all
    /// of its followers are (Siegel, there). A game is counted if one of its forms is: 2 is, by {0,1|}, and ↑ is
    /// not, as a second move of Right would take him from ∗ to 0.
    ///
    /// ```
    /// let mut store = tweedle_engine::short::Store::default();
    /// let games = store.transitive_born_by(2)?;
    /// let missing = ["^", "v", "{1|*}", "{*|-1}"].map(|text| store.read(text));
    /// assert_eq!(games.len(), store.born_by(2)?.len() - missing.len());
    /// assert!(missing.iter().flatten().all(|game| !games.contains(game)));
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    ///
    /// Cost: a few tenths of a second for day 4.
    ///
    /// # Errors
    /// [`Stop::TooLarge`] for later days; [`Stop::Memory`] or [`Stop::Cancelled`].
    pub fn transitive_born_by(&mut self, day: u32) -> Result<Vec<Id>, Stop> {
        if day > LAST {
            let message = "Hereditarily transitive games are listed up to day 4.";
            return Err(Stop::TooLarge(message.to_owned()));
        }
        // Each game with the options that its forms have, for each player.
        let mut games = BTreeMap::from([(self.zero(), [(); 2].map(|()| vec![Closed::new()]))]);
        for _ in 0..day {
            let [lefts, rights] = Player::BOTH.map(|player| self.closed_sets(&games, player));
            let (lefts, rights) = (lefts?, rights?);
            games = BTreeMap::new();
            for left in &lefts {
                for right in &rights {
                    let both = [left, right].map(|side| side.iter().copied().collect::<Vec<_>>());
                    let forms = games.entry(self.game(&both[0], &both[1])?).or_default();
                    for (forms, side) in forms.iter_mut().zip([left, right]) {
                        keep_least(forms, side);
                    }
                }
            }
        }
        let mut games: Vec<Id> = games.into_keys().collect();
        self.sort(&mut games)?;
        Ok(games)
    }

    /// The sets of games that a player may have as options, such that he moves nowhere by two moves that he cannot move to
    /// by one.
    ///
    /// With a game he has his options of one of its forms, so that these sets are the unions of such. Only the least matter: a set
    /// with more is one of these unions if it is allowed. That Left's and Right's options can be chosen from different forms
    /// follows from {Gᴸ|Gᴿ} = {Hᴸ|Hᴿ} = {Gᴸ|Hᴿ} for equal G and H.
    fn closed_sets(
        &mut self,
        games: &BTreeMap<Id, [Vec<Closed>; 2]>,
        player: Player,
    ) -> Result<BTreeSet<Closed>, Stop> {
        let mut found = BTreeSet::from([Closed::new()]);
        for (&g, forms) in games {
            let mut no_better = Closed::new();
            for &h in games.keys() {
                if self.no_better(player, h, g)? {
                    no_better.insert(h);
                }
            }
            for form in &forms[player.index()] {
                // The games of this day that are no better than one of the options.
                let mut with = no_better.clone();
                for &h in games.keys() {
                    for &option in form {
                        if self.no_better(player, h, option)? {
                            with.insert(h);
                            break;
                        }
                    }
                }
                let unions: Vec<Closed> = found.iter().map(|set| set | &with).collect();
                found.extend(unions);
            }
        }
        Ok(found)
    }
}

/// Keeps a set if none that is kept is in it, and of those that were kept only the ones that do not contain it.
fn keep_least(kept: &mut Vec<Closed>, set: &Closed) {
    if kept.iter().all(|other| !other.is_subset(set)) {
        kept.retain(|other| !set.is_subset(other));
        kept.push(set.clone());
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// OEIS A260970, and the lattice that they are.
    #[test]
    fn as_many_as_others_counted() {
        let mut store = Store::default();
        for (day, count) in [(0, 1), (1, 4), (2, 18), (3, 176), (4, 11_363)] {
            let games = store.transitive_born_by(day).unwrap();
            assert_eq!(games.len(), count, "day {day}");
            if day < 4 {
                let order = store.order(&games).unwrap();
                assert!(order.is_lattice());
                // The pentagon -1/2, 0, v*, *, 1/2 is in it from day 2 on.
                assert_eq!(order.is_distributive(), day < 2);
            }
        }
        assert!(matches!(store.transitive_born_by(5), Err(Stop::TooLarge(_))));
    }

    /// The same by the definition: all forms of two days, as sets of forms.
    #[test]
    fn as_all_forms_show() {
        let mut store = Store::default();
        // Each form: its options, by their numbers, for each player; and its value.
        let mut forms: Vec<([BTreeSet<usize>; 2], Id)> = Vec::new();
        let mut games = BTreeSet::new();
        forms.push((Default::default(), store.zero()));
        for _ in 0..2 {
            let is_transitive = |side: &BTreeSet<usize>, player: usize| {
                side.iter().all(|&option| forms[option].0[player].is_subset(side))
            };
            let sets: Vec<BTreeSet<usize>> = (0..1_usize << forms.len())
                .map(|bits| (0..forms.len()).filter(|i| bits >> i & 1 == 1).collect())
                .collect();
            let mut next = Vec::new();
            for left in sets.iter().filter(|side| is_transitive(side, 0)) {
                for right in sets.iter().filter(|side| is_transitive(side, 1)) {
                    let [l, r] = [left, right]
                        .map(|side| side.iter().map(|&i| forms[i].1).collect::<Vec<_>>());
                    next.push(([left.clone(), right.clone()], store.game(&l, &r).unwrap()));
                }
            }
            forms = next;
            games = forms.iter().map(|form| form.1).collect();
        }
        let found = store.transitive_born_by(2).unwrap();
        assert_eq!(BTreeSet::from_iter(found), games);
    }
}
