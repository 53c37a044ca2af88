//! Boards of small numbers.

use super::direction::{Direction, both_ways};
use super::{Cells, Symmetry};
use std::ops::Range;
use tweedle_engine::{Control, Stop};
use tweedle_rules::NotationError;

/// A rectangular board, row by row.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Grid {
    /// The number of rows.
    pub rows: usize,
    /// The number of columns.
    pub columns: usize,
    /// The contents of the cells; rows times columns of them.
    pub cells: Cells,
}

/// Cells of a board that are connected.
pub(crate) struct Region {
    /// Their places in [`Grid::cells`].
    cells: Vec<usize>,
    rows: Range<usize>,
    columns: Range<usize>,
}

impl Region {
    /// The number of cells of the smallest rectangle in which the region lies.
    pub(crate) fn area(&self) -> usize {
        self.rows.len() * self.columns.len()
    }
}

impl Grid {
    /// The board with 0 everywhere.
    pub(crate) fn empty(rows: usize, columns: usize) -> Grid {
        Grid { rows, columns, cells: Cells::from_elem(0, rows * columns) }
    }

    /// The index in [`Grid::cells`] of the cell with these coordinates; they are counted from 1.
    #[inline]
    pub(crate) fn place(&self, row: i64, column: i64) -> Option<usize> {
        let row = usize::try_from(row).ok()?.checked_sub(1).filter(|&row| row < self.rows)?;
        let column = usize::try_from(column).ok()?.checked_sub(1)?;
        (column < self.columns).then(|| row * self.columns + column)
    }

    /// The content of the cell with these coordinates.
    #[inline]
    pub(crate) fn get(&self, row: i64, column: i64) -> Option<i8> {
        self.place(row, column).map(|place| self.cells[place])
    }

    /// The coordinates of the cells that hold a number, row by row.
    pub(crate) fn find_all(&self, value: i8) -> impl Iterator<Item = (i64, i64)> {
        let columns = self.columns;
        let places = self.cells.iter().enumerate().filter(move |(_, cell)| **cell == value);
        places.map(move |(place, _)| ((place / columns) as i64 + 1, (place % columns) as i64 + 1))
    }

    /// The cells in these rows and columns, which are counted from 0 and must be there.
    pub(crate) fn part(&self, rows: Range<usize>, columns: Range<usize>) -> Grid {
        let mut cells = Cells::with_capacity(rows.len() * columns.len());
        for row in rows.clone() {
            let start = row * self.columns;
            cells.extend_from_slice(&self.cells[start + columns.start..start + columns.end]);
        }
        Grid { rows: rows.len(), columns: columns.len(), cells }
    }

    /// The image under a symmetry.
    pub(crate) fn permuted(&self, symmetry: Symmetry) -> Grid {
        let size = (self.rows, self.columns);
        let (rows, columns) = if symmetry.turns() { (size.1, size.0) } else { size };
        if self.cells.is_empty() {
            return Grid { rows, columns, cells: Cells::new() };
        }
        // Steps in the image are steps here: a symmetry takes neighbours to neighbours.
        let place = |cell| {
            let (row, column) = symmetry.source(size, cell);
            row * self.columns + column
        };
        let first = place((0, 0));
        let down = if rows > 1 { place((1, 0)).wrapping_sub(first) } else { 0 };
        let right = if columns > 1 { place((0, 1)).wrapping_sub(first) } else { 0 };
        let mut cells = Cells::with_capacity(self.cells.len());
        let mut start = first;
        for _ in 0..rows {
            let mut from = start;
            for _ in 0..columns {
                cells.push(self.cells[from]);
                from = from.wrapping_add(right);
            }
            start = start.wrapping_add(down);
        }
        Grid { rows, columns, cells }
    }

    /// The least of the images under some symmetries; the board itself if there are none. If these are a group, all
    /// images have the same one.
    pub(crate) fn invariant(&self, symmetries: &[Symmetry]) -> Grid {
        let images = symmetries.iter().map(|symmetry| self.permuted(*symmetry));
        images.min().unwrap_or_else(|| self.clone())
    }

    /// The connected regions of cells that hold another number than `boundary`, in the order of their first cells. Two
    /// cells are next to each other if one of the directions leads from one to the other.
    ///
    /// # Errors
    /// [`Stop`], if the work was stopped.
    pub(crate) fn regions(
        &self,
        boundary: i8,
        directions: &[Direction],
        control: &Control,
    ) -> Result<Vec<Region>, Stop> {
        let directions = both_ways(directions);
        let mut is_met: Vec<bool> = self.cells.iter().map(|cell| *cell == boundary).collect();
        let mut regions = Vec::new();
        for first in 0..is_met.len() {
            if is_met[first] {
                continue;
            }
            is_met[first] = true;
            let (row, column) = (first / self.columns, first % self.columns);
            let mut region =
                Region { cells: vec![first], rows: row..row + 1, columns: column..column + 1 };
            let mut next = 0;
            control.check()?;
            while let Some(&place) = region.cells.get(next) {
                next += 1;
                let (row, column) = (place / self.columns, place % self.columns);
                region.rows = region.rows.start..region.rows.end.max(row + 1);
                region.columns =
                    region.columns.start.min(column)..region.columns.end.max(column + 1);
                for &(down, right) in &directions {
                    // Counted from 1.
                    let row = (row as i64 + 1).saturating_add(down);
                    let column = (column as i64 + 1).saturating_add(right);
                    if let Some(other) = self.place(row, column)
                        && !is_met[other]
                    {
                        is_met[other] = true;
                        region.cells.push(other);
                    }
                }
            }
            regions.push(region);
        }
        Ok(regions)
    }

    /// The smallest rectangle in which a region lies, with `boundary` in all cells that are not of the region.
    pub(crate) fn cropped(&self, region: &Region, boundary: i8) -> Grid {
        let (rows, columns) = (region.rows.len(), region.columns.len());
        let mut cells = Cells::from_elem(boundary, rows * columns);
        for &place in &region.cells {
            let row = place / self.columns - region.rows.start;
            let column = place % self.columns - region.columns.start;
            cells[row * columns + column] = self.cells[place];
        }
        Grid { rows, columns, cells }
    }

    /// Reads rows with `|` between them, in which the characters of `alphabet` stand for 0, 1, 2 and so on.
    ///
    /// # Errors
    /// [`NotationError`], which names the mistake and its place.
    pub(crate) fn read(text: &str, alphabet: &str) -> Result<Grid, NotationError> {
        let (mut rows, mut columns, mut cells) = (0, None, Cells::new());
        let mut at = 0;
        for row in text.split('|').filter(|_| !text.is_empty()) {
            let width = read_cells(row, alphabet, at, &mut cells)?;
            if *columns.get_or_insert(width) != width {
                let message = "The rows of a grid must have the same length.";
                return Err(NotationError::new(message, at..at + width));
            }
            rows += 1;
            at += width + 1;
        }
        Ok(Grid { rows, columns: columns.unwrap_or(0), cells })
    }

    /// The rows with `|` between them, with characters of `alphabet` for 0, 1, 2 and so on.
    ///
    /// # Errors
    /// A number for which there is no character.
    pub(crate) fn written(&self, alphabet: &str) -> Result<String, i8> {
        let alphabet: Vec<char> = alphabet.chars().collect();
        let mut text = String::with_capacity(self.cells.len() + self.rows);
        for row in 0..self.rows {
            if row > 0 {
                text.push('|');
            }
            let start = row * self.columns;
            write_cells(&self.cells[start..start + self.columns], &alphabet, &mut text)?;
        }
        Ok(text)
    }
}

/// Reads cells, and says how many; `at` is where the text stands in another one.
pub(super) fn read_cells(
    text: &str,
    alphabet: &str,
    at: usize,
    cells: &mut Cells,
) -> Result<usize, NotationError> {
    let mut count = 0;
    for c in text.chars() {
        let value = alphabet.chars().position(|known| known == c).map(i8::try_from);
        let Some(Ok(value)) = value else {
            let message = format!("`{c}` has no meaning here; the cells are written `{alphabet}`.");
            return Err(NotationError::new(message, at + count..at + count + 1));
        };
        cells.push(value);
        count += 1;
    }
    Ok(count)
}

/// Writes cells.
pub(super) fn write_cells(cells: &[i8], alphabet: &[char], text: &mut String) -> Result<(), i8> {
    for &cell in cells {
        let place = usize::try_from(cell).map_err(|_| cell)?;
        text.push(*alphabet.get(place).ok_or(cell)?);
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::super::direction::{COMPASS, EAST, ORTHOGONAL, WEST};
    use super::*;
    use proptest::prelude::*;

    fn grid(text: &str) -> Grid {
        Grid::read(text, ".abc").unwrap()
    }

    fn parts(text: &str, directions: &[Direction]) -> Vec<String> {
        let grid = grid(text);
        let regions = grid.regions(0, directions, &Control::new()).unwrap();
        regions.iter().map(|region| grid.cropped(region, 0).written(".abc").unwrap()).collect()
    }

    #[test]
    fn symmetries() {
        let check = |symmetry, image: &str| {
            assert_eq!(grid("abc|...").permuted(symmetry), grid(image), "{symmetry}");
        };
        check(Symmetry::Identity, "abc|...");
        check(Symmetry::Inversion, "...|cba");
        check(Symmetry::HorizontalFlip, "cba|...");
        check(Symmetry::VerticalFlip, "...|abc");
        check(Symmetry::Transpose, "a.|b.|c.");
        check(Symmetry::AntiTranspose, ".c|.b|.a");
        check(Symmetry::ClockwiseRotation, ".a|.b|.c");
        check(Symmetry::AnticlockwiseRotation, "c.|b.|a.");
    }

    #[test]
    fn regions_are_cropped() {
        assert_eq!(parts("ab.|..c|c..", ORTHOGONAL), ["ab", "c", "c"]);
        assert_eq!(parts("ab.|..c|c..", COMPASS), ["ab.|..c", "c"]);
        assert_eq!(parts("a.a|aaa|.b.|b.b", ORTHOGONAL), ["a.a|aaa|.b.", "b", "b"]);
        assert_eq!(parts("aab", &[WEST]), parts("aab", &[EAST]));
        assert_eq!(parts("aa|aa", &[(i64::MAX, i64::MIN)]), ["a"; 4]);
        assert_eq!(parts("...", ORTHOGONAL), [""; 0]);
    }

    #[test]
    fn edges_of_a_board() {
        let board = grid("abc|...");
        assert_eq!(board.get(1, 3), Some(3));
        for (row, column) in [(0, 1), (3, 1), (1, 0), (1, 4), (i64::MIN, 1), (1, i64::MAX)] {
            assert_eq!(board.get(row, column), None);
        }
        assert_eq!(board.find_all(3).collect::<Vec<_>>(), [(1, 3)]);
        assert_eq!(Grid::empty(4, 0).find_all(0).count(), 0);
        assert_eq!(Grid::empty(4, 0).permuted(Symmetry::Transpose), Grid::empty(0, 4));
    }

    #[test]
    fn a_cancelled_search_for_regions_ends() {
        let control = Control::new();
        control.cancel();
        assert!(grid("a").regions(0, ORTHOGONAL, &control).is_err());
    }

    prop_compose! {
        fn any_grid()(rows in 1..6_usize, columns in 1..6_usize)(
            cells in prop::collection::vec(0..4_i8, rows * columns),
            rows in Just(rows),
            columns in Just(columns),
        ) -> Grid {
            Grid { rows, columns, cells: cells.into() }
        }
    }

    proptest! {
        #[test]
        fn images_have_the_same_invariant(grid in any_grid(), i in 0..8_usize, j in 0..4_usize) {
            let eight = &Symmetry::EIGHT_WAY;
            prop_assert_eq!(grid.permuted(eight[i]).invariant(eight), grid.invariant(eight));
            for group in [Symmetry::FLIP, Symmetry::ROTATIONAL] {
                prop_assert_eq!(grid.permuted(group[j]).invariant(&group), grid.invariant(&group));
            }
        }

        #[test]
        fn eight_images_by_symmetries_are_those_of_a_group(grid in any_grid(), i in 0..8_usize) {
            let images = |grid: &Grid| {
                let mut images = Symmetry::EIGHT_WAY.map(|symmetry| grid.permuted(symmetry));
                images.sort();
                images
            };
            prop_assert_eq!(images(&grid), images(&grid.permuted(Symmetry::EIGHT_WAY[i])));
        }

        #[test]
        fn regions_cover_all_cells_once(grid in any_grid(), boundary in 0..4_i8) {
            let regions = grid.regions(boundary, ORTHOGONAL, &Control::new()).unwrap();
            let mut met: Vec<usize> = regions.iter().flat_map(|it| it.cells.clone()).collect();
            met.sort_unstable();
            let inside = (0..grid.cells.len()).filter(|&place| grid.cells[place] != boundary);
            prop_assert_eq!(met, inside.collect::<Vec<_>>());
            for region in &regions {
                let part = grid.cropped(region, boundary);
                let inside = part.cells.iter().filter(|cell| **cell != boundary).count();
                prop_assert_eq!(inside, region.cells.len());
                let again = part.regions(boundary, ORTHOGONAL, &Control::new()).unwrap();
                prop_assert_eq!(again.len(), 1);
                prop_assert_eq!(part.cropped(&again[0], boundary), part);
            }
        }

        #[test]
        fn a_written_board_is_read(grid in any_grid()) {
            let text = grid.written(".abc").unwrap();
            prop_assert_eq!(Grid::read(&text, ".abc"), Ok(grid));
        }
    }
}
