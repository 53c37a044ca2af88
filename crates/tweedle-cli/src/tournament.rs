//! `tweedle tournament`: strategies against each other, from many starts.

use crate::args::{Limits, Tournament};
use crate::eval::{read_input, write_json};
use crate::report::{new_table, status};
use crate::watch::{Watch, WhenIdle};
use serde::Serialize;
use std::io::{self, IsTerminal, Write};
use tweedle_script::{Span, position_failure};
use tweedle_search::{Standings, random_starts, strategy, tournament};

/// The answer, in JSON.
#[derive(Serialize)]
struct Answer<'a> {
    strategies: &'a [String],
    starts: usize,
    /// Matches that the strategy of the row won against that of the column.
    wins: &'a [Vec<u64>],
    games: &'a [Vec<u64>],
}

/// Lets them play and returns the exit status.
pub(crate) fn run(args: &Tournament, limits: Limits) -> anyhow::Result<u8> {
    if args.strategies.len() < 2 {
        crate::say("error: A tournament takes two strategies or more.");
        return Ok(status::BAD_INPUT);
    }
    let mut watch = Watch::new(limits, WhenIdle::Leave)?;
    let control = limits.control();
    let mut session = limits.session(&control);
    let input = read_input(&args.input)?;
    let starts = args.starts as usize;
    let result = watch.run(&control, || {
        let start = session.position(&input)?;
        let failed = |error| position_failure(error, &start, Span::default());
        let starts = random_starts(&start, starts, args.seed, &control).map_err(failed)?;
        let named = args.strategies.iter().zip(args.seed..);
        let mut strategies: Vec<_> =
            named.filter_map(|(name, seed)| strategy::strategy(name, seed)).collect();
        let mut analyst = session.analyst();
        tournament(&mut strategies, &starts, args.play(), &mut analyst).map_err(failed)
    });
    let Standings { wins, games } = match result {
        Ok(standings) => standings,
        Err(trouble) => {
            trouble.show("input", &input);
            return Ok(trouble.status);
        }
    };
    let mut out = io::stdout().lock();
    if args.json {
        let answer = Answer { strategies: &args.strategies, starts, wins: &wins, games: &games };
        write_json(&mut out, &answer)?;
        return Ok(status::GOOD);
    }
    let mut table = new_table(io::stdout().is_terminal());
    let heads = args.strategies.iter().map(|name| format!("against {name}"));
    let header = std::iter::once("wins of".to_owned()).chain(heads);
    table.set_header(header.chain(["in all".to_owned()]));
    let cell = |won: u64, of: u64| if of == 0 { String::new() } else { format!("{won} of {of}") };
    for (i, name) in args.strategies.iter().enumerate() {
        let row = wins[i].iter().zip(&games[i]).map(|(&won, &of)| cell(won, of));
        let all = cell(wins[i].iter().sum(), games[i].iter().sum());
        table.add_row(std::iter::once(name.clone()).chain(row).chain([all]));
    }
    writeln!(out, "{table}")?;
    Ok(status::GOOD)
}
