//! `tweedle boxes`: exact scores of Dots and Boxes, what the theory of chains says, and matches.

use crate::arguments::{ending, player};
use crate::board::{self, BoardArgs};
use crate::boxes_match::BoxesMatch;
use crate::kept_match::may_record;
use crate::limits::Limits;
use crate::report::{new_table, or_file_error, status};
use crate::streams::to_stderr;
use crate::watch::{Watch, WhenIdle};
use std::io::{self, IsTerminal, Write};
use std::path::PathBuf;
use tweedle_boxes::{MOST_SEARCHED_LINES, Nimstring, Position, advice};
use tweedle_desk::kept::{BoxesScores, Kept, Table};
use tweedle_desk::{Answer, PERSON, PROGRAM, ScoresOf, words};
use tweedle_engine::Player;
use tweedle_script::say;

/// The examples at the end of `tweedle boxes --help`.
const EXAMPLES: &str = "\
The score is what the player who moves first gets of the boxes left and what the other gets, if both
play as well as they can. It is found by a search: for 3x4 in seconds, for 3x5 and 4x4 in minutes.

Examples:
  tweedle boxes 3x3
  tweedle boxes 2x2 --start swedish --moves
  tweedle boxes 3x4 --out 3x4.scores --resume
  tweedle boxes 3x3 --play --why
  tweedle boxes 3x3 --play --left program --right me --record match.txt

A match that was kept goes on with `tweedle play --resume`, and `tweedle replay` checks it.";

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
    /// Play a match
    #[arg(long, conflicts_with_all = ["moves", "out", "resume"])]
    play: bool,
    /// Who plays Left [default: me]
    #[arg(long, value_name = "WHO", value_parser = [PERSON, PROGRAM], requires = "play")]
    left: Option<String>,
    /// Who plays Right [default: program]
    #[arg(long, value_name = "WHO", value_parser = [PERSON, PROGRAM], requires = "play")]
    right: Option<String>,
    /// Who moves first [default: left]
    #[arg(long, value_name = "PLAYER", value_parser = player(), ignore_case = true, requires = "play")]
    first: Option<Player>,
    /// Tell the reasons of the program in a match
    #[arg(long, requires = "play")]
    why: bool,
    /// Keep the match in a file: as JSON if its name ends in `.json`, else as plain text
    #[arg(long, value_name = "FILE", requires = "play")]
    record: Option<PathBuf>,
    /// Overwrite the file of `--record` if it is there
    #[arg(long, requires = "record")]
    force: bool,
}

impl Boxes {
    /// Finds the scores, or plays, and returns the exit status.
    pub(crate) fn run(&self, limits: Limits) -> anyhow::Result<u8> {
        if self.play { self.begin_match(limits) } else { self.find(limits) }
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
            return Ok(limits.refuse(say::bad_argument(&message))?);
        }
        let mut kept = Kept::new(Table::new(BoxesScores::new(position, &control), file));
        kept.open(self.resume)?;
        let mut nimstring = Nimstring::new(&control);
        let done = watch.run(&control, || {
            kept.run(|_| {})?;
            Ok(advice(&position, &mut nimstring, kept.result().work.moves())?)
        });
        let moves = kept.result().work.moves();
        let advice = match or_file_error(done)? {
            Ok(advice) => advice,
            Err(mut trouble) => {
                let is_too_large = position.free_lines() > MOST_SEARCHED_LINES;
                if is_too_large {
                    trouble.hint = Some(without_scores(&position));
                }
                let status = limits.fail(&trouble, "arguments", self.board.input())?;
                if let (false, Some(path)) = (is_too_large, file) {
                    let name = path.display();
                    to_stderr(&format!("Go on with `--resume`: what is known is in {name}."));
                }
                return Ok(status);
            }
        };
        let answer = ScoresOf::of(&position, moves.unwrap_or_default(), advice);
        limits.tell(self.board.input(), answer, Answer::Scores, |answer, out| {
            show(&position, answer, self.moves, out)
        })?;
        Ok(status::GOOD)
    }

    /// Plays a match.
    fn begin_match(&self, limits: Limits) -> anyhow::Result<u8> {
        let who =
            |asked: &Option<String>, usual: &str| asked.as_deref().unwrap_or(usual).to_owned();
        let players = [who(&self.left, PERSON), who(&self.right, PROGRAM)];
        let with_person = players.iter().any(|name| name == PERSON);
        if with_person && self.board.position.as_deref() == Some("-") {
            let message = "The standard input is yours to play; give the position itself.";
            return Ok(limits.refuse(say::bad_argument(message))?);
        }
        may_record(self.record.as_deref(), None, self.force)?;
        let position = match board::position(&self.board, limits)? {
            Ok(position) => position,
            Err(status) => return Ok(status),
        };
        let file = self.record.clone();
        let manner = BoxesMatch { players, why: self.why, file };
        manner.begin(position, self.first.unwrap_or(Player::Left), limits)
    }
}

/// Advice for the case that the scores are out of reach.
fn without_scores(position: &Position) -> String {
    let board = position.board();
    let size = format!("{}x{}", board.rows(), board.cols());
    format!(
        "`tweedle nimstring {size}` says who gets control of the long chains, which mostly decides; \
         `tweedle boxes {size} --play` plays by the theory of chains and says why. Exact scores are there for \
         up to {MOST_SEARCHED_LINES} undrawn lines: a smaller board, or `--position` with more lines drawn."
    )
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
        "Score  {} to {} of the {boxes} left, for the player who moves first",
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
