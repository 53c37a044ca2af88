//! The exact test of a candidate.
//!
//! A word w is an element x of the candidate, and has the set W of all z for which some option w' of w has w'z in P.
//! If 1 is not in P, and for each word but the empty one x is in P exactly if 1 is not in W, then x is in P exactly
//! if w is lost, by induction on w. The element and the set of w · a depend on those of w and of a only, so that pairs
//! (x, W) are searched instead of words.
//!
//! Two tests do it. P has no option in P: for no letter a, option o of a, and z are both az and oz in P. And each pair with
//! x outside of P has 1 in W; here it is enough to look at the least sets W of each x.

use super::Element;
use super::bits::{elements, has, is_part, meet};
use super::candidate::{Candidate, Seen};
use crate::table::grow_held;
use crate::{Control, Held, Stop};
use std::cmp::Reverse;
use std::collections::BinaryHeap;

/// The pairs of words that have been reached: of each element, at least those with the least sets.
#[derive(Debug)]
pub(super) struct Pairs {
    words: usize,
    /// The sets, one after another.
    sets: Vec<u64>,
    list: Vec<Pair>,
    /// For each element the pairs that count.
    of: Vec<Vec<u32>>,
    control: Control,
    held: Held,
}

/// A pair, with a word that leads to it.
#[derive(Clone, Copy, Debug)]
struct Pair {
    element: Element,
    /// The last letter of the word, among those that are tested together.
    last: u16,
    /// The pair of the word without it.
    from: u32,
    /// The rank of the word.
    rank: u64,
    /// True if another pair has the same element and a part of the set.
    is_needless: bool,
}

/// A word that a candidate is wrong about.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct Wrong {
    /// Generators in increasing order.
    pub(super) word: Vec<u16>,
    /// The rank of the word.
    pub(super) rank: u64,
}

impl Pairs {
    /// The empty word.
    pub(super) fn start(candidate: &Candidate, control: &Control) -> Result<Pairs, Stop> {
        let order = candidate.monoid.order();
        let mut held = Held::new(control);
        held.take(order * size_of::<Vec<u32>>())?;
        let mut pairs = Pairs {
            words: candidate.words,
            sets: Vec::new(),
            list: Vec::new(),
            of: vec![Vec::new(); order],
            control: control.clone(),
            held,
        };
        let empty = vec![0; candidate.words];
        pairs.push(Pair { element: 0, last: 0, from: 0, rank: 0, is_needless: false }, &empty)?;
        // That pair is exempt from the test, and others with its element are not: so it covers none.
        pairs.of[0].clear();
        Ok(pairs)
    }

    /// The number of pairs.
    pub(super) fn len(&self) -> usize {
        self.list.len()
    }

    fn set(&self, pair: u32) -> &[u64] {
        &self.sets[pair as usize * self.words..][..self.words]
    }

    fn push(&mut self, pair: Pair, set: &[u64]) -> Result<(), Stop> {
        grow_held(&mut self.held, &mut self.sets, self.words)?;
        grow_held(&mut self.held, &mut self.list, 1)?;
        let of = &mut self.of[usize::from(pair.element)];
        grow_held(&mut self.held, of, 1)?;
        of.push(self.list.len() as u32);
        self.sets.extend_from_slice(set);
        self.list.push(pair);
        Ok(())
    }

    /// True if a pair that counts has this element and a part of this set.
    pub(super) fn covers(&self, element: Element, set: &[u64]) -> bool {
        self.of[usize::from(element)].iter().any(|&pair| is_part(self.set(pair), set))
    }

    /// The word that leads to a pair.
    fn word(&self, mut pair: u32) -> Vec<u16> {
        let mut word = Vec::new();
        while pair != 0 {
            let Pair { last, from, .. } = self.list[pair as usize];
            word.push(last);
            pair = from;
        }
        word.sort_unstable();
        word
    }

    /// Tests a candidate on all words of its generators. If it is wrong on some, one of them of least rank is returned.
    ///
    /// With a rank that options lower, that word is truly not what the candidate says, and all of lower rank are.
    ///
    /// Cost: a step of order/64 words of memory and order look-ups for each pair and generator.
    pub(super) fn test_generators(
        candidate: &Candidate,
        generators: &[Seen],
        ranks: &[u64],
        control: &Control,
    ) -> Result<Result<Pairs, Wrong>, Stop> {
        let mut pairs = Pairs::start(candidate, control)?;
        let lost = lost_options(candidate, generators, ranks);
        let bound = lost.as_ref().map_or(u64::MAX, |wrong| wrong.rank);
        let mut open = BinaryHeap::from([Reverse((0_u64, 0_u32))]);
        let mut set = vec![0; candidate.words];
        while let Some(Reverse((rank, at))) = open.pop() {
            if rank >= bound {
                break;
            }
            let Pair { element, is_needless, .. } = pairs.list[at as usize];
            if is_needless {
                continue;
            }
            control.check()?;
            if at != 0 && !candidate.is_lost(element) && !has(pairs.set(at), 0) {
                return Ok(Err(Wrong { word: pairs.word(at), rank }));
            }
            for (last, generator) in generators.iter().enumerate() {
                candidate.extend(element, pairs.set(at), generator, &mut set);
                let product = candidate.monoid.product(element, generator.element);
                let rank = rank.saturating_add(ranks[last]);
                if rank < bound && pairs.make_way(product, &set, rank) {
                    let pair = Pair {
                        element: product,
                        last: last as u16,
                        from: at,
                        rank,
                        is_needless: false,
                    };
                    pairs.held.take(16)?;
                    open.push(Reverse((rank, pairs.list.len() as u32)));
                    pairs.push(pair, &set)?;
                }
            }
        }
        if let Some(wrong) = lost {
            return Ok(Err(wrong));
        }
        pairs.keep_least();
        Ok(Ok(pairs))
    }

    /// False if a pair of no greater rank covers this one. Otherwise those which this one covers, of no smaller rank, become
    /// needless.
    fn make_way(&mut self, element: Element, set: &[u64], rank: u64) -> bool {
        let Pairs { words, sets, list, of, .. } = self;
        let of = &mut of[usize::from(element)];
        let set_of = |pair: u32| &sets[pair as usize * *words..][..*words];
        if of.iter().any(|&other| list[other as usize].rank <= rank && is_part(set_of(other), set))
        {
            return false;
        }
        of.retain(|&other| {
            let covered = list[other as usize].rank >= rank && is_part(set, set_of(other));
            list[other as usize].is_needless |= covered;
            !covered
        });
        true
    }

    /// Drops pairs that are covered by others, of any rank.
    fn keep_least(&mut self) {
        let Pairs { words, sets, list, of, .. } = self;
        let set_of = |pair: u32| &sets[pair as usize * *words..][..*words];
        for of in of {
            let mut at = 0;
            while at < of.len() {
                let set = set_of(of[at]);
                if of.iter().any(|&other| other != of[at] && is_part(set_of(other), set)) {
                    list[of[at] as usize].is_needless = true;
                    of.swap_remove(at);
                } else {
                    at += 1;
                }
            }
        }
    }

    /// Tests a letter besides those that were tested before. If the candidate is right on all words with it, their pairs
    /// are added; otherwise it is false, and nothing is changed.
    ///
    /// A letter that is covered by the pair of a word of other letters needs no search: in each word, put that word in the
    /// place of the letter, and the set becomes no larger.
    pub(super) fn test_letter(
        &mut self,
        candidate: &Candidate,
        letter: &Seen,
        rank: u64,
    ) -> Result<bool, Stop> {
        if lost_option(candidate, letter).is_some() {
            return Ok(false);
        }
        if self.covers(letter.element, &letter.wins) {
            return Ok(true);
        }
        let before = self.list.len();
        let result = self.add_letter(candidate, letter, rank);
        if !matches!(result, Ok(true)) {
            for pair in &self.list[before..] {
                self.of[usize::from(pair.element)].retain(|&pair| (pair as usize) < before);
            }
            self.list.truncate(before);
            self.sets.truncate(before * self.words);
        }
        result
    }

    fn add_letter(
        &mut self,
        candidate: &Candidate,
        letter: &Seen,
        rank: u64,
    ) -> Result<bool, Stop> {
        let mut set = vec![0; self.words];
        let mut at = 0;
        while at < self.list.len() {
            let pair = self.list[at];
            at += 1;
            if pair.is_needless {
                continue;
            }
            self.control.check()?;
            let from = at as u32 - 1;
            candidate.extend(pair.element, self.set(from), letter, &mut set);
            let element = candidate.monoid.product(pair.element, letter.element);
            if self.covers(element, &set) {
                continue;
            }
            let rank = pair.rank.saturating_add(rank);
            if !candidate.is_lost(element) && !has(&set, 0) {
                return Ok(false);
            }
            let pair = Pair { element, last: u16::MAX, from, rank, is_needless: false };
            self.push(pair, &set)?;
        }
        Ok(true)
    }
}

/// A word of least rank that is in P and has an option in P, if there is one: an element and a generator.
fn lost_options(candidate: &Candidate, generators: &[Seen], ranks: &[u64]) -> Option<Wrong> {
    let found = generators.iter().enumerate().filter_map(|(last, generator)| {
        let x = lost_option(candidate, generator)?;
        Some((candidate.ranks[usize::from(x)].saturating_add(ranks[last]), x, last))
    });
    let (rank, x, last) = found.min()?;
    let mut word = candidate.word(x);
    word.push(last as u16);
    word.sort_unstable();
    Some(Wrong { word, rank })
}

/// The first x for which x times the letter is in P, and so is x times an option.
pub(super) fn lost_option(candidate: &Candidate, letter: &Seen) -> Option<Element> {
    let killers = candidate.killers(letter.element);
    if !meet(killers, &letter.wins) {
        return None;
    }
    // Elements are numbered in the order of their ranks.
    elements(killers).find(|&x| has(&letter.wins, x))
}
