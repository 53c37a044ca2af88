//! The test that play ends: every heap of every option must be smaller than the heap it came from.

use super::digit::{Digit, Kind, Parts};

/// The least number of heaps that `digit` lets be left of some heap from which `taken` counters are
/// taken (added if it is negative) although one of them may be as large as that heap was; `None` if
/// there is none, so that play ends.
pub(super) fn endless(taken: i64, digit: &Digit) -> Option<(u32, Kind)> {
    // Taking counters makes the rest smaller, and so every heap of it.
    let added = u64::try_from(-taken).ok()?;
    digit.parts().iter().find_map(|part| endless_part(added, *part).map(|heaps| (heaps, part.kind)))
}

fn endless_part(added: u64, part: Parts) -> Option<u32> {
    // The more heaps are left, the smaller is the largest of them, so that only few need be asked.
    // None at all is left of nothing only.
    let least = part.least.max(1);
    let is_there = part.most.is_none_or(|most| least <= most);
    (is_there && !is_smaller(added, least, part.kind)).then_some(least)
}

/// True if adding to a heap and leaving `heaps` heaps, at least one, always leaves smaller ones.
pub(super) fn is_smaller(added: u64, heaps: u32, kind: Kind) -> bool {
    let others = u64::from(heaps) - 1;
    // The least sum of the other heaps. The largest heap is smaller than the heap was if that sum
    // is more than the number that is added.
    let held = match kind.of(heaps) {
        // Not all equal can be had with 1, 1, …, 1 and all the rest.
        Kind::Any | Kind::NotAllEqual => others,
        Kind::Unequal => others * (others + 1) / 2,
        // Of n counters the heaps are (n + added) / heaps each, where that is a whole number: the
        // least such n is the worst, with the other heaps as small as can be.
        Kind::Equal => {
            let heaps = u64::from(heaps);
            let n = heaps - added % heaps;
            others * ((n + added) / heaps)
        }
    };
    held > added
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Code;

    /// Against the options themselves of all heaps that are not large.
    #[test]
    fn heaps_get_smaller_as_foretold() {
        for kind in Kind::ALL {
            for added in 0..5_u64 {
                for heaps in 1..7_u32 {
                    let part = Parts { least: heaps, most: Some(heaps), kind };
                    let digit = Digit::union([part]).expect("one part");
                    let mut digits = vec![digit];
                    digits.resize(added as usize + 1, Digit::default());
                    let code = Code::new(-(added as i32), digits, Vec::new());
                    let smaller = (1..14).all(|heap| {
                        code.options(heap).all(|option| option.iter().all(|&rest| rest < heap))
                    });
                    assert_eq!(is_smaller(added, heaps, kind), smaller, "{code:?}");
                }
            }
        }
    }
}
