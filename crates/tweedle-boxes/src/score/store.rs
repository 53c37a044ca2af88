//! Scores in a file.
//!
//! After the first line come the rows and columns of the board in eight bytes each, the least
//! significant first, the set of undrawn lines in sixteen, the number of scores in eight; then a
//! byte for each score, and the CRC-32 of all of that. The scores may be fewer than there are
//! positions.

use super::{BLOCK, Scores};
use crate::board::{Board, Lines};
use crate::saved::{Loader, SavedError, Saver};
use std::io::{self, Read, Write};
use tweedle_engine::Control;

const HEADER: &str = "tweedle dots and boxes scores 1";

impl Scores {
    /// Writes the scores known so far.
    ///
    /// # Errors
    /// Those of writing.
    pub fn write(&self, out: impl Write) -> io::Result<()> {
        let mut saver = Saver::new(out, HEADER)?;
        let board = self.position.board();
        saver.put(&(board.rows() as u64).to_le_bytes())?;
        saver.put(&(board.cols() as u64).to_le_bytes())?;
        saver.put(&self.position.undrawn().to_le_bytes())?;
        saver.put(&(self.nets.len() as u64).to_le_bytes())?;
        for block in self.nets.chunks(BLOCK) {
            let bytes: Vec<u8> = block.iter().map(|net| net.to_le_bytes()[0]).collect();
            saver.put(&bytes)?;
        }
        saver.finish()
    }

    /// Reads what [`Scores::write`] wrote; [`Scores::run`] goes on from there.
    ///
    /// # Errors
    /// [`SavedError`] if it is another file, truncated or altered, or more than the budget holds.
    pub fn read(input: impl Read, control: &Control) -> Result<Scores, SavedError> {
        let mut loader = Loader::new(input, HEADER, "scores of Dots and Boxes")?;
        let side = |number: u64| usize::try_from(number).map_err(|_| SavedError::Altered);
        let (rows, cols) = (side(loader.number()?)?, side(loader.number()?)?);
        let undrawn = Lines::from(loader.number()?) | Lines::from(loader.number()?) << 64;
        let board = Board::new(rows, cols).map_err(|_| SavedError::Altered)?;
        let position = board.position(undrawn).map_err(|_| SavedError::Altered)?;
        let known = loader.number()?;
        let mut scores = Scores::begin(&position, control)?;
        if known > 1 << position.free_lines() {
            return Err(SavedError::Altered);
        }
        let mut left = known as usize;
        while left > 0 {
            let mut bytes = vec![0; left.min(BLOCK)];
            loader.get(&mut bytes)?;
            left -= bytes.len();
            scores.nets.extend(bytes.into_iter().map(|byte| i8::from_le_bytes([byte])));
        }
        loader.finish()?;
        Ok(scores)
    }
}
