//! The logs of a proof tree: what each process has found, line by line.

use super::keeper::TreeMaker;
use super::report::TreeReport;
use crate::Trouble;
use crate::kept::{Line, cannot, unsealed, write_line};
use crate::sweep::{Begun, VERSION, check_version};
use serde::{Deserialize, Serialize};
use std::fs::{self, File, OpenOptions};
use std::io::{BufReader, ErrorKind, Seek as _, SeekFrom, Write as _};
use std::num::NonZeroUsize;
use std::path::{Path, PathBuf};

/// The kind of the file, and its version.
const FORMAT: &str = "tweedle tree log 1";

/// The first line of a log: where it was made, and for which plan.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct LogHead {
    format: String,
    /// The version of Tweedle.
    version: String,
    /// The checksum of the plan.
    plan: u32,
    /// The command, or the function.
    command: String,
    /// The name of the machine.
    pub(super) machine: String,
    /// The time when it was begun, in seconds since 1970.
    begun: u64,
}

/// A log of this process, to which it writes.
#[derive(Debug)]
pub(super) struct OwnLog {
    /// Its number.
    pub(super) number: u64,
    path: PathBuf,
    file: File,
}

impl OwnLog {
    /// A new log in a folder, with the number that its maker says, or else the first that is free.
    pub(super) fn new(folder: &Path, plan: u32, maker: &TreeMaker) -> Result<OwnLog, Trouble> {
        let made = Begun::now().made(&maker.command, &maker.machine, NonZeroUsize::MIN);
        let (format, version) = (FORMAT.to_owned(), VERSION.to_owned());
        let (command, machine) = (made.command, made.machine);
        let head = LogHead { format, version, plan, command, machine, begun: made.begun };
        let mut number = match maker.log {
            Some(number) => number,
            None => numbers(folder)?.last().map_or(1, |last| last + 1),
        };
        loop {
            let path = file_of(folder, number);
            match OpenOptions::new().append(true).create_new(true).open(&path) {
                Ok(file) => {
                    let mut log = OwnLog { number, path, file };
                    log.write(&head)?;
                    return Ok(log);
                }
                Err(error) if error.kind() == ErrorKind::AlreadyExists && maker.log.is_none() => {
                    number += 1;
                }
                Err(error) => return Err(cannot("write", &path, error).into()),
            }
        }
    }

    /// Writes a line behind its end.
    pub(super) fn write(&mut self, line: &impl Serialize) -> Result<(), Trouble> {
        let mut bytes = Vec::new();
        let written = write_line(line, &mut bytes).and_then(|()| self.file.write_all(&bytes));
        written.map_err(|error| cannot("write", &self.path, error).into())
    }
}

/// A log that is read as far as it has been written.
#[derive(Default, Debug)]
pub(super) struct ReadLog {
    /// The first line, if it has been read.
    pub(super) head: Option<LogHead>,
    /// The number of bytes and of lines that were read.
    bytes: u64,
    lines: u64,
}

impl ReadLog {
    /// Reads what is new; `tell` is told of each line with its number.
    pub(super) fn read(
        &mut self,
        path: &Path,
        plan: u32,
        tell: &mut dyn FnMut(u64, TreeReport) -> Result<(), Trouble>,
    ) -> Result<(), Trouble> {
        let unreadable = |why: String| Trouble::unreadable(path.display(), why);
        let mut file = File::open(path).map_err(|error| unreadable(error.to_string()))?;
        let length = file.metadata().map_err(|error| unreadable(error.to_string()))?.len();
        if length == self.bytes {
            return Ok(());
        }
        file.seek(SeekFrom::Start(self.bytes)).map_err(|error| unreadable(error.to_string()))?;
        let mut input = BufReader::new(file);
        loop {
            let line = Line::read(&mut input)?;
            // The rest of a line may come later, or never if its process was lost.
            if !line.is_complete {
                return Ok(());
            }
            let number = self.lines + 1;
            let bad = || {
                unreadable(format!(
                    "line {number} was altered, or is none of the log of this proof tree"
                ))
            };
            let text = unsealed(&line.text).ok_or_else(bad)?;
            if self.head.is_none() {
                check_version(&text, FORMAT, bad)?;
                let head: LogHead = serde_json::from_str(&text).map_err(|_| bad())?;
                if head.plan != plan {
                    return Err(bad());
                }
                self.head = Some(head);
            } else {
                tell(number, serde_json::from_str(&text).map_err(|_| bad())?)?;
            }
            self.lines = number;
            self.bytes += line.text.len() as u64 + 1;
        }
    }
}

/// The file of a log.
pub(super) fn file_of(folder: &Path, number: u64) -> PathBuf {
    folder.join(format!("{number:06}.jsonl"))
}

/// The numbers of the logs in a folder, in order.
pub(super) fn numbers(folder: &Path) -> Result<Vec<u64>, Trouble> {
    let unreadable = |error: std::io::Error| Trouble::unreadable(folder.display(), error);
    let mut numbers = Vec::new();
    for entry in fs::read_dir(folder).map_err(unreadable)? {
        let name = entry.map_err(unreadable)?.file_name();
        let number: Option<u64> =
            name.to_str().and_then(|name| name.strip_suffix(".jsonl")?.parse().ok());
        numbers.extend(number);
    }
    numbers.sort_unstable();
    Ok(numbers)
}
