//! Learning a quotient from the outcomes of words.
//!
//! A word s is told apart from others by *experiments* e: it is asked if s · e is lost. Words are represented by
//! others from which no experiment tells them, so that a monoid is found (Angluin, "Learning regular sets from queries and
//! counterexamples", *Information and Computation* 75, 1987, for a commutative language).

use super::candidate::Candidate;
use super::element::{Element, Word};
use super::experiments::Experiments;
use super::oracle::{Oracle, Sight, product};
use crate::table::grow_held;
use crate::{Control, Held, Stop};
use foldhash::fast::FixedState;
use hashbrown::HashMap;
use std::cmp::Reverse;
use std::collections::BinaryHeap;

/// The classes of words that are found so far.
struct Classes {
    /// A word of least rank in each class.
    words: Vec<Word>,
    /// The same as the oracle sees it.
    sights: Vec<Sight>,
    /// Its answers to the experiments.
    rows: Vec<Box<[u64]>>,
    /// The class of each representative times each generator.
    steps: Vec<Vec<Element>>,
    held: Held,
}

/// An experiment that tells two words apart which a candidate takes for equal, where it is wrong about a word.
pub(super) fn separate(oracle: &Oracle, candidate: &Candidate, word: &[u16]) -> Option<Word> {
    let mut elements = vec![0];
    for &generator in word {
        let before = usize::from(elements[elements.len() - 1]);
        elements.push(candidate.monoid.tables()[usize::from(generator)][before]);
    }
    let mut after = oracle.is_lost(&candidate.word(elements[word.len()]));
    for at in (0..word.len()).rev() {
        let before = oracle.is_lost(&product(&candidate.word(elements[at]), &word[at..]));
        if before != after {
            return Some(word[at + 1..].to_vec());
        }
        after = before;
    }
    None
}

/// The candidate that these experiments show. Experiments are added where the products do not commute.
///
/// Cost: a question for each class, generator and experiment.
pub(super) fn build(
    oracle: &Oracle,
    experiments: &mut Vec<Word>,
    ranks: &[u64],
    most: usize,
    control: &Control,
) -> Result<Candidate, Stop> {
    loop {
        let classes = classes(oracle, experiments, ranks, most, control)?;
        let before = experiments.len();
        find_disorder(oracle, &classes, experiments, control)?;
        let is_done = experiments.len() == before;
        let mut needed = classes.needed(before).into_iter();
        experiments.retain(|_| needed.next().unwrap_or(true));
        if is_done {
            let lost = classes.rows.iter().map(|row| row[0] & 1 == 1).collect();
            let Classes { steps, held, .. } = classes;
            drop(held);
            return Candidate::new(steps, lost, ranks, control);
        }
    }
}

fn classes(
    oracle: &Oracle,
    experiments: &[Word],
    ranks: &[u64],
    most: usize,
    control: &Control,
) -> Result<Classes, Stop> {
    let mut found = HashMap::with_hasher(FixedState::default());
    let mut asked = Experiments::new(oracle, experiments, control)?;
    let nothing = oracle.see(&[]);
    let first = asked.row(&nothing)?;
    found.insert(first.clone(), 0);
    let mut classes = Classes {
        words: vec![Word::new()],
        sights: vec![nothing],
        rows: vec![first],
        steps: vec![Vec::new(); ranks.len()],
        held: Held::new(control),
    };
    let mut open = BinaryHeap::new();
    classes.open(0, 0, ranks, &mut open)?;
    while let Some(Reverse((rank, s, generator))) = open.pop() {
        control.check()?;
        let sight = oracle.with(&classes.sights[usize::from(s)], generator);
        let row = asked.row(&sight)?;
        let class = if let Some(&class) = found.get(&row) {
            class
        } else {
            let class = classes.words.len();
            if class >= most {
                return Err(Stop::TooLarge(format!(
                    "The quotient seems to have more than {most} elements."
                )));
            }
            let word = with(&classes.words[usize::from(s)], generator);
            let bytes = sight.bytes() + 2 * size_of::<Sight>();
            classes.held.take(4 * size_of_val(&row[..]) + 2 * word.len() + 128 + bytes)?;
            found.insert(row.clone(), class as Element);
            classes.rows.push(row);
            classes.words.push(word);
            classes.sights.push(sight);
            classes.open(class as Element, rank, ranks, &mut open)?;
            class as Element
        };
        classes.steps[usize::from(generator)][usize::from(s)] = class;
    }
    Ok(classes)
}

/// Adds experiments for pairs of generators that do not commute somewhere.
fn find_disorder(
    oracle: &Oracle,
    classes: &Classes,
    experiments: &mut Vec<Word>,
    control: &Control,
) -> Result<(), Stop> {
    let steps = &classes.steps;
    for h in 0..steps.len() {
        control.check()?;
        for g in 0..h {
            let there = |s: usize| {
                let by = [steps[g][s], steps[h][s]].map(usize::from);
                (steps[h][by[0]], steps[g][by[1]], by)
            };
            let Some(s) = (0..classes.words.len()).find(|&s| {
                let (one, other, _) = there(s);
                one != other
            }) else {
                continue;
            };
            let (one, other, by) = there(s);
            let [one, other] = [one, other].map(|class| &classes.rows[usize::from(class)]);
            let width = one.len() * 64;
            let differ = |&e: &usize| (one[e / 64] ^ other[e / 64]) >> (e % 64) & 1 == 1;
            let Some(e) = (0..width).find(differ) else {
                continue;
            };
            // The sum s + g + h + e is not as lost as both of what stands for it.
            let by_h = with(&experiments[e], h as u16);
            let by_g = with(&experiments[e], g as u16);
            let whole = oracle.is_lost(&product(&with(&classes.words[s], g as u16), &by_h));
            let is_same = oracle.is_lost(&product(&classes.words[by[0]], &by_h)) == whole;
            let new = if is_same { by_g } else { by_h };
            if !experiments.contains(&new) {
                experiments.push(new);
            }
        }
    }
    Ok(())
}

impl Classes {
    /// For each experiment, if it tells two classes apart that those before it do not. The first one is the empty word, which
    /// says what is lost.
    fn needed(&self, experiments: usize) -> Vec<bool> {
        let mut class = vec![0_u32; self.rows.len()];
        let mut count = 1;
        let is_needed = |e: usize| {
            let mut numbers = HashMap::with_hasher(FixedState::default());
            let key = |(row, class): (&[u64], u32)| (class, row[e / 64] >> (e % 64) & 1);
            let next: Vec<u32> = self
                .rows
                .iter()
                .zip(&class)
                .map(|(row, &class)| {
                    let new = numbers.len() as u32;
                    *numbers.entry(key((row, class))).or_insert(new)
                })
                .collect();
            let is_new = numbers.len() > count;
            if is_new {
                (count, class) = (numbers.len(), next);
            }
            is_new
        };
        (0..experiments).map(is_needed).enumerate().map(|(e, needed)| e == 0 || needed).collect()
    }

    /// Asks for the products of a class with the generators, those of small rank first.
    fn open(
        &mut self,
        class: Element,
        rank: u64,
        ranks: &[u64],
        open: &mut BinaryHeap<Reverse<(u64, Element, u16)>>,
    ) -> Result<(), Stop> {
        for (generator, steps) in self.steps.iter_mut().enumerate() {
            grow_held(&mut self.held, steps, 1)?;
            steps.push(0);
            let rank = rank.saturating_add(ranks[generator]);
            open.push(Reverse((rank, class, generator as u16)));
        }
        Ok(())
    }
}

/// A word with a generator more.
fn with(word: &[u16], generator: u16) -> Word {
    let mut word = word.to_vec();
    let at = word.partition_point(|&other| other < generator);
    word.insert(at, generator);
    word
}
