//! Moves where nothing can be taken and the position has joints: Nimstring, and the long chain
//! rule.

use super::choice::{Choice, counted};
use super::soon::{AFFORDABLE, value_soon};
use crate::chains::{Chain, Parity, chains, wanted_long_chains};
use crate::nimstring::Nimstring;
use crate::position::Position;
use tweedle_engine::Stop;
use tweedle_engine::affine::Value::{self, Moon};

/// A move that takes nothing.
struct Quiet {
    line: usize,
    after: Position,
    /// The number of boxes that the other player can take after it.
    gift: usize,
    /// The value after it, if that is found soon.
    value: Option<Value>,
}

/// Chooses where nothing can be taken.
pub(super) fn choose(position: &Position, nimstring: &mut Nimstring) -> Result<Choice, Stop> {
    let value = value_soon(position, nimstring, AFFORDABLE)?;
    // Together they may take as long as the position itself.
    let each = AFFORDABLE / (position.free_lines() as u64).max(1);
    let mut moves = Vec::new();
    for (line, after) in position.followers() {
        // It is known without any search if a move is loony.
        let limit = if value.is_some() { each } else { 0 };
        let value = value_soon(&after, nimstring, limit)?;
        moves.push(Quiet { line, after, gift: gift(&after), value });
    }
    let is_win = |one: &&Quiet| one.value.is_some_and(Value::is_zero);
    let by_gift = |one: &&Quiet| (one.gift, -controlled(&one.after), one.line);
    if let Some(value) = value
        && let Some(win) = moves.iter().filter(is_win).min_by_key(by_gift)
    {
        let (line, name) = (win.line, position.board().line_name(win.line));
        let reason = format!("The Nimstring value is {value}; drawing {name} leaves 0.");
        return Ok(Choice { line, reason: reason + &given(win.gift) });
    }
    let sound: Vec<&Quiet> = moves.iter().filter(|one| one.value != Some(Moon)).collect();
    if sound.is_empty() {
        // A position has a line, or `choose` would not have been asked.
        let least = moves.iter().min_by_key(|one| (one.gift, one.line));
        let (line, gift) = least.map_or((0, 0), |one| (one.line, one.gift));
        let reason = format!("All moves are loony: this offers the fewest boxes, {gift}.");
        return Ok(Choice { line, reason });
    }
    if value.is_some_and(Value::is_zero) {
        return hardest(&sound, nimstring);
    }
    Ok(by_rule(position, value, &sound))
}

/// The move with the fewest winning answers, of moves none of which is known to win.
fn hardest(moves: &[&Quiet], nimstring: &mut Nimstring) -> Result<Choice, Stop> {
    let mut best: Option<((usize, usize, usize), usize)> = None;
    for one in moves {
        let mut answers = 0;
        let limit = AFFORDABLE / (moves.len() * one.after.free_lines().max(1)) as u64;
        for (line, after) in one.after.followers() {
            let takes = one.after.completes(line) > 0;
            let value = value_soon(&after, nimstring, limit)?;
            answers += usize::from(value.is_some_and(|value| value.is_zero() != takes));
        }
        let key = (one.gift, answers, one.line);
        if best.is_none_or(|(least, _)| key < least) {
            best = Some((key, one.after.free_lines()));
        }
    }
    let ((gift, answers, line), all) = best.unwrap_or_default();
    let win = if answers == 1 { "wins" } else { "win" };
    let reason = format!(
        "The Nimstring value is 0, so that every move can be answered; after this one {answers} of \
         {all} answers {win} control."
    );
    Ok(Choice { line, reason: reason + &given(gift) })
}

/// The move that gives least away, and of those one that makes the number of long chains right.
fn by_rule(position: &Position, value: Option<Value>, moves: &[&Quiet]) -> Choice {
    let wanted = wanted_long_chains(position);
    let long = |one: &Quiet| long_chains(&one.after);
    let is_wrong = |one: &Quiet| wanted != Some(Parity::of(long(one)));
    let least = moves.iter().min_by_key(|one| (one.gift, is_wrong(one), one.line));
    let Some(one) = least else { return Choice { line: 0, reason: String::new() } };
    let parity = if wanted == Some(Parity::Odd) { "odd" } else { "even" };
    let gift = match one.gift {
        0 => "gives nothing away".to_owned(),
        gift => format!("gives only {} away", counted(gift)),
    };
    let known = match value {
        Some(value) => {
            format!("The Nimstring value is {value}, but what leaves 0 is out of reach.")
        }
        None => "The Nimstring value is out of reach here.".to_owned(),
    };
    let reason = format!(
        "{known} This {gift}; the player who draws it wants an {parity} number of long chains in the end, \
         and {} then.",
        match long(one) {
            1 => "there is 1".to_owned(),
            count => format!("there are {count}"),
        }
    );
    Choice { line: one.line, reason }
}

fn long_chains(position: &Position) -> usize {
    chains(position).iter().filter(|chain| chain.is_long() && !chain.is_loop()).count()
}

/// The approximate worth of control of a position: as of an endgame of its long chains and loops.
pub(super) fn controlled(position: &Position) -> i32 {
    let all = chains(position);
    let net = |chain: &Chain| {
        let cost = if chain.is_loop() { 8 } else { 4 };
        chain.boxes.len() as i32 - cost
    };
    all.iter().filter(|chain| chain.is_long()).map(net).sum::<i32>() + 4
}

/// The number of boxes that can be taken one after the other.
fn gift(position: &Position) -> usize {
    let (mut rest, mut taken) = (*position, 0);
    while let Some((line, next)) = rest.followers().find(|&(line, _)| rest.completes(line) > 0) {
        taken += rest.completes(line);
        rest = next;
    }
    taken
}

fn given(gift: usize) -> String {
    match gift {
        0 => String::new(),
        gift => format!(" This gives {} away.", counted(gift)),
    }
}
