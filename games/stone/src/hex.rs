//! Hex.
//!
//! The cells of the board are hexagons in rows, of which each is moved half a cell to the right of the one above it. So a
//! cell has up to six neighbours: those in its row, those straight above and below, the one above to the right and the
//! one below to the left. A player puts a stone of their own on an empty cell: Left `x`, Right `o`. Left wins at once,
//! even if other games are not finished, when a chain of her stones connects the first row with the last one; Right when
//! a chain of his connects the first column with the last one (Hein 1942; Nash; Gardner, *Scientific American*, July
//! 1957). There is no draw: on a full board one of them has such a chain (Gale, "The game of Hex and the Brouwer
//! fixed-point theorem", 1979).

use std::marker::PhantomData;
use tweedle_engine::{Facts, Hints, Player, Ruleset, Stop, Symmetry};
use tweedle_rules::board::{Board, Shape, sides};
use tweedle_rules::by_size;
use tweedle_rules::entry;
use tweedle_rules::entry::{Entry, misfit};
use tweedle_rules::{About, Fact};
use tweedle_rules::{Bits, CellGame};

/// The rules of Hex, on boards of at most `B::BITS` cells.
///
/// The layers of a position are Left's stones and Right's stones.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Hex<B = u64>(PhantomData<B>);

impl<B: Bits> Hex<B> {
    /// The rules; there are no parameters.
    pub const fn new() -> Hex<B> {
        Hex(PhantomData)
    }
}

/// The neighbours of cells, and perhaps some of the cells themselves.
pub(super) fn near<B: Bits>(shape: Shape, cells: B) -> B {
    let across = shape.cols() - 1;
    let right_above = (cells & shape.not_last_col()).down(across);
    let left_below = (cells & shape.not_first_col()).up(across) & shape.all();
    shape.next_to(cells) | right_above | left_below
}

/// True if a chain of a player's stones connects the two sides that are theirs.
fn is_connected<B: Bits>(board: &Board<B, 2>, player: Player) -> bool {
    let shape = board.shape();
    let (rows, cols) = (shape.rows(), shape.cols());
    if rows == 0 {
        return false;
    }
    let [first, last] = match player {
        Player::Left => [B::below(cols), B::below(cols).up((rows - 1) * cols)],
        Player::Right => [
            shape.all::<B>() & !shape.not_first_col::<B>(),
            shape.all::<B>() & !shape.not_last_col::<B>(),
        ],
    };
    let own = board.layers()[player.index()];
    let mut chain = own & first;
    loop {
        let grown = chain | (near(shape, chain) & own);
        if grown == chain {
            return !(chain & last).is_empty();
        }
        chain = grown;
    }
}

impl<B: Bits> Ruleset for Hex<B> {
    type Position = Board<B, 2>;
    /// The cell where the stone is put.
    type Move = [u8; 1];

    fn moves(
        &self,
        board: &Board<B, 2>,
        player: Player,
        mut found: impl FnMut([u8; 1], Board<B, 2>) -> Result<(), Stop>,
    ) -> Result<(), Stop> {
        if self.winner(board).is_some() {
            return Ok(());
        }
        let [own, enemy] = sides(board.layers(), player);
        let empty = board.shape().all::<B>() & !(own | enemy);
        for cell in empty.ones() {
            let layers = sides([own | B::bit(cell), enemy], player);
            found([cell as u8], board.with_layers(layers))?;
        }
        Ok(())
    }

    fn winner(&self, board: &Board<B, 2>) -> Option<Player> {
        Player::BOTH.into_iter().find(|&player| is_connected(board, player))
    }

    fn facts(&self) -> Facts {
        Facts { is_entailing: true, wins_at_once: true, ..Facts::PARTIZAN }
    }
}

impl<B: Bits> Hints for Hex<B> {
    /// Half a turn keeps neighbours and sides.
    fn representative(&self, board: &Board<B, 2>) -> (Board<B, 2>, Symmetry) {
        (board.half_turned().min(*board), Symmetry::Same)
    }

    /// The empty cells.
    fn size(&self, board: &Board<B, 2>) -> Option<u32> {
        let [left, right] = board.layers();
        Some((board.shape().all::<B>() & !(left | right)).count())
    }
}

impl<B: Bits> CellGame for Hex<B> {
    const CELLS: &'static [char] = &['.', 'x', 'o'];

    fn title(&self) -> String {
        "Hex".to_owned()
    }
}

/// Hex in the registry.
pub(crate) const HEX: Entry = Entry::named("game.grid.Hex", entry::Shape::Grid)
    .cells(".xo")
    .example("..o|.x.|...")
    .start("...|...|...")
    .summary("Put a stone on an empty cell of a board of hexagons; Left wins at once with a chain of stones x from the first row to the last, Right with a chain of o from the first column to the last.")
    .source("Hein 1942; Nash; Gardner, Scientific American, July 1957")
    .known(&[
        Fact::cited(About::Theory, "A full board has exactly one winner, and the player who begins on an empty square board can win, by strategy stealing.", "Nash 1949; Gale, The game of Hex and the Brouwer fixed-point theorem, American Mathematical Monthly 86 (1979)"),
        Fact::cited(About::Complexity, "To find the winner is PSPACE-complete.", "Reisch, Hex ist PSPACE-vollständig, Acta Informatica 15 (1981)"),
    ])
    .made_by(&|name, arguments| match arguments {
        [] => Ok(by_size!(name, ".xo", Hex::new())),
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
        Table {
            options: &[
                ("x.|.o", &["x.|xo", "xx|.o"], &["x.|oo", "xo|.o"]),
                // Above to the right is a neighbour, above to the left none.
                (".x|x.", &[], &[]),
                ("x.|.x", &["x.|xx", "xx|.x"], &["x.|ox", "xo|.x"]),
                (".o|o.", &[], &[]),
                ("", &[], &[]),
            ],
            names: &[("x.|.o", Player::Right, &["b1", "a2"])],
            pictures: &[("x.|.o", "1 x .\n2 . o\n  a b")],
            errors: &[("xz", "`z` is not a cell of Hex; use `.`, `x` or `o`.", 1..2)],
            ..Table::default()
        }
        .check(&Hex::<u64>::new());
    }

    fn outcome(text: &str) -> Outcome {
        let game = Hex::<u64>::new();
        let mut memo = Memo::new(Control::new());
        let outcome =
            Walker::new(&game, &mut memo).value(&mut Outcomes(Play::Normal), &read(&game, text));
        outcome.expect("a small board")
    }

    /// The player who moves first wins on an empty rhombus (Nash); on other boards the player wins whose sides are closer
    /// to each other, also as the second (Gardner 1957).
    #[test]
    fn published_winners() {
        for size in 1..=3 {
            assert_eq!(outcome(&vec![".".repeat(size); size].join("|")), Outcome::N, "{size}");
        }
        for (rows, cols, winner) in
            [(2, 3, Outcome::L), (3, 2, Outcome::R), (3, 4, Outcome::L), (4, 3, Outcome::R)]
        {
            assert_eq!(outcome(&vec![".".repeat(cols); rows].join("|")), winner, "{rows} {cols}");
        }
    }

    /// Gale's theorem: on a full board one player has a chain, and only one.
    #[test]
    fn full_boards_have_one_winner() {
        for (rows, cols) in [(1, 1), (1, 4), (3, 3), (3, 4)] {
            for stones in 0..1_usize << (rows * cols) {
                let cells: Vec<usize> =
                    (0..rows * cols).map(|cell| 1 + (stones >> cell & 1)).collect();
                let board = Board::<u64, 2>::from_cells(rows, cols, &cells).expect("a board");
                let connected = Player::BOTH.map(|player| is_connected(&board, player));
                assert!(connected[0] != connected[1], "{board:?}");
            }
        }
    }

    /// True if there is a way from one side to the other by the words of the rules alone, on a list of cells.
    fn has_way(cells: &[char], cols: i32, own: char) -> bool {
        let rows = cells.len() as i32 / cols;
        let is_own = |row: i32, col: i32| {
            (0..rows).contains(&row)
                && (0..cols).contains(&col)
                && cells[(row * cols + col) as usize] == own
        };
        let is_last =
            |row: i32, col: i32| if own == 'x' { row == rows - 1 } else { col == cols - 1 };
        let starts: Vec<(i32, i32)> = if own == 'x' {
            (0..cols).map(|col| (0, col)).collect()
        } else {
            (0..rows).map(|row| (row, 0)).collect()
        };
        let mut open: Vec<_> = starts.into_iter().filter(|&(row, col)| is_own(row, col)).collect();
        let mut seen = open.clone();
        while let Some((row, col)) = open.pop() {
            if is_last(row, col) {
                return true;
            }
            for (down, right) in [(0, 1), (0, -1), (1, 0), (-1, 0), (-1, 1), (1, -1)] {
                let next = (row + down, col + right);
                if is_own(next.0, next.1) && !seen.contains(&next) {
                    seen.push(next);
                    open.push(next);
                }
            }
        }
        false
    }

    type Winners = HashMap<(Vec<char>, Player), bool>;

    fn wins(cells: &mut Vec<char>, cols: i32, player: Player, known: &mut Winners) -> bool {
        if let Some(&found) = known.get(&(cells.clone(), player)) {
            return found;
        }
        let own = if player == Player::Left { 'x' } else { 'o' };
        let is_won = |cells: &[char]| ['x', 'o'].iter().any(|&own| has_way(cells, cols, own));
        let mut found = false;
        if !is_won(cells) {
            for cell in 0..cells.len() {
                if cells[cell] == '.' {
                    cells[cell] = own;
                    found |=
                        has_way(cells, cols, own) || !wins(cells, cols, player.opponent(), known);
                    cells[cell] = '.';
                }
            }
        }
        known.insert((cells.clone(), player), found);
        found
    }

    #[test]
    fn winners_are_those_of_the_words() {
        let game = Hex::<u64>::new();
        let mut memo = Memo::new(Control::new());
        for (rows, cols) in [(2, 3), (3, 2), (3, 3)] {
            let mut known = Winners::new();
            for code in
                (0..3_usize.pow((rows * cols) as u32)).step_by(if rows * cols > 6 { 17 } else { 1 })
            {
                let cells: Vec<usize> =
                    (0..(rows * cols) as u32).map(|cell| code / 3_usize.pow(cell) % 3).collect();
                let board = Board::from_cells(rows, cols, &cells).expect("a board");
                let mut letters: Vec<char> =
                    cells.iter().map(|&cell| ['.', 'x', 'o'][cell]).collect();
                let ways = ['x', 'o'].map(|own| has_way(&letters, cols as i32, own));
                let winner = Player::BOTH.into_iter().zip(ways).find(|it| it.1).map(|it| it.0);
                assert_eq!(game.winner(&board), winner, "{board:?}");
                if winner.is_none() {
                    let mut walker = Walker::new(&game, &mut memo);
                    let outcome = walker.value(&mut Outcomes(Play::Normal), &board).expect("small");
                    for player in Player::BOTH {
                        let words = wins(&mut letters, cols as i32, player, &mut known);
                        assert_eq!(outcome.wins_first(player), words, "{board:?} {player}");
                    }
                }
            }
        }
    }
}
