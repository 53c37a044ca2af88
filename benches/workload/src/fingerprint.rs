//! Short names of values, the same for all programs that hold them.
//!
//! A canonical form is unique, so a hash of its tree of options names the value. Programs disagree
//! on how to print a value; they cannot disagree on this.

use std::collections::{BTreeSet, HashMap};
use std::fmt;

/// A hash of a canonical form.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Fingerprint(u64);

impl Fingerprint {
    /// The fingerprint of the canonical form with these options, in any order.
    pub fn of_options(
        left: impl IntoIterator<Item = Self>,
        right: impl IntoIterator<Item = Self>,
    ) -> Self {
        let left: BTreeSet<Self> = left.into_iter().collect();
        let right: BTreeSet<Self> = right.into_iter().collect();
        Self(mix(digest(&left), digest(&right)))
    }

    /// A name for a set of values: the number of distinct ones, and a hash of them.
    pub fn name_set(values: impl IntoIterator<Item = Self>) -> String {
        let values: BTreeSet<Self> = values.into_iter().collect();
        format!("{}{}", values.len(), Self(digest(&values)))
    }

    /// The value in words where it is a number, plus ups, plus a nimber, all small; otherwise `#`
    /// and the hash.
    pub fn name(self) -> String {
        Names::default().find(self).unwrap_or_else(|| self.to_string())
    }
}

impl fmt::Display for Fingerprint {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "#{:016x}", self.0)
    }
}

/// A hash of a set.
fn digest(values: &BTreeSet<Fingerprint>) -> u64 {
    values.iter().fold(values.len() as u64, |hash, value| mix(hash, value.0))
}

/// A hash of two numbers in this order.
fn mix(first: u64, second: u64) -> u64 {
    let x = first.wrapping_mul(0x9e37_79b9_7f4a_7c15).rotate_left(29) ^ second;
    let x = (x ^ (x >> 32)).wrapping_mul(0xd6e8_feb8_6659_fd93).wrapping_add(0x2545_f491_4f6c_dd1d);
    x ^ (x >> 29)
}

/// A number, plus a multiple of up, plus a nimber.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
struct Sum {
    /// The numerator of the number.
    numerator: i32,
    /// The number's denominator is 2 to this power.
    exponent: u32,
    /// The number of ups; negative for downs.
    ups: i32,
    /// The size of the nimber; at most 1 where there are ups.
    nimber: u32,
}

impl Sum {
    /// The number alone.
    fn number(self) -> Self {
        Self { ups: 0, nimber: 0, ..self }
    }

    /// The number stepped by `by` units of its last binary place, in lowest terms.
    fn step(self, by: i32) -> Self {
        let (mut numerator, mut exponent) = (self.numerator + by, self.exponent);
        while exponent > 0 && numerator % 2 == 0 {
            (numerator, exponent) = (numerator / 2, exponent - 1);
        }
        Self { numerator, exponent, ups: 0, nimber: 0 }
    }

    /// The canonical options of Left and of Right.
    fn options(self) -> (Vec<Self>, Vec<Self>) {
        if self.ups < 0 {
            // Every option is the number plus an option of the infinitesimal rest. So: take the
            // options of the number plus the rest's negative, exchange the players, and negate
            // what is not the number.
            let (left, right) = Self { ups: -self.ups, ..self }.options();
            let negated = |options: Vec<Self>| {
                options.into_iter().map(|option| Self { ups: -option.ups, ..option }).collect()
            };
            return (negated(right), negated(left));
        }
        let number = self.number();
        match (self.ups, self.nimber) {
            (0, 0) if self.exponent > 0 => (vec![self.step(-1)], vec![self.step(1)]),
            (0, 0) if self.numerator > 0 => (vec![self.step(-1)], vec![]),
            (0, 0) if self.numerator < 0 => (vec![], vec![self.step(1)]),
            (0, 0) => (vec![], vec![]),
            (0, n) => {
                let options: Vec<_> = (0..n).map(|nimber| Self { nimber, ..number }).collect();
                (options.clone(), options)
            }
            (1, 1) => (vec![number, Self { nimber: 1, ..number }], vec![number]),
            (ups, nimber) => {
                (vec![number], vec![Self { ups: ups - 1, nimber: nimber ^ 1, ..number }])
            }
        }
    }
}

impl fmt::Display for Sum {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.numerator != 0 || (self.ups, self.nimber) == (0, 0) {
            write!(f, "{}", self.numerator)?;
            if self.exponent > 0 {
                write!(f, "/{}", 1 << self.exponent)?;
            }
        }
        match self.ups {
            0 => {}
            1 => f.write_str("^")?,
            -1 => f.write_str("v")?,
            ups => write!(f, "{}{}", if ups > 0 { '^' } else { 'v' }, ups.abs())?,
        }
        match self.nimber {
            0 => Ok(()),
            1 => f.write_str("*"),
            nimber => write!(f, "*{nimber}"),
        }
    }
}

/// The fingerprints of the sums met so far.
#[derive(Default)]
struct Names {
    /// The fingerprint of each sum.
    known: HashMap<Sum, Fingerprint>,
}

impl Names {
    /// The sum's fingerprint.
    fn fingerprint(&mut self, sum: Sum) -> Fingerprint {
        if let Some(&known) = self.known.get(&sum) {
            return known;
        }
        let (left, right) = sum.options();
        let left: Vec<_> = left.into_iter().map(|option| self.fingerprint(option)).collect();
        let right: Vec<_> = right.into_iter().map(|option| self.fingerprint(option)).collect();
        let fingerprint = Fingerprint::of_options(left, right);
        self.known.insert(sum, fingerprint);
        fingerprint
    }

    /// The small sum with this fingerprint, in words.
    fn find(&mut self, wanted: Fingerprint) -> Option<String> {
        let infinitesimals = (0..=8)
            .map(|nimber| (0, nimber))
            .chain((1..=4).flat_map(|ups| [(ups, 0), (ups, 1), (-ups, 0), (-ups, 1)]));
        for (ups, nimber) in infinitesimals {
            for exponent in 0..=4 {
                let bound = 32 << exponent;
                for numerator in -bound..=bound {
                    if exponent > 0 && numerator % 2 == 0 {
                        continue;
                    }
                    let sum = Sum { numerator, exponent, ups, nimber };
                    if self.fingerprint(sum) == wanted {
                        return Some(sum.to_string());
                    }
                }
            }
        }
        None
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Short for [`Fingerprint::of_options`].
    fn game(left: &[Fingerprint], right: &[Fingerprint]) -> Fingerprint {
        Fingerprint::of_options(left.iter().copied(), right.iter().copied())
    }

    #[test]
    fn small_values_have_their_names() {
        let zero = game(&[], &[]);
        let one = game(&[zero], &[]);
        let half = game(&[zero], &[one]);
        let minus_one = game(&[], &[zero]);
        let star = game(&[zero], &[zero]);
        let star2 = game(&[star, zero], &[zero, star]);
        let up = game(&[zero], &[star]);
        let up_star = game(&[star, zero], &[zero]);
        let down = game(&[star], &[zero]);
        let up2 = game(&[zero], &[up_star]);
        let one_star = game(&[one], &[one]);
        let one_down = game(&[one_star], &[one]);
        let minus_half_down = {
            let minus_half = game(&[minus_one], &[zero]);
            game(&[game(&[minus_half], &[minus_half])], &[minus_half])
        };
        for (fingerprint, name) in [
            (zero, "0"),
            (one, "1"),
            (half, "1/2"),
            (minus_one, "-1"),
            (star, "*"),
            (star2, "*2"),
            (up, "^"),
            (up_star, "^*"),
            (down, "v"),
            (up2, "^2"),
            (one_star, "1*"),
            (one_down, "1v"),
            (minus_half_down, "-1/2v"),
        ] {
            assert_eq!(fingerprint.name(), name);
        }
    }

    #[test]
    fn other_values_are_named_by_their_hash() {
        let zero = game(&[], &[]);
        let one = game(&[zero], &[]);
        let switch = game(&[one], &[zero]);
        assert!(switch.name().starts_with('#'));
        assert_ne!(switch, game(&[zero], &[one]));
    }

    #[test]
    fn the_order_of_options_does_not_matter() {
        let zero = game(&[], &[]);
        let one = game(&[zero], &[]);
        assert_eq!(game(&[zero, one], &[]), game(&[one, zero, one], &[]));
    }
}
