//! Finite commutative monoids, given by the products with their generators.

use super::element::{Element, MOST_ELEMENTS, word_from};
use crate::{Control, Held, Stop};

/// A finite commutative monoid with generators.
///
/// It is held as the table of all products, of two bytes each.
///
/// ```
/// # use tweedle_engine::{Control, misere::quotient::Monoid};
/// // a² = 1 and b³ = b: the elements are 1, a, b, ab, b², ab².
/// let tables = vec![vec![1, 0, 3, 2, 5, 4], vec![2, 3, 4, 5, 2, 3]];
/// let monoid = Monoid::new(tables, &Control::new())?;
/// assert_eq!(monoid.product(3, 3), 4);
/// assert_eq!(monoid.word(5), [0, 1, 1]);
/// # Ok::<(), tweedle_engine::misere::quotient::MonoidError>(())
/// ```
#[derive(Debug)]
pub struct Monoid {
    /// For each generator, the product of each element with it.
    tables: Vec<Vec<Element>>,
    /// For each element but the identity, a smaller element and the generator that leads from there to it.
    from: Vec<(Element, u16)>,
    /// The product of x and y, at x · order + y.
    products: Vec<Element>,
    _held: Held,
}

/// The elements of a monoid in the order by divisibility, in which elements that divide each other are one class; for
/// pictures.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Divisibility {
    /// For each element, the least element of its class.
    pub least: Vec<Element>,
    /// The pairs (x, y) of such least elements where y is a multiple of x, and no class lies between.
    pub covers: Vec<(Element, Element)>,
}

/// The reason why tables are not those of a commutative monoid.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[non_exhaustive]
pub enum MonoidError {
    /// The tables have no elements, more than [`MOST_ELEMENTS`], or not all the same number.
    #[error("The tables of a monoid have from 1 to {MOST_ELEMENTS} elements, all the same number.")]
    Size,
    /// A product is none of the elements.
    #[error("The product of element {element} and generator {generator} is no element.")]
    NoElement {
        /// The element.
        element: usize,
        /// The generator.
        generator: usize,
    },
    /// The order of two generators matters, so that the product is not commutative and associative.
    #[error("Generators {one} and {other} do not commute at element {element}.")]
    NotCommutative {
        /// The element that they are applied to.
        element: usize,
        /// A generator.
        one: usize,
        /// Another one.
        other: usize,
    },
    /// An element is no product of generators.
    #[error("Element {element} is no product of generators.")]
    NotGenerated {
        /// The element.
        element: usize,
    },
    /// The work was stopped.
    #[error(transparent)]
    Stop(#[from] Stop),
}

impl Monoid {
    /// The monoid in which the product of element x with generator g is `tables[g][x]`, and 0 is the identity. Without
    /// generators it has one element.
    ///
    /// If the tables commute and each element is a product of generators, there is exactly one commutative monoid with
    /// these products: words that lead from 0 to the same element lead from everywhere to the same, since each element
    /// is 0 · w for a word w, and 0 · w · u = 0 · u · w.
    ///
    /// Cost: order² and order times the square of the number of generators.
    ///
    /// # Errors
    /// [`MonoidError`]: what is wrong with the tables.
    pub fn new(tables: Vec<Vec<Element>>, control: &Control) -> Result<Monoid, MonoidError> {
        let order = tables.first().map_or(1, Vec::len);
        if order == 0 || order > MOST_ELEMENTS || tables.iter().any(|table| table.len() != order) {
            return Err(MonoidError::Size);
        }
        for (generator, table) in tables.iter().enumerate() {
            if let Some(element) = table.iter().position(|&x| usize::from(x) >= order) {
                return Err(MonoidError::NoElement { element, generator });
            }
        }
        for (other, table) in tables.iter().enumerate() {
            control.check()?;
            for (one, before) in tables[..other].iter().enumerate() {
                let differ =
                    |&x: &usize| before[usize::from(table[x])] != table[usize::from(before[x])];
                if let Some(element) = (0..order).find(differ) {
                    return Err(MonoidError::NotCommutative { element, one, other });
                }
            }
        }
        let (found, from) = reach(&tables, order);
        if let Some(element) = (0..order).find(|&x| !found[x]) {
            return Err(MonoidError::NotGenerated { element });
        }
        let mut held = Held::new(control);
        held.take(order * order * size_of::<Element>() + order * (tables.len() + 2) * 2)?;
        let mut products = vec![0; order * order];
        let mut monoid_rows = vec![false; order];
        let mut open = Vec::new();
        for x in 0..order {
            // The elements on the way from the identity that have no row yet.
            let mut at = x;
            while !monoid_rows[at] {
                open.push(at);
                monoid_rows[at] = true;
                at = usize::from(from[at].0);
            }
            while let Some(y) = open.pop() {
                control.check()?;
                if y == 0 {
                    for (z, product) in products[..order].iter_mut().enumerate() {
                        *product = z as Element;
                    }
                    continue;
                }
                let (before, generator) = from[y];
                let (before, table) = (usize::from(before), &tables[usize::from(generator)]);
                for z in 0..order {
                    products[y * order + z] = table[usize::from(products[before * order + z])];
                }
            }
        }
        Ok(Monoid { tables, from, products, _held: held })
    }

    /// The number of elements.
    pub fn order(&self) -> usize {
        self.from.len()
    }

    /// For each generator, the product of each element with it.
    pub fn tables(&self) -> &[Vec<Element>] {
        &self.tables
    }

    /// The element that a generator is.
    ///
    /// # Panics
    /// If there is no such generator.
    pub fn generator(&self, generator: usize) -> Element {
        self.tables[generator][0]
    }

    /// The product of two elements.
    ///
    /// # Panics
    /// If one of them is no element.
    #[inline]
    pub fn product(&self, x: Element, y: Element) -> Element {
        self.products[usize::from(x) * self.order() + usize::from(y)]
    }

    /// The products of an element with all.
    ///
    /// # Panics
    /// If it is no element.
    #[inline]
    pub fn row(&self, x: Element) -> &[Element] {
        &self.products[usize::from(x) * self.order()..][..self.order()]
    }

    /// The first word in order of length, and of the same length in alphabetical order, whose product is an element:
    /// numbers of generators, in increasing order.
    ///
    /// # Panics
    /// If it is no element.
    pub fn word(&self, x: Element) -> Vec<u16> {
        word_from(&self.from, x)
    }

    /// The product of the generators of a word.
    ///
    /// # Panics
    /// If there is no such generator.
    pub fn of_word(&self, word: &[u16]) -> Element {
        word.iter().fold(0, |x, &generator| self.tables[usize::from(generator)][usize::from(x)])
    }

    /// The product of elements.
    ///
    /// # Panics
    /// If one of them is no element.
    pub fn of_elements(&self, elements: impl IntoIterator<Item = Element>) -> Element {
        elements.into_iter().fold(0, |x, y| self.product(x, y))
    }

    /// The power of an element.
    ///
    /// # Panics
    /// If it is no element.
    pub fn power(&self, x: Element, mut exponent: u64) -> Element {
        let (mut power, mut square) = (0, x);
        while exponent > 0 {
            if exponent % 2 == 1 {
                power = self.product(power, square);
            }
            square = self.product(square, square);
            exponent /= 2;
        }
        power
    }

    /// The elements e with e² = e.
    pub fn idempotents(&self) -> Vec<Element> {
        self.elements().filter(|&x| self.product(x, x) == x).collect()
    }

    /// All elements, the identity first.
    pub fn elements(&self) -> std::ops::Range<Element> {
        0..self.order() as Element
    }

    /// The kernel: the least ideal, which is a group (Clifford and Preston, *The Algebraic Theory of Semigroups*,
    /// section 1.6). Its elements, in increasing order, and its identity.
    pub fn kernel(&self) -> (Vec<Element>, Element) {
        // The product of all elements is in each ideal.
        let product = self.of_elements(self.elements());
        let mut kernel = self.row(product).to_vec();
        kernel.sort_unstable();
        kernel.dedup();
        let identity = kernel.iter().copied().find(|&x| self.product(x, x) == x).unwrap_or(0);
        (kernel, identity)
    }

    /// True if one element is a multiple of another one.
    ///
    /// # Panics
    /// If one of them is no element.
    pub fn is_multiple(&self, x: Element, of: Element) -> bool {
        self.row(of).contains(&x)
    }

    /// The order of the elements by divisibility.
    ///
    /// Cost: the cube of the number of classes, and order² bits.
    ///
    /// # Errors
    /// [`Stop::Memory`] and [`Stop::Cancelled`].
    pub fn divisibility(&self, control: &Control) -> Result<Divisibility, Stop> {
        use super::bits::{elements, has, set_of, words_of};
        let order = self.order();
        let mut held = Held::new(control);
        held.take(order * words_of(order) * 8)?;
        let multiples: Vec<Vec<u64>> =
            self.elements().map(|x| set_of(order, self.row(x).iter().copied())).collect();
        let multiples_of = |x: Element| &multiples[usize::from(x)];
        let mut least = vec![0; order];
        for x in self.elements() {
            let same = |&y: &Element| has(multiples_of(x), y) && has(multiples_of(y), x);
            least[usize::from(x)] = (0..=x).find(same).unwrap_or(x);
        }
        let mut pairs = Vec::new();
        for x in self.elements().filter(|&x| least[usize::from(x)] == x) {
            control.check()?;
            let above: Vec<Element> = elements(multiples_of(x))
                .filter(|&y| y != x && least[usize::from(y)] == y)
                .collect();
            for &y in &above {
                if !above.iter().any(|&z| z != y && has(multiples_of(z), y)) {
                    held.take(2 * size_of::<(Element, Element)>())?;
                    pairs.push((x, y));
                }
            }
        }
        Ok(Divisibility { least, covers: pairs })
    }
}

/// The elements that are reached from the identity, and for each the first element and generator that lead to it, in order
/// of the length of words.
fn reach(tables: &[Vec<Element>], order: usize) -> (Vec<bool>, Vec<(Element, u16)>) {
    let mut found = vec![false; order];
    let mut from = vec![(0, 0); order];
    found[0] = true;
    let mut list = vec![0];
    let mut next = 0;
    while next < list.len() {
        let x: usize = list[next];
        next += 1;
        for (generator, table) in tables.iter().enumerate() {
            let y = usize::from(table[x]);
            if !found[y] {
                found[y] = true;
                from[y] = (x as Element, generator as u16);
                list.push(y);
            }
        }
    }
    (found, from)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn monoid(tables: &[&[Element]]) -> Result<Monoid, MonoidError> {
        Monoid::new(tables.iter().map(|table| table.to_vec()).collect(), &Control::new())
    }

    #[test]
    fn parts_of_a_monoid() {
        let tame = monoid(&[&[1, 0, 3, 2, 5, 4], &[2, 3, 4, 5, 2, 3]]).unwrap();
        assert_eq!(tame.order(), 6);
        assert_eq!(tame.idempotents(), [0, 4]);
        assert_eq!(tame.kernel(), (vec![2, 3, 4, 5], 4));
        assert_eq!((tame.power(2, 0), tame.power(2, 7), tame.power(3, 2)), (0, 2, 4));
        assert_eq!(tame.of_word(&[0, 0, 1]), 2);
        assert!(tame.is_multiple(2, 1) && !tame.is_multiple(1, 2));
        let order = tame.divisibility(&Control::new()).unwrap();
        assert_eq!((order.least, order.covers), (vec![0, 0, 2, 2, 2, 2], vec![(0, 2)]));
        let trivial = monoid(&[]).unwrap();
        assert_eq!((trivial.order(), trivial.kernel()), (1, (vec![0], 0)));
    }

    #[test]
    fn tables_that_are_none() {
        assert_eq!(monoid(&[&[]]).unwrap_err(), MonoidError::Size);
        assert_eq!(monoid(&[&[1, 0], &[1]]).unwrap_err(), MonoidError::Size);
        let error = monoid(&[&[1, 2]]).unwrap_err();
        assert_eq!(error, MonoidError::NoElement { element: 1, generator: 0 });
        let error = monoid(&[&[1, 0, 2], &[2, 1, 0]]).unwrap_err();
        assert!(matches!(error, MonoidError::NotCommutative { .. }), "{error}");
        let error = monoid(&[&[1, 0, 2]]).unwrap_err();
        assert_eq!(error, MonoidError::NotGenerated { element: 2 });
        let control = Control::with_memory(10);
        let tables = vec![vec![1, 2, 3, 0]];
        assert!(matches!(Monoid::new(tables, &control), Err(MonoidError::Stop(_))));
        assert_eq!(control.used(), 0);
    }
}
