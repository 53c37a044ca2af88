//! `tweedle boxes`: exact scores of Dots and Boxes, what the theory of chains says, and matches.

mod picture;
mod play;

use crate::args::{BoxesArgs, Limits};
use crate::board;
use crate::eval::write_json;
use crate::report::{new_table, status, stopped};
use crate::saving;
use crate::units;
use crate::watch::{Watch, WhenIdle};
use anyhow::Context;
use serde::Serialize;
use std::io::{self, IsTerminal, Write};
use std::path::Path;
use std::time::{Duration, Instant};
use tweedle_boxes::{Nimstring, Position, ScoredMove, Scores, advice};

/// How often what is known is kept.
const PAUSE: Duration = Duration::from_secs(30);

/// The answer, in JSON.
#[derive(Serialize)]
struct Answer {
    /// The set of undrawn lines.
    position: String,
    /// By how many of the boxes left whoever moves is ahead in the end.
    net: i32,
    boxes_left: usize,
    moves: Vec<JsonMove>,
    advice: Vec<String>,
}

#[derive(Serialize)]
struct JsonMove {
    line: usize,
    name: String,
    takes: usize,
    net: i32,
    best: bool,
}

/// Finds the scores, or plays, and returns the exit status.
pub(crate) fn run(args: &BoxesArgs, limits: Limits) -> anyhow::Result<u8> {
    if let Some(seats) = args.play {
        return play::run(args, seats, limits);
    }
    let position = match board::position(&args.board)? {
        Ok(position) => position,
        Err(status) => return Ok(status),
    };
    let mut watch = Watch::new(limits, WhenIdle::Leave)?;
    let control = limits.control();
    let kept = args.out.as_deref();
    let saved = match saving::kept_before(kept, args.resume)? {
        None => None,
        Some((name, file)) => {
            let scores = Scores::read(file, &control)
                .with_context(|| format!("cannot go on with {name}"))?;
            if scores.net(&position).is_none() && scores.position() != position {
                anyhow::bail!("{name} has the scores of another position");
            }
            Some(scores)
        }
    };
    watch.set_goal(1_u64.checked_shl(position.free_lines() as u32).unwrap_or(u64::MAX));
    let mut scores = saved;
    let mut nimstring = Nimstring::new(&control);
    let done = watch.run(&control, || {
        if scores.is_none() {
            scores = Some(Scores::begin(&position, &control).map_err(stopped)?);
        }
        let mut last = Instant::now();
        while let Some(unfinished) = scores.as_mut().filter(|scores| !scores.is_complete()) {
            unfinished.step().map_err(stopped)?;
            if let Some(path) = kept
                && last.elapsed() >= PAUSE
            {
                if let Err(error) = keep(unfinished, path) {
                    return Ok(Err(error));
                }
                last = Instant::now();
            }
        }
        Ok(Ok(advice(&position, &mut nimstring, scores.as_ref()).map_err(stopped)?))
    });
    if let (Some(path), Some(scores)) = (kept, &scores) {
        keep(scores, path)?;
    }
    let advice = match done {
        Ok(done) => done?,
        Err(trouble) => {
            trouble.show("arguments", "");
            if let (Some(_), Some(path)) = (&scores, kept) {
                let name = path.display();
                crate::say(&format!("Go on with `--resume`: what is known is in {name}."));
            }
            return Ok(trouble.status);
        }
    };
    let moves = scores.as_ref().and_then(|scores| scores.moves(&position)).unwrap_or_default();
    let net = scores.as_ref().and_then(|scores| scores.net(&position)).unwrap_or(0);
    let mut out = io::stdout().lock();
    if args.json {
        let json = |step: &ScoredMove| JsonMove {
            line: step.line,
            name: position.board().line_name(step.line),
            takes: step.takes,
            net: step.net,
            best: step.net == net,
        };
        let answer = Answer {
            position: format!("0x{:x}", position.undrawn()),
            net,
            boxes_left: position.boxes_left(),
            moves: moves.iter().map(json).collect(),
            advice,
        };
        write_json(&mut out, &answer)?;
    } else {
        show(&position, net, &moves, &advice, args.moves, &mut out)?;
    }
    out.flush()?;
    Ok(status::GOOD)
}

/// Makes sure of what is known.
fn keep(scores: &Scores, path: &Path) -> anyhow::Result<()> {
    saving::replace_file(path, |out| scores.write(out))
        .with_context(|| format!("cannot write {}", path.display()))
}

fn show(
    position: &Position,
    net: i32,
    moves: &[ScoredMove],
    advice: &[String],
    with_moves: bool,
    out: &mut impl Write,
) -> io::Result<()> {
    let left = position.boxes_left() as i32;
    let boxes = units::counted(left as u64, "box").replace("boxs", "boxes");
    writeln!(out, "{}\n", position.with_margins())?;
    writeln!(
        out,
        "Score  {} to {} of the {boxes} left, for whoever moves first",
        i32::midpoint(left, net),
        i32::midpoint(left, -net)
    )?;
    for line in advice {
        writeln!(out, "{line}")?;
    }
    if !with_moves || moves.is_empty() {
        return Ok(());
    }
    let mut table = new_table(io::stdout().is_terminal());
    table.set_header(["Line", "Name", "Takes", "Net", "Best"]);
    for step in moves {
        table.add_row([
            step.line.to_string(),
            position.board().line_name(step.line),
            step.takes.to_string(),
            format!("{:+}", step.net),
            if step.net == net { "best" } else { "" }.to_owned(),
        ]);
    }
    writeln!(out, "{table}")
}
