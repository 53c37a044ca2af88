//! Contexts that tell two games apart.

use super::forms::{FormId, Forms};
use crate::stack::deeper;
use crate::{Player, Stop};

/// The separation of g and h where g ≥ h fails: a context X in which Left wins h + X and not g + X.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[non_exhaustive]
pub struct Separation {
    /// X, a finite form.
    pub context: FormId,
    /// The player who moves first in both sums.
    pub first: Player,
}

impl Forms {
    /// A context that shows that g ≥ h fails, or `None` if g ≥ h.
    ///
    /// The context is built as the proof of Theorem B builds it, and both sums are played out before
    /// it is returned. Let S and T be the sets of that [theorem](super) for g' ⊳ h', where g' and h'
    /// are g and h or an option of one. Call X a *first* separator of a and b if Left moving
    /// first wins b + X but not a + X, and a *second* one if he does so moving second. A second
    /// separator X makes a first one {X|∞̄}, provided that Left cannot win at once in a; a first one
    /// makes a second one {∞|X}, provided that Right cannot in b. The context has
    ///
    /// - for each s in S and each sᴸ that gives no check, a Right option {Xₜ : t in T | ∞̄}, where Xₜ
    ///   is a second separator of sᴸ and t;
    /// - for each t in T and each tᴿ that gives no check, a Left option {∞ | Xₛ : s in S}, where Xₛ
    ///   is a first separator of s and tᴿ.
    ///
    /// Left wins t + X moving second: he answers checks inside T, other moves in t with the option made
    /// for them, which threatens ∞, and Right's moves in X with the separator for the t that is there.
    /// In the same way Right wins s + X moving second.
    ///
    /// Cost: that of the comparison, and of playing out the two sums; the context has at most a few
    /// followers for each comparison that it took.
    ///
    /// ```
    /// # use tweedle_engine::affine::Forms;
    /// # use tweedle_engine::Player;
    /// let mut forms = Forms::default();
    /// let (g, h) = (forms.read("{oo|-5}")?, forms.read("0")?);
    /// let why = forms.separate(g, h)?.ok_or("g ≥ h")?;
    /// let wins_with = |forms: &mut Forms, game| match why.first {
    ///     Player::Left => forms.wins_first(&[game, why.context], Player::Left),
    ///     Player::Right => forms.wins_second(&[game, why.context], Player::Left),
    /// };
    /// assert!(wins_with(&mut forms, h)?);
    /// assert!(!wins_with(&mut forms, g)?);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    ///
    /// # Errors
    /// [`Stop::Memory`] or [`Stop::Cancelled`].
    pub fn separate(&mut self, g: FormId, h: FormId) -> Result<Option<Separation>, Stop> {
        if self.ge(g, h)? {
            return Ok(None);
        }
        let found = self.separation(g, h)?;
        let Separation { context, first } = found;
        let [with_g, with_h] = [g, h].map(|game| self.wins_first(&[game, context], first));
        let left_first = first == Player::Left;
        // Left wins if he moves first and does win, or Right does and does not.
        if with_g? == left_first || with_h? != left_first {
            return Err(Stop::Undefined("A separating context was found to be none.".to_owned()));
        }
        Ok(Some(found))
    }

    /// A separator of g and h, first or second, where g ≥ h fails.
    fn separation(&mut self, g: FormId, h: FormId) -> Result<Separation, Stop> {
        if !g.is_finite() || !h.is_finite() {
            let context = self.without_check(g)?;
            let first = if g.is_finite() { Player::Right } else { Player::Left };
            return Ok(Separation { context, first });
        }
        match self.unmatched(g, h)? {
            Some((first, [g, h])) => Ok(Separation { context: self.against(g, h)?, first }),
            None => Err(Stop::Undefined("Games that compare are not separated.".to_owned())),
        }
    }

    /// X such that Left wins h + X moving second and loses g + X moving first, where g ⊳ h fails.
    fn against(&mut self, g: FormId, h: FormId) -> Result<FormId, Stop> {
        if !g.is_finite() || !h.is_finite() {
            return self.without_check(g);
        }
        let Some(sets) = self.evasion(g, h)? else {
            return Err(Stop::Undefined("Games that compare are not separated.".to_owned()));
        };
        let sides = Player::BOTH.map(|player| -> Result<Vec<FormId>, Stop> {
            let opponent = player.opponent();
            let mut options = Vec::new();
            for &theirs in &sets[opponent.index()] {
                for moved in self.options_copied(theirs, opponent) {
                    if !moved.is_finite() || self.is_check(moved, opponent) {
                        continue;
                    }
                    let mut answers = Vec::new();
                    for &own in &sets[player.index()] {
                        let [a, b] = match player {
                            Player::Left => [own, moved],
                            Player::Right => [moved, own],
                        };
                        answers.push(deeper(self, |forms| forms.separator(a, b, player))?);
                    }
                    let threat = FormId::infinity(player);
                    options.push(self.form_for(player, &[threat], &answers)?);
                }
            }
            if options.is_empty() {
                options.push(FormId::infinity(opponent));
            }
            Ok(options)
        });
        let [lefts, rights] = sides;
        self.form(&lefts?, &rights?)
    }

    /// A separator of g and h where this player moves first. Left cannot win at once in g, nor Right
    /// in h.
    fn separator(&mut self, g: FormId, h: FormId, first: Player) -> Result<FormId, Stop> {
        let key = ([g, h], first);
        if let Some(&known) = self.separators.get(&key) {
            return Ok(known);
        }
        self.control.check()?;
        let found = self.separation(g, h)?;
        let context = if found.first == first {
            found.context
        } else {
            let lost = FormId::infinity(first.opponent());
            self.form_for(first, &[found.context], &[lost])?
        };
        self.separators.set(key, context)?;
        Ok(context)
    }

    /// A separator of g from something else where one of them is an infinity: with it, a player who
    /// cannot win at once loses to the other.
    fn without_check(&mut self, g: FormId) -> Result<FormId, Stop> {
        let winner = FormId::infinity(if g.is_finite() { Player::Right } else { Player::Left });
        self.form(&[winner], &[winner])
    }
}
