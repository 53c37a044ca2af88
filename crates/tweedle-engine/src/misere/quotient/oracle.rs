//! Who wins words of generators, as far as is guessed.

use super::alphabet::Spring;
use super::candidate::Candidate;
use super::element::Word;
use super::model::{Model, Parts, State};
use crate::{Control, Held, Stop};

/// The bound of the exponents of the new generator, to begin with.
const FIRST_BOUND: u32 = 1;

/// How often the model is refined by a candidate; exponents are surer.
const MOST_CANDIDATES: u32 = 2;

/// The outcomes of words, some of which are guessed.
///
/// A word is taken for lost if none of its options is lost, and each option for the word of least rank of its state in a
/// [`Model`]. The exact test of a candidate finds out where that is wrong, and the model is refined. So nobody has to go through
/// the words below, which are too many: they double with each generator.
#[derive(Debug)]
pub(super) struct Oracle<'a> {
    springs: &'a [Spring],
    ranks: &'a [u64],
    known: &'a Candidate,
    model: Model,
    /// The candidate in the model is right about all words of smaller ranks.
    rank: u64,
    /// How often it was refined by a candidate.
    by_candidates: u32,
    /// For each state, if its word of least rank is lost.
    lost: Vec<bool>,
    /// For each generator the states beside which an option of it is lost.
    wins: Vec<Box<[bool]>>,
    control: Control,
    held: Held,
}

/// A word as the oracle sees it: all that its outcome beside others depends on.
#[derive(Clone, Debug)]
pub(super) struct Sight {
    /// The state of the word.
    state: State,
    /// Each generator in it, with the state of the word without it once.
    without: Box<[(u16, State)]>,
}

impl Sight {
    /// The state.
    pub(super) fn state(&self) -> State {
        self.state
    }

    /// Each generator in it, with the state of the word without it once.
    pub(super) fn without(&self) -> &[(u16, State)] {
        &self.without
    }

    /// The bytes that it owns.
    pub(super) fn bytes(&self) -> usize {
        size_of_val(&self.without[..])
    }
}

impl<'a> Oracle<'a> {
    /// The first guess: the old quotient beside small exponents of the new generator.
    ///
    /// # Errors
    /// As [`Model::new`].
    pub(super) fn new(
        springs: &'a [Spring],
        ranks: &'a [u64],
        known: &'a Candidate,
        control: &Control,
    ) -> Result<Oracle<'a>, Stop> {
        let is_new = |spring: &Spring| spring.known.is_none();
        let bounds = springs.iter().map(|it| is_new(it).then_some(FIRST_BOUND)).collect();
        let parts = Parts { bounds, tables: Vec::new() };
        let model = Model::new(springs, ranks, known, parts, control)?;
        let (control, held) = (control.clone(), Held::new(control));
        let (lost, wins) = (Vec::new(), Vec::new());
        let (rank, by_candidates) = (0, 0);
        let mut oracle =
            Oracle { springs, ranks, known, model, rank, by_candidates, lost, wins, control, held };
        oracle.find()?;
        Ok(oracle)
    }

    /// Finds who wins the states, and beside which states a generator has a lost option.
    fn find(&mut self) -> Result<(), Stop> {
        let states = self.model.len();
        let generators = self.springs.len();
        self.held = Held::new(&self.control);
        self.held.take(states * (generators + 1))?;
        // Options, each for the least word of its state.
        let mut options = Vec::with_capacity(generators);
        for spring in self.springs {
            self.control.check()?;
            let mut all: Vec<State> =
                spring.options.iter().map(|option| self.model.walk(0, option)).collect();
            all.sort_unstable();
            all.dedup();
            options.push(all.iter().map(|&it| self.model.word(it)).collect::<Vec<Word>>());
        }
        let model = &self.model;
        let mut lost = vec![false; states];
        let has_lost = |lost: &[bool], state: State, options: &[Word]| {
            options.iter().any(|option| lost[model.walk(state, option) as usize])
        };
        for state in 1..states as State {
            self.control.check()?;
            let sight = see(model, &model.word(state));
            // The states of options have words of smaller ranks, and are known.
            let wins = |&(generator, rest): &(u16, State)| {
                has_lost(&lost, rest, &options[usize::from(generator)])
            };
            lost[state as usize] = !sight.without.iter().any(wins);
        }
        let mut wins = Vec::with_capacity(generators);
        for options in &options {
            let mut of = Vec::with_capacity(states);
            for state in 0..states as State {
                self.control.check()?;
                of.push(has_lost(&lost, state, options));
            }
            wins.push(of.into_boxed_slice());
        }
        (self.lost, self.wins) = (lost, wins);
        Ok(())
    }

    /// The number of states of the model.
    pub(super) fn states(&self) -> usize {
        self.model.len()
    }

    /// The number of generators.
    pub(super) fn generators(&self) -> usize {
        self.springs.len()
    }

    /// The model.
    pub(super) fn model(&self) -> &Model {
        &self.model
    }

    /// True if an option of a generator is lost beside a state.
    #[inline]
    pub(super) fn wins(&self, generator: u16, state: State) -> bool {
        self.wins[usize::from(generator)][state as usize]
    }

    /// A word of generators in increasing order.
    pub(super) fn see(&self, word: &[u16]) -> Sight {
        see(&self.model, word)
    }

    /// A word with a generator more.
    pub(super) fn with(&self, word: &Sight, generator: u16) -> Sight {
        let step = |&(other, rest): &(u16, State)| (other, self.model.step(rest, generator));
        let mut without: Vec<(u16, State)> = word.without.iter().map(step).collect();
        if without.iter().all(|&(other, _)| other != generator) {
            without.push((generator, word.state));
        }
        Sight { state: self.model.step(word.state, generator), without: without.into() }
    }

    /// True if a word is lost, as far as is guessed.
    pub(super) fn is_lost(&self, word: &[u16]) -> bool {
        let sight = self.see(word);
        !word.is_empty()
            && !sight.without.iter().any(|&(generator, rest)| self.wins(generator, rest))
    }

    /// The options of a word, each as a word.
    pub(super) fn options(&self, word: &[u16]) -> Vec<Word> {
        let mut options = Vec::new();
        for (at, &generator) in word.iter().enumerate() {
            if at > 0 && word[at - 1] == generator {
                continue;
            }
            for option in &self.springs[usize::from(generator)].options {
                let mut next = [&word[..at], &word[at + 1..], option].concat();
                next.sort_unstable();
                options.push(next);
            }
        }
        options.sort_unstable();
        options.dedup();
        options
    }

    /// Refines the model where one of these words is not lost exactly if the word that it is taken for is: by exponents
    /// that are counted, or by a candidate that is right about all words of smaller ranks than `rank`, or by those of a further
    /// generator. False if there is no such word.
    ///
    /// # Errors
    /// As [`Model::new`].
    pub(super) fn refine(
        &mut self,
        words: &[Word],
        candidate: &Candidate,
        rank: u64,
    ) -> Result<bool, Stop> {
        for word in words {
            self.control.check()?;
            let Some([one, other]) = self.difference(word) else { continue };
            let parts = self.model.parts().clone();
            let by_exponents = |are_counted| {
                let bounds = self.model.bounds_between(&one, &other, are_counted)?;
                Some(Parts { bounds, ..parts.clone() })
            };
            let parts = if let Some(parts) = by_exponents(true) {
                parts
            } else if rank > self.rank && self.by_candidates < MOST_CANDIDATES {
                self.rank = rank;
                self.by_candidates += 1;
                Parts { tables: candidate.monoid.tables().to_vec(), ..parts }
            } else if let Some(parts) = by_exponents(false) {
                parts
            } else {
                continue;
            };
            self.model = Model::new(self.springs, self.ranks, self.known, parts, &self.control)?;
            self.find()?;
            return Ok(true);
        }
        Ok(false)
    }

    /// Two words of one state that are not equal: a part of a word, and the one that it is taken for.
    fn difference(&self, word: &[u16]) -> Option<[Word; 2]> {
        if self.is_lost(word) == self.lost[self.model.walk(0, word) as usize] {
            return None;
        }
        let mut state = 0;
        let mut before = self.is_lost(word);
        for (at, &generator) in word.iter().enumerate() {
            let next = self.model.step(state, generator);
            let taken_for = self.model.word(next);
            let after = self.is_lost(&product(&taken_for, &word[at + 1..]));
            if after != before {
                return Some([product(&self.model.word(state), &[generator]), taken_for]);
            }
            (state, before) = (next, after);
        }
        None
    }
}

fn see(model: &Model, word: &[u16]) -> Sight {
    let mut without = Vec::new();
    let mut state = 0;
    for (at, &generator) in word.iter().enumerate() {
        if at == 0 || word[at - 1] != generator {
            without.push((generator, model.walk(state, &word[at + 1..])));
        }
        state = model.step(state, generator);
    }
    Sight { state, without: without.into() }
}

/// The product of two words.
pub(super) fn product(one: &[u16], other: &[u16]) -> Word {
    let mut word = [one, other].concat();
    word.sort_unstable();
    word
}
