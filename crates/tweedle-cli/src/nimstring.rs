//! `tweedle nimstring`: the value of a position of Nimstring.

use crate::args::{Limits, NimstringArgs};
use crate::board;
use crate::eval::write_json;
use crate::report::{JsonNimber, Trouble, new_table, status, stopped};
use crate::saving;
use crate::units;
use crate::watch::{Watch, WhenIdle};
use anyhow::Context;
use serde::Serialize;
use std::io::{self, IsTerminal, Write};
use std::path::Path;
use std::time::{Duration, Instant};
use tweedle::affine::Value;
use tweedle_boxes::{Nimstring, Position, StringsAndCoins, ValuedMove, winning};
use tweedle_script::{Failure, Span};

/// Components asked about between two looks at the clock.
const SLICE: u64 = 100_000;
/// How often what is known is kept.
const PAUSE: Duration = Duration::from_secs(30);

/// The answer, in JSON.
#[derive(Serialize)]
struct Answer {
    /// Of a board, the set of undrawn lines; of a graph, its text.
    position: String,
    value: JsonNimber,
    #[serde(skip_serializing_if = "Option::is_none")]
    moves: Option<Vec<JsonMove>>,
}

#[derive(Serialize)]
struct JsonMove {
    line: usize,
    name: String,
    takes: usize,
    value: JsonNimber,
    wins: bool,
}

/// What is played on.
enum Place {
    Board(Position),
    Graph(StringsAndCoins),
}

/// Finds the value and returns the exit status.
pub(crate) fn run(args: &NimstringArgs, limits: Limits) -> anyhow::Result<u8> {
    let place = if let Some(text) = &args.graph {
        match text.parse::<StringsAndCoins>() {
            Ok(graph) => Place::Graph(graph),
            Err(error) => {
                let span = Span::new(error.span.start as u32, error.span.end as u32);
                let trouble = Trouble::new(Failure::new(error.message, span), None, 0);
                trouble.show("graph", text);
                return Ok(trouble.status);
            }
        }
    } else {
        match board::position(&args.board)? {
            Ok(position) => Place::Board(position),
            Err(status) => return Ok(status),
        }
    };
    let mut watch = Watch::new(limits, WhenIdle::Leave)?;
    let control = limits.control();
    let kept = args.out.as_deref();
    let mut nimstring = match saving::kept_before(kept, args.resume)? {
        None => Nimstring::new(&control),
        Some((name, file)) => {
            Nimstring::read(file, &control).with_context(|| format!("cannot go on with {name}"))?
        }
    };
    let note = watch.note();
    let done = watch.run(&control, || {
        let mut saved = Instant::now();
        let value = loop {
            let value = match &place {
                Place::Board(position) => nimstring.value_within(position, SLICE),
                Place::Graph(graph) => nimstring.graph_value(graph).map(Some),
            };
            if let Some(value) = value.map_err(stopped)? {
                break value;
            }
            note.set(format!("{} known", units::counted(nimstring.known() as u64, "component")));
            if let Some(path) = kept
                && saved.elapsed() >= PAUSE
            {
                if let Err(error) = keep(&nimstring, path) {
                    return Ok(Err(error));
                }
                saved = Instant::now();
            }
        };
        let moves = match &place {
            _ if !args.moves => None,
            Place::Board(position) => Some(nimstring.moves(position).map_err(stopped)?),
            Place::Graph(graph) => Some(nimstring.graph_moves(graph).map_err(stopped)?),
        };
        Ok(Ok((value, moves)))
    });
    if let Some(path) = kept {
        keep(&nimstring, path)?;
    }
    let (value, moves) = match done {
        Ok(done) => done?,
        Err(trouble) => {
            trouble.show("arguments", "");
            let known = units::counted(nimstring.known() as u64, "component");
            let go_on = match kept {
                Some(path) => format!(" Go on with `--resume`: they are in {}.", path.display()),
                None => " Keep them with `--out FILE`.".to_owned(),
            };
            crate::say(&format!("The values of {known} are known.{go_on}"));
            return Ok(trouble.status);
        }
    };
    let mut out = io::stdout().lock();
    if args.json {
        let moves = moves.as_ref().map(|moves| place.json_moves(moves));
        let answer = Answer { position: place.text(), value: value.into(), moves };
        write_json(&mut out, &answer)?;
    } else {
        show(&place, value, moves.as_deref(), &mut out)?;
    }
    out.flush()?;
    Ok(status::GOOD)
}

/// Makes sure of what is known.
fn keep(nimstring: &Nimstring, path: &Path) -> anyhow::Result<()> {
    saving::replace_file(path, |out| nimstring.write(out))
        .with_context(|| format!("cannot write {}", path.display()))
}

impl Place {
    fn text(&self) -> String {
        match self {
            Place::Board(position) => format!("0x{:x}", position.undrawn()),
            Place::Graph(graph) => graph.to_string(),
        }
    }

    /// What a move is called.
    fn name(&self, step: &ValuedMove) -> String {
        match self {
            Place::Board(position) => position.board().line_name(step.line),
            Place::Graph(graph) => {
                let (from, to) = graph.strings()[step.line];
                let to = to.map_or("", |to| &graph.coins()[to]);
                format!("{}-{to}", graph.coins()[from])
            }
        }
    }

    fn json_moves(&self, moves: &[ValuedMove]) -> Vec<JsonMove> {
        let json = |step: &ValuedMove| JsonMove {
            line: step.line,
            name: self.name(step),
            takes: step.takes,
            value: step.value.into(),
            wins: step.wins(),
        };
        moves.iter().map(json).collect()
    }
}

fn show(
    place: &Place,
    value: Value,
    moves: Option<&[ValuedMove]>,
    out: &mut impl Write,
) -> io::Result<()> {
    match place {
        Place::Board(position) => writeln!(out, "{}\n", position.with_margins())?,
        Place::Graph(graph) => writeln!(out, "{graph}\n")?,
    }
    let verdict = match value {
        Value::Nimber(0) => "whoever moves first loses",
        Value::Nimber(_) => "whoever moves first wins",
        Value::Moon => "loony: whoever moves first wins, whatever stands beside",
    };
    writeln!(out, "Value  {value}, {verdict}")?;
    let Some(moves) = moves else { return Ok(()) };
    let names: Vec<String> = winning(moves)
        .into_iter()
        .filter_map(|line| moves.iter().find(|step| step.line == line))
        .map(|step| place.name(step))
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
            place.name(step),
            step.takes.to_string(),
            step.value.to_string(),
            remark.to_owned(),
        ]);
    }
    writeln!(out, "{table}")
}
