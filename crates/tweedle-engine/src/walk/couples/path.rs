//! The path on which a search came to a part.

use crate::walk::WalkError;
use crate::walk::cycle::find_loop;
use std::hash::Hash;

/// A part that is examined, and the parts for which it is.
#[derive(Debug)]
pub struct Path<'a, P> {
    pub(super) part: &'a P,
    above: Option<&'a Path<'a, P>>,
    length: usize,
}

impl<'a, P> Path<'a, P> {
    pub(super) fn new(part: &'a P, above: Option<&'a Path<'a, P>>) -> Path<'a, P> {
        Path { part, above, length: 1 + above.map_or(0, |above| above.length) }
    }

    /// Searches the path, each time that its length has doubled, for a part that stands on it twice.
    ///
    /// # Errors
    /// [`WalkError::Loop`] with the parts from the one to the other.
    pub fn find_loop(&self) -> Result<(), WalkError<P>>
    where
        P: Clone + Eq + Hash,
    {
        find_loop(self.length, || {
            let upwards = std::iter::successors(Some(self), |path| path.above);
            let mut parts: Vec<&P> = upwards.map(|path| path.part).collect();
            parts.reverse();
            parts
        })
    }
}
