//! The same where moves can be made in any order: the question is then which moves there are, and how many of each player.
//!
//! Some move of a line changed the first cell in which the position differs from the start. It might as well have been the last one,
//! so only moves that restore this cell are taken back. Many sets of moves come to the same positions in this order, as in the
//! method of the broken profile for tilings. What is left to know of a set is by how much Left has moved more often than
//! Right: in alternating play that is 0, or 1 for the player who began.

use super::reached::Reached;
use std::collections::HashSet;
use std::sync::Arc;
use tweedle_engine::{Control, Held, Player, Stop};
use tweedle_rules::any::{Position, Rules};

/// A position on the way back, and the moves that were taken back until there.
struct State {
    position: Position,
    /// The number of Left's moves less the number of Right's.
    ahead: i32,
    /// The state before which a move was taken back, and the player who had made it.
    from: Option<(usize, Player)>,
}

/// The answer; `None` if positions are not written in cells, so that there is no first one in which they differ.
pub(super) fn reach(
    start: &Position,
    position: &Position,
    control: &Control,
) -> Result<Option<Reached>, Stop> {
    let text_of_start: Vec<char> = start.text().chars().collect();
    if position.text().chars().count() != text_of_start.len() || !is_one_ruleset(start, position) {
        return Ok(None);
    }
    let mut held = Held::new(control);
    let mut states = vec![State { position: position.clone(), ahead: 0, from: None }];
    let mut known = HashSet::from([(position.clone(), 0)]);
    let mut lines = [None, None];
    let mut place = 0;
    while place < states.len() && lines.iter().any(Option::is_none) {
        control.check()?;
        let (here, ahead) = (states[place].position.clone(), states[place].ahead);
        if here == *start {
            for first in Player::BOTH {
                let sign = if first == Player::Left { 1 } else { -1 };
                if (ahead == 0 || ahead == sign) && lines[first as usize].is_none() {
                    lines[first as usize] = line(&states, place, start, first);
                }
            }
        }
        let text: Vec<char> = here.text().chars().collect();
        if let Some(cell) = (0..text.len()).find(|&cell| text[cell] != text_of_start[cell]) {
            for player in Player::BOTH {
                let ahead = ahead + if player == Player::Left { 1 } else { -1 };
                for before in here.moves_back(player, control)? {
                    if before.text().chars().nth(cell) != Some(text_of_start[cell]) {
                        continue;
                    }
                    let state = (before, ahead);
                    if known.contains(&state) {
                        continue;
                    }
                    // Vectors and tables may have twice the room that they need; the terms are shared by both.
                    let each = 2 * (size_of::<State>() + size_of::<(Position, i32)>()) + 64;
                    held.take(each + here.bytes())?;
                    states.push(State {
                        position: state.0.clone(),
                        ahead,
                        from: Some((place, player)),
                    });
                    known.insert(state);
                }
            }
        }
        place += 1;
    }
    let positions = states.len() as u64;
    Ok(Some(Reached { lines, positions, is_backward: true }))
}

/// True if both are positions of the same ruleset, and none is a negative.
fn is_one_ruleset(start: &Position, position: &Position) -> bool {
    match (start.single(), position.single()) {
        (Some((a, false)), Some((b, false))) => a.rules().expression() == b.rules().expression(),
        _ => false,
    }
}

/// The positions from the start on if the moves of the way back are made in turn, by `first` at first: each move changes the cells
/// that it changed on the way. `None` if a position of the line is none, which would be a mistake of the ruleset's facts.
fn line(states: &[State], place: usize, start: &Position, first: Player) -> Option<Vec<Position>> {
    let mut moves = [Vec::new(), Vec::new()];
    let mut place = place;
    while let Some((after, player)) = states[place].from {
        let cells = |state: usize| -> Vec<char> { states[state].position.text().chars().collect() };
        let (before, after_cells) = (cells(place), cells(after));
        let changed: Vec<(usize, char)> = (0..before.len())
            .filter(|&cell| before[cell] != after_cells[cell])
            .map(|cell| (cell, after_cells[cell]))
            .collect();
        moves[player as usize].push(changed);
        place = after;
    }
    let rules: Arc<dyn Rules> = start.single()?.0.rules_handle();
    let mut cells: Vec<char> = start.text().chars().collect();
    let (mut line, mut player) = (vec![start.clone()], first);
    let mut moves = moves.map(Vec::into_iter);
    loop {
        let Some(changed) = moves[player as usize].next() else { return Some(line) };
        for (cell, letter) in changed {
            cells[cell] = letter;
        }
        let text: String = cells.iter().collect();
        line.push(rules.clone().place(&text).ok()?);
        player = player.opponent();
    }
}
