//! `tweedle play`: a match between two players, each a person or a strategy.

pub(crate) mod person;
mod record_file;

pub(crate) use record_file::{load, referee};

use crate::args::{Limits, PlayArgs};
use crate::eval::read_input;
use crate::report::{Trouble, status};
use crate::say;
use crate::units;
use crate::watch::{Watch, WhenIdle};
use person::{Command, Person};
use record_file::Keeper;
use std::io::{self, IsTerminal, Write};
use std::path::Path;
use tweedle::Play;
use tweedle::Player;
use tweedle_script::{Session, Span, position_failure};
use tweedle_search::strategy::{Strategy, Turn, strategy};
use tweedle_search::{Move, Position, Record, Step, explain};

/// The players' name for a person.
pub(crate) const ME: &str = "me";

/// A match that goes on.
struct Table {
    session: Session,
    control: tweedle::Control,
    watch: Watch,
    /// The positions so far, the start first.
    positions: Vec<Position>,
    record: Record,
    play: Play,
    /// Left's strategy and Right's; `None` for a person.
    strategies: [Option<Box<dyn Strategy>>; 2],
    keeper: Keeper,
    is_quiet: bool,
}

/// How a match ended.
enum End {
    /// Somebody cannot move, or resigned.
    Won(Player),
    /// The input ended, or the person left.
    Left,
}

/// Plays the match and returns the exit status.
pub(crate) fn run(args: &PlayArgs, limits: Limits) -> anyhow::Result<u8> {
    let resumed_file = args.resume.as_deref().map(record_file::resumed);
    let resumed = match resumed_file.as_deref().map(load).transpose() {
        Ok(record) => record,
        Err(status) => return Ok(status),
    };
    let [left, right] = args.players(resumed.as_ref());
    let with_person = left == ME || right == ME;
    let is_terminal = with_person && io::stdin().is_terminal();
    let mut watch = Watch::new(limits, if is_terminal { WhenIdle::Stay } else { WhenIdle::Leave })?;
    let control = limits.control();
    let mut session = limits.session(&control);
    let input = match (&resumed, &args.input) {
        (Some(record), _) => record.start.clone().into(),
        (None, Some(input)) if input == "-" && with_person => {
            return Ok(say_bad("The standard input is yours to play; give the position itself."));
        }
        (None, Some(input)) => read_input(input)?,
        (None, None) => return Ok(say_bad("Give a position to play, or `--resume FILE`.")),
    };
    let start = match watch.run(&control, || session.position(&input)) {
        Ok(start) => start,
        Err(trouble) => {
            trouble.show("input", &input);
            return Ok(trouble.status);
        }
    };
    let play = resumed.as_ref().map_or(args.play(), |record| record.play);
    if play == Play::Misere && start.is_entailing() {
        return Ok(say_bad("Games with entailing moves have no misère play."));
    }
    let record = Record {
        start: start.expression(),
        play,
        left,
        right,
        first: resumed.as_ref().map_or(args.first, |record| record.first),
        moves: Vec::new(),
        resigned: None,
        winner: None,
    };
    let seeds = [args.seed, args.seed.wrapping_add(1)];
    let strategies = [strategy(&record.left, seeds[0]), strategy(&record.right, seeds[1])];
    let mut table = Table {
        session,
        control,
        watch,
        positions: vec![start],
        record,
        play,
        strategies,
        keeper: Keeper::new(args.record.as_deref().or(resumed_file.as_deref()), with_person),
        is_quiet: true,
    };
    if let Some(record) = resumed {
        if let Err(code) = table.replay(&record) {
            return Ok(code);
        }
        if record.winner.is_some() || record.resigned.is_some() {
            // It is over, and has to be over rightly.
            return Ok(
                match referee(&record, &table.positions[0], &mut table.watch, &table.control) {
                    Ok(winner) => {
                        writeln!(io::stdout().lock(), "The match is over: {winner} won.")?;
                        status::GOOD
                    }
                    Err(status) => status,
                },
            );
        }
        let moves = units::counted(record.moves.len() as u64, "move");
        if !args.json {
            writeln!(io::stdout().lock(), "After {moves}: {}", table.position())?;
        }
    }
    table.is_quiet = args.json;
    // A person is shown the board when it is his turn; before that, once at the beginning.
    if with_person && !args.json && table.strategies[table.player().index()].is_some() {
        writeln!(io::stdout().lock(), "{}", table.position().draw())?;
    }
    let mut person = if with_person { Some(Person::new(is_terminal)?) } else { None };
    match table.go_on(&mut person, args.why) {
        Ok(end) => table.close(&end, args.json),
        Err(Failed::Trouble(trouble)) => {
            trouble.show("input", &table.record.start.clone());
            table.keeper.say_where();
            Ok(trouble.status)
        }
        Err(Failed::Environment(error)) => Err(error),
    }
}

fn say_bad(sentence: &str) -> u8 {
    say(&format!("error: {sentence}"));
    status::BAD_INPUT
}

/// Why a match could not go on.
enum Failed {
    Trouble(Trouble),
    Environment(anyhow::Error),
}

impl From<Trouble> for Failed {
    fn from(trouble: Trouble) -> Failed {
        Failed::Trouble(trouble)
    }
}

impl From<io::Error> for Failed {
    fn from(error: io::Error) -> Failed {
        Failed::Environment(error.into())
    }
}

impl From<anyhow::Error> for Failed {
    fn from(error: anyhow::Error) -> Failed {
        Failed::Environment(error)
    }
}

impl Table {
    fn position(&self) -> &Position {
        // It holds the start and only grows, or goes back as far as the start.
        &self.positions[self.positions.len() - 1]
    }

    /// Whose turn it is.
    fn player(&self) -> Player {
        let first = self.record.first;
        if self.record.moves.len().is_multiple_of(2) { first } else { first.opponent() }
    }

    /// Makes the moves of a record; the exit status if one of them is wrong.
    fn replay(&mut self, record: &Record) -> Result<(), u8> {
        for step in &record.moves {
            let player = self.player();
            let moves = self.moves(player).map_err(|trouble| {
                trouble.show("start", &record.start);
                trouble.status
            })?;
            let Some(legal) = step.find(&moves) else { return Err(self.refused(record)) };
            self.add(legal.clone());
        }
        Ok(())
    }

    /// Says why the referee refuses the record and returns the exit status.
    fn refused(&mut self, record: &Record) -> u8 {
        match referee(record, &self.positions[0], &mut self.watch, &self.control) {
            Ok(_) => status::GOOD,
            Err(status) => status,
        }
    }

    /// Plays until the match is over or the person leaves.
    fn go_on(&mut self, person: &mut Option<Person>, why: bool) -> Result<End, Failed> {
        loop {
            let player = self.player();
            let moves = self.moves(player)?;
            if moves.is_empty() {
                return Ok(End::Won(self.play.winner(player)));
            }
            let mut reason = None;
            let is_person = self.strategies[player.index()].is_none();
            let next = if is_person && self.position().must_pass(&moves) {
                // There is nothing to choose.
                moves[0].clone()
            } else if let (true, Some(person)) = (is_person, person.as_mut()) {
                match self.ask(person, player, &moves)? {
                    Asked::Move(index) => moves[index].clone(),
                    Asked::Undone => continue,
                    Asked::Resigned => {
                        writeln!(io::stdout().lock(), "{player} resigns.")?;
                        self.record.resigned = Some(player);
                        return Ok(End::Won(player.opponent()));
                    }
                    Asked::Ended => return Ok(End::Left),
                }
            } else {
                let (index, why_so) = self.choose(player, &moves)?;
                reason = (why && !self.is_quiet).then_some(why_so);
                moves[index].clone()
            };
            self.make(next)?;
            if let Some(reason) = reason {
                writeln!(io::stdout().lock(), "   {reason}")?;
            }
        }
    }

    fn moves(&mut self, player: Player) -> Result<Vec<Move>, Trouble> {
        let position = self.position().clone();
        self.watch.run(&self.control, || {
            position
                .moves(player)
                .map_err(|stop| position_failure(stop.into(), &position, Span::default()))
        })
    }

    /// A strategy's move, and why.
    fn choose(&mut self, player: Player, moves: &[Move]) -> Result<(usize, String), Trouble> {
        let position = self.position().clone();
        let Table { session, watch, control, strategies, play, .. } = self;
        let turn = Turn { position: &position, player, play: *play, moves };
        watch.run(control, || {
            let choice = match &mut strategies[player.index()] {
                Some(strategy) => strategy.choose(&turn, &mut session.analyst()),
                // For a person, who asked for a hint.
                None => tweedle_search::strategy::Perfect.choose(&turn, &mut session.analyst()),
            };
            match choice {
                Ok(choice) => Ok((choice.index, choice.reason)),
                Err(error) => Err(position_failure(error, &position, Span::default())),
            }
        })
    }

    /// Who wins and why.
    fn explain(&mut self, player: Player, moves: &[Move]) -> Result<Vec<String>, Trouble> {
        let position = self.position().clone();
        let Table { session, watch, control, play, .. } = self;
        let turn = Turn { position: &position, player, play: *play, moves };
        watch.run(control, || {
            explain(&turn, &mut session.analyst())
                .map_err(|error| position_failure(error, &position, Span::default()))
        })
    }

    /// Makes a move, tells it, and keeps the record.
    fn make(&mut self, step: Move) -> Result<(), Failed> {
        let player = self.player();
        self.add(step);
        if let (false, Some(step)) = (self.is_quiet, self.record.moves.last()) {
            let (number, who) = (self.record.moves.len(), self.record.who(player));
            writeln!(io::stdout().lock(), "{number}. {player} ({who}): {step}")?;
        }
        self.keeper.keep(&self.record)?;
        Ok(())
    }

    fn add(&mut self, step: Move) {
        self.record.moves.push(Step { name: step.name, to: step.to.text() });
        self.positions.push(step.to);
    }

    /// Asks the person for a move, and does what else he wants until then.
    fn ask(
        &mut self,
        person: &mut Person,
        player: Player,
        moves: &[Move],
    ) -> Result<Asked, Failed> {
        let out = io::stdout();
        writeln!(out.lock(), "{}", self.position().draw())?;
        if let Some(clause) = self.position().obligation(player) {
            writeln!(out.lock(), "{player} {clause}.")?;
        }
        person::show_moves(player, moves)?;
        loop {
            let Some(command) = person.read(player, moves)? else { return Ok(Asked::Ended) };
            match command {
                Command::Move(index) => return Ok(Asked::Move(index)),
                Command::Moves => person::show_all(moves)?,
                Command::Board => writeln!(out.lock(), "{}", self.position().draw())?,
                Command::Hint => match self.hint(player, moves) {
                    Ok(hint) => writeln!(out.lock(), "{hint}")?,
                    Err(trouble) => trouble.show("input", &self.record.start.clone()),
                },
                Command::Why => match self.explain(player, moves) {
                    Ok(lines) => writeln!(out.lock(), "{}", lines.join("\n"))?,
                    Err(trouble) => trouble.show("input", &self.record.start.clone()),
                },
                Command::Undo => {
                    // Back to this person's turn before, if there was one.
                    let back =
                        if self.strategies[player.opponent().index()].is_some() { 2 } else { 1 };
                    if self.record.moves.len() < back {
                        writeln!(out.lock(), "There is no move of yours to take back.")?;
                        continue;
                    }
                    let mut left = self.record.moves.len() - back;
                    // Not to where the person could only pass, which would be done for him again.
                    while left >= back
                        && self.positions[left]
                            .must_pass(&self.positions[left].moves(player).unwrap_or_default())
                    {
                        left -= back;
                    }
                    self.record.moves.truncate(left);
                    self.positions.truncate(left + 1);
                    self.keeper.keep(&self.record)?;
                    return Ok(Asked::Undone);
                }
                Command::Save(file) => match record_file::save(Path::new(&file), &self.record) {
                    Ok(()) => writeln!(out.lock(), "The match so far is in {file}.")?,
                    Err(error) => writeln!(out.lock(), "That failed: {error:#}.")?,
                },
                Command::Resign => return Ok(Asked::Resigned),
                Command::Quit => return Ok(Asked::Ended),
                Command::Help => writeln!(out.lock(), "{}", person::HELP)?,
                Command::Unknown(text) => {
                    let why_not = self.why_not(player, moves, &text)?;
                    writeln!(out.lock(), "{why_not}")?;
                }
            }
        }
    }

    fn hint(&mut self, player: Player, moves: &[Move]) -> Result<String, Trouble> {
        let (index, reason) = self.choose(player, moves)?;
        Ok(format!("{}. {reason}", moves[index].name))
    }

    /// Why a text is no move here.
    fn why_not(&mut self, player: Player, moves: &[Move], text: &str) -> Result<String, Failed> {
        let opponent = player.opponent();
        let is_there = |moves: &[Move]| person::find(moves, text).is_some();
        // Not to be found among the numbers of other moves than these.
        if text.trim().parse::<usize>().is_ok() {
            return Ok(format!("The moves have the numbers 1 to {}.", moves.len()));
        }
        if is_there(&self.moves(opponent)?) {
            return Ok(format!("`{text}` is a move of {opponent}'s, not of {player}'s."));
        }
        if let Some(reason) = self.position().why_not(player, text) {
            return Ok(reason);
        }
        for back in (0..self.record.moves.len()).rev() {
            if is_there(&self.positions[back].moves(player).unwrap_or_default()) {
                let number = back + 1;
                return Ok(format!("`{text}` is no longer possible: it was before move {number}."));
            }
        }
        Ok(match person::nearest(moves, text) {
            Some(near) => format!("`{text}` is no move here. Did you mean `{near}`?"),
            None => format!("`{text}` is no move here. Type `moves` for all of them, or `help`."),
        })
    }

    /// Tells the result, or where the record is.
    fn close(mut self, end: &End, is_json: bool) -> anyhow::Result<u8> {
        let mut out = io::stdout().lock();
        if let End::Won(player) = *end {
            if !is_json {
                writeln!(out, "{player} ({}) wins.", self.record.who(player))?;
            }
            self.record.winner = Some(player);
            self.keeper.keep(&self.record)?;
        } else {
            let moves = units::counted(self.record.moves.len() as u64, "move");
            writeln!(out, "The match is not over after {moves}.")?;
            self.keeper.keep(&self.record)?;
            self.keeper.say_where();
        }
        if is_json {
            write!(out, "{}", self.record.to_json())?;
        }
        Ok(status::GOOD)
    }
}

/// What came of asking a person.
enum Asked {
    Move(usize),
    Undone,
    Resigned,
    Ended,
}
