//! The gains of moves.

use crate::short::id::Id;
use crate::short::store::Store;
use crate::{Player, Stop};

impl Store {
    /// The gains of a player by each of his moves: Gᴸ − G for Left and G − Gᴿ for Right (*Winning Ways*, ch. 6; Siegel,
    /// *CGT*, ch. II), each once and sorted by id.
    ///
    /// # Errors
    /// [`Stop::Memory`] or [`Stop::Cancelled`].
    pub fn incentives(&mut self, g: Id, player: Player) -> Result<Vec<Id>, Stop> {
        let mut gains = Vec::new();
        for option in self.options(g, player)? {
            gains.push(match player {
                Player::Left => self.difference(option, g)?,
                Player::Right => self.difference(g, option)?,
            });
        }
        gains.sort_unstable();
        gains.dedup();
        Ok(gains)
    }

    /// The incentives of both players that are not less than another one of them.
    ///
    /// # Errors
    /// [`Stop::Memory`] or [`Stop::Cancelled`].
    pub fn greatest_incentives(&mut self, g: Id) -> Result<Vec<Id>, Stop> {
        let mut all = self.incentives(g, Player::Left)?;
        all.extend(self.incentives(g, Player::Right)?);
        all.sort_unstable();
        all.dedup();
        let mut greatest = Vec::new();
        for &gain in &all {
            let mut is_greatest = true;
            for &other in &all {
                is_greatest = is_greatest && (other == gain || !self.le(gain, other)?);
            }
            greatest.extend(is_greatest.then_some(gain));
        }
        Ok(greatest)
    }
}
