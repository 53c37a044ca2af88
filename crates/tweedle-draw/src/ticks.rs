//! Round numbers on axes.

use crate::unicode::unicode;
use tweedle_engine::number::Dyadic;

/// A round number on an axis.
pub(crate) struct Tick {
    pub(crate) at: f64,
    pub(crate) text: String,
}

/// Round numbers between two, about `most` of them at most.
pub(crate) fn ticks(from: f64, to: f64, most: f64) -> Vec<Tick> {
    let halves = (0..=12).rev().map(|k| (1.0, 1_u64 << k));
    by_steps(from, to, most, halves.chain(tens().skip(1)))
}

/// The same, of which all are integers.
pub(crate) fn whole_ticks(from: f64, to: f64, most: f64) -> Vec<Tick> {
    by_steps(from, to, most, tens())
}

/// Round steps that are integers, as fractions.
fn tens() -> impl Iterator<Item = (f64, u64)> {
    (0..18).flat_map(|power| [1.0, 2.0, 5.0].map(|digit| (digit * 10_f64.powi(power), 1)))
}

/// The multiples of the first step that are no more than that.
fn by_steps(
    from: f64,
    to: f64,
    most: f64,
    mut steps: impl Iterator<Item = (f64, u64)>,
) -> Vec<Tick> {
    let span = (to - from).max(1e-9);
    let fits = |(n, d): &(f64, u64)| span / (n / *d as f64) <= most;
    let (numerator, denominator) = steps.find(fits).unwrap_or((span, 1));
    let step = numerator / denominator as f64;
    let first = (from / step - 1e-9).ceil() as i64;
    let last = (to / step + 1e-9).floor() as i64;
    let tick = |i: i64| {
        let text = match denominator {
            1 if (i as f64 * numerator).abs() < 1e12 => format!("{}", i as f64 * numerator),
            1 => format!("{:.4e}", i as f64 * numerator),
            _ => Dyadic::new(i.into(), denominator.trailing_zeros()).to_string(),
        };
        Tick { at: i as f64 * step, text: unicode(&text) }
    };
    (first..=last).map(tick).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn ticks_are_round() {
        let texts = |from, to, most| {
            ticks(from, to, most).into_iter().map(|tick| tick.text).collect::<Vec<_>>()
        };
        assert_eq!(texts(-0.1, 1.1, 6.0), ["0", "1/4", "1/2", "3/4", "1"]);
        assert_eq!(texts(-12.0, 31.0, 5.0), ["−10", "0", "10", "20", "30"]);
        assert!(texts(0.0, 1e30, 8.0).len() <= 3);
    }

    #[test]
    fn integers_are_between_integers() {
        for greatest in [1.0, 3.0, 9.0, 10.0, 83.0, 100.0, 167.0, 999_999.0] {
            let ticks = whole_ticks(0.0, greatest, 9.0);
            assert!((1..=10).contains(&ticks.len()), "{greatest}");
            assert!(ticks.iter().all(|tick| tick.at.fract() == 0.0 && tick.at <= greatest));
            assert_eq!(ticks[0].text, "0");
        }
    }
}
