//! Tables in files: a first line that says what it is, the content, and a checksum.

use std::io::{self, Read, Write};
use thiserror::Error;
use tweedle_engine::Stop;

/// The reason why a saved table cannot be used.
#[derive(Debug, Error)]
#[non_exhaustive]
pub enum SavedError {
    /// The file cannot be read or written.
    #[error("{0}")]
    Io(#[from] io::Error),
    /// It does not begin as such a file does.
    #[error("It is not a file of {expected}.")]
    Foreign {
        /// The thing that was expected.
        expected: &'static str,
    },
    /// It ends too early.
    #[error("It is truncated.")]
    Truncated,
    /// The checksum is another one, or the content is impossible.
    #[error("It was altered: the checksum is not that of its content.")]
    Altered,
    /// Work was stopped: what the file holds does not fit into the memory budget.
    #[error(transparent)]
    Stopped(#[from] Stop),
}

/// Writes what is between the first line and the checksum.
pub(crate) struct Saver<W: Write> {
    out: W,
    hasher: crc32fast::Hasher,
}

impl<W: Write> Saver<W> {
    /// Begins with a line.
    pub(crate) fn new(out: W, header: &str) -> io::Result<Saver<W>> {
        let mut saver = Saver { out, hasher: crc32fast::Hasher::new() };
        saver.put(header.as_bytes())?;
        saver.put(b"\n")?;
        Ok(saver)
    }

    pub(crate) fn put(&mut self, bytes: &[u8]) -> io::Result<()> {
        self.hasher.update(bytes);
        self.out.write_all(bytes)
    }

    /// Ends with the checksum.
    pub(crate) fn finish(mut self) -> io::Result<()> {
        self.out.write_all(&self.hasher.finalize().to_le_bytes())?;
        self.out.flush()
    }
}

/// Reads what a [`Saver`] wrote.
pub(crate) struct Loader<R: Read> {
    input: R,
    hasher: crc32fast::Hasher,
}

impl<R: Read> Loader<R> {
    /// Reads the first line.
    pub(crate) fn new(
        input: R,
        header: &str,
        expected: &'static str,
    ) -> Result<Loader<R>, SavedError> {
        let mut loader = Loader { input, hasher: crc32fast::Hasher::new() };
        let mut first = vec![0; header.len() + 1];
        match loader.get(&mut first) {
            Err(SavedError::Truncated) => return Err(SavedError::Foreign { expected }),
            other => other?,
        }
        if first.strip_suffix(b"\n") != Some(header.as_bytes()) {
            return Err(SavedError::Foreign { expected });
        }
        Ok(loader)
    }

    /// Fills `bytes`.
    pub(crate) fn get(&mut self, bytes: &mut [u8]) -> Result<(), SavedError> {
        self.input.read_exact(bytes).map_err(|error| match error.kind() {
            io::ErrorKind::UnexpectedEof => SavedError::Truncated,
            _ => SavedError::Io(error),
        })?;
        self.hasher.update(bytes);
        Ok(())
    }

    pub(crate) fn number(&mut self) -> Result<u64, SavedError> {
        let mut bytes = [0; 8];
        self.get(&mut bytes)?;
        Ok(u64::from_le_bytes(bytes))
    }

    /// Compares the checksum.
    pub(crate) fn finish(mut self) -> Result<(), SavedError> {
        let expected = self.hasher.clone().finalize();
        let mut found = [0; 4];
        self.get(&mut found)?;
        if u32::from_le_bytes(found) == expected { Ok(()) } else { Err(SavedError::Altered) }
    }
}
