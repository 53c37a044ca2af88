//! `tweedle tournament`: strategies against each other, from many starts.

use crate::arguments::{play, strategies, unshield};
use crate::limits::Limits;
use crate::report::{new_table, status};
use crate::streams::read_input;
use crate::units;
use crate::watch::{Watch, WhenIdle};
use comfy_table::Table;
use std::io::{self, IsTerminal};
use tweedle_desk::{Answer, Standings, USUAL_STARTS, USUAL_STRATEGIES};

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
    /// The position; random play from it makes the other starts
    #[arg(value_name = "POSITION", value_parser = unshield)]
    input: String,
    /// The strategies, with commas between them
    #[arg(
        long,
        value_name = "NAMES",
        value_delimiter = ',',
        default_values = USUAL_STRATEGIES,
        value_parser = strategies()
    )]
    strategies: Vec<String>,
    /// How many starts
    #[arg(
        long,
        value_name = "NUMBER",
        default_value_t = USUAL_STARTS as u64,
        value_parser = units::parse_count
    )]
    starts: u64,
    /// What chance starts from
    #[arg(long, value_name = "NUMBER", default_value_t = 0)]
    seed: u64,
    /// Who cannot move wins
    #[arg(long)]
    misere: bool,
}

impl Tournament {
    /// Lets them play and returns the exit status.
    pub(crate) fn run(&self, limits: Limits) -> anyhow::Result<u8> {
        let mut watch = Watch::new(limits, WhenIdle::Leave)?;
        let control = limits.control();
        let mut desk = limits.desk(&control)?;
        let input = read_input(&self.input)?;
        let (starts, play) = (self.starts as usize, play(self.misere));
        let result = watch
            .run(&control, || desk.tournament(&input, &self.strategies, starts, self.seed, play));
        match result {
            Ok(standings) => {
                limits.tell(Some(&input), standings, Answer::Standings, |standings, out| {
                    writeln!(out, "{}", table(standings))
                })?;
                Ok(status::GOOD)
            }
            Err(trouble) => Ok(limits.fail(&trouble.about(&input), "input", Some(&input))?),
        }
    }
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
