//! A worker on a table: a session that looks at positions.

use super::columns::{Expression, NAMED_COLUMNS, OUTCOME, VALUE};
use super::items::Items;
use super::plan::{FailedRow, Plan, count};
use super::{Cell, Only};
use crate::Trouble;
use std::collections::HashMap;
use std::ops::Range;
use std::sync::Arc;
use tweedle_engine::short::Id;
use tweedle_engine::{Control, LoopyOutcome, Stop};
use tweedle_rules::Words;
use tweedle_rules::any::Rules;
use tweedle_script::{Failure, Session, Span, Value, say};

/// The largest number of values whose cells are remembered.
const MOST_KNOWN: usize = 1 << 20;

/// A session, with the functions of the columns.
pub(super) struct Worker {
    session: Session,
    plan: Arc<Plan>,
    pub(super) items: Items,
    rules: Placer,
    /// The functions of the names, of the columns, and of the filter. An error is told for the first position.
    functions: Result<Functions, Trouble>,
    /// The cells of the columns that are about the value alone, by the value.
    known: HashMap<Id, Vec<Option<Cell>>>,
}

struct Functions {
    names: Vec<Value>,
    columns: Vec<Value>,
    filter: Option<Value>,
}

/// The way from a text to a position.
enum Placer {
    /// By a ruleset of the registry.
    Rules(Arc<dyn Rules>),
    /// By a ruleset of a program, which is called.
    Call(Value),
    /// The text is an expression.
    Expression,
}

/// The results of a slice.
pub(super) struct Looked {
    pub(super) items: Range<u64>,
    /// The number of positions that were looked at.
    pub(super) positions: u64,
    pub(super) rows: Vec<(String, Vec<Cell>)>,
    pub(super) failed: Vec<FailedRow>,
    /// The number of all rows in which something failed.
    pub(super) failures: u64,
    pub(super) end: Result<(), Trouble>,
}

impl Looked {
    /// The bytes that the rows take, roughly.
    pub(super) fn bytes(&self) -> usize {
        let cells = |cells: &Vec<Cell>| -> usize {
            cells.iter().map(|cell| size_of::<Cell>() + cell.bytes()).sum()
        };
        let row = |(position, all): &(String, Vec<Cell>)| position.len() + 48 + cells(all);
        self.rows.iter().map(row).sum()
    }
}

impl Worker {
    /// A worker under a handle.
    pub(super) fn new(plan: &Arc<Plan>, items: &Items, control: &Control) -> Worker {
        let mut session = plan.blueprint.open(control);
        for database in &plan.databases {
            session.analyst().add_database(database.clone());
        }
        let mut rules = Placer::Expression;
        let functions = prepare(&mut session, plan, &mut rules);
        let (plan, items) = (plan.clone(), items.clone());
        Worker { session, plan, items, rules, functions, known: HashMap::default() }
    }

    /// The handle under which it works.
    pub(super) fn control(&self) -> &Control {
        self.session.control()
    }

    /// The expression of a column.
    pub(super) fn column(&self, column: usize) -> &str {
        &self.plan.columns[column].text
    }

    /// Looks at the positions of a slice.
    pub(super) fn look(&mut self, items: Range<u64>) -> Looked {
        let mut looked = Looked {
            items: items.clone(),
            positions: 0,
            rows: Vec::new(),
            failed: Vec::new(),
            failures: 0,
            end: Ok(()),
        };
        for number in items {
            // An item is looked at as a whole, or again by another worker.
            let before = (looked.positions, looked.rows.len(), looked.failures);
            let failed = looked.failed.clone();
            if let Err(trouble) = self.look_at(number, &mut looked) {
                let (positions, rows, failures) = before;
                looked.rows.truncate(rows);
                looked.items.end = number;
                looked.end = Err(trouble);
                looked = Looked { positions, failed, failures, ..looked };
                break;
            }
            if self.plan.enough.is_some_and(|enough| looked.rows.len() >= enough) {
                looked.items.end = number + 1;
                break;
            }
        }
        looked
    }

    fn look_at(&mut self, number: u64, looked: &mut Looked) -> Result<(), Trouble> {
        let control = self.session.control().clone();
        control.check()?;
        if let Err(trouble) = &self.functions {
            return Err(trouble.clone());
        }
        if let Items::Regions { regions, characters } = &self.items {
            let (regions, characters) = (regions.clone(), *characters);
            return regions.each(number, characters, |word| {
                control.check()?;
                self.images(word)
                    .into_iter()
                    .try_for_each(|word| self.look_at_text(word, number, looked))
            });
        }
        let text = match self.plan.walk {
            Some(walk) => self.walk(walk, number)?,
            None => self.items.get(number),
        };
        if let Some(text) = text {
            return self.look_at_text(text, number, looked);
        }
        looked.positions += 1;
        Ok(())
    }

    /// Looks at a position that the item with a number has.
    fn look_at_text(
        &mut self,
        text: String,
        number: u64,
        looked: &mut Looked,
    ) -> Result<(), Trouble> {
        let placed = self.place(&text, number);
        // A word that is no position is not counted as one.
        if !matches!(placed, Ok(None)) {
            looked.positions += 1;
        }
        let game = match placed {
            Ok(Some(game)) => game,
            Ok(None) => return Ok(()),
            Err(failure) => {
                self.failed(looked, &text, None, failure)?;
                if self.plan.keeps_all && self.plan.filter.is_none() {
                    looked.rows.push((text, vec![Cell::Failed; self.plan.columns.len()]));
                }
                return Ok(());
            }
        };
        let mut row = Row { game, values: vec![None; NAMED_COLUMNS.len()] };
        if self.plan.filter.is_some() {
            match self.passes(&mut row) {
                Ok(true) => {}
                Ok(false) => return Ok(()),
                Err(failure) => return self.failed(looked, &text, None, failure),
            }
        }
        let mut cells = Vec::with_capacity(self.plan.columns.len());
        let mut is_failed = false;
        for column in 0..self.plan.columns.len() {
            match self.cell(column, &mut row) {
                Ok(cell) => cells.push(cell),
                Err(failure) => {
                    cells.push(Cell::Failed);
                    let before = looked.failures;
                    self.failed(looked, &text, Some(column), failure)?;
                    // A row counts once.
                    if is_failed {
                        looked.failures = before;
                    }
                    is_failed = true;
                }
            }
        }
        looked.rows.push((text, cells));
        Ok(())
    }

    /// Notes a failure in a row; one that ends the work is given back.
    fn failed(
        &self,
        looked: &mut Looked,
        position: &str,
        column: Option<usize>,
        failure: Failure,
    ) -> Result<(), Trouble> {
        if matches!(failure.stop, Some(Stop::Cancelled | Stop::Memory { .. })) {
            return Err(Trouble::of(failure, ""));
        }
        let column = column.map(|column| self.plan.columns[column].text.clone());
        let message = failure.to_string();
        let row = FailedRow { position: position.to_owned(), column, message, rows: 1 };
        if self.plan.is_strict {
            return Err(row.trouble(failure.into_details().diagnostic.mistake));
        }
        looked.failures += 1;
        count(&mut looked.failed, row);
        Ok(())
    }

    /// The position of a text; `None` if it is none, or not one that is wanted.
    pub(super) fn place(&mut self, text: &str, number: u64) -> Result<Option<Value>, Failure> {
        match &self.rules {
            Placer::Rules(rules) => {
                let is_wanted = match self.plan.only {
                    Only::All => true,
                    Only::Representatives => self.is_first_of_class(&**rules, text, number),
                    Only::Components => {
                        rules.is_connected(text) && self.is_first_of_class(&**rules, text, number)
                    }
                };
                if !is_wanted {
                    return Ok(None);
                }
                match rules.clone().place(text) {
                    Ok(position) => Ok(Some(Value::Position(position))),
                    Err(error) if self.plan.keeps_all => {
                        Err(Failure::new(say::bad_notation(error), Span::default()))
                    }
                    // Where the rules want something of a board, not each word is a position.
                    Err(_) => Ok(None),
                }
            }
            Placer::Call(rules) => {
                let rules = rules.clone();
                self.session.call(&rules, [Value::string(text)]).map(Some)
            }
            Placer::Expression => self.session.value(text).map(Some),
        }
    }

    /// The regions that turning and mirroring make of one, and that are not worth the same by a symmetry that the ruleset knows; it is the
    /// first of them.
    fn images(&self, word: &str) -> Vec<String> {
        let (mut images, mut classes) = (Vec::new(), Vec::new());
        for image in Words::of_boards("").images(word) {
            let class = match &self.rules {
                Placer::Rules(rules) => rules.symmetry_class(&image),
                _ => None,
            };
            let is_known = class.as_ref().is_some_and(|class| classes.contains(class));
            if !is_known && !images.contains(&image) {
                images.push(image);
                classes.extend(class);
            }
        }
        images
    }

    /// True if no position before this one has the same value by a symmetry. The representative itself may have another size
    /// than those that are wanted, or be the negative.
    fn is_first_of_class(&self, rules: &dyn Rules, text: &str, number: u64) -> bool {
        let Some(class) = rules.symmetry_class(text) else { return false };
        let mut images = self.items.images(text).into_iter();
        !images.any(|image| {
            self.items.number(&image).is_some_and(|other| other < number)
                && rules.symmetry_class(&image).as_ref() == Some(&class)
        })
    }

    pub(super) fn passes(&mut self, row: &mut Row) -> Result<bool, Failure> {
        let plan = self.plan.clone();
        let (Some(filter), Ok(functions)) = (&plan.filter, &self.functions) else {
            return Ok(true);
        };
        let Some(function) = functions.filter.clone() else { return Ok(true) };
        match self.apply(&function, filter, row)? {
            Value::Boolean(passes) => Ok(passes),
            other => {
                let found = self.session.text(&other)?;
                Err(Failure::new(
                    say::filter_not_a_condition(&filter.text, tweedle_script::cut(&found)),
                    Span::default(),
                ))
            }
        }
    }

    pub(super) fn cell(&mut self, column: usize, row: &mut Row) -> Result<Cell, Failure> {
        let plan = self.plan.clone();
        let expression = &plan.columns[column];
        let value = if expression.is_of_value() {
            match self.named(VALUE, row)? {
                Value::Integer(n) => session_integer(&mut self.session, n),
                Value::Game(g) => Some(g),
                _ => None,
            }
        } else {
            None
        };
        if let Some(known) = value.and_then(|value| self.known.get(&value))
            && let Some(cell) = &known[column]
        {
            return Ok(cell.clone());
        }
        let found = match &self.functions {
            Ok(functions) => {
                let function = functions.columns[column].clone();
                self.apply(&function, expression, row)?
            }
            Err(_) => Value::Nothing,
        };
        let cell = Cell::of(&mut self.session, &found)?;
        if let Some(value) = value {
            if self.known.len() >= MOST_KNOWN {
                self.known.clear();
            }
            let columns = self.plan.columns.len();
            self.known.entry(value).or_insert_with(|| vec![None; columns])[column] =
                Some(cell.clone());
        }
        Ok(cell)
    }

    /// The value of an expression.
    fn apply(
        &mut self,
        function: &Value,
        expression: &Expression,
        row: &mut Row,
    ) -> Result<Value, Failure> {
        let mut arguments = vec![row.game.clone()];
        for &name in &expression.names {
            arguments.push(self.named(name, row)?);
        }
        self.session.call(function, arguments)
    }

    /// What a name means for the position of a row.
    fn named(&mut self, name: usize, row: &mut Row) -> Result<Value, Failure> {
        if let Some(value) = &row.values[name] {
            return Ok(value.clone());
        }
        // Values and outcomes of normal play would forget points.
        let by_points = match name {
            VALUE => self.session.scoring_form(&row.game)?,
            OUTCOME => self.session.outcome_by_points(&row.game)?,
            _ => None,
        };
        if let Some(value) = by_points {
            row.values[name] = Some(value.clone());
            return Ok(value);
        }
        if name == OUTCOME
            && let Some(Value::Game(g)) = &row.values[VALUE]
        {
            let found = self.session.analyst().store.outcome(*g);
            let outcome = found.map_err(|stop| Failure::stopped(stop, Span::default()))?;
            let outcome = Value::Outcome(LoopyOutcome::from(outcome));
            row.values[name] = Some(outcome.clone());
            return Ok(outcome);
        }
        let is_of_value = NAMED_COLUMNS[name].expression.starts_with("value.");
        let mut argument = if is_of_value { self.named(VALUE, row)? } else { row.game.clone() };
        if is_of_value && matches!(argument, Value::OfUniverse(..)) {
            // The game itself knows what its scoring form has, and refuses the rest.
            argument = row.game.clone();
        }
        let function = match &self.functions {
            Ok(functions) => functions.names[name].clone(),
            Err(_) => return Ok(Value::Nothing),
        };
        let value = self.session.call(&function, [argument])?;
        row.values[name] = Some(value.clone());
        Ok(value)
    }
}

/// A position, and what the names mean for it, as far as it was asked.
pub(super) struct Row {
    pub(super) game: Value,
    pub(super) values: Vec<Option<Value>>,
}

/// An integer as a game of a session.
fn session_integer(session: &mut Session, n: i64) -> Option<Id> {
    session.analyst().store.integer(n).ok()
}

/// The functions of a plan in a session, and the way to positions there.
fn prepare(session: &mut Session, plan: &Plan, rules: &mut Placer) -> Result<Functions, Trouble> {
    if let Some(ruleset) = &plan.ruleset {
        let found = session.value(ruleset).map_err(|failure| Trouble::of(failure, ruleset))?;
        *rules = match found {
            Value::Ruleset(rules) => Placer::Rules(rules),
            other => Placer::Call(other),
        };
    }
    let mut names = Vec::new();
    for named in NAMED_COLUMNS {
        let parameter = if named.expression.starts_with("value.") { "value" } else { "g" };
        let text = format!("{parameter} -> {}", named.expression);
        names.push(session.value(&text).map_err(|failure| Trouble::of(failure, &text))?);
    }
    let columns = plan.columns.iter().map(|it| it.function(session)).collect::<Result<_, _>>()?;
    let filter = plan.filter.as_ref().map(|it| it.function(session)).transpose()?;
    Ok(Functions { names, columns, filter })
}
