//! Reading and printing positions.

use crate::Thing;
use crate::change::changed;
use crate::labels::{Labelled, numbers};
use crate::sketch::Sketch;
use crate::way::way;
use std::fmt;
use std::ops::Range;
use tweedle_engine::{Hints, Outcome, Player};

/// The name of the move with which a player lets his opponent move again, after a carry-on move of
/// the opponent.
pub const PASS: &str = "pass";

/// The written form of the positions and moves of a ruleset.
pub trait Notation: Hints {
    /// The name of the game, as in a sentence: "Toads and Frogs".
    fn name(&self) -> String;

    /// Reads a position.
    ///
    /// # Errors
    /// [`NotationError`], which says what is wrong and where in `text`.
    fn parse(&self, text: &str) -> Result<Self::Position, NotationError>;

    /// Prints a position so that [`Notation::parse`] gives it back.
    fn print(&self, position: &Self::Position) -> String;

    /// The arguments that make this ruleset, as they stand within the brackets of its constructor in
    /// the language: `[1,2],true`. Equal rulesets have equal ones. Empty, which is the default, for a
    /// ruleset without parameters.
    fn parameters(&self) -> String {
        String::new()
    }

    /// The name of the move `step` of `player` from `position` to `option`, which is one of those that
    /// [`Ruleset::moves`](tweedle_engine::Ruleset::moves) finds: `heap 2 take 3`, `a1-b1`.
    ///
    /// Two moves have the same name only if they lead to the same position. The default is that
    /// position, as it is printed.
    fn move_name(
        &self,
        _position: &Self::Position,
        _player: Player,
        _step: &Self::Move,
        option: &Self::Position,
    ) -> String {
        self.print(option)
    }

    /// The name of the move `step` of `player` from `position` to `option` as a move of other positions, too: two moves of a
    /// player, in any positions that can be reached from one and the same, are the same move exactly if these names are equal.
    /// Quantum variants play a move in several positions at once by it. The default is [`Notation::move_name`], which will do where
    /// squares, cells or labels keep their names; `None` where a name means something else after a move.
    fn move_identity(
        &self,
        position: &Self::Position,
        player: Player,
        step: &Self::Move,
        option: &Self::Position,
    ) -> Option<String> {
        Some(self.move_name(position, player, step, option))
    }

    /// True if a step of `player` from `position` is to let his opponent move again, as a carry-on move of the opponent
    /// demands. No step is by default.
    fn is_pass(&self, _position: &Self::Position, _player: Player, _step: &Self::Move) -> bool {
        false
    }

    /// The things in the picture of `position` that the move `step` of `player` to `option` is about: a person points
    /// at them to make the move. The default is the thing that the step chooses, if there are labels, and otherwise the
    /// differences between the sketches of both positions.
    fn touched(
        &self,
        position: &Self::Position,
        _player: Player,
        step: &Self::Move,
        option: &Self::Position,
    ) -> Vec<Thing> {
        if let Some(game) = self.labelled() {
            let number = numbers(game, position).into_iter().nth(game.thing(step));
            return number.map(|number| game.named(number)).into_iter().collect();
        }
        match (self.sketch(position), self.sketch(option)) {
            (Some(old), Some(new)) => changed(&old.figure, &new.figure),
            _ => Vec::new(),
        }
    }

    /// The cells or vertices between which the move `step` of `player` from `position` to `option` carries a piece, if it does
    /// that alone. The default finds them in the sketches of both positions.
    fn way(
        &self,
        position: &Self::Position,
        _player: Player,
        _step: &Self::Move,
        option: &Self::Position,
    ) -> Option<[Thing; 2]> {
        way(&self.sketch(position)?.figure, &self.sketch(option)?.figure)
    }

    /// The position to start from, where the parameters say it: the whole poset, the empty board.
    fn start(&self) -> Option<Self::Position> {
        None
    }

    /// The expression that reads back to a position, from the one that makes the ruleset.
    fn expression(&self, rules: &str, position: &Self::Position) -> String {
        format!("{rules}({})", quoted(self.print(position)))
    }

    /// True if positions are shown by the expressions that read back to them, as those of classes of a program. By
    /// default they are not.
    fn says_rules(&self) -> bool {
        false
    }

    /// The reason why a text that looks like the name of a move is none of `player` in `position`:
    /// a complete sentence. `None`, the default, where nothing can be said that is true of every
    /// wrong name.
    fn why_not(&self, _position: &Self::Position, _player: Player, _text: &str) -> Option<String> {
        None
    }

    /// The obligation of `player`, moving next, in a position in which an answer is due: a clause
    /// that begins with "must", such as "must answer in heap 2". `None`, the default, where he is
    /// free.
    fn obligation(&self, _position: &Self::Position, _player: Player) -> Option<String> {
        None
    }

    /// A picture of a position for a terminal, of one or more lines, with what the names of moves
    /// refer to (numbers of heaps, letters of columns). The default is that of [`Notation::labelled`]
    /// with numbers, if there is one, or the position as it is printed.
    fn draw(&self, position: &Self::Position) -> String {
        match self.labelled() {
            Some(game) => game.draw(position, &numbers(game, position)),
            None => self.print(position),
        }
    }

    /// The picture of a position, as data for the program that draws it. The default is that of [`Notation::labelled`]
    /// with numbers; `None`, if there is none, for games of which there are no pictures.
    fn sketch(&self, position: &Self::Position) -> Option<Sketch> {
        let game = self.labelled()?;
        Some(game.sketch(position, &numbers(game, position)))
    }

    /// The rules by which the things that moves choose keep their labels through a match, where positions are numbered
    /// anew after each move. `None`, the default, where the names of moves mean the same in every
    /// position.
    fn labelled(&self) -> Option<&dyn Labelled<Self::Position, Self::Move>> {
        None
    }

    /// True if each position is written as its cells alone, or as the sizes of its heaps alone, so that all of a size
    /// can be listed ([`Ranking`](crate::Ranking)). By default positions may be written with more than that.
    fn is_plain(&self) -> bool {
        false
    }

    /// The characters of what may stand on a cell, in the order in which [`Notation::of_cells`] numbers them: it need not be the order that
    /// the ruleset is registered with. None, the default, if positions are not what stands on their cells.
    fn cell_letters(&self) -> &'static [char] {
        &[]
    }

    /// The position with these things on its cells, which are numbered row by row from 0: of each of [`Notation::cell_letters`] but the first the
    /// set of its cells, cell `i` as bit `i`. `None`, the default, if it is no position, or positions are not what stands on their cells.
    fn of_cells(&self, _rows: usize, _cols: usize, _sets: &[u128]) -> Option<Self::Position> {
        None
    }

    /// Writes what stands on the cells of a position on a board of this size, as [`Notation::of_cells`] reads it. Returns false if the
    /// board has another size; so does the default.
    fn to_cells(
        &self,
        _position: &Self::Position,
        _rows: usize,
        _cols: usize,
        _into: &mut [u128],
    ) -> bool {
        false
    }

    /// The theorem that says who wins `position` in normal play and why, if there is one that says
    /// so without a search.
    fn theorem(&self, _position: &Self::Position) -> Option<Theorem> {
        None
    }
}

/// The winner of an impartial position in normal play, and the reason.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Theorem {
    is_won: bool,
    reason: String,
}

impl Theorem {
    /// The player who moves first wins. The reason goes on after a colon, and ends in a full stop.
    pub fn first_wins(reason: impl Into<String>) -> Theorem {
        Theorem { is_won: true, reason: reason.into() }
    }

    /// The player who moves second wins. The reason goes on after a colon, and ends in a full stop.
    pub fn second_wins(reason: impl Into<String>) -> Theorem {
        Theorem { is_won: false, reason: reason.into() }
    }

    /// The player who moves first wins if `is_won` holds, and the player who moves second wins
    /// otherwise.
    pub fn of(is_won: bool, reason: impl Into<String>) -> Theorem {
        Theorem { is_won, reason: reason.into() }
    }

    /// An N-position or a P-position.
    pub fn outcome(&self) -> Outcome {
        if self.is_won { Outcome::N } else { Outcome::P }
    }
}

impl fmt::Display for Theorem {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let who = if self.is_won { "first" } else { "second" };
        write!(f, "The player who moves {who} wins: {}", self.reason)
    }
}

/// The reason why a text is not a position.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("{message}")]
pub struct NotationError {
    message: String,
    range: Range<usize>,
    text: usize,
}

impl NotationError {
    /// An error about the characters of the text numbered `range`, counted from 0.
    pub fn new(message: impl Into<String>, range: Range<usize>) -> NotationError {
        NotationError { message: message.into(), range, text: 0 }
    }

    /// The same error in one of several texts, which are numbered from 0.
    #[must_use]
    pub fn in_text(self, number: usize) -> NotationError {
        NotationError { text: number, ..self }
    }

    /// The same error about a text before which `count` more characters stand.
    #[must_use]
    pub fn behind(self, count: usize) -> NotationError {
        let range = self.range.start + count..self.range.end + count;
        NotationError { range, ..self }
    }

    /// The number of the text that it is about, where there are several.
    pub fn text(&self) -> usize {
        self.text
    }

    /// The message that says which thing is wrong: one or more complete sentences.
    pub fn message(&self) -> &str {
        &self.message
    }

    /// The characters of the text that are meant. Counts characters, not bytes; empty and at the
    /// end of the text where something is missing there.
    pub fn range(&self) -> Range<usize> {
        self.range.clone()
    }

    /// The error that `found` is not a cell of a board game whose cells are `cells`.
    pub fn unknown_cell(found: char, at: usize, game: &str, cells: &[char]) -> Self {
        if matches!(found, '\n' | '\r') {
            let message =
                format!("The rows of {game} have `|` between them, and are not broken into lines.");
            return NotationError::new(message, at..at + 1);
        }
        let mut cells = cells.to_vec();
        // An empty cell first.
        cells.sort_by_key(|&cell| cell != '.');
        NotationError::new(
            format!("`{found}` is not a cell of {game}; use {}.", one_of(&cells)),
            at..at + 1,
        )
    }
}

/// A text as a string literal of the language.
pub fn quoted(text: impl fmt::Display) -> String {
    format!("\"{}\"", text.to_string().replace('\\', "\\\\").replace('"', "\\\""))
}

/// "`a`, `b` or `c`".
pub fn one_of<T: std::fmt::Display>(choices: &[T]) -> String {
    let mut sentence = String::new();
    for (i, choice) in choices.iter().enumerate() {
        if i > 0 {
            sentence += if i + 1 == choices.len() { " or " } else { ", " };
        }
        sentence.push('`');
        sentence += &choice.to_string();
        sentence.push('`');
    }
    sentence
}
