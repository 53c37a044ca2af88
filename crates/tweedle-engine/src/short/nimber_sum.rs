//! The sum of a nimber and a game that is not of the form x + n·↑ + ∗m.
//!
//! G + ∗m has m options G + ∗k for each player, and few of them are in its canonical form: mostly none. Which
//! of them are dominated or reversible is known beforehand, from comparisons of followers of G beside nimbers.

use super::id::Id;
use super::store::Store;
use crate::number::NimSet;
use crate::{Player, Stop};
use smallvec::SmallVec;

/// The options of one player in G + ∗m.
#[derive(Default)]
struct Side {
    options: SmallVec<[Id; 16]>,
    /// True if any of them may be dominated or reversible.
    may_change: bool,
}

impl Store {
    /// G + ∗m, where `nimber` is ∗m and G is canonical and not of the form x + n·↑ + ∗m.
    ///
    /// Cost: one comparison beside all nimbers for each pair of a follower of G and a follower of an option of
    /// G; and a step for each option that neither such a comparison nor a reversal takes away.
    pub(super) fn nimber_plus_game(&mut self, nimber: Id, m: u64, game: Id) -> Result<Id, Stop> {
        let left = self.side_of_nimber_sum(nimber, m, game, Player::Left)?;
        let right = self.side_of_nimber_sum(nimber, m, game, Player::Right)?;
        if left.may_change || right.may_change {
            self.game(&left.options, &right.options)
        } else {
            // A nimber changes no stop.
            let stops = Player::BOTH.map(|player| self.stop(game, player));
            self.intern([&left.options, &right.options], stops)
        }
    }

    /// The options of `player` in G + ∗m, in words for Left, where n is always m ⊕ k.
    ///
    /// G + ∗k is dominated by Gᴸ + ∗m if Gᴸ + ∗n ≥ G. It is reversible if Gᴿ + ∗n ≤ G for some Gᴿ, and in no
    /// other way, since G + ∗j and G + ∗m are confused for j ≠ m; then the options Gᴿᴸ + ∗k and Gᴿ + ∗j, j < k,
    /// are there in its place, of which again those are left out that some Gᴸ + ∗m dominates.
    ///
    /// The Gᴸ + ∗m do not dominate each other, and do not reverse through Gᴸᴿ + ∗m, since G is canonical; if one
    /// of them is dominated by a G + ∗k, or reverses through a Gᴸ + ∗k, then Gᴸ + ∗n ≤ G. If there is no such
    /// k < m, and nothing was reversible, the options are the canonical ones.
    fn side_of_nimber_sum(
        &mut self,
        nimber: Id,
        m: u64,
        game: Id,
        player: Player,
    ) -> Result<Side, Stop> {
        let opponent = player.opponent();
        let mut side = Side::default();
        for i in 0..self.option_count(game, player) {
            let option = self.option(game, player, i)?;
            let no_better = self.beside(option, game)?.good_for(opponent);
            side.may_change |=
                no_better.is_cofinite() || no_better.exceptions().iter().any(|n| m ^ n < m);
            side.options.push(self.sum(option, nimber)?);
        }
        let mut open = self.dominated(game, game, player)?.complement();
        for i in 0..self.option_count(game, opponent) {
            if open.is_empty() {
                break;
            }
            let answer = self.option(game, opponent, i)?;
            let good = self.beside(answer, game)?.good_for(opponent);
            let reversible = open.intersection(&good);
            open = open.intersection(&good.complement());
            let Some(greatest) = greatest(&reversible, m) else { continue };
            side.may_change = true;
            for j in 0..self.option_count(answer, player) {
                let option = self.option(answer, player, j)?;
                let dominated = self.dominated(option, game, player)?;
                let left = reversible.intersection(&dominated.complement());
                self.add_sums(option, &left, m, m, &mut side)?;
            }
            let left = self.dominated(answer, game, player)?.complement();
            self.add_sums(answer, &left, m, greatest, &mut side)?;
        }
        self.add_sums(game, &open, m, m, &mut side)?;
        side.options.sort_unstable();
        side.options.dedup();
        Ok(side)
    }

    /// The n for which g + ∗n is dominated by an option of `player` in the game.
    fn dominated(&mut self, g: Id, game: Id, player: Player) -> Result<NimSet, Stop> {
        let mut dominated = NimSet::none();
        for i in 0..self.option_count(game, player) {
            let option = self.option(game, player, i)?;
            dominated = dominated.union(&self.beside(option, g)?.good_for(player));
        }
        Ok(dominated)
    }

    /// Adds g + ∗k for each k < `end` with m ⊕ k in the set.
    fn add_sums(
        &mut self,
        g: Id,
        set: &NimSet,
        m: u64,
        end: u64,
        side: &mut Side,
    ) -> Result<(), Stop> {
        let mut add = |k: u64| {
            self.control.check()?;
            let star = self.nimber(k)?;
            side.options.push(self.sum(g, star)?);
            Ok(())
        };
        if set.is_cofinite() {
            (0..end).filter(|k| set.contains(m ^ k)).try_for_each(&mut add)
        } else {
            set.exceptions().iter().map(|n| m ^ n).filter(|&k| k < end).try_for_each(&mut add)
        }
    }
}

/// The greatest k < m with m ⊕ k in the set.
fn greatest(set: &NimSet, m: u64) -> Option<u64> {
    if set.is_cofinite() {
        // All but finitely many are in it.
        return (0..m).rev().find(|k| set.contains(m ^ k));
    }
    set.exceptions().iter().map(|n| m ^ n).filter(|&k| k < m).max()
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;
    use std::collections::HashMap;

    const SEEDS: [&str; 16] = [
        "0", "1", "-1", "1/2", "*", "*2", "*5", "^", "v*", "^^*3", "2*", "{1|0}", "Tiny(1)",
        "^[2]", "+-1", "{0|-2}",
    ];

    /// The options of each game, by their places among the seeds and the games before it.
    fn recipes() -> impl Strategy<Value = Vec<[Vec<usize>; 2]>> {
        let options = || prop::collection::vec(0..100_usize, 1..4);
        prop::collection::vec((options(), options()).prop_map(|(l, r)| [l, r]), 1..6)
    }

    fn build(store: &mut Store, recipes: &[[Vec<usize>; 2]]) -> Vec<Id> {
        let mut games: Vec<Id> = SEEDS.iter().map(|text| store.read(text).unwrap()).collect();
        for recipe in recipes {
            // The latest games are taken most, so that the last are deep.
            let pick = |&i: &usize| games[games.len() - 1 - i % games.len().min(12)];
            let [left, right] =
                recipe.each_ref().map(|side| side.iter().map(pick).collect::<Vec<_>>());
            games.push(store.game(&left, &right).unwrap());
        }
        games
    }

    /// g + ∗m by all of its options.
    fn by_definition(store: &mut Store, known: &mut HashMap<(Id, u64), Id>, g: Id, m: u64) -> Id {
        if let Some(&sum) = known.get(&(g, m)) {
            return sum;
        }
        let sides = Player::BOTH.map(|player| {
            let options = store.options(g, player).unwrap();
            let mut side: Vec<Id> =
                options.into_iter().map(|option| by_definition(store, known, option, m)).collect();
            side.extend((0..m).map(|k| by_definition(store, known, g, k)));
            side
        });
        let sum = store.game(&sides[0], &sides[1]).unwrap();
        known.insert((g, m), sum);
        sum
    }

    proptest! {
        #![proptest_config(ProptestConfig::with_cases(64))]

        #[test]
        fn sums_with_nimbers_are_those_of_all_options(recipes in recipes()) {
            let mut store = Store::default();
            let mut known = HashMap::new();
            for g in build(&mut store, &recipes) {
                if store.is_number_up_star(g) {
                    continue;
                }
                for m in 1..10 {
                    let nimber = store.nimber(m).unwrap();
                    let sum = store.nimber_plus_game(nimber, m, g).unwrap();
                    prop_assert_eq!(sum, by_definition(&mut store, &mut known, g, m), "{}", m);
                }
                for m in [16, 19, 37] {
                    let nimber = store.nimber(m).unwrap();
                    let sum = store.sum(nimber, g).unwrap();
                    // Only the first few are cheap to have by the definition.
                    if m < 20 {
                        prop_assert_eq!(sum, by_definition(&mut store, &mut known, g, m), "{}", m);
                    }
                    prop_assert_eq!(store.sum(sum, nimber).unwrap(), g);
                }
            }
        }

        #[test]
        fn beside_which_nimbers_is_what_comparisons_say(recipes in recipes()) {
            let mut store = Store::default();
            let mut known = HashMap::new();
            let games = build(&mut store, &recipes);
            for &g in games.iter().rev().take(5) {
                for &h in games.iter().rev().take(8) {
                    let beside = store.beside(g, h).unwrap();
                    for n in 0..14 {
                        let sum = by_definition(&mut store, &mut known, g, n);
                        prop_assert_eq!(beside.at_least.contains(n), store.le(h, sum).unwrap());
                        prop_assert_eq!(beside.at_most.contains(n), store.le(sum, h).unwrap());
                    }
                }
            }
        }
    }
}
