//! `tweedle family`: the values along a family of positions.

use crate::arguments::split;
use crate::limits::Limits;
use crate::report::{new_table, status};
use crate::table::warn;
use crate::table_formats::shortened;
use crate::watch::{Watch, WhenIdle};
use std::io::{self, IsTerminal, Write};
use tweedle_desk::{Answer, Ask, FamilyOf, Pattern, questions};
use tweedle_script::say;

/// The examples at the end of `tweedle family --help`.
const EXAMPLES: &str = "\
What the values seem to follow is told if it holds for four periods at the end. It is checked as far as the table goes, and not proved.

Examples:
  tweedle family 'game.grid.Clobber(\"xo\" * n)' n=1..10
  tweedle family 'game.strip.TopplingDominoes(\"lr\" * k)' k=1..12 --columns value,temperature
  tweedle family 'game.heap.Kayles(n)' n=60..140 --columns nimber";

/// Tell the values along a family of positions, and what they seem to follow
#[derive(clap::Args, Debug)]
#[command(after_help = EXAMPLES)]
pub(crate) struct Family {
    /// A position with a variable in it
    #[arg(value_name = "POSITION")]
    input: String,
    /// The variable, with its first and its last number
    #[arg(value_name = "N=A..B")]
    range: String,
    /// What is told of a position, as for `tweedle table`
    #[arg(long, value_name = "EXPRESSIONS", default_value = "value")]
    columns: String,
}

impl Family {
    /// Tells the values and returns the exit status.
    pub(crate) fn run(&self, limits: Limits) -> anyhow::Result<u8> {
        let Some((variable, first, last)) = self.range() else {
            let message =
                format!("`{}` is no variable with a range, such as `n=1..20`.", self.range);
            return Ok(limits.refuse(say::bad_argument(&message))?);
        };
        let question = questions::Family {
            input: self.input.clone(),
            variable: variable.to_owned(),
            first,
            last,
            columns: split(&self.columns),
        };
        let mut watch = Watch::new(limits, WhenIdle::Leave)?;
        let control = limits.control();
        let mut desk = limits.desk(&control)?;
        match watch.run(&control, || question.ask(&mut desk)) {
            Ok(found) => {
                warn(&found.table.failed, found.table.failures);
                let is_empty = found.table.failures == found.table.rows.len() as u64;
                limits.tell(Some(&self.input), found, Answer::Family, |found, out| {
                    write_text(found, variable, first, out)
                })?;
                Ok(if is_empty { status::BAD_INPUT } else { status::GOOD })
            }
            Err(trouble) => {
                let trouble = trouble.about(&self.input);
                Ok(limits.fail(&trouble, "input", Some(&self.input))?)
            }
        }
    }

    fn range(&self) -> Option<(&str, u64, u64)> {
        let (variable, range) = self.range.split_once('=')?;
        let (first, last) = range.split_once("..")?;
        Some((variable.trim(), first.trim().parse().ok()?, last.trim().parse().ok()?))
    }
}

fn write_text(found: &FamilyOf, variable: &str, first: u64, out: &mut dyn Write) -> io::Result<()> {
    let mut table = new_table(io::stdout().is_terminal());
    let columns = found.table.columns.iter().map(String::as_str);
    table.set_header(std::iter::once(variable).chain(columns));
    for (n, row) in (first..).zip(&found.table.rows) {
        let cells = row[1..].iter().map(|cell| shortened(cell.to_string()));
        table.add_row(std::iter::once(n.to_string()).chain(cells));
    }
    writeln!(out, "{table}")?;
    for (column, pattern) in found.table.columns.iter().zip(&found.patterns) {
        match pattern {
            Some(pattern) => writeln!(out, "{column}: {}", told(pattern, variable))?,
            None => writeln!(out, "{column}: no pattern is seen.")?,
        }
    }
    Ok(())
}

/// A pattern in words.
fn told(pattern: &Pattern, variable: &str) -> String {
    let Pattern { period, from, to, saltus } = pattern;
    let checked = format!("from {variable} = {from} on, checked to {variable} = {to}, not proved");
    let is_periodic = saltus.iter().all(|it| it == "0");
    let is_one = saltus.iter().all(|it| *it == saltus[0]);
    match (is_periodic, is_one, period) {
        (true, _, 1) => format!("always the same {checked}."),
        (true, _, _) => format!("period {period} {checked}."),
        (false, true, _) => {
            let plus = match saltus[0].strip_prefix('-') {
                Some(rest) if rest.chars().all(|c| c.is_ascii_digit() || c == '/') => {
                    format!("- {rest}")
                }
                _ => format!("+ {}", saltus[0]),
            };
            format!("v({variable} + {period}) = v({variable}) {plus} {checked}.")
        }
        _ => {
            let all = saltus.join(", ");
            format!(
                "v({variable} + {period}) = v({variable}) + one of {all} by the residue {checked}."
            )
        }
    }
}
