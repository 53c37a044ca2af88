//! The result of a program, as a page shows it: lines, the value with its signs, a picture.

use crate::failure::Evaluated;
use crate::operate::outputs;
use crate::run::read_member;
use crate::scripted::position_of;
use crate::session::program::{Last, Ran, ran};
use crate::value::Value;
use crate::{Drawing, Session, Source, Span, drawing, print};
use tweedle_draw::Scene;

/// The result of a program, for a page.
#[derive(Clone, Debug, PartialEq)]
pub struct Shown {
    /// The lines that the program printed, each with its end.
    pub lines: String,
    /// The printed value; `None` if the program is empty or ends with a `;`.
    pub text: Option<String>,
    /// True if the value is a game or a number, or a collection of these, which pages and papers set as mathematics.
    pub is_mathematics: bool,
    /// The value as a table; `None` if it is none, or has more than 10,000 cells.
    pub table: Option<ShownTable>,
    /// The picture of a value that has one of its own: a position, a thermograph, or a picture.
    pub picture: Option<Scene>,
}

/// A table, for a page.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ShownTable {
    /// The printed cells, row by row.
    pub cells: Vec<Vec<String>>,
    /// The table as LaTeX in math mode.
    pub latex: String,
}

impl Session {
    /// Evaluates a program as [`run`](Session::run) does, and tells how its last value is shown.
    ///
    /// ```
    /// # use tweedle_script::Session;
    /// let mut session = Session::of(tweedle_rulesets::standard());
    /// let shown = session.show("System.Print(1); {1|^}").unwrap();
    /// assert_eq!((shown.lines.as_str(), shown.text.as_deref()), ("1\n", Some("{1|^}")));
    /// assert!(shown.is_mathematics && shown.picture.is_none());
    /// assert!(session.show("on & off").unwrap().is_mathematics);
    /// assert!(session.show("{3||2|1}.Thermograph").unwrap().picture.is_some());
    /// let table = session.show("Table([[1,{1|^}],[\"a\"]])").unwrap().table.unwrap();
    /// assert_eq!(table.cells, [vec!["1", "{1|^}"], vec!["a"]]);
    /// ```
    ///
    /// # Errors
    /// As [`run`](Session::run).
    pub fn show(&mut self, text: &str) -> Evaluated<Shown> {
        self.outside.printed().begin();
        let result = self.or_forget(|session| shown(session, text));
        let lines = self.outside.printed().end().unwrap_or_default();
        result.map(|shown| Shown { lines, ..shown })
    }
}
fn shown(session: &mut Session, text: &str) -> Evaluated<Shown> {
    let Ran { value, span, is_silent, source } =
        ran(session, Source::new("input", text), Last::IsKept)?;
    let Some(span) = span.filter(|_| !is_silent && !outputs::is_empty_output(&value)) else {
        return Ok(Shown {
            lines: String::new(),
            text: None,
            is_mathematics: false,
            table: None,
            picture: None,
        });
    };
    let printed = print::text(session, &value, span);
    let text = printed.map_err(|failure| failure.relative_to(&source))?;
    let picture = own_picture(session, &value, span);
    let is_mathematics = is_mathematics(&value);
    let table = table_of(session, &value, span)?;
    Ok(Shown { lines: String::new(), text: Some(text), is_mathematics, table, picture })
}

/// The most cells of a table that a page shows as one.
const MOST_CELLS: usize = 10_000;

/// The value as a table, if it is one.
fn table_of(session: &mut Session, value: &Value, span: Span) -> Evaluated<Option<ShownTable>> {
    let Value::Object(object) = value else { return Ok(None) };
    let Some(Value::List(rows)) =
        (&*object.class.name == "cgsuite.util.Table").then(|| object.named("rows")).flatten()
    else {
        return Ok(None);
    };
    let (mut all, mut count) = (Vec::new(), 0);
    for row in rows.iter() {
        let Value::List(row) = row else { return Ok(None) };
        count += row.len();
        if count > MOST_CELLS {
            return Ok(None);
        }
        let mut cells = Vec::with_capacity(row.len());
        for cell in row.iter() {
            cells.push(match cell {
                // As the table prints it: without quotes.
                Value::String(text) => text.to_string(),
                cell => print::text(session, cell, span)?,
            });
        }
        all.push(cells);
    }
    let latex = match read_member(session, value, "ToLatex", span)? {
        Value::String(latex) => latex.to_string(),
        _ => return Ok(None),
    };
    Ok(Some(ShownTable { cells: all, latex }))
}

/// The picture of a value that is looked at rather than read. A value that is too large has none, but is printed
/// all the same.
fn own_picture(session: &mut Session, value: &Value, span: Span) -> Option<Scene> {
    let position = position_of(session, value, span).ok().flatten();
    let value = position.map_or_else(|| value.clone(), Value::Position);
    match value {
        Value::Picture(_) | Value::Thermograph(_) | Value::Position(_) => {
            drawing::picture(session, &value, &Drawing::default(), span).ok()
        }
        _ => None,
    }
}

/// True if a value is printed in the signs of games and numbers alone.
fn is_mathematics(value: &Value) -> bool {
    match value {
        Value::Integer(_)
        | Value::Game(_)
        | Value::Rational(_)
        | Value::Ordinal(_)
        | Value::Infinite { .. }
        | Value::Affine(_)
        | Value::Misere(_)
        | Value::OfUniverse(..)
        | Value::Stopper { .. }
        | Value::Sided(_)
        | Value::Explicit(_) => true,
        Value::List(items) | Value::Set(items) => {
            !items.is_empty() && items.iter().all(is_mathematics)
        }
        _ => false,
    }
}
