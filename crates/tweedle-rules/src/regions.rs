//! Connected regions of squares: the polyominoes.

use std::ops::RangeInclusive;

/// The numbers of regions that turning and mirroring cannot make of each other, of 1 square, of 2 and so on: sequence A000105 of the OEIS.
const FREE: [u64; Regions::MOST as usize] = [
    1,
    1,
    2,
    5,
    12,
    35,
    108,
    369,
    1285,
    4655,
    17073,
    63600,
    238_591,
    901_971,
    3_426_576,
    13_079_255,
    50_107_909,
    192_622_052,
    742_624_232,
    2_870_671_950,
    11_123_060_678,
];
/// The number of squares of the regions from which the larger ones grow, piece by piece.
const ROOT: u32 = 8;
/// The numbers of regions of 1 to [`ROOT`] squares, where one that is turned or mirrored counts by itself: sequence A001168 of the
/// OEIS.
const FIXED: [u64; ROOT as usize] = [1, 2, 6, 19, 63, 216, 760, 2725];

/// All regions of some numbers of squares, one for each that can be turned and mirrored into one another. They come in
/// pieces, which can be made one by one in any order, so that several threads share the work.
///
/// The method is Redelmeier's (*Discrete Mathematics* 36, 1981): each region, wherever it is turned, is come to once. Of its
/// eight images the first one is kept. Cost: about eight times the number of regions, and no memory.
///
/// ```
/// use tweedle_rules::Regions;
/// let regions = Regions::new(4..=4).unwrap();
/// let mut words = Vec::new();
/// for piece in 0..regions.pieces() {
///     regions.each(piece, ['.', '#'], |word| Ok::<(), ()>(words.push(word.to_owned()))).unwrap();
/// }
/// words.sort();
/// assert_eq!(words, ["#.#|...", ".##|...", "..#|#..", "....", "..|.."]);
/// ```
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Regions {
    squares: RangeInclusive<u32>,
}

impl Regions {
    /// The largest number of squares: a region of 21 has a bounding box of at most 121 squares, and no board has more than 128.
    pub const MOST: u32 = 21;

    /// The regions of these numbers of squares; `None` if there are none, or one of them is not from 1 to 21.
    pub fn new(squares: RangeInclusive<u32>) -> Option<Regions> {
        let is_there =
            !squares.is_empty() && *squares.start() >= 1 && *squares.end() <= Regions::MOST;
        is_there.then_some(Regions { squares })
    }

    /// The number of regions.
    pub fn count(&self) -> u64 {
        self.squares.clone().map(|squares| FREE[squares as usize - 1]).sum()
    }

    /// The number of pieces.
    pub fn pieces(&self) -> u64 {
        self.squares.clone().map(pieces_of).sum()
    }

    /// The regions of a piece, as words of the boards around them: the first character for a square of the region, the second one for any other
    /// square. A piece that is not there has none.
    ///
    /// # Errors
    /// That of `found`, which ends it.
    pub fn each<E>(
        &self,
        piece: u64,
        characters: [char; 2],
        mut found: impl FnMut(&str) -> Result<(), E>,
    ) -> Result<(), E> {
        let mut piece = piece;
        for squares in self.squares.clone() {
            if piece < pieces_of(squares) {
                let mut word = String::new();
                return Growth::new(squares, piece).grow(&mut |cells, width| {
                    let Some(rows) = first_image(cells, width) else { return Ok(()) };
                    word.clear();
                    rows.write(characters, &mut word);
                    found(&word)
                });
            }
            piece -= pieces_of(squares);
        }
        Ok(())
    }
}

fn pieces_of(squares: u32) -> u64 {
    FIXED[squares.min(ROOT) as usize - 1]
}

/// A walk through the regions of a piece.
struct Growth {
    /// The number of squares of a region.
    target: usize,
    /// The number of squares of the roots, the root that is wanted, and the number of roots seen so far.
    root: usize,
    piece: u64,
    seen: u64,
    /// The number of squares of a row of the plane.
    width: usize,
    /// For each square of the plane: true if it belongs to the region, is refused, or waits to be tried.
    is_reached: Vec<bool>,
    cells: Vec<usize>,
}

impl Growth {
    fn new(squares: u32, piece: u64) -> Growth {
        let target = squares as usize;
        // The first square stands at the left of the lowest row: no square is below it, or in its row to the left.
        let width = 2 * target + 2;
        let mut is_reached = vec![false; width * (target + 2)];
        is_reached[..=width + target].fill(true);
        let root = squares.min(ROOT) as usize;
        Growth { target, root, piece, seen: 0, width, is_reached, cells: Vec::new() }
    }

    /// Gives all regions, each as its squares and the width of a row.
    fn grow<E>(
        mut self,
        found: &mut impl FnMut(&[usize], usize) -> Result<(), E>,
    ) -> Result<(), E> {
        let first = self.width + self.target + 1;
        self.is_reached[first] = true;
        self.from(vec![first], found)
    }

    /// The regions that grow from the squares so far by those that wait, the last one first.
    fn from<E>(
        &mut self,
        mut waiting: Vec<usize>,
        found: &mut impl FnMut(&[usize], usize) -> Result<(), E>,
    ) -> Result<(), E> {
        while let Some(cell) = waiting.pop() {
            // No root after the one of the piece is wanted.
            if self.seen > self.piece && self.cells.len() < self.root {
                break;
            }
            self.cells.push(cell);
            if self.is_of_piece() {
                if self.cells.len() == self.target {
                    found(&self.cells, self.width)?;
                } else {
                    let mut next = Vec::with_capacity(waiting.len() + 4);
                    next.extend_from_slice(&waiting);
                    for neighbour in [cell - 1, cell + 1, cell - self.width, cell + self.width] {
                        if !self.is_reached[neighbour] {
                            self.is_reached[neighbour] = true;
                            next.push(neighbour);
                        }
                    }
                    let fresh = next[waiting.len()..].to_vec();
                    self.from(next, found)?;
                    for neighbour in fresh {
                        self.is_reached[neighbour] = false;
                    }
                }
            }
            self.cells.pop();
        }
        Ok(())
    }

    /// True if the regions that grow from the squares may belong to the piece.
    fn is_of_piece(&mut self) -> bool {
        if self.cells.len() != self.root {
            return true;
        }
        self.seen += 1;
        self.seen - 1 == self.piece
    }
}

/// A region as rows of bits.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
struct Rows {
    height: usize,
    width: usize,
    bits: [u32; Regions::MOST as usize],
}

/// The region in rows, if none of its images comes before it: those have more rows, or later ones.
fn first_image(cells: &[usize], plane: usize) -> Option<Rows> {
    let (mut left, mut right, mut top, mut bottom) = (usize::MAX, 0, usize::MAX, 0);
    for &cell in cells {
        let (row, column) = (cell / plane, cell % plane);
        (left, right) = (left.min(column), right.max(column));
        (top, bottom) = (top.min(row), bottom.max(row));
    }
    let (height, width) = (bottom - top + 1, right - left + 1);
    if height > width {
        return None;
    }
    let mut rows = Rows { height, width, bits: [0; Regions::MOST as usize] };
    for &cell in cells {
        rows.bits[cell / plane - top] |= 1 << (cell % plane - left);
    }
    let is_first = |image: Rows| {
        rows <= image
            && rows <= image.upside_down()
            && rows <= image.mirrored()
            && rows <= image.mirrored().upside_down()
    };
    let is_first = is_first(rows) && (height < width || is_first(rows.transposed()));
    is_first.then_some(rows)
}

impl Rows {
    fn upside_down(mut self) -> Rows {
        self.bits[..self.height].reverse();
        self
    }

    fn mirrored(mut self) -> Rows {
        for bits in &mut self.bits[..self.height] {
            *bits = bits.reverse_bits() >> (u32::BITS - self.width as u32);
        }
        self
    }

    fn transposed(self) -> Rows {
        let mut image =
            Rows { height: self.width, width: self.height, bits: [0; Regions::MOST as usize] };
        for row in 0..self.height {
            for column in 0..self.width {
                image.bits[column] |= (self.bits[row] >> column & 1) << row;
            }
        }
        image
    }

    fn write(&self, [inside, outside]: [char; 2], word: &mut String) {
        for row in 0..self.height {
            if row > 0 {
                word.push('|');
            }
            for column in 0..self.width {
                word.push(if self.bits[row] >> column & 1 == 1 { inside } else { outside });
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::collections::HashSet;

    fn all(squares: u32) -> Vec<String> {
        let regions = Regions::new(squares..=squares).unwrap();
        let mut words = Vec::new();
        for piece in 0..regions.pieces() {
            let keep = |word: &str| {
                words.push(word.to_owned());
                Ok::<(), ()>(())
            };
            regions.each(piece, ['.', '#'], keep).unwrap();
        }
        words
    }

    /// As many as are published, and each once.
    #[test]
    fn regions_are_counted() {
        for squares in 1..=10 {
            let words = all(squares);
            assert_eq!(words.len() as u64, FREE[squares as usize - 1], "{squares}");
            assert_eq!(words.iter().collect::<HashSet<_>>().len(), words.len(), "{squares}");
        }
    }

    /// The same regions as those that grow by one square after the other in all ways.
    #[test]
    fn regions_are_those_that_grow() {
        type Cells = Vec<(i32, i32)>;
        type Map = fn(i32, i32) -> (i32, i32);
        let images = |cells: &Cells| -> Vec<Cells> {
            let maps: [Map; 8] = [
                |x, y| (x, y),
                |x, y| (-x, y),
                |x, y| (x, -y),
                |x, y| (-x, -y),
                |x, y| (y, x),
                |x, y| (-y, x),
                |x, y| (y, -x),
                |x, y| (-y, -x),
            ];
            let image = |map: &Map| {
                let mut all: Cells = cells.iter().map(|&(x, y)| map(x, y)).collect();
                let (left, top) = (
                    all.iter().map(|it| it.0).min().unwrap(),
                    all.iter().map(|it| it.1).min().unwrap(),
                );
                for it in &mut all {
                    *it = (it.0 - left, it.1 - top);
                }
                all.sort_unstable();
                all
            };
            maps.iter().map(image).collect()
        };
        let usual = |cells: &Cells| images(cells).into_iter().min().unwrap();
        let mut grown: HashSet<Cells> = [vec![(0, 0)]].into();
        for squares in 1..=7 {
            let words: HashSet<Cells> = all(squares)
                .iter()
                .map(|word| {
                    let rows = (0..).zip(word.split('|'));
                    let cells = rows.flat_map(|(x, row)| {
                        let dots = (0..).zip(row.chars()).filter(|it| it.1 == '.');
                        dots.map(move |(y, _)| (x, y))
                    });
                    usual(&cells.collect())
                })
                .collect();
            assert_eq!(words, grown, "{squares}");
            let mut next = HashSet::new();
            for cells in &grown {
                for &(x, y) in cells {
                    for cell in [(x + 1, y), (x - 1, y), (x, y + 1), (x, y - 1)] {
                        if !cells.contains(&cell) {
                            let mut more = cells.clone();
                            more.push(cell);
                            next.insert(usual(&more));
                        }
                    }
                }
            }
            grown = next;
        }
    }

    #[test]
    fn numbers_of_squares() {
        assert_eq!(Regions::new(0..=3), None);
        assert_eq!(Regions::new(1..=22), None);
        assert_eq!(Regions::new(1..=16).map(|it| it.count()), Some(17_733_539));
    }
}
