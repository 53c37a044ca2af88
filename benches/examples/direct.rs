//! Measures values that are found without a walk through options: `direct EDGES ROWS`. It values trees of Hackenbush
//! with EDGES edges, and finds the winners of rows of Kayles of up to ROWS pins in misère play.

use std::process::ExitCode;
use std::time::Instant;
use tweedle_engine::{Control, Outcome, Play};
use tweedle_rulesets::standard;
use tweedle_search::Analyst;

/// A tree as edges that are repeated and closed, and who wins it.
const TREES: [(&str, &str, Outcome); 5] = [
    ("lrrll", "", Outcome::L),
    ("e", "", Outcome::N),
    ("e(e;", ")", Outcome::N),
    ("l(r;", ")", Outcome::L),
    ("r(l;e;", ")", Outcome::R),
];

fn main() -> ExitCode {
    let numbers: Vec<usize> = std::env::args().skip(1).filter_map(|it| it.parse().ok()).collect();
    let [edges, rows] = numbers[..] else {
        eprintln!("usage: direct EDGES ROWS");
        return ExitCode::FAILURE;
    };
    match trees(edges).and_then(|()| kayles(rows)) {
        Ok(()) => ExitCode::SUCCESS,
        Err(message) => {
            eprintln!("{message}");
            ExitCode::FAILURE
        }
    }
}

fn trees(edges: usize) -> Result<(), String> {
    let rules = standard().rules("game.graph.Hackenbush", &[]).map_err(|it| it.to_string())?;
    for (repeated, close, expected) in TREES {
        let times = edges / repeated.chars().filter(|it| "lre".contains(*it)).count();
        let text = repeated.repeat(times) + &repeated[..1] + &close.repeat(times);
        let position = rules.clone().place(&text).map_err(|it| it.message().to_owned())?;
        let mut analyst = Analyst::new(Control::new(), &standard());
        let start = Instant::now();
        let value = analyst.canonical_form(&position).map_err(|it| it.to_string())?;
        let outcome = analyst.store.outcome(value).map_err(|it| it.to_string())?;
        assert_eq!(outcome, expected);
        println!("{repeated}...{close}, {edges} edges: {:?}", start.elapsed());
    }
    Ok(())
}

/// Sibert and Conway, "Mathematical Kayles", 1992.
fn kayles(rows: usize) -> Result<(), String> {
    let rules = standard().rules("game.heap.Kayles", &[]).map_err(|it| it.to_string())?;
    let mut analyst = Analyst::new(Control::new(), &standard());
    let start = Instant::now();
    let mut lost = Vec::new();
    for row in 0..=rows {
        let position =
            rules.clone().place(&row.to_string()).map_err(|it| it.message().to_owned())?;
        if analyst.outcome(&position, Play::Misere).map_err(|it| it.to_string())? == Outcome::P {
            lost.push(row);
        }
    }
    assert_eq!(lost, [1, 4, 9, 12, 20].into_iter().filter(|row| *row <= rows).collect::<Vec<_>>());
    println!("misère Kayles to row {rows}: {:?}", start.elapsed());
    Ok(())
}
