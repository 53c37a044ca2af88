//! Battle Sheep.
//!
//! A pasture of hexagons has herds on some of its cells: `3` is a herd of three sheep of Left's, `-3` one of
//! Right's. A player leaves at least one sheep of a herd of theirs where it is, and drives the others, one or
//! more, in one of six directions over empty cells as far as they come, which is at least one cell
//! (Francesco Rotta, "Splits", 2010, sold as "Battle Sheep").
//!
//! The hexagons are written as a rectangle, in which a cell has neighbours above, below, to the left and to the
//! right, above to the right, and below to the left.

use smallvec::SmallVec;
use tweedle_engine::{Facts, Hints, Player, Ruleset, Stop, Symmetry, Weigh};
use tweedle_rules::entry::{Entry, Shape, plain};
use tweedle_rules::sketch::{Cell, Figure, Owner, Sketch};
use tweedle_rules::square::{beyond, square_name};
use tweedle_rules::{About, Fact};
use tweedle_rules::{Notation, NotationError, picture, spilled};

/// The rules of Battle Sheep.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
pub struct Sheep;

/// A pasture with herds on it.
// Invariant: there are `cols` cells in each row, and no cells if `cols` is 0.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Pasture {
    cols: u8,
    /// Row by row: sheep of Left's, or of Right's if negative; [`OFF`] where no sheep can go.
    cells: SmallVec<[i8; 30]>,
}

impl Weigh for Pasture {
    fn owned(&self) -> usize {
        spilled(&self.cells)
    }
}

/// A cell where no sheep can go.
const OFF: i8 = i8::MIN;

/// The most sheep in a herd.
const MOST: i8 = 100;

/// The most cells of a pasture.
const MOST_CELLS: usize = 128;

/// The numbers of rows down and of columns to the right to each neighbour: N, NE, E, S, SW, W.
const DIRECTIONS: [(isize, isize); 6] = [(-1, 0), (-1, 1), (0, 1), (1, 0), (1, -1), (0, -1)];

impl Pasture {
    fn rows(&self) -> usize {
        self.cells.len().checked_div(self.cols()).unwrap_or(0)
    }

    fn cols(&self) -> usize {
        usize::from(self.cols)
    }

    /// The neighbour of a cell in a direction.
    #[inline]
    fn next(&self, cell: usize, (down, right): (isize, isize)) -> Option<usize> {
        let (row, col) = (cell / self.cols(), cell % self.cols());
        let row = row.checked_add_signed(down)?;
        let col = col.checked_add_signed(right).filter(|&col| col < self.cols())?;
        let next = row * self.cols() + col;
        (next < self.cells.len()).then_some(next)
    }

    /// The neighbours of a cell.
    #[inline]
    fn near(&self, cell: usize) -> impl Iterator<Item = usize> + '_ {
        DIRECTIONS.into_iter().filter_map(move |direction| self.next(cell, direction))
    }

    /// The cell that sheep come to if they leave a cell in a direction.
    #[inline]
    fn goal(&self, from: usize, direction: (isize, isize)) -> Option<usize> {
        let mut goal = from;
        while let Some(next) = self.next(goal, direction).filter(|&next| self.cells[next] == 0) {
            goal = next;
        }
        (goal != from).then_some(goal)
    }

    /// True if a herd on the cell can be driven away in part, now or later.
    #[inline]
    fn is_movable(&self, cell: usize) -> bool {
        let sheep = self.cells[cell];
        sheep != OFF && sheep.abs() > 1 && self.near(cell).any(|next| self.cells[next] == 0)
    }

    /// The cells that `is_kept` says, on the smallest rectangle around them; there is at least one.
    fn cropped(&self, is_kept: &[bool]) -> Pasture {
        let kept = || (0..self.cells.len()).filter(|&cell| is_kept[cell]);
        let row = |cell: usize| cell / self.cols();
        let col = |cell: usize| cell % self.cols();
        let (first_row, last_row) = (kept().map(row).min(), kept().map(row).max());
        let (first_col, last_col) = (kept().map(col).min(), kept().map(col).max());
        let rows = first_row.unwrap_or(0)..=last_row.unwrap_or(0);
        let cols = first_col.unwrap_or(0)..=last_col.unwrap_or(0);
        let mut cells = SmallVec::new();
        for row in rows {
            for col in cols.clone() {
                let cell = row * self.cols() + col;
                cells.push(if is_kept[cell] { self.cells[cell] } else { OFF });
            }
        }
        Pasture { cols: cols.count() as u8, cells }
    }

    /// Turned by half a turn.
    fn turned(&self) -> Pasture {
        Pasture { cols: self.cols, cells: self.cells.iter().rev().copied().collect() }
    }

    /// Rows and columns exchanged: neighbours stay neighbours.
    fn transposed(&self) -> Pasture {
        let (rows, cols) = (self.rows(), self.cols());
        let cells = (0..cols).flat_map(|col| (0..rows).map(move |row| row * cols + col));
        Pasture { cols: rows as u8, cells: cells.map(|cell| self.cells[cell]).collect() }
    }

    /// With the players exchanged.
    fn negative(&self) -> Pasture {
        let exchanged = |&sheep: &i8| if sheep == OFF { OFF } else { -sheep };
        Pasture { cols: self.cols, cells: self.cells.iter().map(exchanged).collect() }
    }
}

/// A number is Left's sheep if it is positive, and Right's otherwise.
fn owner(sheep: i8) -> Option<Player> {
    match sheep {
        OFF | 0 => None,
        1.. => Some(Player::Left),
        _ => Some(Player::Right),
    }
}

impl Ruleset for Sheep {
    type Position = Pasture;
    /// The cell that sheep leave, the cell that they go to, and the number of sheep.
    type Move = [u8; 3];

    fn moves(
        &self,
        pasture: &Pasture,
        player: Player,
        mut found: impl FnMut([u8; 3], Pasture) -> Result<(), Stop>,
    ) -> Result<(), Stop> {
        for (from, &sheep) in pasture.cells.iter().enumerate() {
            if owner(sheep) != Some(player) || sheep.abs() < 2 {
                continue;
            }
            for direction in DIRECTIONS {
                let Some(to) = pasture.goal(from, direction) else { continue };
                for driven in 1..sheep.abs() {
                    let mut after = pasture.clone();
                    after.cells[to] = driven * sheep.signum();
                    after.cells[from] -= driven * sheep.signum();
                    found([from as u8, to as u8, driven as u8], after)?;
                }
            }
        }
        Ok(())
    }

    fn facts(&self) -> Facts {
        Facts::PARTIZAN
    }
}

impl Hints for Sheep {
    /// The regions of empty cells, with the herds next to them that can be driven; such a herd next to two
    /// regions makes them one. Sheep go over empty cells only, and no cell becomes empty: so a single sheep, and a
    /// herd without an empty cell beside it, stay where they are for good, as a cell does where no sheep can go. A
    /// region without a herd beside it stays empty.
    fn components(&self, pasture: &Pasture, into: &mut Vec<Pasture>) {
        let count = pasture.cells.len();
        let movable: SmallVec<[bool; 32]> =
            (0..count).map(|cell| pasture.is_movable(cell)).collect();
        let mut seen: SmallVec<[bool; 32]> = SmallVec::from_elem(false, count);
        let mut open: SmallVec<[usize; 32]> = SmallVec::new();
        for start in 0..count {
            if seen[start] || !movable[start] {
                continue;
            }
            let mut is_kept: SmallVec<[bool; 32]> = SmallVec::from_elem(false, count);
            seen[start] = true;
            open.push(start);
            while let Some(cell) = open.pop() {
                is_kept[cell] = true;
                let is_empty = pasture.cells[cell] == 0;
                for next in pasture.near(cell) {
                    let joins = pasture.cells[next] == 0 || is_empty && movable[next];
                    if joins && !seen[next] {
                        seen[next] = true;
                        open.push(next);
                    }
                }
            }
            into.push(pasture.cropped(&is_kept));
        }
    }

    /// A half turn and the exchange of rows and columns keep neighbours; exchanging the herds exchanges the
    /// players.
    fn representative(&self, pasture: &Pasture) -> (Pasture, Symmetry) {
        let mut images = vec![(pasture.clone(), Symmetry::Same)];
        images.push((pasture.transposed(), Symmetry::Same));
        for i in 0..2 {
            images.push((images[i].0.turned(), Symmetry::Same));
        }
        for i in 0..4 {
            images.push((images[i].0.negative(), Symmetry::Negative));
        }
        let least = |a: &(Pasture, Symmetry), b: &(Pasture, Symmetry)| {
            // Of equal ones the first counts, which is not exchanged.
            a.0.cmp(&b.0)
        };
        images.into_iter().min_by(least).unwrap_or_else(|| (pasture.clone(), Symmetry::Same))
    }

    /// The empty cells, each of which takes a move at most, and twice that where herds are large.
    fn size(&self, pasture: &Pasture) -> Option<u32> {
        let empty = pasture.cells.iter().filter(|&&sheep| sheep == 0).count();
        let spare = pasture.cells.iter().filter(|&&sheep| sheep != OFF);
        let spare: usize = spare.map(|sheep| usize::from(sheep.unsigned_abs().max(1)) - 1).sum();
        Some(2 * empty.min(spare) as u32 + 2 * empty as u32)
    }
}

impl Notation for Sheep {
    fn name(&self) -> String {
        "Battle Sheep".to_owned()
    }

    /// Rows with `|` between them; in a row cells with blanks or commas between them: a number of sheep, `.` or 0
    /// for an empty cell, `#` for a cell where no sheep can go.
    fn parse(&self, text: &str) -> Result<Pasture, NotationError> {
        let chars: Vec<char> = text.chars().collect();
        let mut rows: Vec<usize> = vec![0];
        let mut starts: Vec<usize> = vec![0];
        let mut cells = SmallVec::new();
        let mut at = 0;
        while let Some(&found) = chars.get(at) {
            match found {
                ' ' | ',' => at += 1,
                '|' => {
                    at += 1;
                    rows.push(0);
                    starts.push(at);
                }
                _ => {
                    let end = chars[at..].iter().position(|c| " ,|".contains(*c));
                    let end = end.map_or(chars.len(), |length| at + length);
                    let cell: String = chars[at..end].iter().collect();
                    cells.push(read_cell(&cell, at..end)?);
                    // Never empty: it begins with one row and only grows.
                    *rows.last_mut().expect("there is a row") += 1;
                    at = end;
                }
            }
        }
        let count = |n: usize| format!("{n} {}", if n == 1 { "cell" } else { "cells" });
        for (i, &len) in rows.iter().enumerate() {
            if len != rows[0] {
                let end = starts.get(i + 1).map_or(chars.len(), |next| next - 1);
                return Err(NotationError::new(
                    format!("Row {} has {} where row 1 has {}.", i + 1, count(len), rows[0]),
                    starts[i]..end,
                ));
            }
        }
        if cells.len() > MOST_CELLS {
            let message = format!(
                "This board has {}; a board of Battle Sheep has at most {}.",
                count(cells.len()),
                count(MOST_CELLS)
            );
            return Err(NotationError::new(message, 0..chars.len()));
        }
        Ok(Pasture { cols: rows[0] as u8, cells })
    }

    fn print(&self, pasture: &Pasture) -> String {
        let rows = pasture.cells.chunks(pasture.cols().max(1));
        let rows = rows.map(|row| row.iter().copied().map(written).collect::<Vec<_>>().join(" "));
        rows.collect::<Vec<_>>().join("|")
    }

    /// The cell that sheep leave, the cell that they go to, and the number of sheep: `a1-c1 x2`.
    fn move_name(
        &self,
        pasture: &Pasture,
        _: Player,
        &[from, to, driven]: &[u8; 3],
        _: &Pasture,
    ) -> String {
        let [from, to] = [from, to].map(|cell| {
            let cell = usize::from(cell);
            square_name(cell / pasture.cols(), cell % pasture.cols())
        });
        format!("{from}-{to} x{driven}")
    }

    fn why_not(&self, pasture: &Pasture, _: Player, text: &str) -> Option<String> {
        let squares = text.split(' ').next()?;
        beyond(squares, pasture.rows(), pasture.cols())
    }

    fn draw(&self, pasture: &Pasture) -> String {
        let rows = pasture.cells.chunks(pasture.cols().max(1));
        picture::board(rows.map(|row| row.iter().copied().map(written).collect()))
    }

    fn sketch(&self, pasture: &Pasture) -> Option<Sketch> {
        let cell = |&sheep: &i8| match sheep {
            OFF => Cell::Off,
            0 => Cell::Empty,
            _ => {
                let owner = if sheep > 0 { Owner::Left } else { Owner::Right };
                Cell::Piece(owner, sheep.unsigned_abs().to_string())
            }
        };
        let rows = pasture.cells.chunks(pasture.cols().max(1));
        let rows = rows.map(|row| row.iter().map(cell).collect()).collect();
        Some(Sketch::of(Figure::Board(rows)))
    }
}

/// A cell as it is written.
fn written(sheep: i8) -> String {
    match sheep {
        OFF => "#".to_owned(),
        0 => ".".to_owned(),
        sheep => sheep.to_string(),
    }
}

/// The cell that a text between blanks says.
fn read_cell(cell: &str, at: std::ops::Range<usize>) -> Result<i8, NotationError> {
    match cell {
        "." => return Ok(0),
        "#" => return Ok(OFF),
        _ => {}
    }
    if matches!(cell.chars().next(), Some('\n' | '\r')) || cell.contains(['\n', '\r']) {
        let message =
            "The rows of Battle Sheep have `|` between them, and are not broken into lines.";
        return Err(NotationError::new(message, at));
    }
    let digits = cell.strip_prefix('-').unwrap_or(cell);
    if digits.is_empty() || !digits.bytes().all(|byte| byte.is_ascii_digit()) {
        let message = format!(
            "`{cell}` is not a cell of Battle Sheep; use a number such as `3` or `-3`, `.` or `#`, with blanks between cells."
        );
        return Err(NotationError::new(message, at));
    }
    let sheep = cell.parse().ok().filter(|sheep: &i8| (-MOST..=MOST).contains(sheep));
    sheep.ok_or_else(|| {
        NotationError::new(format!("A herd has at most {MOST} sheep, not {digits}."), at)
    })
}

/// Battle Sheep in the registry.
pub(crate) const SHEEP: Entry = Entry::named("game.grid.Sheep", Shape::Grid)
    .example("3 . .|. . -2")
    .start("4 . . .|. . . .|. . . -4")
    .summary("Leave part of a herd of yours and drive the rest in one of six directions as far as it can go: 3 is a herd of Left's, -3 one of Right's.")
    .source("Francesco Rotta, Splits (Battle Sheep), 2010")
    .known(&[
        Fact::cited(About::Programs, "MCGS.", "the documentation of each program, 2026"),
    ])
    .made_by(&|name, arguments| plain(name, arguments, Sheep));

#[cfg(test)]
mod tests {
    use super::*;
    use std::collections::HashMap;
    use tweedle_engine::walk::{Memo, Walker};
    use tweedle_engine::{Control, Outcomes, Play};
    use tweedle_rules::testing::{Table, read};

    #[test]
    fn table() {
        let table = Table {
            options: &[
                ("2 .", &["1 1"], &[]),
                ("3 . .", &["1 . 2", "2 . 1"], &[]),
                ("1 .", &[], &[]),
                // Neither down to the right, nor up to the left.
                ("-2 #|# .", &[], &[]),
                ("# -2|. #", &[], &["# -1|-1 #"]),
                (". . #|2 . .", &[". . #|1 . 1", ". 1 #|1 . .", "1 . #|1 . ."], &[]),
                ("", &[], &[]),
            ],
            names: &[("3 . .", Player::Left, &["a1-c1 x1", "a1-c1 x2"])],
            parts: &[
                ("3 . 1 . -2", &[". -2", "3 ."]),
                ("2 . -2 .", &["2 . -2 ."]),
                ("1 . 1 2 -9", &[]),
                (". . 1 2 .", &["2 ."]),
            ],
            values: &[("2 .", "1"), ("3 . .", "2"), ("2 . -2", "*"), ("", "0")],
            pictures: &[("3 .|-2 #", "1  3  .\n2 -2  #\n   a  b")],
            errors: &[
                ("3 .|.", "Row 2 has 1 cell where row 1 has 2.", 4..5),
                (
                    "3 x",
                    "`x` is not a cell of Battle Sheep; use a number such as `3` or `-3`, `.` or `#`, with blanks between cells.",
                    2..3,
                ),
                ("3,-101", "A herd has at most 100 sheep, not 101.", 2..6),
            ],
            ..Table::default()
        };
        table.check(&Sheep);
        let [blanks, commas] = ["3 . -2|# 0 0", "3,0,-2|#,0,0"].map(|text| read(&Sheep, text));
        assert_eq!(blanks, commas);
    }

    type Winners = HashMap<(Vec<i32>, Player), bool>;

    /// The winner by the rules in words; 99 is a cell where no sheep can go.
    fn wins(cells: &[i32], cols: i32, first: Player, known: &mut Winners) -> bool {
        if let Some(&found) = known.get(&(cells.to_vec(), first)) {
            return found;
        }
        let sign = if first == Player::Left { 1 } else { -1 };
        let rows = cells.len() as i32 / cols;
        let mut found = false;
        for from in 0..cells.len() as i32 {
            let herd = cells[from as usize] * sign;
            if cells[from as usize] == 99 || herd < 2 {
                continue;
            }
            for (down, right) in [(-1, 0), (-1, 1), (0, 1), (1, 0), (1, -1), (0, -1)] {
                let (mut row, mut col) = (from / cols, from % cols);
                loop {
                    let (r, c) = (row + down, col + right);
                    let on = (0..rows).contains(&r) && (0..cols).contains(&c);
                    if !on || cells[(r * cols + c) as usize] != 0 {
                        break;
                    }
                    (row, col) = (r, c);
                }
                let to = row * cols + col;
                for driven in 1..herd {
                    if to != from {
                        let mut after = cells.to_vec();
                        after[from as usize] -= sign * driven;
                        after[to as usize] = sign * driven;
                        found |= !wins(&after, cols, first.opponent(), known);
                    }
                }
            }
        }
        known.insert((cells.to_vec(), first), found);
        found
    }

    #[test]
    fn small_boards_by_the_rules_in_words() {
        let (mut known, mut memo) = (Winners::new(), Memo::new(Control::new()));
        for text in [
            "3 . .|. . -2",
            "3 . . .|. # . .|. . . -3",
            "2 . 1 .|. -3 . .|. . 2 .",
            "-4 . .|. 3 .|. . .",
            "2 . -2 . 3 . -3",
        ] {
            let position = read(&Sheep, text);
            let outcome = Walker::new(&Sheep, &mut memo)
                .value(&mut Outcomes(Play::Normal), &position)
                .expect("a small board");
            let cells: Vec<i32> = (position.cells.iter())
                .map(|&sheep| if sheep == OFF { 99 } else { i32::from(sheep) })
                .collect();
            for player in Player::BOTH {
                let expect = wins(&cells, position.cols.into(), player, &mut known);
                assert_eq!(outcome.wins_first(player), expect, "{text} {player:?}");
            }
        }
    }
}
