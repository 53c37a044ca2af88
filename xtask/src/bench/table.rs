//! The table of a measurement.

use super::build::PROGRAMS;
use super::program::{Outcome, Run};
use super::workloads::Suite;
use std::thread;

/// What is to be known to read the table.
const NOTES: &str = include_str!("notes.md");

/// How many columns the table has.
const WIDTH: usize = 13;

/// All that was measured.
pub(crate) struct Table {
    /// The command that measured it.
    command: String,
    /// One row for each workload.
    pub(crate) rows: Vec<Row>,
}

/// What was measured on one workload.
pub(crate) struct Row {
    /// Its name.
    pub(crate) workload: &'static str,
    /// What running [`PROGRAMS`] gave.
    pub(crate) outcomes: [Outcome; 4],
    /// The given figures of `CGSuite`.
    pub(crate) suite: Option<Suite>,
}

impl Table {
    /// Nothing was measured yet by this command.
    pub(crate) fn new(command: String) -> Self {
        Self { command, rows: Vec::new() }
    }

    /// The table as Markdown, its columns aligned.
    pub(crate) fn markdown(&self) -> String {
        let mut lines = vec![head()];
        lines.extend(self.rows.iter().map(Row::cells));
        let widths: [usize; WIDTH] = std::array::from_fn(|column| {
            lines.iter().map(|line| line[column].chars().count()).max().unwrap_or(0)
        });
        let rule = widths.map(|width| "-".repeat(width));
        lines.insert(1, rule);
        let line = |cells: &[String; WIDTH]| {
            let padded = cells.iter().zip(widths).map(|(cell, width)| format!(" {cell:<width$} "));
            format!("|{}|\n", padded.collect::<Vec<_>>().join("|"))
        };
        lines.iter().map(line).collect()
    }

    /// A page with the table and what is to be known to read it.
    pub(crate) fn page(&self) -> String {
        let cores = thread::available_parallelism().map_or(1, std::num::NonZero::get);
        format!(
            "# Measured results\n\nWritten by `{}`, on a shared and noisy machine with {cores} \
             cores: compare within a row, not with other runs.\n\n{}\n{NOTES}",
            self.command,
            self.markdown()
        )
    }
}

/// The names of the columns.
fn head() -> [String; WIDTH] {
    let [ours, cgt, ogdoad, plus] = PROGRAMS.map(|(name, _)| name);
    [
        "workload".to_owned(),
        format!("{ours} s"),
        format!("{cgt} s"),
        format!("{ogdoad} s"),
        format!("{plus} s"),
        "CGSuite s".to_owned(),
        "ratio".to_owned(),
        "ratio arena".to_owned(),
        format!("{ours} MB"),
        format!("{cgt} MB"),
        format!("{ogdoad} MB"),
        format!("{plus} MB"),
        "agree?".to_owned(),
    ]
}

impl Row {
    /// The contents of the columns.
    fn cells(&self) -> [String; WIDTH] {
        let [ours, cgt, ogdoad, plus] = &self.outcomes;
        [
            format!("`{}`", self.workload.replace('|', "\\|")),
            seconds(ours),
            seconds(cgt),
            seconds(ogdoad),
            seconds(plus),
            suite(self.suite),
            self.ratio(),
            over(done(plus).map(|run| run.cpu), ours),
            memory(ours),
            memory(cgt),
            memory(ogdoad),
            memory(plus),
            self.agreement(),
        ]
    }

    /// The time of the fastest program that is not ours and has none of our ideas, over ours; it
    /// says so when that time is a given one.
    fn ratio(&self) -> String {
        let [ours, cgt, ogdoad, _] = &self.outcomes;
        let measured = [cgt, ogdoad].into_iter().filter_map(done).map(|run| run.cpu);
        let measured = measured.min_by(f64::total_cmp);
        let given = self.suite.map(|(cold, warm)| warm.unwrap_or(cold));
        match given.filter(|given| measured.is_none_or(|measured| *given < measured)) {
            Some(given) => format!("{} (CGSuite)", over(Some(given), ours)),
            None => over(measured, ours),
        }
    }

    /// Whether all finished runs found the same value, and which.
    fn agreement(&self) -> String {
        let runs = self.outcomes.iter().filter_map(done);
        let mut values: Vec<&str> = runs.map(|run| run.value.as_str()).collect();
        let count = values.len();
        values.dedup();
        match (values.len(), count) {
            (0, _) => "-".to_owned(),
            (1, 1) => format!("one only: `{}`", values[0]),
            (1, _) => format!("yes: `{}`", values[0]),
            _ => format!("NO: `{}`", values.join("` `")),
        }
    }
}

/// The figures of `CGSuite`, the first evaluation before the later one.
fn suite(figures: Option<Suite>) -> String {
    figures.map_or_else(
        || "-".to_owned(),
        |(cold, warm)| {
            let warm = warm.map_or_else(|| "-".to_owned(), |warm| format!("{warm:.2}"));
            format!("{cold:.2} / {warm}")
        },
    )
}

/// A time over ours.
fn over(time: Option<f64>, ours: &Outcome) -> String {
    let ours = done(ours).map(|run| run.cpu).filter(|cpu| *cpu > 0.0);
    let ratio = time.zip(ours).map(|(time, ours)| time / ours);
    ratio.map_or_else(|| "-".to_owned(), |ratio| format!("{ratio:.1}"))
}

/// The run, if it finished.
fn done(outcome: &Outcome) -> Option<&Run> {
    match outcome {
        Outcome::Done(run) => Some(run),
        Outcome::Failed(_) | Outcome::Skipped => None,
    }
}

/// The time, to three digits, or why there is none.
fn seconds(outcome: &Outcome) -> String {
    match outcome {
        Outcome::Done(Run { cpu, .. }) if *cpu > 0.0 => {
            let digits = (2 - cpu.log10().floor() as i32).clamp(0, 9) as usize;
            format!("{cpu:.digits$}")
        }
        Outcome::Done(_) => "0".to_owned(),
        Outcome::Failed(reason) => reason.replace('|', "\\|"),
        Outcome::Skipped => "-".to_owned(),
    }
}

/// The memory in units of a million bytes, to one digit after the point.
fn memory(outcome: &Outcome) -> String {
    done(outcome).map_or_else(
        || "-".to_owned(),
        |run| {
            let tenths = (run.peak_kb * 1024 + 50_000) / 100_000;
            format!("{}.{}", tenths / 10, tenths % 10)
        },
    )
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A finished run.
    fn finished(value: &str, cpu: f64) -> Outcome {
        Outcome::Done(Run { value: value.to_owned(), cpu, peak_kb: 2048 })
    }

    /// A row about these runs.
    fn row(outcomes: [Outcome; 4], suite: Option<Suite>) -> Row {
        Row { workload: "amazons x|o", outcomes, suite }
    }

    #[test]
    fn a_row_compares_with_the_fastest_and_with_the_arena() {
        let times = [0.25, 3.0, 1.0, 0.5].map(|cpu| finished("0", cpu));
        let row = row(times, Some((2.0, Some(1.5))));
        let expected = "`amazons x\\|o`;0.250;3.00;1.00;0.500;2.00 / 1.50;4.0;2.0;\
                        2.1;2.1;2.1;2.1;yes: `0`";
        assert_eq!(row.cells().join(";"), expected);
    }

    #[test]
    fn given_figures_count() {
        let alone = || [finished("0", 0.5), Outcome::Skipped, Outcome::Skipped, Outcome::Skipped];
        assert_eq!(row(alone(), Some((3.0, None))).ratio(), "6.0 (CGSuite)");
        assert_eq!(row(alone(), Some((3.0, Some(2.0)))).ratio(), "4.0 (CGSuite)");
        assert_eq!(row(alone(), None).ratio(), "-");
    }

    #[test]
    fn a_difference_shouts() {
        let [ours, peer] = [finished("0", 1.0), finished("*", 1.0)];
        let row = row([ours, Outcome::Skipped, peer, Outcome::Skipped], None);
        assert_eq!(row.agreement(), "NO: `0` `*`");
    }

    #[test]
    fn what_did_not_finish_says_why() {
        let failed = Outcome::Failed("> 300 s".to_owned());
        let peer = finished("0", 0.001_234);
        let row = row([failed, Outcome::Skipped, peer, Outcome::Skipped], None);
        let expected = "`amazons x\\|o`;> 300 s;-;0.00123;-;-;-;-;-;-;2.1;-;one only: `0`";
        assert_eq!(row.cells().join(";"), expected);
    }

    #[test]
    fn lines_are_aligned() {
        let mut table = Table::new(String::new());
        let outcomes = [Outcome::Skipped, Outcome::Skipped, finished("0", 9.0), Outcome::Skipped];
        table.rows.push(row(outcomes, None));
        let text = table.markdown();
        let lengths: Vec<_> = text.lines().map(|line| line.chars().count()).collect();
        assert_eq!(lengths.len(), 3);
        assert!(lengths.iter().all(|length| *length == lengths[0]));
    }
}
