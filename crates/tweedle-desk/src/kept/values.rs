//! Values of heaps in a file, with a checkpoint beside it.

use super::files::{self, beside, replace};
use super::keep::{Keep, KeptError};
use std::fmt::Display;
use std::fs::{self, File, OpenOptions};
use std::io::{BufReader, BufWriter, Seek, SeekFrom, Write};
use std::ops::RangeInclusive;
use std::path::{Path, PathBuf};
use std::time::Duration;
use tweedle::Stop;
use tweedle::affine::Value;
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

/// Where values are kept.
#[derive(Debug)]
struct Files {
    /// What was asked for, in its format.
    out: PathBuf,
    /// The values so far: that file itself, or one beside it.
    values: PathBuf,
    /// How much of `values` counts.
    checkpoint: PathBuf,
}

impl Files {
    fn are_of_values(&self) -> bool {
        self.out == self.values
    }

    fn cannot(&self, what: &str, error: impl Display) -> KeptError {
        KeptError::because(format_args!("cannot {what} {}", self.values.display()), error)
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
        let file = File::create(&files.out).map_err(|error| files.cannot("write", error))?;
        let mut out = BufWriter::new(file);
        write(&mut out)?;
        let removed = out
            .flush()
            .and_then(|()| fs::remove_file(&files.checkpoint))
            .and_then(|()| fs::remove_file(&files.values));
        Ok(removed.map_err(KeptError::from)?)
    }

    /// Values that no checkpoint is about may be worth something; a file that was only begun is not.
    fn refuse_to_overwrite(&self, files: &Files) -> Result<(), KeptError> {
        let mut begun = Vec::new();
        ValueWriter::new(&self.heaps.code(), &mut begun)?;
        let found = fs::metadata(&files.values).map_or(0, |found| found.len());
        if found > begun.len() as u64 {
            let (name, checkpoint) = (files.values.display(), files.checkpoint.display());
            return Err(KeptError::File(format!(
                "{name} is there already, without {checkpoint}: remove it, or choose another name"
            )));
        }
        Ok(())
    }
}

impl<S: HeapValues> Keep for Values<S> {
    const PAUSE: Duration = Duration::from_secs(1);
    const AT_ONCE: bool = true;

    fn file(&self) -> Option<&Path> {
        self.files.as_ref().map(|files| files.checkpoint.as_path())
    }

    /// A file with the name of the one that is written at the end.
    fn in_the_way(&self) -> Option<String> {
        let files = self.files.as_ref()?;
        let name = files.out.display();
        (!files.are_of_values() && files.out.exists())
            .then(|| format!("{name} is there already: remove it, or choose another name"))
    }

    fn begin(&mut self) -> Result<(), KeptError> {
        let Some(files) = &self.files else { return Ok(()) };
        self.refuse_to_overwrite(files)?;
        let file = File::create(&files.values).map_err(|error| files.cannot("write", error))?;
        self.writer = Some(ValueWriter::new(&self.heaps.code(), BufWriter::new(file))?);
        self.keep()
    }

    fn go_on(&mut self) -> Result<(), KeptError> {
        let Values { heaps, files: Some(files), .. } = self else { return Ok(()) };
        let text =
            files::read_text(&files.checkpoint).map_err(|error| files.cannot("read", error))?;
        let checkpoint: Checkpoint = serde_json::from_str(&text).map_err(|error| {
            KeptError::because(format_args!("{} is damaged", files.checkpoint.display()), error)
        })?;
        let open = OpenOptions::new().read(true).write(true).open(&files.values);
        let mut file = open.map_err(|error| files.cannot("read", error))?;
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
        file.set_len(whole.bytes)?;
        file.seek(SeekFrom::End(0))?;
        self.writer = Some(ValueWriter::resume(whole, BufWriter::new(file)));
        Ok(())
    }

    fn step(&mut self) -> Result<bool, KeptError> {
        let Some(writer) = &mut self.writer else {
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
        writer.block(&values)?;
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
        writer.get_mut().flush()?;
        writer.get_mut().get_ref().sync_data()?;
        replace(&files.checkpoint, |out| {
            serde_json::to_writer(&mut *out, &writer.checkpoint())?;
            out.write_all(b"\n")
        })?;
        Ok(())
    }
}

/// Why a file of values was not taken over.
enum Unreadable {
    Stop(Stop),
    Saved(SavedError),
}

impl From<SavedError> for Unreadable {
    fn from(error: SavedError) -> Unreadable {
        Unreadable::Saved(error)
    }
}
