//! The table of a measurement.

use super::build::{COUNT, PROGRAMS};
use super::program::{Outcome, Run};
use super::workloads::{Suite, WORKLOADS};
use std::collections::HashMap;
use std::thread;

/// Notes that a reader of the table needs.
const NOTES: &str = include_str!("notes.md");

/// The number of columns of the table.
const WIDTH: usize = 18;

/// All that was measured.
pub(crate) struct Table {
    /// The command that measured it.
    command: String,
    /// One row for each workload.
    pub(crate) rows: Vec<Row>,
}

/// The measurements of one workload.
pub(crate) struct Row {
    /// Its name.
    pub(crate) workload: &'static str,
    /// The outcomes of running [`PROGRAMS`].
    pub(crate) outcomes: [Outcome; COUNT],
    /// The given figures of `CGSuite`.
    pub(crate) suite: Option<Suite>,
}

impl Table {
    /// A table without measurements, made by this command.
    pub(crate) fn new(command: String) -> Self {
        Self { command, rows: Vec::new() }
    }

    /// The table as Markdown, its columns aligned.
    pub(crate) fn markdown(&self) -> String {
        aligned(self.rows.iter().map(Row::cells))
    }

    /// A page with the table and the notes that a reader needs.
    pub(crate) fn page(&self) -> String {
        let cores = thread::available_parallelism().map_or(1, std::num::NonZero::get);
        format!(
            "# Measured results\n\nWritten by `{}`, on a shared and noisy machine with {cores} \
             cores: compare within a row, not with other runs.\n\n{}\n{NOTES}",
            self.command,
            self.markdown()
        )
    }

    /// An earlier page with these rows in the place of its own ones about the same workloads.
    pub(crate) fn page_with(&self, old: &str) -> String {
        if !old.contains("\n|") {
            return self.page();
        }
        let mut known: HashMap<String, Cells> = HashMap::new();
        known.extend(cells_of(old).map(|cells| (cells[0].clone(), cells)));
        known.extend(self.rows.iter().map(Row::cells).map(|cells| (cells[0].clone(), cells)));
        let rows = WORKLOADS.iter().filter_map(|(_, name, _)| known.remove(&quoted(name)));
        let head: String =
            old.lines().take_while(|line| !line.starts_with('|')).collect::<Vec<_>>().join("\n");
        format!("{head}\n{}\n{NOTES}", aligned(rows))
    }
}

/// The contents of the columns of one row.
type Cells = [String; WIDTH];

/// A table with these rows as Markdown, its columns aligned.
fn aligned(rows: impl Iterator<Item = Cells>) -> String {
    let mut lines = vec![head()];
    lines.extend(rows);
    let widths: [usize; WIDTH] = std::array::from_fn(|column| {
        lines.iter().map(|line| line[column].chars().count()).max().unwrap_or(0)
    });
    let rule = widths.map(|width| "-".repeat(width));
    lines.insert(1, rule);
    let line = |cells: &Cells| {
        let padded = cells.iter().zip(widths).map(|(cell, width)| format!(" {cell:<width$} "));
        format!("|{}|\n", padded.collect::<Vec<_>>().join("|"))
    };
    lines.iter().map(line).collect()
}

/// The rows of the table on a page; columns that it did not have were not measured.
fn cells_of(page: &str) -> impl Iterator<Item = Cells> {
    let mut lines = page.lines().filter(|line| line.starts_with('|')).map(|line| {
        // A bar within a cell has no blank on either side.
        line.trim_matches('|').split(" | ").map(str::trim).collect::<Vec<_>>()
    });
    let names = lines.next().unwrap_or_default();
    lines.skip(1).map(move |cells| {
        let known: HashMap<_, _> = names.iter().copied().zip(cells).collect();
        head().map(|name| known.get(name.as_str()).copied().unwrap_or("-").to_owned())
    })
}

/// The name of a workload as it stands in the table.
fn quoted(workload: &str) -> String {
    format!("`{}`", workload.replace('|', "\\|"))
}

/// The names of the columns.
fn head() -> Cells {
    let [ours, cgt, ogdoad, plus, igs, ogs] = PROGRAMS.map(|(name, _)| name);
    [
        "workload".to_owned(),
        format!("{ours} s"),
        format!("{cgt} s"),
        format!("{ogdoad} s"),
        format!("{plus} s"),
        format!("{igs} s"),
        format!("{ogs} s"),
        "CGSuite s".to_owned(),
        "ratio".to_owned(),
        "ratio arena".to_owned(),
        format!("{ours} kpos/s"),
        format!("{ours} MB"),
        format!("{cgt} MB"),
        format!("{ogdoad} MB"),
        format!("{plus} MB"),
        format!("{igs} MB"),
        format!("{ogs} MB"),
        "agree?".to_owned(),
    ]
}

impl Row {
    /// The contents of the columns.
    fn cells(&self) -> Cells {
        let [ours, cgt, ogdoad, plus, igs, ogs] = &self.outcomes;
        [
            quoted(self.workload),
            seconds(ours),
            seconds(cgt),
            seconds(ogdoad),
            seconds(plus),
            seconds(igs),
            seconds(ogs),
            suite(self.suite),
            self.ratio(),
            over(done(plus).map(|run| run.cpu), ours),
            speed(ours),
            memory(ours),
            memory(cgt),
            memory(ogdoad),
            memory(plus),
            memory(igs),
            memory(ogs),
            self.agreement(),
        ]
    }

    /// The time of the fastest program that is not ours and has none of our ideas, over ours; it
    /// says so when that time is a given one.
    fn ratio(&self) -> String {
        let [ours, cgt, ogdoad, _, igs, ogs] = &self.outcomes;
        let measured = [cgt, ogdoad, igs, ogs].into_iter().filter_map(done).map(|run| run.cpu);
        let measured = measured.min_by(f64::total_cmp);
        let given = self.suite.map(|(cold, warm)| warm.unwrap_or(cold));
        match given.filter(|given| measured.is_none_or(|measured| *given < measured)) {
            Some(given) => format!("{} (CGSuite)", over(Some(given), ours)),
            None => over(measured, ours),
        }
    }

    /// The agreement of all finished runs: the value that they found, if it is the same, or else all values.
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

/// The speed, in thousand positions a second.
fn speed(outcome: &Outcome) -> String {
    match done(outcome) {
        Some(Run { positions, cpu, .. }) if *cpu > 0.0 => {
            format!("{:.0}", f64::from(*positions) / cpu / 1000.0)
        }
        _ => "-".to_owned(),
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
        Outcome::Done(Run { value: value.to_owned(), positions: 500, cpu, peak_kb: 2048 })
    }

    /// A row about these runs.
    fn row(outcomes: [Outcome; COUNT], suite: Option<Suite>) -> Row {
        Row { workload: "amazons x|o", outcomes, suite }
    }

    /// The outcomes of our program and of `ogdoad`, the others not being asked.
    fn with(ours: Outcome, ogdoad: Outcome) -> [Outcome; COUNT] {
        let mut outcomes = [const { Outcome::Skipped }; COUNT];
        outcomes[0] = ours;
        outcomes[2] = ogdoad;
        outcomes
    }

    #[test]
    fn a_row_compares_with_the_fastest_and_with_the_arena() {
        let times = [0.25, 3.0, 1.0, 0.5, 1.25, 1.75].map(|cpu| finished("0", cpu));
        let row = row(times, Some((2.0, Some(1.5))));
        let expected = "`amazons x\\|o`;0.250;3.00;1.00;0.500;1.25;1.75;2.00 / 1.50;4.0;2.0;\
                        2;2.1;2.1;2.1;2.1;2.1;2.1;yes: `0`";
        assert_eq!(row.cells().join(";"), expected);
    }

    #[test]
    fn given_figures_count() {
        let alone = || with(finished("0", 0.5), Outcome::Skipped);
        assert_eq!(row(alone(), Some((3.0, None))).ratio(), "6.0 (CGSuite)");
        assert_eq!(row(alone(), Some((3.0, Some(2.0)))).ratio(), "4.0 (CGSuite)");
        assert_eq!(row(alone(), None).ratio(), "-");
    }

    #[test]
    fn a_difference_shouts() {
        let [ours, peer] = [finished("0", 1.0), finished("*", 1.0)];
        let row = row(with(ours, peer), None);
        assert_eq!(row.agreement(), "NO: `0` `*`");
    }

    #[test]
    fn what_did_not_finish_says_why() {
        let failed = Outcome::Failed("> 300 s".to_owned());
        let peer = finished("0", 0.001_234);
        let row = row(with(failed, peer), None);
        let expected =
            "`amazons x\\|o`;> 300 s;-;0.00123;-;-;-;-;-;-;-;-;-;2.1;-;-;-;one only: `0`";
        assert_eq!(row.cells().join(";"), expected);
    }

    #[test]
    fn new_rows_take_their_place_among_the_old_ones() {
        let workload = |workload, seconds| {
            let outcomes = with(finished("0", seconds), Outcome::Skipped);
            Row { workload, outcomes, suite: None }
        };
        let mut old = Table::new("cargo xtask bench --write".to_owned());
        old.rows.push(workload("domineering 3 7", 1.0));
        old.rows.push(workload("amazons x..|...|..o", 2.0));
        let mut new = Table::new("cargo xtask bench --write cram".to_owned());
        new.rows.push(workload("cram 4 7", 3.0));
        let mut both = Table::new(old.command.clone());
        both.rows.extend(
            ["domineering 3 7", "amazons x..|...|..o", "cram 4 7"]
                .into_iter()
                .zip([1.0, 2.0, 3.0])
                .map(|(name, seconds)| workload(name, seconds)),
        );
        assert_eq!(new.page_with(&old.page()), both.page());
        assert_eq!(both.page_with(&both.page()), both.page());
        let narrow =
            "A page\n\n| workload          | ours s |\n| --- | --- |\n| `cram 5 7` | 9.00   |\n";
        let page = new.page_with(narrow);
        assert!(page.starts_with("A page\n\n| workload   | ours s |"), "{page}");
        assert!(page.contains("| `cram 4 7` | 3.00   |"), "{page}");
        assert!(page.contains("| `cram 5 7` | 9.00   | -     | -        |"), "{page}");
    }

    #[test]
    fn lines_are_aligned() {
        let mut table = Table::new(String::new());
        table.rows.push(row(with(Outcome::Skipped, finished("0", 9.0)), None));
        let text = table.markdown();
        let lengths: Vec<_> = text.lines().map(|line| line.chars().count()).collect();
        assert_eq!(lengths.len(), 3);
        assert!(lengths.iter().all(|length| *length == lengths[0]));
    }
}
