//! Misère quotients of letters, which are added one after another.

use super::alphabet::{Chosen, Role, Roles, options_of, rank_of};
use super::candidate::Candidate;
use super::element::Word;
use super::identify::identify;
use super::learn::learn;
use super::oracle::Oracle;
use super::verify::Pairs;
use super::{Element, Letters, Quotient};
use crate::{Control, Stop};

/// The search for the misère quotient of [`Letters`], which are added one at a time.
///
/// Each quotient that it tells is proved, by the test that a [`Certificate`](super::Certificate) is checked with too.
///
/// ```
/// # use tweedle_engine::{Control, misere::quotient::QuotientSearch};
/// // Heaps of Kayles up to 5: a player takes one counter or two neighbours.
/// let mut kayles = QuotientSearch::new(1000, &Control::new());
/// kayles.add([vec![]])?;
/// kayles.add([vec![0], vec![]])?;
/// kayles.add([vec![1], vec![0, 0], vec![0]])?;
/// assert_eq!(kayles.order(), 6);
/// kayles.add([vec![2], vec![0, 1], vec![1], vec![0, 0]])?;
/// kayles.add([vec![3], vec![0, 2], vec![1, 1], vec![2], vec![0, 1]])?;
/// assert_eq!(kayles.order(), 12);
/// # Ok::<(), tweedle_engine::Stop>(())
/// ```
#[derive(Debug)]
pub struct QuotientSearch {
    letters: Letters,
    roles: Roles,
    candidate: Option<Candidate>,
    /// The pairs of all letters.
    pairs: Option<Pairs>,
    experiments: Vec<Word>,
    last_change: Option<u32>,
    most: usize,
    control: Control,
}

impl QuotientSearch {
    /// No letters yet, and so the quotient with one element. A search that meets a candidate with more than `most` elements,
    /// or with more than [`MOST_ELEMENTS`](super::MOST_ELEMENTS), gives up.
    pub fn new(most: usize, control: &Control) -> QuotientSearch {
        QuotientSearch {
            letters: Letters::new(control),
            roles: Roles::default(),
            candidate: None,
            pairs: None,
            experiments: vec![Word::new()],
            last_change: None,
            most: most.min(super::MOST_ELEMENTS),
            control: control.clone(),
        }
    }

    /// The letters so far.
    pub fn letters(&self) -> &Letters {
        &self.letters
    }

    /// The order of the quotient.
    pub fn order(&self) -> usize {
        self.candidate.as_ref().map_or(1, |candidate| candidate.monoid.order())
    }

    /// The number of pairs of an element and a set that the proof looks at.
    pub fn pairs(&self) -> usize {
        self.pairs.as_ref().map_or(0, Pairs::len)
    }

    /// The last letter at which the quotient changed.
    pub fn last_change(&self) -> Option<u32> {
        self.last_change
    }

    /// The element of each letter, numbered in some way. Two letters have the same one exactly if they are equal in the
    /// quotient.
    pub fn elements(&self) -> Vec<Element> {
        let zero = || vec![0; self.letters.len()];
        self.candidate
            .as_ref()
            .map_or_else(zero, |candidate| self.roles.elements(&candidate.monoid))
    }

    /// Adds a letter with these options, words of the letters before it, and returns its number.
    ///
    /// # Errors
    /// [`Stop::NotPossible`] if an option has a letter that is not there yet; [`Stop::TooLarge`] if the quotient seems to have
    /// more elements than allowed; [`Stop::Memory`], [`Stop::Cancelled`] and [`Stop::Limit`]. The letter is not
    /// added then.
    pub fn add(&mut self, options: impl IntoIterator<Item = Vec<u32>>) -> Result<u32, Stop> {
        let letter = self.letters.push(options)?;
        self.place(letter).inspect_err(|_| self.letters.truncate(letter as usize))?;
        self.control.count_position();
        Ok(letter)
    }

    /// The quotient of the letters so far.
    ///
    /// # Errors
    /// [`Stop::Memory`] and [`Stop::Cancelled`].
    pub fn quotient(&self) -> Result<Quotient, Stop> {
        let trivial;
        let candidate = if let Some(candidate) = &self.candidate {
            candidate
        } else {
            trivial = Candidate::trivial(&self.control)?;
            &trivial
        };
        let elements = self.roles.elements(&candidate.monoid);
        let lost = |&x: &Element| candidate.is_lost(x);
        let lost: Vec<Element> = candidate.monoid.elements().filter(lost).collect();
        Quotient::new(
            &self.letters,
            &candidate.monoid,
            &lost,
            &elements,
            self.last_change,
            &self.control,
        )
    }

    /// Finds the place of a new letter, and that of the others if the quotient grows by it.
    fn place(&mut self, letter: u32) -> Result<(), Stop> {
        if self.letters.is_dead(letter) {
            self.roles.roles.push(Role::Dead);
            return Ok(());
        }
        let candidate = match self.candidate.take() {
            Some(candidate) => candidate,
            None => Candidate::trivial(&self.control)?,
        };
        let result = self.place_in(&candidate, letter);
        match result {
            Ok(None) => self.candidate = Some(candidate),
            Ok(Some(larger)) => {
                self.candidate = Some(larger);
                self.last_change = Some(letter);
            }
            Err(stop) => {
                self.candidate = Some(candidate);
                return Err(stop);
            }
        }
        Ok(())
    }

    /// As [`QuotientSearch::place`], where the quotient was `candidate`; the new one, if it changes.
    fn place_in(&mut self, candidate: &Candidate, letter: u32) -> Result<Option<Candidate>, Stop> {
        let monoid = &candidate.monoid;
        let elements = self.roles.elements(monoid);
        let options = options_of(&self.letters, letter, &elements, monoid);
        let ranks = self.roles.ranks(&self.letters);
        let rank = rank_of(&self.letters, letter, &ranks);
        let pairs = match &mut self.pairs {
            Some(pairs) => pairs,
            // All letters are without options.
            none => none.insert(Pairs::start(candidate, &self.control)?),
        };
        if let Some(element) = identify(candidate, pairs, &options, rank)? {
            let word = self.roles.letters_of(&candidate.word(element));
            self.roles.roles.push(Role::Word(word));
            return Ok(None);
        }
        let mut roles = self.roles.clone();
        let mut experiments = self.experiments.clone();
        roles.drop_products(monoid, &mut experiments);
        roles.roles.push(Role::Generator);
        roles.generators.push(letter);
        loop {
            let chosen = Chosen::new(&self.letters, &roles);
            let springs = chosen.springs(&elements);
            let mut oracle = Oracle::new(&springs, &chosen.ranks, candidate, &self.control)?;
            let (found, mut pairs) =
                learn(&chosen, &mut oracle, &mut experiments, self.most, &self.control)?;
            if self.settle(&found, &mut pairs, &mut roles)? {
                self.pairs = Some(pairs);
                (self.roles, self.experiments) = (roles, experiments);
                return Ok(Some(found));
            }
        }
    }

    /// Tests all letters that are no generators. One that is not what it was taken for is taken for another word of
    /// earlier generators, if the test allows, and becomes a generator otherwise. True if that was not needed.
    fn settle(
        &self,
        candidate: &Candidate,
        pairs: &mut Pairs,
        roles: &mut Roles,
    ) -> Result<bool, Stop> {
        let monoid = &candidate.monoid;
        let mut elements = roles.elements(monoid);
        let ranks = roles.ranks(&self.letters);
        let mut is_settled = true;
        // The candidate knows no generators but its own.
        let mut promoted = Vec::new();
        for letter in 0..roles.roles.len() as u32 {
            let at = letter as usize;
            if !matches!(roles.roles[at], Role::Word(_)) {
                continue;
            }
            let options = options_of(&self.letters, letter, &elements, monoid);
            let seen = candidate.see(elements[at], options.iter().copied());
            if pairs.test_letter(candidate, &seen, ranks[at])? {
                continue;
            }
            is_settled = false;
            let other = identify(candidate, pairs, &options, ranks[at])?;
            let word = other.and_then(|x| roles.word_before(monoid, letter, x));
            if let (Some(x), Some(word)) = (other, word) {
                elements[at] = x;
                roles.roles[at] = Role::Word(word);
            } else {
                roles.roles[at] = Role::Generator;
                promoted.push(letter);
            }
        }
        roles.generators.extend(promoted);
        Ok(is_settled)
    }
}
