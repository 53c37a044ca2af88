//! What to tell a player about a position.

use crate::board::bits;
use crate::chains::{Chain, End, Parity, chains, endgame, wanted_long_chains};
use crate::endgame::{Endgame, Strand};
use crate::nimstring::{Nimstring, ValuedMove, winning};
use crate::position::Position;
use crate::score::{Scores, safe_captures};
use tweedle::Stop;
use tweedle::affine::Value::{self, Moon};

/// What the theory and the exact scores, if they are given, say about a position, in sentences.
///
/// ```
/// use tweedle::Control;
/// use tweedle_boxes::{Board, Nimstring, Start, advice};
/// let mut nimstring = Nimstring::new(&Control::new());
/// let lines = advice(&Board::new(2, 2)?.start(Start::Swedish), &mut nimstring, None)?;
/// assert_eq!(lines[0], "The Nimstring value is 0: whoever moves loses at Nimstring.");
/// assert_eq!(lines[1], "All moves are loony.");
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
///
/// # Errors
/// As [`Nimstring::value`].
pub fn advice(
    position: &Position,
    nimstring: &mut Nimstring,
    scores: Option<&Scores>,
) -> Result<Vec<String>, Stop> {
    if position.free_lines() == 0 {
        return Ok(vec!["All lines are drawn.".to_owned()]);
    }
    let value = nimstring.value(position)?;
    let moves = nimstring.moves(position)?;
    let all = chains(position);
    let mut lines = nimstring_lines(position, value, &moves);
    // What is opened is there to be taken, and no chain to count.
    let closed: Vec<Chain> = all
        .iter()
        .filter(|chain| {
            !chain.ends.is_some_and(|ends| ends.iter().any(|end| matches!(end, End::Open(_))))
        })
        .cloned()
        .collect();
    lines.extend(chain_line(&closed));
    match endgame(position) {
        Some(endgame) => lines.extend(endgame_lines(&endgame)),
        None => lines.extend(rule_line(position, &closed)),
    }
    let safe: Vec<usize> = bits(safe_captures(position)).collect();
    if !safe.is_empty() {
        lines.push(format!("To be taken first, with nothing lost: {}.", names(position, &safe)));
    }
    if value == Moon {
        lines.push(control_line(position, &all));
    }
    if let Some((net, best)) = scores.and_then(|scores| scores.best_moves(position)) {
        let result = match net {
            0 => "share the boxes left evenly".to_owned(),
            1.. => format!("get {} more than the other", boxes(net as usize)),
            _ => format!("get {} less than the other", boxes(net.unsigned_abs() as usize)),
        };
        let best = match best.as_slice() {
            all if all.len() == position.free_lines() => "all moves are equally good".to_owned(),
            [only] => format!("the best move is {}", names(position, &[*only])),
            several => format!("the best moves are {}", names(position, several)),
        };
        lines.push(format!("With best play, whoever moves will {result}; {best}."));
    }
    Ok(lines)
}

fn nimstring_lines(position: &Position, value: Value, moves: &[ValuedMove]) -> Vec<String> {
    let meaning = match value {
        Moon => "whoever moves wins at Nimstring, whatever else there is",
        _ if value.is_zero() => "whoever moves loses at Nimstring",
        Value::Nimber(_) => "whoever moves wins at Nimstring",
    };
    let mut lines = vec![format!("The Nimstring value is {value}: {meaning}.")];
    let wins = winning(moves);
    if !wins.is_empty() {
        lines.push(format!("Moves that win at Nimstring: {}.", names(position, &wins)));
    }
    let loony: Vec<usize> = moves.iter().filter(|one| one.is_loony()).map(|one| one.line).collect();
    if loony.len() == moves.len() {
        lines.push("All moves are loony.".to_owned());
    } else if !loony.is_empty() {
        lines.push(format!("Loony moves: {}.", names(position, &loony)));
    }
    lines
}

fn chain_line(all: &[Chain]) -> Option<String> {
    let of = |what: &str, is_such: &dyn Fn(&Chain) -> bool| {
        let lengths: Vec<String> = all
            .iter()
            .filter(|chain| is_such(chain))
            .map(|chain| chain.boxes.len().to_string())
            .collect();
        let s = if lengths.len() == 1 { "" } else { "s" };
        (!lengths.is_empty())
            .then(|| format!("{} {what}{s} ({})", lengths.len(), lengths.join(", ")))
    };
    let parts: Vec<String> = [
        of("long chain", &|chain| chain.is_long() && !chain.is_loop()),
        of("short chain", &|chain| !chain.is_long()),
        of("loop", &Chain::is_loop),
    ]
    .into_iter()
    .flatten()
    .collect();
    (!parts.is_empty()).then(|| format!("Chains, with their boxes: {}.", parts.join("; ")))
}

fn rule_line(position: &Position, all: &[Chain]) -> Option<String> {
    let wanted = match wanted_long_chains(position)? {
        Parity::Even => "even",
        Parity::Odd => "odd",
    };
    let count = all.iter().filter(|chain| chain.is_long() && !chain.is_loop()).count();
    Some(format!(
        "The long chain rule: whoever moves wants an {wanted} number of long chains in the end, the \
         other player one more or less. There {} now.",
        if count == 1 { "is 1".to_owned() } else { format!("are {count}") }
    ))
}

fn endgame_lines(endgame: &Endgame) -> Vec<String> {
    let value = endgame.value();
    let mut lines = vec![format!(
        "To keep control to the end is worth {} to the other player, and best play {value}.",
        endgame.controlled_value()
    )];
    if let Some((strand, _)) = endgame.openings().first() {
        lines.push(format!("Best to open: {}.", strand_name(*strand)));
    }
    lines
}

fn strand_name(strand: Strand) -> String {
    match strand {
        Strand::Chain(boxes) => format!("a chain of {boxes}"),
        Strand::Loop(boxes) => format!("a loop of {boxes}"),
    }
}

/// What to do with boxes that were offered by a loony move.
fn control_line(position: &Position, all: &[Chain]) -> String {
    let mut rest = *position;
    let mut taken = 0;
    let mut price = offered(all);
    while let Some((line, next)) = rest.followers().find(|&(line, _)| rest.completes(line) > 0) {
        taken += rest.completes(line);
        rest = next;
        // What is offered may come to light only when some boxes have been taken.
        price = price.or_else(|| offered(&chains(&rest)));
    }
    let strand = price.unwrap_or(Strand::Chain)(taken);
    let handout = boxes(strand.handout());
    let choice = match endgame(&rest) {
        Some(rest) if rest.strands().next().is_none() => {
            "Nothing is left after them: take all.".to_owned()
        }
        Some(rest) => {
            let keep = if rest.is_control_worth_keeping(strand) {
                format!("keep control, and leave the last {handout} to the other player")
            } else {
                "take all, and open the next".to_owned()
            };
            format!("What is left is worth {} to whoever does not open it: {keep}.", rest.value())
        }
        None => format!(
            "To keep control, leave the last {handout} to the other player, who has to move then; to \
             give it up, take all."
        ),
    };
    format!(
        "There {} to take. {choice}",
        if taken == 1 { "is 1 box".to_owned() } else { format!("are {taken} boxes") }
    )
}

/// The kind of what was opened, if there is any: it costs four boxes to keep control of nothing but
/// what can be taken from both sides, as an opened loop can, and two of anything else.
fn offered(all: &[Chain]) -> Option<fn(usize) -> Strand> {
    let opened = all.iter().filter_map(|chain| chain.ends);
    let sides = opened.map(|ends| ends.iter().filter(|end| matches!(end, End::Open(_))).count());
    match sides.filter(|&sides| sides > 0).min()? {
        1 => Some(Strand::Chain),
        _ => Some(Strand::Loop),
    }
}

fn boxes(count: usize) -> String {
    if count == 1 { "1 box".to_owned() } else { format!("{count} boxes") }
}

fn names(position: &Position, lines: &[usize]) -> String {
    let names: Vec<String> = lines.iter().map(|&line| position.board().line_name(line)).collect();
    names.join(", ")
}
