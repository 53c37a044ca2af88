//! Treblecross, tic-tac-toe on a strip with crosses alone.
//!
//! A player puts a cross on an empty cell of the strip. The player who completes three crosses in a row has won at once,
//! even if other games are not finished. So a player loses who puts a cross next to another one or with one cell between
//! them if there is room for a third, and among the other moves Treblecross is the octal game 0.007 (Berlekamp, Conway
//! and Guy, *Winning Ways*, ch. 4).

use crate::Coins;
use tweedle_engine::{Facts, Hints, Player, Ruleset, Stop, Symmetry};

use tweedle_rules::entry::{Entry, Shape, plain_cells};
use tweedle_rules::sketch::{Cell, Owner};
use tweedle_rules::{About, Fact};
use tweedle_rules::{Bits, CellGame};

/// The rules of Treblecross, on strips of at most 128 cells. The coins of a strip are the crosses.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Treblecross;

impl Ruleset for Treblecross {
    type Position = Coins;
    /// The cell where the cross is put, counted from 0.
    type Move = [u8; 1];

    fn moves(
        &self,
        strip: &Coins,
        _: Player,
        mut found: impl FnMut([u8; 1], Coins) -> Result<(), Stop>,
    ) -> Result<(), Stop> {
        if self.is_check(strip) {
            return Ok(());
        }
        let empty = u128::below(strip.squares()) & !strip.coins;
        for cell in empty.ones() {
            found([cell as u8], Coins { coins: strip.coins | u128::bit(cell), ..*strip })?;
        }
        Ok(())
    }

    fn facts(&self) -> Facts {
        Facts { is_entailing: true, ..Facts::IMPARTIAL }
    }

    /// Three crosses in a row: an answer is due, and there is none.
    fn is_check(&self, strip: &Coins) -> bool {
        strip.coins & strip.coins.down(1) & strip.coins.down(2) != 0
    }
}

impl Hints for Treblecross {
    /// The two ends are alike.
    fn representative(&self, strip: &Coins) -> (Coins, Symmetry) {
        (*strip.min(&strip.turned()), Symmetry::Same)
    }

    /// The empty cells.
    fn size(&self, strip: &Coins) -> Option<u32> {
        Some(strip.squares() - strip.coins.count())
    }
}

impl CellGame for Treblecross {
    const CELLS: &'static [char] = &['.', 'x'];

    fn title(&self) -> String {
        "Treblecross".to_owned()
    }

    /// Crosses are either player's.
    fn look(cell: char) -> Cell {
        if cell == 'x' { Cell::Piece(Owner::Either, "x".to_owned()) } else { Cell::Empty }
    }
}

/// Treblecross in the registry.
pub(crate) const TREBLECROSS: Entry = Entry::named("game.strip.Treblecross", Shape::Strip)
    .cells(".x")
    .example("..x.....")
    .start(".............")
    .summary(
        "Put a cross on an empty cell; a player who completes three crosses in a row wins at once.",
    )
    .source("Berlekamp, Conway and Guy, Winning Ways, ch. 4")
    .known(&[Fact::cited(
        About::Theory,
        "An empty strip of n cells, n at least 3, has the nimber of a heap of n + 2 counters in the octal game 0.007; no period is known.",
        "Berlekamp, Conway and Guy, Winning Ways, ch. 4",
    )])
    .made_by(&|name, arguments| plain_cells(name, arguments, ".x", Treblecross));

#[cfg(test)]
mod tests {
    use super::*;
    use tweedle_engine::affine::{AffineImpartial, Value, Worth};
    use tweedle_engine::walk::{Memo, Walker};
    use tweedle_engine::{Control, Outcome, Outcomes, Play};
    use tweedle_rules::testing::{Table, read};

    #[test]
    fn table() {
        Table {
            moves: &[("x.x.", &["x.xx", "xxx."]), ("..", &[".x", "x."]), ("xxx.", &[]), ("", &[])],
            names: &[("x.x.", Player::Left, &["2", "4"])],
            pictures: &[("x..", "x . .\n1 2 3")],
            errors: &[("o.", "`o` is not a cell of Treblecross; use `.` or `x`.", 0..1)],
            ..Table::default()
        }
        .check(&Treblecross);
    }

    fn worth(text: &str, memo: &mut Memo<Coins, Worth>) -> Worth {
        Walker::new(&Treblecross, memo)
            .value(&mut AffineImpartial, &read(&Treblecross, text))
            .expect("a short strip")
    }

    /// An empty strip of n cells, at least three, is a heap of n + 2 in 0.007, whose nimbers are in *Winning Ways*, ch.
    /// 4, table 7.
    #[test]
    fn empty_strips_are_0_007() {
        let known = [1, 2, 2, 0, 3, 3, 1, 1, 1, 0, 4, 3, 3, 3, 2];
        let mut memo = Memo::new(Control::new());
        for (cells, nim) in (3..).zip(known) {
            let worth = worth(&".".repeat(cells), &mut memo);
            assert_eq!(worth, Worth::Quiet(Value::Nimber(nim)), "{cells} cells");
        }
    }

    /// Two crosses that are close give the next player the win, even beside other games.
    #[test]
    fn a_threat_is_the_moon() {
        let mut memo = Memo::new(Control::new());
        for text in ["xx.", "..x.x..", ".....xx"] {
            assert_eq!(worth(text, &mut memo), Worth::Quiet(Value::Moon), "{text}");
        }
        for text in ["xx", "x.", "x..x"] {
            assert!(matches!(worth(text, &mut memo), Worth::Quiet(Value::Nimber(_))), "{text}");
        }
    }

    /// The winner by the words of the rules alone, on the list of cells.
    fn wins(cells: &mut Vec<bool>) -> bool {
        (0..cells.len()).any(|cell| {
            if cells[cell] {
                return false;
            }
            cells[cell] = true;
            let is_three = cells.windows(3).any(|three| three == [true; 3]);
            let is_won = is_three || !wins(cells);
            cells[cell] = false;
            is_won
        })
    }

    #[test]
    fn short_strips_by_the_rules_in_words() {
        let mut memo = Memo::new(Control::new());
        for cells in 0..=8 {
            for coins in 0..1_u128 << cells {
                let strip = Coins::new(cells, coins).unwrap();
                if Treblecross.is_check(&strip) {
                    continue;
                }
                let mut list: Vec<bool> = (0..cells).map(|cell| coins >> cell & 1 == 1).collect();
                let mut walker = Walker::new(&Treblecross, &mut memo);
                let outcome = walker.value(&mut Outcomes(Play::Normal), &strip);
                let words = if wins(&mut list) { Outcome::N } else { Outcome::P };
                assert_eq!(outcome, Ok(words), "{strip}");
            }
        }
    }
}
