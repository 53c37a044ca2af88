//! Nimbers of Cram.

mod choices;
mod grid;
mod search;
mod table;

use choices::Shortcuts;
use search::Search;
use tweedle_engine::walk::WalkError;
use tweedle_engine::walk::couples::Sum;
use tweedle_engine::{Control, Hints, Player, Stop};
use tweedle_grid_games::Cram;
use tweedle_rules::Bits;
use tweedle_rules::Board;
use tweedle_rules::any::Solver;
use tweedle_search::NimberSearch;

/// The nimbers of Cram, by proof-number search of couples of a region and a nimber.
///
/// A position falls into regions. One that fits into a grid of 64 cells with its short side as the
/// rows is searched there, with its cells as bits of a word; others, which have more than 64 cells
/// in their smallest rectangle, by [`NimberSearch`]. Known without a search are strips and rings
/// (Dawson's Kayles: *Winning Ways*, ch. 4) and regions with a half turn (Gardner 1974). Of leaves, cells
/// with one neighbour, at the same cell all but one are left out.
///
/// The results are kept in tables that hold those that took the most work and forget the rest when
/// the budget, or a gigabyte, is used up; so a small budget costs time and not the answer.
///
/// Cost, on a processor of 2.5 GHz: 5x7 takes 0.3 s, 4x11 3.3 s, 5x9 11 s and 64 MB, 7x7 48 s and 128 MB, and
/// 6x7 234 s and 512 MB; with [large pages](tweedle_engine::LargePages) the last takes a fifth less.
///
/// ```
/// # use tweedle_engine::Control;
/// # use tweedle_grid_games::Cram;
/// # use tweedle_solvers::CramNimbers;
/// let mut nimbers = CramNimbers::new(Control::new());
/// let board = Cram::<u64>::empty(4, 7).unwrap();
/// assert_eq!(nimbers.nimber(&Cram::new(), &board), Ok(3));
/// ```
pub struct CramNimbers<B> {
    /// By the columns of their grids, from 1 to 8.
    searches: [Option<Box<dyn Grid>>; 8],
    large: NimberSearch<Board<B, 1>>,
    shortcuts: Shortcuts,
    most: usize,
    control: Control,
}

/// A search, and the cells of a region on its grid.
type Placed<'a> = (&'a mut Box<dyn Grid>, u64);

/// A search on a grid of some width.
trait Grid: Send {
    fn nimber(&mut self, cells: u64) -> Result<u64, Stop>;
    fn is_nimber(&mut self, cells: u64, nimber: u64) -> Result<bool, Stop>;
    fn len(&self) -> usize;
    fn bytes(&self) -> usize;
}

impl<const S: u32> Grid for Search<S> {
    fn nimber(&mut self, cells: u64) -> Result<u64, Stop> {
        Search::nimber(self, cells)
    }

    fn is_nimber(&mut self, cells: u64, nimber: u64) -> Result<bool, Stop> {
        Search::is_nimber(self, cells, nimber)
    }

    fn len(&self) -> usize {
        Search::len(self)
    }

    fn bytes(&self) -> usize {
        Search::bytes(self)
    }
}

impl<B: Bits> CramNimbers<B> {
    /// Nothing known; bounded and stopped through `control`.
    pub fn new(control: Control) -> CramNimbers<B> {
        let shortcuts = Shortcuts { lines: true, mirrored: true, twins: true, replies: true };
        CramNimbers::with(shortcuts, table::MOST_BYTES, control)
    }

    fn with(shortcuts: Shortcuts, most: usize, control: Control) -> CramNimbers<B> {
        let large = NimberSearch::new(control.clone());
        CramNimbers { searches: Default::default(), large, shortcuts, most, control }
    }

    /// Of how many regions something is known.
    pub fn len(&self) -> usize {
        self.large.len() + self.searches.iter().flatten().map(|search| search.len()).sum::<usize>()
    }

    /// True if nothing is known.
    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }

    /// Bytes held.
    pub fn bytes(&self) -> usize {
        let searches = self.searches.iter().flatten();
        self.large.bytes() + searches.map(|search| search.bytes()).sum::<usize>()
    }

    /// The search for a region, and its cells there; `None` if it is too large. A wider grid that is
    /// in use already is as good, and knows more.
    fn search(&mut self, region: &Board<B, 1>) -> Result<Option<Placed<'_>>, Stop> {
        let (rows, cols) = (region.rows(), region.cols());
        let (short, long) = (rows.min(cols).max(1), rows.max(cols));
        let fits = |width: &usize| width * long <= 64;
        let in_use = |width: &usize| self.searches[width - 1].is_some();
        let Some(width) = (short..=8)
            .take_while(fits)
            .find(in_use)
            .or(Some(short).filter(|width| *width <= 8 && fits(width)))
        else {
            return Ok(None);
        };
        let mut cells = 0;
        for (row, col) in (0..rows).flat_map(|row| (0..cols).map(move |col| (row, col))) {
            if region.cell(row, col) == Some(1) {
                let (row, col) = if cols <= rows { (row, col) } else { (col, row) };
                cells |= 1 << (row * width + col);
            }
        }
        let search = match &mut self.searches[width - 1] {
            Some(search) => search,
            empty => empty.insert(solver(width, self.shortcuts, self.most, &self.control)?),
        };
        Ok(Some((search, cells)))
    }

    fn nimber_of(&mut self, region: &Board<B, 1>) -> Result<u64, WalkError<Board<B, 1>>> {
        match self.search(region)? {
            Some((search, cells)) => Ok(search.nimber(cells)?),
            None => self.large.nimber(&Cram::new(), region),
        }
    }
}

/// A search on a grid of this many columns.
fn solver(
    columns: usize,
    shortcuts: Shortcuts,
    most: usize,
    control: &Control,
) -> Result<Box<dyn Grid>, Stop> {
    Ok(match columns {
        1 => Box::new(Search::<1>::new(shortcuts, most, control)?),
        2 => Box::new(Search::<2>::new(shortcuts, most, control)?),
        3 => Box::new(Search::<3>::new(shortcuts, most, control)?),
        4 => Box::new(Search::<4>::new(shortcuts, most, control)?),
        5 => Box::new(Search::<5>::new(shortcuts, most, control)?),
        6 => Box::new(Search::<6>::new(shortcuts, most, control)?),
        7 => Box::new(Search::<7>::new(shortcuts, most, control)?),
        _ => Box::new(Search::<8>::new(shortcuts, most, control)?),
    })
}

/// The regions of a board.
fn regions<B: Bits>(cram: Cram<B>, board: &Board<B, 1>) -> Sum<Board<B, 1>> {
    let (mut regions, mut sum) = (Vec::new(), Sum::default());
    cram.components(board, &mut regions);
    for region in regions {
        sum.add(region);
    }
    sum
}

impl<B: Bits> CramNimbers<B> {
    /// The nimber of a position.
    ///
    /// # Errors
    /// [`WalkError`] when the work was stopped.
    pub fn nimber(
        &mut self,
        cram: &Cram<B>,
        board: &Board<B, 1>,
    ) -> Result<u64, WalkError<Board<B, 1>>> {
        regions(*cram, board).total(|region| self.nimber_of(&region))
    }

    /// True if the player who moves first loses: the nimbers of all regions but the largest are found, and the largest
    /// is tested for the nimber of their sum.
    ///
    /// # Errors
    /// As [`CramNimbers::nimber`].
    pub fn is_lost(
        &mut self,
        cram: &Cram<B>,
        board: &Board<B, 1>,
    ) -> Result<bool, WalkError<Board<B, 1>>> {
        if cram.is_mirrored(board) {
            return Ok(true);
        }
        let regions = regions(*cram, board).sorted(|region| region.rows() * region.cols());
        let (largest, nimber) = regions.hardest(|region| self.nimber_of(&region))?;
        let Some(largest) = largest else { return Ok(nimber == 0) };
        match self.search(&largest)? {
            Some((search, cells)) => Ok(search.is_nimber(cells, nimber)?),
            None => self.large.is_lost(cram, &largest, nimber),
        }
    }

    /// Forgets what was found.
    pub fn clear(&mut self) {
        self.searches = Default::default();
        self.large.clear();
    }
}

impl<B: Bits> Solver<Cram<B>, u64> for CramNimbers<B> {
    fn value(
        &mut self,
        cram: &Cram<B>,
        board: &Board<B, 1>,
    ) -> Result<u64, WalkError<Board<B, 1>>> {
        self.nimber(cram, board)
    }

    fn wins_first(
        &mut self,
        cram: &Cram<B>,
        board: &Board<B, 1>,
        _: Player,
        _: u64,
    ) -> Result<Option<bool>, WalkError<Board<B, 1>>> {
        Ok(Some(!self.is_lost(cram, board)?))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;
    use tweedle_engine::Grundy;
    use tweedle_engine::walk::{Memo, Walker};

    const CRAM: Cram = Cram::new();
    const ALL: Shortcuts = Shortcuts { lines: true, mirrored: true, twins: true, replies: true };

    /// Searches that are to agree: with all that helps, each without one, without any, and with a
    /// table of 1,024 places, so that most is forgotten.
    fn searches() -> [CramNimbers<u64>; 7] {
        let without = [
            ALL,
            Shortcuts { lines: false, ..ALL },
            Shortcuts { mirrored: false, ..ALL },
            Shortcuts { twins: false, ..ALL },
            Shortcuts { replies: false, ..ALL },
            Shortcuts { lines: false, mirrored: false, twins: false, replies: false },
        ];
        let [a, b, c, d, e, f] = without
            .map(|shortcuts| CramNimbers::with(shortcuts, table::MOST_BYTES, Control::new()));
        [a, b, c, d, e, f, CramNimbers::with(ALL, 1 << 14, Control::new())]
    }

    /// All searches and the walker, who remembers what he finds.
    fn check(
        board: &Board<u64, 1>,
        searches: &mut [CramNimbers<u64>],
        memo: &mut Memo<Board<u64, 1>, u64>,
    ) {
        let expect = Walker::new(&CRAM, memo).value(&mut Grundy, board).unwrap();
        for search in searches {
            // The search, if any, first for the outcome, on a table that knows nothing of it.
            assert_eq!(search.is_lost(&CRAM, board), Ok(expect == 0), "{board:?}");
            assert_eq!(search.nimber(&CRAM, board), Ok(expect), "{board:?}");
        }
    }

    #[test]
    fn empty_boards_as_the_walker_says() {
        let mut memo = Memo::new(Control::new());
        for (rows, cols) in [
            (0, 0),
            (1, 1),
            (1, 20),
            (2, 5),
            (2, 8),
            (3, 3),
            (3, 6),
            (6, 3),
            (4, 4),
            (5, 4),
            (4, 5),
        ] {
            let board = Cram::empty(rows, cols).unwrap();
            check(&board, &mut searches(), &mut memo);
        }
    }

    /// A table of one bucket forgets nearly everything.
    #[test]
    fn next_to_no_memory() {
        let mut memo = Memo::new(Control::new());
        for (rows, cols) in [(2, 3), (2, 5), (3, 3), (3, 4), (5, 3)] {
            let board = Cram::empty(rows, cols).unwrap();
            let search = CramNimbers::with(ALL, 0, Control::new());
            check(&board, &mut [search], &mut memo);
        }
    }

    /// From Lemoine and Viennot, "Nimbers are inevitable".
    #[test]
    fn published_values() {
        for (rows, cols, nimber) in
            [(4, 5, 2), (4, 7, 3), (5, 5, 0), (5, 6, 2), (6, 5, 2), (3, 9, 1), (3, 11, 0)]
        {
            let board = Cram::empty(rows, cols).unwrap();
            for most in [table::MOST_BYTES, 1 << 17] {
                let mut search = CramNimbers::with(ALL, most, Control::new());
                assert_eq!(search.nimber(&CRAM, &board), Ok(nimber), "{rows} x {cols}");
                let mut search = CramNimbers::with(ALL, most, Control::new());
                assert_eq!(search.is_lost(&CRAM, &board), Ok(nimber == 0), "{rows} x {cols}");
            }
        }
    }

    /// The smallest rectangles of these regions have more than 64 cells, or too many to a side.
    #[test]
    fn large_regions_are_searched_by_their_options() {
        let cram = Cram::<u128>::new();
        let mut search = CramNimbers::new(Control::new());
        let mut memo = Memo::new(Control::new());
        let cross = |row: usize, col: usize| row == 4 || col == 5;
        let cells: Vec<usize> = (0..9 * 11).map(|i| usize::from(cross(i / 11, i % 11))).collect();
        let board = Board::from_cells(9, 11, &cells).unwrap();
        let expect = Walker::new(&cram, &mut memo).value(&mut Grundy, &board);
        assert_eq!(search.nimber(&cram, &board), expect);
        assert_eq!(search.is_lost(&cram, &board), Ok(expect == Ok(0)));
        let strip = Cram::<u128>::empty(1, 128).unwrap();
        let expect = Walker::new(&cram, &mut memo).value(&mut Grundy, &strip);
        assert_eq!(search.nimber(&cram, &strip), expect);
    }

    #[test]
    fn a_search_that_was_stopped_goes_on_from_where_it_was() {
        let board = Cram::empty(4, 7).unwrap();
        let control = Control::with_memory(100_000);
        let mut small = CramNimbers::new(control.clone());
        assert_eq!(small.nimber(&CRAM, &board), Ok(3));
        assert!(!small.is_empty() && control.used() == small.bytes());
        small.clear();
        assert_eq!((control.used(), small.len()), (0, 0));
        let mut none = CramNimbers::<u64>::new(Control::with_memory(1000));
        assert!(matches!(none.nimber(&CRAM, &board), Err(WalkError::Stop(Stop::Memory { .. }))));

        let control = Control::new();
        control.cancel();
        let mut search = CramNimbers::new(control.clone());
        assert_eq!(search.is_lost(&CRAM, &board), Err(WalkError::Stop(Stop::Cancelled)));
        control.resume();
        assert_eq!(search.nimber(&CRAM, &board), Ok(3));
        drop(search);
        assert_eq!(control.used(), 0);
    }

    proptest! {
        #![proptest_config(ProptestConfig::with_cases(48))]

        #[test]
        fn the_search_agrees_with_the_walker(
            (cols, cells) in (2..=5_usize).prop_flat_map(|cols| {
                (Just(cols), prop::collection::vec(prop::bool::weighted(0.8), 20 / cols * cols))
            })
        ) {
            let cells: Vec<usize> = cells.into_iter().map(usize::from).collect();
            let board = Board::from_cells(cells.len() / cols, cols, &cells).unwrap();
            check(&board, &mut searches(), &mut Memo::new(Control::new()));
        }
    }
}
