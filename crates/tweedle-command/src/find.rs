//! `tweedle find`: a position with a property.

use crate::limits::Limits;
use crate::report::status;
use crate::table::{Positions, make, split};
use crate::table_formats::Format;
use std::io::{self, IsTerminal, Write};
use tweedle_desk::table::TableQuestion;
use tweedle_desk::{Answer, TableOf};

/// The examples at the end of `tweedle find --help`.
const EXAMPLES: &str = "\
Positions are looked at by their number of cells, the smallest first, so that the first one that is found is a smallest one.
`tweedle table --help` lists the names that may stand in the expressions.

Examples:
  tweedle find game.grid.Clobber 'value == ^^' --cols 1..8
  tweedle find game.grid.Domineering --max temperature --rows 3 --cols 4
  tweedle find game.grid.Clobber 'value == {0|^}' --cols 1..6 --all --columns value,outcome";

/// Find the smallest position with a property, or the position that is largest in something
#[derive(clap::Args, Debug)]
#[command(after_help = EXAMPLES)]
pub(crate) struct Find {
    #[command(flatten)]
    positions: Positions,
    /// An expression about the position `g` that is to be true
    #[arg(value_name = "PROPERTY", required_unless_present_any = ["max", "min"])]
    property: Option<String>,
    /// The position for which an expression is largest
    #[arg(long, value_name = "EXPRESSION", conflicts_with = "min")]
    max: Option<String>,
    /// The position for which an expression is smallest
    #[arg(long, value_name = "EXPRESSION")]
    min: Option<String>,
    /// All positions with the property, or all that are largest
    #[arg(long)]
    all: bool,
    /// What is told of a position
    #[arg(long, value_name = "EXPRESSIONS", default_value = "value")]
    columns: String,
}

impl Find {
    /// Finds the position and returns the exit status: 2 if there is none.
    pub(crate) fn run(&self, limits: Limits) -> anyhow::Result<u8> {
        let extreme = self.max.as_ref().or(self.min.as_ref());
        let mut columns = split(&self.columns);
        if let Some(extreme) = extreme
            && !columns.contains(extreme)
        {
            columns.push(extreme.clone());
        }
        let question = TableQuestion {
            columns,
            filter: self.property.clone(),
            sort: extreme.cloned(),
            descending: self.max.is_some(),
            limit: (!self.all).then_some(1),
            best: self.all && extreme.is_some(),
            ..self.positions.question()
        };
        let mut is_found = true;
        let code = make(limits, &question, None, false, |table| {
            is_found = !table.rows().is_empty();
            if limits.json {
                limits.tell(None, TableOf::of(table)?, Answer::Table, |_, _| Ok(()))?;
                return Ok(());
            }
            let stdout = io::stdout();
            let is_terminal = stdout.is_terminal();
            let mut out = stdout.lock();
            if is_found {
                Format::Table.write(table, &mut out, is_terminal)?;
            } else {
                let (done, _) = table.progress();
                let done = tweedle_desk::words::positions(done);
                writeln!(out, "None of {done} has the property.")?;
            }
            Ok(out.flush()?)
        })?;
        Ok(if code == status::GOOD && !is_found { status::BAD_INPUT } else { code })
    }
}
