//! What a search knows, in a file.
//!
//! After the first line come the rows and columns of the board in eight bytes each, the least
//! significant first, the set of undrawn lines in sixteen; then the number of entries for short words in eight, and
//! these entries of two words each; the same for long words, of six words; and the CRC-32 of all of that.

use super::ScoreSearch;
use super::table::{Bounds, Entry};
use crate::board::{Board, Lines};
use crate::saved::{Loader, SavedError, Saver};
use std::io::{self, Read, Write};
use tweedle_engine::Control;

const HEADER: &str = "tweedle dots and boxes bounds 2";

impl ScoreSearch {
    /// Writes what is known, so that [`ScoreSearch::read`] can go on from there.
    ///
    /// # Errors
    /// Those of writing.
    pub fn write(&self, out: impl Write) -> io::Result<()> {
        let mut saver = Saver::new(out, HEADER)?;
        let board = self.position.board();
        saver.put(&(board.rows() as u64).to_le_bytes())?;
        saver.put(&(board.cols() as u64).to_le_bytes())?;
        saver.put(&self.position.undrawn().to_le_bytes())?;
        let (short, long) = self.table.counts();
        saver.put(&(short as u64).to_le_bytes())?;
        for entry in self.table.short() {
            entry.0.iter().try_for_each(|word| saver.put(&word.to_le_bytes()))?;
        }
        saver.put(&(long as u64).to_le_bytes())?;
        for entry in self.table.long() {
            entry.0.iter().try_for_each(|word| saver.put(&word.to_le_bytes()))?;
        }
        saver.finish()
    }

    /// Reads what [`ScoreSearch::write`] wrote. What does not fit into the table is forgotten.
    ///
    /// ```
    /// # use tweedle_engine::Control;
    /// # use tweedle_boxes::{Board, ScoreSearch, Start};
    /// let position = Board::new(2, 3)?.start(Start::Empty);
    /// let mut search = ScoreSearch::new(&position, &Control::new())?;
    /// let net = search.net(&position)?;
    /// let mut file = Vec::new();
    /// search.write(&mut file)?;
    /// let control = Control::new();
    /// let mut again = ScoreSearch::read(&file[..], &control)?;
    /// assert_eq!((again.net(&position)?, control.positions()), (net, 0));
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    ///
    /// # Errors
    /// [`SavedError`] if it is another file, truncated or altered.
    pub fn read(input: impl Read, control: &Control) -> Result<ScoreSearch, SavedError> {
        let mut loader = Loader::new(input, HEADER, "scores of Dots and Boxes")?;
        let side = |number: u64| usize::try_from(number).map_err(|_| SavedError::Altered);
        let (rows, cols) = (side(loader.number()?)?, side(loader.number()?)?);
        let undrawn = Lines::from(loader.number()?) | Lines::from(loader.number()?) << 64;
        let board = Board::new(rows, cols).map_err(|_| SavedError::Altered)?;
        let position = board.position(undrawn).map_err(|_| SavedError::Altered)?;
        let mut search = ScoreSearch::new(&position, control)?;
        let boxes = board.boxes();
        for _ in 0..loader.number()? {
            search.table.insert_short(entry(&mut loader, boxes)?);
        }
        for _ in 0..loader.number()? {
            search.table.insert_long(entry(&mut loader, boxes)?);
        }
        loader.finish()?;
        Ok(search)
    }
}

/// Reads an entry about a position of a board with this number of boxes.
fn entry<const N: usize>(
    loader: &mut Loader<impl Read>,
    boxes: usize,
) -> Result<Entry<N>, SavedError> {
    let mut words = [0; N];
    for word in &mut words {
        *word = loader.number()?;
    }
    let entry = Entry(words);
    let Bounds { least, most } = entry.bounds();
    let (least, most) = (i64::from(least), i64::from(most));
    let is_fit =
        least <= most && (most - least) % 2 == 0 && least.abs().max(most.abs()) <= boxes as i64;
    if is_fit && !entry.is_of_nothing() { Ok(entry) } else { Err(SavedError::Altered) }
}
