//! A measured program: its command line, its clock, the line it prints.

use crate::parse::USAGE;
use crate::{Answer, Workload};
use std::fmt;
use std::fs;
use std::process::ExitCode;
use std::thread;
use std::time::Duration;

/// The size of the stack that a workload may use. Only touched pages count, so this costs nothing.
const STACK_BYTES: usize = 1 << 30;

/// The report that a program prints about one workload.
#[derive(Clone, PartialEq, Debug)]
pub struct Report {
    /// The value in words, without blanks.
    pub value: String,
    /// The number of positions that were evaluated.
    pub positions: usize,
    /// CPU seconds of one repetition, user and system, without freeing the tables.
    pub cpu: f64,
    /// The most memory that was resident at once, in units of 1024 bytes.
    pub peak_kb: u64,
}

impl fmt::Display for Report {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self { value, positions, cpu, peak_kb } = self;
        write!(f, "value={value} positions={positions} cpu={cpu:.7} peak_kb={peak_kb}")
    }
}

/// The whole of a measured program: reads `[--repeat K] WORKLOAD ARGS...` from `words`, computes
/// the workload K times with `run`, which starts with fresh tables every time and uses no other
/// thread, and prints the [`Report`].
pub fn program(
    words: &[String],
    run: impl Fn(&Workload) -> Result<Answer, String> + Send,
) -> ExitCode {
    match parse(words).and_then(|(repeat, workload)| on_big_stack(repeat, &workload, run)) {
        Ok(report) => {
            println!("{report}");
            ExitCode::SUCCESS
        }
        Err(message) => {
            eprintln!("{message}");
            ExitCode::FAILURE
        }
    }
}

/// Reads the workload and the number of its repetitions.
fn parse(words: &[String]) -> Result<(u32, Workload), String> {
    match words {
        [flag, count, rest @ ..] if flag == "--repeat" => {
            let repeat = count.parse().ok().filter(|&repeat| repeat > 0);
            let repeat = repeat.ok_or_else(|| format!("cannot repeat `{count}` times"))?;
            Ok((repeat, Workload::parse(rest)?))
        }
        [] => Err(format!("usage: [--repeat K] WORKLOAD ARGS...\n{USAGE}")),
        rest => Ok((1, Workload::parse(rest)?)),
    }
}

/// [`measured`], in a thread of its own whose stack deep recursion does not exhaust.
fn on_big_stack(
    repeat: u32,
    workload: &Workload,
    run: impl Fn(&Workload) -> Result<Answer, String> + Send,
) -> Result<Report, String> {
    thread::scope(|scope| {
        thread::Builder::new()
            .stack_size(STACK_BYTES)
            .spawn_scoped(scope, || measured(repeat, workload, run))
            .map_err(|error| format!("cannot start a thread: {error}"))?
            .join()
            .map_err(|_| "the workload panicked".to_owned())?
    })
}

/// Computes the workload `repeat` times, and reports the CPU time of one.
fn measured(
    repeat: u32,
    workload: &Workload,
    run: impl Fn(&Workload) -> Result<Answer, String>,
) -> Result<Report, String> {
    let mut total = 0;
    let mut last = None;
    for _ in 0..repeat {
        // The tables of the repetition before are freed here, before the clock starts.
        drop(last.take());
        let start = cpu_nanoseconds()?;
        let answer = run(workload)?;
        total += cpu_nanoseconds()? - start;
        last = Some(answer);
    }
    let peak_kb = peak_kb()?;
    let answer = last.ok_or("repeated no times")?;
    let cpu = Duration::from_nanos(total).as_secs_f64() / f64::from(repeat);
    Ok(Report { positions: answer.positions, value: answer.value(), cpu, peak_kb })
}

/// The time for which this thread has been on a processor.
fn cpu_nanoseconds() -> Result<u64, String> {
    // The kernel brings the figure up to date when it schedules.
    thread::yield_now();
    let path = "/proc/thread-self/schedstat";
    let text = fs::read_to_string(path).map_err(|error| format!("{path}: {error}"))?;
    let field = text.split_whitespace().next().and_then(|field| field.parse().ok());
    field.ok_or_else(|| format!("{path}: `{text}`"))
}

/// The most memory this process has had resident, in units of 1024 bytes.
fn peak_kb() -> Result<u64, String> {
    let path = "/proc/self/status";
    let text = fs::read_to_string(path).map_err(|error| format!("{path}: {error}"))?;
    text.lines()
        .find_map(|line| {
            line.strip_prefix("VmHWM:")?.trim().strip_suffix("kB")?.trim().parse().ok()
        })
        .ok_or_else(|| format!("{path}: no VmHWM"))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_clock_runs() -> Result<(), String> {
        let start = cpu_nanoseconds()?;
        let sum: u64 = std::hint::black_box((0..1_000_000).map(std::hint::black_box).sum());
        assert!(sum > 0);
        assert!(cpu_nanoseconds()? > start);
        assert!(peak_kb()? > 0);
        Ok(())
    }

    #[test]
    fn a_report_is_one_line() {
        let report = Report { value: "^*".to_owned(), positions: 3, cpu: 0.25, peak_kb: 9 };
        assert_eq!(report.to_string(), "value=^* positions=3 cpu=0.2500000 peak_kb=9");
    }

    #[test]
    fn repetitions_start_afresh() -> Result<(), String> {
        let calls = std::cell::Cell::new(0);
        let workload = Workload::SnortPath { vertices: 1 };
        let report = measured(3, &workload, |_| {
            calls.set(calls.get() + 1);
            Ok(Answer::new(calls.get(), || "0".to_owned()))
        })?;
        assert_eq!((calls.get(), report.positions), (3, 3));
        Ok(())
    }
}
