//! `tweedle replay`: checks a record of a match and shows it.

use crate::limits::Limits;
use crate::report::status;
use crate::streams::to_stderr;
use crate::watch::{Watch, WhenIdle};
use std::io::{self, Write};
use std::path::PathBuf;
use tweedle_desk::{Answer, Replayed, kept};
use tweedle_engine::{Play, Player};

/// The examples at the end of `tweedle replay --help`.
const EXAMPLES: &str = "\
Examples:
  tweedle replay match.txt
  tweedle replay --json match.txt";

/// Check the record of a match and show it
#[derive(clap::Args, Debug)]
#[command(after_help = EXAMPLES)]
pub(crate) struct Replay {
    /// A record, in plain text or JSON
    #[arg(value_name = "FILE")]
    file: PathBuf,
}

impl Replay {
    /// Checks the record and returns the exit status.
    pub(crate) fn run(&self, limits: Limits) -> anyhow::Result<u8> {
        let mut watch = Watch::new(limits, WhenIdle::Leave)?;
        let control = limits.control();
        let mut desk = limits.desk(&control)?;
        let file = self.file.display().to_string();
        let record = match kept::load(&self.file) {
            Ok(record) => record,
            Err(trouble) => return Ok(limits.fail(&trouble, "record", Some(&file))?),
        };
        match watch.run(&control, || desk.replay(&record)) {
            Ok(replayed) => {
                let is_over = replayed.next.is_none();
                let words = |replayed: &Replayed, out: &mut dyn Write| write_text(out, replayed);
                limits.tell(Some(&file), replayed, Answer::Replayed, words)?;
                if !is_over {
                    to_stderr(&format!("Go on with `tweedle play --resume {file}`."));
                }
                Ok(status::GOOD)
            }
            Err(trouble) => Ok(limits.fail(&trouble, "start", Some(&record.start))?),
        }
    }
}

/// The match, and its result.
fn write_text(out: &mut dyn Write, replayed: &Replayed) -> io::Result<()> {
    let Replayed { record, drawing, winner, score, next } = replayed;
    let play = if record.play == Play::Misere { ", misère play" } else { "" };
    writeln!(out, "{}{play}", record.start)?;
    writeln!(out, "{drawing}")?;
    let mut player = record.first;
    for (i, step) in record.moves.iter().enumerate() {
        writeln!(out, "{}. {player}: {step}", i + 1)?;
        player = player.opponent();
    }
    let who = |player: Player| match record.who(player) {
        "" => format!("{player}"),
        who => format!("{player} ({who})"),
    };
    if let Some(player) = record.resigned {
        writeln!(out, "{player} resigned.")?;
    }
    if let Some(score) = score {
        writeln!(out, "The score is {score}.")?;
    }
    if let Some(winner) = winner {
        writeln!(out, "Every move is legal. {} wins.", who(*winner))?;
    }
    if winner.is_none() && next.is_none() {
        writeln!(out, "Every move is legal. Nobody wins.")?;
    }
    if let Some(player) = next {
        let turn = format!("The match is not over: it is the turn of {}.", who(*player));
        writeln!(out, "Every move so far is legal. {turn}")?;
    }
    Ok(())
}
