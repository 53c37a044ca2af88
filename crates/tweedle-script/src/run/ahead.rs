//! What the values of a list are worth, found by several threads before it is asked of each.

use crate::compile::Asked;
use crate::failure::{At, Evaluated};
use crate::value::Value;
use crate::{Session, Span};
use tweedle_search::Position;

impl Session {
    /// Finds what is asked of each value of a list, as far as several threads find that sooner. The answers are the same
    /// without it, and so is the first failure.
    ///
    /// Games of a class that says itself what it is worth are left out.
    pub(super) fn look_ahead(
        &mut self,
        items: &[Value],
        asked: Asked,
        span: Span,
    ) -> Evaluated<()> {
        if self.control.threads().get() == 1 {
            return Ok(());
        }
        let mut positions: Vec<Position> = Vec::new();
        for item in items {
            self.control.check().at(span)?;
            let position = match item {
                Value::Position(position) => Some(position.clone()),
                Value::Object(object) if !says_its_worth(&object.class) => {
                    // Who asks is told what is wrong with it.
                    self.position_of(item, span).ok().flatten()
                }
                _ => None,
            };
            positions.extend(position.filter(|it| asked != Asked::NimValue || it.is_impartial()));
        }
        self.analyst.look_ahead(&positions).at(span)
    }
}

/// Whether a class of a program overrides what positions are asked for.
fn says_its_worth(class: &super::ClassInfo) -> bool {
    ["CanonicalForm", "GameValue", "NimValue"].iter().any(|name| class.properties.contains(name))
}
