//! What the cells of boards and strips of a ruleset are written as, where it says so itself.

use super::{NOWHERE, Scene};
use crate::failure::{Evaluated, Failure};
use crate::run::{Object, is_of_library};
use crate::source::Source;
use crate::value::Value;
use crate::{Session, Span};
use std::sync::Arc;
use std::sync::atomic::{AtomicU32, Ordering};
use tweedle_search::quoted;

/// The `CharMap` of a ruleset.
pub(super) struct Letters {
    map: String,
    count: usize,
    source: Arc<Source>,
    span: Span,
    /// The options of so many more positions are looked at.
    patience: AtomicU32,
}

/// Rules that make cells without a character make some soon, so that the options of the first positions tell it. To look at all of
/// them would take some percent of the time.
const PATIENCE: u32 = 1_000;

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
        let count = map.chars().count();
        let patience = AtomicU32::new(PATIENCE);
        Ok(Some(Letters { map: map.to_string(), count, source, span, patience }))
    }

    /// Refuses options one of which has a cell that cannot be written, while there is patience to look.
    pub(super) fn check_options(&self, options: &[Scene]) -> Evaluated<()> {
        let left = self.patience.load(Ordering::Relaxed);
        if left == 0 {
            return Ok(());
        }
        // Several threads may look at some more.
        self.patience.store(left - 1, Ordering::Relaxed);
        options.iter().try_for_each(|option| self.check(&option.0))
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
