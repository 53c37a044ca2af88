//! `tweedle boxes`: exact scores of Dots and Boxes, what the theory of chains says, and matches.

use crate::arguments::ending;
use crate::board::{self, BoardArgs};
use crate::conversation::{Conversation, Manner, Shows, stderr, stdout};
use crate::limits::Limits;
use crate::person::Person;
use crate::report::{new_table, or_file_error, status};
use crate::streams::say;
use crate::watch::{Watch, WhenIdle};
use std::io::{self, IsTerminal, Write};
use std::path::PathBuf;
use tweedle_boxes::{Nimstring, Position, ScoredMove, advice};
use tweedle_desk::kept::{BoxesScores, Kept, RecordFile, Table};
use tweedle_desk::{Answer, Match, ScoredLine, ScoresOf, words};

/// The examples at the end of `tweedle boxes --help`.
const EXAMPLES: &str = "\
The score is what whoever moves first gets of the boxes left and what the other gets, if both play as
well as they can. The table of scores takes a byte for each set of the lines left: 16 MB for 3x3.

Examples:
  tweedle boxes 3x3
  tweedle boxes 2x2 --start swedish --moves
  tweedle boxes 3x4 --out 3x4.scores --resume
  tweedle boxes 3x3 --play first --why";

/// Find the best score at Dots and Boxes, and what the theory of chains says
#[derive(clap::Args, Debug)]
#[command(after_help = EXAMPLES)]
// Each is an option of its own.
#[allow(clippy::struct_excessive_bools)]
pub(crate) struct Boxes {
    #[command(flatten)]
    board: BoardArgs,
    /// Show what each move leads to
    #[arg(long)]
    moves: bool,
    /// Keep the scores in a file, also while they are found, `.scores`
    #[arg(long, value_name = "FILE")]
    out: Option<PathBuf>,
    /// Go on with the file of an earlier run, if there is one
    #[arg(long, requires = "out")]
    resume: bool,
    /// Play a match: whose lines you draw, the rest being drawn by the program
    #[arg(long, value_enum, value_name = "WHO", conflicts_with_all = ["moves", "out", "resume"])]
    play: Option<Seats>,
    /// Tell the reasons of the program in a match
    #[arg(long, requires = "play")]
    why: bool,
}

/// Who is a person in a match of Dots and Boxes.
#[derive(clap::ValueEnum, Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Seats {
    /// The first player
    First,
    /// The second player
    Second,
    /// Both players
    Both,
    /// Nobody: the program plays itself
    None,
}

/// The answer to `help` in a match.
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

impl Boxes {
    /// Finds the scores, or plays, and returns the exit status.
    pub(crate) fn run(&self, limits: Limits) -> anyhow::Result<u8> {
        match self.play {
            Some(seats) => self.play(seats, limits),
            None => self.find(limits),
        }
    }

    fn find(&self, limits: Limits) -> anyhow::Result<u8> {
        let position = match board::position(&self.board, limits)? {
            Ok(position) => position,
            Err(status) => return Ok(status),
        };
        let mut watch = Watch::new(limits, WhenIdle::Leave)?;
        let control = limits.control();
        let file = self.out.as_deref();
        if let Some(Err(message)) = file.map(|path| ending(path, &["scores"])) {
            return Ok(limits.refuse(message)?);
        }
        let mut kept = Kept::new(Table::new(BoxesScores::new(position, &control), file));
        kept.open(self.resume)?;
        watch.set_goal(1_u64.checked_shl(position.free_lines() as u32).unwrap_or(u64::MAX));
        let mut nimstring = Nimstring::new(&control);
        let done = watch.run(&control, || {
            kept.run(|_| {})?;
            Ok(advice(&position, &mut nimstring, kept.result().work.scores())?)
        });
        let scores = kept.result().work.scores();
        let advice = match or_file_error(done)? {
            Ok(advice) => advice,
            Err(trouble) => {
                let status = limits.fail(&trouble, "arguments", self.board.input())?;
                if let (Some(_), Some(path)) = (scores, file) {
                    let name = path.display();
                    say(&format!("Go on with `--resume`: what is known is in {name}."));
                }
                return Ok(status);
            }
        };
        let moves = scores.and_then(|scores| scores.moves(&position)).unwrap_or_default();
        let net = scores.and_then(|scores| scores.net(&position)).unwrap_or(0);
        let scored = |step: &ScoredMove| ScoredLine {
            line: step.line,
            name: position.board().line_name(step.line),
            takes: step.takes,
            net: step.net,
            is_best: step.net == net,
        };
        let answer = ScoresOf {
            position: format!("0x{:x}", position.undrawn()),
            net,
            boxes_left: position.boxes_left(),
            moves: moves.iter().map(scored).collect(),
            advice,
        };
        limits.tell(self.board.input(), answer, Answer::Scores, |answer, out| {
            show(&position, answer, self.moves, out)
        })?;
        Ok(status::GOOD)
    }

    /// Plays a match.
    fn play(&self, seats: Seats, limits: Limits) -> anyhow::Result<u8> {
        let persons = seats.persons();
        let with_person = persons != [false, false];
        if with_person && self.board.position.as_deref() == Some("-") {
            say("error: The standard input is yours to play; give the position itself.");
            return Ok(status::BAD_INPUT);
        }
        let position = match board::position(&self.board, limits)? {
            Ok(position) => position,
            Err(status) => return Ok(status),
        };
        let is_terminal = with_person && io::stdin().is_terminal();
        let when_idle = if is_terminal { WhenIdle::Stay } else { WhenIdle::Leave };
        let watch = Watch::new(limits, when_idle)?;
        let desk = limits.desk(&limits.control());
        let manner = Manner {
            help: HELP,
            no_records: "Matches of Dots and Boxes are not kept in files.",
            source_name: "match",
            text: String::new(),
            who: persons.map(|person| if person { "you" } else { "program" }.to_owned()),
            shows: Shows::EachMove,
            why: self.why,
            out: if limits.json { stderr } else { stdout },
            is_json: limits.json,
        };
        let game = Match::from_board(position, persons, &desk);
        let file = RecordFile::new(None);
        let (kept, saved) = (None, Vec::new());
        let mut conversation = Conversation { game, desk, watch, manner, file, kept, saved };
        let person = if with_person { Some(Person::new(is_terminal, limits.json)?) } else { None };
        conversation.show_board()?;
        conversation.run(person)
    }
}

impl Seats {
    /// Whether the first player is a person, and the second.
    fn persons(self) -> [bool; 2] {
        match self {
            Seats::First => [true, false],
            Seats::Second => [false, true],
            Seats::Both => [true, true],
            Seats::None => [false, false],
        }
    }
}

fn show(
    position: &Position,
    answer: &ScoresOf,
    with_moves: bool,
    out: &mut dyn Write,
) -> io::Result<()> {
    let (left, net) = (answer.boxes_left as i32, answer.net);
    let boxes = words::counted(left as u64, "box").replace("boxs", "boxes");
    writeln!(out, "{}\n", position.with_margins())?;
    writeln!(
        out,
        "Score  {} to {} of the {boxes} left, for whoever moves first",
        i32::midpoint(left, net),
        i32::midpoint(left, -net)
    )?;
    for line in &answer.advice {
        writeln!(out, "{line}")?;
    }
    if !with_moves || answer.moves.is_empty() {
        return Ok(());
    }
    let mut table = new_table(io::stdout().is_terminal());
    table.set_header(["Line", "Name", "Takes", "Net", "Best"]);
    for step in &answer.moves {
        table.add_row([
            step.line.to_string(),
            step.name.clone(),
            step.takes.to_string(),
            format!("{:+}", step.net),
            if step.is_best { "best" } else { "" }.to_owned(),
        ]);
    }
    writeln!(out, "{table}")
}
