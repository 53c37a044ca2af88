//! The positions of a ruleset on boards of one size.

use super::arrangements::Arrangements;
use super::contents::Content;
use std::sync::Arc;
use tweedle_engine::{Facts, Play, Player, Stop};
use tweedle_rules::any::{CellMoves, MOST_CELLS, MOST_LETTERS};
use tweedle_rules::{Ranking, Size};

/// Why the positions of a ruleset have no tiers: a complete sentence.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[non_exhaustive]
pub enum NoTiers {
    /// Not all of a position is what stands on its cells.
    #[error(
        "The positions of {0} are not boards or strips whose cells say all, so they have no tiers."
    )]
    NotPlain(String),
    /// There are no boards of that size.
    #[error("{0} has no boards of {1} x {2} cells that have ranks.")]
    Size(String, u32, u32),
    /// A move may oblige, or win at once.
    #[error("{0} has entailing moves or wins at once, which tiers know nothing of.")]
    Entailing(String),
}

/// The positions of a ruleset on boards of one size, by tiers and ranks, and their moves.
#[derive(Clone)]
pub struct Space {
    rules: String,
    moves: Arc<dyn CellMoves>,
    facts: Facts,
    play: Play,
    rows: u32,
    cols: u32,
    letters: Vec<char>,
    arrangements: Arrangements,
}

impl Space {
    /// The space of boards of a size.
    ///
    /// # Errors
    /// [`NoTiers`].
    pub fn new(ranking: &Ranking, rows: u32, cols: u32, play: Play) -> Result<Space, NoTiers> {
        let rules = ranking.rules();
        let name = || rules.expression().to_owned();
        let (words, facts) = (ranking.words(), rules.facts());
        if ranking.has_heaps() {
            return Err(NoTiers::NotPlain(name()));
        }
        if facts.is_entailing || facts.wins_at_once {
            return Err(NoTiers::Entailing(name()));
        }
        let no_size = || NoTiers::Size(name(), rows, cols);
        let cells = rows.checked_mul(cols).ok_or_else(no_size)? as usize;
        let may = cells <= MOST_CELLS && words.letters().len() <= MOST_LETTERS;
        // Boards of such a size, even if they are too many to be counted.
        let is_size = may && words.random(Size::Cells { rows, cols }, |_| 0).is_some();
        let moves = is_size.then(|| rules.clone().on_cells(rows as usize, cols as usize)).flatten();
        let moves = moves.ok_or_else(no_size)?;
        let letters = moves.letters().to_vec();
        let arrangements = Arrangements::new(cells, letters.len());
        Ok(Space { rules: name(), moves, facts, play, rows, cols, letters, arrangements })
    }

    /// The expression of the ruleset.
    pub fn rules(&self) -> &str {
        &self.rules
    }

    /// The facts that hold for all positions.
    pub fn facts(&self) -> Facts {
        self.facts
    }

    /// How the last move counts.
    pub fn play(&self) -> Play {
        self.play
    }

    /// The numbers of rows and columns.
    pub fn size(&self) -> (u32, u32) {
        (self.rows, self.cols)
    }

    /// The number of cells.
    pub fn cells(&self) -> usize {
        (self.rows * self.cols) as usize
    }

    /// The characters of the cells.
    pub fn letters(&self) -> &[char] {
        &self.letters
    }

    /// The ranks of the boards.
    pub fn arrangements(&self) -> &Arrangements {
        &self.arrangements
    }

    /// The players whose turns are told apart: in an impartial game both have the same moves.
    pub fn players(&self) -> &'static [Player] {
        let both: &'static [Player] = &Player::BOTH;
        if self.facts.is_impartial { &both[..1] } else { both }
    }

    /// The sets of a board without anything on its cells: one for each character but the first.
    pub fn no_sets(&self) -> Vec<u128> {
        vec![0; self.letters.len().saturating_sub(1)]
    }

    /// True if these sets are a position of the ruleset.
    pub fn is_position(&self, sets: &[u128]) -> bool {
        self.moves.is_position(sets)
    }

    /// The moves.
    pub(super) fn moves(&self) -> &dyn CellMoves {
        &*self.moves
    }

    /// The sets of a board of this size as it is written, of each character but the first; `None` if the text is no such board.
    pub fn read(&self, text: &str) -> Option<Vec<u128>> {
        let mut sets = self.no_sets();
        let (mut rows, mut cell) = (0, 0);
        for row in text.split('|') {
            rows += 1;
            for found in row.chars() {
                let letter = self.letters.iter().position(|&letter| letter == found)?;
                if let Some(set) = letter.checked_sub(1) {
                    sets[set] |= 1_u128.checked_shl(cell)?;
                }
                cell += 1;
            }
            if cell != rows * self.cols {
                return None;
            }
        }
        (rows == self.rows).then_some(sets)
    }

    /// A board as it is written.
    pub fn text(&self, sets: &[u128]) -> String {
        let cells = self.cells();
        let mut text = String::with_capacity(cells + self.rows as usize);
        for cell in 0..cells {
            if cell > 0 && cell.is_multiple_of(self.cols as usize) {
                text.push('|');
            }
            let letter = sets.iter().position(|set| set >> cell & 1 == 1);
            text.extend(self.letters.get(letter.map_or(0, |letter| letter + 1)));
        }
        text
    }

    /// The number of boards with a content; `None` if there are 2⁶³ or more, or it is no content of these boards.
    pub fn count(&self, content: Content) -> Option<u64> {
        let has_others = content.to_bytes()[self.letters.len()..].iter().any(|&count| count > 0);
        let is_content = content.cells() == self.cells() && !has_others;
        if is_content { self.arrangements.count(content) } else { None }
    }

    /// The tier of a board, as its content, and its rank in there.
    #[inline]
    pub fn place(&self, sets: &[u128]) -> (Content, u64) {
        let content = self.content(sets);
        (content, self.arrangements.rank(content, sets))
    }

    /// The tier of a board, as its content.
    #[inline]
    pub fn content(&self, sets: &[u128]) -> Content {
        Content::of(self.cells(), sets)
    }

    /// The error that a tier is met which the order does not know.
    pub(super) fn unforeseen(&self, from: &[u128], to: &[u128]) -> Stop {
        Stop::NotPossible(format!(
            "A move leads from {} to {}, and no move of the positions that were looked at for the plan changes the cells like that. \
             Plan again with more samples.",
            self.text(from),
            self.text(to)
        ))
    }
}

impl std::fmt::Debug for Space {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        let Space { rules, rows, cols, play, .. } = self;
        let mut shown = f.debug_struct("Space");
        shown.field("rules", rules).field("rows", rows).field("cols", cols).field("play", play);
        shown.finish_non_exhaustive()
    }
}
