//! The table of a measurement.

use crate::bench::{Outcome, Run};

/// What is to be known to read the table.
const NOTES: &str = "\
Times are CPU seconds of one evaluation with fresh tables, single-threaded, without process start,
printing and freeing: the median of three runs, the programs taking turns. Memory is the peak
resident size of a process that evaluates once. `best/ours` is the time of the faster peer measured
here divided by ours. A value `#...` is a hash of the canonical form.

`cgt` is the crate of that name, version 0.11, with its own rulesets and transposition table, except
Clobber, which it does not have. `ogdoad` is the crate of that name, version 2.0: its hash-consed
arena, driven by minimal bitboard rules in `benches/peers` that share symmetric positions and split
components. CGSuite is version 2.2-beta2 on JDK 17, cold / warm; its figures are given ones, measured
once in November 2026 on a 2-core machine under heavy load, without the start of the JVM, and are not
part of the ratio.
";

/// The names of the columns.
const COLUMNS: [&str; 10] = [
    "workload",
    "ours s",
    "cgt s",
    "ogdoad s",
    "CGSuite s",
    "best/ours",
    "ours MB",
    "cgt MB",
    "ogdoad MB",
    "values agree?",
];

/// All that was measured.
#[derive(Default)]
pub(crate) struct Table {
    /// One row for each workload.
    pub(crate) rows: Vec<Row>,
}

/// What was measured on one workload.
pub(crate) struct Row {
    /// Its name.
    pub(crate) workload: &'static str,
    /// Tweedle's outcome.
    pub(crate) ours: Outcome,
    /// The outcome of the `cgt` crate.
    pub(crate) cgt: Outcome,
    /// The outcome of the `ogdoad` crate.
    pub(crate) ogdoad: Outcome,
    /// The given figure of `CGSuite`.
    pub(crate) suite: Option<&'static str>,
}

impl Table {
    /// The table as Markdown, its columns aligned.
    pub(crate) fn markdown(&self) -> String {
        let mut lines = vec![COLUMNS.map(str::to_owned)];
        lines.extend(self.rows.iter().map(Row::cells));
        let widths: [usize; 10] = std::array::from_fn(|column| {
            lines.iter().map(|line| line[column].chars().count()).max().unwrap_or(0)
        });
        let rule = widths.map(|width| "-".repeat(width));
        lines.insert(1, rule);
        let line = |cells: &[String; 10]| {
            let padded = cells.iter().zip(widths).map(|(cell, width)| format!(" {cell:<width$} "));
            format!("|{}|\n", padded.collect::<Vec<_>>().join("|"))
        };
        lines.iter().map(line).collect()
    }

    /// A page with the table and what is to be known to read it.
    pub(crate) fn page(&self) -> String {
        format!(
            "# Measured results\n\nBy `cargo xtask bench --write`.\n\n{NOTES}\n{}",
            self.markdown()
        )
    }
}

impl Row {
    /// The contents of the columns.
    fn cells(&self) -> [String; 10] {
        [
            format!("`{}`", self.workload.replace('|', "\\|")),
            seconds(&self.ours),
            seconds(&self.cgt),
            seconds(&self.ogdoad),
            self.suite.unwrap_or("-").to_owned(),
            self.ratio().map_or_else(|| "-".to_owned(), |ratio| format!("{ratio:.1}")),
            memory(&self.ours),
            memory(&self.cgt),
            memory(&self.ogdoad),
            self.agreement(),
        ]
    }

    /// The runs that finished.
    fn runs(&self) -> impl Iterator<Item = &Run> {
        [&self.ours, &self.cgt, &self.ogdoad].into_iter().filter_map(done)
    }

    /// How many times as long as ours the faster peer took.
    fn ratio(&self) -> Option<f64> {
        let peers = [&self.cgt, &self.ogdoad].into_iter().filter_map(done);
        let best = peers.map(|run| run.cpu).min_by(f64::total_cmp)?;
        let ours = done(&self.ours)?.cpu;
        (ours > 0.0).then(|| best / ours)
    }

    /// Whether all finished runs found the same value, and which.
    fn agreement(&self) -> String {
        let mut values: Vec<&str> = self.runs().map(|run| run.value.as_str()).collect();
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
    fn row(ours: Outcome, cgt: Outcome, ogdoad: Outcome) -> Row {
        Row { workload: "amazons x|o", ours, cgt, ogdoad, suite: None }
    }

    #[test]
    fn a_row_compares_with_the_faster_peer() {
        let row = row(finished("0", 0.25), finished("0", 3.0), finished("0", 1.0));
        let expected = "`amazons x\\|o`;0.250;3.00;1.00;-;4.0;2.1;2.1;2.1;yes: `0`";
        assert_eq!(row.cells().join(";"), expected);
    }

    #[test]
    fn a_difference_shouts() {
        let row = row(finished("0", 1.0), Outcome::Skipped, finished("*", 1.0));
        assert_eq!(row.agreement(), "NO: `0` `*`");
    }

    #[test]
    fn what_did_not_finish_says_why() {
        let failed = Outcome::Failed("> 300 s".to_owned());
        let row = row(failed, Outcome::Skipped, finished("0", 0.001_234));
        let expected = "`amazons x\\|o`;> 300 s;-;0.00123;-;-;-;-;2.1;one only: `0`";
        assert_eq!(row.cells().join(";"), expected);
    }

    #[test]
    fn lines_are_aligned() {
        let table =
            Table { rows: vec![row(Outcome::Skipped, Outcome::Skipped, finished("0", 9.0))] };
        let text = table.markdown();
        let lengths: Vec<_> = text.lines().map(|line| line.chars().count()).collect();
        assert_eq!(lengths.len(), 3);
        assert!(lengths.iter().all(|length| *length == lengths[0]));
    }
}
