//! The outcomes of words of generators, by their options.

use super::Element;
use super::candidate::Candidate;
use crate::memo::Memo;
use crate::stack::{Budgeted, deeper};
use crate::{Control, Stop};

/// The most generators, and the greatest exponent in a [`Packed`].
const MOST_GENERATORS: usize = 64;
const MOST_EXPONENT: u8 = 15;

/// The exponents of a word, four bits each.
type Packed = [u64; MOST_GENERATORS / 16];

fn exponent(word: &Packed, generator: usize) -> u8 {
    (word[generator / 16] >> (4 * (generator % 16)) & 15) as u8
}

fn set_exponent(word: &mut Packed, generator: usize, exponent: u8) {
    let (at, shift) = (generator / 16, 4 * (generator % 16));
    word[at] = word[at] & !(15 << shift) | u64::from(exponent) << shift;
}

/// A word of generators with exponents.
pub(super) type Powers = Vec<(u16, u32)>;

/// A generator of an [`Oracle`].
#[derive(Debug)]
pub(super) struct Spring {
    /// Its options, words of generators before it.
    pub(super) options: Vec<Powers>,
    /// Its element in the quotient that is known; `None` if it is new.
    pub(super) known: Option<Element>,
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
    /// The quotient of the letters before the new one, which answers for words without new generators.
    known: &'a Candidate,
    /// True if a word of such exponents is lost.
    memo: Memo<Packed, bool>,
    control: Control,
}

impl Budgeted for Oracle<'_> {
    fn control(&self) -> &Control {
        &self.control
    }
}

impl<'a> Oracle<'a> {
    pub(super) fn new(
        springs: Vec<Spring>,
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
        Ok(Oracle { springs, bounds, known, memo, control: control.clone() })
    }

    /// The exponent that a greater one is taken for.
    fn fold(&self, generator: usize, exponent: u32) -> u8 {
        let bound = u32::from(self.bounds[generator]);
        if exponent < bound + 2 { exponent as u8 } else { (bound + (exponent - bound) % 2) as u8 }
    }

    fn pack(&self, word: &[u16]) -> Packed {
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

    fn find(&mut self, word: Packed) -> Result<bool, Stop> {
        let mut element = Some(0);
        for (generator, spring) in self.springs.iter().enumerate() {
            let power = exponent(&word, generator);
            if power > 0 {
                let Some(known) = spring.known else {
                    element = None;
                    break;
                };
                for _ in 0..power {
                    element = element.map(|x| self.known.monoid.product(x, known));
                }
            }
        }
        if let Some(element) = element {
            return Ok(self.known.is_lost(element));
        }
        if let Some(&known) = self.memo.get(&word) {
            return Ok(known);
        }
        self.control.check()?;
        // New generators first: their options are answered at once.
        for generator in (0..self.springs.len()).rev() {
            if exponent(&word, generator) == 0 {
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
    pub(super) fn options(&self, word: &[u16]) -> Vec<Vec<u16>> {
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

    /// Raises the bounds of the generators of which a word has greater exponents than it is asked for. Guesses are
    /// forgotten. True if there are any.
    ///
    /// # Errors
    /// [`Stop::TooLarge`] if a bound becomes too great.
    pub(super) fn raise(&mut self, words: &[Vec<u16>]) -> Result<bool, Stop> {
        let mut is_folded = vec![false; self.springs.len()];
        for word in words {
            for same in word.chunk_by(|one, other| one == other) {
                let generator = usize::from(same[0]);
                let exponent = same.len() as u32;
                is_folded[generator] |= u32::from(self.fold(generator, exponent)) != exponent;
            }
        }
        for (bound, _) in self.bounds.iter_mut().zip(&is_folded).filter(|(_, folded)| **folded) {
            *bound += 1;
            if *bound + 1 > MOST_EXPONENT {
                return Err(Stop::TooLarge(format!(
                    "A sum of {MOST_EXPONENT} equal games seems to be equal to none of fewer."
                )));
            }
        }
        self.memo.clear();
        Ok(is_folded.contains(&true))
    }
}

/// The bound of a generator to begin with: where its powers begin to be periodic in the quotient that is known.
fn first_bound(spring: &Spring, known: &Candidate) -> u8 {
    // The sum of two heaps of one is 0.
    if matches!(&spring.options[..], [option] if option.is_empty()) {
        return 0;
    }
    let monoid = &known.monoid;
    let Some(element) = spring.known else {
        return 1;
    };
    let (mut power, mut bound) = (0, 0);
    while bound < MOST_EXPONENT - 2
        && monoid.product(monoid.product(power, element), element) != power
    {
        power = monoid.product(power, element);
        bound += 1;
    }
    bound.max(1)
}
