//! Records of matches of Dots and Boxes, and their referee.
//!
//! They have the form of all records. The start is `boxes`, the size, and the set of undrawn lines, as the
//! command takes them; without a set no line is drawn. A step is all that a player draws until the other's turn, the lines by their dots with
//! blanks between them, and then the set of undrawn lines: so the players alternate here, too.

use super::boxes::{Boxes, BoxesState};
use super::matches::{Match, MatchResult};
use crate::{Desk, Replayed, Trouble};
use tweedle::{Play, Player};
use tweedle_boxes::{Board, Position, Start};
use tweedle_search::{Record, Refusal, Step};

/// What the start of a record of Dots and Boxes begins with.
const GAME: &str = "boxes ";

/// The start of a record.
pub(super) fn start_text(position: &Position) -> String {
    let board = position.board();
    format!("{GAME}{}x{} {}", board.rows(), board.cols(), undrawn_text(position))
}

fn undrawn_text(position: &Position) -> String {
    format!("0x{:x}", position.undrawn())
}

/// Whether a record is of Dots and Boxes, and not of a ruleset.
pub fn is_of_boxes(record: &Record) -> bool {
    record.start.starts_with(GAME)
}

/// The board of a start.
fn read_start(start: &str) -> Result<Position, Trouble> {
    let wrong = || {
        Trouble::mistake(format!("`{start}` is no start of a match of Dots and Boxes.")).with_hint(
            "It is such as `boxes 2x3`, or `boxes 2x3 0x1ffff` with the set of undrawn lines.",
        )
    };
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
    position.map_err(|error| Trouble::mistake(error.to_string()))
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

impl Match<Boxes> {
    /// The match of a record, going on with these players. One that the record ends is over.
    ///
    /// # Errors
    /// [`Trouble`] of the referee, and as [`Match::from_board`].
    pub fn resume_boxes(
        record: &Record,
        names: [&str; 2],
        desk: &mut Desk,
    ) -> Result<Match<Boxes>, Trouble> {
        if record.play == Play::Misere {
            return Err(Trouble::mistake("Dots and Boxes has no misère play."));
        }
        let start = read_start(&record.start)?;
        let mut table = Match::from_board(start, names, record.first, desk)?;
        let mut player = record.first;
        for (i, step) in record.moves.iter().enumerate() {
            let number = i + 1;
            let wrong = |what: String| Trouble::mistake(format!("Step {number}: {what}."));
            if i > 0 && table.player() != player {
                return Err(wrong(format!("it is still the turn of {}", table.player())));
            }
            for line in step.name.split_whitespace() {
                if table.player() != player {
                    return Err(wrong(format!("before {line} the turn of {player} is over")));
                }
                table.make_named(line, desk).map_err(|trouble| {
                    let message = format!("Step {number}: {}", trouble.message);
                    Trouble { message, ..trouble }
                })?;
            }
            let left = undrawn_text(table.state().position());
            if left != step.to.trim() {
                let said = &step.to;
                return Err(wrong(format!(
                    "after it the undrawn lines are {left}, and the record goes to {said}"
                )));
            }
            player = player.opponent();
        }
        let is_over = table.moves(desk)?.is_empty();
        match (is_over, record.resigned) {
            (true, _) => {
                table.advance(desk)?;
            }
            (false, Some(resigned)) => {
                table.end(MatchResult::Won(resigned.opponent()), Some(resigned));
            }
            (false, None) => {}
        }
        match (record.winner, table.result().and_then(MatchResult::winner)) {
            (Some(said), Some(winner)) if said != winner => {
                Err(Trouble::mistake(Refusal::Winner { said, winner }.to_string()))
            }
            (Some(said), None) => {
                let why = if is_over { "nobody did" } else { "the match is not over" };
                Err(Trouble::mistake(format!("The record says that {said} won, but {why}.")))
            }
            _ => Ok(table),
        }
    }
}

/// Whether a match was played by the rules, and who won it.
///
/// # Errors
/// [`Trouble`] of the referee.
pub(crate) fn replay(record: &Record, desk: &mut Desk) -> Result<Replayed, Trouble> {
    let table = Match::resume_boxes(record, [super::PROGRAM; 2], desk)?;
    let winner = table.result().and_then(MatchResult::winner);
    let start = BoxesState::start(read_start(&record.start)?, record.first);
    let next = table.result().is_none().then(|| table.player());
    let record = Record { winner, ..record.clone() };
    Ok(Replayed { record, drawing: start.draw(), winner, next })
}
