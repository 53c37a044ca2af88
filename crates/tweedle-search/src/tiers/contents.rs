//! What stands on a board, and the ranks of the boards on which the same stands.

use serde::{Deserialize, Serialize};

/// No board has more kinds of cells.
pub(super) const MOST_LETTERS: usize = 8;

/// No board has more cells.
pub(super) const MOST_CELLS: usize = 128;

/// What stands on a board: the number of cells with each character, in the order of the characters of the ruleset.
///
/// All boards of one size with the same content are a tier.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Content([u8; MOST_LETTERS]);

impl Content {
    /// The content of a board.
    #[inline]
    pub fn of(cells: &[u8]) -> Content {
        let mut counts = [0; MOST_LETTERS];
        for &cell in cells {
            counts[usize::from(cell) % MOST_LETTERS] += 1;
        }
        Content(counts)
    }

    /// All contents of boards with numbers of cells and characters, in order; `None` if they are more than `most`.
    pub fn all(cells: usize, letters: usize, most: usize) -> Option<Vec<Content>> {
        // As many as there are ways to put bars between the cells.
        let mut count = 1_u128;
        for letter in 1..letters as u128 {
            count = count * (cells as u128 + letter) / letter;
        }
        if count > most as u128 {
            return None;
        }
        let mut all = vec![Content([0; MOST_LETTERS])];
        for letter in 0..letters {
            let is_last = letter + 1 == letters;
            let more = |&content: &Content| {
                let left = cells - content.cells();
                (if is_last { left } else { 0 }..=left).map(move |count| {
                    let mut counts = content.0;
                    counts[letter] = count as u8;
                    Content(counts)
                })
            };
            all = all.iter().flat_map(more).collect();
        }
        all.sort_unstable();
        Some(all)
    }

    /// The numbers of cells, as bytes.
    pub fn to_bytes(self) -> [u8; MOST_LETTERS] {
        self.0
    }

    /// The content with these numbers of cells.
    pub fn from_bytes(counts: [u8; MOST_LETTERS]) -> Content {
        Content(counts)
    }

    /// The number of cells.
    pub fn cells(self) -> usize {
        self.0.iter().map(|&count| usize::from(count)).sum()
    }

    /// The number of cells with a character.
    #[inline]
    pub fn count(self, letter: usize) -> usize {
        self.0[letter].into()
    }

    /// The change of the counts from this content to another.
    pub(super) fn change_to(self, other: Content) -> [i16; MOST_LETTERS] {
        std::array::from_fn(|letter| i16::from(other.0[letter]) - i16::from(self.0[letter]))
    }

    /// This content after a change; `None` if there are too few cells of some kind.
    pub(super) fn changed(self, change: &[i16; MOST_LETTERS]) -> Option<Content> {
        let mut counts = self.0;
        for (count, &by) in counts.iter_mut().zip(change) {
            *count = u8::try_from(i16::from(*count) + by).ok()?;
        }
        Some(Content(counts))
    }

    /// The content in words: `12 x, 3 o`, with the characters of the ruleset.
    pub fn words(self, letters: &[char]) -> String {
        let words: Vec<String> = letters
            .iter()
            .zip(self.0)
            .filter(|(_, count)| *count > 0)
            .map(|(letter, count)| format!("{count} {letter}"))
            .collect();
        words.join(", ")
    }
}

/// The boards with the same content as numbers from 0, for boards of some number of cells.
///
/// The cells with the last character are a set of all cells, those with the one before a set of the others, and so on. A set is a number by
/// the combinatorial number system (Knuth, *The Art of Computer Programming* 4A, 7.2.1.3), and these numbers are the digits of
/// the rank, that of the last character the lowest.
#[derive(Clone, Debug)]
pub struct Arrangements {
    cells: usize,
    letters: usize,
    /// Binomials: of `n` things `k`, at `n * (cells + 1) + k`, as far as they fit.
    choose: Vec<u64>,
}

impl Arrangements {
    /// Those of boards with a number of cells, at most 128, and of characters, at most 8.
    pub fn new(cells: usize, letters: usize) -> Arrangements {
        let (cells, letters) = (cells.min(MOST_CELLS), letters.min(MOST_LETTERS));
        let width = cells + 1;
        let mut choose = vec![0_u64; width * width];
        for n in 0..width {
            choose[n * width] = 1;
            for k in 1..=n {
                let above = (n - 1) * width;
                choose[n * width + k] = choose[above + k - 1].saturating_add(choose[above + k]);
            }
        }
        Arrangements { cells, letters, choose }
    }

    #[inline]
    fn choose(&self, n: usize, k: usize) -> u64 {
        self.choose[n * (self.cells + 1) + k]
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
    /// Cost: a step for each cell and character.
    #[inline]
    pub fn rank(&self, content: Content, cells: &[u8]) -> u64 {
        // Of each character: the number of its set so far, its cells so far, and the cells before that have a later one.
        let mut numbers = [0_u64; MOST_LETTERS];
        let mut seen = [0_usize; MOST_LETTERS];
        let mut later = [0_usize; MOST_LETTERS];
        for (place, &cell) in cells.iter().enumerate() {
            let letter = usize::from(cell);
            if letter == 0 {
                continue;
            }
            seen[letter] += 1;
            numbers[letter] += self.choose(place - later[letter], seen[letter]);
            for before in &mut later[1..letter] {
                *before += 1;
            }
        }
        let mut rank = 0;
        let mut left = content.count(0);
        for (letter, number) in numbers.iter().enumerate().take(self.letters).skip(1) {
            left += content.count(letter);
            rank = rank * self.choose(left, content.count(letter)) + number;
        }
        rank
    }

    /// Writes the board of a rank below [`Arrangements::count`].
    ///
    /// Cost: a step for each cell and character.
    pub fn write(&self, content: Content, rank: u64, cells: &mut [u8]) {
        cells.fill(0);
        let mut rank = rank;
        // The cells that have no character yet.
        let mut free: [u8; MOST_CELLS] = std::array::from_fn(|cell| cell as u8);
        let mut count = self.cells;
        for letter in (1..self.letters).rev() {
            let of = content.count(letter);
            if of == 0 {
                continue;
            }
            let all = self.choose(count, of);
            let mut number = rank % all;
            rank /= all;
            let mut place = count;
            for k in (1..=of).rev() {
                place -= 1;
                while self.choose(place, k) > number {
                    place -= 1;
                }
                number -= self.choose(place, k);
                cells[usize::from(free[place])] = letter as u8;
            }
            let mut kept = 0;
            for place in 0..count {
                let cell = free[place];
                free[kept] = cell;
                kept += usize::from(cells[usize::from(cell)] == 0);
            }
            count = kept;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_board_has_a_rank_and_every_rank_a_board() {
        for (cells, letters) in [(1, 1), (4, 2), (6, 3), (5, 4), (3, 8)] {
            let arrangements = Arrangements::new(cells, letters);
            let mut all = 0;
            for content in Content::all(cells, letters, 1000).expect("few") {
                let count = arrangements.count(content).expect("few");
                let mut board = vec![0; cells];
                for rank in 0..count {
                    arrangements.write(content, rank, &mut board);
                    assert_eq!(Content::of(&board), content);
                    assert_eq!(arrangements.rank(content, &board), rank, "{board:?}");
                }
                all += count;
            }
            assert_eq!(all, (letters as u64).pow(cells as u32));
        }
    }

    #[test]
    fn too_many_contents_are_not_listed() {
        assert_eq!(Content::all(3, 2, 4).map(|all| all.len()), Some(4));
        assert_eq!(Content::all(3, 2, 3), None);
        assert_eq!(Content::all(128, 8, 1_000_000), None);
    }

    #[test]
    fn numbers_that_do_not_fit_are_told() {
        let arrangements = Arrangements::new(128, 3);
        let halves = |board: &[u8]| arrangements.count(Content::of(board));
        let mut board = [0; 128];
        assert_eq!(halves(&board), Some(1));
        board[..64].fill(1);
        assert_eq!(halves(&board), None);
        board[5..64].fill(0);
        assert_eq!(halves(&board), Some(264_566_400));
    }
}
