//! The check of a certificate. It shares nothing with the search but the products of a monoid.
//!
//! For a sum w of letters let x be its element, and W the set of all z for which an option of w has an element o with oz in P.
//! If the identity is not in P, and each sum but the empty one has x in P exactly if the identity is not in W,
//! then the sums whose x is in P are those which are lost, by induction: what has no option in P is lost. If moreover
//! no two elements are in P beside the same ones, equal elements are exactly equal outcomes beside each sum. That is all
//! that is checked, with the few pairs (x, W) that matter in the place of all sums.

use super::{Certificate, CertificateError, Element, Letters, Monoid};
use crate::{Control, Held};
use std::collections::HashMap;

/// A set of elements: 64 in a word.
type Set = Box<[u64]>;

fn holds(set: &[u64], x: Element) -> bool {
    set[usize::from(x / 64)] & (1 << (x % 64)) != 0
}

fn is_within(set: &[u64], other: &[u64]) -> bool {
    set.iter().zip(other).all(|(set, other)| set & other == *set)
}

/// The set of all z that have the property.
fn those(monoid: &Monoid, property: impl Fn(Element) -> bool) -> Set {
    let mut set = vec![0; monoid.order().div_ceil(64)];
    for z in monoid.elements().filter(|&z| property(z)) {
        set[usize::from(z / 64)] |= 1 << (z % 64);
    }
    set.into_boxed_slice()
}

impl Certificate {
    /// Checks the certificate in itself: that for letters whose options are the elements that it says, the monoid and
    /// P are their misère quotient.
    ///
    /// Cost: for each pair that matters and each letter order steps; memory of order² · 2 bytes and of the pairs.
    ///
    /// # Errors
    /// [`CertificateError`]: what is wrong, or why the check was stopped.
    pub fn check(&self, control: &Control) -> Result<(), CertificateError> {
        let monoid = self.check_form(control)?;
        let is_lost = those(&monoid, |z| self.lost.contains(&z));
        // Of each element those beside which it is in P.
        let mut held = Held::new(control);
        let bytes = 8 * is_lost.len() + 64;
        let mut beside: Vec<Set> = Vec::new();
        let mut known: HashMap<Set, Element> = HashMap::new();
        for x in monoid.elements() {
            control.check()?;
            held.take(2 * bytes + 64)?;
            let set = those(&monoid, |z| holds(&is_lost, monoid.product(x, z)));
            if let Some(one) = known.insert(set.clone(), x) {
                return Err(CertificateError::NotReduced { one, other: x });
            }
            beside.push(set);
        }
        drop(known);
        let mut sums: Vec<(Element, Set)> = vec![(0, those(&monoid, |_| false))];
        // Of each element the sums with the least sets, without the empty one.
        let mut least: Vec<Vec<usize>> = vec![Vec::new(); monoid.order()];
        for (letter, claim) in
            self.letters.iter().enumerate().filter(|(_, it)| !it.options.is_empty())
        {
            let a = claim.element;
            let wins = those(&monoid, |z| {
                claim.options.iter().any(|&o| holds(&beside[usize::from(o)], z))
            });
            let both = |&z: &Element| holds(&beside[usize::from(a)], z) && holds(&wins, z);
            if let Some(beside) = monoid.elements().find(both) {
                return Err(CertificateError::LostOption { letter, beside });
            }
            let covers =
                |sums: &[(Element, Set)], least: &[Vec<usize>], x: Element, set: &[u64]| {
                    least[usize::from(x)].iter().any(|&other| is_within(&sums[other].1, set))
                };
            // In its place there may stand another sum, whose set is no larger in any sum.
            if covers(&sums, &least, a, &wins) {
                continue;
            }
            let mut next = 0;
            while next < sums.len() {
                control.check()?;
                let (x, set) = &sums[next];
                next += 1;
                let (of_set, of_wins) = (monoid.row(a), monoid.row(*x));
                let longer = those(&monoid, |z| {
                    holds(set, of_set[usize::from(z)]) || holds(&wins, of_wins[usize::from(z)])
                });
                let element = monoid.product(*x, a);
                if covers(&sums, &least, element, &longer) {
                    continue;
                }
                if !holds(&is_lost, element) && !holds(&longer, 0) {
                    return Err(CertificateError::NoLostOption { letter, element });
                }
                held.take(2 * bytes)?;
                let list = &mut least[usize::from(element)];
                list.retain(|&other| !is_within(&longer, &sums[other].1));
                list.push(sums.len());
                sums.push((element, longer));
            }
        }
        Ok(())
    }

    /// Checks the certificate, and that it is about these letters: that their options have the elements that it says.
    ///
    /// # Errors
    /// As [`Certificate::check`].
    pub fn check_letters(
        &self,
        letters: &Letters,
        control: &Control,
    ) -> Result<(), CertificateError> {
        let monoid = self.check_form(control)?;
        let (expected, found) = (letters.len(), self.letters.len());
        if expected != found {
            return Err(CertificateError::Letters { expected, found });
        }
        for (letter, claim) in self.letters.iter().enumerate() {
            control.check()?;
            let of = |&other: &u32| self.letters[other as usize].element;
            let options = letters.options(letter as u32);
            let mut options: Vec<Element> =
                options.iter().map(|option| monoid.of_elements(option.iter().map(of))).collect();
            options.sort_unstable();
            options.dedup();
            if options != claim.options {
                return Err(CertificateError::Options { letter });
            }
        }
        drop(monoid);
        self.check(control)
    }

    /// The monoid, if all numbers are elements of it and the letters generate it.
    fn check_form(&self, control: &Control) -> Result<Monoid, CertificateError> {
        if self.version != super::CERTIFICATE_VERSION {
            return Err(CertificateError::Version(self.version));
        }
        let tables = self.generators.iter().map(|generator| generator.products.clone()).collect();
        let monoid = Monoid::new(tables, control)?;
        let (claimed, found) = (self.order, monoid.order());
        if claimed != found {
            return Err(CertificateError::Order { claimed, found });
        }
        let is_list = |list: &[Element]| {
            list.is_sorted_by(|one, other| one < other)
                && list.iter().all(|&x| usize::from(x) < found)
        };
        if !is_list(&self.lost) {
            return Err(CertificateError::Elements { of: "P".to_owned() });
        }
        if self.lost.first() == Some(&0) {
            return Err(CertificateError::LostIdentity);
        }
        for (letter, claim) in self.letters.iter().enumerate() {
            if usize::from(claim.element) >= found || !is_list(&claim.options) {
                return Err(CertificateError::Elements { of: format!("letter {letter}") });
            }
            if claim.options.is_empty() && claim.element != 0 {
                return Err(CertificateError::Dead { letter });
            }
        }
        for (generator, claim) in self.generators.iter().enumerate() {
            let letter = self.letters.get(claim.letter as usize);
            if letter.is_none_or(|letter| letter.element != monoid.generator(generator)) {
                let letter = claim.letter;
                return Err(CertificateError::Generator { generator, letter });
            }
        }
        Ok(monoid)
    }
}
