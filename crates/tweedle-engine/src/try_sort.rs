//! Sorting by comparisons that may be stopped.

use std::cmp::Ordering;

/// Sorts by a comparison that may fail, and keeps the order of what it does not tell apart. After the first failure nothing more is
/// compared, and all items are still there, in some order. A comparison that is no total order leads to some order, too: so this serves
/// where the standard library, which may panic then, does not.
///
/// Merge sort from runs of one item upwards. Cost: about `n log n` comparisons and copies of items.
///
/// # Errors
/// Those of `compare`.
pub fn try_sort_by<T: Clone, E>(
    items: &mut [T],
    mut compare: impl FnMut(&T, &T) -> Result<Ordering, E>,
) -> Result<(), E> {
    let mut width = 1;
    while width < items.len() {
        for runs in items.chunks_mut(2 * width) {
            let (first, second) = runs.split_at(width.min(runs.len()));
            let mut merged = Vec::with_capacity(runs.len());
            let (mut i, mut j) = (0, 0);
            while i < first.len() && j < second.len() {
                if compare(&second[j], &first[i])?.is_lt() {
                    merged.push(second[j].clone());
                    j += 1;
                } else {
                    merged.push(first[i].clone());
                    i += 1;
                }
            }
            merged.extend_from_slice(&first[i..]);
            // What is left of the second run is in its place.
            runs[..merged.len()].clone_from_slice(&merged);
        }
        width *= 2;
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;
    use std::convert::Infallible;

    proptest! {
        #[test]
        fn items_are_sorted_as_the_standard_library_sorts(
            numbers in proptest::collection::vec(0_u8..20, 0..60),
        ) {
            // Each item has its first place, so that it is seen whether equal ones keep their order.
            let mut items: Vec<(u8, usize)> = numbers.into_iter().zip(0..).collect();
            let mut expected = items.clone();
            expected.sort_by_key(|&(number, _)| number);
            try_sort_by(&mut items, |a, b| Ok::<_, Infallible>(a.0.cmp(&b.0))).unwrap();
            prop_assert_eq!(items, expected);
        }

        #[test]
        fn nothing_is_lost_when_a_comparison_fails(
            numbers in proptest::collection::vec(any::<u8>(), 0..60),
            most in 0_usize..200,
        ) {
            let mut items = numbers.clone();
            let mut compared = 0;
            let sorted = try_sort_by(&mut items, |a, b| {
                compared += 1;
                if compared > most { Err(()) } else { Ok(a.cmp(b)) }
            });
            prop_assert_eq!(sorted.is_err(), compared > most);
            prop_assert!(compared <= most + 1);
            items.sort_unstable();
            let mut expected = numbers;
            expected.sort_unstable();
            prop_assert_eq!(items, expected);
        }
    }
}
