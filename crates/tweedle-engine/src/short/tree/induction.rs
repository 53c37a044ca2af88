//! Something of a game, found from the same of its options.

use crate::short::id::Id;
use crate::short::store::Store;
use crate::{Held, Player, Stop};
use foldhash::fast::FixedState;
use hashbrown::HashMap;

impl Store {
    /// The result of `of_options` for g, computed from its results for the Left and for the Right options, and so on
    /// down to the games for which `leaf` knows the result.
    ///
    /// Cost: one call for each follower above the leaves, and its options. Nothing recurs.
    ///
    /// # Errors
    /// [`Stop::Memory`] or [`Stop::Cancelled`], and those of the calls.
    pub(in crate::short) fn by_options<T: Clone>(
        &mut self,
        g: Id,
        mut leaf: impl FnMut(&mut Store, Id) -> Result<Option<T>, Stop>,
        mut of_options: impl FnMut(&mut Store, Id, [Vec<T>; 2]) -> Result<T, Stop>,
    ) -> Result<T, Stop> {
        if let Some(known) = leaf(self, g)? {
            return Ok(known);
        }
        let mut held = Held::new(&self.control);
        let mut known: HashMap<Id, T, FixedState> = HashMap::default();
        let mut path = vec![(g, self.both_options(g)?, [Vec::new(), Vec::new()])];
        loop {
            let Some((at, rest, found)) = path.last_mut() else {
                return Err(Stop::Undefined("No game.".to_owned()));
            };
            let next = Player::BOTH.into_iter().find(|player| !rest[player.index()].is_empty());
            let Some(player) = next else {
                let (at, found) = (*at, std::mem::take(found));
                path.pop();
                let result = of_options(self, at, found)?;
                if path.is_empty() {
                    return Ok(result);
                }
                known.insert(at, result);
                continue;
            };
            let Some(&option) = rest[player.index()].last() else { continue };
            let of_option = match known.get(&option) {
                Some(known) => Some(known.clone()),
                None => leaf(self, option)?,
            };
            if let Some(of_option) = of_option {
                found[player.index()].push(of_option);
                rest[player.index()].pop();
            } else {
                self.control.check()?;
                let options = self.both_options(option)?;
                // On the path, and later among the known.
                held.take(4 * size_of::<(Id, T)>() + 2 * size_of::<Vec<Id>>())?;
                path.push((option, options, [Vec::new(), Vec::new()]));
            }
        }
    }

    /// The options of both players, the last first.
    fn both_options(&mut self, g: Id) -> Result<[Vec<Id>; 2], Stop> {
        let mut both = [self.options(g, Player::Left)?, self.options(g, Player::Right)?];
        for options in &mut both {
            options.reverse();
        }
        Ok(both)
    }
}
