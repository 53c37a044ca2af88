//! The test which of some codes are those of options, by one look at all of them.
//!
//! A set of codes is kept as a set for each value of the lowest four binary digits, one for each value of
//! the next four, and so on. Those of eight codes fit into 16 bytes for four digits, so that one
//! instruction looks them up for as many options as there are bytes in a register.

use super::cell::Cell;

/// The number of codes that have a bit in one byte.
const GROUP: usize = 8;
const GROUPS: usize = 8;
/// The most codes that are sought at once.
pub(super) const MOST: usize = GROUP * GROUPS;
/// If there are more codes than these, each is looked for alone.
const CODES: usize = 1 << 12;

/// A set of places of codes, as bits.
pub(super) type Set = u64;

/// Up to [`MOST`] codes.
#[derive(Clone, Debug)]
pub(super) struct Sought {
    codes: [u16; MOST],
    len: usize,
    /// The places of those that are still sought.
    left: Set,
    /// For each group of codes and each four digits, which of the group have these digits.
    tables: [Tables; GROUPS],
    is_wide: bool,
}

/// The sets of one group.
type Tables = [[u8; 16]; 3];

impl Sought {
    /// None; there are `count` codes.
    pub(super) fn new(count: usize) -> Sought {
        let tables = [[[0; 16]; 3]; GROUPS];
        Sought { codes: [0; MOST], len: 0, left: 0, tables, is_wide: count > CODES }
    }

    #[inline]
    pub(super) fn is_empty(&self) -> bool {
        self.left == 0
    }

    /// Those that are still sought.
    pub(super) fn codes(&self) -> impl Iterator<Item = usize> {
        let left = (0..self.len).filter(|place| self.left >> place & 1 == 1);
        left.map(|place| usize::from(self.codes[place]))
    }

    /// The number of groups, which is what a look costs.
    pub(super) fn groups(&self) -> usize {
        if self.is_wide { self.left.count_ones() as usize } else { self.len.div_ceil(GROUP) }
    }

    /// The number of codes, with those that were found.
    pub(super) fn len(&self) -> usize {
        self.len
    }

    /// Forgets all codes.
    pub(super) fn clear(&mut self) {
        self.len = 0;
    }

    /// Adds codes, until there are `most`. Returns the first one for which there is no room.
    /// [`Sought::fill`] is to be called before anything else.
    #[inline(always)]
    pub(super) fn add(
        &mut self,
        codes: impl IntoIterator<Item = usize>,
        most: usize,
    ) -> Option<usize> {
        for code in codes {
            if self.len == most {
                return Some(code);
            }
            self.codes[self.len] = code as u16;
            self.len += 1;
        }
        None
    }

    /// Takes out the codes of a set of their places, and gives them to `each`.
    #[inline]
    pub(super) fn remove(&mut self, found: Set, mut each: impl FnMut(usize)) {
        let mut found = found & self.left;
        if found == 0 {
            return;
        }
        self.left ^= found;
        while found != 0 {
            each(usize::from(self.codes[found.trailing_zeros() as usize]));
            found &= found - 1;
        }
        self.pack();
    }

    /// Makes the tables smaller, if that pays: it takes as long as to look at some hundred options.
    fn pack(&mut self) {
        if self.left.count_ones() as usize + GROUP <= self.len {
            let (mut left, mut kept) = (self.left, 0);
            while left != 0 {
                self.codes[kept] = self.codes[left.trailing_zeros() as usize];
                left &= left - 1;
                kept += 1;
            }
            self.len = kept;
            self.fill();
        }
    }

    /// Makes the tables.
    pub(super) fn fill(&mut self) {
        self.left = 1_u64.checked_shl(self.len as u32).unwrap_or(0).wrapping_sub(1);
        if self.is_wide {
            return;
        }
        // As many groups are looked at.
        let groups = (self.len.div_ceil(GROUP) + 1).min(GROUPS);
        self.tables[..groups].fill([[0; 16]; 3]);
        for (i, &code) in self.codes[..self.len].iter().enumerate() {
            for (digits, table) in self.tables[i / GROUP].iter_mut().enumerate() {
                table[usize::from(code >> (4 * digits) & 15)] |= 1 << (i % GROUP);
            }
        }
    }

    /// Which codes are nim sums of `up` and `down` at the same places, as bits of their places. Both have
    /// as many elements, and at least one.
    pub(super) fn among<T: Cell>(&self, up: &[T], down: &[T]) -> Set {
        #[cfg(target_arch = "x86_64")]
        if let Some(simd) = pulp::x86::V4::try_new() {
            return simd.vectorize(x86::Look { simd, sought: self, up, down });
        } else if let Some(simd) = pulp::x86::V3::try_new() {
            return simd.vectorize(x86::Look { simd, sought: self, up, down });
        }
        self.one_by_one(up, down)
    }

    #[inline(always)]
    fn one_by_one<T: Cell>(&self, up: &[T], down: &[T]) -> Set {
        let mut found = 0;
        for i in 0..self.len {
            if self.left >> i & 1 == 0 {
                continue;
            }
            found |= Set::from(has(up, down, T::new(usize::from(self.codes[i])))) << i;
        }
        found
    }
}

/// True if `code` is the nim sum of elements at the same places. Loops rather than closures, here and in what
/// calls this: a closure is compiled for the plainest processor.
#[inline(always)]
fn has<T: Cell>(up: &[T], down: &[T], code: T) -> bool {
    let mut least = T::MAX;
    for (&x, &y) in up.iter().zip(down) {
        least = least.min(x ^ y ^ code);
    }
    least == T::default()
}

#[cfg(target_arch = "x86_64")]
pub(super) mod x86 {
    use super::super::wide::Wide;
    use super::{Cell, GROUPS, Set, Sought, Tables};

    /// [`Sought::among`] for processors that look at `W` options at once.
    pub(super) struct Look<'a, T, S, const W: usize> {
        pub(super) simd: S,
        pub(super) sought: &'a Sought,
        pub(super) up: &'a [T],
        pub(super) down: &'a [T],
    }

    impl<T: Cell, S: Wide<W>, const W: usize> pulp::NullaryFnOnce for Look<'_, T, S, W> {
        type Output = Set;

        #[inline(always)]
        fn call(self) -> Set {
            if self.sought.is_wide {
                return self.sought.one_by_one(self.up, self.down);
            }
            let groups = &self.sought.tables;
            match self.sought.groups() {
                0 => 0,
                1 => self.groups::<1>(groups),
                2 => self.groups::<2>(groups),
                3 => self.groups::<3>(groups),
                4 => self.groups::<4>(groups),
                5 | 6 => self.groups::<6>(groups),
                _ => self.groups::<GROUPS>(groups),
            }
        }
    }

    impl<T: Cell, S: Wide<W>, const W: usize> Look<'_, T, S, W> {
        #[inline(always)]
        fn groups<const K: usize>(self, groups: &[Tables; GROUPS]) -> Set {
            let Look { simd, up, down, .. } = self;
            let zero = simd.splat(0);
            let mut tables = [[zero; 3]; K];
            for k in 0..K {
                for d in 0..3 {
                    tables[k][d] = simd.table(groups[k][d]);
                }
            }
            let mut seen = [zero; K];
            let (ups, ups_rest) = up.as_chunks::<W>();
            let (downs, downs_rest) = down.as_chunks::<W>();
            for (x, y) in ups.iter().zip(downs) {
                Self::step(simd, x, y, &tables, &mut seen);
            }
            // The first option as often as it takes.
            if !ups_rest.is_empty() {
                let (mut x, mut y) = ([up[0]; W], [down[0]; W]);
                x[..ups_rest.len()].copy_from_slice(ups_rest);
                y[..downs_rest.len()].copy_from_slice(downs_rest);
                Self::step(simd, &x, &y, &tables, &mut seen);
            }
            let mut found = 0;
            for (k, seen) in seen.into_iter().enumerate() {
                found |= Set::from(simd.all(seen)) << (8 * k);
            }
            found
        }

        #[inline(always)]
        fn step<const K: usize>(
            simd: S,
            x: &[T; W],
            y: &[T; W],
            tables: &[[S::Bytes; 3]; K],
            seen: &mut [S::Bytes; K],
        ) {
            // The order does not matter.
            let [first, second] = T::sums(simd, x, y);
            let [first_low, first_high] =
                [simd.and(first, simd.splat(15)), simd.high_digits(first)];
            for (tables, seen) in tables.iter().zip(seen) {
                let mut set = simd
                    .and(simd.look_up(tables[0], first_low), simd.look_up(tables[1], first_high));
                if size_of::<T>() > 1 {
                    set = simd.and(set, simd.look_up(tables[2], second));
                }
                *seen = simd.or(*seen, set);
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    /// [`Sought::among`] by 32 options at once, which processors with AVX-512 do not do otherwise; `None` without AVX2.
    fn by_avx2<T: Cell>(sought: &Sought, up: &[T], down: &[T]) -> Option<Set> {
        #[cfg(target_arch = "x86_64")]
        if let Some(simd) = pulp::x86::V3::try_new() {
            return Some(simd.vectorize(x86::Look { simd, sought, up, down }));
        }
        let _ = (sought, up, down);
        None
    }

    proptest! {
        #[test]
        fn as_each_code_alone(
            pairs in prop::collection::vec((0..1_usize << 16, 0..1_usize << 16), 1..200),
            codes in prop::collection::btree_set(0..1_usize << 16, 0..160),
            mask in prop::sample::select(vec![0xF_usize, 0x7F, 0xFF, 0x3FF, 0xFFF, 0xFFFF]),
        ) {
            let codes: std::collections::BTreeSet<_> = codes.iter().map(|code| code & mask).collect();
            let mut sought = Sought::new(mask + 1);
            let next = sought.add(codes.iter().copied(), MOST);
            sought.fill();
            prop_assert_eq!(next, codes.iter().nth(MOST).copied());
            let wide = |x: usize| u16::new(x & mask);
            let [up, down] = [pairs.iter().map(|pair| wide(pair.0)).collect::<Vec<_>>(), pairs.iter().map(|pair| wide(pair.1)).collect()];
            let found = sought.among(&up, &down);
            prop_assert_eq!(sought.one_by_one(&up, &down), found);
            prop_assert_eq!(by_avx2(&sought, &up, &down).unwrap_or(found), found);
            let before: Vec<_> = sought.codes().collect();
            for (i, &code) in before.iter().enumerate() {
                prop_assert_eq!(found >> i & 1 == 1, has(&up, &down, code as u16));
            }
            prop_assert_eq!(found.checked_shr(before.len() as u32).unwrap_or(0), 0);
            if mask < 0x100 {
                let narrow = |cells: &[u16]| cells.iter().map(|&cell| cell as u8).collect::<Vec<_>>();
                let [up, down] = [narrow(&up), narrow(&down)];
                prop_assert_eq!(sought.among(&up, &down), found);
                prop_assert_eq!(by_avx2(&sought, &up, &down).unwrap_or(found), found);
            }
            let mut taken = vec![];
            sought.remove(found, |code| taken.push(code));
            let left: Vec<_> = sought.codes().collect();
            for code in before {
                let is_found = has(&up, &down, code as u16);
                prop_assert!(taken.contains(&code) == is_found && left.contains(&code) != is_found);
            }
            let found = sought.among(&up, &down);
            sought.remove(found, |code| panic!("{code} again"));
        }
    }
}
