//! Who wins a position of any rulesets, by the cheapest sound method.

use crate::bouton::nim_outcome;
use crate::{AnyRules, Position, PositionError, Within};
use tweedle::Play;
use tweedle::affine::{AffineImpartial, FormId, Forms, Reducing, Value, Worth};
use tweedle::short::{Id, Store};
use tweedle::walk::{Memo, Walker};
use tweedle::{Birthday, Control, Outcome, Outcomes, Remote, Remoteness, Stop, Theory};

/// What was found out about sums, which belong to no one ruleset.
pub struct Tables {
    control: Control,
    normal: Memo<Position, Outcome>,
    misere: Memo<Position, Outcome>,
    birthdays: Memo<Position, u64>,
    remoteness: [Memo<Position, Remote>; 2],
}

impl Tables {
    /// Nothing known; growth is counted against `control`.
    pub fn new(control: Control) -> Tables {
        Tables {
            normal: Memo::new(control.clone()),
            misere: Memo::new(control.clone()),
            birthdays: Memo::new(control.clone()),
            remoteness: [Memo::new(control.clone()), Memo::new(control.clone())],
            control,
        }
    }

    /// Forgets everything.
    pub fn clear(&mut self) {
        self.normal.clear();
        self.misere.clear();
        self.birthdays.clear();
        self.remoteness.iter_mut().for_each(Memo::clear);
    }
}

/// Values positions of any rulesets with borrowed tables.
///
/// ```
/// # use tweedle::{Control, Outcome, Play, short::Store};
/// # use tweedle_rulesets::{Domineering, Nim};
/// # use tweedle_search::{Analyst, RulesOf, Tables};
/// let control = Control::new();
/// let nim = RulesOf::new("game.heap.Nim", Nim, &control).rules();
/// let domineering =
///     RulesOf::new("game.grid.Domineering", Domineering::<u64>::new(), &control).rules();
/// let sum = nim.place("1").unwrap().sum(&domineering.place("..|.#").unwrap());
/// let mut store = Store::new(control.clone());
/// let mut tables = Tables::new(control);
/// let mut analyst = Analyst::new(&mut store, &mut tables);
/// assert_eq!(analyst.outcome(&sum, Play::Normal), Ok(Outcome::P));
/// assert_eq!(analyst.outcome(&sum, Play::Misere), Ok(Outcome::N));
/// ```
pub struct Analyst<'a> {
    /// Where values live.
    pub store: &'a mut Store,
    tables: &'a mut Tables,
}

impl<'a> Analyst<'a> {
    /// An analyst with these tables.
    pub fn new(store: &'a mut Store, tables: &'a mut Tables) -> Analyst<'a> {
        Analyst { store, tables }
    }

    /// The handle that bounds and stops the work.
    pub fn control(&self) -> &Control {
        &self.tables.control
    }

    /// The value in canonical form: the sum of the terms' values; of an impartial position, its
    /// nimber.
    ///
    /// # Errors
    /// [`PositionError`].
    pub fn canonical_form(&mut self, position: &Position) -> Result<Id, PositionError> {
        if position.is_impartial() {
            let nimber = self.nim_value(position)?;
            return Ok(self.store.nimber(nimber)?);
        }
        let mut sum = self.store.zero();
        for term in position.terms() {
            let value = term.component.canonical_form(self.store)?;
            let value = if term.is_negative { self.store.negative(value)? } else { value };
            sum = self.store.sum(sum, value)?;
        }
        Ok(sum)
    }

    /// The nimber of an impartial position: the nim sum of the terms' (Sprague, Grundy).
    ///
    /// # Errors
    /// [`PositionError`]; [`Stop::Undefined`] if the position is not impartial, if an answer is due in
    /// it, and if it is the moon.
    pub fn nim_value(&mut self, position: &Position) -> Result<u64, PositionError> {
        if !position.is_impartial() {
            let message = "Only positions of impartial rulesets have Grundy values.";
            return Err(Stop::Undefined(message.to_owned()).into());
        }
        if position.is_entailing() {
            let worth = self.affine_worth(position)?;
            return worth.value().and_then(Value::nimber).ok_or_else(|| {
                let message = match worth {
                    Worth::Quiet(_) => "Its value is the moon, which is no nimber.",
                    Worth::Check(_) => "An answer is due here, so that it has no value of its own.",
                };
                Stop::Undefined(message.to_owned()).into()
            });
        }
        let mut sum = 0;
        for term in position.terms() {
            sum ^= term.component.nim_value()?;
        }
        Ok(sum)
    }

    /// What an impartial position is worth as an affine game: the sum of the terms' worths.
    ///
    /// # Errors
    /// [`PositionError`]; [`Stop::Undefined`] if the position is not impartial, or answers are due in
    /// several terms.
    pub fn affine_worth(&mut self, position: &Position) -> Result<Worth, PositionError> {
        if !position.is_impartial() {
            let message = "Only positions of impartial rulesets are worth a nimber or the moon.";
            return Err(Stop::Undefined(message.to_owned()).into());
        }
        let worths = position.terms().iter().map(|term| term.component.affine_worth());
        let worths: Vec<Worth> = worths.collect::<Result<_, _>>()?;
        Ok(AffineImpartial.of_sum(&worths)?)
    }

    /// A reduced form equal to the position as a partizan affine game: the sum of the terms' forms.
    /// Other reduced forms may be equal to it.
    ///
    /// # Errors
    /// [`PositionError`].
    pub fn affine_form(
        &mut self,
        position: &Position,
        forms: &mut Forms,
    ) -> Result<FormId, PositionError> {
        let mut terms = Vec::new();
        for term in position.terms() {
            let form = term.component.affine_form(forms, self.store)?;
            terms.push(if term.is_negative { forms.conjugate(form)? } else { form });
        }
        Ok(Reducing(forms).of_sum(&terms)?)
    }

    /// Who wins.
    ///
    /// In normal play by a theorem or by symmetry, if that says so; by nimbers and the moon if the
    /// position is impartial; else by canonical forms if it falls into parts without entailing moves,
    /// and by searching the outcome if it does not. In misère play by Bouton's rule if all parts are
    /// heaps of Nim, and else by searching the outcome.
    ///
    /// # Errors
    /// [`PositionError`].
    pub fn outcome(&mut self, position: &Position, play: Play) -> Result<Outcome, PositionError> {
        self.outcome_within(position, play, u64::MAX)
    }

    /// [`Analyst::outcome`], where a search of outcomes may look at `most` positions.
    ///
    /// # Errors
    /// [`PositionError`]; [`Stop::Limit`] if the search takes more.
    pub fn outcome_within(
        &mut self,
        position: &Position,
        play: Play,
        most: u64,
    ) -> Result<Outcome, PositionError> {
        if let Some(outcome) = known_outcome(position, play) {
            return Ok(outcome);
        }
        if play == Play::Misere && position.is_entailing() {
            let message = "Games with entailing moves have no misère play.";
            return Err(Stop::Undefined(message.to_owned()).into());
        }
        match (play, position.single()) {
            (Play::Normal, Some((component, _))) if position.is_impartial() => {
                component.outcome(play, most)
            }
            (Play::Normal, _) if position.is_impartial() => {
                let is_won = self.affine_worth(position)?.is_won();
                Ok(if is_won { Outcome::N } else { Outcome::P })
            }
            (Play::Normal, None) if position.is_entailing() => {
                let mut walker = Walker::new(&AnyRules, &mut self.tables.normal);
                Ok(walker.value(&mut Within::new(Outcomes(play), most), position)?)
            }
            (Play::Normal, None) => {
                let value = self.canonical_form(position)?;
                Ok(self.store.outcome(value)?)
            }
            (Play::Normal, Some((component, _)))
                if !component.is_entailing() && component.parts().len() > 1 =>
            {
                let value = self.canonical_form(position)?;
                Ok(self.store.outcome(value)?)
            }
            (_, Some((component, is_negative))) => {
                let outcome = component.outcome(play, most)?;
                Ok(if is_negative { outcome.negative() } else { outcome })
            }
            (Play::Misere, None) => {
                let mut walker = Walker::new(&AnyRules, &mut self.tables.misere);
                Ok(walker.value(&mut Within::new(Outcomes(play), most), position)?)
            }
        }
    }

    /// The most moves that can still be made.
    ///
    /// # Errors
    /// [`PositionError`].
    pub fn birthday(&mut self, position: &Position) -> Result<u64, PositionError> {
        if let Some((component, _)) = position.single() {
            return component.birthday();
        }
        let mut walker = Walker::new(&AnyRules, &mut self.tables.birthdays);
        Ok(walker.value(&mut Birthday, position)?)
    }

    /// How long play lasts if the winner hurries and the loser delays.
    ///
    /// # Errors
    /// [`PositionError`]; [`Stop::Limit`] if that takes more than `most` positions.
    pub fn remoteness(
        &mut self,
        position: &Position,
        play: Play,
        most: u64,
    ) -> Result<Remote, PositionError> {
        if let Some((component, false)) = position.single() {
            return component.remoteness(play, most);
        }
        let memo = &mut self.tables.remoteness[usize::from(play == Play::Misere)];
        let mut theory = Within::new(Remoteness(play), most);
        Ok(Walker::new(&AnyRules, memo).value(&mut theory, position)?)
    }

    /// The positions that can be reached, this one first.
    ///
    /// # Errors
    /// [`Stop`].
    pub fn followers(&mut self, position: &Position) -> Result<Vec<Position>, Stop> {
        match position.single() {
            Some((component, false)) => {
                Ok(component.followers()?.into_iter().map(Position::new).collect())
            }
            _ => tweedle::walk::followers(&AnyRules, position, &self.tables.control),
        }
    }
}

/// Who wins, where that is known without a search: heaps of Nim, theorems, and positions in which
/// whoever moves second can mirror.
pub(crate) fn known_outcome(position: &Position, play: Play) -> Option<Outcome> {
    if let Some(heaps) = position.nim_heaps() {
        return Some(nim_outcome(&heaps, play));
    }
    if play == Play::Misere {
        return None;
    }
    let theorem = position.theorem().map(|theorem| theorem.outcome());
    theorem.or_else(|| position.is_mirrored().then_some(Outcome::P))
}
