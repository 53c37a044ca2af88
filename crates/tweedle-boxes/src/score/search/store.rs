//! What a search knows, in a file.
//!
//! After the first line come the rows and columns of the board in eight bytes each, the least
//! significant first, the set of undrawn lines in sixteen, the number of entries in eight; then the entries of
//! sixteen bytes each, and the CRC-32 of all of that.

use super::ScoreSearch;
use super::table::Entry;
use crate::board::{Board, Lines};
use crate::saved::{Loader, SavedError, Saver};
use std::io::{self, Read, Write};
use tweedle_engine::Control;

const HEADER: &str = "tweedle dots and boxes bounds 1";

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
        saver.put(&(self.known() as u64).to_le_bytes())?;
        for Entry { joined, rest } in self.table.entries() {
            saver.put(&joined.to_le_bytes())?;
            saver.put(&rest.to_le_bytes())?;
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
        for _ in 0..loader.number()? {
            let entry = Entry { joined: loader.number()?, rest: loader.number()? };
            let bounds = entry.bounds();
            let (least, most) = (i64::from(bounds.least), i64::from(bounds.most));
            let is_fit = least <= most
                && (most - least) % 2 == 0
                && least.abs().max(most.abs()) <= board.boxes() as i64;
            if entry == Entry::default() || !is_fit {
                return Err(SavedError::Altered);
            }
            search.table.insert_entry(entry);
        }
        loader.finish()?;
        Ok(search)
    }
}
