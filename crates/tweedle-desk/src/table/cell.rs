//! The cells of a table.

use std::cmp::Ordering;
use std::hash::{Hash, Hasher};
use std::sync::Arc;
use tweedle_engine::number::{Integer, Rational};
use tweedle_script::{Failure, Session, Value};

/// A cell. Numbers are compared as such.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Cell {
    /// No value: the expression failed.
    Failed,
    /// No value: the expression has none.
    Nothing,
    /// `true` or `false`.
    Boolean(bool),
    /// A rational number, dyadic or not.
    Number(Rational),
    /// A game that is no number.
    Game {
        /// As it is printed.
        shown: Arc<str>,
        /// As the language reads it: `1+*2`, where `1*2` is printed, which is 2 in the language.
        read: Arc<str>,
    },
    /// Any other value, as it is printed; a text without quotes.
    Text(Arc<str>),
}

impl Cell {
    /// The cell for a value of the language.
    ///
    /// # Errors
    /// [`Failure`] if the value cannot be printed.
    pub fn of(session: &mut Session, value: &Value) -> Result<Cell, Failure> {
        Ok(match value {
            Value::Nothing => Cell::Nothing,
            Value::Boolean(b) => Cell::Boolean(*b),
            Value::Integer(n) => Cell::Number(Rational::from(*n)),
            Value::Rational(x) => Cell::Number((**x).clone()),
            Value::String(text) => Cell::Text((**text).into()),
            Value::Game(g) => match session.analyst().store.as_number(*g) {
                Some(number) => Cell::Number(number.to_rational()),
                None => Cell::game(session, value)?,
            },
            Value::Stopper { .. } | Value::Sided(_) | Value::Affine(_) => {
                Cell::game(session, value)?
            }
            other => Cell::Text(session.text(other)?.into()),
        })
    }

    fn game(session: &mut Session, value: &Value) -> Result<Cell, Failure> {
        let shown: Arc<str> = session.text(value)?.into();
        let read = session.readable(value)?;
        let read = if *read == *shown { shown.clone() } else { read.into() };
        Ok(Cell::Game { shown, read })
    }

    /// True if there is no value.
    pub fn is_empty(&self) -> bool {
        matches!(self, Cell::Failed | Cell::Nothing)
    }

    /// A value that is no number, as a table shows it: such values are not all comparable.
    pub(super) fn as_no_number(&self) -> Option<String> {
        match self {
            Cell::Game { .. } | Cell::Boolean(_) | Cell::Text(_) => Some(self.text()),
            Cell::Failed | Cell::Nothing | Cell::Number(_) => None,
        }
    }

    /// The cell as a table shows it; no value is an empty text.
    pub fn text(&self) -> String {
        match self {
            Cell::Failed | Cell::Nothing => String::new(),
            Cell::Boolean(b) => b.to_string(),
            Cell::Number(x) => x.to_string(),
            Cell::Game { shown: text, .. } | Cell::Text(text) => text.to_string(),
        }
    }

    /// The bytes that it owns, roughly.
    pub(super) fn bytes(&self) -> usize {
        match self {
            Cell::Text(text) => text.len() + 16,
            Cell::Game { shown, read } => shown.len() + read.len() + 32,
            _ => 0,
        }
    }

    fn rank(&self) -> u8 {
        match self {
            Cell::Boolean(_) => 0,
            Cell::Number(_) => 1,
            Cell::Game { .. } => 2,
            Cell::Text(_) => 3,
            Cell::Nothing => 4,
            Cell::Failed => 5,
        }
    }

    /// The text of the cell in a file of JSON, from which [`Cell::read`] makes it again.
    pub(super) fn written(&self) -> serde_json::Value {
        match self {
            Cell::Failed => serde_json::json!({}),
            Cell::Nothing => serde_json::Value::Null,
            Cell::Game { shown, read } => serde_json::json!([&**shown, &**read]),
            Cell::Boolean(b) => (*b).into(),
            Cell::Number(x) => serde_json::json!([x.to_string()]),
            Cell::Text(text) => (**text).into(),
        }
    }

    /// The cell that was written so.
    pub(super) fn read(value: &serde_json::Value) -> Option<Cell> {
        Some(match value {
            serde_json::Value::Null => Cell::Nothing,
            serde_json::Value::Bool(b) => Cell::Boolean(*b),
            serde_json::Value::String(text) => Cell::Text(text.as_str().into()),
            serde_json::Value::Object(_) => Cell::Failed,
            serde_json::Value::Array(items) if items.len() == 2 => {
                let text = |place: usize| items[place].as_str().map(Arc::from);
                Cell::Game { shown: text(0)?, read: text(1)? }
            }
            serde_json::Value::Array(items) => {
                let text = items.first()?.as_str()?;
                let (numerator, denominator) = text.split_once('/').unwrap_or((text, "1"));
                let numerator: Integer = numerator.parse().ok()?;
                let denominator: Integer = denominator.parse().ok()?;
                if denominator == Integer::from(0) {
                    return None;
                }
                Cell::Number(Rational::from(numerator) / Rational::from(denominator))
            }
            serde_json::Value::Number(_) => return None,
        })
    }
}

impl Ord for Cell {
    /// Truth values, then numbers, games by the texts that are read, texts, and no values at last.
    fn cmp(&self, other: &Cell) -> Ordering {
        match (self, other) {
            (Cell::Boolean(a), Cell::Boolean(b)) => a.cmp(b),
            (Cell::Number(a), Cell::Number(b)) => a.cmp(b),
            (Cell::Text(a), Cell::Text(b))
            | (Cell::Game { read: a, .. }, Cell::Game { read: b, .. }) => a.cmp(b),
            _ => self.rank().cmp(&other.rank()),
        }
    }
}

impl PartialOrd for Cell {
    fn partial_cmp(&self, other: &Cell) -> Option<Ordering> {
        Some(self.cmp(other))
    }
}

impl Hash for Cell {
    fn hash<H: Hasher>(&self, state: &mut H) {
        self.rank().hash(state);
        match self {
            Cell::Failed | Cell::Nothing => {}
            Cell::Boolean(b) => b.hash(state),
            Cell::Number(x) => x.hash(state),
            Cell::Game { read: text, .. } | Cell::Text(text) => text.hash(state),
        }
    }
}
