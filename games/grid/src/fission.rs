//! Fission.
//!
//! Some cells of a board have a stone, which is nobody's, and some are blocked. A player splits a stone
//! in two that go to the empty cells on either side of it: Left splits it into the cells above and below,
//! Right into those to its left and right. Both cells must be empty (a ruleset of `CGSuite`).

use std::marker::PhantomData;
use tweedle_engine::{Facts, Hints, Player, Ruleset, Stop, Symmetry};
use tweedle_rules::board::Board;
use tweedle_rules::board::Shape;
use tweedle_rules::by_size;
use tweedle_rules::entry;
use tweedle_rules::entry::{Entry, misfit};
use tweedle_rules::sketch::{Cell, Owner};
use tweedle_rules::{About, Fact};
use tweedle_rules::{Bits, CellGame};

/// The rules of Fission, on boards of at most `B::BITS` cells.
///
/// The layers of a position are the stones and the blocked cells.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Fission<B = u64>(PhantomData<B>);

impl<B: Bits> Fission<B> {
    /// The rules; there are no parameters.
    pub const fn new() -> Fission<B> {
        Fission(PhantomData)
    }
}

/// The cells that have a cell of `cells` on both sides, in the direction in which `player` splits.
#[inline]
fn between<B: Bits>(shape: Shape, cells: B, player: Player) -> B {
    match player {
        Player::Left => cells.up(shape.cols()) & cells.down(shape.cols()),
        Player::Right => {
            ((cells & shape.not_last_col()) << 1) & ((cells & shape.not_first_col()) >> 1)
        }
    }
}

/// The cells on both sides of `cells`, in the direction in which `player` splits; some of them perhaps
/// beyond the board.
#[inline]
fn beside<B: Bits>(shape: Shape, cells: B, player: Player) -> B {
    match player {
        Player::Left => cells.up(shape.cols()) | cells.down(shape.cols()),
        Player::Right => {
            ((cells & shape.not_last_col()) << 1) | ((cells & shape.not_first_col()) >> 1)
        }
    }
}

/// The stones that can never split, as some cell of each pair beside them is beyond the board, blocked, or
/// has such a stone.
#[inline]
fn stuck<B: Bits>(shape: Shape, stones: B, open: B) -> B {
    let mut free = open;
    loop {
        let splits = between(shape, free, Player::Left) | between(shape, free, Player::Right);
        let left = free & !(stones & !splits);
        if left == free {
            return open & !free;
        }
        free = left;
    }
}

impl<B: Bits> Ruleset for Fission<B> {
    type Position = Board<B, 2>;
    /// The stone that splits.
    type Move = [u8; 1];

    #[inline]
    fn moves(
        &self,
        board: &Board<B, 2>,
        player: Player,
        mut found: impl FnMut([u8; 1], Board<B, 2>) -> Result<(), Stop>,
    ) -> Result<(), Stop> {
        let [stones, blocked] = board.layers();
        let shape = board.shape();
        let empty = shape.all::<B>() & !(stones | blocked);
        for cell in (stones & between(shape, empty, player)).ones() {
            let stone = B::bit(cell);
            let split = (stones ^ stone) | beside(shape, stone, player);
            found([cell as u8], board.with_layers([split, blocked]))?;
        }
        Ok(())
    }

    fn facts(&self) -> Facts {
        Facts::PARTIZAN
    }
}

impl<B: Bits> Hints for Fission<B> {
    /// The sets of cells that moves connect.
    ///
    /// A move looks at and changes three cells in line, of which the middle one has a stone and none is
    /// blocked; a stone that can never split is as good as a blocked cell. Where stones may ever come is
    /// found first, generously: wherever one that has open cells on both sides may send its halves. Two cells
    /// without a chain of such threes between them have nothing to do with each other; so each set of cells that
    /// chains connect is a part, and the rest of the board is blocked for it. In a part without a stone
    /// nobody can ever move.
    #[inline]
    fn components(&self, board: &Board<B, 2>, into: &mut Vec<Board<B, 2>>) {
        let [stones, blocked] = board.layers();
        let shape = board.shape();
        let all = shape.all::<B>();
        let open = all & !blocked;
        let open = open & !stuck(shape, stones, open);
        let stones = stones & open;
        if stones.is_empty() {
            return;
        }
        // The cells on whose two sides each player may find room.
        let middles = Player::BOTH.map(|player| open & between(shape, open, player));
        let mut reached = stones;
        loop {
            let mut more = reached;
            for player in Player::BOTH {
                more |= beside(shape, reached & middles[player.index()], player) & open;
            }
            if more == reached {
                break;
            }
            reached = more;
        }
        let middles = middles.map(|cells| cells & reached);
        let grow = |shape: Shape, cells: B| {
            Player::BOTH.into_iter().fold(B::ZERO, |near, player| {
                let middles = middles[player.index()];
                near | beside(shape, cells & middles, player)
                    | (beside(shape, cells, player) & middles)
            })
        };
        for part in shape.regions(open, grow) {
            if !(stones & part).is_empty() && part.count() > 2 {
                into.push(board.with_layers([stones & part, all & !part]).crop(part));
            }
        }
    }

    /// Flips keep the directions in which stones split; exchanging rows and columns exchanges the players.
    #[inline]
    fn representative(&self, board: &Board<B, 2>) -> (Board<B, 2>, Symmetry) {
        board.least_image(None, true)
    }

    /// The cells that are not blocked.
    #[inline]
    fn size(&self, board: &Board<B, 2>) -> Option<u32> {
        let [_, blocked] = board.layers();
        Some((board.shape().all::<B>() & !blocked).count())
    }
}

impl<B: Bits> CellGame for Fission<B> {
    const CELLS: &'static [char] = &['.', 'x', '#'];

    fn title(&self) -> String {
        "Fission".to_owned()
    }

    /// Stones are either player's.
    fn look(cell: char) -> Cell {
        match cell {
            'x' => Cell::Piece(Owner::Either, String::new()),
            _ => Cell::of_letter(cell),
        }
    }
}

/// Fission in the registry.
pub(crate) const FISSION: Entry = Entry::named("game.grid.Fission", entry::Shape::Grid)
    .cells(".x#")
    .example("....|.x..|...#")
    .start(".....|.....|..x..|.....|.....")
    .summary("Split a stone into the two empty cells on either side of it: Left above and below, Right to its left and right.")
    .source("CGSuite")
    .known(&[
        Fact::cited(About::Programs, "CGSuite, cgt, MCGS.", "the documentation of each program, 2026"),
    ])
    .made_by(&|name, arguments| match arguments {
        [] => Ok(by_size!(name, ".x#", Fission::new())),
        _ => Err(misfit(name)),
    });

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
                (".x.", &[], &["x.x"]),
                (".|x|.", &["x|.|x"], &[]),
                ("...|.x.|...", &[".x.|...|.x."], &["...|x.x|..."]),
                ("x..|...|..x", &[], &[]),
                (".#.|.x.|...", &[], &[".#.|x.x|..."]),
                ("..xx", &[], &[]),
                (".xx.", &[], &[]),
                ("", &[], &[]),
            ],
            names: &[("...|.x.|...", Player::Right, &["b2"])],
            parts: &[
                (".x.#.|.###x|####.", &[".x.", ".|x|."]),
                ("x..|...", &[]),
                // The two stones in the corner never split; the others do not meet.
                ("xx.x.", &[".x."]),
                ("#.x.|#...", &[".x."]),
            ],
            values: &[(".x.", "-1"), (".|x|.", "1"), ("...|.x.|...", "0")],
            ..Table::default()
        };
        table.check(&Fission::<u64>::new());
    }

    /// The winner by the rules in words, on cells one by one.
    fn wins(
        cells: &[u8],
        cols: usize,
        first: Player,
        known: &mut HashMap<(Vec<u8>, Player), bool>,
    ) -> bool {
        if let Some(&found) = known.get(&(cells.to_vec(), first)) {
            return found;
        }
        let mut found = false;
        let at =
            |row: usize, col: usize| (col < cols).then(|| cells.get(row * cols + col)).flatten();
        for cell in 0..cells.len() {
            let (row, col) = (cell / cols, cell % cols);
            let pair = match first {
                Player::Left => [(row.wrapping_sub(1), col), (row + 1, col)],
                Player::Right => [(row, col.wrapping_sub(1)), (row, col + 1)],
            };
            let is_on = |&(row, col): &(usize, usize)| row < 1 << 20 && at(row, col) == Some(&b'.');
            if cells[cell] == b'x' && pair.iter().all(is_on) {
                let mut split = cells.to_vec();
                split[cell] = b'.';
                for (row, col) in pair {
                    split[row * cols + col] = b'x';
                }
                found |= !wins(&split, cols, first.opponent(), known);
            }
        }
        known.insert((cells.to_vec(), first), found);
        found
    }

    #[test]
    fn small_boards_by_the_rules_in_words() {
        let game = Fission::<u32>::new();
        let (mut known, mut memo) = (HashMap::new(), Memo::new(Control::new()));
        for text in [
            "....|.x..|....|....",
            "...x|.x#.|....|.#..",
            ".....|.x.x.|.....",
            "..x..|.....|x.x..",
            "......|..x...|......",
            ".x..x..x.",
        ] {
            let outcome = Walker::new(&game, &mut memo)
                .value(&mut Outcomes(Play::Normal), &read(&game, text))
                .expect("a small board");
            let cols = text.find('|').unwrap_or(text.len());
            let cells: Vec<u8> = text.bytes().filter(|&cell| cell != b'|').collect();
            for player in Player::BOTH {
                let expect = wins(&cells, cols, player, &mut known);
                assert_eq!(outcome.wins_first(player), expect, "{text} {player:?}");
            }
        }
    }
}
