//! The universal game, in which every other one is found.

use super::{FormId, Forms};
use crate::{Facts, Hints, Player, Ruleset, Stop};

/// The universal game: a position is a literal form {L|R}, and a move replaces it by one of the
/// mover's options.
///
/// Any position of any ruleset without loops is, up to the order and repetition of its options, one
/// of its positions: the form that [`Forms`] as a [`Theory`](crate::Theory) values it at (*ONAG*,
/// ch. 7: a position is given by its options). A play in one is a play in the other, with
/// the same winner, in normal and in misère play.
///
/// ```
/// # use tweedle_engine::{form::Forms, Play};
/// # use tweedle_engine::{Player, matches::{Match, referee}};
/// let mut forms = Forms::default();
/// let zero = forms.form(&[], &[])?;
/// let one = forms.form(&[zero], &[])?;
/// let positions = vec![zero];
/// let record = Match { start: one, first: Player::Left, play: Play::Normal, positions };
/// assert_eq!(referee(&forms, &record), Ok(Player::Left));
/// # Ok::<(), tweedle_engine::Stop>(())
/// ```
impl Ruleset for Forms {
    type Position = FormId;
    type Move = ();

    fn moves(
        &self,
        form: &FormId,
        player: Player,
        mut found: impl FnMut((), FormId) -> Result<(), Stop>,
    ) -> Result<(), Stop> {
        self.options(*form, player).iter().try_for_each(|&option| found((), option))?;
        Ok(())
    }

    fn facts(&self) -> Facts {
        Facts::PARTIZAN
    }
}

impl Hints for Forms {}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::walk::{Memo, Walker};
    use crate::{Control, Outcomes, Play};
    use proptest::prelude::*;

    /// Forms, each with options among those before it.
    fn random(choices: &[(Vec<usize>, Vec<usize>)]) -> (Forms, FormId) {
        let mut forms = Forms::default();
        let mut known = vec![forms.form(&[], &[]).unwrap()];
        for (left, right) in choices {
            let pick = |side: &[usize]| -> Vec<FormId> {
                side.iter().map(|choice| known[choice % known.len()]).collect()
            };
            let (left, right) = (pick(left), pick(right));
            known.push(forms.form(&left, &right).unwrap());
        }
        let last = known[known.len() - 1];
        (forms, last)
    }

    proptest! {
        #[test]
        fn a_form_is_embedded_as_itself(
            choices in prop::collection::vec(
                (prop::collection::vec(0..9_usize, 0..3), prop::collection::vec(0..9_usize, 0..3)),
                0..9,
            )
        ) {
            let (forms, form) = random(&choices);
            let (mut theory, _) = random(&choices);
            let mut memo = Memo::new(Control::new());
            let image = Walker::new(&forms, &mut memo).value(&mut theory, &form).unwrap();
            prop_assert_eq!(image, form);
            for play in [Play::Normal, Play::Misere] {
                let mut memo = Memo::new(Control::new());
                let outcome = Walker::new(&forms, &mut memo).value(&mut Outcomes(play), &form);
                prop_assert_eq!(outcome, Ok(theory.outcome(form, play).unwrap()));
            }
        }
    }
}
