//! All words of a size over some characters, and all heaps of a size, by their ranks.

use crate::{Size, greatest_common_divisor};

/// The words that positions are written by, by their sizes and ranks: rows of characters, or heaps.
///
/// See [`Ranking`](crate::Ranking) for what the ranks are.
///
/// ```
/// use tweedle_rulesets::{Size, Words};
/// let words = Words::of_boards(".xo");
/// let size = Size::Cells { rows: 1, cols: 3 };
/// assert_eq!(words.count(size), Some(27));
/// assert_eq!(words.word(size, 5).as_deref(), Some(".xo"));
/// ```
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Words {
    kind: Kind,
    letters: Vec<char>,
}

/// The kind of positions.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Kind {
    Strip,
    Grid,
    Heaps,
}

/// No board of a ruleset has more cells.
const MOST_CELLS: u32 = 128;

/// No more heaps are ranked.
const MOST_HEAPS: u32 = 1000;

impl Words {
    /// The words of boards whose cells have these characters, the first of them the digit 0.
    pub fn of_boards(letters: &str) -> Words {
        Words { kind: Kind::Grid, letters: letters.chars().collect() }
    }

    /// The same of strips, which have one row.
    pub fn of_strips(letters: &str) -> Words {
        Words { kind: Kind::Strip, letters: letters.chars().collect() }
    }

    /// Heaps.
    pub fn of_heaps() -> Words {
        Words { kind: Kind::Heaps, letters: Vec::new() }
    }

    /// The characters of the cells, the empty one first; none for heaps.
    pub fn letters(&self) -> &[char] {
        &self.letters
    }

    /// True if the positions are rows of cells, of which there may be several.
    pub fn has_rows(&self) -> bool {
        self.kind == Kind::Grid
    }

    /// True if the positions are heaps.
    pub fn has_heaps(&self) -> bool {
        self.kind == Kind::Heaps
    }

    /// The number of words of a size; `None` if there are no words of such a size, if they are 2¹²⁸ or more,
    /// or for more than 1000 heaps.
    pub fn count(&self, size: Size) -> Option<u128> {
        match size {
            Size::Cells { rows, cols } => {
                (self.letters.len() as u128).checked_pow(self.cells(rows, cols)?)
            }
            Size::Heaps { heaps, most } => {
                let may = self.kind == Kind::Heaps && heaps <= MOST_HEAPS;
                may.then(|| combinations(u128::from(most) + u128::from(heaps), heaps))?
            }
        }
    }

    /// The word of a rank, as a position is written; `None` if there is none.
    ///
    /// Cost: a step for each cell; for each heap, a step for each heap and binary digit of its size.
    pub fn word(&self, size: Size, rank: u128) -> Option<String> {
        match size {
            Size::Cells { rows, cols } => {
                let count = self.cells(rows, cols)? as usize;
                let mut cells = vec![self.letters[0]; count];
                let is_whole = self.write_cells(rank, &mut cells);
                let mut word = String::with_capacity(count + rows as usize);
                for row in cells.chunks(cols as usize) {
                    word.extend(
                        (!word.is_empty()).then_some('|').into_iter().chain(row.iter().copied()),
                    );
                }
                is_whole.then_some(word)
            }
            Size::Heaps { heaps, most } => {
                if rank >= self.count(size)? {
                    return None;
                }
                let mut sizes = Vec::new();
                let mut rank = rank;
                for place in (1..=heaps).rev() {
                    // The largest heap that leaves a rank for those before it.
                    let at_most = |heap: u64| {
                        let count = combinations(u128::from(heap) + u128::from(place) - 1, place);
                        count.is_some_and(|count| count <= rank)
                    };
                    let (mut low, mut high) = (0, most);
                    while low < high {
                        let middle = low + (high - low).div_ceil(2);
                        if at_most(middle) { low = middle } else { high = middle - 1 }
                    }
                    rank -= combinations(u128::from(low) + u128::from(place) - 1, place)?;
                    sizes.push(low.to_string());
                }
                sizes.reverse();
                Some(if sizes.is_empty() { "0".to_owned() } else { sizes.join(",") })
            }
        }
    }

    /// A word of a size by lot: each cell has each character, and each heap each size, as likely as every other one. `below` gives a
    /// number below another one. `None` if there are no words of such a size; there may be more than 2¹²⁸.
    ///
    /// ```
    /// use tweedle_rulesets::{Size, Words};
    /// let size = Size::Cells { rows: 2, cols: 2 };
    /// assert_eq!(Words::of_boards(".xo").random(size, |most| most - 1).as_deref(), Some("oo|oo"));
    /// ```
    pub fn random(&self, size: Size, mut below: impl FnMut(u64) -> u64) -> Option<String> {
        match size {
            Size::Cells { rows, cols } => {
                self.cells(rows, cols)?;
                let mut word = String::new();
                for row in 0..rows {
                    word.extend((row > 0).then_some('|'));
                    word.extend((0..cols).map(|_| self.letter(&mut below)));
                }
                Some(word)
            }
            Size::Heaps { heaps, most } => {
                let may = self.kind == Kind::Heaps && (1..=MOST_HEAPS).contains(&heaps);
                let heap = |_| below(most.saturating_add(1)).to_string();
                may.then(|| (0..heaps).map(heap).collect::<Vec<_>>().join(","))
            }
        }
    }

    /// A word of the same size that differs from `word` in one cell, or in one heap: that is one larger or smaller, or has any size
    /// up to `most`. It may be the same word if there is no other.
    ///
    /// ```
    /// use tweedle_rulesets::Words;
    /// assert_eq!(Words::of_boards(".xo").edited("..|..", 0, |most| most - 1), "..|.o");
    /// ```
    pub fn edited(&self, word: &str, most: u64, mut below: impl FnMut(u64) -> u64) -> String {
        if self.kind == Kind::Heaps {
            let mut heaps: Vec<u64> =
                word.split(',').filter_map(|heap| heap.trim().parse().ok()).collect();
            let place = below(heaps.len() as u64) as usize;
            if let Some(heap) = heaps.get_mut(place) {
                *heap = match below(3) {
                    0 => heap.saturating_sub(1),
                    1 => most.min(heap.saturating_add(1)),
                    _ => below(most.saturating_add(1)),
                };
            }
            return heaps.iter().map(u64::to_string).collect::<Vec<_>>().join(",");
        }
        let mut cells: Vec<char> = word.chars().collect();
        let places: Vec<usize> = (0..cells.len()).filter(|&place| cells[place] != '|').collect();
        if let Some(&place) = places.get(below(places.len().max(1) as u64) as usize) {
            let others: Vec<char> =
                self.letters.iter().copied().filter(|&letter| letter != cells[place]).collect();
            if let Some(&other) = others.get(below(others.len().max(1) as u64) as usize) {
                cells[place] = other;
            }
        }
        cells.into_iter().collect()
    }

    fn letter(&self, mut below: impl FnMut(u64) -> u64) -> char {
        self.letters[below(self.letters.len() as u64) as usize]
    }

    /// Writes the last digits of a rank; returns whether it has no more.
    fn write_cells(&self, mut rank: u128, cells: &mut [char]) -> bool {
        let base = self.letters.len() as u64;
        for cell in cells.iter_mut().rev() {
            // Mostly it is a short number, which is divided many times faster.
            let digit = if let Ok(short) = u64::try_from(rank) {
                rank = u128::from(short / base);
                short % base
            } else {
                let digit = rank % u128::from(base);
                rank /= u128::from(base);
                digit as u64
            };
            *cell = self.letters[digit as usize];
        }
        rank == 0
    }

    /// The size and the rank of a word. Heaps are told by their number and the largest of them.
    /// `None` if it is no such text, or the rank is 2¹²⁸ or more.
    pub fn rank(&self, text: &str) -> Option<(Size, u128)> {
        if self.kind == Kind::Heaps {
            let sizes = text.split(',').map(|size| size.trim().parse::<u64>());
            let mut sizes = sizes.collect::<Result<Vec<u64>, _>>().ok()?;
            sizes.sort_unstable();
            let size = Size::Heaps { heaps: sizes.len().try_into().ok()?, most: *sizes.last()? };
            let mut rank = 0_u128;
            for (place, heap) in (1..).zip(sizes) {
                let before = combinations(u128::from(heap) + u128::from(place) - 1, place)?;
                rank = rank.checked_add(before)?;
            }
            return Some((size, rank));
        }
        let rows: Vec<&str> = text.split('|').collect();
        let cols = rows[0].chars().count();
        let size = Size::Cells { rows: rows.len().try_into().ok()?, cols: cols.try_into().ok()? };
        self.count(size)?;
        let mut rank = 0_u128;
        for row in rows {
            if row.chars().count() != cols {
                return None;
            }
            for cell in row.chars() {
                let digit = self.letters.iter().position(|&letter| letter == cell)?;
                rank = rank * self.letters.len() as u128 + digit as u128;
            }
        }
        Some((size, rank))
    }

    /// The words of the boards that one becomes when it is turned, mirrored or transposed, and when two kinds of pieces, all
    /// characters but the first, are exchanged; it is one of them. Not all of them need be worth the same: that is
    /// what [`symmetry_class`](crate::any::Rules::symmetry_class) says. Heaps, which are sorted, have no others.
    ///
    /// The number is eight times that of the pairs of pieces and one; for strips twice.
    pub fn images(&self, text: &str) -> Vec<String> {
        if self.kind == Kind::Heaps {
            return vec![text.to_owned()];
        }
        let rows: Vec<Vec<char>> = text.split('|').map(|row| row.chars().collect()).collect();
        let transposed: Vec<Vec<char>> = (0..rows[0].len())
            .map(|col| rows.iter().filter_map(|row| row.get(col).copied()).collect())
            .collect();
        let mut boards = vec![rows];
        if self.kind == Kind::Grid {
            boards.push(transposed);
        }
        let mut images = Vec::new();
        for board in boards {
            for (upside_down, mirrored) in
                [(false, false), (false, true), (true, false), (true, true)]
            {
                let row = |row: &Vec<char>| -> String {
                    if mirrored { row.iter().rev().collect() } else { row.iter().collect() }
                };
                let mut all: Vec<String> = board.iter().map(row).collect();
                if upside_down {
                    all.reverse();
                }
                images.push(all.join("|"));
            }
        }
        let pieces = self.letters.get(1..).unwrap_or_default();
        let turned = images.len();
        for (place, &first) in pieces.iter().enumerate() {
            for &second in &pieces[place + 1..] {
                for image in 0..turned {
                    let exchange = |letter| match letter {
                        letter if letter == first => second,
                        letter if letter == second => first,
                        letter => letter,
                    };
                    images.push(images[image].chars().map(exchange).collect());
                }
            }
        }
        images
    }

    /// The number of cells of such boards; `None` if there are no such boards.
    fn cells(&self, rows: u32, cols: u32) -> Option<u32> {
        let may = match self.kind {
            Kind::Strip => rows == 1,
            Kind::Grid => rows > 0,
            Kind::Heaps => false,
        };
        let cells = rows.checked_mul(cols)?;
        (may && cols > 0 && cells <= MOST_CELLS && !self.letters.is_empty()).then_some(cells)
    }
}

/// The number of sets of `chosen` of `all` things; `None` if they are 2¹²⁸ or more.
fn combinations(all: u128, chosen: u32) -> Option<u128> {
    let Some(rest) = all.checked_sub(u128::from(chosen)) else { return Some(0) };
    let chosen = u128::from(chosen).min(rest);
    let mut count = 1_u128;
    for step in 1..=chosen {
        // The product of neighbours is divisible; what they have in common goes first, so that it fits if the result does.
        let (factor, divisor) = (all - chosen + step, step);
        let common = greatest_common_divisor(count, divisor);
        let divisor = divisor / common;
        count = (count / common).checked_mul(factor / divisor)?;
    }
    Some(count)
}
