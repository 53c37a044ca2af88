//! `tweedle find`: a position with a property.

use crate::fields::{Asks, Fields};
use crate::limits::Limits;
use crate::report::status;
use crate::table::make;
use crate::table_formats::Format;
use std::io::{self, IsTerminal, Write};
use tweedle_desk::table::TableQuestion;
use tweedle_desk::{Answer, TableOf, Trouble, words};
use tweedle_script::say;

/// The examples at the end of `tweedle find --help`.
const EXAMPLES: &str = "\
Boards and strips are looked at by their number of cells, the smallest first, so that the first one that is found is a smallest one;
heaps by the largest heap, then by the next one. --max and --min are of numbers: games are not all comparable.
`tweedle table --help` lists the names that may stand in the expressions.

Examples:
  tweedle find game.grid.Clobber 'value == ^^' --cols 1..8
  tweedle find game.grid.Domineering --max temperature --rows 3 --cols 4
  tweedle find --followers 'game.grid.Clobber(\"xoxoxo\")' 'value == ^*'
  tweedle find game.grid.Clobber 'value == {0|^}' --cols 1..6 --all --columns value,outcome";

/// Find the smallest position with a property, or the position that is largest in something
#[derive(clap::Args, Debug)]
#[command(after_help = EXAMPLES)]
pub(crate) struct Find {
    #[command(flatten)]
    positions: Fields<Find>,
    /// An expression about the position `g` that is to be true
    #[arg(value_name = "PROPERTY")]
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
}

impl Asks for Find {
    type Question = TableQuestion;
    const PLACES: &[(&str, &str)] = &[("ruleset", "RULESET")];
    const OTHERWISE: &[&str] =
        &["positions", "where", "sort", "descending", "limit", "best", "strict"];
}

impl Find {
    /// The question for a table of what is looked for.
    ///
    /// # Errors
    /// [`Trouble`], if no property is given, or a ruleset besides a list.
    pub(crate) fn question(&self) -> anyhow::Result<TableQuestion> {
        let Find { positions, property, max, min, all } = self;
        let has_columns = positions.has("columns");
        let ((mut positions, _), mut property) = (positions.question()?, property.clone());
        // A list and followers have no ruleset: the first word is the property.
        let has_list = positions.followers.is_some() || positions.from.is_some();
        if let Some(word) = positions.ruleset.take_if(|_| has_list) {
            if property.is_some() {
                return Err(Trouble::mistake(say::ruleset_and_list()).into());
            }
            property = Some(word);
        }
        let extreme = max.as_ref().or(min.as_ref());
        if property.is_none() && extreme.is_none() {
            return Err(Trouble::mistake(say::no_property()).into());
        }
        let mut columns = positions.columns.split_off(0);
        if !has_columns {
            columns.push("value".to_owned());
        }
        if let Some(extreme) = extreme
            && !columns.contains(extreme)
        {
            columns.push(extreme.clone());
        }
        Ok(TableQuestion {
            columns,
            filter: property,
            sort: extreme.cloned(),
            descending: max.is_some(),
            limit: (!all).then_some(1),
            best: extreme.is_some(),
            ..positions
        })
    }

    /// Finds the position and returns the exit status: 2 if there is none.
    pub(crate) fn run(&self, limits: Limits) -> anyhow::Result<u8> {
        let question = self.question()?;
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
                // Nothing is said of a position in which an expression failed.
                let (_, failures) = table.failed();
                let done = words::positions(table.positions() - failures);
                match &question.sort {
                    Some(extreme) => writeln!(out, "None of {done} has a value of `{extreme}`.")?,
                    None => writeln!(out, "None of {done} has the property.")?,
                }
                if failures > 0 {
                    let failures = words::positions(failures);
                    writeln!(out, "It is not known of {failures}, in which an expression fails.")?;
                }
            }
            Ok(out.flush()?)
        })?;
        Ok(if code == status::GOOD && !is_found { status::BAD_INPUT } else { code })
    }
}
