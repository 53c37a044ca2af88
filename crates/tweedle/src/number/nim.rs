//! Nim values: the least excluded value. (The nim sum is `^` on `u64`.)

/// The minimum excluded value of a collection: the least number that does not occur in it.
///
/// The Grundy value of an impartial game is the mex of its options' (Sprague 1935, Grundy 1939;
/// *Winning Ways*, ch. 4). Cost: linear in the number of values.
///
/// ```
/// # use tweedle::number::mex;
/// assert_eq!(mex([0, 1, 3, 9, 7, 5]), 2);
/// assert_eq!(mex([]), 0);
/// ```
pub fn mex(values: impl IntoIterator<Item = u64>) -> u64 {
    let values: Vec<u64> = values.into_iter().collect();
    // The mex of n values is at most n.
    let mut seen = vec![false; values.len()];
    for value in values {
        if let Some(slot) = usize::try_from(value).ok().and_then(|v| seen.get_mut(v)) {
            *slot = true;
        }
    }
    seen.iter().position(|&hit| !hit).unwrap_or(seen.len()) as u64
}
