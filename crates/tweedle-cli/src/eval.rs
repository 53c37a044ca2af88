//! `tweedle eval`: expressions on the command line.

use crate::args::{Eval, Limits};
use crate::report::{Advised, status};
use crate::watch::{Watch, WhenIdle};
use serde::Serialize;
use std::borrow::Cow;
use std::io::{self, Read, Write};

/// The answer to one input, in JSON.
#[derive(Serialize)]
#[serde(untagged)]
enum Answer<'a> {
    /// It has a value; `null` if it ends with a `;`.
    Good { input: &'a str, output: Option<String> },
    /// It has none.
    Bad { input: &'a str, error: Advised },
}

/// Evaluates the inputs in one session and returns the exit status.
pub(crate) fn run(args: &Eval, limits: Limits) -> anyhow::Result<u8> {
    let mut watch = Watch::new(limits, WhenIdle::Leave)?;
    let control = limits.control();
    let mut session = limits.session(&control);
    let mut worst = status::GOOD;
    let mut out = io::stdout().lock();
    for (index, argument) in args.inputs.iter().enumerate() {
        let input = read_input(argument)?;
        match watch.run(&control, || session.run(&input)) {
            Ok(output) if args.json => {
                write_json(&mut out, &Answer::Good { input: &input, output })?;
            }
            Ok(Some(output)) => writeln!(out, "{output}")?,
            Ok(None) => {}
            Err(trouble) => {
                worst = worst.max(trouble.status);
                if args.json {
                    let error = trouble.advised(&input);
                    write_json(&mut out, &Answer::Bad { input: &input, error })?;
                } else {
                    trouble.show(&source_name(args, index), &input);
                }
                if trouble.is_interrupt() {
                    break;
                }
                if trouble.is_bug() {
                    session = limits.session(&control);
                }
            }
        }
    }
    Ok(worst)
}

/// What an argument stands for: itself, or the standard input if it is `-`.
pub(crate) fn read_input(argument: &str) -> io::Result<Cow<'_, str>> {
    if argument != "-" {
        return Ok(argument.into());
    }
    let mut bytes = Vec::new();
    io::stdin().lock().read_to_end(&mut bytes)?;
    // What is no UTF-8 becomes a character that means nothing, with the usual message.
    Ok(String::from_utf8_lossy(&bytes).into_owned().into())
}

/// What messages call an input.
fn source_name(args: &Eval, index: usize) -> String {
    match args.inputs.as_slice() {
        inputs if inputs[index] == "-" => "<stdin>".to_owned(),
        [_] => "input".to_owned(),
        _ => format!("input {}", index + 1),
    }
}

/// Writes a line of JSON.
pub(crate) fn write_json(out: &mut impl Write, value: &impl Serialize) -> io::Result<()> {
    let mut line = serde_json::to_vec(value)?;
    line.push(b'\n');
    out.write_all(&line)?;
    out.flush()
}
