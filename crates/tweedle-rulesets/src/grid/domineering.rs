//! Domineering.
//!
//! The players put dominoes on the empty cells of a board, Left vertically and Right horizontally
//! (Göran Andersson; Berlekamp, Conway and Guy, *Winning Ways*, ch. 5).

use super::Board;
use super::domino;
use super::square::beyond;
use crate::{Bits, Notation, NotationError};
use std::marker::PhantomData;
use tweedle::{Hints, Player, Ruleset, Stop, Symmetry};

/// The rules of Domineering, on boards of at most `B::BITS` cells.
///
/// The one layer of a position is the set of empty cells.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Domineering<B = u64>(PhantomData<B>);

impl<B: Bits> Domineering<B> {
    /// The rules; there are no parameters.
    pub const fn new() -> Domineering<B> {
        Domineering(PhantomData)
    }

    /// The empty board of this size, or `None` if it has more than `B::BITS` cells.
    pub fn empty(rows: usize, cols: usize) -> Option<Board<B, 1>> {
        domino::empty(rows, cols)
    }
}

impl<B: Bits> Ruleset for Domineering<B> {
    type Position = Board<B, 1>;
    /// The two cells of the domino.
    type Move = [u8; 2];

    #[inline]
    fn moves(
        &self,
        board: &Board<B, 1>,
        player: Player,
        found: impl FnMut([u8; 2], Board<B, 1>),
    ) -> Result<(), Stop> {
        domino::moves(board, player, found);
        Ok(())
    }
}

impl<B: Bits> Hints for Domineering<B> {
    /// The connected regions of empty cells: a domino lies within one of them.
    #[inline]
    fn components(&self, board: &Board<B, 1>, into: &mut Vec<Board<B, 1>>) {
        domino::components(board, into);
    }

    /// Flips keep the directions of dominoes; exchanging rows and columns exchanges the players.
    #[inline]
    fn representative(&self, board: &Board<B, 1>) -> (Board<B, 1>, Symmetry) {
        board.least_image(None, true)
    }
}

impl<B: Bits> Notation for Domineering<B> {
    fn name(&self) -> String {
        "Domineering".to_owned()
    }

    fn parse(&self, text: &str) -> Result<Board<B, 1>, NotationError> {
        domino::parse(text, &self.name())
    }

    fn print(&self, board: &Board<B, 1>) -> String {
        board.print(&domino::CELLS)
    }

    /// The squares of the domino: `a1-a2`.
    fn move_name(&self, board: &Board<B, 1>, _: Player, step: &[u8; 2], _: &Board<B, 1>) -> String {
        domino::move_name(board, *step)
    }

    fn why_not(&self, board: &Board<B, 1>, _: Player, text: &str) -> Option<String> {
        beyond(text, board.rows(), board.cols())
    }

    fn draw(&self, board: &Board<B, 1>) -> String {
        board.draw(&domino::CELLS)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::testing::{Trees, check_text, error, parts, printed};
    use proptest::prelude::*;

    const DOMINEERING: Domineering = Domineering::new();

    #[test]
    fn moves_as_in_the_rules() {
        let check = |text: &str, left: &[&str], right: &[&str]| {
            assert_eq!(printed(&DOMINEERING, text, Player::Left), left, "{text}");
            assert_eq!(printed(&DOMINEERING, text, Player::Right), right, "{text}");
        };
        check("..|..", &["#.|#.", ".#|.#"], &["##|..", "..|##"]);
        check("..|.#", &["#.|##"], &["##|.#"]);
        check(".|.|.", &["#|#|.", ".|#|#"], &[]);
        check(".#|#.", &[], &[]);
        check("#.|.#", &[], &[]);
        check("", &[], &[]);
        let count = |rows, cols, player| {
            let board = Domineering::<u64>::empty(rows, cols).expect("a small board");
            crate::testing::moves(&DOMINEERING, &board, player).len()
        };
        assert_eq!((count(8, 8, Player::Left), count(8, 8, Player::Right)), (56, 56));
        assert_eq!((count(1, 64, Player::Left), count(1, 64, Player::Right)), (0, 63));
        assert_eq!((count(64, 1, Player::Left), count(64, 1, Player::Right)), (63, 0));
    }

    #[test]
    fn moves_are_named_by_squares() {
        let board = DOMINEERING.parse("..|.#").expect("a board");
        for (player, name) in [(Player::Left, "a1-a2"), (Player::Right, "a1-b1")] {
            assert_eq!(crate::testing::names(&DOMINEERING, &board, player), [name]);
        }
        assert_eq!(DOMINEERING.draw(&board), "1 . .\n2 . #\n  a b");
    }

    #[test]
    fn regions_are_cropped_and_single_cells_dropped() {
        assert_eq!(parts(&DOMINEERING, "..#.|####|#.#.|##..|..##"), ["#.|..", "..", ".."]);
        assert_eq!(parts(&DOMINEERING, ".#.|#.#"), [""; 0]);
        assert_eq!(parts(&DOMINEERING, ""), [""; 0]);
    }

    /// *Winning Ways*, ch. 5: an L of three cells is *, and strips are integers.
    #[test]
    fn small_values() {
        let mut trees = Trees::new(&DOMINEERING);
        let read = |text: &str| DOMINEERING.parse(text).expect("a board");
        assert!(trees.equals_nimber(&read("..|.#"), 1));
        for (text, n) in [(".|.", 1), (".|.|.|.|.", 2), ("......", -3)] {
            assert!(trees.equals_integer(&read(text), n), "{text}");
        }
    }

    /// Berlekamp, "Blockbusting and Domineering", 1988: whoever starts on 5 x 5 loses.
    #[test]
    fn five_by_five_is_zero() -> Result<(), tweedle::Stop> {
        let mut store = tweedle::short::Store::new(tweedle::Control::new());
        let mut known = std::collections::HashMap::new();
        let board = Domineering::<u64>::empty(5, 5).expect("a small board");
        let worth = crate::testing::value(&DOMINEERING, &board, &mut store, &mut known)?;
        assert_eq!(worth, store.zero());
        Ok(())
    }

    #[test]
    fn a_transposed_board_is_the_negative() {
        let chosen =
            |text: &str| DOMINEERING.representative(&DOMINEERING.parse(text).expect("a board"));
        let (tall, tall_symmetry) = chosen(".|.");
        let (wide, wide_symmetry) = chosen("..");
        assert_eq!(tall, wide);
        assert_ne!(tall_symmetry, wide_symmetry);
    }

    #[test]
    fn errors() {
        let check = |text: &str, message: &str, range| {
            assert_eq!(error(&DOMINEERING, text), (message.to_owned(), range));
        };
        check("..|...", "Row 2 has 3 cells where row 1 has 2.", 3..6);
        check("..|", "Row 2 has 0 cells where row 1 has 2.", 3..3);
        check("..|.x", "`x` is not a cell of Domineering; use `.` or `#`.", 4..5);
        let message = "This board has 65 cells; a board of Domineering has at most 64 cells.";
        check(&".".repeat(65), message, 0..65);
        let message = "This board has 129 cells; a board of Domineering has at most 128 cells.";
        let wide = Domineering::<u128>::new();
        assert_eq!(error(&wide, &".".repeat(129)), (message.to_owned(), 0..129));
    }

    proptest! {
        #![proptest_config(ProptestConfig::with_cases(64))]

        #[test]
        fn components_and_symmetries_keep_the_tree(
            (cols, cells) in (1..=5_usize).prop_flat_map(|cols| {
                (Just(cols), prop::collection::vec(0..2_usize, cols * (12 / cols)))
            })
        ) {
            let rows = cells.len() / cols;
            let board = Board::from_cells(rows, cols, &cells).expect("a small board");
            Trees::new(&DOMINEERING).check(&board);
            let wide = Board::from_cells(rows, cols, &cells).expect("a small board");
            Trees::new(&Domineering::<u128>::new()).check(&wide);
        }

        #[test]
        fn any_text_is_read_or_refused(text in "[.#|x]{0,70}|.{0,12}") {
            check_text(&DOMINEERING, &text)?;
        }
    }
}
