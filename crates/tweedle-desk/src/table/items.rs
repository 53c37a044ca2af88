//! The positions that a table is of, one after the other.

use std::ops::Range;
use std::sync::Arc;
use tweedle_rules::{Regions, Size, Words};

/// The places of a table's positions: texts, in an order that does not depend on who works on them.
#[derive(Clone)]
pub(super) enum Items {
    /// All words of some sizes.
    Words {
        words: Words,
        /// The sizes, and the number of all words before and with each.
        sizes: Arc<[(Size, u64)]>,
    },
    /// Texts.
    Texts(Arc<[String]>),
    /// Pieces of the connected regions of some numbers of cells, with the characters of a cell inside and outside.
    Regions { regions: Regions, characters: [char; 2] },
    /// Walks, each of which finds one word of some sizes.
    Walks { words: Words, sizes: Arc<[Size]>, count: u64 },
}

impl Items {
    /// All words of some sizes; `None` if they are 2^64 or more.
    pub(super) fn of_sizes(words: Words, sizes: impl IntoIterator<Item = Size>) -> Option<Items> {
        let mut all = 0_u64;
        let mut ends = Vec::new();
        for size in sizes {
            let count = u64::try_from(words.count(size)?).ok()?;
            all = all.checked_add(count)?;
            ends.push((size, all));
        }
        Some(Items::Words { words, sizes: ends.into() })
    }

    /// The number of all of them.
    pub(super) fn count(&self) -> u64 {
        match self {
            Items::Words { sizes, .. } => sizes.last().map_or(0, |(_, end)| *end),
            Items::Texts(texts) => texts.len() as u64,
            Items::Regions { regions, .. } => regions.pieces(),
            Items::Walks { count, .. } => *count,
        }
    }

    /// The item with a number; `None` if there is none, it has to be walked to, or it is several words.
    pub(super) fn get(&self, number: u64) -> Option<String> {
        match self {
            Items::Texts(texts) => texts.get(usize::try_from(number).ok()?).cloned(),
            Items::Words { words, sizes } => {
                let place = sizes.partition_point(|(_, end)| *end <= number);
                let (size, _) = *sizes.get(place)?;
                let before = if place == 0 { 0 } else { sizes[place - 1].1 };
                words.word(size, u128::from(number - before))
            }
            Items::Regions { .. } | Items::Walks { .. } => None,
        }
    }

    /// The number of a word; `None` if it is none of these, or of heaps.
    pub(super) fn number(&self, text: &str) -> Option<u64> {
        let Items::Words { words, sizes } = self else { return None };
        let (size, rank) = words.rank(text)?;
        let place = sizes.iter().position(|(it, _)| *it == size)?;
        let before = if place == 0 { 0 } else { sizes[place - 1].1 };
        before.checked_add(u64::try_from(rank).ok()?)
    }

    /// The words that symmetries of the board make of one.
    pub(super) fn images(&self, text: &str) -> Vec<String> {
        match self {
            Items::Words { words, .. } => words.images(text),
            Items::Texts(_) | Items::Regions { .. } | Items::Walks { .. } => Vec::new(),
        }
    }

    /// Pieces of work with the items of a range.
    pub(super) fn slices(
        &self,
        items: Range<u64>,
    ) -> impl Iterator<Item = Range<u64>> + Send + use<> {
        let slice = match self {
            Items::Words { .. } => 512,
            Items::Texts(_) => 64,
            Items::Regions { .. } => 8,
            Items::Walks { .. } => 1,
        };
        let Range { start, end } = items;
        // The same slices, wherever an earlier run ended.
        (start / slice..end.div_ceil(slice))
            .map(move |number| start.max(number * slice)..end.min((number + 1) * slice))
    }
}
