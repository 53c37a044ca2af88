//! Dots and Boxes: who gets how many boxes.

mod captures;
mod search;

pub use captures::safe_captures;
pub use search::{MOST_SEARCHED_LINES, ScoreSearch};

use crate::board::{Lines, bits};
use crate::position::Position;
use tweedle_engine::{Control, Held, Stop};

/// The exact scores of a position of Dots and Boxes and of all positions that can follow.
///
/// A score is *net*: the number of boxes that the player to move gets from here on, less those of
/// the other player, if both play as well as possible. The player who completes a box moves again.
/// The scores are found from the full board backwards and kept in a byte each, so that a position
/// with n lines to draw takes 2ⁿ bytes and n·2ⁿ⁻¹ steps: 16 MB for the start of 3 × 3, 128 MB for 2
/// × 5. The bytes count against the budget of the [`Control`], which also counts the positions.
///
/// ```
/// use tweedle_engine::Control;
/// use tweedle_boxes::{Board, Scores, Start};
/// let position = Board::new(2, 2)?.start(Start::Empty);
/// let scores = Scores::of(&position, &Control::new())?;
/// let net = scores.net(&position).expect("it is the one asked for");
/// let moves = scores.moves(&position).expect("it is the one asked for");
/// assert_eq!(moves.iter().map(|one| one.net).max(), Some(net));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Debug)]
pub struct Scores {
    position: Position,
    /// The lines to draw; the first one is bit 0 of an index of the table.
    lines: Vec<usize>,
    /// The sides left of each box, as such bits.
    boxes: Vec<usize>,
    /// The nets of all sets of lines so far, under the sets as numbers.
    nets: Vec<i8>,
    control: Control,
    _held: Held,
}

/// A line that may be drawn, with the score after it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[non_exhaustive]
pub struct ScoredMove {
    /// The number of the line.
    pub line: usize,
    /// The number of boxes that it completes.
    pub takes: usize,
    /// The net score of the player who draws it, these boxes counted, if both play as well as
    /// possible afterwards.
    pub net: i32,
}

/// Sets of lines between two looks at the control.
const BLOCK: usize = 1 << 16;

/// The most lines that a position may have left.
pub const MOST_FREE_LINES: usize = 40;

impl Scores {
    /// The scores of a position and all that can follow.
    ///
    /// # Errors
    /// As [`Scores::begin`] and [`Scores::run`].
    pub fn of(position: &Position, control: &Control) -> Result<Scores, Stop> {
        let mut scores = Scores::begin(position, control)?;
        scores.run()?;
        Ok(scores)
    }

    /// Takes the memory, and leaves the work to [`Scores::run`].
    ///
    /// # Errors
    /// [`Stop::Memory`] if the table does not fit into the budget: it takes a byte for each set of the lines to
    /// draw. [`Stop::TooLarge`] if more than 40 lines are to be drawn, or the machine has not the memory.
    pub fn begin(position: &Position, control: &Control) -> Result<Scores, Stop> {
        let lines: Vec<usize> = bits(position.undrawn()).collect();
        if lines.len() > MOST_FREE_LINES {
            let message = format!(
                "Scores of positions with more than {MOST_FREE_LINES} lines to draw are out of reach: \
                 this one has {}.",
                lines.len()
            );
            return Err(Stop::TooLarge(message));
        }
        let mut held = Held::new(control);
        held.take(1 << lines.len())?;
        let mut nets = Vec::new();
        nets.try_reserve_exact(1 << lines.len()).map_err(|_| {
            Stop::TooLarge("The machine has too little memory for the scores.".to_owned())
        })?;
        let compressed = |sides: Lines| {
            lines
                .iter()
                .enumerate()
                .fold(0, |set, (bit, &line)| set | (((sides >> line & 1) as usize) << bit))
        };
        let boxes = (0..position.board().boxes())
            .map(|number| compressed(position.sides_left(number)))
            .filter(|&sides| sides != 0)
            .collect();
        let control = control.clone();
        Ok(Scores { position: *position, lines, boxes, nets, control, _held: held })
    }

    /// Goes on until all scores are known. Their number is 2 to the number of lines to draw; the
    /// control counts those found.
    ///
    /// # Errors
    /// [`Stop::Cancelled`]. The results stay, and the next call goes on from there.
    pub fn run(&mut self) -> Result<(), Stop> {
        while !self.is_complete() {
            self.step()?;
        }
        Ok(())
    }

    /// Finds some scores more, in a few milliseconds.
    ///
    /// # Errors
    /// As [`Scores::run`].
    pub fn step(&mut self) -> Result<(), Stop> {
        self.control.check()?;
        let begin = self.nets.len();
        let all = 1_usize << self.lines.len();
        let end = (begin / BLOCK + 1).saturating_mul(BLOCK).min(all);
        for lines in begin..end {
            let net = self.best(lines);
            self.nets.push(net);
        }
        self.control.count_positions((end - begin) as u64);
        Ok(())
    }

    /// True if all scores are known.
    pub fn is_complete(&self) -> bool {
        self.nets.len() == 1 << self.lines.len()
    }

    /// The position from which on scores are found.
    pub fn position(&self) -> Position {
        self.position
    }

    /// The best net score with these lines left, all lesser sets being known.
    #[inline]
    fn best(&self, lines: usize) -> i8 {
        let (mut once, mut twice) = (0, 0);
        for &sides in &self.boxes {
            let left = sides & lines;
            let last = if left & left.wrapping_sub(1) == 0 { left } else { 0 };
            twice |= once & last;
            once |= last;
        }
        let mut best = if lines == 0 { 0 } else { i8::MIN };
        let mut rest = lines & !once;
        while rest != 0 {
            let line = rest & rest.wrapping_neg();
            rest ^= line;
            best = best.max(-self.nets[lines ^ line]);
        }
        let mut rest = once;
        while rest != 0 {
            let line = rest & rest.wrapping_neg();
            rest ^= line;
            let takes = if twice & line == 0 { 1 } else { 2 };
            best = best.max(self.nets[lines ^ line] + takes);
        }
        best
    }

    /// The net score of a position; none if it cannot follow from the one asked for, or is not
    /// known yet.
    pub fn net(&self, position: &Position) -> Option<i32> {
        let is_follower = position.board() == self.position.board()
            && position.undrawn() & !self.position.undrawn() == 0;
        let set = self.lines.iter().enumerate().fold(0, |set, (bit, &line)| {
            set | (((position.undrawn() >> line & 1) as usize) << bit)
        });
        self.nets.get(set).filter(|_| is_follower).map(|&net| i32::from(net))
    }

    /// All moves of a position with their scores, by the numbers of the lines; none as
    /// [`Scores::net`].
    pub fn moves(&self, position: &Position) -> Option<Vec<ScoredMove>> {
        let scored = |(line, follower): (usize, Position)| {
            let takes = position.completes(line);
            let net = self.net(&follower)?;
            Some(ScoredMove { line, takes, net: if takes > 0 { takes as i32 + net } else { -net } })
        };
        self.net(position)?;
        position.followers().map(scored).collect()
    }

    /// The lines that get the best score, and that score; none as [`Scores::net`].
    pub fn best_moves(&self, position: &Position) -> Option<(i32, Vec<usize>)> {
        let net = self.net(position)?;
        let moves = self.moves(position)?;
        Some((net, moves.iter().filter(|one| one.net == net).map(|one| one.line).collect()))
    }
}
