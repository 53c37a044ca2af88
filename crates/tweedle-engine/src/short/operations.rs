//! The operations on games, and their results, which are remembered.

use super::id::Id;
use super::operation::Operation;
use super::store::Store;
use crate::stack::deeper;
use crate::{Player, Stop};

impl Store {
    /// The result of an operation: what is remembered, or what `find` finds of the options of g, which is then
    /// remembered.
    pub(super) fn once(
        &mut self,
        operation: Operation,
        g: Id,
        find: impl FnOnce(&mut Store) -> Result<Id, Stop>,
    ) -> Result<Id, Stop> {
        if let Some(&known) = self.operations.get(&(g, operation)) {
            return Ok(known);
        }
        self.control.check()?;
        let result = deeper(self, find)?;
        self.operations.set((g, operation), result)?;
        Ok(result)
    }

    /// The game of what `change` makes of each option of g.
    pub(super) fn with_options(
        &mut self,
        g: Id,
        mut change: impl FnMut(&mut Store, Player, Id) -> Result<Id, Stop>,
    ) -> Result<Id, Stop> {
        let mut sides = [Vec::new(), Vec::new()];
        for player in Player::BOTH {
            for option in self.options(g, player)? {
                sides[player.index()].push(change(self, player, option)?);
            }
        }
        self.game(&sides[0], &sides[1])
    }

    /// g with t to the gain of a player: g + t for Left, g − t for Right.
    pub(super) fn gained(&mut self, g: Id, player: Player, t: Id) -> Result<Id, Stop> {
        match player {
            Player::Left => self.sum(g, t),
            Player::Right => self.difference(g, t),
        }
    }
}
