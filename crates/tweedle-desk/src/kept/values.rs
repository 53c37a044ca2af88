//! Values of heaps in a file, with a checkpoint beside it, and at its end when they are complete.

use super::error::KeptError;
use super::files::{self, beside, cannot, is_for_results, open, replace};
use super::keep::Keep;
use std::fmt::Display;
use std::fs::{self, File, OpenOptions};
use std::io::{self, BufReader, BufWriter, Read, Seek, SeekFrom, Write};
use std::ops::RangeInclusive;
use std::path::{Path, PathBuf};
use std::time::Duration;
use tweedle_engine::Stop;
use tweedle_engine::affine::Value;
use tweedle_heaps::saved::{self, BLOCK, Checkpoint, SavedError, ValueWriter};
use tweedle_heaps::{Sequence, TopEntails};

/// Values of heaps, found one after the other.
pub trait HeapValues {
    /// The code of the game, or its name.
    fn code(&self) -> String;

    /// Computes values up to and with `to`, as far as they have to be computed.
    ///
    /// # Errors
    /// [`Stop`].
    fn advance(&mut self, to: u64) -> Result<(), Stop>;

    /// The values of some heaps as numbers, as far as they are known.
    fn numbers(&self, heaps: RangeInclusive<u64>) -> Vec<u64>;

    /// Takes over the values of the next heaps from numbers.
    ///
    /// # Errors
    /// [`Stop`].
    fn restore(&mut self, numbers: &[u64]) -> Result<(), Stop>;
}

impl HeapValues for Sequence {
    fn code(&self) -> String {
        Sequence::code(self).to_string()
    }

    fn advance(&mut self, to: u64) -> Result<(), Stop> {
        Sequence::advance(self, to)
    }

    fn numbers(&self, heaps: RangeInclusive<u64>) -> Vec<u64> {
        self.values(heaps).collect()
    }

    fn restore(&mut self, numbers: &[u64]) -> Result<(), Stop> {
        let values: Vec<u32> = numbers.iter().map(|&value| value as u32).collect();
        Sequence::restore(self, &values)
    }
}

/// A nimber is kept as the number after it, and the moon as 0.
impl HeapValues for TopEntails {
    fn code(&self) -> String {
        "Top Entails".to_owned()
    }

    fn advance(&mut self, to: u64) -> Result<(), Stop> {
        self.extend(to)
    }

    fn numbers(&self, heaps: RangeInclusive<u64>) -> Vec<u64> {
        self.values(heaps).map(|value| value.nimber().map_or(0, |n| n + 1)).collect()
    }

    fn restore(&mut self, numbers: &[u64]) -> Result<(), Stop> {
        let value = |&number: &u64| number.checked_sub(1).map_or(Value::Moon, Value::Nimber);
        TopEntails::restore(self, numbers.iter().map(value))
    }
}

/// Values up to a last heap, written block by block as [`saved`] says. A file in another format is
/// written at the end by [`Values::finish`]; until then the values are in a file beside it.
#[derive(Debug)]
pub struct Values<S> {
    heaps: S,
    to: u64,
    /// `None` if they are kept nowhere.
    files: Option<Files>,
    /// There from the beginning to the end, unless an earlier run found more than is asked for.
    writer: Option<ValueWriter<BufWriter<File>>>,
}

/// The files in which values are kept.
#[derive(Debug)]
struct Files {
    /// The result that was asked for, in its format.
    out: PathBuf,
    /// The values so far: that file itself, or one beside it.
    values: PathBuf,
    /// The checkpoint: how much of `values` counts.
    checkpoint: PathBuf,
}

impl Files {
    fn are_of_values(&self) -> bool {
        self.out == self.values
    }

    fn cannot(&self, what: &str, error: impl Display) -> KeptError {
        cannot(what, &self.values, error)
    }

    fn write_checkpoint(&self, checkpoint: &Checkpoint) -> Result<(), KeptError> {
        let mut text = serde_json::to_vec(checkpoint).map_err(io::Error::from)?;
        text.push(b'\n');
        files::write(&self.checkpoint, &text)
    }

    /// The part of the values that counts: the file beside them says so, or their end if they are complete.
    fn read_checkpoint(&self) -> Result<Checkpoint, KeptError> {
        if !self.checkpoint.exists() {
            let at_end = open(&self.values).and_then(|mut file| from_end(&mut file));
            if let Some(at_end) = at_end.map_err(|error| self.cannot("read", error))? {
                return Ok(at_end);
            }
        }
        let text = files::read_text(&self.checkpoint)
            .map_err(|error| cannot("read", &self.checkpoint, error))?;
        serde_json::from_str(&text).map_err(|error| {
            KeptError::because(format_args!("{} is damaged", self.checkpoint.display()), error)
        })
    }
}

impl<S: HeapValues> Values<S> {
    /// The values of heaps 0 to `to`, kept nowhere, or in a file: as values, or in the end in another
    /// format.
    pub fn new(heaps: S, to: u64, out: Option<&Path>, as_values: bool) -> Values<S> {
        let files = out.map(|out| {
            let values = if as_values { out.to_owned() } else { beside(out, ".values") };
            let checkpoint = beside(&values, ".checkpoint");
            Files { out: out.to_owned(), values, checkpoint }
        });
        Values { heaps, to, files, writer: None }
    }

    /// The file of values.
    pub fn values_file(&self) -> Option<&Path> {
        self.files.as_ref().map(|files| files.values.as_path())
    }

    /// The values.
    pub fn heaps(&self) -> &S {
        &self.heaps
    }

    /// The values, for work beyond the last heap.
    pub fn heaps_mut(&mut self) -> &mut S {
        &mut self.heaps
    }

    /// Has `write` write the values in the format that was asked for, if there is a file and it is not
    /// of values, and removes what was kept beside.
    ///
    /// # Errors
    /// Those of `write`, and of the files.
    pub fn finish<E: From<KeptError>>(
        &self,
        write: impl FnOnce(&mut BufWriter<File>) -> Result<(), E>,
    ) -> Result<(), E> {
        let Some(files) = self.files.as_ref().filter(|files| !files.are_of_values()) else {
            return Ok(());
        };
        let unwritten = |error| E::from(cannot("write", &files.out, error));
        replace(&files.out, |out| write(out).map_err(Unwritten::Otherwise)).map_err(
            |why| match why {
                Unwritten::Io(error) => unwritten(error),
                Unwritten::Otherwise(error) => error,
            },
        )?;
        let removed =
            fs::remove_file(&files.checkpoint).and_then(|()| fs::remove_file(&files.values));
        removed.map_err(|error| E::from(cannot("remove", &files.values, error)))
    }

    /// Values that no checkpoint is about may be worth something; a file that was only begun is not.
    fn refuse_to_overwrite(&self, files: &Files) -> Result<(), KeptError> {
        let mut begun = Vec::new();
        ValueWriter::new(&self.heaps.code(), &mut begun)?;
        let found = fs::metadata(&files.values).map_or(0, |found| found.len());
        if found > begun.len() as u64 {
            let (name, checkpoint) = (files.values.display(), files.checkpoint.display());
            let instead = format!(", without {checkpoint}: remove it, or choose another name");
            return Err(KeptError::taken(name, instead));
        }
        Ok(())
    }
}

impl<S: HeapValues> Keep for Values<S> {
    const PAUSE: Duration = Duration::from_secs(1);
    const AT_ONCE: bool = true;

    fn out(&self) -> Option<&Path> {
        self.files.as_ref().map(|files| files.out.as_path())
    }

    /// The checkpoint, or values that are complete and have theirs at their end.
    fn file(&self) -> Option<&Path> {
        let files = self.files.as_ref()?;
        let is_complete = !files.checkpoint.exists()
            && open(&files.values)
                .and_then(|mut file| from_end(&mut file))
                .is_ok_and(|at| at.is_some());
        Some(if is_complete { &files.values } else { &files.checkpoint })
    }

    /// A file with the name of the one that is written at the end.
    fn in_the_way(&self) -> Option<KeptError> {
        let files = self.files.as_ref()?;
        let taken = || KeptError::taken(files.out.display(), ": remove it, or choose another name");
        (!files.are_of_values() && files.out.exists()).then(taken)
    }

    fn begin(&mut self) -> Result<(), KeptError> {
        let Some(files) = &self.files else { return Ok(()) };
        is_for_results(&files.values)?;
        self.refuse_to_overwrite(files)?;
        let file = File::create(&files.values).map_err(|error| files.cannot("write", error))?;
        let writer = ValueWriter::new(&self.heaps.code(), BufWriter::new(file));
        self.writer = Some(writer.map_err(|error| files.cannot("write", error))?);
        self.keep()
    }

    fn go_on(&mut self) -> Result<(), KeptError> {
        let Values { heaps, files: Some(files), .. } = self else { return Ok(()) };
        let checkpoint = files.read_checkpoint()?;
        is_for_results(&files.values)?;
        let opened = OpenOptions::new().read(true).write(true).open(&files.values);
        let mut file = opened.map_err(|error| files.cannot("read", error))?;
        let input = BufReader::new(&mut file);
        let whole = saved::read(&heaps.code(), &checkpoint, input, |numbers| {
            heaps.restore(numbers).map_err(Unreadable::Stop)
        });
        let whole = whole.map_err(|error| match error {
            Unreadable::Stop(stop) => stop.into(),
            Unreadable::Saved(error) => files.cannot("go on with", error),
        })?;
        if checkpoint.heaps > self.to {
            // Nothing of what is known beyond must be lost.
            return Ok(());
        }
        // It counts from here on, and not what is at the end of complete values.
        files.write_checkpoint(&whole)?;
        let cut = file.set_len(whole.bytes).and_then(|()| file.seek(SeekFrom::End(0)));
        cut.map_err(|error| files.cannot("write", error))?;
        self.writer = Some(ValueWriter::resume(whole, BufWriter::new(file)));
        Ok(())
    }

    fn step(&mut self) -> Result<bool, KeptError> {
        let Values { writer: Some(writer), files: Some(files), .. } = self else {
            self.heaps.advance(self.to)?;
            return Ok(true);
        };
        let heaps = writer.checkpoint().heaps;
        if heaps > self.to {
            return Ok(true);
        }
        let end = (heaps + BLOCK).min(self.to.saturating_add(1));
        let stopped = self.heaps.advance(end - 1);
        let values = self.heaps.numbers(heaps..=end - 1);
        // Also what is no whole block, if the work was stopped; it will be written again.
        writer.block(&values).map_err(|error| files.cannot("write", error))?;
        stopped?;
        let next = heaps + values.len() as u64;
        if next < end {
            return Err(KeptError::File(format!("the value of heap {next} is above 2^64")));
        }
        Ok(end > self.to)
    }

    /// First of the values, then of how much of them counts.
    fn keep(&mut self) -> Result<(), KeptError> {
        let Values { writer: Some(writer), files: Some(files), .. } = self else { return Ok(()) };
        writer
            .get_mut()
            .flush()
            .and_then(|()| writer.get_mut().get_ref().sync_data())
            .map_err(|error| files.cannot("write", error))?;
        files.write_checkpoint(&writer.checkpoint())
    }

    /// Values in the format that was asked for have their checkpoint at their end and no file beside them.
    fn complete(&mut self) -> Result<(), KeptError> {
        self.keep()?;
        let Values { writer: Some(writer), files: Some(files), .. } = self else { return Ok(()) };
        if !files.are_of_values() {
            return Ok(());
        }
        let end = at_end(&writer.checkpoint())?;
        let file = writer.get_mut();
        file.write_all(&end)
            .and_then(|()| file.flush())
            .and_then(|()| file.get_ref().sync_data())
            .map_err(|error| files.cannot("write", error))?;
        self.writer = None;
        fs::remove_file(&files.checkpoint)
            .map_err(|error| cannot("remove", &files.checkpoint, error))
    }
}

/// The last bytes of values that are complete.
const MARK: &[u8] = b"\ncheckpoint";

/// A checkpoint at the end of complete values: its text, the length of that in four bytes, the least
/// significant first, and [`MARK`].
fn at_end(checkpoint: &Checkpoint) -> Result<Vec<u8>, KeptError> {
    let mut end = serde_json::to_vec(checkpoint).map_err(io::Error::from)?;
    let len = end.len() as u32;
    end.extend_from_slice(&len.to_le_bytes());
    end.extend_from_slice(MARK);
    Ok(end)
}

/// The checkpoint at the end of values, if they are complete.
fn from_end(file: &mut File) -> io::Result<Option<Checkpoint>> {
    let mut tail = [0; 4 + MARK.len()];
    let len = file.metadata()?.len();
    let Some(end) = len.checked_sub(tail.len() as u64) else { return Ok(None) };
    file.seek(SeekFrom::Start(end))?;
    file.read_exact(&mut tail)?;
    let (size, mark) = tail.split_at(4);
    let size = size.iter().rev().fold(0, |size, &byte| size << 8 | u64::from(byte));
    let start = end.checked_sub(size).filter(|_| mark == MARK && size <= LONGEST);
    let Some(start) = start else { return Ok(None) };
    let mut text = vec![0; size as usize];
    file.seek(SeekFrom::Start(start))?;
    file.read_exact(&mut text)?;
    let checkpoint = serde_json::from_slice::<Checkpoint>(&text).ok();
    Ok(checkpoint.filter(|checkpoint| checkpoint.bytes == start))
}

/// No checkpoint is longer, in bytes.
const LONGEST: u64 = 1 << 20;

/// The reason why a result was not written in the format that was asked for.
enum Unwritten<E> {
    Io(io::Error),
    Otherwise(E),
}

impl<E> From<io::Error> for Unwritten<E> {
    fn from(error: io::Error) -> Unwritten<E> {
        Unwritten::Io(error)
    }
}

/// The reason why a file of values was not taken over.
enum Unreadable {
    Stop(Stop),
    Saved(SavedError),
}

impl From<SavedError> for Unreadable {
    fn from(error: SavedError) -> Unreadable {
        Unreadable::Saved(error)
    }
}
