//! The question `compare`.

use super::ask::Ask;
use crate::table::{Cell, FailedRow, TableQuestion, Tabling};
use crate::{Desk, Trouble};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use tweedle_script::Mistake;

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
    /// The positions that are none, and what could not be computed.
    pub failed: Vec<FailedRow>,
}

/// A cell in which something else was published than is computed.
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
            let message = format!(
                "Row {} has {} cells, and there are {width} columns with the position.",
                place + 1,
                row.len()
            );
            return Err(Trouble::mistake(Mistake::BadArgument, message));
        }
        if self.columns.is_empty() {
            let message = "There is no column to compare.";
            return Err(Trouble::mistake(Mistake::BadArgument, message));
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
        let mut found =
            Compared { cells: 0, different: Vec::new(), failed: table.failed().0.to_vec() };
        // The rows come in the order of the positions, without those that are none.
        let mut next = 0;
        for (place, row) in self.rows.iter().enumerate() {
            if next >= table.rows().len() || table.rows().position(next) != row[0] {
                let is_told = found.failed.iter().any(|it| it.position == row[0]);
                if !is_told {
                    let message = "This is no position.".to_owned();
                    let position = row[0].clone();
                    found.failed.push(FailedRow { position, column: None, message });
                }
                continue;
            }
            for (column, published) in row[1..].iter().enumerate() {
                let computed = table.rows().cell(next, column).clone();
                if published.trim().is_empty() || computed == Cell::Nothing {
                    continue;
                }
                found.cells += 1;
                let is_same = match published_cell(desk, published) {
                    Ok(cell) => cell == computed,
                    // What is no expression, such as the name of an outcome, is compared as a text.
                    Err(trouble) if trouble.kind == crate::Kind::Mistake => {
                        computed.text() == published.trim()
                    }
                    Err(trouble) => return Err(trouble),
                };
                if !is_same && computed.text() != published.trim() {
                    found.different.push(Difference {
                        row: place as u64 + 1,
                        position: row[0].clone(),
                        column: self.columns[column].clone(),
                        published: published.clone(),
                        computed: computed.text(),
                    });
                }
            }
            next += 1;
        }
        Ok(found)
    }
}

fn published_cell(desk: &mut Desk, text: &str) -> Result<Cell, Trouble> {
    let value = desk.value(text)?;
    Cell::of(desk.session(), &value).map_err(|failure| Trouble::of(failure, text))
}
