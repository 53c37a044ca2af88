//! Experiments, all of which are made with a word at once.

use super::element::Word;
use super::model::State;
use super::oracle::{Oracle, Sight};
use crate::{Control, Held, Stop};
use foldhash::fast::FixedState;
use hashbrown::HashMap;

/// Experiments as an oracle sees them: for each word, which of its sums with them are lost.
///
/// Cost: some bytes and steps for each state of the model and experiment. After that, a word takes a step for each
/// generator and 64 experiments, once its states have been met.
pub(super) struct Experiments<'a> {
    oracle: &'a Oracle<'a>,
    /// For each experiment its place among the factors, and that of it without one of each of its generators.
    places: Vec<(usize, Vec<(u16, usize)>)>,
    /// The number of factors: states of experiments, and of experiments without a generator.
    factors: usize,
    /// The product of state s with factor f, at s · factors + f.
    products: Vec<State>,
    /// For each state the experiments in which a move wins beside a word of this state.
    inside: Vec<Option<Box<[u64]>>>,
    /// For each state and generator the experiments beside which a move in the generator wins, where the rest of the word has
    /// this state; at state · generators + generator.
    beside: Vec<Option<Box<[u64]>>>,
    control: Control,
    held: Held,
}

impl<'a> Experiments<'a> {
    /// # Errors
    /// [`Stop::Memory`], [`Stop::Cancelled`] and [`Stop::Limit`].
    pub(super) fn new(
        oracle: &'a Oracle<'a>,
        experiments: &[Word],
        control: &Control,
    ) -> Result<Experiments<'a>, Stop> {
        let mut held = Held::new(control);
        let mut numbers = HashMap::with_hasher(FixedState::default());
        let mut factors: Vec<State> = Vec::new();
        let mut place = |state: State| {
            *numbers.entry(state).or_insert_with(|| {
                factors.push(state);
                factors.len() - 1
            })
        };
        let mut places = Vec::with_capacity(experiments.len());
        for experiment in experiments {
            control.check()?;
            let sight = oracle.see(experiment);
            held.take(128 + 32 * sight.without().len())?;
            let without = sight.without().iter().map(|&(generator, rest)| (generator, place(rest)));
            let without = without.collect();
            places.push((place(sight.state()), without));
        }
        let (states, count) = (oracle.states(), factors.len());
        let generators = oracle.generators();
        held.take(4 * states * count + 16 * states * (generators + 1))?;
        let mut products = Vec::with_capacity(states * count);
        products.extend(&factors);
        for state in 1..states as State {
            control.check()?;
            let (before, generator) = oracle.model().last_step(state);
            let start = before as usize * count;
            for factor in start..start + count {
                products.push(oracle.model().step(products[factor], generator));
            }
        }
        Ok(Experiments {
            oracle,
            places,
            factors: count,
            products,
            inside: vec![None; states],
            beside: vec![None; states * generators],
            control: control.clone(),
            held,
        })
    }

    /// For each experiment, if its sum with a word is lost: a bit each, 64 in a number.
    ///
    /// # Errors
    /// [`Stop::Memory`], [`Stop::Cancelled`] and [`Stop::Limit`].
    pub(super) fn row(&mut self, word: &Sight) -> Result<Box<[u64]>, Stop> {
        self.control.check()?;
        let mut won = vec![0; self.places.len().div_ceil(64)].into_boxed_slice();
        let mut add = |set: &[u64]| won.iter_mut().zip(set).for_each(|(won, set)| *won |= set);
        let state = word.state() as usize;
        if self.inside[state].is_none() {
            let set = self.set_of(|it, (_, without)| {
                without.iter().any(|&(generator, factor)| it.wins(generator, state, factor))
            })?;
            self.inside[state] = Some(set);
        }
        self.inside[state].iter().for_each(|set| add(set));
        for &(generator, rest) in word.without() {
            let rest = rest as usize;
            let at = rest * self.oracle.generators() + usize::from(generator);
            if self.beside[at].is_none() {
                let set = self.set_of(|it, &(factor, _)| it.wins(generator, rest, factor))?;
                self.beside[at] = Some(set);
            }
            self.beside[at].iter().for_each(|set| add(set));
        }
        for (e, (_, without)) in self.places.iter().enumerate() {
            // The empty sum is won.
            let is_lost = won[e / 64] >> (e % 64) & 1 == 0
                && !(without.is_empty() && word.without().is_empty());
            let bit = 1 << (e % 64);
            if is_lost { won[e / 64] |= bit } else { won[e / 64] &= !bit }
        }
        Ok(won)
    }

    /// True if an option of a generator is lost beside the product of a state and a factor.
    fn wins(&self, generator: u16, state: usize, factor: usize) -> bool {
        self.oracle.wins(generator, self.products[state * self.factors + factor])
    }

    /// The experiments that have a property, as bits.
    fn set_of(
        &mut self,
        property: impl Fn(&Self, &(usize, Vec<(u16, usize)>)) -> bool,
    ) -> Result<Box<[u64]>, Stop> {
        let words = self.places.len().div_ceil(64);
        self.held.take(8 * words)?;
        let mut set = vec![0; words].into_boxed_slice();
        for (e, places) in self.places.iter().enumerate() {
            set[e / 64] |= u64::from(property(self, places)) << (e % 64);
        }
        Ok(set)
    }
}
