//! Reading and writing of files, so that nothing of another file is lost.

use super::error::KeptError;
use std::ffi::OsStr;
use std::fs::{self, File, FileType, OpenOptions, TryLockError};
use std::io::{self, BufWriter, Read, Write};
use std::path::{Path, PathBuf};

/// No text that is read at once is longer, in bytes.
const LARGEST_TEXT: u64 = 16 << 20;
/// No certificate is longer, in bytes.
const LARGEST_CERTIFICATE: u64 = 1 << 30;

/// Opens a file for reading. A file that is not regular is refused before it is opened: a FIFO would be waited for, and
/// a device may never end.
///
/// # Errors
/// Those of opening, and one that names its kind if it is no file.
pub(crate) fn open(path: &Path) -> io::Result<File> {
    is_file(fs::metadata(path)?.file_type())?;
    let file = File::open(path)?;
    // It may be another by now.
    is_file(file.metadata()?.file_type())?;
    Ok(file)
}

/// Reads a text that is not longer than 16 MB. Bytes that are no UTF-8 become a character that means nothing.
///
/// # Errors
/// Those of reading, without the name of the file: if it is no regular file or too long, that.
pub fn read_text(path: &Path) -> io::Result<String> {
    read_text_within(path, LARGEST_TEXT)
}

/// [`read_text`] of a certificate, which may have up to 1 GB, and no more than the memory budget in bytes.
///
/// # Errors
/// As there.
pub fn read_certificate(path: &Path, budget: usize) -> io::Result<String> {
    read_text_within(path, LARGEST_CERTIFICATE.min(budget as u64))
}

fn read_text_within(path: &Path, most: u64) -> io::Result<String> {
    let file = open(path)?;
    let too_large = || {
        let limit = tweedle_engine::human_bytes(most as usize);
        io::Error::other(format!("it is larger than {limit}"))
    };
    // It may also grow while it is read.
    if file.metadata()?.len() > most {
        return Err(too_large());
    }
    let mut bytes = Vec::new();
    file.take(most + 1).read_to_end(&mut bytes)?;
    if bytes.len() as u64 > most {
        return Err(too_large());
    }
    Ok(String::from_utf8(bytes)
        .unwrap_or_else(|error| String::from_utf8_lossy(error.as_bytes()).into_owned()))
}

/// Refuses a name for a file to be written under which something stands that is no regular file.
///
/// # Errors
/// [`KeptError::File`].
pub(super) fn is_for_results(path: &Path) -> Result<(), KeptError> {
    let Ok(found) = fs::metadata(path) else { return Ok(()) };
    is_file(found.file_type()).map_err(|error| cannot("write", path, error))
}

/// Writes a file whole: it is as it was, or has all of these bytes. A file that exists and is not regular, such as a
/// terminal, is just written to.
///
/// # Errors
/// [`KeptError::File`].
pub fn write(path: &Path, bytes: &[u8]) -> Result<(), KeptError> {
    let written = write_with(path, |out| out.write_all(bytes));
    written.map_err(|error| cannot("write", path, error))
}

/// The same of what `write` writes, piece by piece.
///
/// # Errors
/// Those of writing, and of `write`. A regular file is left as it was then.
pub fn write_with<E: From<io::Error>>(
    path: &Path,
    write: impl FnOnce(&mut BufWriter<File>) -> Result<(), E>,
) -> Result<(), E> {
    if fs::metadata(path).is_ok_and(|found| !found.is_file()) {
        let mut out = BufWriter::new(OpenOptions::new().write(true).open(path)?);
        write(&mut out)?;
        return Ok(out.flush()?);
    }
    replace(path, write)?;
    // What runs have left that were killed while they wrote it.
    remove_parts(path);
    Ok(())
}

/// The error that something cannot be done with a file, and the reason.
pub(crate) fn cannot(what: &str, path: &Path, error: impl std::fmt::Display) -> KeptError {
    KeptError::because(format_args!("cannot {what} {}", path.display()), error)
}

/// Refuses a file that is not regular.
fn is_file(kind: FileType) -> io::Result<()> {
    if kind.is_file() {
        return Ok(());
    }
    Err(io::Error::other(format!("it is {}, not a file", what(kind))))
}

/// The name of a kind of file that is no regular file.
fn what(kind: FileType) -> &'static str {
    #[cfg(unix)]
    {
        use std::os::unix::fs::FileTypeExt as _;
        if kind.is_fifo() {
            return "a FIFO";
        }
        if kind.is_socket() {
            return "a socket";
        }
        if kind.is_char_device() || kind.is_block_device() {
            return "a device";
        }
    }
    if kind.is_dir() { "a directory" } else { "something special" }
}

/// The file of this name with something after it.
pub(super) fn beside(path: &Path, ending: &str) -> PathBuf {
    let mut name = path.as_os_str().to_owned();
    name.push(OsStr::new(ending));
    PathBuf::from(name)
}

/// The end of the name of a file that is being written: before it stand the number of the process, a dash, and random
/// letters and digits, [`RANDOM`] of them.
const PART: &str = ".part";
const RANDOM: usize = 6;

/// Writes a file in the place of another, all of it or nothing.
///
/// # Errors
/// Those of writing; the other file is left as it was.
pub(crate) fn replace<E: From<io::Error>>(
    path: &Path,
    write: impl FnOnce(&mut BufWriter<File>) -> Result<(), E>,
) -> Result<(), E> {
    // The file that a link leads to, and not the link.
    let path = &fs::canonicalize(path).unwrap_or_else(|_| path.to_owned());
    let before = match OpenOptions::new().write(true).open(path) {
        Ok(before) => Some(before.metadata()?.permissions()),
        Err(error) if error.kind() == io::ErrorKind::NotFound => None,
        // A process that may not write the file may not replace it.
        Err(error) => return Err(error.into()),
    };
    let mut name = path.file_name().unwrap_or_default().to_owned();
    name.push(format!(".{}-", std::process::id()));
    let mut part = tempfile::Builder::new();
    part.prefix(&name).suffix(PART).rand_bytes(RANDOM);
    // Unless all goes well it is removed: the room that it takes may be what is missing.
    let (file, part) = part.make_in(folder_of(path), |part| File::create_new(part))?.into_parts();
    if let Some(before) = before {
        file.set_permissions(before)?;
    }
    // So others see that this run is not killed. Where there are no locks they cannot.
    let _ = file.try_lock();
    let mut out = BufWriter::new(file);
    write(&mut out)?;
    out.flush()?;
    out.get_ref().sync_all()?;
    Ok(part.persist(path).map_err(|unpersisted| unpersisted.error)?)
}

/// The folder that a file stands in.
fn folder_of(path: &Path) -> &Path {
    path.parent().filter(|folder| !folder.as_os_str().is_empty()).unwrap_or(Path::new("."))
}

/// Removes the rests that killed runs have left of files that they were writing in the place of this one or
/// of one beside it.
pub(super) fn remove_parts(path: &Path) {
    let Some(name) = path.file_name().and_then(OsStr::to_str) else { return };
    let Ok(entries) = fs::read_dir(folder_of(path)) else { return };
    for entry in entries.flatten() {
        let found = entry.file_name();
        let rest = found.to_str().and_then(|found| found.strip_prefix(name)?.strip_suffix(PART));
        let is_part = rest.and_then(|rest| rest.rsplit_once('.')).is_some_and(|(middle, run)| {
            ["", ".values", ".checkpoint", ".values.checkpoint"].contains(&middle) && is_run(run)
        });
        // A run that still writes it holds its lock.
        let is_left = |part: File| !matches!(part.try_lock(), Err(TryLockError::WouldBlock));
        if is_part && File::open(entry.path()).is_ok_and(is_left) {
            let _ = fs::remove_file(entry.path());
        }
    }
}

/// True if a run has written these words into the name of a file: its number, or this with random letters and digits.
fn is_run(words: &str) -> bool {
    let is_random =
        |it: &str| it.len() == RANDOM && it.bytes().all(|byte| byte.is_ascii_alphanumeric());
    let number = match words.split_once('-') {
        Some((number, random)) if is_random(random) => number,
        // As in earlier versions.
        _ => words,
    };
    number.parse::<u32>().is_ok()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_no_file_is_refused() {
        let folder = tempfile::tempdir().expect("a folder");
        let said = |path: &Path| read_text(path).expect_err("it is no file").to_string();
        assert_eq!(said(folder.path()), "it is a directory, not a file");
        #[cfg(unix)]
        {
            assert_eq!(said(Path::new("/dev/zero")), "it is a device, not a file");
            let fifo = folder.path().join("fifo");
            let made = std::process::Command::new("mkfifo").arg(&fifo).status();
            assert!(made.expect("mkfifo runs").success());
            assert_eq!(said(&fifo), "it is a FIFO, not a file");
            assert!(is_for_results(&fifo).is_err());
        }
        let long = folder.path().join("long");
        File::create(&long).and_then(|file| file.set_len(1 << 40)).expect("a file of holes");
        assert_eq!(said(&long), "it is larger than 16 MB");
    }

    #[test]
    fn a_file_is_replaced_whole_or_not_at_all() {
        let folder = tempfile::tempdir().expect("a folder");
        let path = folder.path().join("it");
        write(&path, b"old").expect("it is written");
        let failed = replace(&path, |out| {
            out.write_all(b"ne")?;
            Err(io::Error::other("no"))
        });
        assert!(failed.is_err());
        assert_eq!(fs::read(&path).expect("a file"), b"old");
        assert_eq!(fs::read_dir(folder.path()).expect("a folder").count(), 1);
        #[cfg(unix)]
        {
            use std::os::unix::fs::{PermissionsExt as _, symlink};
            fs::set_permissions(&path, fs::Permissions::from_mode(0o600)).expect("it is ours");
            symlink("it", folder.path().join("link")).expect("a link");
            write(&folder.path().join("link"), b"new").expect("it is written");
            assert_eq!(fs::read(&path).expect("a file"), b"new");
            let found = fs::symlink_metadata(&path).expect("a file").permissions().mode();
            assert_eq!(found & 0o777, 0o600);
        }
        // Files of a run that was killed, and others that only look so.
        let others = [
            "it.7.part",
            "it.checkpoint.12.part",
            "it.8-aB3xY9.part",
            "it.part",
            "it.x.part",
            "its.7.part",
            "it.8-aB3.part",
            "it.aB3xY9.part",
        ];
        for other in others {
            fs::write(folder.path().join(other), "").expect("a file");
        }
        remove_parts(&path);
        let left = others.map(|other| folder.path().join(other).exists());
        assert_eq!(left, [false, false, false, true, true, true, true, true]);
    }

    /// Another run that ends removes nothing of one that still writes the same file.
    #[test]
    fn a_run_that_writes_is_left_alone() {
        let folder = tempfile::tempdir().expect("a folder");
        let path = folder.path().join("it");
        write_with(&path, |out| {
            write(&path, b"other")?;
            out.write_all(b"own").map_err(|error| cannot("write", &path, error))
        })
        .expect("it is written");
        assert_eq!(fs::read(&path).expect("a file"), b"own");
    }
}
