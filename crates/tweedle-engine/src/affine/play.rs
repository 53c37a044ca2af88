//! Sums, and who wins.

use super::forms::{Components, FormId, Forms};
use crate::stack::deeper;
use crate::{Outcome, Player, Stop};

/// The message about a sum that has no value.
const UNDEFINED: &str = "oo + -oo is not defined: both players would have won.";

impl Forms {
    /// The disjunctive sum {gᴸ + h, g + hᴸ | gᴿ + h, g + hᴿ}, where ∞ + X = ∞ and ∞̄ + X = ∞̄.
    ///
    /// A player's move to where he has lost is left out where he has another one. So g + 0 is g, if no
    /// form in it has such moves to spare, and sums of embeddings are embeddings of sums.
    ///
    /// ```
    /// # use tweedle_engine::affine::Forms;
    /// let mut forms = Forms::default();
    /// let [check, star] = [forms.read("{oo|0}")?, forms.read("*")?];
    /// let sum = forms.sum(check, star)?;
    /// assert_eq!(forms.text(sum)?, "{oo,{oo|0}|{oo|0},*}");
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    ///
    /// Cost: one form for each pair of followers, remembered. To know only who wins a sum, ask
    /// [`outcome_of_sum`](Forms::outcome_of_sum), which builds none.
    ///
    /// # Errors
    /// [`Stop::Undefined`] for ∞ + ∞̄, which is not defined; [`Stop::Memory`] or [`Stop::Cancelled`].
    pub fn sum(&mut self, g: FormId, h: FormId) -> Result<FormId, Stop> {
        if let Some(end) = ended(&[g, h])? {
            return Ok(FormId::infinity(end));
        }
        let key = [g.min(h), g.max(h)];
        if let Some(&known) = self.sums.get(&key) {
            return Ok(known);
        }
        self.control.check()?;
        let [lefts, rights] = Player::BOTH.map(|player| -> Result<Vec<FormId>, Stop> {
            let mut sums = Vec::new();
            for [moved, other] in [[g, h], [h, g]] {
                for option in self.options_copied(moved, player) {
                    sums.push(deeper(self, |forms| forms.sum(option, other))?);
                }
            }
            let lost = FormId::infinity(player.opponent());
            if sums.iter().any(|&sum| sum != lost) {
                sums.retain(|&sum| sum != lost);
            }
            Ok(sums)
        });
        let sum = self.form(&lefts?, &rights?)?;
        self.sums.set(key, sum)?;
        Ok(sum)
    }

    /// The outcome of the form.
    ///
    /// ```
    /// # use tweedle_engine::affine::Forms;
    /// # use tweedle_engine::Outcome;
    /// let mut forms = Forms::default();
    /// for (text, outcome) in [("oo", Outcome::L), ("0", Outcome::P), ("{oo|-5}", Outcome::N)] {
    ///     let g = forms.read(text)?;
    ///     assert_eq!(forms.outcome(g)?, outcome);
    /// }
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    ///
    /// # Errors
    /// [`Stop::Memory`] or [`Stop::Cancelled`].
    pub fn outcome(&mut self, g: FormId) -> Result<Outcome, Stop> {
        self.outcome_of_sum(&[g])
    }

    /// The outcome of the sum of these components; the outcome of the empty sum is a win of the
    /// second player, as in 0.
    ///
    /// The sum itself is not built. Cost: one entry for each multiset of followers that play can
    /// reach, remembered.
    ///
    /// # Errors
    /// [`Stop::Undefined`] if ∞ and ∞̄ are both among them; [`Stop::Memory`] or [`Stop::Cancelled`].
    pub fn outcome_of_sum(&mut self, components: &[FormId]) -> Result<Outcome, Stop> {
        let [left, right] = Player::BOTH.map(|player| self.wins_first(components, player));
        Ok(Outcome::from_wins(left?, right?))
    }

    /// True if the player, moving first, wins the sum of these components.
    ///
    /// # Errors
    /// As [`outcome_of_sum`](Forms::outcome_of_sum).
    pub fn wins_first(&mut self, components: &[FormId], player: Player) -> Result<bool, Stop> {
        if let Some(winner) = ended(components)? {
            return Ok(winner == player);
        }
        let mut components: Components = components.into();
        components.sort_unstable();
        self.is_won((components, player))
    }

    /// True if the player wins the sum of these components if the opponent moves first: there are
    /// no draws.
    ///
    /// # Errors
    /// As [`outcome_of_sum`](Forms::outcome_of_sum).
    pub fn wins_second(&mut self, components: &[FormId], player: Player) -> Result<bool, Stop> {
        Ok(!self.wins_first(components, player.opponent())?)
    }

    /// True if the player who is to move wins the sum of these components, which are sorted.
    fn is_won(&mut self, position: (Components, Player)) -> Result<bool, Stop> {
        if let Some(&known) = self.wins.get(&position) {
            return Ok(known);
        }
        self.control.check()?;
        let answer = deeper(self, |forms| forms.has_winning_move(&position))?;
        self.wins.set(position, answer)?;
        Ok(answer)
    }

    fn has_winning_move(&mut self, (sum, player): &(Components, Player)) -> Result<bool, Stop> {
        let player = *player;
        if sum.iter().any(|&component| self.is_check(component, player)) {
            return Ok(true);
        }
        for (i, &component) in sum.iter().enumerate() {
            if i > 0 && sum[i - 1] == component {
                continue;
            }
            for option in self.options_copied(component, player) {
                // The other infinity loses.
                if !option.is_finite() {
                    continue;
                }
                let mut next = sum.clone();
                next[i] = option;
                next.sort_unstable();
                if !self.is_won((next, player.opponent()))? {
                    return Ok(true);
                }
            }
        }
        Ok(false)
    }
}

/// The player who has won, if a component is an infinity.
fn ended(components: &[FormId]) -> Result<Option<Player>, Stop> {
    let [left, right] = Player::BOTH.map(|p| components.contains(&FormId::infinity(p)));
    match (left, right) {
        (true, true) => Err(Stop::Undefined(UNDEFINED.to_owned())),
        (true, false) => Ok(Some(Player::Left)),
        (false, true) => Ok(Some(Player::Right)),
        (false, false) => Ok(None),
    }
}
