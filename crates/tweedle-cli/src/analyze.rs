//! `tweedle analyze`: what a player wants to know of a position.

use crate::args::{Analyze, Limits};
use crate::eval::{read_input, write_json};
use crate::report::{Advised, JsonNimber, Trouble, new_table, status};
use crate::watch::{Watch, WhenIdle};
use comfy_table::{ContentArrangement, Table};
use serde::Serialize;
use std::io::{self, IsTerminal, Write};
use tweedle::{Outcome, Player};
use tweedle_script::{AnalysedOption, Analysis, Target, Targets};

/// The answer, in JSON.
#[derive(Serialize)]
#[serde(untagged)]
enum Answer<'a> {
    /// The input is a position or a game.
    Good {
        input: &'a str,
        position: &'a str,
        value: Option<&'a str>,
        outcome: String,
        #[serde(skip_serializing_if = "Option::is_none")]
        misere: Option<String>,
        mean: Option<&'a str>,
        temperature: Option<&'a str>,
        birthday: Option<&'a str>,
        #[serde(skip_serializing_if = "<[String]>::is_empty")]
        reasons: &'a [String],
        left: Vec<JsonOption<'a>>,
        right: Vec<JsonOption<'a>>,
    },
    /// It is not, or the analysis was stopped.
    Bad { input: &'a str, error: Advised },
}

/// An option of a player, in JSON.
#[derive(Serialize)]
struct JsonOption<'a> {
    #[serde(skip_serializing_if = "Option::is_none")]
    name: Option<&'a str>,
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
    if args.targets {
        return match watch.run(&control, || session.targets(&input)) {
            Ok(targets) if args.json => {
                write_json(&mut out, &json_targets(&input, &targets))?;
                Ok(status::GOOD)
            }
            Ok(targets) => {
                writeln!(out, "{}", text_of_targets(&targets, is_terminal))?;
                Ok(status::GOOD)
            }
            Err(trouble) => bad(&mut out, args, &input, &trouble),
        };
    }
    match watch.run(&control, || session.analyze(&input)) {
        Ok(analysis) if args.json => write_json(&mut out, &json(&input, &analysis))?,
        Ok(analysis) => writeln!(out, "{}", text(&analysis, is_terminal))?,
        Err(trouble) => return bad(&mut out, args, &input, &trouble),
    }
    Ok(status::GOOD)
}

/// Tells what is wrong with the input and returns the exit status.
fn bad(out: &mut impl Write, args: &Analyze, input: &str, trouble: &Trouble) -> anyhow::Result<u8> {
    if args.json {
        write_json(out, &Answer::Bad { input, error: trouble.advised(input) })?;
    } else {
        trouble.show(if args.input == "-" { "<stdin>" } else { "input" }, input);
    }
    Ok(trouble.status)
}

/// Who wins each of some positions, in JSON.
#[derive(Serialize)]
struct JsonTargets<'a> {
    input: &'a str,
    positions: Vec<JsonTarget<'a>>,
}

/// Who wins a position, in JSON.
#[derive(Serialize)]
struct JsonTarget<'a> {
    position: &'a str,
    outcome: String,
    #[serde(skip_serializing_if = "Option::is_none")]
    misere: Option<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    nimber: Option<JsonNimber>,
}

fn json_targets<'a>(input: &'a str, targets: &'a Targets) -> JsonTargets<'a> {
    let rows = targets.rows.iter().map(|row| JsonTarget {
        position: &row.position,
        outcome: row.outcome.to_string(),
        misere: row.misere.map(|outcome| outcome.to_string()),
        nimber: row.nimber.map(JsonNimber::from),
    });
    JsonTargets { input, positions: rows.collect() }
}

/// The table of targets, and the targets in a line.
fn text_of_targets(targets: &Targets, is_terminal: bool) -> String {
    let mut table = new_table(is_terminal);
    let has_nimbers = targets.rows.iter().any(|row| row.nimber.is_some());
    let has_misere = targets.rows.iter().any(|row| row.misere.is_some());
    let nimber = has_nimbers.then_some("Nimber");
    let misere = has_misere.then_some("Misère");
    table.set_header(["Position", "Outcome"].into_iter().chain(misere).chain(nimber));
    for row in &targets.rows {
        let cell =
            |is_there: bool, text: Option<String>| is_there.then(|| text.unwrap_or_default());
        let misere = cell(has_misere, row.misere.map(|outcome| outcome.to_string()));
        let nimber = cell(has_nimbers, row.nimber.map(|nimber| nimber.to_string()));
        let cells = [row.position.clone(), row.outcome.to_string()];
        table.add_row(cells.into_iter().chain(misere).chain(nimber));
    }
    let lost = |outcome: fn(&Target) -> Option<Outcome>| {
        let rows = targets.rows.iter().filter(|row| outcome(row) == Some(Outcome::P));
        let texts: Vec<&str> = rows.map(|row| row.position.as_str()).collect();
        if texts.is_empty() { "none".to_owned() } else { texts.join(", ") }
    };
    let normal = format!("{table}\nTargets (P-positions): {}", lost(|row| Some(row.outcome)));
    if !has_misere {
        return normal;
    }
    format!("{normal}\nIn misère play:        {}", lost(|row| row.misere))
}

fn json<'a>(input: &'a str, analysis: &'a Analysis) -> Answer<'a> {
    let side = |player: Player| {
        let options = analysis.options[player.index()].iter();
        options
            .map(|option| JsonOption {
                name: option.name.as_deref(),
                position: &option.position,
                value: &option.value,
                outcome: option.outcome.to_string(),
                best: option.is_best,
            })
            .collect()
    };
    let worth = analysis.worth.as_ref().ok();
    Answer::Good {
        input,
        position: &analysis.position,
        value: worth.map(|worth| worth.value.as_str()),
        outcome: analysis.outcome.to_string(),
        misere: analysis.misere.map(|outcome| outcome.to_string()),
        mean: worth.and_then(|worth| worth.mean.as_deref()),
        temperature: worth.and_then(|worth| worth.temperature.as_deref()),
        birthday: worth.and_then(|worth| worth.birthday.as_deref()),
        reasons: &analysis.reasons,
        left: side(Player::Left),
        right: side(Player::Right),
    }
}

fn text(analysis: &Analysis, is_terminal: bool) -> String {
    let outcome = format!("{}, {}", analysis.outcome, in_words(analysis.outcome));
    let misere =
        analysis.misere.map(|outcome| format!("{outcome}, {} in misère play", in_words(outcome)));
    let worth = analysis.worth.as_ref();
    let value = worth.map_or_else(|why| format!("not found: {why}"), |worth| worth.value.clone());
    let facts = [
        ("Value", Some(&value)),
        ("Outcome", Some(&outcome)),
        ("Misère", misere.as_ref()),
        ("Mean", worth.ok().and_then(|worth| worth.mean.as_ref())),
        ("Temperature", worth.ok().and_then(|worth| worth.temperature.as_ref())),
        ("Birthday", worth.ok().and_then(|worth| worth.birthday.as_ref())),
    ];
    let mut lines = vec![analysis.position.clone(), String::new()];
    lines.extend(
        facts.into_iter().filter_map(|(name, fact)| Some(format!("{name:<11}  {}", fact?))),
    );
    if !analysis.reasons.is_empty() {
        lines.push(String::new());
        lines.extend(analysis.reasons.iter().cloned());
    }
    let sides = if worth.is_ok() { Side::all(analysis) } else { &[] };
    for &side in sides {
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
            Side::Either => "Moves to".to_owned(),
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
            let AnalysedOption { position, value, name, .. } = option;
            let name = name.as_ref().unwrap_or(position);
            if name == value { value.clone() } else { format!("{name}, worth {value}") }
        })
        .collect();
    let of_side = match side {
        Side::Of(player) => format!("{player}'s best"),
        Side::Either => "Winning".to_owned(),
    };
    let wins = best.len() < options.len() || options.iter().all(|o| o.outcome == Outcome::P);
    match (best.as_slice(), side) {
        ([], Side::Of(player)) if options.is_empty() => format!("{player} has no move."),
        ([], Side::Of(player)) => format!("Every move of {player}'s loses."),
        ([], Side::Either) if options.is_empty() => "Neither player has a move.".to_owned(),
        ([], Side::Either) => "Every move loses.".to_owned(),
        // Both players have these options, so a move wins or loses.
        (_, Side::Either) if !wins => "Every move loses.".to_owned(),
        ([only], _) => format!("{of_side} move: {only}"),
        (several, _) if several.len() > NAMED => {
            format!("{of_side} moves: {} of {}, marked below", several.len(), options.len())
        }
        (several, Side::Either) => {
            let (count, of) = (several.len(), options.len());
            format!("{of_side} moves, {count} of {of}: {}", several.join("; "))
        }
        (several, _) => format!("{of_side} moves: {}", several.join("; ")),
    }
}

/// The longest notation of a position that stands in a table beside the names of moves.
const WIDEST: usize = 48;

fn table(side: Side, options: &[AnalysedOption], is_terminal: bool) -> Table {
    let mut table = new_table(is_terminal);
    if is_terminal {
        table.set_content_arrangement(ContentArrangement::Dynamic);
    }
    let has_names = options.iter().any(|option| option.name.is_some());
    // Where moves have names, the positions of large boards would only be in the way.
    let is_wide = options.iter().any(|option| option.position.chars().count() > WIDEST);
    let has_positions = !(has_names && is_wide);
    let heads = [("Move", has_names), (&side.heading(), has_positions), ("Value", true)];
    let heads = heads.iter().filter(|(_, is_there)| *is_there).map(|(head, _)| *head);
    table.set_header(heads.chain(["Outcome", "Best"]));
    table.add_rows(options.iter().map(|option| {
        let is_best = match side {
            Side::Of(_) => option.is_best,
            Side::Either => option.outcome == Outcome::P,
        };
        let best = if is_best { "best" } else { "" };
        let name = has_names.then(|| option.name.clone().unwrap_or_default());
        let position = has_positions.then(|| option.position.clone());
        let cells = [option.value.clone(), option.outcome.to_string(), best.to_owned()];
        name.into_iter().chain(position).chain(cells).collect::<Vec<_>>()
    }));
    table
}
