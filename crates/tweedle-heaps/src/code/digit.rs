//! As how many heaps the rest of a heap may be left.

/// The greatest number of heaps that a digit can name by itself.
pub(super) const MOST_NAMED: u32 = 63;

/// As how many heaps, and which, the rest of a heap may be left: the union of some [`Parts`].
// Invariants: the parts are sorted and do not overlap; neighbours that touch have different kinds;
// a kind is what `Kind::of` makes of it for each number of heaps of its part.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Default)]
pub struct Digit {
    parts: Vec<Parts>,
}

/// An interval of numbers of heaps, and how the heaps of a rest must compare.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Parts {
    /// The least number of nonempty heaps.
    pub least: u32,
    /// The greatest; `None` if there is no bound.
    pub most: Option<u32>,
    /// The condition on the comparison of their sizes.
    pub kind: Kind,
}

/// The condition on the comparison of the sizes of the heaps that are left by one move. It says
/// nothing of fewer than two heaps.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug, Default)]
#[non_exhaustive]
pub enum Kind {
    /// They need not.
    #[default]
    Any,
    /// No two are equal (written `!`).
    Unequal,
    /// They are not all equal (written `?`).
    NotAllEqual,
    /// They are all equal (written `=`).
    Equal,
}

impl Kind {
    /// All of them.
    pub(super) const ALL: [Kind; 4] = [Kind::Any, Kind::Unequal, Kind::NotAllEqual, Kind::Equal];

    /// The same condition for this number of heaps, in one way only: two heaps are not all equal if
    /// no two of them are equal.
    pub(super) fn of(self, heaps: u32) -> Kind {
        match self {
            _ if heaps < 2 => Kind::Any,
            Kind::NotAllEqual if heaps == 2 => Kind::Unequal,
            kind => kind,
        }
    }

    /// Either of two kinds of that many heaps; `None` if no kind says so.
    fn or(self, other: Kind, heaps: u32) -> Option<Kind> {
        let (first, second) =
            (self.of(heaps).min(other.of(heaps)), self.of(heaps).max(other.of(heaps)));
        match (first, second) {
            (first, second) if first == second => Some(first),
            (Kind::Any, _) | (Kind::NotAllEqual, Kind::Equal) => Some(Kind::Any),
            (Kind::Unequal, Kind::NotAllEqual) => Some(Kind::NotAllEqual),
            _ if heaps == 2 => Some(Kind::Any),
            _ => None,
        }
    }

    /// True if heaps of these sizes, in increasing order, satisfy the condition.
    pub fn admits(self, sorted: &[u64]) -> bool {
        match self {
            _ if sorted.len() < 2 => true,
            Kind::Any => true,
            Kind::Unequal => sorted.windows(2).all(|pair| pair[0] < pair[1]),
            Kind::NotAllEqual => sorted.first() != sorted.last(),
            Kind::Equal => sorted.first() == sorted.last(),
        }
    }
}

impl Digit {
    /// The digit that allows the numbers of heaps whose bits are set, without conditions.
    ///
    /// ```
    /// # use tweedle_heaps::Digit;
    /// assert_eq!(Digit::of_bits(0b101).bits(), Some(5));
    /// ```
    pub fn of_bits(bits: u64) -> Digit {
        let set = (0..=MOST_NAMED).filter(|i| bits >> i & 1 == 1);
        let parts = set.map(|i| Parts { least: i, most: Some(i), kind: Kind::Any });
        Digit::union(parts).unwrap_or_default()
    }

    /// The digit that allows what any of `parts` does, none of which begins above [`MOST_NAMED`].
    ///
    /// # Errors
    /// The number of heaps for which the conditions of two parts make up none that can be written.
    pub(super) fn union(parts: impl IntoIterator<Item = Parts>) -> Result<Digit, u32> {
        let beyond = MOST_NAMED + 1;
        let mut kinds: Vec<Option<Kind>> = vec![None; beyond as usize + 1];
        for Parts { least, most, kind } in parts {
            for heaps in least..=most.unwrap_or(beyond).min(beyond) {
                let slot = &mut kinds[heaps as usize];
                *slot = Some(match *slot {
                    None => kind.of(heaps),
                    Some(known) => known.or(kind, heaps).ok_or(heaps)?,
                });
            }
        }
        let mut digit = Digit::default();
        for (heaps, kind) in (0..).zip(kinds) {
            let Some(kind) = kind else { continue };
            let most = (heaps < beyond).then_some(heaps);
            match digit.parts.last_mut() {
                Some(last) if last.kind == kind && last.most == heaps.checked_sub(1) => {
                    last.most = most;
                }
                _ => digit.parts.push(Parts { least: heaps, most, kind }),
            }
        }
        Ok(digit)
    }

    /// The numbers of heaps that may be left, in increasing order, with their conditions.
    pub fn parts(&self) -> &[Parts] {
        &self.parts
    }

    /// True if no rest may be left, so that there is no move.
    pub fn is_empty(&self) -> bool {
        self.parts.is_empty()
    }

    /// The condition under which exactly this number of heaps may be left; `None` if it may not be
    /// left.
    pub fn kind(&self, heaps: u32) -> Option<Kind> {
        let holds =
            |part: &&Parts| part.least <= heaps && part.most.is_none_or(|most| heaps <= most);
        self.parts.iter().find(holds).map(|part| part.kind)
    }

    /// The number whose bits say how many heaps may be left; `None` if there are conditions, or the
    /// numbers of heaps are not bounded.
    pub fn bits(&self) -> Option<u64> {
        self.parts.iter().try_fold(0_u64, |bits, part| {
            let most = part.most.filter(|_| part.kind == Kind::Any)?;
            Some((part.least..=most).fold(bits, |bits, heaps| bits | 1 << heaps))
        })
    }

    /// The greatest number of heaps that may be left, 0 if there is no move; `None` if there is no
    /// bound.
    pub fn most_heaps(&self) -> Option<u32> {
        self.parts.last().map_or(Some(0), |part| part.most)
    }

    /// Forbids to leave nothing at all.
    pub(super) fn forbid_none(&mut self) {
        if let Some(part) = self.parts.first_mut()
            && part.least == 0
        {
            if part.most == Some(0) {
                self.parts.remove(0);
            } else {
                part.least = 1;
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn unions_of_conditions_are_written_in_one_way() {
        use Kind::{Any, Equal, NotAllEqual, Unequal};
        let check = |heaps: u32, [one, other]: [Kind; 2], both: Option<Kind>| {
            let part = |kind| Parts { least: heaps, most: Some(heaps), kind };
            let digit = Digit::union([part(one), part(other)]);
            assert_eq!(digit.as_ref().ok().and_then(|digit| digit.kind(heaps)), both);
            assert_eq!(digit, Digit::union([part(other), part(one)]));
        };
        check(1, [Equal, Unequal], Some(Any));
        check(2, [Equal, Unequal], Some(Any));
        check(2, [NotAllEqual, NotAllEqual], Some(Unequal));
        check(3, [NotAllEqual, Unequal], Some(NotAllEqual));
        check(3, [NotAllEqual, Equal], Some(Any));
        check(3, [Any, Equal], Some(Any));
        check(3, [Unequal, Equal], None);
    }

    #[test]
    fn bits_are_numbers_of_heaps() {
        for bits in [0, 1, 7, 0b1011, 1 << 63, u64::MAX] {
            assert_eq!(Digit::of_bits(bits).bits(), Some(bits));
        }
        assert_eq!(Digit::of_bits(0b1011).most_heaps(), Some(3));
        assert_eq!(Digit::of_bits(0b1011).kind(2), None);
    }

    #[test]
    fn conditions() {
        assert!(Kind::Unequal.admits(&[1, 2, 3]) && !Kind::Unequal.admits(&[1, 2, 2]));
        assert!(Kind::NotAllEqual.admits(&[1, 2, 2]) && !Kind::NotAllEqual.admits(&[2, 2]));
        assert!(Kind::Equal.admits(&[2, 2]) && !Kind::Equal.admits(&[1, 2]));
        assert!(Kind::ALL.iter().all(|kind| kind.admits(&[]) && kind.admits(&[3])));
    }
}
