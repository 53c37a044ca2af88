//! Tables: for each of many positions, the values of expressions.
//!
//! `Items` are the positions, each with a number; a `Worker` looks at slices of them; their rows come together in
//! [`Rows`], in the order of the numbers, so that a table has the same bytes for each number of workers.

#[cfg(feature = "arrow")]
mod arrow;
mod cell;
mod columns;
mod items;
mod plan;
mod positions;
mod question;
mod rows;
mod saved;
mod walk;
mod worker;

#[cfg(feature = "arrow")]
pub use arrow::Columns;
pub use cell::Cell;
use columns::Expression;
pub use columns::{NAMED_COLUMNS, NamedColumn};
use items::Items;
pub use plan::FailedRow;
use plan::{Plan, Walk, count};
use positions::items_of;
pub use question::{Only, TableQuestion};
pub use rows::Rows;
use std::collections::HashSet;
use std::ops::Range;
use std::sync::Arc;
use tweedle_engine::{Ahead, Control, Crew, Stop};
use tweedle_script::say;
use worker::{Looked, Worker};

use crate::{Desk, Trouble};

/// A table that is being made.
pub struct Tabling {
    question: TableQuestion,
    plan: Arc<Plan>,
    items: Items,
    control: Control,
    crew: Option<Crew<Looked>>,
    rows: Rows,
    /// The number of the first item that is not done.
    done: u64,
    /// The number of the item before which the table ends.
    end: u64,
    /// The number of positions that have been looked at.
    positions: u64,
    failed: Vec<FailedRow>,
    failures: u64,
    /// True once no more rows are wanted.
    is_full: bool,
    /// The number of rows after some were forgotten for the last time.
    kept: usize,
    /// The trouble that ended the last step, for the one who asked.
    trouble: Option<Trouble>,
}

/// The number of steps of a walk, if none is asked for.
const USUAL_STEPS: u64 = 1000;

/// The largest number of columns.
const MOST_COLUMNS: usize = 100;

impl Tabling {
    /// A table of which nothing is known yet.
    ///
    /// # Errors
    /// [`Trouble`]: expressions and positions that the language does not understand, sizes that a ruleset does not have.
    pub fn new(desk: &mut Desk, question: &TableQuestion) -> Result<Tabling, Trouble> {
        let mut question = question.clone();
        if question.columns.is_empty() {
            question.columns = vec!["value".to_owned(), "outcome".to_owned()];
        }
        if question.columns.len() > MOST_COLUMNS {
            return Err(Trouble::mistake(say::too_many_columns(MOST_COLUMNS)));
        }
        for (place, column) in question.columns.iter().enumerate() {
            if question.columns[..place].contains(column) {
                return Err(Trouble::mistake(say::column_twice(column)));
            }
        }
        let columns: Vec<Expression> =
            question.columns.iter().map(|text| Expression::new(text)).collect::<Result<_, _>>()?;
        let filter = question.filter.as_deref().map(Expression::new).transpose()?;
        // Mistakes are found before the work begins, and with their places.
        for expression in columns.iter().chain(&filter) {
            expression.function(desk.session())?;
            expression.check_names(desk.session())?;
        }
        if question.descending && question.sort.is_none() {
            return Err(Trouble::mistake(say::descending_without_sort()));
        }
        if let Some(sort) = &question.sort
            && !question.columns.contains(sort)
        {
            let hint = format!("The columns are {}.", question.columns.join(", "));
            return Err(Trouble::mistake(say::sorted_by_no_column(sort)).with_hint(hint));
        }
        let (items, ruleset) = items_of(desk, &question)?;
        let goal = question.sort.as_ref().and_then(|sort| {
            let place = question.columns.iter().position(|it| it == sort)?;
            Some((place, question.descending))
        });
        let walk = question.walks.map(|_| Walk {
            seed: question.seed,
            steps: question.steps.unwrap_or(USUAL_STEPS),
            goal,
        });
        let plan = Plan {
            blueprint: desk.session().blueprint(),
            databases: desk.session().analyst().databases().to_vec(),
            ruleset,
            columns,
            filter,
            only: question.only,
            keeps_all: question.positions.is_some(),
            enough: question.limit.filter(|_| question.sort.is_none()),
            is_strict: question.strict,
            walk,
        };
        let control = desk.control().clone();
        let rows = Rows::new(plan.columns.len(), &control);
        let end = items.count();
        Ok(Tabling {
            question,
            plan: Arc::new(plan),
            items,
            control,
            crew: None,
            rows,
            done: 0,
            end,
            positions: 0,
            failed: Vec::new(),
            failures: 0,
            is_full: false,
            kept: 0,
            trouble: None,
        })
    }

    /// The number of items: positions, or pieces of regions, or walks.
    pub(crate) fn items(&self) -> u64 {
        self.items.count()
    }

    /// The table of the items of a range alone.
    pub(crate) fn within(self, items: Range<u64>) -> Tabling {
        let end = items.end.min(self.items.count());
        Tabling { done: items.start.min(end), end, ..self }
    }

    /// The handle that bounds and stops the work.
    pub fn control(&self) -> &Control {
        &self.control
    }

    /// The expressions of the columns.
    pub fn columns(&self) -> impl Iterator<Item = &str> {
        self.plan.columns.iter().map(|it| &*it.text)
    }

    /// The rows that have been found.
    pub fn rows(&self) -> &Rows {
        &self.rows
    }

    /// How far the work is: the number of words that have been looked at, and the number of all. Of connected regions they are pieces of the
    /// work, and of walks they are walks.
    pub fn progress(&self) -> (u64, u64) {
        (self.done, self.items.count())
    }

    /// The number of positions that have been looked at. A word that is no position, or not one that is wanted, is none of them.
    pub fn positions(&self) -> u64 {
        self.positions
    }

    /// The first rows in which something failed for each reason, up to ten of them, and the number of all rows in which something failed.
    pub fn failed(&self) -> (&[FailedRow], u64) {
        (&self.failed, self.failures)
    }

    /// The trouble that ended the work, if it ended early.
    pub fn take_trouble(&mut self) -> Option<Trouble> {
        self.trouble.take()
    }

    fn new_crew(&self) -> Crew<Looked> {
        let (plan, items) = (self.plan.clone(), self.items.clone());
        let make = move |control: &Control| Worker::new(&plan, &items, control);
        let work = |worker: &mut Worker, slice| worker.look(slice);
        // Rows are short, and a thread is not to wait while what is known is written into a file.
        let ahead = Ahead { items: 64, bytes: 1 << 22, weigh: |looked: &Looked| looked.bytes() };
        Crew::with_ahead(&self.control, ahead, self.items.slices(self.done..self.end), make, work)
    }

    /// Looks at some more positions; true if all are done.
    ///
    /// # Errors
    /// [`Trouble`].
    pub fn look(&mut self) -> Result<bool, Trouble> {
        self.control.check()?;
        if self.is_full || self.done >= self.end {
            return Ok(true);
        }
        let mut crew = self.crew.take().unwrap_or_else(|| self.new_crew());
        let Some(looked) = crew.next()? else { return Ok(true) };
        for (position, cells) in looked.rows {
            if self.is_full {
                break;
            }
            if self.question.best
                && let Some(place) = self.sorted_by()
                && let Some(shown) = cells[place].as_no_number()
            {
                let hint = "Ask for the largest of a number, such as `mean`, `temperature` or `left_stop`.";
                return Err(Trouble::mistake(say::no_number_to_compare(
                    &position,
                    &self.question.columns[place],
                    shown,
                ))
                .with_hint(hint));
            }
            self.rows.push(&position, cells)?;
            self.is_full = self.has_enough();
        }
        if self.rows.len() >= self.most_waiting() {
            // Those that are beyond the limit now stay beyond it.
            self.finish();
        }
        self.done = looked.items.end;
        self.count(looked.positions, looked.failures, looked.failed);
        if self.is_full {
            // What failed after the last row that is wanted says nothing about the table.
            return Ok(true);
        }
        match looked.end {
            Ok(()) => self.crew = Some(crew),
            Err(trouble) => {
                // The thread was stopped alone, for want of memory: another one goes on with its work.
                let stop = Stop::Cancelled;
                let is_alone = matches!(trouble.kind, crate::Kind::Cancelled { .. })
                    && self.control.goes_on_alone(&stop);
                if !is_alone {
                    return Err(trouble);
                }
            }
        }
        Ok(self.is_full || self.done >= self.end)
    }

    /// True if there are as many rows as are wanted, and no later one may come before them.
    fn has_enough(&self) -> bool {
        let is_enough = self.question.limit.is_some_and(|most| self.rows.len() >= most);
        is_enough && self.question.sort.is_none()
    }

    /// Counts positions that were looked at, by another table perhaps.
    pub(crate) fn count(&mut self, positions: u64, failures: u64, failed: Vec<FailedRow>) {
        self.positions += positions;
        self.failures += failures;
        for failed in failed {
            count(&mut self.failed, failed);
        }
    }

    /// The number of rows from which on those that will be forgotten are forgotten.
    fn most_waiting(&self) -> usize {
        const MOST_WAITING: usize = 10_000;
        match (&self.question.sort, self.question.limit) {
            (Some(_), Some(limit)) => limit.saturating_mul(2).saturating_add(MOST_WAITING),
            // All may be the best.
            (Some(_), None) if self.question.best => (2 * self.kept).max(MOST_WAITING),
            _ => usize::MAX,
        }
    }

    /// The place of the column by which rows are sorted.
    fn sorted_by(&self) -> Option<usize> {
        let sort = self.question.sort.as_ref()?;
        self.question.columns.iter().position(|it| it == sort)
    }

    /// True if the positions are connected regions, of which a piece of the work has any number.
    pub fn has_regions(&self) -> bool {
        self.question.cells.is_some()
    }

    /// True if the positions are found by walks.
    pub fn has_walks(&self) -> bool {
        self.question.walks.is_some()
    }

    /// The best row so far, of those with a value in the column by which rows are sorted: its place.
    pub fn best(&self) -> Option<usize> {
        let column = self.sorted_by()?;
        let rows = (0..self.rows.len()).filter(|&row| !self.rows.cell(row, column).is_empty());
        let cell = |row: &usize| self.rows.cell(*row, column);
        if self.question.descending {
            // The first of those with the largest.
            rows.rev().max_by(|a, b| cell(a).cmp(cell(b)))
        } else {
            rows.min_by(|a, b| cell(a).cmp(cell(b)))
        }
    }

    /// Sorts the rows, and forgets those beyond the limit.
    pub fn finish(&mut self) {
        let mut order: Vec<usize> = (0..self.rows.len()).collect();
        if self.has_walks() {
            // Several walks may come to the same position.
            let mut positions = HashSet::new();
            order.retain(|&row| positions.insert(self.rows.position(row)));
        }
        if let Some(column) = self.sorted_by() {
            let rows = &self.rows;
            let is_descending = self.question.descending;
            // Rows with the same cell stay in their order, and those without a value come last.
            order.sort_by(|&a, &b| {
                let (a, b) = (rows.cell(a, column), rows.cell(b, column));
                let may_reverse = !a.is_empty() && !b.is_empty();
                if is_descending && may_reverse { b.cmp(a) } else { a.cmp(b) }
            });
            if self.question.best {
                order.retain(|&row| !rows.cell(row, column).is_empty());
                if let Some(&first) = order.first() {
                    let best = rows.cell(first, column);
                    order.retain(|&row| rows.cell(row, column) == best);
                }
            }
        }
        order.truncate(self.question.limit.unwrap_or(usize::MAX));
        self.rows.keep(&order);
        self.kept = order.len();
    }
}
