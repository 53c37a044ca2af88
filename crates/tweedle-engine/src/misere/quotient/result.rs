//! A misère quotient, and the questions that it answers.

use super::candidate::Candidate;
use super::candidate::stop_of;
use super::identify::{identify, pairs_of};
use super::presentation::{Relation, presentation};
use super::{Certificate, Element, Letters, Monoid, word_text};
use crate::{Control, Held, Outcome, Stop};

/// The misère quotient of some letters: a finite commutative monoid with a set P of elements. Each word of letters is an
/// element, and is lost by the player who is to move exactly if that is in P. Two words are the same element
/// exactly if they have the same outcome beside each word.
///
/// The elements are numbered in the order of their first words, by length and alphabet; the generators are the letters that
/// are no product of letters before them.
#[derive(Debug)]
pub struct Quotient {
    candidate: Candidate,
    letters: Vec<Place>,
    generators: Vec<u32>,
    last_change: Option<u32>,
    control: Control,
    _held: Held,
}

/// A letter in a quotient.
#[derive(Debug)]
struct Place {
    element: Element,
    /// The elements of its options, each once, in increasing order.
    options: Box<[Element]>,
    /// Its value in normal play.
    grundy: u64,
}

/// A move in a sum of letters.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct SumMove {
    /// The place in the sum of the letter that is moved in.
    pub part: usize,
    /// The place of the option among [`Letters::options`].
    pub option: usize,
}

impl Quotient {
    /// The quotient of letters, of which their elements in some monoid are known.
    pub(super) fn new(
        letters: &Letters,
        monoid: &Monoid,
        lost: &[Element],
        elements: &[Element],
        last_change: Option<u32>,
        control: &Control,
    ) -> Result<Quotient, Stop> {
        let generators = generators(monoid, elements);
        let of = |&letter: &u32| monoid.row(elements[letter as usize]).to_vec();
        let tables: Vec<Vec<Element>> = generators.iter().map(of).collect();
        let same = Monoid::new(tables.clone(), control).map_err(stop_of)?;
        let is_lost = same.elements().map(|x| lost.contains(&x)).collect();
        // With equal ranks the order is that of length and alphabet.
        let candidate = Candidate::new(tables, is_lost, &vec![1; generators.len()], control)?;
        let elements: Vec<Element> =
            elements.iter().map(|&x| candidate.monoid.of_word(&same.word(x))).collect();
        let mut held = Held::new(control);
        let mut places = Vec::with_capacity(elements.len());
        for (letter, &element) in (0..).zip(&elements) {
            let options =
                super::alphabet::options_of(letters, letter, &elements, &candidate.monoid);
            held.take(size_of::<Place>() + 2 * options.len())?;
            let grundy = letters.grundy(letter);
            places.push(Place { element, options: options.into_boxed_slice(), grundy });
        }
        Ok(Quotient {
            candidate,
            letters: places,
            generators,
            last_change,
            control: control.clone(),
            _held: held,
        })
    }

    /// The monoid. Its generators are [`Quotient::generators`].
    pub fn monoid(&self) -> &Monoid {
        &self.candidate.monoid
    }

    /// The number of elements.
    pub fn order(&self) -> usize {
        self.monoid().order()
    }

    /// P: the elements of lost words, in increasing order.
    pub fn lost(&self) -> Vec<Element> {
        super::bits::elements(&self.candidate.lost).collect()
    }

    /// True if an element is in P.
    ///
    /// # Panics
    /// If it is no element.
    pub fn is_lost(&self, x: Element) -> bool {
        self.candidate.is_lost(x)
    }

    /// The outcome of the sums that are an element: P if the player who is to move loses, and N otherwise.
    ///
    /// # Panics
    /// If it is no element.
    pub fn outcome_of(&self, x: Element) -> Outcome {
        if self.is_lost(x) { Outcome::P } else { Outcome::N }
    }

    /// The number of letters.
    pub fn letters(&self) -> usize {
        self.letters.len()
    }

    /// The letters that are generators, in order.
    pub fn generators(&self) -> &[u32] {
        &self.generators
    }

    /// The last letter at which the quotient changed; `None` if no letter has options.
    pub fn last_change(&self) -> Option<u32> {
        self.last_change
    }

    /// The element of a letter.
    ///
    /// # Panics
    /// If there is no such letter.
    pub fn element(&self, letter: u32) -> Element {
        self.letters[letter as usize].element
    }

    /// The elements of a letter's options, each once, in increasing order.
    ///
    /// # Panics
    /// If there is no such letter.
    pub fn options(&self, letter: u32) -> &[Element] {
        &self.letters[letter as usize].options
    }

    /// The first word of an element as text; see [`word_text`].
    ///
    /// # Panics
    /// If it is no element.
    pub fn text(&self, x: Element) -> String {
        word_text(&self.monoid().word(x))
    }

    /// The element of a sum of letters.
    ///
    /// # Panics
    /// If there is no such letter.
    pub fn of_sum(&self, sum: &[u32]) -> Element {
        self.monoid().of_elements(sum.iter().map(|&letter| self.element(letter)))
    }

    /// The outcome of a sum of letters: P if the player who is to move loses, and N otherwise.
    ///
    /// # Panics
    /// If there is no such letter.
    pub fn outcome(&self, sum: &[u32]) -> Outcome {
        self.outcome_of(self.of_sum(sum))
    }

    /// The moves in a sum that win, in order; without moves the player has won. `letters` are those of the quotient.
    ///
    /// # Panics
    /// If there is no such letter.
    pub fn winning_moves(&self, letters: &Letters, sum: &[u32]) -> Vec<SumMove> {
        let monoid = self.monoid();
        let mut moves = Vec::new();
        for (part, &letter) in sum.iter().enumerate() {
            let others = sum[..part].iter().chain(&sum[part + 1..]);
            let rest = monoid.of_elements(others.map(|&other| self.element(other)));
            for (option, word) in letters.options(letter).iter().enumerate() {
                if self.is_lost(monoid.product(rest, self.of_sum(word))) {
                    moves.push(SumMove { part, option });
                }
            }
        }
        moves
    }

    /// The misère mex of a set of elements: the element of a game with such options, if the quotient stays the same
    /// with that game as a further letter. Without options that is 1.
    ///
    /// Cost: that of the test of all letters.
    ///
    /// # Errors
    /// [`Stop::Memory`] and [`Stop::Cancelled`].
    ///
    /// # Panics
    /// If one of `options` is no element.
    pub fn mex(&self, options: &[Element]) -> Result<Option<Element>, Stop> {
        if options.is_empty() {
            return Ok(Some(0));
        }
        let candidate = &self.candidate;
        let moving = self.letters.iter().filter(|place| !place.options.is_empty());
        let seen: Vec<_> =
            moving.map(|place| candidate.see(place.element, place.options.to_vec())).collect();
        let Some(mut pairs) = pairs_of(candidate, &seen, &self.control)? else {
            return Ok(None);
        };
        identify(candidate, &mut pairs, options, 1)
    }

    /// The n for which the quotient is the tame one Tₙ, that of Nim with heaps below 2ⁿ: of order 1, 2, and 2ⁿ + 2. `None`
    /// if it is wild.
    pub fn tame(&self) -> Option<u32> {
        let (monoid, lost) = (self.monoid(), self.lost());
        match (monoid.order(), &lost[..]) {
            (1, []) => Some(0),
            (2, &[a]) => (monoid.product(a, a) == 0).then_some(1),
            (order, lost @ [_, _]) => {
                // The kernel is a group of order 2ⁿ and exponent 2, beside 1 and a unit a that is lost.
                let (kernel, identity) = monoid.kernel();
                let unit = monoid.elements().find(|&x| x != 0 && monoid.product(x, x) == 0)?;
                let is_one = kernel.len() + 2 == order
                    && kernel.iter().all(|&x| monoid.product(x, x) == identity)
                    && lost.contains(&unit)
                    && lost.contains(&identity)
                    && monoid.product(unit, identity) != identity;
                is_one.then(|| kernel.len().trailing_zeros())
            }
            _ => None,
        }
    }

    /// The number of elements of P in the kernel.
    pub fn lost_in_kernel(&self) -> usize {
        self.monoid().kernel().0.iter().filter(|&&x| self.is_lost(x)).count()
    }

    /// True if exactly one element of the kernel is in P.
    pub fn is_regular(&self) -> bool {
        self.lost_in_kernel() == 1
    }

    /// True if it is regular, and the projection to the kernel, which takes x to xe for the identity e of the kernel, is
    /// the same as the value in normal play: two words have the same projection exactly if they have the same
    /// Grundy value.
    pub fn is_normal(&self) -> bool {
        let monoid = self.monoid();
        let (kernel, identity) = monoid.kernel();
        // In a group that the letters generate, values are known from a walk through it.
        let mut values: Vec<Option<u64>> = vec![None; monoid.order()];
        values[usize::from(identity)] = Some(0);
        let mut open = vec![identity];
        while let Some(x) = open.pop() {
            let value = values[usize::from(x)].unwrap_or(0);
            for place in &self.letters {
                let y = usize::from(monoid.product(x, place.element));
                match values[y] {
                    None => {
                        values[y] = Some(value ^ place.grundy);
                        open.push(y as Element);
                    }
                    Some(known) if known != value ^ place.grundy => return false,
                    Some(_) => {}
                }
            }
        }
        let mut all: Vec<_> = kernel.iter().map(|&x| values[usize::from(x)]).collect();
        all.sort_unstable();
        all.dedup();
        all.len() == kernel.len() && self.is_regular()
    }

    /// Relations between the generators that define the monoid; each word that the left side of none divides is the
    /// first of its element.
    ///
    /// # Errors
    /// [`Stop::Memory`] and [`Stop::Cancelled`].
    pub fn presentation(&self) -> Result<Vec<Relation>, Stop> {
        presentation(self.monoid(), &self.control)
    }

    /// The quotient with what is needed to check it, under the name of a game.
    pub fn certificate(&self, game: &str) -> Certificate {
        let letters = self.letters.iter().map(|place| (place.element, place.options.to_vec()));
        Certificate::new(game, self.monoid(), self.lost(), &self.generators, letters)
    }
}

/// The letters that are no product of those before them.
fn generators(monoid: &Monoid, elements: &[Element]) -> Vec<u32> {
    let mut generators = Vec::new();
    let mut is_product = vec![false; monoid.order()];
    is_product[0] = true;
    let mut products = vec![0];
    for (letter, &element) in (0..).zip(elements) {
        if is_product[usize::from(element)] {
            continue;
        }
        generators.push(letter);
        // All that is a product with powers of the new one.
        let mut next = 0;
        while next < products.len() {
            let product = monoid.product(products[next], element);
            next += 1;
            if !is_product[usize::from(product)] {
                is_product[usize::from(product)] = true;
                products.push(product);
            }
        }
    }
    generators
}
