//! Grundy values by rare heaps.
//!
//! All options with a rare part are looked at; the least common value that is missing is the Grundy
//! value of the heap, unless a smaller rare value is missing, too. Rare values come from two common
//! parts: a few of these options, with small parts (the scouts), suffice to meet all that are
//! needed. If they do not, more options are looked at, and all of them before a heap is found rare.
//! So nothing is taken for granted: a heap gets its Grundy value in each of these ways.
//!
//! Where rare heaps are many, only some of them are looked at (the guides), and the least values that are missing then
//! are sought together among all options ([`super::sift`]). A heap n takes O(n) looks either way; a look for eight
//! values at 32 options takes about as long as to mark two.

use super::cell::Cell;
use super::lanes::LANES;
use super::marks::{Marks, Partner, Place};
use super::octal::{Break, Octal};
use super::search::{CHUNK, Mirror};
use super::sift::{self, Sought};
use super::small::SmallParts;
use super::split::Coding;

/// Smaller parts below this are all looked at.
const SMALL: usize = 2 * LANES;
/// The number of the latest heaps that are kept in reverse where searches are short.
const MIRRORED: usize = 1 << 16;
/// Options that are looked at for one heap before the next one.
const FIRST_SIFT: usize = 256;

/// The number of heaps for each code of a class that is sought among all options: with few options it takes as long
/// to prepare for a code.
const PER_SOUGHT: usize = 512;
const FEW: usize = 4;

/// The method, with what it keeps between heaps.
#[derive(Debug)]
pub(super) struct Sparse<T> {
    coding: Coding,
    /// The rare heaps.
    rare: Vec<Partner>,
    /// The number of rare heaps that are looked at before a search; all of them if `None`.
    guides: Option<Effort>,
    /// The common heaps that are scouts: those below a bound.
    scouts: Vec<Partner>,
    /// The numbers of rare heaps and of scouts below [`LANES`].
    small: [usize; 2],
    bound: Effort,
    small_parts: SmallParts,
    /// [`Coding::lesser`] of each common code in even and in odd heaps.
    lesser: Vec<[u32; 2]>,
    mirror: Mirror<T>,
    /// The greatest smaller part of an option that was looked at for heaps below this one, where
    /// none later is as great: the last entry is about the latest heaps.
    depths: Vec<(usize, usize)>,
    /// For each heap of a block the codes that are sought among its options.
    sought: Vec<Sought>,
    /// The numbers of rare and of common codes that are sought for a heap at first.
    most: [usize; 2],
    blocks: usize,
}

/// The number of options that are looked at for each heap before the values that are still missing are sought among all
/// options.
#[derive(Clone, Copy, Debug)]
struct Effort {
    count: usize,
    heaps: usize,
    /// The cost of the searches since the last adjustment, in options looked at.
    searched: usize,
}

impl Effort {
    fn new(count: usize) -> Effort {
        Effort { count, heaps: 0, searched: 0 }
    }

    /// More if searches cost more than they should, less if they cost next to nothing; whether that
    /// changed anything. `pace` is how many options a search looks at while one is marked.
    fn adjust(&mut self, pace: usize) -> bool {
        const PERIOD: usize = 1 << 8;
        self.heaps += LANES;
        if self.heaps < PERIOD {
            return false;
        }
        let (before, cost) = (self.count, self.searched / PERIOD / pace);
        if cost > self.count / 3 {
            self.count += self.count / 4 + 1;
        } else if cost < self.count / 10 {
            self.count -= self.count / 16;
        }
        self.count = self.count.max(SMALL);
        (self.heaps, self.searched) = (0, 0);
        self.count != before
    }
}

impl<T: Cell> Sparse<T> {
    /// Ready to go on after the heaps with the codes `g`, of which there are [`LANES`] or more.
    pub(super) fn new(
        moves: &Octal,
        g: &[T],
        coding: Coding,
        guides: Option<usize>,
        scouts: usize,
    ) -> Sparse<T> {
        let common = (coding.count() / 2..coding.count())
            .map(|code| [0, 1].map(|parity| coding.lesser(code, parity) as u32));
        let mut sparse = Sparse {
            small_parts: SmallParts::new(moves, g, coding),
            lesser: common.collect(),
            coding,
            rare: vec![],
            guides: guides.map(Effort::new),
            scouts: vec![],
            small: [0; 2],
            bound: Effort::new(scouts.max(SMALL)),
            mirror: Mirror::new(g, if guides.is_none() { MIRRORED } else { usize::MAX }),
            depths: vec![(g.len(), g.len())],
            sought: vec![Sought::new(coding.count()); LANES],
            most: [FEW; 2],
            blocks: 0,
        };
        sparse.rare = sparse.partners(g, 0, g.len());
        sparse.scouts = sparse.partners(g, 1, sparse.bound.count);
        sparse.small = [&sparse.rare, &sparse.scouts]
            .map(|partners| partners.partition_point(|partner| partner.heap < LANES));
        sparse
    }

    /// The heaps of a class below `bound`.
    fn partners(&self, g: &[T], class: usize, bound: usize) -> Vec<Partner> {
        let heaps =
            (0..bound.min(g.len())).filter(|&n| g[n].index() >> self.coding.digits == class);
        heaps.map(|heap| Partner::new(heap, g[heap].index(), self.coding)).collect()
    }

    pub(super) fn coding(&self) -> Coding {
        self.coding
    }

    /// True if all rare heaps are looked at for every heap.
    pub(super) fn is_sparse(&self) -> bool {
        self.guides.is_none()
    }

    /// Common heaps below this are looked at before a search.
    pub(super) fn scouts(&self) -> usize {
        self.bound.count
    }

    /// The number of rare heaps that are looked at before a search; `None` if all are.
    pub(super) fn guides(&self) -> Option<usize> {
        self.guides.map(|guides| guides.count)
    }

    /// The greatest rare heap.
    pub(super) fn last_rare(&self) -> usize {
        self.rare.last().map_or(SMALL, |partner| partner.heap.max(SMALL))
    }

    /// Heaps with the greatest smaller part of an option that was looked at for any heap from there on,
    /// where the pairs have greater heaps and smaller parts.
    pub(super) fn depths(&self) -> impl Iterator<Item = (usize, usize)> {
        let depths = self.depths.iter().map(|&(_, depth)| depth).skip(1);
        self.depths.iter().map(|&(end, _)| end).zip(depths)
    }

    /// The bytes held.
    pub(super) fn bytes(&self) -> usize {
        self.mirror.bytes()
            + (self.rare.capacity() + self.scouts.capacity()) * size_of::<Partner>()
            + size_of_val(&*self.lesser)
    }

    /// Appends the codes of the heaps up to but without `end`. Ends early, before the first heap
    /// whose value is beyond the sets of `marks`, with `false`.
    #[inline(always)]
    pub(super) fn extend<M: Marks<T>>(
        &mut self,
        moves: &Octal,
        g: &mut Vec<T>,
        end: usize,
        pace: usize,
        marks: &mut M,
    ) -> bool {
        while g.len() < end {
            let first = g.len();
            let places = LANES.min(end - first);
            // So that a window may be read anywhere.
            g.resize(first + LANES, T::default());
            let mut depth = if self.is_sparse() { self.bound.count } else { first };
            let done = self.block(moves, g, first, places, marks, &mut depth);
            g.truncate(first + done);
            while self.depths.last().is_some_and(|&(_, before)| before <= depth) {
                self.depths.pop();
            }
            self.depths.push((g.len(), depth));
            if done < places {
                return false;
            }
            if let Some(guides) = &mut self.guides {
                guides.adjust(pace);
            }
            if self.bound.adjust(pace) {
                self.scouts = self.partners(g, 1, self.bound.count);
            }
        }
        true
    }

    /// Puts the codes of the heaps from `first` on in their places. Returns how many.
    #[inline(always)]
    fn block<M: Marks<T>>(
        &mut self,
        moves: &Octal,
        g: &mut [T],
        first: usize,
        places: usize,
        marks: &mut M,
        depth: &mut usize,
    ) -> usize {
        marks.clear();
        let guides = self.guides().unwrap_or(usize::MAX).min(self.rare.len());
        let is_sure = guides == self.rare.len();
        for &two in &moves.two {
            if let Some(rest) = first.checked_sub(two.taken) {
                let rare = within(&self.rare[self.small[0]..guides], rest);
                let [low, high] = halves(rare, rest, two.distinct);
                marks.insert_rare(low, g, rest);
                marks.insert_rare(high, g, rest);
                let [low, high] =
                    halves(within(&self.scouts[self.small[1]..], rest), rest, two.distinct);
                marks.insert_common(low, g, rest);
                marks.insert_common(high, g, rest);
            }
        }
        // The values that the class of a small part does not lead to need another rare part; that is one of those that
        // were looked at.
        let has_all =
            is_sure && self.rare.last().is_none_or(|partner| partner.heap + moves.last < first);
        for (class, [led_to, others]) in self.small_parts.before.iter().enumerate() {
            marks.insert_small(class, led_to, g, first);
            if !has_all {
                marks.insert_small(class, others, g, first);
            }
        }
        marks.settle();
        for two in moves.two.iter().filter(|two| two.distinct) {
            if let Some(rest) = first.checked_sub(two.taken) {
                for partners in [&self.rare[self.small[0]..guides], &self.scouts[self.small[1]..]] {
                    mark_middle(partners, rest, g, places, marks);
                }
            }
        }
        // Of each heap, values that are missing then and have lower codes are not those of options, rare ones and
        // common ones.
        let digits = self.coding.digits;
        let mut sure = [[0, usize::MAX]; LANES];
        if !is_sure {
            self.sift_all(moves, g, first, places, marks, &mut sure);
        }
        for (i, &[sure_rare, sure_common]) in sure.iter().enumerate().take(places) {
            let n = first + i;
            let mut place = marks.place(i);
            if moves.halves(n) {
                place.insert(T::new(self.coding.moved(g[0].index(), 0, n)));
            }
            let mut code;
            loop {
                let Some(index) = place.least_common() else { return i };
                code = 1 << digits | index;
                if code < sure_common {
                    break;
                }
                self.most[1] += 1;
                if !self.is_met(moves, g, [first, n], code) {
                    break;
                }
                place.insert(T::new(code));
            }
            let lesser = self.lesser[code & ((1 << digits) - 1)][n % 2] as usize;
            if let Some(rare) = place.least_rare(lesser) {
                let missing = if rare < sure_rare {
                    Some(rare)
                } else {
                    self.most[0] += 1;
                    self.missing_rare(moves, g, [first, n], &mut place, lesser, depth)
                };
                if let Some(rare) = missing {
                    code = rare;
                    self.rare.push(Partner::new(n, code, self.coding));
                }
            }
            g[n] = T::new(code);
            drop(place);
            marks.insert_later(&self.small_parts.here[i], code as u64);
        }
        places
    }

    /// Looks for the least values of both classes that are missing among all options, and marks those that are
    /// found. Writes to `sure` below which codes those that are still missing are so.
    fn sift_all<M: Marks<T>>(
        &mut self,
        moves: &Octal,
        g: &[T],
        first: usize,
        places: usize,
        marks: &mut M,
        sure: &mut [[usize; 2]; LANES],
    ) {
        self.mirror.follow(&g[..first]);
        let class = 1 << self.coding.digits;
        let mut sought = std::mem::take(&mut self.sought);
        // One more each time that they were too few, and one less from time to time.
        self.blocks += 1;
        let less = usize::from(self.blocks.is_multiple_of(8));
        let limit = (first / PER_SOUGHT).clamp(FEW, sift::MOST / 2);
        self.most = self.most.map(|most| (most - less).clamp(1, limit));
        for (place, sought) in sought[..places].iter_mut().enumerate() {
            let missing = marks.place(place);
            sought.clear();
            let common = sought.add(missing.missing(1).map(|index| class | index), self.most[1]);
            let rare = sought.add(missing.missing(0), sought.len() + self.most[0]);
            sought.fill();
            sure[place] = [rare, common].map(|next| next.unwrap_or(usize::MAX));
        }
        let mut buffer = [T::default(); CHUNK];
        for two in &moves.two {
            // For all heaps of the block one after the other, so that the values stay in the caches.
            let mut from = LANES;
            while from < first {
                let to = from + from.clamp(FIRST_SIFT, CHUNK);
                for (place, sought) in sought[..places].iter_mut().enumerate() {
                    let n = first + place;
                    let Some((_, most)) = two.smaller_parts(n) else { continue };
                    let to = to.min(most + 1);
                    if from >= to || sought.is_empty() {
                        continue;
                    }
                    let down = self.mirror.down(g, n - two.taken, from, to - from, &mut buffer);
                    let found = sought.among(&g[from..to], down);
                    sought.remove(found, |code| marks.insert(place, T::new(code)));
                }
                from = to;
            }
        }
        self.sought = sought;
    }

    /// True if heap `n` of the block from `first` on has an option with this code and a smaller part of at least [`LANES`].
    #[cold]
    #[inline(never)]
    fn is_met(&mut self, moves: &Octal, g: &[T], [first, n]: [usize; 2], code: usize) -> bool {
        self.mirror.follow(&g[..first]);
        let mut cost = 0;
        let sought = &mut self.sought[0];
        sought.clear();
        sought.add([code], sift::MOST);
        sought.fill();
        for two in &moves.two {
            if let Some((_, most)) = two.smaller_parts(n) {
                self.mirror.sift(g, n - two.taken, [LANES, most], sought, &mut cost, |_| {});
            }
        }
        if let Some(guides) = &mut self.guides {
            guides.searched += cost;
        }
        sought.is_empty()
    }

    /// The least rare value with an index below `lesser` that heap `n` of the block from `first` on has no option of, if there is one, by all
    /// options that the scouts have not looked at. Marks those that are found.
    #[inline(never)]
    fn missing_rare(
        &mut self,
        moves: &Octal,
        g: &[T],
        [first, n]: [usize; 2],
        place: &mut impl Place<T>,
        lesser: usize,
        depth: &mut usize,
    ) -> Option<usize> {
        self.mirror.follow(&g[..first]);
        let bound = self.bound.count;
        loop {
            let sought = &mut self.sought[0];
            sought.clear();
            sought.add(place.missing(0).take_while(|&index| index < lesser), sift::MOST);
            sought.fill();
            if sought.is_empty() {
                return None;
            }
            for two in &moves.two {
                if let Some((_, most)) = two.smaller_parts(n) {
                    let (m, searched) = (n - two.taken, &mut self.bound.searched);
                    let each = |code| place.insert(T::new(code));
                    let end = self.mirror.sift(g, m, [bound, most], sought, searched, each);
                    *depth = (*depth).max(end);
                }
            }
            let left: Vec<_> = self.sought[0].codes().collect();
            for code in left {
                let code = T::new(code);
                if !self.is_met_by_rare(&moves.two, g, n, code) {
                    return Some(code.index());
                }
                place.insert(code);
            }
        }
    }

    /// True if heap `n` has an option with this code and two rare parts, one of them below the scouts' bound.
    fn is_met_by_rare(&self, breaks: &[Break], g: &[T], n: usize, code: T) -> bool {
        breaks.iter().any(|two| {
            let Some((least, most)) = two.smaller_parts(n) else { return false };
            let mut rare =
                self.rare.iter().take_while(|partner| partner.heap <= most.min(self.bound.count));
            rare.any(|partner| {
                partner.heap >= least && g[partner.heap] ^ g[n - two.taken - partner.heap] == code
            })
        })
    }
}

/// The partners in two runs. If parts must be `distinct`, those are left out that are half of what is
/// left of a heap of the block: of its first heap that is `rest`.
#[inline(always)]
fn halves(partners: &[Partner], rest: usize, distinct: bool) -> [&[Partner]; 2] {
    if !distinct {
        return [partners, &[]];
    }
    let [low, high] = middle(partners, rest);
    [&partners[..low], &partners[high..]]
}

/// The run of the partners that are half of what is left of a heap of the block.
#[inline(always)]
fn middle(partners: &[Partner], rest: usize) -> [usize; 2] {
    [rest, rest + LANES].map(|end| partners.partition_point(|partner| 2 * partner.heap < end))
}

/// Marks what breaks into two different parts have with those partners.
#[inline(always)]
fn mark_middle<T: Cell, M: Marks<T>>(
    partners: &[Partner],
    rest: usize,
    g: &[T],
    places: usize,
    marks: &mut M,
) {
    let [low, high] = middle(partners, rest);
    for partner in &partners[low..high] {
        for place in 0..places {
            let other = rest + place - partner.heap;
            if other != partner.heap {
                marks.insert(place, g[other] ^ g[partner.heap]);
            }
        }
    }
}

/// The partners that are less than `rest`.
#[inline(always)]
fn within(partners: &[Partner], rest: usize) -> &[Partner] {
    match partners.last() {
        Some(last) if last.heap >= rest => {
            &partners[..partners.partition_point(|partner| partner.heap < rest)]
        }
        _ => partners,
    }
}
