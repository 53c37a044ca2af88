//! The multiples of ↑, ↑², ↑³, ... in an uptimal, in the order that options are written in.

use std::cmp::Ordering;
use std::fmt;

/// a₁, a₂, ..., aₖ, the multiples of ↑, ↑², ..., ↑ᵏ, with aₖ ≠ 0. Equal neighbours are kept as one, so that
/// ↑^[n] and ↑ⁿ are short for any n.
///
/// The order is that of words: the first multiple that differs decides, and what ends first comes first.
/// So no ups at all come before `v`, which comes before `^`.
#[derive(Clone, Default, PartialEq, Eq, Debug)]
pub(super) struct Expansion {
    /// Multiples, and how many of them.
    runs: Vec<(i64, u32)>,
}

impl Expansion {
    /// The multiples as runs: each, and how often it stands there.
    pub(super) fn runs(&self) -> &[(i64, u32)] {
        &self.runs
    }

    /// k, the number of multiples.
    pub(super) fn len(&self) -> u32 {
        self.runs.iter().map(|&(_, count)| count).sum()
    }

    /// With `more` added to the multiples `start + 1` to `end`. `None` if one exceeds 64 bits.
    /// It takes time in proportion to the runs.
    pub(super) fn plus(&self, start: u32, end: u32, more: i64) -> Option<Expansion> {
        let mut sum = Expansion::default();
        let mut at = 0;
        // The zeros after the last multiple are a run like others.
        let rest = end.saturating_sub(self.len());
        for &(multiple, count) in self.runs.iter().chain([&(0, rest)]) {
            let next = at + count;
            let cuts = [at, start.clamp(at, next), end.clamp(at, next), next];
            let [before, within, after] = [cuts[1] - cuts[0], cuts[2] - cuts[1], cuts[3] - cuts[2]];
            sum.push(multiple, before);
            sum.push(multiple.checked_add(more)?, within);
            sum.push(multiple, after);
            at = next;
        }
        if let Some(&(0, _)) = sum.runs.last() {
            sum.runs.pop();
        }
        Some(sum)
    }

    fn push(&mut self, multiple: i64, count: u32) {
        match self.runs.last_mut() {
            _ if count == 0 => {}
            Some(last) if last.0 == multiple => last.1 += count,
            _ => self.runs.push((multiple, count)),
        }
    }
}

impl fmt::Display for Expansion {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.runs.is_empty() {
            return f.write_str("0");
        }
        for &(multiple, count) in &self.runs {
            let size = multiple.unsigned_abs();
            let sign = if multiple < 0 { "-" } else { "" };
            for _ in 0..count {
                match u32::try_from(size).ok().and_then(|size| char::from_digit(size, 36)) {
                    Some(digit) => write!(f, "{}{sign}", digit.to_ascii_uppercase())?,
                    None => write!(f, "({size}){sign}")?,
                }
            }
        }
        Ok(())
    }
}

impl Ord for Expansion {
    fn cmp(&self, other: &Expansion) -> Ordering {
        let (mut left, mut right) = (self.runs.iter(), other.runs.iter());
        let (mut a, mut b) = (left.next().copied(), right.next().copied());
        while let (Some((x, m)), Some((y, n))) = (a, b) {
            if x != y {
                return x.cmp(&y);
            }
            let both = m.min(n);
            a = if m > both { Some((x, m - both)) } else { left.next().copied() };
            b = if n > both { Some((y, n - both)) } else { right.next().copied() };
        }
        a.is_some().cmp(&b.is_some())
    }
}

impl PartialOrd for Expansion {
    fn partial_cmp(&self, other: &Expansion) -> Option<Ordering> {
        Some(self.cmp(other))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn expansion(multiples: &[i64]) -> Expansion {
        let mut expansion = Expansion::default();
        for (i, &multiple) in multiples.iter().enumerate() {
            expansion = expansion.plus(i as u32, i as u32 + 1, multiple).unwrap();
        }
        expansion
    }

    /// All words of up to three letters, without zeros at their end.
    fn all() -> Vec<Vec<i64>> {
        let mut all = vec![vec![]];
        for a in -2..=2 {
            for b in -2..=2 {
                for c in -2..=2 {
                    let mut word = vec![a, b, c];
                    while word.last() == Some(&0) {
                        word.pop();
                    }
                    all.push(word);
                }
            }
        }
        all
    }

    #[test]
    fn the_order_is_that_of_the_words() {
        for v in all() {
            for w in all() {
                assert_eq!(expansion(&v).cmp(&expansion(&w)), v.cmp(&w), "{v:?} {w:?}");
            }
        }
    }

    #[test]
    fn adding_to_a_range_adds_to_each_multiple() {
        for word in all() {
            for start in 0..5 {
                for end in start..5 {
                    let mut expect = word.clone();
                    expect.resize(6, 0);
                    expect[start..end].iter_mut().for_each(|multiple| *multiple -= 1);
                    while expect.last() == Some(&0) {
                        expect.pop();
                    }
                    let sum = expansion(&word).plus(start as u32, end as u32, -1).unwrap();
                    assert_eq!(sum, expansion(&expect), "{word:?} {start} {end}");
                    assert_eq!(sum.len() as usize, expect.len());
                }
            }
        }
    }
}
