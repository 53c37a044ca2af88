//! The game of Y.
//!
//! The board is a triangle of hexagons, with one cell in the first row, two in the second and so on. It is written as the
//! part of a board of [`Hex`](crate::Hex) that is not above the diagonal from the lower left corner to the upper right
//! one, with `#` there: `##.|#..|...`. A cell has the same neighbours as there. A player puts a stone of their own on an
//! empty cell, Left `x`, Right `o`. The player wins at once, even if other games are not finished, who has a chain that
//! touches all three sides; a corner is on two of them. There is no draw (Titus and Schensted, "Mudcrack Y and Poly-Y",
//! 1975).

use crate::hex::near;
use std::marker::PhantomData;
use tweedle_engine::{Facts, Hints, Player, Ruleset, Stop};
use tweedle_rules::board::{Board, Shape};
use tweedle_rules::by_size;
use tweedle_rules::entry;
use tweedle_rules::entry::{Entry, misfit};
use tweedle_rules::{Bits, CellGame, NotationError};

/// The rules of Y, on triangles that are parts of boards of at most `B::BITS` cells.
///
/// The layers of a position are Left's stones, Right's stones, and the cells that are not on the triangle.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct GameOfY<B = u64>(PhantomData<B>);

impl<B: Bits> GameOfY<B> {
    /// The rules; there are no parameters.
    pub const fn new() -> GameOfY<B> {
        GameOfY(PhantomData)
    }
}

/// The three sides of the triangle: the diagonal, the last column and the last row.
fn sides<B: Bits>(shape: Shape) -> [B; 3] {
    let size = shape.cols();
    let diagonal =
        (0..size).fold(B::ZERO, |cells, row| cells | B::bit(row * size + size - 1 - row));
    let last_row = B::below(size).up(size.saturating_sub(1) * size);
    [diagonal, shape.all::<B>() & !shape.not_last_col::<B>(), last_row]
}

/// The cells of the square board that are not on the triangle.
fn above<B: Bits>(shape: Shape) -> B {
    let size = shape.cols();
    (1..size).fold(B::ZERO, |cells, row| cells | B::below(size - row).up((row - 1) * size))
}

impl<B: Bits> Ruleset for GameOfY<B> {
    type Position = Board<B, 3>;
    /// The cell where the stone is put.
    type Move = [u8; 1];

    fn moves(
        &self,
        board: &Board<B, 3>,
        player: Player,
        mut found: impl FnMut([u8; 1], Board<B, 3>) -> Result<(), Stop>,
    ) -> Result<(), Stop> {
        if self.winner(board).is_some() {
            return Ok(());
        }
        let layers = board.layers();
        let taken = layers.iter().fold(B::ZERO, |taken, &layer| taken | layer);
        for cell in (board.shape().all::<B>() & !taken).ones() {
            let mut layers = layers;
            layers[player.index()] |= B::bit(cell);
            found([cell as u8], board.with_layers(layers))?;
        }
        Ok(())
    }

    fn winner(&self, board: &Board<B, 3>) -> Option<Player> {
        let sides = sides::<B>(board.shape());
        Player::BOTH.into_iter().find(|player| {
            let mut chains = board.shape().regions(board.layers()[player.index()], near);
            chains.any(|chain| sides.iter().all(|&side| !(side & chain).is_empty()))
        })
    }

    fn facts(&self) -> Facts {
        Facts { is_entailing: true, wins_at_once: true, ..Facts::PARTIZAN }
    }
}

impl<B: Bits> Hints for GameOfY<B> {
    /// The empty cells.
    fn size(&self, board: &Board<B, 3>) -> Option<u32> {
        let taken = board.layers().iter().fold(B::ZERO, |taken, &layer| taken | layer);
        Some((board.shape().all::<B>() & !taken).count())
    }
}

impl<B: Bits> CellGame for GameOfY<B> {
    const CELLS: &'static [char] = &['.', 'x', 'o', '#'];

    fn title(&self) -> String {
        "Y".to_owned()
    }

    fn check(&self, board: &Board<B, 3>, text: &str) -> Result<(), NotationError> {
        let [.., off] = board.layers();
        if board.rows() == board.cols() && off == above(board.shape()) {
            return Ok(());
        }
        let message = "The board is a triangle with one cell in the first row, two in the second and so on, and `#` before them, as in `##.|#..|...`.";
        Err(NotationError::new(message, 0..text.chars().count()))
    }
}

/// Y in the registry.
pub(crate) const GAME_OF_Y: Entry = Entry::named("game.grid.GameOfY", entry::Shape::Grid)
    .cells(".xo#")
    .example("##.|#.o|x..")
    .start("##.|#..|...")
    .summary("Put a stone on an empty cell of a triangle of hexagons; a player wins at once with a chain of stones that touches all three sides.")
    .source("Titus and Schensted, Mudcrack Y and Poly-Y, 1975")
    .made_by(&|name, arguments| match arguments {
        [] => Ok(by_size!(name, ".xo#", GameOfY::new())),
        _ => Err(misfit(name)),
    });

#[cfg(test)]
mod tests {
    use super::*;
    use std::collections::HashMap;
    use tweedle_engine::walk::{Memo, Walker};
    use tweedle_engine::{Control, Outcome, Outcomes, Play};
    use tweedle_rules::testing::{Table, read};

    #[test]
    fn table() {
        let message = "The board is a triangle with one cell in the first row, two in the second and so on, and `#` before them, as in `##.|#..|...`.";
        Table {
            options: &[
                (".", &["x"], &["o"]),
                ("#.|x.", &["#.|xx", "#x|x."], &["#.|xo", "#o|x."]),
                // A stone in a corner is on two sides, and its neighbour is on the third.
                ("#.|xx", &[], &[]),
                (
                    "##.|#o.|ox.",
                    &["##.|#o.|oxx", "##.|#ox|ox.", "##x|#o.|ox."],
                    &["##.|#o.|oxo", "##.|#oo|ox.", "##o|#o.|ox."],
                ),
                ("", &[], &[]),
            ],
            names: &[("#.|x.", Player::Right, &["b1", "b2"])],
            errors: &[(".|.", message, 0..3), ("..|..", message, 0..5), ("##|..", message, 0..5)],
            ..Table::default()
        }
        .check(&GameOfY::<u64>::new());
    }

    /// All triangles of some size as lists of rows, whose cells are the digits of numbers.
    fn triangle(size: usize, code: usize, base: usize) -> Vec<Vec<char>> {
        let mut digits = code;
        let row = |row: usize| {
            let cells = (0..=row).map(|_| {
                let cell = digits % base;
                digits /= base;
                if base == 3 { ['.', 'x', 'o'][cell] } else { ['x', 'o'][cell] }
            });
            cells.collect()
        };
        (0..size).map(row).collect()
    }

    fn text_of(rows: &[Vec<char>]) -> String {
        let row = |row: &Vec<char>| "#".repeat(rows.len() - row.len()) + &String::from_iter(row);
        rows.iter().map(row).collect::<Vec<_>>().join("|")
    }

    /// True if a chain touches all sides by the words of the rules alone: a cell of a row touches two of the row
    /// above it and two of the row below it.
    fn has_chain(rows: &[Vec<char>], own: char) -> bool {
        let last = rows.len() - 1;
        let mut seen: Vec<(usize, usize)> = Vec::new();
        for start in (0..rows.len()).flat_map(|row| (0..=row).map(move |at| (row, at))) {
            if rows[start.0][start.1] != own || seen.contains(&start) {
                continue;
            }
            let mut open = vec![start];
            let mut touched = [false; 3];
            while let Some((row, at)) = open.pop() {
                if seen.contains(&(row, at)) || rows[row][at] != own {
                    continue;
                }
                seen.push((row, at));
                for (side, touches) in touched.iter_mut().zip([at == 0, at == row, row == last]) {
                    *side |= touches;
                }
                if at > 0 {
                    open.extend([(row, at - 1), (row - 1, at - 1)]);
                }
                if at < row {
                    open.extend([(row, at + 1), (row - 1, at)]);
                }
                if row < last {
                    open.extend([(row + 1, at), (row + 1, at + 1)]);
                }
            }
            if touched == [true; 3] {
                return true;
            }
        }
        false
    }

    /// On a full board one player has such a chain, and only one.
    #[test]
    fn full_boards_have_one_winner() {
        let game = GameOfY::<u64>::new();
        for size in 1..=4 {
            for code in 0..1_usize << (size * (size + 1) / 2) {
                let rows = triangle(size, code, 2);
                let chains = ['x', 'o'].map(|own| has_chain(&rows, own));
                assert!(chains[0] != chains[1], "{rows:?}");
                let winner = if chains[0] { Player::Left } else { Player::Right };
                assert_eq!(game.winner(&read(&game, &text_of(&rows))), Some(winner), "{rows:?}");
            }
        }
    }

    type Winners = HashMap<(Vec<Vec<char>>, Player), bool>;

    fn wins(rows: &mut Vec<Vec<char>>, player: Player, known: &mut Winners) -> bool {
        if let Some(&found) = known.get(&(rows.clone(), player)) {
            return found;
        }
        let own = if player == Player::Left { 'x' } else { 'o' };
        let mut found = false;
        for (row, at) in (0..rows.len()).flat_map(|row| (0..=row).map(move |at| (row, at))) {
            if rows[row][at] == '.' {
                rows[row][at] = own;
                found |= has_chain(rows, own) || !wins(rows, player.opponent(), known);
                rows[row][at] = '.';
            }
        }
        known.insert((rows.clone(), player), found);
        found
    }

    #[test]
    fn winners_are_those_of_the_words() {
        let game = GameOfY::<u64>::new();
        let (mut known, mut memo) = (Winners::new(), Memo::new(Control::new()));
        for size in 1..=3 {
            for code in 0..3_usize.pow((size * (size + 1) / 2) as u32) {
                let mut rows = triangle(size, code, 3);
                let board = read(&game, &text_of(&rows));
                if ['x', 'o'].iter().any(|&own| has_chain(&rows, own)) {
                    assert!(game.winner(&board).is_some(), "{rows:?}");
                    continue;
                }
                let mut walker = Walker::new(&game, &mut memo);
                let outcome = walker.value(&mut Outcomes(Play::Normal), &board).expect("small");
                for player in Player::BOTH {
                    let words = wins(&mut rows, player, &mut known);
                    assert_eq!(outcome.wins_first(player), words, "{rows:?} {player}");
                }
            }
        }
    }

    /// Strategy stealing: the player who moves first wins on an empty board.
    #[test]
    fn the_first_player_wins() {
        let game = GameOfY::<u64>::new();
        let mut memo = Memo::new(Control::new());
        for text in [".", "#.|..", "##.|#..|...", "###.|##..|#...|...."] {
            let mut walker = Walker::new(&game, &mut memo);
            let outcome = walker.value(&mut Outcomes(Play::Normal), &read(&game, text));
            assert_eq!(outcome, Ok(Outcome::N), "{text}");
        }
    }
}
