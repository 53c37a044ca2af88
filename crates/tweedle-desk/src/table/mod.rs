//! Tables: for each of many positions, the values of expressions.
//!
//! [`Items`](items::Items) are the positions, each with a number; a [`Worker`] looks at slices of them; their rows come together in
//! [`Rows`], in the order of the numbers, so that a table has the same bytes whatever the number of workers is.

mod cell;
mod columns;
mod items;
mod rows;
mod saved;
mod worker;

pub use cell::Cell;
use columns::Expression;
pub use columns::{NAMED_COLUMNS, NamedColumn};
use items::Items;
pub use rows::Rows;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use std::sync::Arc;
use tweedle_engine::{Ahead, Control, Crew, Stop};
use tweedle_rules::{Ranking, Size, Words};
use tweedle_script::{Blueprint, Mistake, Value};
use tweedle_search::{Database, random_starts};
use worker::{Looked, Worker};

use crate::{Desk, Trouble};

/// The question for a table, without the form that it is written in.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, default)]
#[schemars(inline)]
pub struct TableQuestion {
    /// A ruleset, all of whose positions of some sizes are meant: an expression of the language, such as
    /// `game.grid.Domineering`, also one of a class of a program.
    pub ruleset: Option<String>,
    /// The numbers of rows of its boards: `3`, or `1..4`; 1 if it is left out.
    pub rows: Option<String>,
    /// The numbers of columns of its boards, or the lengths of its strips.
    pub cols: Option<String>,
    /// The numbers of its heaps; 1 if it is left out.
    pub heaps: Option<String>,
    /// The largest number of counters in a heap.
    pub most: Option<u64>,
    /// The characters of the cells 0, 1, 2 and so on of a ruleset of a program that has no `CharMap`.
    pub alphabet: Option<String>,
    /// A program whose value is a position, all of whose followers are meant.
    pub followers: Option<String>,
    /// A program whose value is a list or a set of positions or games.
    pub from: Option<String>,
    /// Positions in the notation of `ruleset`, in the place of all of some sizes; or expressions, without a ruleset.
    pub positions: Option<Vec<String>>,
    /// The number of positions that random play comes to from the position `followers`, in the place of all.
    pub random: Option<usize>,
    /// The beginning of chance for these.
    pub seed: u64,
    /// Expressions about the position, which is called `g` in them. The names `value`, `outcome`, `mean`, `temperature`,
    /// `nimber` and others stand for what is asked of many positions.
    pub columns: Vec<String>,
    /// An expression that is true for the positions that are wanted.
    #[serde(rename = "where")]
    pub filter: Option<String>,
    /// The column by which rows are sorted, an expression among `columns`.
    pub sort: Option<String>,
    /// True if the largest comes first.
    pub descending: bool,
    /// The largest number of rows.
    pub limit: Option<usize>,
    /// True if only the rows are meant that have the same as the first one in the column `sort`.
    pub best: bool,
    /// Which positions of a size are meant.
    pub only: Only,
    /// True if the first row in which an expression fails ends the work.
    pub strict: bool,
}

/// The positions of a size that are meant, of a ruleset of the registry.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Only {
    /// All of them.
    #[default]
    All,
    /// One of each symmetry class.
    Representatives,
    /// One of each symmetry class of those that do not fall apart.
    Components,
}

/// A row in which an expression failed.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
pub struct FailedRow {
    /// The position.
    pub position: String,
    /// The expression; `None` if the position could not be made, or the filter failed.
    pub column: Option<String>,
    /// Why it failed.
    pub message: String,
}

impl FailedRow {
    fn trouble(&self, mistake: Mistake) -> Trouble {
        let column = self.column.as_ref().map_or(String::new(), |it| format!(", column `{it}`"));
        Trouble::mistake(mistake, format!("At `{}`{column}: {}", self.position, self.message))
    }
}

/// What is asked of each position, for all workers.
pub(crate) struct Plan {
    blueprint: Blueprint,
    databases: Vec<Arc<dyn Database>>,
    ruleset: Option<String>,
    columns: Vec<Expression>,
    filter: Option<Expression>,
    only: Only,
    is_strict: bool,
}

/// A table that is being made.
pub struct Tabling {
    question: TableQuestion,
    plan: Arc<Plan>,
    items: Items,
    control: Control,
    crew: Option<Crew<Looked>>,
    rows: Rows,
    /// The number of positions that have been looked at.
    done: u64,
    failed: Vec<FailedRow>,
    failures: u64,
    /// True once no more rows are wanted.
    is_full: bool,
    /// The number of rows after some were forgotten for the last time.
    kept: usize,
    /// The trouble that ended the last step, for the one who asked.
    trouble: Option<Trouble>,
}

/// The largest number of failures that are told.
const TOLD: usize = 10;

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
            let message = format!("A table has {MOST_COLUMNS} columns at most.");
            return Err(Trouble::mistake(Mistake::BadArgument, message));
        }
        let columns: Vec<Expression> =
            question.columns.iter().map(|text| Expression::new(text)).collect::<Result<_, _>>()?;
        let filter = question.filter.as_deref().map(Expression::new).transpose()?;
        // Mistakes are found before the work begins, and with their places.
        for expression in columns.iter().chain(&filter) {
            expression.function(desk.session())?;
            expression.check_names(desk.session())?;
        }
        if let Some(sort) = &question.sort
            && !question.columns.contains(sort)
        {
            let message = format!("Rows are sorted by one of the columns, and `{sort}` is none.");
            let hint = format!("The columns are {}.", question.columns.join(", "));
            return Err(Trouble::mistake(Mistake::BadArgument, message).with_hint(hint));
        }
        let (items, ruleset) = items_of(desk, &question)?;
        let plan = Plan {
            blueprint: desk.session().blueprint(),
            databases: desk.session().analyst().databases().to_vec(),
            ruleset,
            columns,
            filter,
            only: question.only,
            is_strict: question.strict,
        };
        let control = desk.control().clone();
        let rows = Rows::new(plan.columns.len(), &control);
        Ok(Tabling {
            question,
            plan: Arc::new(plan),
            items,
            control,
            crew: None,
            rows,
            done: 0,
            failed: Vec::new(),
            failures: 0,
            is_full: false,
            kept: 0,
            trouble: None,
        })
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

    /// The number of positions that have been looked at, and the number of all.
    pub fn progress(&self) -> (u64, u64) {
        (self.done, self.items.count())
    }

    /// The first rows in which something failed, and the number of all of them.
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
        Crew::with_ahead(&self.control, ahead, self.items.slices(self.done), make, work)
    }

    /// Looks at some more positions; true if all are done.
    ///
    /// # Errors
    /// [`Trouble`].
    pub fn look(&mut self) -> Result<bool, Trouble> {
        self.control.check()?;
        if self.is_full || self.done >= self.items.count() {
            return Ok(true);
        }
        let mut crew = self.crew.take().unwrap_or_else(|| self.new_crew());
        let Some(looked) = crew.next()? else { return Ok(true) };
        for (position, cells) in looked.rows {
            if self.is_full {
                break;
            }
            self.rows.push(&position, cells)?;
            // The first rows are enough, unless others may come before them.
            let is_enough = self.question.limit.is_some_and(|most| self.rows.len() >= most);
            self.is_full = is_enough && self.question.sort.is_none();
        }
        if self.rows.len() >= self.most_waiting() {
            // Those that are beyond the limit now stay beyond it.
            self.finish();
        }
        self.done = looked.items.end;
        self.failures += looked.failures;
        let room = TOLD.saturating_sub(self.failed.len());
        self.failed.extend(looked.failed.into_iter().take(room));
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
        Ok(self.is_full || self.done >= self.items.count())
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

    /// Sorts the rows, and forgets those beyond the limit.
    pub fn finish(&mut self) {
        let mut order: Vec<usize> = (0..self.rows.len()).collect();
        if let Some(sort) = &self.question.sort
            && let Some(column) = self.question.columns.iter().position(|it| it == sort)
        {
            let rows = &self.rows;
            // Rows with the same cell stay in their order.
            order.sort_by(|&a, &b| {
                let order = rows.cell(a, column).cmp(rows.cell(b, column));
                if self.question.descending { order.reverse() } else { order }
            });
        }
        if self.question.best
            && let Some(sort) = &self.question.sort
            && let Some(column) = self.question.columns.iter().position(|it| it == sort)
            && let Some(&first) = order.first()
        {
            let best = self.rows.cell(first, column).clone();
            order.retain(|&row| *self.rows.cell(row, column) == best);
        }
        order.truncate(self.question.limit.unwrap_or(usize::MAX));
        self.rows.keep(&order);
        self.kept = order.len();
    }
}

/// The positions that a question means, and the ruleset that reads their texts.
fn items_of(desk: &mut Desk, question: &TableQuestion) -> Result<(Items, Option<String>), Trouble> {
    let wrong = |message: &str| Err(Trouble::mistake(Mistake::BadArgument, message));
    let TableQuestion { ruleset, followers, from, random, positions, .. } = question;
    if let Some(positions) = positions {
        if followers.is_some() || from.is_some() {
            return wrong(
                "A table is of one of these: a list of positions, followers, or a program.",
            );
        }
        return Ok((Items::Texts(positions.clone().into()), ruleset.clone()));
    }
    match (ruleset, followers, from) {
        (Some(ruleset), None, None) => {
            let words = words_of(desk, ruleset, question)?;
            let sizes = sizes_of(&words, question)?;
            match Items::of_sizes(words, sizes) {
                Some(items) => Ok((items, Some(ruleset.clone()))),
                None => wrong("There are no positions of these sizes, or more than 2^64."),
            }
        }
        (None, Some(start), None) => {
            let position = desk.position(start)?;
            let control = desk.control().clone();
            let failed = |desk: &mut Desk, error| desk.failed(error, &position);
            let all = match random {
                Some(count) => {
                    let starts = random_starts(&position, *count, question.seed, &control);
                    starts.map_err(|error| failed(desk, error))?
                }
                None => position.followers(&control)?,
            };
            let texts = all.iter().map(tweedle_search::Position::expression).collect();
            Ok((Items::Texts(texts), None))
        }
        (None, None, Some(program)) => {
            let value = desk.value(program)?;
            let (Value::List(values) | Value::Set(values)) = value else {
                return wrong("The value of `from` is a list or a set of positions or games.");
            };
            let values: Vec<Value> = values.iter().cloned().collect();
            let mut texts = Vec::with_capacity(values.len());
            for value in &values {
                let text = match value {
                    Value::Position(position) => Ok(position.expression()),
                    value => desk.session().text(value),
                };
                texts.push(text.map_err(|failure| Trouble::of(failure, program))?);
            }
            Ok((Items::Texts(texts.into()), None))
        }
        (None, None, None) => wrong(
            "A table is of a ruleset and its sizes, of the followers of a position, or of a list.",
        ),
        _ => wrong("A table is of one of these: a ruleset, followers, or a list."),
    }
}

/// The words by which the positions of a ruleset are written.
fn words_of(desk: &mut Desk, ruleset: &str, question: &TableQuestion) -> Result<Words, Trouble> {
    let value = desk.value(ruleset)?;
    if let Value::Ruleset(rules) = &value {
        return match Ranking::of(rules.clone(), desk.session().registry()) {
            Some(ranking) => Ok(ranking.words().clone()),
            None => Err(Trouble::mistake(
                Mistake::BadArgument,
                format!(
                    "There is no list of the positions of {} by their sizes: they are not heaps, or boards or strips \
                     whose cells say all.",
                    rules.expression()
                ),
            )
            .with_hint("Ask for the followers of a position, or for a list of positions.")),
        };
    }
    if question.heaps.is_some() || question.most.is_some() {
        return Ok(Words::of_heaps());
    }
    let alphabet = match &question.alphabet {
        Some(alphabet) => alphabet.clone(),
        None => match desk.value(&format!("({ruleset}).CharMap")) {
            Ok(Value::String(letters)) => letters.to_string(),
            _ => {
                let message = "The ruleset does not say which characters its cells have.";
                let hint = "Give them as `alphabet`, the empty cell first: `.xo`.";
                return Err(Trouble::mistake(Mistake::BadArgument, message).with_hint(hint));
            }
        },
    };
    let has_rows = question.rows.is_some();
    Ok(if has_rows { Words::of_boards(&alphabet) } else { Words::of_strips(&alphabet) })
}

/// The largest number of rows, columns or heaps.
const MOST: u32 = 1000;

fn sizes_of(words: &Words, question: &TableQuestion) -> Result<Vec<Size>, Trouble> {
    let wrong = |message: &str| Err(Trouble::mistake(Mistake::BadArgument, message));
    if words.has_heaps() {
        if question.rows.is_some() || question.cols.is_some() {
            return wrong("Heaps have no rows and columns: say `heaps` and `most`.");
        }
        let Some(most) = question.most else {
            return wrong("Say how many counters a heap has at most: `most`.");
        };
        let heaps = range(question.heaps.as_deref().unwrap_or("1"), "heaps")?;
        // Heaps of fewer counters are among those of more; a number of heaps has those with empty ones.
        let heaps = *heaps.end();
        return Ok(vec![Size::Heaps { heaps, most }]);
    }
    let Some(cols) = &question.cols else {
        return wrong("Say how many columns the boards have, or how long the strips are: `cols`.");
    };
    let cols = range(cols, "cols")?;
    let rows = range(question.rows.as_deref().unwrap_or("1"), "rows")?;
    if !words.has_rows() && rows != (1..=1) {
        return wrong("A strip has one row.");
    }
    let mut sizes: Vec<Size> =
        rows.flat_map(|rows| cols.clone().map(move |cols| Size::Cells { rows, cols })).collect();
    // The smallest boards first: what is found first is the smallest.
    sizes.sort_by_key(|size| match size {
        Size::Cells { rows, cols } => (rows * cols, *rows),
        Size::Heaps { .. } => (0, 0),
    });
    Ok(sizes)
}

/// A range such as `1..4`, or one number.
fn range(text: &str, name: &str) -> Result<std::ops::RangeInclusive<u32>, Trouble> {
    let (first, last) = text.split_once("..").unwrap_or((text, text));
    let both = first.trim().parse::<u32>().ok().zip(last.trim().parse::<u32>().ok());
    match both {
        Some((first, last)) if first >= 1 && first <= last && last <= MOST => Ok(first..=last),
        _ => {
            let shown = tweedle_script::cut(text);
            let message =
                format!("`{name}` is a number from 1 to {MOST}, or a range, and not `{shown}`.");
            let trouble = Trouble::mistake(Mistake::BadArgument, message);
            Err(trouble.with_hint("A range is written `1..4`."))
        }
    }
}
