//! Scores of single positions, by a search.

mod bits;
mod choices;
mod code;
mod lists;
mod loose;
mod moves;
mod nets;
mod off;
mod shortcuts;
mod state;
mod store;
mod table;
mod tally;
#[cfg(test)]
mod tests;
mod web;

use super::{ScoredMove, safe_captures};
use crate::board::Lines;
use crate::player::offers;
use crate::position::Position;
use choices::Choices;
use shortcuts::Shortcuts;
use state::State;
use std::collections::HashMap;
use table::{BoundsTable, ENTRY_BYTES};
use tweedle_engine::{Control, Stop};
pub use web::MOST_SEARCHED_LINES;

/// The most bytes of the table of a search, where the budget allows more.
const MOST_BYTES: usize = 2 << 30;

/// Exact scores of positions, found by a search that leaves out what cannot matter.
///
/// Scores are as those of [`Scores`](super::Scores), which holds those of all positions that can follow. This finds
/// those that are asked for, and keeps bounds of scores on the way. Of the start of 3 × 4 it looks at 400 thousand
/// positions, where the table of all scores has two thousand million; of 3 × 5 at 43 million.
///
/// - All boxes that are [safe to take](safe_captures) are taken. If the last two boxes of a chain or the last four
///   of a loop are left, h of them, and the rest is worth v to the player who moves there, they are worth
///   |v + h|: to take them and move in the rest, or to leave them. Where several are left, it is best to take one
///   of them. (Who moves elsewhere, or leaves one of several, does better to take it first: that gains its boxes, and
///   does not leave them to the other player.)
/// - What is left then is a graph of joints, boxes with three or four sides, and of chains between them, and chains
///   and loops that are loose. Of each chain or loop there is one move. Loose ones are told apart by their
///   lengths only, and each connected part of the graph by a word from which it can be read: mostly the same for the same
///   graph, wherever it lies on the board, and never for another one. The moves in a part are kept for a while.
/// - Whether a score is at least some number is found by alpha-beta search with a zero window, and a table of
///   bounds. First comes the move after which the fewest lines are joined, in the most parts.
///
/// That follows J. K. Barker and R. E. Korf, "Solving Dots-And-Boxes" (AAAI 2012); other shortcuts are proved where
/// they are taken.
///
/// The table counts against the budget of the [`Control`], which also counts the positions looked at. It takes at
/// most half of the budget, and 2 GB, with the moves that are kept; when it is full, the bounds that were least work are forgotten, and found
/// again if they are needed. The recursion is as deep as there are lines.
///
/// ```
/// use tweedle_engine::Control;
/// use tweedle_boxes::{Board, ScoreSearch, Start};
/// let position = Board::new(3, 3)?.start(Start::Empty);
/// let mut search = ScoreSearch::new(&position, &Control::new())?;
/// assert_eq!(search.net(&position)?, -3);
/// let moves = search.moves(&position)?;
/// assert!(moves.len() == 24 && moves.iter().all(|one| one.net == -3));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Debug)]
pub struct ScoreSearch {
    position: Position,
    shortcuts: Shortcuts,
    table: BoundsTable,
    choices: Choices,
    control: Control,
    /// The count of positions at which the work pauses.
    pause: u64,
}

impl ScoreSearch {
    /// A search for scores of a position and of all that can follow. Nothing is known yet.
    ///
    /// # Errors
    /// [`Stop::TooLarge`] if more than [`MOST_SEARCHED_LINES`] lines are to be drawn.
    pub fn new(position: &Position, control: &Control) -> Result<ScoreSearch, Stop> {
        let bytes = MOST_BYTES.min(control.limit() / 2);
        let (lists, entries) = (bytes / 4, (bytes - bytes / 4) / ENTRY_BYTES);
        let all = Shortcuts { pairs: true, dominated: true, order: true, entries, lists };
        ScoreSearch::with(position, control, all)
    }

    fn with(
        position: &Position,
        control: &Control,
        shortcuts: Shortcuts,
    ) -> Result<ScoreSearch, Stop> {
        let lines = position.free_lines();
        if lines > MOST_SEARCHED_LINES {
            return Err(Stop::TooLarge(format!(
                "Scores of positions with more than {MOST_SEARCHED_LINES} lines to draw are out of reach: \
                 this one has {lines}."
            )));
        }
        Ok(ScoreSearch {
            position: *position,
            shortcuts,
            table: BoundsTable::new(control, shortcuts.entries),
            choices: Choices::new(control, shortcuts.lists, shortcuts.dominated),
            control: control.clone(),
            pause: u64::MAX,
        })
    }

    /// The position from which on scores can be asked for.
    pub fn position(&self) -> Position {
        self.position
    }

    /// True if a position can follow from the one that the search is about.
    pub fn is_about(&self, position: &Position) -> bool {
        position.board() == self.position.board()
            && position.undrawn() & !self.position.undrawn() == 0
    }

    /// The number of positions of which bounds are known; those with the same word are one.
    pub fn known(&self) -> usize {
        self.table.len()
    }

    /// Bytes that they take.
    pub fn bytes(&self) -> usize {
        self.table.bytes() + self.choices.bytes()
    }

    /// The net score of a position.
    ///
    /// # Errors
    /// [`Stop::Cancelled`]; asked again, it goes on where it was. [`Stop::NotPossible`] if the search is [not
    /// about](ScoreSearch::is_about) it.
    pub fn net(&mut self, position: &Position) -> Result<i32, Stop> {
        if !self.is_about(position) {
            let message = "This position does not follow from the one that is searched.";
            return Err(Stop::NotPossible(message.to_owned()));
        }
        self.net_near(position, 0)
    }

    /// All moves of a position with their scores, by the numbers of the lines.
    ///
    /// # Errors
    /// As [`ScoreSearch::net`].
    pub fn moves(&mut self, position: &Position) -> Result<Vec<ScoredMove>, Stop> {
        let net = self.net(position)?;
        let scored = |(line, after): (usize, Position)| {
            let takes = position.completes(line);
            let (sign, gain) = if takes > 0 { (1, takes as i32) } else { (-1, 0) };
            // Many moves are best ones.
            let rest = self.net_near(&after, sign * (net - gain))?;
            Ok(ScoredMove { line, takes, net: gain + sign * rest })
        };
        position.followers().map(scored).collect()
    }

    /// Asks a question, which has no answer yet, `None`, if `positions` positions more have been looked at, so that
    /// what is known can be saved meanwhile. Asked again, the question goes on where it was; but of what a full
    /// table has forgotten meanwhile, so that the number should grow with the work.
    ///
    /// # Errors
    /// Those of the question.
    pub fn within<T>(
        &mut self,
        positions: u64,
        ask: impl FnOnce(&mut ScoreSearch) -> Result<T, Stop>,
    ) -> Result<Option<T>, Stop> {
        self.pause = self.control.positions().saturating_add(positions);
        let answer = ask(self);
        self.pause = u64::MAX;
        match answer {
            Err(Stop::Limit { .. }) => Ok(None),
            answer => answer.map(Some),
        }
    }

    /// The net score of a position, which is found sooner if it is near the guess.
    fn net_near(&mut self, position: &Position, guess: i32) -> Result<i32, Stop> {
        self.net_after_offers(*position, guess, &mut HashMap::default())
    }

    /// [`ScoreSearch::net_near`]; `known` has the nets of positions that were met, by their undrawn lines: offers are taken in
    /// every order, and the same positions come of that.
    fn net_after_offers(
        &mut self,
        mut position: Position,
        guess: i32,
        known: &mut HashMap<Lines, i32>,
    ) -> Result<i32, Stop> {
        self.control.check()?;
        let mut gains = 0;
        while let safe @ 1.. = safe_captures(&position) {
            let line = safe.trailing_zeros() as usize;
            gains += position.completes(line) as i32;
            position = position.without(1 << line);
        }
        let set = position.undrawn();
        if let Some(net) = known.get(&set) {
            return Ok(gains + net);
        }
        let offers = offers(&position);
        let net = match offers.as_slice() {
            [] => self.net_of(&State::new(&position, self.shortcuts), guess - gains)?,
            [only] => {
                let rest = self.net_after_offers(position.without(only.lines), guess, known)?;
                (rest + only.boxes as i32).abs()
            }
            several => {
                let mut best = i32::MIN;
                // Offers that nothing else touches are alike, loops and chains that end at the frame: one of each is enough.
                let (mut has_loop, mut has_chain) = (false, false);
                for offer in several {
                    let is_alike = if offer.boxes == 4 {
                        std::mem::replace(&mut has_loop, true)
                    } else {
                        let ends_at_frame =
                            position.board().boxes_at(offer.leave).into_iter().count() == 1;
                        ends_at_frame && std::mem::replace(&mut has_chain, true)
                    };
                    if !is_alike {
                        let rest =
                            self.net_after_offers(position.without(offer.lines), guess, known)?;
                        best = best.max(rest + offer.boxes as i32);
                    }
                }
                best
            }
        };
        known.insert(set, net);
        Ok(gains + net)
    }
}
