//! Grundy values by rare heaps.
//!
//! All options with a rare part are looked at; the least common value that is missing is the Grundy
//! value of the heap, unless a smaller rare value is missing, too. Rare values come from two common
//! parts: a few of these options, with small parts (the scouts), suffice to meet all that are
//! needed. If they do not, more options are looked at, and all of them before a heap is found rare.
//! So nothing is taken for granted: a heap gets its Grundy value in each of these ways.

use super::cell::Cell;
use super::lanes::LANES;
use super::marks::{Marks, Partner};
use super::octal::Octal;
use super::search::Mirror;
use super::split::Coding;

/// Smaller parts below this are all looked at.
const SMALL: usize = 2 * LANES;
/// The number of the latest heaps that are kept in reverse where searches are short.
const MIRRORED: usize = 1 << 16;

/// The method, with what it keeps between heaps.
#[derive(Debug)]
pub(super) struct Sparse<T> {
    coding: Coding,
    /// The rare heaps from [`SMALL`] on.
    rare: Vec<Partner>,
    /// The number of rare heaps that are looked at before a search; all of them if `None`.
    guides: Option<Effort>,
    /// The common heaps from [`SMALL`] on that are scouts: those below a bound.
    scouts: Vec<Partner>,
    bound: Effort,
    mirror: Mirror<T>,
    /// The greatest smaller part of an option that was looked at for heaps below this one, where
    /// none later is as great: the last entry is about the latest heaps.
    depths: Vec<(usize, usize)>,
}

/// The number of options that are looked at for each heap before values are searched for one by
/// one.
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
        if cost > self.count / 8 {
            self.count += self.count / 4 + 1;
        } else if cost < self.count / 24 {
            self.count -= self.count / 16;
        }
        self.count = self.count.max(SMALL);
        (self.heaps, self.searched) = (0, 0);
        self.count != before
    }
}

impl<T: Cell> Sparse<T> {
    /// Ready to go on after the heaps with the codes `g`.
    pub(super) fn new(g: &[T], coding: Coding, guides: Option<usize>, scouts: usize) -> Sparse<T> {
        let mut sparse = Sparse {
            coding,
            rare: vec![],
            guides: guides.map(Effort::new),
            scouts: vec![],
            bound: Effort::new(scouts.max(SMALL)),
            mirror: Mirror::new(g, if guides.is_none() { MIRRORED } else { usize::MAX }),
            depths: vec![(g.len(), g.len())],
        };
        sparse.rare = sparse.partners(g, 0, g.len());
        sparse.scouts = sparse.partners(g, 1, sparse.bound.count);
        sparse
    }

    /// The heaps of a class from [`SMALL`] on and below `bound`.
    fn partners(&self, g: &[T], class: usize, bound: usize) -> Vec<Partner> {
        let heaps =
            (SMALL..bound.min(g.len())).filter(|&n| g[n].index() >> self.coding.digits == class);
        heaps.map(|heap| Partner { heap, code: g[heap].index() as u64 }).collect()
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
        self.rare.last().map_or(SMALL, |partner| partner.heap)
    }

    /// Heaps with the greatest smaller part of an option that was looked at for any heap from there on,
    /// where the pairs have greater heaps and smaller parts.
    pub(super) fn depths(&self) -> impl Iterator<Item = (usize, usize)> {
        let depths = self.depths.iter().map(|&(_, depth)| depth).skip(1);
        self.depths.iter().map(|&(end, _)| end).zip(depths)
    }

    /// The bytes held.
    pub(super) fn bytes(&self) -> usize {
        self.mirror.bytes() + (self.rare.capacity() + self.scouts.capacity()) * size_of::<Partner>()
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
            self.mirror.follow(g);
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
                let [low, high] = halves(within(&self.rare[..guides], rest), rest, two.distinct);
                marks.insert_rare(low, g, rest);
                marks.insert_rare(high, g, rest);
                let [low, high] = halves(within(&self.scouts, rest), rest, two.distinct);
                marks.insert_common(low, g, rest);
                marks.insert_common(high, g, rest);
                for heap in two.least..SMALL.min(rest) {
                    let Some(window) = g[rest - heap..].first_chunk() else { break };
                    marks.insert_first(g[heap].index() as u64, window, LANES.min(heap + two.taken));
                }
            }
        }
        marks.settle();
        for two in moves.two.iter().filter(|two| two.distinct) {
            if let Some(rest) = first.checked_sub(two.taken) {
                for partners in [&self.rare[..guides], &self.scouts[..]] {
                    mark_middle(partners, rest, g, places, marks);
                }
            }
        }
        for place in 0..places {
            let n = first + place;
            moves.simple_options(n, |option| {
                marks.insert(place, T::new(self.coding.moved(g[option].index(), option, n)));
            });
            for two in &moves.two {
                // One part is of this block.
                for a in two.least..(place + 1).saturating_sub(two.taken) {
                    marks.insert(place, g[a] ^ g[n - two.taken - a]);
                }
            }
            let mut code;
            loop {
                let Some(index) = marks.least_common(place) else { return place };
                code = 1 << self.coding.digits | index;
                let mut looked = 0;
                if is_sure || !is_met(&self.mirror, moves, g, n, SMALL, T::new(code), &mut looked) {
                    break;
                }
                if let Some(guides) = &mut self.guides {
                    guides.searched += looked;
                }
                marks.insert(place, T::new(code));
            }
            let lesser = self.coding.lesser(code, n);
            while let Some(rare) = marks.least_rare(place, lesser) {
                if !self.finds(moves, g, n, T::new(rare), depth) {
                    code = rare;
                    self.rare.push(Partner { heap: n, code: code as u64 });
                    break;
                }
                marks.insert(place, T::new(rare));
            }
            g[n] = T::new(code);
        }
        places
    }

    /// True if heap `n` has an option with this rare value, which the scouts have not found.
    #[cold]
    #[inline(never)]
    fn finds(&mut self, moves: &Octal, g: &[T], n: usize, code: T, depth: &mut usize) -> bool {
        let mut looked = 0;
        let bound = self.bound.count;
        let is_met = pulp::Arch::new().dispatch(
            #[inline(always)]
            || is_met(&self.mirror, moves, g, n, bound, code, &mut looked),
        );
        *depth = (*depth).max(bound + looked);
        if is_met {
            self.bound.searched += looked;
            return true;
        }
        // The options with two rare parts, one of them below the scouts' bound.
        moves.two.iter().any(|two| {
            let Some((_, most)) = two.smaller_parts(n) else { return false };
            let mut rare = self.rare.iter().take_while(|partner| partner.heap <= most.min(bound));
            rare.any(|partner| g[partner.heap] ^ g[n - two.taken - partner.heap] == code)
        })
    }
}

/// True if heap `n` has an option with this code and a smaller part of at least `from`.
#[inline(always)]
fn is_met<T: Cell>(
    mirror: &Mirror<T>,
    moves: &Octal,
    g: &[T],
    n: usize,
    from: usize,
    code: T,
    looked: &mut usize,
) -> bool {
    // Loops rather than closures, here and in what this calls: a closure is compiled for the plainest
    // processor.
    for two in &moves.two {
        if let Some((_, most)) = two.smaller_parts(n)
            && mirror.occurs(g, n - two.taken, from, most, code, looked)
        {
            return true;
        }
    }
    false
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
