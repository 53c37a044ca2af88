//! The table of Nimstring in a file.
//!
//! After the first line comes the number of records in eight bytes, the least significant first;
//! then the records, each the number of pieces of a word in one byte, the pieces in eight bytes each, and the results in a byte
//! that tells if it is the nimber, and two for the nimber or the numbers that it is not; then the CRC-32 of all of that.

use super::Nimstring;
use super::code::read;
use crate::saved::{Loader, SavedError, Saver};
use std::io::{self, Read, Write};
use tweedle_engine::Control;
use tweedle_engine::walk::couples::PartNimber;

const HEADER: &str = "tweedle nimstring values 3";

impl Nimstring {
    /// Writes what is known, so that [`Nimstring::read`] can go on from there.
    ///
    /// # Errors
    /// Those of writing.
    pub fn write(&self, out: impl Write) -> io::Result<()> {
        let mut saver = Saver::new(out, HEADER)?;
        saver.put(&(self.known() as u64).to_le_bytes())?;
        for (code, known) in self.table.records() {
            let (is_nimber, known) = match known {
                PartNimber::Is(nimber) => (1, nimber),
                PartNimber::Not(numbers) => (0, numbers),
            };
            saver.put(&[code.len() as u8])?;
            for piece in code {
                saver.put(&piece.to_le_bytes())?;
            }
            saver.put(&[is_nimber, known as u8, (known >> 8) as u8])?;
        }
        saver.finish()
    }

    /// Reads what [`Nimstring::write`] wrote.
    ///
    /// ```
    /// # use tweedle_engine::Control;
    /// # use tweedle_boxes::{Board, Nimstring, Start};
    /// let mut nimstring = Nimstring::new(&Control::new());
    /// nimstring.value(&Board::new(2, 3)?.start(Start::Empty))?;
    /// let mut file = Vec::new();
    /// nimstring.write(&mut file)?;
    /// let again = Nimstring::read(&file[..], &Control::new())?;
    /// assert_eq!(again.known(), nimstring.known());
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    ///
    /// # Errors
    /// [`SavedError`] if it is another file, truncated or altered, or more than the budget holds.
    pub fn read(input: impl Read, control: &Control) -> Result<Nimstring, SavedError> {
        let mut loader = Loader::new(input, HEADER, "Nimstring values")?;
        let mut nimstring = Nimstring::new(control);
        let records = loader.number()?;
        let mut code = Vec::new();
        for _ in 0..records {
            let mut len = [0; 1];
            loader.get(&mut len)?;
            code.clear();
            for _ in 0..len[0] {
                let mut piece = [0; 8];
                loader.get(&mut piece)?;
                code.push(u64::from_le_bytes(piece));
            }
            let mut known = [0; 3];
            loader.get(&mut known)?;
            let [is_nimber, low, high] = known;
            let known = u64::from(u16::from_le_bytes([low, high]));
            let known = match is_nimber {
                0 => PartNimber::Not(known),
                1 => PartNimber::Is(known),
                _ => return Err(SavedError::Altered),
            };
            let can_be = matches!(known, PartNimber::Is(..128) | PartNimber::Not(..0x8000));
            if !can_be
                || read(&code, &mut nimstring.desk.shape).is_none()
                || nimstring.table.get(&code).is_some()
            {
                return Err(SavedError::Altered);
            }
            nimstring.table.insert(&code, known)?;
        }
        loader.finish()?;
        Ok(nimstring)
    }
}
