//! Whether a position comes up in play from another one.

mod any_order;
mod reached;

pub use reached::Reached;
use std::collections::HashSet;
use tweedle_engine::{Control, Held, Player, Stop};
use tweedle_rules::any::Position;

/// The position where play begins of which `position` may be a part: the start of its ruleset, where the parameters say it, or the
/// empty board of the same size, where moves [can be made in any order](Position::has_any_order). `None` if there is neither, or it is
/// a sum.
pub fn start_of(position: &Position) -> Option<Position> {
    let (component, _) = position.single()?;
    let rules = component.rules_handle();
    if let Some(start) = rules.clone().start() {
        return Some(start);
    }
    let empty = rules.cells().chars().next().filter(|_| position.has_any_order())?;
    let board = position.text();
    let board: String = board.chars().map(|cell| if cell == '|' { cell } else { empty }).collect();
    rules.place(&board).ok()
}

/// Finds out whether `position` comes up in alternating play from `start`: the position as it is written, with its heaps and its terms
/// in this order.
///
/// All positions are looked at that come before it, if its ruleset has moves that are taken back
/// ([`Position::moves_back`]), else all that come after the start, breadth first, until lines for both players are found. Time and
/// memory are proportional to the number of positions, each counted for each player to move. It grows as fast as the game.
///
/// Where moves can be made in any order, as in Domineering, cells are uncovered in the order of the board: of a board that is
/// covered whole these are some 2^columns positions for each cell, so that boards of 8 × 8 cells and more are possible.
///
/// # Errors
/// [`Stop`], also if a ruleset fails.
pub fn reach(start: &Position, position: &Position, control: &Control) -> Result<Reached, Stop> {
    if start == position {
        let line = Some(vec![start.clone()]);
        return Ok(Reached { lines: [line.clone(), line], positions: 1, is_backward: false });
    }
    if position.has_any_order()
        && start.has_any_order()
        && let Some(reached) = any_order::reach(start, position, control)?
    {
        return Ok(reached);
    }
    // Moves are taken back within one ruleset.
    let is_backward = position.takes_moves_back() && start.takes_moves_back();
    let mut lines = [None, None];
    let mut positions = 0;
    if is_backward {
        let mut search = Search::new(control);
        for next in Player::BOTH {
            search.add(position.clone(), next, None)?;
        }
        let before = |position: &Position, next: Player| {
            let found = position.moves_back(next.opponent(), control)?;
            Ok(found.into_iter().map(|before| (before, next.opponent())).collect())
        };
        search.run(start, before, |line, first| {
            // Of a line that is found later there is a shorter one.
            lines[first as usize].get_or_insert(line);
            lines.iter().all(Option::is_some)
        })?;
        positions += search.states.len() as u64;
    } else {
        for first in Player::BOTH {
            let mut search = Search::new(control);
            search.add(start.clone(), first, None)?;
            let after = |position: &Position, next: Player| {
                let found = position.options(next, control)?;
                Ok(found.into_iter().map(|after| (after, next.opponent())).collect())
            };
            search.run(position, after, |mut line, _| {
                line.reverse();
                lines[first as usize] = Some(line);
                true
            })?;
            positions += search.states.len() as u64;
        }
    }
    Ok(Reached { lines, positions, is_backward })
}

/// Positions that have been met, each with the player to move.
struct Search<'c> {
    control: &'c Control,
    held: Held,
    /// The states, each with the place of the one that it was found from.
    states: Vec<(Position, Player, Option<usize>)>,
    known: HashSet<(Position, Player)>,
}

impl<'c> Search<'c> {
    fn new(control: &'c Control) -> Search<'c> {
        let held = Held::new(control);
        Search { control, held, states: Vec::new(), known: HashSet::new() }
    }

    fn add(&mut self, position: Position, next: Player, from: Option<usize>) -> Result<(), Stop> {
        let state = (position.clone(), next);
        if self.known.contains(&state) {
            return Ok(());
        }
        // Vectors and tables may have twice the room that they need; the terms are shared by both.
        let each = 2 * size_of::<(Position, Player, Option<usize>)>() + 64;
        self.held.take(2 * each + position.bytes())?;
        self.known.insert(state);
        self.states.push((position, next, from));
        Ok(())
    }

    /// Looks at all states, until `found`, which is told of lines from `end` back to where the search began, has enough.
    fn run(
        &mut self,
        end: &Position,
        neighbours: impl Fn(&Position, Player) -> Result<Vec<(Position, Player)>, Stop>,
        mut found: impl FnMut(Vec<Position>, Player) -> bool,
    ) -> Result<(), Stop> {
        let mut place = 0;
        while let Some((position, next, _)) = self.states.get(place).cloned() {
            self.control.check()?;
            if position == *end && found(self.line(place), next) {
                return Ok(());
            }
            for (other, player) in neighbours(&position, next)? {
                self.add(other, player, Some(place))?;
            }
            place += 1;
        }
        Ok(())
    }

    /// The positions from a state back to where the search began.
    fn line(&self, place: usize) -> Vec<Position> {
        let from = |&place: &usize| self.states[place].2;
        std::iter::successors(Some(place), from).map(|place| self.states[place].0.clone()).collect()
    }
}
