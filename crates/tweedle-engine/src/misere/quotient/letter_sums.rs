//! Positions as sums of letters.

use super::QuotientSearch;
use crate::intern::Interner;
use crate::misere::Forms;
use crate::table::grow_held;
use crate::{Control, Held, Identity, Player, Stop, Theory};
use foldhash::fast::FixedState;
use hashbrown::HashSet;

/// A sum of letters, of one [`LetterSums`].
pub type SumId = u32;

/// Impartial positions as sums of letters, each sum held once. A letter is a position that the rules do not take apart;
/// two with the same options, as sums, are one letter. Nothing else is simplified, so that the letters of a position are
/// those of which all sums of its followers are made.
///
/// It is a [`Theory`] of impartial positions.
///
/// ```
/// # use tweedle_engine::{Control, Theory, misere::quotient::{LetterSums, QuotientSearch}};
/// let mut sums = LetterSums::new(&Control::new());
/// let zero = sums.of_options(&[], &[])?;
/// let one = sums.of_options(&[zero], &[zero])?;
/// let two = sums.of_options(&[zero, one], &[zero, one])?;
/// let both = sums.of_sum(&[one, two])?;
/// assert_eq!(sums.word(both).len(), 2);
/// let (search, letters) = QuotientSearch::of_sums(&sums, &[both], 100, &Control::new())?;
/// assert_eq!((search.order(), letters.len()), (6, 2));
/// # Ok::<(), tweedle_engine::Stop>(())
/// ```
#[derive(Debug)]
pub struct LetterSums {
    identity: Identity,
    /// The letters of each sum, in increasing order. The empty sum is the first.
    sums: Interner<u32>,
    /// The options of each letter, which are sums, in increasing order, each once.
    letters: Interner<SumId>,
}

impl LetterSums {
    /// No letter yet, bounded and stopped through `control`.
    pub fn new(control: &Control) -> LetterSums {
        LetterSums {
            identity: Identity::default(),
            sums: Interner::new(control.clone(), "sums of games"),
            letters: Interner::new(control.clone(), "games in sums"),
        }
    }

    /// The number of letters that are held.
    pub fn letters(&self) -> usize {
        self.letters.len()
    }

    /// The letters of a sum, in increasing order; equal ones stand beside each other.
    ///
    /// # Panics
    /// If there is no such sum.
    pub fn word(&self, sum: SumId) -> &[u32] {
        self.sums.side(sum, Player::Left)
    }

    /// The options of a letter, as sums of letters before it.
    ///
    /// # Panics
    /// If there is no such letter.
    pub fn options(&self, letter: u32) -> &[SumId] {
        self.letters.side(letter, Player::Left)
    }

    /// The sum of these letters.
    fn sum_of(&mut self, mut word: Vec<u32>) -> Result<SumId, Stop> {
        word.sort_unstable();
        self.sums.intern([&word, &[]], |_| ())
    }

    /// The sum that has these options: a letter, or nothing if there are none.
    ///
    /// # Errors
    /// [`Stop::Memory`] and [`Stop::Cancelled`]; [`Stop::TooLarge`] if there are too many letters.
    pub fn game(&mut self, mut options: Vec<SumId>) -> Result<SumId, Stop> {
        if options.is_empty() {
            return self.sum_of(Vec::new());
        }
        options.sort_unstable();
        options.dedup();
        let letter = self.letters.intern([&options, &[]], |_| ())?;
        self.sum_of(vec![letter])
    }

    /// A game in canonical form for misère play, as a letter.
    ///
    /// # Errors
    /// As [`LetterSums::game`].
    ///
    /// # Panics
    /// If it is no game of the arena.
    pub fn of_form(&mut self, forms: &Forms, g: crate::misere::Id) -> Result<SumId, Stop> {
        let followers = forms.followers(g)?;
        let mut held = Held::new(self.sums.control());
        let mut sums: Vec<SumId> = Vec::new();
        grow_held(&mut held, &mut sums, followers.len())?;
        for &follower in &followers {
            let options = forms.options(follower).iter();
            let known = options.map(|it| sums[followers.binary_search(it).unwrap_or_default()]);
            let sum = self.game(known.collect())?;
            sums.push(sum);
        }
        Ok(sums.last().copied().unwrap_or_default())
    }

    /// The canonical form of a letter in misère play. Of wild games there are soon more forms than memory holds.
    ///
    /// # Errors
    /// [`Stop::Memory`], [`Stop::Cancelled`] and [`Stop::TooLarge`].
    ///
    /// # Panics
    /// If there is no such letter.
    pub fn form_of(&self, forms: &mut Forms, letter: u32) -> Result<crate::misere::Id, Stop> {
        let letters = self.letters_below(&[letter])?;
        let mut held = Held::new(self.sums.control());
        let mut found = Vec::new();
        grow_held(&mut held, &mut found, letters.len())?;
        for &letter in &letters {
            let of_word = |word: &[u32], forms: &mut Forms| {
                let known = word.iter().map(|it| letters.binary_search(it).unwrap_or_default());
                known.map(|at| found[at]).try_fold(Forms::ZERO, |sum, part| forms.sum(sum, part))
            };
            let options = self.options(letter).iter().map(|&it| of_word(self.word(it), forms));
            let options = options.collect::<Result<Vec<_>, Stop>>()?;
            let form = forms.game(options)?;
            found.push(form);
        }
        Ok(found.last().copied().unwrap_or(Forms::ZERO))
    }

    /// These letters and all that stand in their options, and in the options of those, in increasing order.
    ///
    /// # Errors
    /// [`Stop::Memory`] and [`Stop::Cancelled`].
    ///
    /// # Panics
    /// If there is no such letter.
    pub fn letters_below(&self, letters: &[u32]) -> Result<Vec<u32>, Stop> {
        let control = self.sums.control();
        let mut held = Held::new(control);
        let mut seen = HashSet::with_hasher(FixedState::default());
        let mut found: Vec<u32> = Vec::new();
        let mut next = 0;
        let mut new: Vec<u32> = letters.to_vec();
        loop {
            for letter in new.drain(..) {
                if seen.insert(letter) {
                    // The set takes about as much as the list.
                    held.take(4 * size_of::<u32>())?;
                    found.push(letter);
                }
            }
            let Some(&letter) = found.get(next) else { break };
            next += 1;
            control.check()?;
            new.extend(self.options(letter).iter().flat_map(|&option| self.word(option)));
        }
        found.sort_unstable();
        Ok(found)
    }
}

impl Theory for LetterSums {
    type Value = SumId;
    const ADDITIVE: bool = true;

    fn name(&self) -> &'static str {
        "sum of letters"
    }

    fn arena(&self) -> Option<&Identity> {
        Some(&self.identity)
    }

    fn of_options(&mut self, left: &[SumId], right: &[SumId]) -> Result<SumId, Stop> {
        if left != right {
            let message = "The players have different options here: only impartial positions have \
                           misère quotients.";
            return Err(Stop::NotImpartial(message.to_owned()));
        }
        self.game(left.to_vec())
    }

    fn of_sum(&mut self, parts: &[SumId]) -> Result<SumId, Stop> {
        let word = parts.iter().flat_map(|&part| self.word(part)).copied().collect();
        self.sum_of(word)
    }

    fn negative(&mut self, value: &SumId) -> Result<SumId, Stop> {
        Ok(*value)
    }
}

impl QuotientSearch {
    /// The search for the quotient of some sums and all their followers. The letters in them are returned, too, in
    /// increasing order: letter n of the search is the n-th.
    ///
    /// # Errors
    /// As [`QuotientSearch::add`].
    ///
    /// # Panics
    /// If there is no such sum.
    pub fn of_sums(
        sums: &LetterSums,
        games: &[SumId],
        most: usize,
        control: &Control,
    ) -> Result<(QuotientSearch, Vec<u32>), Stop> {
        let roots: Vec<u32> = games.iter().flat_map(|&game| sums.word(game)).copied().collect();
        let letters = sums.letters_below(&roots)?;
        let number = |letter: &u32| letters.binary_search(letter).unwrap_or_default() as u32;
        let mut search = QuotientSearch::new(most, control);
        for &letter in &letters {
            let options = sums.options(letter).iter();
            search.add(options.map(|&option| sums.word(option).iter().map(number).collect()))?;
        }
        Ok((search, letters))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    /// Letters with random options, of which some are sums.
    fn games() -> impl Strategy<Value = Vec<Vec<Vec<usize>>>> {
        let option = prop::collection::vec(0..60_usize, 0..3);
        prop::collection::vec(prop::collection::vec(option, 1..4), 1..6)
    }

    fn arena(games: &[Vec<Vec<usize>>], control: &Control) -> (LetterSums, Vec<SumId>) {
        let mut sums = LetterSums::new(control);
        let mut made = vec![sums.game(Vec::new()).unwrap()];
        for game in games {
            let mut sum = |option: &Vec<usize>| {
                let parts: Vec<SumId> = option.iter().map(|it| made[it % made.len()]).collect();
                sums.of_sum(&parts).unwrap()
            };
            let options: Vec<SumId> = game.iter().map(&mut sum).collect();
            made.push(sums.game(options).unwrap());
        }
        (sums, made)
    }

    proptest! {
        #![proptest_config(ProptestConfig::with_cases(60))]

        /// Outcomes of the quotient of a position are those of its canonical forms.
        #[test]
        fn outcomes_are_those_of_forms(games in games()) {
            let control = Control::new();
            let (sums, made) = arena(&games, &control);
            let Ok((search, letters)) = QuotientSearch::of_sums(&sums, &made, 100, &control) else {
                return Ok(());
            };
            let quotient = search.quotient().unwrap();
            let mut forms = Forms::new(&control);
            let found: Vec<_> =
                letters.iter().map(|&it| sums.form_of(&mut forms, it).unwrap()).collect();
            for (one, &g) in (0..).zip(&found) {
                for (other, &h) in (0..).zip(&found) {
                    let Ok(sum) = forms.sum(g, h) else { continue };
                    prop_assert_eq!(quotient.outcome(&[one, other]), forms.outcome(sum));
                }
            }
        }

        /// A form as a letter has that form.
        #[test]
        fn forms_and_letters(games in games()) {
            let control = Control::new();
            let (mut sums, made) = arena(&games, &control);
            let mut forms = Forms::new(&control);
            for &sum in &made {
                for &letter in &sums.word(sum).to_vec() {
                    let form = sums.form_of(&mut forms, letter).unwrap();
                    let back = sums.of_form(&forms, form).unwrap();
                    let again: Vec<u32> = sums.word(back).to_vec();
                    match again[..] {
                        [] => prop_assert_eq!(form, Forms::ZERO),
                        [only] => prop_assert_eq!(sums.form_of(&mut forms, only).unwrap(), form),
                        _ => prop_assert!(false, "a form is one letter"),
                    }
                }
            }
            drop(forms);
            drop(sums);
            prop_assert_eq!(control.used(), 0);
        }
    }

    #[test]
    fn a_small_budget_stops_the_work() {
        let plenty = Control::new();
        let nim = |control: &Control| {
            let mut sums = LetterSums::new(control);
            let mut heaps = Vec::new();
            for _ in 0..12 {
                let heap = sums.game(heaps.clone())?;
                heaps.push(heap);
            }
            let (search, _) = QuotientSearch::of_sums(&sums, &heaps, 100, control)?;
            Ok::<usize, Stop>(search.order())
        };
        assert_eq!(nim(&plenty), Ok(18));
        assert_eq!(plenty.used(), 0);
        let mut refused = 0;
        for bytes in (0..40_000).step_by(700) {
            let control = Control::with_memory(bytes);
            match nim(&control) {
                Ok(order) => assert_eq!(order, 18),
                Err(stop) => {
                    assert!(matches!(stop, Stop::Memory { .. }), "{stop}");
                    refused += 1;
                }
            }
            assert_eq!(control.used(), 0);
        }
        assert!(refused > 5);
        let mut sums = LetterSums::new(&plenty);
        let zero = sums.game(vec![]).unwrap();
        assert!(matches!(sums.of_options(&[zero], &[]), Err(Stop::NotImpartial(_))));
    }
}
