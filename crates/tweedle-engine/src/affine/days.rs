//! All affine games born by a day.

use super::forms::{FormId, Forms};
use crate::poset::Poset;
use crate::{Held, Player, Stop};

/// The affine games born by some day, one form for each value, and their order.
///
/// By day −1 there are the 2 infinities, by day 0 there are 6 games, by day 1 there are 18, and by
/// day 2 there are 174. The games born by a day are a lattice (*Affine Normal Play*, arXiv
/// 2402.05732).
#[derive(Clone, Debug)]
pub struct Day {
    values: Vec<FormId>,
    order: Poset,
}

impl Day {
    /// The games, each by a reduced form, in the order of their birthdays.
    pub fn values(&self) -> &[FormId] {
        &self.values
    }

    /// Their order, by their places among the [`values`](Day::values).
    pub fn order(&self) -> &Poset {
        &self.order
    }
}

impl Forms {
    /// The games born by a day, from −1 on; before that there are none.
    ///
    /// ```
    /// # use tweedle_engine::affine::Forms;
    /// let mut forms = Forms::default();
    /// let day = forms.born_by(1)?;
    /// assert_eq!(day.values().len(), 18);
    /// assert!(day.order().is_lattice());
    /// # Ok::<(), tweedle_engine::Stop>(())
    /// ```
    ///
    /// Cost: day 2 takes well under a second; the forms that have to be looked at for day 3 are too
    /// many for any computer.
    ///
    /// # Errors
    /// As [`ge`](Forms::ge).
    pub fn born_by(&mut self, day: i64) -> Result<Day, Stop> {
        let mut values = Vec::new();
        if day >= -1 {
            values.extend(Player::BOTH.map(FormId::infinity));
        }
        for _ in 0..=day {
            values = self.next_day(&values)?;
        }
        values.sort_by_key(|&value| (self.birthday(value), value));
        let mut held = Held::new(&self.control);
        let order = Poset::new(values.len(), &mut held, |g, h| self.ge(values[g], values[h]))?;
        Ok(Day { values, order })
    }

    /// One form for each value whose options are among these values.
    fn next_day(&mut self, values: &[FormId]) -> Result<Vec<FormId>, Stop> {
        let mut held = Held::new(&self.control);
        let [lefts, rights] = Player::BOTH.map(|player| self.sides(player, values, &mut held));
        let (lefts, rights) = (lefts?, rights?);
        let mut found = Player::BOTH.map(FormId::infinity).to_vec();
        for left in &lefts {
            for right in &rights {
                let form = self.form(left, right)?;
                let form = self.reduced(form)?;
                if !self.has_equal(&found, form)? {
                    held.take(2 * size_of::<FormId>())?;
                    found.push(form);
                }
            }
        }
        Ok(found)
    }

    fn has_equal(&mut self, games: &[FormId], g: FormId) -> Result<bool, Stop> {
        if games.contains(&g) {
            return Ok(true);
        }
        let outcome = self.outcome(g)?;
        for &game in games {
            // Equal games have equal outcomes, which are sooner known.
            if self.outcome(game)? == outcome && self.equal(game, g)? {
                return Ok(true);
            }
        }
        Ok(false)
    }

    /// The sets of options for a player that can matter, up to equality: his win; his loss; and
    /// incomparable games in which the opponent cannot win at once.
    fn sides(
        &mut self,
        player: Player,
        values: &[FormId],
        held: &mut Held,
    ) -> Result<Vec<Vec<FormId>>, Stop> {
        let opponent = player.opponent();
        let mut antichains = vec![Vec::new()];
        for &value in values {
            if !value.is_finite() || self.is_check(value, opponent) {
                continue;
            }
            for i in 0..antichains.len() {
                self.control.check()?;
                let mut comparable = false;
                for &other in &antichains[i] {
                    comparable = comparable || self.compare(value, other)?.is_some();
                }
                if !comparable {
                    let mut larger = antichains[i].clone();
                    larger.push(value);
                    held.take(size_of::<Vec<FormId>>() + larger.capacity() * size_of::<FormId>())?;
                    antichains.push(larger);
                }
            }
        }
        antichains[0].push(FormId::infinity(opponent));
        antichains.push(vec![FormId::infinity(player)]);
        Ok(antichains)
    }
}
