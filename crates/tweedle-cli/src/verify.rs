//! `tweedle verify`: plays a strategy against every reply.

use crate::args::{Limits, Verify};
use crate::eval::{read_input, write_json};
use crate::report::status;
use crate::units;
use crate::watch::{Watch, WhenIdle};
use serde::Serialize;
use std::io::{self, Write};
use tweedle_script::{Span, position_failure};
use tweedle_search::{Verdict, strategy, verify};

/// The answer, in JSON.
#[derive(Serialize)]
struct Answer<'a> {
    input: &'a str,
    strategy: &'a str,
    player: String,
    first: String,
    verdict: &'static str,
    #[serde(skip_serializing_if = "Option::is_none")]
    positions: Option<u64>,
    #[serde(skip_serializing_if = "Option::is_none")]
    line: Option<Vec<Step>>,
    /// Whether some strategy wins there, if that is known.
    #[serde(skip_serializing_if = "Option::is_none")]
    can_win: Option<bool>,
}

/// A move of a losing line, in JSON.
#[derive(Serialize)]
struct Step {
    player: String,
    name: String,
    to: String,
}

/// Verifies and returns the exit status.
pub(crate) fn run(args: &Verify, limits: Limits) -> anyhow::Result<u8> {
    let mut watch = Watch::new(limits, WhenIdle::Leave)?;
    let control = limits.control();
    let mut session = limits.session(&control);
    let input = read_input(&args.input)?;
    let first = args.first;
    let player = args.player;
    let play = args.play();
    let result = watch.run(&control, || {
        let start = session.position(&input)?;
        let Some(mut strategy) = strategy::strategy(&args.strategy, 0) else {
            // The arguments allow the names of strategies only.
            unreachable!("no strategy {}", args.strategy)
        };
        let mut analyst = session.analyst();
        let failed = |error| position_failure(error, &start, Span::default());
        let most = args.positions;
        let verdict = verify(&mut *strategy, player, &start, first, play, most, &mut analyst);
        let verdict = verdict.map_err(failed)?;
        // Whether it is the fault of the strategy.
        let outcome = analyst.outcome_within(&start, play, most).ok();
        let wins = outcome.map(|outcome| outcome.wins_first(first) == (player == first));
        Ok((verdict, wins))
    });
    let (verdict, wins) = match result {
        Ok(verdict) => verdict,
        Err(trouble) => {
            trouble.show("input", &input);
            return Ok(trouble.status);
        }
    };
    let mut mover = first;
    let (name, positions, line) = match verdict {
        Verdict::Proved { positions } => ("proved", Some(positions), None),
        Verdict::Unfinished { positions } => ("not finished", Some(positions), None),
        Verdict::Refuted { line } => {
            let steps = line.into_iter().map(|step| {
                let player = mover.to_string();
                mover = mover.opponent();
                Step { player, name: step.name, to: step.to.text() }
            });
            ("refuted", None, Some(steps.collect()))
        }
    };
    let answer = Answer {
        input: &input,
        strategy: &args.strategy,
        player: player.to_string(),
        first: first.to_string(),
        verdict: name,
        positions,
        line,
        can_win: wins,
    };
    let mut out = io::stdout().lock();
    if args.json {
        write_json(&mut out, &answer)?;
    } else {
        write_text(&mut out, &answer, if player == first { "first" } else { "second" })?;
    }
    Ok(if answer.verdict == "not finished" { status::STOPPED } else { status::GOOD })
}

fn write_text(out: &mut impl Write, answer: &Answer<'_>, order: &str) -> io::Result<()> {
    let Answer { strategy, player, .. } = answer;
    let count = units::positions(answer.positions.unwrap_or(0));
    match &answer.line {
        None if answer.verdict == "proved" => writeln!(
            out,
            "Proved: {strategy}, as {player} moving {order}, wins against every play; {count} in \
             which it moves."
        ),
        None => writeln!(
            out,
            "Not finished: {strategy}, as {player} moving {order}, was not beaten in {count}. Allow \
             more with `--positions`."
        ),
        Some(line) => {
            writeln!(
                out,
                "Refuted: {strategy}, as {player} moving {order}, loses{}",
                if line.is_empty() { " at once." } else { ":" }
            )?;
            for (i, step) in line.iter().enumerate() {
                writeln!(out, "{}. {}: {} -> {}", i + 1, step.player, step.name, step.to)?;
            }
            match answer.can_win {
                Some(false) => {
                    writeln!(
                        out,
                        "No strategy could win: {player}, moving {order}, has lost there."
                    )
                }
                Some(true) => writeln!(out, "A better strategy wins."),
                None => Ok(()),
            }
        }
    }
}
