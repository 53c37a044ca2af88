//! Literal forms and their recursive definitions, straight from the theory.
//!
//! This module is the reference that the fast engine is tested against: each definition is the one
//! in the book, its recursion remembered so that shared forms are visited once, and nothing else is
//! done to make it fast.

use crate::intern::Interner;
use crate::memo::Memo;
use crate::stack::{Budgeted, deeper};
use crate::{Control, Identity, Outcome, Play, Player, Stop, Theory, Weigh};
use smallvec::SmallVec;

/// A form in a [`Forms`]. Equal ids mean the same tree up to order and repetition of options, not
/// merely equal games.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug)]
pub struct FormId(u32);

impl Weigh for FormId {}

/// Literal forms `{L|R}`, each tree held once.
///
/// Options are sets: their order and repetitions are forgotten, nothing else is. `{-1|1}` stays
/// `{-1|1}`, although it equals 0.
///
/// Memory is counted by the [`Control`]; after a [`Stop`] the forms stay usable.
///
/// ```
/// # use tweedle_engine::form::Forms;
/// let mut forms = Forms::default();
/// let zero = forms.form(&[], &[])?;
/// let star = forms.form(&[zero], &[zero])?;
/// let two_stars = forms.sum(star, star)?;
/// assert_ne!(two_stars, zero);
/// assert!(forms.equal(two_stars, zero)?);
/// # Ok::<(), tweedle_engine::Stop>(())
/// ```
///
/// # Errors
/// Of every method that has any: [`Stop::Memory`] and [`Stop::Cancelled`], and [`Stop::TooLarge`] for
/// more forms than 32 bits can count.
#[derive(Debug)]
pub struct Forms {
    identity: Identity,
    /// The sorted options of each form.
    options: Interner<FormId>,
    le: Memo<(FormId, FormId), bool>,
    sums: Memo<(FormId, FormId), FormId>,
    negatives: Memo<FormId, FormId>,
    outcomes: Memo<(FormId, Play), Outcome>,
    birthdays: Memo<FormId, u32>,
    numbers: Memo<FormId, bool>,
}

/// A copy of the options of a player, which few forms have many of.
type Options = SmallVec<[FormId; 4]>;

impl Default for Forms {
    fn default() -> Self {
        Forms::new(Control::new())
    }
}

impl Budgeted for Forms {
    fn control(&self) -> &Control {
        self.options.control()
    }
}

impl Forms {
    /// No forms yet, bounded and stopped through `control`.
    pub fn new(control: Control) -> Forms {
        Forms {
            identity: Identity::default(),
            options: Interner::new(control.clone(), "forms"),
            le: Memo::new(control.clone()),
            sums: Memo::new(control.clone()),
            negatives: Memo::new(control.clone()),
            outcomes: Memo::new(control.clone()),
            birthdays: Memo::new(control.clone()),
            numbers: Memo::new(control),
        }
    }

    /// The form with these options.
    pub fn form(&mut self, left: &[FormId], right: &[FormId]) -> Result<FormId, Stop> {
        let sides = [left, right].map(|side| {
            let mut side: Options = side.into();
            side.sort_unstable();
            side.dedup();
            side
        });
        self.options.intern([&sides[0], &sides[1]], |_| ()).map(FormId)
    }

    /// A player's options.
    pub fn options(&self, g: FormId, player: Player) -> &[FormId] {
        self.options.side(g.0, player)
    }

    /// A copy of a player's options, to be walked through while the forms grow.
    fn options_copied(&self, g: FormId, player: Player) -> Options {
        self.options(g, player).into()
    }

    /// The number of different forms.
    pub fn len(&self) -> usize {
        self.options.len()
    }

    /// True if there are none.
    pub fn is_empty(&self) -> bool {
        self.options.is_empty()
    }

    /// Bytes held.
    pub fn bytes(&self) -> usize {
        self.options.bytes()
            + self.le.bytes()
            + self.sums.bytes()
            + self.negatives.bytes()
            + self.outcomes.bytes()
            + self.birthdays.bytes()
            + self.numbers.bytes()
    }

    /// True if g ≤ h: no Left option of g is ≥ h and no Right option of h is ≤ g (*ONAG*, ch. 0).
    pub fn le(&mut self, g: FormId, h: FormId) -> Result<bool, Stop> {
        if let Some(&known) = self.le.get(&(g, h)) {
            return Ok(known);
        }
        let answer = deeper(self, |forms| {
            for option in forms.options_copied(g, Player::Left) {
                if forms.le(h, option)? {
                    return Ok(false);
                }
            }
            for option in forms.options_copied(h, Player::Right) {
                if forms.le(option, g)? {
                    return Ok(false);
                }
            }
            Ok(true)
        })?;
        self.le.set((g, h), answer)?;
        Ok(answer)
    }

    /// True if g ≥ 0: Left wins if Right starts, that is, Right has no move to a form that Left,
    /// moving next, does not win.
    pub fn is_at_least_zero(&mut self, g: FormId) -> Result<bool, Stop> {
        Ok(!self.outcome(g, Play::Normal)?.wins_first(Player::Right))
    }

    /// True if g and h are equal games: g ≤ h and h ≤ g.
    pub fn equal(&mut self, g: FormId, h: FormId) -> Result<bool, Stop> {
        Ok(self.le(g, h)? && self.le(h, g)?)
    }

    /// True if the form is a number: all its options are, and no Left option is ≥ any Right option
    /// (*ONAG*, ch. 0). A form that merely equals a number need not be one.
    pub fn is_number(&mut self, g: FormId) -> Result<bool, Stop> {
        if let Some(&known) = self.numbers.get(&g) {
            return Ok(known);
        }
        let [lefts, rights] = Player::BOTH.map(|player| self.options_copied(g, player));
        let answer = deeper(self, |forms| {
            for &option in lefts.iter().chain(&rights) {
                if !forms.is_number(option)? {
                    return Ok(false);
                }
            }
            for &l in &lefts {
                for &r in &rights {
                    if forms.le(r, l)? {
                        return Ok(false);
                    }
                }
            }
            Ok(true)
        })?;
        self.numbers.set(g, answer)?;
        Ok(answer)
    }

    /// The outcome of the form: the player who moves first wins if he has an option from which his
    /// opponent, moving first, does not win.
    pub fn outcome(&mut self, g: FormId, play: Play) -> Result<Outcome, Stop> {
        if let Some(&known) = self.outcomes.get(&(g, play)) {
            return Ok(known);
        }
        let [left_first, right_first] = Player::BOTH.map(|player| {
            let options = self.options_copied(g, player);
            if options.is_empty() {
                return Ok(play == Play::Misere);
            }
            deeper(self, |forms| {
                for option in options {
                    if !forms.outcome(option, play)?.wins_first(player.opponent()) {
                        return Ok(true);
                    }
                }
                Ok(false)
            })
        });
        let outcome = Outcome::from_wins(left_first?, right_first?);
        self.outcomes.set((g, play), outcome)?;
        Ok(outcome)
    }

    /// The negative: the players exchanged, all the way down.
    pub fn negative(&mut self, g: FormId) -> Result<FormId, Stop> {
        if let Some(&known) = self.negatives.get(&g) {
            return Ok(known);
        }
        let [lefts, rights] = Player::BOTH.map(|player| {
            let options = self.options_copied(g, player);
            deeper(self, |forms| {
                options.into_iter().map(|o| forms.negative(o)).collect::<Result<Vec<_>, _>>()
            })
        });
        let negative = self.form(&rights?, &lefts?)?;
        self.negatives.set(g, negative)?;
        Ok(negative)
    }

    /// The disjunctive sum {gᴸ + h, g + hᴸ | gᴿ + h, g + hᴿ}.
    pub fn sum(&mut self, g: FormId, h: FormId) -> Result<FormId, Stop> {
        if let Some(&known) = self.sums.get(&(g, h)) {
            return Ok(known);
        }
        let [lefts, rights] = Player::BOTH.map(|player| {
            let [of_g, of_h] = [g, h].map(|form| self.options_copied(form, player));
            deeper(self, |forms| {
                let mut sums = Vec::with_capacity(of_g.len() + of_h.len());
                for option in of_g {
                    sums.push(forms.sum(option, h)?);
                }
                for option in of_h {
                    sums.push(forms.sum(g, option)?);
                }
                Ok(sums)
            })
        });
        let sum = self.form(&lefts?, &rights?)?;
        self.sums.set((g, h), sum)?;
        Ok(sum)
    }

    /// The height of the tree.
    pub fn birthday(&mut self, g: FormId) -> Result<u32, Stop> {
        if let Some(&known) = self.birthdays.get(&g) {
            return Ok(known);
        }
        let mut day = 0;
        for player in Player::BOTH {
            for option in self.options_copied(g, player) {
                day = day.max(1 + deeper(self, |forms| forms.birthday(option))?);
            }
        }
        self.birthdays.set(g, day)?;
        Ok(day)
    }
}

/// The embedding of positions into literal forms: same options, same players, nothing simplified.
impl Theory for Forms {
    type Value = FormId;
    const ADDITIVE: bool = true;

    fn name(&self) -> &'static str {
        "literal form"
    }

    fn arena(&self) -> Option<&Identity> {
        Some(&self.identity)
    }

    fn of_options(&mut self, left: &[FormId], right: &[FormId]) -> Result<FormId, Stop> {
        self.form(left, right)
    }

    fn of_sum(&mut self, parts: &[FormId]) -> Result<FormId, Stop> {
        let zero = self.form(&[], &[])?;
        parts.iter().try_fold(zero, |sum, &part| self.sum(sum, part))
    }

    fn negative(&mut self, value: &FormId) -> Result<FormId, Stop> {
        Forms::negative(self, *value)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A refusal leaves the forms usable, and the budget is charged with what is held.
    #[test]
    fn a_budget_is_a_budget() {
        let control = Control::with_memory(100_000);
        let mut forms = Forms::new(control.clone());
        let mut integer = forms.form(&[], &[]).unwrap();
        let mut last = integer;
        let stop = loop {
            let next = forms.form(&[integer], &[]).and_then(|next| {
                last = forms.sum(next, integer)?;
                forms.negative(last)?;
                forms.outcome(last, Play::Misere)?;
                forms.birthday(last)?;
                forms.le(last, next)?;
                forms.is_number(last)?;
                Ok(next)
            });
            match next {
                Ok(next) => integer = next,
                Err(stop) => break stop,
            }
        };
        assert!(matches!(stop, Stop::Memory { limit: 100_000, .. }));
        assert_eq!(control.used(), forms.bytes());
        assert!(forms.bytes() <= 100_000 && forms.len() > 40);
        assert_eq!(forms.birthday(integer).map(|day| day > 5), Ok(true));
        drop(forms);
        assert_eq!(control.used(), 0);
    }
}
