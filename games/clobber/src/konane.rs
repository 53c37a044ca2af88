//! Konane, a game of Hawaii.
//!
//! Left owns the stones `x` and Right the stones `o`. A player jumps with one of their stones over an enemy stone next to
//! it, in its row or column, to the empty cell behind that, and removes the enemy stone. The same stone may jump again
//! and again in the same direction, as long as it can and its player likes (Ernst, "Playing Konane mathematically", *UMAP
//! Journal* 16, 1995; Berlekamp, Conway and Guy, *Winning Ways*; Albert, Nowakowski and Wolfe, *Lessons in Play*). The
//! first two stones of a game at a table have been taken off here.

use std::marker::PhantomData;
use tweedle_engine::{Facts, Hints, Player, Ruleset, Stop, Symmetry};
use tweedle_rules::board::{Board, sides};
use tweedle_rules::by_size;
use tweedle_rules::entry;
use tweedle_rules::entry::{Entry, misfit};
use tweedle_rules::{About, Fact};
use tweedle_rules::{Bits, CellGame};

/// The rules of Konane, on boards of at most `B::BITS` cells.
///
/// The layers of a position are Left's stones and Right's stones.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Konane<B = u64>(PhantomData<B>);

impl<B: Bits> Konane<B> {
    /// The rules; there are no parameters.
    pub const fn new() -> Konane<B> {
        Konane(PhantomData)
    }
}

impl<B: Bits> Ruleset for Konane<B> {
    type Position = Board<B, 2>;
    /// The cell that a stone leaves and the cell that it comes to in the end.
    type Move = [u8; 2];

    fn moves(
        &self,
        board: &Board<B, 2>,
        player: Player,
        mut found: impl FnMut([u8; 2], Board<B, 2>) -> Result<(), Stop>,
    ) -> Result<(), Stop> {
        let [own, enemy] = sides(board.layers(), player);
        let cols = board.shape().cols();
        let empty = board.shape().all::<B>() & !(own | enemy);
        for from in own.ones() {
            let (row, col) = (from / cols, from % cols);
            // For each direction the number of cells up to the end of the board, and the step to the next cell.
            let ways = [
                (row, -i64::from(cols)),
                (cols - 1 - col, 1),
                (board.shape().rows() - 1 - row, cols.into()),
                (col, -1),
            ];
            for (room, step) in ways {
                let ahead = |cells: u32| B::bit((i64::from(from) + step * i64::from(cells)) as u32);
                let mut taken = B::ZERO;
                for cells in (2..=room).step_by(2) {
                    let (over, to) = (ahead(cells - 1), ahead(cells));
                    if (enemy & over).is_empty() || (empty & to).is_empty() {
                        break;
                    }
                    taken |= over;
                    let moved = sides([(own ^ B::bit(from)) | to, enemy ^ taken], player);
                    found([from as u8, to.first() as u8], board.with_layers(moved))?;
                }
            }
        }
        Ok(())
    }

    fn facts(&self) -> Facts {
        Facts::PARTIZAN
    }
}

impl<B: Bits> Hints for Konane<B> {
    /// Moves do not depend on the direction; exchanging the colours exchanges the players.
    #[inline]
    fn representative(&self, board: &Board<B, 2>) -> (Board<B, 2>, Symmetry) {
        board.least_image(Some([1, 0]), false)
    }

    /// The stones, of which each jump takes one.
    #[inline]
    fn size(&self, board: &Board<B, 2>) -> Option<u32> {
        let [left, right] = board.layers();
        Some((left | right).count())
    }
}

impl<B: Bits> CellGame for Konane<B> {
    const CELLS: &'static [char] = &['.', 'x', 'o'];

    fn title(&self) -> String {
        "Konane".to_owned()
    }
}

/// Konane in the registry.
pub(crate) const KONANE: Entry = Entry::named("game.grid.Konane", entry::Shape::Grid)
    .cells(".xo")
    .example("x.ox|oxo.")
    .start("xoxo|o..x|xoxo|oxox")
    .summary("Jump with one of your stones over an enemy stone to the empty cell behind it and remove that stone; the same stone may go on in the same direction.")
    .source("Hawaii; Ernst, Playing Konane mathematically, 1995")
    .known(&[
        Fact::cited(About::Complexity, "To find the winner is PSPACE-complete.", "Hearn, Amazons, Konane, and Cross Purposes are PSPACE-complete, Games of No Chance 3 (2009)"),
        Fact::cited(About::Programs, "cgt.", "the documentation of each program, 2026"),
    ])
    .made_by(&|name, arguments| match arguments {
        [] => Ok(by_size!(name, ".xo", Konane::new())),
        _ => Err(misfit(name)),
    });

#[cfg(test)]
mod tests {
    use super::*;
    use std::collections::{BTreeMap, HashMap};
    use tweedle_engine::walk::{Memo, Walker};
    use tweedle_engine::{Control, Outcomes, Play};
    use tweedle_rules::testing::{Table, moves};

    /// Values by hand.
    #[test]
    fn table() {
        Table {
            options: &[
                ("xo.o.", &["....x", "..xo."], &[]),
                (".xo.", &["...x"], &["o..."]),
                ("x|o|.", &[".|.|x"], &[]),
                ("xoo.", &[], &[]),
                ("", &[], &[]),
            ],
            names: &[("xo.o.", Player::Left, &["a1-c1", "a1-e1"])],
            values: &[("xo.", "1"), (".xo.", "*"), ("xo.o.", "1"), ("x.o", "0")],
            pictures: &[("xo.", "1 x o .\n  a b c")],
            errors: &[("x#", "`#` is not a cell of Konane; use `.`, `x` or `o`.", 1..2)],
            ..Table::default()
        }
        .check(&Konane::<u64>::new());
    }

    type Stones = BTreeMap<(i32, i32), Player>;

    /// The options by the words of the rules alone, on a map of the stones: a jump, and more jumps of the same stone.
    fn by_the_words(stones: &Stones, size: (i32, i32), player: Player) -> Vec<Stones> {
        let mut options = Vec::new();
        for (&(row, col), _) in stones.iter().filter(|stone| *stone.1 == player) {
            for (down, right) in [(0, 1), (1, 0), (0, -1), (-1, 0)] {
                let (mut after, mut at) = (stones.clone(), (row, col));
                loop {
                    let over = (at.0 + down, at.1 + right);
                    let to = (over.0 + down, over.1 + right);
                    let is_on = (0..size.0).contains(&to.0) && (0..size.1).contains(&to.1);
                    let is_enemy = after.get(&over) == Some(&player.opponent());
                    if !is_on || !is_enemy || after.contains_key(&to) {
                        break;
                    }
                    after.remove(&over);
                    after.remove(&at);
                    after.insert(to, player);
                    at = to;
                    options.push(after.clone());
                }
            }
        }
        options
    }

    type Winners = HashMap<(Stones, Player), bool>;

    fn wins(stones: &Stones, size: (i32, i32), player: Player, known: &mut Winners) -> bool {
        if let Some(&found) = known.get(&(stones.clone(), player)) {
            return found;
        }
        let options = by_the_words(stones, size, player);
        let found = options.iter().any(|it| !wins(it, size, player.opponent(), known));
        known.insert((stones.clone(), player), found);
        found
    }

    fn stones_of(board: &Board<u64, 2>) -> Stones {
        let cells = (0..board.rows()).flat_map(|row| (0..board.cols()).map(move |col| (row, col)));
        let stone = |(row, col)| match board.cell(row, col) {
            Some(1) => Some(((row as i32, col as i32), Player::Left)),
            Some(2) => Some(((row as i32, col as i32), Player::Right)),
            _ => None,
        };
        cells.filter_map(stone).collect()
    }

    #[test]
    fn options_and_outcomes_are_those_of_the_words() {
        let game = Konane::<u64>::new();
        let mut memo = Memo::new(Control::new());
        for (rows, cols) in [(1, 7), (2, 4), (3, 3)] {
            let mut known = Winners::new();
            let size = (rows as i32, cols as i32);
            // One in a few of all boards.
            for code in (0..3_usize.pow((rows * cols) as u32)).step_by(7) {
                let cells: Vec<usize> =
                    (0..(rows * cols) as u32).map(|cell| code / 3_usize.pow(cell) % 3).collect();
                let board = Board::from_cells(rows, cols, &cells).expect("a small board");
                let mut walker = Walker::new(&game, &mut memo);
                let outcome = walker.value(&mut Outcomes(Play::Normal), &board).expect("small");
                for player in Player::BOTH {
                    let mut options: Vec<Stones> =
                        moves(&game, &board, player).iter().map(stones_of).collect();
                    let mut words = by_the_words(&stones_of(&board), size, player);
                    options.sort();
                    words.sort();
                    assert_eq!(options, words, "{board:?} {player}");
                    let is_won = wins(&stones_of(&board), size, player, &mut known);
                    assert_eq!(outcome.wins_first(player), is_won, "{board:?} {player}");
                }
            }
        }
    }
}
