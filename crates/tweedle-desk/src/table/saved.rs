//! A table in a file, as far as it is known, so that another run can go on.
//!
//! The first line is about the whole: the question, and how many items and positions are done. Each other line is a row: an array of the position
//! and its cells. Each line has a checksum.

use super::{Cell, FailedRow, TableQuestion, Tabling};
use crate::Kind;
use crate::kept::{KeptError, Lines, Saved, replace, write_line};
use serde::{Deserialize, Serialize};
use std::fs::File;
use std::io::{self, BufReader};
use std::path::Path;
use tweedle_engine::Stop;

/// The kind of the file, and its version.
const FORMAT: &str = "tweedle table 2";

/// The first line.
#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct Head {
    format: String,
    question: TableQuestion,
    done: u64,
    positions: u64,
    rows: usize,
    failures: u64,
    failed: Vec<FailedRow>,
}

/// A row: the position and its cells, as they are in a file.
#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Line {
    row: Vec<serde_json::Value>,
}

impl Tabling {
    /// A row as it is in a file.
    pub(crate) fn line(&self, row: usize) -> Line {
        let position = serde_json::Value::from(self.rows.position(row));
        let columns = 0..self.plan.columns.len();
        let cells = columns.map(|column| self.rows.cell(row, column).written());
        Line { row: std::iter::once(position).chain(cells).collect() }
    }

    /// Adds a row of a file, as long as more are wanted; false if it is none.
    ///
    /// # Errors
    /// [`Stop::Memory`].
    pub(crate) fn take_line(&mut self, line: &Line) -> Result<bool, Stop> {
        let cells: Option<Vec<Cell>> = line.row.iter().skip(1).map(Cell::read).collect();
        let position = line.row.first().and_then(serde_json::Value::as_str);
        match (position, cells) {
            (Some(position), Some(cells)) if cells.len() == self.plan.columns.len() => {
                if !self.has_enough() {
                    self.rows.push(position, cells)?;
                }
                Ok(true)
            }
            _ => Ok(false),
        }
    }
}

impl Saved for Tabling {
    fn write(&mut self, path: &Path) -> io::Result<()> {
        let head = Head {
            format: FORMAT.to_owned(),
            question: self.question.clone(),
            done: self.done,
            positions: self.positions,
            rows: self.rows.len(),
            failures: self.failures,
            failed: self.failed.clone(),
        };
        replace(path, |out| {
            write_line(&head, out)?;
            for row in 0..self.rows.len() {
                write_line(&self.line(row), out)?;
            }
            Ok(())
        })
    }

    fn read(&mut self, file: BufReader<File>, name: &str) -> Result<(), KeptError> {
        let refused =
            |why: String| KeptError::because(format_args!("cannot go on with {name}"), why);
        let mut lines = Lines::new(file, "a table");
        let head: Head = lines.next().map_err(refused)?;
        if head.format != FORMAT {
            return Err(refused(format!("it is a `{}`, not a `{FORMAT}`", head.format)));
        }
        if head.question != self.question {
            return Err(refused("it is the table of another question".to_owned()));
        }
        for _ in 0..head.rows {
            self.control.check()?;
            if !self.take_line(&lines.next().map_err(refused)?)? {
                return Err(refused(lines.bad()));
            }
        }
        if !lines.is_at_end().map_err(refused)? {
            return Err(refused("there are more lines than it says".to_owned()));
        }
        (self.done, self.positions) = (head.done, head.positions);
        (self.failures, self.failed) = (head.failures, head.failed);
        self.is_full = self.has_enough();
        Ok(())
    }

    /// The table is written in another form then.
    fn is_result(&self) -> bool {
        false
    }

    fn step(&mut self) -> Result<bool, Stop> {
        self.look().map_err(|trouble| {
            let stop = match trouble.kind {
                Kind::Memory { limit } => Stop::Memory { limit, used: self.control.used() },
                Kind::Cancelled { .. } => Stop::Cancelled,
                _ => Stop::Undefined(trouble.message.clone()),
            };
            // It says more than the stop.
            self.trouble = Some(trouble);
            stop
        })
    }
}
