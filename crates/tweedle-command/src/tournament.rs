//! `tweedle tournament`: strategies against each other, from many starts.

use crate::fields::{Asks, Fields};
use crate::limits::Limits;
use crate::report::{new_table, status};
use comfy_table::Table;
use std::io::{self, IsTerminal, Write};
use tweedle_desk::{Answer, Standings, questions};

/// The examples at the end of `tweedle tournament --help`.
const EXAMPLES: &str = "\
Each pair plays four matches from each start: either as Left, either first.

Examples:
  tweedle tournament 'game.heap.Nim(\"5,7,9\")' --starts 50
  tweedle tournament 'game.grid.Clobber(\"xox|oxo\")' --strategies naive,random,perfect";

/// Let strategies play each other from many starts
#[derive(clap::Args, Debug)]
#[command(after_help = EXAMPLES)]
pub(crate) struct Tournament {
    #[command(flatten)]
    question: Fields<Tournament>,
}

impl Asks for Tournament {
    type Question = questions::Tournament;
}

impl Tournament {
    /// Lets them play and returns the exit status.
    pub(crate) fn run(&self, limits: Limits) -> anyhow::Result<u8> {
        let words = |standings: &Standings, out: &mut dyn Write| {
            writeln!(out, "{}", table(standings))?;
            points(standings).map_or(Ok(()), |points| writeln!(out, "{points}"))
        };
        limits.ask(&self.question, Answer::Standings, words, |_| status::GOOD)
    }
}

/// A row and a column for each strategy, with the points that it was ahead, if they count.
fn points(standings: &Standings) -> Option<Table> {
    let Standings { strategies, points, .. } = standings;
    let mut table = new_table(io::stdout().is_terminal());
    let heads = strategies.iter().map(|name| format!("against {name}"));
    table.set_header(std::iter::once("points of".to_owned()).chain(heads));
    for (i, (name, row)) in strategies.iter().zip(points.as_ref()?).enumerate() {
        let cells = row.iter().enumerate();
        let cells = cells.map(|(j, points)| if i == j { String::new() } else { points.clone() });
        table.add_row(std::iter::once(name.clone()).chain(cells));
    }
    Some(table)
}

/// A row and a column for each strategy.
fn table(standings: &Standings) -> Table {
    let Standings { strategies, wins, games, .. } = standings;
    let mut table = new_table(io::stdout().is_terminal());
    let heads = strategies.iter().map(|name| format!("against {name}"));
    let header = std::iter::once("wins of".to_owned()).chain(heads);
    table.set_header(header.chain(["in all".to_owned()]));
    let cell = |won: u64, of: u64| if of == 0 { String::new() } else { format!("{won} of {of}") };
    for (i, name) in strategies.iter().enumerate() {
        let row = wins[i].iter().zip(&games[i]).map(|(&won, &of)| cell(won, of));
        let all = cell(wins[i].iter().sum(), games[i].iter().sum());
        table.add_row(std::iter::once(name.clone()).chain(row).chain([all]));
    }
    table
}
