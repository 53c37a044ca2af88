//! Options that a form is equal without.

use super::{Forms, Id, Universe};
use crate::{Player, Stop};

/// The options of a player that the simplest form does not have.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Superfluous {
    /// Dominated options, each with another one that is at least as good for the player. Of equal ones, the one with
    /// the smallest id is not among them.
    pub dominated: Vec<(Id, Id)>,
    /// Reversible options, each with a reply of the opponent that is no worse for him than the form itself.
    pub reversible: Vec<(Id, Id)>,
}

impl Forms {
    /// The options of a player that are dominated or reversible modulo the universe, as they stand.
    ///
    /// ```
    /// # use tweedle_engine::{Control, Player, universe::{Forms, Universe}};
    /// let mut forms = Forms::new(&Control::new());
    /// let game = forms.read("{0,{{0|0}|0}|{0|0}}").unwrap();
    /// let found = forms.superfluous(Universe::Dicot, game, Player::Left)?;
    /// // Right's answer to the second option leads to 0, which is no better for Left than the game.
    /// assert_eq!((found.dominated.len(), found.reversible.len()), (0, 1));
    /// # Ok::<(), tweedle_engine::Stop>(())
    /// ```
    ///
    /// # Errors
    /// As [`Forms::ge`].
    ///
    /// # Panics
    /// If `g` is no form of this store.
    pub fn superfluous(
        &mut self,
        universe: Universe,
        g: Id,
        player: Player,
    ) -> Result<Superfluous, Stop> {
        self.check_sort(universe, &[g])?;
        let options = self.options_copied(g, player);
        let mut found = Superfluous::default();
        for &option in &options {
            for &other in options.iter().filter(|&&other| other != option) {
                // Of two equal ones, the one with the smaller id stays.
                if self.at_least(universe, player, other, option)?
                    && (other < option || !self.at_least(universe, player, option, other)?)
                {
                    found.dominated.push((option, other));
                    break;
                }
            }
            for reply in self.options_copied(option, player.opponent()) {
                if self.reverses(universe, player, g, reply)? {
                    found.reversible.push((option, reply));
                    break;
                }
            }
        }
        Ok(found)
    }
}
