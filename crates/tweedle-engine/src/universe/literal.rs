//! From literal forms to this module's, and back, and from normal play to scoring games.

use super::id::Mark;
use super::{Forms, Id};
use crate::form::{FormId, Forms as Literal};
use crate::memo::Memo;
use crate::number::Rational;
use crate::stack::deeper;
use crate::{Player, Stop};

impl Forms {
    /// The form with the same options, all the way down, as a literal form.
    ///
    /// ```
    /// # use tweedle_engine::{Control, form, universe::Forms};
    /// let mut literal = form::Forms::default();
    /// let zero = literal.form(&[], &[])?;
    /// let star = literal.form(&[zero], &[zero])?;
    /// let mut forms = Forms::new(&Control::new());
    /// let same = forms.of_literal(&literal, star)?;
    /// assert_eq!(forms.text(same)?, "{0|0}");
    /// assert_eq!(forms.to_literal(&mut literal, same)?, Some(star));
    /// # Ok::<(), tweedle_engine::Stop>(())
    /// ```
    ///
    /// # Panics
    /// If `form` is none of `literal`.
    pub fn of_literal(&mut self, literal: &Literal, form: FormId) -> Result<Id, Stop> {
        let mut known = Memo::new(self.handle());
        self.copy_literal(literal, form, &mut known)
    }

    fn copy_literal(
        &mut self,
        literal: &Literal,
        form: FormId,
        known: &mut Memo<FormId, Id>,
    ) -> Result<Id, Stop> {
        if let Some(&id) = known.get(&form) {
            return Ok(id);
        }
        self.check_control()?;
        let [lefts, rights] = Player::BOTH.map(|player| {
            deeper(self, |forms| {
                let options = literal.options(form, player).iter();
                options.map(|&option| forms.copy_literal(literal, option, known)).collect()
            })
        });
        let id = self.intern([lefts?, rights?], [None; 2])?;
        known.set(form, id)?;
        Ok(id)
    }

    /// The literal form with the same options; `None` if the form has a tombstone or a score, or a follower has.
    ///
    /// # Errors
    /// Those of either store.
    ///
    /// # Panics
    /// If `g` is no form of this store.
    pub fn to_literal(&self, literal: &mut Literal, g: Id) -> Result<Option<FormId>, Stop> {
        let mut known = Memo::new(self.handle());
        let mut last = None;
        for follower in self.followers(g)? {
            self.check_control()?;
            let mut sides: [Vec<FormId>; 2] = [Vec::new(), Vec::new()];
            for player in Player::BOTH {
                if self.mark(follower, player).is_some() {
                    return Ok(None);
                }
                let options = self.options(follower, player);
                sides[player.index()].extend(options.iter().filter_map(|option| known.get(option)));
            }
            let form = literal.form(&sides[0], &sides[1])?;
            known.set(follower, form)?;
            last = Some(form);
        }
        Ok(last)
    }

    /// The scoring game with the same options, in which each end is worth 0. It keeps the order of normal play: the
    /// integer n becomes n waiting moves (Larsson, Neto, Nowakowski and Santos, arXiv 1505.07905).
    ///
    /// ```
    /// # use tweedle_engine::{Control, universe::Forms};
    /// let mut forms = Forms::new(&Control::new());
    /// let half = forms.read("{0|{0|}}").unwrap();
    /// let embedded = forms.embed(half)?;
    /// assert_eq!(forms.text(embedded)?, "<0|<0|^0>>");
    /// # Ok::<(), tweedle_engine::Stop>(())
    /// ```
    ///
    /// # Errors
    /// [`Stop::NotPossible`] if it is a scoring game. Tombstones are dropped, as they mean nothing in normal play.
    ///
    /// # Panics
    /// If `g` is no form of this store.
    pub fn embed(&mut self, g: Id) -> Result<Id, Stop> {
        self.check_unscored(&[g])?;
        let nothing = Mark::Score(self.score_number(&Rational::ZERO)?);
        let mut known = Memo::new(self.handle());
        let mut last = g;
        for follower in self.followers(g)? {
            self.check_control()?;
            let mut lists: [Vec<Id>; 2] = [Vec::new(), Vec::new()];
            let mut marks = [None, None];
            for player in Player::BOTH {
                let options = self.options(follower, player);
                marks[player.index()] = options.is_empty().then_some(nothing);
                lists[player.index()].extend(options.iter().filter_map(|option| known.get(option)));
            }
            last = self.intern(lists, marks)?;
            known.set(follower, last)?;
        }
        Ok(last)
    }
}
