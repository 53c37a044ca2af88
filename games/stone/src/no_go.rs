//! `NoGo`.
//!
//! Left has the stones `x` and Right the stones `o`. A player puts a stone of their own on an empty point.
//! Stones of one colour that are connected along lines are a block, and the empty points next to it its
//! liberties. After a move each block, of either colour, must have a liberty: nothing is ever captured, and
//! the player who cannot move loses. `#` is no point of the board (Chou, Teytaud and Yen, "Revisiting Monte-Carlo tree
//! search on a normal form game: `NoGo`", *Applications of Evolutionary Computation*, 2011; "Anti Atari Go" in Sensei's
//! Library has the same rules).

use std::marker::PhantomData;
use tweedle_engine::{Facts, Hints, Player, Ruleset, Stop, Symmetry};
use tweedle_rules::board::Shape;
use tweedle_rules::board::{Board, sides};
use tweedle_rules::by_size;
use tweedle_rules::entry;
use tweedle_rules::entry::{Entry, misfit};
use tweedle_rules::{About, Fact};
use tweedle_rules::{Bits, CellGame, Cells, NotationError};

/// The rules of `NoGo`, on boards of at most `B::BITS` points.
///
/// The layers of a position are Left's stones, Right's stones, and the cells that are no points.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct NoGo<B = u64>(PhantomData<B>);

impl<B: Bits> NoGo<B> {
    /// The rules; there are no parameters.
    pub const fn new() -> NoGo<B> {
        NoGo(PhantomData)
    }
}

/// Blocks of one colour by how many liberties they have.
#[derive(Clone, Copy)]
struct Liberties<B> {
    /// The stones of blocks that have none.
    none: B,
    /// The only liberties of blocks that have one.
    last: B,
    /// The stones of blocks that have several.
    several: B,
}

impl<B: Bits> Liberties<B> {
    /// Blocks with a stone that has several liberties itself are found all at once, and so are single stones with one or none. Only
    /// the others are looked at one by one.
    #[inline]
    fn of(shape: Shape, stones: B, empty: B) -> Liberties<B> {
        let [one, two] = shape.one_and_two_next_to(empty);
        let several = shape.filled(stones & two, stones);
        let mut found = Liberties { none: B::ZERO, last: B::ZERO, several };
        let rest = stones & !several;
        let single = rest & !shape.next_to(rest);
        found.none |= single & !one;
        // The liberty of a single stone that has one is next to it, and so is no other empty point.
        found.last |= shape.next_to(single) & empty;
        for block in shape.regions(rest & !single, Shape::next_to) {
            let liberties = shape.next_to(block) & empty;
            if liberties.is_empty() {
                found.none |= block;
            } else if liberties == liberties.lowest() {
                found.last |= liberties;
            } else {
                found.several |= block;
            }
        }
        found
    }
}

/// A board with its empty points, and what the rules say of each.
struct Points<B> {
    empty: B,
    /// The points where each player may put a stone.
    legal: [B; 2],
}

impl<B: Bits> Points<B> {
    /// A stone has a liberty if an empty point is next to it, or a block of its own that has another liberty than
    /// its point; and it must not take the last liberty of an enemy block.
    #[inline]
    fn of(board: &Board<B, 3>) -> Points<B> {
        let [left, right, off] = board.layers();
        let shape = board.shape();
        let empty = shape.all::<B>() & !(left | right | off);
        let blocks = [left, right].map(|stones| Liberties::of(shape, stones, empty));
        let legal = Player::BOTH.map(|player| {
            let [own, enemy] = sides(blocks, player);
            empty & !enemy.last & shape.next_to(empty | own.several)
        });
        Points { empty, legal }
    }
}

/// A strip with each block shortened to one stone.
#[inline]
fn shortened<B: Bits>(strip: &Board<B, 3>) -> Board<B, 3> {
    let [left, right, _] = strip.layers();
    let again = (left & left.up(1)) | (right & right.up(1));
    if again.is_empty() { *strip } else { strip.closed_up(again) }
}

impl<B: Bits> Ruleset for NoGo<B> {
    type Position = Board<B, 3>;
    /// The point where the stone is put.
    type Move = [u8; 1];

    #[inline]
    fn moves(
        &self,
        board: &Board<B, 3>,
        player: Player,
        mut found: impl FnMut([u8; 1], Board<B, 3>) -> Result<(), Stop>,
    ) -> Result<(), Stop> {
        let [left, right, off] = board.layers();
        let [own, enemy] = sides([left, right], player);
        for point in Points::of(board).legal[player.index()].ones() {
            let [left, right] = sides([own | B::bit(point), enemy], player);
            found([point as u8], board.with_layers([left, right, off]))?;
        }
        Ok(())
    }

    fn facts(&self) -> Facts {
        Facts::PARTIZAN
    }
}

impl<B: Bits> Hints for NoGo<B> {
    /// The parts of the board that have nothing to do with each other.
    ///
    /// - (a) A point that is closed to a player stays so. A stone there would leave a block without a
    ///   liberty, for which the point is the last one: the stone's own block, or an enemy's. That block
    ///   grows at no other point, and no point becomes empty.
    /// - (b) So a point that is closed to both players, a *dead* one, stays empty, and every block next to it has a
    ///   liberty for good, with all stones that are added to it: it is *safe*. Nobody need ask for its other liberties.
    /// - (c) Whether a stone may be put on a point depends on the points next to it and on the blocks next to it that
    ///   are not safe, with their liberties, none of which is dead. So two points that are not dead have nothing
    ///   to do with each other, now and later, unless a chain leads from one to the other in which
    ///   neighbours are points that are not dead, or such a point and a block that is not safe next to it.
    ///
    /// A part is all that such chains connect. To it are added the dead points and safe blocks that it
    /// touches, with all blocks next to such dead points, and all dead points next to such blocks: so blocks that were
    /// safe have a dead liberty here too, and points that were dead have all neighbours that close them, which have lost
    /// liberties at most. All other cells are no points here.
    ///
    /// On a strip the length of a block makes no difference, so that one stone stands for each.
    #[inline]
    fn components(&self, board: &Board<B, 3>, into: &mut Vec<Board<B, 3>>) {
        let Points { empty, legal: [for_left, for_right] } = Points::of(board);
        let [left, right, _] = board.layers();
        let shape = board.shape();
        let live = for_left | for_right;
        if live.is_empty() {
            return;
        }
        let dead = empty & !live;
        let next_to_dead = shape.next_to(dead);
        let safe = [left, right].map(|stones| shape.filled(next_to_dead, stones));
        let open = [left & !safe[0], right & !safe[1]];
        let mut rest = live;
        while !rest.is_empty() {
            let mut points = rest.lowest();
            let mut blocks = [B::ZERO; 2];
            loop {
                let near = shape.next_to(points);
                blocks = [0, 1].map(|i| shape.filled(near | blocks[i], open[i]));
                let more = points | ((near | shape.next_to(blocks[0] | blocks[1])) & live);
                if more == points {
                    break;
                }
                points = more;
            }
            rest &= !points;
            // The points and blocks that it touches.
            let near = shape.next_to(points);
            let mut edge = near & dead;
            let mut walls = [0, 1].map(|i| shape.filled(near, safe[i]));
            loop {
                let near = shape.next_to(edge);
                walls = [0, 1].map(|i| shape.filled(near | walls[i], safe[i]));
                let more = edge | (shape.next_to(walls[0] | walls[1]) & dead);
                if more == edge {
                    break;
                }
                edge = more;
            }
            let stones = [blocks[0] | walls[0], blocks[1] | walls[1]];
            let kept = points | edge | stones[0] | stones[1];
            let off = shape.all::<B>() & !kept;
            let part = board.with_layers([stones[0], stones[1], off]).crop(kept);
            into.push(if part.rows() == 1 || part.cols() == 1 { shortened(&part) } else { part });
        }
    }

    #[inline]
    fn mobility(&self, board: &Board<B, 3>, player: Player) -> Result<Option<u16>, Stop> {
        // There are at most 128 points.
        Ok(Some(Points::of(board).legal[player.index()].count() as u16))
    }

    /// Moves do not depend on the direction; exchanging the colours exchanges the players.
    #[inline]
    fn representative(&self, board: &Board<B, 3>) -> (Board<B, 3>, Symmetry) {
        board.least_image(Some([1, 0, 2]), false)
    }

    /// The points that are not closed to both players.
    #[inline]
    fn size(&self, board: &Board<B, 3>) -> Option<u32> {
        let [for_left, for_right] = Points::of(board).legal;
        Some((for_left | for_right).count() + (for_left & for_right).count() / 2)
    }
}

impl<B: Bits> CellGame for NoGo<B> {
    const CELLS: &'static [char] = &['.', 'x', 'o', '#'];

    fn title(&self) -> String {
        "NoGo".to_owned()
    }

    fn check(&self, board: &Board<B, 3>, text: &str) -> Result<(), NotationError> {
        let [left, right, off] = board.layers();
        let shape = board.shape();
        let empty = shape.all::<B>() & !(left | right | off);
        let none = [left, right].map(|stones| Liberties::of(shape, stones, empty).none);
        let Some(point) = (none[0] | none[1]).ones().next() else { return Ok(()) };
        let message = format!(
            "The block at {} has no liberty; in NoGo every block must have one.",
            board.cell_name(point as u8)
        );
        // Between rows stands a bar.
        let at = point as usize + point as usize / board.cols().max(1);
        Err(NotationError::new(message, at..(at + 1).min(text.chars().count())))
    }
}

/// `NoGo` in the registry.
pub(crate) const NO_GO: Entry = Entry::named("game.grid.NoGo", entry::Shape::Grid)
    .cells(".xo#")
    .example(".x.|...")
    .start("....|....|....")
    .summary("Put a stone of yours on an empty point so that every block, of either colour, still has a liberty.")
    .source("Chou, Teytaud and Yen, Revisiting Monte-Carlo tree search on a normal form game, 2011")
    .known(&[
        Fact::cited(About::Complexity, "To find the winner on a planar graph is PSPACE-complete.", "Burke and Hearn, PSPACE-complete two-color planar placement games, International Journal of Game Theory 48 (2019)"),
        Fact::cited(About::Solved, "All strips of up to 39 cells, and boards of up to 27 cells, are solved.", "Du and Müller, Computers and Games 2024; Du, Wei and Müller, Advances in Computer Games 2023"),
        Fact::cited(About::Programs, "MCGS.", "the documentation of each program, 2026"),
    ])
    .made_by(&|name, arguments| match arguments {
        [] => Ok(by_size!(name, ".xo#", NoGo::new())),
        _ => Err(misfit(name)),
    });

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;
    use std::collections::HashMap;
    use tweedle_engine::walk::{Memo, Walker};
    use tweedle_engine::{Control, Outcomes, Play};
    use tweedle_rules::testing::{Table, check_mobility, moves, read};

    #[test]
    fn table() {
        let table = Table {
            options: &[
                (".", &[], &[]),
                ("..", &[".x", "x."], &[".o", "o."]),
                (".x", &[], &[]),
                ("x.o", &[], &[]),
                ("x..", &["x.x", "xx."], &["x.o"]),
                ("x.#.", &[], &[]),
                (".#..", &[".#.x", ".#x."], &[".#.o", ".#o."]),
                (
                    "..|..",
                    &["..|.x", "..|x.", ".x|..", "x.|.."],
                    &["..|.o", "..|o.", ".o|..", "o.|.."],
                ),
                (".x|x.", &[".x|xx", "xx|x."], &[]),
                ("", &[], &[]),
            ],
            names: &[("x..", Player::Right, &["c1"])],
            parts: &[
                // Back to back, stones keep the two sides apart.
                ("..xo..", &["..x", "o.."]),
                ("..xxo.", &["..x"]),
                (".|x|x|.|o", &[".x.o"]),
                ("..#..", &["..", ".."]),
                // The point in the corner is dead, so that the stone next to it is safe.
                (".xo....", &["o...."]),
                ("x..o", &["x..o"]),
                ("x.x.x", &["x.x.x"]),
            ],
            values: &[("..", "*"), ("x..", "*"), (".x.", "1"), ("..xo..", "0"), ("...", "+-1")],
            pictures: &[(".x|#.", "1 . x\n2 # .\n  a b")],
            errors: &[
                ("xo.", "The block at a1 has no liberty; in NoGo every block must have one.", 0..1),
                (
                    "..|.o|xo|ox",
                    "The block at a4 has no liberty; in NoGo every block must have one.",
                    9..10,
                ),
            ],
            ..Table::default()
        };
        table.check(&NoGo::<u64>::new());
    }

    /// True if each block has a liberty, by walking through it stone by stone.
    fn stands(cells: &[u8], cols: usize) -> bool {
        (0..cells.len()).filter(|&cell| b"xo".contains(&cells[cell])).all(|start| {
            let (mut block, mut at) = (vec![start], 0);
            while let Some(&cell) = block.get(at) {
                at += 1;
                for next in 0..cells.len() {
                    let apart =
                        (cell / cols).abs_diff(next / cols) + (cell % cols).abs_diff(next % cols);
                    if apart == 1 && cells[next] == b'.' {
                        return true;
                    }
                    if apart == 1 && cells[next] == cells[start] && !block.contains(&next) {
                        block.push(next);
                    }
                }
            }
            false
        })
    }

    type Winners = HashMap<(Vec<u8>, Player), bool>;

    /// The winner by the rules in words.
    fn wins(cells: &[u8], cols: usize, first: Player, known: &mut Winners) -> bool {
        if let Some(&found) = known.get(&(cells.to_vec(), first)) {
            return found;
        }
        let mut found = false;
        for point in (0..cells.len()).filter(|&point| cells[point] == b'.') {
            let mut played = cells.to_vec();
            played[point] = if first == Player::Left { b'x' } else { b'o' };
            if stands(&played, cols) {
                found |= !wins(&played, cols, first.opponent(), known);
            }
        }
        known.insert((cells.to_vec(), first), found);
        found
    }

    fn check_by_words(
        text: &str,
        known: &mut Winners,
        memo: &mut Memo<Board<u32, 3>, tweedle_engine::Outcome>,
    ) {
        let game = NoGo::<u32>::new();
        let board = read(&game, text);
        let outcome = Walker::new(&game, memo)
            .value(&mut Outcomes(Play::Normal), &board)
            .expect("a small board");
        let cols = text.find('|').unwrap_or(text.len());
        let cells: Vec<u8> = text.bytes().filter(|&cell| cell != b'|').collect();
        for player in Player::BOTH {
            let expect = wins(&cells, cols, player, known);
            assert_eq!(outcome.wins_first(player), expect, "{text} {player:?}");
        }
        for (player, stone) in [(Player::Left, b'x'), (Player::Right, b'o')] {
            let legal = (0..cells.len()).filter(|&point| {
                let mut played = cells.clone();
                played[point] = stone;
                cells[point] == b'.' && stands(&played, cols)
            });
            assert_eq!(moves(&game, &board, player).len(), legal.count(), "{text}");
        }
        check_mobility(&game, text);
    }

    proptest! {
        /// Blocks are counted as if each was looked at alone.
        #[test]
        fn liberties_of_all_blocks(cells in prop::collection::vec(0..3_usize, 20), cols in 1..=20_usize) {
            let rows = 20 / cols;
            let board = Board::<u32, 3>::from_cells(rows, cols, &cells[..rows * cols]).expect("it fits");
            let shape = board.shape();
            let [stones, others, _] = board.layers();
            let empty = shape.all::<u32>() & !(stones | others);
            let found = Liberties::of(shape, stones, empty);
            let mut expect = [0; 3];
            for block in shape.regions(stones, Shape::next_to) {
                let liberties = shape.next_to(block) & empty;
                match liberties.count() {
                    0 => expect[0] |= block,
                    1 => expect[1] |= liberties,
                    _ => expect[2] |= block,
                }
            }
            prop_assert_eq!([found.none, found.last, found.several], expect);
        }
    }

    #[test]
    fn small_boards_by_the_rules_in_words() {
        let (mut known, mut memo) = (Winners::new(), Memo::new(Control::new()));
        for text in
            ["...|...", "...|...|...", "x...|...o|....", ".x..|.o..|#...", "..#..|x..o.|..#.."]
        {
            known.clear();
            check_by_words(text, &mut known, &mut memo);
        }
    }

    /// The outcomes on an empty strip of n points, from n = 1 on, as found here by brute force.
    #[test]
    fn empty_strips() {
        let (mut known, mut memo) = (Winners::new(), Memo::new(Control::new()));
        for len in 1..=9 {
            known.clear();
            check_by_words(&".".repeat(len), &mut known, &mut memo);
        }
    }
}
