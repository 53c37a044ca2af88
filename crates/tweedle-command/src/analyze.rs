//! `tweedle analyze`: what a player wants to know of a position.

use crate::arguments::unshield;
use crate::limits::Limits;
use crate::outcome_words::in_words;
use crate::report::{new_table, status};
use crate::streams::{read_input, source_name};
use crate::watch::{Watch, WhenIdle};
use comfy_table::{ContentArrangement, Table};
use std::io::{self, IsTerminal, Write};
use terminal_size::terminal_size;
use tweedle_desk::{
    Analysis, Answer, ElementInQuotient, EndResult, EndingOf, FinalScores, MiserePlay, Target,
    Targets, ValuedOption, words,
};
use tweedle_engine::{LoopyOutcome, Player};
use tweedle_search::or_empty;

/// The examples at the end of `tweedle analyze --help`.
const EXAMPLES: &str = "\
Examples:
  tweedle analyze 'game.strip.ToadsAndFrogs(\".tt.ff.\")'
  tweedle analyze --json 'game.grid.Domineering(\"...|...\")'
  tweedle analyze '{2|1/2} + ^'
  tweedle analyze --targets 'game.heap.Subtraction([1,2,3])(21)'
  tweedle analyze --misere 'game.heap.Kayles(\"5,4\")'";

/// Show the value of a position and both players' options
#[derive(clap::Args, Debug)]
#[command(after_help = EXAMPLES)]
pub(crate) struct Analyze {
    /// Show instead who wins each of the positions that can be reached, or each position of a list
    #[arg(long)]
    targets: bool,
    /// Analyse misère play, too: who wins, by which moves, and the misère quotient if one is found
    #[arg(long, conflicts_with = "targets")]
    misere: bool,
    /// A position or a game; `-` is the standard input
    #[arg(value_name = "POSITION", value_parser = unshield)]
    input: String,
}

impl Analyze {
    /// Analyses the input and returns the exit status.
    pub(crate) fn run(&self, limits: Limits) -> anyhow::Result<u8> {
        let mut watch = Watch::new(limits, WhenIdle::Leave)?;
        let control = limits.control();
        let mut desk = limits.desk(&control)?;
        let input = read_input(&self.input)?;
        let is_terminal = io::stdout().is_terminal();
        let name = source_name(&self.input);
        let told = if self.targets {
            let words = |found: &Targets, out: &mut dyn Write| {
                writeln!(out, "{}", text_of_targets(found, is_terminal))
            };
            let found = watch.run(&control, || desk.targets(&input));
            found.map(|found| limits.tell(Some(&input), found, Answer::Targets, words))
        } else {
            let words = |found: &Analysis, out: &mut dyn Write| {
                writeln!(out, "{}", text(found, is_terminal))
            };
            let answer = |found| Answer::Analysis(Box::new(found));
            let found = watch.run(&control, || {
                if self.misere { desk.analyze_with_misere(&input) } else { desk.analyze(&input) }
            });
            found.map(|found| limits.tell(Some(&input), found, answer, words))
        };
        match told {
            Ok(written) => {
                written?;
                Ok(status::GOOD)
            }
            Err(trouble) => Ok(limits.fail(&trouble.about(&input), name, Some(&input))?),
        }
    }
}

/// The table of targets, and the targets in a line.
fn text_of_targets(targets: &Targets, is_terminal: bool) -> String {
    let mut table = new_table(is_terminal);
    let has_nimbers = targets.positions.iter().any(|row| row.nimber.is_some());
    let has_misere = targets.positions.iter().any(|row| row.misere.is_some());
    let nimber = has_nimbers.then_some("Nimber");
    let misere = has_misere.then_some("Misère");
    table.set_header(["Position", "Outcome"].into_iter().chain(misere).chain(nimber));
    for row in &targets.positions {
        let cell =
            |is_there: bool, text: Option<String>| is_there.then(|| text.unwrap_or_default());
        let misere = cell(has_misere, row.misere.map(|outcome| outcome.to_string()));
        let nimber = cell(has_nimbers, row.nimber.map(|nimber| nimber.0.to_string()));
        let cells = [or_empty(&row.position).to_owned(), row.outcome.to_string()];
        table.add_row(cells.into_iter().chain(misere).chain(nimber));
    }
    let lost = |outcome: fn(&Target) -> Option<LoopyOutcome>| {
        let rows = targets.positions.iter().filter(|row| outcome(row) == Some(LoopyOutcome::P));
        let texts: Vec<String> = rows.map(|row| or_empty(&row.position).to_owned()).collect();
        if texts.is_empty() { "none".to_owned() } else { texts.join(", ") }
    };
    let normal = format!("{table}\nTargets (P-positions): {}", lost(|row| Some(row.outcome)));
    if !has_misere {
        return normal;
    }
    format!("{normal}\nIn misère play:        {}", lost(|row| row.misere))
}

fn text(analysis: &Analysis, is_terminal: bool) -> String {
    let outcome = format!("{}, {}", analysis.outcome, in_words(analysis.outcome));
    let misere_play = analysis.misere_play.as_ref();
    let misere = misere_play.map(|found| found.outcome).or(analysis.misere);
    let misere = misere.map(|outcome| format!("{outcome}, {} in misère play", in_words(outcome)));
    let [left_first, right_first] =
        [analysis.left_first, analysis.right_first].map(|it| it.map(ends));
    let quotient = misere_play.and_then(|found| found.element.as_ref()).map(in_quotient);
    let not_found = analysis.not_found.as_ref().map(|why| format!("not found: {why}"));
    let scores = analysis.scores.as_ref();
    let scores = scores.map(|FinalScores { left_first, right_first }| {
        format!("{left_first} if Left moves first, {right_first} if Right does")
    });
    let facts = [
        ("Score", scores.as_ref()),
        (
            if scores.is_some() { "Form" } else { "Value" },
            analysis.value.as_ref().or(not_found.as_ref()),
        ),
        ("Outcome", Some(&outcome)),
        ("Left first", left_first.as_ref()),
        ("Right first", right_first.as_ref()),
        ("Misère", misere.as_ref()),
        ("Quotient", quotient.as_ref()),
        ("Mean", analysis.mean.as_ref()),
        ("Temperature", analysis.temperature.as_ref()),
        ("Birthday", analysis.birthday.as_ref()),
    ];
    let mut lines = vec![analysis.position.clone(), String::new()];
    lines.extend(
        facts.into_iter().filter_map(|(name, fact)| Some(format!("{name:<11}  {}", fact?))),
    );
    if !analysis.reasons.is_empty() {
        lines.push(String::new());
        lines.extend(analysis.reasons.iter().cloned());
    }
    let is_loopy = analysis.left_first.is_some();
    let is_scored = scores.is_some();
    let sides =
        if analysis.value.is_some() || is_loopy || is_scored { Side::all(analysis) } else { &[] };
    for &side in sides {
        let options = side.options(analysis);
        let best = if is_loopy { best_ends(side, options) } else { best_moves(side, options) };
        lines.extend([String::new(), best]);
        if !options.is_empty() {
            lines.push(table(side, options, is_scored, is_terminal).to_string());
        }
    }
    lines.extend(misere_play.map(|found| misere_moves(found, analysis.impartial)));
    lines.join("\n")
}

/// The quotient and the element, in words.
fn in_quotient(found: &ElementInQuotient) -> String {
    let ElementInQuotient { order, lost, element } = found;
    let elements = words::counted(*order, "element");
    format!("{element}, in a misère quotient of {elements}, of which {lost} are lost")
}

/// The moves that win in misère play, as sentences after an empty line.
fn misere_moves(found: &MiserePlay, is_impartial: bool) -> String {
    let of = |who: &str, names: &[String]| {
        let rest = names.len().saturating_sub(NAMED);
        let more = if rest > 0 { format!(", and {rest} more") } else { String::new() };
        match names {
            [] => format!("\nIn misère play no move {who}wins."),
            [only] => format!("\nIn misère play one move {who}wins: {only}"),
            _ => format!(
                "\nIn misère play {} moves {who}win: {}{more}",
                names.len(),
                names[..names.len() - rest].join("; ")
            ),
        }
    };
    if is_impartial {
        return of("", &found.left);
    }
    of("of Left's ", &found.left) + &of("of Right's ", &found.right)
}

/// The ending of play for a player, in words.
fn ends(EndingOf { result, moves }: EndingOf) -> String {
    let what = match result {
        EndResult::Win => "wins",
        EndResult::Draw => "draws",
        EndResult::Loss => "loses",
    };
    match moves {
        None => what.to_owned(),
        Some(0) => format!("{what} at once"),
        Some(moves) => format!("{what} in {}", words::counted(moves.into(), "move")),
    }
}

/// The players whose moves a table shows.
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
        if analysis.impartial { &[Side::Either] } else { &EACH }
    }

    fn options(self, analysis: &Analysis) -> &[ValuedOption] {
        match self {
            Side::Of(player) => analysis.options(player),
            Side::Either => analysis.options(Player::Left),
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

/// The largest number of best moves that a sentence names.
const NAMED: usize = 5;

/// All moves that none dominates, as a sentence: a single one is named only if it is the only one,
/// and of more than [`NAMED`] it says how many.
fn best_moves(side: Side, options: &[ValuedOption]) -> String {
    let best: Vec<String> = options
        .iter()
        .filter(|option| option.is_best)
        .map(|option| {
            // For a game the option is its value.
            let ValuedOption { position, value, name, .. } = option;
            let name = name.as_ref().unwrap_or(position);
            match value {
                Some(value) if name != value => format!("{name}, worth {value}"),
                _ => name.clone(),
            }
        })
        .collect();
    let of_side = match side {
        Side::Of(player) => format!("{player}'s best"),
        Side::Either => "Winning".to_owned(),
    };
    let wins = best.len() < options.len() || options.iter().all(|o| o.outcome == LoopyOutcome::P);
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

/// The moves that end best, as a sentence.
fn best_ends(side: Side, options: &[ValuedOption]) -> String {
    let best = options.iter().filter(|option| option.is_best);
    let names: Vec<&str> = best
        .clone()
        .map(|option| option.name.as_ref().unwrap_or(&option.position).as_str())
        .collect();
    let Some(how) = best.clone().find_map(|option| option.ends) else {
        return match side {
            Side::Of(player) => format!("{player} has no move."),
            Side::Either => "Neither player has a move.".to_owned(),
        };
    };
    let who = match side {
        Side::Of(player) => format!("{player} {}", ends(how)),
        Side::Either => format!("The player who moves {}", ends(how)),
    };
    match names.len() {
        1 => format!("{who} by {}.", names[0]),
        n if n > NAMED => format!("{who} by {n} of {} moves, marked below.", options.len()),
        _ => format!("{who} by {}.", names.join(", ")),
    }
}

/// The longest notation of a position that stands in a table beside the names of moves.
const WIDEST: usize = 48;

fn table(side: Side, options: &[ValuedOption], is_scored: bool, is_terminal: bool) -> Table {
    let mut table = new_table(is_terminal);
    if is_terminal && let Some((width, _)) = terminal_size() {
        table.set_content_arrangement(ContentArrangement::Dynamic).set_width(width.0);
    }
    let has_names = options.iter().any(|option| option.name.is_some());
    // Where moves have names, the positions of large boards would only be in the way.
    let is_wide = options.iter().any(|option| option.position.chars().count() > WIDEST);
    let has_positions = !(has_names && is_wide);
    let is_loopy = options.iter().any(|option| option.ends.is_some());
    let worth = match (is_loopy, is_scored) {
        (true, _) => "Ends",
        (_, true) => "Score",
        _ => "Value",
    };
    let heads = [("Move", has_names), (&side.heading(), has_positions), (worth, true)];
    let heads = heads.iter().filter(|(_, is_there)| *is_there).map(|(head, _)| *head);
    table.set_header(heads.chain(["Outcome", "Best"]));
    table.add_rows(options.iter().map(|option| {
        let is_best = match side {
            Side::Of(_) => option.is_best,
            Side::Either => option.is_best && is_loopy || option.outcome == LoopyOutcome::P,
        };
        let best = if is_best { "best" } else { "" };
        let name = has_names.then(|| option.name.clone().unwrap_or_default());
        let position = has_positions.then(|| or_empty(&option.position).to_owned());
        let worth = option.ends.map(ends).or_else(|| option.value.clone()).unwrap_or_default();
        let cells = [worth, option.outcome.to_string(), best.to_owned()];
        name.into_iter().chain(position).chain(cells).collect::<Vec<_>>()
    }));
    table
}
