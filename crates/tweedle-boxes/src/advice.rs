//! Advice for a player about a position.

use crate::board::bits;
use crate::chains::{Chain, End, Parity, chains, endgame, wanted_long_chains};
use crate::endgame::{Component, Endgame};
use crate::nimstring::{Nimstring, ValuedMove, winning};
use crate::player::offers;
use crate::position::Position;
use crate::score::{ScoredMove, safe_captures};
use tweedle_engine::Stop;
use tweedle_engine::affine::Value::{self, Moon};

/// The advice of the theory about a position, and of the exact scores of its moves if they are given, in
/// sentences.
///
/// ```
/// use tweedle_engine::Control;
/// use tweedle_boxes::{Board, Nimstring, Start, advice};
/// let mut nimstring = Nimstring::new(&Control::new());
/// let lines = advice(&Board::new(2, 2)?.start(Start::Swedish), &mut nimstring, None)?;
/// assert_eq!(lines[0], "The Nimstring value is 0: the player who moves loses at Nimstring.");
/// assert_eq!(lines[1], "All moves are loony.");
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
///
/// # Errors
/// As [`Nimstring::value`].
pub fn advice(
    position: &Position,
    nimstring: &mut Nimstring,
    scored: Option<&[ScoredMove]>,
) -> Result<Vec<String>, Stop> {
    if position.free_lines() == 0 {
        return Ok(vec!["All lines are drawn.".to_owned()]);
    }
    let value = nimstring.value(position)?;
    let moves = nimstring.moves(position)?;
    let all = chains(position);
    let mut lines = nimstring_lines(position, value, &moves);
    // A chain that is opened is there to be taken, and not to be counted.
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
    // One at a time: two that are safe each by itself may be the two ends of one chain.
    if let Some(safe) = safest(position) {
        lines.push(format!("To be taken first, with nothing lost: {}.", names(position, &[safe])));
    }
    if value == Moon {
        lines.push(control_line(position));
    }
    let net = scored.and_then(|moves| moves.iter().map(|one| one.net).max());
    if let (Some(net), Some(moves)) = (net, scored) {
        let best = moves.iter().filter(|one| one.net == net).map(|one| one.line);
        let best: Vec<usize> = best.collect();
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
        lines.push(format!("With best play, the player who moves will {result}; {best}."));
    }
    Ok(lines)
}

fn nimstring_lines(position: &Position, value: Value, moves: &[ValuedMove]) -> Vec<String> {
    let meaning = match value {
        Moon => "the player who moves wins at Nimstring, whatever else there is",
        _ if value.is_zero() => "the player who moves loses at Nimstring",
        Value::Nimber(_) => "the player who moves wins at Nimstring",
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
        "The long chain rule: the player who moves wants an {wanted} number of long chains in the end, the \
         other player one more or less. There {} now.",
        if count == 1 { "is 1".to_owned() } else { format!("are {count}") }
    ))
}

fn endgame_lines(endgame: &Endgame) -> Vec<String> {
    let value = endgame.value();
    let mut lines = vec![format!(
        "The controlled value is {}: with best play the other player gets {value} boxes more of these.",
        endgame.controlled_value()
    )];
    if let Some((component, _)) = endgame.openings().first() {
        lines.push(format!("Best to open: {}.", component_name(*component)));
    }
    lines
}

fn component_name(component: Component) -> String {
    match component {
        Component::Chain(boxes) => format!("a chain of {boxes}"),
        Component::Loop(boxes) => format!("a loop of {boxes}"),
    }
}

/// The line that takes boxes with nothing lost, of which most boxes, and then the first.
pub(crate) fn safest(position: &Position) -> Option<usize> {
    let key = |&line: &usize| (position.completes(line), std::cmp::Reverse(line));
    bits(safe_captures(position)).max_by_key(key)
}

/// The sentence about boxes that were offered by a loony move.
fn control_line(position: &Position) -> String {
    let mut all = *position;
    let mut count = 0;
    while let Some((line, next)) = all.followers().find(|&(line, _)| all.completes(line) > 0) {
        count += all.completes(line);
        all = next;
    }
    let to_take = if count == 1 { "is 1 box".to_owned() } else { format!("are {count} boxes") };
    // Down to what may be given back.
    let mut rest = *position;
    while let Some(next) = safest(&rest).and_then(|line| rest.draw(line).ok()) {
        rest = next;
    }
    let choice = match offers(&rest).as_slice() {
        [] => "Take them".to_owned(),
        [only] => {
            let handout = boxes(only.boxes);
            match endgame(&rest.without(only.lines)) {
                Some(after) if after.components().next().is_none() => {
                    "Nothing is left after them: take all".to_owned()
                }
                Some(after) => {
                    let value = after.value();
                    let keep = if value >= only.boxes as i32 {
                        format!("keep control, and leave the last {handout} to the other player")
                    } else {
                        "take all, and open the next".to_owned()
                    };
                    format!(
                        "What is left is worth {value} to the player who does not open it: {keep}"
                    )
                }
                None => format!(
                    "To keep control, leave the last {handout} to the other player, who has to move \
                     then; to give it up, take all"
                ),
            }
        }
        several => format!(
            "{} chains or loops are open, and the last of them is enough to keep control: take the \
             others first",
            several.len()
        ),
    };
    format!("There {to_take} to take. {choice}.")
}

fn boxes(count: usize) -> String {
    if count == 1 { "1 box".to_owned() } else { format!("{count} boxes") }
}

fn names(position: &Position, lines: &[usize]) -> String {
    let names: Vec<String> = lines.iter().map(|&line| position.board().line_name(line)).collect();
    names.join(", ")
}
