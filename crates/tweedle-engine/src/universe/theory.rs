//! Positions as forms.

use super::{Forms, Id};
use crate::{Identity, Stop, Theory};

/// The embedding of positions: same options, same players, nothing simplified, so that it can be seen in which universes
/// the game is.
///
/// ```
/// # use tweedle_engine::{Control, Theory, universe::Forms};
/// let mut forms = Forms::new(&Control::new());
/// let zero = forms.of_options(&[], &[])?;
/// let one = forms.of_options(&[zero], &[])?;
/// let sum = forms.of_sum(&[one, one])?;
/// assert_eq!(forms.text(sum)?, "{{0|}|}");
/// # Ok::<(), tweedle_engine::Stop>(())
/// ```
impl Theory for Forms {
    type Value = Id;
    const ADDITIVE: bool = true;

    fn name(&self) -> &'static str {
        "form of a universe"
    }

    fn arena(&self) -> Option<&Identity> {
        Some(&self.identity)
    }

    fn of_options(&mut self, left: &[Id], right: &[Id]) -> Result<Id, Stop> {
        self.form([left, right])
    }

    fn of_sum(&mut self, parts: &[Id]) -> Result<Id, Stop> {
        let zero = self.zero()?;
        parts.iter().try_fold(zero, |sum, &part| self.sum(sum, part))
    }

    fn negative(&mut self, value: &Id) -> Result<Id, Stop> {
        self.conjugate(*value)
    }
}
