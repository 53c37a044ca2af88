//! Polynomials through numbers at equal distances.

use std::fmt::Write;
use tweedle_engine::number::{Integer, Rational};

/// The order of the differences of numbers one after the other, `order` times.
pub(super) fn differences(numbers: &[Rational], order: usize) -> Vec<Rational> {
    let mut all = numbers.to_vec();
    for _ in 0..order {
        all = all.windows(2).map(|pair| pair[1].clone() - pair[0].clone()).collect();
    }
    all
}

/// The polynomial of n of the smallest degree with these values at `first`, `first + step`, `first + 2 step` and so on, by Newton's
/// formula: its coefficients, the constant one first.
///
/// Cost: the square of the number of values.
pub(super) fn through(first: u64, step: u64, values: &[Rational]) -> Vec<Rational> {
    let integer = |n: u64| Rational::from(Integer::from(n));
    let mut coefficients = vec![Rational::ZERO; values.len()];
    // The product of n - first - i step, and of what it is divided by.
    let (mut basis, mut divisor) = (vec![Rational::ONE], Rational::ONE);
    for order in 0..values.len() {
        let difference = differences(&values[..=order], order).swap_remove(0) / divisor.clone();
        for (power, factor) in basis.iter().enumerate() {
            coefficients[power] = coefficients[power].clone() + factor.clone() * difference.clone();
        }
        let place = integer(first + order as u64 * step);
        let mut next = vec![Rational::ZERO; basis.len() + 1];
        for (power, factor) in basis.into_iter().enumerate() {
            next[power + 1] = next[power + 1].clone() + factor.clone();
            next[power] = next[power].clone() - factor * place.clone();
        }
        basis = next;
        divisor = divisor * integer((order as u64 + 1) * step);
    }
    coefficients
}

/// A polynomial as the language reads it, such as `3*n^2/4 - n/2 + 1`.
pub(super) fn written(coefficients: &[Rational], variable: &str) -> String {
    let mut text = String::new();
    for (power, coefficient) in coefficients.iter().enumerate().rev() {
        if *coefficient == Rational::ZERO {
            continue;
        }
        let is_negative = *coefficient < Rational::ZERO;
        let size = if is_negative { -coefficient.clone() } else { coefficient.clone() };
        text.push_str(match (text.is_empty(), is_negative) {
            (true, true) => "-",
            (true, false) => "",
            (false, true) => " - ",
            (false, false) => " + ",
        });
        let (numerator, denominator) = (size.numerator(), size.denominator());
        let monomial = match power {
            0 => String::new(),
            1 => variable.to_owned(),
            _ => format!("{variable}^{power}"),
        };
        let one = Integer::from(1);
        // Writing to a text does not fail.
        let _ = match (monomial.is_empty(), numerator == one) {
            (true, _) => write!(text, "{numerator}"),
            (false, true) => write!(text, "{monomial}"),
            (false, false) => write!(text, "{numerator}*{monomial}"),
        };
        if denominator.to_string() != "1" {
            let _ = write!(text, "/{denominator}");
        }
    }
    if text.is_empty() { "0".to_owned() } else { text }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn rational(numerator: i64, denominator: i64) -> Rational {
        Rational::from(numerator) / Rational::from(denominator)
    }

    /// Values at any places give back the polynomial that they come from.
    #[test]
    fn polynomials_come_back() {
        let mut lots = fastrand::Rng::with_seed(39);
        for _ in 0..200 {
            let degree = lots.usize(0..=4);
            let random: Vec<Rational> =
                (0..=degree).map(|_| rational(lots.i64(-9..=9), lots.i64(1..=6))).collect();
            let value = |n: u64| {
                let n = Rational::from(n as i64);
                random.iter().rev().fold(Rational::ZERO, |sum, it| sum * n.clone() + it.clone())
            };
            let (first, step) = (lots.u64(0..50), lots.u64(1..10));
            let values: Vec<Rational> =
                (0..=degree as u64).map(|i| value(first + i * step)).collect();
            assert_eq!(through(first, step, &values), random);
        }
    }

    #[test]
    fn polynomials_as_texts() {
        let text = |all: &[(i64, i64)]| {
            let all: Vec<Rational> = all.iter().map(|&(p, q)| rational(p, q)).collect();
            written(&all, "n")
        };
        assert_eq!(text(&[(1, 1), (-1, 2), (3, 4)]), "3*n^2/4 - n/2 + 1");
        assert_eq!(text(&[(0, 1), (-1, 1)]), "-n");
        assert_eq!(text(&[(-1, 3), (0, 1), (1, 1)]), "n^2 - 1/3");
        assert_eq!(text(&[(0, 1)]), "0");
    }
}
