//! The outcomes of words of generators, by their options.

use super::Element;
use super::bits::{has, unite};
use super::candidate::Candidate;
use super::element::Word;
use crate::memo::Memo;
use crate::stack::{Budgeted, deeper};
use crate::{Control, Stop};

/// The most generators, and the greatest exponent in a [`Packed`].
const MOST_GENERATORS: usize = 48;
const MOST_EXPONENT: u8 = 255;

/// The exponents of a word, eight bits each.
pub(super) type Packed = [u64; MOST_GENERATORS / 8];

fn exponent(word: &Packed, generator: usize) -> u8 {
    (word[generator / 8] >> (8 * (generator % 8)) & 255) as u8
}

/// The generators of a word with their exponents.
fn powers(word: &Packed) -> impl Iterator<Item = (usize, u8)> {
    word.iter().enumerate().flat_map(|(at, &bits)| {
        let mut rest = bits;
        std::iter::from_fn(move || {
            let place = (rest != 0).then(|| rest.trailing_zeros() as usize / 8)?;
            let exponent = (rest >> (8 * place) & 255) as u8;
            rest &= !(255 << (8 * place));
            Some((8 * at + place, exponent))
        })
    })
}

fn set_exponent(word: &mut Packed, generator: usize, exponent: u8) {
    let (at, shift) = (generator / 8, 8 * (generator % 8));
    word[at] = word[at] & !(255 << shift) | u64::from(exponent) << shift;
}

/// A word of generators with exponents.
pub(super) type Powers = Vec<(u16, u32)>;

/// A generator of an [`Oracle`].
#[derive(Debug)]
pub(super) struct Spring {
    /// Its options, words of generators before it.
    pub(super) options: Vec<Powers>,
    /// Its element in the quotient that is known; `None` if it is the new one, that of the last letter.
    pub(super) known: Option<Element>,
    /// The least bound to begin with.
    pub(super) bound: u8,
}

/// The outcomes of words, some of which are guessed.
///
/// A great exponent e of a generator is taken for b + ((e - b) mod 2), where b is the bound of that generator. In a finite
/// quotient that is right if b is great enough (Siegel, *Combinatorial Game Theory*, section V.5); the exact test finds out if
/// it is not. So there are finitely many words.
#[derive(Debug)]
pub(super) struct Oracle<'a> {
    springs: Vec<Spring>,
    bounds: Vec<u8>,
    /// For each generator, its rank: options have less.
    ranks: Vec<u64>,
    /// The quotient of the letters before the new one, which answers for words without new generators, and the powers of
    /// the generators there.
    known: &'a Candidate,
    known_powers: Vec<Box<[Element]>>,
    /// The new generator, and all z of that quotient beside which an option of it is lost.
    new: usize,
    new_wins: Vec<u64>,
    right: Option<Right>,
    /// True if a word of such exponents is lost.
    memo: Memo<Packed, bool>,
    control: Control,
}

/// A candidate that is right on all words of smaller ranks than `rank`, and the powers of the generators there.
#[derive(Debug)]
struct Right {
    candidate: Candidate,
    powers: Vec<Box<[Element]>>,
    rank: u64,
}

impl Budgeted for Oracle<'_> {
    fn control(&self) -> &Control {
        &self.control
    }
}

impl<'a> Oracle<'a> {
    pub(super) fn new(
        springs: Vec<Spring>,
        ranks: &[u64],
        known: &'a Candidate,
        control: &Control,
    ) -> Result<Oracle<'a>, Stop> {
        if springs.len() > MOST_GENERATORS {
            return Err(Stop::TooLarge(format!(
                "The quotient needs more than {MOST_GENERATORS} generators."
            )));
        }
        let bounds = springs.iter().map(|spring| first_bound(spring, known)).collect();
        let memo = Memo::new(control.clone());
        let of = |spring: &Spring| powers_of(known, spring.known.unwrap_or(0));
        let known_powers = springs.iter().map(of).collect();
        let new = springs.iter().position(|spring| spring.known.is_none()).unwrap_or(0);
        let mut new_wins = vec![0; known.words];
        for option in springs.get(new).map_or(&[][..], |spring| &spring.options) {
            control.check()?;
            let power = |&(generator, exponent): &(u16, u32)| {
                let element = springs[usize::from(generator)].known.unwrap_or(0);
                known.monoid.power(element, exponent.into())
            };
            let element = known.monoid.of_elements(option.iter().map(power));
            unite(&mut new_wins, known.killers(element));
        }
        let (ranks, control) = (ranks.to_vec(), control.clone());
        let right = None;
        Ok(Oracle {
            springs,
            bounds,
            ranks,
            known,
            known_powers,
            new,
            new_wins,
            right,
            memo,
            control,
        })
    }

    /// Answers from now on for words of smaller ranks than `rank` by a candidate that is right about them, if that are
    /// more words than before.
    pub(super) fn trust(&mut self, candidate: Candidate, rank: u64) {
        if self.right.as_ref().is_none_or(|before| before.rank < rank) {
            let generators = 0..self.springs.len();
            let of = |generator| powers_of(&candidate, candidate.monoid.generator(generator));
            let powers = generators.map(of).collect();
            self.right = Some(Right { candidate, powers, rank });
        }
    }

    /// The exponent that a greater one is taken for.
    fn fold(&self, generator: usize, exponent: u32) -> u8 {
        let bound = u32::from(self.bounds[generator]);
        if exponent < bound + 2 { exponent as u8 } else { (bound + (exponent - bound) % 2) as u8 }
    }

    /// The exponents of a word, of generators in increasing order.
    pub(super) fn pack(&self, word: &[u16]) -> Packed {
        let mut packed = Packed::default();
        for same in word.chunk_by(|one, other| one == other) {
            let generator = usize::from(same[0]);
            set_exponent(&mut packed, generator, self.fold(generator, same.len() as u32));
        }
        packed
    }

    /// True if a word, of generators in increasing order, is lost, as far as is guessed.
    pub(super) fn is_lost(&mut self, word: &[u16]) -> Result<bool, Stop> {
        let packed = self.pack(word);
        self.find(packed)
    }

    /// [`Oracle::is_lost`] of the sum of two words.
    pub(super) fn is_sum_lost(&mut self, one: &Packed, other: &Packed) -> Result<bool, Stop> {
        let mut sum = *one;
        for (generator, more) in powers(other) {
            let exponent = u32::from(exponent(one, generator)) + u32::from(more);
            set_exponent(&mut sum, generator, self.fold(generator, exponent));
        }
        self.find(sum)
    }

    /// An option of a word with smaller exponents.
    fn option(&self, word: &Packed, generator: usize, option: &[(u16, u32)]) -> Packed {
        let mut next = *word;
        set_exponent(&mut next, generator, exponent(word, generator) - 1);
        for &(other, more) in option {
            let other = usize::from(other);
            let sum = u32::from(exponent(&next, other)) + more;
            set_exponent(&mut next, other, self.fold(other, sum));
        }
        next
    }

    fn rank(&self, word: &Packed) -> u64 {
        let rank = |(generator, exponent)| {
            let rank: u64 = self.ranks[generator];
            rank.saturating_mul(u64::from(exponent))
        };
        powers(word).map(rank).fold(0, u64::saturating_add)
    }

    fn find(&mut self, word: Packed) -> Result<bool, Stop> {
        let new = exponent(&word, self.new);
        if new == 0 {
            return Ok(is_lost_in(self.known, &self.known_powers, &word));
        }
        if let Some(Right { candidate, powers, rank }) = &self.right
            && self.rank(&word) < *rank
        {
            return Ok(is_lost_in(candidate, powers, &word));
        }
        if let Some(&known) = self.memo.get(&word) {
            return Ok(known);
        }
        self.control.check()?;
        if new == 1 {
            // All options of the new generator are answered at once.
            let mut rest = word;
            set_exponent(&mut rest, self.new, 0);
            if has(&self.new_wins, element_in(self.known, &self.known_powers, &rest)) {
                self.memo.set(word, false)?;
                return Ok(false);
            }
        }
        for generator in (0..self.springs.len()).rev() {
            if exponent(&word, generator) == 0 || (generator == self.new && new == 1) {
                continue;
            }
            for option in 0..self.springs[generator].options.len() {
                let next = self.option(&word, generator, &self.springs[generator].options[option]);
                if deeper(self, |oracle| oracle.find(next))? {
                    self.memo.set(word, false)?;
                    return Ok(false);
                }
            }
        }
        self.memo.set(word, true)?;
        Ok(true)
    }

    /// The options of a word, each as a word.
    pub(super) fn options(&self, word: &[u16]) -> Vec<Word> {
        let mut options = Vec::new();
        for (at, &generator) in word.iter().enumerate() {
            if at > 0 && word[at - 1] == generator {
                continue;
            }
            for option in &self.springs[usize::from(generator)].options {
                let mut next = word.to_vec();
                next.remove(at);
                for &(other, more) in option {
                    next.extend((0..more).map(|_| other));
                }
                next.sort_unstable();
                options.push(next);
            }
        }
        options
    }

    /// Raises the bounds of the generators of which a word, or else one of its options, has greater exponents than it is
    /// asked for. Guesses are forgotten. True if there are any.
    ///
    /// # Errors
    /// [`Stop::TooLarge`] if a bound becomes too great.
    pub(super) fn raise(&mut self, word: &Word, options: &[Word]) -> Result<bool, Stop> {
        let mut folded = self.folded([word]);
        if folded.is_empty() {
            folded = self.folded(options);
        }
        for &generator in &folded {
            let bound = &mut self.bounds[generator];
            *bound += 1;
            if *bound >= MOST_EXPONENT - 1 {
                return Err(Stop::TooLarge(format!(
                    "A sum of {MOST_EXPONENT} equal games seems to be equal to none of fewer."
                )));
            }
        }
        self.memo.clear();
        Ok(!folded.is_empty())
    }

    /// The generators for which words have exponents that are folded by a guess.
    fn folded<'b>(&self, words: impl IntoIterator<Item = &'b Word>) -> Vec<usize> {
        let mut folded = Vec::new();
        for word in words {
            for same in word.chunk_by(|one, other| one == other) {
                let (generator, exponent) = (usize::from(same[0]), same.len() as u32);
                if !self.springs[generator].is_star()
                    && u32::from(self.fold(generator, exponent)) != exponent
                {
                    folded.push(generator);
                }
            }
        }
        folded.sort_unstable();
        folded.dedup();
        folded
    }

    /// The bounds of the generators, from which great exponents are folded.
    pub(super) fn bounds(&self) -> &[u8] {
        &self.bounds
    }
}

impl Spring {
    /// True if it is a heap of one: two of them are 0.
    fn is_star(&self) -> bool {
        matches!(&self.options[..], [option] if option.is_empty())
    }
}

/// The powers of an element, to all exponents that a word has.
fn powers_of(candidate: &Candidate, element: Element) -> Box<[Element]> {
    let next = |&power: &Element| Some(candidate.monoid.product(power, element));
    std::iter::successors(Some(0), next).take(usize::from(MOST_EXPONENT) + 1).collect()
}

/// The element of a word in a candidate.
fn element_in(candidate: &Candidate, of: &[Box<[Element]>], word: &Packed) -> Element {
    let power = |(generator, exponent): (usize, u8)| of[generator][usize::from(exponent)];
    candidate.monoid.of_elements(powers(word).map(power))
}

/// What a candidate says of a word.
fn is_lost_in(candidate: &Candidate, of: &[Box<[Element]>], word: &Packed) -> bool {
    candidate.is_lost(element_in(candidate, of, word))
}

/// The bound of a generator to begin with: where its powers begin to be periodic in the quotient that is known.
fn first_bound(spring: &Spring, known: &Candidate) -> u8 {
    if spring.is_star() {
        return 0;
    }
    let monoid = &known.monoid;
    let Some(element) = spring.known else {
        return spring.bound.max(1);
    };
    let (mut power, mut bound) = (0, 0);
    while bound < MOST_EXPONENT - 2
        && monoid.product(monoid.product(power, element), element) != power
    {
        power = monoid.product(power, element);
        bound += 1;
    }
    bound.max(spring.bound).max(1)
}
