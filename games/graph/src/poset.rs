//! Partially ordered sets and how they are written.
//!
//! A poset is written as chains on lines of their own or with `;` between them: `a < b < c; d < c`.
//! An element that is neither above nor below another stands alone. `#` begins a comment, which goes
//! on to the end of the line. Names are words of letters, digits and `_`. A file of this is read as
//! it is.

use std::collections::HashMap;
use std::fmt;
use std::ops::Range;
use tweedle_engine::Weigh;
use tweedle_rules::{Bits, NotationError, Ones};

/// A partially ordered set of at most 128 named elements, of which there is at least one.
// Invariant: `up` and `down` of an element hold it and all that is above or below it.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Poset {
    names: Vec<String>,
    up: Vec<u128>,
    down: Vec<u128>,
}

/// The rest of a poset: with each element all that is below it.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
pub struct DownSet(pub(super) u128);

impl Weigh for DownSet {}

impl DownSet {
    /// The elements that are left, by their places in [`Poset::elements`].
    pub fn elements(self) -> Ones<u128> {
        self.0.ones()
    }
}

impl Poset {
    /// The largest number of elements of a poset.
    pub const MAX_ELEMENTS: usize = u128::BITS as usize;

    /// The names of the elements in the order in which they were first mentioned.
    pub fn elements(&self) -> &[String] {
        &self.names
    }

    /// All elements.
    pub fn start(&self) -> DownSet {
        DownSet(u128::below(self.names.len() as u32))
    }

    /// The element with this name, and all that is above it.
    pub(super) fn up(&self, element: u32) -> u128 {
        self.up[element as usize]
    }

    /// The element, and all that is below it.
    pub(super) fn down(&self, element: u32) -> u128 {
        self.down[element as usize]
    }

    pub(super) fn name(&self, element: u32) -> &str {
        &self.names[element as usize]
    }

    /// The element with this name.
    pub(super) fn find(&self, name: &str) -> Option<u32> {
        (0..).zip(&self.names).find(|(_, known)| *known == name).map(|(element, _)| element)
    }

    /// The rest of the poset in the notation that [`Poset::parse`] reads, one relation a line:
    /// of each element those to the ones before it that need no third in between.
    pub(super) fn lines(&self, left: DownSet) -> Vec<String> {
        let mut lines = Vec::new();
        for element in left.elements() {
            let before = lines.len();
            let covers = self.covers(left, element);
            lines.extend(
                covers.map(|(low, high)| format!("{} < {}", self.name(low), self.name(high))),
            );
            if lines.len() == before {
                lines.push(self.name(element).to_owned());
            }
        }
        lines
    }

    /// The relations of an element that is left to those before it that need no third in between, the lower one first.
    pub(super) fn covers(
        &self,
        left: DownSet,
        element: u32,
    ) -> impl Iterator<Item = (u32, u32)> + '_ {
        let before = (left.0 & u128::below(element)).ones();
        let pairs = before.flat_map(move |other| [(other, element), (element, other)]);
        pairs.filter(|&(low, high)| {
            self.up(low) & self.down(high) == u128::bit(low) | u128::bit(high)
        })
    }

    /// Reads a poset.
    ///
    /// # Errors
    /// [`NotationError`], which says what is wrong and where.
    ///
    /// ```
    /// use tweedle_graph_games::Poset;
    ///
    /// let poset = Poset::parse("a < b < c; a < d  # a tree")?;
    /// assert_eq!(poset.elements(), ["a", "b", "c", "d"]);
    /// # Ok::<(), tweedle_rules::NotationError>(())
    /// ```
    pub fn parse(text: &str) -> Result<Poset, NotationError> {
        let mut reader = PosetReader::default();
        // The element before, if a chain has begun; and the `<` after it.
        let mut before: Option<(usize, Range<usize>)> = None;
        let mut less: Option<Range<usize>> = None;
        let missing_name = |side: &str, less: Range<usize>| {
            NotationError::new(format!("A name is missing {side} this `<`."), less)
        };
        for token in tokens(text) {
            match token? {
                (Token::Name(name), range) => {
                    let element = reader.element(name, range.clone())?;
                    match (before.take(), less.take()) {
                        (Some((low, low_range)), Some(_)) => {
                            reader.relate(low, element, low_range.start..range.end)?;
                        }
                        (Some(_), None) => {
                            let name = &reader.names[element];
                            let message = format!("A `<` or a `;` is missing before `{name}`.");
                            return Err(NotationError::new(message, range));
                        }
                        (None, _) => {}
                    }
                    before = Some((element, range));
                }
                (Token::Less, range) => {
                    if before.is_none() || less.is_some() {
                        return Err(missing_name("before", range));
                    }
                    less = Some(range);
                }
                (Token::End, _) => {
                    before = None;
                    if let Some(less) = less.take() {
                        return Err(missing_name("after", less));
                    }
                }
            }
        }
        if reader.names.is_empty() {
            let message = "This poset has no elements; write chains of names: `a < b < c; d < c`.";
            let end = text.chars().count();
            return Err(NotationError::new(message, end..end));
        }
        let PosetReader { names, up, down, .. } = reader;
        Ok(Poset { names, up, down })
    }
}

impl fmt::Display for Poset {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(&self.lines(self.start()).join("\n"))
    }
}

impl fmt::Debug for Poset {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Poset({})", self.lines(self.start()).join("; "))
    }
}

/// A piece of a text.
enum Token {
    Name(String),
    Less,
    /// The end of a chain: `;`, a new line or the end of the text.
    End,
}

/// True if a name may have this character.
pub(super) fn is_in_name(c: char) -> bool {
    c.is_alphanumeric() || c == '_'
}

/// The tokens of a text and where they stand, up to the first error.
fn tokens(text: &str) -> impl Iterator<Item = Result<(Token, Range<usize>), NotationError>> {
    let chars: Vec<char> = text.chars().collect();
    let mut at = 0;
    let mut is_done = false;
    std::iter::from_fn(move || {
        loop {
            let start = at;
            at += 1;
            let token = match chars.get(start) {
                None if is_done => return None,
                None => {
                    is_done = true;
                    return Some(Ok((Token::End, start..start)));
                }
                Some('#') => {
                    at += chars[at..].iter().take_while(|&&c| c != '\n').count();
                    continue;
                }
                Some('<') => Token::Less,
                Some(';' | '\n') => Token::End,
                Some(c) if c.is_whitespace() => continue,
                Some(&c) if is_in_name(c) => {
                    at += chars[at..].iter().take_while(|&&c| is_in_name(c)).count();
                    Token::Name(chars[start..at].iter().collect())
                }
                Some(c) => {
                    let message = format!(
                        "`{c}` has no meaning in a poset; names are words of letters, digits and \
                         `_`, with `<` or `;` between them."
                    );
                    return Some(Err(NotationError::new(message, start..at)));
                }
            };
            return Some(Ok((token, start..at)));
        }
    })
}

/// The poset that a text has given so far.
#[derive(Default)]
struct PosetReader {
    names: Vec<String>,
    numbers: HashMap<String, usize>,
    up: Vec<u128>,
    down: Vec<u128>,
    /// The elements above an element according to the text itself.
    above: Vec<u128>,
}

impl PosetReader {
    fn element(&mut self, name: String, range: Range<usize>) -> Result<usize, NotationError> {
        if let Some(&known) = self.numbers.get(&name) {
            return Ok(known);
        }
        let number = self.names.len();
        if number == Poset::MAX_ELEMENTS {
            let message = format!(
                "`{name}` is one element too many; a poset here has at most {}.",
                Poset::MAX_ELEMENTS
            );
            return Err(NotationError::new(message, range));
        }
        let alone = u128::bit(number as u32);
        self.up.push(alone);
        self.down.push(alone);
        self.above.push(0);
        self.names.push(name.clone());
        self.numbers.insert(name, number);
        Ok(number)
    }

    fn relate(&mut self, low: usize, high: usize, at: Range<usize>) -> Result<(), NotationError> {
        let (down, up) = (self.down[low], self.up[high]);
        if up & u128::bit(low as u32) != 0 {
            let cycle: Vec<&str> = [low]
                .into_iter()
                .chain(self.way(high, low))
                .map(|element| self.names[element].as_str())
                .collect();
            let message =
                format!("Nothing is less than itself, but here is a cycle: {}.", cycle.join(" < "));
            return Err(NotationError::new(message, at));
        }
        self.above[low] |= u128::bit(high as u32);
        for below in down.ones() {
            self.up[below as usize] |= up;
        }
        for above in up.ones() {
            self.down[above as usize] |= down;
        }
        Ok(())
    }

    /// A shortest way upwards from one element to another, both included, where there is one.
    fn way(&self, from: usize, to: usize) -> Vec<usize> {
        let mut reached_from = HashMap::from([(from, from)]);
        let mut open = vec![from];
        let mut next = 0;
        while let Some(&element) = open.get(next) {
            next += 1;
            for above in self.above[element].ones() {
                reached_from.entry(above as usize).or_insert_with(|| {
                    open.push(above as usize);
                    element
                });
            }
        }
        let mut way = vec![to];
        let mut last = to;
        while let Some(&before) = reached_from.get(&last).filter(|&&before| before != last) {
            way.push(before);
            last = before;
        }
        way.reverse();
        way
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    fn read(text: &str) -> Poset {
        Poset::parse(text).expect("a poset")
    }

    #[test]
    fn chains_on_lines_or_with_semicolons() {
        let poset = read("# the letter N\na < b ; c < d\n\n  c<b # across\r\n7_é");
        assert_eq!(poset.elements(), ["a", "b", "c", "d", "7_é"]);
        let up: Vec<Vec<u32>> = (0..5).map(|i| poset.up(i).ones().collect()).collect();
        assert_eq!(up, [vec![0, 1], vec![1], vec![1, 2, 3], vec![3], vec![4]]);
        assert_eq!(poset.to_string(), "a\na < b\nc < b\nc < d\n7_é");
        assert_eq!(poset.start().elements().count(), 5);
    }

    #[test]
    fn relations_that_follow_are_not_printed() {
        let poset = read("a < c; b < c; a < b");
        assert_eq!(poset.elements(), ["a", "c", "b"]);
        assert_eq!(poset.to_string(), "a\nc\na < b\nb < c");
    }

    #[test]
    fn errors() {
        let check = |text: &str, message: &str, range| {
            let error = Poset::parse(text).expect_err("the test gives a wrong text");
            assert_eq!((error.message(), error.range()), (message, range), "{text}");
        };
        let empty = "This poset has no elements; write chains of names: `a < b < c; d < c`.";
        check("", empty, 0..0);
        check("# only a comment\n;", empty, 18..18);
        let cycle = "Nothing is less than itself, but here is a cycle: ";
        check("a < b < c; c < d; c < a", &format!("{cycle}c < a < b < c."), 18..23);
        check("é < é", &format!("{cycle}é < é."), 0..5);
        check("a b", "A `<` or a `;` is missing before `b`.", 2..3);
        check("a <; b", "A name is missing after this `<`.", 2..3);
        check("a < b <", "A name is missing after this `<`.", 6..7);
        check("a << b", "A name is missing before this `<`.", 3..4);
        check("< b", "A name is missing before this `<`.", 0..1);
        let message = "`>` has no meaning in a poset; names are words of letters, digits and `_`, \
                       with `<` or `;` between them.";
        check("é > b", message, 2..3);
        let names = |count: usize| (0..count).map(|i| i.to_string()).collect::<Vec<_>>().join("<");
        assert!(Poset::parse(&names(128)).is_ok());
        let message = "`128` is one element too many; a poset here has at most 128.";
        let end = names(129).len();
        check(&names(129), message, end - 3..end);
    }

    proptest! {
        #[test]
        fn a_printed_poset_is_read_back(pairs in prop::collection::vec((0..9_u8, 0..9_u8), 1..12)) {
            let chains: Vec<String> = pairs.iter().map(|(a, b)| format!("{a} < {b}")).collect();
            match Poset::parse(&chains.join(";")) {
                Ok(poset) => prop_assert_eq!(read(&poset.to_string()), poset),
                Err(error) => prop_assert!(error.message().contains("cycle"), "{}", error),
            }
        }

        #[test]
        fn any_text_is_read_or_refused(text in "[ab1<;# \n]{0,12}|.{0,12}") {
            match Poset::parse(&text) {
                Ok(poset) => prop_assert_eq!(read(&poset.to_string()), poset),
                Err(error) => {
                    prop_assert!(error.range().end <= text.chars().count(), "{:?}", error);
                    prop_assert!(error.message().ends_with('.'), "{}", error);
                }
            }
        }
    }
}
