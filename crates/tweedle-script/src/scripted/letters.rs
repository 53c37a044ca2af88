//! What the cells of boards and strips of a ruleset are written as, where it says so itself.

use super::NOWHERE;
use crate::failure::{Evaluated, Failure};
use crate::run::{Object, is_of_library};
use crate::source::Source;
use crate::value::Value;
use crate::{Session, Span};
use std::sync::Arc;
use tweedle_search::quoted;

/// The `CharMap` of a ruleset.
pub(super) struct Letters {
    map: String,
    count: usize,
    source: Arc<Source>,
    span: Span,
}

impl Letters {
    /// Those of the ruleset of a position, if a class of the program has a `CharMap`: of others nobody needs the text.
    pub(super) fn of(session: &mut Session, position: &Object) -> Evaluated<Option<Letters>> {
        let Value::Object(rules) = &position.enclosing else { return Ok(None) };
        let class = &rules.class;
        let own = class.properties.get("CharMap").filter(|it| it.owner == class.name);
        let Some(property) = own.filter(|_| !is_of_library(&class.source)) else { return Ok(None) };
        let Value::String(map) = session.read_member(&position.enclosing, "CharMap", NOWHERE)?
        else {
            return Ok(None);
        };
        let (source, span) = (class.source.clone(), property.span);
        Ok(Some(Letters { map: map.to_string(), count: map.chars().count(), source, span }))
    }

    /// Refuses a position with a cell that cannot be written.
    pub(super) fn check(&self, position: &Value) -> Evaluated<()> {
        let Value::Object(object) = position else { return Ok(()) };
        let unwritten = |value: &Value| {
            let cells = match value {
                Value::Grid(grid) => &grid.cells,
                Value::Strip(strip) => &strip.cells,
                _ => return None,
            };
            // As a byte without a sign a number below 0 is a large one. All are looked at, many at a time.
            let highest = cells.iter().map(|&cell| cell.cast_unsigned()).max()?;
            (usize::from(highest) >= self.count).then(|| highest.cast_signed())
        };
        match object.fixed().and_then(|fields| fields.iter().find_map(unwritten)) {
            None => Ok(()),
            Some(cell) => {
                let map = quoted(&self.map);
                let message = format!("A cell holds {cell}, for which `CharMap` has no character.");
                Err(Failure::new(message, self.span)
                    .with_hint(format!("The characters of {map} stand for 0, 1, 2 and so on."))
                    .stood_in(&self.source))
            }
        }
    }
}
