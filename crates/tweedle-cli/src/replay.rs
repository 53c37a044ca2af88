//! `tweedle replay`: checks a record of a match and shows it.

use crate::args::{Limits, Replay};
use crate::play::{load, referee};
use crate::report::status;
use crate::watch::{Watch, WhenIdle};
use std::io::{self, Write};
use tweedle::Play;

/// Checks the record and returns the exit status.
pub(crate) fn run(args: &Replay, limits: Limits) -> anyhow::Result<u8> {
    let mut watch = Watch::new(limits, WhenIdle::Leave)?;
    let control = limits.control();
    let mut session = limits.session(&control);
    let record = match load(&args.file) {
        Ok(record) => record,
        Err(status) => return Ok(status),
    };
    let start = match watch.run(&control, || session.position(&record.start)) {
        Ok(start) => start,
        Err(trouble) => {
            trouble.show("start", &record.start);
            return Ok(trouble.status);
        }
    };
    let winner = match referee(&record, &start, &mut watch, &control) {
        Ok(winner) => winner,
        Err(status) => return Ok(status),
    };
    let mut out = io::stdout().lock();
    if args.json {
        let record = tweedle_search::Record { winner: Some(winner), ..record };
        write!(out, "{}", record.to_json())?;
        return Ok(status::GOOD);
    }
    let play = if record.play == Play::Misere { ", misère play" } else { "" };
    writeln!(out, "{}{play}", record.start)?;
    writeln!(out, "{}", start.draw())?;
    let mut player = record.first;
    for (i, step) in record.moves.iter().enumerate() {
        writeln!(out, "{}. {player}: {step}", i + 1)?;
        player = player.opponent();
    }
    let who = record.who(winner);
    let who = if who.is_empty() { String::new() } else { format!(" ({who})") };
    writeln!(out, "Every move is legal. {winner}{who} wins.")?;
    Ok(status::GOOD)
}
