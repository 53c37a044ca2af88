//! Measures a group of tiers with moves within it against the retrograde analysis that keeps positions: `tiers TOADS FREE`, for backsliding Toads
//! and Frogs from TOADS toads, FREE free cells, and as many frogs as toads, with one thread.

use std::num::NonZeroUsize;
use std::process::ExitCode;
use std::time::Instant;
use tweedle_engine::{Control, Play, Player};
use tweedle_rulesets::{Ranking, standard};
use tweedle_search::tiers::{Order, Space, solve};
use tweedle_search::{Analyst, TurnEnd};

fn main() -> ExitCode {
    let numbers: Vec<usize> = std::env::args().skip(1).filter_map(|it| it.parse().ok()).collect();
    let [toads, free] = numbers[..] else {
        eprintln!("usage: tiers TOADS FREE");
        return ExitCode::FAILURE;
    };
    match measure(&format!("{}{}{}", "t".repeat(toads), ".".repeat(free), "f".repeat(toads))) {
        Ok(()) => ExitCode::SUCCESS,
        Err(message) => {
            eprintln!("{message}");
            ExitCode::FAILURE
        }
    }
}

fn measure(text: &str) -> Result<(), String> {
    let (registry, control) = (standard(), Control::new());
    control.allow_threads(NonZeroUsize::MIN);
    let rules = registry
        .rules("game.strip.BackslidingToadsAndFrogs", &[])
        .map_err(|error| error.to_string())?;
    let begin = Instant::now();
    let ranking = Ranking::of(rules.clone(), &registry).ok_or("its positions have no ranks")?;
    let space = Space::new(&ranking, 1, text.len() as u32, Play::Normal)
        .map_err(|error| error.to_string())?;
    let from = space.read(text).ok_or("no strip")?;
    let order = Order::of(&space, Some(&from), &control).map_err(|stop| stop.to_string())?;
    let tables = solve(&space, &order, &control).map_err(|stop| stop.to_string())?;
    let by_ranks = tables.turn(&space, &order, text, Player::Left);
    println!("{} boards by their ranks: {:?}", order.positions(), begin.elapsed());
    let begin = Instant::now();
    let position = rules.place(text).map_err(|error| error.message().to_owned())?;
    let mut analyst = Analyst::new(control, &registry);
    let ending = analyst.ending(&position, Player::Left, Play::Normal);
    let by_positions = ending.map_err(|error| error.to_string())?;
    println!("by positions that are kept: {:?}", begin.elapsed());
    if by_ranks != Some(TurnEnd::Ending(by_positions)) {
        return Err(format!("{by_ranks:?} and {by_positions:?}"));
    }
    Ok(())
}
