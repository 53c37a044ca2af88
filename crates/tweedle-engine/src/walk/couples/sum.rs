//! Sums of a nimber and of parts.

use smallvec::SmallVec;

/// The sum of a nimber and of parts of which the nimbers are not known.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Sum<P> {
    /// The nimber of what is known.
    pub nimber: u64,
    /// The others, no two of them equal.
    pub parts: SmallVec<[P; 2]>,
}

impl<P> Default for Sum<P> {
    fn default() -> Sum<P> {
        Sum { nimber: 0, parts: SmallVec::new() }
    }
}

impl<P: PartialEq> Sum<P> {
    /// Adds a part. Two equal parts are nothing.
    #[inline]
    pub fn add(&mut self, part: P) {
        match self.parts.iter().position(|other| *other == part) {
            Some(twin) => drop(self.parts.swap_remove(twin)),
            None => self.parts.push(part),
        }
    }
}

impl<P> Sum<P> {
    /// Moves to the nimber what has become known of the parts.
    #[inline]
    pub fn refresh(&mut self, known: impl Fn(&P) -> Option<u64>) {
        let Sum { nimber, parts } = self;
        parts.retain(|part| {
            let known = known(part);
            *nimber ^= known.unwrap_or(0);
            known.is_none()
        });
    }

    /// The nimber of the whole, by those of its parts.
    ///
    /// # Errors
    /// Those of `nimber_of`.
    pub fn total<E>(self, mut nimber_of: impl FnMut(P) -> Result<u64, E>) -> Result<u64, E> {
        self.parts.into_iter().try_fold(self.nimber, |sum, part| Ok(sum ^ nimber_of(part)?))
    }

    /// With its parts in the order of the effort that they seem to take, the easiest first.
    #[must_use]
    pub fn sorted<K: Ord>(mut self, effort: impl FnMut(&P) -> K) -> Sum<P> {
        if self.parts.len() > 1 {
            self.parts.sort_by_cached_key(effort);
        }
        self
    }

    /// The last part, if there is any, and the nimber of the rest. Of a sum that is
    /// [`Sum::sorted`], the last is the hardest.
    ///
    /// # Errors
    /// Those of `nimber_of`.
    #[inline]
    pub fn hardest<E>(
        mut self,
        nimber_of: impl FnMut(P) -> Result<u64, E>,
    ) -> Result<(Option<P>, u64), E> {
        let hardest = self.parts.pop();
        Ok((hardest, self.total(nimber_of)?))
    }
}
