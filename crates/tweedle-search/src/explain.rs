//! The explanation of a position, in words: who wins, and why.

use crate::bouton::nim_outcome;
use crate::strategy::{Turn, winning_moves};
use crate::valued::{ANSWERED, Measure, Valued, measure, valued};
use crate::{Analyst, MisereElement, counts_points, loops, points};
use std::fmt::{self, Display, Formatter};
use tweedle_engine::Outcome;
use tweedle_engine::Play;
use tweedle_rules::any::{Move, Position, PositionError};

/// The largest number of moves that are listed one by one.
const SHOWN: usize = 12;

/// The explanation for a person who has to move: who wins, what the parts are worth, which moves win, and, if none
/// does, what answers them. For a partizan position whose value is found soon, it says also what its moves leave, and
/// what answers the best-looking of the moves that lose (see [`valued`]). Lines of text.
///
/// # Errors
/// [`PositionError`].
pub fn explain(turn: &Turn<'_>, analyst: &mut Analyst) -> Result<Vec<String>, PositionError> {
    if counts_points(turn.position, turn.play) {
        return points::explain(turn, analyst, |places| stopped(named(turn, places)));
    }
    let found = if turn.position.is_loopy() { None } else { Some(plainly(turn, analyst)) };
    match found {
        None | Some(Err(PositionError::Loop(_))) => {
            loops::explain(turn, analyst, |places| named(turn, places))
        }
        Some(lines) => lines,
    }
}

/// The explanation of a position where play has to end.
fn plainly(turn: &Turn<'_>, analyst: &mut Analyst) -> Result<Vec<String>, PositionError> {
    let winning = winning_moves(turn, analyst)?;
    let mut lines = Vec::new();
    if let Some(clause) = turn.position.obligation(turn.player) {
        lines.push(format!("{} {clause}.", turn.player));
    }
    lines.push(verdict(turn, winning.len()));
    let worths = reasons(turn.position, turn.play, analyst)?;
    let is_told = !worths.is_empty();
    lines.extend(worths);
    let valued = if turn.moves.is_empty() { None } else { valued(turn, analyst)? };
    if let (Some(valued), false) = (&valued, is_told) {
        let value = row("value".to_owned(), &valued.total, analyst)?;
        lines.extend(table(&[value]));
    }
    let chosen: Vec<&Move> = winning.iter().map(|&index| &turn.moves[index]).collect();
    if !chosen.is_empty() {
        let heading = if chosen.len() == 1 { "The winning move" } else { "Winning moves" };
        lines.push(format!("{heading}: {}", stopped(list(&chosen))));
    }
    match valued {
        Some(valued) => lines.extend(moves(turn, &valued, analyst)?),
        None if chosen.is_empty() => lines.extend(answers(turn, analyst)?),
        None => {}
    }
    Ok(lines)
}

/// The reasons why a position is won or lost, where the theory has a short answer: a theorem about
/// the game, the binary digits of heaps of Nim, the worth of each part and of the sum. Lines of
/// text.
///
/// # Errors
/// [`PositionError`].
pub fn reasons(
    position: &Position,
    play: Play,
    analyst: &mut Analyst,
) -> Result<Vec<String>, PositionError> {
    let mut lines = Vec::new();
    if play == Play::Normal {
        lines.extend(position.theorem().map(|theorem| theorem.to_string()));
    }
    match position.nim_heaps() {
        Some(heaps) if (2..=SHOWN).contains(&heaps.len()) => {
            lines.extend(nim(&names(position), &heaps, play));
        }
        _ if play == Play::Normal => lines.extend(parts(position, analyst)?),
        _ if analyst.knows_misere(position) => lines.extend(in_quotient(position, analyst)?),
        _ => {}
    }
    Ok(lines)
}

/// The sentence about the misère quotient, if the position has an element in one.
fn in_quotient(
    position: &Position,
    analyst: &mut Analyst,
) -> Result<Option<String>, PositionError> {
    let found = analyst.misere_element(position)?;
    Ok(found.map(|MisereElement { order, lost, element, outcome }| {
        let is_lost = if outcome == Outcome::P { "one" } else { "none" };
        format!(
            "It is {element} in a misère quotient of order {order}: {is_lost} of the {lost} elements in which the player to move loses."
        )
    }))
}

/// The sentence that says who wins, and by how many moves.
fn verdict(turn: &Turn<'_>, winning: usize) -> String {
    let (player, of) = (turn.player, turn.moves.len());
    match winning {
        0 if of == 0 => {
            let end = if turn.play.winner(player) == player { "wins" } else { "loses" };
            format!("{player}, to move, cannot move, and {end}.")
        }
        0 => format!("{player}, to move, loses: every move loses."),
        1 if of == 1 => format!("{player}, to move, wins by the only move there is."),
        1 => format!("{player}, to move, wins: 1 of the {of} moves wins."),
        n if n == of => format!("{player}, to move, wins with every move."),
        n => format!("{player}, to move, wins: {n} of the {of} moves win."),
    }
}

/// The moves with these places, in a sentence.
fn named(turn: &Turn<'_>, places: &[usize]) -> String {
    list(&places.iter().map(|&place| &turn.moves[place]).collect::<Vec<_>>())
}

/// A sentence with a full stop. A board may end with an empty square, which looks like one.
fn stopped(sentence: String) -> String {
    if sentence.ends_with('.') { sentence } else { sentence + "." }
}

/// The names of some moves, and where they lead if the names do not say it.
fn list(moves: &[&Move]) -> String {
    let names: Vec<String> = moves.iter().take(SHOWN).map(|step| step.name()).collect();
    let rest = moves.len().saturating_sub(SHOWN);
    let more = if rest > 0 { format!(", and {rest} more") } else { String::new() };
    names.join(", ") + &more
}

/// The heaps in binary, their nim sum, and what to do with it. `names` are what the moves call them.
fn nim(names: &[Name], heaps: &[u64], play: Play) -> Vec<String> {
    let nim_sum = heaps.iter().fold(0, |sum, heap| sum ^ heap);
    let most = heaps.iter().copied().max().unwrap_or(0).max(nim_sum).max(1);
    let bits = (most.ilog2() + 1) as usize;
    let width = most.to_string().len();
    let rows = in_rows(names);
    let longest = rows.iter().map(|name| name.chars().count()).max().unwrap_or(0).max(7);
    let row =
        |name: &str, size: u64| format!("  {name:<longest$}  {size:>width$}   {size:0bits$b}");
    let mut lines: Vec<String> =
        rows.iter().zip(heaps).map(|(name, &heap)| row(name, heap)).collect();
    lines.push(row("nim sum", nim_sum));
    let is_lost = nim_outcome(heaps, play) == Outcome::P;
    let large = heaps.iter().filter(|&&heap| heap > 1).count();
    lines.push(if play == Play::Misere && large <= 1 {
        if is_lost {
            "Misère: of an odd number of heaps of one counter, the player who moves first takes the last."
                .to_owned()
        } else {
            "Misère: leave only heaps of one counter, an odd number of them.".to_owned()
        }
    } else if is_lost {
        "Every column of binary digits has an even number of ones, and every move spoils one."
            .to_owned()
    } else {
        let cuts: Vec<String> = names
            .iter()
            .zip(heaps)
            .filter(|&(_, &heap)| heap ^ nim_sum < heap)
            .map(|(name, &heap)| format!("{name}: {heap} -> {}", heap ^ nim_sum))
            .collect();
        format!("To make every column even, cut {}.", cuts.join(", or "))
    });
    lines
}

/// The names of the parts: the heaps of one position by their numbers, as in its moves; others by
/// their notation, with the number of the term and the game where there are several terms.
fn names(position: &Position) -> Vec<Name> {
    let mut names = Vec::new();
    for (i, term) in position.terms().iter().enumerate() {
        let component = term.component();
        let class = component.rules().class();
        let game = match class.rsplit('.').next() {
            Some(name) if !term.is_form() => format!("{name} "),
            _ => String::new(),
        };
        let parts = component.parts();
        let are_heaps =
            component.joined(&[]).is_some() && parts.iter().all(|part| part.nim_heap().is_some());
        for (j, part) in (1..).zip(parts) {
            let sign = if term.is_negative() { "-" } else { "" };
            let (term, text) = match (are_heaps, position.len()) {
                (true, 1) => (None, format!("heap {j}")),
                (_, 1) => (None, format!("{sign}{}", part.text())),
                _ => (Some(i + 1), format!("{game}{sign}{}", part.text())),
            };
            names.push(Name { term, text });
        }
    }
    names
}

/// What a part of a position is called.
struct Name {
    /// The number of its term, where there are several.
    term: Option<usize>,
    text: String,
}

impl Display for Name {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        match self.term {
            Some(term) => write!(f, "{term}: {}", self.text),
            None => f.write_str(&self.text),
        }
    }
}

/// The names as they stand in rows below each other: the number of a term stands before the first of its parts only.
fn in_rows(names: &[Name]) -> Vec<String> {
    let mut before = None;
    let row = |name: &Name| {
        let whole = name.to_string();
        if name.term.is_none() || name.term != before {
            before = name.term;
            return whole;
        }
        let indent = whole.len() - name.text.len();
        format!("{:indent$}{}", "", name.text)
    };
    names.iter().map(row).collect()
}

/// The worth of each part and the total, if there are several parts.
fn parts(position: &Position, analyst: &mut Analyst) -> Result<Vec<String>, PositionError> {
    let parts = position.parts();
    // Outcomes of the parts of a sum say little.
    if parts.len() < 2 || !position.is_impartial() && position.is_entailing() {
        return Ok(Vec::new());
    }
    let is_impartial = position.is_impartial();
    let name = if is_impartial && !position.is_check() { "nim sum" } else { "sum" };
    let named = in_rows(&names(position)).into_iter().zip(&parts).take(SHOWN);
    let named = named.chain([(name.to_owned(), position)]);
    let mut rows = Vec::new();
    for (place, (name, part)) in named.enumerate() {
        if place == SHOWN && parts.len() > SHOWN {
            rows.push(vec![format!("and {} more", parts.len() - SHOWN)]);
        }
        if is_impartial {
            rows.push(vec![name, analyst.affine_worth(part)?.to_string()]);
        } else if let Some(measure) = measure(part, analyst)? {
            rows.push(row(name, &measure, analyst)?);
        } else {
            // If one part is too large, the sum is too large, too.
            return Ok(Vec::new());
        }
    }
    Ok(table(&rows))
}

/// A row of a table: what a position is called, its value, its mean and its temperature.
fn row(
    name: String,
    measure: &Measure,
    analyst: &mut Analyst,
) -> Result<Vec<String>, PositionError> {
    let value = measure.text(analyst)?.unwrap_or_else(|| TOO_LONG.to_owned());
    let Measure { mean, temperature, .. } = measure;
    Ok(vec![name, value, format!("mean {mean}"), format!("temperature {temperature}")])
}

/// The text for a value that does not fit into a line.
const TOO_LONG: &str = "(a long value)";

/// The rows as lines, each cell below that of the row before.
fn table(rows: &[Vec<String>]) -> Vec<String> {
    let count = rows.iter().map(Vec::len).max().unwrap_or(0);
    let width = |column: usize| {
        let cells = rows.iter().filter_map(|row| row.get(column));
        cells.map(|cell| cell.chars().count()).max().unwrap_or(0)
    };
    let widths: Vec<usize> = (0..count).map(width).collect();
    let line = |row: &Vec<String>| {
        let cells = row.iter().zip(&widths).map(|(cell, &width)| format!("{cell:<width$}"));
        format!("  {}", cells.collect::<Vec<_>>().join("   ")).trim_end().to_owned()
    };
    rows.iter().map(line).collect()
}

/// The lines about the moves of a partizan position: what they leave, the best first, and what refutes those that lose:
/// all of a lost position, and the tempting one of a won position.
fn moves(
    turn: &Turn<'_>,
    valued: &Valued,
    analyst: &mut Analyst,
) -> Result<Vec<String>, PositionError> {
    let (player, opponent) = (turn.player, turn.player.opponent());
    let mut rows = Vec::new();
    for it in valued.moves.iter().take(ANSWERED) {
        let mut cells = row(turn.moves[it.index].name(), &it.after, analyst)?;
        // The temperature of what is left would be one number too many.
        cells.truncate(3);
        cells.push(format!("outcome {}", it.outcome));
        cells.push(match &it.answer {
            _ if it.wins => "wins".to_owned(),
            Some(answer) if valued.tempting.is_none() => {
                format!(
                    "is answered by {}, which leaves {}",
                    answer.name,
                    short(&answer.after, analyst)?
                )
            }
            _ => "loses".to_owned(),
        });
        rows.push(cells);
    }
    let mut lines = vec!["What each move leaves, the best first:".to_owned()];
    lines.extend(table(&rows));
    let others = valued.moves.len().saturating_sub(ANSWERED);
    if others > 0 {
        lines.push(format!("  and {others} {}", if others == 1 { "other" } else { "others" }));
    }
    let tempting = valued.tempting.map(|place| &valued.moves[place]);
    if let Some((it, answer)) = tempting.and_then(|it| Some((it, it.answer.as_ref()?))) {
        let (name, mean) = (turn.moves[it.index].name(), &it.after.mean);
        let after = short(&answer.after, analyst)?;
        lines.push(format!(
            "Of the moves that lose, {name} leaves the best mean for {player}, {mean}. {opponent} answers \
             {}, which leaves {after}, and wins.",
            answer.name
        ));
    }
    Ok(lines)
}

/// A value within a sentence.
fn short(measure: &Measure, analyst: &mut Analyst) -> Result<String, PositionError> {
    let mean = || format!("a long value of mean {}", measure.mean);
    Ok(measure.text(analyst)?.unwrap_or_else(mean))
}

/// The answers to each move of a lost position.
fn answers(turn: &Turn<'_>, analyst: &mut Analyst) -> Result<Vec<String>, PositionError> {
    let opponent = turn.player.opponent();
    let mut lines = Vec::new();
    for step in turn.moves.iter().take(SHOWN) {
        let replies = step.to.moves(opponent, analyst.control())?;
        let reply = Turn { position: &step.to, player: opponent, play: turn.play, moves: &replies };
        match crate::strategy::first_winning(&reply, analyst)? {
            Some(_) if step.to.must_pass(&replies) => {
                let player = turn.player;
                lines.push(format!("  after {} {player} must move again, and loses", step.name()));
            }
            Some(index) => {
                lines.push(format!("  {} is answered by {}", step.name(), replies[index].name()));
            }
            None => lines.push(format!("  after {} {opponent} cannot move, and wins", step.name())),
        }
    }
    if turn.moves.len() > SHOWN {
        lines.push(format!("  and so on, for {} more moves", turn.moves.len() - SHOWN));
    }
    Ok(lines)
}
