//! Values kept in a file while they are computed, so that an interrupted run can be gone on with.

use super::formats::{self, Format};
use anyhow::{Context, anyhow};
use std::fs::{self, File, OpenOptions};
use std::io::{self, BufReader, BufWriter, Seek, SeekFrom, Write};
use std::path::{Path, PathBuf};
use std::time::{Duration, Instant};
use tweedle::Stop;
use tweedle_heaps::Sequence;
use tweedle_heaps::saved::{self, BLOCK, Checkpoint, SavedError, ValueWriter};

/// How often what has been written is made sure of.
const PAUSE: Duration = Duration::from_secs(1);

/// Where values go.
pub(super) struct Saving {
    /// What was asked for, in its format.
    out: PathBuf,
    format: Format,
    /// The values so far.
    values: PathBuf,
    /// How much of `values` counts.
    checkpoint: PathBuf,
}

/// Why a run that keeps its values ended.
pub(super) enum Trouble {
    Stop(Stop),
    Other(anyhow::Error),
}

impl From<Stop> for Trouble {
    fn from(stop: Stop) -> Trouble {
        Trouble::Stop(stop)
    }
}

impl From<anyhow::Error> for Trouble {
    fn from(error: anyhow::Error) -> Trouble {
        Trouble::Other(error)
    }
}

impl From<io::Error> for Trouble {
    fn from(error: io::Error) -> Trouble {
        Trouble::Other(error.into())
    }
}

impl From<SavedError> for Trouble {
    fn from(error: SavedError) -> Trouble {
        Trouble::Other(error.into())
    }
}

impl Saving {
    /// To this file, in this format.
    pub(super) fn new(out: &Path, format: Format) -> Saving {
        let beside = |path: &Path, ending: &str| {
            let mut name = path.as_os_str().to_owned();
            name.push(ending);
            PathBuf::from(name)
        };
        let values = if format == Format::Values { out.to_owned() } else { beside(out, ".values") };
        let checkpoint = beside(&values, ".checkpoint");
        Saving { out: out.to_owned(), format, values, checkpoint }
    }

    /// The file of values.
    pub(super) fn values(&self) -> &Path {
        &self.values
    }

    /// Computes the values up to and with `to` and keeps them, from where an earlier run ended if
    /// `resume`.
    pub(super) fn run(
        &self,
        sequence: &mut Sequence,
        to: u64,
        resume: bool,
    ) -> Result<(), Trouble> {
        if self.format != Format::Values && self.out.exists() {
            let name = self.out.display();
            return Err(
                anyhow!("{name} is there already: remove it, or choose another name").into()
            );
        }
        let mut writer = if resume && self.checkpoint.exists() {
            self.resume(sequence)?
        } else if self.checkpoint.exists() {
            let name = self.checkpoint.display();
            return Err(anyhow!(
                "{name} is there already: go on with it by `--resume`, or remove it"
            )
            .into());
        } else {
            self.refuse_to_overwrite(sequence)?;
            let file = File::create(&self.values).with_context(|| self.cannot("write"))?;
            let mut writer = ValueWriter::new(sequence.code(), BufWriter::new(file))?;
            self.keep(&mut writer)?;
            writer
        };
        // The first block at once, so that a run that never lives long makes progress.
        let mut kept: Option<Instant> = None;
        let mut heaps = writer.checkpoint().heaps;
        while heaps <= to {
            let end = (heaps + BLOCK).min(to.saturating_add(1));
            if let Err(stop) = sequence.advance(end - 1) {
                // Also what is no whole block, which will be written again.
                let values: Vec<u64> = sequence.values(heaps..=end - 1).collect();
                writer.block(&values)?;
                self.keep(&mut writer)?;
                return Err(stop.into());
            }
            let values: Vec<u64> = sequence.values(heaps..=end - 1).collect();
            if (values.len() as u64) < end - heaps {
                return Err(anyhow!(
                    "the value of heap {} is above 2^64",
                    heaps + values.len() as u64
                )
                .into());
            }
            writer.block(&values)?;
            heaps = end;
            if kept.is_none_or(|kept| kept.elapsed() >= PAUSE) {
                self.keep(&mut writer)?;
                kept = Some(Instant::now());
            }
        }
        self.keep(&mut writer)?;
        Ok(())
    }

    /// Values that no checkpoint is about may be worth something; a file that was only begun is not.
    fn refuse_to_overwrite(&self, sequence: &Sequence) -> anyhow::Result<()> {
        let mut begun = Vec::new();
        ValueWriter::new(sequence.code(), &mut begun)?;
        let found = fs::metadata(&self.values).map_or(0, |found| found.len());
        if found > begun.len() as u64 {
            let (name, checkpoint) = (self.values.display(), self.checkpoint.display());
            anyhow::bail!(
                "{name} is there already, without {checkpoint}: remove it, or choose another name"
            );
        }
        Ok(())
    }

    /// Takes over what an earlier run has kept, and is ready to write after its whole blocks.
    fn resume(&self, sequence: &mut Sequence) -> Result<ValueWriter<BufWriter<File>>, Trouble> {
        let text = fs::read_to_string(&self.checkpoint).with_context(|| self.cannot("read"))?;
        let checkpoint: Checkpoint = serde_json::from_str(&text)
            .map_err(|error| anyhow!("{} is damaged: {error}", self.checkpoint.display()))?;
        let open = OpenOptions::new().read(true).write(true).open(&self.values);
        let mut file = open.with_context(|| self.cannot("read"))?;
        let code = sequence.code().clone();
        let mut blocks: Vec<u32> = Vec::new();
        let whole =
            saved::read::<Trouble>(&code, &checkpoint, BufReader::new(&mut file), |values| {
                blocks.clear();
                blocks.extend(values.iter().map(|&value| value as u32));
                sequence.restore(&blocks)?;
                Ok(())
            });
        let whole = match whole {
            Err(Trouble::Other(error)) => {
                let name = self.values.display();
                return Err(error.context(format!("cannot go on with {name}")).into());
            }
            whole => whole?,
        };
        file.set_len(whole.bytes)?;
        file.seek(SeekFrom::End(0))?;
        Ok(ValueWriter::resume(whole, BufWriter::new(file)))
    }

    /// Makes sure of what has been written: first of the values, then of how much of them counts.
    fn keep(&self, writer: &mut ValueWriter<BufWriter<File>>) -> anyhow::Result<()> {
        writer.get_mut().flush()?;
        writer.get_mut().get_ref().sync_data()?;
        let mut name = self.checkpoint.as_os_str().to_owned();
        name.push(".new");
        let mut file = File::create(&name)?;
        serde_json::to_writer(&mut file, &writer.checkpoint())?;
        file.write_all(b"\n")?;
        file.sync_data()?;
        fs::rename(&name, &self.checkpoint)?;
        Ok(())
    }

    /// Writes the values in the format that was asked for, and removes what was kept beside.
    pub(super) fn finish(
        &self,
        sequence: &Sequence,
        to: u64,
        evidence: bool,
    ) -> anyhow::Result<()> {
        if self.format == Format::Values {
            return Ok(());
        }
        let file = File::create(&self.out).with_context(|| self.cannot("write"))?;
        let mut out = BufWriter::new(file);
        match self.format {
            Format::Csv => formats::csv(sequence, to, &mut out)?,
            Format::Json => formats::json(sequence, to, evidence, &mut out)?,
            Format::Parquet => formats::parquet(sequence, to, &mut out)?,
            Format::Table => super::table::write(sequence, to, &mut out)?,
            Format::Values => {}
        }
        out.flush()?;
        fs::remove_file(&self.checkpoint)?;
        fs::remove_file(&self.values)?;
        Ok(())
    }

    fn cannot(&self, what: &str) -> String {
        format!("cannot {what} {}", self.values.display())
    }
}
