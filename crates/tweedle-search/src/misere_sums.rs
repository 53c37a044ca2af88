//! Misère play of impartial sums by misère quotients.
//!
//! A walk through a sum looks at all combinations of the followers of its parts. The misère quotient of all followers
//! ([`quotient`](tweedle_engine::misere::quotient)) needs the followers of each part alone, and then answers for every sum of them. It need
//! not be finite, so that it is looked for within bounds.

use crate::Analyst;
use tweedle_engine::misere::quotient::{Element, QuotientSearch, SumId};
use tweedle_engine::{Outcome, Outcomes, Play, Stop};
use tweedle_rules::any::{Position, PositionError};

/// The number of positions that a walk may look at before a quotient is looked for.
const WALKED: u64 = 1 << 14;
/// The number of positions that may be looked at to take a position apart into letters.
const PARTED: u64 = 1 << 16;
/// The largest number of letters and the largest order of a quotient that is looked for, and the number of steps.
const MOST_LETTERS: usize = 1 << 10;
const MOST_ELEMENTS: usize = 1 << 10;
const STEPS: u64 = 1 << 24;
/// The number of quotients that are kept.
const KEPT: usize = 8;

/// An impartial position in misère play: its element in the misère quotient of all its followers, or of a larger set of games.
#[derive(Clone, PartialEq, Eq, Debug)]
#[non_exhaustive]
pub struct MisereElement {
    /// The number of elements of the quotient.
    pub order: usize,
    /// The number of those elements in which the player who moves next loses.
    pub lost: usize,
    /// The element of the position, as a word of the generators `a`, `b`, ...; `1` for the identity.
    pub element: String,
    /// The outcome of the position in misère play, which the element says.
    pub outcome: Outcome,
}

impl Analyst {
    /// The element of a position in a misère quotient; `None` if the position is not impartial, or if no quotient was found within
    /// bounds. The quotient is that of all followers, which is learnt and kept, so that it answers for these at once.
    ///
    /// # Errors
    /// [`PositionError`].
    ///
    /// ```
    /// # use tweedle_engine::{Control, Outcome};
    /// # use tweedle_search::Analyst;
    /// let registry = tweedle_rulesets::standard();
    /// let heaps = registry.position("game.heap.Kayles", "5,4,3")?;
    /// let mut analyst = Analyst::new(Control::new(), &registry);
    /// let found = analyst.misere_element(&heaps)?.unwrap();
    /// assert_eq!((found.order, found.lost, found.outcome), (12, 3, Outcome::N));
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn misere_element(
        &mut self,
        position: &Position,
    ) -> Result<Option<MisereElement>, PositionError> {
        let Some(sum) = self.bounded_letter_sum(position)? else { return Ok(None) };
        let Some((at, element)) = self.element_of(sum)? else { return Ok(None) };
        let quotient = &self.quotients.found[at].1;
        Ok(Some(MisereElement {
            order: quotient.order(),
            lost: quotient.lost().len(),
            element: quotient.text(element),
            outcome: quotient.outcome_of(element),
        }))
    }

    /// The outcome of a position in misère play, if a quotient or a short walk says it.
    ///
    /// # Errors
    /// [`PositionError`].
    pub(crate) fn misere_outcome_soon(
        &mut self,
        position: &Position,
    ) -> Result<Option<Outcome>, PositionError> {
        if !may_have_quotient(position) {
            return Ok(None);
        }
        if !self.quotients.found.is_empty()
            && let Some(sum) = self.bounded_letter_sum(position)?
            && let Some((at, element)) = self.known_element(sum)
        {
            return Ok(Some(self.quotients.found[at].1.outcome_of(element)));
        }
        match self.memos.value_within(&mut Outcomes(Play::Misere), position, WALKED) {
            // The whole work may have come to an end, and not only this part.
            Err(PositionError::Stop(Stop::Limit { .. })) => self.control().check()?,
            found => return found.map(Some),
        }
        Ok(self.misere_element(position)?.map(|found| found.outcome))
    }

    /// True if some quotient has been learnt, so that the element of a position is perhaps known.
    pub(crate) fn knows_misere(&self, position: &Position) -> bool {
        position.is_impartial() && !self.quotients.found.is_empty()
    }

    /// A position as a sum of letters, if it is impartial and that does not take much.
    fn bounded_letter_sum(&mut self, position: &Position) -> Result<Option<SumId>, PositionError> {
        if !may_have_quotient(position) {
            return Ok(None);
        }
        let sum = self.memos.value_within(&mut self.letters, position, PARTED);
        self.if_bounded(sum)
    }

    /// A result; `None` if it is not within the bounds of this file.
    fn if_bounded<T>(&self, result: Result<T, PositionError>) -> Result<Option<T>, PositionError> {
        match result {
            Err(PositionError::Stop(
                Stop::Limit { .. } | Stop::TooLarge(_) | Stop::Memory { .. },
            )) => {
                self.control().check()?;
                Ok(None)
            }
            result => result.map(Some),
        }
    }

    /// The number of a quotient that is known and has all letters of a sum, and the element of the sum there.
    fn known_element(&self, sum: SumId) -> Option<(usize, Element)> {
        let word = self.letters.word(sum);
        self.quotients.found.iter().enumerate().rev().find_map(|(at, (letters, quotient))| {
            let place = |letter: &u32| letters.binary_search(letter).ok().map(|it| it as u32);
            let word: Option<Vec<u32>> = word.iter().map(place).collect();
            Some((at, quotient.of_sum(&word?)))
        })
    }

    /// The same, where the quotient is learnt if need be.
    fn element_of(&mut self, sum: SumId) -> Result<Option<(usize, Element)>, PositionError> {
        if let Some(known) = self.known_element(sum) {
            return Ok(Some(known));
        }
        if self.quotients.refused.contains(&sum) {
            return Ok(None);
        }
        let control = self.control().clone();
        let letters = self.letters.letters_below(self.letters.word(sum))?;
        let learnt = if letters.len() > MOST_LETTERS {
            None
        } else {
            let learnt = {
                let _allowance = control.allow(STEPS);
                QuotientSearch::of_sums(&self.letters, &[sum], MOST_ELEMENTS, &control)
                    .and_then(|(search, letters)| Ok((letters, search.quotient()?)))
            };
            self.if_bounded(learnt.map_err(PositionError::from))?
        };
        let Some(learnt) = learnt else {
            self.quotients.refused.insert(sum);
            return Ok(None);
        };
        if self.quotients.found.len() == KEPT {
            self.quotients.found.remove(0);
        }
        self.quotients.found.push(learnt);
        Ok(self.known_element(sum))
    }
}

/// True if misère quotients are defined for sums of a position.
fn may_have_quotient(position: &Position) -> bool {
    position.is_impartial() && !position.is_entailing() && !position.is_loopy()
}
