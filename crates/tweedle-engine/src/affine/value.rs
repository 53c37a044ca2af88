//! The values of affine impartial games.

use std::fmt;
use std::iter::Sum;
use std::ops::Add;

/// The value of an affine impartial game: a nimber, or the moon (Larsson, Nowakowski and Santos,
/// *Impartial games with entailing moves*, Theorem 34).
///
/// Nimbers add by exclusive or. The moon absorbs: ☾ + X = ☾ (Corollary 37), and the player who
/// moves first wins it, beside every other game (*Winning Ways*, ch. 12, calls such a value loony).
///
/// ```
/// use tweedle_engine::affine::Value::{self, Moon, Nimber};
/// assert_eq!(Nimber(5) + Nimber(6), Nimber(3));
/// assert_eq!(Nimber(5) + Moon, Moon);
/// assert!(!(Moon + Moon).is_zero());
/// assert_eq!([Nimber(1), Moon].iter().copied().sum::<Value>().to_string(), "☾");
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Value {
    /// ∗n.
    Nimber(u64),
    /// ☾.
    Moon,
}

impl Value {
    /// The value of a game in which nobody can move.
    pub const ZERO: Value = Value::Nimber(0);

    /// True if it is ∗0: the player who moves first loses, if no answer is due.
    pub fn is_zero(self) -> bool {
        self == Value::ZERO
    }

    /// n of a value ∗n.
    pub fn nimber(self) -> Option<u64> {
        match self {
            Value::Nimber(n) => Some(n),
            Value::Moon => None,
        }
    }
}

impl Add for Value {
    type Output = Value;

    #[expect(clippy::suspicious_arithmetic_impl, reason = "nimbers add without carry")]
    fn add(self, other: Value) -> Value {
        match (self, other) {
            (Value::Nimber(m), Value::Nimber(n)) => Value::Nimber(m ^ n),
            _ => Value::Moon,
        }
    }
}

impl Sum for Value {
    fn sum<I: Iterator<Item = Value>>(values: I) -> Value {
        values.fold(Value::ZERO, Add::add)
    }
}

/// A nimber as the number n alone, as nim values are printed everywhere; the moon as ☾.
impl fmt::Display for Value {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Value::Nimber(n) => f.pad_integral(true, "", &n.to_string()),
            Value::Moon => f.pad("☾"),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn widths_are_kept() {
        assert_eq!(format!("{:>3}|{:<3}|", Value::Nimber(7), Value::Moon), "  7|☾  |");
    }
}
