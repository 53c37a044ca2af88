//! The companion, a symmetry of the lattice of games of a day.

use crate::short::id::{Id, ZERO};
use crate::short::number_up_star::NumberUpStar;
use crate::short::operation::Operation;
use crate::short::store::Store;
use crate::{Player, Stop};

impl Store {
    /// The companion of a game: of the companions of its options, and of 0 besides, as an option of Left if G ≥ 0 and of Right if
    /// G ≤ 0 (Albert and Nowakowski; Siegel, *CGT*, ch. III.4). Companions of companions are the games themselves; 0 and ∗
    /// are each other's, as are ↑ and ↑∗.
    ///
    /// Cost: a construction for each follower, remembered.
    ///
    /// # Errors
    /// [`Stop::Memory`] or [`Stop::Cancelled`].
    pub fn companion(&mut self, g: Id) -> Result<Id, Stop> {
        if let Some(value) = self.as_number_up_star(g) {
            let is_moved = value.number.is_zero() && value.nimber <= 1;
            let nimber = if is_moved { value.nimber ^ 1 } else { value.nimber };
            return self.number_up_star(NumberUpStar { nimber, ..value });
        }
        self.once(Operation::Companion, g, |store| {
            let mut sides = [Vec::new(), Vec::new()];
            for player in Player::BOTH {
                let side = &mut sides[player.index()];
                for option in store.options(g, player)? {
                    side.push(store.companion(option)?);
                }
                if store.no_better(player, ZERO, g)? {
                    side.push(ZERO);
                }
            }
            store.game(&sides[0], &sides[1])
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::collections::HashMap;

    fn by_definition(store: &mut Store, known: &mut HashMap<Id, Id>, g: Id) -> Id {
        if let Some(&known) = known.get(&g) {
            return known;
        }
        let sides = Player::BOTH.map(|player| {
            let options = store.options(g, player).unwrap();
            let mut side: Vec<Id> =
                options.into_iter().map(|option| by_definition(store, known, option)).collect();
            side.extend(store.no_better(player, ZERO, g).unwrap().then_some(ZERO));
            side
        });
        let found = store.game(&sides[0], &sides[1]).unwrap();
        known.insert(g, found);
        found
    }

    #[test]
    fn number_up_stars_have_the_companions_of_the_definition() {
        let (mut store, mut known) = (Store::default(), HashMap::new());
        for numerator in -9..=9_i64 {
            let number = crate::number::Dyadic::new(numerator.into(), 2);
            for ups in -4..=4 {
                for nimber in 0..6 {
                    let value = NumberUpStar { number: number.clone(), ups, nimber };
                    let g = store.number_up_star(value).unwrap();
                    let companion = store.companion(g).unwrap();
                    assert_eq!(companion, by_definition(&mut store, &mut known, g), "{g:?}");
                    assert_eq!(store.companion(companion), Ok(g));
                }
            }
        }
    }
}
