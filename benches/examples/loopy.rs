//! Measures loopy values: `loopy grow|chain N|small|value RULESET POSITION`.
//!
//! `grow` values random graphs of 10 to 300 vertices; `chain` compares two stoppers of N vertices; `small`
//! adds and compares ten small stoppers, as a session of `CGSuite` was measured; `value` values a position.

use std::process::ExitCode;
use std::time::Instant;
use tweedle_engine::loopy::{Graph, Sides, Stoppers};
use tweedle_engine::short::{Store, Style};
use tweedle_engine::{Control, Player, Stop, human_bytes};
use tweedle_rulesets::standard;
use tweedle_search::Analyst;

fn main() -> ExitCode {
    let words: Vec<String> = std::env::args().skip(1).collect();
    let words: Vec<&str> = words.iter().map(String::as_str).collect();
    let count = |text: &str| text.parse::<usize>().map_err(|error| error.to_string());
    let done = match words[..] {
        ["grow"] => grow().map_err(|stop| stop.to_string()),
        ["chain", n] => count(n).and_then(|n| compare(n).map_err(|stop| stop.to_string())),
        ["small"] => small().map_err(|stop| stop.to_string()),
        ["value", ruleset, position] => value(ruleset, position).map_err(|error| error.to_string()),
        _ => Err("usage: loopy grow|chain N|small|value RULESET POSITION".to_owned()),
    };
    match done {
        Ok(()) => ExitCode::SUCCESS,
        Err(message) => {
            eprintln!("{message}");
            ExitCode::FAILURE
        }
    }
}

/// Values random graphs: each vertex has up to two options for each player, a fifth of them numbers.
#[allow(clippy::cast_precision_loss, reason = "times are rounded")]
fn grow() -> Result<(), Stop> {
    println!(
        "vertices  graphs  ms a graph  µs a pair  held at most a graph  stoppers  other sides"
    );
    for (count, graphs) in [(10, 3000), (30, 1000), (100, 100), (300, 20)] {
        let mut random = fastrand::Rng::with_seed(1);
        let (mut most, mut stoppers_found, mut others) = (0, 0, 0);
        let before = Instant::now();
        for _ in 0..graphs {
            let control = Control::new();
            let (mut stoppers, mut store) = (Stoppers::new(control.clone()), Store::default());
            let mut graph = Graph::new();
            for _ in 0..count {
                graph.add_vertex();
            }
            for vertex in 0..count {
                for player in Player::BOTH {
                    for _ in 0..random.u8(..3) {
                        if random.u8(..5) == 0 {
                            let number = store.integer(random.i64(-1..=1))?;
                            graph.add_option(vertex, player, number);
                        } else {
                            graph.add_edge(vertex, player, random.usize(..count));
                        }
                    }
                }
            }
            for value in stoppers.values(&mut store, &graph)? {
                match value.stoppers() {
                    Some(_) => stoppers_found += 1,
                    None => others += 1,
                }
            }
            most = most.max(control.used());
        }
        let each = before.elapsed().as_secs_f64() / f64::from(graphs);
        println!(
            "{count:8}  {graphs:6}  {:10.3}  {:9.3}  {:>20}  {stoppers_found:8}  {others:11}",
            each * 1e3,
            each * 1e6 / (count * count) as f64,
            human_bytes(most),
        );
    }
    Ok(())
}

/// Compares two stoppers of `count` vertices: {n | the one before}, that begin with over and with {1/2 | pass}.
fn compare(count: usize) -> Result<(), Stop> {
    let control = Control::with_memory(4 << 30);
    let (mut stoppers, mut store) = (Stoppers::new(control.clone()), Store::default());
    let mut pair = Vec::new();
    for first in ["0", "1/2"] {
        let before = Instant::now();
        let mut graph = Graph::new();
        for vertex in 0..count {
            graph.add_vertex();
            let option = if vertex == 0 {
                store.read(first).ok()
            } else {
                store.integer(vertex as i64).ok()
            };
            if let Some(option) = option {
                graph.add_option(vertex, Player::Left, option);
            }
            graph.add_edge(vertex, Player::Right, vertex.saturating_sub(1));
        }
        let value = stoppers.values(&mut store, &graph)?.pop();
        println!(
            "made in {:.3} s, {}",
            before.elapsed().as_secs_f64(),
            human_bytes(control.used())
        );
        pair.extend(value.and_then(|value| value.stopper()));
    }
    let [g, h] = pair[..] else { return Err(Stop::Undefined("No stopper.".to_owned())) };
    let before = Instant::now();
    let order = [stoppers.le(&mut store, g, h)?, stoppers.le(&mut store, h, g)?];
    println!(
        "{} and {} followers, g <= h: {}, h <= g: {}, in {:.3} s, {}",
        stoppers.followers(&mut store, g)?.len(),
        stoppers.followers(&mut store, h)?.len(),
        order[0],
        order[1],
        before.elapsed().as_secs_f64(),
        human_bytes(control.used()),
    );
    Ok(())
}

/// Stoppers of one vertex each: the options of Left and of Right, besides a pass if there is one.
const SMALL: [[&[&str]; 2]; 10] = [
    [&["0"], &["pass"]],
    [&["pass"], &["0"]],
    [&["pass"], &[]],
    [&["pass"], &["*"]],
    [&["1", "pass"], &["0"]],
    [&["2"], &["pass"]],
    [&["1", "*"], &["pass"]],
    [&["pass"], &["-1", "^"]],
    [&["0", "pass"], &["{0|-2}"]],
    [&["{2|1}"], &["pass", "{1|0}"]],
];

/// All sums and all comparisons of ten small stoppers.
fn small() -> Result<(), Stop> {
    let (mut stoppers, mut store) = (Stoppers::new(Control::new()), Store::default());
    let mut games: Vec<Sides> = Vec::new();
    for sides in SMALL {
        let mut graph = Graph::new();
        let vertex = graph.add_vertex();
        for player in Player::BOTH {
            for &text in sides[player.index()] {
                if text == "pass" {
                    graph.add_edge(vertex, player, vertex);
                } else if let Ok(option) = store.read(text) {
                    graph.add_option(vertex, player, option);
                }
            }
        }
        games.extend(stoppers.values(&mut store, &graph)?);
    }
    let before = Instant::now();
    let mut sums = 0;
    for (i, g) in games.iter().enumerate() {
        for h in &games[i..] {
            stoppers.sum_of_sides(&mut store, g, h)?;
            sums += 1;
        }
    }
    let added = before.elapsed();
    let before = Instant::now();
    let mut less = 0;
    for g in &games {
        for h in &games {
            less += usize::from(stoppers.sides_le(&mut store, g, h)?);
        }
    }
    let compared = before.elapsed();
    println!(
        "{sums} sums in {:.3} ms, 100 comparisons, {less} true, in {:.3} ms",
        added.as_secs_f64() * 1e3,
        compared.as_secs_f64() * 1e3,
    );
    Ok(())
}

/// Values a position.
fn value(ruleset: &str, position: &str) -> Result<(), Box<dyn std::error::Error>> {
    let rules = standard().rules(ruleset, &[])?;
    let position = rules.place(position)?;
    let control = Control::new();
    let mut analyst = Analyst::new(control.clone(), &standard());
    let before = Instant::now();
    let value = analyst.game_value(&position)?;
    let elapsed = before.elapsed().as_secs_f64();
    let text = analyst.stoppers.sides_text(&mut analyst.store, &value, Style::default())?;
    println!(
        "{text}: {} positions in {elapsed:.3} s, {}",
        control.positions(),
        human_bytes(control.used()),
    );
    Ok(())
}
