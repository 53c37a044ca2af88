//! Positions that stand on a path twice.

use super::WalkError;
use foldhash::fast::FixedState;
use hashbrown::HashMap;
use std::hash::Hash;

/// A path of this length is searched for a position that stands on it twice; and again each time
/// that it has doubled, so that the searches cost no more than the path.
const FIRST_SEARCH: usize = 64;

/// Searches a path that has just grown, now and then, for a position that stands on it twice. In a
/// loopy ruleset it grows until there is one, since nothing on a loop can ever be settled.
#[inline]
pub(super) fn find_loop<'a, P, I>(
    length: usize,
    path: impl FnOnce() -> I,
) -> Result<(), WalkError<P>>
where
    P: Clone + Eq + Hash + 'a,
    I: IntoIterator<Item = &'a P>,
{
    if length < FIRST_SEARCH || !length.is_power_of_two() {
        return Ok(());
    }
    let path: Vec<&P> = path().into_iter().collect();
    let mut seen = HashMap::with_hasher(FixedState::default());
    for (place, position) in path.iter().enumerate() {
        if let Some(first) = seen.insert(position, place) {
            return Err(WalkError::Loop(path[first..place].iter().map(|&p| p.clone()).collect()));
        }
    }
    Ok(())
}
