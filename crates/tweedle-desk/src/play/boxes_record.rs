//! Records of matches of Dots and Boxes.
//!
//! They have the form of all records. The start is `boxes`, the size, and the set of undrawn lines, as the
//! command takes them; without a set no line is drawn. A step is all that a player draws until the other's turn, the lines by their dots with
//! blanks between them, and then the set of undrawn lines: so the players alternate here, too.

use super::boxes_state::BoxesState;
use crate::Trouble;
use tweedle_boxes::{Board, Position, Start};
use tweedle_engine::Player;
use tweedle_script::say;
use tweedle_search::{Record, Step};

/// The beginning of the start of a record of Dots and Boxes.
const GAME: &str = "boxes ";

/// The start of a record.
pub(super) fn start_text(position: &Position) -> String {
    let board = position.board();
    format!("{GAME}{}x{} {}", board.rows(), board.cols(), undrawn_text(position))
}

pub(super) fn undrawn_text(position: &Position) -> String {
    format!("0x{:x}", position.undrawn())
}

impl BoxesState {
    /// The board as the start of a record has it.
    pub fn start_text(&self) -> String {
        start_text(&self.position)
    }
}

/// True if a record is of Dots and Boxes, and not of a ruleset.
pub fn is_of_boxes(record: &Record) -> bool {
    record.start.starts_with(GAME)
}

/// The board of a start.
pub(super) fn read_start(start: &str) -> Result<Position, Trouble> {
    let wrong = || Trouble::mistake(say::no_start_of_boxes(start));
    let mut words = start.strip_prefix(GAME).unwrap_or_default().split_whitespace();
    let (Some(size), undrawn, None) = (words.next(), words.next(), words.next()) else {
        return Err(wrong());
    };
    let (rows, cols) = size.split_once('x').ok_or_else(wrong)?;
    let side = |text: &str| text.parse::<usize>().map_err(|_| wrong());
    let board = Board::new(side(rows)?, side(cols)?);
    let position = board.and_then(|board| match undrawn {
        Some(undrawn) => board.parse_position(undrawn),
        None => Ok(board.start(Start::Empty)),
    });
    position.map_err(|error| Trouble::mistake(say::bad_notation(&error)))
}

/// The steps of a match that went through these states by lines of these names.
pub(super) fn steps(states: &[BoxesState], names: &[String]) -> Vec<Step> {
    let mut steps: Vec<(Player, Step)> = Vec::new();
    for (i, name) in names.iter().enumerate() {
        let (player, to) = (states[i].player(), undrawn_text(states[i + 1].position()));
        match steps.last_mut() {
            Some((last, step)) if *last == player => {
                step.name = format!("{} {name}", step.name);
                step.to = to;
            }
            _ => steps.push((player, Step { name: name.clone(), to })),
        }
    }
    steps.into_iter().map(|(_, step)| step).collect()
}
