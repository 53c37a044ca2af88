//! States of a match of Dots and Boxes.

use super::picture::picture;
use tweedle_boxes::Position;
use tweedle_engine::Player;

/// The state of a match.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct BoxesState {
    pub(super) position: Position,
    pub(super) player: Player,
    /// The mark of each box: its owner, or a cross if it was complete from the start.
    marks: Vec<Option<char>>,
}

impl BoxesState {
    pub(super) fn start(position: Position, player: Player) -> BoxesState {
        let mark = |number| (position.sides_left(number) == 0).then_some('x');
        let marks = (0..position.board().boxes()).map(mark).collect();
        BoxesState { position, player, marks }
    }

    /// The board.
    pub fn position(&self) -> &Position {
        &self.position
    }

    /// The player whose turn it is.
    pub fn player(&self) -> Player {
        self.player
    }

    /// The board with the numbers of the lines, and the score.
    pub(crate) fn draw(&self) -> String {
        format!("{}\n{}", picture(&self.position, &self.marks), self.score())
    }

    /// `Left 2, Right 1`.
    pub(super) fn score(&self) -> String {
        let [left, right] = Player::BOTH.map(|player| self.boxes(player));
        format!("Left {left}, Right {right}")
    }

    /// The owner of a box; `None` as long as it is open, and if it was complete from the start.
    pub fn owner(&self, number: usize) -> Option<Player> {
        let is_of = |player: &Player| self.marks.get(number) == Some(&Some(mark(*player)));
        Player::BOTH.into_iter().find(is_of)
    }

    /// The number of boxes that a player owns.
    pub fn boxes(&self, player: Player) -> usize {
        self.marks.iter().filter(|&&owner| owner == Some(mark(player))).count()
    }

    /// The state after a line; none if it cannot be drawn.
    pub(super) fn after(&self, line: usize) -> Option<BoxesState> {
        let position = self.position.draw(line).ok()?;
        let mut next = BoxesState { position, ..self.clone() };
        for number in self.position.board().boxes_at(line) {
            if position.sides_left(number) == 0 {
                next.marks[number] = Some(mark(self.player));
            }
        }
        if self.position.completes(line) == 0 {
            next.player = self.player.opponent();
        }
        Some(next)
    }

    /// The lead of the player who moves, in boxes.
    pub(super) fn lead(&self) -> i32 {
        self.boxes(self.player) as i32 - self.boxes(self.player.opponent()) as i32
    }
}

/// The mark in the boxes that a player owns.
fn mark(player: Player) -> char {
    match player {
        Player::Left => 'L',
        Player::Right => 'R',
    }
}
