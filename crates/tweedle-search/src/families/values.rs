//! The values of words, by rules that cut them.

use std::collections::HashMap;
use tweedle_engine::short::{Id, Store};
use tweedle_engine::{Player, Stop};
use tweedle_rules::Cuts;

/// The values of words that are known, each found once.
#[derive(Default)]
pub(super) struct WordValues {
    known: HashMap<String, Id>,
}

impl WordValues {
    /// The canonical form of a word: of the game whose options are those that the rules give.
    ///
    /// Cost: one canonical form for each word that can be reached. Words get shorter with each move, and a list of open words
    /// stands in the place of the stack of the thread.
    ///
    /// # Errors
    /// [`Stop`] when the store is full, or the work is to end.
    pub(super) fn of(&mut self, store: &mut Store, cuts: &Cuts, word: &str) -> Result<Id, Stop> {
        let mut open = vec![word.to_owned()];
        while let Some(next) = open.last().cloned() {
            store.control().check()?;
            if self.known.contains_key(&next) {
                open.pop();
                continue;
            }
            let mut missing = Vec::new();
            let mut options = [Vec::new(), Vec::new()];
            for rule in cuts.rules() {
                for [left, right] in rule.options(&next) {
                    match (self.known.get(&left), self.known.get(&right)) {
                        (Some(&left), Some(&right)) if missing.is_empty() => {
                            options[rule.player.index()].push(store.sum(left, right)?);
                        }
                        (a, b) => {
                            let sides = [(a.is_none(), left), (b.is_none(), right)];
                            missing
                                .extend(sides.into_iter().filter_map(|(is, it)| is.then_some(it)));
                        }
                    }
                }
            }
            if missing.is_empty() {
                let value =
                    store.game(&options[Player::Left.index()], &options[Player::Right.index()])?;
                self.known.insert(next, value);
                open.pop();
            } else {
                open.append(&mut missing);
            }
        }
        Ok(self.known.get(word).copied().unwrap_or_else(|| store.zero()))
    }
}
