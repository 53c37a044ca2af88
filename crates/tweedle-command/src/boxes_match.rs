//! Matches of Dots and Boxes on the terminal.

use crate::conversation::{Manner, hold, tell_over};
use crate::limits::Limits;
use std::io::Write;
use std::path::PathBuf;
use tweedle_boxes::Position;
use tweedle_desk::{Boxes, Desk, Match, PERSON, Trouble, words};
use tweedle_engine::Player;
use tweedle_search::Record;

/// The way to make a move, as `help` says it in a match.
const HELP: &str = "\
Type a line by its name or its number. Tab completes. The player who completes a box owns
it and moves again; the player who has more boxes in the end wins.";

/// The players of a match, and its options.
pub(crate) struct BoxesMatch {
    /// The players of Left and of Right.
    pub(crate) players: [String; 2],
    /// True if the reasons of the program are told.
    pub(crate) why: bool,
    /// The file in which the record is kept; without one, that of the last match if a person plays.
    pub(crate) file: Option<PathBuf>,
}

impl BoxesMatch {
    /// Plays from a position and returns the exit status.
    pub(crate) fn begin(
        self,
        start: Position,
        first: Player,
        limits: Limits,
    ) -> anyhow::Result<u8> {
        self.play(limits, |names, desk| Match::from_board(start, names, first, desk))
    }

    /// Goes on with a match that was kept and returns the exit status.
    pub(crate) fn go_on(self, record: &Record, limits: Limits) -> anyhow::Result<u8> {
        let manner = self.manner(limits);
        self.play(limits, |names, desk| {
            let game = Match::resume_boxes(record, names, desk)?;
            if game.result().is_none() {
                let moves = words::counted(game.made() as u64, "move");
                // A terminal that is gone is noticed at the next line, too.
                let _ = writeln!(manner.out(), "After {moves}: {}", record.start);
            }
            Ok(game)
        })
    }

    fn manner(&self, limits: Limits) -> Manner {
        let with_person = self.players.iter().any(|name| name == PERSON);
        Manner { help: HELP, why: self.why, with_person, limits }
    }

    fn play(
        self,
        limits: Limits,
        game: impl FnOnce([&str; 2], &mut Desk) -> Result<Match<Boxes>, Trouble>,
    ) -> anyhow::Result<u8> {
        let manner = self.manner(limits);
        let mut watch = manner.watch()?;
        let control = limits.control();
        let mut desk = limits.desk(&control)?;
        let names = self.players.each_ref().map(String::as_str);
        let game = match watch.run(&control, || game(names, &mut desk)) {
            Ok(game) => game,
            Err(trouble) => return Ok(limits.fail(&trouble, "start", None)?),
        };
        if game.result().is_some() {
            return tell_over(&game, &game.record(), &mut desk, limits);
        }
        hold(game, desk, watch, manner, self.file)
    }
}
