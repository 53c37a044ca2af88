//! Cannibal Clobber.
//!
//! Left owns the stones `x` and Right the stones `o`. A player moves one of their stones onto a stone
//! next to it, in its row or column, an enemy's or another of their own, and removes that stone. The
//! rest is as in Clobber, which forbids to take one's own (there: Albert, Grossman, Nowakowski and Wolfe,
//! "An introduction to Clobber", *Integers* 5(2), 2005). `CGSuite` calls it Hot Clobber.

use std::marker::PhantomData;
use tweedle_engine::{Facts, Hints, Player, Ruleset, Stop, Symmetry};
use tweedle_rules::board::{Board, sides};
use tweedle_rules::by_size;
use tweedle_rules::entry;
use tweedle_rules::entry::{Entry, misfit};
use tweedle_rules::{About, Fact};
use tweedle_rules::{Bits, CellGame, CutRule, Cuts, Writing};

/// The rules of Cannibal Clobber, on boards of at most `B::BITS` cells.
///
/// The layers of a position are Left's stones and Right's stones.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct CannibalClobber<B = u64>(PhantomData<B>);

impl<B: Bits> CannibalClobber<B> {
    /// The rules; there are no parameters.
    pub const fn new() -> CannibalClobber<B> {
        CannibalClobber(PhantomData)
    }
}

impl<B: Bits> Ruleset for CannibalClobber<B> {
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
        let (shape, stones) = (board.shape(), own | enemy);
        let mut push = |from: u32, to: u32| {
            let step = [from, to].map(|cell| cell as u8);
            let (from, to) = (B::bit(from), B::bit(to));
            let moved = sides([(own ^ from) | to, enemy & !to], player);
            found(step, board.with_layers(moved))
        };
        // A pair of neighbours is found at its upper or left cell.
        for (step, firsts) in [(shape.cols(), B::ALL), (1, shape.not_last_col())] {
            for i in (own & stones.down(step) & firsts).ones() {
                push(i, i + step)?;
            }
            for i in (stones & own.down(step) & firsts).ones() {
                push(i + step, i)?;
            }
        }
        Ok(())
    }

    fn facts(&self) -> Facts {
        Facts::PARTIZAN
    }
}

impl<B: Bits> Hints for CannibalClobber<B> {
    /// The connected groups of two or more stones: a stone moves only onto a neighbour, so never out of
    /// its group.
    ///
    /// A group of one colour stays one here, though it is an integer.
    #[inline]
    fn components(&self, board: &Board<B, 2>, into: &mut Vec<Board<B, 2>>) {
        board.groups(into, |[left, right]| (left | right).count() > 1);
    }

    /// Moves do not depend on the direction; exchanging the colours exchanges the players.
    #[inline]
    fn representative(&self, board: &Board<B, 2>) -> (Board<B, 2>, Symmetry) {
        board.least_image(Some([1, 0]), false)
    }
}

impl<B: Bits> CellGame for CannibalClobber<B> {
    const CELLS: &'static [char] = &['.', 'x', 'o'];
    /// The sign between the cell that a stone leaves and the cell that it goes to: `a1xb1`.
    const BETWEEN: &'static [&'static str] = &["x"];

    fn title(&self) -> String {
        "Cannibal Clobber".to_owned()
    }
}

/// The moves on a strip: the cell that a stone leaves is empty, and nobody moves over it.
fn cuts() -> Option<Cuts> {
    let rules = Player::BOTH.into_iter().flat_map(|player| {
        let [own, _] = sides(["x", "o"], player);
        ["x", "o"].into_iter().flat_map(move |taken| {
            let [to_the_right, to_the_left] = [format!("{own}{taken}"), format!("{taken}{own}")];
            [
                CutRule::new(player, &to_the_right, "", own),
                CutRule::new(player, &to_the_left, own, ""),
            ]
        })
    });
    Cuts::new(".xo", Writing::Letters, rules)
}

/// Cannibal Clobber in the registry.
pub(crate) const CANNIBAL_CLOBBER: Entry = Entry::named("game.grid.CannibalClobber", entry::Shape::Grid)
    .cells(".xo")
    .example("xx|oo|x.")
    .start("xox|oxo|xox")
    .summary("Move one of your stones onto any stone next to it, an enemy's or your own, and remove that stone.")
    .source("a variant of Clobber: Albert, Grossman, Nowakowski and Wolfe, 2005")
    .known(&[
        Fact::cited(About::Programs, "MCGS.", "the documentation of each program, 2026"),
    ])
    .made_by(&|name, arguments| match arguments {
        [] => Ok(by_size!(name, ".xo", CannibalClobber::new(), with_cuts(cuts()))),
        _ => Err(misfit(name)),
    });

/// Cannibal Clobber under `CGSuite`'s name in the registry.
pub(crate) const HOT_CLOBBER: Entry = CANNIBAL_CLOBBER
    .like("game.grid.HotClobber")
    .example("xxo")
    .start("xxo|oxx")
    .summary("Cannibal Clobber, by the name that CGSuite has for it.")
    .source("CGSuite")
    .made_by(CANNIBAL_CLOBBER.maker());

#[cfg(test)]
mod tests {
    use super::*;
    use std::collections::HashMap;
    use tweedle_rules::testing::{Table, moves, read};

    /// By hand: a group of n stones of one colour is n - 1 moves; in `xo` the player who moves leaves one stone.
    #[test]
    fn table() {
        let table = Table {
            options: &[
                ("xo", &[".x"], &["o."]),
                ("xx", &[".x", "x."], &[]),
                ("xxo", &[".xo", "x.o", "x.x"], &["xo."]),
                ("x.x", &[], &[]),
                ("x|x", &[".|x", "x|."], &[]),
                ("", &[], &[]),
            ],
            names: &[
                ("xxo", Player::Left, &["a1xb1", "b1xc1", "b1xa1"]),
                ("xxo", Player::Right, &["c1xb1"]),
            ],
            parts: &[("xo.x|...x|xx.o|....|.oo.", &["oo", "xo", "xx", "x|x|o"]), ("x.o", &[])],
            values: &[("xo", "*"), ("xx", "1"), ("xxx|.x.", "3"), ("oo|.o", "-2"), ("xx.oo", "0")],
            ..Table::default()
        };
        table.check(&CannibalClobber::<u64>::new());
    }

    /// Rows and cells without bits: what stands where, and who wins if `first` moves.
    type Winners = HashMap<(Vec<u8>, Player), bool>;

    /// The winner by the rules in words.
    fn wins(cells: &[u8], cols: usize, first: Player, known: &mut Winners) -> bool {
        if let Some(&found) = known.get(&(cells.to_vec(), first)) {
            return found;
        }
        let own = if first == Player::Left { b'x' } else { b'o' };
        let mut found = false;
        for from in 0..cells.len() {
            for to in 0..cells.len() {
                let [rows, columns] =
                    [(from / cols).abs_diff(to / cols), (from % cols).abs_diff(to % cols)];
                if rows + columns == 1 && cells[from] == own && cells[to] != b'.' {
                    let mut moved = cells.to_vec();
                    moved[to] = own;
                    moved[from] = b'.';
                    found |= !wins(&moved, cols, first.opponent(), known);
                }
            }
        }
        known.insert((cells.to_vec(), first), found);
        found
    }

    #[test]
    fn small_boards_by_the_rules_in_words() {
        use tweedle_engine::walk::{Memo, Walker};
        use tweedle_engine::{Control, Outcomes, Play};
        let game = CannibalClobber::<u32>::new();
        let (mut known, mut memo) = (Winners::new(), Memo::new(Control::new()));
        for text in ["xox|oxo|xox", "xxo|o.x|oxo", "xo.x|oxxo", "xxoo|ooxx", "oxxoxo.xx"] {
            let outcome = Walker::new(&game, &mut memo)
                .value(&mut Outcomes(Play::Normal), &read(&game, text))
                .expect("a small board");
            let cols = text.find('|').unwrap_or(text.len());
            let cells: Vec<u8> = text.bytes().filter(|&cell| cell != b'|').collect();
            for player in Player::BOTH {
                let expect = wins(&cells, cols, player, &mut known);
                assert_eq!(outcome.wins_first(player), expect, "{text} {player:?}");
            }
            assert!(!moves(&game, &read(&game, text), Player::Left).is_empty());
        }
    }
}
