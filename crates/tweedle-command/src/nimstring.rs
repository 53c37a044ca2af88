//! `tweedle nimstring`: the value of a position of Nimstring.

use crate::arguments::ending;
use crate::board::{self, BoardArgs};
use crate::limits::Limits;
use crate::report::{new_table, or_file_error, status};
use crate::streams::to_stderr;
use crate::watch::{Watch, WhenIdle};
use std::io::{self, IsTerminal, Write};
use std::path::PathBuf;
use tweedle_boxes::{ValuedMove, winning};
use tweedle_desk::kept::{Kept, NimstringPlace, NimstringValue, Table};
use tweedle_desk::{Answer, NimstringOf, strings_and_coins, words};
use tweedle_engine::affine::Value;
use tweedle_script::say;

/// The examples at the end of `tweedle nimstring --help`.
const EXAMPLES: &str = "\
Nimstring is Dots and Boxes where boxes do not count: the player who completes one moves again, and the player who
cannot move loses. A value is a nimber, or the moon of a loony position.

Examples:
  tweedle nimstring 3x4
  tweedle nimstring 2x2 --start icelandic --moves
  tweedle nimstring 2x1 --position 0x3
  tweedle nimstring --graph 'a-b, b-c, c-, a-'
  tweedle nimstring 4x4 --out nimstring.table --resume";

/// Find the value of a position of Nimstring
#[derive(clap::Args, Debug)]
#[command(after_help = EXAMPLES)]
pub(crate) struct Nimstring {
    #[command(flatten)]
    board: BoardArgs,
    /// A graph of strings and coins instead: `a-b, b-c, c-`, where a string with one end is tied to
    /// the ground
    #[arg(long, value_name = "STRINGS", conflicts_with_all = ["size", "start", "position"])]
    graph: Option<String>,
    /// Show what each move leads to, and which win
    #[arg(long)]
    moves: bool,
    /// Keep what is known in a file, also while it is found, `.table`
    #[arg(long, value_name = "FILE")]
    out: Option<PathBuf>,
    /// Go on with the file of an earlier run, if there is one
    #[arg(long, requires = "out")]
    resume: bool,
}

impl Nimstring {
    /// Finds the value and returns the exit status.
    pub(crate) fn run(&self, limits: Limits) -> anyhow::Result<u8> {
        let place = match self.place(limits)? {
            Ok(place) => place,
            Err(status) => return Ok(status),
        };
        let mut watch = Watch::new(limits, WhenIdle::Leave)?;
        let control = limits.control();
        let file = self.out.as_deref();
        if let Some(Err(message)) = file.map(|path| ending(path, &["table"])) {
            return Ok(limits.refuse(say::bad_argument(&message))?);
        }
        let work = NimstringValue::new(place, self.moves, &control);
        let mut kept = Kept::new(Table::new(work, file));
        kept.open(self.resume)?;
        let note = watch.note();
        let done = watch.run(&control, || {
            Ok(kept.run(|table| {
                let known = table.work.known() as u64;
                if known > 0 {
                    note.set(format!("{} known", words::counted(known, "component")));
                }
            })?)
        });
        let found = &kept.result().work;
        if let Err(trouble) = or_file_error(done)? {
            let status = limits.fail(&trouble, "arguments", self.input())?;
            let known = words::counted(found.known() as u64, "component");
            let go_on = match file {
                Some(path) => format!(" Go on with `--resume`: they are in {}.", path.display()),
                None => " Keep them with `--out FILE`.".to_owned(),
            };
            to_stderr(&format!("The values of {known} are known.{go_on}"));
            return Ok(status);
        }
        // It is found when the work is done.
        let (place, value) = (found.place(), found.value().unwrap_or(Value::ZERO));
        let answer = NimstringOf::of(found);
        limits.tell(self.input(), answer, Answer::Nimstring, |_, out| {
            show(place, value, found.moves(), out)
        })?;
        Ok(status::GOOD)
    }

    /// The text that gives the board or the graph.
    fn input(&self) -> Option<&str> {
        self.graph.as_deref().or_else(|| self.board.input())
    }

    /// The board or graph on which Nimstring is played.
    ///
    /// # Errors
    /// The exit status of a mistake in an argument, which has been shown.
    fn place(&self, limits: Limits) -> anyhow::Result<Result<NimstringPlace, u8>> {
        let Some(text) = &self.graph else {
            return Ok(board::position(&self.board, limits)?.map(NimstringPlace::Board));
        };
        Ok(match strings_and_coins(text) {
            Ok(graph) => Ok(NimstringPlace::Graph(graph)),
            Err(trouble) => Err(limits.fail(&trouble, "graph", Some(text))?),
        })
    }
}

fn show(
    place: &NimstringPlace,
    value: Value,
    moves: Option<&[ValuedMove]>,
    out: &mut dyn Write,
) -> io::Result<()> {
    match place {
        NimstringPlace::Board(position) => writeln!(out, "{}\n", position.with_margins())?,
        NimstringPlace::Graph(graph) => writeln!(out, "{graph}\n")?,
    }
    let verdict = match value {
        Value::Nimber(0) => "the player who moves first loses",
        Value::Nimber(_) => "the player who moves first wins",
        Value::Moon => "loony: the player who moves first wins, whatever stands beside",
    };
    writeln!(out, "Value  {value}, {verdict}")?;
    let Some(moves) = moves else { return Ok(()) };
    let names: Vec<String> = winning(moves)
        .into_iter()
        .filter_map(|line| moves.iter().find(|step| step.line == line))
        .map(|step| place.line_name(step.line))
        .collect();
    if !names.is_empty() {
        writeln!(out, "Winning moves: {}.", names.join(", "))?;
    }
    let mut table = new_table(io::stdout().is_terminal());
    table.set_header(["Line", "Name", "Takes", "Value after it", ""]);
    for step in moves {
        let remark = match (step.wins(), step.is_loony()) {
            (true, _) => "wins",
            (false, true) => "loony",
            (false, false) => "",
        };
        table.add_row([
            step.line.to_string(),
            place.line_name(step.line),
            step.takes.to_string(),
            step.value.to_string(),
            remark.to_owned(),
        ]);
    }
    writeln!(out, "{table}")
}
