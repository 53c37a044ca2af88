//! `tweedle replay`: checks a record of a match and shows it.

use crate::limits::Limits;
use crate::report::{Report, status};
use crate::streams::say;
use crate::watch::{Watch, WhenIdle};
use std::io::{self, Write};
use std::path::PathBuf;
use tweedle::Play;
use tweedle_desk::{Replayed, kept};

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
    /// Print the record as JSON, with its winner
    #[arg(long)]
    json: bool,
}

impl Replay {
    /// Checks the record and returns the exit status.
    pub(crate) fn run(&self, limits: Limits) -> anyhow::Result<u8> {
        let mut watch = Watch::new(limits, WhenIdle::Leave)?;
        let control = limits.control();
        let mut desk = limits.desk(&control);
        let record = match kept::load(&self.file) {
            Ok(record) => record,
            Err(trouble) => {
                trouble.show("record", "");
                return Ok(trouble.status());
            }
        };
        let Replayed { record, drawing, winner, next } =
            match watch.run(&control, || desk.replay(&record)) {
                Ok(replayed) => replayed,
                Err(trouble) => {
                    trouble.show("start", &record.start);
                    return Ok(trouble.status());
                }
            };
        let mut out = io::stdout().lock();
        if self.json {
            write!(out, "{}", record.to_json())?;
            return Ok(status::GOOD);
        }
        let play = if record.play == Play::Misere { ", misère play" } else { "" };
        writeln!(out, "{}{play}", record.start)?;
        writeln!(out, "{drawing}")?;
        let mut player = record.first;
        for (i, step) in record.moves.iter().enumerate() {
            writeln!(out, "{}. {player}: {step}", i + 1)?;
            player = player.opponent();
        }
        let who = |player| match record.who(player) {
            "" => format!("{player}"),
            who => format!("{player} ({who})"),
        };
        if let Some(winner) = winner {
            writeln!(out, "Every move is legal. {} wins.", who(winner))?;
        }
        if winner.is_none() && next.is_none() {
            writeln!(out, "Every move is legal. Nobody wins.")?;
        }
        if let Some(player) = next {
            let turn = format!("The match is not over: it is the turn of {}.", who(player));
            writeln!(out, "Every move so far is legal. {turn}")?;
            let file = self.file.display();
            say(&format!("Go on with `tweedle play --resume {file}`."));
        }
        Ok(status::GOOD)
    }
}
