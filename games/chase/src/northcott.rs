//! Northcott's game.
//!
//! In each row of the board stand one piece of Left's, `x`, and one of Right's, `o`. A player moves a piece of their own
//! along its row, in either direction, over any number of empty squares; no piece jumps. The player who cannot move loses
//! (*Winning Ways*, ch. 3, "Northcott's game").
//!
//! Pieces may go back, so that play need not end. It ends if a player wants it: the gaps between the pieces are heaps
//! of Nim, and a step back is answered by as many steps forwards.

use smallvec::SmallVec;
use tweedle_engine::{Facts, Hints, Player, Ruleset, Stop, Symmetry};

use tweedle_rules::board::{Board, sides};
use tweedle_rules::entry::{Entry, Shape, plain_cells};
use tweedle_rules::{About, Fact};
use tweedle_rules::{Bits, CellGame, NotationError, Theorem};

/// The rules of Northcott's game, on boards of at most 128 squares.
///
/// The layers of a position are Left's pieces and Right's pieces.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Northcott;

/// The squares of Left's piece and of Right's piece in each row, as sets.
fn rows(board: &Board<u128, 2>) -> SmallVec<[[u128; 2]; 8]> {
    let cols = board.shape().cols();
    let row = |row: u32| board.layers().map(|layer| layer.down(row * cols) & u128::below(cols));
    (0..board.shape().rows()).map(row).collect()
}

/// The board with these rows, each turned so that it is the least, and sorted.
fn sorted(board: &Board<u128, 2>, mut rows: SmallVec<[[u128; 2]; 8]>) -> Board<u128, 2> {
    let cols = board.shape().cols();
    for row in &mut rows {
        let turned = row.map(|pieces| pieces.reverse().down(u128::BITS - cols));
        *row = turned.min(*row);
    }
    rows.sort_unstable();
    let mut layers = [0; 2];
    for (row, pieces) in (0..).zip(&rows) {
        for (layer, pieces) in layers.iter_mut().zip(pieces) {
            *layer |= pieces.up(row * cols);
        }
    }
    board.with_layers(layers)
}

/// The number of empty squares between the two pieces of each row.
fn gaps(board: &Board<u128, 2>) -> impl Iterator<Item = u32> {
    rows(board).into_iter().map(|[left, right]| left.first().abs_diff(right.first()) - 1)
}

impl Ruleset for Northcott {
    type Position = Board<u128, 2>;
    /// The square that a piece leaves and the square that it goes to.
    type Move = [u8; 2];

    fn moves(
        &self,
        board: &Board<u128, 2>,
        player: Player,
        mut found: impl FnMut([u8; 2], Board<u128, 2>) -> Result<(), Stop>,
    ) -> Result<(), Stop> {
        let [own, enemy] = sides(board.layers(), player);
        let cols = board.shape().cols();
        for from in own.ones() {
            let row = from / cols * cols;
            let is_empty = |&to: &u32| enemy & u128::bit(to) == 0;
            let backwards = (row..from).rev().take_while(is_empty);
            let forwards = (from + 1..row + cols).take_while(is_empty);
            for to in backwards.chain(forwards) {
                let own = own ^ u128::bit(from) ^ u128::bit(to);
                let layers = sides([own, enemy], player);
                found([from as u8, to as u8], board.with_layers(layers))?;
            }
        }
        Ok(())
    }

    fn facts(&self) -> Facts {
        Facts { is_reversible: true, ..Facts::LOOPY }
    }
}

impl Hints for Northcott {
    /// The rows.
    fn components(&self, board: &Board<u128, 2>, into: &mut Vec<Board<u128, 2>>) {
        into.extend((0..board.shape().rows()).map(|row| board.some_rows(row, 1)));
    }

    /// The order of the rows and the direction of each of them do not matter; exchanging the colours exchanges the players.
    fn representative(&self, board: &Board<u128, 2>) -> (Board<u128, 2>, Symmetry) {
        let rows = rows(board);
        let exchanged = rows.iter().map(|&[left, right]| [right, left]).collect();
        let (same, exchanged) = (sorted(board, rows), sorted(board, exchanged));
        if exchanged < same { (exchanged, Symmetry::Negative) } else { (same, Symmetry::Same) }
    }

    /// A piece may go back as it came.
    fn unmoves(
        &self,
        board: &Board<u128, 2>,
        player: Player,
        mut found: impl FnMut(Board<u128, 2>) -> Result<(), Stop>,
    ) -> Result<(), Stop> {
        self.moves(board, player, |_, before| found(before))
    }
}

impl CellGame for Northcott {
    const CELLS: &'static [char] = &['.', 'x', 'o'];

    fn title(&self) -> String {
        "Northcott's game".to_owned()
    }

    fn check(&self, board: &Board<u128, 2>, text: &str) -> Result<(), NotationError> {
        let wrong = rows(board).iter().position(|row| row.map(u128::count_ones) != [1, 1]);
        let Some(row) = wrong else { return Ok(()) };
        let cols = board.cols();
        let start = row * (cols + 1);
        let message = "In each row stand one piece `x` and one piece `o`.";
        Err(NotationError::new(message, start..(start + cols).min(text.chars().count())))
    }

    fn known_winner(&self, board: &Board<u128, 2>) -> Option<Theorem> {
        let nim_sum = gaps(board).fold(0, |sum, gap| sum ^ gap);
        let gaps: Vec<String> = gaps(board).map(|gap| gap.to_string()).collect();
        let reason = format!(
            "the gaps between the pieces, {}, are heaps of Nim, and their nim sum is {nim_sum} (Winning Ways, ch. 3).",
            gaps.join(", ")
        );
        Some(if gaps.is_empty() {
            Theorem::second_wins("there is no piece to move.")
        } else {
            Theorem::of(nim_sum != 0, reason)
        })
    }
}

/// Northcott's game in the registry.
pub(crate) const NORTHCOTT: Entry = Entry::named("game.grid.Northcott", Shape::Grid)
    .cells(".xo")
    .example("x..o|.xo.")
    .start("x.....o|.x..o..|..xo...")
    .summary("Move your piece along its row over empty squares, forwards or backwards; in each row stand one piece of Left's, x, and one of Right's, o.")
    .source("Berlekamp, Conway and Guy, Winning Ways, ch. 3")
    .known(&[
        Fact::cited(About::Theory, "A position is worth the nim-sum of its gaps; moves back do not change the winner.", "Berlekamp, Conway and Guy, Winning Ways, ch. 3"),
    ])
    .made_by(&|name, arguments| plain_cells(name, arguments, ".xo", Northcott));

#[cfg(test)]
mod tests {
    use super::*;
    use std::collections::HashMap;
    use tweedle_engine::walk::retrograde;
    use tweedle_engine::{Control, LoopyOutcome, Outcome, Play};
    use tweedle_rules::Notation;
    use tweedle_rules::testing::{Table, check_unmoves, read};

    #[test]
    fn table() {
        Table {
            options: &[
                (".x.o", &["..xo", "x..o"], &[".xo."]),
                ("xo|ox", &[], &[]),
                ("xo.", &[], &["x.o"]),
                ("", &[], &[]),
            ],
            names: &[(".x..o", Player::Left, &["b1-a1", "b1-c1", "b1-d1"])],
            parts: &[("xo.|.ox", &[".ox", "xo."])],
            pictures: &[("x.o", "1 x . o\n  a b c")],
            errors: &[
                ("xo.|x..", "In each row stand one piece `x` and one piece `o`.", 4..7),
                ("xo|o#", "`#` is not a cell of Northcott's game; use `.`, `x` or `o`.", 4..5),
            ],
            ..Table::default()
        }
        .check(&Northcott);
        check_unmoves(&Northcott, "x..o|.xo.");
    }

    /// All rows of `cols` squares.
    fn all_rows(cols: i32) -> Vec<String> {
        let pairs = (0..cols).flat_map(|x| (0..cols).map(move |o| (x, o))).filter(|(x, o)| x != o);
        pairs.map(|pieces| row(cols, pieces)).collect()
    }

    /// A row of `cols` squares with a piece of each player.
    fn row(cols: i32, (x, o): (i32, i32)) -> String {
        let square = |col| {
            if col == x {
                'x'
            } else if col == o {
                'o'
            } else {
                '.'
            }
        };
        (0..cols).map(square).collect()
    }

    /// The player who moves first wins, and can make play end, if and only if the nim sum of the gaps is not 0.
    #[test]
    fn gaps_are_heaps_of_nim() {
        let rows = all_rows(4);
        let mut starts = Vec::new();
        for (i, one) in rows.iter().enumerate() {
            for two in &rows[..=i] {
                starts
                    .push(read(&Northcott, &format!("{one}|{two}|{}", rows[(i * 5) % rows.len()])));
            }
        }
        let endings = retrograde(&Northcott, &starts, Play::Normal, &Control::new()).unwrap();
        for start in starts {
            let theorem = Northcott.theorem(&start).expect("a theorem").outcome();
            let known = if theorem == Outcome::N { LoopyOutcome::N } else { LoopyOutcome::P };
            assert_eq!(endings.outcome(&start), Some(known), "{start:?}");
        }
    }

    type Rows = Vec<[i32; 2]>;

    /// The options by the words of the rules alone: in each row the column of Left's piece and that of Right's piece.
    fn options(rows: &Rows, cols: i32, mover: usize) -> Vec<Rows> {
        let mut options = Vec::new();
        for (row, &places) in rows.iter().enumerate() {
            for to in (0..cols).filter(|&to| to != places[mover]) {
                let between = to.min(places[mover])..=to.max(places[mover]);
                if !between.contains(&places[1 - mover]) {
                    let mut after = rows.clone();
                    after[row][mover] = to;
                    options.push(after);
                }
            }
        }
        options
    }

    /// The turns that are lost, and those that are won, by the words alone: a turn is lost if all its moves lead to won
    /// turns, and won if a move leads to a lost one. What is neither is a draw.
    #[test]
    fn outcomes_are_those_of_the_words() {
        let cols = 4;
        let rows: Rows = (0..cols)
            .flat_map(|x| (0..cols).map(move |o| [x, o]))
            .filter(|[x, o]| x != o)
            .collect();
        let boards: Vec<Rows> =
            rows.iter().flat_map(|&a| rows.iter().map(move |&b| vec![a, b])).collect();
        let mut is_won: HashMap<(Rows, usize), bool> = HashMap::new();
        loop {
            let before = is_won.len();
            for board in &boards {
                for mover in 0..2 {
                    let next: Vec<Option<bool>> = options(board, cols, mover)
                        .into_iter()
                        .map(|option| is_won.get(&(option, 1 - mover)).copied())
                        .collect();
                    if next.contains(&Some(false)) {
                        is_won.insert((board.clone(), mover), true);
                    } else if next.iter().all(|&it| it == Some(true)) {
                        is_won.insert((board.clone(), mover), false);
                    }
                }
            }
            if is_won.len() == before {
                break;
            }
        }
        let text = |board: &Rows| {
            board.iter().map(|&[x, o]| row(cols, (x, o))).collect::<Vec<String>>().join("|")
        };
        let starts: Vec<_> = boards.iter().map(|board| read(&Northcott, &text(board))).collect();
        let endings = retrograde(&Northcott, &starts, Play::Normal, &Control::new()).unwrap();
        for (board, start) in boards.iter().zip(&starts) {
            for (mover, player) in Player::BOTH.into_iter().enumerate() {
                let ending = endings.ending(start, player).expect("a follower");
                assert_eq!(
                    Some(ending.is_win()),
                    is_won.get(&(board.clone(), mover)).copied(),
                    "{start:?} {player}"
                );
            }
        }
    }
}
