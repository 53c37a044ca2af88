//! Values kept in a file while they are computed, so that an interrupted run can be gone on with.

use anyhow::{Context, anyhow, bail};
use std::fs::{self, File, OpenOptions};
use std::io::{self, BufReader, BufWriter, Seek, SeekFrom, Write};
use std::ops::RangeInclusive;
use std::path::{Path, PathBuf};
use std::time::{Duration, Instant};
use tweedle::Stop;
use tweedle::affine::Value;
use tweedle_heaps::saved::{self, BLOCK, Checkpoint, ValueWriter};
use tweedle_heaps::{Sequence, TopEntails};

/// How often what has been written is made sure of.
const PAUSE: Duration = Duration::from_secs(1);

/// Where values go.
pub(crate) struct Saving {
    /// What was asked for, in its format.
    out: PathBuf,
    /// The values so far: that file itself, or one beside it.
    values: PathBuf,
    /// How much of `values` counts.
    checkpoint: PathBuf,
}

/// Values of heaps, one after the other, that can be kept.
pub(crate) trait Keep {
    /// The code of the game, or its name.
    fn code(&self) -> String;

    /// Computes values up to and with `to`, as far as they have to be computed.
    fn advance(&mut self, to: u64) -> Result<(), Stop>;

    /// The values of some heaps as numbers, as far as they are known.
    fn numbers(&self, heaps: RangeInclusive<u64>) -> Vec<u64>;

    /// Takes over the values of the next heaps from numbers.
    fn restore(&mut self, numbers: &[u64]) -> Result<(), Stop>;
}

impl Keep for Sequence {
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
impl Keep for TopEntails {
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

impl Saving {
    /// To this file: as values, or in the end in another format.
    pub(crate) fn new(out: &Path, as_values: bool) -> Saving {
        let values = if as_values { out.to_owned() } else { beside(out, ".values") };
        let checkpoint = beside(&values, ".checkpoint");
        Saving { out: out.to_owned(), values, checkpoint }
    }

    fn is_of_values(&self) -> bool {
        self.out == self.values
    }

    /// The file of values.
    pub(crate) fn values(&self) -> &Path {
        &self.values
    }

    /// Computes the values up to and with `to` and keeps them, from where an earlier run ended if
    /// `resume`.
    ///
    /// # Errors
    /// A [`Stop`], or what is wrong with a file.
    pub(crate) fn run(
        &self,
        sequence: &mut impl Keep,
        to: u64,
        resume: bool,
    ) -> anyhow::Result<()> {
        if !self.is_of_values() && self.out.exists() {
            bail!("{} is there already: remove it, or choose another name", self.out.display());
        }
        let mut writer = if resume && self.checkpoint.exists() {
            match self.resume(sequence, to)? {
                Some(writer) => writer,
                None => return Ok(()),
            }
        } else if self.checkpoint.exists() {
            let name = self.checkpoint.display();
            bail!("{name} is there already: go on with it by `--resume`, or remove it");
        } else {
            self.refuse_to_overwrite(sequence)?;
            let file = File::create(&self.values).with_context(|| self.cannot("write"))?;
            let mut writer = ValueWriter::new(&sequence.code(), BufWriter::new(file))?;
            self.keep(&mut writer)?;
            writer
        };
        // The first block at once, so that a run that never lives long makes progress.
        let mut kept: Option<Instant> = None;
        let mut heaps = writer.checkpoint().heaps;
        while heaps <= to {
            let end = (heaps + BLOCK).min(to.saturating_add(1));
            let stopped = sequence.advance(end - 1);
            let values = sequence.numbers(heaps..=end - 1);
            writer.block(&values)?;
            if let Err(stop) = stopped {
                // Also what is no whole block, which will be written again.
                self.keep(&mut writer)?;
                return Err(stop.into());
            }
            if (values.len() as u64) < end - heaps {
                bail!("the value of heap {} is above 2^64", heaps + values.len() as u64);
            }
            heaps = end;
            if kept.is_none_or(|kept| kept.elapsed() >= PAUSE) {
                self.keep(&mut writer)?;
                kept = Some(Instant::now());
            }
        }
        self.keep(&mut writer)
    }

    /// Values that no checkpoint is about may be worth something; a file that was only begun is not.
    fn refuse_to_overwrite(&self, sequence: &impl Keep) -> anyhow::Result<()> {
        let mut begun = Vec::new();
        ValueWriter::new(&sequence.code(), &mut begun)?;
        let found = fs::metadata(&self.values).map_or(0, |found| found.len());
        if found > begun.len() as u64 {
            let (name, checkpoint) = (self.values.display(), self.checkpoint.display());
            anyhow::bail!(
                "{name} is there already, without {checkpoint}: remove it, or choose another name"
            );
        }
        Ok(())
    }

    /// Takes over what an earlier run has kept, and is ready to write after its whole blocks; `None` if
    /// it has all that is asked for, so that nothing of it must be lost.
    fn resume(
        &self,
        sequence: &mut impl Keep,
        to: u64,
    ) -> anyhow::Result<Option<ValueWriter<BufWriter<File>>>> {
        let text = fs::read_to_string(&self.checkpoint).with_context(|| self.cannot("read"))?;
        let checkpoint: Checkpoint = serde_json::from_str(&text)
            .map_err(|error| anyhow!("{} is damaged: {error}", self.checkpoint.display()))?;
        let open = OpenOptions::new().read(true).write(true).open(&self.values);
        let mut file = open.with_context(|| self.cannot("read"))?;
        let input = BufReader::new(&mut file);
        let whole = saved::read(&sequence.code(), &checkpoint, input, |numbers| {
            sequence.restore(numbers).map_err(anyhow::Error::from)
        });
        let whole = match whole {
            Err(error) if !error.is::<Stop>() => {
                let name = self.values.display();
                return Err(error.context(format!("cannot go on with {name}")));
            }
            whole => whole?,
        };
        if checkpoint.heaps > to {
            return Ok(None);
        }
        file.set_len(whole.bytes)?;
        file.seek(SeekFrom::End(0))?;
        Ok(Some(ValueWriter::resume(whole, BufWriter::new(file))))
    }

    /// Makes sure of what has been written: first of the values, then of how much of them counts.
    fn keep(&self, writer: &mut ValueWriter<BufWriter<File>>) -> anyhow::Result<()> {
        writer.get_mut().flush()?;
        writer.get_mut().get_ref().sync_data()?;
        replace_file(&self.checkpoint, |out| {
            serde_json::to_writer(&mut *out, &writer.checkpoint())?;
            out.write_all(b"\n")
        })?;
        Ok(())
    }

    /// Has `write` write the values in the format that was asked for, if it is another, and removes
    /// what was kept beside.
    pub(crate) fn finish(
        &self,
        write: impl FnOnce(&mut BufWriter<File>) -> anyhow::Result<()>,
    ) -> anyhow::Result<()> {
        if self.is_of_values() {
            return Ok(());
        }
        let file = File::create(&self.out).with_context(|| self.cannot("write"))?;
        let mut out = BufWriter::new(file);
        write(&mut out)?;
        out.flush()?;
        fs::remove_file(&self.checkpoint)?;
        fs::remove_file(&self.values)?;
        Ok(())
    }

    fn cannot(&self, what: &str) -> String {
        format!("cannot {what} {}", self.values.display())
    }
}

/// The file of this name with something after it.
fn beside(path: &Path, ending: &str) -> PathBuf {
    let mut name = path.as_os_str().to_owned();
    name.push(ending);
    PathBuf::from(name)
}

/// The file that an earlier run kept, with its name, if there is one.
///
/// # Errors
/// If it cannot be read, or is there and nobody asked to go on with it.
pub(crate) fn kept_before(
    path: Option<&Path>,
    resume: bool,
) -> anyhow::Result<Option<(String, BufReader<File>)>> {
    let Some(path) = path.filter(|path| path.exists()) else { return Ok(None) };
    let name = path.display().to_string();
    if !resume {
        anyhow::bail!("{name} is there already: go on with it by `--resume`, or remove it");
    }
    let file = File::open(path).with_context(|| format!("cannot read {name}"))?;
    Ok(Some((name, BufReader::new(file))))
}

/// Writes a file in the place of another, all of it or nothing.
pub(crate) fn replace_file(
    path: &Path,
    write: impl FnOnce(&mut BufWriter<File>) -> io::Result<()>,
) -> io::Result<()> {
    let part = beside(path, ".part");
    let mut out = BufWriter::new(File::create(&part)?);
    write(&mut out)?;
    out.flush()?;
    out.get_ref().sync_all()?;
    fs::rename(&part, path)
}
