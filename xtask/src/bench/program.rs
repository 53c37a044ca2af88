//! A program to measure, and the outcome of a run of it.

use crate::wait::wait;
use anyhow::{Context, Result};
use std::io::Read;
use std::path::PathBuf;
use std::process::{Command, Stdio};
use std::time::Duration;

/// A run shorter than this many CPU seconds repeats its workload until it is as long.
const ENOUGH_SECONDS: f64 = 0.3;

/// A workload is not repeated more often than this in one run.
const MOST_REPETITIONS: f64 = 10_000.0;

/// The outcome of one run of a program.
#[derive(Clone, PartialEq, Debug)]
pub(crate) enum Outcome {
    /// The program finished.
    Done(Run),
    /// The program did not finish, for this reason.
    Failed(String),
    /// The program was not asked to run.
    Skipped,
}

/// The report of a finished run.
#[derive(Clone, PartialEq, Debug)]
pub(crate) struct Run {
    /// The value in words.
    pub(crate) value: String,
    /// The number of positions that were evaluated.
    pub(crate) positions: u32,
    /// CPU seconds.
    pub(crate) cpu: f64,
    /// The most memory resident at once, in units of 1024 bytes.
    pub(crate) peak_kb: u64,
}

impl Run {
    /// Reads the line that a measured program prints.
    fn parse(line: &str) -> Result<Self> {
        let field = |name: &str| {
            line.split_whitespace()
                .find_map(|field| field.strip_prefix(name)?.strip_prefix('='))
                .with_context(|| format!("no {name} in `{}`", line.trim()))
        };
        Ok(Self {
            value: field("value")?.to_owned(),
            positions: field("positions")?.parse()?,
            cpu: field("cpu")?.parse()?,
            peak_kb: field("peak_kb")?.parse()?,
        })
    }

    /// The number of times to repeat the workload so that one run is long enough to be measured.
    pub(crate) fn repetitions(&self) -> u32 {
        (ENOUGH_SECONDS / self.cpu.max(f64::EPSILON)).ceil().clamp(1.0, MOST_REPETITIONS) as u32
    }
}

/// A program to measure.
pub(crate) struct Program {
    /// The file to run.
    pub(crate) path: PathBuf,
    /// The arguments that come first.
    pub(crate) arguments: &'static [&'static str],
}

impl Program {
    /// Runs the workload once, or `repeat` times within one process.
    pub(crate) fn run(&self, workload: &str, repeat: u32, limit: Duration) -> Outcome {
        let run = self.try_run(workload, repeat, limit);
        run.unwrap_or_else(|error| Outcome::Failed(format!("{error:#}")))
    }

    /// [`Program::run`], where failing to run is an error.
    fn try_run(&self, workload: &str, repeat: u32, limit: Duration) -> Result<Outcome> {
        let mut child = Command::new(&self.path)
            .args(self.arguments)
            .args(["--repeat", &repeat.to_string()])
            .args(workload.split(' '))
            .stdin(Stdio::null())
            .stdout(Stdio::piped())
            .stderr(Stdio::piped())
            .spawn()
            .with_context(|| format!("cannot run {}", self.path.display()))?;
        if let Some(reason) = wait(&mut child, limit)? {
            return Ok(Outcome::Failed(reason));
        }
        // One short line each, which the pipes hold, so that nobody had to read until now.
        let (mut line, mut complaint) = (String::new(), String::new());
        child.stdout.take().context("no output")?.read_to_string(&mut line)?;
        child.stderr.take().context("no output")?.read_to_string(&mut complaint)?;
        if child.wait()?.success() {
            return Ok(Outcome::Done(Run::parse(&line)?));
        }
        Ok(Outcome::Failed(complaint.lines().next().unwrap_or("crashed").to_owned()))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn reports_are_read() -> Result<()> {
        let run = Run::parse("value=^* positions=3 cpu=0.0100000 peak_kb=9\n")?;
        assert_eq!(run, Run { value: "^*".to_owned(), positions: 3, cpu: 0.01, peak_kb: 9 });
        assert_eq!(run.repetitions(), 30);
        assert!(Run::parse("value=0").is_err());
        Ok(())
    }
}
