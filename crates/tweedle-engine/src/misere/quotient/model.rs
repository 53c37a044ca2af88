//! A first idea of a quotient with one generator more: the old quotient beside exponents.

use super::Element;
use super::alphabet::Spring;
use super::candidate::Candidate;
use super::element::Word;
use crate::{Control, Held, Stop};
use foldhash::fast::FixedState;
use hashbrown::HashMap;
use std::cmp::Reverse;
use std::collections::BinaryHeap;

/// A state of a [`Model`], from 0, the empty word.
pub(super) type State = u32;

/// The parts of a [`Model`].
#[derive(Clone, Debug)]
pub(super) struct Parts {
    /// For each generator the bound of its exponents, if they are counted.
    pub(super) bounds: Vec<Option<u32>>,
    /// For each generator the product of each element of a candidate with it, if there is one.
    pub(super) tables: Vec<Vec<Element>>,
}

/// The finite commutative monoid of the old quotient beside a candidate for the new one, and beside the exponents of some
/// generators, as far as it is reached.
///
/// An exponent e from b + 2 on is taken for b + ((e - b) mod 2), where b is the bound of its generator. That is a guess, which is right
/// for all finite quotients that are known if the bounds are great enough; where it is wrong, the exact test of a candidate tells
/// it, and nothing false is found. Mostly the exponents of the new generator and a candidate are enough.
#[derive(Debug)]
pub(super) struct Model {
    parts: Parts,
    /// The next state by each generator, at state · generators + generator.
    steps: Vec<State>,
    /// For each state the state before it and the last generator of a word of least rank.
    from: Vec<(State, u16)>,
    _held: Held,
}

/// The old element and that of the candidate, and the exponents that are counted.
type Key = ([Element; 2], Box<[u32]>);

/// The exponent that one is taken for.
fn fold(exponent: u32, bound: u32) -> u32 {
    if exponent < bound + 2 { exponent } else { bound + (exponent - bound) % 2 }
}

impl Model {
    /// The states that are reached by the generators. States are numbered in the order of
    /// the least ranks of their words.
    ///
    /// # Errors
    /// [`Stop::Memory`], [`Stop::Cancelled`] and [`Stop::Limit`]; [`Stop::TooLarge`] for more states than have numbers.
    pub(super) fn new(
        springs: &[Spring],
        ranks: &[u64],
        known: &Candidate,
        parts: Parts,
        control: &Control,
    ) -> Result<Model, Stop> {
        let counted: Vec<usize> =
            (0..springs.len()).filter(|&g| parts.bounds[g].is_some()).collect();
        let mut held = Held::new(control);
        let mut numbers = HashMap::with_hasher(FixedState::default());
        let (mut steps, mut from) = (Vec::new(), Vec::new());
        let mut open = BinaryHeap::new();
        // The keys of states that have been met: an old element, one of the candidate, and exponents.
        let mut met: Vec<Key> = vec![([0, 0], vec![0; counted.len()].into())];
        numbers.insert(met[0].clone(), 0);
        let mut order: Vec<Option<State>> = vec![None];
        open.push(Reverse((0_u64, 0_u32, (0, 0))));
        // Of a state, and of a key that is met: two copies of it, and its places in the lists and in the heap.
        let (of_state, of_key) =
            (4 * springs.len() + 16, 2 * (size_of::<Key>() + 4 * counted.len() + 16) + 64);
        while let Some(Reverse((rank, place, last))) = open.pop() {
            if order[place as usize].is_some() {
                continue;
            }
            control.check()?;
            held.take(of_state)?;
            order[place as usize] = Some(from.len() as State);
            let state = from.len() as State;
            from.push(last);
            let ([element, new], exponents) = met[place as usize].clone();
            for (g, spring) in springs.iter().enumerate() {
                let element = spring.known.map_or(element, |it| known.monoid.product(element, it));
                let new = parts.tables.get(g).map_or(0, |table| table[usize::from(new)]);
                let mut exponents = exponents.clone();
                if let Some(at) = counted.iter().position(|&it| it == g) {
                    exponents[at] = fold(exponents[at] + 1, parts.bounds[g].unwrap_or(0));
                }
                let key = ([element, new], exponents);
                let next = if let Some(&next) = numbers.get(&key) {
                    next
                } else {
                    let next = u32::try_from(met.len()).map_err(|_| too_large())?;
                    held.take(of_key)?;
                    numbers.insert(key.clone(), next);
                    met.push(key);
                    order.push(None);
                    next
                };
                steps.push(next);
                if order[next as usize].is_none() {
                    let rank = rank.saturating_add(ranks[g]);
                    open.push(Reverse((rank, next, (state, g as u16))));
                }
            }
        }
        // Places become states.
        for step in &mut steps {
            *step = order[*step as usize].unwrap_or(0);
        }
        drop(held);
        let mut held = Held::new(control);
        held.take(4 * (steps.capacity() + 2 * from.capacity()))?;
        Ok(Model { parts, steps, from, _held: held })
    }

    /// The number of states.
    pub(super) fn len(&self) -> usize {
        self.from.len()
    }

    /// The state of a word with a generator more.
    #[inline]
    pub(super) fn step(&self, state: State, generator: u16) -> State {
        self.steps[state as usize * self.parts.bounds.len() + usize::from(generator)]
    }

    /// The state of a word after another one.
    #[inline]
    pub(super) fn walk(&self, state: State, word: &[u16]) -> State {
        word.iter().fold(state, |state, &generator| self.step(state, generator))
    }

    /// The parts that it is made of.
    pub(super) fn parts(&self) -> &Parts {
        &self.parts
    }

    /// The state before a state and the last generator of a word of least rank; of 0 there is none.
    pub(super) fn last_step(&self, state: State) -> (State, u16) {
        self.from[state as usize]
    }

    /// A word of least rank that leads to a state.
    pub(super) fn word(&self, state: State) -> Word {
        let (mut word, mut at) = (Word::new(), state);
        while at != 0 {
            let (before, generator) = self.from[at as usize];
            word.push(generator);
            at = before;
        }
        word.sort_unstable();
        word
    }

    /// Bounds that tell two different words apart: the exponents of one generator are counted further, or begin to be counted. It is
    /// the one for which the fewest exponents come in. Only generators that are counted already are looked at, or
    /// only others.
    pub(super) fn bounds_between(
        &self,
        one: &[u16],
        other: &[u16],
        are_counted: bool,
    ) -> Option<Vec<Option<u32>>> {
        let exponent =
            |word: &[u16], g: usize| word.iter().filter(|&&it| usize::from(it) == g).count() as u32;
        let mut best = None;
        for (g, &bound) in self.parts.bounds.iter().enumerate() {
            let (e, f) = (exponent(one, g), exponent(other, g));
            if e == f || bound.is_some() != are_counted {
                continue;
            }
            let least = bound.map_or(0, |bound| bound + 1);
            // Exponents below the bound are not folded.
            let enough = (least..=least.max(e).max(f)).find(|&it| fold(e, it) != fold(f, it))?;
            let growth = f64::from(enough + 2) / bound.map_or(1.0, |bound| f64::from(bound + 2));
            if best.as_ref().is_none_or(|&(least, _, _)| growth <= least) {
                best = Some((growth, g, enough));
            }
        }
        let (_, g, enough) = best?;
        let mut bounds = self.parts.bounds.clone();
        bounds[g] = Some(enough);
        Some(bounds)
    }
}

fn too_large() -> Stop {
    Stop::TooLarge("The quotient has too many generators to be found.".to_owned())
}
