//! Sets of cells of a grid in one machine word, as Cram needs them.

/// Sets of cells of a grid with `S` columns, from 1 to 8, and as many rows as fit into 64 bits: the
/// cell in row r and column c is bit `S` r + c.
pub(super) struct Grid<const S: u32>;

/// The dominoes of one direction in a set of cells.
#[derive(Clone, Copy)]
pub(super) struct Dominoes {
    /// Their first cells.
    firsts: u64,
    /// First cells of dominoes that may be taken away from a connected set without breaking it.
    safe: u64,
    /// The distance from the first cell to the second.
    step: u32,
}

impl Dominoes {
    /// Takes a domino out, if it is one of these; whether a connected set is surely connected without it.
    #[inline]
    pub(super) fn take(&mut self, domino: u64) -> Option<bool> {
        let first = domino & domino.wrapping_neg() & self.firsts;
        (first != 0 && first | first << self.step == domino).then(|| {
            self.firsts ^= first;
            self.safe & first != 0
        })
    }

    /// Takes the first one out: the set of its two cells, and whether a connected set is surely
    /// connected without it.
    #[inline]
    pub(super) fn pop(&mut self) -> Option<(u64, bool)> {
        let first = self.firsts & self.firsts.wrapping_neg();
        self.firsts ^= first;
        (first != 0).then_some((first | first << self.step, self.safe & first != 0))
    }
}

impl<const S: u32> Grid<S> {
    const ALL: u64 = if 64 % S == 0 { !0 } else { (1 << (64 / S * S)) - 1 };
    const FIRST_ROW: u64 = (1 << S) - 1;
    const FIRST_COLUMN: u64 = {
        let (mut cells, mut row) = (0, 0);
        while row < 64 / S {
            cells |= 1 << (row * S);
            row += 1;
        }
        cells
    };
    const NOT_FIRST: u64 = Self::ALL & !Self::FIRST_COLUMN;
    const NOT_LAST: u64 = Self::ALL & !(Self::FIRST_COLUMN << (S - 1));
    /// For each d the cells of the first `S` rows whose column is by d greater than their row.
    const DIAGONALS: [u64; 8] = {
        let mut diagonals = [0; 8];
        let mut d = 0;
        while d < S {
            let mut row = 0;
            while row + d < S {
                diagonals[d as usize] |= 1 << (row * S + row + d);
                row += 1;
            }
            d += 1;
        }
        diagonals
    };

    /// The cells beside, above and below those of a set.
    #[inline]
    pub(super) fn next_to(cells: u64) -> u64 {
        ((cells << S) & Self::ALL)
            | cells >> S
            | (cells & Self::NOT_LAST) << 1
            | (cells & Self::NOT_FIRST) >> 1
    }

    /// At the bit of a cell: whether its neighbour to the east is in the set.
    #[inline]
    fn east(cells: u64) -> u64 {
        (cells & Self::NOT_FIRST) >> 1
    }

    /// The same to the west.
    #[inline]
    fn west(cells: u64) -> u64 {
        (cells & Self::NOT_LAST) << 1
    }

    /// The connected part that holds the first cell of a set that is not empty.
    #[inline]
    pub(super) fn region(cells: u64) -> u64 {
        let mut region = cells & cells.wrapping_neg();
        loop {
            // Two steps for one comparison.
            let grown = region | (Self::next_to(region) & cells);
            let grown = grown | (Self::next_to(grown) & cells);
            if grown == region {
                return region;
            }
            region = grown;
        }
    }

    /// The number of dominoes for which there is room in a set, counting those that overlap.
    #[inline]
    pub(super) fn mobility(cells: u64) -> u32 {
        (cells & cells >> S).count_ones() + (cells & Self::NOT_LAST & cells >> 1).count_ones()
    }

    /// The number of pairs of neighbours of a set if no cell in it has more than two neighbours:
    /// connected, it is a path or a cycle.
    #[inline]
    pub(super) fn edges_of_line(cells: u64) -> Option<u32> {
        let up = (cells << S) & cells;
        let down = (cells >> S) & cells;
        let left = ((cells & Self::NOT_LAST) << 1) & cells;
        let right = ((cells & Self::NOT_FIRST) >> 1) & cells;
        let branches = (up & down & (left | right)) | (left & right & (up | down));
        (branches == 0).then(|| up.count_ones() + left.count_ones())
    }

    /// A connected set of more than two cells without leaves beside the same cell as another leaf.
    ///
    /// A leaf has one neighbour. Of two at the same cell either will do for a domino, and the other is
    /// then alone: they are the same option, and without one of them the game is the same.
    #[inline]
    pub(super) fn without_twins(cells: u64) -> u64 {
        let up = (cells << S) & cells;
        let down = (cells >> S) & cells;
        let left = ((cells & Self::NOT_LAST) << 1) & cells;
        let right = ((cells & Self::NOT_FIRST) >> 1) & cells;
        let (one, two) = (up ^ down, up & down);
        let (three, four) = (left ^ right, left & right);
        let leaves = (one ^ three) & !(two | four);
        // At the bit of a cell: whether its neighbour is a leaf.
        let (north, south) = ((leaves << S) & cells, (leaves >> S) & cells);
        let west = ((leaves & Self::NOT_LAST) << 1) & cells;
        let east = ((leaves & Self::NOT_FIRST) >> 1) & cells;
        let (a, b) = (north | south, north | south | west);
        cells & !((north & south) << S | (a & west) >> 1 | (b & east) << 1)
    }

    /// The dominoes in a set that stand, and those that lie.
    ///
    /// Around a domino there are six cells next to it, and four at its corners. If those next to it
    /// that are in the set hang together along the way around, the set does not break.
    #[inline]
    pub(super) fn dominoes(cells: u64) -> [Dominoes; 2] {
        // At the bit of a cell: whether its neighbour is in the set.
        let (n, s, e, w) = (cells << S, cells >> S, Self::east(cells), Self::west(cells));
        let (ne, nw, se, sw) = (Self::east(n), Self::west(n), Self::east(s), Self::west(s));
        let (ee, nee, see) = (Self::east(e), Self::east(ne), Self::east(se));
        let lie = [n, ne, ee, se, s, w];
        let lie_links = [n & ne, ne & nee & ee, ee & see & se, se & s, s & sw & w, w & nw & n];
        let (ss, sse, ssw) = (s >> S, se >> S, sw >> S);
        let stand = [e, se, ss, sw, w, n];
        let stand_links = [e & se, se & sse & ss, ss & ssw & sw, sw & w, w & nw & n, n & ne & e];
        [
            Dominoes { firsts: cells & s, safe: at_most_one_arc(stand, stand_links), step: S },
            Dominoes { firsts: cells & e, safe: at_most_one_arc(lie, lie_links), step: 1 },
        ]
    }

    /// The least image of a set that is not empty under the symmetries of its smallest rectangle,
    /// moved to the corner; and whether it is its image by the half turn and no domino in it is its
    /// own image or overlaps it.
    #[inline]
    pub(super) fn least_image(cells: u64) -> (u64, bool) {
        let top = cells.trailing_zeros() / S;
        let mut columns = cells;
        let mut rows = S;
        while rows < 64 {
            columns |= columns >> rows;
            rows *= 2;
        }
        columns &= Self::FIRST_ROW;
        let left = columns.trailing_zeros();
        let mut width = u64::BITS - columns.leading_zeros() - left;
        let mut height = cells.ilog2() / S - top + 1;
        let mut cells = cells >> (top * S + left);
        // Images stand, so only squares have eight.
        if width > height {
            cells = Self::transpose(cells);
            (width, height) = (height, width);
        }
        let margin = S - width;
        let shift = 64 - S * height + margin;
        let turned = Self::half_turn(cells, shift);
        let flipped = Self::flip(cells) >> margin;
        let mut least = cells.min(turned).min(flipped.min(Self::half_turn(flipped, shift)));
        if width == height {
            let [a, b] = [Self::transpose(cells), Self::transpose(flipped)];
            least =
                least.min(a.min(b)).min(Self::half_turn(a, shift).min(Self::half_turn(b, shift)));
        }
        // The cell in the centre, or one of those around it.
        let centre = cells >> (height / 2 * S + width / 2) & 1;
        let is_mirrored = cells == turned && ((width | height) & 1 == 0 || centre == 0);
        (least, is_mirrored)
    }

    /// Turned by a half turn, and moved to the corner.
    #[inline]
    fn half_turn(cells: u64, shift: u32) -> u64 {
        cells.reverse_bits() >> shift
    }

    /// Column c becomes column `S` - 1 - c.
    #[inline]
    fn flip(cells: u64) -> u64 {
        let mut flipped = if S % 2 == 1 { cells & (Self::FIRST_COLUMN << (S / 2)) } else { 0 };
        let mut column = 0;
        while column < S / 2 {
            let (mask, shift) = (Self::FIRST_COLUMN << column, S - 1 - 2 * column);
            flipped |= (cells & mask) << shift | cells >> shift & mask;
            column += 1;
        }
        flipped
    }

    /// Exchanges the rows and columns of a set in the first `S` rows, two diagonals at a time.
    #[inline]
    fn transpose(cells: u64) -> u64 {
        let mut turned = cells & Self::DIAGONALS[0];
        let mut d = 1;
        while d < S {
            let (mask, shift) = (Self::DIAGONALS[d as usize], d * (S - 1));
            turned |= (cells & mask) << shift | cells >> shift & mask;
            d += 1;
        }
        turned
    }
}

/// Where at most one arc of a circle of six begins: of those that are there one after the other,
/// some linked to the next.
#[inline]
fn at_most_one_arc(there: [u64; 6], links: [u64; 6]) -> u64 {
    let (mut one, mut two) = (0, 0);
    for i in 0..6 {
        let begins = there[i] & !links[(i + 5) % 6];
        two |= one & begins;
        one |= begins;
    }
    !two
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    /// Rows and columns of the cells.
    fn places<const S: u32>(cells: u64) -> Vec<(u32, u32)> {
        (0..64).filter(|i| cells >> i & 1 == 1).map(|i| (i / S, i % S)).collect()
    }

    fn regions<const S: u32>(mut cells: u64) -> Vec<u64> {
        let mut regions = Vec::new();
        while cells != 0 {
            let region = Grid::<S>::region(cells);
            cells ^= region;
            regions.push(region);
        }
        regions
    }

    /// The results of the operations, computed again by places and neighbours.
    fn check<const S: u32>(cells: u64) {
        let cells = cells & Grid::<S>::ALL;
        let are_neighbours =
            |(a, b): (u32, u32), (c, d): (u32, u32)| a.abs_diff(c) + b.abs_diff(d) == 1;
        let all = places::<S>(Grid::<S>::ALL);
        let here = places::<S>(cells);
        let beside = |place: &&(u32, u32)| here.iter().any(|other| are_neighbours(**place, *other));
        let next_to = all.iter().filter(beside).copied().collect::<Vec<_>>();
        assert_eq!(places::<S>(Grid::<S>::next_to(cells)), next_to);
        let edges = here.iter().flat_map(|&a| here.iter().map(move |&b| (a, b)));
        let edges = edges.filter(|&(a, b)| a < b && are_neighbours(a, b)).count();
        assert_eq!(Grid::<S>::mobility(cells) as usize, edges);
        let neighbours = |a| here.iter().filter(|&&b| are_neighbours(a, b)).count();
        let is_line = here.iter().all(|&a| neighbours(a) <= 2);
        assert_eq!(Grid::<S>::edges_of_line(cells), is_line.then_some(edges as u32));
        let mut dominoes = 0;
        for region in regions::<S>(cells) {
            assert_eq!(Grid::<S>::next_to(region) & cells & !region, 0);
            let mut each = Grid::<S>::dominoes(region);
            while let Some((domino, is_safe)) = each[0].pop().or_else(|| each[1].pop()) {
                dominoes += 1;
                let [a, b] = places::<S>(domino)[..] else { panic!("{domino:x}") };
                assert!(are_neighbours(a, b) && domino & region == domino);
                assert!(!is_safe || regions::<S>(region ^ domino).len() <= 1);
            }
            check_image::<S>(region);
            check_twins::<S>(region);
        }
        assert_eq!(dominoes, edges);
    }

    /// Beside each cell at most one leaf stays, one if there was any, and nothing else is taken away.
    fn check_twins<const S: u32>(cells: u64) {
        if cells.count_ones() < 3 {
            return;
        }
        let is_leaf =
            |leaf: &u64| cells & leaf != 0 && (Grid::<S>::next_to(*leaf) & cells).is_power_of_two();
        let leaves = (0..64).map(|i| 1 << i).filter(is_leaf).fold(0, |leaves, leaf| leaves | leaf);
        let fewer = Grid::<S>::without_twins(cells);
        assert_eq!(cells & !leaves & !fewer | fewer & !cells, 0);
        for cell in (0..64).map(|i| 1 << i).filter(|cell| cells & cell != 0) {
            let beside = Grid::<S>::next_to(cell) & leaves;
            assert_eq!((beside & fewer).count_ones(), beside.count_ones().min(1));
        }
    }

    /// All images by the definition, on a grid of the same width, have the same least image.
    fn check_image<const S: u32>(cells: u64) {
        let (least, is_mirrored) = Grid::<S>::least_image(cells);
        let mut images = Vec::new();
        for symmetry in 0..8 {
            let mut image: Vec<(i32, i32)> = places::<S>(cells)
                .into_iter()
                .map(|(r, c)| (r as i32, c as i32))
                .map(|(r, c)| if symmetry & 4 != 0 { (c, r) } else { (r, c) })
                .map(|(r, c)| (if symmetry & 1 != 0 { -r } else { r }, c))
                .map(|(r, c)| (r, if symmetry & 2 != 0 { -c } else { c }))
                .collect();
            let top = image.iter().map(|cell| cell.0).min().unwrap();
            let left = image.iter().map(|cell| cell.1).min().unwrap();
            for cell in &mut image {
                *cell = (cell.0 - top, cell.1 - left);
            }
            image.sort_unstable();
            images.push(image.clone());
            let fits = |&(r, c): &(i32, i32)| (r as u32) < 64 / S && (c as u32) < S;
            if image.iter().all(fits) {
                let cells = image.iter().map(|&(r, c)| 1 << (r as u32 * S + c as u32)).sum();
                assert_eq!(Grid::<S>::least_image(cells), (least, is_mirrored));
            }
        }
        let mut found: Vec<_> =
            places::<S>(least).into_iter().map(|(r, c)| (r as i32, c as i32)).collect();
        found.sort_unstable();
        assert!(images.contains(&found));
    }

    proptest! {
        #[test]
        fn sets_are_what_their_cells_say(a in any::<u64>(), b in any::<u64>(), c in any::<u64>()) {
            for cells in [a | b, a & b & c, a & 0xFFFF_FFFF, (a | b | c) & 0x1_FFFF_FFFF] {
                check::<1>(cells);
                check::<2>(cells);
                check::<3>(cells);
                check::<4>(cells);
                check::<5>(cells);
                check::<6>(cells);
                check::<7>(cells);
                check::<8>(cells);
            }
        }
    }
}
