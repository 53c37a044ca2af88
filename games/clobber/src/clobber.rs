//! Clobber.
//!
//! Left owns the stones `x` and Right the stones `o`. A player moves one of their stones onto an
//! enemy stone next to it, in its row or column, and removes that stone (Albert, Grossman,
//! Nowakowski and Wolfe, "An introduction to Clobber", *Integers* 5(2), 2005).

use std::marker::PhantomData;
use tweedle_engine::{Facts, Hints, Player, Ruleset, Stop, Symmetry};
use tweedle_rules::board::{Board, sides};
use tweedle_rules::by_size;
use tweedle_rules::entry;
use tweedle_rules::entry::{Entry, misfit};
use tweedle_rules::{About, Fact};
use tweedle_rules::{Bits, CellGame, CutRule, Cuts, Writing};

/// The rules of Clobber, on boards of at most `B::BITS` cells.
///
/// The layers of a position are Left's stones and Right's stones.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Clobber<B = u64>(PhantomData<B>);

impl<B: Bits> Clobber<B> {
    /// The rules; there are no parameters.
    pub const fn new() -> Clobber<B> {
        Clobber(PhantomData)
    }
}

impl<B: Bits> Ruleset for Clobber<B> {
    type Position = Board<B, 2>;
    /// The cell that a stone leaves and the cell that it goes to.
    type Move = [u8; 2];

    #[inline]
    fn moves(
        &self,
        board: &Board<B, 2>,
        player: Player,
        mut found: impl FnMut([u8; 2], Board<B, 2>) -> Result<(), Stop>,
    ) -> Result<(), Stop> {
        let [own, enemy] = sides(board.layers(), player);
        let shape = board.shape();
        let cols = shape.cols();
        let mut push = |from: u32, to: u32| {
            let step = [from, to].map(|cell| cell as u8);
            let (from, to) = (B::bit(from), B::bit(to));
            found(step, board.with_layers(sides([own ^ from ^ to, enemy ^ to], player)))
        };
        // A pair of neighbours is found at its upper or left cell, with either stone there.
        for (step, firsts) in [(cols, B::ALL), (1, shape.not_last_col())] {
            for i in (own & enemy.down(step) & firsts).ones() {
                push(i, i + step)?;
            }
            for i in (enemy & own.down(step) & firsts).ones() {
                push(i + step, i)?;
            }
        }
        Ok(())
    }

    fn facts(&self) -> Facts {
        Facts::PARTIZAN
    }
}

impl<B: Bits> Hints for Clobber<B> {
    /// The connected groups of stones: a stone moves only onto a neighbour, so never out of its
    /// group. In a group of one colour nobody can ever move.
    #[inline]
    fn components(&self, board: &Board<B, 2>, into: &mut Vec<Board<B, 2>>) {
        board.groups(into, |stones| stones.iter().all(|stones| !stones.is_empty()));
    }

    /// Of each pair of neighbours with stones of both colours either may take the other.
    #[inline]
    fn mobility(&self, board: &Board<B, 2>, _: Player) -> Result<Option<u16>, Stop> {
        let [left, right] = board.layers();
        let shape = board.shape();
        let pairs = |step: u32, firsts: B| {
            let upper = (left & right.down(step)) | (right & left.down(step));
            (upper & firsts).count()
        };
        let count = pairs(shape.cols(), B::ALL) + pairs(1, shape.not_last_col());
        // There are at most 128 stones, and less than two pairs for each.
        Ok(Some(count as u16))
    }

    /// Moves do not depend on the direction; exchanging the colours exchanges the players.
    #[inline]
    fn representative(&self, board: &Board<B, 2>) -> (Board<B, 2>, Symmetry) {
        board.least_image(Some([1, 0]), false)
    }
}

impl<B: Bits> CellGame for Clobber<B> {
    const CELLS: &'static [char] = &['.', 'x', 'o'];
    /// The sign between the cell that a stone leaves and the cell that it goes to: `a1xb1`.
    const BETWEEN: &'static [&'static str] = &["x"];

    fn title(&self) -> String {
        "Clobber".to_owned()
    }
}

/// The moves on a strip: the cell that a stone leaves is empty, and nobody moves over it.
fn cuts() -> Option<Cuts> {
    let rules = Player::BOTH.into_iter().flat_map(|player| {
        let [own, enemy] = sides(["x", "o"], player);
        let [to_the_right, to_the_left] = [format!("{own}{enemy}"), format!("{enemy}{own}")];
        [CutRule::new(player, &to_the_right, "", own), CutRule::new(player, &to_the_left, own, "")]
    });
    Cuts::new(".xo", Writing::Letters, rules)
}

/// Clobber in the registry.
pub(crate) const CLOBBER: Entry = Entry::named("game.grid.Clobber", entry::Shape::Grid)
    .cells(".xo")
    .example("xxo")
    .start("xoxo|oxox|xoxo")
    .summary("Move one of your stones onto an enemy stone next to it and remove that stone: x are Left's, o Right's.")
    .source("Albert, Grossman, Nowakowski and Wolfe, An introduction to Clobber, 2005")
    .known(&[
        Fact::cited(About::Complexity, "To find the winner of a position on a graph is NP-hard.", "Albert, Grossman, Nowakowski and Wolfe, An introduction to Clobber, Integers 5(2) (2005) #A01"),
        Fact::cited(About::Theory, "All values are infinitesimal, since where one player can move the other one can, too.", "Albert, Grossman, Nowakowski and Wolfe, Integers 5(2) (2005) #A01"),
        Fact::cited(About::Theory, "The first player wins the strip xoxo...xo of n pairs for all n but 3.", "Chen, Folkersen, Hasham, Hayward, Lee, Randall, Schultz and Vandermeer, arXiv 2509.08985 (2025)"),
        Fact::proved("The strip of n stones x and one stone o is worth ∗ + k⇑ for n = 2k + 1 and ↑ + k⇑ for n = 2k + 2.", "tweedle family 'game.grid.Clobber(\"x\" * n + \"o\")' n=1..6 --prove"),
        Fact::conjectured("The strip of n groups xxo is worth ⌊(n + 1)/2⌋ · ↑.", "Albert, Grossman, Nowakowski and Wolfe, Integers 5(2) (2005) #A01; checked to n = 28 by Folkersen, Bashir, Tavakoli and Müller, 2025"),
        Fact::cited(About::Programs, "CGSuite, cgt, MCGS.", "the documentation of each program, 2026"),
    ])
    .made_by(&|name, arguments| match arguments {
        [] => Ok(by_size!(name, ".xo", Clobber::new(), with_cuts(cuts()))),
        _ => Err(misfit(name)),
    });

#[cfg(test)]
mod tests {
    use super::*;
    use tweedle_rules::testing::{Table, check_mobility};

    /// By hand: `xo` is {0|0}; a move in `xo|ox` leaves three stones of value ↑ or ↓, and {↑|↓} = *.
    #[test]
    fn table() {
        let table = Table {
            options: &[
                ("xo", &[".x"], &["o."]),
                (
                    "xo|ox",
                    &[".o|xx", ".x|ox", "xo|x.", "xx|o."],
                    &["o.|ox", "oo|.x", "x.|oo", "xo|.o"],
                ),
                ("xo.|..x", &[".x.|..x"], &["o..|..x"]),
                ("x.o", &[], &[]),
                ("xo|.x", &[".x|.x", "xx|.."], &["o.|.x", "x.|.o"]),
                ("", &[], &[]),
            ],
            names: &[("xo|ox", Player::Right, &["b1xb2", "a2xa1", "a2xb2", "b1xa1"])],
            parts: &[("xo.x|...o|xx.o|....|.oo.", &["xo", "x|o|o"]), ("xx.oo", &[])],
            values: &[("xo", "*"), ("xo.xo", "0"), ("xo|ox", "*"), ("xxo", "^")],
            errors: &[
                ("xo|o", "Row 2 has 1 cell where row 1 has 2.", 3..4),
                ("x#", "`#` is not a cell of Clobber; use `.`, `x` or `o`.", 1..2),
            ],
            ..Table::default()
        };
        table.check(&Clobber::<u64>::new());
    }

    #[test]
    fn numbers_of_moves() {
        for text in ["xox|o.o|xxo", "x|o|x|.|o", "xoxoxo", "xo.ox|oxoxo|x...o"] {
            check_mobility(&Clobber::<u64>::new(), text);
        }
    }
}
