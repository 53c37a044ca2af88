//! The place of a game among small ups and stars: a comparison that costs a few instructions.
//!
//! Stops tell most hot games apart, and nothing at all of two infinitesimals. So each game also
//! remembers which games of a fixed scale are ≤ it and which are ≥ it, a bit each. If some step of
//! the scale is ≤ g but not ≤ h, then not g ≤ h; if some step is ≥ g and ≤ h, then g ≤ h. Only what
//! neither these nor the stops decide is compared option by option.

use super::id::{INFINITESIMALS, Id, infinitesimal, infinitesimal_sign};
use std::cmp::Ordering;

/// The steps of the scale: n·↑ + ∗m as (n, m), each after its canonical options, which are all on
/// the scale.
const SCALE: [(i64, u64); STEPS] = {
    let mut scale = [(0, 0); STEPS];
    let mut at = 0;
    while at < NIMBERS {
        scale[at] = (0, at as u64);
        at += 1;
    }
    let mut n = 1;
    while at < STEPS {
        scale[at] = (n, 0);
        scale[at + 1] = (n, 1);
        scale[at + 2] = (-n, 0);
        scale[at + 3] = (-n, 1);
        at += 4;
        n += 1;
    }
    scale
};

const STEPS: usize = 28;
/// The nimbers among the steps.
const NIMBERS: usize = 4;
const ALL: u32 = (1 << STEPS) - 1;
const VALID: u32 = 1 << 31;

/// The steps n·↑ and n·↑ + ∗ with n > 0, those with n < 0, and ↑∗ and ↓∗.
const UPS: u32 = 0x333_3330;
const DOWNS: u32 = UPS << 2;
const UP_STAR: u32 = step(1, 1);
const DOWN_STAR: u32 = step(-1, 1);

/// The steps that have one of these as the option with one up, or one down, fewer: n + 1 and ∗(m ^ 1) for n and ∗m.
const fn one_more(steps: u32) -> u32 {
    let flipped = (steps & (ALL / 3)) << 1 | steps >> 1 & (ALL / 3);
    flipped << 4
}

/// The bit of a step.
const fn step(n: i64, m: u64) -> u32 {
    let mut at = 0;
    while SCALE[at].0 != n || SCALE[at].1 != m {
        at += 1;
    }
    1 << at
}

/// The gauge of every n·↑ + ∗m that can be packed, by its bits.
static UP_STARS: [Gauge; INFINITESIMALS] = {
    let mut gauges = [Gauge::NONE; INFINITESIMALS];
    let mut bits = 0;
    while bits < INFINITESIMALS {
        let (n, m) = infinitesimal(bits as u32);
        gauges[bits] = Gauge::of_up_star(n, m);
        bits += 1;
    }
    gauges
};

/// The steps of the scale that are ≤ a game, and those that are ≥ it.
///
/// For a game with equal stops x, the scale is moved to start at x. Some games have no gauge: an
/// option of theirs was measured from another start.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Gauge {
    /// With the bit [`VALID`] if there is a gauge.
    at_most: u32,
    at_least: u32,
}

impl Gauge {
    pub(super) const NONE: Gauge = Gauge { at_most: 0, at_least: 0 };
    /// The gauge of a game that is greater than the whole scale.
    pub(super) const ABOVE: Gauge = Gauge { at_most: ALL | VALID, at_least: 0 };
    /// The gauge of a game that is less than the whole scale.
    pub(super) const BELOW: Gauge = Gauge { at_most: VALID, at_least: ALL };

    #[inline]
    pub(super) fn is_valid(self) -> bool {
        self.at_most & VALID != 0
    }

    /// The gauge of n·↑ + ∗m.
    const fn of_up_star(n: i64, m: u64) -> Gauge {
        let mut gauge = Gauge { at_most: VALID, at_least: 0 };
        let mut at = 0;
        while at < STEPS {
            let (ups, nimber) = SCALE[at];
            match infinitesimal_sign(Ordering::Equal, n - ups, m ^ nimber) {
                None => {}
                Some(Ordering::Greater) => gauge.at_most |= 1 << at,
                Some(Ordering::Less) => gauge.at_least |= 1 << at,
                Some(Ordering::Equal) => {
                    gauge.at_most |= 1 << at;
                    gauge.at_least |= 1 << at;
                }
            }
            at += 1;
        }
        gauge
    }

    /// The gauge of a packed game, measured from its number.
    #[inline]
    pub(super) fn of_packed(g: Id) -> Gauge {
        UP_STARS[g.infinitesimal_bits()]
    }

    /// The gauge of a game whose options have these gauges, measured from the same start. The game
    /// must not be on the scale itself.
    pub(super) fn of_options(
        left: impl Iterator<Item = Gauge>,
        right: impl Iterator<Item = Gauge>,
    ) -> Gauge {
        // A step r is ≤ g unless some gᴿ ≤ r or some rᴸ ≥ g; the options of r come before r.
        let mut valid = true;
        let mut measured = |gauge: &Gauge| valid &= gauge.is_valid();
        let no_left = left.inspect(&mut measured).fold(0, |bits, gauge| bits | gauge.at_most);
        let no_right = right.inspect(&mut measured).fold(0, |bits, gauge| bits | gauge.at_least);
        if !valid {
            return Gauge::NONE;
        }
        Gauge::unless(no_right, no_left)
    }

    /// The gauge of a game of which these steps are no lower bounds, for one of its Right options is at most the step, and these
    /// no upper bounds, for one of its Left options is at least the step.
    fn unless(no_least: u32, no_most: u32) -> Gauge {
        let (may_be_least, may_be_most) = (!no_least, !no_most);
        let (mut at_most, mut at_least) = (0_u32, 0_u32);
        for i in 0..NIMBERS {
            // All nimbers before it are options of ∗i.
            let before = (1 << i) - 1;
            at_most |= u32::from(at_least & before == 0) << i & may_be_least;
            at_least |= u32::from(at_most & before == 0) << i & may_be_most;
        }
        // All others have two options at most, of which one is 0 or is 0 and ∗, and the other is among those with one up fewer: so
        // they are found together.
        let zero_or_star = |bits: u32, star: u32| match bits & 0b11 {
            0 => ALL,
            0b10 => !star,
            _ => 0,
        };
        at_most |= UPS & may_be_least & zero_or_star(at_least, UP_STAR);
        at_least |= DOWNS & may_be_most & zero_or_star(at_most, DOWN_STAR);
        at_least |= UPS & may_be_most & !one_more(at_most);
        // The downs with none of them are ∗ and 0, too.
        at_most |= DOWNS & may_be_least & !one_more(at_least & DOWNS | (at_least & 0b11) << 2);
        Gauge { at_most: at_most | VALID, at_least }
    }

    /// True if g ≤ h for games with these gauges, measured from the same start; `None` if they do
    /// not tell.
    #[inline]
    pub(super) fn le(self, h: Gauge) -> Option<bool> {
        if !self.is_valid() || !h.is_valid() {
            return None;
        }
        let refuted = self.at_most & !h.at_most | h.at_least & !self.at_least;
        if refuted != 0 {
            return Some(false);
        }
        (self.at_least & h.at_most != 0).then_some(true)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    /// For each step, the steps that are its Left options, and those that are its Right options.
    const OPTIONS: [[u32; 2]; STEPS] = {
        let mut options = [[0; 2]; STEPS];
        let mut at = 0;
        while at < STEPS {
            let (n, m) = SCALE[at];
            options[at] = match (n, m) {
                // ∗m has 0, ∗, ..., ∗(m-1), which are the first m steps.
                (0, m) => [(1 << m) - 1, (1 << m) - 1],
                (1, 1) => [0b11, 0b1],
                (-1, 1) => [0b1, 0b11],
                (1.., m) => [0b1, step(n - 1, m ^ 1)],
                (_, m) => [step(n + 1, m ^ 1), 0b1],
            };
            at += 1;
        }
        options
    };

    #[test]
    fn every_option_of_a_step_comes_before_it() {
        for (i, [lefts, rights]) in OPTIONS.iter().enumerate() {
            assert!((lefts | rights) < 1 << i, "{:?}", SCALE[i]);
        }
    }

    #[test]
    fn the_gauges_of_steps_by_options_and_by_sign_agree() {
        for (i, &(n, m)) in SCALE.iter().enumerate() {
            let gauges = |bits: u32| {
                let steps = SCALE.iter().enumerate().filter(move |(k, _)| bits & (1 << k) != 0);
                steps.map(|(_, &(n, m))| Gauge::of_up_star(n, m))
            };
            let [lefts, rights] = OPTIONS[i];
            let by_options = Gauge::of_options(gauges(lefts), gauges(rights));
            assert_eq!(by_options, Gauge::of_up_star(n, m), "{n} {m}");
        }
    }

    /// The gauge by the definition, a step after the other.
    fn slow_unless(no_least: u32, no_most: u32) -> Gauge {
        let (mut at_most, mut at_least) = (VALID, 0);
        for (i, [lefts, rights]) in OPTIONS.iter().enumerate() {
            let below = no_least & (1 << i) == 0 && at_least & lefts == 0;
            let above = no_most & (1 << i) == 0 && at_most & rights == 0;
            at_most |= u32::from(below) << i;
            at_least |= u32::from(above) << i;
        }
        Gauge { at_most, at_least }
    }

    proptest! {
        /// Any bits, and few of them.
        #[test]
        fn steps_found_together_are_those_found_one_after_the_other(
            bits in any::<[u32; 2]>(), masks in any::<[u32; 4]>()
        ) {
            let few = [bits[0] & masks[0] & masks[1], bits[1] & masks[2] & masks[3]];
            for [no_least, no_most] in [bits, few, [bits[0], few[1]], [few[0], bits[1]], [few[0], 0], [0, few[1]]] {
                prop_assert_eq!(Gauge::unless(no_least, no_most), slow_unless(no_least, no_most));
            }
        }
    }
}
