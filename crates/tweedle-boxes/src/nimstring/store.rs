//! The table of Nimstring in a file.
//!
//! After the first line comes the number of records in eight bytes, the least significant first;
//! then the records, each the length of a code in two bytes, the code, and the results in two
//! bytes, see `to_bytes`; then the CRC-32 of all of that.

use super::Nimstring;
use super::code::code_len;
use super::table::{from_bytes, to_bytes};
use crate::saved::{Loader, SavedError, Saver};
use std::io::{self, Read, Write};
use tweedle_engine::Control;
use tweedle_engine::walk::couples::PartNimber;

const HEADER: &str = "tweedle nimstring values 1";

impl Nimstring {
    /// Writes what is known, so that [`Nimstring::read`] can go on from there.
    ///
    /// # Errors
    /// Those of writing.
    pub fn write(&self, out: impl Write) -> io::Result<()> {
        let mut saver = Saver::new(out, HEADER)?;
        saver.put(&(self.known() as u64).to_le_bytes())?;
        for (code, known) in self.table.records() {
            saver.put(&(code.len() as u16).to_le_bytes())?;
            saver.put(code)?;
            saver.put(&to_bytes(known))?;
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
            let mut len = [0; 2];
            loader.get(&mut len)?;
            // No code is longer: 85 joints and 128 chains.
            let len = usize::from(u16::from_le_bytes(len));
            if len > 1024 {
                return Err(SavedError::Altered);
            }
            code.resize(len + 2, 0);
            loader.get(&mut code)?;
            let (code, known) = code.split_at(len);
            let known = from_bytes([known[0], known[1]]);
            let is_new = code.first() != Some(&0)
                && code_len(code) == Some(code.len())
                && nimstring.table.get(code).is_none();
            if !is_new || matches!(known, PartNimber::Is(128..)) {
                return Err(SavedError::Altered);
            }
            nimstring.table.insert(code, known)?;
        }
        loader.finish()?;
        Ok(nimstring)
    }
}
