//! Values of the positions of a list, found by several threads before each value is asked for.

use crate::failure::{At, Evaluated};
use crate::value::Value;
use crate::value::code::Asked;
use crate::{Session, Span};
use tweedle_search::Position;

/// Finds the member that is asked of each position of a list, if several threads find that sooner. The answers
/// are the same without it, and so is the first failure.
///
/// Positions whose rules a program defines are left out: the lines that its methods print come round by round.
pub(super) fn look_ahead(
    session: &mut Session,
    items: &[Value],
    asked: Asked,
    span: Span,
) -> Evaluated<()> {
    if session.control.threads().get() == 1 {
        return Ok(());
    }
    let positions = items.iter().filter_map(|item| match item {
        Value::Position(position) => Some(position),
        _ => None,
    });
    let is_asked = |position: &&Position| {
        let is_scripted = position.terms().iter().any(|term| term.component().says_rules());
        !is_scripted && (asked != Asked::NimValue || position.is_impartial())
    };
    let positions: Vec<Position> = positions.filter(is_asked).cloned().collect();
    session.analyst.look_ahead(&positions).at(span)
}
