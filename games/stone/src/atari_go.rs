//! Atari Go.
//!
//! Left has the stones `x` and Right the stones `o`. A player puts a stone of their own on an empty
//! point. Stones of one colour that are connected along lines are a group, and the empty points next
//! to it its liberties. The player who first takes the last liberty of an enemy group captures it
//! and has won at once, even if other games are not finished; a stone that captures nothing must
//! have a liberty in its group. A player who cannot move has lost. So a move that leaves an enemy
//! group one liberty gives check (Go for beginners: Y. Yasuda's "capture game"; as a game with
//! infinities, Larsson, Nowakowski and Santos, *Impartial games with entailing moves*).

use std::marker::PhantomData;
use tweedle_engine::{Facts, Hints, Player, Ruleset, Stop, Symmetry};
use tweedle_rules::board::Shape;
use tweedle_rules::board::{Board, sides};
use tweedle_rules::by_size;
use tweedle_rules::entry;
use tweedle_rules::entry::{Entry, misfit};
use tweedle_rules::{Bits, CellGame, Cells, NotationError};

/// The rules of Atari Go, on boards of at most `B::BITS` points.
///
/// The layers of a position are Left's stones, Right's stones, and those of Left's and of Right's that
/// are captured, which end the play; these are written `X` and `O`.
///
/// ```
/// use tweedle_engine::affine::Forms;
/// use tweedle_engine::walk::{Memo, Walker};
/// use tweedle_engine::{Control, Outcome, Outcomes, Play};
/// use tweedle_stone_games::AtariGo;
/// use tweedle_rules::Notation;
///
/// let game = AtariGo::<u32>::new();
/// let board = game.parse("xo.|...")?;
/// let mut memo = Memo::new(Control::new());
/// let mut forms = Forms::new(Control::new());
/// let form = Walker::new(&game, &mut memo).value(&mut forms, &board).unwrap();
/// // Right captures at once by a2, or after whatever Left does.
/// assert_eq!(forms.outcome(form), Ok(Outcome::R));
/// # Ok::<(), tweedle_rules::NotationError>(())
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct AtariGo<B = u64>(PhantomData<B>);

impl<B: Bits> AtariGo<B> {
    /// The rules; there are no parameters.
    pub const fn new() -> AtariGo<B> {
        AtariGo(PhantomData)
    }
}

/// The group of which `stone` is one.
fn group<B: Bits>(shape: Shape, stones: B, stone: B) -> B {
    let mut group = stone;
    loop {
        let grown = group | (shape.next_to(group) & stones);
        if grown == group {
            return group;
        }
        group = grown;
    }
}

/// The groups of some stones that have no liberty among the `empty` points.
fn without_liberty<B: Bits>(shape: Shape, stones: B, empty: B) -> B {
    let mut captured = B::ZERO;
    for group in shape.regions(stones, Shape::next_to) {
        if (shape.next_to(group) & empty).is_empty() {
            captured |= group;
        }
    }
    captured
}

impl<B: Bits> Ruleset for AtariGo<B> {
    type Position = Board<B, 4>;
    /// The point where the stone is put.
    type Move = [u8; 1];

    fn moves(
        &self,
        board: &Board<B, 4>,
        player: Player,
        mut found: impl FnMut([u8; 1], Board<B, 4>) -> Result<(), Stop>,
    ) -> Result<(), Stop> {
        if self.winner(board).is_some() {
            return Ok(());
        }
        let [left, right, ..] = board.layers();
        let [own, enemy] = sides([left, right], player);
        let shape = board.shape();
        let empty = shape.all::<B>() & !(own | enemy);
        for point in empty.ones() {
            let stone = B::bit(point);
            let (own, rest) = (own | stone, empty ^ stone);
            let captured = without_liberty(shape, enemy, rest);
            let stands = || !(shape.next_to(group(shape, own, stone)) & rest).is_empty();
            if captured.is_empty() && !stands() {
                continue;
            }
            let [left, right] = sides([own, enemy ^ captured], player);
            let [of_left, of_right] = sides([B::ZERO, captured], player);
            found([point as u8], board.with_layers([left, right, of_left, of_right]))?;
        }
        Ok(())
    }

    fn winner(&self, board: &Board<B, 4>) -> Option<Player> {
        let [.., of_left, of_right] = board.layers();
        match (of_left.is_empty(), of_right.is_empty()) {
            (true, true) => None,
            (true, false) => Some(Player::Left),
            (false, _) => Some(Player::Right),
        }
    }

    fn facts(&self) -> Facts {
        Facts { is_entailing: true, wins_at_once: true, ..Facts::PARTIZAN }
    }
}

impl<B: Bits> Hints for AtariGo<B> {
    /// Moves do not depend on the direction; exchanging the colours exchanges the players.
    fn representative(&self, board: &Board<B, 4>) -> (Board<B, 4>, Symmetry) {
        board.least_image(Some([1, 0, 3, 2]), false)
    }
}

impl<B: Bits> CellGame for AtariGo<B> {
    const CELLS: &'static [char] = &['.', 'x', 'o', 'X', 'O'];

    fn title(&self) -> String {
        "Atari Go".to_owned()
    }

    fn check(&self, board: &Board<B, 4>, text: &str) -> Result<(), NotationError> {
        let [left, right, of_left, of_right] = board.layers();
        let whole = 0..text.chars().count();
        if !of_left.is_empty() && !of_right.is_empty() {
            let message = "Only one player can have captured stones.";
            return Err(NotationError::new(message, whole));
        }
        let shape = board.shape();
        let empty = shape.all::<B>() & !(left | right | of_left | of_right);
        // A player who has captured may have no liberty left but where the captured stones were.
        let is_over = !(of_left | of_right).is_empty();
        let stuck = without_liberty(shape, left, empty) | without_liberty(shape, right, empty);
        match stuck.ones().next() {
            Some(point) if !is_over => {
                let message = format!(
                    "The group at {} has no liberty; write stones that are captured as `X` or `O`.",
                    board.cell_name(point as u8)
                );
                // Between rows stands a bar.
                let at = point as usize + point as usize / board.cols();
                Err(NotationError::new(message, at..at + 1))
            }
            _ => Ok(()),
        }
    }
}

/// Atari Go in the registry.
pub(crate) const ATARI_GO: Entry = Entry::named("game.grid.AtariGo", entry::Shape::Grid)
    .cells(".xoXO")
    .example("xo.|...")
    .start("...|.xo|...")
    .summary(
        "Put a stone on an empty point; the player who first captures an enemy group wins at once.",
    )
    .source("Yasuda; Larsson, Nowakowski and Santos, Impartial games with entailing moves")
    .made_by(&|name, arguments| match arguments {
        [] => Ok(by_size!(name, ".xoXO", AtariGo::new())),
        _ => Err(misfit(name)),
    });

#[cfg(test)]
mod tests {
    use super::*;
    use tweedle_rules::testing::Table;

    #[test]
    fn table() {
        let table = Table {
            options: &[
                // A stone without liberty may be put down only where it captures.
                (
                    "xo.|...",
                    &["xo.|..x", "xo.|.x.", "xo.|x..", "xox|..."],
                    &["Xo.|o..", "xo.|..o", "xo.|.o.", "xoo|..."],
                ),
                (".", &[], &[]),
                ("..", &[".x", "x."], &[".o", "o."]),
                ("x.", &[], &["Xo"]),
                ("Xo", &[], &[]),
            ],
            names: &[("xo.|...", Player::Right, &["c1", "a2", "b2", "c2"])],
            errors: &[
                (
                    "xox|.x.",
                    "The group at b1 has no liberty; write stones that are captured as `X` or `O`.",
                    1..2,
                ),
                ("X.O", "Only one player can have captured stones.", 0..3),
            ],
            ..Table::default()
        };
        table.check(&AtariGo::<u32>::new());
    }
}
