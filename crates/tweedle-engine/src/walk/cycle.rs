//! Positions that stand on a path twice.

use super::WalkError;
use foldhash::fast::FixedState;
use hashbrown::HashTable;
use std::hash::{BuildHasher, Hash};

/// A path of this length is searched for a position that stands on it twice; and again each time
/// that it has doubled, so that the searches cost no more than the path.
const FIRST_SEARCH: usize = 64;

/// Searches a path that has just grown, now and then, for a position that stands on it twice. In a
/// loopy ruleset it grows until there is one, since nothing on a loop can ever be settled.
///
/// Cost: a step for each position, each time that the length has doubled.
///
/// # Errors
/// [`WalkError::Loop`] with the positions between the two.
#[inline]
pub fn find_loop<'a, P, I>(length: usize, path: impl FnOnce() -> I) -> Result<(), WalkError<P>>
where
    P: Clone + Eq + Hash + 'a,
    I: IntoIterator<Item = &'a P>,
{
    if length < FIRST_SEARCH || !length.is_power_of_two() {
        return Ok(());
    }
    let path: Vec<&P> = path().into_iter().collect();
    // Places, not positions: a path may be long.
    let hasher = FixedState::default();
    let hash = |place: u32| hasher.hash_one(path[place as usize]);
    let mut seen = HashTable::with_capacity(path.len());
    for place in 0..path.len() as u32 {
        let is_same = |&first: &u32| path[first as usize] == path[place as usize];
        if let Some(&first) = seen.find(hash(place), is_same) {
            let cycle = &path[first as usize..place as usize];
            return Err(WalkError::Loop(cycle.iter().map(|&p| p.clone()).collect()));
        }
        seen.insert_unique(hash(place), place, |&place| hash(place));
    }
    Ok(())
}
