//! `tweedle analyze`: what a player wants to know of a position.

use crate::args::{Analyze, Limits};
use crate::eval::{read_input, write_json};
use crate::report::{Advised, status};
use crate::watch::{Watch, WhenIdle};
use comfy_table::presets::{ASCII_FULL_CONDENSED, UTF8_FULL_CONDENSED};
use comfy_table::{ContentArrangement, Table};
use serde::Serialize;
use std::io::{self, IsTerminal, Write};
use tweedle::{Outcome, Player};
use tweedle_script::{AnalysedOption, Analysis};

/// The answer, in JSON.
#[derive(Serialize)]
#[serde(untagged)]
enum Answer<'a> {
    /// The input is a position or a game.
    Good {
        input: &'a str,
        position: &'a str,
        value: &'a str,
        outcome: String,
        mean: &'a str,
        temperature: &'a str,
        birthday: &'a str,
        left: Vec<JsonOption<'a>>,
        right: Vec<JsonOption<'a>>,
    },
    /// It is not, or the analysis was stopped.
    Bad { input: &'a str, error: Advised },
}

/// An option of a player, in JSON.
#[derive(Serialize)]
struct JsonOption<'a> {
    position: &'a str,
    value: &'a str,
    outcome: String,
    best: bool,
}

/// Analyses the input and returns the exit status.
pub(crate) fn run(args: &Analyze, limits: Limits) -> anyhow::Result<u8> {
    let mut watch = Watch::new(limits, WhenIdle::Leave)?;
    let control = limits.control();
    let mut session = limits.session(&control);
    let input = read_input(&args.input)?;
    let stdout = io::stdout();
    let is_terminal = stdout.is_terminal();
    let mut out = stdout.lock();
    match watch.run(&control, || session.analyze(&input)) {
        Ok(analysis) if args.json => write_json(&mut out, &json(&input, &analysis))?,
        Ok(analysis) => writeln!(out, "{}", text(&analysis, is_terminal))?,
        Err(trouble) => {
            if args.json {
                let error = trouble.advised(&input);
                write_json(&mut out, &Answer::Bad { input: &input, error })?;
            } else {
                trouble.show(if args.input == "-" { "<stdin>" } else { "input" }, &input);
            }
            return Ok(trouble.status);
        }
    }
    Ok(status::GOOD)
}

fn json<'a>(input: &'a str, analysis: &'a Analysis) -> Answer<'a> {
    let side = |player: Player| {
        let options = analysis.options[player.index()].iter();
        options
            .map(|option| JsonOption {
                position: &option.position,
                value: &option.value,
                outcome: option.outcome.to_string(),
                best: option.is_best,
            })
            .collect()
    };
    Answer::Good {
        input,
        position: &analysis.position,
        value: &analysis.value,
        outcome: analysis.outcome.to_string(),
        mean: &analysis.mean,
        temperature: &analysis.temperature,
        birthday: &analysis.birthday,
        left: side(Player::Left),
        right: side(Player::Right),
    }
}

fn text(analysis: &Analysis, is_terminal: bool) -> String {
    let outcome = format!("{}, {}", analysis.outcome, in_words(analysis.outcome));
    let facts = [
        ("Value", &analysis.value),
        ("Outcome", &outcome),
        ("Mean", &analysis.mean),
        ("Temperature", &analysis.temperature),
        ("Birthday", &analysis.birthday),
    ];
    let mut lines = vec![analysis.position.clone(), String::new()];
    lines.extend(facts.map(|(name, fact)| format!("{name:<11}  {fact}")));
    for player in Player::BOTH {
        let options = &analysis.options[player.index()];
        lines.extend([String::new(), best_moves(player, options)]);
        if !options.is_empty() {
            lines.push(table(player, options, is_terminal).to_string());
        }
    }
    lines.join("\n")
}

/// Who wins, in words.
fn in_words(outcome: Outcome) -> &'static str {
    match outcome {
        Outcome::P => "whoever moves first loses",
        Outcome::N => "whoever moves first wins",
        Outcome::L => "Left wins",
        Outcome::R => "Right wins",
    }
}

/// All moves that none dominates, as a sentence: a single one is named only if it is the only one.
fn best_moves(player: Player, options: &[AnalysedOption]) -> String {
    let best: Vec<String> = options
        .iter()
        .filter(|option| option.is_best)
        .map(|option| {
            // For a game the option is its value.
            let AnalysedOption { position, value, .. } = option;
            if position == value { value.clone() } else { format!("{position}, worth {value}") }
        })
        .collect();
    match best.as_slice() {
        [] => format!("{player} has no move."),
        [only] => format!("{player}'s best move: {only}"),
        several => format!("{player}'s best moves: {}", several.join("; ")),
    }
}

fn table(player: Player, options: &[AnalysedOption], is_terminal: bool) -> Table {
    let mut table = Table::new();
    table.load_style(if is_terminal { UTF8_FULL_CONDENSED } else { ASCII_FULL_CONDENSED });
    if is_terminal {
        table.set_content_arrangement(ContentArrangement::Dynamic);
    }
    table.set_header([&format!("{player} moves to"), "Value", "Outcome", "Best"]);
    table.add_rows(options.iter().map(|option| {
        let best = if option.is_best { "best" } else { "" };
        [option.position.clone(), option.value.clone(), option.outcome.to_string(), best.to_owned()]
    }));
    table
}
