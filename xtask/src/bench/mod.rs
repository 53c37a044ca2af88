//! Measures Tweedle and its peers on the same workloads, side by side.

mod build;
mod program;
mod table;
mod workloads;

use crate::places::root;
use anyhow::{Context, Result, bail};
use build::{COUNT, PROGRAMS};
use program::{Outcome, Program, Run};
use std::fs;
use std::time::Duration;
use table::{Row, Table};
use workloads::{Class, WORKLOADS, peers};

/// The number of times that each program runs each workload; the median counts.
const ROUNDS: usize = 3;

/// A run of more CPU seconds than this is the only one.
const ONCE_SECONDS: f64 = 10.0;

/// The workloads to measure, and the place of the results.
#[derive(Clone, Default, PartialEq, Eq, Debug)]
#[expect(clippy::struct_excessive_bools, reason = "each is a flag of the command line")]
pub(crate) struct Choice {
    /// Small workloads only.
    quick: bool,
    /// The peers on the longest workloads too, and more time for every run.
    all: bool,
    /// Tweedle without its peers.
    alone: bool,
    /// True if the table is written to a file.
    write: bool,
    /// A text that the names of the workloads must contain.
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
                "--alone" => choice.alone = true,
                "--write" => choice.write = true,
                flag if flag.starts_with('-') => bail!("no such flag: `{flag}`"),
                part => filter.push(part),
            }
        }
        choice.filter = filter.join(" ");
        if choice.alone && choice.write {
            bail!("`--alone --write` would write rows without the peers over rows with them");
        }
        Ok(choice)
    }

    /// True if a workload is to be measured.
    fn takes(&self, class: Class, name: &str) -> bool {
        (class == Class::Quick || !self.quick) && name.contains(&self.filter)
    }

    /// For each program, in the order of the table's columns, true if it measures such a workload.
    fn programs(&self, class: Class, name: &str) -> [bool; COUNT] {
        let peers = peers(name);
        PROGRAMS.map(|(program, _)| match (program, class) {
            ("ours", _) => true,
            (_, Class::Long) | ("cgt", Class::LongForCgt) if !self.all => false,
            _ => peers.contains(&program),
        })
    }

    /// The largest time that one run may take.
    fn limit(&self) -> Duration {
        Duration::from_secs(if self.all { 300 } else { 120 })
    }

    /// The command line that chooses this.
    fn command(&self) -> String {
        let flags = [
            (self.quick, " --quick"),
            (self.all, " --all"),
            (self.alone, " --alone"),
            (self.write, " --write"),
        ];
        let flags: String =
            flags.into_iter().filter_map(|(set, flag)| set.then_some(flag)).collect();
        let filter = format!(" '{}'", self.filter);
        format!("cargo xtask bench{flags}{}", if self.filter.is_empty() { "" } else { &filter })
    }
}

/// Builds everything, measures, prints the table, and writes it if that is asked for.
pub(crate) fn run(choice: &Choice) -> Result<()> {
    let chosen: Vec<_> =
        WORKLOADS.iter().filter(|(class, name, _)| choice.takes(*class, name)).collect();
    if chosen.is_empty() {
        bail!("no workload's name contains `{}`", choice.filter);
    }
    let programs = build::programs(choice.alone)?;
    let mut table = Table::new(choice.command());
    for (i, &&(class, workload, suite)) in chosen.iter().enumerate() {
        println!("[{}/{}] {workload}", i + 1, chosen.len());
        let mut asked = choice.programs(class, workload).into_iter();
        let programs = programs.each_ref().map(|program| {
            let is_asked = asked.next().unwrap_or(false);
            program.as_ref().filter(|_| is_asked)
        });
        let outcomes = measure(programs, workload, choice.limit());
        table.rows.push(Row { workload, outcomes, suite });
    }
    println!("\n{}", table.markdown());
    if choice.write {
        let path = root().join("benches/RESULTS.md");
        let old = fs::read_to_string(&path).unwrap_or_default();
        let is_whole = chosen.len() == WORKLOADS.len();
        let page = if is_whole { table.page() } else { table.page_with(&old) };
        fs::write(&path, page).with_context(|| path.display().to_string())?;
        println!("written to {}", path.display());
    }
    Ok(())
}

/// Measures the programs on one workload in turns: the median time of each, with the memory of its
/// first run, which did not repeat the workload.
fn measure(
    programs: [Option<&Program>; COUNT],
    workload: &str,
    limit: Duration,
) -> [Outcome; COUNT] {
    let first = programs
        .map(|program| program.map_or(Outcome::Skipped, |program| program.run(workload, 1, limit)));
    let mut times: [Vec<f64>; COUNT] = Default::default();
    for round in 0..ROUNDS {
        for ((program, first), times) in programs.iter().zip(&first).zip(&mut times) {
            let (Some(program), Outcome::Done(known)) = (program, first) else { continue };
            let repeat = known.repetitions();
            if round == 0 && repeat == 1 {
                times.push(known.cpu);
            } else if known.cpu <= ONCE_SECONDS
                && let Outcome::Done(run) = program.run(workload, repeat, limit)
            {
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
        assert!(parse("--alone")?.alone);
        assert!(parse("--alone --write").is_err());
        assert!(parse("--fast").is_err());
        Ok(())
    }

    #[test]
    fn heavy_peers_wait_for_all() -> Result<()> {
        let programs = |words, class, name| {
            let asked = parse(words)?.programs(class, name);
            Ok::<_, anyhow::Error>(asked.map(u8::from))
        };
        assert_eq!(programs("", Class::Long, "toads")?, [1, 0, 0, 0, 0, 0]);
        assert_eq!(programs("", Class::LongForCgt, "toads")?, [1, 0, 1, 1, 0, 0]);
        assert_eq!(programs("--all", Class::Long, "toads")?, [1, 1, 1, 1, 0, 0]);
        assert_eq!(programs("", Class::Long, "cram 3 15")?, [1, 0, 0, 0, 0, 0]);
        assert_eq!(programs("--all", Class::Long, "cram 3 15")?, [1, 0, 0, 0, 1, 0]);
        assert_eq!(programs("", Class::Quick, "chomp 8 8")?, [1, 0, 0, 0, 1, 0]);
        assert_eq!(programs("", Class::Full, "grundy 0.16 1000")?, [1, 0, 0, 0, 0, 1]);
        assert_eq!(programs("", Class::Full, "grundy-period 4!.0 1000")?, [1, 0, 0, 0, 0, 0]);
        assert_eq!(programs("--all", Class::Full, "nim-product 9")?, [1, 0, 1, 0, 0, 0]);
        assert_eq!(programs("--all", Class::Full, "boxes 3 3")?, [1, 0, 0, 0, 0, 0]);
        Ok(())
    }

    #[test]
    fn the_command_is_told() -> Result<()> {
        assert_eq!(parse("--write")?.command(), "cargo xtask bench --write");
        let command = parse("toads 6 --all")?.command();
        assert_eq!(command, "cargo xtask bench --all 'toads 6'");
        Ok(())
    }

    #[test]
    fn the_median_is_the_middle() {
        assert_eq!(median(vec![3.0, 1.0, 2.0]), Some(2.0));
        assert_eq!(median(vec![]), None);
    }
}
