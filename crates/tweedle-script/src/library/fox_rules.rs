//! Methods of Fox and Geese as a ruleset.

use super::construct::squares;
use super::own::new;
use super::table::{Call, Method};
use crate::Session;
use crate::class::{COLLECTION, OBJECT, RULESET};
use crate::failure::{Evaluated, Failure, position_failure};
use crate::operate::arguments::{Bound, required};
use crate::operate::convert::sides_value;
use crate::value::Value;
use std::sync::Arc;
use tweedle_rules::Shape;
use tweedle_search::Rules;
use tweedle_syntax::say;

/// The methods.
pub(super) static METHODS: &[Method] = &[Method {
    of: &[RULESET],
    name: "ValuesTable",
    parameters: &[required("geese", COLLECTION)],
    gives: OBJECT,
    doc: "A table of what Fox and Geese is worth with geese on these squares, for each square where the fox may be: from the first row to that of the last goose.",
    example: (
        "game.grid.GenFoxAndGeese(boardWidth => 4).ValuesTable([(3,1),(3,3)]).rows",
        "[[{2|0},\"\",{over|0},\"\"],[\"\",0,\"\",over],[\"\",\"\",\"\",\"\"]]",
    ),
    call: Call::Any(values_table),
}];

/// The most squares of a board, and so the most columns.
const MOST: usize = 128;

fn values_table(session: &mut Session, rules: &Value, bound: &Bound) -> Evaluated<Value> {
    let of_pieces = |rules: &&Arc<dyn Rules>| {
        let entry = session.registry.find(rules.class());
        entry.is_some_and(|entry| entry.shape() == Shape::Pieces)
    };
    let rules = match rules {
        Value::Ruleset(rules) => Some(rules).filter(of_pieces),
        _ => None,
    };
    let Some(rules) = rules else {
        return Err(Failure::new(say::no_table_of_fox(), bound.span));
    };
    let at = bound.value(0).1;
    let geese = squares(session, bound)?;
    let place =
        |row: usize, col: usize| rules.clone().place(&format!("{geese};({},{})", row + 1, col + 1));
    // Any board that there is says how large all are; only geese that fill the first row leave no room for a fox there.
    let first = (0..MOST).map(|col| place(0, col)).find(Result::is_ok);
    let Some(first) = first else {
        let why = place(0, 0).err().map_or_else(String::new, |error| error.message().to_owned());
        return Err(Failure::new(say::bad_notation(why), at));
    };
    let board = first.ok().and_then(|first| Some(first.single()?.0.text())).unwrap_or_default();
    // A fox below all geese has escaped, so there is no need for more rows.
    let (mut places, mut positions) = (Vec::new(), Vec::new());
    for (row, cells) in board.split('|').enumerate() {
        for col in 0..cells.chars().count() {
            if let Ok(position) = place(row, col) {
                places.push((row, col));
                positions.push(position);
            }
        }
    }
    let values = session.analyst.game_values(&positions);
    let values = values.map_err(|error| position_failure(error, &positions[0], bound.span))?;
    let mut rows: Vec<Vec<Value>> =
        board.split('|').map(|cells| vec![Value::string(""); cells.chars().count()]).collect();
    for ((row, col), value) in places.into_iter().zip(values) {
        rows[row][col] = sides_value(session, value);
    }
    let rows = rows.into_iter().map(Value::list).collect();
    new(session, "cgsuite.util.Table", vec![Value::list(rows)], bound.span)
}
