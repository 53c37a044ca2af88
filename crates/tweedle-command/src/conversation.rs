//! A match of any game, told and asked about on the terminal.

use crate::kept_match::{how_to_resume, record_file};
use crate::limits::Limits;
use crate::person::{Command, Person, command, show_all, show_moves};
use crate::report::{Report, status};
use crate::streams::to_stderr;
use crate::watch::{Watch, WhenIdle};
use std::io::{self, IsTerminal, Write};
use std::path::PathBuf;
use tweedle_desk::kept::{self, RecordFile};
use tweedle_desk::{Answer, Desk, Game, Match, MatchResult, Next, Offer, Trouble, words};
use tweedle_engine::Player;
use tweedle_search::Record;

/// The manner in which a match is told.
#[derive(Clone, Copy)]
pub(crate) struct Manner {
    /// The way to make a move, the beginning of the answer to `help`.
    pub(crate) help: &'static str,
    /// True if the reasons of the program are told.
    pub(crate) why: bool,
    /// True if a person plays.
    pub(crate) with_person: bool,
    /// The limits of the program; they also say whether the match is printed as JSON at the end.
    pub(crate) limits: Limits,
}

impl Manner {
    /// True if a person plays at a terminal.
    fn is_terminal(self) -> bool {
        self.with_person && io::stdin().is_terminal()
    }

    /// The watch over the match.
    ///
    /// # Errors
    /// Those of [`Watch::new`].
    pub(crate) fn watch(self) -> anyhow::Result<Watch> {
        let when_idle = if self.is_terminal() { WhenIdle::Stay } else { WhenIdle::Leave };
        Watch::new(self.limits, when_idle)
    }

    /// The stream on which the match is told: the standard output; where JSON is printed there, the standard error for
    /// a person, and none for anybody else.
    pub(crate) fn out(self) -> Box<dyn Write> {
        match (self.limits.json, self.with_person) {
            (false, _) => Box::new(io::stdout()),
            (true, true) => Box::new(io::stderr()),
            (true, false) => Box::new(io::sink()),
        }
    }
}

/// Plays a match from where it stands and returns the exit status. It is kept in the file that was asked for;
/// without one, in that of the last match if a person plays.
pub(crate) fn hold<G: Game>(
    game: Match<G>,
    desk: Desk,
    watch: Watch,
    manner: Manner,
    asked: Option<PathBuf>,
) -> anyhow::Result<u8> {
    let file = record_file(asked, manner.with_person)?;
    let kept = file.path().map(how_to_resume);
    let person = if manner.with_person {
        Some(Person::new(manner.is_terminal(), manner.limits.json)?)
    } else {
        None
    };
    Conversation { game, desk, watch, manner, file, kept, saved: Vec::new() }.run(person)
}

/// Tells of a match that was over before it went on how it ended, and returns the exit status.
pub(crate) fn tell_over<G: Game>(
    game: &Match<G>,
    record: &Record,
    desk: &mut Desk,
    limits: Limits,
) -> anyhow::Result<u8> {
    let winner = game.result().and_then(MatchResult::winner);
    let winner = winner.map_or("nobody", |winner| game.name_of(winner));
    let replayed = desk.replay(record)?;
    let input = replayed.record.start.clone();
    limits.tell(Some(&input), replayed, Answer::Replayed, |_, out| {
        writeln!(out, "The match is over: {winner} won.")
    })?;
    Ok(status::GOOD)
}

/// The words that a person can type besides moves, the end of the answer to `help`.
const COMMANDS: &str = "  moves      list all moves
  board      draw the position again
  hint       a good move and its reason
  why        who wins, and why
  undo       take your last move back
  draw       end the match as a draw, where the position has come back
  save FILE  write the match so far (to match.txt, if no file is named)
  resign     give up
  quit       leave, as do Ctrl-C and Ctrl-D; the match is kept";

/// A match, the desk it is played at, and where it is kept.
struct Conversation<G: Game> {
    game: Match<G>,
    desk: Desk,
    watch: Watch,
    manner: Manner,
    file: RecordFile,
    /// The words about the file if the match is not over.
    kept: Option<String>,
    /// The files that `save` has written, which it may overwrite.
    saved: Vec<PathBuf>,
}

/// The result of asking a person.
enum Asked {
    /// A move was made.
    Moved,
    /// One was taken back.
    Undone,
    /// The person gave up, or ended it as a draw.
    Ended(MatchResult),
    /// The input ended, or the person left.
    Left,
}

impl<G: Game> Conversation<G> {
    /// Plays until the match is over or the person leaves, and returns the exit status.
    fn run(&mut self, mut person: Option<Person>) -> anyhow::Result<u8> {
        // A person is shown the board when it is his turn; before that, once at the beginning.
        if person.is_some()
            && self.game.result().is_none()
            && !self.game.is_person(self.game.player())
        {
            self.show_board()?;
        }
        match self.go_on(&mut person) {
            Ok(result) => self.close(result),
            Err(error) => {
                let trouble = error.downcast::<Trouble>()?;
                let (limits, start) = (self.manner.limits, self.game.record().start);
                // In words it is about no text that somebody typed.
                let status = limits.fail(&trouble, NAME, limits.json.then_some(&*start))?;
                // It may have ended before the first move.
                self.keep()?;
                self.say_where();
                Ok(status)
            }
        }
    }

    /// The result; `None` if the person left.
    ///
    /// # Errors
    /// [`Trouble`], or that the file or the terminal failed.
    fn go_on(&mut self, person: &mut Option<Person>) -> anyhow::Result<Option<MatchResult>> {
        loop {
            let Conversation { game, desk, watch, .. } = self;
            let control = desk.control().clone();
            match (watch.run_hurried(&control, || game.advance(desk))?, person.as_mut()) {
                (Next::Over(result), _) => return Ok(Some(result)),
                (Next::Made { player, reason }, _) => self.tell_move(player, reason)?,
                (Next::Ask(moves), Some(person)) => match self.ask(person, moves)? {
                    Asked::Moved | Asked::Undone => {}
                    Asked::Ended(result) => return Ok(Some(result)),
                    Asked::Left => return Ok(None),
                },
                // Where nobody is a person, nobody is asked.
                (Next::Ask(_), None) => return Ok(None),
            }
        }
    }

    /// Tells the last move, which a player made, and keeps the record.
    fn tell_move(&mut self, player: Player, reason: Option<String>) -> anyhow::Result<()> {
        let game = &self.game;
        if let Some(told) = game.told() {
            let (number, who) = (game.made(), game.game().who(player));
            let player = game.name_of(player);
            writeln!(self.out(), "{number}. {player} ({who}): {told}")?;
        }
        self.keep()?;
        if let (Some(reason), true) = (reason, self.manner.why) {
            writeln!(self.out(), "   {reason}")?;
        }
        Ok(())
    }

    /// Asks the person for a move, and does the other things that the person wants until then.
    fn ask(&mut self, person: &mut Person, moves: Vec<Offer<G::Move>>) -> anyhow::Result<Asked> {
        let mut out = self.out();
        let player = self.game.player();
        let name = self.game.name_of(player);
        self.show_board()?;
        if let Some(clause) = self.game.obligation() {
            writeln!(out, "{name} {clause}.")?;
        }
        if self.game.is_draw_offered() {
            let message = "was to move in this position before; `draw` ends the match as a draw.";
            writeln!(out, "{name} {message}")?;
        }
        show_moves(name, &moves, &mut out)?;
        loop {
            let names = moves.iter().map(|offer| offer.name.clone());
            let Some(line) = person.read_line(name, names, &mut out)? else {
                return Ok(Asked::Left);
            };
            let Some(command) = command(&line, self.game.find(&moves, &line)) else { continue };
            match command {
                Command::Move(index) => {
                    self.game.make(moves.into_iter().nth(index));
                    self.tell_move(player, None)?;
                    return Ok(Asked::Moved);
                }
                Command::Moves => show_all(&moves, &mut out)?,
                Command::Board => self.show_board()?,
                Command::Hint => match self.hint(&moves) {
                    Ok(hint) => writeln!(out, "{hint}")?,
                    Err(trouble) => show(&trouble),
                },
                Command::Why => match self.think(|game, desk| game.why(&moves, desk)) {
                    Ok(lines) => writeln!(out, "{}", lines.join("\n"))?,
                    Err(trouble) => show(&trouble),
                },
                Command::Undo => {
                    if self.game.undo(&mut self.desk) {
                        self.keep()?;
                        return Ok(Asked::Undone);
                    }
                    writeln!(out, "There is no move of yours to take back.")?;
                }
                Command::Draw if self.game.draw_by_repetition() => {
                    return Ok(Asked::Ended(MatchResult::Drawn));
                }
                Command::Draw => writeln!(out, "This position is here for the first time.")?,
                Command::Save(file) => {
                    let record = self.game.record();
                    writeln!(out, "{}", self.save(&file, &record))?;
                }
                Command::Resign => {
                    writeln!(out, "{name} resigns.")?;
                    return Ok(Asked::Ended(self.game.resign()));
                }
                Command::Quit => return Ok(Asked::Left),
                Command::Help => writeln!(out, "{}\n{COMMANDS}", self.manner.help)?,
                Command::Unknown(text) => {
                    let why_not = self.think(|game, desk| game.why_not(&moves, &text, desk))?;
                    writeln!(out, "{why_not}")?;
                }
            }
        }
    }

    /// Writes the match so far into a file that is not there yet, or that it has written before or is kept in.
    /// Returns what to say of it.
    fn save(&mut self, file: &str, record: &Record) -> String {
        let path = PathBuf::from(file);
        let is_own = self.saved.contains(&path) || self.file.path() == Some(&path);
        if path.is_file() && !is_own {
            return format!("{file} is there already: choose another name.");
        }
        match kept::save(&path, record) {
            Ok(()) => {
                self.saved.push(path);
                format!("The match so far is in {file}.")
            }
            Err(error) => format!("That failed: {error}."),
        }
    }

    /// A good move, in the time there is.
    fn hint(&mut self, moves: &[Offer<G::Move>]) -> Result<String, Trouble> {
        let Conversation { game, desk, watch, .. } = self;
        let control = desk.control().clone();
        watch.run_hurried(&control, || game.hint(moves, desk).map(|(_, advice)| advice))
    }

    /// Does some work under the watch.
    fn think<T>(
        &mut self,
        work: impl FnOnce(&mut Match<G>, &mut Desk) -> Result<T, Trouble>,
    ) -> Result<T, Trouble> {
        let Conversation { game, desk, watch, .. } = self;
        let control = desk.control().clone();
        watch.run(&control, || work(game, desk))
    }

    /// Tells the result, or where the record is.
    fn close(&mut self, result: Option<MatchResult>) -> anyhow::Result<u8> {
        let mut out = self.out();
        match result {
            None => {
                let moves = words::counted(self.game.made() as u64, "move");
                writeln!(out, "The match is not over after {moves}.")?;
            }
            Some(MatchResult::Won(player)) => {
                self.tell_end()?;
                let (name, who) = (self.game.name_of(player), self.game.game().who(player));
                writeln!(out, "{name} ({who}) wins.")?;
            }
            Some(MatchResult::Drawn) => {
                self.tell_end()?;
                writeln!(out, "Nobody wins.")?;
            }
        }
        self.keep()?;
        if result.is_none() {
            self.say_where();
        }
        let limits = self.manner.limits;
        if limits.json {
            let replayed = self.desk.replay(&self.game.record())?;
            let input = replayed.record.start.clone();
            limits.tell(Some(&input), replayed, Answer::Replayed, |_, _| Ok(()))?;
        }
        Ok(status::GOOD)
    }

    /// Shows a person the end of the match, and the reason if no player resigned.
    fn tell_end(&self) -> io::Result<()> {
        if self.manner.with_person && !self.game.has_resigned() {
            self.show_board()?;
            if let Some(why) = self.game.why_over() {
                writeln!(self.out(), "{why}")?;
            }
        }
        if let Some(score) = self.game.score() {
            writeln!(self.out(), "The score is {score}.")?;
        }
        Ok(())
    }

    /// The stream on which the match is told.
    fn out(&self) -> Box<dyn Write> {
        self.manner.out()
    }

    /// Shows the position.
    fn show_board(&self) -> io::Result<()> {
        writeln!(self.out(), "{}", self.game.draw())
    }

    /// Keeps the record, if it is to be kept.
    fn keep(&self) -> anyhow::Result<()> {
        if self.file.path().is_some() {
            self.file.keep(&self.game.record())?;
        }
        Ok(())
    }

    fn say_where(&self) {
        if let Some(kept) = &self.kept {
            to_stderr(kept);
        }
    }
}

/// The name of a match in messages.
const NAME: &str = "match";

/// Shows trouble with a match, which is about no text that a person typed.
fn show(trouble: &Trouble) {
    trouble.show(NAME, "");
}
