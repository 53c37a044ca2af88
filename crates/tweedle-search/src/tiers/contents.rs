//! What stands on a board, and the ranks of the boards on which the same stands.

use serde::{Deserialize, Serialize};
use tweedle_rules::any::MOST_LETTERS;

/// What stands on a board: the number of cells with each character, in the order of the characters of the ruleset.
///
/// All boards of one size with the same content are a tier.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Content([u8; MOST_LETTERS]);

impl Content {
    /// The content of a board of a number of cells, by the sets of cells of each character but the first.
    #[inline]
    pub fn of(cells: usize, sets: &[u128]) -> Content {
        let mut counts = [0; MOST_LETTERS];
        let mut free = cells as u8;
        for (count, set) in counts[1..].iter_mut().zip(sets) {
            *count = set.count_ones() as u8;
            free = free.saturating_sub(*count);
        }
        counts[0] = free;
        Content(counts)
    }

    /// All contents of boards with numbers of cells and characters, in order; `None` if they are more than `most`.
    pub fn all(cells: usize, letters: usize, most: usize) -> Option<Vec<Content>> {
        // As many as there are ways to put bars between the cells.
        let mut count = 1_u128;
        for letter in 1..letters as u128 {
            count = count * (cells as u128 + letter) / letter;
        }
        if count > most as u128 {
            return None;
        }
        let mut all = vec![Content([0; MOST_LETTERS])];
        for letter in 0..letters {
            let is_last = letter + 1 == letters;
            let more = |&content: &Content| {
                let left = cells - content.cells();
                (if is_last { left } else { 0 }..=left).map(move |count| {
                    let mut counts = content.0;
                    counts[letter] = count as u8;
                    Content(counts)
                })
            };
            all = all.iter().flat_map(more).collect();
        }
        all.sort_unstable();
        Some(all)
    }

    /// The numbers of cells, as bytes.
    pub fn to_bytes(self) -> [u8; MOST_LETTERS] {
        self.0
    }

    /// The content with these numbers of cells.
    pub fn from_bytes(counts: [u8; MOST_LETTERS]) -> Content {
        Content(counts)
    }

    /// The number of cells.
    pub fn cells(self) -> usize {
        self.0.iter().map(|&count| usize::from(count)).sum()
    }

    /// The number of cells with a character.
    #[inline]
    pub fn count(self, letter: usize) -> usize {
        self.0[letter].into()
    }

    /// The change of the counts from this content to another.
    pub(super) fn change_to(self, other: Content) -> [i16; MOST_LETTERS] {
        std::array::from_fn(|letter| i16::from(other.0[letter]) - i16::from(self.0[letter]))
    }

    /// This content after a change; `None` if there are too few cells of some kind.
    pub(super) fn changed(self, change: &[i16; MOST_LETTERS]) -> Option<Content> {
        let mut counts = self.0;
        for (count, &by) in counts.iter_mut().zip(change) {
            *count = u8::try_from(i16::from(*count) + by).ok()?;
        }
        Some(Content(counts))
    }

    /// The content in words: `12 x, 3 o`, with the characters of the ruleset.
    pub fn words(self, letters: &[char]) -> String {
        let words: Vec<String> = letters
            .iter()
            .zip(self.0)
            .filter(|(_, count)| *count > 0)
            .map(|(letter, count)| format!("{count} {letter}"))
            .collect();
        words.join(", ")
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_content_of_a_board_is_what_stands_on_it() {
        let content = Content::of(6, &[0b10_0001, 0b00_0110, 0]);
        assert_eq!(content.to_bytes(), [2, 2, 2, 0, 0, 0, 0, 0]);
        assert_eq!(
            (content.cells(), content.words(&['.', 'x', 'o', '#'])),
            (6, "2 ., 2 x, 2 o".to_owned())
        );
    }

    #[test]
    fn too_many_contents_are_not_listed() {
        assert_eq!(Content::all(3, 2, 4).map(|all| all.len()), Some(4));
        assert_eq!(Content::all(3, 2, 3), None);
        assert_eq!(Content::all(128, 8, 1_000_000), None);
    }
}
