//! Strings and Coins: the same games on any graph.

use crate::board::{Lines, MOST_LINES, bits};
use std::fmt;
use std::ops::Range;
use thiserror::Error;
use tweedle_engine::Weigh;

/// Coins held by strings, each tied to two coins, or to a coin and the ground.
///
/// To cut a string is a move; the player who cuts the last string of a coin takes the coin and must
/// move again. This is Dots and Boxes with boxes as coins and lines as strings (*Winning Ways*, ch.
/// 16), and it is Nimstring if only the last move counts. Two coins may be tied by several strings,
/// but no string has both ends at one coin.
///
/// ```
/// use tweedle_boxes::StringsAndCoins;
/// let graph: StringsAndCoins = "a-b, b-c, c-, a-".parse()?;
/// assert_eq!((graph.coins().len(), graph.strings().len()), (3, 4));
/// assert_eq!(graph.to_string(), "a-b, b-c, c-, a-");
/// let error = "a-b, b".parse::<StringsAndCoins>().unwrap_err();
/// assert_eq!(error.to_string(), "A string is two ends with `-` between them.");
/// assert_eq!(error.span, 5..6);
/// # Ok::<(), tweedle_boxes::GraphError>(())
/// ```
#[derive(Clone, PartialEq, Eq, Hash, PartialOrd, Ord, Debug, Default)]
pub struct StringsAndCoins {
    names: Vec<String>,
    ends: Vec<(usize, Option<usize>)>,
}

impl Weigh for StringsAndCoins {
    fn owned(&self) -> usize {
        self.names.owned() + self.ends.owned()
    }
}

/// The error in the text of a graph.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
#[error("{message}")]
#[non_exhaustive]
pub struct GraphError {
    /// The bytes of the text that are meant; they end on character boundaries.
    pub span: Range<usize>,
    /// The sentence that says which thing is wrong.
    pub message: String,
}

impl StringsAndCoins {
    /// Coins with names, and the ends of strings as numbers of coins.
    pub(crate) fn from_parts(
        names: Vec<String>,
        ends: Vec<(usize, Option<usize>)>,
    ) -> StringsAndCoins {
        StringsAndCoins { names, ends }
    }

    /// The names of the coins, in the order in which they were first met.
    pub fn coins(&self) -> &[String] {
        &self.names
    }

    /// The ends of each string: a coin, and another coin or the ground.
    pub fn strings(&self) -> &[(usize, Option<usize>)] {
        &self.ends
    }

    /// All strings.
    pub fn all(&self) -> Lines {
        Lines::MAX.checked_shr((MOST_LINES - self.ends.len()) as u32).unwrap_or(0)
    }

    /// The strings at each coin.
    pub fn strings_at(&self) -> Vec<Lines> {
        let mut at = vec![0; self.names.len()];
        for (string, &(a, b)) in self.ends.iter().enumerate() {
            at[a] |= 1 << string;
            if let Some(b) = b {
                at[b] |= 1 << string;
            }
        }
        at
    }

    /// The graph when only the strings of a set are left, in their old order, with the coins that
    /// they hold; coins are numbered as if its text had been read.
    ///
    /// ```
    /// # use tweedle_boxes::StringsAndCoins;
    /// let graph: StringsAndCoins = "a-, a-b, b-c".parse()?;
    /// assert_eq!(graph.only(0b101).to_string(), "a-, b-c");
    /// assert_eq!(graph.only(0b100), "b-c".parse()?);
    /// # Ok::<(), tweedle_boxes::GraphError>(())
    /// ```
    #[must_use]
    pub fn only(&self, strings: Lines) -> StringsAndCoins {
        let mut left = StringsAndCoins::default();
        let mut numbers = vec![None; self.names.len()];
        for string in bits(strings & self.all()) {
            let (a, b) = self.ends[string];
            let mut number = |coin: usize| {
                *numbers[coin].get_or_insert_with(|| {
                    left.names.push(self.names[coin].clone());
                    left.names.len() - 1
                })
            };
            let ends = (number(a), b.map(number));
            left.ends.push(ends);
        }
        left
    }

    /// The number of coins that a player takes by cutting a string: 0, 1 or 2; 0 if there is no
    /// such string.
    ///
    /// ```
    /// # use tweedle_boxes::StringsAndCoins;
    /// let graph: StringsAndCoins = "a-, a-b, c-d".parse()?;
    /// assert_eq!([0, 1, 2, 3].map(|string| graph.takes(string)), [0, 1, 2, 0]);
    /// # Ok::<(), tweedle_boxes::GraphError>(())
    /// ```
    pub fn takes(&self, string: usize) -> usize {
        let Some(&(a, b)) = self.ends.get(string) else { return 0 };
        let at =
            |coin: usize| self.ends.iter().filter(|&&(a, b)| a == coin || b == Some(coin)).count();
        [Some(a), b].into_iter().flatten().filter(|&coin| at(coin) == 1).count()
    }

    /// The strings of each connected part, by their least strings.
    ///
    /// ```
    /// # use tweedle_boxes::StringsAndCoins;
    /// let graph: StringsAndCoins = "a-b, c-, b-".parse()?;
    /// assert_eq!(graph.components(), [0b101, 0b010]);
    /// # Ok::<(), tweedle_boxes::GraphError>(())
    /// ```
    pub fn components(&self) -> Vec<Lines> {
        let at = self.strings_at();
        let mut parts = Vec::new();
        let mut left = self.all();
        while left != 0 {
            let (mut part, mut new) = (0, left & left.wrapping_neg());
            while new != 0 {
                part |= new;
                let touched = bits(new).fold(0, |touched: Lines, string| {
                    let (a, b) = self.ends[string];
                    touched | at[a] | b.map_or(0, |b| at[b])
                });
                new = touched & !part;
            }
            left &= !part;
            parts.push(part);
        }
        parts
    }
}

/// Strings are separated by commas or line ends. A string is two ends with `-` between them; an end
/// is the name of a coin, of letters, digits and `_`, or nothing for the ground.
impl std::str::FromStr for StringsAndCoins {
    type Err = GraphError;

    fn from_str(text: &str) -> Result<StringsAndCoins, GraphError> {
        let mut graph = StringsAndCoins::default();
        let mut start = 0;
        for part in text.split([',', '\n']) {
            let from = start + (part.len() - part.trim_start().len());
            start += part.len() + 1;
            let part = part.trim();
            if part.is_empty() {
                continue;
            }
            let fault = |span: Range<usize>, message: String| GraphError {
                span: from + span.start..from + span.end,
                message,
            };
            let Some((left, right)) = part.split_once('-') else {
                let message = "A string is two ends with `-` between them.".to_owned();
                return Err(fault(0..part.len(), message));
            };
            let right_at = left.len() + 1 + (right.len() - right.trim_start().len());
            let (left, right) = (left.trim_end(), right.trim_start());
            for (name, at) in [(left, 0), (right, right_at)] {
                let wrong = name.char_indices().find(|(_, c)| !c.is_alphanumeric() && *c != '_');
                if let Some((i, c)) = wrong {
                    let message =
                        format!("The name of a coin has letters, digits and `_`, and no {c:?}.");
                    return Err(fault(at + i..at + i + c.len_utf8(), message));
                }
            }
            if left == right {
                let message = if left.is_empty() {
                    "A string has at least one end at a coin.".to_owned()
                } else {
                    format!("This string has both ends at the coin {left}.")
                };
                return Err(fault(0..part.len(), message));
            }
            if graph.ends.len() == MOST_LINES {
                return Err(fault(
                    0..part.len(),
                    format!("There are more than {MOST_LINES} strings."),
                ));
            }
            let (a, b) = (graph.coin(left), graph.coin(right));
            graph.ends.extend(a.map(|a| (a, b)).or(b.map(|b| (b, None))));
        }
        Ok(graph)
    }
}

impl StringsAndCoins {
    /// The number of a coin, which is new if its name is; none for the ground.
    fn coin(&mut self, name: &str) -> Option<usize> {
        if name.is_empty() {
            return None;
        }
        let known = self.names.iter().position(|known| known == name);
        Some(known.unwrap_or_else(|| {
            self.names.push(name.to_owned());
            self.names.len() - 1
        }))
    }
}

impl fmt::Display for StringsAndCoins {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (i, &(a, b)) in self.ends.iter().enumerate() {
            let separator = if i == 0 { "" } else { ", " };
            write!(f, "{separator}{}-{}", self.names[a], b.map_or("", |b| &self.names[b]))?;
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    #[test]
    fn errors_point_at_the_place() {
        let check = |text: &str, span: Range<usize>| {
            let error = text.parse::<StringsAndCoins>().expect_err(text);
            assert_eq!(error.span, span, "{text}: {error}");
        };
        check("a-b, b", 5..6);
        check("a-b,\n  c - d! ", 12..13);
        check("a - a", 0..5);
        check("a-b, -", 5..6);
        check("a-b-c", 3..4);
        check("ä?-b", 2..3);
        check("a-,".repeat(129).as_str(), 384..386);
    }

    #[test]
    fn the_ground_may_stand_on_either_side() {
        let graph: StringsAndCoins = "-b,, b-c ,".parse().unwrap();
        assert_eq!(graph.to_string(), "b-, b-c");
        assert_eq!(graph.strings_at(), [0b11, 0b10]);
        assert_eq!("".parse::<StringsAndCoins>().unwrap().all(), 0);
        assert_eq!("a-,".repeat(128).parse::<StringsAndCoins>().unwrap().all(), Lines::MAX);
    }

    proptest! {
        #[test]
        fn no_text_is_too_much(text in "[-a-cä, \n!]{0,40}") {
            match text.parse::<StringsAndCoins>() {
                Ok(graph) => prop_assert_eq!(graph.to_string().parse(), Ok(graph)),
                Err(error) => prop_assert!(text.get(error.span).is_some()),
            }
        }
    }
}
