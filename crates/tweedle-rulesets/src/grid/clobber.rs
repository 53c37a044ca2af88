//! Clobber.
//!
//! Left owns the stones `x` and Right the stones `o`. A player moves one of their stones onto an
//! enemy stone next to it, in its row or column, and removes that stone (Albert, Grossman,
//! Nowakowski and Wolfe, "An introduction to Clobber", *Integers* 5(2), 2005).

use super::board::{Board, Shape, sides};
use super::square::beyond;
use crate::{Bits, Notation, NotationError};
use std::marker::PhantomData;
use tweedle::{Hints, Player, Ruleset, Stop, Symmetry};

/// The rules of Clobber, on boards of at most `B::BITS` cells.
///
/// The layers of a position are Left's stones and Right's stones.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Clobber<B = u64>(PhantomData<B>);

const CELLS: [char; 3] = ['.', 'x', 'o'];

impl<B: Bits> Clobber<B> {
    /// The rules; there are no parameters.
    pub const fn new() -> Clobber<B> {
        Clobber(PhantomData)
    }
}

impl<B: Bits> Ruleset for Clobber<B> {
    type Position = Board<B, 2>;
    /// From where to where.
    type Move = [u8; 2];

    #[inline]
    fn moves(
        &self,
        board: &Board<B, 2>,
        player: Player,
        mut found: impl FnMut([u8; 2], Board<B, 2>),
    ) -> Result<(), Stop> {
        let [own, enemy] = sides(board.layers(), player);
        let shape = board.shape();
        let cols = shape.cols();
        let mut push = |from: u32, to: u32| {
            let step = [from, to].map(|cell| cell as u8);
            let (from, to) = (B::bit(from), B::bit(to));
            found(step, board.with_layers(sides([own ^ from ^ to, enemy ^ to], player)));
        };
        // A pair of neighbours is found at its upper or left cell, whichever stone is there.
        for (step, firsts) in [(cols, B::ALL), (1, shape.not_last_col())] {
            for i in (own & enemy.down(step) & firsts).ones() {
                push(i, i + step);
            }
            for i in (enemy & own.down(step) & firsts).ones() {
                push(i + step, i);
            }
        }
        Ok(())
    }
}

impl<B: Bits> Hints for Clobber<B> {
    /// The connected groups of stones: a stone moves only onto a neighbour, so never out of its
    /// group. In a group of one colour nobody can ever move.
    #[inline]
    fn components(&self, board: &Board<B, 2>, into: &mut Vec<Board<B, 2>>) {
        let [left, right] = board.layers();
        let shape = board.shape();
        for group in shape.regions(left | right, Shape::next_to) {
            if !(left & group).is_empty() && !(right & group).is_empty() {
                into.push(board.with_layers([left & group, right & group]).crop(group));
            }
        }
    }

    /// Moves do not depend on the direction; exchanging the colours exchanges the players.
    #[inline]
    fn representative(&self, board: &Board<B, 2>) -> (Board<B, 2>, Symmetry) {
        board.least_image(Some([1, 0]), false)
    }
}

impl<B: Bits> Notation for Clobber<B> {
    fn name(&self) -> String {
        "Clobber".to_owned()
    }

    fn parse(&self, text: &str) -> Result<Board<B, 2>, NotationError> {
        Board::parse(text, &CELLS, &self.name(), &CELLS)
    }

    fn print(&self, board: &Board<B, 2>) -> String {
        board.print(&CELLS)
    }

    /// From where to where: `a1xb1`.
    fn move_name(&self, board: &Board<B, 2>, _: Player, step: &[u8; 2], _: &Board<B, 2>) -> String {
        step.map(|cell| board.square_name(cell)).join("x")
    }

    fn why_not(&self, board: &Board<B, 2>, _: Player, text: &str) -> Option<String> {
        beyond(text, board.rows(), board.cols())
    }

    fn draw(&self, board: &Board<B, 2>) -> String {
        board.draw(&CELLS)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::testing::{Trees, check_text, error, names, parts, printed};
    use proptest::prelude::*;

    const CLOBBER: Clobber = Clobber::new();

    #[test]
    fn moves_as_in_the_rules() {
        let check = |text: &str, left: &[&str], right: &[&str]| {
            assert_eq!(printed(&CLOBBER, text, Player::Left), left, "{text}");
            assert_eq!(printed(&CLOBBER, text, Player::Right), right, "{text}");
        };
        check("xo", &[".x"], &["o."]);
        check(
            "xo|ox",
            &[".o|xx", ".x|ox", "xo|x.", "xx|o."],
            &["o.|ox", "oo|.x", "x.|oo", "xo|.o"],
        );
        check("xo.|..x", &[".x.|..x"], &["o..|..x"]);
        check("x.o", &[], &[]);
        check("xo|.x", &[".x|.x", "xx|.."], &["o.|.x", "x.|.o"]);
        check("", &[], &[]);
    }

    #[test]
    fn moves_are_named_by_squares() {
        let board = CLOBBER.parse("xo|ox").expect("a board");
        let mut names = names(&CLOBBER, &board, Player::Right);
        names.sort();
        assert_eq!(names, ["a2xa1", "a2xb2", "b1xa1", "b1xb2"]);
    }

    #[test]
    fn groups_of_one_colour_are_dropped() {
        assert_eq!(parts(&CLOBBER, "xo.x|...o|xx.o|....|.oo."), ["xo", "x|o|o"]);
        assert_eq!(parts(&CLOBBER, "xx.oo"), [""; 0]);
    }

    /// By hand: `xo` is {0|0}; a move in `xo|ox` leaves three stones of value ↑ or ↓, and {↑|↓} = *.
    #[test]
    fn small_values() {
        let mut trees = Trees::new(&CLOBBER);
        let read = |text: &str| CLOBBER.parse(text).expect("a board");
        assert!(trees.equals_nimber(&read("xo"), 1));
        assert!(trees.equals_integer(&read("xo.xo"), 0));
        assert!(trees.equals_nimber(&read("xo|ox"), 1));
    }

    #[test]
    fn errors() {
        assert_eq!(
            error(&CLOBBER, "xo|o"),
            ("Row 2 has 1 cell where row 1 has 2.".to_owned(), 3..4)
        );
        assert_eq!(
            error(&CLOBBER, "x#"),
            ("`#` is not a cell of Clobber; use `.`, `x` or `o`.".to_owned(), 1..2)
        );
    }

    proptest! {
        #![proptest_config(ProptestConfig::with_cases(64))]

        #[test]
        fn components_and_symmetries_keep_the_tree(
            (cols, cells) in (1..=4_usize).prop_flat_map(|cols| {
                (Just(cols), prop::collection::vec(0..3_usize, cols * (10 / cols)))
            })
        ) {
            let board = Board::from_cells(cells.len() / cols, cols, &cells).expect("a small board");
            Trees::new(&CLOBBER).check(&board);
        }

        #[test]
        fn any_text_is_read_or_refused(text in "[.xo|]{0,70}|.{0,12}") {
            check_text(&CLOBBER, &text)?;
        }
    }
}
