//! Codes of spawning games: which heaps a heap may leave.
//!
//! Coins stand in a row, numbered from 1. A move turns some of them, of which the last goes from heads to
//! tails; a heap of n counters is coin n, and what is turned before it are heaps that the move makes
//! (Berlekamp, Conway and Guy, *Winning Ways*, ch. 14). The code says how many coins may be turned, itself
//! included, and which: `1-3` at most three, `1+` any number, `3` just three, and after that
//!
//! - `C`: neighbours without a gap; `C(5)`: all within five coins in a row;
//! - `E`: at equal distances;
//! - `F`: the first coin of the row among them;
//! - `S`: in an arrangement that is its own mirror image.

use std::fmt;
use tweedle_rules::NotationError;

/// The rule for the sets of coins that a move may turn.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct SpawningCode {
    least: u64,
    /// Without a bound if it is `None`.
    most: Option<u64>,
    /// The number of coins in a row within which the coins of a move lie; 0 says that there is no
    /// gap at all.
    within: Option<u64>,
    is_even: bool,
    has_first: bool,
    is_symmetric: bool,
}

/// Some of the sets of coins that a move may turn: those with some `fixed` coins and, of a row of `width`
/// coins from `from` on, any `chosen`.
struct Family {
    fixed: Vec<u64>,
    from: u64,
    width: u64,
    chosen: u64,
    /// The sum of the numbers of two coins that go together, if coins do: coin `mirror` - i goes
    /// with coin i of the row.
    mirror: Option<u64>,
}

impl SpawningCode {
    /// Reads a code: `1-3`, `1+`, `3C(5)`, `4FS`.
    ///
    /// # Errors
    /// [`NotationError`], which says what is wrong and where in `text`.
    pub fn parse(text: &str) -> Result<SpawningCode, NotationError> {
        let characters: Vec<char> = text.chars().collect();
        let mut at = 0;
        let number = |at: &mut usize| -> Result<u64, NotationError> {
            let start = *at;
            while characters.get(*at).is_some_and(char::is_ascii_digit) {
                *at += 1;
            }
            let digits: String = characters[start..*at].iter().collect();
            let number = digits.parse().ok().filter(|&n| n > 0);
            number.ok_or_else(|| {
                let message = if digits.is_empty() {
                    "A positive number is missing here; write a code such as `1-3` or `3C(5)`."
                } else {
                    "A move turns at least one coin, and not so many; write a code such as `1-3`."
                };
                NotationError::new(message, start..*at)
            })
        };
        let least = number(&mut at)?;
        let most = match characters.get(at) {
            Some('+') => {
                at += 1;
                None
            }
            Some('-') => {
                at += 1;
                let start = at;
                let most = number(&mut at)?;
                if most < least {
                    let message = format!("This must not be less than {least}.");
                    return Err(NotationError::new(message, start..at));
                }
                Some(most)
            }
            _ => Some(least),
        };
        let mut code = SpawningCode {
            least,
            most,
            within: None,
            is_even: false,
            has_first: false,
            is_symmetric: false,
        };
        while let Some(&letter) = characters.get(at) {
            let start = at;
            at += 1;
            let twice = match letter {
                'C' => {
                    let mut within = 0;
                    if characters.get(at) == Some(&'(') {
                        at += 1;
                        within = number(&mut at)?;
                        if characters.get(at) != Some(&')') {
                            let message = "A `)` is missing here.";
                            return Err(NotationError::new(message, at..at));
                        }
                        at += 1;
                    }
                    code.within.replace(within).is_some()
                }
                'E' => std::mem::replace(&mut code.is_even, true),
                'F' => std::mem::replace(&mut code.has_first, true),
                'S' => std::mem::replace(&mut code.is_symmetric, true),
                other => {
                    let message = format!(
                        "`{other}` is no part of a code; use `C`, `C(5)`, `E`, `F` or `S`."
                    );
                    return Err(NotationError::new(message, start..at));
                }
            };
            if twice {
                return Err(NotationError::new(
                    format!("`{letter}` stands here twice."),
                    start..at,
                ));
            }
        }
        Ok(code)
    }

    /// The number of coins in a row that may be spanned.
    fn width(&self) -> u64 {
        self.within.filter(|&within| within > 0).unwrap_or(u64::MAX)
    }

    fn is_without_gap(&self) -> bool {
        self.within == Some(0)
    }

    /// The sets that have `count` coins, of which `last` is the last.
    fn families(self, count: u64, last: u64) -> impl Iterator<Item = Family> {
        let one = |fixed: Vec<u64>| Family { fixed, from: 0, width: 0, chosen: 0, mirror: None };
        // The places where the first coin may be.
        let span = last.min(self.width());
        let low = if self.has_first { 1 } else { last - span + 1 };
        let high = if self.has_first { 1 } else { last };
        let is_near = last - low < span;
        let is_step = self.is_even || self.is_without_gap();
        let alone = (count == 1 && is_near && high == last).then(|| one(Vec::new()));
        // At equal distances: the first coin says all.
        let steps = (count > 1 && is_near && is_step).then_some(low..=high).into_iter().flatten();
        let steps = steps.filter_map(move |first| {
            let (step, rest) = ((last - first) / (count - 1), (last - first) % (count - 1));
            let fits = step > 0 && rest == 0 && (step == 1 || !self.is_without_gap());
            fits.then(|| one((0..count - 1).map(|i| first + i * step).collect()))
        });
        // In a mirror image: the first coin says where the mirror is.
        let is_mirror = count > 1 && is_near && !is_step && self.is_symmetric;
        let mirrors = is_mirror.then_some(low..=high).into_iter().flatten();
        let mirrors = mirrors.filter_map(move |first| {
            let inner = last.checked_sub(first + 1)?;
            let chosen = (count - 2) / 2;
            let mut fixed = vec![first];
            if count % 2 == 1 {
                if inner % 2 == 0 {
                    return None;
                }
                fixed.push(first + 1 + inner / 2);
            }
            let mirror = Some(first + last);
            Some(Family { fixed, from: first + 1, width: inner / 2, chosen, mirror })
        });
        let is_free = count > 1 && is_near && !is_step && !self.is_symmetric;
        let free = is_free.then(|| match self.has_first {
            true if last == 1 => None,
            true => {
                let (width, chosen) = (last - 2, count - 2);
                Some(Family { fixed: vec![1], from: 2, width, chosen, mirror: None })
            }
            false => {
                let (width, chosen) = (last - low, count - 1);
                Some(Family { fixed: Vec::new(), from: low, width, chosen, mirror: None })
            }
        });
        alone.into_iter().chain(steps).chain(mirrors).chain(free.flatten())
    }

    /// All families of a heap.
    fn all(self, heap: u64) -> impl Iterator<Item = Family> {
        let most = self.most.unwrap_or(heap).min(heap);
        (self.least..=most).flat_map(move |count| self.families(count, heap))
    }

    /// The heaps that each move leaves of a heap, the smaller first.
    pub fn rests(&self, heap: u64) -> impl Iterator<Item = Vec<u64>> + use<> {
        self.all(heap).flat_map(Family::sets)
    }

    /// The number of moves of a heap, as far as a `u64` counts.
    pub fn count(&self, heap: u64) -> u64 {
        let mut sum: u64 = 0;
        for family in self.all(heap) {
            sum = sum.saturating_add(binomial(family.width, family.chosen));
            if sum == u64::MAX {
                break;
            }
        }
        sum
    }
}

impl fmt::Display for SpawningCode {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let most = match self.most {
            None => "+".to_owned(),
            Some(most) if most != self.least => format!("-{most}"),
            Some(_) => String::new(),
        };
        let within = match self.within {
            None => String::new(),
            Some(0) => "C".to_owned(),
            Some(within) => format!("C({within})"),
        };
        let mut text = format!("{}{most}{within}", self.least);
        for (is_set, letter) in
            [(self.is_even, 'E'), (self.has_first, 'F'), (self.is_symmetric, 'S')]
        {
            if is_set {
                text.push(letter);
            }
        }
        f.pad(&text)
    }
}

impl Family {
    fn sets(self) -> impl Iterator<Item = Vec<u64>> {
        // Both are below the size of a heap, if there is any set at all.
        let chosen = if self.chosen <= self.width { Some(self.chosen) } else { None };
        let mut next: Option<Vec<u64>> = chosen.map(|chosen| (0..chosen).collect());
        std::iter::from_fn(move || {
            let found = next.take()?;
            next = following(&found, self.width);
            let mut set = self.fixed.clone();
            for i in found {
                set.push(self.from + i);
                set.extend(self.mirror.map(|mirror| mirror - (self.from + i)));
            }
            set.sort_unstable();
            Some(set)
        })
    }
}

/// The set of as many numbers below `width` that comes after another one, by their order as lists.
fn following(set: &[u64], width: u64) -> Option<Vec<u64>> {
    let count = set.len() as u64;
    let place = (0..set.len()).rev().find(|&i| set[i] < width - (count - i as u64))?;
    let mut next = set[..place].to_vec();
    next.extend((1..=count - place as u64).map(|i| set[place] + i));
    Some(next)
}

/// The number of sets of `chosen` of `width` things, as far as a `u64` counts.
fn binomial(width: u64, chosen: u64) -> u64 {
    if chosen > width {
        return 0;
    }
    let mut product: u128 = 1;
    for i in 0..chosen.min(width - chosen) {
        // A product of i + 1 numbers in a row is a multiple of (i + 1)!.
        product = product * u128::from(width - i) / u128::from(i + 1);
        if product > u128::from(u64::MAX) {
            return u64::MAX;
        }
    }
    product as u64
}

#[cfg(test)]
mod tests {
    use super::*;

    fn rests(code: &str, heap: u64) -> Vec<Vec<u64>> {
        SpawningCode::parse(code).expect("a code").rests(heap).collect()
    }

    /// By the words of the code: all sets of coins are tried.
    #[test]
    fn rests_are_what_the_code_says() {
        let codes = [
            "1-2", "1-3", "1+", "2", "3", "1+C", "1-3C(5)", "3C(5)", "1-5C", "3E", "1+E", "4FS",
            "1+S", "1+FS", "2-4F", "1+FC", "3-4SC(6)", "2+EFC(4)", "1F", "5+",
        ];
        for code in codes {
            let read = SpawningCode::parse(code).expect("a code");
            let said = |set: &[u64]| {
                let (count, first, last) = (set.len() as u64, set[0], set[set.len() - 1]);
                let steps: Vec<u64> = set.windows(2).map(|pair| pair[1] - pair[0]).collect();
                let mirrored: Vec<u64> = steps.iter().rev().copied().collect();
                count >= read.least
                    && read.most.is_none_or(|most| count <= most)
                    && (!read.is_without_gap() || steps.iter().all(|&step| step == 1))
                    && last - first < read.width()
                    && (!read.is_even || steps.iter().all(|step| *step == steps[0]))
                    && (!read.has_first || first == 1)
                    && (!read.is_symmetric || steps == mirrored)
            };
            for heap in 0..=9_u64 {
                let mut expected = Vec::new();
                for bits in 0..1_u64 << heap.saturating_sub(1) {
                    let mut set: Vec<u64> =
                        (1..heap).filter(|i| bits >> (i - 1) & 1 == 1).collect();
                    set.extend((heap > 0).then_some(heap));
                    if heap > 0 && said(&set) {
                        set.pop();
                        expected.push(set);
                    }
                }
                expected.sort();
                let mut found = rests(code, heap);
                assert_eq!(read.count(heap), found.len() as u64, "{code} {heap}");
                found.sort();
                assert_eq!(found, expected, "{code} {heap}");
            }
            assert_eq!(read.to_string().parse_again(), read, "{code}");
        }
    }

    trait ParseAgain {
        fn parse_again(&self) -> SpawningCode;
    }

    impl ParseAgain for String {
        fn parse_again(&self) -> SpawningCode {
            SpawningCode::parse(self).expect("what is printed is read")
        }
    }

    #[test]
    fn large_heaps_are_counted() {
        let count = |code, heap| SpawningCode::parse(code).expect("a code").count(heap);
        assert_eq!(count("3", 20), 171);
        assert_eq!(count("4FS", 20), 9);
        assert_eq!(count("1+", 65), u64::MAX);
        assert_eq!(count("1+", 64), 1 << 63);
        assert_eq!(count("1+S", 10_000), u64::MAX);
    }

    #[test]
    fn errors() {
        let missing = "A positive number is missing here; write a code such as `1-3` or `3C(5)`.";
        let few = "A move turns at least one coin, and not so many; write a code such as `1-3`.";
        let cases = [
            ("", missing, 0..0),
            ("0", few, 0..1),
            ("3-", missing, 2..2),
            ("3-1", "This must not be less than 3.", 2..3),
            ("3C(5", "A `)` is missing here.", 4..4),
            ("3X", "`X` is no part of a code; use `C`, `C(5)`, `E`, `F` or `S`.", 1..2),
            ("3EE", "`E` stands here twice.", 2..3),
            ("99999999999999999999", few, 0..20),
        ];
        for (text, message, range) in cases {
            let error = SpawningCode::parse(text).expect_err("no code");
            assert_eq!((error.message(), error.range()), (message, range), "{text}");
        }
    }
}
