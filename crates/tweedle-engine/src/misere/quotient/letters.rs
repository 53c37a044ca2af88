//! Letters: games whose options are sums of earlier ones.

use crate::{Control, Held, Stop};

/// Impartial games, each of which has as options sums of earlier ones: heaps in order of their sizes, or the followers of
/// a position. They are called letters, and their sums words; a letter is known by its number, from 0.
///
/// ```
/// # use tweedle_engine::{Control, misere::quotient::Letters};
/// let mut letters = Letters::new(&Control::new());
/// // A heap of one, and a heap of two counters in Kayles.
/// assert_eq!(letters.push([vec![]])?, 0);
/// assert_eq!(letters.push([vec![0], vec![]])?, 1);
/// assert_eq!(letters.grundy(1), 2);
/// # Ok::<(), tweedle_engine::Stop>(())
/// ```
#[derive(Debug)]
pub struct Letters {
    /// The options of each letter, each a sorted word, none twice.
    options: Vec<Box<[Box<[u32]>]>>,
    /// The Grundy values in normal play.
    grundy: Vec<u64>,
    control: Control,
    held: Held,
}

/// The bytes that an option takes in a list, which may have twice the room that it needs.
fn bytes_of(option: &[u32]) -> usize {
    2 * (size_of::<Box<[u32]>>() + size_of_val(option))
}

impl Letters {
    /// No letters yet. Their memory is counted against `control`.
    pub fn new(control: &Control) -> Letters {
        let (control, held) = (control.clone(), Held::new(control));
        Letters { options: Vec::new(), grundy: Vec::new(), control, held }
    }

    /// The number of letters.
    pub fn len(&self) -> usize {
        self.options.len()
    }

    /// True if there are no letters.
    pub fn is_empty(&self) -> bool {
        self.options.is_empty()
    }

    /// Adds a letter with these options, each of which is a word of earlier letters, and returns its number.
    ///
    /// # Errors
    /// [`Stop::NotPossible`] if an option has a letter that is not there yet; [`Stop::Memory`] and [`Stop::Cancelled`].
    pub fn push(&mut self, options: impl IntoIterator<Item = Vec<u32>>) -> Result<u32, Stop> {
        let letter = self.len() as u32;
        let mut bytes = 64;
        self.held.take(bytes)?;
        let result = options.into_iter().map(|mut option| {
            if let Some(unknown) = option.iter().find(|&&other| other >= letter) {
                let message = format!("Letter {letter} has an option with letter {unknown}.");
                return Err(Stop::NotPossible(message));
            }
            self.control.check()?;
            let more = bytes_of(&option);
            self.held.take(more)?;
            bytes += more;
            option.sort_unstable();
            Ok(option.into_boxed_slice())
        });
        let mut options = match result.collect::<Result<Vec<_>, Stop>>() {
            Ok(options) => options,
            Err(stop) => {
                self.held.give(bytes);
                return Err(stop);
            }
        };
        options.sort_unstable();
        options.dedup();
        let values = options.iter().map(|option| self.grundy_of(option));
        let value = crate::number::mex(values);
        self.grundy.push(value);
        self.options.push(options.into_boxed_slice());
        Ok(letter)
    }

    /// Forgets all letters from this one on.
    pub(super) fn truncate(&mut self, letters: usize) {
        for letter in self.options.drain(letters.min(self.options.len())..) {
            // Options that were there twice stay counted.
            self.held.give(64 + letter.iter().map(|option| bytes_of(option)).sum::<usize>());
        }
        self.grundy.truncate(letters);
    }

    /// The options of a letter: sorted words, in increasing order, none twice.
    ///
    /// # Panics
    /// If there is no such letter.
    pub fn options(&self, letter: u32) -> &[Box<[u32]>] {
        &self.options[letter as usize]
    }

    /// True if a letter has no options.
    ///
    /// # Panics
    /// If there is no such letter.
    pub fn is_dead(&self, letter: u32) -> bool {
        self.options(letter).is_empty()
    }

    /// The Grundy value of a letter in normal play.
    ///
    /// # Panics
    /// If there is no such letter.
    pub fn grundy(&self, letter: u32) -> u64 {
        self.grundy[letter as usize]
    }

    fn grundy_of(&self, word: &[u32]) -> u64 {
        word.iter().fold(0, |sum, &letter| sum ^ self.grundy(letter))
    }
}
