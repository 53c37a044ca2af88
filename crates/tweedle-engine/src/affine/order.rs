//! The order of affine games, decided from their forms by the two theorems of the
//! [module above](super).

use super::forms::{Evasion, FormId, Forms};
use crate::stack::deeper;
use crate::{Player, Stop};
use std::cmp::Ordering;
use std::sync::Arc;

impl Forms {
    /// True if g ≥ h, by Theorem A of the [module](super).
    ///
    /// Cost: pairs of followers are compared once each, and remembered. Each takes a search among
    /// answers to checks, whose length grows exponentially with the checks that have several answers
    /// in the worst case; the control may cancel it.
    ///
    /// ```
    /// # use tweedle_engine::affine::Forms;
    /// let mut forms = Forms::default();
    /// let mut ge = |g, h| -> Result<bool, Box<dyn std::error::Error>> {
    ///     let (g, h) = (forms.read(g)?, forms.read(h)?);
    ///     Ok(forms.ge(g, h)?)
    /// };
    /// assert!(ge("1", "*")?);
    /// assert!(ge("{oo|1}", "*2")?);
    /// // Left threatens to win, but Right, if it is his move, takes the threat away.
    /// assert!(!ge("{oo|-5}", "0")?);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    ///
    /// # Errors
    /// [`Stop::Memory`] or [`Stop::Cancelled`].
    pub fn ge(&mut self, g: FormId, h: FormId) -> Result<bool, Stop> {
        if g == h || g.winner() == Some(Player::Left) || h.winner() == Some(Player::Right) {
            return Ok(true);
        }
        if !g.is_finite() || !h.is_finite() {
            return Ok(false);
        }
        if let Some(&known) = self.at_least.get(&[g, h]) {
            return Ok(known);
        }
        let answer = deeper(self, |forms| forms.unmatched(g, h))?.is_none();
        self.at_least.set([g, h], answer)?;
        Ok(answer)
    }

    /// The reason why g ≥ h fails: a player and a pair for which ⊳ fails after a move of his,
    /// Left's from h or Right's from g. Both are finite.
    pub(super) fn unmatched(
        &mut self,
        g: FormId,
        h: FormId,
    ) -> Result<Option<(Player, [FormId; 2])>, Stop> {
        for option in self.options_copied(h, Player::Left) {
            if !self.ge_with_move(g, option)? {
                return Ok(Some((Player::Left, [g, option])));
            }
        }
        for option in self.options_copied(g, Player::Right) {
            if !self.ge_with_move(option, h)? {
                return Ok(Some((Player::Right, [option, h])));
            }
        }
        Ok(None)
    }

    /// True if g is at least as good for the player as h.
    pub(super) fn no_worse(&mut self, player: Player, g: FormId, h: FormId) -> Result<bool, Stop> {
        match player {
            Player::Left => self.ge(g, h),
            Player::Right => self.ge(h, g),
        }
    }

    /// True if g and h are equal games: g ≥ h and h ≥ g. Equal ids are equal games, but not
    /// conversely.
    ///
    /// # Errors
    /// As [`ge`](Forms::ge).
    pub fn equal(&mut self, g: FormId, h: FormId) -> Result<bool, Stop> {
        Ok(self.ge(g, h)? && self.ge(h, g)?)
    }

    /// The order of g and h; `None` if neither is ≥ the other.
    ///
    /// # Errors
    /// As [`ge`](Forms::ge).
    pub fn compare(&mut self, g: FormId, h: FormId) -> Result<Option<Ordering>, Stop> {
        Ok(match (self.ge(g, h)?, self.ge(h, g)?) {
            (true, true) => Some(Ordering::Equal),
            (true, false) => Some(Ordering::Greater),
            (false, true) => Some(Ordering::Less),
            (false, false) => None,
        })
    }

    /// True if g ⊳ h: for all finite X, if Left wins h + X moving second, he wins g + X moving
    /// first. By Theorem B of the [module](super).
    ///
    /// Among ordinary games that is g > h or g ∥ h. For affine games it is not the opposite of
    /// g ≤ h: {∞|∞̄} ⊳ {∞|∞̄}.
    ///
    /// # Errors
    /// As [`ge`](Forms::ge).
    pub fn ge_with_move(&mut self, g: FormId, h: FormId) -> Result<bool, Stop> {
        let wins_at_once =
            |form: FormId, player| form.winner() == Some(player) || self.is_check(form, player);
        if wins_at_once(g, Player::Left) || wins_at_once(h, Player::Right) {
            return Ok(true);
        }
        if !g.is_finite() || !h.is_finite() {
            return Ok(false);
        }
        Ok(self.evasion(g, h)?.is_none())
    }

    /// The sets of Theorem B, if g ⊳ h fails. Both are finite, Left cannot win at once in g, and Right
    /// cannot in h.
    pub(super) fn evasion(&mut self, g: FormId, h: FormId) -> Result<Option<Arc<Evasion>>, Stop> {
        if let Some(known) = self.evasions.get(&[g, h]) {
            return Ok(known.clone());
        }
        self.control.check()?;
        let mut search = Search::default();
        let found = deeper(self, |forms| -> Result<bool, Stop> {
            Ok(forms.admit(&mut search, Player::Left, g)?
                && forms.admit(&mut search, Player::Right, h)?
                && forms.answer_checks(&mut search, 0)?)
        })?;
        let evasion = found.then(|| Arc::new(search.sets));
        self.evasions.set([g, h], evasion.clone())?;
        Ok(evasion)
    }

    /// Puts a position into the set in which the player has the move, if conditions 1 and 3 allow it,
    /// and notes the checks that he can give there.
    fn admit(&mut self, search: &mut Search, player: Player, g: FormId) -> Result<bool, Stop> {
        if !g.is_finite() || self.is_check(g, player) {
            return Ok(false);
        }
        let opponent = player.opponent();
        for i in 0..search.sets[opponent.index()].len() {
            let other = search.sets[opponent.index()][i];
            if self.can_profit(player, g, other)? || self.can_profit(opponent, other, g)? {
                return Ok(false);
            }
        }
        search.sets[player.index()].push(g);
        for &option in self.options(g, player) {
            if self.is_check(option, player) {
                search.checks.push((player, option));
            }
        }
        Ok(true)
    }

    /// True if a move of the player's that gives no check leads from `own` to something no worse
    /// for him than `other`.
    ///
    /// Checks could be asked as well: one that is no worse than `other` has no answer that can be
    /// admitted. To leave them to the search saves comparisons.
    fn can_profit(&mut self, player: Player, own: FormId, other: FormId) -> Result<bool, Stop> {
        for option in self.options_copied(own, player) {
            if option.is_finite()
                && !self.is_check(option, player)
                && self.no_worse(player, option, other)?
            {
                return Ok(true);
            }
        }
        Ok(false)
    }

    /// Finds answers to all checks from the one at `next` on, so that condition 2 holds: a search
    /// with backtracking.
    fn answer_checks(&mut self, search: &mut Search, mut next: usize) -> Result<bool, Stop> {
        while let Some(&(player, check)) = search.checks.get(next) {
            self.control.check()?;
            next += 1;
            let opponent = player.opponent();
            let answers = self.options_copied(check, opponent);
            let set = &search.sets[player.index()];
            if self.is_check(check, opponent) || answers.iter().any(|answer| set.contains(answer)) {
                continue;
            }
            let before = search.lengths();
            for answer in answers {
                if self.admit(search, player, answer)?
                    && deeper(self, |forms| forms.answer_checks(search, next))?
                {
                    return Ok(true);
                }
                search.truncate(before);
            }
            return Ok(false);
        }
        Ok(true)
    }
}

/// Sets under construction, and the checks from their positions that need an answer, by the player
/// who gives them.
#[derive(Default)]
struct Search {
    sets: Evasion,
    checks: Vec<(Player, FormId)>,
}

impl Search {
    fn lengths(&self) -> [usize; 3] {
        [self.sets[0].len(), self.sets[1].len(), self.checks.len()]
    }

    fn truncate(&mut self, [left, right, checks]: [usize; 3]) {
        self.sets[0].truncate(left);
        self.sets[1].truncate(right);
        self.checks.truncate(checks);
    }
}
