//! Measures Tweedle and its peers on the same workloads, side by side.

use crate::table::{Row, Table};
use crate::{root, target};
use anyhow::{Context, Result, bail};
use std::fs;
use std::io::Read;
use std::path::PathBuf;
use std::process::{Child, Command, Stdio};
use std::thread;
use std::time::{Duration, Instant};

/// How long one run may take.
const TIME_LIMIT: Duration = Duration::from_secs(300);

/// How much memory one run may have resident, in units of 1024 bytes.
const MEMORY_LIMIT_KB: u64 = 12 << 20;

/// How many times each program runs each workload; the median counts.
const ROUNDS: usize = 3;

/// A run shorter than this many CPU seconds repeats its workload until it is as long.
const ENOUGH_SECONDS: f64 = 0.3;

/// A workload is not repeated more often than this in one run.
const MOST_REPETITIONS: f64 = 10_000.0;

/// On which occasions a workload is measured.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Class {
    /// Always, and with `--quick` nothing else.
    Quick,
    /// Unless `--quick` is given.
    Full,
    /// Like `Full`, but the peers only with `--all`.
    Long,
}

/// The workloads, and CPU seconds of `CGSuite` on them, cold and warm, where known.
const WORKLOADS: &[(Class, &str, Option<&str>)] = &[
    (Class::Quick, "domineering 3 7", Some("1.23 / 0.50")),
    (Class::Quick, "domineering 4 5", Some("1.49 / 0.57")),
    (Class::Full, "domineering 4 6", Some("3.50 / 2.59")),
    (Class::Full, "domineering 5 5", Some("6.12 / 4.79")),
    (Class::Full, "domineering 3 9", None),
    (Class::Long, "domineering 4 7", None),
    (Class::Long, "domineering 5 6", Some("73.78 / -")),
    (Class::Quick, "toads 5 3 5", Some("1.49 / 0.87")),
    (Class::Full, "toads 6 4 6", None),
    (Class::Full, "toads 5 6 5", None),
    (Class::Long, "toads 7 4 7", None),
    (Class::Quick, "clobber 2 7", Some("2.44 / 1.55")),
    (Class::Full, "clobber 3 5", Some("11.32 / 10.56")),
    (Class::Full, "clobber 2 8", None),
    (Class::Full, "clobber 1 26", None),
    (Class::Long, "clobber 4 4", Some("34.67 / -")),
    (Class::Quick, "amazons x..|...|..o", None),
    (Class::Full, "amazons x...|....|...o", None),
    (Class::Quick, "snort-path 14", None),
    (Class::Full, "snort-path 20", None),
    (Class::Quick, "pool-sum 30 1 2", None),
    (Class::Full, "pool-sum 100 1 2", None),
    (Class::Full, "pool-sum 200 1 2", None),
    (Class::Full, "pool-sum 100 1 3", None),
    (Class::Full, "pool-sum 200 1 3", None),
    (Class::Quick, "pool-cmp 200 1 2", None),
    (Class::Full, "pool-cmp 400 1 2", None),
    (Class::Full, "pool-cmp 1000 1 2", None),
    (Class::Full, "pool-cmp 200 1 3", None),
    (Class::Full, "pool-cmp 400 1 3", None),
    (Class::Full, "pool-cmp 1000 1 3", None),
];

/// What to measure and where to put it.
#[derive(Clone, Default, PartialEq, Eq, Debug)]
pub(crate) struct Choice {
    /// Small workloads only.
    quick: bool,
    /// The peers on the longest workloads too.
    all: bool,
    /// Whether to write the table to a file.
    write: bool,
    /// What the names of the workloads must contain.
    filter: String,
}

impl Choice {
    /// Reads the arguments of `cargo xtask bench`.
    pub(crate) fn parse(words: &[String]) -> Result<Self> {
        let mut choice = Self::default();
        let mut filter = Vec::new();
        for word in words {
            match word.as_str() {
                "--quick" => choice.quick = true,
                "--all" => choice.all = true,
                "--write" => choice.write = true,
                flag if flag.starts_with('-') => bail!("no such flag: `{flag}`"),
                part => filter.push(part),
            }
        }
        choice.filter = filter.join(" ");
        Ok(choice)
    }

    /// Whether a workload is to be measured.
    fn takes(&self, class: Class, name: &str) -> bool {
        (class == Class::Quick || !self.quick) && name.contains(&self.filter)
    }
}

/// What one run of a program gave.
#[derive(Clone, PartialEq, Debug)]
pub(crate) enum Outcome {
    /// It finished.
    Done(Run),
    /// It did not, for this reason.
    Failed(String),
    /// It was not asked to.
    Skipped,
}

/// What a finished run reported.
#[derive(Clone, PartialEq, Debug)]
pub(crate) struct Run {
    /// The value in words.
    pub(crate) value: String,
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
            cpu: field("cpu")?.parse()?,
            peak_kb: field("peak_kb")?.parse()?,
        })
    }

    /// How often to repeat the workload so that one run is long enough to be measured.
    fn repetitions(&self) -> u32 {
        (ENOUGH_SECONDS / self.cpu.max(f64::EPSILON)).ceil().clamp(1.0, MOST_REPETITIONS) as u32
    }
}

/// A program to measure.
struct Program {
    /// The file to run.
    path: PathBuf,
    /// The arguments that come first.
    arguments: &'static [&'static str],
}

impl Program {
    /// Runs the workload once, or so many times within one process.
    fn run(&self, workload: &str, repeat: u32) -> Outcome {
        self.try_run(workload, repeat).unwrap_or_else(|error| Outcome::Failed(format!("{error:#}")))
    }

    /// [`Program::run`], where failing to run is an error.
    fn try_run(&self, workload: &str, repeat: u32) -> Result<Outcome> {
        let mut child = Command::new(&self.path)
            .args(self.arguments)
            .args(["--repeat", &repeat.to_string()])
            .args(workload.split(' '))
            .stdin(Stdio::null())
            .stdout(Stdio::piped())
            .stderr(Stdio::piped())
            .spawn()
            .with_context(|| format!("cannot run {}", self.path.display()))?;
        if let Some(reason) = wait(&mut child)? {
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

/// Waits until the child ends, or ends it at a limit and says which.
fn wait(child: &mut Child) -> Result<Option<String>> {
    let start = Instant::now();
    let mut pause = Duration::from_millis(1);
    while child.try_wait()?.is_none() {
        let reason = if start.elapsed() > TIME_LIMIT {
            format!("> {} s", TIME_LIMIT.as_secs())
        } else if resident_kb(child.id()) > MEMORY_LIMIT_KB {
            format!("> {} GB", MEMORY_LIMIT_KB >> 20)
        } else {
            thread::sleep(pause);
            pause = (pause * 2).min(Duration::from_millis(100));
            continue;
        };
        child.kill()?;
        child.wait()?;
        return Ok(Some(reason));
    }
    Ok(None)
}

/// How much memory a process has resident, in units of 1024 bytes; 0 when that cannot be told.
fn resident_kb(process: u32) -> u64 {
    let status = fs::read_to_string(format!("/proc/{process}/status")).unwrap_or_default();
    let line = status.lines().find_map(|line| line.strip_prefix("VmRSS:"));
    line.and_then(|line| line.trim().strip_suffix("kB")?.trim().parse().ok()).unwrap_or(0)
}

/// Builds everything, measures, prints the table, and writes it if that is asked for.
pub(crate) fn run(choice: &Choice) -> Result<()> {
    let chosen: Vec<_> =
        WORKLOADS.iter().filter(|(class, name, _)| choice.takes(*class, name)).collect();
    if chosen.is_empty() {
        bail!("no workload's name contains `{}`", choice.filter);
    }
    let programs = build()?;
    let mut table = Table::default();
    for (i, &&(class, name, suite)) in chosen.iter().enumerate() {
        println!("[{}/{}] {name}", i + 1, chosen.len());
        let peers_too = class != Class::Long || choice.all;
        let [ours, cgt, ogdoad] = measure(&programs, name, peers_too);
        table.rows.push(Row { workload: name, ours, cgt, ogdoad, suite });
    }
    println!("\n{}", table.markdown());
    if choice.write {
        let path = root().join("benches/RESULTS.md");
        fs::write(&path, table.page()).with_context(|| path.display().to_string())?;
        println!("written to {}", path.display());
    }
    Ok(())
}

/// Builds the measured programs: ours, then the peers.
fn build() -> Result<[Program; 3]> {
    let target = target();
    let peers_target = target.join("peers");
    println!("building");
    let mut ours = Command::new("cargo");
    ours.args(["build", "--release", "--package", "tweedle-bench"]).current_dir(root());
    let mut peers = Command::new("cargo");
    // The peers name the compiler they need in their folder; ours must not be forced on them.
    peers.args(["build", "--release", "--locked"]).current_dir(root().join("benches/peers"));
    peers.env_remove("RUSTUP_TOOLCHAIN");
    for (command, target) in [(&mut ours, &target), (&mut peers, &peers_target)] {
        let status = command.arg("--target-dir").arg(target).status();
        if !status.context("cannot run cargo")?.success() {
            bail!("the build failed");
        }
    }
    let peers = peers_target.join("release/peers");
    Ok([
        Program { path: target.join("release/tweedle-bench"), arguments: &[] },
        Program { path: peers.clone(), arguments: &["cgt"] },
        Program { path: peers, arguments: &["ogdoad"] },
    ])
}

/// Measures the programs on one workload in turns: the median time of each, with the memory of its
/// first run, which did not repeat the workload.
fn measure(programs: &[Program; 3], workload: &str, peers_too: bool) -> [Outcome; 3] {
    let mut is_ours = true;
    let first = programs.each_ref().map(|program| {
        if std::mem::take(&mut is_ours) || peers_too {
            program.run(workload, 1)
        } else {
            Outcome::Skipped
        }
    });
    let mut times: [Vec<f64>; 3] = Default::default();
    for round in 0..ROUNDS {
        for ((program, first), times) in programs.iter().zip(&first).zip(&mut times) {
            let Outcome::Done(known) = first else { continue };
            let repeat = known.repetitions();
            if round == 0 && repeat == 1 {
                times.push(known.cpu);
            } else if let Outcome::Done(run) = program.run(workload, repeat) {
                times.push(run.cpu);
            }
        }
    }
    let mut times = times.into_iter();
    first.map(|first| match (first, times.next().and_then(median)) {
        (Outcome::Done(run), Some(cpu)) => Outcome::Done(Run { cpu, ..run }),
        (other, _) => other,
    })
}

/// The middle one of the times; the slower one of the middle two.
fn median(mut times: Vec<f64>) -> Option<f64> {
    times.sort_unstable_by(f64::total_cmp);
    times.get(times.len() / 2).copied()
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Parses the words of one line.
    fn parse(line: &str) -> Result<Choice> {
        Choice::parse(&line.split_whitespace().map(str::to_owned).collect::<Vec<_>>())
    }

    #[test]
    fn flags_and_filter_are_read() -> Result<()> {
        let choice = parse("--quick domineering 3 --write")?;
        assert!(choice.quick && choice.write && !choice.all);
        assert!(choice.takes(Class::Quick, "domineering 3 7"));
        assert!(!choice.takes(Class::Full, "domineering 3 9"));
        assert!(!choice.takes(Class::Quick, "clobber 2 7"));
        assert!(parse("--fast").is_err());
        Ok(())
    }

    #[test]
    fn reports_are_read() -> Result<()> {
        let run = Run::parse("value=^* positions=3 cpu=0.0100000 peak_kb=9\n")?;
        assert_eq!(run, Run { value: "^*".to_owned(), cpu: 0.01, peak_kb: 9 });
        assert_eq!(run.repetitions(), 30);
        assert!(Run::parse("value=0").is_err());
        Ok(())
    }

    #[test]
    fn the_median_is_the_middle() {
        assert_eq!(median(vec![3.0, 1.0, 2.0]), Some(2.0));
        assert_eq!(median(vec![]), None);
    }
}
