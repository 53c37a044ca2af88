//! Nim values: the least excluded value. (The nim sum is `^` on `u64`.)

/// The minimum excluded value of a collection: the least number that does not occur in it.
///
/// The Grundy value of an impartial game is the mex of its options' (Sprague 1935, Grundy 1939;
/// *Winning Ways*, ch. 4). Cost: linear in the number of values.
///
/// ```
/// # use tweedle_engine::number::mex;
/// assert_eq!(mex([0, 1, 3, 9, 7, 5]), 2);
/// assert_eq!(mex([]), 0);
/// ```
pub fn mex(values: impl IntoIterator<Item = u64>) -> u64 {
    // Small values as a set of bits, which is all there is most of the time.
    let mut small = 0_u64;
    let mut others = Vec::new();
    for value in values {
        match value {
            0..64 => small |= 1 << value,
            _ => others.push(value - 64),
        }
    }
    if small != u64::MAX {
        return small.trailing_ones().into();
    }
    // The mex of n values is at most n.
    let mut seen = vec![false; others.len()];
    for value in others {
        if let Some(slot) = usize::try_from(value).ok().and_then(|v| seen.get_mut(v)) {
            *slot = true;
        }
    }
    64 + seen.iter().position(|&hit| !hit).unwrap_or(seen.len()) as u64
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    proptest! {
        #[test]
        fn mex_is_the_least_that_is_missing(
            full in 0..140_u64,
            values in proptest::collection::vec(0..200_u64, 0..20),
        ) {
            let all: Vec<u64> = (0..full).chain(values).collect();
            let least = (0..=160).find(|n| !all.contains(n)).unwrap();
            prop_assert_eq!(mex(all), least);
        }
    }
}
