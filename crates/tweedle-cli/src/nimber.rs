//! `tweedle nimber`: the nimber of an impartial position.

use crate::args::{Limits, Nimber};
use crate::eval::{read_input, write_json};
use crate::report::{Advised, JsonNimber, status};
use crate::watch::{Watch, WhenIdle};
use serde::Serialize;
use std::io::{self, Write};
use tweedle::affine::Value;
use tweedle_script::{Failure, Span, position_failure};

/// The answer, in JSON.
#[derive(Serialize)]
#[serde(untagged)]
enum Answer<'a> {
    /// The position has a nimber.
    Good { input: &'a str, nimber: JsonNimber },
    /// It has none, or the work was stopped.
    Bad { input: &'a str, error: Advised },
}

/// Finds the nimber and returns the exit status.
pub(crate) fn run(args: &Nimber, limits: Limits) -> anyhow::Result<u8> {
    let mut watch = Watch::new(limits, WhenIdle::Leave)?;
    let control = limits.control();
    let mut session = limits.session(&control);
    let input = read_input(&args.input)?;
    let result = watch.run(&control, || {
        let position = session.position(&input)?;
        let everything = Span::new(0, input.trim_end().len() as u32);
        if !position.is_impartial() {
            let message = "This position is not impartial: the players have different moves.";
            let failure = Failure::new(message, everything);
            return Err(failure.with_hint("Its value is shown by `tweedle analyze`."));
        }
        let failed = |error| position_failure(error, &position, everything);
        if position.is_entailing() {
            let worth = session.analyst().affine_worth(&position).map_err(failed)?;
            if let Some(value) = worth.value() {
                return Ok(value);
            }
        }
        session.analyst().nim_value(&position).map(Value::Nimber).map_err(failed)
    });
    let mut out = io::stdout().lock();
    match result {
        Ok(nimber) if args.json => {
            let nimber = nimber.into();
            write_json(&mut out, &Answer::Good { input: &input, nimber })?;
        }
        Ok(nimber) => writeln!(out, "{nimber}")?,
        Err(trouble) => {
            if args.json {
                let error = trouble.advised(&input);
                write_json(&mut out, &Answer::Bad { input: &input, error })?;
            } else {
                trouble.show(if args.input == "-" { "<stdin>" } else { "input" }, &input);
            }
            return Ok(trouble.status);
        }
    }
    Ok(status::GOOD)
}
