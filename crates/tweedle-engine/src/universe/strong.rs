//! Forms that a player who is to move wins beside all ends of a universe.

use super::certificate::Test;
use super::{Forms, Id, Universe};
use crate::stack::deeper;
use crate::{Player, Stop};
use smallvec::SmallVec;

impl Forms {
    /// True if the form is *strong* for the player modulo the universe: if he, moving first, wins it beside each game of
    /// the universe in which he has no move.
    ///
    /// Beside all games, only his own ends are strong. Beside dicots, what he wins. Beside dead-ending games, what he
    /// wins beside the perfect murders ([`Forms::perfect_murder`]), and beside blocking games a recursion
    /// says it: he is an end, or has an option where the opponent is no end, which is strong, as are all replies to it
    /// (Siegel, arXiv 2312.16259; Davies and Milley). In a universe of ends, all sums of these are tried that matter. In normal play and of scoring games nothing is asked, and every
    /// form is.
    ///
    /// # Panics
    /// If `g` is no form of this store.
    pub fn is_strong(&mut self, universe: Universe, player: Player, g: Id) -> Result<bool, Stop> {
        self.check_sort(universe, &[g])?;
        self.strong(universe, player, g)
    }

    pub(super) fn strong(
        &mut self,
        universe: Universe,
        player: Player,
        g: Id,
    ) -> Result<bool, Stop> {
        // Beside a game in which he has no move he has none at all, and wins.
        if self.is_end(g, player) {
            return Ok(true);
        }
        if universe == Universe::All {
            return Ok(false);
        }
        if let Universe::Ends(ends) = universe {
            return Ok(self.beaten_by_end(ends, player, g)?.is_none());
        }
        for &test in Test::of_strength(universe) {
            if !self.passes(test, player, g)? {
                return Ok(false);
            }
        }
        Ok(true)
    }

    /// True if the form passes a test for the player.
    pub(super) fn passes(&mut self, test: Test, player: Player, g: Id) -> Result<bool, Stop> {
        if self.is_end(g, player) {
            return Ok(true);
        }
        let key = (test, player, g);
        if let Some(&known) = self.known.tests.get(&key) {
            return Ok(known);
        }
        let passes = self.passing_move(test, player, g)?.is_some();
        self.known.tests.set(key, passes)?;
        Ok(passes)
    }

    /// The place of the first option that passes a test for the player, where he is no end.
    pub(super) fn passing_move(
        &mut self,
        test: Test,
        player: Player,
        g: Id,
    ) -> Result<Option<usize>, Stop> {
        self.check_control()?;
        deeper(self, |forms| {
            for (place, option) in forms.options_copied(g, player).into_iter().enumerate() {
                if forms.is_passing(test, player, option)? {
                    return Ok(Some(place));
                }
            }
            Ok(None)
        })
    }

    /// True if a move to the option passes a test.
    fn is_passing(&mut self, test: Test, player: Player, option: Id) -> Result<bool, Stop> {
        if test.is_lost_at_ends() && self.is_end(option, player.opponent()) {
            return Ok(false);
        }
        for (test, form) in self.demands(test, player, option) {
            if !self.passes(test, player, form)? {
                return Ok(false);
            }
        }
        Ok(true)
    }

    /// What has to pass which test if the player's move to the option is to pass one.
    pub(super) fn demands(
        &self,
        test: Test,
        player: Player,
        option: Id,
    ) -> SmallVec<[(Test, Id); 8]> {
        let own = test.of_option().iter().map(|&test| (test, option));
        let replies = self.options(option, player.opponent()).iter().map(|&reply| (test, reply));
        own.chain(replies).collect()
    }

    /// The perfect murder of a height: an end of the player in which the opponent may make as many moves as he likes, and
    /// at most that number. The one of height 0 is 0; in the next one the opponent may move to 0 or to this one.
    ///
    /// ```
    /// # use tweedle_engine::{Control, Player, universe::Forms};
    /// let mut forms = Forms::new(&Control::new());
    /// let murder = forms.perfect_murder(Player::Left, 2)?;
    /// assert_eq!(forms.text(murder)?, "{|0,{|0}}");
    /// # Ok::<(), tweedle_engine::Stop>(())
    /// ```
    pub fn perfect_murder(&mut self, player: Player, height: u32) -> Result<Id, Stop> {
        let zero = self.zero()?;
        let mut murder = zero;
        for _ in 0..height {
            let options = [zero, murder];
            murder = match player {
                Player::Left => self.form([&[], &options])?,
                Player::Right => self.form([&options, &[]])?,
            };
        }
        Ok(murder)
    }
}
