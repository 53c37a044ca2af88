//! Nimbers of Chomp by retrograde analysis.

use tweedle_engine::{Control, Stop};

/// The nimbers of all positions of Chomp on a board.
///
/// A position is the Young diagram of the squares left, by the lengths of its rows; the square at
/// the top left, in row 0 and column 0, is poisoned and is never eaten, so that it alone is 0, as in
/// [`Chomp`](tweedle_grid_games::Chomp).
///
/// Positions are numbered in the lexicographic order of their row lengths, so that every option has
/// a smaller number than its position. By the hockey-stick identity the number of (λ₀, λ₁, ...) on
/// m rows is the sum over the rows i of the binomials C(λᵢ + m − 1 − i, m − i) (the combinatorial
/// number system: Knuth, *The Art of Computer Programming*, vol. 4A, section 7.2.1.3), and with
/// sums over the first rows at hand the number of an option is found in constant time.
///
/// Memory: one byte for each of the C(rows + columns, rows) diagrams, two if the board has more than
/// 256 squares. Time: one look-up for each option of each of them; on a square board, of one of each
/// pair of transposed diagrams.
///
/// ```
/// # use tweedle_engine::Control;
/// # use tweedle_solvers::ChompTable;
/// let table = ChompTable::build(4, 4, &Control::new())?;
/// assert_eq!(table.nimber(&[4, 4, 4, 4]), Some(6));
/// // Taking all but the first row and the first column wins on a square.
/// assert_eq!(table.winning_moves(&[4, 4, 4, 4]), [(1, 1)]);
/// # Ok::<(), tweedle_engine::Stop>(())
/// ```
#[derive(Debug)]
pub struct ChompTable {
    ranks: Ranks,
    nimbers: Nimbers,
    bytes: usize,
    control: Control,
}

/// The nimbers of all positions, in the order of their numbers. The entry of number 0, where no
/// square is left, means nothing.
///
/// A position has fewer options than the board has squares, so its nimber is less than that.
#[derive(Debug)]
enum Nimbers {
    /// At most 256 squares.
    Narrow(Vec<u8>),
    /// At most 65536.
    Wide(Vec<u16>),
}

/// The numbering of positions.
#[derive(Debug)]
struct Ranks {
    rows: usize,
    cols: usize,
    /// For each column c and each number r of rows from 0: what r first rows of length c contribute
    /// to the number of a position.
    sums: Vec<u32>,
}

/// The most rows, and the most columns, of a board: as in the ruleset.
const MAX_SIDE: usize = 128;

/// The number of positions that are done between two looks at the control.
const BATCH: usize = 4096;

impl ChompTable {
    /// The number of positions in the table of a board, the empty one among them, or `None` if they
    /// are too many for a table.
    pub fn positions(rows: usize, cols: usize) -> Option<usize> {
        let count = binomial(rows + cols, rows)?;
        u32::try_from(count).ok().map(|count| count as usize)
    }

    /// The table of a board. It is counted against the memory of `control` before it is allocated,
    /// and given back when it is dropped.
    ///
    /// # Errors
    /// [`Stop`] if the memory does not suffice, the work is cancelled, or the board has no squares
    /// or more than 128 rows or columns.
    pub fn build(rows: usize, cols: usize, control: &Control) -> Result<ChompTable, Stop> {
        if !(1..=MAX_SIDE).contains(&rows) || !(1..=MAX_SIDE).contains(&cols) {
            return Err(Stop::Undefined(format!(
                "A board of Chomp has from 1 to {MAX_SIDE} rows and columns, not {rows} x {cols}."
            )));
        }
        let too_large =
            || Stop::TooLarge(format!("A table of Chomp on {rows} x {cols} squares is too large."));
        let positions = ChompTable::positions(rows, cols).ok_or_else(too_large)?;
        let is_narrow = rows * cols <= 256;
        let bytes = positions.saturating_mul(if is_narrow { 1 } else { 2 });
        control.take(bytes)?;
        // From here on, dropping the table gives the bytes back.
        let nimbers =
            if is_narrow { Nimbers::Narrow(Vec::new()) } else { Nimbers::Wide(Vec::new()) };
        let ranks = Ranks::new(rows, cols);
        let mut table = ChompTable { ranks, nimbers, bytes, control: control.clone() };
        let ChompTable { ranks, nimbers, .. } = &mut table;
        match nimbers {
            Nimbers::Narrow(nimbers) => {
                nimbers.try_reserve_exact(positions).map_err(|_| too_large())?;
                nimbers.resize(positions, 0);
                ranks.fill(nimbers, control, |nimber| nimber as u8)?;
            }
            Nimbers::Wide(nimbers) => {
                nimbers.try_reserve_exact(positions).map_err(|_| too_large())?;
                nimbers.resize(positions, 0);
                ranks.fill(nimbers, control, |nimber| nimber as u16)?;
            }
        }
        Ok(table)
    }

    /// The number of rows of the board.
    pub fn rows(&self) -> usize {
        self.ranks.rows
    }

    /// The number of columns of the board.
    pub fn cols(&self) -> usize {
        self.ranks.cols
    }

    /// The number of diagrams on the board, the empty one among them.
    pub fn len(&self) -> usize {
        match &self.nimbers {
            Nimbers::Narrow(nimbers) => nimbers.len(),
            Nimbers::Wide(nimbers) => nimbers.len(),
        }
    }

    /// True if there are no diagrams, which is never the case.
    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }

    /// Bytes held.
    pub fn bytes(&self) -> usize {
        self.bytes
    }

    /// The nimber of the position with these numbers of squares in its rows, from the top; rows
    /// that are left out are empty. `None` if that is no Young diagram with the poisoned square, or
    /// does not fit on the board as it lies.
    pub fn nimber(&self, lengths: &[u8]) -> Option<u64> {
        self.ranks.is_position(lengths).then(|| self.at(self.ranks.of(lengths)))
    }

    /// The moves that win, by the row and column of the square picked, counted from 0: those that
    /// lead to a nimber of 0. None, if the position is lost or is none of this board.
    ///
    /// Cost: one look-up for each square.
    pub fn winning_moves(&self, lengths: &[u8]) -> Vec<(usize, usize)> {
        if !self.ranks.is_position(lengths) {
            return Vec::new();
        }
        let squares = lengths.iter().enumerate().flat_map(|(row, &length)| {
            (usize::from(row == 0)..usize::from(length)).map(move |col| (row, col))
        });
        let wins = |&(row, col): &(usize, usize)| {
            let mut option = lengths.to_vec();
            for length in &mut option[row..] {
                *length = (*length).min(col as u8);
            }
            self.at(self.ranks.of(&option)) == 0
        };
        squares.filter(wins).collect()
    }

    fn at(&self, rank: u32) -> u64 {
        match &self.nimbers {
            Nimbers::Narrow(nimbers) => nimbers[rank as usize].into(),
            Nimbers::Wide(nimbers) => nimbers[rank as usize].into(),
        }
    }
}

impl Drop for ChompTable {
    fn drop(&mut self) {
        self.control.give(self.bytes);
    }
}

impl Ranks {
    /// The board has fewer than 2³² positions.
    fn new(rows: usize, cols: usize) -> Ranks {
        let mut sums = Vec::with_capacity((cols + 1) * (rows + 1));
        for length in 0..=cols {
            let mut sum = 0;
            sums.push(sum);
            for row in 0..rows {
                // All rows of full length are the last position, so no sum is too large.
                let weight = binomial((length + rows - 1).saturating_sub(row), rows - row);
                sum += weight.unwrap_or_default() as u32;
                sums.push(sum);
            }
        }
        Ranks { rows, cols, sums }
    }

    /// The contributions of the first rows, if all of them have the length `length`, to the number
    /// of a position: for no row, one row, and so on.
    fn column(&self, length: usize) -> &[u32] {
        &self.sums[length * (self.rows + 1)..][..=self.rows]
    }

    fn is_position(&self, lengths: &[u8]) -> bool {
        lengths.len() <= self.rows
            && lengths.is_sorted_by(|above, below| above >= below)
            && lengths.first().is_some_and(|&first| (1..=self.cols).contains(&first.into()))
    }

    /// The number of a position.
    fn of(&self, lengths: &[u8]) -> u32 {
        let weight = |(row, &length): (usize, &u8)| {
            let column = self.column(length.into());
            column[row + 1] - column[row]
        };
        lengths.iter().enumerate().map(weight).sum()
    }

    /// Finds the nimbers of all positions, in the order of their numbers.
    fn fill<N: Copy + Into<u64>>(
        &self,
        nimbers: &mut [N],
        control: &Control,
        narrow: impl Fn(usize) -> N,
    ) -> Result<(), Stop> {
        let Ranks { rows, cols, .. } = *self;
        let mut lengths = vec![0_u8; rows];
        // The number of rows that are longer than each column's number.
        let mut heights = vec![0_u8; cols];
        // The contributions of the first rows to the number of this position.
        let mut prefixes = vec![0_u32; rows + 1];
        // For each nimber the last position with an option of it.
        let mut seen = vec![0_u32; rows * cols + 1];
        for rank in 1..nimbers.len() {
            if rank % BATCH == 0 {
                control.check()?;
            }
            control.count_position();
            self.advance(&mut lengths, &mut heights, &mut prefixes);
            if rows == cols {
                let transposed = self.of(&heights) as usize;
                if transposed < rank {
                    nimbers[rank] = nimbers[transposed];
                    continue;
                }
            }
            for (col, &height) in heights.iter().enumerate() {
                let height = usize::from(height);
                if height == 0 {
                    break;
                }
                let column = &self.column(col)[..=height];
                let prefixes = &prefixes[..=height];
                // The rows from the square's to the last long enough become as long as the column's
                // number. All sums wrap round, and are right in the end.
                let below =
                    (rank as u32).wrapping_sub(prefixes[height]).wrapping_add(column[height]);
                let first = usize::from(col == 0);
                for (prefix, sum) in prefixes[first..height].iter().zip(&column[first..height]) {
                    let option = below.wrapping_add(prefix.wrapping_sub(*sum));
                    let nimber: u64 = nimbers[option as usize].into();
                    seen[nimber as usize] = rank as u32;
                }
            }
            let mex = seen.iter().position(|&last| last != rank as u32).unwrap_or_default();
            nimbers[rank] = narrow(mex);
        }
        Ok(())
    }

    /// Makes of a position the next one, which is not beyond the last.
    fn advance(&self, lengths: &mut [u8], heights: &mut [u8], prefixes: &mut [u32]) {
        let grows = |row: &usize| {
            usize::from(lengths[*row])
                < if *row == 0 { self.cols } else { lengths[*row - 1].into() }
        };
        let row = (0..self.rows).rev().find(grows).unwrap_or_default();
        lengths[row] += 1;
        lengths[row + 1..].fill(0);
        heights[..usize::from(lengths[row])].fill(row as u8 + 1);
        let column = self.column(lengths[row].into());
        let sum = prefixes[row] + (column[row + 1] - column[row]);
        prefixes[row + 1..].fill(sum);
    }
}

/// The binomial coefficient C(n, k), if it is less than 2¹²⁸ / n.
fn binomial(n: usize, k: usize) -> Option<u128> {
    if k > n {
        return Some(0);
    }
    // Each product is divisible: it is a binomial coefficient times its denominator.
    (0..k).try_fold(1_u128, |product, i| {
        Some(product.checked_mul((n - i) as u128)? / (i as u128 + 1))
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use tweedle_engine::walk::{Memo, Walker};
    use tweedle_engine::{Grundy, Player, Ruleset};
    use tweedle_grid_games::{Chomp, Diagram};

    /// All positions of a board, by their row lengths.
    fn positions(rows: usize, cols: usize) -> Vec<Vec<u8>> {
        let mut found = vec![Vec::new()];
        for _ in 0..rows {
            let longer = |lengths: &Vec<u8>| {
                let most = lengths.last().copied().unwrap_or(cols as u8);
                let lengths = lengths.clone();
                (0..=most).map(move |length| [lengths.as_slice(), &[length]].concat())
            };
            found = found.iter().flat_map(longer).collect();
        }
        found.retain(|lengths| lengths[0] > 0);
        found
    }

    fn diagram(lengths: &[u8], cols: usize) -> Diagram {
        let lengths: Vec<usize> = lengths.iter().map(|&length| length.into()).collect();
        Diagram::new(&lengths, cols).unwrap()
    }

    #[test]
    fn the_table_agrees_with_the_walker_on_small_boards() {
        let mut memo = Memo::new(Control::new());
        for (rows, cols) in (1..=6).flat_map(|rows| (1..=7).map(move |cols| (rows, cols))) {
            let table = ChompTable::build(rows, cols, &Control::new()).unwrap();
            let all = positions(rows, cols);
            assert_eq!(table.len(), all.len() + 1);
            for (rank, lengths) in (1..).zip(&all) {
                assert_eq!(table.ranks.of(lengths), rank);
                let position = diagram(lengths, cols);
                let mut walker = Walker::new(&Chomp, &mut memo);
                let nimber = walker.value(&mut Grundy, &position).unwrap();
                assert_eq!(table.nimber(lengths), Some(nimber), "{lengths:?}");
                let options = Chomp.options(&position, Player::Left).unwrap();
                let mut wins = Vec::new();
                for option in &options {
                    if walker.value(&mut Grundy, option) == Ok(0) {
                        let changed = (0..rows).find(|&r| option.lengths()[r] != lengths[r]);
                        let row = changed.unwrap();
                        wins.push((row, option.lengths()[row].into()));
                    }
                }
                assert_eq!(table.winning_moves(lengths), wins, "{lengths:?}");
            }
        }
    }

    /// The nimbers of squares, the poisoned square being on the board and never eaten.
    #[test]
    fn squares() {
        for (side, nimber) in [(1, 0), (2, 2), (4, 6), (5, 6), (6, 13), (7, 20), (8, 13), (10, 19)]
        {
            let table = ChompTable::build(side, side, &Control::new()).unwrap();
            let full = vec![side as u8; side];
            assert_eq!(table.nimber(&full), Some(nimber), "{side}");
            let corner = if side > 1 { vec![(1, 1)] } else { vec![] };
            assert_eq!(table.winning_moves(&full), corner, "{side}");
        }
    }

    /// Gale 1974: with two rows, the position is lost whose first row is longer by one.
    #[test]
    fn two_rows() {
        let table = ChompTable::build(2, 128, &Control::new()).unwrap();
        for lengths in positions(2, 128) {
            let is_lost = lengths[0] == lengths[1] + 1;
            assert_eq!(table.nimber(&lengths) == Some(0), is_lost, "{lengths:?}");
        }
    }

    /// Ken Thompson found that a winning first move need not be the only one (*Winning Ways*,
    /// ch. 18); on somewhat smaller boards it is.
    #[test]
    fn two_moves_win_on_eight_by_ten() {
        let full = |rows: usize, cols: usize| {
            let table = ChompTable::build(rows, cols, &Control::new()).unwrap();
            table.winning_moves(&vec![cols as u8; rows]).len()
        };
        assert_eq!(full(8, 10), 2);
        assert_eq!(full(10, 8), 2);
        assert_eq!(full(8, 9), 1);
        assert_eq!(full(7, 10), 1);
    }

    /// A board of more than 256 squares, of which the nimbers need two bytes: its rows alone are
    /// The P-positions (p, q, r) of three rows with r up to 5, as A. E. Brouwer publishes them ("The
    /// game of Chomp"; quoted in OEIS A147983).
    #[test]
    fn three_rows() {
        const COLS: u8 = 60;
        let table = ChompTable::build(3, COLS.into(), &Control::new()).unwrap();
        for p in 1..=COLS {
            for q in 0..=p {
                for r in 0..=q.min(5) {
                    let is_lost = match r {
                        0 => p == q + 1,
                        1 => [(3, 1), (2, 2)].contains(&(p, q)),
                        2 => p == q + 2,
                        3 => [(6, 3), (7, 4), (5, 5)].contains(&(p, q)),
                        4 => [(8, 4), (9, 5), (10, 6), (7, 7)].contains(&(p, q)),
                        _ => [(10, 5), (9, 6)].contains(&(p, q)) || (q >= 7 && p == q + 4),
                    };
                    let nimber = table.nimber(&[p, q, r]).unwrap();
                    assert_eq!(nimber == 0, is_lost, "({p},{q},{r})");
                }
            }
        }
    }

    /// heaps, and turned over it is the same.
    #[test]
    fn wide_tables() {
        let wide = ChompTable::build(3, 100, &Control::new()).unwrap();
        let high = ChompTable::build(100, 3, &Control::new()).unwrap();
        assert_eq!(wide.bytes(), 2 * wide.len());
        assert_eq!(wide.nimber(&[100]), Some(99));
        for lengths in positions(3, 100).iter().step_by(97) {
            let height = |col| lengths.iter().filter(|&&length| length > col).count() as u8;
            let turned: Vec<u8> = (0..lengths[0]).map(height).collect();
            assert_eq!(wide.nimber(lengths), high.nimber(&turned), "{lengths:?}");
        }
        let greatest = positions(3, 100).iter().filter_map(|lengths| wide.nimber(lengths)).max();
        assert!(greatest > Some(100), "{greatest:?}");
    }

    #[test]
    fn other_positions_are_none() {
        let table = ChompTable::build(3, 4, &Control::new()).unwrap();
        for lengths in [&[] as &[u8], &[0], &[5], &[1, 2], &[1, 1, 1, 1], &[0, 0, 0]] {
            assert_eq!(table.nimber(lengths), None, "{lengths:?}");
            assert_eq!(table.winning_moves(lengths), []);
        }
        assert_eq!(table.nimber(&[3]), Some(2));
        assert_eq!((table.rows(), table.cols(), table.is_empty()), (3, 4, false));
    }

    #[test]
    fn too_large_or_stopped() {
        for (rows, cols) in [(0, 3), (3, 0), (129, 1), (128, 128), (20, 20), (usize::MAX, 2)] {
            let refused = ChompTable::build(rows, cols, &Control::new());
            assert!(
                matches!(refused, Err(Stop::Undefined(_) | Stop::TooLarge(_))),
                "{rows} x {cols}"
            );
        }
        let control = Control::with_memory(184_755);
        let refused = ChompTable::build(10, 10, &control);
        assert!(matches!(refused, Err(Stop::Memory { .. })));
        assert_eq!(control.used(), 0);

        let control = Control::with_memory(184_756);
        control.cancel();
        assert_eq!(ChompTable::build(10, 10, &control).err(), Some(Stop::Cancelled));
        control.resume();
        let table = ChompTable::build(10, 10, &control).unwrap();
        assert_eq!((control.used(), table.bytes()), (184_756, 184_756));
        drop(table);
        assert_eq!(control.used(), 0);
    }
}
