//! The ranks of the boards on which the same stands.

use super::contents::Content;
use std::sync::Arc;
use tweedle_rules::any::{MOST_CELLS, MOST_LETTERS};

/// The number of cells that are looked at together.
const TOGETHER: usize = 4;

/// The sets of such cells.
const PATTERNS: usize = 1 << TOGETHER;

/// The boards with the same content as numbers from 0, for boards of some number of cells. A board is the set of cells of each character but the
/// first.
///
/// The cells with the last character are a set of all cells, those with the one before a set of the others, and so on. A set is a number by
/// the combinatorial number system (Knuth, *The Art of Computer Programming* 4A, 7.2.1.3), and these numbers are the digits of
/// the rank, that of the last character the lowest.
#[derive(Clone, Debug)]
pub struct Arrangements {
    cells: usize,
    letters: usize,
    tables: Arc<Tables>,
}

#[derive(Debug)]
struct Tables {
    /// Binomials: of `n` things `k`, at `k * (cells + 1) + n`, as far as they fit.
    choose: Vec<u64>,
    /// What a pattern of the next cells adds to the number of a set, after `n` cells of which `k` are in the set: at
    /// `(n * (cells + 1) + k) * PATTERNS`, as far as it fits.
    add: Vec<u64>,
}

/// A pattern without the cells that are not free, the others moved together: by the pattern of the free cells, and the pattern.
const PACKED: [[u8; PATTERNS]; PATTERNS] = {
    let mut packed = [[0; PATTERNS]; PATTERNS];
    let mut free = 0;
    while free < PATTERNS {
        let mut pattern = 0;
        while pattern < PATTERNS {
            let (mut cell, mut to) = (0, 0);
            while cell < TOGETHER {
                if free >> cell & 1 == 1 {
                    packed[free][pattern] |= ((pattern >> cell & 1) << to) as u8;
                    to += 1;
                }
                cell += 1;
            }
            pattern += 1;
        }
        free += 1;
    }
    packed
};

/// The pattern whose free cells are those of a packed one: by the pattern of the free cells, and the packed one.
const SPREAD: [[u8; PATTERNS]; PATTERNS] = {
    let mut spread = [[0; PATTERNS]; PATTERNS];
    let mut free = 0;
    while free < PATTERNS {
        // Of the patterns that are packed alike the least has free cells alone.
        let mut pattern = PATTERNS;
        while pattern > 0 {
            pattern -= 1;
            spread[free][PACKED[free][pattern] as usize] = pattern as u8;
        }
        free += 1;
    }
    spread
};

/// The number of cells in a pattern.
const ONES: [u8; PATTERNS] = {
    let mut ones = [0; PATTERNS];
    let mut pattern = 0;
    while pattern < PATTERNS {
        ones[pattern] = pattern.count_ones() as u8;
        pattern += 1;
    }
    ones
};

impl Arrangements {
    /// Those of boards with a number of cells, at most 128, and of characters, at most 8.
    pub fn new(cells: usize, letters: usize) -> Arrangements {
        let (cells, letters) = (cells.min(MOST_CELLS), letters.clamp(1, MOST_LETTERS));
        let width = cells + 1;
        let mut choose = vec![0_u64; width * width];
        for n in 0..width {
            choose[n] = 1;
            for k in 1..=n {
                let above = n - 1;
                choose[k * width + n] =
                    choose[(k - 1) * width + above].saturating_add(choose[k * width + above]);
            }
        }
        let of =
            |n: usize, k: usize| if n > cells || k > cells { 0 } else { choose[k * width + n] };
        let mut add = vec![0_u64; width * width * PATTERNS];
        for (at, add) in add.iter_mut().enumerate() {
            let (n, mut k) = (at / PATTERNS / width, at / PATTERNS % width);
            for cell in (0..TOGETHER).filter(|cell| at >> cell & 1 == 1) {
                k += 1;
                *add = add.saturating_add(of(n + cell, k));
            }
        }
        Arrangements { cells, letters, tables: Arc::new(Tables { choose, add }) }
    }

    #[inline]
    fn choose(&self, n: usize, k: usize) -> u64 {
        self.tables.choose[k * (self.cells + 1) + n]
    }

    /// The set of all cells.
    #[inline]
    fn all(&self) -> u128 {
        if self.cells == 0 { 0 } else { u128::MAX >> (MOST_CELLS - self.cells) }
    }

    /// The number of boards with a content; `None` if there are 2⁶³ or more.
    pub fn count(&self, content: Content) -> Option<u64> {
        let mut cells = self.cells;
        let mut count = 1_u64;
        for letter in (1..self.letters).rev() {
            let of = content.count(letter);
            count = count.checked_mul(self.choose(cells, of))?;
            cells -= of;
        }
        // Numbers that did not fit are as large as can be.
        (count < 1 << 63).then_some(count)
    }

    /// The rank of a board among those with its content, which is given.
    ///
    /// Cost: a few steps for each four cells and character.
    #[inline]
    pub fn rank(&self, content: Content, sets: &[u128]) -> u64 {
        let (mut rank, mut unit) = (0_u64, 1_u64);
        let (mut free, mut left) = (self.all(), self.cells);
        for (letter, &set) in (1..self.letters).zip(sets).rev() {
            let of = content.count(letter);
            if of == 0 {
                continue;
            }
            rank = rank.wrapping_add(unit.wrapping_mul(self.number(set, free)));
            unit = unit.wrapping_mul(self.choose(left, of));
            free &= !set;
            left -= of;
        }
        rank
    }

    /// The number of a set of free cells among all those of as many free cells.
    #[inline]
    fn number(&self, set: u128, free: u128) -> u64 {
        let width = self.cells + 1;
        let (mut number, mut k) = (0_u64, 0);
        let mut before = 0;
        for shift in [0, 64] {
            let (mut set, mut free) = ((set >> shift) as u64, (free >> shift) as u64);
            let mut n = before;
            before += free.count_ones() as usize;
            while set != 0 {
                let (pattern, of) = (set as usize % PATTERNS, free as usize % PATTERNS);
                let packed = usize::from(PACKED[of][pattern]);
                number = number.wrapping_add(self.tables.add[(n * width + k) * PATTERNS + packed]);
                n += usize::from(ONES[of]);
                k += usize::from(ONES[pattern]);
                set >>= TOGETHER;
                free >>= TOGETHER;
            }
        }
        number
    }

    /// Writes the board of a rank below [`Arrangements::count`].
    ///
    /// Cost: a step for each cell and character.
    pub fn write(&self, content: Content, rank: u64, sets: &mut [u128]) {
        let mut rank = rank;
        let (mut free, mut left) = (self.all(), self.cells);
        for (letter, set) in (1..self.letters).zip(sets).rev() {
            let of = content.count(letter);
            *set = 0;
            if of == 0 {
                continue;
            }
            let all = self.choose(left, of);
            *set = spread(self.set(rank % all, left, of), free);
            rank /= all;
            free &= !*set;
            left -= of;
        }
    }

    /// From the board of a rank to that of the next; from the last board of its content to the first.
    ///
    /// Cost: a few steps for each four cells and character, less than of [`Arrangements::write`].
    pub fn advance(&self, sets: &mut [u128]) {
        let mut free = self.all();
        for set in sets.iter_mut().rev() {
            let taken = *set;
            *set = packed(taken, free);
            free &= !taken;
        }
        let mut left = self.cells;
        for set in sets.iter_mut().rev() {
            if let Some(next) =
                successor(*set).filter(|&next| left == MOST_CELLS || next >> left == 0)
            {
                *set = next;
                break;
            }
            let of = set.count_ones();
            *set = if of == 0 { 0 } else { u128::MAX >> (u128::BITS - of) };
            left -= of as usize;
        }
        free = self.all();
        for set in sets.iter_mut().rev() {
            *set = spread(*set, free);
            free &= !*set;
        }
    }

    /// The set with a number, of those that have `of` of the first `cells` cells.
    #[inline]
    fn set(&self, mut number: u64, cells: usize, of: usize) -> u128 {
        let mut set = 0;
        let mut place = cells;
        for k in (1..=of).rev() {
            place -= 1;
            while self.choose(place, k) > number {
                place -= 1;
            }
            number -= self.choose(place, k);
            set |= 1 << place;
        }
        set
    }
}

/// The next set with as many cells, in the order of their greatest cells that differ; `None` if the numbers end before (Knuth 7.1.3, formula
/// of Gosper).
#[inline]
fn successor(set: u128) -> Option<u128> {
    let lowest = set & set.wrapping_neg();
    let carried = set.checked_add(lowest)?;
    (set != 0).then(|| carried | (set ^ carried) >> 2 >> lowest.trailing_zeros())
}

/// A set of free cells, numbered among the free ones.
#[inline]
fn packed(set: u128, free: u128) -> u128 {
    let (mut packed, mut at) = (0, 0);
    for shift in [0, 64] {
        let (mut set, mut free) = ((set >> shift) as u64, (free >> shift) as u64);
        while free != 0 {
            let of = free as usize % PATTERNS;
            packed |= u128::from(PACKED[of][set as usize % PATTERNS]) << at;
            at += ONES[of];
            set >>= TOGETHER;
            free >>= TOGETHER;
        }
    }
    packed
}

/// The cells of a set, whose cells are numbered among the free ones.
#[inline]
fn spread(mut set: u128, free: u128) -> u128 {
    let mut spread = 0;
    for shift in [0, 64] {
        let mut free = (free >> shift) as u64;
        let (mut word, mut at) = (0_u64, 0);
        while set != 0 && free != 0 {
            let of = free as usize % PATTERNS;
            let count = ONES[of];
            let packed = set as usize & ((1 << count) - 1);
            word |= u64::from(SPREAD[of][packed]) << at;
            set >>= count;
            free >>= TOGETHER;
            at += TOGETHER;
        }
        spread |= u128::from(word) << shift;
    }
    spread
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The sets of the boards of some cells and characters, by the characters as digits.
    fn boards(cells: u32, letters: usize) -> impl Iterator<Item = Vec<u128>> {
        (0..letters.pow(cells)).map(move |mut number| {
            let mut sets = vec![0; letters - 1];
            for cell in 0..cells {
                if let Some(set) = (number % letters).checked_sub(1) {
                    sets[set] |= 1 << cell;
                }
                number /= letters;
            }
            sets
        })
    }

    #[test]
    fn every_board_has_a_rank_and_every_rank_a_board() {
        for (cells, letters) in [(1, 1), (4, 2), (9, 2), (6, 3), (5, 4), (3, 8)] {
            let arrangements = Arrangements::new(cells as usize, letters);
            let mut all = 0;
            for content in Content::all(cells as usize, letters, 1000).expect("few") {
                let count = arrangements.count(content).expect("few");
                let mut board = vec![0; letters - 1];
                for rank in 0..count {
                    arrangements.write(content, rank, &mut board);
                    assert_eq!(Content::of(cells as usize, &board), content);
                    assert_eq!(arrangements.rank(content, &board), rank, "{board:?}");
                    let mut next = vec![0; letters - 1];
                    arrangements.write(content, (rank + 1) % count, &mut next);
                    arrangements.advance(&mut board);
                    assert_eq!(board, next, "after rank {rank} of {content:?}");
                }
                all += count;
            }
            assert_eq!(all, (letters as u64).pow(cells));
        }
    }

    /// The ranks by the definition: the digit of a character counts the sets before its own, and sets are in the order of their greatest cells
    /// that differ, that is of their numbers in binary, where the cells that are not free are left out.
    #[test]
    fn ranks_are_digits_in_the_order_of_sets() {
        for (cells, letters) in [(7, 2), (5, 3), (4, 4)] {
            let arrangements = Arrangements::new(cells as usize, letters);
            let mut all: Vec<(Content, Vec<u128>, Vec<u128>)> = boards(cells, letters)
                .map(|sets| {
                    let mut free = (1_u128 << cells) - 1;
                    let mut digits = Vec::new();
                    for &set in sets.iter().rev() {
                        let cells = (0..u128::BITS).filter(|cell| free >> cell & 1 == 1);
                        let packed = cells.enumerate().map(|(to, from)| (set >> from & 1) << to);
                        digits.insert(0, packed.sum());
                        free &= !set;
                    }
                    (Content::of(cells as usize, &sets), digits, sets)
                })
                .collect();
            all.sort();
            for same in all.chunk_by(|a, b| a.0 == b.0) {
                for (rank, (content, _, sets)) in (0..).zip(same) {
                    assert_eq!(arrangements.rank(*content, sets), rank, "{sets:?}");
                }
            }
        }
    }

    #[test]
    fn boards_of_up_to_128_cells_have_ranks() {
        for cells in [63, 64, 65, 100, 128] {
            let arrangements = Arrangements::new(cells, 3);
            let (first, last) = (1 | 1 << 40, 1_u128 << (cells - 1) | 1 << (cells / 2));
            let sets = [first & !last, last];
            let content = Content::of(cells, &sets);
            let rank = arrangements.rank(content, &sets);
            assert!(rank < arrangements.count(content).expect("few"));
            let mut again = [0; 2];
            arrangements.write(content, rank, &mut again);
            assert_eq!(again, sets);
            arrangements.advance(&mut again);
            assert_eq!(arrangements.rank(content, &again), rank + 1);
        }
    }

    #[test]
    fn numbers_that_do_not_fit_are_told() {
        let arrangements = Arrangements::new(128, 3);
        let of = |sets: [u128; 2]| arrangements.count(Content::of(128, &sets));
        assert_eq!(of([0, 0]), Some(1));
        assert_eq!(of([u128::MAX >> 64, 0]), None);
        assert_eq!(of([0b1_1111, 0]), Some(264_566_400));
    }
}
