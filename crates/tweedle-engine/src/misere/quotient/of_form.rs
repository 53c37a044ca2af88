//! The misère quotient of a single game.

use super::QuotientSearch;
use crate::misere::{Forms, Id};
use crate::{Control, Stop};

impl QuotientSearch {
    /// The search for the quotient of a game and all its followers, as the letters of which sums are taken. The
    /// followers are returned, too: letter n is the n-th, and the game itself is the last.
    ///
    /// ```
    /// # use tweedle_engine::{Control, misere::{Forms, quotient::QuotientSearch}};
    /// let mut forms = Forms::new(&Control::new());
    /// let four = forms.nim_heap(4)?;
    /// let (search, letters) = QuotientSearch::of_form(&forms, four, 100, &Control::new())?;
    /// assert_eq!(letters.len(), 5);
    /// assert_eq!(search.quotient()?.tame(), Some(3));
    /// # Ok::<(), tweedle_engine::Stop>(())
    /// ```
    ///
    /// # Errors
    /// As [`QuotientSearch::add`].
    ///
    /// # Panics
    /// If `g` is no game of the arena.
    pub fn of_form(
        forms: &Forms,
        g: Id,
        most: usize,
        control: &Control,
    ) -> Result<(QuotientSearch, Vec<Id>), Stop> {
        let letters = forms.followers(g)?;
        let mut search = QuotientSearch::new(most, control);
        for &follower in &letters {
            let options = forms.options(follower).iter();
            let letter = |option| letters.binary_search(option).unwrap_or_default() as u32;
            search.add(options.map(|option| vec![letter(option)]))?;
        }
        Ok((search, letters))
    }
}
