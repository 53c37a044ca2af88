//! Letters with what is believed of them: generators, and words of earlier generators.

use super::candidate::{Candidate, Seen};
use super::element::Word;
use super::generators::Generators;
use super::{Element, Letters, Monoid};

/// The place of a letter in the quotient.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) enum Role {
    /// It has no options.
    Dead,
    /// It is a generator.
    Generator,
    /// It is taken for a sum of generators that come before it.
    Word(Vec<u32>),
}

/// The roles of letters.
#[derive(Clone, Debug, Default)]
pub(super) struct Roles {
    pub(super) roles: Vec<Role>,
    /// The letters that are generators, in the order of the tables of candidates.
    pub(super) generators: Vec<u32>,
}

impl Roles {
    /// The element of each letter.
    pub(super) fn elements(&self, monoid: &Monoid) -> Vec<Element> {
        let mut elements = Vec::with_capacity(self.roles.len());
        for (letter, role) in self.roles.iter().enumerate() {
            elements.push(match role {
                Role::Dead => 0,
                Role::Generator => {
                    let at = self.generators.iter().position(|&g| g as usize == letter);
                    at.map_or(0, |at| monoid.generator(at))
                }
                Role::Word(word) => {
                    monoid.of_elements(word.iter().map(|&other| elements[other as usize]))
                }
            });
        }
        elements
    }

    /// The rank of each letter, of which each option has less, with letters that are taken for words replaced by these.
    pub(super) fn ranks(&self, letters: &Letters) -> Vec<u64> {
        let mut ranks: Vec<u64> = Vec::with_capacity(self.roles.len());
        for (letter, role) in (0..).zip(&self.roles) {
            let sum = |word: &[u32]| {
                word.iter().fold(0_u64, |sum, &other| sum.saturating_add(ranks[other as usize]))
            };
            let rank = match role {
                Role::Dead => 0,
                Role::Generator => rank_of(letters, letter, &ranks),
                Role::Word(word) => sum(word),
            };
            ranks.push(rank);
        }
        ranks
    }

    /// A word of generators before a letter that is an element of the monoid, of the fewest letters, if there is one.
    pub(super) fn word_before(&self, monoid: &Monoid, letter: u32, x: Element) -> Option<Vec<u32>> {
        let earlier = |&(_, &generator): &(usize, &u32)| generator < letter;
        let earlier: Vec<(usize, &u32)> =
            self.generators.iter().enumerate().filter(earlier).collect();
        let mut from: Vec<Option<(Element, u32)>> = vec![None; monoid.order()];
        let mut open = vec![0];
        let mut next = 0;
        while next < open.len() && from[usize::from(x)].is_none() {
            let at: Element = open[next];
            next += 1;
            for &(generator, &before) in &earlier {
                let to = monoid.tables()[generator][usize::from(at)];
                if to != 0 && from[usize::from(to)].is_none() {
                    from[usize::from(to)] = Some((at, before));
                    open.push(to);
                }
            }
        }
        let mut word = Vec::new();
        let mut at = x;
        while at != 0 {
            let (before, generator) = from[usize::from(at)]?;
            word.push(generator);
            at = before;
        }
        Some(word)
    }

    /// Takes generators that are products of earlier ones for these, in words of generators, too.
    pub(super) fn drop_products(&mut self, monoid: &Monoid, words: &mut [Word]) {
        let elements = self.elements(monoid);
        let before = self.clone();
        for &letter in &before.generators {
            let word = before.word_before(monoid, letter, elements[letter as usize]);
            if let Some(word) = word {
                self.roles[letter as usize] = Role::Word(word);
            }
        }
        let is_generator = |letter: &u32| self.roles[*letter as usize] == Role::Generator;
        self.generators.retain(is_generator);
        let number = |letter: u32| self.generators.iter().position(|&other| other == letter);
        for word in words {
            // What stands for a generator may have others in it that are dropped; they are earlier.
            let mut letters = before.letters_of(word);
            let mut new = Word::new();
            while let Some(letter) = letters.pop() {
                match &self.roles[letter as usize] {
                    Role::Word(word) => letters.extend(word),
                    _ => new.extend(number(letter).map(|at| at as u16)),
                }
            }
            new.sort_unstable();
            *word = new;
        }
    }

    /// A word of letters that is this element of the monoid of the generators, from a word of generators.
    pub(super) fn letters_of(&self, word: &[u16]) -> Vec<u32> {
        word.iter().map(|&generator| self.generators[usize::from(generator)]).collect()
    }
}

/// One more than the greatest rank of an option.
pub(super) fn rank_of(letters: &Letters, letter: u32, ranks: &[u64]) -> u64 {
    let sum = |word: &[u32]| {
        word.iter().fold(0_u64, |sum, &other| sum.saturating_add(ranks[other as usize]))
    };
    let before = letters.options(letter).iter().map(|option| sum(option)).max();
    before.unwrap_or(0).saturating_add(1)
}

/// The elements of a letter's options, each once, in increasing order.
pub(super) fn options_of(
    letters: &Letters,
    letter: u32,
    elements: &[Element],
    monoid: &Monoid,
) -> Vec<Element> {
    let of =
        |option: &[u32]| monoid.of_elements(option.iter().map(|&other| elements[other as usize]));
    let mut options: Vec<Element> =
        letters.options(letter).iter().map(|option| of(option)).collect();
    options.sort_unstable();
    options.dedup();
    options
}

/// A generator for an [`Oracle`](super::oracle::Oracle).
#[derive(Debug)]
pub(super) struct Spring {
    /// Its options, words of generators before it.
    pub(super) options: Vec<Word>,
    /// Its element in the quotient that is known; `None` if it is the new one, that of the last letter.
    pub(super) known: Option<Element>,
}

/// The generators among letters.
pub(super) struct Chosen<'a> {
    pub(super) letters: &'a Letters,
    pub(super) roles: &'a Roles,
    pub(super) ranks: Vec<u64>,
}

impl<'a> Chosen<'a> {
    pub(super) fn new(letters: &'a Letters, roles: &'a Roles) -> Chosen<'a> {
        let all = roles.ranks(letters);
        let ranks = roles.generators.iter().map(|&letter| all[letter as usize]).collect();
        Chosen { letters, roles, ranks }
    }
}

impl Chosen<'_> {
    /// The generators with their options as words of generators, and with their elements in the quotient of the letters
    /// before the last one.
    pub(super) fn springs(&self, known: &[Element]) -> Vec<Spring> {
        // Each letter as a word of generators.
        let mut words: Vec<Vec<u16>> = Vec::new();
        for (letter, role) in (0..).zip(&self.roles.roles) {
            words.push(match role {
                Role::Dead => Vec::new(),
                Role::Generator => {
                    let at = self.roles.generators.iter().position(|&g| g == letter);
                    at.map(|at| at as u16).into_iter().collect()
                }
                Role::Word(word) => {
                    word.iter().flat_map(|&other| words[other as usize].clone()).collect()
                }
            });
        }
        let word_of = |option: &[u32]| {
            let mut word: Word =
                option.iter().flat_map(|&other| words[other as usize].iter().copied()).collect();
            word.sort_unstable();
            word
        };
        let spring = |&letter: &u32| {
            let mut options: Vec<Word> =
                self.letters.options(letter).iter().map(|option| word_of(option)).collect();
            options.sort_unstable();
            options.dedup();
            Spring { options, known: known.get(letter as usize).copied() }
        };
        self.roles.generators.iter().map(spring).collect()
    }
}

impl Generators for Chosen<'_> {
    fn seen(&self, candidate: &Candidate) -> Vec<Seen> {
        let elements = self.roles.elements(&candidate.monoid);
        let see = |&letter: &u32| {
            let options = options_of(self.letters, letter, &elements, &candidate.monoid);
            candidate.see(elements[letter as usize], options)
        };
        self.roles.generators.iter().map(see).collect()
    }

    fn ranks(&self) -> &[u64] {
        &self.ranks
    }
}
