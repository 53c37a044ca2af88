//! `tweedle eval`: expressions on the command line.

use crate::arguments::unshield;
use crate::limits::Limits;
use crate::report::{Report, status};
use crate::streams::read_input;
use crate::watch::{Watch, WhenIdle};
use std::io::Write;
use tweedle_desk::{Answer, Evaluation};
use tweedle_script::Source;

/// The examples at the end of `tweedle eval --help`.
const EXAMPLES: &str = "\
Examples:
  tweedle eval '1/2 + 3/4'
  tweedle eval 'g := {3|{1|-2}};' 'g.Temperature' 'g.Mean'     one session for all three
  tweedle eval 'game.grid.Domineering(\"....|....|....\").CanonicalForm'
  tweedle eval --json '{0|}' '0/0'
  tweedle eval --raw 'Table([[1,^]]).ToLatex' > table.tex
  tweedle eval - < program.cgs";

/// Evaluate expressions and print each result on its own line
#[derive(clap::Args, Debug)]
#[command(after_help = EXAMPLES)]
pub(crate) struct Eval {
    /// Expressions or programs, which share their variables; `-` is the standard input
    #[arg(required = true, value_name = "EXPR", value_parser = unshield)]
    pub(crate) inputs: Vec<String>,
    /// Print a result that is a text without quotes and escapes, for a file or another program
    #[arg(long)]
    pub(crate) raw: bool,
}

impl Eval {
    /// Evaluates the inputs at one desk and returns the exit status.
    pub(crate) fn run(&self, limits: Limits) -> anyhow::Result<u8> {
        let mut watch = Watch::new(limits, WhenIdle::Leave)?;
        let control = limits.control();
        let mut desk = limits.desk(&control)?;
        desk.session().set_raw(self.raw);
        desk.session().set_printer(watch.printer(limits.json));
        let mut worst = status::GOOD;
        for (index, argument) in self.inputs.iter().enumerate() {
            let input = read_input(argument)?;
            let source = Source::new(self.source_name(index), &*input);
            let found = watch.run(&control, || {
                if limits.json {
                    desk.evaluate_source(source)
                } else {
                    desk.print_source(source).map(Evaluation::of_text)
                }
            });
            match found {
                Ok(evaluation) => {
                    let words = |found: &Evaluation, out: &mut dyn Write| match &found.output {
                        Some(text) => writeln!(out, "{text}"),
                        None => Ok(()),
                    };
                    limits.tell(Some(&input), evaluation, Answer::Evaluation, words)?;
                }
                Err(trouble) => {
                    let trouble = trouble.about(&input);
                    let status = limits.fail(&trouble, &self.source_name(index), Some(&input))?;
                    worst = worst.max(status);
                    if trouble.is_interrupt() {
                        break;
                    }
                    if trouble.is_bug() {
                        desk.clear();
                    }
                }
            }
        }
        // The process ends, which gives all memory back at once; to take large tables apart takes a while.
        std::mem::forget(desk);
        Ok(worst)
    }

    /// The name of an input in messages.
    fn source_name(&self, index: usize) -> String {
        match self.inputs.as_slice() {
            inputs if inputs[index] == "-" => "<stdin>".to_owned(),
            [_] => "input".to_owned(),
            _ => format!("input {}", index + 1),
        }
    }
}
