//! Presentations of finite commutative monoids.

use super::{Element, Monoid, word_text};
use crate::{Control, Held, Stop};
use std::fmt;

/// Two words of generators that are the same element.
///
/// It is written as `b3 = b`.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Relation {
    /// The greater word, of which every proper part is the first word of its element.
    pub left: Vec<u16>,
    /// The first word of the element.
    pub right: Vec<u16>,
}

impl fmt::Display for Relation {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} = {}", word_text(&self.left), word_text(&self.right))
    }
}

/// The relations w = v in which v is the first word of the element, w is another one, and each word that comes
/// of w without one generator is the first of its element. They rewrite each word to the first one of its element, since
/// the order of words by length and alphabet is kept by multiplication; in the language of polynomials they are a reduced
/// Gröbner basis (Rosales and García-Sánchez, *Finitely Generated Commutative Monoids*, chapter 5).
///
/// Cost: for each element and generator the square of the length of a word.
pub(super) fn presentation(monoid: &Monoid, control: &Control) -> Result<Vec<Relation>, Stop> {
    let mut held = Held::new(control);
    let mut words: Vec<Vec<u16>> = Vec::with_capacity(monoid.order());
    for x in monoid.elements() {
        let word = monoid.word(x);
        held.take(size_of::<Vec<u16>>() + 2 * word.capacity())?;
        words.push(word);
    }
    let first = |x: Element| &words[usize::from(x)];
    let mut relations = Vec::new();
    for x in monoid.elements() {
        control.check()?;
        for (generator, table) in (0..).zip(monoid.tables()) {
            let mut left = first(x).clone();
            // Each word is met once: with its last generator.
            if left.last().is_some_and(|&last| last > generator) {
                continue;
            }
            left.push(generator);
            let right = first(table[usize::from(x)]);
            if left == *right {
                continue;
            }
            let is_first_without = |at: usize| {
                let mut part = left.clone();
                part.remove(at);
                part == *first(monoid.of_word(&part))
            };
            if (0..left.len()).all(is_first_without) {
                held.take(2 * size_of::<Relation>() + 2 * (left.len() + right.len()))?;
                relations.push(Relation { left, right: right.clone() });
            }
        }
    }
    relations
        .sort_by(|one, other| (one.left.len(), &one.left).cmp(&(other.left.len(), &other.left)));
    Ok(relations)
}
