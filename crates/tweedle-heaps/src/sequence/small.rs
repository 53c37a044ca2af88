//! The options of a block of heaps that have a small part.

use super::cell::Cell;
use super::lanes::LANES;
use super::octal::Octal;
use super::split::Coding;

/// In the place of a code, where there is none: beyond all sets.
pub(super) const BEYOND: u64 = 1 << 32;

/// The small parts of a game, by which the options of all heaps of a block are marked at once.
#[derive(Debug)]
pub(super) struct SmallParts {
    /// With the other part in an earlier block, by the class of the values that they make: those that lead to this class, and those that
    /// only do so with a rare part.
    pub(super) before: [[Vec<Small>; 2]; 2],
    /// With the other part in the block, for each of its places: the codes of the small parts, each at the place of the heap whose
    /// option it is.
    pub(super) here: [Vec<[u64; LANES]>; LANES],
}

impl SmallParts {
    /// Of a game, after the heaps with the codes `g`.
    pub(super) fn new<T: Cell>(moves: &Octal, g: &[T], coding: Coding) -> SmallParts {
        SmallParts { before: before(moves, g, coding), here: here(moves, g, coding) }
    }
}

/// A small heap as one part of an option.
#[derive(Clone, Copy, Debug)]
pub(super) struct Small {
    /// The number by which a heap with this option is larger than the other part.
    pub(super) more: usize,
    /// Its code, turned so that the nim sum with the code of the other part is the index of a value of the class that is sought.
    pub(super) index: u64,
    /// The number of heaps of a block, from the first on, whose other parts are of earlier blocks.
    pub(super) known: usize,
}

impl Small {
    fn new(more: usize, code: usize, class: usize, coding: Coding) -> Small {
        let index = (code ^ class << coding.digits) as u64;
        Small { more, index, known: LANES.min(more) }
    }
}

/// The smaller parts below [`LANES`] of what a move leaves, and heap 0 for moves that leave one heap: each with the number by
/// which a heap is larger than the other part.
fn small_heaps(moves: &Octal) -> impl Iterator<Item = (usize, usize)> {
    let alone = moves.one.iter().map(|&taken| (0, taken));
    let two = moves.two.iter().flat_map(|&two| (two.least..LANES).map(move |a| (a, two.taken + a)));
    alone.chain(two)
}

/// The code of a small heap, as part of an option of a heap that is larger than the other part by `more`. Alone, heap 0 makes up for what
/// the parity of a heap adds to its class.
fn small_code<T: Cell>(g: &[T], coding: Coding, heap: usize, more: usize) -> usize {
    if heap == 0 { coding.moved(0, 0, more) } else { g[heap].index() }
}

/// [`SmallParts::before`], after the heaps with the codes `g`.
fn before<T: Cell>(moves: &Octal, g: &[T], coding: Coding) -> [[Vec<Small>; 2]; 2] {
    let mut parts: [[Vec<Small>; 2]; 2] = Default::default();
    for (heap, more) in small_heaps(moves) {
        let code = small_code(g, coding, heap, more);
        for (class, parts) in parts.iter_mut().enumerate() {
            // The values that the class of a part does not lead to need a rare other part.
            let is_led_to = class != code >> coding.digits || moves.one.contains(&more);
            parts[usize::from(!is_led_to)].push(Small::new(more, code, class, coding));
        }
    }
    parts
}

/// [`SmallParts::here`], after the heaps with the codes `g`.
fn here<T: Cell>(moves: &Octal, g: &[T], coding: Coding) -> [Vec<[u64; LANES]>; LANES] {
    std::array::from_fn(|i| {
        let mut here: Vec<[u64; LANES]> = Vec::new();
        for (heap, more) in small_heaps(moves).filter(|(_, more)| i + more < LANES) {
            let code = small_code(g, coding, heap, more) as u64;
            // The first that has room at this place.
            let place = here.iter().position(|parts| parts[i + more] == BEYOND);
            let place = place.unwrap_or_else(|| {
                here.push([BEYOND; LANES]);
                here.len() - 1
            });
            here[place][i + more] = code;
        }
        here
    })
}
