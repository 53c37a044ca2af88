//! Matches of Dots and Boxes on the terminal.

use crate::conversation::{Conversation, Manner, out};
use crate::kept_match::{how_to_resume, record_file};
use crate::limits::Limits;
use crate::person::Person;
use crate::report::status;
use crate::watch::{Watch, WhenIdle};
use std::io::{self, IsTerminal, Write};
use std::path::PathBuf;
use tweedle::Player;
use tweedle_boxes::Position;
use tweedle_desk::{Answer, Boxes, Desk, Match, MatchResult, PERSON, Trouble, words};
use tweedle_search::Record;

/// How to make a move, as `help` says in a match.
const HELP: &str = "\
Type a line by its name or its number. Tab completes. Whoever completes a box owns
it and moves again; whoever has more boxes in the end wins.";

/// Who plays, and what becomes of the match.
pub(crate) struct BoxesMatch {
    /// Who plays Left, and who plays Right.
    pub(crate) players: [String; 2],
    /// Whether the reasons of the program are told.
    pub(crate) why: bool,
    /// Where the record is kept; without a file, in that of the last match if a person plays.
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
        let out = out(limits.json, self.with_person());
        self.play(limits, |names, desk| {
            let game = Match::resume_boxes(record, names, desk)?;
            if game.result().is_none() {
                let moves = words::counted(game.made() as u64, "move");
                // A terminal that is gone is noticed at the next line, too.
                let _ = writeln!(out(), "After {moves}: {}", record.start);
            }
            Ok(game)
        })
    }

    /// Whether a person plays.
    fn with_person(&self) -> bool {
        self.players.iter().any(|name| name == PERSON)
    }

    fn play(
        self,
        limits: Limits,
        game: impl FnOnce([&str; 2], &mut Desk) -> Result<Match<Boxes>, Trouble>,
    ) -> anyhow::Result<u8> {
        let with_person = self.with_person();
        let is_terminal = with_person && io::stdin().is_terminal();
        let when_idle = if is_terminal { WhenIdle::Stay } else { WhenIdle::Leave };
        let mut watch = Watch::new(limits, when_idle)?;
        let control = limits.control();
        let mut desk = limits.desk(&control);
        let names = self.players.each_ref().map(String::as_str);
        let game = match watch.run(&control, || game(names, &mut desk)) {
            Ok(game) => game,
            Err(trouble) => return Ok(limits.fail(&trouble, "start", None)?),
        };
        if let Some(result) = game.result() {
            let winner = match result {
                MatchResult::Won(winner) => game.name_of(winner),
                MatchResult::Drawn => "nobody",
            };
            let replayed = desk.replay(&game.record())?;
            let input = replayed.record.start.clone();
            limits.tell(Some(&input), replayed, Answer::Replayed, |_, out| {
                writeln!(out, "The match is over: {winner} won.")
            })?;
            return Ok(status::GOOD);
        }
        let file = record_file(self.file, with_person)?;
        let kept = file.path().map(how_to_resume);
        let manner = Manner {
            help: HELP,
            who: Player::BOTH.map(|player| game.game().who(player).to_owned()),
            why: self.why,
            out: out(limits.json, with_person),
            is_json: limits.json,
        };
        let saved = Vec::new();
        let mut conversation = Conversation { game, desk, watch, manner, file, kept, saved };
        let person = if with_person { Some(Person::new(is_terminal, limits.json)?) } else { None };
        conversation.run(person)
    }
}
