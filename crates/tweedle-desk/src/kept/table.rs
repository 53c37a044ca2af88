//! Tables that are written whole.

use super::error::KeptError;
use super::files::{cannot, open};
use super::keep::Keep;
use std::fs::File;
use std::io::{self, BufReader};
use std::path::{Path, PathBuf};
use std::time::Duration;
use tweedle_engine::Stop;

/// Work whose knowledge is one table.
pub trait Saved {
    /// Writes the table; nothing if there is none yet.
    ///
    /// # Errors
    /// Those of writing.
    fn write(&mut self, path: &Path) -> io::Result<()>;

    /// Takes over the table of a file with a name.
    ///
    /// # Errors
    /// [`KeptError`].
    fn read(&mut self, file: BufReader<File>, name: &str) -> Result<(), KeptError>;

    /// True if the table is written once more when all is found: it is the result.
    fn is_result(&self) -> bool {
        true
    }

    /// Finds something more; whether all is found.
    ///
    /// # Errors
    /// [`Stop`].
    fn step(&mut self) -> Result<bool, Stop>;
}

/// Work whose table is kept in a file, or nowhere.
#[derive(Debug)]
pub struct Table<W> {
    /// The work.
    pub work: W,
    path: Option<PathBuf>,
}

impl<W: Saved> Table<W> {
    /// The work, and where its table is kept.
    pub fn new(work: W, path: Option<&Path>) -> Table<W> {
        Table { work, path: path.map(Path::to_owned) }
    }
}

impl<W: Saved> Keep for Table<W> {
    const PAUSE: Duration = Duration::from_secs(1);
    const AT_ONCE: bool = false;

    fn out(&self) -> Option<&Path> {
        self.path.as_deref()
    }

    fn begin(&mut self) -> Result<(), KeptError> {
        Ok(())
    }

    fn go_on(&mut self) -> Result<(), KeptError> {
        let Some(path) = &self.path else { return Ok(()) };
        let name = path.display().to_string();
        let file = open(path).map_err(|error| cannot("read", path, error))?;
        self.work.read(BufReader::new(file), &name)
    }

    fn step(&mut self) -> Result<bool, KeptError> {
        Ok(self.work.step()?)
    }

    fn complete(&mut self) -> Result<(), KeptError> {
        if self.work.is_result() { self.keep() } else { Ok(()) }
    }

    fn keep(&mut self) -> Result<(), KeptError> {
        let Some(path) = &self.path else { return Ok(()) };
        self.work.write(path).map_err(|error| cannot("write", path, error))
    }
}
