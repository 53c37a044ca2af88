//! Locks of files: one run at a time writes a file.

use super::error::KeptError;
use super::files::{beside, cannot, is_for_results};
use std::fs::{self, File, OpenOptions, TryLockError};
use std::io::{ErrorKind, Read, Seek, SeekFrom, Write};
use std::path::{Path, PathBuf};

/// A lock, by which no other run writes a file: a file beside it, named `.lock`, which is locked and names its process.
/// The lock ends with the process, in every case; a file that is left then is in nobody's way.
#[derive(Debug)]
pub(crate) struct Lock {
    path: PathBuf,
    /// `None` where the file system has no locks.
    file: Option<File>,
}

impl Lock {
    /// Locks a file that is to be written, until this is dropped.
    ///
    /// # Errors
    /// [`KeptError::Busy`] if another run has it; [`KeptError::File`], [`KeptError::Tried`].
    pub(crate) fn new(of: &Path) -> Result<Lock, KeptError> {
        let path = beside(of, ".lock");
        is_for_results(&path)?;
        loop {
            let mut file = OpenOptions::new()
                .read(true)
                .write(true)
                .create(true)
                .truncate(false)
                .open(&path)
                .map_err(|error| cannot("write", &path, error))?;
            match file.try_lock() {
                Ok(()) => {}
                Err(TryLockError::WouldBlock) => {
                    // It may say nothing yet, or not be readable while it is locked.
                    let who = match said(&mut file).trim().parse::<u32>() {
                        Ok(number) => format!(", process {number}"),
                        Err(_) => String::new(),
                    };
                    return Err(KeptError::Busy(format!(
                        "{} is being written by another run of tweedle{who}: wait until it ends, or \
                         choose another name",
                        of.display()
                    )));
                }
                Err(TryLockError::Error(error)) if error.kind() == ErrorKind::Unsupported => {
                    return Ok(Lock { path, file: None });
                }
                Err(TryLockError::Error(error)) => return Err(cannot("lock", &path, error)),
            }
            // The run that had it may have removed it in between; then this is the lock of nothing.
            if !is_at(&file, &path) {
                continue;
            }
            let found = said(&mut file);
            if !found.chars().all(|c| c.is_ascii_digit() || c == '\n') {
                return Err(KeptError::taken(
                    path.display(),
                    ", and is no lock of tweedle: choose another name",
                ));
            }
            // Only others would read it; a disk that is full is told of where it matters.
            let _ = file
                .set_len(0)
                .and_then(|()| file.seek(SeekFrom::Start(0)))
                .and_then(|_| file.write_all(format!("{}\n", std::process::id()).as_bytes()));
            return Ok(Lock { path, file: Some(file) });
        }
    }

    /// The same; `None` if another run has it.
    ///
    /// # Errors
    /// [`KeptError::File`], [`KeptError::Tried`].
    pub(crate) fn if_free(of: &Path) -> Result<Option<Lock>, KeptError> {
        match Lock::new(of) {
            Ok(lock) => Ok(Some(lock)),
            Err(KeptError::Busy(_)) => Ok(None),
            Err(error) => Err(error),
        }
    }
}

/// The beginning of the text of the file.
fn said(file: &mut File) -> String {
    let mut said = Vec::new();
    let _ = file.take(20).read_to_end(&mut said);
    String::from_utf8_lossy(&said).into_owned()
}

impl Drop for Lock {
    /// Removed while it is locked, so that it is not that of another run.
    fn drop(&mut self) {
        let _ = fs::remove_file(&self.path);
        if let Some(file) = &self.file {
            let _ = file.unlock();
        }
    }
}

/// True if the file is the one with this name.
#[cfg(unix)]
fn is_at(file: &File, path: &Path) -> bool {
    use std::os::unix::fs::MetadataExt as _;
    let place =
        |found: std::io::Result<fs::Metadata>| found.map(|found| (found.dev(), found.ino())).ok();
    let here = place(file.metadata());
    here.is_some() && here == place(fs::metadata(path))
}

/// A file that is open cannot be removed there.
#[cfg(not(unix))]
fn is_at(_: &File, path: &Path) -> bool {
    path.exists()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn one_at_a_time() {
        let folder = tempfile::tempdir().expect("a folder");
        let path = folder.path().join("it");
        let lock = Lock::new(&path).expect("nobody has it");
        let refused = Lock::new(&path).expect_err("it is locked").to_string();
        let expected = format!(
            "{} is being written by another run of tweedle, process {}: wait until it ends, or choose \
             another name",
            path.display(),
            std::process::id()
        );
        assert_eq!(refused, expected);
        drop(lock);
        let file = beside(&path, ".lock");
        assert!(!file.exists());
        // The file that a killed run leaves.
        fs::write(&file, "12345\n").expect("a file");
        drop(Lock::new(&path).expect("nobody has it"));
        assert!(!file.exists());
        // A file of somebody else.
        fs::write(&file, "[[package]]\n").expect("a file");
        let refused = Lock::new(&path).expect_err("it is no lock").to_string();
        assert!(
            refused.ends_with(
                ".lock is there already, and is no lock of tweedle: choose another name"
            )
        );
        assert_eq!(fs::read(&file).expect("a file"), b"[[package]]\n");
    }
}
