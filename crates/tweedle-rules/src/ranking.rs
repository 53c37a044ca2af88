//! All positions of a size, by their ranks.

use crate::any::{Position, Rules};
use crate::words::Words;
use crate::{Registry, Shape, Size};
use std::sync::Arc;

/// The positions of a ruleset by their sizes and ranks: how many of a size there are, which one has a rank, and which rank one
/// has.
///
/// A size has *words*, each with a rank from 0: each cell of a board has one of the characters of the ruleset, and the word is a
/// number in the base of their number, with its first cell as the highest digit; heaps are sorted, and come in the order of
/// combinations (Knuth, *The Art of Computer Programming* 4A, 7.2.1.3). Each position is a word; of heaps it is printed without
/// those that are empty. A word need not be a position, where the rules want something of a board.
///
/// The ranks of a version of Tweedle are those of every other one.
///
/// ```
/// use tweedle_rulesets::{Ranking, Size, standard};
/// let registry = standard();
/// let ranking = Ranking::of(registry.rules("game.grid.Clobber", &[])?, &registry).unwrap();
/// let size = Size::Cells { rows: 2, cols: 2 };
/// assert_eq!(ranking.count(size), Some(81));
/// assert_eq!(ranking.word(size, 80).as_deref(), Some("oo|oo"));
/// assert_eq!(ranking.rank("ox|.x"), Some((size, 64)));
/// # Ok::<(), tweedle_rulesets::NotationError>(())
/// ```
#[derive(Clone, Debug)]
pub struct Ranking {
    rules: Arc<dyn Rules>,
    words: Words,
}

impl Ranking {
    /// The ranking of a ruleset of a registry; `None`, if its positions are not heaps, or boards or strips whose cells
    /// say all.
    pub fn of(rules: Arc<dyn Rules>, registry: &Registry) -> Option<Ranking> {
        let entry = registry.find(rules.class())?;
        if !rules.is_plain() {
            return None;
        }
        let words = match entry.shape() {
            Shape::Strip => Words::of_strips(entry.cells()),
            Shape::Grid => Words::of_boards(entry.cells()),
            // Only heaps whose order says nothing are counted so.
            Shape::Heaps if !entry.has_order() => Words::of_heaps(),
            _ => return None,
        };
        let has_letters = words.has_heaps() || !entry.cells().is_empty();
        has_letters.then_some(Ranking { rules, words })
    }

    /// The ruleset.
    pub fn rules(&self) -> &Arc<dyn Rules> {
        &self.rules
    }

    /// The words by which positions are written.
    pub fn words(&self) -> &Words {
        &self.words
    }

    /// True if the positions are rows of cells, of which there may be several.
    pub fn has_rows(&self) -> bool {
        self.words.has_rows()
    }

    /// True if the positions are heaps.
    pub fn has_heaps(&self) -> bool {
        self.words.has_heaps()
    }

    /// The number of words of a size; `None` if the ruleset has no positions of such a size, if they are 2¹²⁸ or more,
    /// or for more than 1000 heaps.
    pub fn count(&self, size: Size) -> Option<u128> {
        self.words.count(size)
    }

    /// The word of a rank, as a position is written; `None` if there is none.
    ///
    /// Cost: a step for each cell; for each heap, a step for each heap and binary digit of its size.
    pub fn word(&self, size: Size, rank: u128) -> Option<String> {
        self.words.word(size, rank)
    }

    /// The position of a rank; `None` if there is no such word, or it is no position.
    pub fn position(&self, size: Size, rank: u128) -> Option<Position> {
        self.rules.clone().place(&self.word(size, rank)?).ok()
    }

    /// The size and the rank of a position as it is written. Heaps are told by their number and the largest of them.
    /// `None` if it is no such text, or the rank is 2¹²⁸ or more.
    pub fn rank(&self, text: &str) -> Option<(Size, u128)> {
        self.words.rank(text)
    }
}
