//! Moves at Nimstring, with what they lead to.

use super::Nimstring;
use crate::graph::StringsAndCoins;
use crate::position::Position;
use tweedle_engine::Stop;
use tweedle_engine::affine::Value::{self, Moon};

/// A line that may be drawn, or a string that may be cut.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[non_exhaustive]
pub struct ValuedMove {
    /// The number of the line or string.
    pub line: usize,
    /// The number of boxes that it completes, or of coins that it takes: 0, 1 or 2. If there are
    /// any, the same player moves again.
    pub takes: usize,
    /// The value of the position after it.
    pub value: Value,
}

impl ValuedMove {
    /// True if it is a loony move: one that leaves the moon to the other player.
    pub fn is_loony(&self) -> bool {
        self.takes == 0 && self.value == Moon
    }

    /// True if it wins at Nimstring, if nothing else is on the table: it leaves 0 to the other
    /// player, or anything else to the same one.
    pub fn wins(&self) -> bool {
        self.value.is_zero() == (self.takes == 0)
    }
}

/// The moves that win at Nimstring. There are some exactly if the value of the position is not 0.
pub fn winning(moves: &[ValuedMove]) -> Vec<usize> {
    moves.iter().filter(|one| one.wins()).map(|one| one.line).collect()
}

impl Nimstring {
    /// All moves of a position with the values of what they lead to, by the numbers of the lines.
    ///
    /// ```
    /// # use tweedle_engine::Control;
    /// # use tweedle_boxes::{Board, Nimstring, Start, winning};
    /// let mut nimstring = Nimstring::new(&Control::new());
    /// let moves = nimstring.moves(&Board::new(3, 3)?.start(Start::Empty))?;
    /// assert_eq!(winning(&moves), [4, 7, 17, 18]);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    ///
    /// # Errors
    /// As [`Nimstring::value`].
    pub fn moves(&mut self, position: &Position) -> Result<Vec<ValuedMove>, Stop> {
        position
            .followers()
            .map(|(line, follower)| {
                let value = self.value(&follower)?;
                Ok(ValuedMove { line, takes: position.completes(line), value })
            })
            .collect()
    }

    /// All moves of a graph with the values of what they lead to, by the numbers of the strings.
    ///
    /// # Errors
    /// As [`Nimstring::value`].
    pub fn graph_moves(&mut self, graph: &StringsAndCoins) -> Result<Vec<ValuedMove>, Stop> {
        let (ends, at, all) = (graph.strings(), graph.strings_at(), graph.all());
        (0..ends.len())
            .map(|line| {
                let (a, b) = ends[line];
                let ends_here = [Some(a), b].into_iter().flatten();
                let takes = ends_here.filter(|&coin| at[coin] == 1 << line).count();
                let value = self.value_of(ends, &at, all & !(1 << line))?;
                Ok(ValuedMove { line, takes, value })
            })
            .collect()
    }
}
