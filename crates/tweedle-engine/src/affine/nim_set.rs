//! Sets of nimbers as sets of what moves win beside, where a move can give check.

use super::Value;
use crate::number::NimSet;

/// Against a quiet option ∗n the mover wins beside one nimber, and with a check beside all but those beside
/// which the answer wins. If such a set is cofinite, and only then, the moves win beside a loony game, too:
/// there a nimber is as good as one that is large enough.
impl NimSet {
    /// The set of a nimber, and the empty set for the moon: beside what a quiet move to a game of
    /// this value wins.
    pub fn of_value(value: Value) -> NimSet {
        NimSet::of(value.nimber())
    }

    /// True if the moves that the set describes win beside a game of this value.
    pub fn wins_beside(&self, value: Value) -> bool {
        match value {
            Value::Nimber(n) => self.contains(n),
            Value::Moon => self.is_cofinite(),
        }
    }

    /// The set for the same moves when a game of this value, in which nobody may move now, stands
    /// beside: shifted by a nimber; all or nothing beside the moon.
    #[must_use]
    pub fn beside(&self, value: Value) -> NimSet {
        match value {
            Value::Nimber(n) => self.shifted(n),
            Value::Moon if self.is_cofinite() => NimSet::all(),
            Value::Moon => NimSet::none(),
        }
    }

    /// The value of a game whose first mover wins beside ∗n exactly for the n in the set: the mex, or
    /// the moon if there is none (Theorem 39 of the paper).
    pub fn value(&self) -> Value {
        self.mex().map_or(Value::Moon, Value::Nimber)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_nimber_that_is_large_enough_is_like_the_moon() {
        for nimbers in [vec![], vec![3], vec![0, 2, 5]] {
            for set in [NimSet::of(nimbers.clone()), NimSet::of(nimbers).complement()] {
                assert_eq!(set.wins_beside(Value::Moon), set.contains(1 << 40));
                assert_eq!(set.beside(Value::Moon).contains(3), set.contains((1 << 40) ^ 3));
            }
        }
    }
}
