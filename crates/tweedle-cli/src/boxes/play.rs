//! `tweedle boxes --play`: a match of Dots and Boxes between persons and the program.

use super::picture::picture;
use crate::args::{BoxesArgs, Limits, Seats};
use crate::board;
use crate::play::person::{Command, Person, command, write_wrapped};
use crate::report::{Trouble, status, stopped};
use crate::units;
use crate::watch::{Watch, WhenIdle};
use std::fmt;
use std::io::{self, IsTerminal, Write};
use tweedle::{Control, Stop};
use tweedle_boxes::{Choice, Nimstring, Position, Scores, advice, bits, choose};

/// The answer to `help`.
const HELP: &str = "\
Type the number of a line to draw it. Whoever completes a box owns it and moves
again; whoever has more boxes in the end wins. Tab completes.
  moves   list all lines that can be drawn
  board   draw the board again
  hint    a good line and its reason
  why     what the theory says, and the best score if it is known
  undo    take your last move back
  resign  give up
  quit    leave, as do Ctrl-C and Ctrl-D";

/// With so many lines left the exact scores are found at once; their table takes 16 MB.
const LINES_OF_SCORES: usize = 24;

/// Components asked about before the values of Nimstring are given up, for `why`.
const COMPONENTS: u64 = 50_000;

/// A player: the first, or the second.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Player {
    First,
    Second,
}

impl Player {
    fn other(self) -> Player {
        match self {
            Player::First => Player::Second,
            Player::Second => Player::First,
        }
    }

    /// What stands in the boxes that he owns.
    fn mark(self) -> char {
        match self {
            Player::First => '1',
            Player::Second => '2',
        }
    }

    fn is_person(self, seats: Seats) -> bool {
        match seats {
            Seats::First => self == Player::First,
            Seats::Second => self == Player::Second,
            Seats::Both => true,
            Seats::None => false,
        }
    }
}

impl fmt::Display for Player {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Player::First => "First",
            Player::Second => "Second",
        })
    }
}

/// Where a match stands.
#[derive(Clone)]
struct State {
    position: Position,
    player: Player,
    /// What each box is marked with: its owner, or a cross if it was complete from the start.
    marks: Vec<Option<char>>,
}

impl State {
    fn start(position: Position) -> State {
        let mark = |number| (position.sides_left(number) == 0).then_some('x');
        let marks = (0..position.board().boxes()).map(mark).collect();
        State { position, player: Player::First, marks }
    }

    /// The state after a line; none if it cannot be drawn.
    fn after(&self, line: usize) -> Option<State> {
        let position = self.position.draw(line).ok()?;
        let mut next = State { position, ..self.clone() };
        for number in self.position.board().boxes_at(line) {
            if position.sides_left(number) == 0 {
                next.marks[number] = Some(self.player.mark());
            }
        }
        if self.position.completes(line) == 0 {
            next.player = self.player.other();
        }
        Some(next)
    }

    fn boxes(&self, player: Player) -> usize {
        self.marks.iter().filter(|&&mark| mark == Some(player.mark())).count()
    }

    /// How many boxes whoever moves is ahead.
    fn lead(&self) -> i32 {
        self.boxes(self.player) as i32 - self.boxes(self.player.other()) as i32
    }

    fn score(&self) -> String {
        let [first, second] = [Player::First, Player::Second].map(|player| self.boxes(player));
        format!("First {first}, Second {second}")
    }

    fn show(&self) -> io::Result<()> {
        writeln!(io::stdout().lock(), "{}\n{}", picture(&self.position, &self.marks), self.score())
    }
}

/// A match that goes on.
struct Table {
    /// All states so far, but for the present one.
    past: Vec<State>,
    now: State,
    seats: Seats,
    why: bool,
    thinker: Thinker,
}

/// What the program knows, and how long it may think.
struct Thinker {
    watch: Watch,
    control: Control,
    nimstring: Nimstring,
    scores: Option<Scores>,
}

/// How a match ended.
enum End {
    Over,
    Resigned(Player),
    /// The input ended, or the person left.
    Left,
}

/// What came of asking a person.
enum Asked {
    Line(usize),
    Undone,
    Ended(End),
}

/// Plays the match and returns the exit status.
pub(super) fn run(args: &BoxesArgs, seats: Seats, limits: Limits) -> anyhow::Result<u8> {
    let with_person = seats != Seats::None;
    if with_person && args.board.position.as_deref() == Some("-") {
        crate::say("error: The standard input is yours to play; give the position itself.");
        return Ok(status::BAD_INPUT);
    }
    let position = match board::position(&args.board)? {
        Ok(position) => position,
        Err(status) => return Ok(status),
    };
    let is_terminal = with_person && io::stdin().is_terminal();
    let watch = Watch::new(limits, if is_terminal { WhenIdle::Stay } else { WhenIdle::Leave })?;
    let control = limits.control();
    let nimstring = Nimstring::new(&control);
    let thinker = Thinker { watch, control, nimstring, scores: None };
    let mut table =
        Table { past: Vec::new(), now: State::start(position), seats, why: args.why, thinker };
    let mut person = if with_person { Some(Person::new(is_terminal)?) } else { None };
    match table.go_on(person.as_mut())? {
        Ok(end) => table.close(&end)?,
        Err(trouble) => {
            trouble.show("match", "");
            return Ok(trouble.status);
        }
    }
    Ok(status::GOOD)
}

impl Table {
    /// Plays until the match is over or the person leaves.
    fn go_on(&mut self, mut person: Option<&mut Person>) -> anyhow::Result<Result<End, Trouble>> {
        self.now.show()?;
        while self.now.position.free_lines() > 0 {
            let player = self.now.player;
            let asked = person.as_mut().filter(|_| player.is_person(self.seats));
            let (line, who, reason) = if let Some(person) = asked {
                match self.ask(person)? {
                    Asked::Line(line) => (line, "you", None),
                    Asked::Undone => {
                        self.now.show()?;
                        continue;
                    }
                    Asked::Ended(end) => return Ok(Ok(end)),
                }
            } else {
                match self.thinker.choose(&self.now) {
                    Ok(Choice { line, reason }) => (line, "program", Some(reason)),
                    Err(trouble) => return Ok(Err(trouble)),
                }
            };
            // It is one of the free lines.
            let Some(next) = self.now.after(line) else { break };
            self.past.push(std::mem::replace(&mut self.now, next));
            let name = called(self.now.position, line);
            writeln!(io::stdout().lock(), "\n{}. {player} ({who}): {name}", self.past.len())?;
            if let Some(reason) = reason.filter(|_| self.why) {
                writeln!(io::stdout().lock(), "   {reason}")?;
            }
            self.now.show()?;
        }
        Ok(Ok(End::Over))
    }

    /// Asks the person for a line, and does what else he wants until then.
    fn ask(&mut self, person: &mut Person) -> anyhow::Result<Asked> {
        let out = io::stdout();
        let State { position, player, .. } = self.now;
        loop {
            let free = bits(position.undrawn()).map(|line| line.to_string());
            let Some(text) = person.read_line(&player.to_string(), free)? else {
                return Ok(Asked::Ended(End::Left));
            };
            let Some(command) = command(&text, line_of(position, &text)) else { continue };
            match command {
                Command::Move(line) => match position.draw(line) {
                    Ok(_) => return Ok(Asked::Line(line)),
                    Err(error) => writeln!(out.lock(), "{error}")?,
                },
                Command::Moves => {
                    let name = |line| called(position, line);
                    write_wrapped(bits(position.undrawn()).map(name))?;
                }
                Command::Board => self.now.show()?,
                Command::Hint => match self.thinker.choose(&self.now) {
                    Ok(Choice { line, reason }) => {
                        let name = called(position, line);
                        writeln!(out.lock(), "{name}. {reason}")?;
                    }
                    Err(trouble) => trouble.show("match", ""),
                },
                Command::Why => match self.thinker.explain(&self.now) {
                    Ok(lines) => writeln!(out.lock(), "{}", lines.join("\n"))?,
                    Err(trouble) => trouble.show("match", ""),
                },
                Command::Undo => {
                    // Back to a person's turn, and so to what he drew there.
                    let seats = self.seats;
                    let is_his = |state: &State| state.player.is_person(seats);
                    let Some(back) = self.past.iter().rposition(is_his) else {
                        writeln!(out.lock(), "There is no move of yours to take back.")?;
                        continue;
                    };
                    self.now = self.past[back].clone();
                    self.past.truncate(back);
                    return Ok(Asked::Undone);
                }
                Command::Save(_) => {
                    writeln!(out.lock(), "Matches of Dots and Boxes are not kept in files.")?;
                }
                Command::Resign => return Ok(Asked::Ended(End::Resigned(player))),
                Command::Quit => return Ok(Asked::Ended(End::Left)),
                Command::Help => writeln!(out.lock(), "{HELP}")?,
                Command::Unknown(text) => {
                    writeln!(
                        out.lock(),
                        "`{text}` is no line. Type the number of one, or `help` for what else you \
                         can do."
                    )?;
                }
            }
        }
    }

    /// Tells the result.
    fn close(&self, end: &End) -> io::Result<()> {
        let mut out = io::stdout().lock();
        let winner = match *end {
            End::Left => {
                let moves = units::counted(self.past.len() as u64, "move");
                return writeln!(out, "The match is not over after {moves}.");
            }
            End::Resigned(player) => {
                writeln!(out, "{player} resigns.")?;
                Some(player.other())
            }
            End::Over => match self.now.lead() {
                0 => None,
                1.. => Some(self.now.player),
                _ => Some(self.now.player.other()),
            },
        };
        match winner {
            Some(winner) => writeln!(out, "{winner} wins."),
            None => writeln!(out, "Nobody wins."),
        }
    }
}

impl Thinker {
    /// What the program draws, or advises to draw.
    fn choose(&mut self, state: &State) -> Result<Choice, Trouble> {
        let (position, lead) = (state.position, state.lead());
        self.think(&position, |nimstring, scores| {
            let nothing = || Stop::Undefined("All lines are drawn.".to_owned());
            choose(&position, lead, nimstring, scores)?.ok_or_else(nothing)
        })
    }

    /// What there is to say about a position.
    fn explain(&mut self, state: &State) -> Result<Vec<String>, Trouble> {
        let (position, lead) = (state.position, state.lead());
        self.think(&position, |nimstring, scores| {
            if nimstring.value_within(&position, COMPONENTS)?.is_some() {
                return advice(&position, nimstring, scores);
            }
            let choice = choose(&position, lead, nimstring, scores)?;
            Ok(choice.into_iter().map(|choice| choice.reason).collect())
        })
    }

    /// Does some work with the values and scores, if there are so few lines that these are found
    /// soon, and there is room.
    fn think<T>(
        &mut self,
        position: &Position,
        work: impl FnOnce(&mut Nimstring, Option<&Scores>) -> Result<T, Stop>,
    ) -> Result<T, Trouble> {
        let Thinker { watch, control, nimstring, scores } = self;
        watch.run(control, || {
            // A match that goes back has other positions.
            if scores.as_ref().is_some_and(|scores| scores.net(position).is_none()) {
                *scores = None;
            }
            let is_small = position.free_lines() <= LINES_OF_SCORES;
            if scores.is_none() && is_small {
                match Scores::of(position, control) {
                    Ok(found) => *scores = Some(found),
                    Err(Stop::Cancelled) => return Err(stopped(Stop::Cancelled)),
                    // There is no room for them, and theory does without.
                    Err(_) => {}
                }
            }
            work(nimstring, scores.as_ref()).map_err(stopped)
        })
    }
}

/// A line by the number in the picture, and by the dots that it joins.
fn called(position: Position, line: usize) -> String {
    format!("{line} ({})", position.board().line_name(line))
}

/// The line that a text means.
fn line_of(position: Position, text: &str) -> Option<usize> {
    let board = position.board();
    let is_it = |line: &usize| board.line_name(*line).eq_ignore_ascii_case(text.trim());
    text.trim().parse().ok().or_else(|| (0..board.lines()).find(is_it))
}
