//! The question `compare`.

use super::ask::Ask;
use crate::table::{Cell, FailedRow, TableQuestion, Tabling};
use crate::{Desk, Trouble};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use tweedle_engine::number::{Integer, Rational};
use tweedle_script::{Value, say};

/// A comparison of a published table with what is computed: by value, and not by text.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, default)]
#[schemars(inline)]
pub struct Compare {
    /// The ruleset in whose notation the positions are written. If it is left out, they are expressions.
    pub ruleset: Option<String>,
    /// What the columns after the position have: expressions about the position `g`, or names such as `value`.
    pub columns: Vec<String>,
    /// The rows: the position, and for each column what was published, as an expression. An empty text says nothing.
    pub rows: Vec<Vec<String>>,
}

/// A published table, compared.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
pub struct Compared {
    /// The number of cells that were compared.
    pub cells: u64,
    /// The cells in which something else was published than is computed.
    pub different: Vec<Difference>,
    /// The cells in which something was published that no one can read as a value.
    pub unread: Vec<Difference>,
    /// The first rows with a position that is none, or with something that could not be computed.
    pub failed: Vec<FailedRow>,
    /// The number of all such rows.
    pub failures: u64,
}

/// A cell in which something was published that is not what is computed.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
pub struct Difference {
    /// The row, counted from 1.
    pub row: u64,
    /// The position.
    pub position: String,
    /// The column.
    pub column: String,
    /// What was published.
    pub published: String,
    /// What is computed.
    pub computed: String,
}

impl Ask for Compare {
    type Answer = Compared;

    fn ask(&self, desk: &mut Desk) -> Result<Compared, Trouble> {
        let width = self.columns.len() + 1;
        if let Some((place, row)) = self.rows.iter().enumerate().find(|(_, row)| row.len() != width)
        {
            return Err(Trouble::mistake(say::cells_in_row(place + 1, row.len(), width)));
        }
        if self.columns.is_empty() {
            return Err(Trouble::mistake(say::no_column_to_compare()));
        }
        if self.rows.is_empty() {
            return Err(Trouble::mistake(say::no_row_to_compare()));
        }
        let positions: Vec<String> = self.rows.iter().map(|row| row[0].clone()).collect();
        let question = TableQuestion {
            ruleset: self.ruleset.clone(),
            positions: Some(positions),
            columns: self.columns.clone(),
            ..TableQuestion::default()
        };
        let mut table = Tabling::new(desk, &question)?;
        while !table.look()? {}
        let (failed, failures) = table.failed();
        let (mut cells, mut different, mut unread) = (0, Vec::new(), Vec::new());
        let failed = failed.to_vec();
        for (place, row) in self.rows.iter().enumerate() {
            for (column, published) in row[1..].iter().enumerate() {
                let computed = table.rows().cell(place, column);
                if published.trim().is_empty() || *computed == Cell::Failed {
                    continue;
                }
                let same = is_same(desk, published.trim(), computed)?;
                cells += u64::from(same.is_some());
                let list = match same {
                    Some(true) => continue,
                    Some(false) => &mut different,
                    None => &mut unread,
                };
                list.push(Difference {
                    row: place as u64 + 1,
                    position: row[0].clone(),
                    column: self.columns[column].clone(),
                    published: published.clone(),
                    computed: computed.text(),
                });
            }
        }
        Ok(Compared { cells, different, unread, failed, failures })
    }
}

/// True if a cell of a published table says what is computed; `None` if it cannot be read as a value, and one is computed.
///
/// It is read as games are written, where `1*2` is 1 + ∗2; or as a decimal; or as an expression, for which `1*2` would be a product;
/// what is neither, such as the name of an outcome, is compared as a text.
fn is_same(desk: &mut Desk, published: &str, computed: &Cell) -> Result<Option<bool>, Trouble> {
    if let Ok(game) = desk.session().analyst().store.read(published) {
        let read = Cell::of(desk.session(), &Value::Game(game));
        let read = read.map_err(|failure| Trouble::of(failure, published))?;
        // Papers write a nimber `*3`, and the column `nimber` has its number.
        let nimber = desk.session().analyst().store.as_nimber(game);
        let number = nimber.map(|nimber| Cell::Number(Rational::from(Integer::from(nimber))));
        return Ok(Some(read == *computed || number.is_some_and(|number| number == *computed)));
    }
    if let Some(decimal) = decimal(published) {
        return Ok(Some(Cell::Number(decimal) == *computed));
    }
    let value = match desk.session().plain_value(published) {
        Ok(value) => value,
        Err(failure) if failure.stop.is_some() => return Err(Trouble::of(failure, published)),
        Err(_) if computed.text() == published => return Ok(Some(true)),
        Err(_) => return Ok(matches!(computed, Cell::Text(_)).then_some(false)),
    };
    let read = Cell::of(desk.session(), &value);
    let read = read.map_err(|failure| Trouble::of(failure, published))?;
    let is_text = read.text() == computed.text() && !matches!(computed, Cell::Game { .. });
    Ok(Some(read == *computed || is_text))
}

/// The number of a text such as `-0.25`.
fn decimal(text: &str) -> Option<Rational> {
    let (whole, places) = text.split_once('.')?;
    let digits = whole.strip_prefix('-').unwrap_or(whole);
    let is_decimal = |text: &str| !text.is_empty() && text.bytes().all(|it| it.is_ascii_digit());
    if !is_decimal(digits) || !is_decimal(places) || text.len() > MOST_DIGITS {
        return None;
    }
    let numerator: Integer = format!("{whole}{places}").parse().ok()?;
    let denominator: Integer = format!("1{}", "0".repeat(places.len())).parse().ok()?;
    Some(Rational::from(numerator) / Rational::from(denominator))
}

/// The largest number of characters of a decimal.
const MOST_DIGITS: usize = 100;
