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
    for &side in Side::all(analysis) {
        let options = side.options(analysis);
        lines.extend([String::new(), best_moves(side, options)]);
        if !options.is_empty() {
            lines.push(table(side, options, is_terminal).to_string());
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

/// Whose moves a table shows.
#[derive(Clone, Copy)]
enum Side {
    /// One player's.
    Of(Player),
    /// Either player's, which are the same.
    Either,
}

impl Side {
    /// The tables that an analysis takes.
    fn all(analysis: &Analysis) -> &'static [Side] {
        const EACH: [Side; 2] = [Side::Of(Player::Left), Side::Of(Player::Right)];
        if analysis.is_impartial { &[Side::Either] } else { &EACH }
    }

    fn options(self, analysis: &Analysis) -> &[AnalysedOption] {
        match self {
            Side::Of(player) => &analysis.options[player.index()],
            Side::Either => &analysis.options[Player::Left.index()],
        }
    }

    /// The head of the column of moves.
    fn heading(self) -> String {
        match self {
            Side::Of(player) => format!("{player} moves to"),
            Side::Either => "Moves".to_owned(),
        }
    }
}

/// How many best moves a sentence names.
const NAMED: usize = 5;

/// All moves that none dominates, as a sentence: a single one is named only if it is the only one,
/// and of more than [`NAMED`] it says how many.
fn best_moves(side: Side, options: &[AnalysedOption]) -> String {
    let best: Vec<String> = options
        .iter()
        .filter(|option| option.is_best)
        .map(|option| {
            // For a game the option is its value.
            let AnalysedOption { position, value, .. } = option;
            if position == value { value.clone() } else { format!("{position}, worth {value}") }
        })
        .collect();
    let of_side = match side {
        Side::Of(player) => format!("{player}'s best"),
        Side::Either => "Best".to_owned(),
    };
    match (best.as_slice(), side) {
        ([], Side::Of(player)) => format!("{player} has no move."),
        ([], Side::Either) => "Neither player has a move.".to_owned(),
        ([only], _) => format!("{of_side} move: {only}"),
        (several, _) if several.len() > NAMED => {
            format!("{of_side} moves: {} of {}, marked below", several.len(), options.len())
        }
        (several, _) => format!("{of_side} moves: {}", several.join("; ")),
    }
}

fn table(side: Side, options: &[AnalysedOption], is_terminal: bool) -> Table {
    let mut table = Table::new();
    table.load_style(if is_terminal { UTF8_FULL_CONDENSED } else { ASCII_FULL_CONDENSED });
    if is_terminal {
        table.set_content_arrangement(ContentArrangement::Dynamic);
    }
    table.set_header([&side.heading(), "Value", "Outcome", "Best"]);
    table.add_rows(options.iter().map(|option| {
        let best = if option.is_best { "best" } else { "" };
        [option.position.clone(), option.value.clone(), option.outcome.to_string(), best.to_owned()]
    }));
    table
}
