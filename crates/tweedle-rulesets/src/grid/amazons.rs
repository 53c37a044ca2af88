//! Amazons.
//!
//! Left owns the amazons `x` and Right the amazons `o`. A player moves one of their amazons like a
//! queen of chess over empty cells to an empty cell, and shoots an arrow from there, again like a
//! queen's move, to an empty cell, which is blocked for the rest of the game. The cell the amazon
//! came from is empty for the arrow (Walter Zamkauskas, 1988; Berlekamp, "Sums of N x 2 Amazons",
//! 2000).

use super::board::{Board, Shape, sides};
use super::square::beyond;
use crate::{Bits, Notation, NotationError};
use std::marker::PhantomData;
use tweedle::{Hints, Player, Ruleset, Stop, Symmetry};

/// The rules of Amazons, on boards of at most `B::BITS` cells.
///
/// The layers of a position are Left's amazons, Right's amazons and the blocked cells.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Amazons<B = u64>(PhantomData<B>);

const CELLS: [char; 4] = ['.', 'x', 'o', '#'];

impl<B: Bits> Amazons<B> {
    /// The rules; there are no parameters.
    pub const fn new() -> Amazons<B> {
        Amazons(PhantomData)
    }
}

/// The cells a queen on the cell `from` alone reaches over `empty` cells.
#[inline]
fn queen_moves<B: Bits>(shape: Shape, from: B, empty: B) -> B {
    let cols = shape.cols();
    let (not_first, not_last) = (empty & shape.not_first_col(), empty & shape.not_last_col());
    let mut reached = B::ZERO;
    let mut ray = |step: &dyn Fn(B) -> B| {
        let mut cell = step(from);
        while !cell.is_empty() {
            reached |= cell;
            cell = step(cell);
        }
    };
    // A step to the right that wraps lands in the first column, one to the left in the last.
    ray(&|cell| (cell << 1) & not_first);
    ray(&|cell| (cell >> 1) & not_last);
    ray(&|cell| cell.up(cols) & empty);
    ray(&|cell| cell.down(cols) & empty);
    ray(&|cell| cell.up(cols + 1) & not_first);
    ray(&|cell| cell.down(cols + 1) & not_last);
    ray(&|cell| cell.up(cols - 1) & not_last);
    ray(&|cell| cell.down(cols - 1) & not_first);
    reached
}

impl<B: Bits> Ruleset for Amazons<B> {
    type Position = Board<B, 3>;
    /// From where the amazon moves, where to, and where the arrow goes.
    type Move = [u8; 3];

    #[inline]
    fn moves(
        &self,
        board: &Board<B, 3>,
        player: Player,
        mut found: impl FnMut([u8; 3], Board<B, 3>),
    ) -> Result<(), Stop> {
        let [left, right, blocked] = board.layers();
        let [own, enemy] = sides([left, right], player);
        let shape = board.shape();
        let empty = shape.all::<B>() & !(left | right | blocked);
        for from_cell in own.ones() {
            let from = B::bit(from_cell);
            for to_cell in queen_moves(shape, from, empty).ones() {
                let to = B::bit(to_cell);
                let [left, right] = sides([own ^ from ^ to, enemy], player);
                for arrow in queen_moves(shape, to, (empty | from) ^ to).ones() {
                    found(
                        [from_cell, to_cell, arrow].map(|cell| cell as u8),
                        board.with_layers([left, right, blocked | B::bit(arrow)]),
                    );
                }
            }
        }
        Ok(())
    }
}

impl<B: Bits> Hints for Amazons<B> {
    /// The regions of cells that are not blocked, connected in eight directions: neither an amazon
    /// nor an arrow leaves its region, and blocked cells do not come back. In a region where no
    /// amazon stands next to an empty cell nobody can ever move.
    #[inline]
    fn components(&self, board: &Board<B, 3>, into: &mut Vec<Board<B, 3>>) {
        let [left, right, blocked] = board.layers();
        let shape = board.shape();
        let all = shape.all::<B>();
        for region in shape.regions(all & !blocked, Shape::around) {
            let amazons = (left | right) & region;
            if (shape.around(amazons) & region & !amazons).is_empty() {
                continue;
            }
            let layers = [left & region, right & region, all & !region];
            into.push(board.with_layers(layers).crop(region));
        }
    }

    /// Moves do not depend on the direction; exchanging the colours exchanges the players.
    #[inline]
    fn representative(&self, board: &Board<B, 3>) -> (Board<B, 3>, Symmetry) {
        board.least_image(Some([1, 0, 2]), false)
    }
}

impl<B: Bits> Notation for Amazons<B> {
    fn name(&self) -> String {
        "Amazons".to_owned()
    }

    fn parse(&self, text: &str) -> Result<Board<B, 3>, NotationError> {
        Board::parse(text, &CELLS, &self.name(), &CELLS)
    }

    fn print(&self, board: &Board<B, 3>) -> String {
        board.print(&CELLS)
    }

    /// From where to where, and where the arrow goes: `a1-b2/c3`.
    fn move_name(&self, board: &Board<B, 3>, _: Player, step: &[u8; 3], _: &Board<B, 3>) -> String {
        let [from, to, arrow] = step.map(|cell| board.square_name(cell));
        format!("{from}-{to}/{arrow}")
    }

    fn why_not(&self, board: &Board<B, 3>, _: Player, text: &str) -> Option<String> {
        beyond(text, board.rows(), board.cols())
    }

    fn draw(&self, board: &Board<B, 3>) -> String {
        board.draw(&CELLS)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::testing::{Trees, check_text, followers, names, parts, printed};
    use proptest::prelude::*;

    const AMAZONS: Amazons = Amazons::new();

    #[test]
    fn moves_as_in_the_rules() {
        let check = |text: &str, left: &[&str], right: &[&str]| {
            assert_eq!(printed(&AMAZONS, text, Player::Left), left, "{text}");
            assert_eq!(printed(&AMAZONS, text, Player::Right), right, "{text}");
        };
        check("x.", &["#x"], &[]);
        check("x..", &["#.x", "#x.", ".#x", ".x#"], &[]);
        check("x#.", &[], &[]);
        check("o|.", &[], &["#|o"]);
        check("x#|#.", &["##|#x"], &[]);
        check("#x|.#", &["##|x#"], &[]);
        check("#o.", &[], &["##o"]);
        check("", &[], &[]);
    }

    /// The number of different positions in play that begins here, itself included; the published
    /// regression value of `CGSuite` 2 is 2784.
    #[test]
    fn followers_of_a_small_board() {
        let board = AMAZONS.parse("x...|o...").expect("a board");
        assert_eq!(followers(&AMAZONS, &board).len(), 2784);
    }

    #[test]
    fn no_option_comes_twice() {
        let board = AMAZONS.parse("x..o|....|x..#|..#x").expect("a board");
        let mut options = printed(&AMAZONS, "x..o|....|x..#|..#x", Player::Left);
        let count = options.len();
        options.dedup();
        assert_eq!(options.len(), count);
        assert!(count > 50 && board.rows() == 4);
    }

    #[test]
    fn moves_are_named_by_squares() {
        let board = AMAZONS.parse("x..").expect("a board");
        let names = names(&AMAZONS, &board, Player::Left);
        assert_eq!(names, ["a1-b1/a1", "a1-b1/c1", "a1-c1/a1", "a1-c1/b1"]);
    }

    #[test]
    fn regions() {
        assert_eq!(parts(&AMAZONS, "x.#..|###..|o#.#o"), ["#..|#..|.#o", "x."]);
        assert_eq!(parts(&AMAZONS, "xo#..|oo#..|###.."), [""; 0]);
        assert_eq!(parts(&AMAZONS, "#####|#x.##"), ["x."]);
    }

    proptest! {
        #![proptest_config(ProptestConfig::with_cases(48))]

        #[test]
        fn components_and_symmetries_keep_the_tree(
            (cols, cells) in (1..=3_usize).prop_flat_map(|cols| {
                let cell = prop::sample::select(vec![0_usize, 0, 1, 2, 3, 3]);
                (Just(cols), prop::collection::vec(cell, cols * (8 / cols)))
            })
        ) {
            let board: Board<u64, 3> =
                Board::from_cells(cells.len() / cols, cols, &cells).expect("a small board");
            // With more the trees get large.
            if board.layers()[0].count() + board.layers()[1].count() <= 3 {
                Trees::new(&AMAZONS).check(&board);
            }
        }

        #[test]
        fn any_text_is_read_or_refused(text in "[.xo#|]{0,70}|.{0,12}") {
            check_text(&AMAZONS, &text)?;
        }
    }
}
