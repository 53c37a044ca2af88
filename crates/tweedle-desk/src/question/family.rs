//! The question `family`.

use super::ask::Ask;
use super::family_proof::{ProvedFamily, proof_of};
use super::table::{CellOf, TableOf};
use crate::table::{Cell, TableQuestion, Tabling};
use crate::{Desk, Trouble};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use std::collections::HashMap;
use tweedle_engine::Stop;
use tweedle_engine::number::Rational;
use tweedle_script::lexer::{Token, lex};
use tweedle_script::{Sentence, say};

/// The values along a family of positions, such as `Clobber("xo" * n)` for n from 1 on, and what they seem to follow.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
#[schemars(inline)]
pub struct Family {
    /// An expression of the language with a variable, whose value is a position or a game.
    pub input: String,
    /// The variable.
    #[serde(default = "usual_variable")]
    pub variable: String,
    /// The first number.
    #[serde(default = "one")]
    pub first: u64,
    /// The last number.
    pub last: u64,
    /// Expressions about the position `g`, or names such as `value`.
    #[serde(default)]
    pub columns: Vec<String>,
    /// True if a proof of the values for all n is wanted.
    #[serde(default)]
    pub prove: bool,
}

fn usual_variable() -> String {
    "n".to_owned()
}

fn one() -> u64 {
    1
}

/// The values along a family.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
pub struct FamilyOf {
    /// The rows: one for each number, from the first on.
    #[serde(flatten)]
    pub table: TableOf,
    /// What the columns seem to follow, one after the other.
    pub patterns: Vec<Option<Pattern>>,
    /// The proof of the values, if one is wanted and found.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub proof: Option<ProvedFamily>,
    /// The reason why there is no proof, if one is wanted.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub unproved: Option<String>,
}

/// What a sequence follows as far as it is known: v(n + period) = v(n) + saltus from a number on, where the saltus depends on n
/// modulo the period. It is checked for the numbers that were asked for, and not proved.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
pub struct Pattern {
    /// The length of the period.
    pub period: u64,
    /// The number from which on it holds.
    pub from: u64,
    /// The last number for which it was checked.
    pub to: u64,
    /// For each residue, beginning with that of `from`, what is added with each period; all are `0` if the values are
    /// periodic.
    pub saltus: Vec<String>,
}

/// The largest number of members of a family.
const MOST: u64 = 10_000;
/// A pattern is told if it holds for this number of periods, one after the other.
const PERIODS: usize = 3;

impl Ask for Family {
    type Answer = FamilyOf;

    fn input(&self) -> Option<&str> {
        Some(&self.input)
    }

    fn ask(&self, desk: &mut Desk) -> Result<FamilyOf, Trouble> {
        let wrong = |said: Sentence| Err(Trouble::mistake(said));
        if self.last < self.first || self.last - self.first >= MOST {
            return wrong(say::number_of_members(MOST));
        }
        let members: Vec<String> =
            (self.first..=self.last).map(|n| self.member(n)).collect::<Result<_, _>>()?;
        let question = TableQuestion {
            positions: Some(members.clone()),
            columns: if self.columns.is_empty() {
                vec!["value".to_owned()]
            } else {
                self.columns.clone()
            },
            ..TableQuestion::default()
        };
        let mut tabling =
            Tabling::new(desk, &question).map_err(|trouble| trouble.within("columns"))?;
        while !tabling.look()? {}
        let mut patterns = Vec::new();
        for column in 0..question.columns.len() {
            let rows = tabling.rows();
            let cells: Vec<Cell> =
                (0..rows.len()).map(|row| rows.cell(row, column).clone()).collect();
            patterns.push(pattern(desk, &cells, self.first)?);
        }
        let table = TableOf::of(&tabling)?;
        let (proof, unproved) =
            match self.prove.then(|| proof_of(&members, &self.variable, self.first, desk)) {
                None => (None, None),
                Some(Ok(Ok(proof))) => (Some(proof), None),
                Some(Ok(Err(why))) => (None, Some(why)),
                // The table is known, and is worth telling.
                Some(Err(trouble)) => (None, Some(trouble.message)),
            };
        Ok(FamilyOf { table, patterns, proof, unproved })
    }
}

impl Family {
    /// The member for a number: the expression with the number in the place of the variable.
    fn member(&self, n: u64) -> Result<String, Trouble> {
        let tokens = lex(&self.input).map_err(|error| Trouble::of(error.into(), &self.input))?;
        let (mut member, mut at, mut is_there, mut is_member) = (String::new(), 0, false, false);
        for (token, span) in &tokens {
            let is_variable = *token == Token::Identifier
                && span.slice(&self.input) == self.variable
                && !is_member;
            if is_variable {
                member.push_str(&self.input[at..span.start as usize]);
                member.push_str(&n.to_string());
                at = span.end as usize;
                is_there = true;
            }
            is_member = *token == Token::Dot;
        }
        if !is_there {
            return Err(Trouble::mistake(say::variable_not_in_expression(&self.variable))
                .about(&self.input));
        }
        member.push_str(&self.input[at..]);
        Ok(member)
    }
}

/// What cells follow from a number on.
fn pattern(desk: &mut Desk, cells: &[Cell], first: u64) -> Result<Option<Pattern>, Trouble> {
    let mut differences = Differences { desk, known: HashMap::new() };
    for period in 1..=cells.len() / (PERIODS + 1) {
        // From the end on, as long as it holds: v(n + 2p) - v(n + p) = v(n + p) - v(n).
        let mut from = cells.len();
        for n in (0..cells.len() - 2 * period).rev() {
            let before = differences.of(&cells[n], &cells[n + period])?;
            let after = differences.of(&cells[n + period], &cells[n + 2 * period])?;
            if before.is_none() || before != after {
                break;
            }
            from = n;
        }
        // Of two patterns, that with the shorter period is told, which holds as long as this.
        if cells.len() - from.min(cells.len()) < (PERIODS + 1) * period {
            continue;
        }
        let mut saltus = Vec::new();
        for n in from..from + period {
            let found = differences.of(&cells[n], &cells[n + period])?;
            saltus.push(found.map_or_else(String::new, |it| it.text()));
        }
        let (period, from) = (period as u64, first + from as u64);
        let to = first + cells.len() as u64 - 1;
        return Ok(Some(Pattern { period, from, to, saltus }));
    }
    Ok(None)
}

/// Differences of cells, each found once.
struct Differences<'d> {
    desk: &'d mut Desk,
    known: HashMap<(Cell, Cell), Option<Cell>>,
}

impl Differences<'_> {
    /// The second cell minus the first; `None` if there is no difference: there is no value, texts differ, or the difference
    /// is too long to be printed.
    fn of(&mut self, first: &Cell, second: &Cell) -> Result<Option<Cell>, Trouble> {
        let (minuend, subtrahend) = match (second, first) {
            (Cell::Failed | Cell::Nothing, _) | (_, Cell::Failed | Cell::Nothing) => {
                return Ok(None);
            }
            (a, b) if a == b => return Ok(Some(Cell::Number(Rational::from(0)))),
            (Cell::Number(a), Cell::Number(b)) => {
                return Ok(Some(Cell::Number(a.clone() - b.clone())));
            }
            (Cell::Number(a), Cell::Game { read, .. }) => (a.to_string(), read.to_string()),
            (Cell::Game { read, .. }, Cell::Number(b)) => (read.to_string(), b.to_string()),
            (Cell::Game { read: a, .. }, Cell::Game { read: b, .. }) => {
                (a.to_string(), b.to_string())
            }
            _ => return Ok(None),
        };
        let pair = (first.clone(), second.clone());
        if let Some(known) = self.known.get(&pair) {
            return Ok(known.clone());
        }
        self.desk.control().check()?;
        let session = self.desk.session();
        let difference = session.plain_value(&format!("({minuend}) - ({subtrahend})"));
        let found = match difference.and_then(|value| Cell::of(session, &value)) {
            Ok(cell) => Some(cell),
            // The work is to end; anything else is no difference.
            Err(failure) if matches!(failure.stop, Some(Stop::Cancelled | Stop::Memory { .. })) => {
                return Err(Trouble::of(failure, ""));
            }
            Err(_) => None,
        };
        self.known.insert(pair, found.clone());
        Ok(found)
    }
}

impl FamilyOf {
    /// The cell of a row and a column.
    pub fn cell(&self, row: usize, column: usize) -> Option<&CellOf> {
        self.table.rows.get(row)?.get(column + 1)
    }
}
