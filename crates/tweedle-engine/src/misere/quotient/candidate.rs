//! A candidate for a quotient: a monoid with the elements that count as lost.

use super::Element;
use super::bits::{add_preimage, has, set_of, unite, words_of};
use super::element::{MOST_ELEMENTS, word_from};
use super::monoid::{Monoid, MonoidError};
use crate::{Control, Held, Stop};
use foldhash::fast::FixedState;
use hashbrown::HashMap;
use std::cmp::Reverse;
use std::collections::BinaryHeap;

/// A finite commutative monoid and a set P of its elements.
#[derive(Debug)]
pub(super) struct Candidate {
    pub(super) monoid: Monoid,
    /// P, as a set.
    pub(super) lost: Vec<u64>,
    /// For each x the set of all z with xz in P, one after another.
    killers: Vec<u64>,
    /// The number of words of a set.
    pub(super) words: usize,
    /// For each element, the least rank of a word of generators that is this element.
    pub(super) ranks: Vec<u64>,
    /// A word of this rank: the element without its last generator, and this generator.
    from: Vec<(Element, u16)>,
    _held: Held,
}

/// A letter as a candidate sees it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct Seen {
    /// The element that it is.
    pub(super) element: Element,
    /// All z for which some option o has oz in P.
    pub(super) wins: Vec<u64>,
}

impl Candidate {
    /// The candidate with these tables and this P. The generators have the ranks `generators`; the elements are numbered in
    /// the order of their ranks.
    ///
    /// # Errors
    /// [`Stop::Memory`] and [`Stop::Cancelled`]; [`Stop::TooLarge`] if there are more elements than a monoid has here.
    pub(super) fn new(
        mut tables: Vec<Vec<Element>>,
        mut lost: Vec<bool>,
        generators: &[u64],
        control: &Control,
    ) -> Result<Candidate, Stop> {
        let order = lost.len();
        let (ranks, from) = by_rank(&mut tables, &mut lost, generators);
        let monoid = Monoid::new(tables, control).map_err(stop_of)?;
        let words = words_of(order);
        let mut held = Held::new(control);
        held.take(order * (8 * words + 32))?;
        let lost = set_of(order, monoid.elements().filter(|&x| lost[usize::from(x)]));
        let mut killers = vec![0; order * words];
        for (x, killers) in monoid.elements().zip(killers.chunks_mut(words)) {
            control.check()?;
            add_preimage(monoid.row(x), &lost, killers);
        }
        Ok(Candidate { monoid, lost, killers, words, ranks, from, _held: held })
    }

    /// The candidate in which elements that no z tells apart are the same, if there are such elements.
    ///
    /// # Errors
    /// As [`Candidate::new`].
    pub(super) fn reduced(
        &self,
        generators: &[u64],
        control: &Control,
    ) -> Result<Option<Candidate>, Stop> {
        let mut classes = HashMap::with_hasher(FixedState::default());
        let mut least: Vec<Element> = Vec::new();
        let mut class_of = Vec::new();
        for x in self.monoid.elements() {
            let new = least.len() as Element;
            let class = *classes.entry(self.killers(x)).or_insert(new);
            if class == new {
                least.push(x);
            }
            class_of.push(class);
        }
        if least.len() == self.monoid.order() {
            return Ok(None);
        }
        let table = |table: &Vec<Element>| {
            let to = |&x: &Element| class_of[usize::from(table[usize::from(x)])];
            least.iter().map(to).collect()
        };
        let tables = self.monoid.tables().iter().map(table).collect();
        let lost = least.iter().map(|&x| self.is_lost(x)).collect();
        Candidate::new(tables, lost, generators, control).map(Some)
    }

    /// The candidate without generators, which is right if no letter has a move.
    pub(super) fn trivial(control: &Control) -> Result<Candidate, Stop> {
        Candidate::new(Vec::new(), vec![false], &[], control)
    }

    /// All z for which xz is in P.
    #[inline]
    pub(super) fn killers(&self, x: Element) -> &[u64] {
        &self.killers[usize::from(x) * self.words..][..self.words]
    }

    pub(super) fn is_lost(&self, x: Element) -> bool {
        has(&self.lost, x)
    }

    /// A letter that is this element, with options that are these elements.
    pub(super) fn see(&self, element: Element, options: impl IntoIterator<Item = Element>) -> Seen {
        let mut wins = vec![0; self.words];
        options.into_iter().for_each(|option| unite(&mut wins, self.killers(option)));
        Seen { element, wins }
    }

    /// A word of least rank that is this element, of generators in increasing order.
    pub(super) fn word(&self, x: Element) -> Vec<u16> {
        word_from(&self.from, x)
    }

    /// The set of all z for which a word w · a has an option w' with w'z in P, where w is x and has the set `wins`.
    pub(super) fn extend(&self, x: Element, wins: &[u64], letter: &Seen, to: &mut [u64]) {
        to.fill(0);
        add_preimage(self.monoid.row(letter.element), wins, to);
        add_preimage(self.monoid.row(x), &letter.wins, to);
    }
}

/// Renumbers the elements in the order of the least ranks of their words. Returns the ranks, and the last step of each word.
fn by_rank(
    tables: &mut [Vec<Element>],
    lost: &mut Vec<bool>,
    generators: &[u64],
) -> (Vec<u64>, Vec<(Element, u16)>) {
    let order = lost.len();
    let mut number = vec![Element::MAX; order];
    let (mut ranks, mut from, mut list) = (Vec::new(), Vec::new(), Vec::new());
    let mut open = BinaryHeap::from([Reverse((0_u64, 0, 0, 0))]);
    while let Some(Reverse((rank, before, generator, x))) = open.pop() {
        let x: usize = x;
        if number[x] != Element::MAX {
            continue;
        }
        let new = list.len() as Element;
        number[x] = new;
        ranks.push(rank);
        from.push((before, generator));
        list.push(x);
        for (generator, table) in tables.iter().enumerate() {
            let y = usize::from(table[x]);
            if number[y] == Element::MAX {
                let rank = rank.saturating_add(generators[generator]);
                open.push(Reverse((rank, new, generator as u16, y)));
            }
        }
    }
    for table in tables {
        *table = list.iter().map(|&x| number[usize::from(table[x])]).collect();
    }
    *lost = list.iter().map(|&x| lost[x]).collect();
    (ranks, from)
}

/// What the learner makes are tables of a monoid, unless they are too large.
pub(super) fn stop_of(error: MonoidError) -> Stop {
    match error {
        MonoidError::Stop(stop) => stop,
        MonoidError::Size => Stop::TooLarge(format!(
            "A quotient has more than {MOST_ELEMENTS} elements as far as it was looked at."
        )),
        other => Stop::TooLarge(format!("A quotient could not be built: {other}")),
    }
}
