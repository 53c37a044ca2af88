//! King Dirt.
//!
//! Left has the kings `x` and Right the kings `o`, and each may have more of them in hand. A player puts a king
//! from the hand on an empty cell, or steps with one on the board, in any of eight directions, to an empty
//! cell; the cell it came from falls away (`#`). If kings must be placed, a player who can place one may not step
//! (a game of the MCGS project of the University of Alberta, as "generalised King Dirt").

use std::fmt;
use std::marker::PhantomData;
use tweedle_engine::{Facts, Hints, Player, Ruleset, Stop, Symmetry, Weigh};
use tweedle_rules::board::Shape;
use tweedle_rules::board::{Board, sides};
use tweedle_rules::by_size;
use tweedle_rules::entry;
use tweedle_rules::entry::{Argument, Entry, Kind, Parameter, misfit};
use tweedle_rules::sketch::{Cell, Sketch};
use tweedle_rules::{About, Fact};
use tweedle_rules::{Bits, Cells, Notation, NotationError};

/// The rules of King Dirt, on boards of at most `B::BITS` cells.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct KingDirt<B = u64> {
    /// True if a player who can place a king may not step.
    pub must_place: bool,
    cells: PhantomData<B>,
}

/// A board of King Dirt, and how many kings each player has in hand.
///
/// The layers of the board are Left's kings, Right's kings, and the cells that have fallen away.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Kings<B> {
    board: Board<B, 3>,
    in_hand: [u8; 2],
}

impl<B> Weigh for Kings<B> {}

impl<B: Bits> fmt::Debug for Kings<B> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Kings({:?}, {:?})", self.board, self.in_hand)
    }
}

/// The most kings that a player may have in hand: more than that find no room on a board.
const MOST_IN_HAND: u8 = 128;

const CELLS: [char; 4] = ['.', 'x', 'o', '#'];

impl<B: Bits> KingDirt<B> {
    /// The rules: whether kings must be placed before one steps.
    pub const fn new(must_place: bool) -> KingDirt<B> {
        KingDirt { must_place, cells: PhantomData }
    }
}

impl<B: Bits> Kings<B> {
    fn empty(&self) -> B {
        let [left, right, fallen] = self.board.layers();
        self.board.shape().all::<B>() & !(left | right | fallen)
    }
}

impl<B: Bits> Ruleset for KingDirt<B> {
    type Position = Kings<B>;
    /// The cell that a king leaves and the cell that it goes to; the same cell twice if the king is
    /// put there.
    type Move = [u8; 2];

    #[inline]
    fn moves(
        &self,
        position: &Kings<B>,
        player: Player,
        mut found: impl FnMut([u8; 2], Kings<B>) -> Result<(), Stop>,
    ) -> Result<(), Stop> {
        let Kings { board, in_hand } = *position;
        let [left, right, fallen] = board.layers();
        let [own, enemy] = sides([left, right], player);
        let (shape, empty) = (board.shape(), position.empty());
        let mut push = |step: [u32; 2], own: B, fallen: B, in_hand: [u8; 2]| {
            let [left, right] = sides([own, enemy], player);
            let board = board.with_layers([left, right, fallen]);
            found(step.map(|cell| cell as u8), Kings { board, in_hand })
        };
        if let Some(left_in_hand) = in_hand[player.index()].checked_sub(1) {
            let mut in_hand = in_hand;
            in_hand[player.index()] = left_in_hand;
            for cell in empty.ones() {
                push([cell, cell], own | B::bit(cell), fallen, in_hand)?;
            }
            if self.must_place {
                // If there is no room to place a king, there is none to step.
                return Ok(());
            }
        }
        for from_cell in own.ones() {
            let from = B::bit(from_cell);
            for to_cell in (shape.around(from) & empty).ones() {
                let moved = (own ^ from) | B::bit(to_cell);
                push([from_cell, to_cell], moved, fallen | from, in_hand)?;
            }
        }
        Ok(())
    }

    fn facts(&self) -> Facts {
        Facts::PARTIZAN
    }
}

impl<B: Bits> Hints for KingDirt<B> {
    /// Where all kings are on the board, the regions of empty cells, connected in eight directions, with the kings next
    /// to them; a king next to two of them makes them one. Empty cells only become fewer, so a king that has none
    /// next to it never moves, and where a king is not next to a region, none ever comes.
    ///
    /// With kings in hand the board is one, of the cells where something may happen. Each move takes an empty cell,
    /// so kings in hand beyond the number of empty cells make no difference.
    #[inline]
    fn components(&self, position: &Kings<B>, into: &mut Vec<Kings<B>>) {
        let Kings { board, in_hand } = *position;
        let [left, right, _] = board.layers();
        let (shape, empty) = (board.shape(), position.empty());
        let kings = (left | right) & shape.around(empty);
        if empty.is_empty() || kings.is_empty() && in_hand == [0, 0] {
            return;
        }
        let mut push = |region: B, in_hand: [u8; 2]| {
            let off = shape.all::<B>() & !region;
            let board = board.with_layers([left & region, right & region, off]).crop(region);
            into.push(Kings { board, in_hand });
        };
        if in_hand != [0, 0] {
            let most = empty.count() as u8;
            push(empty | kings, in_hand.map(|count| count.min(most)));
            return;
        }
        let grow = |shape: Shape, cells: B| {
            (shape.around(cells & empty) & (empty | kings)) | (shape.around(cells & kings) & empty)
        };
        for region in shape.regions(empty | kings, grow) {
            if !(region & kings).is_empty() {
                push(region, [0, 0]);
            }
        }
    }

    /// Moves do not depend on the direction; exchanging the colours exchanges the players.
    #[inline]
    fn representative(&self, position: &Kings<B>) -> (Kings<B>, Symmetry) {
        let Kings { board, in_hand: [left, right] } = *position;
        // The players are exchanged so that Left has no fewer kings in hand.
        if left == right {
            let (board, symmetry) = board.least_image(Some([1, 0, 2]), false);
            return (Kings { board, in_hand: [left, right] }, symmetry);
        }
        let is_exchanged = left < right;
        let board = if is_exchanged {
            let [xs, os, fallen] = board.layers();
            board.with_layers([os, xs, fallen])
        } else {
            board
        };
        let (board, _) = board.least_image(None, false);
        let in_hand = [left.max(right), left.min(right)];
        let symmetry = if is_exchanged { Symmetry::Negative } else { Symmetry::Same };
        (Kings { board, in_hand }, symmetry)
    }

    /// The empty cells, as each move takes one, and the kings in hand, which may go anywhere.
    #[inline]
    fn size(&self, position: &Kings<B>) -> Option<u32> {
        let [left, right] = position.in_hand.map(u32::from);
        let [xs, os, _] = position.board.layers();
        Some(position.empty().count() + (xs | os).count() + 2 * (left + right))
    }
}

impl<B: Bits> Notation for KingDirt<B> {
    fn name(&self) -> String {
        "King Dirt".to_owned()
    }

    fn parameters(&self) -> String {
        self.must_place.to_string()
    }

    /// The board, and before it, if there are some, the kings in hand with a colon: `2,1:x..|..o`.
    fn parse(&self, text: &str) -> Result<Kings<B>, NotationError> {
        let Some((head, rows)) = text.split_once(':') else {
            let board = Board::read(text, &CELLS, &self.name())?;
            return Ok(Kings { board, in_hand: [0, 0] });
        };
        let wide = head.chars().count();
        let wrong = || {
            let message = format!(
                "Before the colon stand the kings in hand, Left's and Right's, such as `2,1`, each at most {MOST_IN_HAND}."
            );
            NotationError::new(message, 0..wide)
        };
        let number = |text: &str| {
            let text = text.trim();
            let is_number = !text.is_empty() && text.bytes().all(|byte| byte.is_ascii_digit());
            text.parse().ok().filter(|&count| is_number && count <= MOST_IN_HAND)
        };
        let (left, right) = head.split_once(',').ok_or_else(wrong)?;
        let in_hand = match (number(left), number(right)) {
            (Some(left), Some(right)) => [left, right],
            _ => return Err(wrong()),
        };
        let board =
            Board::read(rows, &CELLS, &self.name()).map_err(|error| error.behind(wide + 1))?;
        Ok(Kings { board, in_hand })
    }

    fn print(&self, position: &Kings<B>) -> String {
        let board = position.board.write(&CELLS);
        match position.in_hand {
            [0, 0] => board,
            [left, right] => format!("{left},{right}:{board}"),
        }
    }

    /// The cell where a king is put, or the cells that it leaves and goes to: `b2`, `a1-b2`.
    fn move_name(
        &self,
        position: &Kings<B>,
        _: Player,
        &[from, to]: &[u8; 2],
        _: &Kings<B>,
    ) -> String {
        let name = |cell| position.board.cell_name(cell);
        if from == to { name(to) } else { format!("{}-{}", name(from), name(to)) }
    }

    fn why_not(&self, position: &Kings<B>, _: Player, text: &str) -> Option<String> {
        position.board.beyond(text)
    }

    fn draw(&self, position: &Kings<B>) -> String {
        let board = position.board.picture(&CELLS);
        match position.in_hand {
            [0, 0] => board,
            [left, right] => format!("{board}\nin hand: x {left}, o {right}"),
        }
    }

    fn sketch(&self, position: &Kings<B>) -> Option<Sketch> {
        let sketch = Sketch::of(position.board.figure(&CELLS.map(Cell::of_letter)));
        Some(match position.in_hand {
            [0, 0] => sketch,
            [left, right] => sketch.with_note(format!("in hand: Left {left}, Right {right}")),
        })
    }
}

/// King Dirt in the registry.
pub(crate) const KING_DIRT: Entry = Entry::named("game.grid.KingDirt", entry::Shape::Grid)
    .parameters(&[Parameter::new("mustPlace", Kind::Boolean).or("false")])
    .cells(".xo#")
    .example("1,0:x..|..o")
    .start("1,1:....|....|....")
    .summary("Put a king from your hand on an empty cell, or step with one like a king of chess; the cell it came from falls away.")
    .source("MCGS, University of Alberta")
    .known(&[
        Fact::cited(About::Programs, "MCGS.", "the documentation of each program, 2026"),
    ])
    .made_by(&|name, arguments| match *arguments {
        [Argument::Boolean(must_place)] => {
            if must_place {
                Ok(by_size!(name, ".xo#", KingDirt::new(true)))
            } else {
                Ok(by_size!(name, ".xo#", KingDirt::new(false), without_parameters()))
            }
        }
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
                ("x.", &["#x"], &[]),
                ("x..|#.o", &["#..|#xo", "#x.|#.o"], &["x..|#o#", "x.o|#.#", "xo.|#.#"]),
                ("1,0:x.", &["1,0:#x", "xx"], &[]),
                ("1,0:..", &[".x", "x."], &[]),
                ("0,1:xo", &[], &[]),
                ("", &[], &[]),
            ],
            names: &[("1,0:x.", Player::Left, &["b1", "a1-b1"])],
            parts: &[
                ("x.#..|###.o|...##", &["###..|###.o|...##", "x."]),
                ("xo#", &[]),
                ("9,0:x.#.", &["2,0:x.#."]),
                ("0,3:oox.", &["0,1:x."]),
            ],
            values: &[("x.", "1"), ("x..", "2"), ("x.o", "*"), ("0,2:..", "-2")],
            pictures: &[("1,0:x.", "1 x .\n  a b\nin hand: x 1, o 0")],
            errors: &[
                (
                    "1:x.",
                    "Before the colon stand the kings in hand, Left's and Right's, such as `2,1`, each at most 128.",
                    0..1,
                ),
                (
                    "1,129:x.",
                    "Before the colon stand the kings in hand, Left's and Right's, such as `2,1`, each at most 128.",
                    0..5,
                ),
                ("1,1:xy", "`y` is not a cell of King Dirt; use `.`, `x`, `o` or `#`.", 5..6),
            ],
            ..Table::default()
        };
        table.check(&KingDirt::<u64>::new(false));
        let table = Table {
            options: &[("1,0:x.", &["xx"], &[]), ("1,0:xo.", &["xox"], &["1,0:x#o"])],
            ..Table::default()
        };
        table.check(&KingDirt::<u64>::new(true));
    }

    type Winners = HashMap<(Vec<u8>, [u8; 2], Player), bool>;

    /// The winner by the rules in words.
    fn wins(
        cells: &[u8],
        cols: usize,
        in_hand: [u8; 2],
        must_place: bool,
        first: Player,
        known: &mut Winners,
    ) -> bool {
        let key = (cells.to_vec(), in_hand, first);
        if let Some(&found) = known.get(&key) {
            return found;
        }
        let own = if first == Player::Left { b'x' } else { b'o' };
        let mut found = false;
        let mut placed = false;
        for to in (0..cells.len()).filter(|&to| cells[to] == b'.') {
            if in_hand[first.index()] > 0 {
                placed = true;
                let (mut moved, mut in_hand) = (cells.to_vec(), in_hand);
                moved[to] = own;
                in_hand[first.index()] -= 1;
                found |= !wins(&moved, cols, in_hand, must_place, first.opponent(), known);
            }
        }
        for from in (0..cells.len()).filter(|&from| cells[from] == own && !(must_place && placed)) {
            for to in (0..cells.len()).filter(|&to| cells[to] == b'.') {
                if (from / cols).abs_diff(to / cols).max((from % cols).abs_diff(to % cols)) == 1 {
                    let mut moved = cells.to_vec();
                    moved[to] = own;
                    moved[from] = b'#';
                    found |= !wins(&moved, cols, in_hand, must_place, first.opponent(), known);
                }
            }
        }
        known.insert(key, found);
        found
    }

    #[test]
    fn small_boards_by_the_rules_in_words() {
        for must_place in [false, true] {
            let game = KingDirt::<u32>::new(must_place);
            let (mut known, mut memo) = (Winners::new(), Memo::new(Control::new()));
            for text in [
                "x..|..o|...",
                "1,2:...|...",
                "2,0:o..|#..",
                "1,1:x.#|..o",
                "3,9:..|..",
                "x.#.o|..#..",
            ] {
                known.clear();
                let position = read(&game, text);
                let outcome = Walker::new(&game, &mut memo)
                    .value(&mut Outcomes(Play::Normal), &position)
                    .expect("a small board");
                let rows = text.rsplit(':').next().expect("a text has a last part");
                let cols = rows.find('|').unwrap_or(rows.len());
                let cells: Vec<u8> = rows.bytes().filter(|&cell| cell != b'|').collect();
                for player in Player::BOTH {
                    let expect =
                        wins(&cells, cols, position.in_hand, must_place, player, &mut known);
                    assert_eq!(outcome.wins_first(player), expect, "{text} {player:?}");
                }
            }
        }
    }
}
